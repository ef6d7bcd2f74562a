//! Makes the macro of the keys of this game's words, and its style sheets small.

fn main() -> std::io::Result<()> {
    assets_build::write("assets")?;
    words_build::write_keys("$crate::texts::CATALOG", "::words", words_build::Fallback::Words)
}
