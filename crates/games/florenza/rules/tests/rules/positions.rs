//! Positions written by hand: their statements come in any order.

use crate::support::GAME;
use kernel::Seat;

#[test]
fn the_first_player_may_be_named_after_the_active_one() {
    let position = |text: &str| GAME.position(text).unwrap();
    let named_first = position("4 players; first 2; active 1");
    assert_eq!(named_first, position("4 players; active 1; first 2"));
    assert_eq!((named_first.open.active(), named_first.open.turn), (Seat::new(1), 3));
    assert_eq!(position("4 players; first 2").open.active(), Seat::new(2), "else the first player is active");
}

/// Where the icons of a whole building and some more are named, all count, whichever comes first.
#[test]
fn crossed_icons_come_on_top_in_any_order() {
    let state = |text: String| GAME.position(&text).map_err(|error| error.reason);
    let both = |one: &str, other: &str| {
        let found = state(format!("2 players; {one}; {other}"));
        assert_eq!(found, state(format!("2 players; {other}; {one}")), "{one}; {other}");
        found
    };
    let icons = "seat 0 crossed space-2 1 gold";
    let built = both("seat 0 building 2 16", icons);
    let alone = state("2 players; seat 0 building 2 16".into());
    assert_ne!(built, alone);
    for whole in ["ready garden", "done garden 4"] {
        let more = both(&format!("seat 0 {whole}"), "seat 0 crossed garden 1 gold");
        let alone = state(format!("2 players; seat 0 {whole}"));
        assert_ne!(more, alone, "{whole}");
    }
}

#[test]
fn what_cannot_be_is_refused_with_the_statement() {
    for (text, says) in [
        ("players", "a position begins with `N players`"),
        ("2 players; dice 1 2 3", "\"dice 1 2 3\": 6 numbers are needed"),
        ("2 players; active 2", "\"active 2\": no seat \"2\""),
        ("2 players; seat 1 reserve 1 x 0", "\"x\" is no number that fits"),
        ("2 players; seat 1 reserve 300 0 0", "\"300\" is no number that fits"),
        ("2 players; seat 1 reserve 0 0 256", "\"256\" is no number that fits"),
        ("1 players; ghost 3", "\"ghost 3\": 2 numbers are needed"),
        ("1 players; ghost 3 1 2", "\"ghost 3 1 2\": 2 numbers are needed"),
        ("2 players; others 1", "\"others 1\": nothing belongs after it, not \"1\""),
        ("2 players; income 1", "\"income 1\": nothing belongs after it, not \"1\""),
        ("2 players; offices 1", "\"offices 1\": nothing belongs after it, not \"1\""),
        ("2 players; over now", "\"over now\": nothing belongs after it, not \"now\""),
        ("2 players; seat 0 crossed garden 200 gold", "garden has no 200 more gold"),
        ("2 players; fly", "\"fly\": unknown word \"fly\""),
    ] {
        let error = GAME.position(text).unwrap_err().to_string();
        assert!(error.contains(says), "{text}: {error}");
    }
}
