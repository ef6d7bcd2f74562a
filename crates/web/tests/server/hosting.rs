//! Games as a server hosts them: with data of its own, beside another server with others; and only those it was given.

use crate::pages::{form, led, page};
use crate::support::{Server, settings};
use axum::http::StatusCode;
use florenza_play::FlorenzaBundle;
use nim_play::NimBundle;
use playable::Playable;
use serde_json::json;
use store::Store;
use web::{Games, Settings};

/// The data files of Florenza, with what the Pope of the usual level must be beaten by.
fn with_target(points: u32) -> <FlorenzaBundle as kernel::Bundle>::Game {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/florenza/rules/data");
    let read = |file: &&str| std::fs::read_to_string(format!("{folder}/{file}")).unwrap();
    let texts = FlorenzaBundle::FILES.iter().map(read);
    let own = texts.map(|text| text.replace("\"normal\": 50", &format!("\"normal\": {points}")));
    FlorenzaBundle::from_texts(&own.collect::<Vec<_>>()).unwrap()
}

fn server(games: Games) -> Server {
    Server::new(Settings { games, ..settings() }, Store::memory())
}

#[tokio::test]
async fn two_servers_with_different_data_live_in_one_process() {
    let one = server(Games::default().with::<FlorenzaBundle>(FlorenzaBundle::standard(), None));
    let other =
        server(Games::default().with::<FlorenzaBundle>(FlorenzaBundle::standard(), Some(with_target(57))));
    let fields = "game=florenza&name=Anna&bots=0&level_of_pope=normal";
    for (server, own, foreign) in [(&one, "reach 50 ", "reach 57 "), (&other, "reach 57 ", "reach 50 ")] {
        let asked = page(server, "/open?game=florenza", "").await.text;
        assert!(asked.contains(own) && !asked.contains(foreign), "the form: {own}");
        let (table, cookie) = led(&form(server, "/open", "", fields).await);
        let shown = page(server, &format!("{table}/text"), &cookie).await.text;
        assert!(shown.contains(own) && !shown.contains(foreign), "the table: {own}");
    }
}

#[tokio::test]
async fn a_game_is_offered_where_the_host_gave_it_and_its_tables_go_on_where_it_is_kept() {
    let seats = json!([{ "kind": "human" }, { "kind": "human" }]);
    let nim = json!({ "game": "nim", "seats": seats });
    let folder = tempfile::tempdir().unwrap();
    let store = Store::sqlite(&folder.path().join("test.db")).await.unwrap();
    let offering = Games::default().with::<NimBundle>(nim::Nim, None);
    let first = Server::new(Settings { games: offering, ..settings() }, store.clone());
    let table = first.open(nim.clone()).await;
    first.app.tables.stop().await;
    let keeping = Games::default()
        .with::<FlorenzaBundle>(FlorenzaBundle::standard(), None)
        .keeping::<NimBundle>(nim::Nim, None);
    let second = Server::new(Settings { games: keeping, ..settings() }, store);
    let front = page(&second, "/", "").await.text;
    assert!(front.contains("g-florenza") && !front.contains("g-nim"));
    assert_eq!(second.post("/api/v1/tables", "", nim).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(second.act(&table, 0, 0, "take:0:1").await.status, StatusCode::OK);
}
