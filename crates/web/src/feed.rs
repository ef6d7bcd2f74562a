//! What a table tells: a short ring of the latest, and a bell for those who listen.
//!
//! The ring is short, because a thousand tables have one each; who missed more gets it from the record.

use crate::told::Told;
use kernel::{Eye, Seat, Seats};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// How many of the latest happenings are kept in memory.
pub const RING: usize = 8;

/// What a table tells.
pub struct Feed {
    ring: Mutex<Ring>,
    bell: watch::Sender<u64>,
    present: [AtomicUsize; kernel::MAX_SEATS + 1],
}

#[derive(Default)]
struct Ring {
    /// The number of the first happening in the ring, counted since the table woke.
    first: u64,
    told: VecDeque<Arc<Told>>,
    /// The version before the first happening in the ring.
    since: u64,
}

impl Feed {
    /// A feed for a table that is at this version.
    pub fn new(version: u64) -> Arc<Feed> {
        let ring = Ring { since: version, ..Ring::default() };
        Arc::new(Feed { ring: Mutex::new(ring), bell: watch::Sender::new(0), present: Default::default() })
    }

    fn ring(&self) -> MutexGuard<'_, Ring> {
        self.ring.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells something to everybody who listens.
    pub fn tell(&self, told: impl IntoIterator<Item = Told>) {
        let mut ring = self.ring();
        for told in told {
            if ring.told.len() == RING
                && let Some(old) = ring.told.pop_front()
            {
                ring.first += 1;
                ring.since = old.version;
            }
            ring.told.push_back(Arc::new(told));
        }
        let next = ring.first + ring.told.len() as u64;
        drop(ring);
        self.bell.send_replace(next);
    }

    /// The latest happenings that are still in memory.
    pub fn latest(&self) -> Vec<Arc<Told>> {
        self.ring().told.iter().cloned().collect()
    }

    /// Starts to listen with these eyes. With `from`, entries after that version come first: from the ring, or, where
    /// it does not reach back so far, `missed` says so and the caller gets them from the record.
    pub fn listen(self: &Arc<Feed>, eye: Eye, from: Option<u64>) -> Listener {
        let ring = self.ring();
        let end = ring.first + ring.told.len() as u64;
        let (next, missed) = match from {
            None => (end, false),
            Some(from) if from < ring.since => (end, true),
            Some(from) => {
                let skip = ring.told.iter().take_while(|told| told.version <= from).count();
                (ring.first + skip as u64, false)
            }
        };
        drop(ring);
        self.present[slot(eye)].fetch_add(1, Ordering::Relaxed);
        Listener { feed: self.clone(), bell: self.bell.subscribe(), eye, next, missed }
    }

    /// How many listen.
    pub fn listeners(&self) -> usize {
        self.present.iter().map(|count| count.load(Ordering::Relaxed)).sum()
    }

    /// The seats whose owners listen.
    pub fn present(&self) -> Seats {
        Seat::all(kernel::MAX_SEATS)
            .filter(|seat| self.present[seat.index()].load(Ordering::Relaxed) > 0)
            .collect()
    }
}

fn slot(eye: Eye) -> usize {
    match eye {
        Eye::Seat(seat) => seat.index(),
        Eye::Public => kernel::MAX_SEATS,
    }
}

/// One connection that listens.
pub struct Listener {
    feed: Arc<Feed>,
    bell: watch::Receiver<u64>,
    eye: Eye,
    next: u64,
    /// Whether entries before the ring were asked for.
    pub missed: bool,
}

impl Listener {
    /// Whose eyes they are.
    pub fn eye(&self) -> Eye {
        self.eye
    }

    /// The next happenings; `None` when the table fell asleep or this listener was too slow for the ring: it must
    /// come back and say what it has.
    pub async fn next(&mut self) -> Option<Vec<Arc<Told>>> {
        loop {
            let told = {
                let ring = self.feed.ring();
                if self.next < ring.first {
                    return None;
                }
                let skip = (self.next - ring.first) as usize;
                ring.told.iter().skip(skip).cloned().collect::<Vec<_>>()
            };
            if !told.is_empty() {
                self.next += told.len() as u64;
                return Some(told);
            }
            self.bell.changed().await.ok()?;
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.feed.present[slot(self.eye)].fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(version: u64) -> Told {
        Told::entry(
            version,
            2,
            kernel::Turn::Over,
            |_| None,
            |_| serde_json::value::RawValue::NULL.to_owned(),
        )
    }

    #[tokio::test]
    async fn who_comes_back_gets_what_was_missed_and_nothing_twice() {
        let feed = Feed::new(0);
        feed.tell((1..=20).map(told));
        let mut listener = feed.listen(Eye::Public, Some(18));
        let versions: Vec<u64> = listener.next().await.unwrap().iter().map(|t| t.version).collect();
        assert_eq!(versions, [19, 20]);
        feed.tell([told(21)]);
        assert_eq!(listener.next().await.unwrap()[0].version, 21);
        assert!(feed.listen(Eye::Public, Some(12)).missed, "the ring no longer has it");
        assert!(!feed.listen(Eye::Public, Some(13)).missed);
        assert_eq!(feed.listeners(), 1);
    }
}
