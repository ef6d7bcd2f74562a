//! The final score, line by line.

use super::scene::Scene;
use ::lorenzo::ScoreSheet;
use kernel::{Game, Seat};
use maud::{Markup, html};

/// A row of the sheet: its word, and how to read it off a score.
type Row = (&'static str, fn(&ScoreSheet) -> i16);

const ROWS: [Row; 9] = [
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

/// The score sheet as it stands; final once the match is over.
pub fn sheet(scene: &Scene<'_>) -> Markup {
    let sheets = scene.game.score(scene.state());
    let places = scene.game.outcome(scene.state()).places;
    let mut seats: Vec<Seat> = Seat::all(sheets.len()).collect();
    seats.sort_by_key(|seat| places[*seat]);
    let shown = |row: &Row| seats.iter().any(|seat| (row.1)(&sheets[*seat]) != 0);
    html! {
        table.score-sheet {
            thead { tr { th scope="col" {} @for seat in &seats { th scope="col" { (scene.emblem(*seat)) (scene.name(*seat)) } } } }
            tbody {
                @for row in ROWS.iter().filter(|row| shown(row)) {
                    tr { th scope="row" { (scene.say(row.0)) } @for seat in &seats { td { ((row.1)(&sheets[*seat])) } } }
                }
            }
            tfoot { tr { th scope="row" { (scene.say("b-score-total")) } @for seat in &seats { td { b { (sheets[*seat].total) } } } } }
        }
    }
}
