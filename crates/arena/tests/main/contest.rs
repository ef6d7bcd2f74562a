//! A contest is the same however it is played: on any number of threads, in one go or in pieces.

use crate::smallest::{Bundle, Config, Smallest};
use arena::contest::{Contest, Played};
use arena::schedule::Schedule;
use arena::standings::Standings;
use bots::{Bot, Kind};
use std::collections::BTreeSet;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Two bots of these kinds, three seats.
fn bot(number: usize) -> Box<dyn Bot<Smallest>> {
    [Kind::Random, Kind::Greedy][number].bot::<Bundle>(0)
}

/// What a contest borrows.
struct Hall {
    game: Arc<Smallest>,
    config: Config,
    schedule: Schedule,
    stop: AtomicBool,
}

impl Hall {
    fn new(players: u8, schedule: Schedule) -> Hall {
        Hall { game: Arc::new(Smallest), config: Config { players }, schedule, stop: AtomicBool::new(false) }
    }

    /// One match of two bots on two threads; nobody takes it.
    fn contest(&self) -> Contest<'_, Smallest> {
        Contest {
            game: &self.game,
            config: &self.config,
            schedule: &self.schedule,
            bot: &bot,
            bots: 2,
            games: 1,
            seed: 1,
            threads: 2,
            take: &|_| Ok(()),
            stop: &self.stop,
        }
    }
}

/// Plays until so many matches of this go are finished, on top of those that are done already.
fn play(games: u64, threads: usize, done: &[Played], stop_after: u64) -> Vec<Played> {
    let hall = Hall::new(3, Schedule::new(&[0, 1], 3));
    let taken = AtomicU64::new(0);
    let take = |_: &Played| {
        if taken.fetch_add(1, Ordering::Relaxed) + 1 >= stop_after {
            hall.stop.store(true, Ordering::Relaxed);
        }
        Ok(())
    };
    let contest = Contest { games, seed: 7, threads, take: &take, ..hall.contest() };
    let numbers: BTreeSet<u64> = done.iter().map(|it| it.game).collect();
    let mut played = contest.run(&numbers).unwrap();
    played.extend(done.iter().cloned());
    played.sort_by_key(|it| it.game);
    played
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let one = play(200, 1, &[], u64::MAX);
    assert_eq!(one.len(), 200);
    assert_eq!(one, play(200, 2, &[], u64::MAX));
    assert_eq!(one, play(200, 7, &[], u64::MAX));
}

#[test]
fn a_contest_in_pieces_is_the_same_contest() {
    let whole = play(150, 2, &[], u64::MAX);
    let first = play(150, 3, &[], 20);
    assert!((20..150).contains(&first.len()), "{} matches before the stop", first.len());
    let second = play(150, 1, &first, 30);
    assert!(second.len() > first.len() && second.len() < 150);
    let third = play(150, 2, &second, u64::MAX);
    assert_eq!(third, whole);
    assert_eq!(Standings::of(&third, 2), Standings::of(&whole, 2));
    assert_eq!(play(150, 2, &third, u64::MAX), whole, "nothing is left to play");
}

/// With the same bot in all seats, every order of a deal is the same match: shuffles, dice and the bots' own luck.
#[test]
fn a_deal_has_the_same_luck_in_every_order() {
    let hall = Hall::new(3, Schedule::new(&[0, 1, 2], 3));
    let random = |_| Kind::Random.bot::<Bundle>(0);
    let contest = Contest { bot: &random, bots: 3, games: 60, ..hall.contest() };
    let played = contest.run(&BTreeSet::new()).unwrap();
    for deal in played.chunks(6) {
        assert!(deal.iter().all(|it| it.state == deal[0].state && it.places == deal[0].places));
    }
    let different: BTreeSet<String> = played.iter().map(|it| it.state.to_string()).collect();
    assert!(different.len() > 1);
}

#[test]
fn a_match_that_cannot_be_kept_ends_the_contest() {
    let hall = Hall::new(2, Schedule::new(&[0, 1], 2));
    let full = |_: &Played| Err(io::Error::other("the disk is full"));
    let contest = Contest { games: 1_000_000, take: &full, ..hall.contest() };
    assert_eq!(contest.run(&BTreeSet::new()).unwrap_err().to_string(), "the disk is full");
}

#[test]
fn wrong_options_are_refused_before_anything_is_played() {
    let hall = Hall::new(9, Schedule::new(&[0, 1], 2));
    let contest = Contest { threads: 1, take: &|_| unreachable!("no match is played"), ..hall.contest() };
    assert!(contest.run(&BTreeSet::new()).is_err());
}
