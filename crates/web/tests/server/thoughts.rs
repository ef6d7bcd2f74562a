//! Bots whose decision nobody wants any more: they must not keep the others waiting.

use crate::events::Subscriber;
use crate::support::{Server, Table, in_memory};
use axum::http::StatusCode;
use serde_json::json;
use std::sync::mpsc;
use web::http::fair::Visitor;
use web::table::pool::{Errand, Urgency};

/// Work that a person waits for.
pub(crate) fn somebodys() -> Errand {
    Errand::new(Visitor::default(), || Urgency::Awaited)
}

/// Seat 0 moves, which lets the bot in seat 1 think, and takes it back, this often; gives the version then.
pub(crate) async fn dither(server: &Server, table: &Table, times: u64) -> u64 {
    for version in (0..times).map(|n| n * 2) {
        assert_eq!(server.act(table, 0, version, "take:0:1").await.status, StatusCode::OK);
        let undo = json!({ "version": version + 1 });
        let answer = server.post(&table.path("/undo"), &table.secrets[0], undo).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    }
    times * 2
}

#[tokio::test]
async fn whoever_moves_and_takes_back_again_and_again_lets_one_thought_wait() {
    let server = in_memory();
    let seats = json!([{ "kind": "human" }, { "kind": "bot", "level": "fierce" }]);
    let table = server.open(json!({ "game": "nim", "seats": seats, "seed": 1 })).await;
    let pool = server.app.tables.services().pool.clone();
    let (release, released) = mpsc::channel::<()>();
    let busy = tokio::spawn({
        let pool = pool.clone();
        async move { pool.ask(somebodys(), move |_| released.recv().is_ok()).await }
    });
    while pool.waiting() == 0 {
        tokio::task::yield_now().await;
    }
    let version = dither(&server, &table, 20).await;
    assert_eq!(pool.waiting(), 2, "the work that keeps the thread busy, and one thought");
    assert_eq!(server.act(&table, 0, version, "take:0:1").await.status, StatusCode::OK);
    let mut subscriber = Subscriber::open(&server, &table, "", &format!("?from={}", version + 1), None).await;
    release.send(()).unwrap();
    assert_eq!(busy.await.unwrap(), Some(true));
    let heard = subscriber.next().await.unwrap();
    assert_eq!((heard.id, &heard.data["seat"]), (Some(version + 2), &json!(1)), "the bot moves after all");
}
