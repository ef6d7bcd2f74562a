//! Nobody is kept from deciding by what others do that is no decision.

use crate::pages::{form, led};
use crate::support::{Answer, Server, Table, in_memory, people, settings};
use axum::http::{StatusCode, header};
use serde_json::{Value, json};
use std::time::Duration;
use store::Store;
use web::{Limits, Settings};

/// How often somebody leaves and comes back: more entries than any ring of the latest holds.
const OFTEN: usize = 20;

async fn post(server: &Server, table: &Table, seat: usize, path: &str, body: Value) -> Answer {
    server.post(&table.path(path), &table.secrets[seat], body).await
}

/// Leaves and comes back this often.
async fn come_and_go(server: &Server, table: &Table, seat: usize, times: usize) {
    for _ in 0..times {
        for path in ["/leave", "/return"] {
            let answer = post(server, table, seat, path, json!({})).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        }
    }
}

/// Two people, with a clock or without.
async fn two(server: &Server, clock: Value) -> Table {
    let settings = json!({ "clock": clock });
    server.open(json!({ "game": "nim", "seats": people(2), "seed": 1, "settings": settings })).await
}

fn clocks() -> [Value; 2] {
    [json!("none"), json!({ "live": { "minutes": 5, "increment": 5 } })]
}

/// A server that holds back whoever does the same again and again, and limits nothing else.
fn strict() -> Server {
    let limits = Limits { habits: true, ..Limits::generous() };
    Server::new(Settings { limits, ..settings() }, Store::memory())
}

#[tokio::test]
async fn a_move_counts_although_another_left_and_came_back_since() {
    for clock in clocks() {
        let server = in_memory();
        let table = two(&server, clock).await;
        come_and_go(&server, &table, 1, OFTEN).await;
        let moved = server.act(&table, 0, 0, "take:0:1").await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.text);
        let seen = moved.json()["version"].as_u64().unwrap();
        come_and_go(&server, &table, 0, OFTEN).await;
        let again = server.act(&table, 0, 0, "take:0:1").await;
        assert_eq!(again.problem(), "stale-version", "it was done already");
        assert_eq!(server.act(&table, 1, seen, "take:1:1").await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn a_form_counts_although_another_left_and_came_back_since() {
    for clock in clocks() {
        let server = in_memory();
        let table = two(&server, clock).await;
        let cookie = format!("seats-{}={}", table.id, table.secrets[0]);
        let before = server.look(&table, None).await["view"].clone();
        come_and_go(&server, &table, 1, OFTEN).await;
        let path = format!("/t/{}/act", table.id);
        led(&form(&server, &path, &cookie, "version=0&action=take:0:1").await);
        let look = server.look(&table, None).await;
        assert_eq!(look["turn"]["seats"], json!([1]), "the move was made");
        led(&form(&server, &path, &cookie, "version=0&action=take:0:1").await);
        assert_eq!(server.look(&table, None).await["version"], look["version"], "and only once");
        // Not the seat whose turn it is: its stand-in would move.
        come_and_go(&server, &table, 0, 2).await;
        let undo = format!("version={}", look["version"]);
        led(&form(&server, &format!("/t/{}/undo", table.id), &cookie, &undo).await);
        assert_eq!(server.look(&table, None).await["view"], before, "the button that takes back counts, too");
    }
}

#[tokio::test]
async fn a_move_counts_although_the_table_slept_since() {
    let store = Store::memory();
    let server = Server::new(settings(), store.clone());
    let table = server.nim(2).await;
    come_and_go(&server, &table, 1, OFTEN).await;
    assert_eq!(server.act(&table, 0, 0, "take:0:1").await.status, StatusCode::OK);
    let seen = server.look(&table, Some(1)).await["version"].as_u64().unwrap();
    come_and_go(&server, &table, 0, OFTEN).await;
    server.app.tables.stop().await;
    drop(server);
    let server = Server::new(settings(), store);
    assert_eq!(server.act(&table, 0, 0, "take:0:1").await.problem(), "stale-version");
    assert_eq!(server.act(&table, 1, seen - 1, "take:1:1").await.problem(), "stale-version");
    assert_eq!(server.act(&table, 1, seen, "take:1:1").await.status, StatusCode::OK);
}

/// A match of Lorenzo at the moment when both choose a leader at the same time: the version, and what each may choose.
async fn both_choose(server: &Server) -> (Table, u64, [String; 2]) {
    let table = server.open(json!({ "game": "lorenzo", "seats": people(2), "seed": 5 })).await;
    while server.look(&table, None).await["turn"]["seats"] != json!([0, 1]) {
        server.step(&table).await;
    }
    let mut choices = [String::new(), String::new()];
    for (seat, choice) in choices.iter_mut().enumerate() {
        let look = server.look(&table, Some(seat)).await;
        look["legal"][0]["action"].as_str().unwrap().clone_into(choice);
    }
    let version = server.look(&table, None).await["version"].as_u64().unwrap();
    (table, version, choices)
}

#[tokio::test]
async fn whoever_chooses_and_takes_back_keeps_nobody_from_choosing_at_the_same_time() {
    let server = in_memory();
    let (table, seen, [own, other]) = both_choose(&server).await;
    for version in (seen..seen + 20).step_by(2) {
        assert_eq!(server.act(&table, 1, version, &other).await.status, StatusCode::OK);
        let undone = post(&server, &table, 1, "/undo", json!({ "version": version + 1 })).await;
        assert_eq!(undone.status, StatusCode::OK, "{}", undone.text);
    }
    assert_eq!(server.act(&table, 1, seen + 20, &other).await.status, StatusCode::OK);
    assert_eq!(server.act(&table, 1, seen + 18, &other).await.problem(), "stale-version");
    assert_eq!(server.act(&table, 0, seen, &own).await.status, StatusCode::OK, "chosen before all of that");
    assert_eq!(server.act(&table, 0, seen, &own).await.problem(), "stale-version");
}

#[tokio::test]
async fn who_asks_to_take_back_is_answered_although_another_left_and_came_back_since() {
    let server = in_memory();
    let table = server.nim(3).await;
    server.step(&table).await;
    server.step(&table).await;
    assert_eq!(post(&server, &table, 0, "/undo", json!({ "version": 2 })).await.status, StatusCode::OK);
    come_and_go(&server, &table, 1, 2).await;
    for seat in [1, 2] {
        let agreed = post(&server, &table, seat, "/undo/answer", json!({ "agree": true })).await;
        assert_eq!(agreed.status, StatusCode::OK, "{}", agreed.text);
    }
    assert_eq!(server.look(&table, None).await["turn"]["seats"], json!([0]));
}

#[tokio::test(start_paused = true)]
async fn one_leaves_a_few_times_in_a_row_and_comes_back_whenever_one_likes() {
    let server = strict();
    let table = server.nim(2).await;
    come_and_go(&server, &table, 1, 4).await;
    let refused = post(&server, &table, 1, "/leave", json!({})).await;
    assert_eq!((refused.status, refused.problem()), (StatusCode::TOO_MANY_REQUESTS, "too-many".into()));
    assert_eq!(refused.headers[header::RETRY_AFTER], "181");
    assert!(refused.text.contains("You have left your seat several times"), "{}", refused.text);
    let own_bot = post(&server, &table, 1, "/bot", json!({ "seat": 1 })).await;
    assert_eq!(own_bot.status, StatusCode::TOO_MANY_REQUESTS, "calling a bot for oneself is leaving");
    let cookie = format!("seats-{}={}; lang=de", table.id, table.secrets[1]);
    let page = form(&server, &format!("/t/{}/leave", table.id), &cookie, "").await;
    assert!(page.text.contains("Du hast deinen Platz gerade mehrmals verlassen"), "{}", page.text);
    come_and_go(&server, &table, 0, 1).await;
    tokio::time::advance(Duration::from_mins(3)).await;
    assert_eq!(post(&server, &table, 1, "/leave", json!({})).await.status, StatusCode::OK);
    assert_eq!(post(&server, &table, 1, "/leave", json!({})).await.status, StatusCode::OK, "gone already");
    tokio::time::advance(Duration::from_hours(14)).await;
    let back = post(&server, &table, 1, "/return", json!({})).await;
    assert_eq!(back.status, StatusCode::OK, "whoever left for the evening comes back: {}", back.text);
    let record = server.get(&table.path("/record"), "").await.text;
    let changes = record.lines().filter(|line| line.contains("\"entry\":\"seat\"")).count();
    assert_eq!(changes, 4 * 2 + 2 + 2, "what was refused is not in the record");
}

/// Whoever moves and takes back asks the other anew each time.
#[tokio::test(start_paused = true)]
async fn nobody_asks_another_for_a_decision_and_takes_it_away_in_a_loop() {
    let server = strict();
    let table = server.nim(2).await;
    let mut version = 0;
    let refused = loop {
        assert_eq!(server.act(&table, 0, version, "take:0:1").await.status, StatusCode::OK);
        let undone = post(&server, &table, 0, "/undo", json!({ "version": version + 1 })).await;
        if undone.status != StatusCode::OK {
            break undone;
        }
        version += 2;
    };
    assert_eq!((version, refused.problem()), (16, "too-many".into()));
    assert_eq!(server.act(&table, 1, 17, "take:1:1").await.status, StatusCode::OK, "now it stands");
}

/// Where all choose together nobody else is asked anew, as within one's own turn.
#[tokio::test(start_paused = true)]
async fn one_changes_ones_mind_as_often_as_one_likes_where_nobody_is_asked_anew() {
    let server = strict();
    let (table, seen, [own, _]) = both_choose(&server).await;
    for version in (seen..seen + 500).step_by(2) {
        assert_eq!(server.act(&table, 0, version, &own).await.status, StatusCode::OK);
        let undone = post(&server, &table, 0, "/undo", json!({ "version": version + 1 })).await;
        assert_eq!(undone.status, StatusCode::OK, "{}", undone.text);
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_talks_or_asks_without_end() {
    let server = strict();
    let table = server.nim(2).await;
    server.step(&table).await;
    server.step(&table).await;
    let say = async || post(&server, &table, 1, "/chat", json!({ "text": "Eh" })).await;
    for _ in 0..15 {
        assert_eq!(say().await.status, StatusCode::OK);
    }
    assert_eq!(say().await.problem(), "too-many");
    let ask = async || post(&server, &table, 0, "/undo", json!({ "version": 2 })).await;
    let answer = async || post(&server, &table, 1, "/undo/answer", json!({ "agree": false })).await;
    for _ in 0..4 {
        for _ in 0..3 {
            assert_eq!(ask().await.status, StatusCode::OK, "to ask twice is to ask once");
        }
        assert_eq!(answer().await.status, StatusCode::OK);
    }
    assert_eq!(ask().await.problem(), "too-many");
    tokio::time::advance(Duration::from_mins(1)).await;
    assert_eq!((ask().await.status, say().await.status), (StatusCode::OK, StatusCode::OK));
}
