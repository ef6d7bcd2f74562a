//! Every event finds its words.

use super::*;
use kernel::record::Sitter;
use kernel::{Rng, Seed, Turn, Viewer};
use std::collections::BTreeSet;
use wiege::cards::CardId;
use wiege::pending::Source;
use wiege::pieces::{EventId, Kind, Piece};
use wiege::place::{Place, Spot};

fn names() -> Names {
    let sitter = |name: &str| Sitter { name: name.into(), bot: None };
    Names::new(&["Ada", "Bea", "Cleo", "Dora"].map(sitter))
}

#[track_caller]
fn check(event: &Event, expected: &str) {
    let words = Wiege::standard().words(event, &names());
    assert_eq!(words.as_deref(), Some(expected));
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn card(id: &str) -> CardId {
    CardId::from_id(id).unwrap()
}

#[test]
fn pieces_are_told() {
    let (place, spot) = (Place::from_id("c1").unwrap(), Spot::from_id("c1:2").unwrap());
    let bea = seat(1);
    check(&Event::Placed { seat: bea, piece: Piece::Pawn, spot }, "Bea places the pawn at c1");
    let to = Spot::from_id("b0:1").unwrap();
    check(
        &Event::Moved { seat: bea, piece: Piece::Stone, from: spot, to },
        "Bea moves a stone from c1 to b0",
    );
    let triggered = Event::Triggered { seat: bea, place, kind: Kind::Character };
    check(&triggered, "Bea covers the last red space at c1: a character scoring follows");
    let up = Event::TurnedUp { place, event_card: EventId::from_id("ev-red-3").unwrap(), dice: 2 };
    check(&up, "Fall of Constantinople is turned up at c1, 2 dice");
}

#[test]
fn cards_are_told() {
    let ada = seat(0);
    check(&Event::Taken { seat: ada, card: card("cu-01") }, "Ada takes science/architecture joker cu-01");
    check(&Event::Drawn { seat: ada, card: None }, "Ada draws a card");
    check(
        &Event::Laid { seat: ada, card: card("cu-33"), column: 0 },
        "Ada lays architecture rotation card cu-33 on column 1",
    );
    let revealed = Event::Revealed { seat: ada, card: card("ch-09"), from: Source::Hand };
    check(&revealed, "Ada reveals Filippo Brunelleschi (architecture 2) from the hand");
}

#[test]
fn scorings_are_told() {
    let (place, trigger) = (Place::from_id("c2").unwrap(), seat(2));
    let began = Event::ScoringBegan { place, kind: Kind::Culture, trigger, other: Some(seat(0)) };
    check(&began, "Cleo scores against Ada");
    assert_eq!(Wiege::chapter(&began).as_deref(), Some("Culture scoring at c2"));
    check(
        &Event::Named { seat: trigger, symbol: Symbol::Finance, column: Some(1), count: 3 },
        "Cleo names finance: 3",
    );
    let compared = Event::Compared { seats: [trigger, seat(0)], points: [3, 1], winner: Some(trigger) };
    check(&compared, "Cleo has 3, Ada 1: Cleo wins");
    check(
        &Event::Paid { from: seat(0), to: trigger, colour: seat(1), spot: None },
        "Ada pays a stone of Bea to Cleo",
    );
    let off = Event::Paid { from: seat(0), to: trigger, colour: seat(0), spot: Spot::from_id("b3:0") };
    check(&off, "Ada pays an own stone from b3 to Cleo");
}

/// Plays random matches of every kind and hands over every event.
fn watch(mut on_event: impl FnMut(&Wiege, &Event)) {
    let game = Wiege::standard();
    let options = Config { culture_empty_deck: EmptyDeck::Top, ..Config::new(3) };
    for (seed, config) in
        [Config::new(2), Config::new(3), Config::teams(), options].into_iter().cycle().take(80).enumerate()
    {
        let seed = seed as u64;
        let mut events = Vec::new();
        let mut state = game.setup(&config, Seed::from_number(seed), &mut events).unwrap();
        let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
        while let Turn::Await(seats) = game.turn(&state) {
            let seat = seats.lowest().unwrap();
            game.legal(&state, seat, &mut legal);
            let action = *rng.pick(&legal);
            game.play(&mut state, seat, action, &mut events);
        }
        for event in &events {
            on_event(&game, event);
        }
    }
}

/// The kind of an event: its name in the serialised form.
fn kind(event: &Event) -> String {
    serde_json::to_value(event).unwrap()["event"].as_str().unwrap().to_string()
}

#[test]
fn whatever_happens_is_told_in_plain_words() {
    let mut told = BTreeSet::new();
    let names = names();
    watch(|game, event| match game.words(event, &names) {
        None => assert!(["turn_began", "turn_ended", "scored"].contains(&kind(event).as_str()), "{event:?}"),
        Some(words) => {
            let odd = ["  ", "{", "_", "nobody", "none", "an event", "Some"];
            assert!(!odd.iter().any(|odd| words.contains(odd)), "{words}");
            told.insert(kind(event));
        }
    });
    assert!(told.len() >= 24, "{told:?}");
}

#[test]
fn the_public_never_reads_a_hidden_card() {
    let names = names();
    watch(|game, event| {
        let hidden = ["dealt", "drawn", "piled"].contains(&kind(event).as_str());
        if let (true, Some(seen)) = (hidden, game.redact(event, Viewer::Public)) {
            let words = game.words(&seen, &names).unwrap_or_default();
            let known = CardId::all().any(|card| words.contains(&Told(game).card(card)));
            assert!(!known && !words.is_empty(), "{words}");
        }
    });
}
