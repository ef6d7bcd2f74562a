//! Positions that cannot be are refused with the statement and the reason; and a few rules that need odd positions.

use super::support::*;
use wiege::{Event, Reason};

#[test]
fn wrong_positions_are_refused_with_their_reason() {
    let table = "c1 ev-red-1; c2 ev-red-6; c3 ev-green-4";
    let cases = [
        ("seven players".to_string(), "a position begins with `N players`"),
        ("2 players blindfold".to_string(), "unknown option \"blindfold\""),
        ("3 players teams".to_string(), "two against two needs 4 players, not 3"),
        (format!("2 players; {table}; seat 2 pile ch-01"), "no seat \"2\""),
        (format!("2 players; {table}; seat 0 hand cu-99"), "no card \"cu-99\""),
        (format!("2 players; {table}; c4 ev-red-2"), "unknown word \"c4\""),
        (
            format!("2 players; {table}; seat 0 hand cu-01; seat 1 hand cu-01"),
            "cu-01 is somewhere else already",
        ),
        (format!("2 players; {table}; seat 0 holds 8 of 1"), "there are not so many stones"),
        (format!("2 players; {table}; seat 0 pile cu-01"), "piles hold characters"),
        (
            format!("2 players; {table}; seat 0 column cu-11; seat 0 column cu-12"),
            "each column has a symbol of its own",
        ),
        (
            format!("2 players; {table}; seat 0 stone c1:0; seat 1 stone c1:1"),
            "a full colour is being scored",
        ),
        (format!("2 players; {table}; seat 0 stone c1:5"), "pieces stand on spaces"),
        ("2 players; c1 ev-red-1; c2 ev-red-6".to_string(), "the match ends when too few events are left"),
    ];
    for (text, reason) in cases {
        let error = GAME.position(&text).expect_err(&text);
        assert_eq!(error.reason, reason, "{text}");
    }
}

#[test]
fn stones_are_exchanged_with_several_players_in_one_turn() {
    let played = position(
        "3 players; c1 ev-red-3; b0 ev-red-6; b1 ev-green-4; b2 ev-red-1; seat 0 stone c1:0; seat 1 holds 3 of 0; \
         seat 2 holds 3 of 0; seat 0 holds 1 of 1; seat 0 holds 1 of 2",
    );
    assert_eq!(played.legal_with("exchange:"), ["1", "2"]);
    let played = played.then("exchange:2");
    assert_eq!(
        played.legal_with("exchange:"),
        ["1"],
        "more may be exchanged, though an own stone is there now"
    );
    let played = played.then("exchange:1 stone:c1:1");
    assert_eq!(played.stones(0), [1, 0, 0, 0]);
    assert_eq!((played.stones(1), played.stones(2)), ([2, 7, 0, 0], [2, 0, 7, 0]));
}

/// Whoever reaches no free space has nothing to exchange for: the whole turn is lost.
#[test]
fn whoever_can_place_nothing_exchanges_nothing() {
    let played = play(
        "4 players; c1 ev-red-1; c2 ev-red-6; b0 ev-blue-6; seat 0 stone c1:0; seat 1 stone c1:2; seat 0 stone c2:1; \
         seat 1 stone c2:2; turn 1; seat 2 holds 2 of 0; seat 0 holds 7 of 2",
        "stone:b0:0 draw draw",
    );
    assert_eq!(played.told(|event| *event == Event::Skipped { seat: seat(2) }), 1);
    assert_eq!(played.stones(2), [2, 0, 0, 0]);
}

#[test]
fn whoever_has_only_the_pawn_on_the_table_moves_it() {
    let played = play(
        "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-green-4; turn 1; seat 1 holds 7 of 0; seat 0 pawn c1:0",
        "stone:c2:0 draw draw",
    );
    assert_eq!(played.to_decide(), seat(0), "the pawn can be moved");
    assert_eq!(played.legal(), ["lift:c1:0"]);
    assert_eq!(played.refusal("stone:c1:1").unwrap(), Reason::NoStone.to_string());
}
