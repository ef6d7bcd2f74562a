//! Bots think here: on a few threads beside the runtime, so that no thought ever delays a request.
//!
//! The queue says who is next, so that whoever asks for much keeps nobody else waiting; a long search makes pauses in
//! which others go first.

mod queue;

pub use queue::{Errand, Urgency};

use crate::http::fair::Visitor;
use crate::http::keys;
use crate::table::play::{Begin, Chosen, Thought};
use bots::Pauses;
use queue::Queue;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// How many pieces of work may make a pause while others go first. Each holds what it has found so far.
const PAUSED: usize = 8;

/// A bounded pool of threads for bots. Clones share it; with the last of them its threads end.
#[derive(Clone)]
pub struct Pool(Arc<Owner>);

struct Owner(Arc<Shared>);

struct Shared {
    queue: Mutex<Queue<Task>>,
    /// Rings when work may begin or go on.
    bell: Condvar,
}

/// Work, and what is to be done with what came of it once the thread is free again.
type Task = Box<dyn FnOnce(Begin) -> Box<dyn FnOnce() + Send> + Send>;

impl Pool {
    /// A pool that does so many pieces of work at a time, at least one.
    pub fn new(at_once: usize) -> Result<Pool, String> {
        let at_once = at_once.max(1);
        let queue = Mutex::new(Queue::new(at_once, at_once + PAUSED));
        let shared = Arc::new(Shared { queue, bell: Condvar::new() });
        for number in 0..at_once + PAUSED {
            let own = shared.clone();
            std::thread::Builder::new()
                .name(format!("bot-{number}"))
                .spawn(move || own.serve())
                .map_err(|error| format!("cannot start the threads for bots: {error}"))?;
        }
        Ok(Pool(Arc::new(Owner(shared))))
    }

    /// Lets a thought be thought, and hands its result to `done`.
    pub fn think(
        &self,
        errand: Errand,
        thought: Thought,
        done: impl FnOnce(Option<Chosen>) + Send + 'static,
    ) {
        self.run(errand, thought, |choice| done(choice.flatten()));
    }

    /// Lets work be done, and gives what came of it. Work that nobody waits for any more is not begun.
    pub async fn ask<T: Send + 'static>(
        &self,
        errand: Errand,
        work: impl FnOnce(Begin) -> T + Send + 'static,
    ) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        let reply = Arc::new(Mutex::new(Some(reply)));
        let asker = reply.clone();
        let is_awaited = move || lock(&asker).as_ref().is_some_and(|reply| !reply.is_closed());
        self.run(
            errand,
            move |begin| is_awaited().then(|| work(begin)),
            move |result| {
                if let Some(reply) = lock(&reply).take() {
                    let _ = reply.send(result.flatten());
                }
            },
        );
        answer.await.ok().flatten()
    }

    /// Lets work be done, and hands what came of it to `done`. Work that panics is our bug: it is logged, and nothing
    /// came of it.
    fn run<T: Send + 'static>(
        &self,
        errand: Errand,
        work: impl FnOnce(Begin) -> T + Send + 'static,
        done: impl FnOnce(Option<T>) + Send + 'static,
    ) {
        let task: Task = Box::new(move |begin| {
            let result = guarded(|| work(begin));
            Box::new(move || done(result))
        });
        let shared = &self.0.0;
        lock(&shared.queue).push(errand, task, Instant::now());
        shared.bell.notify_all();
    }

    /// How many pieces of work wait or are being done.
    pub fn waiting(&self) -> usize {
        lock(&self.0.0.queue).len()
    }

    /// How many of them are as urgent as this.
    pub fn waiting_as(&self, urgency: Urgency) -> usize {
        lock(&self.0.0.queue).count(|errand| errand.urgency() == urgency)
    }

    /// How many of them are this visitor's.
    pub fn waiting_for(&self, visitor: Visitor) -> usize {
        lock(&self.0.0.queue).count(|errand| errand.visitor() == visitor)
    }
}

impl Shared {
    /// Does one piece of work after the other, until the pool is no more.
    fn serve(self: &Arc<Self>) {
        let mut queue = lock(&self.queue);
        while !queue.is_closed() {
            let Some((number, task)) = queue.begin(Instant::now()) else {
                queue = self.bell.wait(queue).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(queue);
            let own = self.clone();
            let done = task(Begin { seed: seed(), pauses: Pauses::new(move || own.pause(number)) });
            lock(&self.queue).end(number, Instant::now());
            self.bell.notify_all();
            done();
            queue = lock(&self.queue);
        }
    }

    /// Lets others go first, where it is their turn; how long that took.
    fn pause(&self, number: u64) -> Duration {
        let since = Instant::now();
        let mut queue = lock(&self.queue);
        if !queue.pause(number, since) {
            return Duration::ZERO;
        }
        self.bell.notify_all();
        while queue.is_paused(number) && !queue.is_closed() {
            queue = self.bell.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
        since.elapsed()
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        let dropped = lock(&self.0.queue).close();
        self.0.bell.notify_all();
        // Outside the lock: what waits to be told of a result may come here.
        drop(dropped);
    }
}

/// What comes of work; nothing where it panics.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).inspect_err(|_| tracing::error!("a bot panicked")).ok()
}

/// A number for a bot's chance.
pub fn seed() -> u64 {
    keys::random().map(u64::from_le_bytes).unwrap_or_default()
}

/// What a mutex holds, also after a panic elsewhere: nothing here is left half changed.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn errand(n: u8, urgency: Urgency) -> Errand {
        Errand::new(Visitor::from(std::net::IpAddr::from([10, 0, 0, n])), move || urgency)
    }

    #[tokio::test]
    async fn a_panic_takes_no_thread_along() {
        let pool = Pool::new(1).unwrap();
        for _ in 0..20 {
            let failed = pool.ask(errand(1, Urgency::Awaited), |_| assert_eq!(1, 2, "on purpose")).await;
            assert_eq!(failed, None);
        }
        assert_eq!(pool.ask(errand(1, Urgency::Awaited), |_| 7).await, Some(7));
        assert_eq!(pool.waiting(), 0);
    }

    /// On one thread, what is thought at tables that nobody looks at makes room for a person, also after it has begun.
    #[tokio::test]
    async fn a_long_thought_lets_a_person_go_first() {
        let pool = Pool::new(1).unwrap();
        let (begun, has_begun) = mpsc::channel();
        let (stop, stopped) = mpsc::channel::<()>();
        let long = tokio::spawn({
            let pool = pool.clone();
            async move {
                let work = move |begin: Begin| {
                    begun.send(()).unwrap();
                    let mut paused = Duration::ZERO;
                    while stopped.try_recv().is_err() {
                        paused += begin.pauses.make();
                    }
                    paused
                };
                pool.ask(errand(1, Urgency::Unseen), work).await
            }
        });
        tokio::task::spawn_blocking(move || has_begun.recv()).await.unwrap().unwrap();
        assert_eq!(pool.ask(errand(2, Urgency::Awaited), |_| 7).await, Some(7), "while the other goes on");
        stop.send(()).unwrap();
        assert!(long.await.unwrap().unwrap() > Duration::ZERO);
    }

    #[test]
    fn the_threads_end_with_the_pool() {
        let pool = Pool::new(2).unwrap();
        let shared = Arc::downgrade(&pool.0.0);
        drop(pool);
        while shared.strong_count() > 0 {
            std::thread::yield_now();
        }
    }
}
