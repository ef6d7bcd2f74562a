//! The laws, checked along random matches.

use crate::smallest::{Config, Smallest};
use arena::Error;
use arena::swarm::{Report, Swarm, Until};
use kernel::Game;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

fn swarm(until: Until, config: &(dyn Fn(u64) -> Config + Sync)) -> Report {
    let game = Arc::new(Smallest);
    Swarm { game: &game, config, seed: 100, threads: 2, until, on_game: &|| () }.run().unwrap()
}

fn games(games: u64) -> Until {
    Until { games: Some(games), time: None }
}

fn time(time: Duration) -> Until {
    Until { games: None, time: Some(time) }
}

fn by_seed(seed: u64) -> Config {
    Config { players: 2 + (seed % 3) as u8 }
}

#[test]
fn so_many_games_are_checked_as_were_asked_for() {
    let game = Arc::new(Smallest);
    let seen = AtomicU64::new(0);
    let on_game = || {
        seen.fetch_add(1, Ordering::Relaxed);
    };
    let swarm =
        Swarm { game: &game, config: &by_seed, seed: 1, threads: 3, until: games(50), on_game: &on_game };
    let report = swarm.run().unwrap();
    assert_eq!((report.games, report.failure.is_none()), (50, true));
    assert_eq!(seen.into_inner(), 50);
    assert!(report.decisions >= 150 && report.widest >= 9, "{report:?}");
}

#[test]
fn a_swarm_on_time_stops_when_the_time_is_up() {
    let none = swarm(time(Duration::ZERO), &by_seed);
    assert_eq!(none, Report::default());
    let some = swarm(time(Duration::from_millis(5)), &by_seed);
    assert!(some.games > 0);
    let both = swarm(Until { games: Some(3), time: Some(Duration::from_mins(10)) }, &by_seed);
    assert_eq!(both.games, 3);
}

/// Options that the game refuses stand for a broken law here: seeds from 120 on ask for nine seats.
#[test]
fn a_failure_names_the_first_seed_that_shows_it() {
    let report = swarm(games(500), &|seed| Config { players: if seed < 120 { 2 } else { 9 } });
    let failure = report.failure.unwrap();
    assert_eq!(failure.seed, 120);
    let refusal = format!("{} is for 2 to 4 players", Smallest::META.id);
    assert!(failure.what.contains(&refusal), "{}", failure.what);
    assert!(failure.what.contains("players: 9"), "{}", failure.what);
}

#[test]
fn wrong_options_from_the_start_are_the_callers_mistake() {
    let game = Arc::new(Smallest);
    let config = |_| Config { players: 9 };
    let until = games(1);
    let swarm = Swarm { game: &game, config: &config, seed: 1, threads: 1, until, on_game: &|| () };
    assert!(matches!(swarm.run(), Err(Error::Config(_))));
}
