//! What the levels were measured to be worth in this game; docs/BOTS.md has the commands.

use bots::{Kind, Level, Strength};

/// Each level once.
pub(super) const MEASURED: &[Strength] = &[
    Strength::among_four(Level::Friendly, Kind::Random, 1000, 0.972, [0.959, 0.981]),
    Strength::among_four(Level::Able, Level::Friendly.kind(), 400, 0.348, [0.298, 0.401]),
    Strength::among_four(Level::Shrewd, Level::Friendly.kind(), 100, 0.570, [0.467, 0.667]),
];
