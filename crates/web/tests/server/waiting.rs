//! Before everybody is there: seats change hands, and nobody learns what they hide.

use crate::events::Subscriber;
use crate::support::{Server, Table, in_memory};
use axum::http::StatusCode;
use serde_json::json;

/// A table of Die Wiege, where hands are dealt at once, that waits for everybody but its first.
async fn waiting(server: &Server) -> Table {
    let seats = json!([{ "kind": "human" }, { "kind": "open" }, { "kind": "open" }]);
    server.open(json!({ "game": "wiege", "seats": seats, "seed": 7 })).await
}

async fn sit(server: &Server, table: &mut Table, seat: usize) {
    let sat = server.post(&table.path("/seats"), "", json!({ "name": "Pazzi", "seat": seat })).await;
    assert_eq!(sat.status, StatusCode::CREATED, "{}", sat.text);
    table.secrets[seat] = String::from(sat.json()["secret"].as_str().unwrap());
}

async fn leave(server: &Server, table: &Table, seat: usize) {
    let left = server.post(&table.path("/leave"), &table.secrets[seat], json!({})).await;
    assert_eq!(left.status, StatusCode::OK, "{}", left.text);
}

#[tokio::test]
async fn whoever_tries_one_seat_after_the_other_sees_nobodys_hand() {
    let server = in_memory();
    let mut table = waiting(&server).await;
    let open = server.look(&table, None).await["view"].clone();
    assert_eq!(open["own"], json!(null));
    for seat in [1, 2, 1] {
        sit(&server, &mut table, seat).await;
        let look = server.look(&table, Some(seat)).await;
        assert_eq!((&look["view"], &look["seat"]), (&open, &json!(seat)), "it is theirs, but not dealt");
        let record = server.get(&table.path("/record"), &table.secrets[seat]).await.text;
        assert_eq!(record, server.get(&table.path("/record"), "").await.text);
        leave(&server, &table, seat).await;
    }
    assert_eq!(server.look(&table, Some(0)).await["view"], open);
    sit(&server, &mut table, 1).await;
    sit(&server, &mut table, 2).await;
    let mut hands = Vec::new();
    for seat in 0..3 {
        hands.push(server.look(&table, Some(seat)).await["view"]["own"].clone());
    }
    assert!(hands[0].is_object() && hands[0] != hands[1] && hands[1] != hands[2], "now they see their hands");
}

#[tokio::test]
async fn a_stream_shows_what_a_seat_hides_only_to_whoever_sits_there() {
    let server = in_memory();
    let mut table = waiting(&server).await;
    sit(&server, &mut table, 1).await;
    let left = Subscriber::open(&server, &table, &table.secrets[1], "?from=1", None).await;
    leave(&server, &table, 1).await;
    sit(&server, &mut table, 1).await;
    let stayed = Subscriber::open(&server, &table, &table.secrets[1], "?from=3", None).await;
    sit(&server, &mut table, 2).await;
    let public = Subscriber::open(&server, &table, "", "?from=4", None).await;
    let mut subscribers = [left, stayed, public];
    while subscribers[0].next().await.unwrap().id != Some(4) {}
    while subscribers[1].next().await.unwrap().id != Some(4) {}
    let mut secrets = 0;
    for _ in 0..60 {
        let version = server.step(&table).await.unwrap();
        let mut heard = Vec::new();
        for subscriber in &mut subscribers {
            let entry = subscriber.next().await.unwrap();
            assert_eq!(entry.id, Some(version));
            heard.push(entry);
        }
        assert_eq!(heard[0], heard[2], "who left hears what everybody does");
        secrets += usize::from(heard[1] != heard[2]);
    }
    assert!(secrets > 0, "who sits there hears more");
}

#[tokio::test]
async fn with_bots_alone_the_match_starts_at_once() {
    let server = in_memory();
    let seats = json!([{ "kind": "human" }, { "kind": "bot", "level": "random" }]);
    let table = server.open(json!({ "game": "wiege", "seats": seats, "seed": 7 })).await;
    let own = server.look(&table, Some(0)).await;
    assert_eq!((&own["waiting"], own["view"]["own"].is_object()), (&json!(false), true));
}
