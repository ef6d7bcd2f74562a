//! Tables that nobody needs any more go away after a while: beside the moves, one at a time.

use super::Tables;
use crate::http::fault::Fault;
use crate::table::parse;
use kernel::record::Entry;
use std::time::Duration;
use store::{Passed, TableId};

const DAY: Duration = Duration::from_hours(24);

/// For how long tables are kept after something last happened at them; for ever where nothing is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keep {
    /// Records that were played elsewhere and uploaded.
    pub uploads: Option<Duration>,
    /// Tables at which nobody has decided anything.
    pub unbegun: Option<Duration>,
    /// Matches that are on.
    pub unfinished: Option<Duration>,
    /// Matches that were played here to their end.
    pub finished: Option<Duration>,
}

impl Default for Keep {
    fn default() -> Keep {
        Keep { uploads: Some(30 * DAY), unbegun: Some(14 * DAY), unfinished: None, finished: None }
    }
}

/// How many tables are looked at together, and how long the disk rests after them, and after each that is removed.
const BATCH: usize = 200;
const REST: Duration = Duration::from_millis(20);

/// The record of a table at which nobody decided has a few lines at most: who sat down and got up.
const SHORT: u64 = 64;

impl Tables {
    /// Removes the tables whose time is over, and gives how many these were.
    pub async fn expire(&self, keep: &Keep) -> Result<u64, Fault> {
        let store = &self.services().store;
        let (mut after, mut removed) = (0, 0);
        loop {
            let passed = store.walk(after, BATCH).await?;
            let Some(last) = passed.last() else { break };
            after = last.no;
            for table in &passed {
                if self.is_over_its_time(table, keep).await? && self.remove(table).await? {
                    removed += 1;
                    tokio::time::sleep(REST).await;
                }
            }
            tokio::time::sleep(REST).await;
        }
        // Also of tables that were removed before the server was stopped.
        while store.reclaim().await? > 0 {
            tokio::time::sleep(REST).await;
        }
        Ok(removed)
    }

    async fn is_over_its_time(&self, table: &Passed, keep: &Keep) -> Result<bool, Fault> {
        let summary = &table.summary;
        let now_ms = self.services().now_ms();
        let is_past = |keep: Option<Duration>| {
            let age_ms = now_ms.saturating_sub(summary.updated_ms);
            keep.is_some_and(|keep| age_ms > i64::try_from(keep.as_millis()).unwrap_or(i64::MAX))
        };
        // A table that was set aside waits for whoever looks into it.
        if summary.quarantined {
            return Ok(false);
        }
        if table.imported {
            return Ok(is_past(keep.uploads));
        }
        if summary.over {
            return Ok(is_past(keep.finished));
        }
        if is_past(keep.unfinished) {
            return Ok(true);
        }
        Ok(is_past(keep.unbegun) && !self.is_begun(&summary.id, summary.version).await?)
    }

    /// Whether anybody decided anything at a table that is on.
    async fn is_begun(&self, id: &TableId, version: u64) -> Result<bool, Fault> {
        if version == 0 || version > SHORT {
            return Ok(version > 0);
        }
        let entries = parse(&self.services().store.entries(id, 0).await?);
        Ok(entries.map_or(true, |entries| entries.iter().any(|entry| matches!(entry, Entry::Act { .. }))))
    }

    /// Removes a table, unless somebody is there or just was.
    async fn remove(&self, table: &Passed) -> Result<bool, Fault> {
        let summary = &table.summary;
        if self.awake().contains_key(&summary.id) {
            return Ok(false);
        }
        let at_ms = self.services().now_ms();
        match self.services().store.remove(&summary.id, summary.version, at_ms).await {
            Ok(()) => {
                self.services().metrics.expired.inc();
                Ok(true)
            }
            Err(store::Error::Stale { .. } | store::Error::NotFound) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }
}
