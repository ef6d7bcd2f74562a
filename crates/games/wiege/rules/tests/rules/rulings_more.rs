//! One test for each ruling of `RULINGS.md`, named after it: 17 to 31, and a check that none is forgotten.

use super::support::*;
use kernel::{Game, Seed, Silent, testing};
use wiege::pending::Ask;
use wiege::{Config, Event, Reason, Sources, Wiege};

const THREE: &str = "c1 ev-red-1; c2 ev-red-6; c3 ev-green-4";

#[test]
fn r17_the_first_card_action_is_compulsory_the_second_is_not() {
    let played = play(&format!("2 players; {THREE}"), "stone:c1:0");
    assert_eq!(played.refusal("end").unwrap(), Reason::FirstAction.to_string());
    let played = played.then("draw end");
    assert_eq!(played.to_decide(), seat(1));
}

#[test]
fn r18_the_discards_become_the_deck_at_once() {
    let played = play(
        &format!("2 players; {THREE}; deck ch-01; display cu-01, cu-02, cu-03, cu-04; rest discards"),
        "stone:c1:0 draw",
    );
    assert_eq!(played.told(|event| *event == Event::Reshuffled { cards: 62 }), 1);
    assert_eq!((played.state.deck.len(), played.state.open.discards.len()), (62, 0));
}

#[test]
fn r18_an_empty_deck_without_gaps_is_left_alone() {
    let played = play(
        &format!(
            "2 players; {THREE}; deck none; display cu-01, cu-02, cu-03, cu-04; discards ch-02; rest seat 1 hand; \
             seat 0 hand ch-01"
        ),
        "stone:c1:0",
    );
    assert_eq!(played.refusal("draw").unwrap(), Reason::DeckEmpty.to_string());
    let played = played.then("pile:ch-01 end");
    assert_eq!(
        (played.state.deck.len(), played.told(|event| matches!(event, Event::Reshuffled { .. }))),
        (0, 0)
    );
}

/// Nothing is left anywhere: the display stays short, and hands and piles are not touched.
#[test]
fn r18_the_display_can_stay_short() {
    let played = play(
        &format!("2 players; {THREE}; deck none; display cu-01, cu-02, cu-03, cu-04; rest seat 1 hand"),
        "stone:c1:0 take:cu-01 take:cu-02",
    );
    assert_eq!((played.state.open.displayed().count(), played.hand(1).len()), (2, 63));
}

/// One column of two cards, two gaps: stripping is repeated until it suffices.
#[test]
fn r18_columns_are_stripped_again_if_need_be() {
    let text = format!(
        "{THREE}; deck none; display cu-01, cu-02, cu-03, cu-04; rest seat 1 hand; \
         seat 0 column cu-11, cu-12, cu-21"
    );
    let stripped = |options: &str| {
        let played = play(&format!("2 players{options}; {text}"), "stone:c1:0 take:cu-01 take:cu-02");
        assert_eq!(played.told(|event| matches!(event, Event::Stripped { .. })), 2);
        assert_eq!(played.state.open.displayed().count(), 4);
        played.columns(0)
    };
    assert_eq!(stripped(""), ["cu-11"], "the cards laid last go");
    assert_eq!(stripped(" oldest"), ["cu-21"], "by the option of R5 the cards laid first");
}

/// When the last card of the deck fills one of several gaps, the discards must suffice for the others.
#[test]
fn r18_the_rest_of_the_deck_is_shuffled_in() {
    let played = play(
        &format!(
            "2 players; {THREE}; deck ch-01; display cu-01, cu-02, cu-03, cu-04; rest seat 1 hand; \
             seat 0 column cu-11; seat 0 column cu-13"
        ),
        "stone:c1:0 take:cu-01 take:cu-02",
    );
    assert_eq!(played.told(|event| *event == Event::Reshuffled { cards: 3 }), 1);
    assert_eq!((played.state.open.displayed().count(), played.state.deck.len()), (4, 1));
}

#[test]
fn r19_whoever_has_nothing_is_skipped_when_the_centre_pays() {
    let played = play(
        "4 players; c1 ev-violet-6; c2 ev-red-1; b0 ev-red-2; b1 ev-red-6; b2 ev-blue-6; b3 ev-green-4; \
         seat 0 stone c1:2; seat 0 stone c1:3; seat 0 column cu-19, cu-20, cu-29; seat 1 holds 7 of 2; \
         seat 0 holds 6 of 3",
        "stone:c1:4 draw",
    );
    assert_eq!(played.payers(), [3, 1, 1], "seat 2 has nothing, and seat 3 only one stone");
}

#[test]
fn r20_the_last_comparison_is_of_all_characters_in_hand() {
    let played = position(
        "2 players; c1 ev-black-2; c2 ev-red-6; c3 ev-green-4; seat 0 hand ch-01, ch-26; seat 1 hand ch-02; \
         seat 1 pile ch-03, ch-27",
    );
    let outcome = GAME.outcome(&played.state);
    assert_eq!((outcome.scores.as_slice(), outcome.places.as_slice()), (&[7, 7][..], &[1, 2][..]));
    let equal = position(
        "2 players; c1 ev-black-2; c2 ev-red-6; c3 ev-green-4; seat 0 hand ch-01; seat 1 hand ch-02",
    );
    assert_eq!(GAME.outcome(&equal.state).places.as_slice(), [1, 1], "shared");
}

/// Equal stones: more culture cards in hand win, however good the other's characters are; so for teams.
#[test]
fn r20_culture_cards_are_compared_before_characters() {
    let pair =
        position(&format!("2 players; {THREE}; seat 0 hand cu-01, cu-02; seat 1 hand cu-03, ch-26, ch-27"));
    assert_eq!(GAME.outcome(&pair.state).scores.as_slice(), [7, 7]);
    assert_eq!(GAME.outcome(&pair.state).places.as_slice(), [1, 2]);
    let teams = position(
        "4 players teams; c1 ev-red-1; c2 ev-red-6; b0 ev-red-2; b1 ev-blue-6; b2 ev-green-4; b3 ev-grey-2; \
         seat 0 hand cu-01; seat 2 hand cu-02; seat 1 hand cu-03, ch-26; seat 3 hand ch-27",
    );
    assert_eq!(GAME.outcome(&teams.state).places.as_slice(), [1, 3, 1, 3]);
}

#[test]
fn r21_the_host_or_the_lot_chooses_who_begins() {
    let config = Config { start: Some(seat(2)), ..Config::new(3) };
    for number in 0..20 {
        let state = GAME.setup(&config, Seed::from_number(number), &mut Silent).unwrap();
        assert_eq!(state.open.turn, seat(2));
    }
    let mut began = [0; 3];
    for number in 0..300 {
        let state = GAME.setup(&Config::new(3), Seed::from_number(number), &mut Silent).unwrap();
        began[state.open.turn.index()] += 1;
    }
    assert!(began.iter().all(|n| (70..130).contains(n)), "{began:?}");
    assert!(Config { start: Some(seat(3)), ..Config::new(3) }.check().is_err());
}

#[test]
fn r22_forty_turns_each_without_a_scoring_end_the_match() {
    let last = play(&format!("2 players; {THREE}; quiet 79"), "stone:c1:0 draw end");
    assert!(last.is_over());
    assert_eq!((last.reserve(0), last.told(|event| matches!(event, Event::Scored { .. }))), (7, 1));
    let one_before = play(&format!("2 players; {THREE}; quiet 78"), "stone:c1:0 draw end");
    assert!(!one_before.is_over());
    let scored = play("2 players; c1 ev-grey-5; c2 ev-red-6; c3 ev-green-4; quiet 79", "stone:c1:0 draw");
    assert!(!scored.is_over(), "a scoring starts the count anew");
    assert_eq!(scored.state.open.quiet, 0);
}

/// Lost turns count too: after the turn of seat 1 those of seats 2 and 3 are lost, and one of them may be the last.
#[test]
fn r22_a_lost_turn_can_end_the_match() {
    let after = |quiet: u8| {
        let text = "4 players; c1 ev-red-1; c2 ev-red-6; b0 ev-blue-6; seat 0 stone c1:0; seat 1 stone c1:2; \
                    seat 0 stone c2:1; seat 1 stone c2:2; turn 1";
        play(&format!("{text}; quiet {quiet}"), "stone:b0:0 draw draw")
    };
    let lost = |played: &Played| played.told(|event| matches!(event, Event::Skipped { .. }));
    for (quiet, skipped) in [(158, 1), (157, 2)] {
        let last = after(quiet);
        assert_eq!((last.is_over(), lost(&last)), (true, skipped), "after {quiet} turns");
        assert_eq!([0, 1, 2, 3].map(|number| last.reserve(number)), [7; 4], "the pieces go home");
    }
    let one_before = after(156);
    assert_eq!((lost(&one_before), one_before.to_decide()), (2, seat(0)));
}

#[test]
fn r23_nothing_against_nothing_replaces_the_event() {
    let played = play(
        "2 players; c1 ev-violet-6; c2 ev-red-6; c3 ev-green-4; seat 0 stone c1:2; seat 1 stone c1:3",
        "stone:c1:4 draw",
    );
    assert_eq!((played.payers().len(), played.discarded().len(), played.dice("c1")), (0, 0, 2));
    let duel = play(
        "2 players; c1 ev-blue-3; c2 ev-red-6; c3 ev-green-4; seat 0 stone c1:1; seat 1 stone c1:2; seat 0 hand cu-01",
        "stone:c1:4 lay:cu-01",
    );
    assert_eq!(duel.told(|event| matches!(event, Event::Passed { .. })), 2, "without cards both pass");
    assert_eq!((duel.payers().len(), duel.dice("c1"), duel.to_decide()), (0, 1, seat(1)));
}

#[test]
fn r24_an_event_of_one_colour_has_one_kind_of_scoring() {
    let blue = Sources::STANDARD.wiege.replacen(
        r#"{"id": 1, "colour": "red", "x": 70"#,
        r#"{"id": 1, "colour": "blue", "x": 70"#,
        1,
    );
    assert_ne!(blue, Sources::STANDARD.wiege);
    let game = Wiege::from_sources(&Sources { wiege: &blue }).unwrap();
    let mut state = game.position("2 players; c1 ev-red-5; c2 ev-red-6; c3 ev-green-4").unwrap();
    let mut events = Vec::new();
    game.apply(&mut state, seat(0), "stone:c1:0".parse().unwrap(), &mut events).unwrap();
    assert_eq!(state.open.ask, Ask::Cards { left: 2, used: false });
    game.check(&state).unwrap();
}

#[test]
fn r25_the_match_stops_at_once() {
    let played =
        play("3 players; c1 ev-grey-5; b0 ev-red-6; b1 ev-green-4; events none; turn 1", "stone:c1:0 draw");
    assert!(played.is_over(), "seat 2 has no turn any more");
}

#[test]
fn r26_the_one_action_may_improve_the_scoring() {
    let text = "2 players; c1 ev-grey-5; c2 ev-red-6; c3 ev-green-4; seat 0 hand cu-11; seat 0 column cu-31";
    let laid = play(text, "stone:c1:0 lay:cu-11");
    assert_eq!(laid.payers().len(), 2);
    let turned = play(text, "stone:c1:0 turn:cu-31");
    assert_eq!(turned.payers().len(), 2);
    assert_eq!(turned.columns(0).len(), 0);
}

#[test]
fn r27_a_pawn_that_fills_a_colour_brings_a_scoring_and_no_bonus() {
    let played =
        play("2 players; c1 ev-grey-5; c2 ev-red-6; c3 ev-green-4; seat 0 column cu-13", "pawn:c1:0");
    assert_eq!(played.state.open.ask, Ask::Cards { left: 1, used: false });
    assert!(!played.then("draw").state.open.players[seat(0)].pawn_placed, "it comes home with the scoring");
}

#[test]
fn r28_a_closed_place_stays_empty() {
    let played = play(
        "4 players; c1 ev-red-1; c2 ev-red-6; b0 ev-grey-5; b3 ev-green-4; events none",
        "stone:b0:0 draw",
    );
    assert_eq!(played.dice("b0"), 0);
    assert_eq!(played.refusal("stone:b0:0").unwrap(), Reason::NoEvent.to_string());
}

#[test]
fn r29_symbols_are_named_openly_and_may_count_nothing() {
    let played = play(
        "2 players; c1 ev-green-2; c2 ev-red-1; c3 ev-red-2; seat 0 stone c1:1; seat 1 stone c1:2; seat 1 column cu-19",
        "stone:c1:4 draw",
    );
    assert_eq!(
        (played.to_decide(), played.legal()),
        (seat(0), vec!["name:architecture".into(), "name:religion".into()])
    );
    assert_eq!(played.refusal("name:science").unwrap(), Reason::NotOnEvent.to_string());
    let played = played.then("name:architecture");
    assert_eq!(played.to_decide(), seat(1), "the other names second, and has seen the first");
    assert_eq!(played.then("name:religion").payers(), [0]);
}

#[test]
fn r30_a_turned_card_that_is_taken_back_loses_its_turn() {
    let played = play(
        "2 players; c1 ev-violet-6; c2 ev-red-6; c3 ev-green-4; seat 0 stone c1:2; seat 1 stone c1:3; \
         seat 0 column cu-39*; seat 1 column cu-40*",
        "stone:c1:4 draw",
    );
    assert!(played.hand(0).contains(card("cu-39")) && played.hand(1).contains(card("cu-40")));
    assert!(played.state.open.turned.is_empty());
}

#[test]
fn r31_the_events_between_neighbours_come_from_the_same_deck() {
    for (players, deck) in [(2, 13), (3, 15), (4, 17)] {
        let state = GAME.setup(&Config::new(players), Seed::from_number(3), &mut Silent).unwrap();
        assert_eq!(state.open.in_play().count() + state.events.len(), deck);
    }
}

/// Each ruling of the page has a test that bears its number.
#[test]
fn every_ruling_has_its_test() {
    let tests = [include_str!("rulings.rs"), include_str!("rulings_more.rs")];
    assert_eq!(testing::check_rulings(include_str!("../../RULINGS.md"), &tests), Ok(31));
}
