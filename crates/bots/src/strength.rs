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
    /// What was measured of this level in a game, against a level below it (the friendliest against random play); nothing
    /// where nothing was measured.
    pub fn strength(self, game: &str) -> Option<Strength> {
        MEASURED.iter().copied().find(|it| it.level == self && it.game == game)
    }
}

/// Each level once for each game.
const MEASURED: &[Strength] = &[
    measured("lorenzo", Level::Friendly, Kind::Random, 1000, 1.0, [0.996, 1.0]),
    measured("lorenzo", Level::Able, Level::Friendly.kind(), 1000, 0.589, [0.558, 0.620]),
    measured("lorenzo", Level::Shrewd, Level::Able.kind(), 100, 0.620, [0.517, 0.713]),
    measured("lorenzo", Level::Fierce, Level::Able.kind(), 186, 0.774, [0.707, 0.830]),
    measured("florenza", Level::Friendly, Kind::Random, 1000, 1.0, [0.996, 1.0]),
    measured("florenza", Level::Able, Level::Friendly.kind(), 57, 0.588, [0.447, 0.716]),
    measured("florenza", Level::Shrewd, Level::Able.kind(), 60, 0.408, [0.284, 0.546]),
    measured("florenza", Level::Fierce, Level::Friendly.kind(), 30, 0.800, [0.587, 0.918]),
    measured("wiege", Level::Friendly, Kind::Random, 1000, 0.972, [0.959, 0.981]),
    measured("wiege", Level::Able, Level::Friendly.kind(), 400, 0.348, [0.298, 0.401]),
    measured("wiege", Level::Shrewd, Level::Friendly.kind(), 100, 0.570, [0.467, 0.667]),
];

/// What a level won of so many matches of four against three of another.
const fn measured(
    game: &'static str,
    level: Level,
    against: Kind,
    games: u32,
    win_share: f32,
    win_share_95: [f32; 2],
) -> Strength {
    Strength { game, level, against, players: 4, games, win_share, win_share_95 }
}

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
    fn each_level_is_measured_once() {
        for it in MEASURED {
            assert_eq!(it.level.strength(it.game), Some(*it));
        }
    }

    #[test]
    fn a_level_is_better_than_the_one_below() {
        for it in MEASURED {
            assert!(it.win_share_95[0] > it.chance(), "{it:?}");
        }
        assert!(Level::Shrewd.strength("lorenzo").is_some_and(|it| it.against == Level::Able.kind()));
        assert_eq!(Level::Fierce.strength("nim"), None);
    }
}
