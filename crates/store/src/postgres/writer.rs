//! The one task that writes. It takes whatever waits, as one group, into one transaction, and then answers everyone:
//! while the database works, the next group gathers.

use super::batch::Batch;
use super::link::{Found, Link, is_lost, late};
use super::plan::{Head, Heads, Plan};
use crate::error::Error;
use crate::model::TableId;
use crate::stats::Meter;
use crate::task::{Chore, Job, Reply, Split, Task, split};
use sqlx::{PgConnection, PgPool, Row};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

/// The largest group: it bounds the memory of a transaction and how long its first member waits.
const GROUP: usize = 512;
/// How long the database may take for a group before the connection is given up.
const ANSWER: Duration = Duration::from_secs(10);
/// How long a group waits for a database that went away with it: a restart takes less, and then nobody notices.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many entries of removed tables are deleted at once.
const PIECE: i64 = 256;
/// How long it is known that a table was removed, in milliseconds.
const KNOWN_MS: i64 = 400 * 86_400_000;

const NUMBERS: &str = "
    SELECT nextval(pg_get_serial_sequence('tables', 'no')) FROM generate_series(1, $1)";
const LOOK_UP: &str = "
    SELECT t.id, h.no, h.version, h.over, h.listed FROM tables t JOIN heads h ON h.no = t.no WHERE t.id = ANY ($1)";

pub(super) struct Writer {
    link: Link,
    readers: [PgPool; 2],
    /// What it knows by heart; empty at the start and after a failure, when only the database can tell.
    heads: Heads,
    meter: Arc<Meter>,
}

impl Writer {
    pub(super) fn new(link: Link, readers: [PgPool; 2], meter: Arc<Meter>) -> Writer {
        Writer { link, readers, heads: Heads::default(), meter }
    }

    /// Works until it is told to close, or until nobody is left who could tell it anything.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut jobs = Vec::with_capacity(GROUP);
        let mut closers = Vec::new();
        while queue.recv_many(&mut jobs, GROUP).await > 0 {
            let Split { tasks, replies, chores } = split(&mut jobs, &mut closers);
            if !closers.is_empty() {
                // What waits already is still done; later ones are refused.
                queue.close();
            }
            self.commit(tasks, replies).await;
            for (chore, reply) in chores {
                let _ = reply.send(self.do_chore(&chore).await);
            }
        }
        let closed = self.close().await;
        for closer in closers {
            let _ = closer.send(closed.clone().map(|()| 0));
        }
    }

    /// Writes a group and answers. Whoever no longer listens for the answer has lost interest, that is all.
    async fn commit(&mut self, tasks: Vec<Task>, replies: Vec<Reply>) {
        let start = Instant::now();
        match self.write(tasks).await {
            Ok(Written { answers, n_entries, is_commit }) => {
                if is_commit {
                    self.meter.committed(replies.len(), n_entries, start.elapsed());
                }
                for (reply, answer) in replies.into_iter().zip(answers) {
                    let _ = reply.send(answer);
                }
            }
            Err(error) => {
                self.meter.failed(&error, replies.len());
                // Now only the database knows where the tables stand. Refusals are answered so, too: they were decided
                // after others of the group, which now never were.
                self.heads = Heads::default();
                for reply in replies {
                    let _ = reply.send(Err(error.clone()));
                }
            }
        }
    }

    async fn write(&mut self, tasks: Vec<Task>) -> Result<Written, Error> {
        let mut numbers = self.prepare(&tasks).await?.into_iter();
        let mut plan = Plan::default();
        let answers = tasks.into_iter().map(|task| plan.add(&mut self.heads, &mut numbers, task)).collect();
        let (n_entries, is_commit) = (plan.entries.len(), !plan.is_empty());
        if is_commit {
            self.send(&Batch::new(plan)).await?;
        }
        Ok(Written { answers, n_entries, is_commit })
    }

    /// Learns what has to be known before a group is planned, and draws numbers for its new tables.
    async fn prepare(&mut self, tasks: &[Task]) -> Result<Vec<i64>, Error> {
        let n_new = tasks.iter().filter(|task| matches!(task, Task::Create(_))).count() as i64;
        // While the database is away everybody is told at once; when it went away just now, its return is waited for.
        let patience = if self.link.is_up() { PATIENCE } else { Duration::ZERO };
        let end = Instant::now() + patience;
        loop {
            if !self.link.is_up() {
                self.heads = Heads::default();
                self.link.renew_until(end).await?;
            }
            let ids = self.heads.unknown(tasks);
            if ids.is_empty() && n_new == 0 {
                return Ok(Vec::new());
            }
            let conn = self.link.conn()?;
            match in_time(look_up(conn, &mut self.heads, &ids, n_new)).await {
                Err(Failure::Lost(error)) if Instant::now() < end => {
                    tracing::warn!(%error, "the connection to the database is lost");
                    self.link.lose();
                }
                done => return done.map_err(Failure::into_error),
            }
        }
    }

    /// Sends a group until it is known to be written, or not to be.
    async fn send(&mut self, batch: &Batch) -> Result<(), Error> {
        let group = self.link.next_group();
        let end = Instant::now() + PATIENCE;
        loop {
            let epoch = self.link.epoch();
            let conn = self.link.conn()?;
            match in_time(async { Ok(batch.write(conn, epoch, group).await?) }).await {
                Err(Failure::Lost(error)) => {
                    tracing::warn!(%error, "the connection to the database is lost");
                    self.link.lose();
                    match self.link.renew_until(end).await {
                        Ok(Found::Done(last)) if last == group => return Ok(()),
                        // It was not written, and now never can be: once more, over the new connection.
                        Ok(Found::Done(_)) if Instant::now() < end => {}
                        // Another server was there; or it goes away every time.
                        Ok(_) => return Err(error),
                        Err(newer) => return Err(newer),
                    }
                }
                done => return done.map_err(Failure::into_error),
            }
        }
    }

    async fn do_chore(&mut self, chore: &Chore) -> Result<u64, Error> {
        let start = Instant::now();
        let done = self.try_chore(chore).await;
        match &done {
            Ok(_) => self.meter.committed(1, 0, start.elapsed()),
            Err(Error::NotFound | Error::Stale { .. }) => {}
            Err(error) => {
                self.meter.failed(error, 1);
                self.heads = Heads::default();
            }
        }
        if let Chore::Remove(id, ..) = chore {
            self.heads.forget(id);
        }
        done
    }

    /// Whatever is asked of it twice does no harm: it is not found, or there is nothing left to do.
    async fn try_chore(&mut self, chore: &Chore) -> Result<u64, Error> {
        if !self.link.is_up() {
            self.heads = Heads::default();
            self.link.renew().await?;
        }
        let (epoch, group) = (self.link.epoch(), self.link.next_group());
        let conn = self.link.conn()?;
        let done = in_time(async { Ok(chore_on(conn, chore, epoch, group).await?) }).await;
        if let Err(Failure::Lost(_)) = done {
            self.link.lose();
        }
        let done = done.map_err(Failure::into_error)?;
        match (chore, done) {
            (Chore::Remove(..), -2) => Err(Error::NotFound),
            (Chore::Remove(..), now @ 0..) => Err(Error::Stale { now: now.unsigned_abs() }),
            _ => Ok(done.max(0).unsigned_abs()),
        }
    }

    async fn close(self) -> Result<(), Error> {
        for readers in &self.readers {
            readers.close().await;
        }
        self.link.close().await
    }
}

struct Written {
    answers: Vec<Result<u64, Error>>,
    n_entries: usize,
    /// Whether there was anything to commit.
    is_commit: bool,
}

/// Why something was not done.
enum Failure {
    /// The connection is gone: nobody knows whether it was done.
    Lost(Error),
    /// It was not.
    Refused(Error),
}

impl Failure {
    fn into_error(self) -> Error {
        let (Failure::Lost(error) | Failure::Refused(error)) = self;
        error
    }
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        if is_lost(&error) { Failure::Lost(error.into()) } else { Failure::Refused(error.into()) }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Refused(error)
    }
}

/// A database that takes too long is as good as gone.
async fn in_time<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    timeout(ANSWER, work).await.unwrap_or_else(|_| Err(Failure::Lost(late())))
}

/// Reads where tables stand that are not known by heart, and draws so many numbers.
async fn look_up(
    conn: &mut PgConnection,
    heads: &mut Heads,
    ids: &[String],
    n_new: i64,
) -> Result<Vec<i64>, Failure> {
    if !ids.is_empty() {
        for row in sqlx::query(LOOK_UP).bind(ids).fetch_all(&mut *conn).await? {
            let id = TableId::new(row.try_get::<String, _>(0)?);
            let id = id.map_err(|error| Error::corrupt(error.to_string()))?;
            let version: i64 = row.try_get(2)?;
            let (no, over, listed) = (row.try_get(1)?, row.try_get(3)?, row.try_get(4)?);
            heads.learn(id, Head { no, version: version as u64, over, listed });
        }
    }
    if n_new == 0 {
        return Ok(Vec::new());
    }
    Ok(sqlx::query_scalar(NUMBERS).bind(n_new).fetch_all(conn).await?)
}

async fn chore_on(
    conn: &mut PgConnection,
    chore: &Chore,
    epoch: i64,
    group: i64,
) -> Result<i64, sqlx::Error> {
    match chore {
        Chore::Remove(id, expected, at_ms) => {
            sqlx::query_scalar("SELECT remove_table($1, $2, $3, $4, $5, $6)")
                .bind(epoch)
                .bind(group)
                .bind(id.as_str())
                .bind(*expected as i64)
                .bind(at_ms)
                .bind(at_ms.saturating_sub(KNOWN_MS))
                .fetch_one(conn)
                .await
        }
        Chore::Reclaim => {
            sqlx::query_scalar("SELECT reclaim($1, $2, $3)")
                .bind(epoch)
                .bind(group)
                .bind(PIECE)
                .fetch_one(conn)
                .await
        }
        Chore::Probe => {
            sqlx::query("SELECT begin_group($1, $2, 0)").bind(epoch).bind(group).execute(conn).await?;
            Ok(0)
        }
        Chore::Remember(id, at_ms) => {
            sqlx::query("SELECT remember($1, $2)").bind(id.as_str()).bind(at_ms).execute(conn).await?;
            Ok(0)
        }
    }
}
