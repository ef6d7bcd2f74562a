//! What is scarce is shared by visitors: whoever asks for much keeps nobody else waiting. Nothing is measured in seconds
//! here: what counts is who is served before whom.

use crate::events::Subscriber;
use crate::support::{Answer, Server, Table, request, settings};
use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::{Value, json};
use store::Store;
use web::Settings;
use web::table::pool::Urgency;

/// A server that takes the word of whoever asks about the address they ask from; its bots have one thread.
pub(crate) fn open_to_many() -> Server {
    let trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    Server::new(Settings { trusted_proxies, ..settings() }, Store::memory())
}

/// A request from an address of its own.
pub(crate) async fn post_from(server: &Server, from: &str, path: &str, secret: &str, body: &Value) -> Answer {
    let post = request("POST", path, secret).header(header::CONTENT_TYPE, "application/json");
    let post = post.header("x-forwarded-for", from);
    server.ask(post.body(Body::from(body.to_string())).unwrap()).await
}

async fn open_from(server: &Server, from: &str, body: &Value) -> Table {
    let answer = post_from(server, from, "/api/v1/tables", "", body).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
    let opened = answer.json();
    let secret = |seat: &Value| seat["secret"].as_str().unwrap_or_default().to_owned();
    let secrets = opened["seats"].as_array().unwrap().iter().map(secret).collect();
    Table { id: opened["table"].as_str().unwrap().to_owned(), secrets }
}

/// A person moves against a bot, and it answers.
async fn be_answered(server: &Server, from: &str, level: &str) {
    let seats = json!([{ "kind": "human" }, { "kind": "bot", "level": level }]);
    let table = open_from(server, from, &json!({ "game": "nim", "seats": seats, "seed": 1 })).await;
    let mut subscriber = Subscriber::open(server, &table, &table.secrets[0], "", None).await;
    let act = json!({ "version": 0, "action": "take:0:1" });
    let moved = post_from(server, from, &table.path("/actions"), &table.secrets[0], &act).await;
    assert_eq!(moved.status, StatusCode::OK, "{}", moved.text);
    assert_eq!(subscriber.next().await.unwrap().data["seat"], 0);
    assert_eq!(subscriber.next().await.unwrap().data["seat"], 1);
}

/// On the only thread, each of these thinks for almost two seconds.
#[tokio::test]
async fn tables_that_nobody_looks_at_keep_no_person_waiting() {
    let server = open_to_many();
    let bot = json!({ "kind": "bot", "level": "mcts:1900ms" });
    let body = json!({ "game": "lorenzo", "seats": [bot, bot, bot, bot], "settings": { "listed": false } });
    let mut crowd = Vec::new();
    for _ in 0..30 {
        crowd.push(open_from(&server, "10.0.0.1", &body).await);
    }
    let pool = &server.app.tables.services().pool;
    assert!(pool.waiting_as(Urgency::Unseen) >= 28, "one thought a table");
    let mut moves = Vec::new();
    for level in ["able", "friendly", "able"] {
        be_answered(&server, "10.0.0.2", level).await;
        let mut all = 0;
        for table in &crowd {
            all += server.look(table, None).await["version"].as_u64().unwrap();
        }
        moves.push(all);
    }
    assert!(moves[2] < 15, "the crowd moved {moves:?} times before the person was answered");
    let counted = server.get("/metrics", "").await.text;
    let urgencies = ["awaited", "watched", "unseen"];
    for line in urgencies.map(|it| format!("magnifico_bot_queue{{urgency=\"{it}\"}}")) {
        assert!(counted.contains(&line), "{line} in {counted}");
    }
}

/// However many people an address has at its tables, all of whom ask at the same time.
#[tokio::test]
async fn hints_for_one_visitor_keep_no_other_waiting() {
    let server = open_to_many();
    let seats = json!([{ "kind": "human" }, { "kind": "human" }]);
    let body = json!({ "game": "lorenzo", "seats": seats, "seed": 1, "settings": { "hints": true } });
    let mut asked = Vec::new();
    for _ in 0..25 {
        let table = open_from(&server, "10.0.0.1", &body).await;
        let seat = server.look(&table, None).await["turn"]["seats"][0].as_u64().unwrap() as usize;
        asked.push((table, seat));
    }
    let ask = |(table, seat): (Table, usize)| {
        let server = server.clone();
        tokio::spawn(async move {
            let (path, secret) = (table.path("/hint"), &table.secrets[seat]);
            post_from(&server, "10.0.0.1", &path, secret, &json!({})).await.status
        })
    };
    let asked: Vec<_> = asked.into_iter().map(ask).collect();
    let pool = &server.app.tables.services().pool;
    while pool.waiting() < 20 {
        tokio::task::yield_now().await;
    }
    be_answered(&server, "10.0.0.2", "friendly").await;
    assert!(pool.waiting() >= 15, "{} of 25 are still thought about", pool.waiting());
    for hint in asked {
        hint.abort();
    }
}

/// One who asks for more than that hears so, and the others do not.
#[tokio::test]
async fn so_many_thoughts_of_one_visitor_wait_and_no_more() {
    let server = open_to_many();
    let bot = json!({ "kind": "bot", "level": "fierce" });
    let crowd = json!({ "game": "lorenzo", "seats": [bot, bot] });
    for _ in 0..70 {
        open_from(&server, "10.0.0.1", &crowd).await;
    }
    let seats = json!([{ "kind": "human" }, { "kind": "bot", "level": "friendly" }]);
    let body = json!({ "game": "nim", "seats": seats, "seed": 1 });
    for (from, status) in [("10.0.0.1", StatusCode::TOO_MANY_REQUESTS), ("10.0.0.2", StatusCode::OK)] {
        let table = open_from(&server, from, &body).await;
        let hint = post_from(&server, from, &table.path("/hint"), &table.secrets[0], &json!({})).await;
        assert_eq!(hint.status, status, "{from}: {}", hint.text);
    }
}
