//! Hints: what the fierce bot would think of, found once for a decision however often it is asked for.

use crate::App;
use crate::analysis::Advised;
use crate::http::fault::Fault;
use crate::http::keys::Caller;
use crate::table::TableView;
use crate::table::pool::{Errand, Urgency};
use kernel::{Seat, Viewer};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::TableId;
use tokio::sync::OnceCell;

/// For how many seats hints are kept: those that were looked at least recently go first.
const MANY: NonZeroUsize = NonZeroUsize::new(1024).unwrap();

/// How many thoughts of one visitor's may wait when another hint is asked for.
const MOST_WAITING: usize = 64;

/// How long somebody waits for a hint where many bots think.
const PATIENCE: Duration = Duration::from_secs(20);

/// What was advised, or is being found out.
type Cell = Arc<OnceCell<Arc<[Advised]>>>;

/// The hints of tables that are on, by table and seat, with the version at which the seat was asked for its decision.
pub struct Hints(Mutex<LruCache<(String, Seat), (u64, Cell)>>);

/// What somebody could do.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The version of the table at which the decision was asked for.
    pub version: u64,
    /// The best actions, the best first.
    pub moves: Arc<[Advised]>,
}

impl Default for Hints {
    fn default() -> Hints {
        Hints(Mutex::new(LruCache::new(MANY)))
    }
}

impl Hints {
    fn lock(&self) -> MutexGuard<'_, LruCache<(String, Seat), (u64, Cell)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn cell(&self, id: &TableId, seat: Seat, version: u64) -> Cell {
        let mut hints = self.lock();
        let hint = hints.get_or_insert_mut((id.to_string(), seat), Default::default);
        if hint.0 != version {
            *hint = (version, Cell::default());
        }
        hint.1.clone()
    }

    /// What this seat was advised for the decision it now has.
    pub fn known(&self, id: &TableId, table: &TableView) -> Option<Arc<[Advised]>> {
        let Viewer::Seat(seat) = table.viewer else { return None };
        let mut hints = self.lock();
        let (asked_at, cell) = hints.get(&(id.to_string(), seat))?;
        cell.get().filter(|_| *asked_at == table.asked_at && table.is_asked).cloned()
    }
}

/// What whoever asks could do now.
pub async fn advise(app: &App, id: &TableId, caller: &Caller) -> Result<Hint, Fault> {
    let advising = app.tables.advise(id, caller, app.settings.hint).await?;
    let version = advising.version;
    let cell = app.hints.cell(id, advising.seat, version);
    let (pool, visitor) = (&app.tables.services().pool, caller.visitor);
    let found = cell.get_or_try_init(async || {
        if pool.waiting_for(visitor) >= MOST_WAITING {
            let what = "Too much that you asked for is still being thought about.".into();
            return Err(Fault::TooMany { what, retry_s: 10 });
        }
        let errand = Errand::new(visitor, || Urgency::Awaited);
        let advice = pool.ask(errand, advising.work).await.ok_or(Fault::Unavailable)?;
        Ok::<_, Fault>(Arc::from(advice))
    });
    let busy = || Fault::TooMany { what: "Too many bots are thinking just now.".into(), retry_s: 10 };
    let moves = tokio::time::timeout(PATIENCE, found).await.map_err(|_| busy())??;
    Ok(Hint { version, moves: moves.clone() })
}
