//! Everything nim brings beside its rules: the smallest example of a game's folder.
//!
//! Read it in this order: `texts` what it says, `board` how it is drawn, `evaluation` how bots see it, `offer` how it
//! is offered and opened. CONTRIBUTING's "Add a game" walks along these files.

// The macro `key!`, which reaches all modules below.
include!(concat!(env!("OUT_DIR"), "/keys.rs"));

mod board;
pub mod evaluation;
mod offer;
mod texts;

/// Nim with everything it brings.
pub struct NimBundle;

impl kernel::Bundle for NimBundle {
    type Game = nim::Nim;
}

/// No piece of nim is worth counting: a heap is like the others.
impl arena::pieces::PieceStats for NimBundle {}
