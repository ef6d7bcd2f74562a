//! What was missed by a reader who comes back to a table: found again from the record, beside the table's own task.

use super::Tables;
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::table::play::Past;
use crate::table::{Subscription, parse};
use kernel::record::Header;
use store::TableId;

impl Tables {
    /// A subscription with everything that happened after a version and before it began.
    pub(super) async fn with_backlog(
        &self,
        id: &TableId,
        from: u64,
        mut subscription: Subscription,
        visitor: Visitor,
    ) -> Result<Subscription, Fault> {
        let store = &self.services().store;
        let place = self.services().place(visitor).await?;
        let loaded = store.load(id).await?;
        let lines = store.entries(id, 0).await?;
        let game = self.game(&loaded.game)?;
        let played = move || {
            let header: Header = serde_json::from_str(&loaded.header).map_err(|error| error.to_string())?;
            game.history(Past { header: &header, seed: loaded.seed, entries: &parse(&lines)? })
        };
        let mut backlog = self.services().replay(place, played).await?.map_err(|error: String| {
            tracing::error!(table = %id, error, "the history cannot be played again");
            Fault::Unavailable
        })?;
        backlog.retain(|update| update.version > from && update.version <= subscription.version);
        subscription.backlog = backlog;
        Ok(subscription)
    }
}
