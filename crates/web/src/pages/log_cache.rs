//! The latest entries of tables that somebody looks at: the log needs more of them than a table keeps in memory.

use super::replay::unreadable;
use crate::App;
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::table::{TableView, Update};
use lru::LruCache;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::TableId;

/// How many entries of a table are kept for its log.
const LONG: usize = 160;

/// Of how many tables, and about how many bytes of them: those that were looked at least recently go first.
const MOST_TABLES: usize = 1024;
const MOST_BYTES: usize = 64 * 1024 * 1024;

/// The latest entries of tables that are looked at.
pub struct LogCache(Mutex<Logs>);

struct Logs {
    tables: LruCache<TableId, Log>,
    bytes: usize,
    most_tables: usize,
    most_bytes: usize,
}

struct Log {
    updates: Vec<Arc<Update>>,
    bytes: usize,
}

impl Log {
    fn new(updates: Vec<Arc<Update>>) -> Log {
        let bytes = updates.iter().map(|update| update.size()).sum();
        Log { updates, bytes }
    }
}

impl Default for LogCache {
    fn default() -> LogCache {
        LogCache::bounded(MOST_TABLES, MOST_BYTES)
    }
}

impl LogCache {
    /// A cache of so many tables, which take up about so many bytes.
    fn bounded(most_tables: usize, most_bytes: usize) -> LogCache {
        LogCache(Mutex::new(Logs { tables: LruCache::unbounded(), bytes: 0, most_tables, most_bytes }))
    }

    fn logs(&self) -> MutexGuard<'_, Logs> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known of a table up to a version, if it reaches so far with these latest updates.
    fn get(&self, id: &TableId, version: u64, latest: &[Arc<Update>]) -> Option<Vec<Arc<Update>>> {
        let mut logs = self.logs();
        // A log is taken out to be changed, since its size counts.
        let mut updates = logs.take(id)?;
        for update in latest.iter().filter(|update| update.is_entry()) {
            if updates.last().is_some_and(|last| last.version + 1 == update.version) {
                updates.push(update.clone());
            }
        }
        if updates.len() > LONG * 2 {
            updates.drain(..updates.len() - LONG);
        }
        let reaches = updates.last().is_some_and(|last| last.version >= version);
        let found = reaches.then(|| up_to(version, &updates));
        logs.put(id, updates);
        found
    }

    fn put(&self, id: &TableId, updates: Vec<Arc<Update>>) {
        self.logs().put(id, updates);
    }
}

impl Logs {
    fn take(&mut self, id: &TableId) -> Option<Vec<Arc<Update>>> {
        let log = self.tables.pop(id)?;
        self.bytes -= log.bytes;
        Some(log.updates)
    }

    fn put(&mut self, id: &TableId, updates: Vec<Arc<Update>>) {
        self.take(id);
        let log = Log::new(updates);
        self.bytes += log.bytes;
        self.tables.put(id.clone(), log);
        while self.tables.len() > self.most_tables || self.bytes > self.most_bytes {
            let Some((_, log)) = self.tables.pop_lru() else { return };
            self.bytes -= log.bytes;
        }
    }
}

fn up_to(version: u64, updates: &[Arc<Update>]) -> Vec<Arc<Update>> {
    updates.iter().filter(|update| update.version <= version).cloned().collect()
}

/// The latest entries up to what is seen; where the record cannot be played again, what the table still has in memory.
pub async fn latest(app: &App, id: &TableId, table: &TableView, visitor: Visitor) -> Vec<Arc<Update>> {
    known(app, id, table, visitor).await.unwrap_or_else(|_| in_memory(table))
}

/// What the table still has in memory.
pub fn in_memory(table: &TableView) -> Vec<Arc<Update>> {
    table.latest.iter().filter(|update| update.is_entry()).cloned().collect()
}

/// The latest entries up to what is seen, unless the record cannot be played again or this visitor must wait for that.
pub async fn known(
    app: &App,
    id: &TableId,
    table: &TableView,
    visitor: Visitor,
) -> Result<Vec<Arc<Update>>, Fault> {
    if let Some(updates) = app.log_cache.get(id, table.version, &table.latest) {
        return Ok(updates);
    }
    let updates = found(app, id, visitor).await?;
    let seen = up_to(table.version, &updates);
    app.log_cache.put(id, updates);
    Ok(seen)
}

async fn found(app: &App, id: &TableId, visitor: Visitor) -> Result<Vec<Arc<Update>>, Fault> {
    let last = app.tables.services().course(id, visitor).await?.len();
    // From the set-up on, where that is not too long ago.
    between(app, id, visitor, last.checked_sub(LONG), last).await
}

/// What happened at a table with the entries after the first `from`, up to the first `to`; from none on, with the set-up.
pub async fn between(
    app: &App,
    id: &TableId,
    visitor: Visitor,
    from: Option<usize>,
    to: usize,
) -> Result<Vec<Arc<Update>>, Fault> {
    let services = app.tables.services();
    let course = services.course(id, visitor).await?;
    let place = services.place(visitor).await?;
    let told = services.replay(place, move || course.updates(from, to)).await?;
    let told = told.map_err(|error| unreadable(&error))?;
    Ok(told.into_iter().map(Arc::new).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Turn;

    fn id(name: &str) -> TableId {
        TableId::new(name).unwrap()
    }

    fn updates(versions: std::ops::RangeInclusive<u64>) -> Vec<Arc<Update>> {
        let update = |version| Update::entry(version, 2, Turn::Over, (None, vec![0_u8; 100]), |_, _| None);
        versions.map(|version| Arc::new(update(version))).collect()
    }

    fn has(cache: &LogCache, name: &str) -> bool {
        cache.get(&id(name), 1, &[]).is_some()
    }

    #[test]
    fn the_table_looked_at_least_recently_goes_first() {
        let cache = LogCache::bounded(2, usize::MAX);
        cache.put(&id("a"), updates(0..=1));
        cache.put(&id("b"), updates(0..=1));
        assert!(has(&cache, "a"), "looked at again");
        cache.put(&id("c"), updates(0..=1));
        assert_eq!(["a", "b", "c"].map(|name| has(&cache, name)), [true, false, true]);
    }

    #[test]
    fn its_bytes_are_bounded_and_counted_off() {
        let one = Log::new(updates(0..=9)).bytes;
        let cache = LogCache::bounded(usize::MAX, one * 2 + one / 2);
        for name in ["a", "b", "c", "a"] {
            cache.put(&id(name), updates(0..=9));
        }
        assert_eq!(["a", "b", "c"].map(|name| has(&cache, name)), [true, false, true]);
        assert_eq!(cache.logs().bytes, one * 2);
        cache.put(&id("large"), updates(0..=99));
        let logs = cache.logs();
        assert_eq!((logs.bytes, logs.tables.len()), (0, 0), "what is too large is not kept");
    }

    #[test]
    fn a_log_grows_by_what_follows_it_and_forgets_its_beginning() {
        let cache = LogCache::default();
        cache.put(&id("a"), updates(0..=5));
        let versions = |version, latest: &[Arc<Update>]| {
            let found = cache.get(&id("a"), version, latest)?;
            Some((found.first()?.version, found.last()?.version))
        };
        assert_eq!(versions(8, &updates(5..=8)), Some((0, 8)));
        assert_eq!(versions(7, &[]), Some((0, 7)), "no further than what is seen");
        assert_eq!(versions(20, &updates(13..=20)), None, "some are missing");
        assert_eq!(versions(400, &updates(9..=400)), Some((241, 400)));
    }
}
