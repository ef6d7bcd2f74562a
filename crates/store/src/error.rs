//! What can go wrong in a store; cloneable, since one failed commit answers everybody in its group.

use sqlx::postgres::PgDatabaseError;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use thiserror::Error;

/// Why the store refused or failed.
#[derive(Clone, Debug, Error)]
pub enum Error {
    /// A table of this id exists already.
    #[error("there is a table of this id already")]
    Exists,
    /// No table has this id.
    #[error("there is no such table")]
    NotFound,
    /// There was a table of this id, but it was removed.
    #[error("this table was removed, since it was kept long enough")]
    Expired,
    /// The table has moved on, or never was so far: nothing was appended.
    #[error("the table is at version {now}")]
    Stale {
        /// The version the table has.
        now: u64,
    },
    /// The snapshot claims to be of a version which the table does not have yet; nothing was appended.
    #[error("a snapshot of version {snapshot} does not fit a table of version {table}")]
    Snapshot {
        /// What the snapshot claims.
        snapshot: u64,
        /// What the table would have had.
        table: u64,
    },
    /// A newer program has written the database.
    #[error("the database is of version {found}, this program knows versions up to {known}: use a newer one")]
    Newer {
        /// The version of the database.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// Another server holds the database.
    #[error("another server uses {}: stop it, or name another data folder or database", .path.display())]
    InUse { path: PathBuf },
    /// The address of a database is wrong, or nothing can be kept there.
    #[error("{} cannot be used: {why}", .path.display())]
    Unusable {
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// The file is a database, but none of ours.
    #[error("{} is the database of another program", .path.display())]
    Foreign { path: PathBuf },
    /// The database is damaged.
    #[error("the database is damaged: {what}")]
    Corrupt {
        /// What was found.
        what: String,
    },
    /// The copy's name is taken; nothing is ever overwritten.
    #[error("{} exists already and is not overwritten", .path.display())]
    BackupExists {
        /// What is in the way.
        path: PathBuf,
    },
    /// This kind of store has no file to copy.
    #[error(
        "only a database in a file can be backed up so: pg_dump copies one in PostgreSQL, and nothing one in memory"
    )]
    NoBackup,
    /// A file or folder cannot be read or written.
    #[error("{}: {cause}", .path.display())]
    File {
        path: PathBuf,
        /// What the system said.
        cause: Arc<io::Error>,
    },
    /// The disk takes no more: it is full, or what this program may write is. Of a write, nothing is visible.
    #[error("the disk takes no more: {0}")]
    Full(Arc<sqlx::Error>),
    /// The database failed in another way. Of a write, nothing is visible.
    #[error("the database failed: {0}")]
    Failed(Arc<sqlx::Error>),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

impl Error {
    pub(crate) fn file(path: &Path, cause: io::Error) -> Error {
        Error::File { path: path.to_owned(), cause: Arc::new(cause) }
    }

    pub(crate) fn corrupt(what: impl Into<String>) -> Error {
        Error::Corrupt { what: what.into() }
    }
}

/// What `PostgreSQL` says of a full disk, and of damaged data or a damaged index.
const PG_FULL: &str = "53100";
const PG_CORRUPT: [&str; 2] = ["XX001", "XX002"];

/// `SQLite`'s primary result codes for a damaged file, and for one that never was a database.
const CORRUPT: u32 = 11;
const NOT_A_DATABASE: u32 = 26;
/// The primary code for a full disk, and the extended ones for a write and a longer file that the system refused, as
/// it does beyond a limit on the size of files.
const FULL: u32 = 13;
const WRITE_FAILED: u32 = 778;
const SHM_SIZE_FAILED: u32 = 4874;

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        match &error {
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => return Error::Closed,
            sqlx::Error::ColumnDecode { .. } => return Error::corrupt(error.to_string()),
            sqlx::Error::Database(cause) if cause.try_downcast_ref::<PgDatabaseError>().is_some() => {
                match cause.code().as_deref() {
                    Some(PG_FULL) => return Error::Full(Arc::new(error)),
                    Some(code) if PG_CORRUPT.contains(&code) => return Error::corrupt(cause.message()),
                    _ => {}
                }
            }
            sqlx::Error::Database(cause) => {
                let code = cause.code().and_then(|code| code.parse::<u32>().ok());
                // The low byte of an extended code is the primary one.
                match (code, code.map(|code| code & 0xff)) {
                    (_, Some(CORRUPT | NOT_A_DATABASE)) => return Error::corrupt(cause.message()),
                    (Some(WRITE_FAILED | SHM_SIZE_FAILED), _) | (_, Some(FULL)) => {
                        return Error::Full(Arc::new(error));
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        Error::Failed(Arc::new(error))
    }
}
