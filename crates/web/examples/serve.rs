//! A server without limits, for measurements: `serve PORT FOLDER`.

#[path = "../tests/common/hosted.rs"]
mod hosted;

use hosted::hosted;
use web::{Limits, Settings};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let port = arguments.next().ok_or("which port?")?.parse()?;
    let data_dir = arguments.next().ok_or("which folder?")?.into();
    let games = hosted(|_| true);
    let settings = Settings { port, data_dir, games, limits: Limits::generous(), ..Settings::default() };
    web::serve(settings, |_| ()).await?;
    Ok(())
}
