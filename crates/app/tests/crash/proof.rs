//! What the server has in the end, compared with what was acknowledged.

use crate::client::Line;
use crate::player::Tables;
use kernel::record::{Entry, Header};
use kernel::{Seed, table};
use lorenzo::Lorenzo;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use store::{Store, TableId};

/// Every table can be looked at, and is where its people left it.
pub(crate) async fn over_http(address: SocketAddr, tables: &Tables) {
    let mut line = Line::open(address).await.expect("the last server lives");
    for (opened, _, moves) in tables.values() {
        for secret in opened.secrets.iter().map(String::as_str).chain([""]) {
            let look = line.get(&opened.path(""), secret).await.expect("the last server lives");
            assert_eq!(look.status, 200, "{}", look.text());
            assert_eq!(look.json()["version"], moves.len(), "table {}", opened.id);
        }
    }
}

/// Every record on the disk is exactly what its people did, and follows from its seed; gives the sum of it in words.
pub(crate) async fn on_disk(url: &str, tables: &Tables) -> String {
    let opened = match url.strip_prefix("sqlite:") {
        Some(file) => Store::sqlite(Path::new(file)).await,
        None => Store::postgres(url).await,
    };
    let store = opened.expect("the database opens");
    let all = store.walk(0, usize::MAX).await.expect("a list");
    let all: Vec<_> = all.into_iter().map(|table| table.summary).collect();
    let game = Arc::new(Lorenzo::standard());
    let (mut acknowledged, mut found_out) = (0, 0);
    for summary in &all {
        assert!(!summary.quarantined, "table {} was set aside", summary.id);
        let Some((_, seed, moves)) = tables.get(summary.id.as_str()) else {
            // Opened, but the answer was lost: nobody knows its secrets, so nobody can have played.
            assert_eq!(summary.version, 0, "table {}", summary.id);
            continue;
        };
        let entries = entries(&store, &summary.id).await;
        let loaded = store.load(&summary.id).await.expect("a table");
        assert_eq!(loaded.seed, Seed::from_number(*seed));
        let header: Header = serde_json::from_str(&loaded.header).expect("a header");
        let (mut replayed, _) = table::Table::begin(game.clone(), &header, loaded.seed).expect("a match");
        assert_eq!(entries.len(), moves.len(), "table {}: no more and no less than was done", summary.id);
        for (entry, made) in entries.iter().zip(moves) {
            let Entry::Act { seat, action, .. } = entry else { panic!("nobody did {entry:?}") };
            assert_eq!((seat, action.as_ref()), (&made.seat, Some(&made.action)), "table {}", summary.id);
            replayed.follow(entry).expect("the record follows from its seed");
            *(if made.acknowledged { &mut acknowledged } else { &mut found_out }) += 1;
        }
    }
    assert!(
        tables.keys().all(|id| all.iter().any(|summary| summary.id.as_str() == id)),
        "no table is missing"
    );
    assert!(acknowledged > 0, "somebody played");
    store.close().await.expect("it closes");
    let tables = tables.len();
    format!("{tables} tables, {acknowledged} moves acknowledged, {found_out} durable whose answer was lost")
}

async fn entries(store: &Store, id: &TableId) -> Vec<Entry> {
    let lines = store.entries(id, 0).await.expect("entries");
    lines.iter().map(|line| serde_json::from_str(line).expect("an entry")).collect()
}
