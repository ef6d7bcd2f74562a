//! What a game brings beside its rules to be played here, as one bundle of traits.
//!
//! A game's folder has its rules, pure, and a crate that implements everything else for one type of its own, its
//! [`kernel::Bundle`]: what it says ([`words::Worded`]), how it is drawn ([`boards::Board`]), how bots evaluate it
//! ([`bots::Evaluated`]), what is counted of its pieces ([`arena::pieces::PieceStats`]), and what this crate adds: how it is
//! offered ([`Offered`]) and opened ([`Playable`]). The server and the program know games only as [`Playable`].
#![warn(missing_docs)]

#[cfg(feature = "laws")]
pub mod laws;
mod offered;
mod options;

pub use offered::{Gallery, Offered, check, one_of};
pub use options::{Chosen, GameOption, Values};

use arena::pieces::PieceStats;
use bots::Evaluated;
use kernel::Rng;
use kernel::bundle::{Action, Config};

/// A game that can be played here, in every way there is.
pub trait Playable: Evaluated + PieceStats + Offered {
    /// The names of its data files, as a folder given with `--rules` has them.
    const FILES: &'static [&'static str];
    /// What may be asked for when a match is opened from the command line, beside the number of players.
    const OPTIONS: &'static [GameOption];

    /// The game with the component data that this program carries.
    fn standard() -> Self::Game;

    /// The game with other component data: the texts of [`Playable::FILES`], in their order.
    fn from_texts(texts: &[String]) -> Result<Self::Game, String>;

    /// The configuration that these options ask for.
    fn configure(players: u8, chosen: &Chosen) -> Config<Self>;

    /// Some configuration, with what these options ask for and the rest as it comes.
    fn vary(players: Option<u8>, chosen: &Chosen, rng: &mut Rng) -> Config<Self>;

    /// Whether the action passes: what is played for a seat whose time is up.
    fn is_pass(action: Action<Self>) -> bool;

    /// Whether the seats opposite each other are partners.
    fn has_partners(_: &Config<Self>) -> bool {
        false
    }

    /// What somebody who plays alone may reach, by name and points; nothing where others are to be beaten.
    fn marks(_: &Self::Game, _: &Config<Self>) -> Vec<(&'static str, i32)> {
        Vec::new()
    }
}
