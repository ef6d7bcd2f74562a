//! The score, row by row.

use super::scene::Scene;
use crate::board::Row;
use kernel::PerSeat;

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
