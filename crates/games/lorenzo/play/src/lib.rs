//! Everything Lorenzo il Magnifico brings beside its rules: what it says in four languages ([`texts`], [`book`]), how it is
//! drawn ([`board`]), how bots evaluate it ([`evaluation`]), what is counted of its pieces ([`statistics`]), how it is offered
//! and opened. All of it hangs on one type, [`LorenzoBundle`].

include!(concat!(env!("OUT_DIR"), "/keys.rs"));

pub mod board;
pub mod book;
pub mod evaluation;
mod offer;
mod options;
pub mod statistics;
pub mod texts;

/// Lorenzo il Magnifico, with everything it brings.
#[derive(Clone, Copy, Debug)]
pub struct LorenzoBundle;

impl kernel::Bundle for LorenzoBundle {
    type Game = lorenzo::Lorenzo;
}
