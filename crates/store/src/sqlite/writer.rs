//! The one task that writes. It takes whatever waits, as one group, into one transaction with one sync of the disk,
//! and then answers everyone: while the disk works, the next group gathers.

use super::chores;
use super::lock::Lock;
use super::plan::{Head, Heads, Plan};
use super::statements::Statements;
use crate::error::Error;
use crate::model::TableId;
use crate::stats::Meter;
use crate::task::{Chore, Job, Reply, Split, Task, split};
use sqlx::{Connection, Row, SqliteConnection, SqlitePool};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc;

/// The largest group: it bounds the memory of a transaction and how long its first member waits.
const GROUP: usize = 512;

pub(super) struct Writer {
    conn: SqliteConnection,
    readers: [SqlitePool; 2],
    /// What it knows by heart; nothing at the start and after a failure, when only the database can tell.
    heads: Option<Heads>,
    statements: Statements,
    meter: Arc<Meter>,
    /// Last, so that it is let go after the connection.
    lock: Lock,
}

impl Writer {
    pub(super) fn new(
        conn: SqliteConnection,
        readers: [SqlitePool; 2],
        meter: Arc<Meter>,
        lock: Lock,
    ) -> Writer {
        Writer { conn, readers, heads: None, statements: Statements::new(), meter, lock }
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
                // Refusals are answered so, too: they were decided after others of the group, which now never were.
                self.roll_back().await;
                for reply in replies {
                    let _ = reply.send(Err(error.clone()));
                }
            }
        }
    }

    async fn do_chore(&mut self, chore: &Chore) -> Result<u64, Error> {
        let start = Instant::now();
        let done = chores::run(&mut self.conn, chore).await;
        match &done {
            Ok(_) => self.meter.committed(1, 0, start.elapsed()),
            Err(error) => {
                if !matches!(error, Error::NotFound | Error::Stale { .. }) {
                    self.meter.failed(error, 1);
                }
                self.roll_back().await;
            }
        }
        if let (Chore::Remove(id, ..), Some(heads)) = (chore, &mut self.heads) {
            heads.forget(id);
        }
        done
    }

    /// After a failure only the database knows where the tables stand.
    async fn roll_back(&mut self) {
        self.heads = None;
        // Fails only where the transaction has ended already.
        let _ = sqlx::query("ROLLBACK").execute(&mut self.conn).await;
    }

    async fn write(&mut self, tasks: Vec<Task>) -> Result<Written, Error> {
        let heads = match &mut self.heads {
            Some(heads) => heads,
            none => none.insert(last_numbers(&mut self.conn).await?),
        };
        if let Some(ids) = heads.unknown(&tasks) {
            look_up(&mut self.conn, heads, ids).await?;
        }
        let mut plan = Plan::default();
        let answers = tasks.into_iter().map(|task| plan.add(heads, task)).collect();
        let n_entries = plan.entries.len();
        let is_commit = !plan.is_empty();
        if is_commit {
            self.statements.run(&mut self.conn, plan).await?;
        }
        Ok(Written { answers, n_entries, is_commit })
    }

    async fn close(self) -> Result<(), Error> {
        for readers in &self.readers {
            readers.close().await;
        }
        // The last connection to close writes the log back into the file and removes it.
        self.conn.close().await?;
        drop(self.lock);
        Ok(())
    }
}

struct Written {
    answers: Vec<Result<u64, Error>>,
    n_entries: usize,
    /// Whether there was anything to commit.
    is_commit: bool,
}

async fn last_numbers(conn: &mut SqliteConnection) -> Result<Heads, Error> {
    let sql = "SELECT (SELECT max(no) FROM tables), (SELECT max(seq) FROM entries)";
    let row = sqlx::query(sql).fetch_one(conn).await?;
    let (no, seq): (Option<i64>, Option<i64>) = (row.try_get(0)?, row.try_get(1)?);
    Ok(Heads::new(no.unwrap_or(0), seq.unwrap_or(0)))
}

/// Reads where tables stand that are not known by heart; the ids are a JSON array.
async fn look_up(conn: &mut SqliteConnection, heads: &mut Heads, ids: String) -> Result<(), Error> {
    let sql = "SELECT t.id, h.no, h.version, h.last, h.over FROM tables t JOIN heads h ON h.no = t.no
               WHERE t.id IN (SELECT value FROM json_each(?1))";
    for row in sqlx::query(sql).bind(ids).fetch_all(conn).await? {
        let id: String = row.try_get(0)?;
        let id = TableId::new(id).map_err(|error| Error::corrupt(error.to_string()))?;
        let version: i64 = row.try_get(2)?;
        let (no, last, over) = (row.try_get(1)?, row.try_get(3)?, row.try_get(4)?);
        heads.learn(id, Head { no, version: version as u64, last, over });
    }
    Ok(())
}
