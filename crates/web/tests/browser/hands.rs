//! Several people at one screen: it is handed over, and in between nobody's cards are seen.

use crate::secrets::Hidden;
use crate::support::{Browser, Clicker, Driver, LORENZO, Server, Table, Wishes};

async fn page(browser: &Browser) -> String {
    browser.value("document.documentElement.outerHTML").await.as_str().expect("a page").to_owned()
}

/// What only this seat may see.
async fn hidden(table: &Table, seat: usize) -> Hidden {
    let mut own = Hidden::of(&table.look(Some(seat)).await);
    own.forget(&Hidden::of(&table.look(Some(1 - seat)).await));
    own
}

#[tokio::test]
async fn the_screen_is_handed_over_and_hides_the_cards() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = LORENZO.open(&server, 1449).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.sit(&table, &[0, 1]).await;
    let mut clicker = Clicker::new(3);
    let (mut handed, mut searched) = (0, 0);
    while handed < 12 {
        browser.until("document.querySelector('main[data-kind=hand], main[data-mine=yes]')").await;
        if browser.count("main[data-kind=hand]").await == 0 {
            clicker.act(&browser).await;
            continue;
        }
        handed += 1;
        for seat in 0..2 {
            let hidden = hidden(&table, seat).await;
            searched += usize::from(!hidden.is_empty());
            assert_eq!(hidden.found_in(&page(&browser).await), None, "on the screen in between");
        }
        browser.click(".hand .btn.gold").await;
        browser.wait_for("main[data-kind=board]").await;
        let seat = browser.value("+document.querySelector('main').dataset.seat").await;
        let other = 1 - seat.as_u64().expect("a seat") as usize;
        assert_eq!(hidden(&table, other).await.found_in(&page(&browser).await), None, "seen by the other");
    }
    assert!(searched > 12, "there was something to hide: {searched}");
    browser.close().await;
}
