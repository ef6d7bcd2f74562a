//! The connection on which everything is written: one server at a time, and what becomes of it when the connection ends.
//!
//! A connection may end while a group is on its way, and nobody can tell from here whether it was written. So every
//! group has a number, which is written with it. A new connection first ends the old one's session and raises the epoch:
//! then nothing of the old one can come any more, and the number that stands there says what was written.

use super::schema;
use crate::error::Error;
use sqlx::postgres::{PgConnectOptions, PgDatabaseError};
use sqlx::{ConnectOptions, Connection, PgConnection, Row};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// How long a connection may take to be made.
const CONNECT: Duration = Duration::from_secs(3);
/// How long the database may take to answer on the way to a new connection.
const ANSWER: Duration = Duration::from_secs(5);
/// How long the session of a server that is no more may take to end.
const LINGER: Duration = Duration::from_secs(2);
/// The pause before the next try of a new connection.
const PAUSE: Duration = Duration::from_millis(50);

/// One server at a time: the lock belongs to the session and goes with it. Each schema has its own.
const LOCK: &str = "SELECT pg_try_advisory_lock(hashtext('magnifico'), hashtext(current_schema()))";
const CLAIM: &str = "UPDATE writers SET epoch = epoch + 1 WHERE no = 1 RETURNING epoch, done";
const SESSION: &str = "SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()";
/// A process id may be somebody else's by now; with its start it is not.
const END_SESSION: &str = "
    SELECT pg_terminate_backend(pid, 3000) FROM pg_stat_activity
    WHERE pid = $1 AND backend_start::text = $2 AND pid <> pg_backend_pid()";

/// How to reach a database, and what to call it where anybody may read it.
#[derive(Clone, Debug)]
pub(super) struct Target {
    pub(super) options: PgConnectOptions,
    pub(super) shown: PathBuf,
}

impl Target {
    /// Reads `postgres://user:password@host:port/database?…`.
    pub(super) fn new(url: &str) -> Result<Target, Error> {
        let shown = PathBuf::from(without_password(url));
        let bad = |error: &sqlx::Error| Error::Unusable { path: shown.clone(), why: error.to_string() };
        let options = PgConnectOptions::from_str(url)
            .map_err(|error| bad(&error))?
            .application_name("magnifico")
            .options([
                // What is acknowledged is on the disk, whatever the server's own setting is.
                ("synchronous_commit", "on"),
                // A machine that is gone is noticed on the other side, too, and its session ends.
                ("tcp_keepalives_idle", "10"),
                ("tcp_keepalives_interval", "5"),
                ("tcp_keepalives_count", "3"),
            ])
            // It costs more than the statements do, and they hold secrets.
            .disable_statement_logging();
        Ok(Target { options, shown })
    }

    async fn connect(&self) -> Result<PgConnection, Error> {
        match timeout(CONNECT, self.options.connect()).await {
            Ok(conn) => Ok(conn?),
            Err(_) => Err(late()),
        }
    }
}

/// The address of a database as anybody may read it.
pub fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    let rest = rest.split(['?', '#']).next().unwrap_or_default();
    let (user, place) = rest.rsplit_once('@').unwrap_or(("", rest));
    let user = user.split(':').next().unwrap_or_default();
    if user.is_empty() { format!("{scheme}://{place}") } else { format!("{scheme}://{user}@{place}") }
}

/// A session of the database, so that its successor can end it.
#[derive(Clone, Debug)]
struct Session {
    pid: i32,
    started: String,
}

/// The writer's connection.
#[derive(Debug)]
pub(super) struct Link {
    target: Target,
    conn: Option<PgConnection>,
    session: Session,
    epoch: i64,
    /// The number of the last group that was given out.
    group: i64,
}

/// What a new connection found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// The group of this number was the last one that was written.
    Done(i64),
    /// Another server was there meanwhile.
    Other,
}

impl Link {
    /// Takes the database, which is brought to this program's schema.
    pub(super) async fn open(target: Target) -> Result<Link, Error> {
        let mut conn = target.connect().await?;
        let done = schema::check(&mut conn, &target.shown, schema::STEPS).await?;
        first_lock(&mut conn, &target.shown).await?;
        // Somebody else may have been at it until a moment ago.
        let done = done.max(schema::check(&mut conn, &target.shown, schema::STEPS).await?);
        schema::migrate(&mut conn, done, schema::STEPS).await?;
        warn_of_settings(&mut conn).await?;
        let (session, epoch, group) = claim(&mut conn).await?;
        Ok(Link { target, conn: Some(conn), session, epoch, group })
    }

    pub(super) fn epoch(&self) -> i64 {
        self.epoch
    }

    /// The number of the next group.
    pub(super) fn next_group(&mut self) -> i64 {
        self.group += 1;
        self.group
    }

    pub(super) fn is_up(&self) -> bool {
        self.conn.is_some()
    }

    /// The connection, if there is one.
    pub(super) fn conn(&mut self) -> Result<&mut PgConnection, Error> {
        self.conn.as_mut().ok_or_else(late)
    }

    /// Lets go of a connection that is of no use any more. What was on its way may or may not have been written.
    pub(super) fn lose(&mut self) {
        self.conn = None;
    }

    /// Makes a new connection, and says what the old one has left.
    pub(super) async fn renew(&mut self) -> Result<Found, Error> {
        let mut conn = self.target.connect().await?;
        let work = async {
            sqlx::query(END_SESSION)
                .bind(self.session.pid)
                .bind(&self.session.started)
                .execute(&mut conn)
                .await?;
            lock(&mut conn, &self.target.shown).await?;
            claim(&mut conn).await
        };
        let (session, epoch, done) = timeout(ANSWER, work).await.map_err(|_| late())??;
        let found = if epoch == self.epoch + 1 { Found::Done(done) } else { Found::Other };
        self.group = self.group.max(done);
        (self.conn, self.session, self.epoch) = (Some(conn), session, epoch);
        tracing::info!("the database is connected again");
        Ok(found)
    }

    /// The same, tried until then.
    pub(super) async fn renew_until(&mut self, end: Instant) -> Result<Found, Error> {
        loop {
            match self.renew().await {
                Err(error) if Instant::now() < end && !matches!(error, Error::InUse { .. }) => {
                    sleep(PAUSE).await;
                }
                done => return done,
            }
        }
    }

    pub(super) async fn close(self) -> Result<(), Error> {
        match self.conn {
            Some(conn) => Ok(conn.close().await?),
            None => Ok(()),
        }
    }
}

/// The session of a server that was killed ends a moment after it.
async fn first_lock(conn: &mut PgConnection, shown: &Path) -> Result<(), Error> {
    let end = Instant::now() + LINGER;
    loop {
        match lock(conn, shown).await {
            Err(Error::InUse { .. }) if Instant::now() < end => sleep(PAUSE).await,
            done => return done,
        }
    }
}

async fn lock(conn: &mut PgConnection, shown: &Path) -> Result<(), Error> {
    let is_ours: bool = sqlx::query_scalar(LOCK).fetch_one(conn).await?;
    if is_ours { Ok(()) } else { Err(Error::InUse { path: shown.to_owned() }) }
}

/// The session, its epoch, and the last group of the epochs before.
async fn claim(conn: &mut PgConnection) -> Result<(Session, i64, i64), Error> {
    let row = sqlx::query(SESSION).fetch_one(&mut *conn).await?;
    let session = Session { pid: row.try_get(0)?, started: row.try_get(1)? };
    let row = sqlx::query(CLAIM).fetch_one(conn).await?;
    Ok((session, row.try_get(0)?, row.try_get(1)?))
}

/// What is acknowledged is only as safe as the database keeps it.
async fn warn_of_settings(conn: &mut PgConnection) -> Result<(), Error> {
    for setting in ["fsync", "full_page_writes"] {
        let value: String =
            sqlx::query_scalar("SELECT current_setting($1)").bind(setting).fetch_one(&mut *conn).await?;
        if value != "on" {
            tracing::warn!(setting, value, "a crash of the database's machine can lose accepted moves");
        }
    }
    Ok(())
}

/// The error of a database that does not answer.
pub(super) fn late() -> Error {
    sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, "it does not answer")).into()
}

/// Whether an error means that the connection is of no use any more, so that nobody knows what became of a group.
pub(super) fn is_lost(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) | sqlx::Error::WorkerCrashed => {
            true
        }
        sqlx::Error::Database(cause) => {
            let code = cause.try_downcast_ref::<PgDatabaseError>().map_or("", PgDatabaseError::code);
            // The connection failed; the database stops, or has crashed; it became one to be read only; another server
            // has taken over.
            code.starts_with("08") || code.starts_with("57P") || code == "25006" || code == "MG002"
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::without_password as shown;

    #[test]
    fn a_password_is_shown_to_nobody() {
        assert_eq!(
            shown("postgres://me:secret@db:5432/games?sslmode=disable"),
            "postgres://me@db:5432/games"
        );
        assert_eq!(shown("postgres://me:se@cret@db/games?password=x"), "postgres://me@db/games");
        assert_eq!(shown("postgresql:///games?host=/run/postgresql&password=x"), "postgresql:///games");
        assert_eq!(shown("postgres://db/games"), "postgres://db/games");
    }
}
