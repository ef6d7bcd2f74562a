//! Clocks, on the runtime's own time.

use crate::events::{Heard, Subscriber};
use crate::support::{Server, Table, in_memory, pass, people, settings};
use axum::http::StatusCode;
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use std::sync::mpsc;
use std::time::Duration;
use store::{Store, TableId};
use tokio::runtime::Builder;

async fn open(server: &Server, clock: Value, at_end: &str) -> Table {
    let settings = json!({ "clock": clock, "at_end": at_end });
    server.open(json!({ "game": "nim", "seats": people(2), "seed": 1, "settings": settings })).await
}

async fn next_act(subscriber: &mut Subscriber) -> Heard {
    loop {
        let heard = subscriber.next().await.unwrap();
        if heard.data["entry"] == "act" {
            return heard;
        }
    }
}

/// The server was away for a minute and a second, of which the first seat had one minute.
async fn was_away(store: &Store, table: &Table) -> TableId {
    let id = TableId::new(table.id.as_str()).unwrap();
    let mut meta: Value = serde_json::from_str(&store.load(&id).await.unwrap().meta).unwrap();
    let since = meta["clocks"]["since_ms"].as_i64().unwrap();
    meta["clocks"]["since_ms"] = json!(since - 61_000);
    store.set_meta(&id, meta.to_string()).await.unwrap();
    id
}

fn live() -> Value {
    json!({ "live": { "minutes": 1, "increment": 5 } })
}

#[tokio::test(start_paused = true)]
async fn a_turn_costs_its_time_and_earns_the_increment() {
    let server = in_memory();
    let table = open(&server, live(), "pass").await;
    tokio::time::advance(Duration::from_secs(20)).await;
    assert_eq!(server.look(&table, None).await["seats"][0]["left_ms"], 40_000);
    let answer = server.act(&table, 0, 0, "take:0:1").await;
    assert_eq!(answer.json()["version"], 2, "the clock is an entry of its own");
    tokio::time::advance(Duration::from_secs(10)).await;
    let seats = server.look(&table, None).await["seats"].clone();
    assert_eq!((&seats[0]["left_ms"], &seats[1]["left_ms"]), (&json!(45_000), &json!(50_000)));
}

/// Time is earned by ending a turn, not by ending it again and again; and nobody thinks in another's time by taking back.
#[tokio::test(start_paused = true)]
async fn whoever_takes_a_turn_back_gives_back_what_it_earned_and_took() {
    for (clock, full_ms) in [(live(), 60_000), (json!({ "days": { "days": 1 } }), 86_400_000)] {
        let server = in_memory();
        let table = open(&server, clock, "pass").await;
        let left = async || {
            let seats = server.look(&table, None).await["seats"].clone();
            (seats[0]["left_ms"].as_u64().unwrap(), seats[1]["left_ms"].as_u64().unwrap())
        };
        tokio::time::advance(Duration::from_secs(20)).await;
        for _ in 0..3 {
            let version = server.look(&table, None).await["version"].clone();
            assert_eq!(
                server.act(&table, 0, version.as_u64().unwrap(), "take:0:1").await.status,
                StatusCode::OK
            );
            tokio::time::advance(Duration::from_secs(1)).await;
            let version = server.look(&table, None).await["version"].clone();
            let path = table.path("/undo");
            let undone = server.post(&path, &table.secrets[0], json!({ "version": version })).await;
            assert_eq!(undone.status, StatusCode::OK, "{}", undone.text);
        }
        assert_eq!(left().await, (full_ms - 23_000, full_ms), "the turn was A's all the time");
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_leaves_and_comes_back_earns_nothing() {
    let server = in_memory();
    let table = open(&server, live(), "pass").await;
    tokio::time::advance(Duration::from_secs(20)).await;
    for command in ["/leave", "/return"] {
        let answer = server.post(&table.path(command), &table.secrets[0], json!({})).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    }
    assert_eq!(server.look(&table, None).await["seats"][0]["left_ms"], 40_000);
}

#[tokio::test(start_paused = true)]
async fn the_turn_is_passed_when_time_is_up() {
    let server = in_memory();
    let table = open(&server, live(), "pass").await;
    let mut subscriber = Subscriber::open(&server, &table, "", "", None).await;
    let started = tokio::time::Instant::now();
    let heard = next_act(&mut subscriber).await;
    assert_eq!((heard.data["seat"].as_u64(), started.elapsed().as_secs()), (Some(0), 60));
    let heard = next_act(&mut subscriber).await;
    assert_eq!((heard.data["seat"].as_u64(), started.elapsed().as_secs()), (Some(1), 120));
    let heard = next_act(&mut subscriber).await;
    assert_eq!((heard.data["seat"].as_u64(), started.elapsed().as_secs()), (Some(0), 125), "the increment");
}

#[tokio::test(start_paused = true)]
async fn a_bot_moves_when_time_is_up() {
    let server = in_memory();
    let table = open(&server, live(), "bot").await;
    let mut subscriber = Subscriber::open(&server, &table, "", "", None).await;
    assert_eq!(next_act(&mut subscriber).await.data["seat"], 0);
}

#[tokio::test(start_paused = true)]
async fn days_start_anew_with_each_turn_and_wake_a_sleeping_table() {
    let store = Store::memory();
    let server = Server::new(settings(), store.clone());
    let table = open(&server, json!({ "days": { "days": 1 } }), "pass").await;
    pass(Duration::from_hours(1)).await;
    assert_eq!(server.app.tables.n_awake(), 0);
    pass(Duration::from_mins(23 * 60 + 1)).await;
    let look = server.look(&table, None).await;
    assert_eq!((&look["version"], &look["turn"]["seats"]), (&json!(2), &json!([1])));
    assert_eq!(look["seats"][0]["left_ms"], 86_400_000);
    assert_eq!(server.act(&table, 1, 2, "take:1:1").await.status, StatusCode::OK);
}

#[tokio::test(start_paused = true)]
async fn clocks_run_on_while_the_server_does_not() {
    let store = Store::memory();
    let server = Server::new(settings(), store.clone());
    open(&server, live(), "pass").await;
    server.app.tables.stop().await;
    drop(server);
    tokio::time::advance(Duration::from_secs(50)).await;
    let server = Server::new(settings(), store);
    server.app.tables.resume_clocks().await.unwrap();
    assert_eq!(server.app.tables.n_awake(), 1);
}

#[tokio::test(start_paused = true)]
async fn whoever_ran_out_of_time_while_the_server_was_away_is_played_for() {
    let store = Store::memory();
    let server = Server::new(settings(), store.clone());
    let table = open(&server, live(), "pass").await;
    server.app.tables.stop().await;
    drop(server);
    was_away(&store, &table).await;
    let server = Server::new(settings(), store);
    server.app.tables.resume_clocks().await.unwrap();
    let mut subscriber = Subscriber::open(&server, &table, "", "?from=0", None).await;
    let heard = next_act(&mut subscriber).await;
    assert_eq!((heard.id, &heard.data["seat"]), (Some(1), &json!(0)));
    let seats = server.look(&table, None).await["seats"].clone();
    assert_eq!(seats[0]["left_ms"], 5_000, "nothing was left, and the increment came on top");
    assert!(seats[1]["left_ms"].as_u64().is_some_and(|left| left > 59_000), "{seats}");
}

/// A part of the database is away for a moment: tables are listed, but none can be woken.
#[tokio::test]
async fn a_table_that_could_not_be_woken_for_its_clock_is_tried_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("magnifico.db");
    let store = Store::sqlite(&file).await.unwrap();
    let server = Server::new(settings(), store.clone());
    let table = open(&server, live(), "pass").await;
    server.app.tables.stop().await;
    drop(server);
    let id = was_away(&store, &table).await;
    let mut line = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
    sqlx::query("ALTER TABLE snapshots RENAME TO away").execute(&mut line).await.unwrap();
    let server = Server::new(settings(), store.clone());
    server.app.tables.resume_clocks().await.unwrap();
    assert_eq!(server.app.tables.n_awake(), 0, "it cannot be woken");
    sqlx::query("ALTER TABLE away RENAME TO snapshots").execute(&mut line).await.unwrap();
    let is_tried = async {
        while store.entries(&id, 0).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), is_tried).await.expect("it is tried again");
    assert_eq!(server.look(&table, None).await["turn"]["seats"], json!([1]), "it was played for the first");
}

/// What comes to no rest never lets the runtime's own time go on, so this is watched by another clock.
#[test]
fn a_store_that_fails_when_time_is_up_is_tried_again_in_a_while() {
    for at_end in ["pass", "bot"] {
        let (rested, rests) = mpsc::channel();
        std::thread::spawn(move || {
            let runtime = Builder::new_current_thread().enable_all().start_paused(true).build().unwrap();
            runtime.block_on(async {
                let store = Store::memory();
                let server = Server::new(settings(), store.clone());
                let table = open(&server, live(), at_end).await;
                store.close().await.unwrap();
                pass(Duration::from_secs(90)).await;
                rested.send(server.look(&table, None).await["version"].clone()).unwrap();
            });
        });
        assert_eq!(rests.recv_timeout(Duration::from_mins(1)), Ok(json!(0)), "{at_end}");
    }
}
