//! Bots that take their time, hints, reviews, and a pool that never holds up a table.

use crate::events::Subscriber;
use crate::pages::{form, led, page, value};
use crate::support::{Server, Table, in_memory, people, settings};
use crate::thoughts::somebodys;
use axum::http::StatusCode;
use bots::Budget;
use kernel::{Game, Seed, Silent, Turn};
use lorenzo::Lorenzo;
use lorenzo_play::LorenzoBundle;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use web::Settings;
use web::analysis::advise;
use web::table::play::Begin;

/// A server whose advice is quick.
pub(crate) fn quick() -> Server {
    let (hint, review) = (Budget::Iterations(200), Budget::Iterations(60));
    Server::new(Settings { hint, review, ..settings() }, Store::memory())
}

fn against_bot() -> Value {
    json!([{ "kind": "human", "name": "Cosimo" }, { "kind": "bot", "level": "friendly" }])
}

#[tokio::test(start_paused = true)]
async fn a_bot_takes_its_time_where_somebody_looks() {
    let server =
        Server::new(Settings { bot_pause: Duration::from_millis(900), ..settings() }, Store::memory());
    let table = server.open(json!({ "game": "nim", "seats": against_bot(), "seed": 1 })).await;
    let mut subscriber = Subscriber::open(&server, &table, &table.secrets[0], "", None).await;
    server.act(&table, 0, 0, "take:0:1").await;
    assert_eq!(subscriber.next().await.unwrap().data["seat"], 0);
    let asked = tokio::time::Instant::now();
    assert_eq!(subscriber.next().await.unwrap().data["seat"], 1);
    assert!(asked.elapsed() >= Duration::from_millis(600), "{:?}", asked.elapsed());
}

#[tokio::test]
async fn a_hint_is_three_legal_moves_with_their_chances() {
    let server = quick();
    let table = server.open(json!({ "game": "lorenzo", "seats": against_bot(), "seed": 3 })).await;
    let own = my_turn(&server, &table).await;
    assert_eq!(own["settings"]["hints"], true);
    let hint = server.post(&table.path("/hint"), &table.secrets[0], json!({})).await;
    assert_eq!(hint.status, StatusCode::OK, "{}", hint.text);
    let hint = hint.json();
    assert_eq!(hint["version"], own["version"]);
    let moves = hint["moves"].as_array().unwrap();
    let legal: Vec<&Value> = own["legal"].as_array().unwrap().iter().map(|it| &it["action"]).collect();
    assert_eq!(moves.len(), legal.len().min(3), "{hint}");
    for it in moves {
        assert!(legal.contains(&&it["action"]), "{it}");
        assert!((0.0..=1.0).contains(&it["chance"].as_f64().unwrap()), "{it}");
    }
    let again = server.post(&table.path("/hint"), &table.secrets[0], json!({})).await.json();
    assert_eq!(again, hint, "a decision is thought about once");
    assert_eq!(server.look(&table, Some(0)).await["version"], own["version"], "nothing was played");
}

/// Looks until the person has something to decide.
async fn my_turn(server: &Server, table: &Table) -> Value {
    let mut subscriber = Subscriber::open(server, table, &table.secrets[0], "?from=0", None).await;
    loop {
        let own = server.look(table, Some(0)).await;
        if own["legal"].as_array().is_some_and(|legal| legal.len() > 1) {
            return own;
        }
        subscriber.next().await;
    }
}

#[tokio::test]
async fn hints_are_for_those_who_play_against_bots_unless_the_table_says_otherwise() {
    let server = quick();
    let hint = async |table: &Table, secret: &str| server.post(&table.path("/hint"), secret, json!({})).await;
    let friends = server.nim(2).await;
    assert_eq!(server.look(&friends, Some(0)).await["settings"]["hints"], false);
    assert_eq!(hint(&friends, &friends.secrets[0]).await.problem(), "not-now");
    let body = json!({ "game": "nim", "seats": people(2), "seed": 1, "settings": { "hints": true } });
    let taught = server.open(body).await;
    assert_eq!(hint(&taught, &taught.secrets[0]).await.status, StatusCode::OK);
    assert_eq!(hint(&taught, &taught.secrets[1]).await.problem(), "not-now", "the other decides");
    assert_eq!(hint(&taught, "").await.problem(), "no-seat", "a spectator is told nothing");
    let body = json!({ "game": "nim", "seats": against_bot(), "seed": 1, "settings": { "hints": false } });
    let strict = server.open(body).await;
    assert_eq!(hint(&strict, &strict.secrets[0]).await.problem(), "not-now");
}

#[tokio::test]
async fn a_hint_is_a_form_and_a_page_without_script() {
    let server = quick();
    let fields = "game=lorenzo&name=Cosimo&seat0=me&seat1=me&rules=base&hints=always";
    let (table, cookie) = led(&form(&server, "/open", "", fields).await);
    let german = format!("{cookie}; lang=de");
    let before = page(&server, &table, &german).await.text;
    assert!(before.contains("form=\"f-hint\"") && !before.contains("class=\"hints\""));
    let asked = format!("version={}&seat={}", value(&before, "version"), value(&before, "seat"));
    let (back, _) = led(&form(&server, &format!("{table}/hint"), &cookie, &asked).await);
    let after = page(&server, &back, &german).await.text;
    assert!(after.contains("class=\"hints\"") && after.contains("Woran der stärkste Bot denkt"));
    let (_, show) = after.split_once("<a href=\"").and_then(|_| after.split_once("data-show=\"")).unwrap();
    let action = show.split('"').next().unwrap();
    let query = serde_urlencoded::to_string([("show", action), ("seat", value(&before, "seat"))]).unwrap();
    let shown = page(&server, &format!("{table}?{query}"), &german).await.text;
    assert!(
        shown.contains("class=\"preview-sheet\"") && shown.contains("aria-current=\"true\" title"),
        "{action}"
    );
    let other = page(&server, &table, "lang=de").await.text;
    assert!(!other.contains("class=\"hints\""), "nobody else sees what one was advised");
}

#[tokio::test]
async fn a_finished_match_is_reviewed_once_in_the_background() {
    let server = quick();
    let (table, cookie) = led(&form(&server, "/open", "", "game=nim&name=Anna&seat0=me&seat1=me").await);
    let path = format!("{table}/review");
    assert_eq!(form(&server, &path, "", "").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let mut decisions = 0;
    loop {
        let text = page(&server, &table, &cookie).await.text;
        if text.contains("The match is over") {
            break;
        }
        let field = |name| value(&text, name);
        let fields =
            format!("version={}&seat={}&action={}", field("version"), field("seat"), field("action"));
        led(&form(&server, &format!("{table}/act"), &cookie, &fields).await);
        decisions += 1;
    }
    assert!(
        page(&server, &path, "lang=de").await.text.contains("Rückblick auf die Partie"),
        "nothing begins by itself"
    );
    assert_eq!(led(&form(&server, &path, "", "").await).0, path);
    let working = page(&server, &path, "lang=de").await.text;
    assert!(working.contains("http-equiv=\"refresh\"") || working.contains("<polyline"));
    let api = format!("/api/v1/tables/{}/review", table.rsplit('/').next().unwrap());
    let done = loop {
        let told = server.get(&api, "").await.json();
        if told["state"] == "done" {
            break told;
        }
        tokio::task::yield_now().await;
    };
    let points = done["review"]["points"].as_array().unwrap();
    assert!(points.len() > 2 && points.len() <= decisions + 1, "{} of {decisions}", points.len());
    for point in points {
        let sum: f64 = point["chances"].as_array().unwrap().iter().map(|it| it.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 0.02, "{point}");
    }
    assert_eq!(points.last().unwrap()["at"], decisions);
    let text = page(&server, &path, "lang=de").await.text;
    assert!(text.contains("<polyline") && !text.contains("http-equiv=\"refresh\""));
    let costly = done["review"]["costly"].as_array().unwrap();
    assert_eq!(
        text.matches("class=\"gain\">Aussichten: ").count(),
        costly.len(),
        "what is lost is no chance to win"
    );
    assert!(!text.contains("Prozentpunkt") && text.contains("nicht die Gewinnchancen der Kurve"));
    let moment = format!("{table}/replay?at={}", points[1]["at"]);
    assert!(text.contains(&format!("<a href=\"{moment}\"")), "{moment}");
    assert_eq!(page(&server, &moment, "").await.status, StatusCode::OK);
    assert_eq!(server.post(&api, "", json!({})).await.json(), done, "it is kept");
}

/// Has a finished match reviewed, and waits for it.
async fn reviewed(server: &Server, table: &Table) -> Value {
    let path = table.path("/review");
    server.post(&path, "", json!({})).await;
    loop {
        let told = server.get(&path, "").await.json();
        if told["state"] == "done" {
            return told["review"].clone();
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_review_is_clicked_through_in_the_replay() {
    let server = Server::new(Settings { review: Budget::Iterations(4), ..settings() }, Store::memory());
    let table = server.open(json!({ "game": "florenza", "seats": people(2), "seed": 5 })).await;
    while server.step(&table).await.is_some() {}
    let at = |path: &str| format!("/t/{}{path}", table.id);
    let link = format!("href=\"{}\"", at("/review"));
    let before = page(&server, &at("/replay?at=9"), "").await.text;
    assert!(before.contains(&link) && !before.contains("win-chart"), "only the way to ask for one");
    let review = reviewed(&server, &table).await;
    let points: Vec<u64> =
        review["points"].as_array().unwrap().iter().map(|it| it["at"].as_u64().unwrap()).collect();
    let costly = review["costly"].as_array().unwrap();
    assert!(!costly.is_empty(), "with so few iterations something always looks better");

    let replay = page(&server, &at(&format!("/replay?at={}&eye=1", points[3])), "lang=de").await.text;
    assert!(replay.contains(&link), "the way back");
    let chart = replay.split("class=\"win-chart\"").nth(1).unwrap().split("</svg>").next().unwrap();
    let columns: Vec<&str> = chart.split("<a ").skip(1).collect();
    assert_eq!(columns.len(), points.len());
    for (column, moment) in columns.iter().zip(&points) {
        let href = format!("href=\"{}\"", at(&format!("/replay?at={moment}&amp;eye=1")));
        assert!(column.starts_with(&href), "{column}");
    }
    let marked: Vec<usize> =
        (0..points.len()).filter(|i| columns[*i].contains("aria-current=\"true\"")).collect();
    assert_eq!(marked, [3]);
    assert_eq!(chart.matches("class=\"now\"").count(), 1);

    let large = page(&server, &at("/review"), "lang=de").await.text;
    assert_eq!(large.matches("class=\"dot p-").count(), costly.len());
    assert_eq!(
        large.matches("Eine teure Entscheidung von").count(),
        2 * costly.len(),
        "as label and as title"
    );
    assert!(large.contains("class=\"round\"") && large.contains("class=\"numbers\""));
    assert!(!large.contains("class=\"now\"") && !large.contains(" style=\""));
}

/// However many tables wait for a bot, and however long it thinks, the others are answered.
#[tokio::test]
async fn a_click_is_answered_while_every_thread_for_bots_thinks() {
    let server = in_memory();
    let (let_go, wait) = std::sync::mpsc::channel::<()>();
    let (begin, begun) = tokio::sync::oneshot::channel();
    let pool = server.app.tables.services().pool.clone();
    let busy = tokio::spawn(async move {
        let work = move |_| begin.send(()).is_ok() && wait.recv().is_err();
        pool.ask(somebodys(), work).await
    });
    begun.await.unwrap();
    let fierce = json!({ "kind": "bot", "level": "fierce" });
    for _ in 0..50 {
        let seats = json!([fierce, fierce]);
        server.open(json!({ "game": "lorenzo", "seats": seats, "options": { "advanced": false } })).await;
    }
    let table = server.nim(2).await;
    while server.step(&table).await.is_some() {}
    assert_eq!(server.app.tables.services().pool.waiting(), 51, "nobody thinks elsewhere");
    drop(let_go);
    assert_eq!(busy.await.unwrap(), Some(true));
}

/// However soon a search is sure: with few iterations it looks at one action of dozens.
#[test]
fn three_actions_are_advised_wherever_three_are_legal() {
    const ADVISED: usize = 3;
    let game = Arc::new(Lorenzo::standard());
    let config = lorenzo::Config::new(2);
    let mut state = game.setup(&config, Seed::from_number(3), &mut Silent).unwrap();
    let (mut legal, mut widest) = (Vec::new(), 0);
    while let Turn::Await(seats) = game.turn(&state) {
        let seat = seats.lowest().unwrap();
        game.legal(&state, seat, &mut legal);
        let advised = advise::<LorenzoBundle>(game.clone(), state, seat, Budget::Iterations(8));
        let advised = advised(Begin { seed: 1, ..Begin::default() });
        let mut actions: Vec<&str> = advised.iter().map(|it| it.action.as_str()).collect();
        actions.sort_unstable();
        actions.dedup();
        assert_eq!(actions.len(), legal.len().min(ADVISED), "{advised:?} of {legal:?}");
        assert!(actions.iter().all(|it| legal.iter().any(|action| action.to_string() == **it)));
        widest = widest.max(legal.len());
        let first = legal[0];
        game.play(&mut state, seat, first, &mut Silent);
    }
    assert!(widest > 20, "{widest}");
}
