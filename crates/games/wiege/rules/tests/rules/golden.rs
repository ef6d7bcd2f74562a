//! Whole matches in notation with events, scores and a digest each turn; `UPDATE_EXPECT=1` rewrites them.

use super::support::GAME;
use expect_test::expect_file;
use kernel::{Digest, Game, Rng, Seed, Turn};
use std::fmt::Write;
use wiege::config::{DuelPass, EmptyDeck, Uppermost};
use wiege::{Config, Event};

/// A random match as text.
fn transcript(config: &Config, number: u64) -> String {
    let mut events = Vec::new();
    let mut state = GAME.setup(config, Seed::from_number(number), &mut events).unwrap();
    let mut text = format!("{}\n", serde_json::to_string(config).unwrap());
    let mut rng = Rng::new(number);
    let mut legal = Vec::new();
    tell(&mut text, &mut events);
    while let Turn::Await(seats) = GAME.turn(&state) {
        let seat = seats.lowest().unwrap();
        GAME.legal(&state, seat, &mut legal);
        let action = *rng.pick(&legal);
        writeln!(text, "{seat} {action}").unwrap();
        GAME.apply(&mut state, seat, action, &mut events).unwrap();
        let turn_ended = events.iter().any(|event| matches!(event, Event::TurnEnded { .. }));
        tell(&mut text, &mut events);
        if turn_ended {
            writeln!(text, "= {}", Digest::of_value(&state).short()).unwrap();
        }
    }
    let outcome = GAME.outcome(&state);
    writeln!(text, "scores {:?} places {:?}", outcome.scores.as_slice(), outcome.places.as_slice()).unwrap();
    text
}

fn tell(text: &mut String, events: &mut Vec<Event>) {
    for event in events.drain(..) {
        writeln!(text, "  {}", serde_json::to_string(&event).unwrap()).unwrap();
    }
}

fn check(name: &str, config: &Config, number: u64) {
    let text = transcript(config, number);
    expect_file![format!("../../golden/{name}.txt")].assert_eq(&text);
}

#[test]
fn two_players() {
    check("two-players", &Config::new(2), 2);
}

#[test]
fn three_players() {
    check("three-players", &Config::new(3), 3);
}

#[test]
fn four_players() {
    check("four-players", &Config::new(4), 4);
}

#[test]
fn two_against_two() {
    check("two-against-two", &Config::teams(), 5);
}

/// With every option the other way round.
#[test]
fn with_every_option() {
    let options = Config {
        culture_empty_deck: EmptyDeck::Top,
        duel_pass: DuelPass::Consecutive,
        uppermost: Uppermost::Oldest,
        joker_new_column: true,
        ..Config::new(3)
    };
    check("every-option", &options, 6);
}
