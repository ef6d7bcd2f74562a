//! The options of a table.

use kernel::ConfigError;
use serde::{Deserialize, Serialize};

/// How well Pope Sixtus IV, the opponent of the game for one, scores.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Level {
    /// Partita facile.
    Easy,
    /// Partita normale.
    Normal,
    /// Partita difficile.
    Hard,
    /// Partita estrema.
    Extreme,
}

impl Level {
    /// All four.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Extreme];

    /// The level's word.
    pub const fn id(self) -> &'static str {
        ["easy", "normal", "hard", "extreme"][self as usize]
    }
}

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// How many play: 1 to 4.
    pub players: u8,
    /// The Pope's level; for one player, and only there.
    #[serde(default)]
    pub level: Option<Level>,
}

impl Config {
    /// The game for so many players; alone against the normal Pope.
    pub const fn new(players: u8) -> Config {
        Config { players, level: if players == 1 { Some(Level::Normal) } else { None } }
    }

    /// The game for one against the Pope at a level.
    pub const fn solo(level: Level) -> Config {
        Config { players: 1, level: Some(level) }
    }

    /// Whether one plays against the ghost.
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Whether a table can be opened with these options.
    pub fn check(&self) -> Result<(), ConfigError> {
        match (self.players, self.level) {
            (1, Some(_)) | (2..=4, None) => Ok(()),
            (1, None) => Err(ConfigError("the game for one needs a level for the Pope".into())),
            (2..=4, Some(_)) => Err(ConfigError("the Pope plays only against one".into())),
            (n, _) => Err(ConfigError(format!("Florenza Dice Game is for 1 to 4 players, not {n}"))),
        }
    }
}
