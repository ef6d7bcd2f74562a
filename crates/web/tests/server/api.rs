//! The JSON API keeps its contract.

use crate::support::{Answer, Server, in_memory, people, request, settings};
use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::json;
use std::time::Duration;
use store::Store;
use web::{Limits, Settings};

#[tokio::test]
async fn a_table_is_opened_looked_at_and_played() {
    let server = in_memory();
    let table = server.nim(2).await;
    assert!(table.secrets.iter().all(|secret| secret.len() == 32));
    let look = server.look(&table, Some(0)).await;
    assert_eq!((&look["version"], &look["seat"]), (&json!(0), &json!(0)));
    assert_eq!(look["turn"], json!({ "over": false, "seats": [0] }));
    assert!(look["view"]["heaps"].is_array());
    let legal = look["legal"][0].as_object().unwrap();
    assert_eq!(legal["text"], "Take 1 stone from heap 1");
    assert_eq!(legal["preview"][0]["taken"]["stones"], 1);
    assert_eq!(server.look(&table, Some(1)).await["legal"], json!([]));
    let done = server.act(&table, 0, 0, legal["action"].as_str().unwrap()).await;
    assert_eq!(done.status, StatusCode::OK);
    assert_eq!(done.json()["version"], 1);
    assert_eq!(done.json()["events"], json!([{ "taken": { "seat": 0, "heap": 0, "stones": 1 } }]));
}

#[tokio::test]
async fn a_spectator_sees_no_more_than_what_is_public() {
    let server = in_memory();
    let table = server.nim(2).await;
    let look = server.look(&table, None).await;
    assert_eq!(look["legal"], json!([]));
    assert!(look.get("seat").is_none());
}

#[tokio::test]
async fn a_stale_action_is_a_conflict_and_changes_nothing() {
    let server = in_memory();
    let table = server.nim(2).await;
    server.step(&table).await;
    let answer = server.act(&table, 1, 0, "take:0:1").await;
    assert_eq!((answer.status, answer.problem()), (StatusCode::CONFLICT, "stale-version".into()));
    assert_eq!(answer.json()["version"], 1);
    assert_eq!(server.look(&table, None).await["version"], 1);
}

#[tokio::test]
async fn an_illegal_action_is_refused_with_its_reason() {
    let server = in_memory();
    let table = server.nim(2).await;
    for (seat, action) in [(0, "take:0:8"), (1, "take:0:1"), (0, "castle"), (0, "")] {
        let answer = server.act(&table, seat, 0, action).await;
        let got = (answer.status, answer.problem());
        assert_eq!(got, (StatusCode::UNPROCESSABLE_ENTITY, "illegal-action".into()), "{seat} {action}");
    }
    assert_eq!(server.look(&table, None).await["version"], 0);
}

#[tokio::test]
async fn without_the_right_secret_nothing_is_done() {
    let server = in_memory();
    let (table, other) = (server.nim(2).await, server.nim(2).await);
    let body = json!({ "version": 0, "action": "take:0:1" });
    for secret in ["", "nonsense", &"0".repeat(32), &other.secrets[0]] {
        let answer = server.post(&table.path("/actions"), secret, body.clone()).await;
        assert_eq!((answer.status, answer.problem()), (StatusCode::UNAUTHORIZED, "no-seat".into()));
    }
    let answer = server.get(&table.path(""), &other.secrets[0]).await;
    assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "a wrong secret is not a spectator");
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let server = in_memory();
    for path in
        ["/api/v1/tables/nosuchtable", "/api/v1/tables/UPPER", "/api/v1/nothing", "/api/v1/tables/a/b"]
    {
        let answer = server.get(path, "").await;
        assert_eq!((answer.status, answer.problem()), (StatusCode::NOT_FOUND, "not-found".into()), "{path}");
    }
    let answer = server.post("/api/v1/games", "", json!({})).await;
    assert_eq!((answer.status, answer.problem()), (StatusCode::METHOD_NOT_ALLOWED, "unknown-method".into()));
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused() {
    let server = in_memory();
    let wrong = [
        json!({ "game": "chess", "seats": people(2) }),
        json!({ "game": "nim", "seats": people(1) }),
        json!({ "game": "nim", "seats": people(9) }),
        json!({ "game": "nim", "seats": people(2), "options": { "colour": "red" } }),
        json!({ "game": "nim", "seats": people(2), "options": { "players": 3 } }),
        json!({ "game": "nim", "seats": people(2), "options": 7 }),
        json!({ "game": "nim", "seats": people(2), "seed": -1 }),
        json!({ "game": "nim", "seats": people(2), "seed": "abc" }),
        json!({ "game": "nim", "seats": [{ "kind": "human" }, { "kind": "bot", "level": "oracle" }] }),
        json!({ "game": "nim", "seats": [{ "kind": "human", "name": "a\u{0}" }, { "kind": "human" }] }),
        json!({ "game": "nim", "seats": people(2), "settings": { "clock": { "live": { "minutes": 0, "increment": 0 } } } }),
        json!({ "game": "nim", "seats": people(2), "unknown": 1 }),
        json!([]),
    ];
    for body in wrong {
        let answer = server.post("/api/v1/tables", "", body.clone()).await;
        let got = (answer.status, answer.problem());
        assert_eq!(got, (StatusCode::BAD_REQUEST, "malformed-request".into()), "{body}");
    }
}

#[tokio::test]
async fn the_same_seed_gives_the_same_table() {
    let server = in_memory();
    let views = [server.nim(2).await, server.nim(2).await];
    let (one, two) = (server.look(&views[0], None).await, server.look(&views[1], None).await);
    assert_eq!((&one["view"], &one["commitment"]), (&two["view"], &two["commitment"]));
    assert_eq!(one["known_seed"], true);
    let drawn = server.open(json!({ "game": "nim", "seats": people(2) })).await;
    assert_eq!(server.look(&drawn, None).await["known_seed"], false);
}

#[tokio::test]
async fn a_body_must_say_that_it_is_json_and_be_small() {
    let server = in_memory();
    let plain = request("POST", "/api/v1/tables", "").header(header::CONTENT_TYPE, "text/plain");
    let answer = server.ask(plain.body(Body::from("{}")).unwrap()).await;
    assert_eq!((answer.status, answer.problem()), (StatusCode::BAD_REQUEST, "malformed-request".into()));
    let large = json!({ "game": "x".repeat(100_000), "seats": [] });
    let answer = server.post("/api/v1/tables", "", large).await;
    assert_eq!((answer.status, answer.problem()), (StatusCode::PAYLOAD_TOO_LARGE, "too-large".into()));
}

#[tokio::test(start_paused = true)]
async fn whoever_asks_too_often_waits() {
    let limits = Limits { requests_per_second: 5, tables_per_hour: 2, ..Limits::generous() };
    let server = Server::new(Settings { limits, ..settings() }, Store::memory());
    for _ in 0..2 {
        server.nim(2).await;
    }
    let answer = server.post("/api/v1/tables", "", json!({ "game": "nim", "seats": people(2) })).await;
    assert_eq!((answer.status, answer.problem()), (StatusCode::TOO_MANY_REQUESTS, "too-many".into()));
    let mut answers = Vec::new();
    for _ in 0..20 {
        let asked = tokio::time::Instant::now();
        answers.push((server.get("/api/v1/games", "").await, asked.elapsed()));
    }
    let is_refused = |it: &&(Answer, Duration)| it.0.status == StatusCode::TOO_MANY_REQUESTS;
    let (refused, took) = answers.iter().find(is_refused).unwrap();
    assert_eq!(refused.headers[header::RETRY_AFTER], "1");
    assert!(*took >= Duration::from_secs(1), "a refusal that came at once would be asked for at once");
    tokio::time::advance(Duration::from_secs(3)).await;
    assert_eq!(server.get("/api/v1/games", "").await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_record_has_the_seed_only_when_the_match_is_over() {
    let server = in_memory();
    let table = server.nim(3).await;
    let seed = kernel::Seed::from_number(1).to_string();
    let mut last = 0;
    while let Some(version) = server.step(&table).await {
        let over = server.look(&table, None).await["turn"]["over"] == true;
        let record = server.get(&table.path("/record"), &table.secrets[0]).await.text;
        assert_eq!(record.contains(&seed), over, "version {version}");
        assert_eq!(record.lines().nth(1).unwrap().contains("\"state\""), over);
        last = version;
    }
    let record = server.get(&table.path("/record"), "").await.text;
    assert_eq!(record.lines().count() as u64, last + 2);
    let parsed = kernel::record::Record::parse(&record).unwrap();
    kernel::replay::replay(&nim::Nim, &parsed, |_| {}).unwrap();
    let refused = server.act(&table, 0, last, "take:0:1").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_record_is_uploaded_checked_and_replayed() {
    let server = in_memory();
    let table = server.nim(2).await;
    while server.step(&table).await.is_some() {}
    let record = server.get(&table.path("/record"), "").await.text;
    let send = async |text: String| {
        server.ask(request("POST", "/api/v1/records", "").body(Body::from(text)).unwrap()).await
    };
    let answer = send(record.clone()).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
    let id = answer.json()["table"].as_str().unwrap().to_owned();
    let look = server.get(&format!("/api/v1/tables/{id}"), "").await.json();
    assert_eq!(look["turn"]["over"], true);
    assert_eq!(server.get(&format!("/api/v1/tables/{id}/record"), "").await.text, record);
    assert_eq!(server.get(&format!("/t/{id}/replay?at=1"), "").await.status, StatusCode::OK);
    let forged = record.replace("take:", "take:1");
    let running = record.lines().take(2).collect::<Vec<_>>().join("\n");
    for wrong in [String::new(), "{}".into(), forged, running] {
        let answer = send(wrong).await;
        assert_eq!(
            (answer.status, answer.problem()),
            (StatusCode::UNPROCESSABLE_ENTITY, "illegal-action".into())
        );
    }
}

#[tokio::test]
async fn lorenzo_is_played_to_the_end_against_bots() {
    let server = in_memory();
    let seats = json!([{ "kind": "human" }, { "kind": "human" }, { "kind": "human" }]);
    let table =
        server.open(json!({ "game": "lorenzo", "seats": seats, "options": { "advanced": false } })).await;
    let mut moves = 0;
    while server.step(&table).await.is_some() {
        moves += 1;
    }
    let look = server.look(&table, Some(0)).await;
    assert!(moves > 50, "{moves}");
    assert_eq!(look["result"]["places"].as_array().unwrap().len(), 3);
    let record = server.get(&table.path("/record"), "").await.text;
    let parsed = kernel::record::Record::parse(&record).unwrap();
    kernel::replay::replay(&lorenzo::Lorenzo::standard(), &parsed, |_| {}).unwrap();
}

#[tokio::test]
async fn the_description_names_every_part_of_the_contract() {
    let server = in_memory();
    let document = server.get("/api/v1/openapi.json", "").await.json();
    assert!(document["openapi"].as_str().unwrap().starts_with("3."));
    let paths = [
        ("/api/v1/tables", "post"),
        ("/api/v1/tables/{id}", "get"),
        ("/api/v1/tables/{id}/actions", "post"),
        ("/api/v1/tables/{id}/events", "get"),
        ("/api/v1/tables/{id}/record", "get"),
    ];
    for (path, method) in paths {
        assert!(document["paths"][path][method].is_object(), "{path}");
    }
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
            let in_path = parameters.iter().filter(|it| it["in"] == "path" && it["required"] == true);
            let named: Vec<String> =
                in_path.map(|it| format!("{{{}}}", it["name"].as_str().unwrap())).collect();
            let wanted: Vec<&str> = path.split('/').filter(|part| part.starts_with('{')).collect();
            assert_eq!(named, wanted, "{method} {path}");
            assert_eq!(operation["responses"]["423"].is_object(), !wanted.is_empty(), "{method} {path}");
        }
    }
    for schema in ["OpenTable", "Opened", "Table", "Act", "Moved", "Problem"] {
        assert!(document["components"]["schemas"][schema].is_object(), "{schema}");
    }
}

#[tokio::test]
async fn what_one_may_do_is_a_sentence_in_the_asked_language() {
    let server = in_memory();
    let table = server.nim(2).await;
    let secret = table.secrets[0].as_str();
    let text = async |query: &str| {
        let look = server.get(&table.path(query), secret).await.json();
        assert_eq!(look["legal"][0]["action"], "take:0:1", "the notation is the same in every language");
        look["legal"][0]["text"].as_str().unwrap().to_owned()
    };
    let (english, german) = (text("").await, text("?lang=de").await);
    assert_eq!(text("?lang=en").await, english);
    assert_ne!(english, german);
    for sentence in [&english, &german] {
        assert!(sentence.contains(' ') && !sentence.contains("take:"), "{sentence}");
    }
    let accepting =
        request("GET", &table.path(""), secret).header("accept-language", "de-AT,de;q=0.9,en;q=0.5");
    let look = server.ask(accepting.body(Body::empty()).unwrap()).await.json();
    assert_eq!(look["legal"][0]["text"], german.as_str());
}
