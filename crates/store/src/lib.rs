//! Where tables live: append-only entries, occasional snapshots, what the layer above keeps of a table, chat.
//!
//! A table's **version** is the number of its entries. [`Store::append`] names the version it expects; a stale or
//! repeated one is refused without harm. It resolves only when the entries are **durable**: committed with a full
//! sync, so that what was acknowledged survives a crash of the program and of the machine.
//!
//! A [`Store`] is a cheap handle over one of a closed list of places: memory (for tests and games that need not
//! last), one `SQLite` file (for a server), and a `PostgreSQL` database (for a server whose host has one). All behave
//! alike; one conformance suite holds that. File and database refuse a second program.
//!
//! Only this crate knows SQL. It never looks into the texts it is given.

// The workspace forbids clocks, files and hash maps to the rules of games. This crate is where they belong.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

mod error;
mod memory;
mod model;
mod postgres;
mod sqlite;
mod stats;
mod task;

pub use error::Error;
pub use model::{
    Append, BadId, CHAT_LINES, Chat, Filter, Kind, Loaded, NewTable, Passed, Snapshot, Summary, TableId,
    Usage,
};
pub use stats::{Histogram, Stats};

pub use postgres::without_password;

use memory::Memory;
use postgres::Postgres;
use sqlite::Sqlite;
use std::path::Path;
use std::sync::Arc;

/// A handle to where tables live; clones share it.
#[derive(Clone, Debug)]
pub struct Store(Place);

#[derive(Clone, Debug)]
enum Place {
    Memory(Arc<Memory>),
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Store {
    /// A new, empty store in memory.
    pub fn memory() -> Store {
        Store(Place::Memory(Arc::new(Memory::default())))
    }

    /// The store in a file, which is created with its folder if missing and brought to this program's schema.
    ///
    /// While it is open, no other program can open it, except to back it up. The files `-wal` and `-shm` beside it
    /// are part of it: whoever puts a copy in its place, with no server running, removes them. Wants to be called
    /// within a tokio runtime with timers.
    pub async fn sqlite(path: &Path) -> Result<Store, Error> {
        Ok(Store(Place::Sqlite(Sqlite::open(path).await?)))
    }

    /// The store in a `PostgreSQL` database, by its address `postgres://user:password@host:port/database`, brought to
    /// this program's schema.
    ///
    /// It lies in the first schema of the user's `search_path`, which must be empty or ours. While it is open, no other
    /// program can open it. When the connection is lost, what was on its way is found out about over a new one.
    /// Wants to be called within a tokio runtime with timers and sockets.
    pub async fn postgres(url: &str) -> Result<Store, Error> {
        Ok(Store(Place::Postgres(Postgres::open(url).await?)))
    }

    /// Creates a table.
    pub async fn create(&self, table: NewTable) -> Result<(), Error> {
        match &self.0 {
            Place::Memory(it) => it.create(table),
            Place::Sqlite(it) => it.create(table).await,
            Place::Postgres(it) => it.create(table).await,
        }
    }

    /// Appends to a table which is at the expected version; gives the new version, once it is durable.
    ///
    /// Dropping the future does not take the append back. After [`Error::Failed`] nothing of it is visible. (Only if
    /// the disk fails in the sync itself and the program dies before its next commit can it come to light after
    /// all, as with every database; it then is found as [`Error::Stale`], and never twice.)
    pub async fn append(&self, id: &TableId, expected: u64, append: Append) -> Result<u64, Error> {
        match &self.0 {
            Place::Memory(it) => it.append(id, expected, append),
            Place::Sqlite(it) => it.append(id, expected, append).await,
            Place::Postgres(it) => it.append(id, expected, append).await,
        }
    }

    /// Reads what is needed to wake a table: its cost depends on the entries since the snapshot, not on all.
    pub async fn load(&self, id: &TableId) -> Result<Loaded, Error> {
        match &self.0 {
            Place::Memory(it) => it.load(id),
            Place::Sqlite(it) => it.load(id).await,
            Place::Postgres(it) => it.load(id).await,
        }
    }

    /// The entries after the first `from`.
    pub async fn entries(&self, id: &TableId, from: u64) -> Result<Vec<String>, Error> {
        match &self.0 {
            Place::Memory(it) => it.entries(id, from),
            Place::Sqlite(it) => it.entries(id, from).await,
            Place::Postgres(it) => it.entries(id, from).await,
        }
    }

    /// The listed tables that pass the filter, the one appended to most recently first. It costs the same however many
    /// tables there are that are not listed.
    pub async fn list(&self, filter: Filter) -> Result<Vec<Summary>, Error> {
        match &self.0 {
            Place::Memory(it) => it.list(&filter),
            Place::Sqlite(it) => it.list(&filter).await,
            Place::Postgres(it) => it.list(&filter).await,
        }
    }

    /// The next tables after one, listed or not, in order of creation; from the first after 0.
    pub async fn walk(&self, after: i64, limit: usize) -> Result<Vec<Passed>, Error> {
        match &self.0 {
            Place::Memory(it) => it.walk(after, limit),
            Place::Sqlite(it) => it.walk(after, limit).await,
            Place::Postgres(it) => it.walk(after, limit).await,
        }
    }

    /// The tables that are on and have a clock, but for those in quarantine.
    pub async fn clocked(&self) -> Result<Vec<TableId>, Error> {
        match &self.0 {
            Place::Memory(it) => it.clocked(),
            Place::Sqlite(it) => it.clocked().await,
            Place::Postgres(it) => it.clocked().await,
        }
    }

    /// How much there is.
    pub async fn usage(&self) -> Result<Usage, Error> {
        match &self.0 {
            Place::Memory(it) => it.usage(),
            Place::Sqlite(it) => it.usage().await,
            Place::Postgres(it) => it.usage().await,
        }
    }

    /// Removes a table which is at the expected version; from then on it is [`Error::Expired`]. Its entries are deleted
    /// by [`Store::reclaim`], so that no write waits for long.
    pub async fn remove(&self, id: &TableId, expected: u64, at_ms: i64) -> Result<(), Error> {
        match &self.0 {
            Place::Memory(it) => it.remove(id, expected, at_ms),
            Place::Sqlite(it) => it.remove(id, expected, at_ms).await,
            Place::Postgres(it) => it.remove(id, expected, at_ms).await,
        }
    }

    /// Takes over from another store that there was a table, and when it was removed.
    pub async fn remember_expired(&self, id: &TableId, at_ms: i64) -> Result<(), Error> {
        match &self.0 {
            Place::Memory(it) => it.remember_expired(id, at_ms),
            Place::Sqlite(it) => it.remember_expired(id, at_ms).await,
            Place::Postgres(it) => it.remember_expired(id, at_ms).await,
        }
    }

    /// The next tables after a name, in order of names, that were removed and are remembered, and when they were.
    pub async fn expired(&self, after: &str, limit: usize) -> Result<Vec<(TableId, i64)>, Error> {
        match &self.0 {
            Place::Memory(it) => it.expired(after, limit),
            Place::Sqlite(it) => it.expired(after, limit).await,
            Place::Postgres(it) => it.expired(after, limit).await,
        }
    }

    /// By what a table is found.
    pub async fn kind(&self, id: &TableId) -> Result<Kind, Error> {
        match &self.0 {
            Place::Memory(it) => it.kind(id),
            Place::Sqlite(it) => it.kind(id).await,
            Place::Postgres(it) => it.kind(id).await,
        }
    }

    /// Deletes some of what removed tables left; gives how many of them still have some.
    pub async fn reclaim(&self) -> Result<u64, Error> {
        match &self.0 {
            Place::Memory(_) => Ok(0),
            Place::Sqlite(it) => it.reclaim().await,
            Place::Postgres(it) => it.reclaim().await,
        }
    }

    /// Tries to write; [`Stats::trouble`] then is up to date.
    pub async fn probe(&self) -> Result<(), Error> {
        match &self.0 {
            Place::Memory(it) => it.flush(),
            Place::Sqlite(it) => it.probe().await,
            Place::Postgres(it) => it.probe().await,
        }
    }

    /// Marks a table that cannot be replayed, with a report for whoever looks after it. It stays listed and loadable.
    pub async fn quarantine(&self, id: &TableId, report: String) -> Result<(), Error> {
        match &self.0 {
            Place::Memory(it) => it.quarantine(id, report),
            Place::Sqlite(it) => it.quarantine(id, report).await,
            Place::Postgres(it) => it.quarantine(id, report).await,
        }
    }

    /// Replaces what the layer above keeps of a table; its version and its place in lists stay.
    pub async fn set_meta(&self, id: &TableId, meta: String) -> Result<(), Error> {
        match &self.0 {
            Place::Memory(it) => it.set_meta(id, meta),
            Place::Sqlite(it) => it.set_meta(id, meta).await,
            Place::Postgres(it) => it.set_meta(id, meta).await,
        }
    }

    /// Adds a line to a table's chat, of which the last [`CHAT_LINES`] are kept.
    pub async fn say(&self, id: &TableId, line: Chat) -> Result<(), Error> {
        match &self.0 {
            Place::Memory(it) => it.say(id, line),
            Place::Sqlite(it) => it.say(id, line).await,
            Place::Postgres(it) => it.say(id, line).await,
        }
    }

    /// The last lines of a table's chat, the newest last.
    pub async fn chat(&self, id: &TableId, last: usize) -> Result<Vec<Chat>, Error> {
        match &self.0 {
            Place::Memory(it) => it.chat(id, last),
            Place::Sqlite(it) => it.chat(id, last).await,
            Place::Postgres(it) => it.chat(id, last).await,
        }
    }

    /// Writes a consistent copy to a new file, while everything goes on.
    pub async fn backup(&self, to: &Path) -> Result<(), Error> {
        match &self.0 {
            Place::Memory(_) | Place::Postgres(_) => Err(Error::NoBackup),
            Place::Sqlite(it) => it.backup(to).await,
        }
    }

    /// Writes a consistent copy of a database to a new file; a server may be using it in another process.
    pub async fn backup_file(database: &Path, to: &Path) -> Result<(), Error> {
        sqlite::backup_file(database, to).await
    }

    /// Waits until all that was given to the store before is durable.
    pub async fn flush(&self) -> Result<(), Error> {
        match &self.0 {
            Place::Memory(it) => it.flush(),
            Place::Sqlite(it) => it.flush().await,
            Place::Postgres(it) => it.flush().await,
        }
    }

    /// Finishes what was given to the store before, closes it for all handles, and lets go of its file.
    pub async fn close(&self) -> Result<(), Error> {
        match &self.0 {
            Place::Memory(it) => it.close(),
            Place::Sqlite(it) => it.close().await,
            Place::Postgres(it) => it.close().await,
        }
    }

    /// What the store has done since it was opened.
    pub fn stats(&self) -> Stats {
        match &self.0 {
            Place::Memory(it) => it.stats(),
            Place::Sqlite(it) => it.stats(),
            Place::Postgres(it) => it.stats(),
        }
    }
}
