//! Every page there is, one after the other, with a table in every kind of decision.

use crate::support::table::kinds;
use crate::support::{Browser, Play, Server, Table};
use kernel::Rng;
use serde_json::json;
use std::collections::BTreeSet;

/// Every so many decisions the table is looked at, whatever is decided.
const OFTEN: usize = 90;

/// Visits every page; `visit` is told which.
pub(crate) async fn every_page(
    play: Play,
    server: &Server,
    browser: &Browser,
    visit: &mut impl AsyncFnMut(&Browser, &str),
) {
    let full = Play { seats: 4, ..play };
    let table = full.open(server, 1494).await;
    // Nothing of Lorenzo is our own reconstruction.
    let numbers = (play.game != "lorenzo").then_some("/numbers/");
    for book in ["/open?game=", "/rules/", "/rulings/", "/cards/"].into_iter().chain(numbers) {
        let page = format!("{book}{}", play.game);
        browser.goto(&page).await;
        visit(browser, &page).await;
    }
    browser.goto(&format!("/open?game={}", play.game)).await;
    browser.type_into("#name", "Contessina de’ Bardi").await;
    browser.run("document.querySelector('[name=seat1]').value = 'open'", vec![]).await;
    browser.click("main form button.gold").await;
    browser.wait_for("main[data-kind=gather]").await;
    visit(browser, "waiting").await;
    // At a table without hidden cards nothing has to be handed over.
    if play.game != "florenza" {
        browser.sit(&table, &[0, 1]).await;
        browser.wait_for("main[data-kind=hand]").await;
        visit(browser, "hand-over").await;
    }
    states(&table, browser, visit).await;
    browser.goto("/").await;
    visit(browser, "front page").await;
    for page in ["/log", "/text", "/replay", "/replay?at=100"] {
        browser.goto(&table.at(page)).await;
        visit(browser, page).await;
    }
}

/// The table each time that something new is asked for, and at its end.
async fn states(table: &Table, browser: &Browser, visit: &mut impl AsyncFnMut(&Browser, &str)) {
    let (mut seen, mut rng, mut decisions) = (BTreeSet::new(), Rng::new(15), 0);
    while let Some((seat, own)) = table.decider().await {
        let asked = kinds(&own);
        let is_new = asked.iter().any(|kind| seen.insert(kind.clone()));
        if is_new || decisions % OFTEN == OFTEN - 1 {
            browser.sit(table, &[seat]).await;
            browser.wait_for("main[data-kind=board]").await;
            visit(browser, &format!("table, decision {decisions}: {asked:?}")).await;
        }
        table.step(&mut rng).await;
        decisions += 1;
    }
    browser.goto(&table.at("")).await;
    browser.wait_for(".decide.final").await;
    visit(browser, "the end").await;
}

/// Has a match between bots reviewed, and looks at its review.
pub(crate) async fn reviewed(play: Play, server: &Server, browser: &Browser) -> Table {
    let bot = |name| json!({ "kind": "bot", "level": "random", "name": name });
    let bots = ["Contessina de’ Bardi", "Giuliano", "Piero"].map(bot);
    let table = play.seated(server, 1494, &bots[..play.seats]).await;
    browser.goto(&table.at("")).await;
    browser.wait_for(".decide.final").await;
    browser.goto(&table.at("/review")).await;
    browser.click("main form button.gold").await;
    browser.wait_for(".win-chart").await;
    table
}

/// Visits the review of a match, by itself and beside the replay, and the statistics of the game.
pub(crate) async fn analysis_pages(
    play: Play,
    server: &Server,
    browser: &Browser,
    visit: &mut impl AsyncFnMut(&Browser, &str),
) {
    let table = reviewed(play, server, browser).await;
    visit(browser, "review").await;
    browser.goto(&table.at("/replay?at=30")).await;
    // On a phone the way through the match is behind a tab.
    browser.run("document.querySelector('#tab-log').checked = true", vec![]).await;
    visit(browser, "replay with its review").await;
    let first = format!("/stats/{}", play.game);
    browser.goto(&first).await;
    let groups = browser
        .value("[...document.querySelectorAll('.kinds a')].map((it) => it.pathname + it.search)")
        .await;
    for group in groups.as_array().expect("a list") {
        let page = group.as_str().expect("an address");
        browser.goto(page).await;
        browser.click(".stats summary").await;
        visit(browser, page).await;
    }
}
