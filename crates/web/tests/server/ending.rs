//! After a match, and beside it: score, charts, proof, replay, going on from a moment, the table in words, and faults
//! in the reader's language.

use crate::support::{Answer, Server, Table, in_memory, people, request};
use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::json;
use store::TableId;

async fn page(server: &Server, path: &str, lang: &str) -> Answer {
    let get = request("GET", path, "").header(header::ACCEPT_LANGUAGE, lang);
    server.ask(get.body(Body::empty()).unwrap()).await
}

async fn form(server: &Server, path: &str, cookie: &str, fields: &str) -> Answer {
    let post = request("POST", path, "")
        .header(header::COOKIE, cookie)
        .header(header::ACCEPT_LANGUAGE, "de")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    server.ask(post.body(Body::from(fields.to_owned())).unwrap()).await
}

async fn finished(server: &Server, game: &str) -> Table {
    let options = if game == "lorenzo" { json!({ "advanced": false }) } else { json!(null) };
    let body = json!({ "game": game, "seats": people(2), "seed": 5, "options": options });
    let table = server.open(body).await;
    while server.step(&table).await.is_some() {}
    table
}

#[tokio::test]
async fn a_finished_match_shows_its_score_its_course_and_where_every_round_began() {
    let server = in_memory();
    let table = finished(&server, "lorenzo").await;
    let at = |path: &str| format!("/t/{}{path}", table.id);
    let score = page(&server, &at("/score"), "de").await.text;
    for part in ["Schlusswertung", "gewinnt mit", "<polyline", "Punkte nach Herkunft", "Startwert"] {
        assert!(score.contains(part), "{part}");
    }
    assert_eq!(score.matches("<circle class=\"dot\"").count(), 2 * 6, "six rounds for each of two players");
    assert!(!score.contains(" style=\""), "no inline style");
    let replay = page(&server, &at("/replay?at=20&eye=1"), "de").await.text;
    for part in ["type=\"range\"", "Runde 1", "Runde 6", "eye=1\"", "rel=\"prev\"", "replay.js"] {
        assert!(replay.contains(part), "{part}");
    }
    let mut ids: Vec<&str> =
        replay.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    ids.sort_unstable();
    let twice: Vec<&[&str]> = ids.windows(2).filter(|pair| pair[0] == pair[1]).collect();
    assert!(twice.is_empty(), "{twice:?}");
    let own = page(&server, &at(""), "de").await.text;
    assert!(own.contains(&at("/score")) && own.contains(&at("/text")));
}

#[tokio::test]
async fn the_server_proves_a_match_from_its_seed_and_says_what_it_checked() {
    let server = in_memory();
    let table = finished(&server, "nim").await;
    let record = server.get(&table.path("/record"), "").await.text;
    let seed = record.rsplit_once("{\"seed\":\"").unwrap().1.split('"').next().unwrap().to_owned();
    let moves = record.matches("\"entry\":\"act\"").count();
    let proof = page(&server, &format!("/t/{}/proof", table.id), "de").await.text;
    assert!(proof.contains("Geprüft") && proof.contains(&seed));
    assert!(proof.contains(&format!("{moves} Entscheidungen wurden noch einmal gespielt")), "{proof}");
    let on = server.nim(2).await;
    let early = page(&server, &format!("/t/{}/proof", on.id), "de").await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(early.text.contains("Der Startwert wird nach der Partie gezeigt"));
}

#[tokio::test]
async fn a_match_goes_on_from_a_moment_at_a_table_of_its_own_that_says_so() {
    let server = in_memory();
    let table = finished(&server, "nim").await;
    let path = format!("/t/{}/continue", table.id);
    let went = form(&server, &path, "", "at=2&seat=1&name=Ada&level=able").await;
    assert_eq!(went.status, StatusCode::SEE_OTHER, "{}", went.text);
    let next = went.headers[header::LOCATION].to_str().unwrap().to_owned();
    let id = next.strip_prefix("/t/").unwrap();
    let open = server.get(&format!("/api/v1/tables/{id}"), "").await.json();
    assert_eq!((&open["known_seed"], &open["continued"]["at"]), (&json!(true), &json!(2)));
    assert_eq!(open["continued"]["table"], table.id);
    assert_eq!((&open["seats"][1]["name"], &open["seats"][1]["bot"]), (&json!("Ada"), &json!(null)));
    assert_eq!(open["seats"][0]["bot"], "able", "the others are bots");
    let record = server.get(&format!("/api/v1/tables/{id}/record"), "").await.text;
    let old = server.get(&table.path("/record"), "").await.text;
    let actions = |text: &str| -> Vec<String> {
        let lines = text.lines().skip(1).take(2);
        lines
            .map(|line| line.split("\"action\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned())
            .collect()
    };
    assert_eq!(actions(&record), actions(&old), "it begins with the moves of the other");
    let kept = server.app.tables.services().store.load(&TableId::new(id).unwrap()).await.unwrap();
    assert_eq!(kept.snapshot.unwrap().version, 2, "nobody reads or plays the beginning again");
    let listed = server.get("/api/v1/tables", "").await.text;
    assert!(!listed.contains(id), "it is private");
    let last = old.matches("\"entry\":\"act\"").count();
    let decided = form(&server, &path, "", &format!("at={last}&seat=1&name=Ada")).await;
    assert!(decided.status == StatusCode::UNPROCESSABLE_ENTITY && decided.text.contains("entschieden"));
}

#[tokio::test]
async fn the_table_in_words_has_every_card_and_its_buttons_lead_back_to_it() {
    let server = in_memory();
    let fields = "game=lorenzo&name=Cosimo&seat0=me&seat1=me&rules=base";
    let opened = form(&server, "/open", "", fields).await;
    let table = opened.headers[header::LOCATION].to_str().unwrap().to_owned();
    let cookie = opened.headers[header::SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned();
    let get = |path: String, lang: &str| {
        let get = request("GET", &path, "").header(header::COOKIE, cookie.clone());
        server.ask(get.header(header::ACCEPT_LANGUAGE, lang).body(Body::empty()).unwrap())
    };
    let drawn = get(table.clone(), "en").await.text;
    let words = get(format!("{table}/text"), "en").await.text;
    let cards: Vec<&str> =
        drawn.split("<article class=\"card").skip(1).filter_map(|it| it.split("<h4>").nth(1)).collect();
    assert_eq!(cards.len(), 16, "four towers of four");
    for card in cards {
        let name = card.split('<').next().unwrap();
        assert!(words.contains(&format!("<b>{name}</b>")), "{name}");
    }
    assert!(words.contains("You may") && !words.contains(" style=\""));
    for lang in ["it", "es", "de"] {
        assert_eq!(get(format!("{table}/text"), lang).await.status, StatusCode::OK);
    }
    let value = |name: &str| {
        words
            .split(&format!("name=\"{name}\" value=\""))
            .nth(1)
            .unwrap()
            .split('"')
            .next()
            .unwrap()
            .to_owned()
    };
    let post = format!(
        "version={}&seat={}&back=text&action=place:white:council-palace",
        value("version"),
        value("seat")
    );
    let acted = form(&server, &format!("{table}/act"), &cookie, &post).await;
    assert!(acted.headers[header::LOCATION].to_str().unwrap().starts_with(&format!("{table}/text")));
}

#[tokio::test]
async fn what_went_wrong_is_said_in_the_readers_language() {
    let server = in_memory();
    for (lang, words) in [
        ("en", "There is no such table."),
        ("it", "Questo tavolo non esiste"),
        ("es", "Esa mesa no existe"),
        ("de", "Diesen Tisch gibt es nicht"),
    ] {
        let lost = page(&server, "/t/nosuchtable", lang).await;
        assert_eq!(lost.status, StatusCode::NOT_FOUND);
        assert!(
            lost.text.contains(words) && lost.text.contains(&format!("<html lang=\"{lang}\"")),
            "{lang}: {}",
            lost.text
        );
    }
    let fields = "game=lorenzo&name=Cosimo&seat0=me&seat1=me&rules=base";
    let opened = form(&server, "/open", "", fields).await;
    let table = opened.headers[header::LOCATION].to_str().unwrap().to_owned();
    let cookie = opened.headers[header::SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned();
    let wrong = form(&server, &format!("{table}/act"), &cookie, "version=0&action=end").await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text.contains("Das ist nicht erlaubt") && wrong.text.contains("Zurück zum Tisch"));
    let stranger = form(&server, &format!("{table}/act"), "", "version=0&action=end").await;
    assert!(stranger.text.contains("Du hast an diesem Tisch keinen Platz"));
}

#[tokio::test]
async fn a_module_that_is_imported_is_never_kept_for_ever() {
    let server = in_memory();
    for name in ["dom.js", "keys.js", "motion.js", "notes.js", "preview.js", "sound.js"] {
        let plain = server.get(&format!("/assets/{name}"), "").await;
        assert_eq!(plain.headers[header::CACHE_CONTROL], "no-cache");
        let dated = server.get(&format!("/assets/{name}?0"), "").await;
        assert!(dated.headers[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    }
}
