//! What is scarce is shared by visitors, not by requests: whoever asks a hundred times waits behind whoever asks once.

use crate::http::fault::Fault;
use crate::http::guard::{Client, network};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// Whoever asks, as far as sharing goes: an address, or the network of a household.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Visitor(IpAddr);

/// Nobody that is known: all of whom nothing is known share together.
impl Default for Visitor {
    fn default() -> Visitor {
        Visitor(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
    }
}

impl From<Client> for Visitor {
    fn from(client: Client) -> Visitor {
        Visitor::from(client.0)
    }
}

impl Visitor {
    /// Whoever sent a request.
    pub fn of(parts: &Parts) -> Visitor {
        parts.extensions.get::<Client>().map_or_else(Visitor::default, |client| (*client).into())
    }
}

/// Handlers may ask who it is.
impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Infallible> {
        Ok(Visitor::of(parts))
    }
}

impl From<IpAddr> for Visitor {
    fn from(address: IpAddr) -> Visitor {
        Visitor(network(address))
    }
}

/// Of how many visitors it is known when they got their last place.
const MANY: usize = 4096;

/// A few places for work that costs much. A free one goes to whoever has the fewest, and among those to whoever got none for
/// longest. Clones share the places.
#[derive(Clone)]
pub struct Places(Arc<Mutex<Waiting>>);

struct Waiting {
    free: usize,
    /// How many requests of one visitor may wait.
    most: usize,
    /// How many places each visitor has.
    taken: HashMap<Visitor, usize>,
    /// When each visitor got the last one.
    got: HashMap<Visitor, u64>,
    given: u64,
    queue: VecDeque<(Visitor, oneshot::Sender<Place>)>,
}

/// A place that is taken; it is free again when this is dropped.
pub struct Place {
    /// None once it was given on.
    of: Option<Places>,
    visitor: Visitor,
}

impl Places {
    /// So many places, for which so many requests of one visitor may wait.
    pub fn new(places: usize, most_waiting: usize) -> Places {
        let (taken, got, queue) = (HashMap::new(), HashMap::new(), VecDeque::new());
        let waiting = Waiting { free: places, most: most_waiting, taken, got, given: 0, queue };
        Places(Arc::new(Mutex::new(waiting)))
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place; refused at once where too much of this visitor's waits already. The server's own work, which is
    /// nobody's, may wait without bounds.
    pub async fn take(&self, visitor: Visitor) -> Result<Place, Fault> {
        let (send, given) = oneshot::channel();
        {
            let mut waiting = self.lock();
            waiting.queue.retain(|(_, place)| !place.is_closed());
            let is_known = visitor != Visitor::default();
            let theirs = waiting.queue.iter().filter(|(other, _)| *other == visitor).count();
            if is_known && theirs >= waiting.most {
                let what = "Too much that you asked for is still being worked on.".into();
                return Err(Fault::TooMany { what, retry_s: 5 });
            }
            waiting.queue.push_back((visitor, send));
        }
        self.give();
        given.await.map_err(|_| Fault::Unavailable)
    }

    /// How many requests wait.
    pub fn waiting(&self) -> usize {
        self.lock().queue.iter().filter(|(_, place)| !place.is_closed()).count()
    }

    /// Gives what is free to those who wait.
    fn give(&self) {
        loop {
            let mut waiting = self.lock();
            if waiting.free == 0 {
                return;
            }
            let Some((visitor, reply)) = waiting.next() else { return };
            waiting.free -= 1;
            *waiting.taken.entry(visitor).or_default() += 1;
            drop(waiting);
            // Whoever stopped waiting gives the place back by dropping it, which comes here again.
            drop(reply.send(Place { of: Some(self.clone()), visitor }));
        }
    }
}

impl Waiting {
    /// Whoever is next, of those who still wait.
    fn next(&mut self) -> Option<(Visitor, oneshot::Sender<Place>)> {
        self.queue.retain(|(_, place)| !place.is_closed());
        let rank = |visitor: &Visitor| (self.taken.get(visitor), self.got.get(visitor));
        // The first of equals: whoever waits longest.
        let next = (0..self.queue.len()).min_by_key(|at| rank(&self.queue[*at].0))?;
        let next = self.queue.remove(next)?;
        if self.got.len() >= MANY {
            self.got.clear();
        }
        self.given += 1;
        self.got.insert(next.0, self.given);
        Some(next)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some(places) = self.of.take() else { return };
        let mut waiting = places.lock();
        waiting.free += 1;
        if let Some(taken) = waiting.taken.get_mut(&self.visitor) {
            *taken -= 1;
            if *taken == 0 {
                waiting.taken.remove(&self.visitor);
            }
        }
        drop(waiting);
        places.give();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::task::JoinHandle;

    fn visitor(n: u8) -> Visitor {
        IpAddr::V4(Ipv4Addr::new(10, 0, 0, n)).into()
    }

    /// Asks for a place, and waits until that is in the queue.
    async fn ask(places: &Places, n: u8) -> JoinHandle<Result<Place, Fault>> {
        let (before, mine) = (places.lock().queue.len(), places.clone());
        let asked = tokio::spawn(async move { mine.take(visitor(n)).await });
        while places.lock().queue.len() == before && !asked.is_finished() {
            tokio::task::yield_now().await;
        }
        asked
    }

    #[tokio::test]
    async fn whoever_asks_once_is_not_behind_whoever_asks_often() {
        let places = Places::new(1, 8);
        let first = places.take(visitor(1)).await.unwrap();
        let mut many = Vec::new();
        for _ in 0..8 {
            many.push(ask(&places, 1).await);
        }
        let once = ask(&places, 2).await;
        assert!(places.take(visitor(1)).await.is_err(), "eight wait already");
        drop(first);
        // The crowd was first in line, but had a place a moment ago.
        let next = once.await.unwrap().unwrap();
        assert!(many.iter().all(|waiting| !waiting.is_finished()));
        let again = ask(&places, 2).await;
        drop(next);
        let next = many.remove(0).await.unwrap().unwrap();
        assert!(!again.is_finished(), "they take turns");
        drop(next);
        assert!(again.await.unwrap().is_ok());
    }

    #[tokio::test]
    async fn a_free_place_goes_to_whoever_has_the_fewest() {
        let places = Places::new(2, 8);
        let (one, _two) = (places.take(visitor(1)).await.unwrap(), places.take(visitor(1)).await.unwrap());
        let (third, other) = (ask(&places, 1).await, ask(&places, 2).await);
        drop(one);
        let got = other.await.unwrap().unwrap();
        assert!(!third.is_finished(), "it has one place already");
        drop(got);
        assert!(third.await.unwrap().is_ok());
    }

    #[tokio::test]
    async fn whoever_goes_away_takes_no_place_along() {
        let places = Places::new(1, 8);
        let first = places.take(visitor(1)).await.unwrap();
        let gone = ask(&places, 2).await;
        gone.abort();
        assert!(gone.await.is_err());
        drop(first);
        assert_eq!(places.lock().free, 1);
        assert!(places.take(visitor(3)).await.is_ok());
        assert!(places.lock().taken.is_empty());
    }
}
