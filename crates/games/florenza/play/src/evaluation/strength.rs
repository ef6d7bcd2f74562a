//! What the levels were measured to be worth in this game; docs/BOTS.md has the commands.

use bots::{Kind, Level, Strength};

/// Each level once.
pub(super) const MEASURED: &[Strength] = &[
    Strength::among_four(Level::Friendly, Kind::Random, 1000, 1.0, [0.996, 1.0]),
    Strength::among_four(Level::Able, Level::Friendly.kind(), 57, 0.588, [0.447, 0.716]),
    Strength::among_four(Level::Shrewd, Level::Able.kind(), 60, 0.408, [0.284, 0.546]),
    Strength::among_four(Level::Fierce, Level::Friendly.kind(), 30, 0.800, [0.587, 0.918]),
];
