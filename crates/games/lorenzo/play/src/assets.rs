//! The files that the game's pages need, carried in the program.

/// What the table needs of style.
pub(crate) const STYLE: &str = include_str!(concat!(env!("OUT_DIR"), "/table.css"));
/// What every page needs of style, since any of them may show the game's pieces.
pub(crate) const PIECES: &str = include_str!(concat!(env!("OUT_DIR"), "/pieces.css"));
/// What the pages beside the table need of style: the front page, the pieces to look up.
pub(crate) const PAGES: &str = include_str!(concat!(env!("OUT_DIR"), "/pages.css"));
/// The game has no symbols beside those that all pages have.
pub(crate) const SYMBOLS: &str = "";
/// The picture of the game on the front page.
pub(crate) const PICTURE: &str = include_str!("../assets/picture.svg");
