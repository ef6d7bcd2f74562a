//! The files that pages load, embedded in the program. Their address has their digest, so browsers keep them for ever.

use crate::fault::Fault;
use axum::extract::{Path, RawQuery};
use axum::http::header;
use axum::response::IntoResponse;
use boards::Board;
use florenza::Florenza;
use kernel::Digest;
use lorenzo::Lorenzo;
use std::sync::LazyLock;
use wiege::Wiege;

const CSS: &str = "text/css; charset=utf-8";

const SCRIPT: &str = "text/javascript; charset=utf-8";

const FILES: [(&str, &str, &str); 15] = [
    ("base.css", CSS, boards::assets::BASE_CSS),
    ("lorenzo.css", CSS, Lorenzo::STYLE),
    ("florenza.css", CSS, Florenza::STYLE),
    ("wiege.css", CSS, Wiege::STYLE),
    (
        "more.css",
        CSS,
        concat!(include_str!("../../assets/more.css"), include_str!("../../assets/chances.css")),
    ),
    (
        "pages.css",
        CSS,
        concat!(include_str!("../../assets/pages.css"), include_str!("../../assets/chances.css")),
    ),
    ("icon.svg", "image/svg+xml", include_str!("../../assets/icon.svg")),
    ("icon-turn.svg", "image/svg+xml", include_str!("../../assets/icon-turn.svg")),
    ("keys.js", SCRIPT, include_str!("../../assets/keys.js")),
    ("live.js", SCRIPT, include_str!("../../assets/live.js")),
    ("motion.js", SCRIPT, include_str!("../../assets/motion.js")),
    ("notes.js", SCRIPT, include_str!("../../assets/notes.js")),
    ("peek.js", SCRIPT, include_str!("../../assets/peek.js")),
    ("replay.js", SCRIPT, include_str!("../../assets/replay.js")),
    ("sound.js", SCRIPT, include_str!("../../assets/sound.js")),
];

static DIGEST: LazyLock<String> = LazyLock::new(|| {
    let all: String = FILES.iter().map(|(_, _, text)| *text).collect();
    Digest::of(all.as_bytes()).short()
});

/// The address of a file.
pub fn address(app: &crate::App, name: &str) -> String {
    app.path(&format!("/assets/{name}?{}", *DIGEST))
}

/// Serves a file.
pub async fn serve(Path(name): Path<String>, RawQuery(query): RawQuery) -> Result<impl IntoResponse, Fault> {
    let file = FILES.iter().find(|(file, ..)| *file == name).ok_or(Fault::Missing("file"))?;
    // A module that another one imports is asked for without the digest, and must not outlive this program.
    let keep = if query.is_some() { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CONTENT_TYPE, file.1), (header::CACHE_CONTROL, keep)];
    Ok((headers, file.2))
}
