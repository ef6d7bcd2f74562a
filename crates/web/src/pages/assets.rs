//! The files that pages load, embedded in the program. Their address has their digest, so browsers keep them for ever.

use crate::App;
use crate::games::{GameRef, Games};
use crate::http::fault::Fault;
use axum::extract::{Path, RawQuery, State};
use axum::http::header;
use axum::response::IntoResponse;
use bytes::Bytes;
use kernel::Digest;

const CSS: &str = "text/css; charset=utf-8";

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// A file as the build script made it small.
macro_rules! small {
    ($name:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $name))
    };
}

/// A module of the live table or the replay.
macro_rules! script {
    ($name:literal) => {
        ($name, SCRIPT, small!($name))
    };
}

/// What is the same whatever is played.
const FILES: [(&str, &str, &str); 19] = [
    ("icon.svg", "image/svg+xml", include_str!("../../assets/icon.svg")),
    ("icon-turn.svg", "image/svg+xml", include_str!("../../assets/icon-turn.svg")),
    script!("dom.js"),
    script!("exchange.js"),
    script!("forms.js"),
    script!("hints.js"),
    script!("keys.js"),
    script!("live.js"),
    script!("motion.js"),
    script!("notes.js"),
    script!("notices.js"),
    script!("picks.js"),
    script!("preview.js"),
    script!("replay.js"),
    script!("sound.js"),
    script!("stream.js"),
    script!("swap.js"),
    script!("talk.js"),
    script!("tools.js"),
];

/// A file as it is served: its name, its kind, its text. A request shares the text, it is not copied for each.
type File = (String, &'static str, Bytes);

/// The files of a server, with what its games add to them.
pub struct Assets {
    files: Vec<File>,
    digest: String,
}

impl Assets {
    /// The files of a server with these games.
    pub fn new(games: &Games) -> Assets {
        let fixed =
            FILES.map(|(name, kind, text)| (name.to_owned(), kind, Bytes::from_static(text.as_bytes())));
        let files: Vec<File> = sheets(games).into_iter().chain(fixed).collect();
        let all: Vec<&[u8]> = files.iter().map(|(_, _, text)| &text[..]).collect();
        Assets { digest: Digest::of(&all.concat()).short(), files }
    }
}

/// The style sheets: those of every page, with what each game adds to them, and one for each game's table.
fn sheets(games: &Games) -> Vec<File> {
    let abouts = || games.all().map(|game| game.about());
    let pieces: String = abouts().map(|about| about.assets.pieces).collect();
    let pages: String = abouts().map(|about| about.assets.pages).collect();
    let sheet = |name: &str, parts: &[&str]| (format!("{name}.css"), CSS, Bytes::from(parts.concat()));
    let chances = small!("chances.css");
    let shared = [
        sheet("base", &[boards::assets::BASE_CSS, &pieces]),
        sheet("more", &[small!("more.css"), chances]),
        sheet("pages", &[small!("pages.css"), &pages, chances]),
    ];
    let table = |game: &GameRef| sheet(game.id(), &[boards::assets::FRAME_CSS, game.about().assets.table]);
    shared.into_iter().chain(games.all().map(table)).collect()
}

/// The address of a file; what follows the name changes whenever a file does.
pub fn address(app: &App, name: &str) -> String {
    app.path(&format!("/assets/{name}?{}", app.assets.digest))
}

/// Serves a file.
pub async fn serve(
    State(app): State<App>,
    Path(name): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<impl IntoResponse, Fault> {
    let file = app.assets.files.iter().find(|(file, ..)| *file == name).ok_or(Fault::Missing("file"))?;
    // What is asked for without a digest must not outlive this program.
    let keep = if query.is_some() { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CONTENT_TYPE, file.1), (header::CACHE_CONTROL, keep)];
    Ok((headers, file.2.clone()))
}
