//! The strip below the bar: how far the match is, what the points of the drawn seat are made of, and how everybody stands.

use super::marks;
use super::scene::Scene;
use boards::icons::{icon, meaning};
use florenza::ScoreSheet;
use florenza::state::Phase;
use kernel::Seat;
use maud::{Markup, html};
use std::cmp::Ordering;
use words::{Key, Phrase};

/// The five parts of a sum, each with its chapter of the rules and its word.
pub(super) const PARTS: [(&str, Key); 5] = [
    ("works", key!("flo-b-sum-palace")),
    ("works", key!("flo-b-sum-church")),
    ("district", key!("flo-b-sum-district")),
    ("tracks", key!("flo-b-tracks")),
    ("reserve", key!("flo-b-sum-reserve")),
];

/// What the parts come to, in the order of [`PARTS`].
pub(super) const fn parts(sheet: &ScoreSheet) -> [u16; 5] {
    [
        sheet.palace + sheet.palace_artists + sheet.palace_bonus,
        sheet.church + sheet.church_artists,
        sheet.buildings + sheet.spaces,
        sheet.tracks,
        sheet.stars + sheet.extra + sheet.florins,
    ]
}

/// The strip as it would be if the match ended now.
pub(super) fn goal(scene: &Scene<'_>) -> Markup {
    let seat = scene.shown();
    let reserve = scene.player(seat).reserve;
    html! {
        section.goal aria-labelledby="a-goal" {
            (rounds(scene))
            span.pt title=(scene.say(key!("flo-b-points-now"))) {
                b.all data-n="goal-sum" { (scene.score(seat).total) } (meaning("vp", &scene.say(key!("flo-b-points-now"))))
            }
            (sum(scene, seat))
            span.on-strip aria-hidden="true" {
                (marks::counted(reserve.extra, "crate")) (marks::counted(reserve.florins, "coins")) (marks::counted(reserve.stars, "star"))
            }
            @if scene.open().config.is_solo() { (aim(scene, seat)) } @else { (standing(scene)) }
        }
    }
}

/// An arch for each round.
fn rounds(scene: &Scene<'_>) -> Markup {
    let open = scene.open();
    let rounds = scene.game.tables().rounds[open.players.len() - 1];
    let of =
        scene.tell(&Phrase::new(key!("flo-b-round-of")).number("round", open.round).number("of", rounds));
    let class = |round: u8| match (round.cmp(&open.round), open.phase) {
        (Ordering::Less, _) | (Ordering::Equal, Phase::Over) => "done",
        (Ordering::Equal, _) => "now",
        (Ordering::Greater, _) => "",
    };
    html! {
        ol.pips aria-hidden="true" { @for round in 1..=rounds { li class=(class(round)) { (round) } } }
        p #a-goal { (scene.rule_of("round", &of)) }
    }
}

/// What the sum is made of.
fn sum(scene: &Scene<'_>, seat: Seat) -> Markup {
    let points = parts(scene.score(seat));
    html! {
        span.sum-is {
            @for (i, ((chapter, key), points)) in PARTS.into_iter().zip(points).enumerate() {
                i { (if i == 0 { "=" } else { "+" }) }
                span { (scene.rule(chapter, key)) " " b data-n={ "goal-part-" (i) } { (points) } }
            }
        }
    }
}

/// How everybody stands, the best first.
fn standing(scene: &Scene<'_>) -> Markup {
    let mut seats = scene.in_order();
    seats.sort_by_key(|seat| std::cmp::Reverse((scene.score(*seat).total, scene.score(*seat).completed)));
    html! {
        ol.standing.apart aria-label=(scene.say(key!("flo-b-points-now"))) {
            @for seat in seats {
                li.mine-is[scene.own() == Some(seat)] { (scene.emblem(seat)) b data-n={ "goal-" (seat.index()) } { (scene.score(seat).total) } }
            }
        }
    }
}

/// Alone: how much the Pope expects, and how much of it is there.
fn aim(scene: &Scene<'_>, seat: Seat) -> Markup {
    let Some(level) = scene.open().config.level else { return html! {} };
    let (total, target) = (scene.score(seat).total, scene.game.tables().solo.target(level));
    let share = u32::from(total.min(target)) * 100 / u32::from(target.max(1));
    html! {
        span.aim.apart {
            (scene.rule_of("solo", &scene.count(key!("flo-b-pope-expects"), target)))
            svg.meter aria-hidden="true" { rect.all width="100%" height="100%" {} rect.part width={ (share) "%" } height="100%" {} }
            b { (total) "/" (target) } (icon("vp"))
        }
    }
}
