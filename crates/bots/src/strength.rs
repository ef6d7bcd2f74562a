//! What the levels are worth, as measured: for the places where a player chooses one.
//!
//! Only what was really played stands here; docs/BOTS.md has the commands.

use crate::{Kind, Level};

/// How a level did against a whole table of another bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// The id of the game.
    pub game: &'static str,
    /// The level.
    pub level: Level,
    /// Who had all the other seats.
    pub against: Kind,
    /// How many played.
    pub players: u8,
    /// How many matches.
    pub games: u32,
    /// The share of them that the level won; a shared win is a fraction.
    pub win_share: f32,
    /// Its 95 % interval.
    pub win_share_95: [f32; 2],
}

impl Strength {
    /// The win share if all at the table were equal.
    pub fn chance(&self) -> f32 {
        1.0 / f32::from(self.players)
    }
}

impl Level {
    /// What was measured of this level in a game, against the level below it (the friendliest against random play);
    /// nothing where nothing was measured.
    pub fn strength(self, game: &str) -> Option<Strength> {
        MEASURED.iter().copied().find(|it| it.level == self && it.game == game)
    }
}

/// Each level once for each game. Fierce and shrewd thought by the clock of a busy machine when they met; shrewd met able on
/// a nearly idle one.
const MEASURED: &[Strength] = &[
    Strength {
        game: "lorenzo",
        level: Level::Friendly,
        against: Kind::Random,
        players: 4,
        games: 400,
        win_share: 1.0,
        win_share_95: [0.99, 1.0],
    },
    Strength {
        game: "lorenzo",
        level: Level::Able,
        against: Level::Friendly.kind(),
        players: 4,
        games: 218,
        win_share: 0.546,
        win_share_95: [0.480, 0.611],
    },
    Strength {
        game: "lorenzo",
        level: Level::Shrewd,
        against: Level::Able.kind(),
        players: 4,
        games: 28,
        win_share: 0.857,
        win_share_95: [0.559, 0.966],
    },
    Strength {
        game: "lorenzo",
        level: Level::Fierce,
        against: Level::Shrewd.kind(),
        players: 4,
        games: 16,
        win_share: 0.562,
        win_share_95: [0.332, 0.769],
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_share_lies_in_its_interval() {
        for it in MEASURED {
            let [low, high] = it.win_share_95;
            assert!(0.0 <= low && low <= it.win_share && it.win_share <= high && high <= 1.0, "{it:?}");
            assert!(it.games > 0 && it.players >= 2, "{it:?}");
        }
    }

    #[test]
    fn each_level_is_measured_once_against_the_one_below() {
        for it in MEASURED {
            let below = Level::ALL.into_iter().take_while(|level| *level != it.level).last();
            assert_eq!(it.against, below.map_or(Kind::Random, Level::kind), "{it:?}");
            assert_eq!(it.level.strength(it.game), Some(*it));
        }
    }

    #[test]
    fn a_level_is_better_than_the_one_below() {
        for level in Level::ALL {
            let measured = level.strength("lorenzo").expect("all levels of Lorenzo are measured");
            assert!(measured.win_share_95[0] > measured.chance(), "{measured:?}");
        }
        assert_eq!(Level::Fierce.strength("nim"), None);
    }
}
