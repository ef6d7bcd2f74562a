//! What a game is, for every game of Magnifico. No I/O, no clock, no global state.
//!
//! The words used everywhere, once each:
//!
//! * **seat**: a place at the table, numbered clockwise from 0; the left neighbour is the next seat.
//! * **game**: a rule set together with its component data, as a value ([`Game`]).
//! * **state**: everything there is to know about one match, flat and small.
//! * **action**: one small choice of one seat, with a short text notation.
//! * **event**: what happened, as data for the log; [`Game::redact`] says who may see what of it.
//! * **view**: what an [`Viewer`] may see of a state; hidden things leave through here or not at all.
//! * **chance**: the verifiable generator inside a state ([`chance::Chance`]).
//! * **record**: configuration, seed and actions of one match as text; everything else follows from it.
//! * **table**: a live match: record, state, version, undo ([`table::Table`]).
//! * **law**: what must hold for every game ([`laws`]).
#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

pub mod chance;
pub mod digest;
pub mod game;
pub mod laws;
pub mod nim;
pub mod record;
pub mod replay;
pub mod rng;
pub mod seat;
pub mod table;
mod undo;
mod wake;

pub use chance::{Chance, Seed};
pub use digest::Digest;
pub use game::{ConfigError, Game, Illegal, Meta, Observation, Outcome, Silent, Sink, Turn, Viewer};
pub use rng::Rng;
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
