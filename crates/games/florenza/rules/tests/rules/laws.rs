//! The kernel's laws over thousands of random matches of every kind.

use florenza::{Config, Florenza, Level, State};
use kernel::{Game, laws};
use std::sync::Arc;

/// Matches for each number of players; alone half as many at each of the four levels.
const MATCHES: u64 = 2000;

fn all_laws_hold(config: &Config) {
    let game = Arc::new(Florenza::standard());
    let matches = if config.is_solo() { MATCHES / 2 } else { MATCHES };
    for seed in 0..matches {
        if let Err(broken) = laws::check(&game, config, seed) {
            panic!("{broken} with {config:?}");
        }
    }
}

#[test]
fn alone_easy() {
    all_laws_hold(&Config::solo(Level::Easy));
}

#[test]
fn alone_normal() {
    all_laws_hold(&Config::solo(Level::Normal));
}

#[test]
fn alone_hard() {
    all_laws_hold(&Config::solo(Level::Hard));
}

#[test]
fn alone_extreme() {
    all_laws_hold(&Config::solo(Level::Extreme));
}

#[test]
fn two_players() {
    all_laws_hold(&Config::new(2));
}

#[test]
fn three_players() {
    all_laws_hold(&Config::new(3));
}

#[test]
fn four_players() {
    all_laws_hold(&Config::new(4));
}

/// The laws try values that are no actions: there must be some.
#[test]
fn there_are_values_that_are_no_actions() {
    assert!(!Florenza::no_actions().is_empty());
}

#[test]
fn a_state_is_748_bytes() {
    assert_eq!(size_of::<State>(), 748, "at most 1024 are allowed; say the new size here");
}
