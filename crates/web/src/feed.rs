//! What a table tells: a short ring of the latest, and a bell for those who listen.
//!
//! The ring is short, because a thousand tables have one each; who missed more gets it from the record.
//!
//! A stream may outlast its listener's time in a seat: it shows what is the seat's alone only to whoever sits there, and
//! not before the match starts, since until then anybody may try one seat after the other.

use crate::told::Told;
use kernel::{Seat, Seats, Viewer};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// How many of the latest happenings are kept in memory.
pub const RING: usize = 8;

/// What a table tells.
pub struct Feed {
    ring: Mutex<Ring>,
    bell: watch::Sender<u64>,
    sitters: Mutex<Vec<Arc<Sitter>>>,
    listeners: AtomicUsize,
}

/// Somebody in a seat, for as long as they sit there; each of their streams has a share in it.
struct Sitter {
    seat: Seat,
    /// Whether they see what is the seat's alone.
    sees: AtomicBool,
}

impl Sitter {
    fn new(seat: Seat) -> Arc<Sitter> {
        Arc::new(Sitter { seat, sees: AtomicBool::new(false) })
    }
}

#[derive(Default)]
struct Ring {
    /// The number of the first happening in the ring, counted since the table woke.
    first: u64,
    told: VecDeque<Arc<Told>>,
    /// The version before the first happening in the ring.
    since: u64,
}

impl Ring {
    /// The number of the next happening.
    fn end(&self) -> u64 {
        self.first + self.told.len() as u64
    }
}

impl Feed {
    /// A feed for a table that is at this version.
    pub fn new(version: u64) -> Arc<Feed> {
        let ring = Ring { since: version, ..Ring::default() };
        Arc::new(Feed {
            ring: Mutex::new(ring),
            bell: watch::Sender::new(0),
            sitters: Mutex::new(Seat::all(kernel::MAX_SEATS).map(Sitter::new).collect()),
            listeners: AtomicUsize::new(0),
        })
    }

    fn sitters(&self) -> MutexGuard<'_, Vec<Arc<Sitter>>> {
        self.sitters.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody else sits here from now on, or nobody: streams of who sat here show what everybody sees.
    pub fn reseat(&self, seat: Seat) {
        if let Some(sitter) = self.sitters().get_mut(seat.index()) {
            sitter.sees.store(false, Ordering::Release);
            *sitter = Sitter::new(seat);
        }
    }

    /// The match starts: everybody sees from now on what is their seat's alone.
    pub fn deal(&self) {
        for sitter in self.sitters().iter() {
            sitter.sees.store(true, Ordering::Release);
        }
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
        let next = ring.end();
        drop(ring);
        self.bell.send_replace(next);
    }

    /// How much was told since the table woke.
    pub fn told(&self) -> u64 {
        self.ring().end()
    }

    /// The latest happenings that are still in memory.
    pub fn latest(&self) -> Vec<Arc<Told>> {
        self.ring().told.iter().cloned().collect()
    }

    /// Starts to listen, in a seat or as a spectator. With `from`, entries after that version come first: from the ring,
    /// or, where it does not reach back so far, `missed` says so and the caller gets them from the record.
    pub fn listen(self: &Arc<Feed>, seat: Option<Seat>, from: Option<u64>) -> Listener {
        let ring = self.ring();
        let end = ring.end();
        let (next, missed) = match from {
            None => (end, false),
            Some(from) if from < ring.since => (end, true),
            Some(from) => {
                let skip = ring.told.iter().take_while(|told| told.version <= from).count();
                (ring.first + skip as u64, false)
            }
        };
        drop(ring);
        let sitter = seat.and_then(|seat| self.sitters().get(seat.index()).cloned());
        self.listeners.fetch_add(1, Ordering::Relaxed);
        Listener { feed: self.clone(), bell: self.bell.subscribe(), sitter, next, missed, told: end }
    }

    /// How many listen.
    pub fn listeners(&self) -> usize {
        self.listeners.load(Ordering::Relaxed)
    }

    /// The seats whose owners listen.
    pub fn present(&self) -> Seats {
        let sitters = self.sitters();
        let is_here = |sitter: &&Arc<Sitter>| Arc::strong_count(sitter) > 1;
        sitters.iter().filter(is_here).map(|sitter| sitter.seat).collect()
    }
}

/// One connection that listens.
pub struct Listener {
    feed: Arc<Feed>,
    bell: watch::Receiver<u64>,
    sitter: Option<Arc<Sitter>>,
    next: u64,
    /// Whether entries before the ring were asked for.
    pub missed: bool,
    /// How much the table had told before.
    pub told: u64,
}

impl Listener {
    /// Whose eyes they are now.
    pub fn viewer(&self) -> Viewer {
        let sees = |sitter: &&Arc<Sitter>| sitter.sees.load(Ordering::Acquire);
        self.sitter.as_ref().filter(sees).map_or(Viewer::Public, |sitter| Viewer::Seat(sitter.seat))
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
        self.feed.listeners.fetch_sub(1, Ordering::Relaxed);
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
        let mut listener = feed.listen(None, Some(18));
        let versions: Vec<u64> = listener.next().await.unwrap().iter().map(|t| t.version).collect();
        assert_eq!(versions, [19, 20]);
        feed.tell([told(21)]);
        assert_eq!(listener.next().await.unwrap()[0].version, 21);
        assert!(feed.listen(None, Some(12)).missed, "the ring no longer has it");
        assert!(!feed.listen(None, Some(13)).missed);
        assert_eq!(feed.listeners(), 1);
    }

    #[test]
    fn a_stream_has_the_eyes_of_its_seat_from_the_deal_until_somebody_else_sits_there() {
        let (feed, seat) = (Feed::new(0), Seat::new(1).unwrap());
        let (left, stayed) = (feed.listen(Some(seat), None), feed.listen(Seat::new(0), None));
        assert_eq!((left.viewer(), feed.present().len()), (Viewer::Public, 2));
        feed.reseat(seat);
        assert!(!feed.present().contains(seat), "who left is not there any more");
        let came = feed.listen(Some(seat), None);
        feed.deal();
        assert_eq!([left.viewer(), came.viewer()], [Viewer::Public, Viewer::Seat(seat)]);
        assert_eq!(Some(stayed.viewer()), Seat::new(0).map(Viewer::Seat));
        assert_eq!(feed.listeners(), 3);
    }
}
