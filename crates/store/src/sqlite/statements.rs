//! How a plan is written: the SQL of the writer.

use super::bulk::{self, Bulk};
use super::plan::{EntryRow, Plan};
use crate::model::{CHAT_LINES, Chat, NewTable};
use sqlx::error::BoxDynError;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments, SqliteConnection};

const ENTRIES: &str = "INSERT INTO entries (seq, table_no, version, previous, at_ms, text)";
const METAS: &str = "INSERT INTO metas (no, meta)";
const NEWER_META: &str = "ON CONFLICT (no) DO UPDATE SET meta = excluded.meta";
const SNAPSHOTS: &str = "INSERT INTO snapshots (no, version, bytes)";
const NEWER_SNAPSHOT: &str =
    "ON CONFLICT (no) DO UPDATE SET version = excluded.version, bytes = excluded.bytes
                              WHERE excluded.version >= snapshots.version";

/// These statements in one crossing, with their arguments one after the other.
const CREATE: &str = "
    INSERT INTO tables (no, id, header, seed, created_ms) VALUES (?, ?, ?, ?, ?);
    INSERT INTO heads (no, game, updated_ms, listed, clocked, version, last, over) VALUES (?, ?, ?, ?, ?, 0, 0, 0);
    INSERT INTO metas (no, meta) VALUES (?, ?)";
const IMPORT: &str = "INSERT INTO imports (no, bytes) VALUES (?1, ?2)";
const HEAD: &str = "UPDATE heads SET updated_ms = ?2, over = ?3 WHERE no = ?1";
const FOOTER: &str = "UPDATE tables SET footer = ?2 WHERE no = ?1";
const QUARANTINE: &str = "INSERT INTO quarantine (no, report) VALUES (?1, ?2)
                          ON CONFLICT (no) DO UPDATE SET report = excluded.report";
const SAY: &str = "INSERT INTO chat (table_no, at_ms, speaker, text) VALUES (?1, ?2, ?3, ?4)";
const FORGET: &str = "DELETE FROM chat WHERE table_no = ?1 AND seq <=
                      (SELECT seq FROM chat WHERE table_no = ?1 ORDER BY seq DESC LIMIT 1 OFFSET ?2)";

/// The statements of many rows; the others are texts that never change.
#[derive(Debug)]
pub(super) struct Statements {
    entries: Bulk,
    entries_alone: Bulk,
    metas: Bulk,
    snapshots: Bulk,
}

impl Statements {
    pub(super) fn new() -> Statements {
        Statements {
            entries: Bulk::new(ENTRIES, 6, ""),
            entries_alone: Bulk::transaction(ENTRIES, 6, ""),
            metas: Bulk::new(METAS, 2, NEWER_META),
            snapshots: Bulk::new(SNAPSHOTS, 3, NEWER_SNAPSHOT),
        }
    }

    /// Writes a plan in one transaction. After an error the caller has to roll back.
    pub(super) async fn run(&self, conn: &mut SqliteConnection, plan: Plan) -> Result<(), sqlx::Error> {
        if plan.is_plain() && plan.entries.len() <= bulk::MOST {
            return self.entries_alone.run(conn, plan.entries, add_entry).await;
        }
        execute(conn, "BEGIN IMMEDIATE").await?;
        self.run_parts(conn, plan).await?;
        execute(conn, "COMMIT").await
    }

    async fn run_parts(&self, conn: &mut SqliteConnection, plan: Plan) -> Result<(), sqlx::Error> {
        let Plan { created, entries, heads, metas, snapshots, footers, quarantined, chat } = plan;
        for (no, table) in created {
            create(conn, no, table).await?;
        }
        self.entries.run(conn, entries, add_entry).await?;
        // After the entries, which set the time of their tables, too.
        for (no, (updated_ms, over)) in heads {
            sqlx::query(HEAD).bind(no).bind(updated_ms).bind(over).execute(&mut *conn).await?;
        }
        let add = |(no, meta), row: &mut SqliteArguments| {
            row.add::<i64>(no)?;
            row.add::<String>(meta)
        };
        self.metas.run(conn, metas, add).await?;
        let add = |(no, snapshot): (i64, crate::Snapshot), row: &mut SqliteArguments| {
            row.add(no)?;
            row.add(snapshot.version as i64)?;
            row.add(snapshot.bytes)
        };
        self.snapshots.run(conn, snapshots, add).await?;
        for (no, footer) in footers {
            sqlx::query(FOOTER).bind(no).bind(footer).execute(&mut *conn).await?;
        }
        for (no, report) in quarantined {
            sqlx::query(QUARANTINE).bind(no).bind(report).execute(&mut *conn).await?;
        }
        for (no, Chat { at_ms, from, text }) in chat {
            sqlx::query(SAY).bind(no).bind(at_ms).bind(from).bind(text).execute(&mut *conn).await?;
            sqlx::query(FORGET).bind(no).bind(CHAT_LINES as i64).execute(&mut *conn).await?;
        }
        Ok(())
    }
}

fn add_entry(entry: EntryRow, row: &mut SqliteArguments) -> Result<(), BoxDynError> {
    let EntryRow { seq, table_no, version, previous, at_ms, text } = entry;
    row.add(seq)?;
    row.add(table_no)?;
    row.add(version as i64)?;
    row.add(previous)?;
    row.add(at_ms)?;
    row.add(text)
}

async fn create(conn: &mut SqliteConnection, no: i64, table: NewTable) -> Result<(), sqlx::Error> {
    let NewTable { id, game, header, seed, meta, created_ms, kind } = table;
    sqlx::query(CREATE)
        .bind(no)
        .bind(id.as_str())
        .bind(header)
        .bind(seed.0.as_slice())
        .bind(created_ms)
        .bind(no)
        .bind(game)
        .bind(created_ms)
        .bind(kind.listed)
        .bind(kind.clocked)
        .bind(no)
        .bind(meta)
        .execute(&mut *conn)
        .await?;
    if let Some(bytes) = kind.imported {
        sqlx::query(IMPORT).bind(no).bind(bytes as i64).execute(conn).await?;
    }
    Ok(())
}

pub(super) async fn execute(conn: &mut SqliteConnection, sql: &'static str) -> Result<(), sqlx::Error> {
    sqlx::query(sql).execute(conn).await?;
    Ok(())
}
