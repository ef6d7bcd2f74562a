//! Random histories, many writes at a time: the databases give the same answers as the store in memory.

mod common;

use common::{id, in_folder, table};
use kernel::Rng;
use store::{Append, Chat, Error, Filter, Kind, NewTable, Snapshot, Store};

const NAMES: [&str; 5] = ["a", "b", "c", "d", "e"];
const ROUNDS: usize = 150;

#[derive(Clone, Debug)]
enum Write {
    Create(NewTable),
    Append(&'static str, u64, Append),
    SetMeta(&'static str, String),
    Quarantine(&'static str, String),
    Say(&'static str, Chat),
    Remove(&'static str, u64),
}

#[tokio::test]
async fn file_and_memory_agree() {
    for seed in 0..4 {
        let (folder, file) = in_folder().await;
        let path = folder.path().join("magnifico.db");
        agree(seed, file, async || Store::sqlite(&path).await.unwrap()).await;
    }
}

#[tokio::test]
async fn postgres_and_memory_agree() {
    for seed in 0..4 {
        let url = common::postgres::empty();
        let store = Store::postgres(&url).await.unwrap();
        agree(seed, store, async || Store::postgres(&url).await.unwrap()).await;
    }
}

/// The store is closed and opened again now and then.
async fn agree(seed: u64, mut store: Store, open: impl AsyncFn() -> Store) {
    let mut rng = Rng::new(seed);
    let memory = Store::memory();
    for round in 0..ROUNDS {
        let writes = group(&mut rng, &memory).await;
        let mut expected = Vec::new();
        for write in writes.clone() {
            expected.push(told(apply(memory.clone(), write).await));
        }
        assert_eq!(at_once(&store, &writes).await, expected, "seed {seed}, round {round}: {writes:#?}");
        assert_eq!(dump(&store).await, dump(&memory).await, "seed {seed}, round {round}: {writes:#?}");
        if round % 50 == 49 {
            store.close().await.unwrap();
            store = open().await;
        }
    }
    assert_eq!(store.stats().failed_commits, 0);
}

/// A few writes, most of which make sense where they stand in the group.
async fn group(rng: &mut Rng, store: &Store) -> Vec<Write> {
    let mut versions = [0; NAMES.len()];
    for (version, name) in versions.iter_mut().zip(NAMES) {
        *version = store.load(&id(name)).await.map_or(0, |loaded| loaded.version);
    }
    let mut writes = Vec::new();
    for _ in 0..=rng.below(12) {
        let at = rng.below(NAMES.len());
        let (name, at_ms) = (NAMES[at], rng.below(50) as i64);
        let text = rng.below(1000).to_string();
        writes.push(match rng.below(20) {
            0 => {
                let game = rng.pick(&["nim", "chess"]).to_string();
                let mut one_in = |n| rng.below(n) == 0;
                let (listed, clocked, imported) = (one_in(2), one_in(2), one_in(3).then_some(77));
                let kind = Kind { listed, clocked, imported };
                Write::Create(NewTable { game, meta: text, created_ms: at_ms, kind, ..table(name) })
            }
            1 => Write::SetMeta(name, text),
            2 => Write::Quarantine(name, text),
            // Removals come after all else of a group: one among others would have its answer in another order.
            4 if writes.is_empty() => return vec![Write::Remove(name, versions[at])],
            3 => Write::Say(name, Chat { at_ms, from: name.into(), text }),
            _ => {
                let expected = if rng.below(8) == 0 { rng.below(9) as u64 } else { versions[at] };
                let append = append(rng, versions[at], at_ms);
                versions[at] = expected + append.entries.len() as u64;
                Write::Append(name, expected, append)
            }
        });
    }
    writes
}

fn append(rng: &mut Rng, version: u64, updated_ms: i64) -> Append {
    let entries: Vec<String> = (0..rng.below(4)).map(|n| format!("{version}+{n}")).collect();
    let snapshot = (rng.below(6) == 0).then(|| {
        let version = (version + entries.len() as u64 + 1).saturating_sub(rng.below(4) as u64);
        Snapshot { version, bytes: vec![rng.below(256) as u8; 3] }
    });
    let mut maybe = || (rng.below(8) == 0).then(|| updated_ms.to_string());
    let (meta, footer) = (maybe(), maybe());
    Append { entries, meta, snapshot, updated_ms, over: rng.below(8) == 0, footer }
}

async fn apply(store: Store, write: Write) -> Result<u64, Error> {
    match write {
        Write::Create(table) => store.create(table).await.map(|()| 0),
        Write::Append(name, expected, append) => store.append(&id(name), expected, append).await,
        Write::SetMeta(name, meta) => store.set_meta(&id(name), meta).await.map(|()| 0),
        Write::Quarantine(name, report) => store.quarantine(&id(name), report).await.map(|()| 0),
        Write::Say(name, line) => store.say(&id(name), line).await.map(|()| 0),
        Write::Remove(name, expected) => {
            let removed = store.remove(&id(name), expected, 1).await;
            while store.reclaim().await? > 0 {}
            removed.map(|()| 0)
        }
    }
}

/// All of them before the writer gets its turn: tasks of this runtime start in the order they were made.
async fn at_once(store: &Store, writes: &[Write]) -> Vec<String> {
    let tasks: Vec<_> =
        writes.iter().map(|write| tokio::spawn(apply(store.clone(), write.clone()))).collect();
    let mut answers = Vec::new();
    for task in tasks {
        answers.push(told(task.await.unwrap()));
    }
    answers
}

fn told(answer: Result<u64, Error>) -> String {
    answer.map_or_else(|error| error.to_string(), |version| version.to_string())
}

/// All that can be read.
async fn dump(store: &Store) -> String {
    let mut parts = Vec::new();
    for name in NAMES {
        let (loaded, entries) = (store.load(&id(name)).await, store.entries(&id(name), 0).await);
        let chat = store.chat(&id(name), 5).await;
        parts.push(format!("{name}: {loaded:?} {entries:?} {chat:?}"));
    }
    for over in [None, Some(false), Some(true)] {
        parts.push(format!("{:?}", store.list(Filter { over, limit: 3 }).await));
    }
    let mut clocked = store.clocked().await;
    let _ = clocked.as_mut().map(|ids| ids.sort());
    let walked: Vec<_> = store
        .walk(0, 9)
        .await
        .unwrap()
        .into_iter()
        .map(|it| (it.summary, it.created_ms, it.imported))
        .collect();
    let usage = store.usage().await.unwrap();
    parts.push(format!("{clocked:?} {walked:?} {} {}", usage.imported_bytes, usage.quarantined));
    parts.join("\n")
}
