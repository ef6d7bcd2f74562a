//! The strip below the bar: what wins, what the points of the looking seat are made of, and how everybody stands.

use super::scene::Scene;
use boards::icons::{icon, meaning};
use kernel::Seat;
use lorenzo::ScoreSheet;
use lorenzo::state::Phase;
use maud::{Markup, html};
use words::Key;

/// A part of the sum: its sign, what it is called, and how it is read off a score.
type Part = (&'static str, Key, fn(&ScoreSheet) -> i16);

const PARTS: [Part; 8] = [
    ("vp", key!("b-score-track"), |it| it.track + it.lost_before),
    ("territory", key!("b-territories"), |it| it.territories),
    ("character", key!("b-characters"), |it| it.characters),
    ("venture", key!("b-ventures"), |it| it.ventures),
    ("military", key!("b-military"), |it| it.military),
    ("coins", key!("b-score-resources"), |it| it.resources),
    ("leader", key!("b-score-prestige"), |it| it.prestige),
    ("flame", key!("b-score-lost"), |it| it.lost),
];

/// The strip as it would be if the match ended now.
pub(super) fn goal(scene: &Scene<'_>) -> Markup {
    let sheets = scene.game.score(scene.state());
    let mut standing: Vec<Seat> = scene.open().order.as_slice().to_vec();
    standing.sort_by_key(|seat| -sheets[*seat].total);
    html! {
        section.goal aria-labelledby="a-goal" {
            p #a-goal { (icon("vp")) (scene.rule("scoring", key!("b-goal"))) }
            @if scene.open().phase != Phase::Over { p.church-next { (icon("faith")) (super::text::next_report(scene)) } }
            i.now-is { (scene.say(key!("b-if-ended"))) }
            @if let Some(seat) = scene.own() { (sum(scene, &sheets[seat])) }
            ol.standing {
                @for seat in standing {
                    li.mine-is[scene.own() == Some(seat)] { (scene.emblem(seat)) b data-n={ "goal-" (seat.index()) } { (sheets[seat].total) } }
                }
            }
        }
    }
}

/// What there is of the parts, and what they come to.
fn sum(scene: &Scene<'_>, sheet: &ScoreSheet) -> Markup {
    let parts = PARTS.iter().map(|(name, key, read)| (name, key, read(sheet))).filter(|it| it.2 != 0);
    html! {
        span.sum-is {
            @for (i, (name, key, points)) in parts.enumerate() {
                @let label = scene.say(*key);
                @if points < 0 { i { "−" } } @else if i > 0 { i { "+" } }
                span.amt title=(label) { b { (points.abs()) } (meaning(name, &label)) }
            }
            i { "=" } b.all { (sheet.total) }
        }
    }
}
