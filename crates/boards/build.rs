//! Makes the style sheet small.

fn main() -> std::io::Result<()> {
    assets_build::write("assets")
}
