//! How long things took.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Times taken by many tasks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Times(Arc<Mutex<Vec<Duration>>>);

impl Times {
    /// Adds one.
    pub(crate) fn push(&self, time: Duration) {
        self.lock().push(time);
    }

    /// How many there are so far.
    pub(crate) fn n(&self) -> usize {
        self.lock().len()
    }

    /// All so far, in order of length; none are left.
    pub(crate) fn take(&self) -> Sorted {
        let mut times = std::mem::take(&mut *self.lock());
        times.sort_unstable();
        Sorted(times)
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Duration>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Times in order of length.
#[derive(Debug)]
pub(crate) struct Sorted(Vec<Duration>);

impl Sorted {
    /// What this share of them did not exceed; nothing where there are none.
    pub(crate) fn at(&self, share: f64) -> Duration {
        let last = self.0.len().saturating_sub(1);
        let at = (self.0.len() as f64 * share) as usize;
        self.0.get(at.min(last)).copied().unwrap_or_default()
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}
