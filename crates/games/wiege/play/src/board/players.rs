//! Everybody at the table: stones in two parts, what the columns count, and how many cards are held.

use super::cards;
use super::scene::{Column, Scene};
use boards::icons::{emblem_of, icon, meaning};
use boards::markup::rule_title;
use kernel::Seat;
use maud::{Markup, html};
use wiege::pieces::{Colour, Symbol};

/// A player as the others see them, at their side of the table.
pub(super) fn opponent(scene: &Scene<'_>, seat: Seat) -> Markup {
    let sign = emblem_of(seat);
    let is_asked = scene.open().asked() == Some(seat);
    let is_partner = scene.own().is_some_and(|own| scene.open().config.partner(own) == Some(seat));
    let steps = (0..scene.seats()).find(|steps| scene.beside(*steps) == seat).unwrap_or(0);
    html! {
        article class={ "opp o" (steps) " p-" (sign) @if is_asked { " active" } @if is_partner { " partner" } } data-hold={ "seat-" (seat.index()) } {
            header.who {
                (scene.emblem(seat))
                h3 { (scene.name(seat)) }
                small { (standing(scene, seat, steps)) }
                (total(scene, seat))
            }
            div.row-of { (reserve(scene, seat)) (sum(scene, seat)) }
            details.cnt {
                summary {
                    @for (symbol, column) in Symbol::ALL.into_iter().zip(scene.columns(seat)) {
                        (count(scene, symbol, column.as_ref()))
                    }
                    (held(scene, seat))
                }
                ul.ocols {
                    @for (symbol, column) in Symbol::ALL.into_iter().zip(scene.columns(seat)) {
                        (short_column(scene, symbol, column.as_ref()))
                    }
                }
            }
        }
    }
}

/// Where somebody sits, and what they are.
fn standing(scene: &Scene<'_>, seat: Seat, steps: usize) -> Markup {
    let n = scene.seats();
    let side = match (n, steps) {
        (_, 0) => key!("w-b-below"),
        (2, _) | (4, 2) => key!("w-b-opposite"),
        (_, 1) => key!("w-b-left"),
        _ => key!("w-b-right"),
    };
    html! {
        @if scene.own().is_some_and(|own| scene.open().config.partner(own) == Some(seat)) { (scene.rule("teams", key!("w-b-partner"))) }
        @else { (scene.say(side)) }
        @if scene.sitting.get(seat.index()).is_some_and(|it| it.is_bot) { " · " (scene.say(key!("b-bot"))) }
    }
}

/// How many stones somebody has, in the reserve and of their own on events: what wins in the end.
pub(super) fn total(scene: &Scene<'_>, seat: Seat) -> Markup {
    let what = scene.say(key!("w-b-stones"));
    html! {
        a.tot.to-rule href={ (scene.rules) "#end" } title=(rule_title(scene.lang, &what)) {
            b data-n={ "stones-" (seat.index()) } { (scene.stones(seat)) } span.vh { " " (what) }
        }
    }
}

/// The parts of the total.
pub(super) fn sum(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        span.sum {
            b data-n={ "reserve-" (seat.index()) } { (scene.open().players[seat].reserve()) } " " (scene.say(key!("w-b-in-reserve")))
            " + " b data-n={ "placed-" (seat.index()) } { (scene.placed(seat)) } " " (scene.say(key!("w-now-on-events")))
        }
    }
}

/// How often a column counts its symbol, and the mark that its top card shows.
fn count(scene: &Scene<'_>, symbol: Symbol, column: Option<&Column<'_>>) -> Markup {
    html! {
        @match column {
            Some(column) => span.num-of { (cards::symbols(scene, column.symbols)) b { (column.count) } },
            None => span.num-of.zero { (cards::symbol(scene, symbol)) b { "0" } },
        }
    }
}

fn short_column(scene: &Scene<'_>, symbol: Symbol, column: Option<&Column<'_>>) -> Markup {
    html! {
        li {
            @match column {
                Some(column) => { @for card in column.cards { (cards::chip(scene, *card, column.symbols)) } }
                None => span.slip.none { (cards::glyph(symbol)) },
            }
        }
    }
}

/// The stones of the reserve and the pawn.
pub(super) fn reserve(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.open().players[seat];
    html! {
        span.res data-hold={ "res-" (seat.index()) } {
            @for colour in scene_colours(scene, seat) {
                @for _ in 0..player.stones[colour.index()] { (scene.stone(colour)) }
            }
            @if player.pawn_placed { span.off title=(scene.say(key!("w-b-pawn-out"))) { (scene.pawn(seat)) span.vh { (scene.say(key!("w-b-pawn-out"))) } } } @else { (scene.pawn(seat)) }
        }
    }
}

/// The colours of stones, the own first.
pub(super) fn scene_colours(scene: &Scene<'_>, seat: Seat) -> Vec<Seat> {
    let others = Seat::all(scene.seats()).filter(|it| *it != seat);
    std::iter::once(seat).chain(others).collect()
}

/// Cards in hand and on the pile, and the genius marks in sight.
fn held(scene: &Scene<'_>, seat: Seat) -> Markup {
    let hand = scene.count(key!("w-b-in-hand"), scene.view.in_hand[seat]);
    let pile = scene.count(key!("w-b-on-pile"), scene.view.on_pile[seat]);
    html! {
        span.oc title=(hand) data-hold={ "hand-" (seat.index()) } { (meaning("card", &scene.say(key!("w-b-hand")))) b { (scene.view.in_hand[seat]) } }
        span.oc title=(pile) { (meaning("character", &scene.say(key!("w-b-pile")))) b { (scene.view.on_pile[seat]) } }
        (marks(scene, seat))
    }
}

/// The genius marks that a seat shows.
pub(super) fn marks(scene: &Scene<'_>, seat: Seat) -> Markup {
    let keys = [(Colour::Blue, key!("w-b-mark-blue")), (Colour::Red, key!("w-b-mark-red"))];
    html! {
        span.oc.marks {
            @for (colour, key) in keys {
                (meaning(cards::mark(colour), &scene.say(key))) b { (scene.game.marks(scene.open(), seat, colour)) }
            }
        }
    }
}

/// What is told to somebody who only watches.
pub(super) fn watching(scene: &Scene<'_>) -> Markup {
    html! { p.hint { (icon("eye")) (scene.say(key!("w-b-watching"))) } }
}
