//! What a table publishes: a short ring of the latest updates, and a bell for those who subscribe.
//!
//! The ring is short, because a thousand tables have one each; whoever missed more gets it from the record.
//!
//! A stream may outlast its reader's time in a seat: it shows what is the seat's alone only to whoever sits there, and
//! not before the match starts, since until then anybody may try one seat after the other.

use super::courses::Backlog;
use super::update::Update;
use kernel::{Seat, Seats, Viewer};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// How many of the latest updates are kept in memory.
pub const RING: usize = 8;

/// What a table publishes.
pub struct Feed {
    ring: Mutex<Ring>,
    /// Rung after each update. It says nothing itself: what is new is in the ring.
    bell: Notify,
    sitters: Mutex<Vec<Arc<Sitter>>>,
    subscriptions: AtomicUsize,
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
    /// The number of the first update in the ring, counted since the table woke.
    first: u64,
    updates: VecDeque<Arc<Update>>,
    /// The version before the first update in the ring.
    since: u64,
}

impl Ring {
    /// The number of the next update.
    fn end(&self) -> u64 {
        self.first + self.updates.len() as u64
    }
}

impl Feed {
    /// A feed for a table that is at this version.
    pub fn new(version: u64) -> Arc<Feed> {
        let ring = Ring { since: version, ..Ring::default() };
        Arc::new(Feed {
            ring: Mutex::new(ring),
            bell: Notify::new(),
            sitters: Mutex::new(Seat::all(kernel::MAX_SEATS).map(Sitter::new).collect()),
            subscriptions: AtomicUsize::new(0),
        })
    }

    fn sitters(&self) -> MutexGuard<'_, Vec<Arc<Sitter>>> {
        self.sitters.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody else sits here from now on, or nobody: streams of whoever sat here show what everybody sees.
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

    /// Sends updates to everybody who subscribed.
    pub fn publish(&self, updates: impl IntoIterator<Item = Arc<Update>>) {
        let mut ring = self.ring();
        for update in updates {
            if ring.updates.len() == RING
                && let Some(old) = ring.updates.pop_front()
            {
                ring.first += 1;
                ring.since = old.version;
            }
            ring.updates.push_back(update);
        }
        drop(ring);
        self.bell.notify_waiters();
    }

    /// How many updates were published since the table woke.
    pub fn published(&self) -> u64 {
        self.ring().end()
    }

    /// The latest updates that are still in memory.
    pub fn latest(&self) -> Vec<Arc<Update>> {
        self.ring().updates.iter().cloned().collect()
    }

    /// Subscribes, in a seat or as a spectator. With `from`, entries after that version come first: from the ring,
    /// or, where it does not reach back so far, `missed` says so and the caller gets them from the record.
    pub fn subscribe(self: &Arc<Feed>, seat: Option<Seat>, from: Option<u64>, version: u64) -> Subscription {
        let ring = self.ring();
        let end = ring.end();
        let (next, missed) = match from {
            None => (end, false),
            Some(from) if from < ring.since => (end, true),
            Some(from) => {
                let skip = ring.updates.iter().take_while(|update| update.version <= from).count();
                (ring.first + skip as u64, false)
            }
        };
        drop(ring);
        let sitter = seat.and_then(|seat| self.sitters().get(seat.index()).cloned());
        self.subscriptions.fetch_add(1, Ordering::Relaxed);
        Subscription { feed: self.clone(), sitter, next, missed, published: end, version, backlog: None }
    }

    /// How many subscriptions there are.
    pub fn subscriptions(&self) -> usize {
        self.subscriptions.load(Ordering::Relaxed)
    }

    /// The seats whose owners have a stream.
    pub fn present(&self) -> Seats {
        let sitters = self.sitters();
        let is_here = |sitter: &&Arc<Sitter>| Arc::strong_count(sitter) > 1;
        sitters.iter().filter(is_here).map(|sitter| sitter.seat).collect()
    }
}

/// One connection's share in what a table publishes.
pub struct Subscription {
    feed: Arc<Feed>,
    sitter: Option<Arc<Sitter>>,
    next: u64,
    /// Whether entries before the ring were asked for.
    pub missed: bool,
    /// How many updates the table had published before.
    pub published: u64,
    /// The table's version when the subscription began.
    pub version: u64,
    /// What happened before, where the ring no longer had it.
    pub backlog: Option<Backlog>,
}

impl Subscription {
    /// Whose eyes they are now.
    pub fn viewer(&self) -> Viewer {
        let sees = |sitter: &&Arc<Sitter>| sitter.sees.load(Ordering::Acquire);
        self.sitter.as_ref().filter(sees).map_or(Viewer::Public, |sitter| Viewer::Seat(sitter.seat))
    }

    /// The next updates; `None` when this reader was too slow for the ring: it must come back and say what it has.
    pub async fn next(&mut self) -> Option<Vec<Arc<Update>>> {
        loop {
            // Heard from here on: what is published after the look into the ring rings it.
            let rung = self.feed.bell.notified();
            let updates = {
                let ring = self.feed.ring();
                if self.next < ring.first {
                    return None;
                }
                let skip = (self.next - ring.first) as usize;
                ring.updates.iter().skip(skip).cloned().collect::<Vec<_>>()
            };
            if !updates.is_empty() {
                self.next += updates.len() as u64;
                return Some(updates);
            }
            rung.await;
        }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.feed.subscriptions.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn update(version: u64) -> Arc<Update> {
        Arc::new(Update::entry(version, 2, kernel::Turn::Over, (None, Vec::<u8>::new()), |_, _| None))
    }

    #[tokio::test]
    async fn whoever_comes_back_gets_what_was_missed_and_nothing_twice() {
        let feed = Feed::new(0);
        feed.publish((1..=20).map(update));
        let mut subscription = feed.subscribe(None, Some(18), 20);
        let versions: Vec<u64> = subscription.next().await.unwrap().iter().map(|it| it.version).collect();
        assert_eq!(versions, [19, 20]);
        feed.publish([update(21)]);
        assert_eq!(subscription.next().await.unwrap()[0].version, 21);
        assert!(feed.subscribe(None, Some(12), 21).missed, "the ring no longer has it");
        assert!(!feed.subscribe(None, Some(13), 21).missed);
        assert_eq!(feed.subscriptions(), 1);
    }

    #[test]
    fn a_stream_has_the_eyes_of_its_seat_from_the_deal_until_somebody_else_sits_there() {
        let (feed, seat) = (Feed::new(0), Seat::new(1).unwrap());
        let (left, stayed) = (feed.subscribe(Some(seat), None, 0), feed.subscribe(Seat::new(0), None, 0));
        assert_eq!((left.viewer(), feed.present().len()), (Viewer::Public, 2));
        feed.reseat(seat);
        assert!(!feed.present().contains(seat), "whoever left is not there any more");
        let came = feed.subscribe(Some(seat), None, 0);
        feed.deal();
        assert_eq!([left.viewer(), came.viewer()], [Viewer::Public, Viewer::Seat(seat)]);
        assert_eq!(Some(stayed.viewer()), Seat::new(0).map(Viewer::Seat));
        assert_eq!(feed.subscriptions(), 3);
    }
}
