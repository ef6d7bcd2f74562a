//! Limits that depend on where a request comes from, and how many come.

use crate::events::Subscriber;
use crate::support::{Server, in_memory, people, request, settings};
use crate::thoughts::dither;
use axum::body::Body;
use axum::http::StatusCode;
use serde_json::json;
use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use store::{Store, TableId};
use tempfile::tempdir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use web::http::guard::Peer;
use web::{Limits, Settings, start};

/// Opens a table over a connection from `peer`, which says that it was forwarded for `chain`.
async fn open_from(server: &Server, peer: &str, chain: &str) -> StatusCode {
    let body = json!({ "game": "nim", "seats": people(2) }).to_string();
    let mut request = request("POST", "/api/v1/tables", "").header("content-type", "application/json");
    if !chain.is_empty() {
        request = request.header("x-forwarded-for", chain);
    }
    let peer: IpAddr = peer.parse().unwrap();
    server.ask(request.extension(Peer(peer)).body(Body::from(body)).unwrap()).await.status
}

#[tokio::test]
async fn only_a_trusted_proxy_is_believed() {
    let limits = Limits { tables_per_hour: 1, ..Limits::generous() };
    let trusted_proxies = vec!["10.0.0.0/8".parse().unwrap(), "fd00::1/128".parse().unwrap()];
    let server = Server::new(Settings { limits, trusted_proxies, ..settings() }, Store::memory());
    let (fine, too_many) = (StatusCode::CREATED, StatusCode::TOO_MANY_REQUESTS);
    for (peer, chain, status, why) in [
        ("10.0.0.1", "203.0.113.7", fine, "a client behind the proxy"),
        ("10.0.0.1", "203.0.113.7", too_many, "the same again"),
        ("fd00::1", "203.0.113.7", too_many, "the same through the other proxy"),
        ("10.0.0.1", "::ffff:203.0.113.7", too_many, "the same, as a listener for both kinds writes it"),
        ("10.0.0.1", "::ffff:203.0.113.8", fine, "another client so written"),
        ("10.0.0.1", "203.0.113.8, 10.0.0.9", too_many, "through two proxies of ours"),
        ("10.0.0.1", "192.0.2.1, 203.0.113.8", too_many, "what the client put in front is not believed"),
        ("10.0.0.1", "nonsense, 203.0.113.8", too_many, "nor does nonsense hide it"),
        ("198.51.100.1", "203.0.113.9", fine, "a stranger counts as itself"),
        ("198.51.100.1", "203.0.113.10", too_many, "whatever it says"),
        ("10.0.0.1", "", fine, "the proxy itself"),
        ("10.0.0.1", "nonsense", too_many, "is what is left of nonsense"),
        ("2001:db8::1", "", fine, "one household"),
        ("2001:db8::2", "", too_many, "has many addresses"),
    ] {
        assert_eq!(open_from(&server, peer, chain).await, status, "{why}");
    }
}

#[tokio::test]
async fn a_rematch_counts_as_a_table_that_was_opened() {
    let limits = Limits { tables_per_hour: 1, ..Limits::generous() };
    let server = Server::new(Settings { limits, ..settings() }, Store::memory());
    let table = server.nim(2).await;
    while server.step(&table).await.is_some() {}
    let again = async |peer: &str| {
        let request = request("POST", &table.path("/rematch"), &table.secrets[1]);
        let peer: IpAddr = peer.parse().unwrap();
        server.ask(request.extension(Peer(peer)).body(Body::empty()).unwrap()).await.status
    };
    assert_eq!(again("127.0.0.1").await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(again("198.51.100.1").await, StatusCode::CREATED, "somebody else may open it");
    assert_eq!(again("127.0.0.1").await, StatusCode::CREATED, "it is open now");
}

/// A thread that thinks for weeks would be lost to every other table.
#[tokio::test]
async fn a_visitor_cannot_ask_for_a_bot_that_thinks_for_weeks() {
    let server = in_memory();
    for level in ["mcts:4000000000ms", "mcts:4000000000"] {
        let seats = json!([{ "kind": "human", "name": "Cosimo" }, { "kind": "bot", "level": level }]);
        let answer = server.post("/api/v1/tables", "", json!({ "game": "nim", "seats": seats })).await;
        assert_eq!((answer.status, answer.problem()), (StatusCode::BAD_REQUEST, "malformed-request".into()));
        for right in ["fierce", "planner", "mcts:2000", "mcts:1900ms"] {
            assert!(answer.text.contains(right), "{right}: {}", answer.text);
        }
    }
}

#[tokio::test]
async fn a_table_with_such_a_bot_is_woken_and_its_bot_thinks_no_longer_than_others() {
    let store = Store::memory();
    let first = Server::new(settings(), store.clone());
    let seats = json!([{ "kind": "human", "name": "Cosimo" }, { "kind": "bot", "level": "mcts:7" }]);
    let table = first.open(json!({ "game": "nim", "seats": seats, "seed": 1 })).await;
    let id = TableId::new(table.id.as_str()).unwrap();
    let meta = store.load(&id).await.unwrap().meta;
    assert!(meta.contains("mcts:7"), "{meta}");
    store.set_meta(&id, meta.replace("mcts:7", "mcts:4000000000")).await.unwrap();
    let second = Server::new(settings(), store);
    let mut subscriber = Subscriber::open(&second, &table, &table.secrets[0], "", None).await;
    second.act(&table, 0, 0, "take:0:1").await;
    assert_eq!(subscriber.next().await.unwrap().data["seat"], 0);
    assert_eq!(subscriber.next().await.unwrap().data["seat"], 1, "the bot answers");
}

#[tokio::test]
async fn connections_over_the_limit_wait_for_a_place() {
    let folder = tempdir().unwrap();
    let limits = Limits { connections: 1, ..Limits::generous() };
    let settings = Settings { port: 0, data_dir: folder.path().into(), limits, ..settings() };
    let running = start(settings).await.unwrap();
    let ask = b"GET /metrics HTTP/1.1\r\nHost: here\r\n\r\n";
    let mut first = TcpStream::connect(running.address).await.unwrap();
    first.write_all(ask).await.unwrap();
    assert!(first.read_u8().await.is_ok());
    let mut second = TcpStream::connect(running.address).await.unwrap();
    second.write_all(ask).await.unwrap();
    let mut text = [0; 16_384];
    for _ in 0..20 {
        first.write_all(ask).await.unwrap();
        assert!(first.read(&mut text).await.unwrap() > 0);
        assert_eq!(second.try_read(&mut text).map_err(|error| error.kind()), Err(ErrorKind::WouldBlock));
    }
    drop(first);
    assert!(second.read(&mut text).await.unwrap() > 0, "now it is its turn");
    assert!(String::from_utf8_lossy(&text).contains("magnifico_connections 1"));
    drop(second);
    running.stop().await;
}

/// What a new connection is answered; nothing where it is closed at once.
async fn first_words(address: SocketAddr) -> (TcpStream, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut text = [0; 12];
    // A connection that was closed already may fail at either.
    let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n").await;
    let n = stream.read(&mut text).await.unwrap_or(0);
    (stream, String::from_utf8_lossy(&text[..n]).into_owned())
}

#[tokio::test]
async fn one_address_has_only_so_many_connections_unless_it_is_a_proxys() {
    for (trusted_proxies, second) in [(vec![], ""), (vec!["127.0.0.0/8".parse().unwrap()], "HTTP/1.1 200")] {
        let limits = Limits { connections_per_address: 1, ..Limits::generous() };
        let database = Some("memory:".into());
        let settings = Settings { port: 0, database, limits, trusted_proxies, ..settings() };
        let running = start(settings).await.unwrap();
        let (first, answer) = first_words(running.address).await;
        assert_eq!(answer, "HTTP/1.1 200");
        assert_eq!(first_words(running.address).await.1, second);
        drop(first);
        while first_words(running.address).await.1.is_empty() {}
        running.stop().await;
    }
}

#[tokio::test]
async fn a_body_that_does_not_arrive_is_not_waited_for() {
    let running = start(Settings { port: 0, database: Some("memory:".into()), ..settings() }).await.unwrap();
    for (path, kind) in
        [("/api/v1/tables", "application/json"), ("/open", "application/x-www-form-urlencoded")]
    {
        let mut stream = TcpStream::connect(running.address).await.unwrap();
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: here\r\nContent-Type: {kind}\r\nContent-Length: 9\r\n\r\n{{"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        tokio::time::pause();
        let mut text = String::new();
        let answer = tokio::time::timeout(Duration::from_hours(1), stream.read_to_string(&mut text)).await;
        assert!(answer.is_ok() && text.starts_with("HTTP/1.1 408"), "{path}: {text}");
        tokio::time::resume();
    }
    running.stop().await;
}

/// Whoever moves and takes back in a loop fills no disk; and a match can always be played to its end.
#[tokio::test]
async fn a_record_grows_no_further_by_taking_back() {
    let server = in_memory();
    let table = server.nim(2).await;
    let version = dither(&server, &table, 1000).await;
    assert_eq!(server.act(&table, 0, version, "take:0:1").await.status, StatusCode::OK);
    assert_eq!(
        server.look(&table, Some(0)).await["undo"],
        json!({ "free": false, "by_consent": false, "answer": false })
    );
    let own_bot = json!({ "seat": 0, "level": "friendly" });
    for (path, body) in
        [("/undo", json!({ "version": version + 1 })), ("/leave", json!({})), ("/bot", own_bot)]
    {
        let answer = server.post(&table.path(path), &table.secrets[0], body).await;
        assert_eq!(
            (answer.status, answer.problem()),
            (StatusCode::UNPROCESSABLE_ENTITY, "not-now".into()),
            "{path}"
        );
        assert!(answer.text.contains("The record of this table is full"), "{}", answer.text);
    }
    while server.step(&table).await.is_some() {}
    assert!(server.look(&table, None).await["result"].is_object());
}

#[tokio::test(start_paused = true)]
async fn a_bot_is_called_for_whoever_is_away_and_not_before() {
    let server = in_memory();
    let table = server.nim(3).await;
    // Somebody watches, so the table stays awake; seat 2 listens, seat 1 is nowhere to be seen.
    let watching = Subscriber::open(&server, &table, &table.secrets[0], "", None).await;
    let listening = Subscriber::open(&server, &table, &table.secrets[2], "", None).await;
    let call = async |seat: usize| {
        let body = json!({ "seat": seat, "level": "friendly" });
        server.post(&table.path("/bot"), &table.secrets[0], body).await.status
    };
    assert_eq!(call(1).await, StatusCode::UNPROCESSABLE_ENTITY, "just gone");
    tokio::time::advance(Duration::from_secs(121)).await;
    assert_eq!(call(2).await, StatusCode::UNPROCESSABLE_ENTITY, "here all the time");
    assert_eq!(call(1).await, StatusCode::OK);
    let seats = server.look(&table, None).await["seats"].clone();
    assert_eq!((&seats[1]["stand_in"], &seats[2]["bot"]), (&json!(true), &json!(null)));
    let back = server.post(&table.path("/return"), &table.secrets[1], json!({})).await;
    assert_eq!(back.status, StatusCode::OK, "{}", back.text);
    drop((watching, listening));
}
