//! Whoever needs larger letters gets them, by zooming or by setting the browser's font.

use crate::support::{Browser, Driver, FLORENZA, LORENZO, Play, Server, WIEGE, Wishes};
use kernel::Rng;

/// How tall the letters are on a screen of this size: of the prompt, a piece of the table and the log, all together.
async fn letters(browser: &Browser, play: Play, (width, height): (u32, u32), ratio: f64) -> f64 {
    browser.screen(width, height, ratio).await;
    let sum = format!(
        "{:?}.reduce((sum, it) =>
        sum + parseFloat(getComputedStyle(document.querySelector(it)).fontSize), 0) * devicePixelRatio",
        play.signs.letters
    );
    browser.value(&sum).await.as_f64().expect("a number")
}

async fn enlarge(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, 1475).await;
    let seat = table.until(play.signs.turn, &mut Rng::new(1)).await;
    let usual = driver.browser(&server.url(""), Wishes::lang("en")).await;
    let large = driver.browser(&server.url(""), Wishes { font: 32, ..Wishes::lang("en") }).await;
    usual.sit(&table, &[seat]).await;
    large.sit(&table, &[seat]).await;
    for (width, height) in [(360, 780), (768, 1024), (1280, 800), (1920, 1080)] {
        let before = letters(&usual, play, (width, height), 1.0).await;
        // A page zoomed to twice its size has half as many pixels of its own, each of twice the size.
        let zoomed = letters(&usual, play, (width / 2, height / 2), 2.0).await / before;
        let larger = letters(&large, play, (width, height), 1.0).await / before;
        assert!(zoomed > 1.6 && larger > 1.4, "at {width}: zoom {zoomed:.2}, font {larger:.2}");
    }
    usual.close().await;
    large.close().await;
}

#[tokio::test]
async fn zoom_and_a_larger_font_enlarge() {
    enlarge(LORENZO).await;
}

#[tokio::test]
async fn zoom_and_a_larger_font_enlarge_florenza() {
    enlarge(FLORENZA).await;
}

#[tokio::test]
async fn zoom_and_a_larger_font_enlarge_wiege() {
    enlarge(WIEGE).await;
}
