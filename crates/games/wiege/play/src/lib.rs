//! Everything that Die Wiege der Renaissance brings beside its rules: what it says, its rule pages, its table, how bots
//! evaluate it, its options, and what is counted of its cards. All of it hangs on [`WiegeBundle`].

include!(concat!(env!("OUT_DIR"), "/keys.rs"));

pub mod board;
pub mod book;
pub mod evaluation;
mod offer;
mod options;
pub mod statistics;
pub mod texts;

/// Die Wiege der Renaissance with everything it brings.
#[derive(Clone, Copy, Debug)]
pub struct WiegeBundle;

impl kernel::Bundle for WiegeBundle {
    type Game = wiege::Wiege;
}
