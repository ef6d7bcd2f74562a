//! Making room: tables are removed, and what they left is deleted in small pieces, each in a transaction of its own, so
//! that no move waits for long.

use super::statements::execute;
use crate::error::Error;
use crate::model::TableId;
use crate::task::Chore;
use sqlx::{Row, SqliteConnection};

/// How many entries are deleted at once.
const PIECE: i64 = 256;
/// How long it is known that a table was removed, in milliseconds, and how many are forgotten at once.
const KNOWN_MS: i64 = 400 * 86_400_000;
const FORGOTTEN: i64 = 16;

const FIND: &str = "SELECT h.no, h.version, h.last FROM tables t JOIN heads h ON h.no = t.no WHERE t.id = ?1";

/// The table itself last, since the others refer to it.
const REMOVE: [&str; 8] = [
    "DELETE FROM chat WHERE table_no = ?1",
    "DELETE FROM quarantine WHERE no = ?1",
    "DELETE FROM snapshots WHERE no = ?1",
    "DELETE FROM imports WHERE no = ?1",
    "DELETE FROM metas WHERE no = ?1",
    "INSERT OR IGNORE INTO leftovers (last) SELECT last FROM heads WHERE no = ?1 AND last > 0",
    "DELETE FROM heads WHERE no = ?1",
    "DELETE FROM tables WHERE no = ?1",
];

const REMEMBER: &str = "INSERT INTO expired (id, at_ms) VALUES (?1, ?2)
                        ON CONFLICT (id) DO UPDATE SET at_ms = excluded.at_ms";
const FORGET: &str = "DELETE FROM expired WHERE id IN
                      (SELECT id FROM expired WHERE at_ms < ?1 ORDER BY at_ms LIMIT ?2)";

/// From the newest entry of a chain so many steps back; gives where it went to and what came before that.
const BACK: &str = "
    WITH RECURSIVE chain (seq, previous, n) AS (
        SELECT seq, previous, 1 FROM entries WHERE seq = ?1
        UNION ALL
        SELECT e.seq, e.previous, n + 1
        FROM chain CROSS JOIN entries e ON e.seq = chain.previous
        WHERE n < ?2 AND e.seq < chain.seq
    )
    SELECT seq, previous FROM chain";

/// Does it; nothing of it happened after an error, once the caller has rolled back.
pub(super) async fn run(conn: &mut SqliteConnection, chore: &Chore) -> Result<u64, Error> {
    execute(conn, "BEGIN IMMEDIATE").await?;
    let done = match chore {
        Chore::Remove(id, expected, at_ms) => remove(conn, id, *expected, *at_ms).await?,
        Chore::Reclaim => reclaim(conn).await?,
        Chore::Probe => probe(conn).await?,
        Chore::Remember(id, at_ms) => remember(conn, id, *at_ms).await?,
    };
    execute(conn, "COMMIT").await?;
    Ok(done)
}

async fn remove(conn: &mut SqliteConnection, id: &TableId, expected: u64, at_ms: i64) -> Result<u64, Error> {
    let row = sqlx::query(FIND).bind(id.as_str()).fetch_optional(&mut *conn).await?.ok_or(Error::NotFound)?;
    let (no, now): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    if now as u64 != expected {
        return Err(Error::Stale { now: now as u64 });
    }
    for sql in REMOVE {
        sqlx::query(sql).bind(no).execute(&mut *conn).await?;
    }
    sqlx::query(REMEMBER).bind(id.as_str()).bind(at_ms).execute(&mut *conn).await?;
    sqlx::query(FORGET).bind(at_ms.saturating_sub(KNOWN_MS)).bind(FORGOTTEN).execute(&mut *conn).await?;
    Ok(0)
}

/// Takes over from another database that there was such a table.
async fn remember(conn: &mut SqliteConnection, id: &TableId, at_ms: i64) -> Result<u64, Error> {
    sqlx::query(REMEMBER).bind(id.as_str()).bind(at_ms).execute(conn).await?;
    Ok(0)
}

/// How many chains are left.
async fn reclaim(conn: &mut SqliteConnection) -> Result<u64, Error> {
    let Some(last) =
        sqlx::query_scalar::<_, i64>("SELECT last FROM leftovers LIMIT 1").fetch_optional(&mut *conn).await?
    else {
        return Ok(0);
    };
    let chain = sqlx::query(BACK).bind(last).bind(PIECE).fetch_all(&mut *conn).await?;
    let mut previous = 0;
    for row in chain {
        previous = row.try_get(1)?;
        sqlx::query("DELETE FROM entries WHERE seq = ?1")
            .bind(row.try_get::<i64, _>(0)?)
            .execute(&mut *conn)
            .await?;
    }
    sqlx::query("DELETE FROM leftovers WHERE last = ?1").bind(last).execute(&mut *conn).await?;
    // In a damaged chain the step back need not lead back.
    if previous > 0 && previous < last {
        sqlx::query("INSERT OR IGNORE INTO leftovers (last) VALUES (?1)")
            .bind(previous)
            .execute(&mut *conn)
            .await?;
    }
    let left: i64 = sqlx::query_scalar("SELECT count(*) FROM leftovers").fetch_one(conn).await?;
    Ok(left.max(0).unsigned_abs())
}

/// Takes the room of a few moves and gives it back: that much must be there, in the log and in the file.
async fn probe(conn: &mut SqliteConnection) -> Result<u64, Error> {
    for sql in [
        "CREATE TABLE probe (bytes BLOB NOT NULL)",
        "INSERT INTO probe (bytes) VALUES (zeroblob(32768))",
        "DROP TABLE probe",
    ] {
        execute(conn, sql).await?;
    }
    Ok(0)
}
