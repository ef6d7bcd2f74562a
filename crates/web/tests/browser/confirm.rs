//! A turn that is done but not confirmed: the bar asks its player to confirm it, and tells the others that it may still change.

use crate::support::{Browser, Driver, FLORENZA, LORENZO, Play, Server, WIEGE, Wishes, say};
use kernel::Rng;
use serde_json::Value;
use words::Lang;

/// The words of the bar that can be seen, and how much of the button that confirms.
const SHOWN: &str = "
  const seen = (it) => it?.checkVisibility() && it.getBoundingClientRect().width > 8;
  const words = [...document.querySelectorAll('.prompt p')].filter(seen).map((it) => it.innerText).join(' | ');
  const button = document.querySelector('button[form=f-confirm]');
  return [words.split(/\\s+/).join(' '), seen(button) && seen(button.querySelector('span')) ? button.innerText : '']";

async fn shown(browser: &Browser) -> (String, String) {
    let found = browser.run(SHOWN, vec![]).await;
    let text = |at: usize| found[at].as_str().expect("words").to_owned();
    (text(0), text(1))
}

async fn asks_to_confirm(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.confirmed(&server, 1459).await;
    let mut rng = Rng::new(11);
    let holder = loop {
        if let Some(seat) = table.look(None).await["held_by"].as_u64() {
            break seat as usize;
        }
        assert!(table.step(&mut rng).await, "a turn is done before the match is");
    };
    let other = (holder + 1) % play.seats;
    let word = |key| say(play.game, Lang::En, key);
    let (mine, theirs) = (
        driver.browser(&server.url(""), Wishes::lang("en")).await,
        driver.browser(&server.url(""), Wishes::lang("en")).await,
    );
    mine.sit(&table, &[holder]).await;
    theirs.sit(&table, &[other]).await;
    for (width, height) in [(1440, 900), (820, 1180), (390, 844), (360, 640)] {
        for browser in [&mine, &theirs] {
            browser.screen(width, height, 1.0).await;
        }
        let (words, button) = shown(&mine).await;
        assert_eq!(words, format!("{} {}", word("prompt-done"), word("prompt-confirm")), "at {width}");
        assert!(button.starts_with(&word("turn-confirm")), "the button has its word at {width}: {button:?}");
        let (words, button) = shown(&theirs).await;
        let name = ["Cosimo", "Contessina", "Piero"][holder];
        assert!(words.starts_with(name) && !words.contains('|'), "at {width}: {words}");
        assert_eq!(button, "", "nothing to confirm for others");
    }
    mine.screen(1440, 900, 1.0).await;
    let version = mine.version().await;
    mine.press(&['c']).await;
    for browser in [&mine, &theirs] {
        browser.catch_up(version + 1).await;
        browser.until("!document.querySelector('.prompt.held, button[form=f-confirm]')").await;
    }
    assert_eq!(table.look(None).await["held_by"], Value::Null);
    mine.close().await;
    theirs.close().await;
}

#[tokio::test]
async fn the_bar_asks_to_confirm_a_turn() {
    asks_to_confirm(LORENZO).await;
}

#[tokio::test]
async fn the_bar_asks_to_confirm_a_turn_of_florenza() {
    asks_to_confirm(FLORENZA).await;
}

#[tokio::test]
async fn the_bar_asks_to_confirm_a_turn_of_wiege() {
    asks_to_confirm(WIEGE).await;
}
