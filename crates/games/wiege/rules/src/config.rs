//! The options of a table.

use kernel::{ConfigError, Seat};
use serde::{Deserialize, Serialize};

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// How many play: 2 to 4.
    pub players: u8,
    /// Four play two against two, partners opposite each other.
    #[serde(default)]
    pub teams: bool,
    /// Who begins; drawn by lot when nobody is named (ruling R21).
    #[serde(default)]
    pub start: Option<Seat>,
    /// What a culture scoring takes away when no event is left to draw (ruling R1).
    #[serde(default)]
    pub culture_empty_deck: EmptyDeck,
    /// When a duel of characters ends (ruling R2).
    #[serde(default)]
    pub duel_pass: DuelPass,
    /// Which card of a column counts as its uppermost (ruling R5).
    #[serde(default)]
    pub uppermost: Uppermost,
    /// A joker may open a column of its own while one of its symbols has none (ruling R10).
    #[serde(default)]
    pub joker_new_column: bool,
}

/// What a culture scoring takes away when no event is left to draw (ruling R1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EmptyDeck {
    /// The whole stack: the position closes.
    #[default]
    Stack,
    /// The top event only: the one below is in play again.
    Top,
}

/// When a duel of characters ends (ruling R2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DuelPass {
    /// Whoever passes is out; it ends when both are.
    #[default]
    Final,
    /// On two passes in a row.
    Consecutive,
}

/// Which card of a column is its uppermost (ruling R5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Uppermost {
    /// The one laid last, which covers the others.
    #[default]
    Newest,
    /// The one laid first, which lies highest on the table.
    Oldest,
}

impl Config {
    /// The game for so many players, everyone for themselves.
    pub const fn new(players: u8) -> Config {
        Config {
            players,
            teams: false,
            start: None,
            culture_empty_deck: EmptyDeck::Stack,
            duel_pass: DuelPass::Final,
            uppermost: Uppermost::Newest,
            joker_new_column: false,
        }
    }

    /// Two against two.
    pub const fn teams() -> Config {
        Config { teams: true, ..Config::new(4) }
    }

    /// Whether a table can be opened with these options.
    pub fn check(&self) -> Result<(), ConfigError> {
        let n = self.players;
        if !(2..=4).contains(&n) {
            return Err(ConfigError(format!("Die Wiege der Renaissance is for 2 to 4 players, not {n}")));
        }
        if self.teams && n != 4 {
            return Err(ConfigError(format!("two against two needs 4 players, not {n}")));
        }
        match self.start {
            Some(seat) if seat.index() >= n.into() => {
                Err(ConfigError(format!("seat {seat} cannot begin at a table of {n}")))
            }
            _ => Ok(()),
        }
    }

    /// The partner of a seat, where teams play: the seat opposite.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.teams.then(|| seat.left(4).left(4))
    }
}
