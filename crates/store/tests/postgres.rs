//! What is special about the store in `PostgreSQL`: the connection ends, others are in the way, what cannot be used.

mod common;

use common::postgres::{self, Postgres};
use common::{id, lines, table};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{Append, Error, Filter, Store};

/// A connection past the store, as another program would have it.
async fn stranger(url: &str) -> PgConnection {
    PgConnection::connect(url).await.unwrap()
}

async fn told(url: &str, sql: &str) -> String {
    let mut conn = stranger(url).await;
    let value: Option<String> =
        sqlx::query_scalar(AssertSqlSafe(sql.to_owned())).fetch_one(&mut conn).await.unwrap();
    value.unwrap_or_default()
}

async fn execute(url: &str, sql: &str) {
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut stranger(url).await).await.unwrap();
}

#[tokio::test]
async fn those_refused_do_not_harm_the_others_of_their_group() {
    let store = Store::postgres(&postgres::empty()).await.unwrap();
    for name in ["a", "b", "c"] {
        store.create(table(name)).await.unwrap();
    }
    let before = store.stats();
    let last = Append { over: true, meta: Some("m".into()), updated_ms: 9000, ..lines(["c1"]) };
    let appends = [
        ("a", 0, lines(["a1"])),
        ("b", 7, lines(["stale"])),
        ("nobody", 0, lines(["lost"])),
        ("a", 1, lines(["a2", "a3"])),
        ("a", 1, lines(["repeated"])),
        ("c", 0, last),
        ("c", 1, Append { updated_ms: 9500, ..lines(["c2"]) }),
    ];
    // All before the writer gets its turn, so that they are one group.
    let tasks: Vec<_> = appends
        .into_iter()
        .map(|(name, expected, append)| {
            let store = store.clone();
            tokio::spawn(async move { store.append(&id(name), expected, append).await })
        })
        .collect();
    let mut answers = Vec::new();
    for task in tasks {
        answers.push(task.await.unwrap().map_or_else(|error| error.to_string(), |now| now.to_string()));
    }
    let stale = |now| format!("the table is at version {now}");
    let missing = "there is no such table".to_owned();
    let expected = ["1".into(), stale(0), missing, "3".into(), stale(3), "1".into(), "2".into()];
    assert_eq!(answers, expected);
    let after = store.stats();
    assert_eq!((after.commits - before.commits, after.entries - before.entries), (1, 5));
    let loaded = store.load(&id("c")).await.unwrap();
    assert_eq!((loaded.tail, loaded.over, loaded.updated_ms), (vec!["c1".into(), "c2".into()], false, 9500));
}

#[tokio::test]
async fn everything_is_there_after_reopening() {
    let url = postgres::empty();
    let store = Store::postgres(&url).await.unwrap();
    store.create(table("a")).await.unwrap();
    store.append(&id("a"), 0, lines(["1", "2"])).await.unwrap();
    assert!(matches!(Store::postgres(&url).await, Err(Error::InUse { .. })), "one server at a time");
    store.close().await.unwrap();
    let store = Store::postgres(&url).await.unwrap();
    assert!(matches!(store.create(table("a")).await, Err(Error::Exists)));
    assert!(matches!(store.append(&id("a"), 0, lines(["1"])).await, Err(Error::Stale { now: 2 })));
    store.create(table("b")).await.unwrap();
    assert_eq!(store.append(&id("a"), 2, lines(["3"])).await.unwrap(), 3);
    assert_eq!(store.load(&id("a")).await.unwrap().tail, ["1", "2", "3"]);
}

#[tokio::test]
async fn what_is_acknowledged_is_on_the_disk() {
    let url = postgres::empty();
    let store = Store::postgres(&url).await.unwrap();
    store.create(table("a")).await.unwrap();
    execute(&url, "CREATE TABLE seen (setting text)").await;
    let watch = "CREATE FUNCTION watch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                     INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$;
                 CREATE TRIGGER watch AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION watch()";
    execute(&url, watch).await;
    store.append(&id("a"), 0, lines(["1"])).await.unwrap();
    assert_eq!(told(&url, "SELECT string_agg(setting, ',') FROM seen").await, "on");
}

/// A table has each version once: the database itself holds that.
#[tokio::test]
async fn what_another_program_wrote_is_never_written_over() {
    let url = postgres::empty();
    let store = Store::postgres(&url).await.unwrap();
    store.create(table("a")).await.unwrap();
    store.append(&id("a"), 0, lines(["1"])).await.unwrap();
    let theirs = "INSERT INTO entries SELECT no, 2, 'x' FROM tables; UPDATE heads SET version = 2";
    execute(&url, theirs).await;
    let failed = store.append(&id("a"), 1, lines(["2"])).await.unwrap_err();
    assert!(failed.to_string().contains("does not follow"), "{failed}");
    assert_eq!(store.load(&id("a")).await.unwrap().tail, ["1", "x"]);
    assert!(matches!(store.append(&id("a"), 1, lines(["2"])).await, Err(Error::Stale { now: 2 })));
    assert_eq!(store.append(&id("a"), 2, lines(["3"])).await.unwrap(), 3);
    // Even where the head is wrong, no version is there twice.
    execute(&url, "UPDATE heads SET version = 1").await;
    let twice = "INSERT INTO entries SELECT no, 3, 'y' FROM tables";
    assert!(sqlx::raw_sql(twice).execute(&mut stranger(&url).await).await.is_err());
}

#[tokio::test]
async fn a_gap_in_a_table_is_found() {
    let url = postgres::empty();
    let store = Store::postgres(&url).await.unwrap();
    store.create(table("a")).await.unwrap();
    store.append(&id("a"), 0, lines(["1", "2", "3"])).await.unwrap();
    execute(&url, "DELETE FROM entries WHERE version = 2").await;
    let found = store.load(&id("a")).await.unwrap_err();
    assert!(matches!(found, Error::Corrupt { .. }), "{found}");
    assert_eq!(store.entries(&id("a"), 2).await.unwrap(), ["3"]);
}

#[tokio::test]
async fn a_newer_database_and_somebody_elses_are_left_alone() {
    let url = postgres::empty();
    Store::postgres(&url).await.unwrap().close().await.unwrap();
    execute(&url, "UPDATE magnifico SET version = 4711").await;
    let refused = Store::postgres(&url).await.unwrap_err();
    assert!(matches!(refused, Error::Newer { found: 4711, known: 1.. }), "{refused}");
    let url = postgres::empty();
    execute(&url, "CREATE TABLE theirs (it integer)").await;
    assert!(matches!(Store::postgres(&url).await, Err(Error::Foreign { .. })));
    assert_eq!(told(&url, "SELECT count(*)::text FROM pg_class WHERE relname = 'theirs'").await, "1");
}

#[tokio::test]
async fn an_address_that_is_wrong_is_named_without_its_password() {
    for url in ["postgres://me:geheim@/nowhere?host=/nowhere", "postgres://me:geheim@127.0.0.1:1/x"] {
        let error = Store::postgres(url).await.unwrap_err().to_string();
        assert!(!error.contains("geheim"), "{error}");
    }
    let error = Store::postgres("postgres://me:geheim@h:port/x").await.unwrap_err();
    assert!(matches!(error, Error::Unusable { .. }), "{error}");
    assert!(!error.to_string().contains("geheim"), "{error}");
    let missing = format!("{}&options=-csearch_path%3Dnowhere", postgres::empty());
    let error = Store::postgres(&missing).await.unwrap_err();
    assert!(error.to_string().contains("search_path"), "{error}");
}

#[tokio::test]
async fn room_is_counted_and_given_back() {
    let store = Store::postgres(&postgres::empty()).await.unwrap();
    let bytes = async || store.usage().await.unwrap().bytes;
    let empty = bytes().await;
    store.create(table("a")).await.unwrap();
    store.append(&id("a"), 0, lines((0..2000).map(|n| format!("{n:0>200}")))).await.unwrap();
    assert!(bytes().await > empty + 400_000);
    store.remove(&id("a"), 2000, 1).await.unwrap();
    let mut steps = 0;
    while store.reclaim().await.unwrap() > 0 {
        steps += 1;
    }
    assert_eq!((steps, bytes().await), (7, empty), "256 entries at a time");
}

/// Sessions are ended, and the database crashes and comes back, while many play: nobody notices, nothing is lost, and
/// nothing is there twice.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_comes_back_soon_is_waited_for() {
    const TABLES: usize = 12;
    let database = Arc::new(Postgres::start());
    let store = Store::postgres(&database.url()).await.unwrap();
    let is_over = Arc::new(AtomicBool::new(false));
    let mut players = Vec::new();
    for n in 0..TABLES {
        let (store, is_over) = (store.clone(), is_over.clone());
        store.create(table(&format!("t{n}"))).await.unwrap();
        players.push(tokio::spawn(async move {
            let id = id(&format!("t{n}"));
            let (mut version, mut refused) = (0, 0);
            while !is_over.load(Ordering::Relaxed) {
                match store.append(&id, version, lines([version, version + 1])).await {
                    Ok(now) => {
                        assert_eq!(now, version + 2);
                        version = now;
                    }
                    // Only what was told to have failed may turn out to be there after all.
                    Err(Error::Stale { now }) if refused > 0 && now == version + 2 => version = now,
                    Err(Error::Stale { now }) => panic!("at {now} instead of {version}"),
                    Err(_) => refused += 1,
                }
            }
            (version, refused)
        }));
    }
    let end =
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'magnifico'";
    for round in 0..12 {
        let (database, before) = (database.clone(), store.stats().commits);
        let fault = move || if round % 3 == 0 { database.restart() } else { drop(database.sql(end)) };
        tokio::task::spawn_blocking(fault).await.unwrap();
        while store.stats().commits < before + 20 {
            tokio::task::yield_now().await;
        }
    }
    is_over.store(true, Ordering::Relaxed);
    let mut all_refused = 0;
    for (n, player) in players.into_iter().enumerate() {
        let (version, refused) = player.await.unwrap();
        let entries = store.entries(&id(&format!("t{n}")), 0).await.unwrap();
        let expected: Vec<String> = (0..version).map(|n| n.to_string()).collect();
        assert_eq!(entries, expected, "table {n}");
        all_refused += refused;
    }
    assert_eq!(all_refused, 0, "it was away for less than it is waited for");
    assert_eq!(store.stats().failed_commits, 0);
}

/// A database that is away for long: moves are refused at once and tried again, and all goes on when it is back.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_away_refuses_and_is_found_again() {
    let database = Postgres::start();
    let store = Store::postgres(&database.url()).await.unwrap();
    store.create(table("a")).await.unwrap();
    store.append(&id("a"), 0, lines(["1"])).await.unwrap();
    database.crash();
    // The first waits for a while; the others are told at once.
    for _ in 0..3 {
        let refused = store.append(&id("a"), 1, lines(["2"])).await.unwrap_err();
        assert!(matches!(refused, Error::Failed(_)), "{refused}");
    }
    assert!(store.load(&id("a")).await.is_err());
    assert!(store.stats().trouble.is_some());
    assert!(store.probe().await.is_err());
    database.start_again();
    store.probe().await.unwrap();
    assert!(store.stats().trouble.is_none());
    assert_eq!(store.append(&id("a"), 1, lines(["2"])).await.unwrap(), 2);
    assert_eq!(store.load(&id("a")).await.unwrap().tail, ["1", "2"]);
    assert_eq!(store.list(Filter::default()).await.unwrap().len(), 1);
}

/// Another server took the database while this one could not reach it: it can write no more, and says why.
#[tokio::test]
async fn a_server_whose_database_was_taken_over_writes_no_more() {
    let url = postgres::empty();
    let store = Store::postgres(&url).await.unwrap();
    store.create(table("a")).await.unwrap();
    // The session ends, and the other one is quicker.
    let mut other = stranger(&url).await;
    let end = "SELECT pg_terminate_backend(pid, 3000) FROM pg_locks
               WHERE locktype = 'advisory' AND classid = hashtext('magnifico')::oid
                 AND objid = hashtext(current_schema())::oid";
    sqlx::query(end).fetch_all(&mut other).await.unwrap();
    let second = Store::postgres(&url).await.unwrap();
    assert_eq!(second.append(&id("a"), 0, lines(["theirs"])).await.unwrap(), 1);
    let refused = store.append(&id("a"), 0, lines(["ours"])).await.unwrap_err();
    assert!(matches!(refused, Error::InUse { .. }), "{refused}");
    assert_eq!(second.load(&id("a")).await.unwrap().tail, ["theirs"]);
    second.close().await.unwrap();
    assert!(matches!(store.append(&id("a"), 0, lines(["ours"])).await, Err(Error::Stale { now: 1 })));
    assert_eq!(store.append(&id("a"), 1, lines(["ours"])).await.unwrap(), 2);
}
