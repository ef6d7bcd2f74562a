//! Makes the macro of the keys of this game's words, makes its style sheets small, and sheets of its drawings.

fn main() -> std::io::Result<()> {
    assets_build::write("assets")?;
    assets_build::pictures("assets/pictures")?;
    words_build::write_keys("$crate::texts::CATALOG", "::words", words_build::Fallback::Words)
}
