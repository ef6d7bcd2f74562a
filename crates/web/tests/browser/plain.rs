//! Without script, forms do everything.

use crate::support::table::human;
use crate::support::{Driver, LORENZO, Server, Wishes};
use fantoccini::Locator;
use serde_json::json;

#[tokio::test]
async fn a_whole_round_is_played_without_script() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let seats = [human("Cosimo"), json!({ "kind": "bot", "level": "friendly", "name": "Pitti" })];
    let table = LORENZO.seated(&server, 1455, &seats).await;
    let wishes = Wishes { has_script: false, ..Wishes::lang("en") };
    let browser = driver.browser(&server.url(""), wishes).await;
    browser.sit(&table, &[0]).await;
    let client = &browser.client;
    let mut clicks = 0;
    for _ in 0..2000 {
        if table.look(None).await["view"]["open"]["round"].as_u64() >= Some(2) {
            assert!(clicks >= 8, "{clicks} clicks");
            browser.close().await;
            return;
        }
        // Whatever the table says: an answer, a place for the chosen member, or the end of the turn.
        let member = client.find(Locator::Css("input[name=member]:checked")).await;
        let member = match member {
            Ok(member) => member.attr("value").await.ok().flatten().unwrap_or_default(),
            Err(_) => "white".to_owned(),
        };
        let css =
            format!(".decide .choice, .ok-{member} > button.niche, button[value=end], button[value=pass]");
        match client.find(Locator::Css(&css)).await {
            // A page that waits comes anew by itself, and may do so just now.
            Ok(control) => clicks += usize::from(control.click().await.is_ok()),
            Err(_) => client.refresh().await.expect("the page again"),
        }
    }
    panic!("no round was played without script");
}
