//! What every table shares: the store, the threads for bots, the counts, the clock.

use super::courses::Courses;
use super::opponents::Opponents;
use super::pool::Pool;
use super::told::Told;
use crate::games::Games;
use crate::http::fair::{Place, Places, Visitor};
use crate::http::fault::Fault;
use crate::http::settings::Settings;
use crate::ops::metrics::Metrics;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::Store;
use tokio::time::Instant;

/// How many records are played again at a time.
const REPLAYS: usize = 2;

/// How many requests of one visitor may wait for that.
const MOST_WAITING: usize = 32;

/// What every table shares.
pub struct Services {
    /// Where records live.
    pub store: Store,
    /// Where bots think.
    pub pool: Pool,
    /// The games that are played here.
    pub games: Games,
    /// What is counted.
    pub metrics: Metrics,
    /// How long a table that nobody listens to stays in memory.
    pub sleep_after: Duration,
    /// What a bot's move takes where people look.
    pub bot_pause: Duration,
    /// Whether a seat is held back that does the same again and again.
    pub limits_habits: bool,
    /// Who may play where no person does.
    pub opponents: Opponents,
    epoch: (i64, Instant),
    /// Matches that are looked back at.
    pub(super) courses: Courses,
    /// Tables that cannot be woken just now.
    pub(super) told: Told,
    /// How often a table was woken or opened.
    wakings: AtomicU64,
    /// Leave to play a record again.
    replays: Places,
}

impl Services {
    /// The services of a server that starts now.
    pub fn new(store: Store, pool: Pool, metrics: Metrics, settings: &Settings) -> Services {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Services {
            store,
            pool,
            metrics,
            games: settings.games.clone(),
            sleep_after: settings.sleep_after,
            bot_pause: settings.bot_pause,
            limits_habits: settings.limits.habits,
            opponents: Opponents::new(settings.programs.clone(), settings.program_seats),
            epoch: (since.as_millis() as i64, Instant::now()),
            courses: Courses::default(),
            told: Told::default(),
            replays: Places::new(REPLAYS, MOST_WAITING),
            wakings: AtomicU64::new(0),
        }
    }

    /// Milliseconds since 1970, on the runtime's clock: it never jumps while the server runs.
    pub fn now_ms(&self) -> i64 {
        self.epoch.0 + self.epoch.1.elapsed().as_millis() as i64
    }

    /// The number of one more table that is woken or opened.
    pub(super) fn next_waking(&self) -> u64 {
        self.wakings.fetch_add(1, Ordering::Relaxed)
    }

    /// When the server started, on the same clock.
    pub fn start_ms(&self) -> i64 {
        self.epoch.0
    }

    /// A place to play a record again, or to do other work of that kind. It is taken before the record is read: those who
    /// wait for one hold nothing yet.
    pub async fn place(&self, visitor: Visitor) -> Result<Place, Fault> {
        self.replays.take(visitor).await
    }

    /// How many requests wait for a place.
    pub fn waiting_for_places(&self) -> usize {
        self.replays.waiting()
    }

    /// Plays a record again: beside the runtime, since a long one takes its time. Work whose asker went away has its place
    /// until it ends.
    pub async fn replay<T: Send + 'static>(
        &self,
        place: Place,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        // Whoever waits for the work gives the place on; what nobody waits for is dropped with its place when it ends.
        let done = tokio::task::spawn_blocking(move || (work(), place)).await;
        done.map(|(done, _)| done).map_err(|_| Fault::Unavailable)
    }

    pub(super) fn instant(&self, at_ms: i64) -> Instant {
        self.epoch.1 + Duration::from_millis(at_ms.saturating_sub(self.epoch.0).max(0).unsigned_abs())
    }
}
