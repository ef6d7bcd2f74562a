//! Perft: how many lines of play there are from fixed positions, to small depth.

use super::support::{GAME, position};
use kernel::{Game, Silent, Turn};
use wiege::State;

fn perft(state: &State, depth: u32) -> u64 {
    let Turn::Await(seats) = GAME.turn(state) else { return 1 };
    let seat = seats.lowest().unwrap();
    let mut legal = Vec::new();
    GAME.legal(state, seat, &mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    let next = legal.iter().map(|action| {
        let mut copy = *state;
        GAME.play(&mut copy, seat, *action, &mut Silent);
        perft(&copy, depth - 1)
    });
    next.sum()
}

/// Each line: depths 1 to 4, then the position.
#[test]
fn counts_are_as_written() {
    let mut n = 0;
    for line in
        include_str!("../../perft.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let (counts, text) = line.split_once('|').expect("counts and a position");
        let state = position(text.trim()).state;
        let expected: Vec<u64> = counts.split_whitespace().map(|count| count.parse().unwrap()).collect();
        let found: Vec<u64> = (1..=expected.len() as u32).map(|depth| perft(&state, depth)).collect();
        assert_eq!(found, expected, "{text}");
        n += 1;
    }
    assert!(n >= 5, "{n} positions");
}

/// The first numbers by hand: 4 + 4 + 3 spaces for stone and pawn; then the deck, four cards, nothing in hand.
#[test]
fn the_first_counts_by_hand() {
    let state = position("2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-red-2").state;
    assert_eq!(perft(&state, 1), 2 * (4 + 4 + 3));
    assert_eq!(perft(&state, 2), 2 * (4 + 4 + 3) * 5);
}
