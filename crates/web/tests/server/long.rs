//! Long records: nobody brings one along that no table could have, and those that there are cost little to look at.

use crate::events::Subscriber;
use crate::shares::open_to_many;
use crate::support::{Answer, Server, Table, in_memory, request};
use crate::thoughts::dither;
use axum::body::Body;
use axum::http::{StatusCode, header};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use web::http::fair::Visitor;

/// A finished match of nim in which the first move was taken back so often.
async fn record_with(server: &Server, undone: usize) -> String {
    let table = server.nim(2).await;
    dither(server, &table, 1).await;
    while server.step(&table).await.is_some() {}
    let record = server.get(&table.path("/record"), "").await.text;
    let lines: Vec<&str> = record.lines().collect();
    let pair = [lines[1], lines[2]];
    assert!(lines[2].contains("\"entry\":\"undo\""), "{}", lines[2]);
    let pairs = pair.iter().cycle().take(2 * undone);
    let all: Vec<&str> = lines[..1].iter().chain(pairs).chain(&lines[3..]).copied().collect();
    all.join("\n") + "\n"
}

async fn upload(server: &Server, record: &str) -> Answer {
    let post = request("POST", "/api/v1/records", "").header(header::CONTENT_TYPE, "application/jsonl");
    server.ask(post.body(Body::from(record.to_owned())).unwrap()).await
}

async fn uploaded(server: &Server, record: &str) -> Table {
    let answer = upload(server, record).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
    Table { id: answer.json()["table"].as_str().unwrap().to_owned(), secrets: Vec::new() }
}

#[tokio::test]
async fn a_record_that_no_table_could_have_is_not_taken_in() {
    let server = in_memory();
    let answer = upload(&server, &record_with(&server, 17_290 / 2).await).await;
    assert_eq!(answer.problem(), "illegal-action");
    assert!(answer.text.contains("line 2003: nothing is taken back after 2000 entries"), "{}", answer.text);
    let longest = record_with(&server, 1000).await;
    let table = uploaded(&server, &longest).await;
    assert_eq!(server.get(&table.path("/record"), "").await.text, longest, "it comes back as it went in");
}

/// The moments of the lines on a page of the log.
fn moments(page: &str) -> Vec<u64> {
    let lines = page.split("data-version=\"").skip(1);
    lines.map(|line| line.split('"').next().unwrap().parse().unwrap()).collect()
}

#[tokio::test]
async fn the_log_of_a_long_match_comes_in_pages() {
    let server = in_memory();
    let table = uploaded(&server, &record_with(&server, 1000).await).await;
    let mut path = format!("/t/{}/log", table.id);
    let (mut seen, mut pages) = (BTreeSet::new(), 0);
    loop {
        let page = server.get(&path, "").await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        assert!(page.text.len() < 250_000, "{} bytes at {path}", page.text.len());
        pages += 1;
        seen.extend(moments(&page.text));
        let before = page.text.split("rel=\"prev\" href=\"").nth(1);
        let Some(before) = before else { break };
        path = before.split('"').next().unwrap().replace("&amp;", "&");
    }
    let last = *seen.last().unwrap();
    assert!(last > 2000 && pages > 10, "{pages} pages up to {last}");
    let acts: Vec<u64> = (1..2000).step_by(2).collect();
    assert!(acts.iter().all(|at| seen.contains(at)), "every move is on one of them");
    let first = server.get(&format!("/t/{}/log?to=1", table.id), "").await.text;
    assert!(
        first.contains("rel=\"next\"") && first.contains("rel=\"last\"") && !first.contains("rel=\"prev\"")
    );
    assert_eq!(first.matches("class=\"undone\"").count(), 100, "each was taken back, if on another page");
}

#[tokio::test]
async fn a_replay_has_the_turns_that_stand_and_no_more() {
    let server = in_memory();
    let (short, long) = (record_with(&server, 1).await, record_with(&server, 1000).await);
    let (short, long) = (uploaded(&server, &short).await, uploaded(&server, &long).await);
    let turns = async |table: &Table, at: usize| {
        let page = server.get(&format!("/t/{}/replay?at={at}", table.id), "").await;
        assert_eq!(page.status, StatusCode::OK);
        page.text.split("class=\"rounds-list\"").nth(1).unwrap().matches("<li>").count()
    };
    assert_eq!(turns(&long, 1500).await, turns(&short, 2).await);
    for at in [0, 1, 63, 64, 65, 128, 2000, 2001, 9999] {
        assert!(turns(&long, at).await > 2, "{at}");
    }
}

#[tokio::test]
async fn whoever_missed_a_long_match_hears_all_of_it_in_order() {
    let server = in_memory();
    let table = uploaded(&server, &record_with(&server, 1000).await).await;
    let last = server.look(&table, None).await["version"].as_u64().unwrap();
    let mut subscriber = Subscriber::open(&server, &table, "", "?from=100", None).await;
    for id in 101..=last {
        assert_eq!(subscriber.next().await.unwrap().id, Some(id));
    }
}

#[tokio::test]
async fn looking_back_at_one_visitors_records_keeps_no_other_waiting() {
    let server = open_to_many();
    let table = uploaded(&server, &record_with(&server, 1000).await).await;
    let services = server.app.tables.services();
    let crowd = Visitor::from(std::net::IpAddr::from([10, 0, 0, 1]));
    let (first, second) = (services.place(crowd).await.unwrap(), services.place(crowd).await.unwrap());
    let n_served = Arc::new(AtomicUsize::new(0));
    // The status, and how many were served before.
    let look = |from: &'static str| {
        let (server, path, n_served) = (server.clone(), format!("/t/{}/log", table.id), n_served.clone());
        tokio::spawn(async move {
            let get = request("GET", &path, "").header("x-forwarded-for", from);
            let status = server.ask(get.body(Body::empty()).unwrap()).await.status;
            (status, n_served.fetch_add(usize::from(status == StatusCode::OK), Ordering::Relaxed))
        })
    };
    let asked: Vec<_> = (0..40).map(|_| look("10.0.0.1")).collect();
    while asked.iter().filter(|it| it.is_finished()).count() < 8 {
        tokio::task::yield_now().await;
    }
    let other = look("10.0.0.2");
    while services.waiting_for_places() < 33 {
        tokio::task::yield_now().await;
    }
    // With one place all go one after the other, however the system shares its processors.
    drop(first);
    let (status, n_before) = other.await.unwrap();
    assert_eq!(status, StatusCode::OK);
    assert!(n_before < 12, "{n_before} of the crowd of 32 were served before the one who came last");
    drop(second);
    let mut statuses = Vec::new();
    for it in asked {
        statuses.push(it.await.unwrap().0);
    }
    let refused = statuses.iter().filter(|it| **it == StatusCode::TOO_MANY_REQUESTS).count();
    assert_eq!(refused, 8, "{statuses:?}");
}
