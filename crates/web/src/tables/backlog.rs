//! What somebody missed who comes back to a table: told again from the record, beside the table's own task.

use super::Tables;
use crate::fault::Fault;
use crate::live::{Hearing, parse};
use crate::title::Title;
use store::TableId;

impl Tables {
    /// A hearing with everything that happened after a version and before it began.
    pub(super) async fn with_backlog(
        &self,
        id: &TableId,
        from: u64,
        hearing: Hearing,
    ) -> Result<Hearing, Fault> {
        let store = &self.around().store;
        let loaded = store.load(id).await?;
        let lines = store.entries(id, 0).await?;
        let title = Title::named(&loaded.game).ok_or(Fault::Missing("game"))?;
        let told = move || title.rules().history(&loaded.header, loaded.seed, &parse(&lines)?);
        let mut backlog = self.around().replay(told).await?.map_err(|error| {
            tracing::error!(table = %id, error, "the history cannot be told");
            Fault::Unavailable
        })?;
        backlog.retain(|told| told.version > from && told.version <= hearing.version);
        Ok(Hearing { backlog, ..hearing })
    }
}
