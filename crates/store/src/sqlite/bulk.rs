//! Statements of many rows. Each crossing to the connection's thread and back costs more than a row does, so a group
//! goes over in as few statements as there are kinds of rows in it.

use sqlx::sqlite::SqliteArguments;
use sqlx::{AssertSqlSafe, SqliteConnection};
use std::sync::Arc;

/// Statements come in these sizes only, so that each is prepared once; places left over are `NULL` and skipped.
const SIZES: [usize; 5] = [1, 4, 16, 64, 256];

/// The most rows that fit into one statement.
pub(super) const MOST: usize = SIZES[SIZES.len() - 1];

/// One kind of statement, in all sizes.
#[derive(Debug)]
pub(super) struct Bulk {
    texts: [Arc<str>; SIZES.len()],
}

impl Bulk {
    /// A statement that inserts rows of some columns; the first column is never `NULL`.
    pub(super) fn new(insert: &str, columns: usize, conflict: &str) -> Bulk {
        Bulk { texts: SIZES.map(|rows| text(insert, columns, rows, conflict).into()) }
    }

    /// The same statement as a whole transaction of its own, in one crossing.
    pub(super) fn transaction(insert: &str, columns: usize, conflict: &str) -> Bulk {
        let texts = SIZES
            .map(|rows| format!("BEGIN IMMEDIATE; {}; COMMIT", text(insert, columns, rows, conflict)).into());
        Bulk { texts }
    }

    /// Runs it for all rows; `add` binds the columns of one.
    pub(super) async fn run<T>(
        &self,
        conn: &mut SqliteConnection,
        rows: Vec<T>,
        add: impl Fn(T, &mut SqliteArguments) -> Result<(), sqlx::error::BoxDynError>,
    ) -> Result<(), sqlx::Error> {
        let mut rows = rows.into_iter();
        while rows.len() > 0 {
            let n_rows = rows.len().min(MOST);
            let mut arguments = SqliteArguments::default();
            for row in rows.by_ref().take(n_rows) {
                add(row, &mut arguments).map_err(sqlx::Error::Encode)?;
            }
            let size = SIZES.partition_point(|size| *size < n_rows);
            let sql = AssertSqlSafe(self.texts[size].clone());
            sqlx::query_with(sql, arguments).execute(&mut *conn).await?;
        }
        Ok(())
    }
}

fn text(insert: &str, columns: usize, rows: usize, conflict: &str) -> String {
    let row = format!("({})", vec!["?"; columns].join(","));
    let rows = vec![row; rows].join(",");
    format!("{insert} SELECT * FROM (VALUES {rows}) WHERE column1 IS NOT NULL {conflict}")
}
