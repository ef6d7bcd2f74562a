//! Taking back: free before something new is seen, with the others' consent after.

use crate::support::{Driver, LORENZO, Server, Wishes};
use kernel::Rng;
use serde_json::Value;

const UNDO: &str = "button[form=f-undo]";

#[tokio::test]
async fn a_placement_is_taken_back_freely_before_anything_is_revealed() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = LORENZO.open(&server, 1453).await;
    let seat = table.until("place", &mut Rng::new(1)).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.sit(&table, &[seat]).await;
    let before = table.look(Some(seat)).await;
    let shown = browser.text(".m-goods").await;
    browser.click(".council .seat.next button.niche").await;
    browser.wait_for(".pick.placed").await;
    // The placement, and how many servants came with it.
    while browser.count(".pick.placed").await > 0 {
        let version = browser.version().await;
        browser.click(&format!(".acts {UNDO}:enabled")).await;
        browser.catch_up(version + 1).await;
    }
    let after = table.look(Some(seat)).await;
    assert_eq!(after["view"], before["view"], "everything is as it was");
    assert_eq!(browser.text(".m-goods").await, shown);
    assert!(browser.count(".log li.undone").await > 0, "the log tells it, struck out");
    browser.close().await;
}

#[tokio::test]
async fn after_a_reveal_the_others_are_asked() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = LORENZO.open(&server, 1453).await;
    // The last turn of a round lets dice be thrown and cards be dealt.
    let (mut rng, mut mover) = (Rng::new(2), 0);
    while table.look(None).await["view"]["open"]["round"].as_u64() < Some(2) {
        mover = table.decider().await.expect("the first round").0;
        table.step(&mut rng).await;
    }
    let (one, two) = (
        driver.browser(&server.url(""), Wishes::lang("en")).await,
        driver.browser(&server.url(""), Wishes::lang("en")).await,
    );
    one.sit(&table, &[mover]).await;
    two.sit(&table, &[1 - mover]).await;
    let version = table.look(None).await["version"].clone();
    for (answer, words) in [("no", "refused"), ("yes", "agreed")] {
        one.click(&format!(".acts {UNDO}:enabled")).await;
        two.wait_for(".decide.ask").await;
        assert_eq!(table.look(None).await["version"], version, "nothing happens before everybody {words}");
        two.click(&format!(".decide.ask button[value={answer}]")).await;
        two.until("!document.querySelector('.decide.ask')").await;
        one.until("!document.querySelector('.decide.ask')").await;
        let now = table.look(None).await;
        assert_eq!(now["version"] == version, answer == "no", "{words}");
    }
    assert_eq!(table.look(None).await["view"]["open"]["round"], Value::from(1), "the dice are back");
    one.close().await;
    two.close().await;
}
