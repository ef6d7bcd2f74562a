//! People at a table: sitting down, leaving, bots, undo, confirming, playing again.

use crate::events::Subscriber;
use crate::pages::{form, led, page};
use crate::support::{Server, Table, in_memory, people};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;

async fn post(server: &Server, table: &Table, seat: usize, path: &str, body: Value) -> (StatusCode, Value) {
    let answer = server.post(&table.path(path), &table.secrets[seat], body).await;
    (answer.status, answer.json())
}

#[tokio::test]
async fn guests_sit_down_with_a_name_and_then_the_match_starts() {
    let server = in_memory();
    let seats = json!([{ "kind": "human", "name": "Cosimo" }, { "kind": "open" }]);
    let table = server.open(json!({ "game": "nim", "seats": seats, "seed": 1 })).await;
    assert_eq!(server.look(&table, Some(0)).await["waiting"], true);
    assert_eq!(server.act(&table, 0, 0, "take:0:1").await.problem(), "not-now");
    let sat = server.post(&table.path("/seats"), "", json!({ "name": "Лоренцо" })).await;
    assert_eq!(sat.status, StatusCode::CREATED);
    assert_eq!(sat.json()["seat"], 1);
    let second = server.post(&table.path("/seats"), "", json!({ "name": "Pazzi" })).await;
    assert_eq!(second.problem(), "not-now");
    let look = server.get(&table.path(""), sat.json()["secret"].as_str().unwrap()).await.json();
    assert_eq!((&look["seat"], &look["waiting"], &look["version"]), (&json!(1), &json!(false), &json!(1)));
    assert_eq!(look["seats"][1]["name"], "Лоренцо");
    assert_eq!(server.act(&table, 0, 1, "take:0:1").await.status, StatusCode::OK);
}

#[tokio::test]
async fn bots_play_to_the_end_by_themselves() {
    let server = in_memory();
    let bot = json!({ "kind": "bot", "level": "random" });
    let table = server.open(json!({ "game": "nim", "seats": [bot, bot, bot] })).await;
    let mut subscriber = Subscriber::open(&server, &table, "", "?from=0", None).await;
    // Three heaps hold far fewer stones than this.
    let mut is_over = false;
    for _ in 0..200 {
        is_over = subscriber.next_of(&server, &table).await.data["turn"]["over"] == true;
        if is_over {
            break;
        }
    }
    assert!(is_over, "the bots did not come to an end");
    assert!(server.look(&table, None).await["result"].is_object());
}

#[tokio::test]
async fn a_bot_answers_a_person() {
    let server = in_memory();
    let seats = json!([{ "kind": "human" }, { "kind": "bot" }]);
    let table = server.open(json!({ "game": "nim", "seats": seats, "seed": 1 })).await;
    let mut subscriber = Subscriber::open(&server, &table, &table.secrets[0], "", None).await;
    server.act(&table, 0, 0, "take:0:1").await;
    let seats: Vec<Value> = [subscriber.next().await, subscriber.next().await]
        .map(|heard| heard.unwrap().data["seat"].clone())
        .into();
    assert_eq!(seats, [0, 1]);
}

#[tokio::test]
async fn a_bot_stands_in_for_a_leaver_and_hands_back() {
    let server = in_memory();
    let table = server.nim(2).await;
    let mut subscriber = Subscriber::open(&server, &table, "", "", None).await;
    assert_eq!(post(&server, &table, 0, "/leave", json!({})).await.0, StatusCode::OK);
    assert_eq!(subscriber.next().await.unwrap().data["entry"], "seat");
    assert_eq!(subscriber.next().await.unwrap().data["entry"], "act", "the bot moves at once");
    let look = server.look(&table, Some(0)).await;
    assert_eq!((&look["seats"][0]["stand_in"], &look["legal"]), (&json!(true), &json!([])));
    assert_eq!(post(&server, &table, 0, "/return", json!({})).await.0, StatusCode::OK);
    assert_eq!(post(&server, &table, 0, "/return", json!({})).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(server.look(&table, None).await["seats"][0].get("bot").is_none());
    let present = json!({ "seat": 0 });
    let refused = post(&server, &table, 1, "/bot", present).await;
    assert_eq!(refused.0, StatusCode::UNPROCESSABLE_ENTITY, "nobody is replaced who was here just now");
}

/// Whoever looks is there, also without a stream; and who has days for a turn need not be.
#[tokio::test(start_paused = true)]
async fn a_bot_is_called_only_for_somebody_who_is_away() {
    let server = in_memory();
    let table = server.nim(2).await;
    let call = async |table: &Table| post(&server, table, 0, "/bot", json!({ "seat": 1 })).await;
    tokio::time::advance(Duration::from_secs(100)).await;
    server.look(&table, Some(1)).await;
    tokio::time::advance(Duration::from_secs(100)).await;
    assert_eq!(call(&table).await.0, StatusCode::UNPROCESSABLE_ENTITY, "it looked 100 seconds ago");
    tokio::time::advance(Duration::from_secs(30)).await;
    assert_eq!(call(&table).await.0, StatusCode::OK);
    let settings = json!({ "clock": { "days": { "days": 3 } } });
    let days =
        server.open(json!({ "game": "nim", "seats": people(2), "seed": 1, "settings": settings })).await;
    tokio::time::advance(Duration::from_hours(1)).await;
    let (status, problem) = call(&days).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(problem["title"].as_str().is_some_and(|why| why.contains("days for each turn")), "{problem}");
}

#[tokio::test]
async fn undo_is_free_for_ones_own_last_move_and_needs_consent_after_others() {
    let server = in_memory();
    let table = server.nim(3).await;
    let before = server.look(&table, None).await["view"].clone();
    server.step(&table).await;
    assert_eq!(server.look(&table, Some(0)).await["undo"]["free"], true);
    assert_eq!(post(&server, &table, 0, "/undo", json!({ "version": 1 })).await.0, StatusCode::OK);
    assert_eq!(server.look(&table, None).await["view"], before);
    server.step(&table).await;
    server.step(&table).await;
    let version = json!({ "version": 4 });
    assert_eq!(post(&server, &table, 2, "/undo", version.clone()).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(post(&server, &table, 0, "/undo", json!({ "version": 3 })).await.0, StatusCode::CONFLICT);
    let (status, asked) = post(&server, &table, 0, "/undo", version).await;
    assert_eq!((status, &asked["version"]), (StatusCode::OK, &json!(4)));
    let look = server.look(&table, Some(1)).await;
    assert_eq!((&look["undo"]["asked_by"], &look["undo"]["answer"]), (&json!(0), &json!(true)));
    post(&server, &table, 1, "/undo/answer", json!({ "agree": true })).await;
    assert_eq!(server.look(&table, None).await["version"], 4, "the third has not agreed yet");
    let (_, agreed) = post(&server, &table, 2, "/undo/answer", json!({ "agree": true })).await;
    assert_eq!(agreed["version"], 5);
    assert_eq!(server.look(&table, None).await["view"], before);
    let late = post(&server, &table, 1, "/undo/answer", json!({ "agree": true })).await;
    assert_eq!(late.0, StatusCode::UNPROCESSABLE_ENTITY);
}

/// Alone nobody can consent: what was revealed stays, and the page does not offer to ask.
#[tokio::test]
async fn alone_nothing_is_taken_back_beyond_the_dice() {
    let server = in_memory();
    let seats = json!([{ "kind": "human", "name": "Anna" }]);
    let asked = json!({ "game": "florenza", "options": { "level": "hard" }, "seats": seats, "seed": 26 });
    let table = server.open(asked).await;
    let mut look = server.look(&table, Some(0)).await;
    while look["version"] == 0 || look["undo"]["free"] == true {
        server.step(&table).await;
        look = server.look(&table, Some(0)).await;
    }
    assert_eq!(look["undo"]["by_consent"], false);
    let version = look["version"].clone();
    let (status, problem) = post(&server, &table, 0, "/undo", json!({ "version": version })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(problem["title"].as_str().unwrap().contains("nobody else is here to agree"), "{problem}");
    assert_eq!(server.look(&table, Some(0)).await["view"], look["view"], "nothing happened");
}

#[tokio::test]
async fn a_declined_undo_changes_nothing() {
    let server = in_memory();
    let table = server.nim(2).await;
    server.step(&table).await;
    server.step(&table).await;
    let mut subscriber = Subscriber::open(&server, &table, &table.secrets[0], "", None).await;
    post(&server, &table, 0, "/undo", json!({ "version": 2 })).await;
    assert_eq!(subscriber.next().await.unwrap().name, "undo_asked");
    post(&server, &table, 1, "/undo/answer", json!({ "agree": false })).await;
    assert_eq!(subscriber.next().await.unwrap().name, "undo_declined");
    let look = server.look(&table, Some(1)).await;
    assert_eq!((&look["version"], look["undo"].get("asked_by")), (&json!(2), None));
}

#[tokio::test]
async fn a_turn_is_held_open_until_confirmed() {
    let server = in_memory();
    let settings = json!({ "confirm": true });
    let table =
        server.open(json!({ "game": "nim", "seats": people(2), "seed": 1, "settings": settings })).await;
    server.step(&table).await;
    let look = server.look(&table, Some(1)).await;
    assert_eq!((&look["held_by"], &look["legal"]), (&json!(0), &json!([])));
    assert_eq!(server.act(&table, 1, 1, "take:0:1").await.problem(), "not-now");
    assert_eq!(
        post(&server, &table, 1, "/confirm", json!({ "version": 1 })).await.0,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    post(&server, &table, 0, "/undo", json!({ "version": 1 })).await;
    server.step(&table).await;
    let (status, confirmed) = post(&server, &table, 0, "/confirm", json!({ "version": 3 })).await;
    assert_eq!((status, &confirmed["version"]), (StatusCode::OK, &json!(4)));
    assert_eq!(server.look(&table, Some(0)).await["undo"]["free"], false);
    assert_ne!(server.look(&table, Some(1)).await["legal"], json!([]));
}

#[tokio::test]
async fn the_same_people_play_again_with_the_same_secrets() {
    let server = in_memory();
    let table = server.nim(2).await;
    assert_eq!(post(&server, &table, 0, "/rematch", json!({})).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    while server.step(&table).await.is_some() {}
    let (status, next) = post(&server, &table, 0, "/rematch", json!({})).await;
    assert_eq!(status, StatusCode::CREATED);
    let (_, again) = post(&server, &table, 1, "/rematch", json!({})).await;
    assert_eq!(next, again, "one table for all of them");
    let next = Table { id: next["table"].as_str().unwrap().into(), secrets: table.secrets.clone() };
    let look = server.look(&next, Some(1)).await;
    assert_eq!((&look["seat"], &look["known_seed"]), (&json!(1), &json!(false)));
    assert_eq!(server.post(&table.path("/rematch"), "", json!({})).await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn those_who_press_play_again_together_meet_at_one_table() {
    let server = in_memory();
    let table = server.nim(2).await;
    while server.step(&table).await.is_some() {}
    let again = |seat| post(&server, &table, seat, "/rematch", json!({}));
    let (one, two, three) = tokio::join!(again(0), again(1), again(0));
    assert_eq!((one.0, &one, &one), (StatusCode::CREATED, &two, &three));
    assert_eq!(server.get("/api/v1/tables", "").await.json().as_array().unwrap().len(), 2);
    let next = Table { id: one.1["table"].as_str().unwrap().into(), secrets: table.secrets.clone() };
    while server.step(&next).await.is_some() {}
    assert_eq!(server.look(&table, None).await["rematch"], next.id.as_str());
}

/// The page's cookie is one table's alone: only a post takes the seats along.
#[tokio::test]
async fn whoever_presses_play_again_later_takes_the_seat_along() {
    let server = in_memory();
    let options = json!({ "advanced": false });
    let table =
        server.open(json!({ "game": "lorenzo", "seats": people(2), "seed": 5, "options": options })).await;
    while server.step(&table).await.is_some() {}
    let (_, next) = post(&server, &table, 0, "/rematch", json!({})).await;
    let next = next["table"].as_str().unwrap();
    let score = format!("/t/{}/score", table.id);
    let cookie = format!("seats-{}={}", table.id, table.secrets[1]);
    let own = page(&server, &score, &cookie).await.text;
    assert!(own.contains(&format!("action=\"/t/{}/rematch\"", table.id)) && !own.contains(next), "{own}");
    assert!(page(&server, &score, "").await.text.contains(&format!("href=\"/t/{next}\"")));
    let (there, cookie) = led(&form(&server, &format!("/t/{}/rematch", table.id), &cookie, "").await);
    assert_eq!(there, format!("/t/{next}"));
    assert_eq!(cookie, format!("seats-{next}={}", table.secrets[1]));
}
