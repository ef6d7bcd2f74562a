//! Everything Florenza Dice Game brings beside its rules: its table drawn, its words and rule pages in four languages, how
//! bots evaluate it, what statistics count, how it is offered and opened.

include!(concat!(env!("OUT_DIR"), "/keys.rs"));

pub mod board;
pub mod book;
pub mod evaluation;
mod offer;
mod options;
pub mod statistics;
pub mod texts;

/// The type on which all of it hangs.
#[derive(Clone, Copy, Debug)]
pub struct FlorenzaBundle;

impl kernel::Bundle for FlorenzaBundle {
    type Game = florenza::Florenza;
}
