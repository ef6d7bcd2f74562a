//! The data file: what it says is what the sources state, and what cannot be played with is refused with its place.

use super::support::GAME;
use wiege::data::Face;
use wiege::pieces::{Colour, Symbol};
use wiege::provenance::{Certainty, Fact, Subject};
use wiege::{Sources, Wiege};

/// The error for a data file in which one text is replaced.
fn error(old: &str, new: &str) -> String {
    let changed = Sources::STANDARD.wiege.replacen(old, new, 1);
    assert_ne!(changed, Sources::STANDARD.wiege, "{old:?} is not in the file");
    match Wiege::from_sources(&Sources { wiege: &changed }) {
        Ok(_) => panic!("{new:?} was accepted"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn totals_are_those_of_the_sources() {
    let tables = GAME.tables();
    assert_eq!((tables.events.len(), tables.cultures.len(), tables.characters.len()), (36, 40, 27));
    let of_value = |value| tables.characters.iter().filter(|it| it.value == value).count();
    assert_eq!([1, 2, 3, 4].map(of_value), [15, 10, 1, 1]);
    for event in &tables.events {
        assert!((2..=6).contains(&event.spaces.len()) && (1..=3).contains(&event.symbols.len()));
    }
}

/// The reconstruction treats all symbols alike; a corrected file need not.
#[test]
fn the_reconstruction_is_even() {
    let tables = GAME.tables();
    let faces = |face: fn(&Face) -> bool| tables.cultures.iter().filter(|it| face(&it.face)).count();
    assert_eq!(faces(|face| *face == Face::Joker), 10);
    assert_eq!(faces(|face| *face == Face::Rotation), 10);
    assert_eq!(faces(|face| *face == Face::Genius(Colour::Blue)), 10);
    assert_eq!(faces(|face| *face == Face::Genius(Colour::Red)), 10);
    for symbol in Symbol::ALL {
        let events = tables.events.iter().filter(|it| it.symbols.contains(symbol)).count();
        let cultures = tables.cultures.iter().filter(|it| it.symbols.contains(symbol)).count();
        let characters = tables.characters.iter().filter(|it| it.symbol == Some(symbol)).count();
        assert_eq!((events, cultures, characters), (14, 10, 5), "{symbol:?}");
    }
    let spaces = |colour| tables.events.iter().map(|it| it.mask(colour).count_ones()).sum::<u32>();
    assert_eq!((spaces(Colour::Blue), spaces(Colour::Red)), (75, 75));
}

/// On each event either colour can be completed first, so that both scorings are possible.
#[test]
fn both_scorings_are_possible_on_every_event() {
    for event in &GAME.tables().events {
        for (colour, other) in [(Colour::Blue, Colour::Red), (Colour::Red, Colour::Blue)] {
            let mut reached = vec![0u8];
            let mut can = false;
            while let Some(covered) = reached.pop() {
                can |= covered & event.mask(colour) == event.mask(colour);
                for space in (0..6).filter(|space| event.reach(covered) & (1 << space) != 0) {
                    let next = covered | 1 << space;
                    if next & event.mask(other) != event.mask(other) {
                        reached.push(next);
                    }
                }
            }
            assert!(can, "{}: {colour:?}", event.id);
        }
    }
}

#[test]
fn unknown_fields_are_refused() {
    let told = error(r#""dice": 1"#, r#""dice": 1, "price": 3"#);
    assert!(told.starts_with(r#"wiege.json: event "ev-red-1": unknown field `price`"#), "{told}");
    let told = error(r#""languages""#, r#""tongues""#);
    assert!(told.starts_with("wiege.json: unknown field `tongues`"), "{told}");
}

#[test]
fn errors_name_the_row_and_the_reason() {
    let cases = [
        (r#""dice": 1"#, r#""dice": 2"#, r#"event "ev-red-1": 2 dice; every event has 1"#),
        (r#""year": 1442"#, r#""year": 1472"#, r#"event "ev-red-1": the year 1472 is outside 1442 to 1471"#),
        (r#""id": "ev-red-1""#, r#""id": "ev-red-7""#, r#"event "ev-red-7": this place is for "ev-red-1""#),
        (
            r#""roads": [[0, 1], [1, 2], [2, 3], [0, 3]]"#,
            r#""roads": [[0, 1], [2, 3]]"#,
            r#"event "ev-red-1", roads: some spaces cannot be reached by road"#,
        ),
        (
            r#""roads": [[0, 1], [1, 2]"#,
            r#""roads": [[0, 9], [1, 2]"#,
            r#"event "ev-red-1", roads: [0, 9] does not join two of the 4 spaces"#,
        ),
        (
            r#""symbols": ["architecture", "exploration"]"#,
            r#""symbols": ["architecture", "architecture"]"#,
            r#"event "ev-red-1": an event has 1 to 3 different symbols"#,
        ),
        (
            r#""kind": "joker", "symbols": ["science", "architecture"]"#,
            r#""kind": "joker", "symbols": ["science"]"#,
            r#"culture card "cu-01": a joker has two different symbols"#,
        ),
        (
            r#""symbols": ["science"], "genius": "blue""#,
            r#""symbols": ["science"]"#,
            r#"culture card "cu-11": a genius card has a mark, blue or red"#,
        ),
        (
            r#""value": 1, "symbol": "science""#,
            r#""value": 1, "symbol": null"#,
            r#"character "ch-01": values 1 and 2, and only they, have a symbol"#,
        ),
        (
            r#""value": 1, "symbol": "science""#,
            r#""value": 2, "symbol": "science""#,
            "characters: 14 of value 1; the game has 15",
        ),
        (
            r#""event_deck": 13"#,
            r#""event_deck": 30"#,
            "setup, 2 players: event_deck is 30; it can be 6 to 14",
        ),
        (r#""display": 4"#, r#""display": 5"#, "setup, common: display is 5; this program plays 4"),
        (r#""data_version": 1"#, r#""data_version": 2"#, "meta: data_version is 2; this program reads 1"),
    ];
    for (old, new, reason) in cases {
        assert_eq!(error(old, new), format!("wiege.json: {reason}"));
    }
}

#[test]
fn the_hash_follows_the_content_and_not_the_layout() {
    let spaced = Sources::STANDARD.wiege.replace('\n', "\n\n  ");
    let same = Wiege::from_sources(&Sources { wiege: &spaced }).unwrap();
    assert_eq!(same.tables().hash, GAME.tables().hash);
    let other = Sources::STANDARD.wiege.replacen(r#""year": 1444"#, r#""year": 1445"#, 1);
    let other = Wiege::from_sources(&Sources { wiege: &other }).unwrap();
    assert_ne!(other.tables().hash, GAME.tables().hash);
}

#[test]
fn reconstructions_are_listed_until_they_are_verified() {
    let notes = GAME.reconstructions();
    let of = |fact| notes.iter().filter(|note| note.fact == fact).count();
    assert_eq!(of(Fact::Layout), 36);
    assert_eq!(of(Fact::Year), 36 - 12, "the first and last years of the groups are inferred");
    assert_eq!(of(Fact::Name), 36 + 27);
    assert_eq!(of(Fact::Face), 40);
    assert_eq!(of(Fact::Symbols), 36 + 40 + 25, "values 3 and 4 are known to have no symbol");
    assert_eq!((of(Fact::Group), of(Fact::Die), of(Fact::Value)), (0, 0, 0));

    let verified = Sources::STANDARD.wiege.replacen(r#""verified": false"#, r#""verified": true"#, 1);
    let game = Wiege::from_sources(&Sources { wiege: &verified }).unwrap();
    let first = Subject::Event(wiege::pieces::EventId::new(0).unwrap());
    assert!(game.reconstructions().iter().all(|note| note.subject != first));
    let notes = game.provenance();
    let known = notes.iter().filter(|note| note.subject == first).all(|it| it.certainty == Certainty::Known);
    assert!(known);
}
