//! The review of a match is clicked through in its replay.

use crate::support::{Driver, FLORENZA, Wishes, with_analysis};
use crate::tour::reviewed;
use serde_json::Value;

const RIGHT: char = '\u{e014}';

#[tokio::test]
async fn the_chart_leads_through_the_replay_and_the_replay_through_the_chart() {
    let Some(driver) = Driver::start().await else { return };
    let (server, _folder) = with_analysis().await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.scheme("light").await;
    // A column beside the replay is a hundredth of a narrow chart: here it is wide enough to be hit in its middle.
    browser.screen(3840, 2160, 1.0).await;
    let table = reviewed(FLORENZA, &server, &browser).await;
    browser.click(".win-chart a:nth-of-type(5)").await;
    browser.wait_for(".replay-bar .win-chart .now").await;
    browser.run("window.stayed = true", vec![]).await;
    let place = "document.querySelector('.win-chart .now').getBoundingClientRect().x";
    let before = browser.value(place).await.as_f64().expect("a number");
    browser.press(&[RIGHT]).await;
    browser.until(&format!("{place} > {before}")).await;
    browser.click(".win-chart a:nth-of-type(20)").await;
    browser.until("document.querySelector('.win-chart a:nth-of-type(20)').ariaCurrent === 'true'").await;
    browser
        .until("location.href.endsWith(document.querySelector('.win-chart [aria-current]').href.baseVal)")
        .await;
    assert_eq!(browser.value("window.stayed").await, Value::Bool(true), "the page was not left");
    browser.click(&format!(".ways a[href='{}']", table.at("/review"))).await;
    browser.wait_for("main.review .win-chart").await;
    browser.close().await;
}
