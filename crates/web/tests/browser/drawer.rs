//! The help lies beside the table, which is never left for it; without script it is a page with a way back.

use crate::support::table::actions;
use crate::support::{Browser, Driver, FLORENZA, LORENZO, Play, Server, Table, WIEGE, Wishes};
use kernel::Rng;
use serde_json::Value;

const ESCAPE: char = '\u{e00c}';
const RIGHT: char = '\u{e014}';

/// A way to a rule that can be seen, marked to be clicked; gives its anchor.
const WAY: &str = "
  const seen = (it) => {
    const box = it.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return it.checkVisibility() && hit && it.contains(hit);
  };
  const link = [...document.querySelectorAll('main a.to-rule')].find(seen);
  link.setAttribute('data-tried', '');
  window.stayed = true;
  return link.hash.slice(1)";

/// Where the rule is that was asked for: inside the drawer, in sight.
const LIT: &str = "(() => {
  const it = document.querySelector('#handbook .lit');
  const [rule, all] = [it, document.querySelector('#handbook .inside')].map((it) => it.getBoundingClientRect());
  return it.id === 'help-ANCHOR' && rule.top >= all.top && rule.bottom <= all.bottom;
})()";

/// The list of what can be done, in the drawer.
const MAY: &str = "document.querySelectorAll('#handbook .may li').length";

async fn is(browser: &Browser, expression: &str) {
    assert_eq!(browser.value(expression).await, Value::Bool(true), "{expression}");
}

/// A rule opens in the drawer, and Escape leads back to where one was.
async fn rule(browser: &Browser) {
    let anchor = browser.run(WAY, vec![]).await;
    let anchor = anchor.as_str().expect("an anchor");
    browser.click("[data-tried]").await;
    browser.until(&LIT.replace("ANCHOR", anchor)).await;
    is(browser, "window.stayed === true").await;
    is(browser, &format!("location.hash === '#help={anchor}'")).await;
    browser.press(&[ESCAPE]).await;
    browser.until("document.querySelector('#handbook').hidden").await;
    is(browser, "document.activeElement.matches('[data-tried]') && location.hash === ''").await;
}

/// How much a seat may do.
async fn legal(table: &Table, seat: usize) -> usize {
    table.look(Some(seat)).await["legal"].as_array().map_or(0, Vec::len)
}

/// What can be done now is told, and told anew when the match goes on.
async fn now(browser: &Browser, table: &Table, seat: usize) {
    browser.press(&['?']).await;
    let may = legal(table, seat).await;
    browser.until(&format!("{MAY} === {}", may.min(40))).await;
    is(browser, "document.activeElement.matches('#handbook [role=tab][aria-selected=true]')").await;
    is(browser, "document.querySelector('#handbook .asked').innerText.length > 5").await;
    browser.press(&[RIGHT, RIGHT]).await;
    is(browser, "document.querySelector('#handbook [data-tab=keys]').checkVisibility()").await;
    is(
        browser,
        &format!("!document.querySelector('#handbook [data-tab=now]').checkVisibility() && {MAY} > 0"),
    )
    .await;
    browser.press(&[RIGHT]).await;
    let version = browser.version().await;
    table.act(seat, &version.into(), &actions(&table.look(Some(seat)).await)[0]).await;
    browser.catch_up(version + 1).await;
    let may = legal(table, seat).await;
    browser.until(&format!("{MAY} === {}", may.min(40))).await;
    is(browser, "!document.querySelector('#handbook').hidden && window.stayed === true").await;
    // The way to the help is a way out of it, too.
    browser.press(&['?']).await;
    browser.press(&[ESCAPE]).await;
    browser.until("document.querySelector('#handbook').hidden").await;
}

async fn helps(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, 1478).await;
    let seat = table.until(play.signs.turn, &mut Rng::new(5)).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.sit(&table, &[seat]).await;
    browser.wait_for("main[data-kind=board]").await;
    rule(&browser).await;
    now(&browser, &table, seat).await;
    // Whoever comes with the address of a rule sees it.
    browser.goto(&format!("{}#help=rules", table.at(""))).await;
    browser.client.refresh().await.expect("the page again");
    browser.until("document.querySelector('#handbook [data-tab=rules]')?.checkVisibility()").await;
    browser.screen(360, 640, 1.0).await;
    is(&browser, "document.querySelector('#handbook').getBoundingClientRect().width === 360").await;
    browser.close().await;
}

#[tokio::test]
async fn rules_open_beside_the_table() {
    helps(LORENZO).await;
}

#[tokio::test]
async fn rules_open_beside_the_table_of_florenza() {
    helps(FLORENZA).await;
}

#[tokio::test]
async fn rules_open_beside_the_table_of_wiege() {
    helps(WIEGE).await;
}

#[tokio::test]
async fn without_script_the_help_is_a_page_with_a_way_back() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = LORENZO.open(&server, 1478).await;
    let seat = table.until(LORENZO.signs.turn, &mut Rng::new(5)).await;
    let browser = driver.browser(&server.url(""), Wishes { has_script: false, ..Wishes::lang("en") }).await;
    for way in ["a.tool.help", "main a.to-rule"] {
        browser.sit(&table, &[seat]).await;
        let link = browser.client.find(fantoccini::Locator::Css(way)).await.expect(way);
        link.click().await.expect(way);
        let address = browser.client.current_url().await.expect("an address");
        assert!(!address.path().ends_with(&table.id), "{address}");
        let back = format!("main a.btn[href$='/t/{}']", table.id);
        browser.client.find(fantoccini::Locator::Css(&back)).await.expect(&back).click().await.expect(&back);
        assert!(browser.client.current_url().await.expect("an address").path().ends_with(&table.id));
    }
    browser.close().await;
}
