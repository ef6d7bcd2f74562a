//! A bot of ours or a program of somebody's.
//!
//! Kept apart from [`Kind`] on purpose: a name that starts a program may come from the command line of this machine and
//! from nowhere else. What a server reads from strangers is a [`Kind`], which cannot start anything.

use crate::{Bot, By, Evaluated, ExecBot, Kind, Networks, Program, Search, UnknownBot, table_of};
use kernel::Digest;
use kernel::bundle::Config;
use net::{Net, NetError};
use std::fmt;
use std::fs;
use std::io;
use std::str::FromStr;
use std::sync::Arc;
use thiserror::Error;

/// What may play where the machine's owner says who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A bot of this program.
    Ours(Kind),
    /// One that goes by a network from a file.
    Trained(Trained),
    /// Somebody else's program, started with a command.
    Theirs(Program),
}

/// Whether a network was learnt for matches with these options, with whatever data.
fn is_learnt<B: Evaluated>(game: &B::Game, config: &Config<B>) -> bool {
    let table = table_of::<B>(game, config);
    B::networks().iter().any(|it| Some(it.about().table.as_str()) == table)
}

/// A bot of this program and the network that it goes by.
#[derive(Clone, Debug)]
pub struct Trained {
    kind: Kind,
    network: Arc<Net>,
    /// The file it was read from.
    path: String,
    digest: Digest,
}

impl PartialEq for Trained {
    fn eq(&self, other: &Trained) -> bool {
        self.kind == other.kind && self.path == other.path && self.digest == other.digest
    }
}

impl Eq for Trained {}

impl Trained {
    /// A bot from its name, with the network in this file.
    fn read(name: &str, path: &str) -> Result<Trained, UnknownPlayer> {
        let kind = name.parse().map_err(UnknownPlayer::Bot)?;
        let text = fs::read_to_string(path)
            .map_err(|error| UnknownPlayer::Unread { path: path.into(), why: error.kind() })?;
        let network = Net::parse(&text).map_err(|why| UnknownPlayer::NoNetwork { path: path.into(), why })?;
        Ok(Trained {
            kind,
            network: Arc::new(network),
            path: path.into(),
            digest: Digest::of(text.as_bytes()),
        })
    }
}

impl Player {
    /// The digest of the network's file, where one was read.
    pub fn network(&self) -> Option<Digest> {
        match self {
            Player::Trained(trained) => Some(trained.digest),
            Player::Ours(_) | Player::Theirs(_) => None,
        }
    }

    /// Whether this bot is to go by a network and none of its own was learnt for these matches, so that it plays by hand.
    pub fn misses_network<B: Evaluated>(&self, game: &B::Game, config: &Config<B>) -> bool {
        let networks = match self {
            Player::Trained(Trained { network, .. }) => Networks::These(vec![network.clone()]),
            Player::Ours(Kind::Mcts(Search { by: By::Network, .. })) if is_learnt::<B>(game, config) => {
                Networks::Carried
            }
            Player::Ours(_) | Player::Theirs(_) => return false,
        };
        let table = table_of::<B>(game, config);
        !networks.fitting::<B>(game).iter().any(|it| Some(it.about().table.as_str()) == table)
    }

    /// A new bot, ready for a match.
    pub fn bot<B: Evaluated>(&self, seed: u64) -> Box<dyn Bot<B::Game>> {
        match self {
            Player::Ours(kind) => kind.bot::<B>(seed),
            Player::Trained(Trained { kind, network, .. }) => {
                kind.bot_with::<B>(seed, Networks::These(vec![network.clone()]))
            }
            Player::Theirs(program) => Box::new(ExecBot::<B>::new(seed, program.clone())),
        }
    }
}

/// The name by which it is asked for: that of the [`Kind`], `mcts:500=FILE` with a network from a file, or `exec:python3 bot.py`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Ours(kind) => kind.fmt(f),
            Player::Trained(Trained { kind, path, .. }) => write!(f, "{kind}={path}"),
            Player::Theirs(program) => write!(f, "exec:{program}"),
        }
    }
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Player, UnknownPlayer> {
        if let Some(line) = name.strip_prefix("exec:") {
            let program = Program::parse(line).map(Player::Theirs);
            return program.ok_or_else(|| UnknownPlayer::Bot(UnknownBot(name.into())));
        }
        match name.split_once('=') {
            Some((bot, path)) => Trained::read(bot, path).map(Player::Trained),
            None => name.parse().map(Player::Ours).map_err(UnknownPlayer::Bot),
        }
    }
}

/// A name that nobody has, or a network that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnknownPlayer {
    /// There is no such bot.
    #[error("{0}, these with =FILE for a network of yours, and exec:COMMAND for a program of yours")]
    Bot(UnknownBot),
    /// The file cannot be read.
    #[error("the network {path} cannot be read: {why}")]
    Unread {
        /// The file.
        path: String,
        /// What the system says.
        why: io::ErrorKind,
    },
    /// The file holds something else.
    #[error("the network {path} cannot be read: {why}")]
    NoNetwork {
        /// The file.
        path: String,
        /// What is wrong with it.
        why: NetError,
    },
}

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
            assert!(error.to_string().ends_with("and exec:COMMAND for a program of yours"), "{error}");
        }
    }

    #[test]
    fn a_network_comes_from_a_file() {
        let file = std::env::temp_dir().join(format!("player-{}.net", std::process::id()));
        fs::write(&file, Net::arbitrary(net::About::sample(3, 2), 1).to_text()).unwrap();
        let name = format!("mcts:500={}", file.display());
        assert_eq!(name.parse::<Player>().unwrap().to_string(), name);
        fs::write(&file, "{}").unwrap();
        let error = name.parse::<Player>().unwrap_err().to_string();
        assert!(error.contains("this is no network"), "{error}");
        fs::remove_file(&file).unwrap();
        let error = name.parse::<Player>().unwrap_err().to_string();
        assert!(error.ends_with("cannot be read: entity not found"), "{error}");
        assert!("oracle=x".parse::<Player>().unwrap_err().to_string().contains("there is no bot"));
        assert!(
            name.parse::<Kind>().is_err(),
            "a server reads kinds from strangers, and opens no file for them"
        );
    }

    /// A server reads kinds from strangers.
    #[test]
    fn no_kind_of_bot_starts_a_program() {
        assert!("exec:python3 bot.py".parse::<Kind>().is_err());
    }
}
