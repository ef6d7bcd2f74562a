//! What the log was told of tables that cannot be woken just now: whoever asks for one again and again fills no disk.

use super::pool::lock;
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::time::Duration;
use store::TableId;
use tokio::time::Instant;

/// Of how many tables it is known that the log was told.
const MANY: NonZeroUsize = NonZeroUsize::new(4096).unwrap();
/// After so long it is told again.
const AGAIN: Duration = Duration::from_hours(1);

/// Of which tables the log was told lately.
pub(super) struct Told(Mutex<LruCache<TableId, Instant>>);

impl Default for Told {
    fn default() -> Told {
        Told(Mutex::new(LruCache::new(MANY)))
    }
}

impl Told {
    /// Whether the log is to be told of a table now.
    pub(super) fn is_due(&self, id: &TableId) -> bool {
        let mut told = lock(&self.0);
        let is_due = told.get(id).is_none_or(|at| at.elapsed() >= AGAIN);
        if is_due {
            told.put(id.clone(), Instant::now());
        }
        is_due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_log_hears_of_a_table_once_an_hour() {
        let (told, [one, other]) = (Told::default(), ["a", "b"].map(|id| TableId::new(id).unwrap()));
        assert_eq!([&one, &one, &other, &one].map(|id| told.is_due(id)), [true, false, true, false]);
        tokio::time::advance(AGAIN).await;
        assert_eq!([&one, &one].map(|id| told.is_due(id)), [true, false]);
    }
}
