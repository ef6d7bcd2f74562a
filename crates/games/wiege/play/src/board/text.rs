//! The whole table in words, for whoever hears it or reads it as text.

use super::scene::Scene;
use super::{bar, cards};
use crate::texts::{action, event_name, group_key, space_key, symbol_key};
use boards::markup::choices;
use kernel::Seat;
use maud::{Markup, html};
use wiege::cards::CardId;
use wiege::pieces::{Colour, Symbol, Symbols};
use wiege::place::{Place, Spot};
use words::{Arg, Phrase};

/// Everything that lies on the table, and everything that may be done, with headings and lists.
pub(super) fn text(scene: &Scene<'_>) -> Markup {
    let seating = scene.game.tables().setup.seating(scene.open().config.players);
    html! {
        section.as-text {
            h2 { (scene.say(key!("w-t-now"))) }
            p { (now(scene)) }
            @if scene.is_my_turn() { (may(scene)) }
            h2 { (scene.say(key!("w-t-events"))) }
            @for place in seating.places() { (event(scene, place)) }
            h2 { (scene.say(key!("w-b-display"))) }
            (card_list(scene, scene.open().displayed()))
            p { (scene.tell(&Phrase::new(key!("w-t-decks")).number("deck", scene.view.deck).number("discards", scene.open().discards.len() as i64).number("events", scene.view.events))) }
            h2 { (scene.say(key!("b-players"))) }
            @for seat in Seat::all(scene.seats()) { (player(scene, seat)) }
            @if let Some(own) = scene.view.own {
                h2 { (scene.say(key!("w-t-own-hand"))) }
                (card_list(scene, own.hand.iter()))
                h2 { (scene.say(key!("w-t-own-pile"))) }
                (card_list(scene, own.pile.iter()))
            }
        }
    }
}

fn now(scene: &Scene<'_>) -> String {
    match scene.open().asked() {
        None => scene.say(key!("b-over")),
        Some(_) if scene.is_my_turn() => {
            format!("{} {}", scene.say(key!("b-your-turn")), bar::question(scene))
        }
        Some(seat) => scene
            .tell(&Phrase::new(key!("b-waiting-for")).with("who", Arg::Text(scene.name(seat).to_owned()))),
    }
}

/// All that may be done, as buttons in words.
fn may(scene: &Scene<'_>) -> Markup {
    html! {
        h2 { (scene.say(key!("w-t-may"))) }
        (choices(scene.legal.iter().map(|it| (*it, scene.tell(&action(&scene.teller(), *it)), html! {}))))
    }
}

fn event(scene: &Scene<'_>, place: Place) -> Markup {
    let position = scene.open().at(place);
    let Some(top) = position.top() else {
        return html! { h3 { (scene.place_words(place)) } p { (scene.say(key!("w-b-closed"))) } };
    };
    let row = &scene.game.tables().events[top.index()];
    html! {
        h3 { (row.year) " " (event_name(scene.lang, scene.game.tables(), top)) }
        ul {
            li { (scene.place_words(place)) ", " (scene.say(group_key(top.group()))) }
            li { (symbol_list(scene, row.symbols)) }
            li { (scene.count(key!("w-b-dice-why"), position.dice())) }
            li {
                (scene.say(key!("w-t-spaces")))
                ol { @for number in 0..row.spaces.len() { li { (space(scene, place, number)) } } }
            }
        }
    }
}

/// A space in words: its kind, the spaces it is joined to, and who stands there.
fn space(scene: &Scene<'_>, place: Place, number: usize) -> String {
    let Some(top) = scene.open().at(place).top() else { return String::new() };
    let row = &scene.game.tables().events[top.index()];
    let joined = row.roads.iter().filter_map(|(a, b)| match number {
        it if it == *a => Some(*b),
        it if it == *b => Some(*a),
        _ => None,
    });
    let joined: Vec<String> = joined.map(|it| (it + 1).to_string()).collect();
    let spot = Spot::at(place, number);
    let stands = match scene.holder(spot) {
        None => scene.say(key!("w-b-free")),
        Some(seat) if scene.open().is_pawn(spot) => scene.about(key!("w-b-pawn-of"), seat),
        Some(seat) => scene.about(key!("w-b-stone-of"), seat),
    };
    let told =
        Phrase::new(key!("w-t-space")).with("kind", Arg::Word(space_key(row.spaces[number].colour).into()));
    scene.tell(&told.with("joined", Arg::Text(joined.join(", "))).with("stands", Arg::Text(stands)))
}

fn symbol_list(scene: &Scene<'_>, symbols: Symbols) -> String {
    symbols.iter().map(|it| scene.say(symbol_key(it))).collect::<Vec<_>>().join(", ")
}

fn card_list(scene: &Scene<'_>, cards: impl Iterator<Item = CardId>) -> Markup {
    let words: Vec<String> = cards.map(|card| cards::label(scene, card)).collect();
    html! {
        @if words.is_empty() { p { (scene.say(key!("nothing"))) } }
        @else { ul { @for card in &words { li { (card) } } } }
    }
}

fn player(scene: &Scene<'_>, seat: Seat) -> Markup {
    let player = scene.open().players[seat];
    let stones = Seat::all(scene.seats()).filter(|it| player.stones[it.index()] > 0);
    let pawn = if player.pawn_placed { key!("w-b-pawn-out") } else { key!("w-t-pawn-home") };
    html! {
        h3 { (scene.name(seat)) @if scene.own() == Some(seat) { " (" (scene.say(key!("b-you"))) ")" } }
        ul {
            li {
                (scene.say(key!("w-b-reserve"))) ": " (player.reserve())
                ul { @for colour in stones { li { (scene.about(key!("w-b-stone-of"), colour)) ": " (player.stones[colour.index()]) } } }
            }
            li { (scene.say(pawn)) }
            li { (scene.count(key!("w-b-in-hand"), scene.view.in_hand[seat])) }
            li { (scene.count(key!("w-b-on-pile"), scene.view.on_pile[seat])) }
            li { (scene.say(key!("w-b-mark-blue"))) ": " (scene.game.marks(scene.open(), seat, Colour::Blue)) }
            li { (scene.say(key!("w-b-mark-red"))) ": " (scene.game.marks(scene.open(), seat, Colour::Red)) }
            @for (symbol, column) in Symbol::ALL.into_iter().zip(scene.columns(seat)) {
                @if let Some(column) = column {
                    li { (symbol_list(scene, column.symbols)) ": " (column.count) (card_list(scene, column.cards.iter().copied())) }
                } @else { li { (scene.say(symbol_key(symbol))) ": 0" } }
            }
        }
    }
}
