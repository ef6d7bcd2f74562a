//! Makes the style sheets and scripts small.

fn main() -> std::io::Result<()> {
    assets_build::write("assets")
}
