//! A server in this process, and people who send it requests.

use crate::hosted::hosted;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use axum::response::Response;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;
use store::Store;
use tower::ServiceExt;
use web::{App, Games, Limits, Settings};

/// Every game. Servers share their data: reading them takes its time.
static GAMES: LazyLock<Games> = LazyLock::new(|| hosted(|_| true));

/// What every game that tests play is opened with.
pub(crate) fn settings() -> Settings {
    Settings {
        limits: Limits::generous(),
        games: GAMES.clone(),
        bot_threads: 1,
        bot_pause: Duration::ZERO,
        ..Settings::default()
    }
}

/// A server over a store in memory.
pub(crate) fn in_memory() -> Server {
    Server::new(settings(), Store::memory())
}

/// A server over `SQLite` in this folder.
pub(crate) async fn in_folder(folder: &Path) -> Server {
    Server::new(settings(), Store::sqlite(&folder.join("test.db")).await.unwrap())
}

/// A server without a socket.
#[derive(Clone)]
pub(crate) struct Server {
    pub(crate) app: App,
    router: axum::Router,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The part after `urn:magnifico:problem:`, checked to be a whole problem.
    pub(crate) fn problem(&self) -> String {
        assert_eq!(self.headers[header::CONTENT_TYPE], "application/problem+json", "{self:?}");
        let problem = self.json();
        assert_eq!(problem["status"], self.status.as_u16());
        for field in ["title", "error", "detail"] {
            assert!(problem[field].as_str().is_some_and(|text| text.len() > 10), "{field}: {problem}");
        }
        problem["type"].as_str().unwrap().strip_prefix("urn:magnifico:problem:").unwrap().to_owned()
    }
}

/// A table with the secrets of its seats.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) secrets: Vec<String>,
}

impl Server {
    pub(crate) fn new(settings: Settings, store: Store) -> Server {
        let app = App::new(settings, store).unwrap();
        let router = app.router();
        Server { app, router }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Response {
        self.router.clone().oneshot(request).await.unwrap()
    }

    pub(crate) async fn ask(&self, request: Request<Body>) -> Answer {
        let response = self.send(request).await;
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        Answer { status, headers, text: String::from_utf8(bytes.to_vec()).unwrap() }
    }

    pub(crate) async fn get(&self, path: &str, secret: &str) -> Answer {
        self.ask(request("GET", path, secret).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn post(&self, path: &str, secret: &str, body: Value) -> Answer {
        let request = request("POST", path, secret).header(header::CONTENT_TYPE, "application/json");
        self.ask(request.body(Body::from(body.to_string())).unwrap()).await
    }

    /// Opens a table, all seats for people unless told otherwise.
    pub(crate) async fn open(&self, body: Value) -> Table {
        let answer = self.post("/api/v1/tables", "", body).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
        let opened = answer.json();
        assert_eq!(opened["version"], 0);
        let secret = |seat: &Value| seat["secret"].as_str().unwrap_or_default().to_owned();
        let secrets = opened["seats"].as_array().unwrap().iter().map(secret).collect();
        Table { id: opened["table"].as_str().unwrap().to_owned(), secrets }
    }

    pub(crate) async fn nim(&self, seats: usize) -> Table {
        self.open(json!({ "game": "nim", "seats": people(seats), "seed": 1 })).await
    }

    pub(crate) async fn look(&self, table: &Table, seat: Option<usize>) -> Value {
        let secret = seat.map(|seat| table.secrets[seat].as_str()).unwrap_or_default();
        let answer = self.get(&table.path(""), secret).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        answer.json()
    }

    pub(crate) async fn act(&self, table: &Table, seat: usize, version: u64, action: &str) -> Answer {
        let body = json!({ "version": version, "action": action });
        self.post(&table.path("/actions"), &table.secrets[seat], body).await
    }

    /// Plays the first legal action of whoever is to decide; `None` when the match is over.
    pub(crate) async fn step(&self, table: &Table) -> Option<u64> {
        let open = self.look(table, None).await;
        let seat = open["turn"]["seats"][0].as_u64()? as usize;
        let own = self.look(table, Some(seat)).await;
        let action = own["legal"][0]["action"].as_str().unwrap();
        let answer = self.act(table, seat, own["version"].as_u64().unwrap(), action).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        answer.json()["version"].as_u64()
    }
}

impl Table {
    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.id)
    }
}

/// Lets this much of the runtime's own time go by, with everything that is due in it.
pub(crate) async fn pass(time: Duration) {
    let _ = tokio::time::timeout(time, std::future::pending::<()>()).await;
}

/// Seats for people.
pub(crate) fn people(n: usize) -> Value {
    Value::Array(vec![json!({ "kind": "human" }); n])
}

pub(crate) fn request(method: &str, path: &str, secret: &str) -> axum::http::request::Builder {
    let request = Request::builder().method(method).uri(path);
    if secret.is_empty() {
        request
    } else {
        request.header(header::AUTHORIZATION, format!("Bearer {secret}"))
    }
}
