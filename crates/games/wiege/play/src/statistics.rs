//! What is worth counting in Die Wiege der Renaissance: events that were won, cards laid, turned, piled and revealed.

use crate::WiegeBundle;
use arena::pieces::{Count, PieceStats, PieceUse};
use wiege::cards::CardId;
use wiege::pieces::{EventId, Kind, Symbol};
use wiege::place::Place;
use wiege::{Event, Wiege};

/// How an event is won, in the order of [`Kind`].
const EVENT_VERBS: [&str; 2] = ["won by culture", "won by characters"];
/// What is done with a culture card.
const CULTURE_VERBS: [&str; 2] = ["laid", "turned"];
/// What is done with a character.
const CHARACTER_VERBS: [&str; 2] = ["piled", "revealed"];

// The places of the uses: blocks, one after the other.
const CULTURES: usize = EVENT_VERBS.len() * EventId::COUNT;
const CHARACTERS: usize = CULTURES + CULTURE_VERBS.len() * CardId::CULTURES;

impl PieceStats for WiegeBundle {
    /// A round is what lies between two scorings; four players have fifteen of these.
    const ROUNDS: usize = 15;

    fn uses(game: &Wiege) -> Vec<PieceUse> {
        let tables = game.tables();
        let events = EVENT_VERBS.into_iter().flat_map(|verb| {
            tables
                .events
                .iter()
                .map(move |it| PieceUse::new("event", verb, it.id.to_string(), it.names.en.clone()))
        });
        let cultures = CULTURE_VERBS.into_iter().flat_map(|verb| {
            tables.cultures.iter().map(move |it| {
                let symbols: Vec<&str> = it.symbols.iter().map(Symbol::id).collect();
                PieceUse::new("culture", verb, it.id.to_string(), format!("{} {}", it.id, symbols.join("/")))
            })
        });
        let characters = CHARACTER_VERBS.into_iter().flat_map(|verb| {
            tables.characters.iter().map(move |it| {
                PieceUse::new("character", verb, it.id.to_string(), format!("{} ({})", it.names.en, it.value))
            })
        });
        events.chain(cultures).chain(characters).collect()
    }

    fn count(_: &Wiege, event: &Event, counts: &mut Vec<Count>) {
        match event {
            // Every card is in every match.
            Event::Began { .. } => {
                counts.extend((0..2 * CardId::COUNT).map(|at| Count::Offered(CULTURES + at)));
            }
            Event::TurnedUp { event_card, .. } => {
                let kinds = [Kind::Culture, Kind::Character];
                counts.extend(kinds.map(|kind| Count::Offered(won(kind, *event_card))));
            }
            Event::Laid { seat, card, .. } => counts.push(Count::Used(*seat, culture(0, *card))),
            Event::Turned { seat, card } => counts.push(Count::Used(*seat, culture(1, *card))),
            Event::Piled { seat, card: Some(card) } => counts.push(Count::Used(*seat, character(0, *card))),
            Event::Revealed { seat, card, .. } => counts.push(Count::Used(*seat, character(1, *card))),
            _ => {}
        }
    }

    /// Which event is scored follows from what was turned up at its place before.
    fn count_all(game: &Wiege, events: &[Event], counts: &mut Vec<Count>) {
        let mut tops: [Option<EventId>; Place::COUNT] = [None; Place::COUNT];
        let mut scored = None;
        let mut scorings = 0;
        for event in events {
            Self::count(game, event, counts);
            match event {
                Event::TurnedUp { place, event_card, .. } | Event::Uncovered { place, event_card, .. } => {
                    tops[place.index()] = Some(*event_card);
                }
                Event::ScoringBegan { place, kind, .. } => {
                    scorings += 1;
                    counts.push(Count::Round(scorings));
                    scored = tops[place.index()].map(|top| won(*kind, top));
                }
                Event::Won { seat, .. } => counts.extend(scored.map(|at| Count::Used(*seat, at))),
                _ => {}
            }
        }
    }
}

fn won(kind: Kind, event: EventId) -> usize {
    kind as usize * EventId::COUNT + event.index()
}

fn culture(verb: usize, card: CardId) -> usize {
    CULTURES + verb * CardId::CULTURES + card.index()
}

fn character(verb: usize, card: CardId) -> usize {
    CHARACTERS + verb * CardId::CHARACTERS + card.index() - CardId::CULTURES
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;

    fn done(events: &[Event]) -> Vec<String> {
        let game = Wiege::standard();
        let uses = WiegeBundle::uses(&game);
        let mut counts = Vec::new();
        WiegeBundle::count_all(&game, events, &mut counts);
        let used = |count: &Count| match count {
            Count::Used(seat, at) => {
                let piece = &uses[*at];
                Some(format!("{seat}: {} {} {}", piece.kind, piece.id, piece.verb))
            }
            _ => None,
        };
        counts.iter().filter_map(used).collect()
    }

    #[test]
    fn every_use_is_found_where_its_event_points() {
        let seat = Seat::new(1).unwrap();
        let card = |id: &str| CardId::from_id(id).unwrap();
        let events = [
            Event::Laid { seat, card: card("cu-40"), column: 0 },
            Event::Turned { seat, card: card("cu-31") },
            Event::Piled { seat, card: Some(card("ch-01")) },
            Event::Revealed { seat, card: card("ch-27"), from: wiege::pending::Source::Pile },
        ];
        let expected = [
            "1: culture cu-40 laid",
            "1: culture cu-31 turned",
            "1: character ch-01 piled",
            "1: character ch-27 revealed",
        ];
        assert_eq!(done(&events), expected);
        assert_eq!(WiegeBundle::uses(&Wiege::standard()).len(), CHARACTERS + 2 * CardId::CHARACTERS);
    }

    /// Two events lie at the place, one on the other: the later one is scored.
    #[test]
    fn stones_are_won_on_the_event_on_top() {
        let (trigger, place) = (Seat::default(), Place::from_id("c2").unwrap());
        let event = |id: &str| EventId::from_id(id).unwrap();
        let turned_up = |id: &str, dice| Event::TurnedUp { place, event_card: event(id), dice };
        let scoring = |kind| Event::ScoringBegan { place, kind, trigger, other: None };
        let events = [
            turned_up("ev-red-1", 1),
            scoring(Kind::Culture),
            Event::Won { seat: trigger, stones: 2 },
            turned_up("ev-black-6", 2),
            scoring(Kind::Character),
            Event::Won { seat: trigger, stones: 2 },
        ];
        assert_eq!(
            done(&events),
            ["0: event ev-red-1 won by culture", "0: event ev-black-6 won by characters"]
        );
    }
}
