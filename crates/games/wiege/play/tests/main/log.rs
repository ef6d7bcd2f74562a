//! A match told as text: every event finds its words, and nobody reads what is hidden.

use kernel::{Game, Rng, Seat, Seed, Turn, Viewer};
use std::collections::BTreeSet;
use wiege::cards::CardId;
use wiege::config::{DuelPass, EmptyDeck, Uppermost};
use wiege::pending::Source;
use wiege::pieces::{EventId, Kind, Piece, Symbol};
use wiege::place::{Place, Spot};
use wiege::{Config, Event, Wiege};
use wiege_play::WiegeBundle;
use wiege_play::texts::Teller;
use words::{Lang, Phrase, Worded, tell};

fn names() -> Vec<String> {
    ["Ada", "Bea", "Cleo", "Dora"].map(str::to_owned).into()
}

fn told(game: &Wiege, event: &Event) -> Vec<String> {
    let phrases = WiegeBundle::events(game, Lang::En, &names(), std::slice::from_ref(event));
    phrases.iter().map(|it| tell(Lang::En, it)).collect()
}

#[track_caller]
fn check(event: &Event, expected: &str) {
    assert_eq!(told(&Wiege::standard(), event), [expected]);
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn card(id: &str) -> CardId {
    CardId::from_id(id).unwrap()
}

fn english(phrases: &[Phrase]) -> Vec<String> {
    phrases.iter().map(|it| tell(Lang::En, it)).collect()
}

#[test]
fn pieces_are_told() {
    let (place, spot) = (Place::from_id("c1").unwrap(), Spot::from_id("c1:2").unwrap());
    let bea = seat(1);
    check(&Event::Placed { seat: bea, piece: Piece::Pawn, spot }, "Bea places the pawn, centre 1.");
    let to = Spot::from_id("b0:1").unwrap();
    check(
        &Event::Moved { seat: bea, piece: Piece::Stone, from: spot, to },
        "Bea moves a stone: centre 1 → between Ada and Bea.",
    );
    let triggered = Event::Triggered { seat: bea, place, kind: Kind::Character };
    check(&triggered, "Bea covers the last space of a colour: Character scoring.");
    let up = Event::TurnedUp { place, event_card: EventId::from_id("ev-red-3").unwrap(), dice: 2 };
    check(&up, "New event, centre 1: 1453 Fall of Constantinople, 2 dice.");
}

#[test]
fn cards_are_told() {
    let ada = seat(0);
    let taken = Event::Taken { seat: ada, card: card("cu-01") };
    check(&taken, "Ada takes joker science or architecture from the display.");
    check(&Event::Drawn { seat: ada, card: None }, "Ada draws a card.");
    let laid = Event::Laid { seat: ada, card: card("cu-33"), column: 0 };
    check(&laid, "Ada lays out rotation architecture.");
    let revealed = Event::Revealed { seat: ada, card: card("ch-09"), from: Source::Hand };
    check(&revealed, "Ada reveals Filippo Brunelleschi (2, architecture) from the hand.");
}

#[test]
fn scorings_are_told() {
    let (place, trigger) = (Place::from_id("c2").unwrap(), seat(2));
    let began = Event::ScoringBegan { place, kind: Kind::Culture, trigger, other: Some(seat(0)) };
    check(&began, "Culture scoring, centre 2: Cleo and Ada.");
    let chapter = WiegeBundle::chapter(&began).map(|it| tell(Lang::En, &it));
    assert_eq!(chapter.as_deref(), Some("Culture scoring at c2"));
    let named = Event::Named { seat: trigger, symbol: Symbol::Finance, column: Some(1), count: 3 };
    check(&named, "Cleo counts 3 finance.");
    let compared = Event::Compared { seats: [trigger, seat(0)], points: [3, 1], winner: Some(trigger) };
    check(&compared, "Cleo 3, Ada 1: Cleo wins.");
    let paid = Event::Paid { from: seat(0), to: trigger, colour: seat(1), spot: None };
    check(&paid, "Ada gives Cleo a stone of Bea.");
    let off = Event::Paid { from: seat(0), to: trigger, colour: seat(0), spot: Spot::from_id("b3:0") };
    check(&off, "Ada gives Cleo a stone of Ada from an event.");
}

#[test]
fn a_match_is_told_in_short() {
    let game = Wiege::standard();
    let brief = |event: &Event| {
        WiegeBundle::brief(&game, Lang::En, event).map(|(seat, it)| (seat, tell(Lang::En, &it)))
    };
    let spot = Spot::from_id("c1:2").unwrap();
    let placed = Event::Placed { seat: seat(1), piece: Piece::Pawn, spot };
    assert_eq!(brief(&placed), Some((Some(seat(1)), "pawn at c1".to_owned())));
    let won = Event::Won { seat: seat(0), stones: 2 };
    assert_eq!(brief(&won), Some((Some(seat(0)), "wins 2 stones".to_owned())));
    assert_eq!(brief(&Event::Passed { seat: seat(0) }), None);
}

#[test]
fn options_are_told_in_a_few_words() {
    assert_eq!(english(&WiegeBundle::options(&Config::new(3))), ["everyone for themselves"]);
    let all = Config {
        start: Seat::new(2),
        culture_empty_deck: EmptyDeck::Top,
        duel_pass: DuelPass::Consecutive,
        uppermost: Uppermost::Oldest,
        joker_new_column: true,
        ..Config::teams()
    };
    let expected = [
        "two against two",
        "seat 2 begins",
        "top event only",
        "duels until two passes in a row",
        "oldest card uppermost",
        "jokers open columns",
    ];
    assert_eq!(english(&WiegeBundle::options(&all)), expected);
}

#[test]
fn how_the_seats_stand_is_told() {
    let game = Wiege::standard();
    let told = "2 players; c1 ev-red-3; c2 ev-blue-4; c3 ev-violet-5; seat 0 stone c1:0; seat 0 stone c1:1; \
        seat 1 holds 5 of 0; seat 0 holds 2 of 1";
    let view = game.view(&game.position(told).unwrap(), Viewer::Public);
    let columns = WiegeBundle::standing(&game, Lang::En, &view);
    let heads: Vec<&str> = columns.iter().map(|it| it.head.as_str()).collect();
    let symbols = ["science", "architecture", "finance", "exploration", "religion"];
    let counted = ["reserve", "on events", "pawn", "hand", "pile"];
    assert_eq!(heads, [counted, symbols].concat());
    assert!(columns.iter().all(|it| it.cells.len() == 2));
    assert_eq!(columns[1].cells, ["2", "0"]);
    assert_eq!(columns[2].cells, ["home", "home"]);
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
    let mut kinds = BTreeSet::new();
    let untold = ["dealt", "displayed", "turn_began", "turn_ended"];
    watch(|game, event| {
        let words = told(game, event);
        assert_eq!(words.is_empty(), untold.contains(&kind(event).as_str()), "{event:?}");
        for words in words {
            let odd = ["  ", "{", "_", "nobody", "none", "an event,", "Some"];
            assert!(!odd.iter().any(|odd| words.contains(odd)), "{words}");
            kinds.insert(kind(event));
        }
    });
    assert!(kinds.len() >= 24, "{kinds:?}");
}

#[test]
fn the_public_never_reads_a_hidden_card() {
    let mut seen = BTreeSet::new();
    watch(|game, event| {
        let is_hidden = ["dealt", "drawn", "piled"].contains(&kind(event).as_str());
        if let (true, Some(redacted)) = (is_hidden, game.redact(event, Viewer::Public)) {
            let words = told(game, &redacted).concat();
            let teller = Teller { lang: Lang::En, tables: game.tables(), players: &[] };
            let of = |card| tell(Lang::En, &teller.card_words(card));
            assert!(!CardId::all().any(|card| words.contains(&of(card))), "{words}");
            assert_eq!(words.is_empty(), kind(event) == "dealt", "{words}");
            seen.insert(kind(event));
        }
    });
    assert_eq!(seen.len(), 3, "{seen:?}");
}
