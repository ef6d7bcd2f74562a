//! The laws, checked along random matches with random options, for as long as one likes.

use crate::{Error, on_threads};
use kernel::laws::{self, Tally};
use kernel::{Game, Seed, Silent};
use rayon::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What to check.
///
/// Match `i` has the seed number `seed + i`, and its options follow from that number: so the number alone, as the seed
/// of a swarm of one game, repeats it.
pub struct Swarm<'a, G: Game> {
    pub game: &'a Arc<G>,
    /// The options of the match with this seed number.
    pub config: &'a (dyn Fn(u64) -> G::Config + Sync),
    /// The seed number of the first match.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// When to stop, if all goes well.
    pub until: Until,
    /// Called after each match, from any thread: for a progress bar.
    pub on_game: &'a (dyn Fn() + Sync),
}

/// When a swarm stops: at whichever comes first; never, when both are absent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Until {
    /// After so many matches.
    pub games: Option<u64>,
    /// When the time is up; matches that have begun are finished.
    pub time: Option<Duration>,
}

impl Until {
    /// How many of the matches wanted next may still be played.
    fn allows(&self, wanted: u64, played: u64, elapsed: Duration) -> u64 {
        if self.time.is_some_and(|time| elapsed >= time) {
            return 0;
        }
        self.games.map_or(wanted, |games| wanted.min(games - played))
    }
}

/// What a swarm saw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Matches played to the end, with every law kept.
    pub games: u64,
    /// Decisions taken in them.
    pub decisions: u64,
    /// The most answers one decision had.
    pub widest: usize,
    /// The first match that broke a law; the swarm stopped there.
    pub failure: Option<Failure>,
}

/// A match in which a law was broken, or the program panicked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The seed number that repeats it.
    pub seed: u64,
    /// What was seen.
    pub what: String,
}

impl<G: Game> Swarm<'_, G> {
    /// Checks match after match.
    pub fn run(&self) -> Result<Report, Error> {
        // Wrong options are the caller's mistake, not a broken law.
        self.game.setup(&(self.config)(self.seed), Seed::from_number(self.seed), &mut Silent)?;
        on_threads(self.threads, || self.check_all())
    }

    fn check_all(&self) -> Report {
        let begun = Instant::now();
        let mut report = Report::default();
        let batch = self.threads.max(1) as u64 * 8;
        while report.failure.is_none() {
            let size = self.until.allows(batch, report.games, begun.elapsed());
            if size == 0 {
                break;
            }
            let first = report.games;
            let results: Vec<_> = (first..first + size).into_par_iter().map(|i| self.check(i)).collect();
            for result in results {
                report.add(result);
            }
        }
        report
    }

    /// Checks one match. A panic is a failure like any other: it must come with the seed that repeats it.
    fn check(&self, number: u64) -> Result<Tally, Failure> {
        let seed = self.seed.wrapping_add(number);
        let config = (self.config)(seed);
        let checked = catch_unwind(AssertUnwindSafe(|| laws::check(self.game, &config, seed)));
        (self.on_game)();
        let what = match checked {
            Ok(Ok(tally)) => return Ok(tally),
            Ok(Err(broken)) => broken.to_string(),
            Err(payload) => format!("the program panicked: {}", panic_message(payload.as_ref())),
        };
        Err(Failure { seed, what: format!("{what} [{config:?}]") })
    }
}

impl Report {
    fn add(&mut self, result: Result<Tally, Failure>) {
        match result {
            Ok(tally) => {
                self.games += 1;
                self.decisions += u64::from(tally.decisions);
                self.widest = self.widest.max(tally.widest);
            }
            Err(failure) => {
                self.failure.get_or_insert(failure);
            }
        }
    }
}

fn panic_message(payload: &(dyn std::any::Any + Send)) -> &str {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("without a message")
}
