//! Whether a table moves smoothly while bots play, in Chromium over loopback: `cargo bench -p web --bench frames`.
//!
//! Somebody looks on while bots play Lorenzo, each at its natural pace. Frames are timed inside the page, from one to the next; the
//! same page without a match that goes on is timed as long, so that one sees what is the machine's own noise.
#![expect(clippy::print_stdout, reason = "a measurement is printed")]

#[expect(dead_code, unused_imports, reason = "the checks use the rest")]
#[path = "../tests/browser/support/mod.rs"]
mod support;

use serde_json::{Value, json};
use std::time::Duration;
use support::server::settings;
use support::table::human;
use support::{Browser, Clicker, Driver, LORENZO, Play, Server, Wishes};
use web::Settings;

/// How long is looked on, in seconds.
const LONG: u64 = 20;

/// A frame that takes longer than two of a screen with sixty in a second is seen to be late.
const LATE_MS: f64 = 34.0;

/// Times frames for so many seconds, but for the first ones; says how many things flew meanwhile, too.
const WATCH: &str = "
  const [seconds] = arguments;
  let flew = 0;
  const seen = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const it of addedNodes) if (it instanceof Element && it.matches('.flight')) flew += 1;
  });
  seen.observe(document.body, { childList: true, subtree: true });
  const took = [];
  let last = 0;
  let skipped = 0;
  const end = performance.now() + seconds * 1000;
  return new Promise((done) => {
    const frame = (now) => {
      if (last && skipped++ > 10) took.push(now - last);
      last = now;
      if (now < end) requestAnimationFrame(frame);
      else done([took, flew, document.querySelector('main')?.dataset.version]);
    };
    requestAnimationFrame(frame);
  })";

async fn watch(browser: &Browser, what: &str) {
    let found = browser.run(WATCH, vec![json!(LONG)]).await;
    let mut took: Vec<f64> = found[0].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    took.sort_by(f64::total_cmp);
    let late = took.iter().filter(|ms| **ms > LATE_MS).count();
    let at = |share: usize| took.get(took.len() * share / 1000).copied().unwrap_or_default();
    println!(
        "{what}: {} frames, median {:.1} ms, 99.9 % within {:.1} ms, longest {:.1} ms, {late} over {LATE_MS:.0} ms; {} things flew; version {}",
        took.len(),
        at(500),
        at(999),
        took.last().copied().unwrap_or_default(),
        found[1],
        found[2]
    );
}

#[tokio::main]
async fn main() {
    let Some(driver) = Driver::start().await else {
        println!("not measured: there is no chromium or chromedriver");
        return;
    };
    let server = Server::with(Settings { database: Some("memory:".into()), ..settings() }).await;
    let bot = |name: &str| json!({ "kind": "bot", "level": "friendly", "name": name });
    let seats = [human("Cosimo"), bot("Pitti"), bot("Strozzi"), bot("Pazzi")];
    let play = Play { seats: 4, options: "{}", ..LORENZO };
    let table = play.seated(&server, 1492, &seats).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.sit(&table, &[0]).await;
    browser.wait_for("main[data-mine=yes]").await;
    browser.run("return document.fonts.ready.then(() => true)", vec![]).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    watch(&browser, "at rest").await;
    // The person leaves, and a bot plays on in that seat, too.
    let mut clicker = Clicker::new(5);
    clicker.act(&browser).await;
    browser.click(".pop.menu summary").await;
    browser.click("button[form=f-leave]").await;
    watch(&browser, "while bots play").await;
    browser.close().await;
}
