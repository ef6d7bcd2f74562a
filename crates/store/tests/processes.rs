//! What only a second process can show: a crash loses nothing, a full disk neither, and two servers do not share.
//!
//! This program starts itself as that process; so it has a `main` of its own. `CRASHES=200` asks for that many.

#![allow(clippy::disallowed_methods, clippy::print_stdout)]

mod common;

use common::{id, lines, table};
use kernel::Rng;
use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use store::{Append, Error, Snapshot, Store};

const TABLES: usize = 40;
/// What the second process says first.
const HELLO: &str = "hello";

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["child", "play", database, run] => play(Path::new(database), run).await,
        ["child", "backup", database, to] => {
            Store::backup_file(Path::new(database), Path::new(to)).await.expect("copied");
        }
        ["child", "open", database] => match Store::sqlite(Path::new(database)).await {
            Ok(_) => println!("opened"),
            Err(error) => println!("{error}"),
        },
        _ => tests(&arguments).await,
    }
}

/// Runs the tests, or those whose names contain one of the words given, as `cargo test` would.
async fn tests(arguments: &[String]) {
    let words: Vec<&String> = arguments.iter().filter(|argument| !argument.starts_with('-')).collect();
    let is_wanted = |name: &str| words.is_empty() || words.iter().any(|word| name.contains(*word));
    if is_wanted("a_crash_loses_nothing") {
        a_crash_loses_nothing().await;
    }
    if is_wanted("a_full_disk_loses_nothing") && cfg!(unix) {
        a_full_disk_loses_nothing().await;
    }
    if is_wanted("two_servers_do_not_share") {
        two_servers_do_not_share().await;
    }
}

/// Kills a server at random many times. Whatever it acknowledged is there afterwards, once and in its place.
async fn a_crash_loses_nothing() {
    let crashes = env::var("CRASHES").map_or(25, |text| text.parse().expect("CRASHES is a number"));
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("magnifico.db");
    let mut rng = Rng::new(1492);
    let mut acknowledged = BTreeMap::new();
    for run in 0..crashes {
        let mut child = spawn(&["child", "play", path(&database), &run.to_string()]);
        let answers = BufReader::new(child.stdout.take().unwrap());
        // Sometimes while it opens its file, sometimes in the thick of it.
        let patience = if rng.below(4) == 0 { 0 } else { rng.below(1200) };
        for (n, line) in answers.lines().map(Result::unwrap).enumerate() {
            if n == patience {
                child.kill().unwrap();
            }
            // What stood in the pipe when the child died was acknowledged all the same.
            if line != HELLO {
                let [table, run, n_entries] = numbers(&line);
                acknowledged.insert((table, run), n_entries);
            }
        }
        child.wait().unwrap();
        check_all(&database, &acknowledged).await;
    }
    let total: u64 = acknowledged.values().sum();
    assert!(total > 0);
    println!("test a_crash_loses_nothing ... ok ({crashes} crashes, {total} acknowledged entries)");
}

/// A server that may write no more than a few megabytes, so that commits fail for good. What failed is not there,
/// neither then nor later, and what was acknowledged is.
async fn a_full_disk_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("magnifico.db");
    let program = env::current_exe().unwrap();
    let script = "trap '' XFSZ; ulimit -f 2048; exec \"$@\"";
    let child = Command::new("sh")
        .args(["-c", script, "sh", path(&program), "child", "play", path(&database), "0"])
        .output()
        .unwrap();
    let told = String::from_utf8(child.stdout).unwrap();
    let (mut acknowledged, mut n_failed) = (BTreeMap::new(), 0);
    for line in told.lines().filter(|line| *line != HELLO) {
        if let Some(failure) = line.strip_prefix("failed: ") {
            assert!(failure.starts_with("the disk takes no more: "), "{failure}");
            n_failed += 1;
        } else {
            let [table, run, n_entries] = numbers(line);
            acknowledged.insert((table, run), n_entries);
        }
    }
    assert_eq!(n_failed, TABLES, "{}", String::from_utf8_lossy(&child.stderr));
    let store = Store::sqlite(&database).await.unwrap();
    for n in 0..TABLES as u64 {
        let version = store.load(&id(&format!("t{n}"))).await.unwrap().version;
        assert_eq!(version, acknowledged.get(&(n, 0)).copied().unwrap_or(0));
    }
    store.close().await.unwrap();
    check_all(&database, &acknowledged).await;
    println!("test a_full_disk_loses_nothing ... ok");
}

/// While a server runs, another one is refused and a copy is not.
async fn two_servers_do_not_share() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("magnifico.db");
    let store = Store::sqlite(&database).await.unwrap();
    store.create(table("a")).await.unwrap();
    store.append(&id("a"), 0, lines(["1", "2"])).await.unwrap();

    let refused = run(&["child", "open", path(&database)]);
    assert!(refused.starts_with("another server uses "), "{refused}");
    let copy = folder.path().join("copy.db");
    run(&["child", "backup", path(&database), path(&copy)]);
    assert_eq!(store.append(&id("a"), 2, lines(["3"])).await.unwrap(), 3);
    store.close().await.unwrap();
    assert_eq!(run(&["child", "open", path(&database)]).trim(), "opened");

    let copy = Store::sqlite(&copy).await.unwrap();
    assert_eq!(copy.load(&id("a")).await.unwrap().tail, ["1", "2"]);
    println!("test two_servers_do_not_share ... ok");
}

/// The server that is killed: every table appends as fast as it is acknowledged, and says what was.
async fn play(database: &Path, run: &str) {
    say(HELLO);
    let store = Store::sqlite(database).await.expect("opened");
    let mut tables = Vec::new();
    for n in 0..TABLES {
        tables.push(tokio::spawn(play_one(store.clone(), n, run.to_owned())));
    }
    for table in tables {
        table.await.expect("no panic");
    }
}

async fn play_one(store: Store, n: usize, run: String) {
    let name = format!("t{n}");
    match store.create(table(&name)).await {
        Ok(()) | Err(Error::Exists) => {}
        Err(error) => panic!("{error}"),
    }
    let mut version = store.load(&id(&name)).await.expect("loaded").version;
    let mut done = 0;
    loop {
        let size = size_of_append(done);
        let entries = (done..done + size).map(|entry| format!("{run} {entry} {}", "x".repeat(n * 10)));
        let after = version + size;
        let snapshot =
            after.is_multiple_of(5).then(|| Snapshot { version: after, bytes: after.to_le_bytes().into() });
        match store.append(&id(&name), version, Append { snapshot, ..lines(entries) }).await {
            Ok(now) => assert_eq!(now, after),
            Err(error) => {
                assert_eq!(store.load(&id(&name)).await.expect("loaded").version, version);
                say(&format!("failed: {error}"));
                return;
            }
        }
        version = after;
        done += size;
        say(&format!("{n} {run} {done}"));
    }
}

/// One, two, three, one, two, three entries in an append.
fn size_of_append(done: u64) -> u64 {
    match done % 6 {
        0 => 1,
        1 => 2,
        _ => 3,
    }
}

/// One write, so that a line is whole or not there.
fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("{line}\n").as_bytes()).and_then(|()| out.flush()).expect("somebody listens");
}

/// Checks all tables against how many entries were acknowledged of each table and run.
async fn check_all(database: &Path, acknowledged: &BTreeMap<(u64, u64), u64>) {
    let store = Store::sqlite(database).await.unwrap();
    for n in 0..TABLES as u64 {
        let table = id(&format!("t{n}"));
        let loaded = match store.load(&table).await {
            // Killed before it was acknowledged as created.
            Err(Error::NotFound) if !acknowledged.keys().any(|(table, _)| *table == n) => continue,
            loaded => loaded.unwrap(),
        };
        let entries = store.entries(&table, 0).await.unwrap();
        assert_eq!(entries.len() as u64, loaded.version);
        let from = loaded.snapshot.map_or(0, |snapshot| {
            assert_eq!(snapshot.bytes, snapshot.version.to_le_bytes());
            snapshot.version as usize
        });
        assert_eq!(loaded.tail, entries[from..]);
        check_one(n, &entries, acknowledged);
    }
    store.close().await.unwrap();
}

fn check_one(table: u64, entries: &[String], acknowledged: &BTreeMap<(u64, u64), u64>) {
    let mut of_run = BTreeMap::<u64, u64>::new();
    let mut last_run = 0;
    for entry in entries {
        let [run, n, ..] = entry.split(' ').collect::<Vec<_>>()[..] else { panic!("{entry}") };
        let (run, n): (u64, u64) = (run.parse().unwrap(), n.parse().unwrap());
        assert!(run >= last_run, "run {run} comes after run {last_run}");
        last_run = run;
        let count = of_run.entry(run).or_default();
        assert_eq!(n, *count, "table {table}, run {run}: an entry is missing, twice or in the wrong place");
        *count += 1;
    }
    for (run, count) in &of_run {
        assert!(matches!(count % 6, 0 | 1 | 3), "table {table}, run {run}: half an append");
    }
    for ((_, run), n_entries) in acknowledged.range((table, 0)..=(table, u64::MAX)) {
        let found = of_run.get(run).copied().unwrap_or(0);
        assert!(found >= *n_entries, "table {table}, run {run}: {n_entries} acknowledged, {found} there");
    }
}

fn spawn(arguments: &[&str]) -> Child {
    let program = env::current_exe().unwrap();
    Command::new(program).args(arguments).stdout(Stdio::piped()).spawn().unwrap()
}

fn run(arguments: &[&str]) -> String {
    let output = spawn(arguments).wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn numbers<const N: usize>(line: &str) -> [u64; N] {
    let numbers: Vec<u64> = line.split(' ').map(|word| word.parse().expect(line)).collect();
    numbers.try_into().expect(line)
}
