//! The line to the server is lost, and the server itself: the page goes on from exactly there.

use crate::support::server::settings;
use crate::support::{Clicker, Driver, FLORENZA, LORENZO, Play, Relay, Server, WIEGE, Wishes};
use kernel::Rng;
use tempfile::tempdir;
use web::Settings;

async fn catches_up(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, 1478).await;
    let mut rng = Rng::new(5);
    table.until(play.signs.turn, &mut rng).await;
    let line = Relay::to(server.address).await;
    let browser = driver.browser(&line.url(""), Wishes::lang("en")).await;
    browser.sit(&table, &[0]).await;
    let before = browser.version().await;
    line.cut();
    for _ in 0..7 {
        table.step(&mut rng).await;
    }
    let version = table.look(None).await["version"].as_u64().expect("a version");
    assert_eq!(browser.version().await, before, "nothing comes through");
    browser.wait_for("body.lost").await;
    line.mend();
    browser.catch_up(version).await;
    browser.until("!document.querySelector('body.lost')").await;
    let fresh = driver.browser(&server.url(""), Wishes::lang("en")).await;
    fresh.sit(&table, &[0]).await;
    let regions = "[...document.querySelectorAll('.region')].map((it) => it.id + it.dataset.digest).join()";
    let shown = fresh.value(regions).await;
    browser.until(&format!("{regions} === {shown}")).await;
    browser.close().await;
    fresh.close().await;
}

async fn comes_back(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let folder = tempdir().expect("a folder");
    let kept = Settings { data_dir: folder.path().to_owned(), ..settings() };
    let server = Server::with(kept.clone()).await;
    let address = server.address;
    let table = play.open(&server, 1492).await;
    let seat = table.until(play.signs.panel, &mut Rng::new(6)).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.sit(&table, &[seat]).await;
    browser.wait_for(".decide .choice").await;
    let (version, asked) = (browser.version().await, browser.text(".decide").await);
    let before = table.look(Some(seat)).await;
    server.kill().await;
    browser.wait_for("body.lost").await;
    let server = Server::with(Settings { port: address.port(), ..kept }).await;
    assert_eq!(server.address, address);
    browser.until("!document.querySelector('body.lost')").await;
    assert_eq!(table.look(Some(seat)).await, before, "not a move is lost");
    assert_eq!((browser.version().await, browser.text(".decide").await), (version, asked));
    Clicker::new(1).act(&browser).await;
    assert!(browser.version().await > version);
    browser.close().await;
}

#[tokio::test]
async fn a_page_that_was_cut_off_catches_up() {
    catches_up(LORENZO).await;
}

#[tokio::test]
async fn a_page_of_florenza_that_was_cut_off_catches_up() {
    catches_up(FLORENZA).await;
}

#[tokio::test]
async fn a_page_of_wiege_that_was_cut_off_catches_up() {
    catches_up(WIEGE).await;
}

#[tokio::test]
async fn a_server_that_dies_in_a_decision_comes_back_to_it() {
    comes_back(LORENZO).await;
}

#[tokio::test]
async fn a_server_that_dies_in_a_decision_of_florenza_comes_back_to_it() {
    comes_back(FLORENZA).await;
}

#[tokio::test]
async fn a_server_that_dies_in_a_decision_of_wiege_comes_back_to_it() {
    comes_back(WIEGE).await;
}
