//! What is special about the store in a file: groups, files that cannot be used, copies, what another program wrote.

#![allow(clippy::disallowed_methods)]

mod common;

use common::{id, in_folder, lines, table};
use sqlx::{Connection, SqliteConnection};
use std::fs;
use std::path::Path;
use store::{Append, Error, Filter, Snapshot, Store};

/// A connection past the store, as another program would have it.
async fn stranger(path: &Path) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite:{}?mode=rwc", path.display())).await.unwrap()
}

/// Starts all appends before the writer gets its turn, so that they are one group.
async fn together(store: &Store, appends: Vec<(&str, u64, Append)>) -> Vec<Result<u64, Error>> {
    let tasks: Vec<_> = appends
        .into_iter()
        .map(|(name, expected, append)| {
            let (store, id) = (store.clone(), id(name));
            tokio::spawn(async move { store.append(&id, expected, append).await })
        })
        .collect();
    let mut answers = Vec::new();
    for task in tasks {
        answers.push(task.await.unwrap());
    }
    answers
}

#[tokio::test]
async fn those_refused_do_not_harm_the_others_of_their_group() {
    let (_folder, store) = in_folder().await;
    for name in ["a", "b", "c"] {
        store.create(table(name)).await.unwrap();
    }
    let before = store.stats();
    let too_new = Some(Snapshot { version: 9, bytes: vec![] });
    let answers = together(
        &store,
        vec![
            ("a", 0, lines(["a1"])),
            ("b", 7, lines(["stale"])),
            ("nobody", 0, lines(["lost"])),
            ("a", 1, lines(["a2", "a3"])),
            ("a", 1, lines(["repeated"])),
            ("c", 0, Append { snapshot: too_new, ..lines(["unfit"]) }),
            ("c", 0, Append { over: true, meta: Some("m".into()), updated_ms: 9000, ..lines(["c1"]) }),
            ("c", 1, Append { updated_ms: 9500, ..lines(["c2"]) }),
        ],
    )
    .await;
    let told: Vec<String> = answers
        .iter()
        .map(|answer| answer.as_ref().map_or_else(ToString::to_string, u64::to_string))
        .collect();
    let stale = |now| format!("the table is at version {now}");
    let unfit = "a snapshot of version 9 does not fit a table of version 1".to_owned();
    let missing = "there is no such table".to_owned();
    assert_eq!(
        told,
        ["1".into(), stale(0), missing, "3".into(), stale(3), unfit, "1".into(), "2".to_owned()]
    );
    let after = store.stats();
    assert_eq!((after.commits - before.commits, after.entries - before.entries), (1, 5));
    assert_eq!(store.load(&id("a")).await.unwrap().tail, ["a1", "a2", "a3"]);
    assert!(store.load(&id("b")).await.unwrap().tail.is_empty());
    let c = store.load(&id("c")).await.unwrap();
    assert_eq!((c.tail.len(), c.meta.as_str(), c.over, c.updated_ms), (2, "m", false, 9500));
}

#[tokio::test]
async fn a_thousand_tables_share_a_few_commits() {
    let (_folder, store) = in_folder().await;
    let names: Vec<String> = (0..1000).map(|n| format!("t{n}")).collect();
    for name in &names {
        store.create(table(name)).await.unwrap();
    }
    for version in 0..3 {
        let before = store.stats().commits;
        let appends = names.iter().map(|name| (name.as_str(), version, lines([version]))).collect();
        let answers = together(&store, appends).await;
        assert!(answers.into_iter().all(|answer| answer.unwrap() == version + 1));
        assert!(store.stats().commits - before <= 3);
    }
    for name in &names {
        assert_eq!(store.load(&id(name)).await.unwrap().tail, ["0", "1", "2"]);
    }
}

#[tokio::test]
async fn reading_does_not_wait_for_writing() {
    let (folder, store) = in_folder().await;
    store.create(table("a")).await.unwrap();
    store.append(&id("a"), 0, lines(["1"])).await.unwrap();
    let mut conn = stranger(&folder.path().join("magnifico.db")).await;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut conn).await.unwrap();
    let writer = store.clone();
    let waiting = tokio::spawn(async move { writer.append(&id("a"), 1, lines(["2"])).await });
    for _ in 0..20 {
        assert_eq!(store.load(&id("a")).await.unwrap().tail, ["1"]);
        assert_eq!(store.list(Filter::default()).await.unwrap().len(), 1);
    }
    assert!(!waiting.is_finished());
    sqlx::query("ROLLBACK").execute(&mut conn).await.unwrap();
    assert_eq!(waiting.await.unwrap().unwrap(), 2);
}

#[tokio::test]
async fn everything_is_there_after_reopening() {
    let (folder, store) = in_folder().await;
    let path = folder.path().join("magnifico.db");
    store.create(table("a")).await.unwrap();
    store.append(&id("a"), 0, lines(["1", "2"])).await.unwrap();
    store.close().await.unwrap();

    let store = Store::sqlite(&path).await.unwrap();
    assert!(matches!(store.create(table("a")).await, Err(Error::Exists)));
    assert!(matches!(store.append(&id("a"), 0, lines(["1"])).await, Err(Error::Stale { now: 2 })));
    store.create(table("b")).await.unwrap();
    store.append(&id("b"), 0, lines(["x"])).await.unwrap();
    assert_eq!(store.append(&id("a"), 2, lines(["3"])).await.unwrap(), 3);
    assert_eq!(store.load(&id("a")).await.unwrap().tail, ["1", "2", "3"]);
    assert_eq!(store.load(&id("b")).await.unwrap().tail, ["x"]);
}

#[tokio::test]
async fn a_store_is_let_go_when_its_last_handle_is() {
    let (folder, store) = in_folder().await;
    let path = folder.path().join("magnifico.db");
    assert!(matches!(Store::sqlite(&path).await, Err(Error::InUse { .. })));
    drop(store);
    // The writer ends in its own time; each try gives it a turn.
    while let Err(error) = Store::sqlite(&path).await {
        assert!(matches!(error, Error::InUse { .. }), "{error}");
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_newer_database_is_refused_and_left_alone() {
    let (folder, store) = in_folder().await;
    let path = folder.path().join("magnifico.db");
    store.create(table("a")).await.unwrap();
    store.close().await.unwrap();
    let mut conn = stranger(&path).await;
    sqlx::query("PRAGMA user_version = 4711").execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    let before = fs::read(&path).unwrap();
    let refused = Store::sqlite(&path).await.unwrap_err();
    assert!(matches!(refused, Error::Newer { found: 4711, known: 1.. }), "{refused}");
    assert_eq!(fs::read(&path).unwrap(), before);
    // A copy of it is still possible.
    Store::backup_file(&path, &folder.path().join("copy.db")).await.unwrap();
}

#[tokio::test]
async fn the_database_of_another_program_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("theirs.db");
    let mut conn = stranger(&path).await;
    sqlx::query("CREATE TABLE theirs (it INTEGER)").execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    let before = fs::read(&path).unwrap();
    assert!(matches!(Store::sqlite(&path).await, Err(Error::Foreign { .. })));
    let copy = folder.path().join("copy.db");
    assert!(matches!(Store::backup_file(&path, &copy).await, Err(Error::Foreign { .. })));
    assert!(!copy.exists());
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_a_clear_error() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("magnifico.db");
    fs::write(&path, "no database at all ".repeat(1000)).unwrap();
    let refused = Store::sqlite(&path).await.unwrap_err();
    assert!(matches!(refused, Error::Corrupt { .. }), "{refused}");
    assert_eq!(refused.to_string(), "the database is damaged: file is not a database");
}

/// Damages every page after the first in its own way; some answer is given to everything, and none is a panic.
#[tokio::test]
async fn a_damaged_file_is_a_clear_error() {
    let (folder, store) = in_folder().await;
    let path = folder.path().join("magnifico.db");
    for name in ["a", "b"] {
        store.create(table(name)).await.unwrap();
        store.append(&id(name), 0, lines(0..100)).await.unwrap();
    }
    store.close().await.unwrap();
    let whole = fs::read(&path).unwrap();
    let mut n_damaged = 0;
    for page in 1..whole.len() / 4096 {
        let mut bytes = whole.clone();
        bytes[page * 4096..][..4096].fill(0xa5);
        fs::write(&path, &bytes).unwrap();
        if let Err(error) = use_it(&path).await {
            assert!(matches!(error, Error::Corrupt { .. }), "{error}");
            n_damaged += 1;
        }
    }
    assert!(n_damaged > 5, "{n_damaged}");
    fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    assert!(matches!(use_it(&path).await, Err(Error::Corrupt { .. })));
}

/// Does a bit of everything; the first error is the answer.
async fn use_it(path: &Path) -> Result<(), Error> {
    let store = Store::sqlite(path).await?;
    let done = async {
        for name in ["a", "b"] {
            assert_eq!(store.load(&id(name)).await?.version, 100);
            store.append(&id(name), 100, lines(["more"])).await?;
        }
        store.list(Filter::default()).await.map(|_| ())
    };
    let done = done.await;
    store.close().await?;
    done
}

#[tokio::test]
async fn a_gap_in_a_table_is_found() {
    let (folder, store) = in_folder().await;
    store.create(table("a")).await.unwrap();
    store.append(&id("a"), 0, lines(["1", "2", "3"])).await.unwrap();
    let mut conn = stranger(&folder.path().join("magnifico.db")).await;
    sqlx::query("DELETE FROM entries WHERE version = 2").execute(&mut conn).await.unwrap();
    let found = store.load(&id("a")).await.unwrap_err();
    assert_eq!(found.to_string(), "the database is damaged: the entries of table number 1 are not all there");
    assert_eq!(store.entries(&id("a"), 2).await.unwrap(), ["3"]);
}

/// Nobody else may write. If somebody does, past the lock, nothing is lost: the group fails, and then all is clear.
#[tokio::test]
async fn what_another_program_wrote_is_never_written_over() {
    let (folder, store) = in_folder().await;
    store.create(table("a")).await.unwrap();
    store.append(&id("a"), 0, lines(["1"])).await.unwrap();
    let mut conn = stranger(&folder.path().join("magnifico.db")).await;
    let theirs =
        "INSERT INTO entries (seq, table_no, version, previous, at_ms, text) VALUES (99, 1, 2, 1, 5, 'x')";
    sqlx::query(theirs).execute(&mut conn).await.unwrap();

    let failed = store.append(&id("a"), 1, lines(["2"])).await.unwrap_err();
    assert!(matches!(failed, Error::Failed(_)), "{failed}");
    assert!(failed.to_string().contains("does not follow"), "{failed}");
    assert_eq!(store.stats().failed_commits, 1);
    assert_eq!(store.load(&id("a")).await.unwrap().tail, ["1", "x"]);
    assert!(matches!(store.append(&id("a"), 1, lines(["2"])).await, Err(Error::Stale { now: 2 })));
    assert_eq!(store.append(&id("a"), 2, lines(["3"])).await.unwrap(), 3);
    assert_eq!(store.load(&id("a")).await.unwrap().tail, ["1", "x", "3"]);
}

#[tokio::test]
async fn a_folder_that_cannot_be_is_a_clear_error() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let refused = Store::sqlite(&file.join("magnifico.db")).await.unwrap_err();
    assert!(matches!(&refused, Error::File { path, .. } if *path == file), "{refused}");
}

#[tokio::test]
async fn a_path_may_have_any_characters() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new & deep/l'été %20 #1 ?mode=ro.db");
    let store = Store::sqlite(&path).await.unwrap();
    store.create(table("a")).await.unwrap();
    let copy = folder.path().join("l'été %20 ?x=y.db");
    store.backup(&copy).await.unwrap();
    assert!(path.exists() && copy.exists());
    assert_eq!(Store::sqlite(&copy).await.unwrap().load(&id("a")).await.unwrap().version, 0);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, store) = in_folder().await;
    store.create(table("a")).await.unwrap();
    store.backup(&folder.path().join("copy.db")).await.unwrap();
    let mut n_files = 0;
    for file in fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{}", file.path().display());
        n_files += 1;
    }
    // The database, its log and the log's index, the lock, the copy.
    assert_eq!(n_files, 5);
}

#[tokio::test]
async fn a_copy_is_never_written_over_anything() {
    let (folder, store) = in_folder().await;
    let to = folder.path().join("copy.db");
    fs::write(&to, "precious").unwrap();
    assert!(matches!(store.backup(&to).await, Err(Error::BackupExists { path }) if path == to));
    assert_eq!(fs::read_to_string(&to).unwrap(), "precious");
    let missing = folder.path().join("missing.db");
    assert!(matches!(Store::backup_file(&missing, &folder.path().join("x")).await, Err(Error::File { .. })));
    assert!(matches!(Store::memory().backup(&folder.path().join("y")).await, Err(Error::NoBackup)));
    assert!(!missing.exists() && !folder.path().join("x").exists() && !folder.path().join("y").exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_all_play_is_consistent() {
    const TABLES: usize = 20;
    let (folder, store) = in_folder().await;
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let mut players = Vec::new();
    for n in 0..TABLES {
        let (store, stopped) = (store.clone(), stopped.clone());
        store.create(table(&format!("t{n}"))).await.unwrap();
        players.push(tokio::spawn(async move {
            let id = id(&format!("t{n}"));
            let mut version = 0;
            while !*stopped.borrow() {
                let entries = [version, version + 1];
                let append = Append { meta: Some((version + 2).to_string()), ..lines(entries) };
                version = store.append(&id, version, append).await.unwrap();
            }
        }));
    }
    let mut copies = Vec::new();
    for n in 0..5 {
        let (before, copy) =
            (store.list(Filter::default()).await.unwrap(), folder.path().join(format!("{n}.db")));
        store.backup(&copy).await.unwrap();
        copies.push((before, copy));
    }
    stop.send(true).unwrap();
    for player in players {
        player.await.unwrap();
    }
    for (before, copy) in copies {
        let copy = Store::sqlite(&copy).await.unwrap();
        for was in before {
            let loaded = copy.load(&was.id).await.unwrap();
            // All that was acknowledged before the copy began, and what belongs together.
            assert!(loaded.version >= was.version);
            let expected: Vec<String> = (0..loaded.version).map(|n| n.to_string()).collect();
            assert_eq!(loaded.tail, expected);
            assert!(loaded.version == 0 || loaded.meta == loaded.version.to_string());
            copy.append(&was.id, loaded.version, lines(["on we go"])).await.unwrap();
        }
        assert_eq!(copy.list(Filter::default()).await.unwrap().len(), TABLES);
    }
}

#[tokio::test]
async fn a_database_of_version_1_is_brought_to_today_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("magnifico.db");
    let mut conn = stranger(&path).await;
    let old = "INSERT INTO tables (no, id, header, seed, created_ms) VALUES (1, 'a', '{}', zeroblob(32), 5);
               INSERT INTO heads (no, game, version, last, updated_ms, over) VALUES (1, 'nim', 0, 0, 5, 0);
               INSERT INTO metas (no, meta) VALUES (1, '{\"settings\":{\"listed\":true,\"clock\":\"none\"}}');
               INSERT INTO entries (seq, table_no, version, previous, at_ms, text) VALUES (1, 1, 1, 0, 6, 'one');
               PRAGMA application_id = 0x4d61676e; PRAGMA user_version = 1;";
    let schema = include_str!("../src/sqlite/schema.sql");
    sqlx::raw_sql(sqlx::AssertSqlSafe(format!("{schema}\n{old}"))).execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    let store = Store::sqlite(&path).await.unwrap();
    assert_eq!(store.list(Filter::default()).await.unwrap().len(), 1);
    assert_eq!(store.append(&id("a"), 1, lines(["two"])).await.unwrap(), 2);
    assert_eq!(store.load(&id("a")).await.unwrap().tail, ["one", "two"]);
}

#[tokio::test]
async fn a_removed_table_gives_its_room_back() {
    let (_folder, store) = in_folder().await;
    let most = async || store.usage().await.unwrap().bytes;
    for name in ["a", "b", "c"] {
        store.create(table(name)).await.unwrap();
    }
    let empty = most().await;
    let fill = async |name: &str| {
        store.create(table(name)).await.unwrap();
        store.append(&id(name), 0, lines((0..2000).map(|n| format!("{n:0>200}")))).await.unwrap();
    };
    fill("d").await;
    let full = most().await;
    assert!(full > empty + 400_000, "{empty} {full}");
    store.remove(&id("d"), 2000, 1).await.unwrap();
    let mut steps = 0;
    while store.reclaim().await.unwrap() > 0 {
        steps += 1;
    }
    assert_eq!(steps, 7, "256 entries at a time");
    assert!(most().await < empty + 40_000, "{empty} {}", most().await);
    fill("e").await;
    assert!(most().await <= full + 8192);
}

#[tokio::test]
async fn what_a_removed_table_left_is_deleted_after_a_crash_too() {
    let (folder, store) = in_folder().await;
    store.create(table("a")).await.unwrap();
    store.append(&id("a"), 0, lines(0..600)).await.unwrap();
    store.remove(&id("a"), 600, 1).await.unwrap();
    assert_eq!(store.reclaim().await.unwrap(), 1);
    store.close().await.unwrap();
    let path = folder.path().join("magnifico.db");
    let store = Store::sqlite(&path).await.unwrap();
    while store.reclaim().await.unwrap() > 0 {}
    store.close().await.unwrap();
    let mut conn = stranger(&path).await;
    let left: i64 = sqlx::query_scalar("SELECT count(*) FROM entries").fetch_one(&mut conn).await.unwrap();
    assert_eq!(left, 0);
}
