//! What a store has done since it was opened: for metrics.

use crate::error::Error;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Counters since the store was opened.
#[derive(Clone, Debug)]
pub struct Stats {
    /// Transactions that were committed.
    pub commits: u64,
    /// Transactions that failed; nothing of them is visible.
    pub failed_commits: u64,
    /// Why the last transaction failed; nothing if it did not.
    pub trouble: Option<Error>,
    /// Entries that were appended.
    pub entries: u64,
    /// How many writes shared a commit.
    pub group_size: Histogram,
    /// How long a commit took, in seconds, from the first look at its group to the answer of the disk.
    pub commit_seconds: Histogram,
}

/// How often a value fell between which bounds, in the manner of Prometheus but not cumulative.
#[derive(Clone, Debug, PartialEq)]
pub struct Histogram {
    /// The upper bounds, inclusive; there is one count for each, and a last one for all above.
    pub bounds: &'static [f64],
    /// How many values fell up to each bound and above the one before.
    pub counts: Vec<u64>,
    /// The sum of all values.
    pub sum: f64,
}

const GROUP_SIZES: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];
const SECONDS: &[f64] =
    &[0.000_1, 0.000_2, 0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0];

impl Histogram {
    fn new(bounds: &'static [f64]) -> Histogram {
        Histogram { bounds, counts: vec![0; bounds.len() + 1], sum: 0.0 }
    }

    fn add(&mut self, value: f64) {
        let slot = self.bounds.partition_point(|bound| *bound < value);
        self.counts[slot] += 1;
        self.sum += value;
    }

    /// How many values there are.
    pub fn count(&self) -> u64 {
        self.counts.iter().sum()
    }
}

/// Where the counters are kept; touched once a commit, so a lock is cheap enough.
#[derive(Debug)]
pub(crate) struct Meter {
    stats: Mutex<Stats>,
    told: Mutex<Told>,
}

/// What the log was told of writes that failed: a full disk fails every one of them.
#[derive(Debug, Default)]
struct Told {
    last: Option<(String, Instant)>,
    /// How many failed since then.
    since: usize,
}

/// The log hears of the same failure this often.
const TELL_AGAIN: Duration = Duration::from_mins(1);

impl Default for Meter {
    fn default() -> Meter {
        let stats = Stats {
            commits: 0,
            failed_commits: 0,
            trouble: None,
            entries: 0,
            group_size: Histogram::new(GROUP_SIZES),
            commit_seconds: Histogram::new(SECONDS),
        };
        Meter { stats: Mutex::new(stats), told: Mutex::default() }
    }
}

impl Meter {
    pub(crate) fn committed(&self, group: usize, entries: usize, took: Duration) {
        let trouble = self.change(|stats| {
            stats.commits += 1;
            stats.entries += entries as u64;
            stats.group_size.add(group as f64);
            stats.commit_seconds.add(took.as_secs_f64());
            stats.trouble.take()
        });
        if trouble.is_some() {
            *self.told.lock().unwrap_or_else(PoisonError::into_inner) = Told::default();
            tracing::info!("the database can be written again");
        }
    }

    /// So many writes failed together.
    pub(crate) fn failed(&self, error: &Error, writes: usize) {
        self.change(|stats| {
            stats.failed_commits += 1;
            stats.trouble = Some(error.clone());
        });
        if let Some(writes) = self.told.lock().unwrap_or_else(PoisonError::into_inner).count(error, writes) {
            tracing::error!(%error, writes, "the database cannot be written; nothing that was accepted is lost");
        }
    }

    pub(crate) fn read(&self) -> Stats {
        self.stats.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn change<T>(&self, change: impl FnOnce(&mut Stats) -> T) -> T {
        change(&mut self.stats.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Told {
    /// Counts writes that failed; how many to tell the log of, if it is time to.
    fn count(&mut self, error: &Error, writes: usize) -> Option<usize> {
        self.since += writes;
        let what = error.to_string();
        if self.last.as_ref().is_some_and(|(last, at)| *last == what && at.elapsed() < TELL_AGAIN) {
            return None;
        }
        self.last = Some((what, Instant::now()));
        Some(std::mem::take(&mut self.since))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_hears_of_the_same_failure_once_in_a_while() {
        let mut told = Told::default();
        assert_eq!(told.count(&Error::Exists, 3), Some(3));
        assert_eq!([0; 1000].map(|_| told.count(&Error::Exists, 2)), [None; 1000]);
        let (what, at) = told.last.take().unwrap();
        told.last = Some((what, at.checked_sub(TELL_AGAIN).unwrap()));
        assert_eq!(told.count(&Error::Exists, 1), Some(2001));
        assert_eq!(told.count(&Error::NotFound, 1), Some(1), "another one is told at once");
    }

    #[test]
    fn a_value_falls_into_the_bucket_whose_bound_it_reaches() {
        let mut it = Histogram::new(GROUP_SIZES);
        for value in [1.0, 2.0, 3.0, 4.0, 5.0, 256.0, 257.0] {
            it.add(value);
        }
        assert_eq!(it.counts, [1, 1, 2, 1, 0, 0, 0, 0, 1, 1]);
        assert_eq!(it.count(), 7);
        assert!((it.sum - 528.0).abs() < f64::EPSILON);
    }
}
