//! What is laid down on the disk: quotas, tables that go away, what whoever watches is told.

use crate::support::{Answer, Server, Table, in_memory, pass, people, request, settings};
use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::json;
use std::net::IpAddr;
use std::time::Duration;
use store::{Store, TableId};
use web::http::guard::Peer;
use web::table::tables::Keep;
use web::{Limits, Settings};

const DAY: Duration = Duration::from_hours(24);

/// A match that was played to its end.
async fn finished(server: &Server) -> Table {
    let table = server.nim(2).await;
    while server.step(&table).await.is_some() {}
    table
}

async fn record_of(server: &Server, table: &Table) -> String {
    server.get(&table.path("/record"), "").await.text
}

async fn upload_from(server: &Server, peer: &str, record: &str) -> Answer {
    let peer: IpAddr = peer.parse().unwrap();
    let upload = request("POST", "/api/v1/records", "").extension(Peer(peer));
    server.ask(upload.body(Body::from(record.to_owned())).unwrap()).await
}

#[tokio::test]
async fn an_address_uploads_so_much_in_a_day() {
    let limits = Limits { upload_mib_per_day: 1, ..Limits::generous() };
    let server = Server::new(Settings { limits, ..settings() }, Store::memory());
    let record = record_of(&server, &finished(&server).await).await;
    // The header's options may be written with any number of spaces between them.
    let long = record.replacen("\"format\":", &format!("{}\"format\":", " ".repeat(700_000)), 1);
    assert_eq!(upload_from(&server, "198.51.100.1", &long).await.status, StatusCode::CREATED);
    let refused = upload_from(&server, "198.51.100.1", &long).await;
    assert_eq!((refused.status, refused.problem()), (StatusCode::TOO_MANY_REQUESTS, "too-many".into()));
    assert!(refused.text.contains("uploaded") && refused.headers.contains_key(header::RETRY_AFTER));
    assert_eq!(upload_from(&server, "198.51.100.1", &record).await.status, StatusCode::CREATED);
    assert_eq!(upload_from(&server, "2001:db8::1", &long).await.status, StatusCode::CREATED);
    assert_eq!(
        upload_from(&server, "2001:db8::2", &long).await.status,
        StatusCode::TOO_MANY_REQUESTS,
        "a household has many addresses"
    );
}

#[tokio::test]
async fn a_used_up_disk_takes_no_new_tables_and_lets_those_that_are_on_go_on() {
    let store = Store::memory();
    let limits = Limits { disk_mib: 1, ..Limits::generous() };
    let server = Server::new(Settings { limits, ..settings() }, store.clone());
    let (table, record) = (server.nim(2).await, record_of(&server, &finished(&server).await).await);
    assert_eq!(upload_from(&server, "127.0.0.1", &record).await.status, StatusCode::CREATED);
    // Others' records take a quarter of it.
    let id = TableId::new("other").unwrap();
    let loaded = store.load(&TableId::new(table.id.as_str()).unwrap()).await.unwrap();
    let new = |id: TableId, meta, imported| store::NewTable {
        id,
        game: loaded.game.clone(),
        header: loaded.header.clone(),
        seed: loaded.seed,
        meta,
        created_ms: 0,
        kind: store::Kind { imported, ..store::Kind::default() },
    };
    store.create(new(id, loaded.meta.clone(), Some(300_000))).await.unwrap();
    let refused = upload_from(&server, "127.0.0.1", &record).await;
    assert_eq!((refused.status, refused.problem()), (StatusCode::INSUFFICIENT_STORAGE, "no-room".into()));
    assert!(server.nim(2).await.id.len() == 16, "a table is another matter");
    // And then all of it is used up.
    let id = TableId::new("large").unwrap();
    store.create(new(id, "x".repeat(1 << 20), None)).await.unwrap();
    let body = json!({ "game": "nim", "seats": people(2) });
    let refused = server.post("/api/v1/tables", "", body).await;
    assert_eq!((refused.status, refused.problem()), (StatusCode::INSUFFICIENT_STORAGE, "no-room".into()));
    assert!(refused.text.contains("matches that are on go on"), "{}", refused.text);
    assert!(server.step(&table).await.is_some());
}

#[tokio::test(start_paused = true)]
async fn what_nobody_needs_any_more_goes_away_and_a_match_never_does() {
    let server = in_memory();
    let waiting =
        server.open(json!({ "game": "nim", "seats": [{ "kind": "human" }, { "kind": "open" }] })).await;
    let begun = server.nim(2).await;
    server.step(&begun).await;
    let played = finished(&server).await;
    let record = record_of(&server, &played).await;
    let uploaded = upload_from(&server, "127.0.0.1", &record).await.json();
    let uploaded = Table { id: uploaded["table"].as_str().unwrap().to_owned(), secrets: vec![] };
    let sat = json!({ "name": "Cosimo" });
    assert_eq!(server.post(&waiting.path("/seats"), "", sat).await.status, StatusCode::CREATED);
    let expire = async |keep: Keep| server.app.tables.expire(&keep).await.unwrap();
    let there = async || {
        let mut there = Vec::new();
        for table in [&waiting, &begun, &played, &uploaded] {
            there.push(server.get(&table.path(""), "").await.status == StatusCode::OK);
        }
        there
    };

    pass(13 * DAY).await;
    assert_eq!(expire(Keep::default()).await, 0);
    pass(2 * DAY).await;
    // Somebody looks at it: it stays while it is awake.
    server.look(&waiting, None).await;
    assert_eq!(expire(Keep::default()).await, 0);
    pass(Duration::from_hours(1)).await;
    assert_eq!(expire(Keep::default()).await, 1);
    assert_eq!(there().await, [false, true, true, true]);
    pass(16 * DAY).await;
    assert_eq!(expire(Keep::default()).await, 1);
    assert_eq!(there().await, [false, true, true, false]);

    for (table, path) in [(&waiting, ""), (&uploaded, "/replay")] {
        let answer = server.get(&table.path(""), "").await;
        assert_eq!((answer.status, answer.problem()), (StatusCode::GONE, "expired".into()));
        let page = server.get(&format!("/t/{}{path}", table.id), "").await;
        assert_eq!(page.status, StatusCode::GONE);
        assert!(page.text.contains("This table is no longer kept"), "{}", page.text);
    }
    let sit = server.post(&waiting.path("/seats"), "", json!({ "name": "Piero" })).await;
    assert_eq!(sit.status, StatusCode::GONE);

    pass(1000 * DAY).await;
    assert_eq!(expire(Keep::default()).await, 0, "what was played is kept for ever");
    let finished = Some(DAY);
    assert_eq!(expire(Keep { finished, ..Keep::default() }).await, 1, "unless the host says so");
    assert_eq!(there().await, [false, true, false, false]);
    pass(2 * DAY).await;
    assert_eq!(expire(Keep { unfinished: Some(DAY), ..Keep::default() }).await, 1);
    assert_eq!(there().await, [false; 4]);
}

#[tokio::test]
async fn unreadable_tables_are_counted_for_whoever_watches() {
    let store = Store::memory();
    let server = Server::new(settings(), store.clone());
    let ready = server.get("/readyz", "").await;
    assert_eq!((ready.status, ready.text.as_str()), (StatusCode::OK, "ready\n"));
    let table = server.nim(2).await;
    store.quarantine(&TableId::new(table.id.as_str()).unwrap(), "line 2".into()).await.unwrap();
    let ready = server.get("/readyz", "").await;
    assert_eq!((ready.status, ready.text.as_str()), (StatusCode::OK, "ready\nunreadable tables: 1\n"));
    let metrics = server.get("/metrics", "").await.text;
    assert!(metrics.contains("magnifico_tables_unreadable 1\n"), "{metrics}");
    assert!(metrics.contains("magnifico_disk_trouble 0\n"), "{metrics}");
}

#[tokio::test]
async fn names_in_an_uploaded_record_are_cleaned_as_everywhere() {
    let server = in_memory();
    let record = record_of(&server, &finished(&server).await).await;
    let named = |name: &str| record.replacen("\"name\":\"Seat 1\"", &format!("\"name\":{}", json!(name)), 1);
    let upload = async |name: &str| upload_from(&server, "127.0.0.1", &named(name)).await;
    let kept = upload("  Cosimo ").await.json()["table"].as_str().unwrap().to_owned();
    let look = server.get(&format!("/api/v1/tables/{kept}"), "").await.json();
    assert_eq!(look["seats"][0]["name"], "Cosimo");
    let again = server.get(&format!("/api/v1/tables/{kept}/record"), "").await.text;
    assert!(again.contains("\"name\":\"Cosimo\""), "{again}");
    for wrong in [" ", "a\u{202e}b", "a\nb", &"x".repeat(41)] {
        assert_eq!(upload(wrong).await.status, StatusCode::BAD_REQUEST, "{wrong:?}");
    }
    let bot = record.replacen("\"name\":\"Seat 1\"", "\"name\":\"Seat 1\",\"bot\":\"a\\u202eb\"", 1);
    assert_eq!(upload_from(&server, "127.0.0.1", &bot).await.status, StatusCode::BAD_REQUEST);
}

/// Sends a record of which the rest never comes.
async fn send_slowly(server: &Server, n: u8, path: &str) -> StatusCode {
    let never = futures_util::stream::pending::<Result<axum::body::Bytes, std::convert::Infallible>>();
    let upload = request("POST", path, "").extension(Peer(IpAddr::from([198, 51, 100, n])));
    server.send(upload.body(Body::from_stream(never)).unwrap()).await.status()
}

/// Each may be megabytes that lie in memory.
#[tokio::test(start_paused = true)]
async fn records_that_come_slowly_are_few_at_a_time() {
    let server = in_memory();
    let all = async |path: &str, from: &[u8]| {
        let sent = from.iter().map(|n| send_slowly(&server, *n, path));
        let statuses = futures_util::future::join_all(sent).await;
        let count = |status| statuses.iter().filter(|it| **it == status).count();
        [count(StatusCode::REQUEST_TIMEOUT), count(StatusCode::TOO_MANY_REQUESTS)]
    };
    for path in ["/api/v1/records", "/records"] {
        assert_eq!(all(path, &[1, 1, 1, 2, 1]).await, [3, 2], "two from each address");
        assert_eq!(all(path, &(1..=20).collect::<Vec<u8>>()).await, [16, 4], "sixteen from all");
    }
    let record = record_of(&server, &finished(&server).await).await;
    assert_eq!(upload_from(&server, "198.51.100.1", &record).await.status, StatusCode::CREATED);
}
