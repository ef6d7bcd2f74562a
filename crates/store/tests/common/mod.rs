//! What the tests of the store share.

#![allow(dead_code, reason = "each test program uses a part")]

pub(crate) mod postgres;

use store::{Append, Kind, NewTable, Store, TableId};

/// A table's name.
pub(crate) fn id(name: &str) -> TableId {
    TableId::new(name).expect("an id")
}

/// A table as it is created.
pub(crate) fn table(name: &str) -> NewTable {
    NewTable {
        id: id(name),
        game: "nim".into(),
        header: format!("{{\"of\":\"{name}\"}}"),
        seed: kernel::Seed::from_number(7),
        meta: "{}".into(),
        created_ms: 1000,
        kind: Kind { listed: true, ..Kind::default() },
    }
}

/// Entries alone.
pub(crate) fn lines<T: ToString>(entries: impl IntoIterator<Item = T>) -> Append {
    let entries = entries.into_iter().map(|entry| entry.to_string()).collect();
    Append { entries, updated_ms: 2000, ..Append::default() }
}

/// A store in a new folder, which lives as long as the guard.
pub(crate) async fn in_folder() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::sqlite(&folder.path().join("magnifico.db")).await.expect("a store");
    (folder, store)
}
