//! Sweeps over all cards: each event can be scored in both ways, each card does what it shows.

use super::support::*;
use std::fmt::Write;
use wiege::data::Face;
use wiege::pending::Ask;
use wiege::pieces::{Colour, EventId, Kind};
use wiege::{Event, data};

/// An order of spaces along the roads, the last of which completes a colour while the other stays open.
fn order(event: &data::Event, colour: Colour, covered: &mut Vec<usize>) -> bool {
    let mask = covered.iter().fold(0u8, |mask, space| mask | 1 << space);
    let other = if colour == Colour::Blue { Colour::Red } else { Colour::Blue };
    if mask & event.mask(colour) == event.mask(colour) {
        return true;
    }
    for space in (0..event.spaces.len()).filter(|space| event.reach(mask) & (1 << space) != 0) {
        let next = mask | 1 << space;
        if next & event.mask(other) == event.mask(other) {
            continue;
        }
        covered.push(space);
        if order(event, colour, covered) {
            return true;
        }
        covered.pop();
    }
    false
}

#[test]
fn every_event_is_scored_in_both_ways() {
    for event in &GAME.tables().events {
        for (colour, kind) in [(Colour::Blue, Kind::Culture), (Colour::Red, Kind::Character)] {
            let mut spaces = Vec::new();
            assert!(order(event, colour, &mut spaces), "{}", event.id);
            let others: Vec<EventId> = EventId::all().filter(|it| *it != event.id).take(2).collect();
            let mut text = format!("2 players; c1 {}; c2 {}; c3 {}", event.id, others[0], others[1]);
            let last = spaces.pop().unwrap();
            for space in spaces {
                write!(text, "; seat 0 stone c1:{space}").unwrap();
            }
            let played = play(&text, &format!("stone:c1:{last}"));
            let triggered = |it: &Event| matches!(it, Event::Triggered { kind: found, .. } if *found == kind);
            assert_eq!(played.told(triggered), 1, "{}: {colour:?}", event.id);
        }
    }
}

#[test]
fn every_culture_card_counts_its_symbols_and_shows_its_mark() {
    for culture in &GAME.tables().cultures {
        let text = format!("2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-green-4; seat 0 hand {}", culture.id);
        let played = play(&text, &format!("stone:c1:0 lay:{}", culture.id));
        for symbol in culture.symbols.iter() {
            assert_eq!(played.count(0, symbol.id()), 1, "{}", culture.id);
        }
        let turn = format!("turn:{}", culture.id);
        assert_eq!(played.may(&turn), culture.face == Face::Rotation, "{}", culture.id);
        if culture.face == Face::Rotation {
            let symbol = culture.symbols.iter().next().unwrap();
            assert_eq!(
                play(&text, &format!("stone:c1:0 lay:{} {turn}", culture.id)).count(0, symbol.id()),
                2
            );
        }
        let laid =
            format!("2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-green-4; seat 0 column {}", culture.id);
        for (spot, colour) in [("c1:0", Colour::Blue), ("c1:2", Colour::Red)] {
            let bonus = play(&laid, &format!("pawn:{spot}")).state.open.ask == Ask::Bonus { left: 1 };
            assert_eq!(bonus, culture.face == Face::Genius(colour), "{} {colour:?}", culture.id);
        }
    }
}

/// In the hand a character needs its symbol on the event; on the pile it needs nothing.
#[test]
fn every_character_is_revealed_where_it_may_be() {
    for character in &GAME.tables().characters {
        for event in ["ev-grey-5", "ev-green-1", "ev-red-5"] {
            let id = character.id;
            let event = EventId::from_id(event).unwrap();
            let table = format!(
                "2 players; c1 {event}; c2 ev-red-6; c3 ev-green-4; display cu-01, cu-02, cu-03, cu-04"
            );
            let from_hand = play(&format!("{table}; seat 0 hand {id}"), "stone:c1:1 take:cu-01");
            let symbols = GAME.tables().events[event.index()].symbols;
            let fits = character.symbol.is_none_or(|symbol| symbols.contains(symbol));
            assert_eq!(from_hand.may(&format!("reveal:{id}")), fits, "{id} on {event}");
            let from_pile = play(&format!("{table}; seat 0 pile {id}"), "stone:c1:1 take:cu-01");
            assert!(from_pile.may(&format!("reveal:{id}")));
            let won = from_pile.then(&format!("reveal:{id}"));
            assert_eq!((won.reserve(0), won.reserve(1)), (8, 6));
        }
    }
}
