//! How long it takes from a click to the changed board, in Chromium over loopback: `cargo bench -p web --bench click`.
//!
//! A person plays a whole game against a bot by clicking; each click is timed inside the page, from the event to the
//! first frame with the answer. Best on a machine that does nothing else.
#![expect(clippy::print_stdout, reason = "a measurement is printed")]

#[expect(dead_code, unused_imports, reason = "the checks use the rest")]
#[path = "../tests/browser/support/mod.rs"]
mod support;

use serde_json::json;
use support::table::human;
use support::{Clicker, Driver, LORENZO, Server, Wishes};

/// Keeps how long each click took.
const WATCH: &str = "
  window.took = [];
  let clicked = 0;
  addEventListener('click', (event) => { clicked = event.timeStamp; }, true);
  new MutationObserver((records) => {
    const isNew = records.some((it) => [...it.addedNodes].some((node) => node.classList?.contains('region')));
    if (!clicked || !isNew) return;
    const from = clicked;
    clicked = 0;
    requestAnimationFrame(() => window.took.push(performance.now() - from));
  }).observe(document.body, { childList: true, subtree: true })";

#[tokio::main]
async fn main() {
    let Some(driver) = Driver::start().await else {
        println!("not measured: there is no chromium or chromedriver");
        return;
    };
    let server = Server::start().await;
    let seats = [human("Cosimo"), json!({ "kind": "bot", "level": "friendly", "name": "Pitti" })];
    let table = LORENZO.seated(&server, 1492, &seats).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.scheme("light").await;
    browser.sit(&table, &[0]).await;
    browser.run(WATCH, vec![]).await;
    Clicker::new(1492).play_to_the_end(&browser).await;
    let took = browser.value("window.took").await;
    let mut took: Vec<f64> =
        took.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect();
    took.sort_by(f64::total_cmp);
    let at = |share: usize| took.get(took.len() * share / 100).copied().unwrap_or_default();
    println!(
        "from click to changed board, {} clicks: median {:.0} ms, nine of ten within {:.0} ms",
        took.len(),
        at(50),
        at(90)
    );
    browser.close().await;
}
