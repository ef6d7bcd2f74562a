//! What others do travels over the table, can be skipped, and stands still for whoever prefers that.

use crate::support::{Browser, Driver, LORENZO, Server, Table, Wishes};
use kernel::Rng;
use serde_json::Value;

/// Counts what flies, and how much of it at a time.
const WATCH: &str = "
  window.flew = 0;
  window.most = 0;
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const it of addedNodes) if (it instanceof Element && it.matches('.flight')) window.flew += 1;
    window.most = Math.max(window.most, document.querySelectorAll('.flight').length);
  }).observe(document.body, { childList: true, subtree: true })";

/// Whether all stands where it belongs, and can be seen.
const RESTS: &str = "!document.querySelector('.flight, .in-flight')";

async fn sits(driver: &Driver, server: &Server) -> (Browser, Table, usize, Rng) {
    let table = LORENZO.open(server, 1480).await;
    let mut rng = Rng::new(4);
    let mover = table.until("place", &mut rng).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.sit(&table, &[1 - mover]).await;
    browser.wait_for("main[data-kind=board]").await;
    browser.run(WATCH, vec![]).await;
    (browser, table, mover, rng)
}

/// Somebody else's pieces: the page that looks on shows each of their moves.
async fn moves(browser: &Browser, table: &Table, mover: usize, rng: &mut Rng) {
    for _ in 0..4 {
        let Some((seat, _)) = table.decider().await else { return };
        assert!(table.step(rng).await);
        let version = table.look(None).await["version"].as_u64().expect("a version");
        browser.catch_up(version).await;
        if seat != mover {
            return;
        }
    }
}

#[tokio::test]
async fn pieces_travel_and_come_to_rest() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let (browser, table, mover, mut rng) = sits(&driver, &server).await;
    moves(&browser, &table, mover, &mut rng).await;
    browser.until("window.flew > 0").await;
    browser.until(RESTS).await;
    // What flies is not read out and not met by the keyboard.
    let said = "document.querySelectorAll('.flight:not([aria-hidden=true][inert])').length";
    assert_eq!(browser.value(said).await, Value::from(0));
    // Any key ends it at once.
    browser.run("window.flew = 0", vec![]).await;
    while browser.value("window.flew").await.as_u64() == Some(0) {
        assert!(table.step(&mut rng).await, "something moves before the match is over");
        let version = table.look(None).await["version"].as_u64().expect("a version");
        browser.catch_up(version).await;
    }
    browser.press(&['p']).await;
    assert_eq!(browser.value(RESTS).await, Value::Bool(true), "skipped");
    browser.close().await;
}

#[tokio::test]
async fn nothing_travels_where_stillness_is_preferred() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    for way in ["system", "table"] {
        let (browser, table, mover, mut rng) = sits(&driver, &server).await;
        if way == "system" {
            browser.scheme("light").await;
        } else {
            browser.click(".pop.menu summary").await;
            browser.click("[data-set=calm]").await;
            browser.wait_for("html[data-calm] [data-set=calm][aria-pressed=true]").await;
        }
        browser.run("window.marked = 0; new MutationObserver((all) => { for (const { target } of all) if (target.matches('.changed')) window.marked += 1; }).observe(document.body, { attributeFilter: ['class'], subtree: true })", vec![]).await;
        for _ in 0..3 {
            moves(&browser, &table, mover, &mut rng).await;
        }
        assert_eq!(browser.value("window.flew").await, Value::from(0), "by the {way}");
        assert!(browser.value("window.marked").await.as_u64() > Some(0), "changed numbers are underlined");
        browser.close().await;
    }
}
