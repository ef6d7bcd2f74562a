//! The score of any game, row by row.

use crate::board::{Goal, Row, Sitting};
use crate::icons::emblem;
use kernel::{Outcome, Seat};
use maud::{Markup, html};
use words::{Lang, key, say, tell};

/// The score sheet, the best first; rows where nobody has anything are left out. A goal stands below the total.
pub fn sheet(
    lang: Lang,
    sitting: &[Sitting],
    rows: &[Row],
    goal: Option<&Goal>,
    outcome: &Outcome,
) -> Markup {
    let mut seats: Vec<Seat> = Seat::all(outcome.places.len()).collect();
    seats.sort_by_key(|seat| outcome.places[*seat]);
    let name = |seat: Seat| sitting.get(seat.index()).map_or("", |it| it.name.as_str());
    let is_shown = |row: &&Row| seats.iter().any(|seat| row.points[*seat] != 0);
    html! {
        table.score-sheet {
            thead { tr { th scope="col" {} @for seat in &seats { th scope="col" { (emblem(*seat, name(*seat), "")) (name(*seat)) } } } }
            tbody {
                @for row in rows.iter().filter(is_shown) {
                    tr { th scope="row" { (say(lang, row.key)) } @for seat in &seats { td { (row.points[*seat]) } } }
                }
            }
            tfoot {
                tr { th scope="row" { (say(lang, key!("b-score-total"))) } @for seat in &seats { td { b { (outcome.scores[*seat]) } } } }
                @if let Some(goal) = goal { tr.goal { th scope="row" { (tell(lang, &goal.whose)) } td colspan=(seats.len()) { (goal.points) } } }
            }
        }
    }
}
