//! Makes the style sheets small, and sheets of the drawings.

fn main() -> std::io::Result<()> {
    assets_build::write("assets")?;
    assets_build::pictures("assets/pictures")
}
