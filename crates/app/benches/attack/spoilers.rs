//! Those who attack, and what they do in a loop. Refusals are what they meet in the end, so none of them stops for one.

use crate::client::{Line, Opened};
use crate::scene::{SPOILER, bot, human, try_open};
use kernel::Rng;
use serde_json::json;
use std::net::SocketAddr;

async fn line(address: SocketAddr) -> Line {
    Line::open_from(SPOILER, address).await.expect("the server listens")
}

/// Leaves and comes back, talks, asks to take back, and plays on when nothing else is left to do.
pub(crate) async fn fidget(address: SocketAddr, table: Opened, seat: usize) {
    let (mut line, secret) = (line(address).await, table.secrets[seat].clone());
    let mut rng = Rng::new(11);
    loop {
        for (path, body) in [
            ("/leave", json!({})),
            ("/return", json!({})),
            ("/chat", json!({ "text": "Hurry up!" })),
            ("/confirm", json!({})),
        ] {
            if line.post(&table.path(path), &secret, &body).await.is_err() {
                return;
            }
        }
        let Ok(seen) = line.get(&table.path(""), &secret).await else { return };
        let seen = seen.json();
        let legal = seen["legal"].as_array().cloned().unwrap_or_default();
        if let (false, Some(version)) = (legal.is_empty(), seen["version"].as_u64()) {
            let action = rng.pick(&legal)["action"].as_str().unwrap_or_default().to_owned();
            let _ = line.act(&table, seat, version, &action).await;
            let _ = line.post(&table.path("/undo"), &secret, &json!({ "version": version + 1 })).await;
        }
    }
}

/// Opens tables where four bots think for as long as they may, and nobody looks.
pub(crate) async fn thinkers(address: SocketAddr, game: &str, tables: usize) -> usize {
    let (mut line, seats) = (line(address).await, vec![bot("mcts:1900ms"); 4]);
    let mut opened = 0;
    for _ in 0..tables {
        opened += usize::from(try_open(&mut line, game, &seats).await.is_some());
    }
    opened
}

/// Asks for hints at so many tables of its own at once, again and again.
pub(crate) async fn hints(address: SocketAddr, game: &str, tables: usize) -> Vec<(Line, Opened)> {
    let mut all = Vec::new();
    for _ in 0..tables {
        let mut line = line(address).await;
        if let Some(table) = try_open(&mut line, game, &[human(), bot("random")]).await {
            all.push((line, table));
        }
    }
    all
}

/// Asks for one hint after the other at a table, moving on between.
pub(crate) async fn ask_for_hints(mut line: Line, table: Opened) {
    let mut rng = Rng::new(13);
    while line.post(&table.path("/hint"), &table.secrets[0], &json!({})).await.is_ok() {
        let Ok(seen) = line.get(&table.path(""), &table.secrets[0]).await else { return };
        let seen = seen.json();
        let legal = seen["legal"].as_array().cloned().unwrap_or_default();
        if let (false, Some(version)) = (legal.is_empty(), seen["version"].as_u64()) {
            let action = rng.pick(&legal)["action"].as_str().unwrap_or_default().to_owned();
            let _ = line.act(&table, 0, version, &action).await;
        }
    }
}

/// Asks for the same pages for ever.
pub(crate) async fn fetch(address: SocketAddr, paths: Vec<String>) {
    let mut line = line(address).await;
    for path in paths.iter().cycle() {
        if line.get(path, "").await.is_err() {
            return;
        }
    }
}

/// Uploads a record; the id of its table, or why it was refused.
pub(crate) async fn upload(address: SocketAddr, record: &str) -> Result<String, String> {
    // On a connection of its own: it is closed where not all of the body was wanted.
    let answer = line(address).await.post_text("/api/v1/records", record).await;
    let answer = answer.map_err(|error| error.to_string())?;
    let body = answer.json();
    match body["table"].as_str() {
        Some(table) if answer.status == 201 => Ok(table.to_owned()),
        _ => Err(format!("{} {}", answer.status, body["title"].as_str().unwrap_or_default())),
    }
}

/// Sends the most of a form that is taken, and never the rest of it; again as soon as the server gives up.
pub(crate) async fn dawdle(address: SocketAddr) {
    let most = vec![b'a'; 6 * 1024 * 1024 - 1000];
    loop {
        let _ = line(address).await.post_slowly("/records", &most, most.len() + 500).await;
    }
}

/// Opens a table for duplicate play; its id, and the organiser's secret.
pub(crate) async fn organise(address: SocketAddr, game: &str) -> (String, String) {
    let body = json!({ "game": game, "seats": [human(), human()], "duplicate_play": true });
    let opened = line(address).await.post("/api/v1/tables", "", &body).await.expect("an answer").json();
    let text = |name: &str| opened[name].as_str().unwrap_or_default().to_owned();
    (text("table"), text("organiser"))
}

/// Opens one more table with the same seed.
pub(crate) async fn double(address: SocketAddr, game: &'static str, of: (String, String)) {
    let body = json!({ "game": game, "seats": [human(), human()], "duplicate": of.0 });
    let _ = line(address).await.post("/api/v1/tables", &of.1, &body).await;
}
