//! The worked examples of the rules and the cases derived from them, with their exact figures.

use super::support::*;
use kernel::{Game, Seed, Silent};
use wiege::pending::Ask;
use wiege::pieces::{EventId, Events, Group};
use wiege::score::points;
use wiege::{Config, Event, State};

fn set_up(players: u8) -> State {
    GAME.setup(&Config::new(players), Seed::from_number(7), &mut Silent).unwrap()
}

#[test]
fn case_01_set_up_for_three() {
    let state = set_up(3);
    let places: Vec<String> = state.open.in_play().map(|place| place.to_string()).collect();
    assert_eq!(places, ["c1", "b0", "b1", "b2"]);
    assert_eq!(state.open.displayed().count(), 4);
    for number in 0..3 {
        let player = &state.open.players[seat(number)];
        assert_eq!(state.secrets[seat(number)].hand.len(), 2);
        assert_eq!((player.reserve(), player.stones[usize::from(number)], player.pawn_placed), (7, 7, false));
    }
}

/// Dove and building on the event; yellow has 1 dove and 1 + 2 + 1 buildings, red 2 doves.
#[test]
fn case_02_culture_scoring_of_two() {
    let played = play(
        "2 players; c1 ev-green-2; c2 ev-red-1; c3 ev-red-2; seat 0 stone c1:1; seat 1 stone c1:2; \
         seat 0 column cu-19; seat 0 column cu-13, cu-33*, cu-14; seat 1 column cu-20, cu-29",
        "stone:c1:4 draw",
    );
    assert_eq!((played.count(0, "religion"), played.count(0, "architecture")), (1, 4));
    assert_eq!((played.count(1, "religion"), played.count(1, "architecture")), (2, 0));
    let played = played.then("name:architecture name:religion");
    assert!(played.events.contains(&Event::Compared {
        seats: [seat(0), seat(1)],
        points: [4, 2],
        winner: Some(seat(0))
    }));
    assert_eq!(played.payers(), [1, 1]);
    assert_eq!((played.reserve(0), played.reserve(1)), (9, 5));
    assert_eq!(played.discarded(), ["cu-14", "cu-33"], "the cards with 1 and 2 symbols, the top first");
    assert_eq!(played.columns(0), ["cu-19", "cu-13"]);
    assert_eq!(played.columns(1), ["cu-20 cu-29"], "the loser discards nothing");
}

#[test]
fn case_03_points_of_1_1_2_1_2_are_12() {
    assert_eq!(points(GAME.tables(), cards("ch-01 ch-02 ch-04 ch-03 ch-05")), 7 + 3 + 2);
}

#[test]
fn case_04_points_of_2_2_1_2_are_10() {
    assert_eq!(points(GAME.tables(), cards("ch-04 ch-05 ch-01 ch-09")), 7 + 3);
}

#[test]
fn case_05_set_up_numbers() {
    for (players, built, face_up, left) in [(2, 13, 3, 10), (3, 15, 4, 11), (4, 17, 6, 11)] {
        let state = set_up(players);
        assert_eq!(state.open.in_play().count(), face_up);
        assert_eq!((state.events.len(), state.events.len() + face_up), (left, built));
    }
}

/// Whatever is drawn, each group has an event in the deck or face up; no event is there twice, and none is left out of
/// all matches.
#[test]
fn every_group_has_an_event_in_the_deck() {
    for (players, built) in [(2, 13), (3, 15), (4, 17)] {
        let mut drawn = Events::NONE;
        for number in 0..500 {
            let seed = Seed::from_number(number);
            let state = GAME.setup(&Config::new(players), seed, &mut Silent).unwrap();
            let hidden: Events = state.events.iter().copied().collect();
            let face_up = state.open.turned_up;
            assert_eq!((hidden.both(face_up).len(), hidden.len() + face_up.len()), (0, built));
            let is_in = |event: &EventId| hidden.union(face_up).contains(*event);
            for group in Group::ALL {
                let found = EventId::all().filter(|event| event.group() == group).any(|event| is_in(&event));
                assert!(found, "{players} players, seed {number}: {group:?}");
            }
            drawn = drawn.union(hidden).union(face_up);
        }
        assert_eq!(drawn.len(), 36);
    }
}

/// Religion: two cards against one turned rotation card.
#[test]
fn case_06_culture_tie() {
    let played = play(
        "2 players; c1 ev-violet-6; c2 ev-red-1; c3 ev-red-2; seat 0 stone c1:2; seat 1 stone c1:3; \
         seat 0 column cu-19, cu-20; seat 1 column cu-39*; deck ch-01",
        "stone:c1:4 draw",
    );
    assert_eq!(played.legal(), ["keep:cu-19", "keep:cu-20"]);
    let played = played.then("keep:cu-20");
    assert_eq!(played.payers(), [0; 0]);
    assert_eq!((played.reserve(0), played.reserve(1)), (7, 7));
    assert_eq!((played.hand(0), played.discarded()), (cards("cu-20 ch-01"), vec!["cu-19".to_string()]));
    assert_eq!(played.hand(1), cards("cu-39"));
    assert_eq!((played.columns(0).len(), played.columns(1).len()), (0, 0));
}

#[test]
fn case_07_alone_in_the_centre_all_opponents_pay_in_turn() {
    let played = play(
        "4 players; c1 ev-violet-6; c2 ev-red-1; b0 ev-red-2; b1 ev-red-6; b2 ev-blue-6; b3 ev-green-4; \
         seat 0 stone c1:2; seat 0 stone c1:3; seat 0 column cu-19, cu-20, cu-29, cu-39*",
        "stone:c1:4 draw",
    );
    assert_eq!(played.payers(), [3, 2, 1, 3, 2]);
    assert_eq!([0, 1, 2, 3].map(|number| played.reserve(number)), [12, 6, 5, 5]);
    assert_eq!(played.columns(0).len(), 0, "five stones, but the column has only four cards");
}

#[test]
fn case_08_paying_order() {
    let played = play(
        "2 players; c1 ev-violet-6; c2 ev-red-1; c3 ev-red-6; seat 0 stone c1:2; \
         seat 1 stone c1:3; seat 1 stone c2:0; seat 1 stone c2:2; seat 1 stone c3:0; \
         seat 0 holds 2 of 1; seat 1 holds 1 of 0; seat 0 column cu-19, cu-20, cu-29, cu-39*",
        "stone:c1:4 draw",
    );
    assert_eq!(played.paid(), ["0", "1", "1"], "one foreign, then two of the own reserve");
    assert_eq!(played.legal(), ["give:c2:0", "give:c2:2", "give:c3:0"]);
    let played = played.then("give:c2:2");
    let played = played.then("give:c3:0");
    assert_eq!(played.paid(), ["0", "1", "1", "1 from c2:2", "1 from c3:0"]);
    assert_eq!((played.reserve(0), played.reserve(1)), (6 + 2 + 5, 0));
}

#[test]
fn case_09_whoever_has_one_stone_pays_one() {
    let played = play(
        "2 players; c1 ev-violet-6; c2 ev-red-1; c3 ev-red-6; seat 0 stone c1:2; seat 1 stone c1:3; \
         seat 0 holds 6 of 1; seat 0 column cu-19, cu-20, cu-29",
        "stone:c1:4 draw",
    );
    assert_eq!(played.payers(), [1]);
    assert_eq!((played.discarded(), played.columns(0)), (vec!["cu-29".into()], vec!["cu-19 cu-20".into()]));
}

#[test]
fn case_10_dice_pile_up_until_a_character_scoring() {
    let played = play(
        "2 players; c1 ev-red-5; c2 ev-red-1; c3 ev-red-2; events ev-green-1, ev-grey-5, ev-blue-1; \
         seat 0 pile ch-06",
        "",
    );
    assert_eq!(played.dice("c1"), 1);
    let played = played.then("stone:c1:0 draw name:science");
    assert_eq!(played.dice("c1"), 2);
    let played = played.then("stone:c1:0 draw");
    assert_eq!(played.dice("c1"), 3);
    let played = played.then("stone:c1:1 draw reveal:ch-06");
    assert_eq!(played.payers(), [1, 1, 1]);
    assert_eq!((played.reserve(0), played.dice("c1")), (10, 1));
}

#[test]
fn case_11_the_pawn_and_the_genius_marks() {
    let text = "2 players; c1 ev-red-1; c2 ev-grey-5; c3 ev-red-2; display cu-01, cu-02, cu-03, cu-04; \
                seat 0 column cu-11; seat 0 column cu-23; seat 0 column cu-08; seat 0 column cu-39";
    let quiet = play(text, "pawn:c1:0");
    assert_eq!(quiet.state.open.ask, Ask::Bonus { left: 1 });
    let quiet = quiet.then("take:cu-01");
    assert_eq!(quiet.state.open.ask, Ask::Cards { left: 2, used: false });
    let triggering = play(text, "pawn:c2:0");
    assert_eq!(triggering.state.open.ask, Ask::Cards { left: 1, used: false });
}

#[test]
fn case_12_a_joker_takes_the_symbol_of_its_column() {
    let played = play(
        "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-red-2; seat 0 hand cu-02, cu-15",
        "stone:c1:0 lay:cu-02",
    );
    assert_eq!((played.count(0, "science"), played.count(0, "finance")), (1, 1));
    let played = played.then("lay:cu-15");
    assert_eq!((played.count(0, "science"), played.count(0, "finance")), (0, 2));
    assert_eq!(played.columns(0), ["cu-02 cu-15"]);
}

#[test]
fn case_13_a_rotation_card_is_turned_once_and_uncovered() {
    let played = play(
        "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-red-2; seat 0 hand cu-31, cu-11, cu-32",
        "stone:c1:0 lay:cu-31",
    );
    assert_eq!(played.count(0, "science"), 1);
    let played = played.then("turn:cu-31");
    assert_eq!(played.count(0, "science"), 2);
    let played = played.then("stone:c2:0 draw draw stone:c3:0");
    assert_eq!(played.refusal("turn:cu-31").unwrap(), "this card is turned already");
    let played = played.then("lay:cu-32");
    assert_eq!(played.count(0, "science"), 3);
    let played = played.then("lay:cu-11 stone:c2:2 draw draw stone:c1:3");
    assert_eq!(played.refusal("turn:cu-32").unwrap(), "this card does not lie uncovered before you");
    assert_eq!(played.count(0, "science"), 4, "a turned card stays turned when it is covered");
}

#[test]
fn case_14_which_characters_may_be_revealed() {
    let played = play(
        "2 players; c1 ev-black-6; c2 ev-red-6; c3 ev-red-2; seat 0 stone c1:1; \
         seat 0 hand ch-14, ch-21, ch-26; seat 0 pile ch-04; display ch-15, cu-01, cu-02, cu-03",
        "stone:c1:2 take:cu-01",
    );
    assert_eq!(played.legal(), ["reveal:ch-04", "reveal:ch-21", "reveal:ch-26", "pass"]);
    assert_eq!(played.refusal("reveal:ch-14").unwrap(), "the event does not show this character's symbol");
    assert_eq!(played.refusal("reveal:ch-01").unwrap(), "this card is neither in your hand nor on your pile");
}

#[test]
fn case_15_the_match_ends_with_two_events() {
    let played = play(
        "2 players; c1 ev-grey-5; c2 ev-red-6; c3 ev-red-2; events none; seat 1 stone c2:0; seat 1 pawn c2:2; \
         seat 0 stone c3:0",
        "stone:c1:0 draw",
    );
    assert!(played.is_over());
    assert_eq!(played.state.open.in_play().count(), 2);
    assert_eq!((played.reserve(0), played.reserve(1)), (7, 7));
    assert!(!played.state.open.players[seat(1)].pawn_placed);
    assert_eq!(played.state.open.scorings, 1, "nothing more is scored");
}

#[test]
fn case_16_ties_are_broken_by_cards_in_hand() {
    let played = position(
        "3 players; c1 ev-red-1; b0 ev-red-6; b1 ev-red-2; b2 ev-blue-6; \
         seat 0 holds 3 of 2; seat 1 holds 3 of 2; \
         seat 0 hand cu-01, cu-02, ch-01, ch-06; seat 1 hand cu-03, cu-04, ch-26",
    );
    let sheets = GAME.sheets(&played.state);
    assert_eq!((sheets[seat(0)].stones, sheets[seat(1)].stones), (10, 10));
    assert_eq!((sheets[seat(0)].cultures, sheets[seat(1)].cultures), (2, 2));
    assert_eq!((sheets[seat(0)].characters, sheets[seat(1)].characters), (4, 3));
    assert_eq!(GAME.outcome(&played.state).places.as_slice(), [1, 2, 3]);
}

#[test]
fn case_17_a_partner_does_not_pay() {
    let played = play(
        "4 players teams; c1 ev-violet-6; c2 ev-red-1; b0 ev-red-2; b1 ev-red-6; b2 ev-blue-6; b3 ev-green-4; \
         seat 0 stone c1:2; seat 0 stone c1:3; seat 0 column cu-19, cu-20, cu-29",
        "stone:c1:4 draw",
    );
    assert_eq!(played.payers(), [3, 1, 3]);
}

#[test]
fn case_18_whoever_can_place_nothing_loses_the_turn() {
    let text = "4 players; c1 ev-red-1; c2 ev-red-6; b0 ev-blue-6; seat 0 stone c1:0; seat 1 stone c1:2; \
                seat 0 stone c2:1; seat 1 stone c2:2; turn 1";
    let played = play(text, "stone:b0:0 draw draw");
    assert_eq!(played.told(|event| *event == Event::Skipped { seat: seat(2) }), 1);
    assert_eq!(played.told(|event| *event == Event::TurnBegan { seat: seat(2) }), 0);
    assert_eq!(played.hand(2).len(), 0, "card actions are lost too");
    assert_eq!(played.to_decide(), seat(0), "seat 3 reaches nothing either");
}

#[test]
fn case_19_pieces_follow_the_roads() {
    let played = position("2 players; c1 ev-green-4; c2 ev-red-6; c3 ev-red-2; seat 1 stone c1:1");
    assert_eq!(played.legal_with("stone:c1:"), ["0", "2"]);
}

#[test]
fn case_20_exchange_as_far_as_both_have_stones() {
    let played = position(
        "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-blue-3; seat 0 stone c1:0; seat 0 stone c2:1; \
         seat 0 stone c2:2; seat 0 stone c3:1; seat 1 holds 3 of 0; seat 0 holds 2 of 1",
    );
    assert_eq!(played.stones(0), [0, 2, 0, 0]);
    let played = played.then("exchange:1 exchange:1");
    assert_eq!((played.stones(0), played.stones(1)), ([2, 0, 0, 0], [1, 7, 0, 0]));
    assert!(!played.may("exchange:1"));
}

#[test]
fn case_21_cards_are_short() {
    let played = play(
        "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-blue-3; deck none; discards cu-01; rest seat 1 hand; \
         display cu-02, cu-03, ch-01, ch-02; seat 0 column cu-11; seat 0 column cu-13; seat 0 column cu-15; \
         seat 1 column cu-17; seat 1 column cu-19",
        "stone:c1:0 take:cu-02 take:ch-01",
    );
    assert_eq!(played.told(|event| matches!(event, Event::Stripped { .. })), 5);
    assert_eq!(played.told(|event| *event == Event::Reshuffled { cards: 6 }), 1);
    assert_eq!((played.state.open.displayed().count(), played.state.deck.len()), (4, 4));
}

#[test]
fn case_22_one_participant_reveals_one_character_or_none() {
    let text = "2 players; c1 ev-red-1, ev-grey-5; c2 ev-red-6; c3 ev-blue-3; seat 0 pile ch-06, ch-07";
    let revealed = play(text, "stone:c1:1 draw reveal:ch-07");
    assert_eq!((revealed.reserve(0), revealed.discarded()), (9, vec!["ch-07".to_string()]));
    let passed = play(text, "stone:c1:1 draw pass");
    assert_eq!((passed.reserve(0), passed.discarded().len()), (7, 0));
}
