//! Reading, on connections that see the last commit and wait for nobody.

use crate::error::Error;
use crate::model::{Chat, Filter, Kind, Loaded, Passed, Snapshot, Summary, TableId, Usage};
use kernel::Seed;
use sqlx::postgres::PgRow;
use sqlx::{PgPool, Row};
use std::cmp::Reverse;
use std::collections::BTreeSet;

const LOAD: &str = "
    SELECT h.game, t.header, t.seed, m.meta, h.version, s.version AS snapshot, s.bytes, h.over, t.footer, q.report,
           t.created_ms, h.updated_ms, h.no
    FROM tables t
    JOIN heads h ON h.no = t.no
    JOIN metas m ON m.no = t.no
    LEFT JOIN snapshots s ON s.no = t.no
    LEFT JOIN quarantine q ON q.no = t.no
    WHERE t.id = $1";

const HEAD: &str = "SELECT h.no, h.version FROM tables t JOIN heads h ON h.no = t.no WHERE t.id = $1";

const ENTRIES: &str = "
    SELECT version, text FROM entries WHERE table_no = $1 AND version > $2 AND version <= $3 ORDER BY version";

const LIST: &str = "
    SELECT t.id, h.game, m.meta, h.version, h.updated_ms, h.over, q.no IS NOT NULL AS quarantined, h.no
    FROM (SELECT no FROM lobby WHERE over = $1 ORDER BY updated_ms DESC, no DESC LIMIT $2) AS l
    JOIN heads h ON h.no = l.no
    JOIN tables t ON t.no = l.no
    JOIN metas m ON m.no = l.no
    LEFT JOIN quarantine q ON q.no = l.no";

const WALK: &str = "
    SELECT t.id, h.game, m.meta, h.version, h.updated_ms, h.over, q.no IS NOT NULL AS quarantined, h.no,
           t.created_ms, i.no IS NOT NULL AS imported
    FROM (SELECT * FROM heads WHERE no > $1 ORDER BY no LIMIT $2) AS h
    JOIN tables t ON t.no = h.no
    JOIN metas m ON m.no = h.no
    LEFT JOIN quarantine q ON q.no = h.no
    LEFT JOIN imports i ON i.no = h.no
    ORDER BY h.no";

const CLOCKED: &str = "
    SELECT t.id
    FROM heads h
    JOIN tables t ON t.no = h.no
    LEFT JOIN quarantine q ON q.no = h.no
    WHERE h.clocked AND NOT h.over AND q.no IS NULL";

/// Tables in quarantine are few, and so are records from elsewhere, which have a quota.
const USAGE: &str = "
    SELECT (SELECT coalesce(sum(bytes), 0)::bigint FROM writers),
           (SELECT coalesce(sum(bytes), 0)::bigint FROM imports),
           (SELECT count(*) FROM quarantine)";

const EXPIRED: &str = "SELECT 1 FROM expired WHERE id = $1";

const EXPIRED_AFTER: &str = "SELECT id, at_ms FROM expired WHERE id > $1 ORDER BY id LIMIT $2";

const KIND: &str = "
    SELECT h.listed, h.clocked, i.bytes
    FROM tables t
    JOIN heads h ON h.no = t.no
    LEFT JOIN imports i ON i.no = t.no
    WHERE t.id = $1";

const CHAT: &str =
    "SELECT at_ms, speaker, text FROM chat WHERE table_no = $1 ORDER BY chat.seq DESC LIMIT $2";

/// Two statements, but no transaction: the first says how many entries there are, and entries never change.
pub(super) async fn load(readers: &PgPool, id: &TableId) -> Result<Loaded, Error> {
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
        header: text(&row, "header")?,
        seed: Seed(seed),
        meta: text(&row, "meta")?,
        version: head.version,
        snapshot,
        tail: head.entries_after(readers, id, from).await?,
        over: row.try_get("over")?,
        footer: maybe_text(&row, "footer")?,
        quarantined: maybe_text(&row, "report")?,
        created_ms: row.try_get("created_ms")?,
        updated_ms: row.try_get("updated_ms")?,
    })
}

pub(super) async fn entries(readers: &PgPool, id: &TableId, from: u64) -> Result<Vec<String>, Error> {
    head(readers, id).await?.entries_after(readers, id, from).await
}

pub(super) async fn chat(readers: &PgPool, id: &TableId, last: usize) -> Result<Vec<Chat>, Error> {
    let head = head(readers, id).await?;
    let rows = sqlx::query(CHAT).bind(head.no).bind(limit(last)).fetch_all(readers).await?;
    let line = |row: &PgRow| {
        Ok(Chat { at_ms: row.try_get("at_ms")?, from: text(row, "speaker")?, text: text(row, "text")? })
    };
    rows.iter().rev().map(line).collect()
}

/// Tables that are over and tables that are not are two stretches of the index, each sorted by time.
pub(super) async fn list(readers: &PgPool, filter: &Filter) -> Result<Vec<Summary>, Error> {
    let mut found = Vec::new();
    for over in [false, true] {
        if filter.over.is_none_or(|it| it == over) {
            let rows = sqlx::query(LIST).bind(over).bind(limit(filter.limit)).fetch_all(readers).await?;
            for row in rows {
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
pub(super) async fn walk(readers: &PgPool, after: i64, most: usize) -> Result<Vec<Passed>, Error> {
    let rows = sqlx::query(WALK).bind(after).bind(limit(most)).fetch_all(readers).await?;
    let passed = |row: &PgRow| {
        Ok(Passed {
            no: row.try_get("no")?,
            summary: summary(row)?,
            created_ms: row.try_get("created_ms")?,
            imported: row.try_get("imported")?,
        })
    };
    rows.iter().map(passed).collect()
}

pub(super) async fn clocked(readers: &PgPool) -> Result<Vec<TableId>, Error> {
    let rows = sqlx::query(CLOCKED).fetch_all(readers).await?;
    rows.iter().map(|row| table_id(row.try_get(0)?)).collect()
}

pub(super) async fn usage(readers: &PgPool) -> Result<Usage, Error> {
    let row = sqlx::query(USAGE).fetch_one(readers).await?;
    let number = |at: usize| row.try_get::<i64, _>(at).map(|n| n.max(0).unsigned_abs());
    Ok(Usage { bytes: number(0)?, imported_bytes: number(1)?, quarantined: number(2)? })
}

/// The next removed tables after a name that are remembered, and when they were removed.
pub(super) async fn expired(
    readers: &PgPool,
    after: &str,
    most: usize,
) -> Result<Vec<(TableId, i64)>, Error> {
    let rows = sqlx::query(EXPIRED_AFTER).bind(after).bind(limit(most)).fetch_all(readers).await?;
    rows.iter().map(|row| Ok((table_id(row.try_get(0)?)?, row.try_get(1)?))).collect()
}

pub(super) async fn kind(readers: &PgPool, id: &TableId) -> Result<Kind, Error> {
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
async fn missing(readers: &PgPool, id: &TableId) -> Result<Error, Error> {
    let was_there = sqlx::query(EXPIRED).bind(id.as_str()).fetch_optional(readers).await?.is_some();
    Ok(if was_there { Error::Expired } else { Error::NotFound })
}

fn limit(most: usize) -> i64 {
    i64::try_from(most).unwrap_or(i64::MAX)
}

fn table_id(id: String) -> Result<TableId, Error> {
    TableId::new(id).map_err(|error| Error::corrupt(error.to_string()))
}

fn text(row: &PgRow, column: &str) -> Result<String, Error> {
    utf8(row.try_get(column)?)
}

fn maybe_text(row: &PgRow, column: &str) -> Result<Option<String>, Error> {
    row.try_get::<Option<Vec<u8>>, _>(column)?.map(utf8).transpose()
}

fn utf8(bytes: Vec<u8>) -> Result<String, Error> {
    String::from_utf8(bytes).map_err(|error| Error::corrupt(error.to_string()))
}

fn summary(row: &PgRow) -> Result<Summary, Error> {
    Ok(Summary {
        id: table_id(row.try_get("id")?)?,
        game: row.try_get("game")?,
        meta: text(row, "meta")?,
        version: row.try_get::<i64, _>("version")? as u64,
        updated_ms: row.try_get("updated_ms")?,
        over: row.try_get("over")?,
        quarantined: row.try_get("quarantined")?,
    })
}

/// How many entries a table has.
struct Head {
    no: i64,
    version: u64,
}

async fn head(readers: &PgPool, id: &TableId) -> Result<Head, Error> {
    match sqlx::query(HEAD).bind(id.as_str()).fetch_optional(readers).await? {
        Some(row) => Head::from_row(&row),
        None => Err(missing(readers, id).await?),
    }
}

impl Head {
    fn from_row(row: &PgRow) -> Result<Head, Error> {
        let version: i64 = row.try_get("version")?;
        Ok(Head { no: row.try_get("no")?, version: version as u64 })
    }

    /// Reads entries, and checks that they are all there.
    async fn entries_after(&self, readers: &PgPool, id: &TableId, from: u64) -> Result<Vec<String>, Error> {
        if from >= self.version {
            return Ok(Vec::new());
        }
        let rows = sqlx::query(ENTRIES)
            .bind(self.no)
            .bind(from as i64)
            .bind(self.version as i64)
            .fetch_all(readers)
            .await?;
        let mut entries = Vec::with_capacity(rows.len());
        for (row, version) in rows.iter().zip(from + 1..) {
            if row.try_get::<i64, _>(0)? != version as i64 {
                break;
            }
            entries.push(utf8(row.try_get(1)?)?);
        }
        if entries.len() as u64 == self.version - from {
            return Ok(entries);
        }
        // It may have been removed between the two statements.
        let is_there = sqlx::query(HEAD).bind(id.as_str()).fetch_optional(readers).await?.is_some();
        if !is_there {
            return Err(missing(readers, id).await?);
        }
        Err(Error::corrupt(format!("the entries of table number {} are not all there", self.no)))
    }
}
