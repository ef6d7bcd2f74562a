//! What the levels were measured to be worth in this game; docs/BOTS.md has the commands.

use bots::{Kind, Level, Strength};

/// Each level once.
pub(super) const MEASURED: &[Strength] = &[
    Strength::among_four(Level::Friendly, Kind::Random, 1000, 1.0, [0.996, 1.0]),
    Strength::among_four(Level::Able, Level::Friendly.kind(), 1000, 0.589, [0.558, 0.620]),
    Strength::among_four(Level::Shrewd, Level::Able.kind(), 100, 0.620, [0.517, 0.713]),
    Strength::among_four(Level::Fierce, Level::Able.kind(), 186, 0.774, [0.707, 0.830]),
];
