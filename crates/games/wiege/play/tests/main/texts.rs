//! Everything Die Wiege der Renaissance can say, said in every language: no key without words, no gap without filling.

use kernel::{Game, Rng, Seat, Viewer};
use std::collections::BTreeSet;
use wiege::cards::CardId;
use wiege::config::EmptyDeck;
use wiege::pieces::{Colour, EventId, Group, Kind, Symbol};
use wiege::place::Place;
use wiege::{Action, Config, Event, Reason, Wiege};
use wiege_play::WiegeBundle;
use wiege_play::texts::{self, CATALOG, Teller};
use words::laws::{check_catalog, events_of, messages, said};
use words::{Lang, Phrase};

/// The names of the players, which are no words of ours.
const PLAYERS: [&str; 4] = ["Anna", "Bruno", "Carla", "Dante"];

/// What is the same in another language as in English: frames without words, and names.
const SAME: [&str; 4] = ["game-name", "w-b-hand", "w-card-character", "w-card-great"];

#[test]
fn the_words_are_complete_and_translated() {
    check_catalog(&CATALOG, &[], &SAME);
}

/// The keys that begin with a prefix.
fn keys(prefix: &str) -> BTreeSet<String> {
    messages(&CATALOG, Lang::En).into_keys().filter(|key| key.starts_with(prefix)).collect()
}

fn names(n: usize) -> Vec<String> {
    PLAYERS[..n].iter().map(|name| (*name).to_owned()).collect()
}

/// The events of a random match.
fn events(game: &Wiege, config: &Config, rng: &mut Rng) -> Vec<Event> {
    events_of(game, config, rng, |legal, rng| *rng.pick(legal))
}

#[test]
fn every_event_is_told() {
    let game = Wiege::standard();
    let mut rng = Rng::new(1492);
    let mut seen = BTreeSet::new();
    let seat = Seat::default();
    // What hardly ever happens.
    let rare = [
        Event::Stripped { seat, card: CardId::all().next().expect("a card") },
        Event::Reshuffled { cards: 12 },
        Event::Skipped { seat },
        Event::Exchanged { seat, with: seat.left(2) },
    ];
    for round in 0..30 {
        let n = 2 + round % 3;
        let config = Config {
            culture_empty_deck: if round % 2 == 0 { EmptyDeck::Top } else { EmptyDeck::Stack },
            ..Config::new(n as u8)
        };
        let players = names(n);
        let all = events(&game, &config, &mut rng);
        let hidden: Vec<Event> = all.iter().filter_map(|event| game.redact(event, Viewer::Public)).collect();
        for event in all.iter().chain(&hidden).chain(&rare) {
            for lang in Lang::ALL {
                let teller = Teller { lang, tables: game.tables(), players: &players };
                for phrase in texts::story(&teller, std::slice::from_ref(event)) {
                    said(lang, &phrase);
                    seen.insert(phrase.key.id().to_owned());
                }
            }
        }
    }
    let missing: Vec<_> = keys("w-log-").into_iter().filter(|key| !seen.contains(key)).collect();
    assert!(missing.is_empty(), "never happened: {missing:?}");
}

#[test]
fn stones_paid_alike_are_told_together() {
    let game = Wiege::standard();
    let players = names(2);
    let teller = Teller { lang: Lang::En, tables: game.tables(), players: &players };
    let (from, to) = (Seat::default(), Seat::default().left(2));
    let paid = Event::Paid { from, to, colour: from, spot: None };
    let other = Event::Paid { from, to, colour: to, spot: None };
    let story: Vec<String> =
        texts::story(&teller, &[other, paid, paid]).iter().map(|it| said(Lang::En, it)).collect();
    assert_eq!(story, ["Anna gives Bruno a stone of Bruno.", "Anna gives Bruno 2 stones of Anna."]);
}

#[test]
fn every_action_is_told() {
    let game = Wiege::standard();
    for n in 2..=4 {
        let players = names(n);
        let mut seen = BTreeSet::new();
        for action in (0..Action::COUNT).filter_map(Action::action_at) {
            for lang in Lang::ALL {
                let phrase =
                    texts::action(&Teller { lang, tables: game.tables(), players: &players }, action);
                let is_of_nobody = format!("{action}").ends_with(&format!(":{}", n.max(3)));
                if !is_of_nobody {
                    said(lang, &phrase);
                }
                seen.insert(phrase.key.id().to_owned());
            }
        }
        assert_eq!(seen, keys("w-do-"));
    }
}

#[test]
fn every_reason_is_told_and_short() {
    let all = [
        Reason::NotAsked,
        Reason::NoEvent,
        Reason::OutOfReach,
        Reason::NoSuchSpace,
        Reason::Covered,
        Reason::NotJoined,
        Reason::TwoPlayers,
        Reason::Partner,
        Reason::SameSpace,
        Reason::NoStone,
        Reason::PawnPlaced,
        Reason::OwnStonesLeft,
        Reason::NothingToExchange,
        Reason::MustPlace,
        Reason::NotYours,
        Reason::NowhereToGo,
        Reason::DeckEmpty,
        Reason::NotDisplayed,
        Reason::NotInHand,
        Reason::NotCulture,
        Reason::NotCharacter,
        Reason::WrongColumn,
        Reason::NotRotation,
        Reason::NotUncovered,
        Reason::TurnedAlready,
        Reason::FirstAction,
        Reason::NotOnEvent,
        Reason::NotHeld,
        Reason::SymbolNotOnEvent,
        Reason::NotUsed,
        Reason::NotPayable,
    ];
    let mut seen = BTreeSet::new();
    for reason in all {
        let phrase = texts::reason(&reason);
        for lang in Lang::ALL {
            let length = said(lang, &phrase).chars().count();
            assert!(length <= 46, "{lang}: {:?} has {length} characters", phrase.key);
        }
        seen.insert(phrase.key.id().to_owned());
    }
    assert_eq!(seen, keys("w-no-"));
}

#[test]
fn every_card_place_and_name_is_told() {
    let game = Wiege::standard();
    let tables = game.tables();
    for lang in Lang::ALL {
        for n in 2..=4 {
            let players = names(n);
            let teller = Teller { lang, tables, players: &players };
            let cards: BTreeSet<String> =
                CardId::all().map(|card| said(lang, &teller.card_words(card))).collect();
            // Every joker, every character, and of the others each symbol with each mark.
            assert_eq!(cards.len(), 10 + 27 + 5 * 3, "{lang}");
            let places = tables.setup.seating(n as u8).places();
            let places: BTreeSet<String> = places.map(|place| said(lang, &teller.place(place))).collect();
            assert_eq!(places.len(), usize::from(tables.setup.seating(n as u8).face_up()), "{lang} {n}");
        }
        let titles: BTreeSet<String> =
            EventId::all().map(|event| texts::event_name(lang, tables, event)).collect();
        assert_eq!(titles.len(), EventId::COUNT, "{lang}");
        let keys = Symbol::ALL.map(texts::symbol_key).into_iter().chain(Group::ALL.map(texts::group_key));
        let more = [Colour::Blue, Colour::Red].map(texts::space_key).into_iter();
        let scorings = [Kind::Culture, Kind::Character].map(texts::kind_key);
        for key in keys.chain(more).chain(scorings) {
            said(lang, &Phrase::new(key));
        }
    }
    assert_eq!(Place::all().count(), 7);
}

#[test]
fn what_is_sure_and_what_can_be_chosen_is_told() {
    let game = Wiege::standard();
    let notes = game.provenance();
    let facts = notes.iter().map(|note| texts::fact_key(note.fact));
    let sure = notes.iter().map(|note| texts::certainty_key(note.certainty));
    let options = texts::OPTIONS.iter().flat_map(|(_, what, why)| [*what, *why]);
    let found: BTreeSet<String> = facts.chain(sure).chain(options).map(|key| key.id().to_owned()).collect();
    for lang in Lang::ALL {
        for key in &found {
            assert!(CATALOG.knows(lang, key), "{lang}: {key}");
        }
    }
    let mut wanted = keys("w-fact-");
    wanted.extend(keys("w-opt-"));
    wanted.extend(keys("w-sure-").into_iter().filter(|key| found.contains(key)));
    assert_eq!(found, wanted);
    let config = serde_json::to_value(Config::new(2)).expect("a configuration is JSON");
    for (field, ..) in texts::OPTIONS {
        assert!(config.get(field).is_some(), "{field}");
    }
}

#[test]
fn what_is_counted_has_its_words() {
    playable::laws::check_counted::<WiegeBundle>(&Wiege::standard());
}
