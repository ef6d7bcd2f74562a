//! What a game is, for every game of Magnifico. No I/O, no clock, no global state.
//!
//! The words used everywhere, once each:
//!
//! * **seat**: a place at the table, numbered clockwise from 0; the left neighbour is the next seat.
//! * **game**: a rule set together with its component data, as a value ([`Game`]).
//! * **state**: everything there is to know about one match, flat and small.
//! * **action**: one small choice of one seat, with a short text notation.
//! * **event**: what happened, as data for the log; [`Game::redact`] says who may see what of it.
//! * **view**: what a [`Viewer`] may see of a state; hidden things leave through here or not at all.
//! * **chance**: the verifiable generator inside a state ([`chance::Chance`]).
//! * **record**: configuration, seed and actions of one match as text; everything else follows from it.
//! * **table**: a live match: record, state, version, undo ([`table::Table`]).
//! * **list**, **set**: what states hold many things in without touching the heap ([`List`], [`Set`]).
//! * **law**: what must hold for every game ([`laws`]).
#![warn(missing_docs)]
#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

mod asked;
pub mod bundle;
pub mod chance;
pub mod data;
pub mod digest;
mod earlier;
pub mod game;
pub mod laws;
pub mod list;
pub mod notation;
pub mod position;
pub mod record;
pub mod replay;
pub mod rng;
pub mod seat;
pub mod set;
pub mod table;
pub mod testing;
mod undo;
mod wake;

pub use bundle::Bundle;
pub use chance::{Chance, Seed};
pub use digest::Digest;
pub use game::{ConfigError, Game, Illegal, Meta, Observation, Outcome, Silent, Sink, Turn, Viewer};
pub use list::List;
pub use rng::Rng;
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
pub use set::Set;
