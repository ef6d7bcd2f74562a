//! The database's schema and its versions: the table `magnifico` says how many of the steps have been done.
//!
//! A step is never changed once it was released; a change of the schema is one more step. Everything lies in the schema
//! that new tables of this connection go to, so that one database can hold several servers' tables beside each other.

use crate::error::Error;
use sqlx::{AssertSqlSafe, PgConnection, Row};
use std::path::Path;

/// The steps from an empty database to the schema of today.
pub(super) const STEPS: &[&str] = &[include_str!("schema.sql")];

/// What lies in our schema, but for what belongs to an extension of the database.
const LOOK: &str = "
    SELECT current_schema()::text,
           to_regclass(quote_ident(current_schema()) || '.magnifico') IS NOT NULL,
           (SELECT count(*) FROM pg_class c
            WHERE c.relnamespace = quote_ident(current_schema())::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
              AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e'))";

/// Looks at a database without changing it: how many steps it has behind it, or why we cannot use it.
pub(super) async fn check(conn: &mut PgConnection, shown: &Path, steps: &[&str]) -> Result<usize, Error> {
    let row = sqlx::query(LOOK).fetch_one(&mut *conn).await?;
    let (schema, is_ours, n_objects): (Option<String>, bool, i64) =
        (row.try_get(0)?, row.try_get::<Option<bool>, _>(1)?.unwrap_or(false), row.try_get(2)?);
    if schema.is_none() {
        let why = "its search_path names no schema that is there and that this user may see";
        return Err(Error::Unusable { path: shown.to_owned(), why: why.into() });
    }
    if !is_ours {
        return if n_objects == 0 { Ok(0) } else { Err(Error::Foreign { path: shown.to_owned() }) };
    }
    let found: i32 = sqlx::query_scalar("SELECT version FROM magnifico").fetch_one(conn).await?;
    match usize::try_from(found) {
        Ok(done) if done <= steps.len() => Ok(done),
        _ => Err(Error::Newer { found: found.into(), known: steps.len() as i64 }),
    }
}

/// Does the steps that are missing, each in a transaction of its own.
pub(super) async fn migrate(
    conn: &mut PgConnection,
    version: usize,
    steps: &[&'static str],
) -> Result<(), Error> {
    for (step, number) in steps.iter().zip(1..).skip(version) {
        let note = if number == 1 {
            "CREATE TABLE magnifico (version integer NOT NULL); INSERT INTO magnifico (version) VALUES (1)"
                .into()
        } else {
            format!("UPDATE magnifico SET version = {number}")
        };
        let sql = format!("BEGIN;\n{step};\n{note};\nCOMMIT");
        if let Err(error) = sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut *conn).await {
            // Fails only where the transaction has ended already.
            let _ = sqlx::raw_sql("ROLLBACK").execute(&mut *conn).await;
            return Err(error.into());
        }
        tracing::info!(version = number, "the database has a new schema version");
    }
    Ok(())
}
