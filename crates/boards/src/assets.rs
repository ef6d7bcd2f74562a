//! The files that every page needs, carried in the program.

/// Tokens, type, icons and pieces of every page.
pub const BASE_CSS: &str = include_str!(concat!(env!("OUT_DIR"), "/base.css"));
/// The frame of every table: bar, order, prompt, log and tabs. It stands before the sheet of the game, which may say more.
pub const FRAME_CSS: &str = include_str!(concat!(env!("OUT_DIR"), "/frame.css"));
/// The symbols of all pages, to stand once at the head of a page so that colours reach them.
pub const ICONS: &str = include_str!("../assets/icons.svg");
