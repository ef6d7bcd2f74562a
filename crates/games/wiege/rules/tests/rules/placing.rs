//! Placing pieces, card actions and the team game, paragraph by paragraph.

use super::support::*;
use kernel::Game;
use wiege::pending::Ask;
use wiege::pieces::Kind;
use wiege::place::Place;
use wiege::{Config, Event};

#[test]
fn the_first_piece_goes_anywhere() {
    let played = position("2 players; c1 ev-green-4; c2 ev-red-6; c3 ev-red-2");
    assert_eq!(played.legal_with("stone:c1:"), ["0", "1", "2", "3"]);
    assert_eq!(played.legal_with("pawn:c1:"), ["0", "1", "2", "3"]);
    assert_eq!(played.refusal("stone:c3:3").unwrap(), "this event has no such space");
    assert_eq!(played.refusal("stone:b0:0").unwrap(), "no event lies there");
}

#[test]
fn a_space_holds_one_piece() {
    let played = position("2 players; c1 ev-green-4; c2 ev-red-6; c3 ev-red-2; seat 1 stone c1:1");
    assert_eq!(played.refusal("stone:c1:1").unwrap(), "this space is covered");
    assert_eq!(played.refusal("stone:c1:3").unwrap(), "no road joins this space to a covered one");
}

#[test]
fn only_neighbours_reach_an_event_between_them() {
    let text = "4 players; c1 ev-red-1; c2 ev-red-6; b0 ev-red-2; b1 ev-blue-6; b2 ev-green-4; b3 ev-grey-2";
    let reached = |turn: u8| {
        let played = position(&format!("{text}; turn {turn}"));
        let spots = played.legal_with("stone:");
        let places = spots.iter().filter_map(|spot| spot.strip_suffix(":0")).map(str::to_owned);
        places.collect::<Vec<_>>()
    };
    assert_eq!(reached(0), ["c1", "c2", "b0", "b3"]);
    assert_eq!(reached(1), ["c1", "c2", "b0", "b1"]);
    assert_eq!(reached(3), ["c1", "c2", "b2", "b3"]);
    let played = position(text);
    assert_eq!(played.refusal("stone:b1:0").unwrap(), "this event lies between other players");
}

#[test]
fn no_third_player_enters_an_event() {
    let text = "3 players; c1 ev-red-3; b0 ev-red-6; b1 ev-red-2; b2 ev-blue-6; seat 1 stone c1:0; seat 2 stone c1:1";
    let played = position(text);
    assert_eq!(played.refusal("stone:c1:2").unwrap(), "two other players are on this event");
    let inside = position(&format!("{text}; turn 2"));
    assert_eq!(inside.legal_with("stone:c1:"), ["2", "3", "4"]);
}

#[test]
fn stones_of_other_colours_are_never_placed() {
    let played = position(
        "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-blue-3; seat 0 stone c1:0; seat 0 pawn c1:2; \
         seat 1 holds 6 of 0; seat 0 holds 2 of 1",
    );
    assert_eq!(played.legal(), ["exchange:1"]);
    assert_eq!(played.refusal("stone:c2:0").unwrap(), "you have no stone of your colour in your reserve");
    assert_eq!(played.refusal("pawn:c2:0").unwrap(), "your pawn is on an event");
}

#[test]
fn the_last_space_of_a_colour_brings_a_scoring_and_costs_an_action() {
    let text = "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-red-2; seat 0 stone c1:1; seat 1 stone c1:2";
    for (action, kind) in [("stone:c1:0", Kind::Culture), ("stone:c1:3", Kind::Character)] {
        let played = play(text, action);
        let place = Place::from_id("c1").unwrap();
        assert_eq!(played.told(|it| *it == Event::Triggered { seat: seat(0), place, kind }), 1);
        assert_eq!(played.state.open.ask, Ask::Cards { left: 1, used: false });
        assert_eq!(played.reserve(0), 5, "the pieces stay until the scoring begins");
    }
    let quiet = play(text, "stone:c2:0");
    assert_eq!(quiet.state.open.ask, Ask::Cards { left: 2, used: false });
}

#[test]
fn the_display_is_filled_only_after_the_last_action() {
    let text = "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-red-2; display cu-01, cu-02, ch-01, ch-02; deck cu-03, cu-04";
    let played = play(text, "stone:c1:0 take:cu-01");
    assert_eq!(played.legal_with("take:"), ["cu-02", "ch-01", "ch-02"]);
    let played = played.then("take:ch-02");
    let display: Vec<String> = played.state.open.displayed().map(|card| card.to_string()).collect();
    assert_eq!(display, ["cu-03", "cu-02", "ch-01", "cu-04"]);
}

#[test]
fn there_is_no_hand_limit() {
    let played = position(
        "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-red-2; display cu-01, cu-02, cu-03, cu-04; \
         deck ch-01; rest seat 0 hand",
    );
    assert_eq!(played.hand(0).len(), 62);
    assert!(played.then("stone:c1:0").may("draw"));
}

#[test]
fn the_duel_is_won_by_points_and_the_loser_takes_one_card_back() {
    // Two dice. Seat 0 shows 2 and 2 for 6 points, seat 1 shows 1, 1 and 1 for 6, and a 2 for 8.
    let played = play(
        "2 players; c1 ev-red-2, ev-blue-3; c2 ev-red-6; c3 ev-green-4; seat 0 stone c1:1; seat 1 stone c1:2; \
         seat 0 pile ch-04, ch-05; seat 1 pile ch-01, ch-02, ch-03, ch-09; seat 0 hand cu-05, cu-06",
        "stone:c1:4 lay:cu-05 reveal:ch-04 reveal:ch-01 reveal:ch-05 reveal:ch-02 pass",
    );
    assert_eq!(played.to_decide(), seat(1), "who passed is out, the other may go on");
    let played = played.then("reveal:ch-03 reveal:ch-09");
    assert!(played.events.contains(&Event::Compared {
        seats: [seat(0), seat(1)],
        points: [6, 8],
        winner: Some(seat(1))
    }));
    assert_eq!(played.payers(), [0, 0]);
    assert_eq!(played.discarded(), ["ch-01", "ch-02", "ch-03", "ch-09"], "the winner discards all");
    let played = played.then("keep:ch-05");
    assert_eq!((played.hand(0), played.hand(1).len()), (cards("ch-05 cu-06"), 0));
    assert_eq!((played.reserve(0), played.reserve(1), played.dice("c1")), (5, 9, 1));
}

#[test]
fn in_a_tied_duel_both_take_one_card_back() {
    let played = play(
        "2 players; c1 ev-blue-3; c2 ev-red-6; c3 ev-green-4; seat 0 stone c1:1; seat 1 stone c1:2; \
         seat 0 pile ch-04; seat 1 pile ch-05, ch-06; seat 0 hand cu-05",
        "stone:c1:4 lay:cu-05 reveal:ch-04 reveal:ch-05",
    );
    assert_eq!(played.to_decide(), seat(1), "seat 0 holds nothing more, and is out by that");
    let played = played.then("pass");
    assert_eq!((played.payers().len(), played.discarded().len()), (0, 0));
    assert_eq!((played.hand(0), played.hand(1)), (cards("ch-04"), cards("ch-05")));
    assert_eq!(played.state.secrets[seat(1)].pile, cards("ch-06"), "what was not revealed stays");
}

#[test]
fn alone_between_neighbours_the_other_neighbour_pays() {
    let played = play(
        "3 players; c1 ev-red-1; b0 ev-red-6; b1 ev-green-4; b2 ev-violet-6; seat 0 stone b2:2; seat 0 stone b2:3; \
         seat 0 column cu-19, cu-20",
        "stone:b2:4 draw",
    );
    assert_eq!(played.payers(), [2, 2]);
    assert_eq!([0, 1, 2].map(|number| played.reserve(number)), [9, 7, 5]);
}

#[test]
fn partners_do_not_share_an_event_of_the_centre() {
    let text =
        "c1 ev-red-3; c2 ev-red-6; b0 ev-red-2; b1 ev-blue-6; b2 ev-green-4; b3 ev-grey-2; seat 2 stone c1:0";
    let teams = position(&format!("4 players teams; {text}"));
    assert_eq!(teams.refusal("stone:c1:1").unwrap(), "your partner is on this event of the centre");
    let alone = position(&format!("4 players; {text}"));
    assert!(alone.may("stone:c1:1"));
}

#[test]
fn partners_add_up_their_stones_and_hands() {
    let played = position(
        "4 players teams; c1 ev-red-3; c2 ev-red-6; b0 ev-red-2; b1 ev-blue-6; b2 ev-green-4; b3 ev-grey-2; \
         seat 0 hand cu-01, ch-01; seat 2 hand cu-02, ch-02; seat 1 hand cu-03, cu-04, ch-26",
    );
    let sheets = GAME.sheets(&played.state);
    assert_eq!(sheets[seat(0)], sheets[seat(2)]);
    let figures = |number: u8| {
        (sheets[seat(number)].stones, sheets[seat(number)].cultures, sheets[seat(number)].characters)
    };
    assert_eq!(figures(0), (14, 2, 1 + 1 + 2), "the two values of 1 are one set");
    assert_eq!(figures(3), (14, 2, 3));
    let outcome = GAME.outcome(&played.state);
    assert_eq!(outcome.places.as_slice(), [1, 3, 1, 3]);
    assert_eq!(outcome.scores.as_slice(), [14; 4]);
}

#[test]
fn only_four_play_in_teams() {
    for players in [2, 3] {
        assert!(Config { teams: true, ..Config::new(players) }.check().is_err());
    }
    assert!(Config::teams().check().is_ok());
    assert!(Config::new(1).check().is_err() && Config::new(5).check().is_err());
}
