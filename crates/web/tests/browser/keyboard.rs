//! A whole round without a mouse.

use crate::support::table::human;
use crate::support::{Browser, Driver, LORENZO, Play, Server, Wishes};
use serde_json::{Value, json};

const ENTER: char = '\u{e007}';
const TAB: char = '\u{e004}';
const DOWN: char = '\u{e015}';

/// Goes on with the tabulator until the focus is on something like this.
async fn tab_to(browser: &Browser, css: &str) {
    for _ in 0..150 {
        if browser.value(&format!("!!document.activeElement?.matches({css:?})")).await == Value::Bool(true) {
            return;
        }
        browser.press(&[TAB]).await;
    }
    panic!("the tabulator never comes to {css}: {}", browser.value("document.body.innerText").await);
}

async fn decide(browser: &Browser) {
    if browser.count(".decide .choice").await > 0 {
        browser.press(&['1']).await;
    } else if browser.count("button.niche[data-space]").await > 0 {
        browser.press(&[DOWN]).await;
        let is_on = "document.activeElement.matches('button.niche:not([aria-disabled=true])')";
        assert_eq!(
            browser.value(is_on).await,
            Value::Bool(true),
            "the arrows lead to an arch that can be used"
        );
        browser.press(&[ENTER]).await;
    } else {
        tab_to(browser, "button[value=end], button[value=pass]").await;
        browser.press(&[ENTER]).await;
    }
}

async fn a_round(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let seats = [human("Cosimo"), json!({ "kind": "bot", "level": "friendly", "name": "Pitti" })];
    let table = play.seated(&server, 1451, &seats).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.sit(&table, &[0]).await;
    let mut decided = 0;
    while table.look(None).await["view"]["open"]["round"].as_u64() < Some(2) {
        browser.until("document.querySelector('main').dataset.mine === 'yes'").await;
        let version = browser.version().await;
        decide(&browser).await;
        browser.catch_up(version + 1).await;
        decided += 1;
    }
    assert!(decided >= 8, "{decided} decisions");
    browser.close().await;
}

#[tokio::test]
async fn a_whole_round_is_played_by_keyboard() {
    a_round(LORENZO).await;
}
