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

const WOFF2: &str = "font/woff2";

const SVG: &str = "image/svg+xml";

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// A file as the build script made it small.
macro_rules! small {
    ($name:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $name))
    };
}

/// A script of a page, with the modules it is made of.
macro_rules! script {
    ($name:literal) => {
        ($name, SCRIPT, small!($name))
    };
}

/// What is the same whatever is played.
const FILES: [(&str, &str, &str); 7] = [
    ("icon.svg", SVG, include_str!("../../assets/icon.svg")),
    ("icon-turn.svg", SVG, include_str!("../../assets/icon-turn.svg")),
    script!("live.js"),
    script!("open.js"),
    script!("page.js"),
    script!("pass-on.js"),
    script!("replay.js"),
];

/// A file as it is served: its name, its kind, its text. A request shares the text, it is not copied for each.
type File = (String, &'static str, Bytes);

/// The files of a server, with what its games add to them.
pub struct Assets {
    files: Vec<File>,
    fonts: Vec<File>,
    digest: String,
}

impl Assets {
    /// The files of a server with these games.
    pub fn new(games: &Games) -> Assets {
        let fonts =
            boards::assets::FONTS.map(|(name, bytes)| (font(name, bytes), WOFF2, Bytes::from_static(bytes)));
        let fixed =
            FILES.map(|(name, kind, text)| (name.to_owned(), kind, Bytes::from_static(text.as_bytes())));
        let files: Vec<File> = sheets(games).into_iter().chain(pictures_of(games)).chain(fixed).collect();
        let all: Vec<&[u8]> = files.iter().map(|(_, _, text)| &text[..]).collect();
        Assets { digest: Digest::of(&all.concat()).short(), files, fonts: fonts.into() }
    }

    /// The file of this name, and whether its name changes whenever it does.
    fn find(&self, name: &str) -> Option<(&File, bool)> {
        let file = self.files.iter().find(|(file, ..)| *file == name).map(|file| (file, false));
        file.or_else(|| self.fonts.iter().find(|(file, ..)| *file == name).map(|file| (file, true)))
    }
}

/// The name of a typeface's file. It has a digest of its own: a typeface stays in the browser when all else changes.
fn font(name: &str, bytes: &[u8]) -> String {
    format!("{name}-{}.woff2", Digest::of(bytes).short())
}

/// The style sheet that names the typefaces by the names of their files.
fn with_fonts(sheet: &str) -> String {
    let fonts = boards::assets::FONTS.iter();
    fonts.fold(sheet.to_owned(), |sheet, (name, bytes)| {
        sheet.replace(&format!("url({name}.woff2)"), &format!("url({})", font(name, bytes)))
    })
}

/// The style sheets: those of every page, with what each game adds to them, and one for each game's table.
fn sheets(games: &Games) -> Vec<File> {
    let abouts = || games.all().map(|game| game.about());
    let pieces: String = abouts().map(|about| about.assets.pieces).collect();
    let pages: String = abouts().map(|about| about.assets.pages).collect();
    let sheet = |name: &str, parts: &[&str]| (format!("{name}.css"), CSS, Bytes::from(parts.concat()));
    let chances = small!("chances.css");
    let shared = [
        sheet("base", &[&with_fonts(boards::assets::BASE_CSS), &pieces]),
        sheet("more", &[small!("more.css"), chances, small!("stage.css")]),
        sheet("pages", &[small!("pages.css"), &pages]),
        sheet("rest", &[small!("rest.css"), chances]),
    ];
    let table = |game: &GameRef| sheet(game.id(), &[boards::assets::FRAME_CSS, game.about().assets.table]);
    shared.into_iter().chain(games.all().map(table)).collect()
}

/// The pictures of the games and of the house.
fn pictures_of(games: &Games) -> Vec<File> {
    let of_games = games.all().map(|game| (game.id(), game.about().pictures));
    let file = |id: &str, (name, text): &(&str, &'static str)| {
        (format!("{id}-{name}.svg"), SVG, Bytes::from_static(text.as_bytes()))
    };
    let all = of_games.chain([(HOUSE, boards::assets::PICTURES)]);
    all.flat_map(|(id, sheets)| sheets.iter().map(move |sheet| file(id, sheet))).collect()
}

/// What the sheets of pictures that belong to no game begin with.
const HOUSE: &str = "house";

/// Where those are.
pub fn house(app: &App) -> String {
    pictures(app, HOUSE)
}

/// Where the sheets of pictures of a game are, for [`boards::Pictures`].
pub fn pictures(app: &App, game: &str) -> String {
    address(app, &format!("{game}-*.svg"))
}

/// The address of a file; what follows the name changes whenever a file does.
pub fn address(app: &App, name: &str) -> String {
    app.path(&format!("/assets/{name}?{}", app.assets.digest))
}

/// The addresses of the typefaces that a page is read in, to be asked for before its style sheet says so.
pub fn first_fonts(app: &App) -> impl Iterator<Item = String> {
    let all = boards::assets::FONTS.iter().zip(&app.assets.fonts);
    let first = all.filter(|((name, _), _)| boards::assets::FIRST_FONTS.contains(name));
    first.map(|(_, (name, ..))| app.path(&format!("/assets/{name}")))
}

/// Serves a file.
pub async fn serve(
    State(app): State<App>,
    Path(name): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<impl IntoResponse, Fault> {
    let (file, is_dated) = app.assets.find(&name).ok_or(Fault::Missing("file"))?;
    // What is asked for without a digest must not outlive this program.
    let is_kept = is_dated || query.is_some();
    let keep = if is_kept { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CONTENT_TYPE, file.1), (header::CACHE_CONTROL, keep)];
    Ok((headers, file.2.clone()))
}
