//! A server that reviews matches quickly and has statistics to show.
#![allow(clippy::disallowed_methods, reason = "statistics are files")]

use super::Server;
use super::server::settings;
use bots::Budget;
use serde_json::{Value, json};
use std::time::Duration;
use tempfile::TempDir;
use web::Settings;

/// What is counted in a game: so many rounds, and a kind, a verb and pieces.
type Counted = (&'static str, usize, &'static [(&'static str, &'static str, &'static [&'static str])]);

const GAMES: [Counted; 3] = [
    (
        "lorenzo",
        6,
        &[
            ("card", "taken", &["woods", "gravel-pit"]),
            ("leader", "activated", &["cesare-borgia", "federico-da-montefeltro"]),
            ("bonus-tile", "chosen", &["advanced-military-coin"]),
            ("excommunication", "suffered", &["x"]),
        ],
    ),
    (
        "florenza",
        8,
        &[
            ("building", "built", &["1", "25"]),
            ("building", "rolled", &["6"]),
            ("work", "completed", &["pulpit", "dome"]),
            ("work", "masterpiece", &["pulpit"]),
            ("whole", "completed", &["palace", "church"]),
            ("office", "held", &["captain", "bishop"]),
        ],
    ),
    (
        "wiege",
        15,
        &[
            ("event", "won by culture", &["ev-red-1", "ev-black-6"]),
            ("event", "won by characters", &["ev-red-1"]),
            ("culture", "laid", &["cu-04", "cu-40"]),
            ("culture", "turned", &["cu-31"]),
            ("character", "piled", &["ch-01"]),
            ("character", "revealed", &["ch-27"]),
        ],
    ),
];

/// A server with quick bots and reviews, and the folder of its statistics.
pub(crate) async fn with_analysis() -> (Server, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    for counted in GAMES {
        let file = folder.path().join(format!("{}.json", counted.0));
        std::fs::write(file, report(counted).to_string()).expect("a file");
    }
    let settings = Settings {
        database: Some("memory:".into()),
        stats: Some(folder.path().to_owned()),
        review: Budget::Iterations(16),
        bot_pause: Duration::ZERO,
        ..settings()
    };
    (Server::with(settings).await, folder)
}

fn report((game, rounds, groups): Counted) -> Value {
    let piece = |kind: &str, verb: &str, id: &str, times: u64| {
        let by_round: Vec<u64> = (0..=rounds as u64).map(|round| times / (round + 1)).collect();
        json!({
            "kind": kind, "verb": verb, "id": id, "name": format!("{kind} called {id}"), "offered": 300,
            "times": times, "doers": times / 2, "win_share": 0.502, "win_share_95": [0.463, 0.541],
            "mean_points": 103.25, "points_ahead": -1.25, "by_round": by_round, "by_seat": [times / 2, times / 2]
        })
    };
    // The last piece of a group was hardly ever seen.
    let pieces = groups.iter().flat_map(|(kind, verb, ids)| {
        let ids = ids.iter().enumerate();
        ids.map(|(i, id)| piece(kind, verb, id, if i == 0 { 1138 } else { 12 }))
    });
    let pieces: Vec<Value> = pieces.collect();
    json!({ "game": game, "players": 2, "bots": ["greedy", "greedy"], "games": 300, "deeds": pieces })
}
