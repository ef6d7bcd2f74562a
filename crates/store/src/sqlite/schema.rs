//! The database's schema and its versions.
//!
//! The version is `SQLite`'s `user_version`: how many of the steps have been done. A step is never changed once it was
//! released; a change of the schema is one more step. The `application_id` tells our databases from others.

use crate::error::Error;
use sqlx::{AssertSqlSafe, Row, SqliteConnection};
use std::path::Path;

/// The steps from an empty file to the schema of today.
pub(super) const STEPS: &[&str] = &[include_str!("schema.sql")];

/// `Magn`, in ASCII.
const APPLICATION: i64 = 0x4d61_676e;

/// Looks at a database without changing it: how many steps it has behind it, or why we cannot use it.
pub(super) async fn check(conn: &mut SqliteConnection, path: &Path, steps: &[&str]) -> Result<usize, Error> {
    let row = sqlx::query(
        "SELECT (SELECT application_id FROM pragma_application_id),
                (SELECT user_version FROM pragma_user_version),
                (SELECT count(*) FROM sqlite_schema)",
    )
    .fetch_one(conn)
    .await?;
    let (application, found, objects): (i64, i64, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    match (application, found, objects) {
        (0, 0, 0) => Ok(0),
        (APPLICATION, 0.., _) if found as usize > steps.len() => {
            Err(Error::Newer { found, known: steps.len() as i64 })
        }
        (APPLICATION, 0.., _) => Ok(found as usize),
        _ => Err(Error::Foreign { path: path.to_owned() }),
    }
}

/// Does the steps that are missing, each in a transaction of its own.
pub(super) async fn migrate(
    conn: &mut SqliteConnection,
    version: usize,
    steps: &[&'static str],
) -> Result<(), Error> {
    for (step, number) in steps.iter().zip(1..).skip(version) {
        let sql = format!(
            "BEGIN IMMEDIATE; {step}
             PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number}; COMMIT"
        );
        if let Err(error) = sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut *conn).await {
            // Fails only where the transaction has ended already.
            let _ = sqlx::raw_sql("ROLLBACK").execute(&mut *conn).await;
            return Err(error.into());
        }
        tracing::info!(version = number, "the database has a new schema version");
    }
    Ok(())
}
