//! The options of a table.

use kernel::ConfigError;
use serde::{Deserialize, Serialize};

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// How many play: 2 to 4, or 5 with the house rules.
    pub players: u8,
    /// Bonus tiles are chosen and leaders drafted; otherwise the base game.
    #[serde(default = "yes")]
    pub advanced: bool,
    /// A turn must place a member where it can; otherwise passing is always offered (ruling R11).
    #[serde(default)]
    pub strict_passing: bool,
    /// Sforza's and Leonardo's value is not raised by characters, as the English text says (ruling R27).
    #[serde(default)]
    pub english_leaders: bool,
    /// The five-player house rules; not part of the published game.
    #[serde(default)]
    pub house_rules: bool,
}

const fn yes() -> bool {
    true
}

impl Config {
    /// The advanced game for so many players; five play by the house rules.
    pub const fn new(players: u8) -> Config {
        Config {
            players,
            advanced: true,
            strict_passing: false,
            english_leaders: false,
            house_rules: players == 5,
        }
    }

    /// The base game for so many players.
    pub const fn base(players: u8) -> Config {
        Config { advanced: false, ..Config::new(players) }
    }

    /// Whether a table can be opened with these options.
    pub fn check(&self) -> Result<(), ConfigError> {
        match (self.players, self.house_rules) {
            (2..=4, false) | (5, true) => Ok(()),
            (2..=4, true) => Err(ConfigError("the house rules are for 5 players".into())),
            (5, false) => {
                Err(ConfigError("5 players need the house rules: the printed game is for 2 to 4".into()))
            }
            (n, _) => Err(ConfigError(format!("Lorenzo il Magnifico is for 2 to 4 players, not {n}"))),
        }
    }
}
