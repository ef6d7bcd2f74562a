//! The files a page needs, carried in the program.

/// Tokens, type, icons and pieces of every page.
pub const BASE_CSS: &str = include_str!("../assets/base.css");
/// The table of Lorenzo.
pub const TABLE_CSS: &str = include_str!("../assets/table.css");
/// The table of Die Wiege der Renaissance.
pub const WIEGE_CSS: &str = include_str!("../assets/wiege.css");
/// The symbols of Die Wiege der Renaissance alone.
pub const WIEGE_ICONS: &str = include_str!("../assets/wiege.svg");
/// All symbols, to stand once at the head of a page so that colours reach them.
pub const ICONS: &str = include_str!("../assets/icons.svg");
/// The table of Florenza Dice Game.
pub const FLORENZA_CSS: &str = include_str!("../assets/florenza.css");
/// Symbols that only Florenza has.
pub const FLORENZA_ICONS: &str = include_str!("../assets/florenza.svg");
