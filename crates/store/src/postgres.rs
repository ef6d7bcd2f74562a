//! The store in a `PostgreSQL` database: one writer that groups commits, and readers beside it that never wait for it.

mod batch;
mod link;
mod plan;
mod read;
mod schema;
mod writer;

pub use link::without_password;

use crate::error::Error;
use crate::model::{Append, Chat, Filter, Kind, Loaded, NewTable, Passed, Summary, TableId, Usage};
use crate::stats::{Meter, Stats};
use crate::task::{Chore, Job, Task};
use link::{Link, Target};
use sqlx::PgPool;
use sqlx::postgres::PgPoolOptions;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use writer::Writer;

/// How many writes may wait; more wait outside, so that the memory they take is bounded.
const QUEUE: usize = 4096;
/// Waking a table is quick, and each connection is a process of the database's.
const READERS: u32 = 4;
/// Lists and whole records have connections of their own, so that no table waits behind them to be woken.
const LISTERS: u32 = 2;
/// How long a reader waits for a connection, and so for a database that is away.
const WAIT: Duration = Duration::from_secs(3);

#[derive(Clone, Debug)]
pub(crate) struct Postgres {
    jobs: mpsc::Sender<Job>,
    readers: PgPool,
    listers: PgPool,
    meter: Arc<Meter>,
}

impl Postgres {
    pub(crate) async fn open(url: &str) -> Result<Postgres, Error> {
        let target = Target::new(url)?;
        let link = Link::open(target.clone()).await?;
        let (readers, listers) = (pool(&target, READERS).await?, pool(&target, LISTERS).await?);
        let meter = Arc::new(Meter::default());
        let (jobs, queue) = mpsc::channel(QUEUE);
        let pools = [readers.clone(), listers.clone()];
        tokio::spawn(Writer::new(link, pools, meter.clone()).run(queue));
        Ok(Postgres { jobs, readers, listers, meter })
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

async fn pool(target: &Target, most: u32) -> Result<PgPool, Error> {
    let pool = PgPoolOptions::new().max_connections(most).min_connections(1).acquire_timeout(WAIT);
    Ok(pool.connect_with(target.options.clone()).await?)
}
