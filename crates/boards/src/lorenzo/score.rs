//! The score, row by row.

use super::scene::Scene;
use crate::board::Row;
use ::lorenzo::ScoreSheet;
use kernel::PerSeat;

/// How to read a row off a score.
type Read = fn(&ScoreSheet) -> i16;

const ROWS: [(&str, Read); 9] = [
    ("b-score-track", |s| s.track),
    ("b-score-lost-before", |s| s.lost_before),
    ("b-territories", |s| s.territories),
    ("b-characters", |s| s.characters),
    ("b-ventures", |s| s.ventures),
    ("b-military", |s| s.military),
    ("b-score-resources", |s| s.resources),
    ("b-score-prestige", |s| s.prestige),
    ("b-score-lost", |s| s.lost),
];

/// The rows of the score as it stands.
pub fn rows(scene: &Scene<'_>) -> Vec<Row> {
    let sheets = scene.game.score(scene.state());
    let row = |(key, read): (&'static str, Read)| {
        let mut points = PerSeat::new(sheets.len());
        for (seat, sheet) in sheets.iter() {
            points[seat] = i32::from(read(sheet));
        }
        Row { key, points }
    };
    ROWS.into_iter().map(row).collect()
}
