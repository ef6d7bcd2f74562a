//! Bots think here: on a few threads beside the runtime, so that no thought ever delays a request.

use crate::http::keys;
use crate::table::play::{Chosen, Thought};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// A bounded pool of threads for bots.
#[derive(Clone)]
pub struct Pool {
    threads: Arc<rayon::ThreadPool>,
    waiting: Arc<AtomicUsize>,
}

impl Pool {
    /// A pool of this many threads, at least one.
    pub fn new(threads: usize) -> Result<Pool, String> {
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads(threads.max(1))
            .thread_name(|i| format!("bot-{i}"))
            .build()
            .map_err(|error| format!("cannot start the threads for bots: {error}"))?;
        Ok(Pool { threads: Arc::new(threads), waiting: Arc::default() })
    }

    /// Lets a thought be thought, and hands its result to `done`.
    pub fn think(&self, thought: Thought, done: impl FnOnce(Option<Chosen>) + Send + 'static) {
        self.run(thought, |choice| done(choice.flatten()));
    }

    /// Lets work be done, and gives what came of it. Work that nobody waits for any more is not begun.
    pub async fn ask<T: Send + 'static>(&self, work: impl FnOnce(u64) -> T + Send + 'static) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        let reply = Arc::new(Mutex::new(Some(reply)));
        let asker = reply.clone();
        let is_awaited = move || lock(&asker).as_ref().is_some_and(|reply| !reply.is_closed());
        self.run(
            move |seed| is_awaited().then(|| work(seed)),
            move |result| {
                if let Some(reply) = lock(&reply).take() {
                    let _ = reply.send(result.flatten());
                }
            },
        );
        answer.await.ok().flatten()
    }

    /// Lets work be done with a random number, and hands what came of it to `done`. Work that panics is our bug: it is
    /// logged, and nothing came of it.
    fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(u64) -> T + Send + 'static,
        done: impl FnOnce(Option<T>) + Send + 'static,
    ) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let waiting = Waiting(self.waiting.clone());
        self.threads.spawn(move || {
            let result = guarded(work);
            drop(waiting);
            done(result);
        });
    }

    /// How many thoughts are waiting or being thought.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

/// What comes of work that is given a random number; nothing where it panics.
pub fn guarded<T>(work: impl FnOnce(u64) -> T) -> Option<T> {
    let seed = keys::random().map(u64::from_le_bytes).unwrap_or_default();
    let result = catch_unwind(AssertUnwindSafe(|| work(seed)));
    result.inspect_err(|_| tracing::error!("a bot panicked")).ok()
}

/// What a mutex holds, also after a panic elsewhere: nothing here is left half changed.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Counts itself off.
struct Waiting(Arc<AtomicUsize>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
