//! The bar: round, turn order, offices, and what is awaited, in words.

use super::log::phrase;
use super::scene::Scene;
use crate::texts::{goods, track_name, word};
use boards::icons::{icon, meaning};
use boards::markup::capital;
use florenza::Action;
use florenza::goods::{Goods, Icon};
use florenza::pending::Pending;
use florenza::pieces::Track;
use florenza::state::Phase;
use kernel::Seat;
use maud::{Markup, html};
use std::cmp::Ordering;
use words::{Arg, Phrase};

/// The middle of the bar: everything but the name and the tools.
pub(super) fn bar(scene: &Scene<'_>) -> Markup {
    let open = scene.open();
    let rounds = scene.game.tables().rounds[open.players.len() - 1];
    let of =
        scene.tell(&Phrase::new(key!("flo-b-round-of")).number("round", open.round).number("of", rounds));
    html! {
        div.time {
            ol.rounds aria-label=(of) {
                @for round in 1..=rounds {
                    li class=(match round.cmp(&open.round) { Ordering::Less => "done", Ordering::Equal => "cur", Ordering::Greater => "" }) {
                        span { (round) }
                    }
                }
            }
            a.cap.to-rule href={ (scene.rules) "#round" } { (of) }
        }
        ol.order aria-label=(scene.say(key!("flo-b-turn-order"))) {
            @for seat in scene.in_order() {
                li class=(if open.active() == Some(seat) { "cur" } else { "" }) { (scene.emblem(seat)) }
            }
            @if open.config.is_solo() {
                li class=(if open.active().is_none() { "cur" } else { "" }) { (ghost(scene)) }
            }
        }
        @if open.round >= scene.game.tables().offices_from { (offices(scene)) }
        div.prompt role="status" aria-live="polite" {
            @if let Some(own) = scene.own().filter(|_| scene.is_my_turn()) { (scene.emblem(own)) }
            @else if let [only] = scene.awaited()[..] { (scene.emblem(only)) }
            p { (prompt(scene)) }
        }
    }
}

/// The ghost's disc.
pub(super) fn ghost(scene: &Scene<'_>) -> Markup {
    html! { span.emb.ghost { (meaning("ghost", &scene.say(key!("flo-b-ghost")))) } }
}

fn offices(scene: &Scene<'_>) -> Markup {
    html! {
        dl.offices aria-label=(scene.say(key!("flo-b-offices"))) {
            @for (track, why) in [(Track::Captain, key!("flo-b-captain-why")), (Track::Bishop, key!("flo-b-bishop-why"))] {
                div title=(scene.say(why)) {
                    dt { (icon(track.id())) span { (scene.rule_of("offices", &capital(&scene.tell(&track_name(track))))) } }
                    dd {
                        @match holder(scene, track) {
                            Some(seat) => { (scene.emblem(seat)) }
                            None => { span.nobody role="img" aria-label=(scene.say(key!("flo-b-nobody"))) { "–" } }
                        }
                    }
                }
            }
        }
    }
}

/// The seat that holds the office of a track in this round.
pub(super) fn holder(scene: &Scene<'_>, track: Track) -> Option<Seat> {
    match track {
        Track::Captain => scene.open().captain,
        Track::Bishop => scene.open().bishop,
        Track::Preacher => None,
    }
}

fn prompt(scene: &Scene<'_>) -> Markup {
    let open = scene.open();
    if open.phase == Phase::Over {
        return html! { b { (scene.say(key!("flo-b-over"))) } };
    }
    let Some(seat) = scene.own().filter(|_| scene.is_my_turn()) else {
        let names: Vec<&str> = scene.awaited().into_iter().map(|seat| scene.name(seat)).collect();
        let waiting = Phrase::new(key!("flo-b-waiting")).with("who", Arg::Text(names.join(", ")));
        return html! { (scene.tell(&waiting)) };
    };
    html! { b { (head(scene, seat)) } " " (asked(scene, seat)) }
}

fn head(scene: &Scene<'_>, seat: Seat) -> String {
    let (left, of) = scene.dice_left(seat);
    let fresh = scene.legal.iter().any(|it| matches!(it, Action::Use(..)));
    let n = if fresh { of + 1 - left.min(of) } else { of - left.min(of) };
    // A die box lends a die beside those of the turn.
    let is_lent = scene.question() == Some(Pending::DieBox);
    if !is_lent && scene.open().phase == Phase::Active && (1..=of).contains(&n) {
        scene.tell(&Phrase::new(key!("flo-b-your-die")).number("n", n).number("of", of))
    } else if let (false, Phase::Others, Some(active)) = (is_lent, scene.open().phase, scene.open().active())
    {
        let who = Arg::Text(scene.name(active).to_owned());
        scene.tell(&Phrase::new(key!("flo-b-your-left")).with("who", who).number("n", of))
    } else {
        scene.say(key!("flo-b-your-turn"))
    }
}

/// What is asked of a seat, as a sentence with icons.
pub(super) fn asked(scene: &Scene<'_>, seat: Seat) -> Markup {
    phrase(scene, &question(scene, seat))
}

/// The chapter of the rules about what is asked of a seat.
pub(super) fn chapter(scene: &Scene<'_>, seat: Seat) -> &'static str {
    match scene.open().pending[seat].last() {
        Some(Pending::Turn { left: 0 } | Pending::Spend { .. }) => "reserve",
        Some(Pending::Value { .. }) => "buildings",
        Some(Pending::DieBox | Pending::Track { .. }) => "tracks",
        Some(Pending::Hire { .. }) => "works",
        Some(Pending::Income(_)) => "income",
        _ => "dice",
    }
}

/// What is asked of a seat.
pub(super) fn question(scene: &Scene<'_>, seat: Seat) -> Phrase {
    let of = |resource, n| goods(scene.game.tables(), Goods::of(Icon::Resource(resource), n));
    match scene.open().pending[seat].last().copied() {
        Some(Pending::Turn { left: 0 }) => Phrase::new(key!("flo-b-ask-end")),
        Some(Pending::DieBox) => Phrase::new(key!("flo-b-ask-box")),
        Some(Pending::Value { die, .. }) => {
            Phrase::new(key!("flo-b-ask-value")).with("die", word(format!("flo-of-die-{}", die.id())))
        }
        Some(Pending::Units { resource, left, .. }) => {
            Phrase::new(key!("flo-b-ask-units")).with("goods", of(resource, left))
        }
        Some(Pending::Spend { resource }) => {
            Phrase::new(key!("flo-b-ask-spend")).with("goods", of(resource, 1))
        }
        Some(Pending::Choose { left }) => Phrase::new(key!("flo-b-ask-choose")).number("n", left),
        Some(Pending::Track { steps }) => Phrase::new(key!("flo-b-ask-track")).number("n", steps),
        Some(Pending::Hire { .. }) => Phrase::new(key!("flo-b-ask-hire")),
        Some(Pending::Income(_)) => Phrase::new(key!("flo-b-ask-income")),
        _ => Phrase::new(key!("flo-b-ask-die")),
    }
}
