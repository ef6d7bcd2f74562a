//! The files that every page needs, carried in the program.

/// Tokens, type, icons and pieces of every page.
pub const BASE_CSS: &str = include_str!(concat!(env!("OUT_DIR"), "/base.css"));
/// The frame of every table: bar, order, prompt, log and tabs. It stands before the sheet of the game, which may say more.
pub const FRAME_CSS: &str = include_str!(concat!(env!("OUT_DIR"), "/frame.css"));
/// The symbols of all pages, to stand once at the head of a page so that colours reach them.
pub const ICONS: &str = include_str!("../assets/icons.svg");

/// The files that a game's pages need, carried in the program.
#[derive(Clone, Copy, Debug)]
pub struct Assets {
    /// What the table needs of style, beside the sheet that all pages have and the frame that all tables have.
    pub table: &'static str,
    /// What every page needs of style, since any of them may show the game's pieces.
    pub pieces: &'static str,
    /// What the pages beside the table need of style: the game's card on the front page has the class `g-ID`, the list of
    /// its pieces `of-ID`.
    pub pages: &'static str,
    /// Symbols of this game alone, beside those that all pages have.
    pub symbols: &'static str,
    /// The picture of the game on the front page.
    pub picture: &'static str,
}

/// The files in the folder `assets` of the crate that says this, its style sheets as its build script made them small.
#[macro_export]
macro_rules! assets {
    () => {
        $crate::assets::Assets {
            table: include_str!(concat!(env!("OUT_DIR"), "/table.css")),
            pieces: include_str!(concat!(env!("OUT_DIR"), "/pieces.css")),
            pages: include_str!(concat!(env!("OUT_DIR"), "/pages.css")),
            symbols: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/symbols.svg")),
            picture: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/picture.svg")),
        }
    };
}
