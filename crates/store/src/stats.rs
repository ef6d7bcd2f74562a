//! What a store has done since it was opened: for metrics.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Counters since the store was opened.
#[derive(Clone, Debug)]
pub struct Stats {
    /// Transactions that were committed.
    pub commits: u64,
    /// Transactions that failed; nothing of them is visible.
    pub failed_commits: u64,
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
pub(crate) struct Meter(Mutex<Stats>);

impl Default for Meter {
    fn default() -> Meter {
        Meter(Mutex::new(Stats {
            commits: 0,
            failed_commits: 0,
            entries: 0,
            group_size: Histogram::new(GROUP_SIZES),
            commit_seconds: Histogram::new(SECONDS),
        }))
    }
}

impl Meter {
    pub(crate) fn committed(&self, group: usize, entries: usize, took: Duration) {
        self.change(|stats| {
            stats.commits += 1;
            stats.entries += entries as u64;
            stats.group_size.add(group as f64);
            stats.commit_seconds.add(took.as_secs_f64());
        });
    }

    pub(crate) fn failed(&self) {
        self.change(|stats| stats.failed_commits += 1);
    }

    pub(crate) fn read(&self) -> Stats {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn change(&self, change: impl FnOnce(&mut Stats)) {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
