//! The side of whoever sits at the lower edge: stones and pawn, tableau, hand, pile.

use super::cards;
use super::players::{marks, scene_colours, sum, total, watching};
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

/// The own side; for a spectator that of the player at the lower edge, without what is hidden.
pub(super) fn mine(scene: &Scene<'_>) -> Markup {
    let seat = scene.home();
    let class = match scene.open().ask {
        _ if scene.own().is_none() => " watched",
        _ if !scene.is_my_turn() => "",
        Ask::Cards { .. } | Ask::Bonus { .. } => " phase-2",
        _ => " phase-1",
    };
    let label =
        if scene.own().is_some() { scene.say(key!("w-b-my-side")) } else { scene.name(seat).to_owned() };
    html! {
        section class={ "mine p-" (emblem_of(seat)) (class) } aria-label=(label) data-mine {
            (pieces(scene, seat))
            (tableau(scene, seat))
            (hand(scene, seat))
            (pile(scene, seat))
        }
    }
}

fn pieces(scene: &Scene<'_>, seat: Seat) -> Markup {
    let is_own = scene.own().is_some();
    html! {
        div.m-res data-keeps-preview data-hold={ "seat-" (seat.index()) } {
            h3.who {
                (scene.emblem(seat)) span { (scene.name(seat)) } @if is_own { small { (scene.say(key!("b-you"))) } }
            }
            p.total { (total(scene, seat)) span { em { (scene.rule("end", key!("w-b-score-is"))) } (sum(scene, seat)) } }
            (picks(scene, seat))
            (last_row(scene, seat))
        }
    }
}

/// What else can be done with pieces, or the end of the turn.
fn last_row(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        @for action in scene.legal.iter().filter(|it| matches!(it, Action::Exchange(_))) {
            button.btn.xc form="act" name="action" value=(action) {
                (exchange(scene, seat, *action)) span { (scene.tell(&crate::texts::action(&scene.teller(), *action))) }
            }
        }
        @if scene.may(Action::End) {
            button.btn.gold.end form="act" name="action" value=(Action::End) data-ends { (icon("check")) span { (scene.say(end_key(scene))) } }
        }
        @if scene.own().is_none() { (watching(scene)) }
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
    let figure = html! {
        @if player.pawn_placed { span.off title=(scene.say(key!("w-b-pawn-out"))) { (scene.pawn(seat)) } } @else { (scene.pawn(seat)) }
        span { (scene.say(key!("w-b-pawn"))) }
    };
    html! {
        div.picks role=[(stone || pawn).then_some("radiogroup")] aria-label=(scene.say(key!("w-b-piece"))) {
            (pick("piece-stone", stone, stone, heap_of_stones(scene, seat)))
            (pick("piece-pawn", !stone, pawn, figure))
            a.gen.to-rule href={ (scene.rules) "#genius" } title=(scene.say(key!("w-b-marks-why"))) { span.vh { (scene.say(key!("w-b-marks"))) " " } (marks(scene, seat)) }
        }
    }
}

/// The stones of the reserve: those of the own colour, and those won, which are points only.
fn heap_of_stones(scene: &Scene<'_>, seat: Seat) -> Markup {
    let stones = scene.open().players[seat].stones;
    let own = stones[seat.index()];
    let won: Vec<Seat> = scene_colours(scene, seat).into_iter().skip(1).collect();
    let is_won = won.iter().any(|it| stones[it.index()] > 0);
    html! {
        span.own data-hold={ "res-" (seat.index()) } {
            @for _ in 0..own { (scene.stone(seat)) }
            @if own == 0 { i { (scene.say(key!("w-b-no-stone"))) } }
            @if is_won {
                span.won title=(scene.say(key!("w-b-won"))) { @for colour in won { @for _ in 0..stones[colour.index()] { (scene.stone(colour)) } } }
            }
        }
        span { (scene.say(key!("w-b-stone"))) }
    }
}

fn tableau(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        div.m-tab {
            h3.vh { (scene.rule("columns", key!("w-b-tableau"))) }
            ul.cols {
                @for (symbol, slot) in Symbol::ALL.into_iter().zip(scene.columns(seat)) {
                    li class={ "col c-" (symbol.id()) @if slot.is_none() { " empty" } } {
                        @match slot {
                            Some(column) => { (column_of(scene, &column)) }
                            None => {
                                h4 { (cards::glyph(symbol)) span.vh { (scene.say(symbol_key(symbol))) } b { "0" } }
                                p.hole title=(scene.say(key!("w-b-no-card"))) { (cards::glyph(symbol)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn column_of(scene: &Scene<'_>, column: &Column<'_>) -> Markup {
    let height = column.cards.len().min(12);
    html! {
        h4 { (cards::symbols(scene, column.symbols)) b { (column.count) } }
        ol class={ "heap h" (height) } {
            @for card in column.cards { li data-piece={ "card-" (card) } { (laid(scene, *card, column.symbols)) } }
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
            div.pile data-hold={ "pile-" (seat.index()) } { @if n > 0 { (cards::back()) } b { (n) } }
            ul.slips aria-label=(scene.say(key!("w-b-pile-why"))) { @for card in own.pile.iter() { li { (cards::chip(scene, card, Symbols::ALL)) } } }
        }
    }
}

fn hand(scene: &Scene<'_>, seat: Seat) -> Markup {
    let own = scene.view.own.unwrap_or_default();
    let n = usize::from(scene.view.in_hand[seat]);
    let is_own = scene.own().is_some();
    html! {
        div.m-hand data-hold={ "hand-" (seat.index()) } {
            h3 { (scene.rule("cards", key!("w-b-hand"))) small { (scene.count(key!("w-b-in-hand"), n as i64)) } }
            ul class={ "cards" @if n > 8 { " many" } @else if n > 5 { " seven" } @else if n > 4 { " five" } } {
                @for card in own.hand.iter() { li data-piece={ "card-" (card) } { (held(scene, card)) } }
                @if !is_own { @for _ in 0..n { li { (cards::back()) } } }
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
/// says what. Whoever hears the page hears the whole sentence instead of what stands on the card.
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
            span.vh { (words) }
            span.shown aria-hidden="true" { (face) span.tag { (scene.say(verb)) } }
        }
    }
}
