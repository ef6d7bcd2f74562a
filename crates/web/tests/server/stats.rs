//! What the pieces of a game are worth, shown where the host had that found out.
#![allow(clippy::disallowed_methods, reason = "statistics are files")]

use crate::pages::page;
use crate::support::{Server, in_memory, settings};
use axum::http::StatusCode;
use serde_json::{Value, json};
use store::Store;
use web::{App, Settings};

fn line(kind: &str, verb: &str, id: &str, times: u64, ahead: f64) -> Value {
    json!({
        "kind": kind, "verb": verb, "id": id, "name": format!("English {id}"), "offered": 40, "times": times,
        "doers": times, "win_share": 0.25, "win_share_95": [0.2, 0.3], "mean_points": 41.5, "points_ahead": ahead,
        "by_round": [0], "by_seat": [1], "by_round_and_seat": [[1]]
    })
}

fn served() -> (Server, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let deeds = [
        line("card", "taken", "woods", 30, -2.5),
        line("card", "taken", "gravel-pit", 10, 3.5),
        line("leader", "played", "cesare-borgia", 5, 1.0),
        line("token", "thrown", "x", 5, 1.0),
    ];
    let report = json!({ "game": "lorenzo", "players": 4, "bots": ["greedy"], "games": 40, "seed": 1, "rounds": 6, "deeds": deeds });
    std::fs::write(folder.path().join("lorenzo.json"), report.to_string()).unwrap();
    let stats = Some(folder.path().to_owned());
    (Server::new(Settings { stats, ..settings() }, Store::memory()), folder)
}

#[tokio::test]
async fn pieces_are_sorted_by_links_and_named_in_the_readers_language() {
    let (server, _folder) = served();
    let first = page(&server, "/stats/lorenzo", "lang=de").await.text;
    assert!(first.contains("Statistik: Lorenzo il Magnifico") && first.contains(">+3.5<"), "{first}");
    assert!(!first.contains("English woods"), "a card has a German name");
    let place = |text: &str, what: &str| text.find(what).unwrap_or_else(|| panic!("{what}: {text}"));
    assert!(place(&first, ">+3.5<") < place(&first, ">-2.5<"), "the best first");
    let up = page(&server, "/stats/lorenzo?kind=card&verb=taken&sort=ahead&up=1", "").await.text;
    assert!(place(&up, ">+3.5<") > place(&up, ">-2.5<"));
    assert!(up.contains("aria-sort=\"ascending\""));
    let often = page(&server, "/stats/lorenzo?sort=times", "").await.text;
    assert!(place(&often, ">-2.5<") < place(&often, ">+3.5<"), "what was taken most first");
    let leaders = page(&server, "/stats/lorenzo?kind=leader", "lang=de").await.text;
    assert!(leaders.contains(">+1.0<") && !leaders.contains(">+3.5<"));
    let unknown = page(&server, "/stats/lorenzo?kind=token", "lang=de").await.text;
    assert!(unknown.contains("English x") && unknown.contains("token: thrown"));
}

#[tokio::test]
async fn they_are_linked_where_they_are_and_nowhere_else() {
    let (server, _folder) = served();
    for path in ["/", "/cards/lorenzo"] {
        assert!(page(&server, path, "").await.text.contains("href=\"/stats/lorenzo\""), "{path}");
    }
    assert_eq!(page(&server, "/stats/nim", "").await.status, StatusCode::NOT_FOUND);
    let without = in_memory();
    assert!(!page(&without, "/", "").await.text.contains("/stats/"));
    assert_eq!(page(&without, "/stats/lorenzo", "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_folder_without_statistics_is_refused_before_the_server_starts() {
    let folder = tempfile::tempdir().unwrap();
    let start = || {
        let stats = Some(folder.path().to_owned());
        App::new(Settings { stats, ..settings() }, Store::memory()).err().unwrap_or_default()
    };
    assert!(start().contains("has no statistics of our games"), "{}", start());
    std::fs::write(folder.path().join("lorenzo.json"), "{}").unwrap();
    assert!(start().contains("lorenzo.json has no statistics"), "{}", start());
}
