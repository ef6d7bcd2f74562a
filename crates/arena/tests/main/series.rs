//! A series of matches is the same however it is played.

use crate::smallest::{Bundle, Config, Smallest, Take};
use arena::Error;
use arena::series::{Keep, Series, Tally};
use bots::{Bot, Kind};
use kernel::record::{Record, Sitter};
use kernel::replay::replay;
use kernel::{Digest, Observation, Seat};
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

fn random(_: Seat) -> Box<dyn Bot<Smallest>> {
    Kind::Random.bot::<Bundle>(0)
}

/// Twenty matches between random bots.
fn twenty<'a>(game: &'a Arc<Smallest>, config: &'a Config) -> Series<'a, Smallest> {
    Series {
        game,
        config,
        lineup: &random,
        games: 20,
        seed: 7,
        threads: 2,
        on_game: &|| (),
        keep: None,
        observer: None,
    }
}

fn series(games: u64, seed: u64, threads: usize) -> Tally {
    let (game, config) = (Arc::new(Smallest), Config { players: 3 });
    Series { games, seed, threads, ..twenty(&game, &config) }.run().unwrap()
}

#[test]
fn the_number_of_threads_changes_nothing() {
    // More games than one batch holds, and not a multiple of it.
    let one = series(40_001, 7, 1);
    assert_eq!(one, series(40_001, 7, 2));
    assert_eq!(one, series(40_001, 7, 7));
    assert_eq!(one.games, 40_001);
}

#[test]
fn another_seed_is_another_series() {
    assert_ne!(series(100, 1, 2).state_hash, series(100, 2, 2).state_hash);
}

#[test]
fn no_games_are_a_series_too() {
    let none = series(0, 1, 1);
    assert_eq!((none.games, none.decisions, none.state_hash), (0, 0, Digest::of(b"")));
}

#[test]
fn every_game_of_the_smallest_has_one_winner() {
    let tally = series(5_000, 3, 2);
    let wins: f64 = tally.seats.iter().map(|(_, sum)| sum.win_rate()).sum();
    assert!((wins - 1.0).abs() < 1e-12, "{wins}");
    for (_, sum) in tally.seats.iter() {
        let [low, high] = sum.win_rate_95();
        assert!(low < sum.win_rate() && sum.win_rate() < high && high - low < 0.03);
    }
}

/// Plays well: leaves heaps whose exclusive or is zero when it can.
struct Master;

impl Bot<Smallest> for Master {
    fn prepare(&mut self, _: u64) {}

    fn choose(&mut self, observation: &Observation<'_, Smallest>, legal: &[Take]) -> usize {
        let view = serde_json::to_value(observation.view()).unwrap();
        let heaps: [u64; 3] = [0, 1, 2].map(|i| view["heaps"][i].as_u64().unwrap());
        let wins = |take: &Take| {
            let text = take.to_string();
            let mut parts = text.split(':').skip(1).map(|part| part.parse::<u64>().unwrap());
            let (heap, stones) = (parts.next().unwrap() as usize, parts.next().unwrap());
            let mut after = heaps;
            after[heap] -= stones;
            after[0] ^ after[1] ^ after[2] == 0
        };
        legal.iter().position(wins).unwrap_or(0)
    }
}

#[test]
fn a_better_bot_wins_more() {
    let (game, config) = (Arc::new(Smallest), Config { players: 2 });
    let lineup = |seat: Seat| if seat.index() == 1 { Box::new(Master) } else { random(seat) };
    let series = Series { lineup: &lineup, games: 500, seed: 1, ..twenty(&game, &config) };
    let tally = series.run().unwrap();
    assert!(tally.seats[Seat::new(1).unwrap()].win_rate_95()[0] > 0.8, "{tally:?}");
}

#[test]
fn kept_records_are_of_the_same_matches() {
    let (game, config) = (Arc::new(Smallest), Config { players: 3 });
    let sitters = vec![Sitter { name: "Ada".into(), bot: Some("random".into()) }; 3];
    let kept = Mutex::new(Vec::new());
    let seen = AtomicU64::new(0);
    let take = |number: u64, record: &Record| {
        kept.lock().unwrap().push((number, record.clone()));
        Ok(())
    };
    let on_game = || {
        seen.fetch_add(1, Ordering::Relaxed);
    };
    let keep = Some(Keep { sitters: &sitters, take: &take });
    let series = Series { on_game: &on_game, keep, ..twenty(&game, &config) };
    let tally = series.run().unwrap();
    assert_eq!(seen.into_inner(), 20);
    assert_eq!(tally, self::series(20, 7, 1));
    let mut kept = kept.into_inner().unwrap();
    kept.sort_by_key(|(number, _)| *number);
    let mut digests = Vec::new();
    for (i, (number, record)) in kept.iter().enumerate() {
        assert_eq!(*number, i as u64);
        let state = replay(&Smallest, record, |_| ()).unwrap();
        digests.extend(Digest::of_value(&state).0);
    }
    assert_eq!(Digest::of(&digests), tally.state_hash, "the state hash is plain SHA-256 over the digests");
}

#[test]
fn a_record_that_cannot_be_kept_ends_the_series() {
    let (game, config) = (Arc::new(Smallest), Config { players: 2 });
    let sitters = vec![Sitter { name: "Ada".into(), bot: None }; 2];
    let full = |_: u64, _: &Record| Err(io::Error::other("the disk is full"));
    let keep = Some(Keep { sitters: &sitters, take: &full });
    let series = Series { keep, ..twenty(&game, &config) };
    assert_eq!(series.run().unwrap_err().to_string(), "the disk is full");
}

#[test]
fn wrong_options_are_refused_before_anything_is_played() {
    let (game, config) = (Arc::new(Smallest), Config { players: 5 });
    let on_game = || unreachable!("no match is played");
    let series = Series { games: 1, threads: 1, on_game: &on_game, ..twenty(&game, &config) };
    assert!(matches!(series.run(), Err(Error::Config(_))));
}
