//! The looking player's side: reserve, tableau, pile, hand.

use super::cards;
use super::players::{marks, scene_colours, stones_of, watched};
use super::scene::{Column, Scene};
use crate::texts::symbol_key;
use boards::icons::{emblem_of, icon};
use kernel::Seat;
use maud::{Markup, html};
use wiege::Action;
use wiege::cards::CardId;
use wiege::pending::Ask;
use wiege::pieces::{Piece, Symbol, Symbols};
use words::Key;

/// The own side; for a spectator the player at the lower edge.
pub(super) fn mine(scene: &Scene<'_>) -> Markup {
    let Some(seat) = scene.own() else { return watched(scene) };
    let phase = match scene.open().ask {
        _ if !scene.is_my_turn() => "",
        Ask::Cards { .. } | Ask::Bonus { .. } => " phase-2",
        _ => " phase-1",
    };
    html! {
        section class={ "mine p-" (emblem_of(seat)) (phase) } aria-label=(scene.say(key!("w-b-my-side"))) {
            (pieces(scene, seat))
            (tableau(scene, seat))
            (pile(scene, seat))
            (hand(scene))
        }
    }
}

fn pieces(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.open().players[seat];
    let won = || scene_colours(scene, seat).into_iter().skip(1).filter(|it| player.stones[it.index()] > 0);
    html! {
        div.m-res data-keeps-preview {
            h3 {
                (scene.emblem(seat)) span { (scene.name(seat)) } small { (scene.say(key!("b-you"))) }
                (stones_of(scene, seat, "tot"))
            }
            (picks(scene, seat))
            @for action in scene.legal.iter().filter(|it| matches!(it, Action::Exchange(_))) {
                button.btn.xc form="act" name="action" value=(action) {
                    (exchange(scene, seat, *action)) span { (scene.tell(&crate::texts::action(&scene.teller(), *action))) }
                }
            }
            p.gen title=(scene.say(key!("w-b-marks-why"))) { (scene.rule("genius", key!("w-b-marks"))) (marks(scene, seat)) }
            @if won().next().is_some() {
                div.won {
                    span.lab { (scene.rule("paying", key!("w-b-won"))) }
                    @for colour in won() { @for _ in 0..player.stones[colour.index()] { (scene.stone(colour)) } }
                }
            }
            @if scene.may(Action::End) {
                button.btn.gold.end form="act" name="action" value=(Action::End) data-ends { (icon("check")) span { (scene.say(end_key(scene))) } }
            }
        }
    }
}

fn end_key(scene: &Scene<'_>) -> Key {
    if matches!(scene.open().ask, Ask::Bonus { .. }) { key!("w-b-no-more-bonus") } else { key!("w-do-end") }
}

fn exchange(scene: &Scene<'_>, seat: Seat, action: Action) -> Markup {
    match action {
        Action::Exchange(with) => html! { (scene.stone(with)) (icon("arrow")) (scene.stone(seat)) },
        _ => html! {},
    }
}

/// Stones and pawn; while one is to be placed, a choice between them.
fn picks(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.open().players[seat];
    let can = |piece: Piece| scene.legal.iter().any(|it| matches!(it, Action::Place(p, _) if *p == piece));
    let (stone, pawn) = (can(Piece::Stone), can(Piece::Pawn));
    let stones = player.stones[seat.index()];
    let heap = html! {
        span.own { @for _ in 0..stones { (scene.stone(seat)) } @if stones == 0 { i { (scene.say(key!("w-b-no-stone"))) } } }
        span { (scene.say(key!("w-b-stone"))) }
    };
    let figure = html! {
        @if player.pawn_placed { span.off title=(scene.say(key!("w-b-pawn-out"))) { (scene.pawn(seat)) } } @else { (scene.pawn(seat)) }
        span { (scene.say(key!("w-b-pawn"))) }
    };
    let pick = |id: &str, is_on: bool, is_free: bool, inside: Markup| {
        html! {
            @if stone || pawn {
                label.pick title=[(id == "piece-pawn").then(|| scene.say(key!("w-b-marks-why")))] {
                    input.vh id=(id) type="radio" name="piece" data-pick data-on-change="close" checked[is_on] disabled[!is_free];
                    (inside)
                }
            } @else { span.pick { (inside) } }
        }
    };
    html! {
        div.picks role=[(stone || pawn).then_some("radiogroup")] aria-label=(scene.say(key!("w-b-piece"))) {
            (pick("piece-stone", stone, stone, heap))
            (pick("piece-pawn", !stone, pawn, figure))
        }
    }
}

fn tableau(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        div.m-tab {
            h3 { (icon("building")) (scene.rule("columns", key!("w-b-tableau"))) small { (scene.say(key!("w-b-tableau-why"))) } }
            ul.cols {
                @for (symbol, slot) in Symbol::ALL.into_iter().zip(scene.columns(seat)) {
                    li class={ "col c-" (symbol.id()) @if slot.is_none() { " empty" } } {
                        @match slot {
                            Some(column) => { (column_of(scene, &column)) }
                            None => {
                                h4 { (cards::glyph(symbol)) span.vh { (scene.say(symbol_key(symbol))) } b { "0" } }
                                p.hole { (scene.say(key!("w-b-no-card"))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn column_of(scene: &Scene<'_>, column: &Column<'_>) -> Markup {
    let height = column.cards.len().min(6);
    html! {
        h4 { (cards::symbols(scene, column.symbols)) b { (column.count) } }
        ol class={ "heap h" (height) } {
            @for card in column.cards { li { (laid(scene, *card, column.symbols)) } }
        }
    }
}

/// A card in its column; a button where it can be turned.
fn laid(scene: &Scene<'_>, card: CardId, symbols: Symbols) -> Markup {
    let face = cards::face(scene, card, symbols);
    if scene.may(Action::Turn(card)) {
        return usable(scene, (card, symbols), Action::Turn(card), key!("w-b-turn"), &face);
    }
    html! { span class=(cards::class(scene, card, symbols)) role="img" aria-label=(cards::label(scene, card)) { (face) } }
}

fn pile(scene: &Scene<'_>, seat: Seat) -> Markup {
    let n = scene.view.on_pile[seat];
    let own = scene.view.own.unwrap_or_default();
    html! {
        div.m-pile {
            h3 { (scene.rule("characters", key!("w-b-pile"))) }
            div.pile {
                @if n == 0 { span.back.none {} }
                @for _ in 0..n.min(3) { (cards::back()) }
                b { (n) }
            }
            ul.chips aria-label=(scene.say(key!("w-b-pile-why"))) { @for card in own.pile.iter() { li { (cards::chip(scene, card, Symbols::ALL)) } } }
        }
    }
}

fn hand(scene: &Scene<'_>) -> Markup {
    let own = scene.view.own.unwrap_or_default();
    let n = own.hand.len();
    html! {
        div.m-hand {
            h3 { (icon("card")) (scene.rule("cards", key!("w-b-hand"))) small { (scene.count(key!("w-b-in-hand"), n as i64)) } }
            ul class={ "cards" @if n > 8 { " many" } @else if n == 8 { " seven eight" } @else if n > 5 { " seven" } } {
                @for card in own.hand.iter() { li { (held(scene, card)) } }
                @if n == 0 { li.hole { (scene.say(key!("w-b-no-card"))) } }
            }
        }
    }
}

fn held(scene: &Scene<'_>, card: CardId) -> Markup {
    let face = cards::face(scene, card, Symbols::ALL);
    let (action, verb) = if card.is_culture() {
        (Action::Lay(card), key!("w-b-lay"))
    } else {
        (Action::Pile(card), key!("w-b-to-pile"))
    };
    if scene.may(action) {
        usable(scene, (card, Symbols::ALL), action, verb, &face)
    } else {
        cards::lying(scene, card)
    }
}

/// A card that something can be done with, and the symbols it can stand for: the whole card is the button, and a tag
/// says what.
pub(super) fn usable(
    scene: &Scene<'_>,
    (card, symbols): (CardId, Symbols),
    action: Action,
    verb: Key,
    face: &Markup,
) -> Markup {
    let words = scene.tell(&crate::texts::action(&scene.teller(), action));
    html! {
        button class={ (cards::class(scene, card, symbols)) " usable" } form="act" name="action" value=(action) title=(words) {
            (face) span.tag { (scene.say(verb)) }
        }
    }
}
