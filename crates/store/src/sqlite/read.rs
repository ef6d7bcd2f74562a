//! Reading, on connections that see the last commit and wait for nobody.

use crate::error::Error;
use crate::model::{Chat, Filter, Kind, Loaded, Passed, Snapshot, Summary, TableId, Usage};
use kernel::Seed;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqlitePool};
use std::cmp::Reverse;
use std::collections::BTreeSet;

const LOAD: &str = "
    SELECT h.game, t.header, t.seed, m.meta, h.version, s.version AS snapshot, s.bytes, h.over, t.footer, q.report,
           t.created_ms, h.updated_ms, h.last, h.no
    FROM tables t
    JOIN heads h ON h.no = t.no
    JOIN metas m ON m.no = t.no
    LEFT JOIN snapshots s ON s.no = t.no
    LEFT JOIN quarantine q ON q.no = t.no
    WHERE t.id = ?1";

const HEAD: &str = "SELECT h.no, h.version, h.last FROM tables t JOIN heads h ON h.no = t.no WHERE t.id = ?1";

/// From an entry backwards, down to a version; `seq` must fall, so that even a damaged chain has an end.
const CHAIN: &str = "
    WITH RECURSIVE chain (seq, table_no, version, previous, text) AS (
        SELECT seq, table_no, version, previous, text FROM entries WHERE seq = ?1
        UNION ALL
        SELECT e.seq, e.table_no, e.version, e.previous, e.text
        FROM chain CROSS JOIN entries e ON e.seq = chain.previous
        WHERE chain.version > ?2 + 1 AND e.seq < chain.seq
    )
    SELECT table_no, version, text FROM chain";

const LIST: &str = "
    SELECT t.id, h.game, m.meta, h.version, h.updated_ms, h.over, q.no IS NOT NULL AS quarantined, h.no
    FROM heads h
    CROSS JOIN tables t ON t.no = h.no
    CROSS JOIN metas m ON m.no = h.no
    LEFT JOIN quarantine q ON q.no = h.no
    WHERE h.listed = 1 AND h.over = ?1
    ORDER BY h.updated_ms DESC, h.no DESC
    LIMIT ?2";

const WALK: &str = "
    SELECT t.id, h.game, m.meta, h.version, h.updated_ms, h.over, q.no IS NOT NULL AS quarantined, h.no,
           t.created_ms, i.no IS NOT NULL AS imported
    FROM heads h
    CROSS JOIN tables t ON t.no = h.no
    CROSS JOIN metas m ON m.no = h.no
    LEFT JOIN quarantine q ON q.no = h.no
    LEFT JOIN imports i ON i.no = h.no
    WHERE h.no > ?1
    ORDER BY h.no
    LIMIT ?2";

const CLOCKED: &str = "
    SELECT t.id
    FROM heads h
    CROSS JOIN tables t ON t.no = h.no
    LEFT JOIN quarantine q ON q.no = h.no
    WHERE h.clocked = 1 AND h.over = 0 AND q.no IS NULL";

/// Tables in quarantine are few, and so are records from elsewhere, which have a quota.
const USAGE: &str = "
    SELECT (SELECT page_count FROM pragma_page_count) - (SELECT freelist_count FROM pragma_freelist_count),
           (SELECT page_size FROM pragma_page_size),
           (SELECT coalesce(sum(bytes), 0) FROM imports),
           (SELECT count(*) FROM quarantine)";

const EXPIRED: &str = "SELECT 1 FROM expired WHERE id = ?1";

const EXPIRED_AFTER: &str = "SELECT id, at_ms FROM expired WHERE id > ?1 ORDER BY id LIMIT ?2";

const KIND: &str = "
    SELECT h.listed, h.clocked, i.bytes
    FROM tables t
    JOIN heads h ON h.no = t.no
    LEFT JOIN imports i ON i.no = t.no
    WHERE t.id = ?1";

const CHAT: &str = "SELECT at_ms, speaker, text FROM chat WHERE table_no = ?1 ORDER BY seq DESC LIMIT ?2";

/// Two statements, but no transaction: the first says where the chain starts, and a chain never changes.
pub(super) async fn load(readers: &SqlitePool, id: &TableId) -> Result<Loaded, Error> {
    let row = sqlx::query(LOAD).bind(id.as_str()).fetch_optional(readers).await?;
    let Some(row) = row else { return Err(missing(readers, id).await?) };
    let seed: &[u8] = row.try_get("seed")?;
    let seed = seed.try_into().map_err(|_| Error::corrupt("a seed is not 32 bytes long"))?;
    let snapshot = match row.try_get::<Option<i64>, _>("snapshot")? {
        Some(version) => Some(Snapshot { version: version as u64, bytes: row.try_get("bytes")? }),
        None => None,
    };
    let head = Head::from_row(&row)?;
    let from = snapshot.as_ref().map_or(0, |it| it.version);
    Ok(Loaded {
        game: row.try_get("game")?,
        header: row.try_get("header")?,
        seed: Seed(seed),
        meta: row.try_get("meta")?,
        version: head.version,
        snapshot,
        tail: head.entries_after(readers, from).await?,
        over: row.try_get("over")?,
        footer: row.try_get("footer")?,
        quarantined: row.try_get("report")?,
        created_ms: row.try_get("created_ms")?,
        updated_ms: row.try_get("updated_ms")?,
    })
}

pub(super) async fn entries(readers: &SqlitePool, id: &TableId, from: u64) -> Result<Vec<String>, Error> {
    head(readers, id).await?.entries_after(readers, from).await
}

pub(super) async fn chat(readers: &SqlitePool, id: &TableId, last: usize) -> Result<Vec<Chat>, Error> {
    let head = head(readers, id).await?;
    let last = i64::try_from(last).unwrap_or(i64::MAX);
    let rows = sqlx::query(CHAT).bind(head.no).bind(last).fetch_all(readers).await?;
    let line =
        |row: &SqliteRow| Ok(Chat { at_ms: row.try_get(0)?, from: row.try_get(1)?, text: row.try_get(2)? });
    rows.iter().rev().map(line).collect()
}

/// Tables that are over and tables that are not are two stretches of the index, each sorted by time.
pub(super) async fn list(readers: &SqlitePool, filter: &Filter) -> Result<Vec<Summary>, Error> {
    let limit = i64::try_from(filter.limit).unwrap_or(i64::MAX);
    let mut found = Vec::new();
    for over in [false, true] {
        if filter.over.is_none_or(|it| it == over) {
            for row in sqlx::query(LIST).bind(over).bind(limit).fetch_all(readers).await? {
                found.push((row.try_get::<i64, _>("no")?, summary(&row)?));
            }
        }
    }
    found.sort_by_key(|(no, summary)| Reverse((summary.updated_ms, *no, summary.over)));
    // A table that ended between the two statements is in both: the later one is right.
    let mut seen = BTreeSet::new();
    found.retain(|(no, _)| seen.insert(*no));
    Ok(found.into_iter().map(|(_, summary)| summary).take(filter.limit).collect())
}

/// The next tables in order of creation, listed or not.
pub(super) async fn walk(readers: &SqlitePool, after: i64, limit: usize) -> Result<Vec<Passed>, Error> {
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let rows = sqlx::query(WALK).bind(after).bind(limit).fetch_all(readers).await?;
    let passed = |row: &SqliteRow| {
        Ok(Passed {
            no: row.try_get("no")?,
            summary: summary(row)?,
            created_ms: row.try_get("created_ms")?,
            imported: row.try_get("imported")?,
        })
    };
    rows.iter().map(passed).collect()
}

pub(super) async fn clocked(readers: &SqlitePool) -> Result<Vec<TableId>, Error> {
    let rows = sqlx::query(CLOCKED).fetch_all(readers).await?;
    rows.iter().map(|row| table_id(row.try_get(0)?)).collect()
}

pub(super) async fn usage(readers: &SqlitePool) -> Result<Usage, Error> {
    let row = sqlx::query(USAGE).fetch_one(readers).await?;
    let number = |at: usize| row.try_get::<i64, _>(at).map(|n| n.max(0).unsigned_abs());
    Ok(Usage { bytes: number(0)? * number(1)?, imported_bytes: number(2)?, quarantined: number(3)? })
}

/// The next removed tables after a name that are remembered, and when they were removed.
pub(super) async fn expired(
    readers: &SqlitePool,
    after: &str,
    limit: usize,
) -> Result<Vec<(TableId, i64)>, Error> {
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let rows = sqlx::query(EXPIRED_AFTER).bind(after).bind(limit).fetch_all(readers).await?;
    rows.iter().map(|row| Ok((table_id(row.try_get(0)?)?, row.try_get(1)?))).collect()
}

pub(super) async fn kind(readers: &SqlitePool, id: &TableId) -> Result<Kind, Error> {
    let row = sqlx::query(KIND).bind(id.as_str()).fetch_optional(readers).await?;
    let Some(row) = row else { return Err(missing(readers, id).await?) };
    let imported: Option<i64> = row.try_get(2)?;
    Ok(Kind {
        listed: row.try_get(0)?,
        clocked: row.try_get(1)?,
        imported: imported.map(|it| it.max(0).unsigned_abs()),
    })
}

/// Why a table is not there.
async fn missing(readers: &SqlitePool, id: &TableId) -> Result<Error, Error> {
    let was_there = sqlx::query(EXPIRED).bind(id.as_str()).fetch_optional(readers).await?.is_some();
    Ok(if was_there { Error::Expired } else { Error::NotFound })
}

fn table_id(id: String) -> Result<TableId, Error> {
    TableId::new(id).map_err(|error| Error::corrupt(error.to_string()))
}

fn summary(row: &SqliteRow) -> Result<Summary, Error> {
    Ok(Summary {
        id: table_id(row.try_get("id")?)?,
        game: row.try_get("game")?,
        meta: row.try_get("meta")?,
        version: row.try_get::<i64, _>("version")? as u64,
        updated_ms: row.try_get("updated_ms")?,
        over: row.try_get("over")?,
        quarantined: row.try_get("quarantined")?,
    })
}

/// Where a table's chain of entries starts.
struct Head {
    no: i64,
    version: u64,
    last: i64,
}

async fn head(readers: &SqlitePool, id: &TableId) -> Result<Head, Error> {
    match sqlx::query(HEAD).bind(id.as_str()).fetch_optional(readers).await? {
        Some(row) => Head::from_row(&row),
        None => Err(missing(readers, id).await?),
    }
}

impl Head {
    fn from_row(row: &SqliteRow) -> Result<Head, Error> {
        let version: i64 = row.try_get("version")?;
        Ok(Head { no: row.try_get("no")?, version: version as u64, last: row.try_get("last")? })
    }

    /// Reads the chain, and checks that it is one: each entry once, in order, of this table.
    async fn entries_after(&self, readers: &SqlitePool, from: u64) -> Result<Vec<String>, Error> {
        if from >= self.version {
            return Ok(Vec::new());
        }
        let rows = sqlx::query(CHAIN).bind(self.last).bind(from as i64).fetch_all(readers).await?;
        let mut entries = Vec::with_capacity(rows.len());
        for (row, version) in rows.iter().zip((from + 1..=self.version).rev()) {
            if row.try_get::<i64, _>(0)? != self.no || row.try_get::<i64, _>(1)? != version as i64 {
                break;
            }
            entries.push(row.try_get(2)?);
        }
        if entries.len() as u64 != self.version - from || rows.len() != entries.len() {
            return Err(Error::corrupt(format!("the entries of table number {} are not all there", self.no)));
        }
        entries.reverse();
        Ok(entries)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::schema;
    use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

    /// Nothing is read from end to end, and nothing is sorted: the cost does not grow with the database.
    #[tokio::test]
    async fn every_statement_goes_through_an_index() {
        let mut conn = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        schema::migrate(&mut conn, 0, schema::STEPS).await.unwrap();
        for sql in [LOAD, HEAD, CHAIN, LIST, WALK, CLOCKED, EXPIRED, EXPIRED_AFTER, KIND, CHAT] {
            let sql = format!("EXPLAIN QUERY PLAN {sql}");
            let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut conn).await.unwrap();
            let plan: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
            let is_cheap = |step: &String| {
                // The index of tables with a clock has those alone.
                let is_short = step == "SCAN chain" || step.ends_with("INDEX heads_clocked");
                (!step.starts_with("SCAN") || is_short) && !step.contains("TEMP B-TREE")
            };
            assert!(plan.iter().all(is_cheap), "{plan:#?}");
        }
    }
}
