//! Sleeping, waking, dying, and tables that cannot be woken.

use crate::events::Subscriber;
use crate::support::{Server, Table, in_folder, in_memory, pass, people, settings};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;
use store::{Append, NewTable, Store, TableId};
use tempfile::tempdir;

/// Makes a record of this many entries without ending the match: moves, each taken back.
async fn back_and_forth(server: &Server, table: &Table, entries: u64) {
    for version in (0..entries).step_by(2) {
        assert_eq!(server.act(table, 0, version, "take:0:1").await.status, StatusCode::OK);
        let undo = json!({ "version": version + 1 });
        let answer = server.post(&table.path("/undo"), &table.secrets[0], undo).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    }
}

#[test]
fn what_was_accepted_survives_a_sudden_end() {
    let folder = tempdir().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (tables, looks) = runtime.block_on(async {
        let server = in_folder(folder.path()).await;
        let mut tables = Vec::new();
        let mut looks = Vec::new();
        for n in 0..5 {
            let table = server.nim(3).await;
            for _ in 0..n {
                server.step(&table).await;
            }
            looks.push(server.look(&table, Some(0)).await);
            tables.push(table);
        }
        (tables, looks)
    });
    // Nothing is closed or finished: every task ends where it stands. The next server waits for the threads to be gone,
    // as it would for a process.
    runtime.shutdown_timeout(Duration::from_secs(30));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let server = in_folder(folder.path()).await;
        for (table, look) in tables.iter().zip(looks) {
            assert_eq!(server.look(table, Some(0)).await, look);
            server.step(table).await;
        }
    });
}

#[tokio::test(start_paused = true)]
async fn an_idle_table_sleeps_and_wakes_unnoticed() {
    let server = in_memory();
    let table = server.nim(2).await;
    server.step(&table).await;
    let before = server.look(&table, Some(1)).await;
    let subscriber = Subscriber::open(&server, &table, "", "", None).await;
    pass(Duration::from_mins(5)).await;
    assert_eq!(server.app.tables.n_awake(), 1, "somebody listens");
    drop(subscriber);
    pass(Duration::from_mins(5)).await;
    assert_eq!(server.app.tables.n_awake(), 0);
    assert_eq!(server.look(&table, Some(1)).await, before);
    let mut subscriber = Subscriber::open(&server, &table, "", "?from=0", None).await;
    assert_eq!(subscriber.next().await.unwrap().id, Some(1));
    assert_eq!(server.app.tables.n_awake(), 1);
}

#[tokio::test]
async fn a_long_table_is_woken_from_its_last_snapshot() {
    let store = Store::memory();
    let server = Server::new(settings(), store.clone());
    let table = server.nim(2).await;
    back_and_forth(&server, &table, 500).await;
    let look = server.look(&table, Some(0)).await;
    let id = TableId::new(table.id.as_str()).unwrap();
    let loaded = store.load(&id).await.unwrap();
    assert!(loaded.snapshot.is_some() && loaded.tail.len() <= 64, "{} entries to play", loaded.tail.len());
    let second = Server::new(settings(), store);
    assert_eq!(second.look(&table, Some(0)).await, look);
    second.step(&table).await;
}

#[tokio::test]
async fn waking_takes_the_same_work_however_long_the_table_is() {
    let store = Store::memory();
    let server = Server::new(settings(), store.clone());
    for length in [6, 34, 100, 500] {
        let table = server.nim(2).await;
        back_and_forth(&server, &table, length).await;
        let loaded = store.load(&TableId::new(table.id.as_str()).unwrap()).await.unwrap();
        assert_eq!(loaded.version, length);
        assert!(loaded.tail.len() <= 17, "{} of {length} entries are played again", loaded.tail.len());
        let bytes = loaded.snapshot.map_or(0, |snapshot| snapshot.bytes.len());
        assert!(bytes < 1000, "the snapshot has {bytes} bytes");
    }
}

#[tokio::test]
async fn a_useless_snapshot_is_replaced_by_the_record() {
    let store = Store::memory();
    let server = Server::new(settings(), store.clone());
    let table = server.nim(2).await;
    back_and_forth(&server, &table, 10).await;
    let look = server.look(&table, Some(0)).await;
    let id = TableId::new(table.id.as_str()).unwrap();
    let snapshot = Some(store::Snapshot { version: 10, bytes: vec![7; 20] });
    store.append(&id, 10, Append { snapshot, ..Append::default() }).await.unwrap();
    let second = Server::new(settings(), store);
    assert_eq!(second.look(&table, Some(0)).await, look);
}

#[tokio::test]
async fn a_table_that_cannot_be_replayed_is_set_aside_and_the_others_go_on() {
    let store = Store::memory();
    let server = Server::new(settings(), store.clone());
    let (broken, sound) = (server.nim(2).await, server.nim(2).await);
    let id = TableId::new(broken.id.as_str()).unwrap();
    let entries = vec![r#"{"entry":"act","seat":1,"action":"take:0:1","state":"00"}"#.to_owned()];
    store.append(&id, 0, Append { entries, ..Append::default() }).await.unwrap();
    let second = Server::new(settings(), store.clone());
    for _ in 0..2 {
        let answer = second.get(&broken.path(""), "").await;
        assert_eq!((answer.status, answer.problem()), (StatusCode::LOCKED, "set-aside".into()));
    }
    let page = second.get(&format!("/t/{}", broken.id), "").await;
    assert!(page.status == StatusCode::LOCKED && page.text.contains("This table is set aside"));
    let report = store.load(&id).await.unwrap().quarantined.unwrap();
    assert!(report.contains("line 2"), "{report}");
    assert!(second.step(&sound).await.is_some());
}

#[tokio::test]
async fn a_table_of_other_rules_or_data_is_not_given_up_for_good() {
    let store = Store::memory();
    let server = Server::new(settings(), store.clone());
    let table = server.nim(2).await;
    let loaded = store.load(&TableId::new(table.id.as_str()).unwrap()).await.unwrap();
    let others = [("data", json!("0".repeat(64)), "component data"), ("rules", json!(2), "version 2")];
    for (field, other, why) in others {
        let mut header: Value = serde_json::from_str(&loaded.header).unwrap();
        header[field] = other;
        let id = TableId::new(format!("other{field}")).unwrap();
        let new = NewTable {
            id: id.clone(),
            game: loaded.game.clone(),
            header: header.to_string(),
            seed: loaded.seed,
            meta: loaded.meta.clone(),
            created_ms: 0,
            kind: store::Kind::default(),
        };
        store.create(new).await.unwrap();
        let answer = server.get(&format!("/api/v1/tables/{id}"), "").await;
        assert_eq!((answer.status, answer.problem()), (StatusCode::LOCKED, "set-aside".into()));
        assert!(answer.text.contains(why), "{}", answer.text);
        let page = server.get(&format!("/t/{id}"), "").await;
        assert!(page.status == StatusCode::LOCKED && page.text.contains(why), "{}", page.text);
        assert_eq!(store.load(&id).await.unwrap().quarantined, None, "what fits wakes it one day");
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_never_gets_an_answer_keeps_no_table_awake_for_ever() {
    let server = in_memory();
    let table = server.nim(2).await;
    server.step(&table).await;
    server.step(&table).await;
    let asked = server.post(&table.path("/undo"), &table.secrets[0], json!({ "version": 2 })).await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.text);
    pass(Duration::from_mins(10)).await;
    assert_eq!(server.look(&table, Some(1)).await["undo"]["asked_by"], 0, "the others may take their time");
    pass(Duration::from_hours(2)).await;
    assert_eq!(server.app.tables.n_awake(), 0);
}

#[tokio::test]
async fn two_servers_over_one_store_never_both_win() {
    let store = Store::memory();
    let servers = [Server::new(settings(), store.clone()), Server::new(settings(), store)];
    let table = servers[0].nim(2).await;
    assert_eq!(servers[1].look(&table, None).await["version"], 0);
    let mut subscriber = Subscriber::open(&servers[1], &table, "", "", None).await;
    assert_eq!(servers[0].act(&table, 0, 0, "take:0:1").await.status, StatusCode::OK);
    let loser = servers[1].act(&table, 0, 0, "take:0:2").await;
    assert_eq!((loser.status, &loser.json()["version"]), (StatusCode::CONFLICT, &json!(1)));
    assert_eq!(subscriber.next().await.unwrap().data["action"], "take:0:1", "told here too");
    assert_eq!(servers[1].act(&table, 1, 1, "take:1:1").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_stopped_server_accepts_nothing_and_loses_nothing() {
    let folder = tempdir().unwrap();
    let server = in_folder(folder.path()).await;
    let table = server.open(json!({ "game": "lorenzo", "seats": people(4) })).await;
    server.step(&table).await;
    server.app.tables.stop().await;
    let answer = server.get(&table.path(""), "").await;
    assert_eq!((answer.status, answer.problem()), (StatusCode::SERVICE_UNAVAILABLE, "unavailable".into()));
    server.app.tables.services().store.close().await.unwrap();
    let again = in_folder(folder.path()).await;
    assert_eq!(again.look(&table, None).await["version"], 1);
}
