//! Positions written by hand: what a text can say, and what is no position.

use crate::support::{GAME, position};
use kernel::{Game, Seat};

/// Why the text is no position.
fn refused(text: &str) -> String {
    GAME.position(text).unwrap_err().to_string()
}

fn awaited(text: &str) -> usize {
    position(text).mover()
}

#[test]
fn statements_come_in_any_order() {
    let text =
        "3 players; round 5; order 2 0 1; turn 1; turns 2; dice 4 5 6; tiles 1 5 7; seat 0 excommunicated 2";
    let (first, rest) = text.split_once("; ").unwrap();
    let mut statements: Vec<&str> = rest.split("; ").collect();
    for _ in 0..statements.len() {
        statements.rotate_left(1);
        let turned = format!("{first}; {}", statements.join("; "));
        assert_eq!(GAME.position(&turned), GAME.position(text), "{turned}");
    }
}

/// Tile II-7: the first turn is passed over, and comes after everyone's fourth.
#[test]
fn whoever_skips_the_first_turn_is_passed_over() {
    let text = "3 players; round 5; tiles 1 7 1; seat 0 excommunicated 2";
    assert_eq!(awaited(text), 1);
    assert_eq!(awaited(&format!("{text}; turns 1")), 0);
    assert_eq!(awaited(&format!("{text}; turns 4")), 0, "made up");
    assert_eq!(awaited(&format!("{text}; turn 0; turns 4")), 0, "made up");
    let skipped = refused(&format!("{text}; turn 0"));
    assert!(skipped.contains("seat 0 has no such turn"), "{skipped}");
    let nothing_missed = refused(&format!("{text}; turn 1; turns 4"));
    assert!(nothing_missed.contains("seat 1 has no such turn"), "{nothing_missed}");
    let over = refused("3 players; round 5; turns 4");
    assert!(over.contains("all turns of the round are over"), "{over}");
}

#[test]
fn a_leader_can_be_used_already() {
    let text = "2 players; seat 0 leaders federico-da-montefeltro, santa-rita";
    let activate = "activate:federico-da-montefeltro".parse().unwrap();
    let may = |text: &str| GAME.is_legal(&position(text).state, Seat::default(), activate);
    assert!(may(text));
    assert!(!may(&format!("{text}; seat 0 used federico-da-montefeltro")));
    let elsewhere = refused("2 players; seat 0 used santa-rita");
    assert!(elsewhere.contains("only leaders in play are used"), "{elsewhere}");
}

#[test]
fn what_cannot_be_is_refused_with_the_statement() {
    for (text, says) in [
        ("", "a position begins with `N players`"),
        ("2 players; round 7", "\"round 7\": \"7\" is not a number from 1 to 6"),
        ("2 players; dice 1 2", "\"dice 1 2\": 3 numbers are needed"),
        ("2 players; turn 2", "\"turn 2\": no seat \"2\""),
        ("2 players; seat 0", "\"seat 0\": a seat and what it has are needed"),
        ("2 players; seat 0 flies high", "\"seat 0 flies high\": unknown word \"flies\""),
        ("2 players; vatican 2", "\"vatican 2\": nothing belongs after it, not \"2\""),
        ("2 players; over now", "\"over now\": nothing belongs after it, not \"now\""),
        ("2 players; round 2; vatican; turn 1", "`turn` and `turns` are for the actions, which are over"),
        ("2 players; round 6; turns 0; over", "`turn` and `turns` are for the actions, which are over"),
        ("2 players; round 1; floor territory-1 mint", "the card is of another type"),
    ] {
        let error = refused(text);
        assert!(error.contains(says), "{text}: {error}");
    }
}
