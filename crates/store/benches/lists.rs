//! What the front page costs beside very many tables that it does not show, and what waking a table costs meanwhile.
//!
//! `cargo bench -p store --bench lists` prints both. The file is in the folder for build output, since the system's
//! temporary folder may be in memory.

#![allow(clippy::disallowed_methods, clippy::print_stdout)]

use std::time::{Duration, Instant};
use store::{Append, Filter, Kind, NewTable, Store, TableId};

fn main() {
    // `cargo test --benches` calls this without `--bench`: then it only has to work.
    let is_bench = std::env::args().any(|arg| arg == "--bench");
    let (hidden, rounds) = if is_bench { (60_000, 200) } else { (600, 2) };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_time().build();
    runtime.expect("a runtime").block_on(async {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        let store = Store::sqlite(&folder.path().join("bench.db")).await.expect("a store");
        fill(&store, hidden).await;
        let (cpu, start) = (cpu_seconds(), Instant::now());
        for _ in 0..rounds {
            front_page(&store).await;
        }
        let n = f64::from(rounds);
        println!(
            "a front page's lists beside {hidden} hidden tables: {:.2} ms processor time, {:.2} ms",
            (cpu_seconds() - cpu) * 1e3 / n,
            start.elapsed().as_secs_f64() * 1e3 / n
        );
        crowd(&store).await;
        store.close().await.expect("closed");
    });
}

/// As many hidden tables, older and newer than the few that are listed; most are over.
async fn fill(store: &Store, hidden: u32) {
    let mut waiting = Vec::new();
    for n in 0..hidden {
        let is_listed = n.is_multiple_of(hidden / 60);
        let store = store.clone();
        waiting.push(tokio::spawn(async move { create(&store, n, is_listed).await }));
        if waiting.len() == 500 {
            for task in waiting.drain(..) {
                task.await.expect("created");
            }
        }
    }
    for task in waiting {
        task.await.expect("created");
    }
}

async fn create(store: &Store, n: u32, is_listed: bool) {
    let id = id(n);
    let seed = kernel::Seed::from_number(1);
    let (header, meta, kind) =
        ("{}".repeat(200), "{}".repeat(200), Kind { listed: is_listed, ..Kind::default() });
    let table = NewTable { id: id.clone(), game: "lorenzo".into(), header, seed, meta, created_ms: 0, kind };
    store.create(table).await.expect("created");
    let append = Append {
        entries: vec!["{}".repeat(50)],
        updated_ms: n.into(),
        over: !n.is_multiple_of(3),
        ..Append::default()
    };
    store.append(&id, 0, append).await.expect("appended");
}

async fn front_page(store: &Store) {
    for over in [Some(false), Some(true)] {
        let filter = Filter { over, limit: 100 };
        let found = store.list(filter).await.expect("a list");
        assert!(!found.is_empty());
    }
}

/// 64 front pages at once, and a table that is woken behind them.
async fn crowd(store: &Store) {
    let pages: Vec<_> = (0..64)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { front_page(&store).await })
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(1)).await;
    let start = Instant::now();
    store.load(&id(7)).await.expect("a table");
    println!("waking a table beside 64 of them: {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    for page in pages {
        page.await.expect("a page");
    }
}

fn id(n: u32) -> TableId {
    TableId::new(format!("table{n}")).expect("an id")
}

/// Of all threads, user and system; 0 where the system does not tell it so.
fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: f64 = fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum();
    ticks / 100.0
}
