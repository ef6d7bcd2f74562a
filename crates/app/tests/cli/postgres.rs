//! `magnifico serve` and `magnifico move` with `PostgreSQL`, as processes.

#[path = "../../../store/tests/common/postgres.rs"]
mod database;

use crate::common::Folder;
use crate::serve::{Server, json, open_table};
use database::Postgres;
use std::time::{Duration, Instant};

#[test]
fn tables_are_kept_in_postgres() {
    let folder = Folder::new();
    let url = database::empty();
    let serve = format!("serve --database {url}");
    let server = Server::start(&folder, &serve);
    let table = open_table(&server);
    assert!(server.get("/readyz").ends_with("ready\n"));
    let error = folder.bad(&format!("{serve} --port 0 --log-level error"));
    assert!(error.contains("another server uses postgres://"), "{error}");
    let (code, out, err) = server.stop("TERM");
    assert!(code == Some(0) && !err.contains("ERROR"), "{err}");
    // The database of the tests does without syncs, and whoever starts a server is told what that means.
    assert!(err.contains("can lose accepted moves"), "{err}");
    assert!(out.contains("tables are kept in postgres://"), "{out}");
    assert!(!folder.path().join("data/magnifico.db").exists());

    // One that is killed leaves a session behind that ends a moment later.
    let mut server = Server::start(&folder, &serve);
    assert!(server.get(&format!("/t/{table}")).starts_with("HTTP/1.1 200"));
    server.child.kill().unwrap();
    let server = Server::start(&folder, &serve);
    assert!(server.get(&format!("/t/{table}")).starts_with("HTTP/1.1 200"));
    let error = folder.bad(&format!("backup copy.db --database {url}"));
    assert!(error.contains("pg_dump") && error.contains("magnifico move"), "{error}");
}

#[test]
fn a_database_that_cannot_be_reached_is_named_without_its_password() {
    let folder = Folder::new();
    let error =
        folder.bad("serve --port 0 --database postgres://me:geheim@127.0.0.1:1/games --log-level error");
    assert!(error.contains("the database failed") && !error.contains("geheim"), "{error}");
}

/// The database goes away while people play, and comes back: moves are refused and can be made again, whoever watches is
/// told, and nothing that was accepted is lost.
#[test]
fn a_database_that_is_away_is_told_and_outlived() {
    let folder = Folder::new();
    let database = Postgres::start();
    let serve = format!("serve --games nim --requests-per-second 0 --database {}", database.url());
    let server = Server::start(&folder, &serve);
    let body = r#"{"game":"nim","seats":[{"kind":"human"},{"kind":"human"}],"seed":1}"#;
    let opened = json(&server.ask("POST", "/api/v1/tables", body));
    let table = format!("/api/v1/tables/{}", opened["table"].as_str().unwrap());
    let act = |seat: usize, version: u32, action: &str| {
        let secret = opened["seats"][seat]["secret"].as_str().unwrap();
        let body = format!(r#"{{"version":{version},"action":"{action}"}}"#);
        server.ask_as(secret, "POST", &format!("{table}/actions"), &body)
    };
    assert!(act(0, 0, "take:0:1").starts_with("HTTP/1.1 200"));
    // Away for a moment: nobody notices.
    database.restart();
    assert!(act(1, 1, "take:1:1").starts_with("HTTP/1.1 200"));
    database.crash();
    for _ in 0..5 {
        let refused = act(0, 2, "take:0:1");
        assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    }
    let ready = server.get("/readyz");
    assert!(ready.starts_with("HTTP/1.1 503") && ready.contains("not ready: the database failed"), "{ready}");
    assert!(server.get(&table).contains(r#""version":2"#), "what is in memory is shown");
    database.start_again();
    // Nobody moves, and yet it finds out.
    let started = Instant::now();
    while server.get("/readyz").starts_with("HTTP/1.1 503") {
        assert!(started.elapsed() < Duration::from_mins(1), "it does not recover");
    }
    assert!(act(0, 2, "take:0:1").starts_with("HTTP/1.1 200"));
    let (code, _, log) = server.stop("TERM");
    assert_eq!(code, Some(0), "{log}");
    let again = Server::start(&folder, &serve);
    assert!(again.get(&table).contains(r#""version":3"#), "nothing that was accepted is lost");
}

#[test]
fn everything_moves_into_postgres_and_back() {
    let folder = Folder::new();
    let server = Server::start(&folder, "serve --games nim,lorenzo --bot-pause 0");
    let bot = r#"{"kind":"bot","level":"able"}"#;
    let body = format!(r#"{{"game":"nim","seats":[{bot},{bot}]}}"#);
    let finished = json(&server.ask("POST", "/api/v1/tables", &body));
    let finished = finished["table"].as_str().unwrap().to_owned();
    let path = format!("/api/v1/tables/{finished}");
    while json(&server.get(&path))["result"].is_null() {}
    let unfinished = open_table(&server);
    let body_of = |answer: String| answer.split_once("\r\n\r\n").unwrap().1.to_owned();
    let looks = |server: &Server| {
        [format!("{path}/record"), format!("/api/v1/tables/{unfinished}")]
            .map(|path| body_of(server.get(&path)))
    };
    let before = looks(&server);
    assert_eq!(server.stop("TERM").0, Some(0));

    let (url, other) = (database::empty(), database::empty());
    let told = folder.good(&format!("move sqlite:data/magnifico.db {url}"));
    assert!(told.contains("2 tables with") && told.contains("1 finished matches replayed"), "{told}");
    // Again does no harm, and an unfinished copy would be gone on with.
    assert_eq!(folder.good(&format!("move sqlite:data/magnifico.db {url}")), told);
    let server = Server::start(&folder, &format!("serve --games nim,lorenzo --database {url}"));
    assert_eq!(looks(&server), before);
    let refused = folder.bad(&format!("move {url} {other}"));
    assert!(refused.contains("another server uses"), "{refused}");
    open_table(&server);
    drop(server);

    assert!(folder.good(&format!("move {url} sqlite:back.db")).contains("3 tables with"));
    assert!(folder.good("move back.db copy.db").contains("3 tables with"));
    let server = Server::start(&folder, "serve --games nim,lorenzo --database copy.db");
    assert_eq!(looks(&server), before);
    drop(server);
    let refused = folder.bad(&format!("move data/magnifico.db {url}"));
    assert!(refused.contains("copy to an empty database"), "{refused}");
    let refused = folder.bad(&format!("move nowhere.db {other}"));
    assert!(refused.contains("there is no database at nowhere.db"), "{refused}");
    assert!(folder.bad("move copy.db memory:").contains("in memory"));
    assert!(folder.bad("move copy.db copy.db").contains("the same database"));
}
