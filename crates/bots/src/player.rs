//! A bot of ours or a program of somebody's.
//!
//! Kept apart from [`Kind`] on purpose: a name that starts a program may come from the command line of this machine and
//! from nowhere else. What a server reads from strangers is a [`Kind`], which cannot start anything.

use crate::{Bot, Evaluated, ExecBot, Kind, Program, UnknownBot};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// What may play where the machine's owner says who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A bot of this program.
    Ours(Kind),
    /// Somebody else's program, started with a command.
    Theirs(Program),
}

impl Player {
    /// A new bot, ready for a match.
    pub fn bot<B: Evaluated>(&self, seed: u64) -> Box<dyn Bot<B::Game>> {
        match self {
            Player::Ours(kind) => kind.bot::<B>(seed),
            Player::Theirs(program) => Box::new(ExecBot::<B>::new(seed, program.clone())),
        }
    }
}

/// The name by which it is asked for: that of the [`Kind`], or `exec:python3 bot.py`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Ours(kind) => kind.fmt(f),
            Player::Theirs(program) => write!(f, "exec:{program}"),
        }
    }
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Player, UnknownPlayer> {
        match name.strip_prefix("exec:") {
            Some(line) => {
                Program::parse(line).map(Player::Theirs).ok_or_else(|| UnknownPlayer(UnknownBot(name.into())))
            }
            None => name.parse().map(Player::Ours).map_err(UnknownPlayer),
        }
    }
}

/// A name that nobody has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}, and exec:COMMAND for a program of yours")]
pub struct UnknownPlayer(pub UnknownBot);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_asked_for_by_its_command() {
        let player: Player = "exec:python3  bot.py".parse().unwrap();
        assert_eq!(player.to_string(), "exec:python3 bot.py");
        assert_eq!("greedy".parse(), Ok(Player::Ours(Kind::Greedy)));
        for wrong in ["exec:", "exec: ", "oracle", "exec"] {
            let error = wrong.parse::<Player>().unwrap_err();
            assert!(error.to_string().ends_with(", and exec:COMMAND for a program of yours"), "{error}");
        }
    }

    /// A server reads kinds from strangers.
    #[test]
    fn no_kind_of_bot_starts_a_program() {
        assert!("exec:python3 bot.py".parse::<Kind>().is_err());
    }
}
