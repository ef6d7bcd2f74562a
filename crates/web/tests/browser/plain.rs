//! Without script, forms do everything.

use crate::support::{ALONE, Browser, Driver, LORENZO, Play, Server, WIEGE, Wishes};
use fantoccini::Locator;

/// Clicks whatever the table says: an answer, a place for the chosen member, a step on the table or the end of the turn.
async fn click(browser: &Browser) -> bool {
    let client = &browser.client;
    let member = match client.find(Locator::Css("input[name=member]:checked")).await {
        Ok(member) => member.attr("value").await.ok().flatten().unwrap_or_default(),
        Err(_) => "white".to_owned(),
    };
    // A leader that is discarded brings no round to its end.
    let css = format!(".decide .choice, .ok-{member} > button.niche, main button[form=act]:not(.link)");
    let first =
        "return [...document.querySelectorAll(arguments[0])].find((it) => it.checkVisibility()) ?? null";
    let found = client.execute(first, vec![css.into()]).await.unwrap_or_default();
    // A page that waits comes anew by itself, and may do so just now.
    if found.is_null() {
        client.refresh().await.ok();
        return false;
    }
    browser.element(&found).click().await.is_ok()
}

async fn a_round(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.against_bots(&server, 1455).await;
    let wishes = Wishes { has_script: false, ..Wishes::lang("en") };
    let browser = driver.browser(&server.url(""), wishes).await;
    browser.sit(&table, &[0]).await;
    let mut clicks = 0;
    for _ in 0..2000 {
        if !table.is_first_round().await {
            assert!(clicks >= 4, "{clicks} clicks");
            browser.close().await;
            return;
        }
        clicks += usize::from(click(&browser).await);
    }
    panic!("no round was played without script");
}

#[tokio::test]
async fn a_whole_round_is_played_without_script() {
    a_round(LORENZO).await;
}

#[tokio::test]
async fn a_whole_round_of_florenza_alone_is_played_without_script() {
    a_round(ALONE).await;
}

#[tokio::test]
async fn wiege_is_played_without_script_through_four_scorings() {
    a_round(WIEGE).await;
}
