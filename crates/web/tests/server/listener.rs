//! The real loop: sockets, `SQLite`, streams over TCP, starting and stopping.

use crate::support::settings;
use serde_json::{Value, json};
use std::net::SocketAddr;
use tempfile::tempdir;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use web::{ServeError, Settings, start};

async fn connect(address: SocketAddr, method: &str, path: &str, body: &str) -> BufReader<TcpStream> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    BufReader::new(stream)
}

async fn text(address: SocketAddr, method: &str, path: &str, body: &str) -> String {
    let mut text = String::new();
    connect(address, method, path, body).await.read_to_string(&mut text).await.unwrap();
    text
}

async fn until(stream: &mut BufReader<TcpStream>, part: &str) -> String {
    let mut line = String::new();
    while !line.contains(part) {
        line.clear();
        assert!(stream.read_line(&mut line).await.unwrap() > 0, "the stream ended before {part:?}");
    }
    line
}

fn in_dir(folder: &std::path::Path) -> Settings {
    Settings { port: 0, data_dir: folder.to_owned(), ..settings() }
}

#[tokio::test]
async fn bots_are_heard_over_a_socket_and_a_stop_says_goodbye() {
    let folder = tempdir().unwrap();
    let running = start(in_dir(folder.path())).await.unwrap();
    let address = running.address;
    assert!(text(address, "GET", "/healthz", "").await.ends_with("ok\n"));
    assert!(text(address, "GET", "/readyz", "").await.starts_with("HTTP/1.1 200"));
    let seats = json!([{ "kind": "human" }, { "kind": "human" }]);
    let body = json!({ "game": "nim", "seats": seats, "seed": 1 }).to_string();
    let answer = text(address, "POST", "/api/v1/tables", &body).await;
    let opened: Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap();
    let table = format!("/api/v1/tables/{}", opened["table"].as_str().unwrap());
    let mut subscriber = connect(address, "GET", &format!("{table}/events"), "").await;
    until(&mut subscriber, "event: hello").await;
    let secret = opened["seats"][0]["secret"].as_str().unwrap();
    let body = json!({ "version": 0, "action": "take:0:1" }).to_string();
    let mut post = TcpStream::connect(address).await.unwrap();
    let head = format!(
        "POST {table}/actions HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {secret}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    post.write_all(head.as_bytes()).await.unwrap();
    assert!(until(&mut subscriber, "id: ").await.contains("id: 1"));
    let metrics = text(address, "GET", "/metrics", "").await;
    for name in ["magnifico_live_tables 1", "magnifico_moves_total 1", "magnifico_listeners 1"] {
        assert!(metrics.contains(name), "{name} in {metrics}");
    }
    let stopped = tokio::spawn(running.stop());
    until(&mut subscriber, "event: bye").await;
    stopped.await.unwrap();
    let again = start(in_dir(folder.path())).await.unwrap();
    let look = text(again.address, "GET", &table, "").await;
    assert!(look.contains("\"version\":1"), "{look}");
    again.stop().await;
}

#[cfg(unix)]
#[tokio::test]
async fn whoever_stops_it_the_moment_it_is_ready_stops_it_well() {
    let folder = tempdir().unwrap();
    // Not heeded, the signal ends this very program.
    let served = web::serve(in_dir(folder.path()), |_| {
        let me = std::process::id().to_string();
        assert!(std::process::Command::new("kill").args(["-s", "TERM", &me]).status().unwrap().success());
    });
    served.await.unwrap();
    assert!(!folder.path().join("magnifico.db-wal").exists(), "all is written where it belongs");
}

#[tokio::test]
async fn a_stream_is_whole_for_old_and_new_clients_and_ends_with_either_side() {
    let folder = tempdir().unwrap();
    let running = start(in_dir(folder.path())).await.unwrap();
    let body = json!({ "game": "nim", "seats": [{ "kind": "human" }, { "kind": "human" }] }).to_string();
    let answer = text(running.address, "POST", "/api/v1/tables", &body).await;
    let opened: Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap();
    let path = format!("/api/v1/tables/{}/events", opened["table"].as_str().unwrap());
    for version in ["HTTP/1.0", "HTTP/1.1"] {
        // A connection that was used before, as browsers do.
        let mut stream = BufReader::new(TcpStream::connect(running.address).await.unwrap());
        let asks = [format!("GET /healthz {version}"), format!("GET {path} {version}")];
        for ask in asks {
            let request = format!("{ask}\r\nHost: here\r\nConnection: keep-alive\r\n\r\n");
            stream.write_all(request.as_bytes()).await.unwrap();
            let last = if ask.contains("healthz") { "ok" } else { "data: " };
            assert!(until(&mut stream, "HTTP/1").await.contains(" 200 OK"));
            if !ask.contains("healthz") {
                until(&mut stream, "content-security-policy").await;
            }
            until(&mut stream, last).await;
        }
    }
    let listeners = async |n: usize| {
        let wanted = format!("magnifico_listeners {n}\n");
        while !text(running.address, "GET", "/metrics", "").await.contains(&wanted) {}
    };
    listeners(0).await;
    let mut subscriber = connect(running.address, "GET", &path, "").await;
    until(&mut subscriber, "event: hello").await;
    listeners(1).await;
    let stopped = tokio::spawn(running.stop());
    until(&mut subscriber, "event: bye").await;
    let mut rest = String::new();
    subscriber.read_to_string(&mut rest).await.unwrap();
    stopped.await.unwrap();
}

#[tokio::test]
async fn what_hinders_a_start_is_said_plainly() {
    let folder = tempdir().unwrap();
    let running = start(in_dir(folder.path())).await.unwrap();
    let port = running.address.port();
    let taken = start(Settings { port, ..in_dir(folder.path()) }).await.err().unwrap();
    assert!(matches!(taken, ServeError::PortTaken { .. }) && taken.to_string().contains("--port"), "{taken}");
    let file = folder.path().join("a file");
    std::fs::write(&file, "").unwrap();
    let unwritable = start(in_dir(&file.join("below"))).await.err().unwrap();
    assert!(matches!(unwritable, ServeError::Folder { .. }), "{unwritable}");
    let unknown = start(Settings { database: Some("oracle://x".into()), ..in_dir(folder.path()) }).await;
    assert!(matches!(unknown.err().unwrap(), ServeError::Database(_)));
    let path = start(Settings { base_path: "games/".into(), ..in_dir(folder.path()) }).await;
    assert!(matches!(path.err().unwrap(), ServeError::BasePath(_)));
    running.stop().await;
}

#[tokio::test]
async fn a_head_that_is_too_large_or_broken_is_refused() {
    let folder = tempdir().unwrap();
    let running = start(in_dir(folder.path())).await.unwrap();
    let long = format!("/{}", "a".repeat(20_000));
    let answer = text(running.address, "GET", &long, "").await;
    assert!(answer.starts_with("HTTP/1.1 431") || answer.starts_with("HTTP/1.1 414"), "{answer}");
    let answer = text(running.address, "\u{1}\u{2}", "/", "").await;
    assert!(answer.starts_with("HTTP/1.1 400"), "{answer}");
    running.stop().await;
}

/// The answer to a request of which only so much of the body was sent, up to the end of its head.
async fn head_of(stream: &mut BufReader<TcpStream>, path: &str, length: usize, sent: usize) -> String {
    let head = format!("POST {path} HTTP/1.1\r\nHost: here\r\nContent-Length: {length}\r\n\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
    stream.write_all(&vec![b' '; sent]).await.unwrap();
    let mut text = String::new();
    while !text.ends_with("\r\n\r\n") {
        assert!(stream.read_line(&mut text).await.unwrap() > 0, "{text}");
    }
    text
}

#[tokio::test]
async fn a_connection_that_ends_early_says_so_and_no_other_does() {
    let folder = tempdir().unwrap();
    let running = start(in_dir(folder.path())).await.unwrap();
    let connect = async || BufReader::new(TcpStream::connect(running.address).await.unwrap());
    for (path, length, sent, status) in [
        // Nobody reads such a body, and the rest of it is long, or does not come.
        ("/api/v1/nothing", 1_000_000, 1000, 404),
        ("/api/v1/nothing", 1000, 10, 404),
        // It says itself that it is too large, whether any of it comes or not.
        ("/open", 1_000_000, 100_000, 413),
        ("/open", 1_000_000, 0, 413),
    ] {
        let mut stream = connect().await;
        let head = head_of(&mut stream, path, length, sent).await.to_lowercase();
        assert!(head.starts_with(&format!("http/1.1 {status}")), "{path} {length}: {head}");
        assert!(head.contains("\r\nconnection: close\r\n"), "{path} {length}: {head}");
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest).await;
    }
    let mut stream = connect().await;
    for _ in 0..3 {
        // A small one is read and dropped, so that the next request is found.
        let head = head_of(&mut stream, "/api/v1/nothing", 1000, 1000).await.to_lowercase();
        assert!(head.starts_with("http/1.1 404") && !head.contains("connection: close"), "{head}");
        let length = head.split("content-length: ").nth(1).unwrap().split('\r').next().unwrap();
        stream.read_exact(&mut vec![0; length.parse().unwrap()]).await.unwrap();
    }
    running.stop().await;
}
