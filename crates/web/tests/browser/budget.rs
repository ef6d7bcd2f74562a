//! What goes over the wire is little, compressed, and comes from nowhere else.

use crate::support::clicker::Standing;
use crate::support::{Browser, Clicker, Driver, FLORENZA, LORENZO, Play, Server, WIEGE, Wishes, http};
use kernel::Rng;
use serde_json::Value;

const KIB: u64 = 1024;

/// Everything that was received since the page began, with heads, as the browser counts it.
const RECEIVED: &str = "
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const foreign = all.map((it) => it.name).filter((it) => new URL(it).origin !== location.origin);
  return [all.reduce((sum, it) => sum + it.transferSize, 0), foreign, all.map((it) => `${it.name} ${it.transferSize}`)]";

/// Everything that was received since the last look, once the answer to an action is counted. What others did may come in
/// at any time and counts too.
const BROUGHT: &str = "performance.getEntriesByType('resource').some((it) => it.name.endsWith('/act'))
  && performance.getEntriesByType('resource').reduce((sum, it) => sum + it.transferSize, 0)";

/// How many bytes came; nothing may come from another host.
async fn received(browser: &Browser) -> u64 {
    browser.until("document.readyState === 'complete'").await;
    let found = browser.run(RECEIVED, vec![]).await;
    assert_eq!(found[1], Value::Array(vec![]), "asked of another host");
    let bytes = found[0].as_u64().expect("a number");
    assert!(bytes > 3000, "{bytes} bytes are too few to be true: {}", found[2]);
    bytes
}

async fn a_game_is_light(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let full = Play { seats: 4, ..play };
    let table = full.open(&server, 1482).await;
    let mut rng = Rng::new(8);
    for _ in 0..30 {
        table.step(&mut rng).await;
    }
    let seat = table.until(play.signs.turn, &mut rng).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("de")).await;
    browser.goto("/").await;
    let front = received(&browser).await;
    assert!(front < 100 * KIB, "the front page has {front} bytes");
    browser.sit(&table, &[seat]).await;
    let page = received(&browser).await;
    assert!(page < 150 * KIB, "the page of a table has {page} bytes");
    let mut clicker = Clicker::new(9);
    while clicker.clicks < 12 && clicker.standing(&browser).await == Standing::Asked {
        browser.run("performance.clearResourceTimings()", vec![]).await;
        clicker.act(&browser).await;
        let update = browser.until(BROUGHT).await.as_u64().expect("a number");
        assert!(update < 20 * KIB, "a move brings {update} bytes");
    }
    assert!(clicker.clicks > 0);
    browser.close().await;
}

#[tokio::test]
async fn pages_and_moves_are_light() {
    a_game_is_light(LORENZO).await;
}

#[tokio::test]
async fn pages_and_moves_of_florenza_are_light() {
    a_game_is_light(FLORENZA).await;
}

#[tokio::test]
async fn pages_and_moves_of_wiege_are_light() {
    a_game_is_light(WIEGE).await;
}

#[tokio::test]
async fn pages_are_compressed_and_streams_are_not() {
    let server = Server::start().await;
    let table = LORENZO.open(&server, 1).await;
    let zipped = [("accept-encoding", "gzip")];
    let page = http::get(&server.url(&table.at("")), &zipped).await;
    assert_eq!(page.headers["content-encoding"], "gzip");
    let plain = http::get(&server.url(&table.at("")), &[]).await;
    assert!(plain.headers.get("content-encoding").is_none());
    assert!(page.bytes.len() * 3 < plain.bytes.len(), "{} of {}", page.bytes.len(), plain.bytes.len());
    let policy = plain.headers["content-security-policy"].to_str().expect("words");
    assert!(policy.contains("default-src 'none'") && policy.contains("connect-src 'self'"), "{policy}");
    let stream = http::head_of(&server.url(&table.at("/events")), &zipped).await;
    assert_eq!(stream["content-type"], "text/event-stream");
    assert!(stream.get("content-encoding").is_none());
}
