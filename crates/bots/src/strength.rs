//! What the levels are worth, as measured: for the places where a player chooses one.
//!
//! Each game lists its own in [`Evaluated::STRENGTHS`], and only what was really played; docs/BOTS.md has the commands.

use crate::{Evaluated, Kind, Level};

/// How a level did against a whole table of another bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// The level that was measured.
    pub level: Level,
    /// Which bot had all the other seats.
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
    /// What a level won of so many matches of four against three of another bot.
    pub const fn among_four(
        level: Level,
        against: Kind,
        games: u32,
        win_share: f32,
        win_share_95: [f32; 2],
    ) -> Strength {
        Strength { level, against, players: 4, games, win_share, win_share_95 }
    }

    /// The win share if all at the table were equal.
    pub fn chance(&self) -> f32 {
        1.0 / f32::from(self.players)
    }
}

impl Level {
    /// What was measured of this level in a game, against a level below it (the friendliest against random play); nothing
    /// where nothing was measured.
    pub fn strength<B: Evaluated>(self) -> Option<Strength> {
        self.strength_among(B::STRENGTHS)
    }

    /// What these measurements say of this level.
    pub fn strength_among(self, measured: &[Strength]) -> Option<Strength> {
        measured.iter().copied().find(|it| it.level == self)
    }
}
