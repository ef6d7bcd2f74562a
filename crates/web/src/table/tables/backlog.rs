//! What was missed by a reader who comes back to a table: found again from the record, beside the table's own task.

use super::Tables;
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::table::Subscription;
use crate::table::courses::Backlog;
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
        let course = self.services().course(id, visitor).await?;
        subscription.backlog = Some(Backlog::new(course, from, subscription.version, visitor));
        Ok(subscription)
    }
}
