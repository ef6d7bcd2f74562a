//! Players that are programs, generic over the game.
//!
//! A bot is a file of its own here, a variant of [`Kind`], and an arm in [`Kind::bot`]; the compiler names every
//! place that a new one must be added. Nothing else in the project knows one bot from another.
//!
//! ```
//! use bots::{Bot, named};
//! use kernel::nim::{Config, Nim};
//! use kernel::{Game, Seed, Sight, Silent, Turn};
//!
//! let mut bot = named::<Nim>("random", 7)?;
//! let mut state = Nim.setup(&Config { players: 2 }, Seed::from_number(1), &mut Silent).unwrap();
//! let mut legal = Vec::new();
//! while let Turn::Await(seats) = Nim.turn(&state) {
//!     let seat = seats.lowest().unwrap();
//!     Nim.legal(&state, seat, &mut legal);
//!     let choice = bot.choose(&Sight::new(&Nim, &state, seat), &legal);
//!     Nim.play(&mut state, seat, legal[choice], &mut Silent);
//! }
//! # Ok::<(), bots::UnknownBot>(())
//! ```

mod random;

pub use random::RandomBot;

use kernel::{Game, Sight};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A player that is a program.
///
/// It cannot cheat, since a [`Sight`] shows it the view of its own seat and nothing else; and it cannot play an
/// illegal action, since it answers with an index into the list it was given, not with an action.
pub trait Bot<G: Game>: Send {
    /// Forgets everything and gets ready for another match.
    ///
    /// What a bot does in a match follows from this number and from what it is shown, never from matches before:
    /// so a series of matches is the same in whatever order, and on however many threads, it is played.
    fn prepare(&mut self, seed: u64);

    /// The index in `legal` of the action to play; `legal` is never empty.
    fn choose(&mut self, sight: &Sight<'_, G>, legal: &[G::Action]) -> usize;
}

/// Every bot there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Plays any legal action, each equally likely.
    Random,
}

impl Kind {
    /// Every bot there is, the simplest first.
    pub const ALL: [Kind; 1] = [Kind::Random];

    /// The name by which it is asked for.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
        }
    }

    /// A new bot of this kind, ready for a match.
    pub fn bot<G: Game>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(RandomBot::new(seed)),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Kind, UnknownBot> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| UnknownBot(name.into()))
    }
}

/// The bot with this name, ready for a match.
pub fn named<G: Game>(name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    Ok(name.parse::<Kind>()?.bot(seed))
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot called {0:?}; the bots are: {names}", names = names())]
pub struct UnknownBot(pub String);

fn names() -> String {
    Kind::ALL.map(Kind::name).join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::nim::Nim;

    #[test]
    fn every_bot_answers_to_its_name() {
        for kind in Kind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
            assert!(named::<Nim>(kind.name(), 1).is_ok());
        }
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_names_there_are() {
        let error = named::<Nim>("oracle", 1).err().unwrap();
        assert_eq!(error.to_string(), "there is no bot called \"oracle\"; the bots are: random");
    }
}
