//! The others at the table: reserve, columns, and how many cards they hold.

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
    let steps = (0..scene.seats()).find(|steps| scene.beside(*steps) == seat).unwrap_or(0);
    html! {
        article class={ "opp o" (steps) " p-" (sign) @if is_asked { " active" } } {
            header {
                (scene.emblem(seat))
                h3 { (scene.name(seat)) small { (standing(scene, seat, steps)) } }
                (stones_of(scene, seat, "score"))
            }
            ul.ocols {
                @for (symbol, column) in Symbol::ALL.into_iter().zip(scene.columns(seat)) {
                    (short_column(scene, symbol, column.as_ref()))
                }
            }
            footer {
                (reserve(scene, seat))
                (counts(scene, seat))
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
        (scene.say(side))
        @if scene.own().is_some_and(|own| scene.open().config.partner(own) == Some(seat)) { " · " (scene.rule("teams", key!("w-b-partner"))) }
        @if scene.sitting.get(seat.index()).is_some_and(|it| it.is_bot) { " · " (scene.say(key!("b-bot"))) }
    }
}

/// How many stones somebody has in reserve: what wins in the end.
pub(super) fn stones_of(scene: &Scene<'_>, seat: Seat, class: &str) -> Markup {
    let what = scene.say(key!("w-b-reserve"));
    html! {
        a class={ (class) " to-rule" } href={ (scene.rules) "#end" } title=(rule_title(scene.lang, &what)) {
            b { (scene.open().players[seat].reserve()) } (meaning("infl", &what))
        }
    }
}

fn short_column(scene: &Scene<'_>, symbol: Symbol, column: Option<&Column<'_>>) -> Markup {
    html! {
        li class=(if column.is_none() { "zero" } else { "" }) {
            span.oh {
                @match column {
                    Some(column) => { (cards::symbols(scene, column.symbols)) b { (column.count) } }
                    None => { (cards::symbol(scene, symbol)) b { "0" } }
                }
            }
            @if let Some(column) = column {
                @for card in column.cards { (cards::chip(scene, *card, column.symbols)) }
            }
        }
    }
}

/// The stones of the reserve and the pawn.
pub(super) fn reserve(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.open().players[seat];
    html! {
        span.res {
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
fn counts(scene: &Scene<'_>, seat: Seat) -> Markup {
    let hand = scene.count(key!("w-b-in-hand"), scene.view.in_hand[seat]);
    let pile = scene.count(key!("w-b-on-pile"), scene.view.on_pile[seat]);
    html! {
        span.oc title=(hand) { (meaning("card", &scene.say(key!("w-b-hand")))) b { (scene.view.in_hand[seat]) } }
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

/// The player at the lower edge of the table, for somebody who only watches.
pub(super) fn watched(scene: &Scene<'_>) -> Markup {
    html! {
        section.mine.watched aria-label=(scene.name(scene.home())) {
            (opponent(scene, scene.home()))
            p.hint { (icon("eye")) (scene.say(key!("w-b-watching"))) }
        }
    }
}
