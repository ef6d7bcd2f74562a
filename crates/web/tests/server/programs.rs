//! Programs that the host offers: they play, and whatever they do, the table goes on.
#![allow(clippy::disallowed_methods, reason = "programs are files")]

use crate::events::Subscriber;
use crate::pages::{form, led, page};
use crate::support::{Server, settings};
use crate::thoughts::dither;
use axum::http::StatusCode;
use serde_json::json;
use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;
use store::Store;
use web::Settings;
use web::http::fair::Visitor;
use web::table::opponents::Offered;

/// A server that offers a program in Python under the name Cosimo.
fn offering(name: &str, code: &str, limit: Duration) -> (Server, Offered) {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("offered-{name}.py"));
    std::fs::write(&path, format!("import json, os, sys, time\n{code}")).unwrap();
    let offered = Offered::parse(&format!("Cosimo=python3 -u {}", path.display()), limit).unwrap();
    let programs = vec![offered.clone()];
    (Server::new(Settings { programs, ..settings() }, Store::memory()), offered)
}

/// Plays a match of nim between Cosimo and a bot of ours to its end.
async fn play(server: &Server) {
    let seats = json!([{ "kind": "bot", "level": "Cosimo" }, { "kind": "bot", "level": "random" }]);
    let table = server.open(json!({ "game": "nim", "seats": seats, "seed": 1 })).await;
    let mut subscriber = Subscriber::open(server, &table, "", "?from=0", None).await;
    while subscriber.next_of(server, &table).await.data["turn"]["over"] != true {}
    let look = server.look(&table, None).await;
    assert_eq!(look["seats"][0]["bot"], "Cosimo");
    assert!(look["result"].is_object());
}

const LONG: Duration = Duration::from_mins(1);

const FIRST: &str = "
for line in sys.stdin:
    asked = json.loads(line)
    if 'legal' in asked: print(asked['legal'][0])
";

#[tokio::test]
async fn a_program_of_the_hosts_plays_a_seat() {
    let (server, offered) = offering("first", FIRST, LONG);
    play(&server).await;
    let faults = offered.program.faults();
    assert!(faults.asked > 0 && faults.lost() == 0, "{faults:?}");
    let games = server.get("/api/v1/games", "").await.json();
    assert!(games[0]["bots"].as_array().unwrap().contains(&json!("Cosimo")));
    for path in ["/", "/open?game=nim"] {
        assert!(page(&server, path, "").await.text.contains("<option value=\"Cosimo\">"), "{path}");
    }
}

#[tokio::test]
async fn a_program_that_answers_nonsense_or_ends_or_sleeps_never_stops_a_table() {
    let nonsense = "for line in sys.stdin: print('gold')";
    let silent = "for line in sys.stdin: pass";
    for (name, code, limit) in [
        ("nonsense", nonsense, LONG),
        ("ends", "sys.exit(1)", LONG),
        ("silent", silent, Duration::from_millis(40)),
    ] {
        let (server, offered) = offering(name, code, limit);
        play(&server).await;
        let faults = offered.program.faults();
        assert!(faults.asked > 0 && faults.lost() == faults.asked, "{name}: {faults:?}");
        let counted = format!("magnifico_bot_faults_total {}\n", faults.lost());
        assert!(server.get("/metrics", "").await.text.contains(&counted), "{name}: {counted}");
    }
}

#[tokio::test]
async fn seats_without_a_free_program_are_counted() {
    let (server, offered) = offering("refused", FIRST, LONG);
    let others = [1, 2].map(|n| Visitor::from(IpAddr::from([10, 0, 0, n])));
    let opponents = server.app.opponents();
    let seats_of = |visitor| std::iter::from_fn(move || opponents.admit(visitor));
    let permits: Vec<_> = others.into_iter().flat_map(seats_of).collect();
    play(&server).await;
    assert!(!permits.is_empty() && offered.program.faults().asked == 0);
    let counted = server.get("/metrics", "").await.text;
    assert!(counted.contains("magnifico_bot_seats_refused_total 1\n"), "once for the seat: {counted}");
}

#[tokio::test]
async fn a_program_ends_with_its_match() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("offered-ended.notes");
    let _ = std::fs::remove_file(&file);
    let literal = serde_json::to_string(file.to_str().unwrap()).unwrap();
    let (server, _) = offering("ended", &format!("{FIRST}\nopen({literal}, 'w').write('ended')"), LONG);
    play(&server).await;
    server.app.tables.stop().await;
    // The match is over, so the program was told to end; the last thing it does is to say so.
    while !file.exists() {
        tokio::task::yield_now().await;
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap_or_default().len() % 5, 0);
}

/// What is offered in a replay is what one gets.
#[tokio::test]
async fn a_match_is_continued_against_the_program_that_was_chosen() {
    let (server, _) = offering("continues", FIRST, LONG);
    let table = server.nim(2).await;
    while server.step(&table).await.is_some() {}
    let path = format!("/t/{}/continue", table.id);
    let (next, _) = led(&form(&server, &path, "", "at=2&seat=1&name=Ada&level=Cosimo").await);
    let open = server.get(&next.replace("/t/", "/api/v1/tables/"), "").await.json();
    assert_eq!(open["seats"][0]["bot"], "Cosimo");
    let wrong = form(&server, &path, "", "at=2&seat=1&name=Ada&level=oracle").await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
    assert!(wrong.text.contains("oracle"), "{}", wrong.text);
}

#[tokio::test]
async fn a_program_is_not_asked_about_moves_that_were_taken_back() {
    let gate = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("offered-gate");
    let _ = std::fs::remove_file(&gate);
    let literal = serde_json::to_string(gate.to_str().unwrap()).unwrap();
    let patient = format!("while not os.path.exists({literal}): os.sched_yield()\n{FIRST}");
    let (server, offered) = offering("patient", &patient, LONG);
    let seats = json!([{ "kind": "human" }, { "kind": "bot", "level": "Cosimo" }]);
    let table = server.open(json!({ "game": "nim", "seats": seats, "seed": 1 })).await;
    let version = dither(&server, &table, 10).await;
    server.act(&table, 0, version, "take:0:1").await;
    let mut subscriber = Subscriber::open(&server, &table, "", &format!("?from={}", version + 1), None).await;
    std::fs::write(&gate, "open").unwrap();
    assert_eq!(subscriber.next().await.unwrap().data["seat"], 1);
    let asked = offered.program.faults().asked;
    assert!(asked <= 2, "asked {asked} times: about the first move, and about the one that stands");
}

#[tokio::test]
async fn a_visitor_never_names_a_command() {
    let (server, _) = offering("never", FIRST, LONG);
    for level in ["exec:python3 bot.py", "Cosimo=python3", "cosimo", "/bin/sh"] {
        let seats = json!([{ "kind": "human" }, { "kind": "bot", "level": level }]);
        let answer = server.post("/api/v1/tables", "", json!({ "game": "nim", "seats": seats })).await;
        assert_eq!(answer.problem(), "malformed-request", "{level}");
    }
}
