//! The stream of events: live, and after an interruption.

use crate::support::{Server, Table, in_memory, request};
use axum::body::{Body, BodyDataStream};
use axum::http::{StatusCode, header};
use futures_util::StreamExt;
use serde_json::{Value, json};

/// Somebody who reads a table's stream of events.
pub(crate) struct Subscriber {
    body: BodyDataStream,
    text: String,
    /// The latest entry that was heard.
    last: u64,
}

/// One event.
#[derive(Debug, PartialEq)]
pub(crate) struct Heard {
    pub(crate) id: Option<u64>,
    pub(crate) name: String,
    pub(crate) data: Value,
}

impl Subscriber {
    pub(crate) async fn open(
        server: &Server,
        table: &Table,
        secret: &str,
        query: &str,
        last: Option<u64>,
    ) -> Subscriber {
        let mut request = request("GET", &table.path(&format!("/events{query}")), secret);
        if let Some(last) = last {
            request = request.header("last-event-id", last.to_string());
        }
        let response = server.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream");
        let mut subscriber =
            Subscriber { body: response.into_body().into_data_stream(), text: String::new(), last: 0 };
        assert_eq!(subscriber.next().await.unwrap().name, "hello");
        subscriber
    }

    /// The next event; `None` at the end of the stream.
    pub(crate) async fn next(&mut self) -> Option<Heard> {
        loop {
            if let Some(end) = self.text.find("\n\n") {
                let heard = parse(&self.text[..end]);
                self.text.drain(..end + 2);
                let Some(heard) = heard else { continue };
                self.last = heard.id.unwrap_or(self.last);
                return Some(heard);
            }
            let bytes = self.body.next().await?.unwrap();
            self.text += std::str::from_utf8(&bytes).unwrap();
        }
    }

    /// The next event, also where bots that hardly think were too quick for this reader: it comes back then and says what
    /// it has, as browsers do.
    pub(crate) async fn next_of(&mut self, server: &Server, table: &Table) -> Heard {
        loop {
            if let Some(heard) = self.next().await {
                return heard;
            }
            *self = Subscriber::open(server, table, "", &format!("?from={}", self.last), None).await;
        }
    }
}

fn parse(block: &str) -> Option<Heard> {
    let field = |name: &str| block.lines().find_map(|line| line.strip_prefix(name));
    let name = field("event: ")?.to_owned();
    let id = field("id: ").map(|id| id.parse().unwrap());
    Some(Heard { id, name, data: serde_json::from_str(field("data: ")?).unwrap() })
}

#[tokio::test]
async fn everybody_hears_a_move_once() {
    let server = in_memory();
    let table = server.nim(3).await;
    let mut subscribers = Vec::new();
    for secret in [table.secrets[0].as_str(), table.secrets[1].as_str(), ""] {
        subscribers.push(Subscriber::open(&server, &table, secret, "", None).await);
    }
    server.step(&table).await;
    server.step(&table).await;
    for subscriber in &mut subscribers {
        for version in 1..=2 {
            let heard = subscriber.next().await.unwrap();
            assert_eq!((heard.id, heard.name.as_str()), (Some(version), "entry"));
            assert_eq!(heard.data["version"], version);
            assert_eq!(heard.data["entry"], "act");
            assert!(heard.data["events"][0]["taken"].is_object());
            assert!(heard.data.get("state").is_none(), "digests of states stay here");
        }
    }
}

#[tokio::test]
async fn whoever_reconnects_hears_what_was_missed_from_ring_or_record() {
    let server = in_memory();
    let table = server.nim(4).await;
    let mut n = 0;
    while n < 40 {
        let version = server.step(&table).await.unwrap();
        let undo = json!({ "version": version });
        let seat = server.look(&table, None).await;
        // Taking each move back again makes the record longer than the ring without ending the match.
        let last = (seat["turn"]["seats"][0].as_u64().unwrap() + 3) % 4;
        let answer = server.post(&table.path("/undo"), &table.secrets[last as usize], undo).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        n = answer.json()["version"].as_u64().unwrap();
    }
    for (from, by_header) in [(0, false), (3, true), (39, false), (30, true)] {
        let (query, last) =
            if by_header { (String::new(), Some(from)) } else { (format!("?from={from}"), None) };
        let mut subscriber = Subscriber::open(&server, &table, &table.secrets[0], &query, last).await;
        for version in from + 1..=40 {
            let heard = subscriber.next().await.unwrap();
            assert_eq!(heard.id, Some(version), "from {from}");
            assert_eq!(heard.data["entry"], if version % 2 == 1 { "act" } else { "undo" });
        }
    }
}

#[tokio::test]
async fn chat_is_heard_and_kept() {
    let server = in_memory();
    let table = server.nim(2).await;
    let mut subscriber = Subscriber::open(&server, &table, "", "", None).await;
    let said =
        server.post(&table.path("/chat"), &table.secrets[1], json!({ "text": "<b>Ciao</b> 👋" })).await;
    assert_eq!(said.status, StatusCode::OK);
    let heard = subscriber.next().await.unwrap();
    assert_eq!(
        (heard.id, heard.name.as_str(), &heard.data["text"]),
        (None, "chat", &json!("<b>Ciao</b> 👋"))
    );
    let chat = server.get(&table.path("/chat"), "").await.json();
    assert_eq!(chat[0]["from"], "Seat 2");
    for (secret, text) in
        [("", "hello"), (table.secrets[0].as_str(), ""), (&table.secrets[0], &"x".repeat(501))]
    {
        let answer = server.post(&table.path("/chat"), secret, json!({ "text": text })).await;
        assert!(answer.status.is_client_error());
    }
}

#[tokio::test]
async fn a_stopping_server_asks_listeners_to_come_back() {
    let server = in_memory();
    let table = server.nim(2).await;
    let mut subscriber = Subscriber::open(&server, &table, "", "", None).await;
    server.app.stopping.send_replace(true);
    assert_eq!(subscriber.next().await.unwrap().name, "bye");
    assert_eq!(subscriber.next().await, None);
}

#[tokio::test]
async fn streams_of_one_address_are_limited() {
    let limits = web::Limits { streams_per_address: 1, ..web::Limits::generous() };
    let settings = web::Settings { limits, ..crate::support::settings() };
    let server = Server::new(settings, store::Store::memory());
    let table = server.nim(2).await;
    let subscriber = Subscriber::open(&server, &table, "", "", None).await;
    assert_eq!(server.get(&table.path("/events"), "").await.status, StatusCode::TOO_MANY_REQUESTS);
    drop(subscriber);
    Subscriber::open(&server, &table, "", "", None).await;
}
