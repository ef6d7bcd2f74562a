//! The kernel's laws over thousands of random matches of every kind.

use kernel::{Game, laws};
use std::sync::Arc;
use wiege::config::{DuelPass, EmptyDeck, Uppermost};
use wiege::{Config, State, Wiege};

/// Matches for each number of players.
const MATCHES: u64 = 2000;

fn all_laws_hold(config: &Config, matches: u64) {
    let game = Arc::new(Wiege::standard());
    for seed in 0..matches {
        if let Err(broken) = laws::check(&game, config, seed) {
            panic!("{broken} with {config:?}");
        }
    }
}

#[test]
fn two_players() {
    all_laws_hold(&Config::new(2), MATCHES);
}

#[test]
fn three_players() {
    all_laws_hold(&Config::new(3), MATCHES);
}

#[test]
fn four_players() {
    all_laws_hold(&Config::new(4), MATCHES);
}

#[test]
fn two_against_two() {
    all_laws_hold(&Config::teams(), MATCHES);
}

/// Every option the other way round.
#[test]
fn every_option() {
    for config in [Config::new(2), Config::new(3), Config::teams()] {
        let options = Config {
            culture_empty_deck: EmptyDeck::Top,
            duel_pass: DuelPass::Consecutive,
            uppermost: Uppermost::Oldest,
            joker_new_column: true,
            ..config
        };
        all_laws_hold(&options, MATCHES / 2);
    }
}

/// Data of an owner may differ: with every culture card a joker, columns overlap as much as they can.
#[test]
fn nothing_but_jokers() {
    let mut data: serde_json::Value = serde_json::from_str(wiege::Sources::STANDARD.wiege).unwrap();
    let jokers: Vec<serde_json::Value> = data["cultures"].as_array().unwrap()[..10].to_vec();
    for (i, card) in data["cultures"].as_array_mut().unwrap().iter_mut().enumerate() {
        let id = card["id"].clone();
        *card = jokers[i % 10].clone();
        card["id"] = id;
    }
    let text = data.to_string();
    let game = Arc::new(Wiege::from_sources(&wiege::Sources { wiege: &text }).unwrap());
    for config in [Config::new(3), Config { joker_new_column: true, ..Config::new(2) }] {
        for seed in 0..MATCHES / 5 {
            laws::check(&game, &config, seed).unwrap_or_else(|broken| panic!("{broken} with {config:?}"));
        }
    }
}

/// The laws try values that are no actions: there must be some.
#[test]
fn there_are_values_that_are_no_actions() {
    assert!(!Wiege::no_actions().is_empty());
}

#[test]
fn a_state_is_1072_bytes() {
    assert_eq!(size_of::<State>(), 1072, "at most 1536 are allowed; say the new size here");
}
