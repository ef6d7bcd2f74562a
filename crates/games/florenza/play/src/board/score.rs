//! The score, row by row, and the Pope's.

use super::scene::Scene;
use crate::texts::word;
use boards::{Goal, Row};
use kernel::PerSeat;
use words::{Key, Phrase};

/// The words of the lines of a score sheet, in their order.
const KEYS: [Key; 11] = [
    key!("flo-score-palace"),
    key!("flo-score-palace-artists"),
    key!("flo-score-palace-bonus"),
    key!("flo-score-church"),
    key!("flo-score-church-artists"),
    key!("flo-score-buildings"),
    key!("flo-score-spaces"),
    key!("flo-score-tracks"),
    key!("flo-score-stars"),
    key!("flo-score-extra"),
    key!("flo-score-florins"),
];

/// The rows of the score as it stands.
pub(super) fn rows(scene: &Scene<'_>) -> Vec<Row> {
    let sheets = scene.scores();
    let row = |(i, key): (usize, Key)| {
        let points = PerSeat::from_fn(sheets.len(), |seat| i32::from(sheets[seat].lines()[i]));
        Row { key, points }
    };
    KEYS.into_iter().enumerate().map(row).collect()
}

/// The Pope's points, which whoever plays alone must reach (ruling R26).
pub(super) fn goal(scene: &Scene<'_>) -> Option<Goal> {
    let level = scene.open().config.level?;
    let word = word(format!("flo-level-{}", level.id()));
    Some(Goal {
        whose: Phrase::new(key!("flo-b-pope-of")).with("level", word),
        points: scene.game.tables().solo.target(level).into(),
        reached: key!("flo-b-pope-reached"),
        missed: key!("flo-b-pope-missed"),
    })
}
