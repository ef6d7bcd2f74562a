//! Who agrees when something is to be taken back: nobody agrees for somebody else.

use crate::pages::page;
use crate::support::{Answer, Server, Table, in_memory, people, settings};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;
use store::Store;

async fn post(server: &Server, table: &Table, seat: usize, path: &str, body: Value) -> Answer {
    server.post(&table.path(path), &table.secrets[seat], body).await
}

async fn undo(server: &Server, table: &Table, seat: usize) -> Answer {
    let version = server.look(table, None).await["version"].clone();
    post(server, table, seat, "/undo", json!({ "version": version })).await
}

/// Plays until it is seat 0's turn again, whoever plays the others.
async fn until_first(server: &Server, table: &Table) -> Value {
    loop {
        let look = server.look(table, Some(0)).await;
        if look["turn"]["seats"] == json!([0]) {
            return look;
        }
        tokio::task::yield_now().await;
    }
}

async fn record(server: &Server, table: &Table) -> String {
    server.get(&table.path("/record"), "").await.text
}

/// Seat 0 moved, seat 1 answered and left for a while.
async fn left_alone(server: &Server) -> Table {
    let table = server.nim(2).await;
    server.step(&table).await;
    server.step(&table).await;
    assert_eq!(post(server, &table, 1, "/leave", json!({})).await.status, StatusCode::OK);
    table
}

#[tokio::test]
async fn a_stand_in_never_agrees_to_what_its_person_decided_or_saw() {
    let server = in_memory();
    let table = left_alone(&server).await;
    let refused = undo(&server, &table, 0).await;
    assert_eq!(refused.problem(), "not-now");
    assert!(refused.text.contains("Seat 2 is away, and a bot does not agree to this"), "{}", refused.text);
    assert!(!record(&server, &table).await.contains("undo"));
    assert_eq!(post(&server, &table, 1, "/return", json!({})).await.status, StatusCode::OK);
    assert_eq!(undo(&server, &table, 0).await.status, StatusCode::OK, "now there is somebody to ask");
    assert_eq!(server.look(&table, Some(1)).await["undo"]["answer"], true);
    let agreed = post(&server, &table, 1, "/undo/answer", json!({ "agree": true })).await;
    assert_eq!(agreed.status, StatusCode::OK);
    let look = server.look(&table, None).await;
    assert_eq!((&look["turn"]["seats"], look.get("unrated")), (&json!([0]), Some(&json!(["known_seed"]))));
}

#[tokio::test]
async fn a_stand_in_agrees_to_what_was_decided_since_it_took_over() {
    let store = Store::memory();
    let server = Server::new(settings(), store.clone());
    let table = left_alone(&server).await;
    let before = server.look(&table, None).await["view"].clone();
    server.step(&table).await;
    until_first(&server, &table).await;
    server.app.tables.stop().await;
    drop(server);
    let server = Server::new(settings(), store);
    let undone = undo(&server, &table, 0).await;
    assert_eq!(undone.status, StatusCode::OK, "{}", undone.text);
    assert_eq!(server.look(&table, None).await["view"], before);
    assert!(record(&server, &table).await.contains(r#""consent":[1]}"#));
    assert_eq!(undo(&server, &table, 0).await.problem(), "not-now", "and to nothing before");
}

/// Whoever comes back decides for themselves what their stand-in would have agreed to.
#[tokio::test]
async fn whoever_is_back_is_asked() {
    let server = in_memory();
    let table = server.nim(3).await;
    assert_eq!(post(&server, &table, 1, "/leave", json!({})).await.status, StatusCode::OK);
    server.step(&table).await;
    while server.look(&table, None).await["turn"]["seats"] != json!([2]) {
        tokio::task::yield_now().await;
    }
    assert_eq!(undo(&server, &table, 0).await.status, StatusCode::OK);
    assert_eq!(server.look(&table, Some(1)).await["undo"]["answer"], false, "the bot agreed already");
    assert_eq!(post(&server, &table, 1, "/return", json!({})).await.status, StatusCode::OK);
    assert_eq!(server.look(&table, Some(1)).await["undo"]["answer"], true);
    let agree = json!({ "agree": true });
    assert_eq!(post(&server, &table, 2, "/undo/answer", agree.clone()).await.status, StatusCode::OK);
    assert_eq!(server.look(&table, None).await["turn"]["seats"], json!([2]), "one is still asked");
    assert_eq!(post(&server, &table, 1, "/undo/answer", agree).await.status, StatusCode::OK);
    assert_eq!(server.look(&table, None).await["turn"]["seats"], json!([0]));
}

/// In Florenza every turn begins with dice.
#[tokio::test]
async fn what_was_shown_is_taken_back_among_bots_and_everybody_is_told() {
    let server = in_memory();
    let seats = json!([{ "kind": "human", "name": "Anna" }, { "kind": "bot", "level": "random" }]);
    let table = server.open(json!({ "game": "florenza", "seats": seats })).await;
    let mut look = server.look(&table, Some(0)).await;
    assert_eq!(look.get("unrated"), None);
    // On until the own last decision cannot be taken back freely: dice were thrown since.
    while look["undo"]["by_consent"] != true || !look["turn"]["seats"].to_string().contains('0') {
        if look["turn"]["seats"].to_string().contains('0') && look["legal"][0].is_object() {
            let action = look["legal"][0]["action"].as_str().unwrap().to_owned();
            let done = server.act(&table, 0, look["version"].as_u64().unwrap(), &action).await;
            assert_eq!(done.status, StatusCode::OK, "{}", done.text);
        }
        tokio::task::yield_now().await;
        look = server.look(&table, Some(0)).await;
    }
    let undone = undo(&server, &table, 0).await;
    assert_eq!(undone.status, StatusCode::OK, "{}", undone.text);
    assert!(record(&server, &table).await.contains(r#""among_bots":true}"#));
    assert_eq!(server.look(&table, None).await["unrated"], json!(["taken_back"]));
    for (lang, words) in [
        ("en", "only bots were there to agree"),
        ("it", "c’erano solo bot ad acconsentire"),
        ("es", "solo había bots para consentirlo"),
        ("de", "zustimmen konnten nur Bots"),
    ] {
        let log = page(&server, &format!("/t/{}/log", table.id), &format!("lang={lang}")).await.text;
        assert!(log.contains(words), "{lang}: {log}");
    }
}

/// A table that sleeps does not take its people for present when it wakes.
#[tokio::test(start_paused = true)]
async fn whoever_is_away_stays_away_while_the_table_sleeps() {
    let server = in_memory();
    let body = json!({ "game": "nim", "seats": people(2), "seed": 1 });
    let table = server.open(body).await;
    let call = async || post(&server, &table, 0, "/bot", json!({ "seat": 1 })).await;
    assert_eq!(call().await.status, StatusCode::UNPROCESSABLE_ENTITY, "seen just now");
    crate::support::pass(Duration::from_mins(5)).await;
    assert_eq!(server.app.tables.n_awake(), 0, "it sleeps");
    assert_eq!(call().await.status, StatusCode::OK);
}
