//! Bots think here: on a few threads beside the runtime, so that no thought ever delays a request.

use crate::keys;
use crate::play::Thought;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

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

    /// Lets a thought be thought, and hands its result to `done`. A thought that panics is our bug: it is logged, and
    /// counts as no choice.
    pub fn think(&self, thought: Thought, done: impl FnOnce(Option<String>) + Send + 'static) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let waiting = Waiting(self.waiting.clone());
        self.threads.spawn(move || {
            let seed = keys::random().map(u64::from_le_bytes).unwrap_or_default();
            let choice = catch_unwind(AssertUnwindSafe(|| thought(seed))).unwrap_or_else(|_| {
                tracing::error!("a bot panicked");
                None
            });
            drop(waiting);
            done(choice);
        });
    }

    /// How many thoughts are waiting or being thought.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

/// Counts itself off.
struct Waiting(Arc<AtomicUsize>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
