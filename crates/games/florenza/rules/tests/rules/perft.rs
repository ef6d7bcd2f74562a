//! How many lines of play there are from set positions, to small depths: `golden/perft.txt` holds the counts.

use crate::support::{GAME, position};
use expect_test::expect_file;
use florenza::State;
use kernel::{Game, Silent, Turn};
use std::fmt::Write;
use std::path::Path;

/// Lines of this many decisions; of several awaited seats each may go first.
fn lines(state: &State, depth: u8) -> u64 {
    let Turn::Await(seats) = GAME.turn(state) else { return 0 };
    let mut legal = Vec::new();
    let mut count = 0;
    for seat in seats.iter() {
        GAME.legal(state, seat, &mut legal);
        if depth == 1 {
            count += legal.len() as u64;
            continue;
        }
        for action in legal.clone() {
            let mut next = *state;
            GAME.play(&mut next, seat, action, &mut Silent);
            count += lines(&next, depth - 1);
        }
    }
    count
}

const POSITIONS: [&str; 6] = [
    "2 players; dice 1 2 3 4 5 6",
    "4 players; active 0; used white red yellow; others; dice 1 2 3 4 5 6; bishop 2; round 2",
    "1 players hard; dice 6 5 4 3 2 1; seat 0 start 4; seat 0 ready garden, dome; seat 0 reserve 1 300 1",
    "2 players; dice 6 6 6 6 6 6; seat 0 start 1; seat 0 building 2 17; seat 0 building 3 7; seat 0 building 4 14",
    "3 players; round 3; income; seat 0 done church-facade 2, dome 2, bell-tower 2, pulpit 2; seat 0 tracks 4 11 9",
    "2 players; round 6; active 1; used white red yellow; others; seat 0 crossed space-2 1 wood, 1 metal, 1 marble",
];

#[test]
fn lines_of_play_are_as_many_as_ever() {
    let mut text = String::new();
    for start in POSITIONS {
        writeln!(text, "{start}").unwrap();
        for depth in 1..=3 {
            writeln!(text, "  {depth} {}", lines(&position(start).state, depth)).unwrap();
        }
    }
    expect_file![Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/perft.txt")].assert_eq(&text);
}

/// Counted by hand. With no reserve: six dice in three ways, less the three artists without a ready work.
#[test]
fn a_bare_turn_has_fifteen_answers() {
    assert_eq!(lines(&position("2 players; seat 0 reserve 0 0 0").state, 1), 15);
    // An extra resource as any of six; 100 florins into one of six works that ask for them, or seven spaces.
    assert_eq!(lines(&position("2 players").state, 1), 15 + 6 + 6 + 7);
    // Marble goes to five works and seven spaces.
    let unit = crate::support::play("2 players; seat 0 reserve 0 0 0", "use:white:resources");
    assert_eq!(lines(&unit.state, 1), 5 + 7);
}
