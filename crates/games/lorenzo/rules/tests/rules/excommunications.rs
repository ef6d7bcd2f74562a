//! The 21 excommunication tiles, one test each, with the figures the rulebook gives.

mod first;
mod second;
mod third;

use crate::support::{Played, play, position};

/// Seat 0 suffers the tile of this period and number; the dice show 6.
fn text(period: usize, number: u8, rest: &str) -> String {
    let mut tiles = [1; 3];
    tiles[period - 1] = number;
    let [first, second, third] = tiles;
    format!(
        "4 players; round 5; dice 6 6 6; tiles {first} {second} {third}; seat 0 excommunicated {period}; \
         seat 0 tile standard; {rest}"
    )
}

/// A position with an excommunicated seat 0.
fn suffering(period: usize, number: u8, rest: &str) -> Played {
    position(&text(period, number, rest))
}

/// What an excommunicated seat 0 gets.
fn change(period: usize, number: u8, rest: &str, actions: &str) -> String {
    play(&text(period, number, rest), actions).change(0)
}

/// Without the cube on it a tile does nothing: the same position for a seat in the Church's favour.
fn spared(period: usize, number: u8, rest: &str, actions: &str) -> String {
    let text = text(period, number, rest).replace(&format!("seat 0 excommunicated {period}; "), "");
    play(&text, actions).change(0)
}

#[test]
fn every_tile_has_its_test() {
    let tests = [
        include_str!("excommunications/first.rs"),
        include_str!("excommunications/second.rs"),
        include_str!("excommunications/third.rs"),
    ];
    for (period, text) in (1..).zip(tests) {
        for number in 1..=7 {
            let head = format!("#[test]\nfn tile_{period}_{number}_");
            assert!(text.contains(&head), "tile {number} of period {period} has a test");
        }
    }
}
