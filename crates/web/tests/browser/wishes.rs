//! What every reader sets at a table for themselves: it is kept, and changes nothing for others.

use crate::support::{Driver, LORENZO, Server, Wishes};
use kernel::Rng;
use serde_json::Value;

#[tokio::test]
async fn letters_grow_and_stay_so() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = LORENZO.open(&server, 1457).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.sit(&table, &[0]).await;
    let size = "parseFloat(getComputedStyle(document.documentElement).fontSize)";
    let before = browser.value(size).await.as_f64().expect("pixels");
    browser.click(".pop.menu summary").await;
    browser.click("[data-letters='3']").await;
    assert_eq!(browser.value(size).await.as_f64(), Some(before * 1.25));
    browser.sit(&table, &[0]).await;
    browser.until(&format!("{size} === {}", before * 1.25)).await;
    browser.close().await;
}

/// Where there is nothing else to do, the turn ends by itself for whoever wants that, and for nobody else.
#[tokio::test]
async fn what_is_the_only_thing_left_is_done_by_itself() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = LORENZO.open(&server, 1457).await;
    let mut rng = Rng::new(8);
    let alone = loop {
        let (seat, own) = table.decider().await.expect("a turn that can only be ended");
        let legal = crate::support::table::actions(&own);
        if legal.len() == 1 {
            break (seat, own["version"].as_u64().expect("a version"));
        }
        assert!(table.step(&mut rng).await);
    };
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.sit(&table, &[alone.0]).await;
    browser.wait_for("main[data-mine=yes][data-only]").await;
    assert_eq!(table.look(None).await["version"], Value::from(alone.1), "nothing is done unasked");
    browser.click(".pop.menu summary").await;
    browser.click("[data-set=alone]").await;
    browser.catch_up(alone.1 + 1).await;
    browser.close().await;
}
