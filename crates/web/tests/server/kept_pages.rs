//! Pages that were drawn already are, to the byte, what would be drawn anew: for everybody, whatever was seen by others before.

use crate::support::{Server, Table, in_memory, people, request};
use axum::body::{Body, to_bytes};
use axum::http::{StatusCode, header};
use serde_json::json;

/// How somebody asks for a page.
#[derive(Clone, Debug)]
struct Look {
    cookie: String,
    header: Option<(&'static str, &'static str)>,
    path: String,
}

/// Everybody at a table, in all the ways in which they may ask: a stranger, each seat, and whoever has two of them.
fn looks(table: &Table, paths: &[&str]) -> Vec<Look> {
    let own = table.secrets.iter().map(|secret| format!("seats-{}={secret}", table.id));
    let two = format!("seats-{}={}.{}", table.id, table.secrets[0], table.secrets[1]);
    let cookies: Vec<String> = own.chain([String::new(), "lang=it; theme=dark".into(), two]).collect();
    let headers = [None, Some(("accept-encoding", "gzip")), Some(("x-have", "r-forms=0 r-chat=0"))];
    let each = |path: &&str| {
        let path = format!("/t/{}{path}", table.id);
        let with = |cookie: &String| {
            headers.map(|header| Look { cookie: cookie.clone(), header, path: path.clone() })
        };
        cookies.iter().flat_map(with).collect::<Vec<_>>()
    };
    paths.iter().flat_map(each).collect()
}

async fn page(server: &Server, look: &Look) -> Vec<u8> {
    let mut asked = request("GET", &look.path, "").header(header::COOKIE, &look.cookie);
    if let Some((name, value)) = look.header {
        asked = asked.header(name, value);
    }
    let answer = server.send(asked.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status(), StatusCode::OK, "{look:?}");
    to_bytes(answer.into_body(), usize::MAX).await.unwrap().to_vec()
}

/// Everybody sees what was kept exactly as it is drawn anew.
async fn compare(server: &Server, looks: &[Look]) {
    let mut kept = Vec::new();
    for look in looks {
        kept.push((page(server, look).await, page(server, look).await));
    }
    for (look, (first, again)) in looks.iter().zip(kept).rev() {
        server.app.page_cache.clear();
        let anew = page(server, look).await;
        assert!(first == anew && again == anew, "{look:?}: what was kept is not what is drawn");
    }
    // What comes next is asked for where this is kept.
    for look in looks {
        page(server, look).await;
    }
}

async fn a_match_is_seen_alike(game: &str, seats: usize) {
    let server = in_memory();
    let table = server.open(json!({ "game": game, "seats": people(seats), "seed": 5 })).await;
    let everybody = looks(&table, &[""]);
    let mut step = 0;
    compare(&server, &everybody).await;
    while server.step(&table).await.is_some() {
        step += 1;
        if step % 23 == 0 {
            compare(&server, &everybody).await;
        }
    }
    compare(&server, &looks(&table, &["", "/log", "/replay?at=7", "/replay?at=7&eye=1"])).await;
}

#[tokio::test]
async fn a_match_of_lorenzo_is_seen_as_if_nothing_were_kept() {
    a_match_is_seen_alike("lorenzo", 3).await;
}

#[tokio::test]
async fn a_match_of_florenza_is_seen_as_if_nothing_were_kept() {
    a_match_is_seen_alike("florenza", 3).await;
}

#[tokio::test]
async fn a_match_of_wiege_is_seen_as_if_nothing_were_kept() {
    a_match_is_seen_alike("wiege", 3).await;
}

#[tokio::test]
async fn what_changes_without_a_move_is_seen_at_once() {
    let server = in_memory();
    let table = server.open(json!({ "game": "lorenzo", "seats": people(2), "seed": 5 })).await;
    let everybody = looks(&table, &["", "/log"]);
    for _ in 0..6 {
        server.step(&table).await;
    }
    compare(&server, &everybody).await;
    for number in 0..2 {
        let said = json!({ "text": format!("Ecco {number}") });
        assert_eq!(server.post(&table.path("/chat"), &table.secrets[1], said).await.status, StatusCode::OK);
        let seen = page(&server, &everybody[0]).await;
        assert!(String::from_utf8(seen).unwrap().contains(&format!("Ecco {number}")));
        compare(&server, &everybody).await;
    }
    let version = server.look(&table, None).await["version"].clone();
    for (seat, path, body) in [
        (0, "/undo", json!({ "version": version })),
        (1, "/undo", json!({ "version": version })),
        (0, "/undo/answer", json!({ "agree": false })),
        (1, "/undo/answer", json!({ "agree": false })),
    ] {
        // Some of these are refused, as they would be to anybody.
        server.post(&table.path(path), &table.secrets[seat], body).await;
        compare(&server, &everybody).await;
    }
}

#[tokio::test]
async fn a_page_is_drawn_once_for_all_who_see_the_same() {
    let server = in_memory();
    let table = server.open(json!({ "game": "lorenzo", "seats": people(2), "seed": 5 })).await;
    let kept = async |cookie: &str| {
        let look = Look { cookie: cookie.into(), header: None, path: format!("/t/{}", table.id) };
        page(&server, &look).await;
        server.app.page_cache.len()
    };
    assert_eq!(kept("").await, 1);
    assert_eq!(kept("").await, 1);
    assert_eq!(kept("lang=de").await, 2, "in another language it is another page");
    assert_eq!(kept(&format!("seats-{}={}", table.id, table.secrets[0])).await, 3);
    server.step(&table).await;
    assert_eq!(kept("").await, 4, "after a move it is another page");
}
