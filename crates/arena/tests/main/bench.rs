//! How fast a game's engine and the bots are.

use crate::smallest::{Bundle, Config, Smallest};
use ::bots::Kind;
use arena::bench::{Effort, bots, clone_ns, engine};
use std::sync::Arc;
use std::time::Duration;

const QUICK: Effort = Effort { runs: 3, each: Duration::from_millis(2) };

#[test]
fn an_engine_has_a_speed() {
    let speed = engine(&Smallest, &Config { players: 2 }, QUICK).unwrap();
    assert!(speed.games_per_second > 0.0);
    assert!((3.0..=24.0).contains(&speed.mean_decisions), "{speed:?}");
    let ratio = speed.decisions_per_second / speed.games_per_second;
    assert!((3.0..=24.0).contains(&ratio), "{speed:?}");
}

#[test]
fn bots_have_a_speed() {
    let game = Arc::new(Smallest);
    let speed = bots(&game, &Config { players: 3 }, &|_| Kind::Random.bot::<Bundle>(0), QUICK).unwrap();
    assert!(speed.games_per_second > 0.0 && speed.decisions_per_second > speed.games_per_second);
}

#[test]
fn copying_a_state_takes_time_but_not_long() {
    let nanoseconds = clone_ns(&Smallest, &Config { players: 2 }, QUICK).unwrap();
    assert!(nanoseconds > 0.0 && nanoseconds < 100_000.0, "{nanoseconds}");
}

#[test]
fn wrong_options_are_refused() {
    assert!(engine(&Smallest, &Config { players: 9 }, QUICK).is_err());
    assert!(clone_ns(&Smallest, &Config { players: 9 }, QUICK).is_err());
}
