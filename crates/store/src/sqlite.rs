//! The store in one `SQLite` file: one writer that groups commits, and readers beside it that never wait for it.

mod backup;
mod bulk;
mod chores;
mod lock;
mod plan;
mod read;
mod schema;
mod statements;
mod writer;

pub(crate) use backup::backup_file;

use crate::error::Error;
use crate::model::{Append, Chat, Filter, Kind, Loaded, NewTable, Passed, Summary, TableId, Usage};
use crate::stats::{Meter, Stats};
use crate::task::{Chore, Job, Task};
use lock::Lock;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqlitePool};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use writer::Writer;

/// How many writes may wait; more wait outside, so that the memory they take is bounded.
const QUEUE: usize = 4096;
/// Waking a table is quick, and each connection has a thread and a cache.
const READERS: u32 = 4;
/// Lists and whole records have connections of their own, so that no table waits behind them to be woken.
const LISTERS: u32 = 2;

#[derive(Clone, Debug)]
pub(crate) struct Sqlite {
    path: Arc<PathBuf>,
    jobs: mpsc::Sender<Job>,
    readers: SqlitePool,
    listers: SqlitePool,
    meter: Arc<Meter>,
}

impl Sqlite {
    pub(crate) async fn open(path: &Path) -> Result<Sqlite, Error> {
        let lock = Lock::take(path)?;
        lock::create_private(path)?;
        let mut conn = options(path).connect().await?;
        let version = schema::check(&mut conn, path, schema::STEPS).await?;
        conn.close().await?;

        // Only now, since it changes the file: somebody else's or a newer one must stay as it is.
        let mut conn = durable(options(path)).connect().await?;
        schema::migrate(&mut conn, version, schema::STEPS).await?;
        let (readers, listers) = (pool(path, READERS).await?, pool(path, LISTERS).await?);

        let meter = Arc::new(Meter::default());
        let (jobs, queue) = mpsc::channel(QUEUE);
        let pools = [readers.clone(), listers.clone()];
        tokio::spawn(Writer::new(conn, pools, meter.clone(), lock).run(queue));
        Ok(Sqlite { path: Arc::new(path.to_owned()), jobs, readers, listers, meter })
    }

    pub(crate) async fn create(&self, table: NewTable) -> Result<(), Error> {
        self.write(Task::Create(table)).await.map(|_| ())
    }

    pub(crate) async fn append(&self, id: &TableId, expected: u64, append: Append) -> Result<u64, Error> {
        self.write(Task::Append(id.clone(), expected, append)).await
    }

    pub(crate) async fn quarantine(&self, id: &TableId, report: String) -> Result<(), Error> {
        self.write(Task::Quarantine(id.clone(), report)).await.map(|_| ())
    }

    pub(crate) async fn set_meta(&self, id: &TableId, meta: String) -> Result<(), Error> {
        self.write(Task::SetMeta(id.clone(), meta)).await.map(|_| ())
    }

    pub(crate) async fn say(&self, id: &TableId, line: Chat) -> Result<(), Error> {
        self.write(Task::Say(id.clone(), line)).await.map(|_| ())
    }

    pub(crate) async fn load(&self, id: &TableId) -> Result<Loaded, Error> {
        read::load(&self.readers, id).await
    }

    pub(crate) async fn entries(&self, id: &TableId, from: u64) -> Result<Vec<String>, Error> {
        read::entries(&self.listers, id, from).await
    }

    pub(crate) async fn list(&self, filter: &Filter) -> Result<Vec<Summary>, Error> {
        read::list(&self.listers, filter).await
    }

    pub(crate) async fn walk(&self, after: i64, limit: usize) -> Result<Vec<Passed>, Error> {
        read::walk(&self.listers, after, limit).await
    }

    pub(crate) async fn clocked(&self) -> Result<Vec<TableId>, Error> {
        read::clocked(&self.listers).await
    }

    pub(crate) async fn usage(&self) -> Result<Usage, Error> {
        read::usage(&self.listers).await
    }

    pub(crate) async fn remove(&self, id: &TableId, expected: u64, at_ms: i64) -> Result<(), Error> {
        self.write(Task::Chore(Chore::Remove(id.clone(), expected, at_ms))).await.map(|_| ())
    }

    pub(crate) async fn remember_expired(&self, id: &TableId, at_ms: i64) -> Result<(), Error> {
        self.write(Task::Chore(Chore::Remember(id.clone(), at_ms))).await.map(|_| ())
    }

    pub(crate) async fn expired(&self, after: &str, limit: usize) -> Result<Vec<(TableId, i64)>, Error> {
        read::expired(&self.listers, after, limit).await
    }

    pub(crate) async fn kind(&self, id: &TableId) -> Result<Kind, Error> {
        read::kind(&self.listers, id).await
    }

    pub(crate) async fn reclaim(&self) -> Result<u64, Error> {
        self.write(Task::Chore(Chore::Reclaim)).await
    }

    pub(crate) async fn probe(&self) -> Result<(), Error> {
        self.write(Task::Chore(Chore::Probe)).await.map(|_| ())
    }

    pub(crate) async fn chat(&self, id: &TableId, last: usize) -> Result<Vec<Chat>, Error> {
        read::chat(&self.readers, id, last).await
    }

    pub(crate) async fn backup(&self, to: &Path) -> Result<(), Error> {
        if self.jobs.is_closed() {
            return Err(Error::Closed);
        }
        backup_file(&self.path, to).await
    }

    pub(crate) async fn flush(&self) -> Result<(), Error> {
        self.write(Task::Flush).await.map(|_| ())
    }

    pub(crate) async fn close(&self) -> Result<(), Error> {
        self.write(Task::Close).await.map(|_| ())
    }

    pub(crate) fn stats(&self) -> Stats {
        self.meter.read()
    }

    async fn write(&self, task: Task) -> Result<u64, Error> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(Job { task, reply }).await.map_err(|_| Error::Closed)?;
        answer.await.map_err(|_| Error::Closed)?
    }
}

async fn pool(path: &Path, most: u32) -> Result<SqlitePool, Error> {
    let pool = SqlitePoolOptions::new()
        .max_connections(most)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false);
    Ok(pool.connect_with(options(path).read_only(true)).await?)
}

/// How every connection is made. Statements are not logged: it costs more than they do, and they hold secrets.
fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).create_if_missing(false).disable_statement_logging()
}

/// How the writer's connection is made.
fn durable(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // The pages every append touches are written back once for sixteen megabytes of log; a longer log would
        // make the commit that writes back a longer wait.
        .pragma("wal_autocheckpoint", "4000")
        // After a long backup the log is cut back to this.
        .pragma("journal_size_limit", "67108864")
}
