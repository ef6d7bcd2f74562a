//! The language is changed in the middle of a game, and everything is told in it, also what is past.

use crate::support::{Clicker, Driver, FLORENZA, LORENZO, Play, Server, WIEGE, Wishes, say};
use kernel::Rng;
use words::Lang;

async fn the_language_changes(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, 1471).await;
    let mut rng = Rng::new(7);
    for _ in 0..40 {
        table.step(&mut rng).await;
    }
    let seat = table.until(play.signs.turn, &mut rng).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.sit(&table, &[seat]).await;
    let version = browser.version().await;
    let (lines, english) = (browser.count(".log li").await, browser.text(".log ol").await);
    for lang in [Lang::It, Lang::Es, Lang::De, Lang::En] {
        let turn = say(play.game, lang, play.signs.prompt);
        browser.click(".pop.menu > summary").await;
        browser.click(&format!(".sheet-menu button[name=lang][value={lang}]")).await;
        browser.wait_for(&format!("html[lang={lang}]")).await;
        assert!(browser.text(".prompt").await.contains(&turn), "{}", browser.text(".prompt").await);
        assert_eq!(browser.count(".log li").await, lines, "the same lines");
        assert_eq!(browser.text(".log ol").await == english, lang == Lang::En, "the log is told in {lang}");
        assert_eq!(browser.version().await, version, "nothing else changed");
    }
    Clicker::new(2).act(&browser).await;
    assert!(browser.version().await > version, "the game goes on");
    browser.close().await;
}

#[tokio::test]
async fn the_language_changes_in_mid_game_with_the_log() {
    the_language_changes(LORENZO).await;
}

#[tokio::test]
async fn the_language_of_florenza_changes_in_mid_game_with_the_log() {
    the_language_changes(FLORENZA).await;
}

#[tokio::test]
async fn the_language_of_wiege_changes_in_mid_game_with_the_log() {
    the_language_changes(WIEGE).await;
}
