//! The server over `PostgreSQL`: what depends on where tables are kept.

#[path = "../../../store/tests/common/postgres.rs"]
mod database;

use crate::support::{Server, Table, people, request, settings};
use axum::body::Body;
use axum::http::StatusCode;
use serde_json::json;
use std::time::Duration;
use store::{Store, TableId};
use web::table::tables::Keep;
use web::{Limits, Settings};

async fn over(url: &str, settings: Settings) -> Server {
    Server::new(settings, Store::postgres(url).await.unwrap())
}

async fn finished(server: &Server) -> Table {
    let table = server.nim(2).await;
    while server.step(&table).await.is_some() {}
    table
}

async fn upload(server: &Server, record: &str) -> crate::support::Answer {
    let upload = request("POST", "/api/v1/records", "").body(Body::from(record.to_owned()));
    server.ask(upload.unwrap()).await
}

/// Everybody moves at once and talks, some leave: then another server finds all of it, from a snapshot.
#[tokio::test]
async fn matches_are_played_kept_and_woken() {
    let url = database::empty();
    let server = over(&url, settings()).await;
    let mut tables = Vec::new();
    for seats in [2, 3, 4] {
        let table = server.nim(seats).await;
        let said = json!({ "text": "Salve ✓" });
        let answer = server.post(&table.path("/chat"), &table.secrets[0], said).await;
        assert!(answer.status.is_success(), "{}", answer.text);
        // Back and forth, so that there are snapshots, and then forward.
        for version in (0..40).step_by(2) {
            assert_eq!(server.act(&table, 0, version, "take:0:1").await.status, StatusCode::OK);
            let undo = json!({ "version": version + 1 });
            let answer = server.post(&table.path("/undo"), &table.secrets[0], undo).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        }
        server.step(&table).await;
        tables.push(table);
    }
    let over_table = finished(&server).await;
    let record = server.get(&over_table.path("/record"), "").await.text;
    let mut looks = Vec::new();
    for table in &tables {
        looks.push(server.look(table, Some(1)).await);
    }
    let store = &server.app.tables.services().store;
    let loaded = store.load(&TableId::new(tables[0].id.as_str()).unwrap()).await.unwrap();
    assert!(loaded.snapshot.is_some() && loaded.tail.len() <= 17, "{} entries to play", loaded.tail.len());
    store.close().await.unwrap();

    let server = over(&url, settings()).await;
    for (table, look) in tables.iter().zip(looks) {
        assert_eq!(server.look(table, Some(1)).await, look);
        assert_eq!(server.look(table, None).await["version"], 41);
        assert!(server.step(table).await.is_some());
    }
    assert_eq!(server.get(&over_table.path("/record"), "").await.text, record);
    assert_eq!(upload(&server, &record).await.status, StatusCode::CREATED, "it proves itself");
}

#[tokio::test]
async fn lists_show_what_is_listed_with_what_happened_last_first() {
    let server = over(&database::empty(), settings()).await;
    let open = async |listed: bool| {
        server.open(json!({ "game": "nim", "seats": people(2), "listed": listed })).await.id
    };
    let (first, hidden, second) = (open(true).await, open(false).await, open(true).await);
    let list = server.get("/api/v1/tables", "").await.text;
    assert!(list.contains(&first) && list.contains(&second) && !list.contains(&hidden), "{list}");
}

#[tokio::test]
async fn what_nobody_needs_goes_away_and_quotas_hold() {
    let limits = Limits { disk_mib: 1, ..Limits::generous() };
    let url = database::empty();
    let server = over(&url, Settings { limits, ..settings() }).await;
    let played = finished(&server).await;
    let record = server.get(&played.path("/record"), "").await.text;
    let uploaded = upload(&server, &record).await.json()["table"].as_str().unwrap().to_owned();
    // Others' records take a quarter of the disk, and then all of it is used up.
    let long = record.replacen("\"format\":", &format!("{}\"format\":", " ".repeat(300_000)), 1);
    let refused = upload(&server, &long).await;
    assert_eq!((refused.status, refused.problem()), (StatusCode::INSUFFICIENT_STORAGE, "no-room".into()));
    let store = server.app.tables.services().store.clone();
    let loaded = store.load(&TableId::new(played.id.as_str()).unwrap()).await.unwrap();
    let large = store::NewTable {
        id: TableId::new("large").unwrap(),
        game: loaded.game,
        header: loaded.header,
        seed: loaded.seed,
        meta: "x".repeat(1 << 20),
        created_ms: 0,
        kind: store::Kind::default(),
    };
    let large_id = large.id.clone();
    store.create(large).await.unwrap();
    let refused = server.post("/api/v1/tables", "", json!({ "game": "nim", "seats": people(2) })).await;
    assert_eq!((refused.status, refused.problem()), (StatusCode::INSUFFICIENT_STORAGE, "no-room".into()));
    store.remove(&large_id, 0, 1).await.unwrap();
    let on = server.nim(2).await;
    server.step(&on).await;
    store.close().await.unwrap();

    // Nobody is at any table of the next server, and opening it took longer than no time at all.
    let server = over(&url, settings()).await;
    let uploads = Keep { uploads: Some(Duration::ZERO), unbegun: None, unfinished: None, finished: None };
    assert_eq!(server.app.tables.expire(&uploads).await.unwrap(), 1);
    let gone = server.get(&format!("/api/v1/tables/{uploaded}"), "").await;
    assert_eq!((gone.status, gone.problem()), (StatusCode::GONE, "expired".into()));
    let page = server.get(&format!("/t/{uploaded}"), "").await;
    assert!(page.status == StatusCode::GONE && page.text.contains("This table is no longer kept"));
    assert_eq!(server.get(&played.path(""), "").await.status, StatusCode::OK);
    assert!(server.step(&on).await.is_some());
}

/// While the database is away moves are refused, and can be made again when it is back.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_away_refuses_moves_and_nothing_is_lost() {
    let database = database::Postgres::start();
    let server = over(&database.url(), settings()).await;
    let table = server.nim(2).await;
    assert_eq!(server.act(&table, 0, 0, "take:0:1").await.status, StatusCode::OK);
    database.crash();
    let refused = server.act(&table, 1, 1, "take:1:1").await;
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE, "{}", refused.text);
    let ready = server.get("/readyz", "").await;
    assert_eq!(ready.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(ready.text.starts_with("not ready: the database failed"), "{}", ready.text);
    assert_eq!(server.look(&table, Some(1)).await["version"], 1, "what is in memory is shown");
    let body = json!({ "game": "nim", "seats": people(2) });
    assert!(server.post("/api/v1/tables", "", body).await.status.is_server_error());
    database.start_again();
    assert_eq!(server.act(&table, 1, 1, "take:1:1").await.status, StatusCode::OK);
    assert_eq!(server.get("/readyz", "").await.text, "ready\n");
    assert_eq!(server.look(&table, Some(1)).await["version"], 2);
    assert!(server.nim(2).await.id.len() == 16);
}
