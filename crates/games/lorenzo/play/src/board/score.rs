//! The score, row by row.

use super::scene::Scene;
use boards::Row;
use kernel::PerSeat;
use lorenzo::ScoreSheet;
use words::Key;

/// How to read a row off a score.
type Read = fn(&ScoreSheet) -> i16;

const ROWS: [(Key, Read); 9] = [
    (key!("b-score-track"), |s| s.track),
    (key!("b-score-lost-before"), |s| s.lost_before),
    (key!("b-territories"), |s| s.territories),
    (key!("b-characters"), |s| s.characters),
    (key!("b-ventures"), |s| s.ventures),
    (key!("b-military"), |s| s.military),
    (key!("b-score-resources"), |s| s.resources),
    (key!("b-score-prestige"), |s| s.prestige),
    (key!("b-score-lost"), |s| s.lost),
];

/// The rows of the score as it stands.
pub(super) fn rows(scene: &Scene<'_>) -> Vec<Row> {
    let sheets = scene.game.score(scene.state());
    let row = |(key, read): (Key, Read)| {
        let mut points = PerSeat::new(sheets.len());
        for (seat, sheet) in sheets.iter() {
            points[seat] = i32::from(read(sheet));
        }
        Row { key, points }
    };
    ROWS.into_iter().map(row).collect()
}
