//! The score, row by row, and the Pope's.

use super::scene::Scene;
use crate::board::{Goal, Row};
use kernel::PerSeat;
use words::{Arg, Phrase};

/// The words of the lines of a score sheet, in their order.
const KEYS: [&str; 11] = [
    "flo-score-palace",
    "flo-score-palace-artists",
    "flo-score-palace-bonus",
    "flo-score-church",
    "flo-score-church-artists",
    "flo-score-buildings",
    "flo-score-spaces",
    "flo-score-tracks",
    "flo-score-stars",
    "flo-score-extra",
    "flo-score-florins",
];

/// The rows of the score as it stands.
pub fn rows(scene: &Scene<'_>) -> Vec<Row> {
    let sheets = scene.scores();
    let row = |(i, key): (usize, &'static str)| {
        let points = PerSeat::from_fn(sheets.len(), |seat| i32::from(sheets[seat].lines()[i]));
        Row { key, points }
    };
    KEYS.into_iter().enumerate().map(row).collect()
}

/// The Pope's points, which who plays alone must reach (ruling R26).
pub fn goal(scene: &Scene<'_>) -> Option<Goal> {
    let level = scene.open().config.level?;
    let word = Arg::Word(format!("flo-level-{}", level.id()));
    Some(Goal {
        whose: Phrase::new("flo-b-pope-of").with("level", word),
        points: scene.tables().solo.target(level).into(),
        reached: "flo-b-pope-reached",
        missed: "flo-b-pope-missed",
    })
}
