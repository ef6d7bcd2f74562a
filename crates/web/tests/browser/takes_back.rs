//! Taking back: free before something new is seen, with the others' consent after.

use crate::support::{Driver, FLORENZA, LORENZO, Play, Server, WIEGE, Wishes};
use kernel::Rng;
use serde_json::Value;

const UNDO: &str = "button[form=f-undo]";

async fn freely(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, 1453).await;
    let seat = table.until(play.signs.turn, &mut Rng::new(1)).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.sit(&table, &[seat]).await;
    let before = table.look(Some(seat)).await;
    let shown = browser.text(play.signs.own).await;
    let version = browser.version().await;
    browser.click(play.signs.step).await;
    browser.catch_up(version + 1).await;
    assert_ne!(table.look(Some(seat)).await["view"], before["view"], "something was done");
    // A click may be several steps: a placement, and how many servants come with it.
    while table.look(Some(seat)).await["view"] != before["view"] {
        let version = browser.version().await;
        browser.click(&format!(".acts {UNDO}:enabled")).await;
        browser.catch_up(version + 1).await;
    }
    // Numbers count back.
    browser.until(&format!("document.querySelector({:?}).innerText === {shown:?}", play.signs.own)).await;
    assert!(browser.count(".log li.undone").await > 0, "the log tells it, struck out");
    browser.close().await;
}

async fn by_consent(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, 1453).await;
    // Dice are thrown or cards drawn by something that cannot be taken back freely then.
    let (mut rng, mut before, mut mover) = (Rng::new(2), Value::Null, 0);
    while table.look(Some(mover)).await["undo"]["by_consent"] != Value::Bool(true) {
        before = table.look(None).await["view"].clone();
        mover = table.decider().await.expect("something to be revealed").0;
        table.step(&mut rng).await;
    }
    let one = driver.browser(&server.url(""), Wishes::lang("en")).await;
    one.sit(&table, &[mover]).await;
    let mut others = Vec::new();
    for seat in (0..play.seats).filter(|seat| *seat != mover) {
        let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
        browser.sit(&table, &[seat]).await;
        others.push(browser);
    }
    let version = table.look(None).await["version"].clone();
    for (answer, answering) in [("no", &others[..1]), ("yes", &others[..])] {
        one.click(&format!(".acts {UNDO}:enabled")).await;
        for other in answering {
            other.wait_for(".decide.ask").await;
            assert_eq!(
                table.look(None).await["version"],
                version,
                "nothing happens before everybody answered"
            );
            other.click(&format!(".decide.ask button[value={answer}]")).await;
        }
        for browser in others.iter().chain([&one]) {
            browser.until("!document.querySelector('.decide.ask')").await;
        }
        let now = table.look(None).await;
        assert_eq!(now["version"] == version, answer == "no", "after {answer}");
    }
    assert_eq!(table.look(None).await["view"], before, "what was revealed is hidden again");
    for browser in others.into_iter().chain([one]) {
        browser.close().await;
    }
}

#[tokio::test]
async fn a_placement_is_taken_back_freely_before_anything_is_revealed() {
    freely(LORENZO).await;
}

#[tokio::test]
async fn the_use_of_a_die_is_taken_back_freely_in_florenza() {
    freely(FLORENZA).await;
}

#[tokio::test]
async fn a_stone_is_taken_back_freely_in_wiege() {
    freely(WIEGE).await;
}

#[tokio::test]
async fn after_a_reveal_the_others_are_asked() {
    by_consent(LORENZO).await;
}

#[tokio::test]
async fn after_dice_are_thrown_in_florenza_the_others_are_asked() {
    by_consent(FLORENZA).await;
}

#[tokio::test]
async fn after_a_card_is_drawn_in_wiege_the_others_are_asked() {
    by_consent(WIEGE).await;
}
