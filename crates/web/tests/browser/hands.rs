//! Several people at one screen: it is handed over, and in between nobody's cards are seen.

use crate::support::{
    Browser, Clicker, Driver, FLORENZA, Hidden, LORENZO, Play, Server, Table, WIEGE, Wishes,
};
use kernel::Rng;
use std::collections::BTreeSet;

async fn page(browser: &Browser) -> String {
    browser.value("document.documentElement.outerHTML").await.as_str().expect("a page").to_owned()
}

/// What only this seat may see.
async fn hidden(table: &Table, seat: usize) -> Hidden {
    let mut own = Hidden::of(&table.look(Some(seat)).await);
    own.forget(&Hidden::of(&table.look(Some(1 - seat)).await));
    own.forget(&Hidden::open(&table.look(None).await));
    own
}

async fn is_handed_over(play: Play, times: usize) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, 1449).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.sit(&table, &[0, 1]).await;
    let mut clicker = Clicker::new(3);
    let (mut handed, mut searched) = (0, 0);
    while handed < times {
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
    assert!(searched > times, "there was something to hide: {searched}");
    browser.close().await;
}

#[tokio::test]
async fn the_screen_is_handed_over_and_hides_the_cards() {
    is_handed_over(LORENZO, 12).await;
}

#[tokio::test]
async fn the_screen_is_handed_over_and_hides_hands_and_piles_in_wiege() {
    is_handed_over(WIEGE, 5).await;
}

#[tokio::test]
async fn one_screen_serves_all_in_florenza_where_nothing_is_hidden() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = FLORENZA.open(&server, 1449).await;
    table.until("end", &mut Rng::new(3)).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.sit(&table, &[0, 1, 2]).await;
    let (mut clicker, mut seats) = (Clicker::new(3), BTreeSet::new());
    while seats.len() < 3 {
        browser.wait_for("main[data-kind=board][data-mine=yes]").await;
        seats.insert(browser.value("document.querySelector('main').dataset.seat").await.to_string());
        clicker.act(&browser).await;
    }
    assert!(table.is_first_round().await, "everybody had the screen in time");
    browser.close().await;
}
