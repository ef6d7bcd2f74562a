//! How many durable appends a second, from one table and from many at once, and what waking a table costs.
//!
//! `cargo bench -p store` prints a line for each case; under `taskset -c 0` everything shares one core, as a small
//! server would. The file is in the folder for build output, since the system's temporary folder may be in memory.
//! `cargo bench -p store --bench append -- --postgres` does the same in a `PostgreSQL` of its own, with all syncs; the
//! processor time is then the server's alone, without the database's.

#![allow(clippy::disallowed_methods, clippy::print_stdout)]

#[path = "../tests/common/postgres.rs"]
mod postgres;

use postgres::Postgres;
use std::time::{Duration, Instant};
use store::{Append, Kind, NewTable, Snapshot, Store, TableId};

const ENTRY: &str =
    r#"{"entry":"act","seat":2,"action":"place white tower.green.3 servants 2","state":"0123456789abcdef"}"#;
/// What a state takes in bytes, and how many entries lie between two snapshots.
const STATE_BYTES: usize = 2048;
const SNAPSHOT_EVERY: u64 = 25;

fn main() {
    // `cargo test --benches` calls this without `--bench`: then it only has to work.
    let is_bench = std::env::args().any(|arg| arg == "--bench");
    let time = if is_bench { Duration::from_secs(3) } else { Duration::from_millis(20) };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .expect("a runtime");
    let think = Duration::from_secs(1);
    let in_postgres = std::env::args().any(|arg| arg == "--postgres");
    for case in [
        Case { tables: 1, snapshots: false, pause: None },
        Case { tables: 10, snapshots: false, pause: None },
        Case { tables: 100, snapshots: false, pause: None },
        Case { tables: 1000, snapshots: false, pause: None },
        Case { tables: 1000, snapshots: true, pause: None },
        Case { tables: 1000, snapshots: true, pause: Some(think) },
    ] {
        runtime.block_on(async {
            let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
            let database = in_postgres.then(|| Postgres::start_with("-c shared_buffers=256MB"));
            let store = match &database {
                Some(database) => Store::postgres(&database.url()).await.expect("a store"),
                None => Store::sqlite(&folder.path().join("bench.db")).await.expect("a store"),
            };
            appends(&store, case, time).await;
            if case.pause.is_some() {
                loads(&store, time).await;
            }
            store.close().await.expect("closed");
        });
    }
}

#[derive(Clone, Copy)]
struct Case {
    tables: u64,
    snapshots: bool,
    /// From one move of a table to its next; without, the next follows at once.
    pause: Option<Duration>,
}

async fn appends(store: &Store, case: Case, time: Duration) {
    let Case { tables, snapshots, pause } = case;
    for table in 0..tables {
        create(store, &id(table)).await;
    }
    let before = store.stats();
    let (cpu, start) = (cpu_seconds(), Instant::now());
    let tasks: Vec<_> =
        (0..tables).map(|table| tokio::spawn(play(store.clone(), table, case, start + time))).collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await.expect("no panic"));
    }
    let (seconds, cpu) = (start.elapsed().as_secs_f64(), cpu_seconds() - cpu);
    let after = store.stats();
    waits.sort_unstable();
    let count = waits.len() as f64;
    println!(
        "{tables:>4} tables{}{}: {:>6.0} appends/s, {:>5.1} µs processor time each, {:>5.1} in a commit, \
         wait p50 {:.2} ms, p99 {:.2} ms, most {:.2} ms",
        if snapshots { ", snapshots" } else { "" },
        if pause.is_some() { ", one move a second" } else { "" },
        count / seconds,
        cpu * 1e6 / count,
        count / (after.commits - before.commits) as f64,
        millis(&waits, 0.5),
        millis(&waits, 0.99),
        millis(&waits, 1.0),
    );
}

/// One table, until time is up; tables that pause start spread over the first pause.
async fn play(store: Store, table: u64, case: Case, until: Instant) -> Vec<Duration> {
    let id = id(table);
    let mut waits = Vec::new();
    let mut version = 0;
    let mut turn = Instant::now() + case.pause.unwrap_or_default().mul_f64(table as f64 / case.tables as f64);
    while Instant::now() < until {
        if let Some(pause) = case.pause {
            tokio::time::sleep_until(turn.into()).await;
            turn += pause;
        }
        let is_due = case.snapshots && (version + 1) % SNAPSHOT_EVERY == 0;
        let append = Append {
            entries: vec![ENTRY.to_owned()],
            snapshot: is_due.then(|| Snapshot { version: version + 1, bytes: vec![7; STATE_BYTES] }),
            updated_ms: 1_700_000_000_000 + version as i64,
            ..Append::default()
        };
        let start = Instant::now();
        version = store.append(&id, version, append).await.expect("appended");
        waits.push(start.elapsed());
    }
    waits
}

/// Tables of five and of five hundred moves, both with five moves to be replayed.
async fn loads(store: &Store, time: Duration) {
    for length in [5, 500] {
        let id = TableId::new(format!("long{length}")).expect("an id");
        create(store, &id).await;
        for version in 0..length {
            let snapshot = (version + 6 == length)
                .then(|| Snapshot { version: version + 1, bytes: vec![7; STATE_BYTES] });
            let append = Append { entries: vec![ENTRY.to_owned()], snapshot, ..Append::default() };
            store.append(&id, version, append).await.expect("appended");
        }
        let mut waits = Vec::new();
        let until = Instant::now() + time / 3;
        while Instant::now() < until {
            let start = Instant::now();
            let loaded = store.load(&id).await.expect("loaded");
            waits.push(start.elapsed());
            assert_eq!(loaded.version, length);
        }
        waits.sort_unstable();
        println!(
            "load of {length:>3} entries: p50 {:.3} ms, p99 {:.3} ms",
            millis(&waits, 0.5),
            millis(&waits, 0.99)
        );
    }
}

async fn create(store: &Store, id: &TableId) {
    let seed = kernel::Seed::from_number(1);
    let (header, meta) = ("{}".repeat(200), "{}".repeat(200));
    let table = NewTable {
        id: id.clone(),
        game: "nim".into(),
        header,
        seed,
        meta,
        created_ms: 1_700_000_000_000,
        kind: Kind::default(),
    };
    store.create(table).await.expect("created");
}

fn id(table: u64) -> TableId {
    TableId::new(format!("table{table}")).expect("an id")
}

fn millis(sorted: &[Duration], quantile: f64) -> f64 {
    let last = sorted.len() - 1;
    sorted[(last as f64 * quantile) as usize].as_secs_f64() * 1e3
}

/// Of all threads, user and system; 0 where the system does not tell it so.
fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: f64 = fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum();
    ticks / 100.0
}
