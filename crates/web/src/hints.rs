//! Hints: what the fierce bot would think of, found once for a decision however often it is asked for.

use crate::App;
use crate::fault::Fault;
use crate::judging::Advice;
use crate::keys::Who;
use crate::live::Look;
use kernel::{Seat, Viewer};
use serde::Serialize;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::TableId;
use tokio::sync::OnceCell;
use utoipa::ToSchema;

/// For how many seats hints are kept.
const MANY: usize = 1024;

/// How long somebody waits for a hint where many bots think.
const PATIENCE: Duration = Duration::from_secs(20);

/// What was advised, or is being found out.
type Cell = Arc<OnceCell<Arc<[Advice]>>>;

/// The hints of tables that are on, by table and seat, with the version they are for.
#[derive(Default)]
pub struct Hints(Mutex<HashMap<(String, Seat), (u64, Cell)>>);

/// What somebody could do.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Hint {
    /// The version of the table that this is for.
    pub version: u64,
    /// The best actions, the best first.
    pub moves: Vec<Advice>,
}

impl Hints {
    fn lock(&self) -> MutexGuard<'_, HashMap<(String, Seat), (u64, Cell)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn cell(&self, id: &TableId, seat: Seat, version: u64) -> Cell {
        let mut hints = self.lock();
        if hints.len() >= MANY {
            hints.clear();
        }
        let hint = hints.entry((id.to_string(), seat)).or_default();
        if hint.0 != version {
            *hint = (version, Cell::default());
        }
        hint.1.clone()
    }

    /// What this seat was advised for the decision it now has.
    pub fn known(&self, id: &TableId, look: &Look) -> Option<Arc<[Advice]>> {
        let Viewer::Seat(seat) = look.viewer else { return None };
        let hints = self.lock();
        let (version, cell) = hints.get(&(id.to_string(), seat))?;
        // Who decides at the same time as others still has the same decision after them.
        let is_for_this = *version == look.version || look.have_only_others_decided_since(*version);
        cell.get().filter(|_| is_for_this && !look.choices.is_empty()).cloned()
    }
}

/// What whoever asks could do now.
pub async fn advise(app: &App, id: &TableId, who: &Who) -> Result<Hint, Fault> {
    let advising = app.tables.advise(id, who, app.settings.hint).await?;
    let version = advising.version;
    let cell = app.hints.cell(id, advising.seat, version);
    let found = cell.get_or_try_init(async || {
        let advice = app.tables.around().pool.ask(advising.work).await.ok_or(Fault::Unavailable)?;
        Ok::<_, Fault>(Arc::from(advice))
    });
    let busy = || Fault::TooMany { what: "Too many bots are thinking just now.".into(), retry_s: 10 };
    let moves = tokio::time::timeout(PATIENCE, found).await.map_err(|_| busy())??;
    Ok(Hint { version, moves: moves.to_vec() })
}
