//! Florenza Dice Game at a table: played with forms alone, read about in every language, opened against the Pope.

use crate::advice::quick;
use crate::pages::{form, led, page, value};
use crate::support::{Server, Table as Seated, in_memory, people, request};
use axum::body::Body;
use axum::http::StatusCode;
use bots::Kind;
use florenza::{Config, Florenza, Level};
use florenza_play::FlorenzaBundle;
use kernel::record::{Record, Sitter};
use kernel::table::Table;
use kernel::{Game, Observation, Seed, Turn};
use serde_json::json;
use std::sync::Arc;

#[tokio::test]
async fn a_match_alone_is_played_with_forms_to_its_end() {
    let server = in_memory();
    let asked = page(&server, "/open?game=florenza", "").await.text;
    assert!(asked.contains("name=\"level_of_pope\"") && asked.contains("reach 60 points"));
    let fields = "game=florenza&name=Anna&seat0=me&seat1=none&level_of_pope=hard";
    let (table, cookie) = led(&form(&server, "/open", "", fields).await);
    let first = page(&server, &table, &cookie).await.text;
    assert!(first.contains("class=\"florenza\"") && first.contains("florenza.css"));
    assert!(first.contains("Pope Sixtus IV") && first.contains("reach 60 points (hard)"));
    for decision in 0.. {
        let text = page(&server, &table, &cookie).await.text;
        if text.contains("The match is over") {
            break;
        }
        assert!(decision < 2000, "the match does not end");
        let action = value(&text, "action");
        if decision % 7 == 0 {
            let sheet = page(&server, &format!("{table}/preview?action={action}"), &cookie).await.text;
            assert!(sheet.contains(&format!("value=\"{action}\"")), "{sheet}");
        }
        let fields = format!("version={}&seat=0&action={action}", value(&text, "version"));
        led(&form(&server, &format!("{table}/act"), &cookie, &fields).await);
    }
    let over = page(&server, &table, &cookie).await.text;
    assert!(over.contains("score-sheet") && over.contains("Total"));
    for path in ["", "/score", "/text"] {
        let text = page(&server, &format!("{table}{path}"), &cookie).await.text;
        assert!(text.contains("You lose.") && text.contains("and misses Pope Sixtus IV’s 60"), "{path}");
        assert!(text.contains("Pope Sixtus IV (hard)</th><td colspan=\"1\">60</td>"), "{path}");
    }
    assert!(page(&server, &format!("{table}/log"), "").await.text.contains("The first buildings"));
    let replay = page(&server, &format!("{table}/replay?at=9"), "").await;
    assert!(replay.status == StatusCode::OK && replay.text.contains("class=\"florenza"));
}

/// Plays on until two are asked at the same time: who they are, and the version then.
async fn asked_at_once(server: &Server, table: &Seated) -> (Vec<usize>, u64) {
    loop {
        let look = server.look(table, None).await;
        let seats = look["turn"]["seats"].as_array().unwrap().iter().map(|it| it.as_u64().unwrap() as usize);
        let seats: Vec<usize> = seats.collect();
        if seats.len() == 2 {
            return (seats, look["version"].as_u64().unwrap());
        }
        server.step(table).await.expect("two are asked at the same time before the end");
    }
}

/// What was advised is for the decision, and the others' do not change it.
#[tokio::test]
async fn a_hint_stays_while_others_decide_at_the_same_time() {
    let server = quick();
    let hints = json!({ "hints": true });
    let table = json!({ "game": "florenza", "seats": people(3), "seed": 1, "settings": hints });
    let table = server.open(table).await;
    let (seats, version) = asked_at_once(&server, &table).await;
    let (path, cookie) =
        (format!("/t/{}", table.id), format!("seats-{}={}", table.id, table.secrets[seats[0]]));
    let fields = format!("version={version}&seat={}", seats[0]);
    led(&form(&server, &format!("{path}/hint"), &cookie, &fields).await);
    assert!(page(&server, &path, &cookie).await.text.contains("class=\"hints\""));
    let other = server.look(&table, Some(seats[1])).await;
    let theirs = server.act(&table, seats[1], version, other["legal"][0]["action"].as_str().unwrap()).await;
    assert_eq!(theirs.status, StatusCode::OK, "{}", theirs.text);
    assert!(page(&server, &path, &cookie).await.text.contains("class=\"hints\""), "the decision is the same");
    let own = server.look(&table, Some(seats[0])).await;
    let mine = server.act(&table, seats[0], version + 1, own["legal"][0]["action"].as_str().unwrap()).await;
    assert_eq!(mine.status, StatusCode::OK, "{}", mine.text);
    assert!(!page(&server, &path, &cookie).await.text.contains("class=\"hints\""), "now it is another one");
}

/// While the others use dice at the same time, each page is a little older than the table.
#[tokio::test]
async fn a_decision_counts_also_when_others_were_quicker_at_the_same_time() {
    let server = in_memory();
    let table = server.open(json!({ "game": "florenza", "seats": people(3), "seed": 1 })).await;
    let (seats, version) = asked_at_once(&server, &table).await;
    let mut submissions = Vec::new();
    for seat in seats {
        let own = server.look(&table, Some(seat)).await;
        let action = own["legal"][0]["action"].as_str().unwrap().to_owned();
        let cookie = format!("seats-{}={}", table.id, table.secrets[seat]);
        submissions.push((cookie, format!("version={version}&seat={seat}&action={action}")));
    }
    let act = format!("/t/{}/act", table.id);
    for (now, (cookie, fields)) in (version + 1..).zip(&submissions) {
        led(&form(&server, &act, cookie, fields).await);
        assert_eq!(server.look(&table, None).await["version"], now, "both decided at {version}");
    }
    // What was sent twice is decided once.
    for (cookie, fields) in &submissions {
        led(&form(&server, &act, cookie, fields).await);
        assert_eq!(server.look(&table, None).await["version"], version + 2);
    }
}

/// The record of a match that a bot played alone against the easy Pope.
fn alone(seed: u64) -> Record {
    let game = Arc::new(Florenza::standard());
    let sitters = vec![Sitter { name: "Anna".into(), bot: None }];
    let config = Config::solo(Level::Easy);
    let (mut table, _) = Table::open(game.clone(), config, sitters, Seed::from_number(seed)).unwrap();
    let mut bot = Kind::Greedy.bot::<FlorenzaBundle>(seed);
    let mut legal = Vec::new();
    while let Turn::Await(seats) = game.turn(table.state()) {
        let seat = seats.lowest().unwrap();
        game.legal(table.state(), seat, &mut legal);
        let choice = bot.choose(&Observation::new(&*game, table.state(), seat), &legal);
        table.act(table.version(), seat, legal[choice]).unwrap();
    }
    table.record().clone()
}

#[tokio::test]
async fn whoever_reaches_the_pope_is_told_so_in_every_language() {
    let is_won = |record: &Record| !record.footer.as_ref().unwrap().result.winners().is_empty();
    let record = (0..50).map(alone).find(is_won).expect("the easy Pope is reached now and then");
    let points = record.footer.as_ref().unwrap().result.scores[kernel::Seat::default()];
    let server = in_memory();
    let sent = request("POST", "/api/v1/records", "").body(Body::from(record.to_text())).unwrap();
    let id = server.ask(sent).await.json()["table"].as_str().unwrap().to_owned();
    let said = [
        (
            "en",
            format!("Anna has {points} points, reaches Pope Sixtus IV’s 40 and wins."),
            "Pope Sixtus IV (easy)",
        ),
        (
            "it",
            format!("Anna ha {points} punti, raggiunge i 40 di Papa Sisto IV e vince."),
            "Papa Sisto IV (facile)",
        ),
        (
            "es",
            format!("Anna tiene {points} puntos, alcanza los 40 del papa Sixto IV y gana."),
            "Papa Sixto IV (fácil)",
        ),
        (
            "de",
            format!("Anna hat {points} Punkte, erreicht die 40 von Papst Sixtus IV. und gewinnt."),
            "Papst Sixtus IV. (leicht)",
        ),
    ];
    for (lang, verdict, row) in said {
        for path in ["", "/score", "/text"] {
            let text = page(&server, &format!("/t/{id}{path}"), &format!("lang={lang}")).await.text;
            assert!(text.contains(&verdict) && text.contains(row), "{lang} {path}");
        }
    }
}

#[tokio::test]
async fn with_others_the_pope_is_not_asked_for() {
    let server = in_memory();
    let fields = "game=florenza&name=Anna&seat0=me&seat1=bot&seat2=bot&level_of_pope=hard";
    let (table, cookie) = led(&form(&server, "/open", "", fields).await);
    let text = page(&server, &table, &cookie).await.text;
    assert!(text.contains("class=\"florenza\"") && !text.contains("Pope Sixtus"));
    let quick = "game=florenza&name=Anna&bots=1&level=friendly&level_of_pope=hard";
    let (table, cookie) = led(&form(&server, "/open", "", quick).await);
    assert!(!page(&server, &table, &cookie).await.text.contains("Pope Sixtus"));
}

/// The front page asks for the Pope's level beside that of the bots, and alone it is the one that counts.
#[tokio::test]
async fn play_now_alone_asks_for_the_pope() {
    let server = in_memory();
    let front = page(&server, "/", "").await.text;
    assert_eq!(front.matches("name=\"level_of_pope\"").count(), 1, "only this game has a Pope");
    assert!(front.contains("extreme (70)"));
    let quick = "game=florenza&name=Anna&bots=0&level=fierce";
    for (level, said) in
        [("", "reach 50 points (normal)"), ("&level_of_pope=extreme", "reach 70 points (extreme)")]
    {
        let (table, cookie) = led(&form(&server, "/open", "", &format!("{quick}{level}")).await);
        assert!(page(&server, &table, &cookie).await.text.contains(said), "{said}");
    }
}

#[tokio::test]
async fn rules_rulings_and_our_own_numbers_are_there_to_read() {
    let server = in_memory();
    for lang in ["en", "it", "es", "de"] {
        for what in ["rules", "rulings"] {
            let text = page(&server, &format!("/{what}/florenza"), &format!("lang={lang}")).await.text;
            assert!(text.contains(&format!("<html lang=\"{lang}\"")), "{what} {lang}");
            assert!(text.contains("<h2 id=\"") && !text.contains("{#"), "{what} {lang}");
        }
    }
    let text = page(&server, "/numbers/florenza", "").await.text;
    let game = Florenza::standard();
    for value in game.tables().reconstructed() {
        assert!(text.contains(&format!("<code>{}</code>", value.path)), "{}", value.path);
    }
    assert!(text.contains("--rules"));
    assert!(page(&server, "/", "").await.text.contains("Florenza Dice Game"));
}
