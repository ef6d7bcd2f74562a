//! The database's schema and its versions.
//!
//! The version is `SQLite`'s `user_version`: how many of the steps have been done. A step is never changed once it was
//! released; a change of the schema is one more step. The `application_id` tells our databases from others.

use crate::error::Error;
use sqlx::{AssertSqlSafe, Row, SqliteConnection};
use std::path::Path;

/// The steps from an empty file to the schema of today.
pub(super) const STEPS: &[&str] = &[include_str!("schema.sql"), include_str!("schema-2.sql")];

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

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::Connection;

    const NEXT: &str = "ALTER TABLE tables ADD COLUMN note TEXT NOT NULL DEFAULT 'none';";
    const BROKEN: &str = "CREATE TABLE half (it INTEGER); CREATE TABLE tables (no INTEGER);";

    /// An empty database, in memory.
    async fn empty() -> SqliteConnection {
        SqliteConnection::connect("sqlite::memory:").await.unwrap()
    }

    /// A database as the program of an earlier version left it, with a table in it.
    async fn old(steps: &[&'static str]) -> SqliteConnection {
        let mut conn = empty().await;
        migrate(&mut conn, 0, steps).await.unwrap();
        let insert =
            "INSERT INTO tables (no, id, header, seed, created_ms) VALUES (1, 'a', '{}', zeroblob(32), 5)";
        sqlx::query(insert).execute(&mut conn).await.unwrap();
        conn
    }

    async fn version(conn: &mut SqliteConnection, steps: &[&str]) -> Result<usize, Error> {
        check(conn, Path::new("it"), steps).await
    }

    async fn one<T>(conn: &mut SqliteConnection, sql: &'static str) -> T
    where
        T: Send + Unpin + for<'r> sqlx::Decode<'r, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite>,
    {
        sqlx::query_scalar(sql).fetch_one(conn).await.unwrap()
    }

    #[tokio::test]
    async fn every_version_there_was_becomes_the_one_of_today() {
        for done in 1..=STEPS.len() {
            let mut conn = old(&STEPS[..done]).await;
            assert_eq!(version(&mut conn, STEPS).await.unwrap(), done);
            migrate(&mut conn, done, STEPS).await.unwrap();
            assert_eq!(version(&mut conn, STEPS).await.unwrap(), STEPS.len());
            assert_eq!(one::<String>(&mut conn, "SELECT id FROM tables").await, "a");
        }
    }

    /// A table as version 1 had it: listed and waiting on a clock, hidden, uploaded, and one whose meta is of another kind.
    const OF_VERSION_1: &str = r#"
        INSERT INTO tables (no, id, header, seed, created_ms) VALUES
            (2, 'b', '{}', zeroblob(32), 5), (3, 'c', '{}', zeroblob(32), 5), (4, 'd', '{}', zeroblob(32), 5),
            (5, 'e', '{}', zeroblob(32), 5), (6, 'f', '{}', zeroblob(32), 5);
        INSERT INTO heads (no, game, version, last, updated_ms, over) VALUES
            (2, 'x', 0, 0, 5, 0), (3, 'x', 0, 0, 9, 1), (4, 'x', 0, 0, 5, 0), (5, 'x', 0, 0, 5, 0),
            (6, 'x', 0, 0, 9, 1);
        INSERT INTO metas (no, meta) VALUES
            (2, '{"name":"X","settings":{"listed":true,"clock":{"days":{"days":3}}}}'),
            (3, '{"name":"X (uploaded)","settings":{"listed":false,"clock":"none"}}'),
            (4, '{"name":"X (uploaded)","settings":{"listed":false,"clock":"none"}}'),
            (5, 'no JSON at all'),
            (6, '{"name":"X","settings":{"listed":true,"clock":"none"}}');
        INSERT INTO entries (seq, table_no, version, previous, at_ms, text) VALUES
            (1, 4, 1, 0, 5, 'three'), (2, 6, 1, 0, 9, 'other'), (3, 4, 2, 1, 5, 'and seven');
        UPDATE heads SET over = 1 WHERE no = 4;"#;

    #[tokio::test]
    async fn what_version_1_kept_in_meta_is_found_by_index_afterwards() {
        let mut conn = old(&STEPS[..1]).await;
        sqlx::raw_sql(OF_VERSION_1).execute(&mut conn).await.unwrap();
        migrate(&mut conn, 1, STEPS).await.unwrap();
        let found = "SELECT (SELECT group_concat(no) FROM heads WHERE listed = 1) || ' ' ||
                            (SELECT group_concat(no) FROM heads WHERE clocked = 1) || ' ' ||
                            (SELECT group_concat(no || ':' || bytes) FROM imports)";
        assert_eq!(one::<String>(&mut conn, found).await, "2,6 2 4:14");
    }

    #[tokio::test]
    async fn an_old_database_keeps_its_tables_and_gets_the_new_column() {
        let steps = [STEPS, &[NEXT]].concat();
        let mut conn = old(STEPS).await;
        let done = version(&mut conn, &steps).await.unwrap();
        migrate(&mut conn, done, &steps).await.unwrap();
        assert_eq!(one::<String>(&mut conn, "SELECT id || ' ' || note FROM tables").await, "a none");
        assert_eq!(version(&mut conn, &steps).await.unwrap(), steps.len());
    }

    #[tokio::test]
    async fn a_step_that_fails_leaves_the_version_before_it() {
        let steps = [STEPS, &[BROKEN]].concat();
        let mut conn = old(STEPS).await;
        assert!(migrate(&mut conn, STEPS.len(), &steps).await.is_err());
        assert_eq!(version(&mut conn, &steps).await.unwrap(), STEPS.len());
        let half = "SELECT count(*) FROM sqlite_schema WHERE name = 'half'";
        assert_eq!(one::<i64>(&mut conn, half).await, 0);
    }

    #[tokio::test]
    async fn a_newer_database_is_refused_with_both_versions() {
        let steps = [STEPS, &[NEXT]].concat();
        let mut conn = old(&steps).await;
        let known = STEPS.len() as i64;
        let refused = version(&mut conn, STEPS).await.unwrap_err();
        assert!(matches!(refused, Error::Newer { found, known: k } if found == known + 1 && k == known));
    }

    #[tokio::test]
    async fn the_database_of_another_program_is_not_ours() {
        let mut conn = empty().await;
        assert_eq!(version(&mut conn, STEPS).await.unwrap(), 0);
        sqlx::query("CREATE TABLE theirs (it INTEGER)").execute(&mut conn).await.unwrap();
        assert!(matches!(version(&mut conn, STEPS).await, Err(Error::Foreign { .. })));
    }
}
