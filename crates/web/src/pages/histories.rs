//! How finished matches went, for those who look at them: found out once.

use super::replay::unreadable;
use super::room::MatchHistory;
use crate::App;
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::table::courses::Course;
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::TableId;

/// Of how many matches it is kept.
const MANY: NonZeroUsize = NonZeroUsize::new(256).unwrap();

/// How finished matches went. None is longer than its match: what was taken back is no part of it.
pub struct Histories(Mutex<LruCache<TableId, Arc<MatchHistory>>>);

impl Default for Histories {
    fn default() -> Histories {
        Histories(Mutex::new(LruCache::new(MANY)))
    }
}

impl Histories {
    fn kept(&self) -> MutexGuard<'_, LruCache<TableId, Arc<MatchHistory>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How a match that is over went.
pub async fn of(
    app: &App,
    id: &TableId,
    course: &Arc<Course>,
    visitor: Visitor,
) -> Result<Arc<MatchHistory>, Fault> {
    let known = app.histories.kept().get(id).cloned();
    if let Some(history) = known {
        return Ok(history);
    }
    let services = app.tables.services();
    let place = services.place(visitor).await?;
    let played = course.clone();
    let found = services.replay(place, move || played.play(|past| played.game().match_history(past))).await?;
    let history = Arc::new(found.map_err(|error| unreadable(&error))?);
    if course.footer().is_some() {
        app.histories.kept().put(id.clone(), history.clone());
    }
    Ok(history)
}
