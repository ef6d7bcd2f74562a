//! Makes the macro of the keys of the pages' words.

fn main() -> std::io::Result<()> {
    words_build::write_keys("$crate::PAGES", "$crate", words_build::Fallback::Refuse)
}
