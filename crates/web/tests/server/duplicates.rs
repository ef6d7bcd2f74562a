//! Duplicate play: several tables with one secret seed.

use crate::pages::{form, page};
use crate::support::{Answer, Server, Table, in_memory, people, settings};
use axum::http::StatusCode;
use serde_json::{Value, json};
use store::{Store, TableId};

fn table(opened: &Value) -> Table {
    let secret = |seat: &Value| seat["secret"].as_str().unwrap().to_owned();
    let secrets = opened["seats"].as_array().unwrap().iter().map(secret).collect();
    Table { id: opened["table"].as_str().unwrap().to_owned(), secrets }
}

/// A table that was opened for duplicate play, and the organiser's secret.
async fn organised(server: &Server) -> (Table, String) {
    let body = json!({ "game": "nim", "seats": people(2), "duplicate_play": true });
    let opened = server.post("/api/v1/tables", "", body).await.json();
    let organiser = opened["organiser"].as_str().unwrap().to_owned();
    (table(&opened), organiser)
}

async fn ask(server: &Server, of: &Table, secret: &str) -> Answer {
    let body = json!({ "game": "nim", "seats": people(2), "duplicate": of.id });
    server.post("/api/v1/tables", secret, body).await
}

async fn duplicate(server: &Server, of: &Table, organiser: &str) -> Table {
    let answer = ask(server, of, organiser).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
    table(&answer.json())
}

async fn has_seed(server: &Server, table: &Table) -> bool {
    let record = server.get(&table.path("/record"), "").await;
    assert_eq!(record.status, StatusCode::OK, "{}", record.text);
    record.text.contains("\"seed\"")
}

#[tokio::test]
async fn nobody_plays_the_seed_of_others_ahead() {
    let server = in_memory();
    let table = server.open(json!({ "game": "nim", "seats": people(2) })).await;
    let (organised, organiser) = organised(&server).await;
    for secret in ["", &table.secrets[0], &organiser] {
        let refused = ask(&server, &table, secret).await;
        assert_eq!((refused.status, refused.problem()), (StatusCode::UNPROCESSABLE_ENTITY, "not-now".into()));
        assert!(refused.text.contains("duplicate play"), "{}", refused.text);
    }
    for secret in ["", &organised.secrets[0]] {
        assert_eq!(ask(&server, &organised, secret).await.problem(), "not-now", "only the organiser may");
    }
    let looks = [server.look(&table, None).await, server.look(&organised, Some(1)).await];
    assert_eq!(looks.map(|look| look["duplicate_play"].clone()), [json!(false), json!(true)], "it is told");
    while server.step(&table).await.is_some() {}
    assert!(has_seed(&server, &table).await, "and nobody keeps its seed back");
}

#[tokio::test]
async fn duplicates_share_a_seed_that_stays_secret_until_all_are_over() {
    let server = in_memory();
    let (first, organiser) = organised(&server).await;
    let second = duplicate(&server, &first, &organiser).await;
    let third = duplicate(&server, &second, &organiser).await;
    let commitment = server.look(&first, None).await["commitment"].clone();
    for table in [&first, &second, &third] {
        let look = server.look(table, None).await;
        assert_eq!((&look["commitment"], &look["duplicate_play"]), (&commitment, &json!(true)));
        assert_eq!(look["duplicates"], json!([first.id, second.id, third.id]));
    }
    for table in [&first, &second, &third] {
        while server.step(table).await.is_some() {}
        assert_eq!(has_seed(&server, &first).await, table.id == third.id);
    }
    let compared = server.get(&second.path("/duplicates"), "").await.json();
    assert_eq!(compared.as_array().unwrap().len(), 3);
    assert!(compared.as_array().unwrap().iter().all(|table| table["result"]["places"].is_array()));
    assert_eq!(ask(&server, &first, &organiser).await.problem(), "not-now", "too late");
}

#[tokio::test]
async fn tables_opened_at_once_with_one_seed_know_of_each_other() {
    let server = in_memory();
    let (first, organiser) = organised(&server).await;
    let (second, third) =
        tokio::join!(duplicate(&server, &first, &organiser), duplicate(&server, &first, &organiser));
    let family = server.look(&first, None).await["duplicates"].clone();
    assert_eq!(family.as_array().unwrap().len(), 3);
    for table in [&second, &third] {
        assert_eq!(server.look(table, None).await["duplicates"], family);
    }
    for table in [&first, &second, &third] {
        assert!(!has_seed(&server, table).await);
        while server.step(table).await.is_some() {}
    }
    assert!(has_seed(&server, &first).await && has_seed(&server, &second).await);
}

#[tokio::test]
async fn a_table_that_never_came_to_be_keeps_no_seed_back() {
    let store = Store::memory();
    let (first, organiser) = organised(&Server::new(settings(), store.clone())).await;
    let id = TableId::new(first.id.as_str()).unwrap();
    let mut meta: Value = serde_json::from_str(&store.load(&id).await.unwrap().meta).unwrap();
    meta["duplicates"] = json!([first.id, "nosuchtable"]);
    store.set_meta(&id, meta.to_string()).await.unwrap();
    let server = Server::new(settings(), store);
    let compared = server.get(&first.path("/duplicates"), "").await.json();
    assert_eq!(compared.as_array().unwrap().len(), 1);
    let second = duplicate(&server, &first, &organiser).await;
    assert_eq!(server.look(&first, None).await["duplicates"], json!([first.id, second.id]));
    while server.step(&first).await.is_some() {}
    while server.step(&second).await.is_some() {}
    assert!(has_seed(&server, &first).await);
}

#[tokio::test]
async fn while_a_table_with_the_same_seed_is_on_nobody_learns_it() {
    let server = in_memory();
    let (table, organiser) = organised(&server).await;
    let twin = duplicate(&server, &table, &organiser).await;
    while server.step(&table).await.is_some() {}
    let path = |what: &str| format!("/t/{}/{what}", table.id);
    let proof = page(&server, &path("proof"), "lang=de").await;
    assert!(proof.status == StatusCode::UNPROCESSABLE_ENTITY && proof.text.contains("bleibt er hier geheim"));
    let on = form(&server, &path("continue"), "", "at=1&seat=0&name=Ada").await;
    assert_eq!(on.status, StatusCode::UNPROCESSABLE_ENTITY);
    while server.step(&twin).await.is_some() {}
    assert_eq!(page(&server, &path("proof"), "lang=de").await.status, StatusCode::OK);
}

/// All of them are told of each new one.
#[tokio::test]
async fn so_many_tables_have_one_seed_and_no_more() {
    let server = in_memory();
    let (first, organiser) = organised(&server).await;
    for _ in 1..64 {
        duplicate(&server, &first, &organiser).await;
    }
    let refused = ask(&server, &first, &organiser).await;
    assert_eq!((refused.status, refused.problem()), (StatusCode::BAD_REQUEST, "malformed-request".into()));
    assert!(refused.text.contains("64 tables have that seed already"), "{}", refused.text);
    assert_eq!(server.look(&first, None).await["duplicates"].as_array().unwrap().len(), 64);
}
