//! A plan as the arguments of a few statements: what waits goes over in one crossing, however much it is.

use super::plan::{Plan, table_bytes};
use crate::model::{CHAT_LINES, Chat, NewTable};
use sqlx::{Connection, PgConnection};

const WRITE: &str = "
    SELECT write_group($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
                       $22, $23, $24)";
const CREATE: &str = "SELECT create_table($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
const SAY: &str = "SELECT say($1, $2, $3, $4, $5)";

/// Everything that a group writes, kept until it is known to be written: it may have to be sent again.
#[derive(Debug, Default)]
pub(super) struct Batch {
    created: Vec<(i64, NewTable)>,
    chat: Vec<(i64, Chat)>,
    bytes: i64,
    moved: Moved,
    entries: (Vec<i64>, Vec<i64>, Vec<Vec<u8>>),
    listed: (Vec<i64>, Vec<i64>, Vec<bool>),
    metas: (Vec<i64>, Vec<Vec<u8>>),
    snapshots: (Vec<i64>, Vec<i64>, Vec<Vec<u8>>),
    footers: (Vec<i64>, Vec<Vec<u8>>),
    quarantined: (Vec<i64>, Vec<Vec<u8>>),
}

#[derive(Debug, Default)]
struct Moved {
    no: Vec<i64>,
    before: Vec<i64>,
    after: Vec<i64>,
    at_ms: Vec<i64>,
    over: Vec<bool>,
    bytes: Vec<i64>,
}

impl Batch {
    pub(super) fn new(plan: Plan) -> Batch {
        let Plan { created, moves, entries, metas, snapshots, footers, quarantined, chat, bytes } = plan;
        let mut batch = Batch { created, chat, bytes, ..Batch::default() };
        for (no, it) in moves {
            batch.moved.no.push(no);
            batch.moved.before.push(it.before as i64);
            batch.moved.after.push(it.after as i64);
            batch.moved.at_ms.push(it.at_ms);
            batch.moved.over.push(it.over);
            batch.moved.bytes.push(it.bytes);
            if it.listed {
                batch.listed.0.push(no);
                batch.listed.1.push(it.at_ms);
                batch.listed.2.push(it.over);
            }
        }
        for (no, version, text) in entries {
            batch.entries.0.push(no);
            batch.entries.1.push(version as i64);
            batch.entries.2.push(text.into_bytes());
        }
        for (no, it) in snapshots {
            batch.snapshots.0.push(no);
            batch.snapshots.1.push(it.version as i64);
            batch.snapshots.2.push(it.bytes);
        }
        let texts = |it: std::collections::BTreeMap<i64, String>| {
            it.into_iter().map(|(no, text)| (no, text.into_bytes())).unzip()
        };
        batch.metas = texts(metas);
        batch.footers = texts(footers);
        batch.quarantined = texts(quarantined);
        batch
    }

    /// Writes all of it in one transaction. After an error there may be one to be rolled back.
    pub(super) async fn write(
        &self,
        conn: &mut PgConnection,
        epoch: i64,
        group: i64,
    ) -> Result<(), sqlx::Error> {
        if self.created.is_empty() && self.chat.is_empty() {
            return self.write_group(conn, epoch, group).await;
        }
        let mut transaction = conn.begin().await?;
        for (no, table) in &self.created {
            create(&mut transaction, *no, table).await?;
        }
        self.write_group(&mut transaction, epoch, group).await?;
        for (no, Chat { at_ms, from, text }) in &self.chat {
            sqlx::query(SAY)
                .bind(no)
                .bind(at_ms)
                .bind(from.as_bytes())
                .bind(text.as_bytes())
                .bind(CHAT_LINES as i64)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await
    }

    async fn write_group(&self, conn: &mut PgConnection, epoch: i64, group: i64) -> Result<(), sqlx::Error> {
        let statement = sqlx::query(WRITE)
            .bind(epoch)
            .bind(group)
            .bind(self.bytes)
            .bind(&self.moved.no)
            .bind(&self.moved.before)
            .bind(&self.moved.after)
            .bind(&self.moved.at_ms)
            .bind(&self.moved.over)
            .bind(&self.moved.bytes)
            .bind(&self.entries.0)
            .bind(&self.entries.1)
            .bind(&self.entries.2)
            .bind(&self.listed.0)
            .bind(&self.listed.1)
            .bind(&self.listed.2)
            .bind(&self.metas.0)
            .bind(&self.metas.1)
            .bind(&self.snapshots.0)
            .bind(&self.snapshots.1)
            .bind(&self.snapshots.2)
            .bind(&self.footers.0)
            .bind(&self.footers.1)
            .bind(&self.quarantined.0)
            .bind(&self.quarantined.1);
        statement.execute(conn).await?;
        Ok(())
    }
}

async fn create(conn: &mut PgConnection, no: i64, table: &NewTable) -> Result<(), sqlx::Error> {
    sqlx::query(CREATE)
        .bind(no)
        .bind(table.id.as_str())
        .bind(table.header.as_bytes())
        .bind(table.seed.0.as_slice())
        .bind(table.created_ms)
        .bind(&table.game)
        .bind(table.kind.listed)
        .bind(table.kind.clocked)
        .bind(table_bytes(table))
        .bind(table.meta.as_bytes())
        .bind(table.kind.imported.map(|bytes| bytes as i64))
        .execute(conn)
        .await?;
    Ok(())
}
