//! The kernel's laws over thousands of random matches of every kind.

use kernel::{Game, laws};
use lorenzo::{Config, Lorenzo, State};
use std::sync::Arc;

/// Matches for each number of players and mode.
const MATCHES: u64 = 3000;

fn all_laws_hold(config: &Config, matches: u64) {
    let game = Arc::new(Lorenzo::standard());
    for seed in 0..matches {
        if let Err(broken) = laws::check(&game, config, seed) {
            panic!("{broken} with {config:?}");
        }
    }
}

#[test]
fn two_players_base() {
    all_laws_hold(&Config::base(2), MATCHES);
}

#[test]
fn two_players_advanced() {
    all_laws_hold(&Config::new(2), MATCHES);
}

#[test]
fn three_players_base() {
    all_laws_hold(&Config::base(3), MATCHES);
}

#[test]
fn three_players_advanced() {
    all_laws_hold(&Config::new(3), MATCHES);
}

#[test]
fn four_players_base() {
    all_laws_hold(&Config::base(4), MATCHES);
}

#[test]
fn four_players_advanced() {
    all_laws_hold(&Config::new(4), MATCHES);
}

#[test]
fn five_players_by_house_rules() {
    all_laws_hold(&Config::new(5), MATCHES / 3);
    all_laws_hold(&Config::base(5), MATCHES / 10);
}

#[test]
fn strict_passing_and_the_english_leaders() {
    let options = Config { strict_passing: true, english_leaders: true, ..Config::new(4) };
    all_laws_hold(&options, MATCHES / 3);
}

/// The laws try values that are no actions: there must be some.
#[test]
fn there_are_values_that_are_no_actions() {
    assert!(!Lorenzo::no_actions().is_empty());
}

#[test]
fn a_state_is_892_bytes() {
    assert_eq!(size_of::<State>(), 892, "at most 2048 are allowed; say the new size here");
}
