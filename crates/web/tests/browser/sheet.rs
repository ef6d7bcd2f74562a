//! The sheet of Florenza where it is fullest: every use a building can grant, squares under a finger, and ink.

use crate::fit::{COVERED, FIT, SCREENS};
use crate::support::{Browser, Driver, FLORENZA, Server, Wishes};
use boards::{Board, Perspective, Sitting};
use florenza::Florenza;
use florenza_play::FlorenzaBundle;
use kernel::{Game, Rng, Seat, Viewer};
use words::Lang;

/// What runs out of its arch to a side or below.
const OUT: &str = "return [...document.querySelectorAll('.use')].filter((it) => it.checkVisibility())
  .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
  .map((it) => `runs out of its arch: ${it.innerText.replaceAll('\\n', ' ')}`)";

/// Squares that can be crossed, but hardly hit with a finger.
const SMALL: &str = "return [...document.querySelectorAll('.sq.can')].map((it) => it.getBoundingClientRect())
  .filter((it) => it.width > 0 && Math.min(it.width, it.height) < 44).map((it) => `${it.width} x ${it.height}`)";

/// A leaf with two buildings that grant uses, and one with all four, for a die of whose value the owner may choose.
const FULL: [&str; 3] = [
    "3 players; round 4; dice 4 4 4 4 4 4; seat 0 start 1; seat 0 building 2 16; seat 0 building 3 13
     seat 0 ready palace-facade, dome; seat 0 reserve 1 700 1",
    "3 players; round 5; dice 4 4 4 4 4 4; seat 0 start 1; seat 0 building 2 16; seat 0 building 3 13
     seat 0 building 4 14; seat 0 building 5 15; seat 0 reserve 1 700 1
     seat 0 ready palace-facade, bridal-chamber, garden, portrait, church-facade, bell-tower",
    "3 players; round 5; dice 4 4 4 4 4 4; used white brown grey; active 1; others; seat 0 start 4
     seat 0 building 2 16; seat 0 building 3 13; seat 0 building 4 14; seat 0 building 5 15
     seat 0 ready garden, portrait, church-facade, bell-tower, pulpit; seat 0 reserve 1 700 1",
];

/// Lays a written position on the table that a page shows.
async fn lay(browser: &Browser, game: &Florenza, text: &str, lang: Lang) {
    let state = game.position(text).expect("a position that can be");
    let sitting = ["Anna", "Bruno", "Carla"].map(|name| Sitting { name: name.into(), is_bot: false });
    let view = game.view(&state, Viewer::Seat(Seat::default()));
    let perspective = Perspective { lang, sitting: &sitting, is_asked: true, can_undo: true, rules: "" };
    for (id, part) in FlorenzaBundle::parts(&FlorenzaBundle::scene(game, &view, perspective)) {
        let lay = "document.getElementById(`r-${arguments[0]}`).innerHTML = arguments[1]";
        browser.run(lay, vec![id.into(), part.into_string().into()]).await;
    }
}

#[tokio::test]
async fn every_use_fits_beside_the_others_in_every_language() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let game = Florenza::standard();
    let table = FLORENZA.open(&server, 1466).await;
    let seat = table.until(FLORENZA.signs.turn, &mut Rng::new(1)).await;
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let browser = driver.browser(&server.url(""), Wishes::lang(lang.code())).await;
        browser.scheme("light").await;
        browser.sit(&table, &[seat]).await;
        browser.wait_for("main[data-kind=board]").await;
        for (n, text) in FULL.into_iter().enumerate() {
            lay(&browser, &game, text, lang).await;
            for (width, height) in SCREENS.into_iter().chain([(1440, 900)]) {
                browser.screen(width, height, 1.0).await;
                let scripts = if width < 600 { vec![FIT, OUT, SMALL] } else { vec![FIT, OUT] };
                for script in scripts {
                    for fault in browser.run(script, vec![]).await.as_array().expect("a list") {
                        faults.push(format!("{lang} {width} {n}: {fault}"));
                    }
                }
            }
        }
        browser.close().await;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What somebody is about to do is shown beside what else they could do.
#[tokio::test]
async fn a_preview_leaves_the_hand_free() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = FLORENZA.open(&server, 1466).await;
    let seat = table.until(FLORENZA.signs.turn, &mut Rng::new(1)).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("de")).await;
    browser.scheme("light").await;
    for (width, height) in [SCREENS[2], SCREENS[3], SCREENS[4]] {
        browser.screen(width, height, 1.0).await;
        browser.sit(&table, &[seat]).await;
        browser.wait_for("main[data-kind=board]").await;
        assert!(browser.count(".preview .btn").await > 0, "the hand has buttons");
        for control in [".sq.can.pays", "button.use[data-preview]"] {
            let over = "document.querySelector(arguments[0]).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))";
            browser.run(over, vec![control.into()]).await;
            browser.wait_for("#preview .preview-sheet").await;
            let covered = browser.run(COVERED, vec![".preview :is(.btn, .pick-res)".into()]).await;
            assert_eq!(covered, serde_json::json!([]), "{control} at {width}");
            browser.press(&['\u{e00c}']).await;
            browser.until("!document.querySelector('#preview .preview-sheet')").await;
        }
    }
    browser.close().await;
}

#[tokio::test]
async fn ink_is_drawn_once_and_only_where_it_is_new() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = FLORENZA.open(&server, 1466).await;
    let seat = table.until(FLORENZA.signs.turn, &mut Rng::new(1)).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.screen(1280, 800, 1.0).await;
    browser.sit(&table, &[seat]).await;
    browser.wait_for("main[data-kind=board]").await;
    // Florins are paid for two squares, one after the other: each is drawn when it is crossed, and then stands.
    for n in 1..=2 {
        browser.click(".sq.can.pays").await;
        browser.until(&format!("document.querySelectorAll('.my-leaf .sq.x').length === {n}")).await;
        assert_eq!(browser.count(".my-leaf .inked").await, 1);
        let drawn = "getComputedStyle(document.querySelector('.inked .xx')).animation";
        let drawn = browser.value(drawn).await;
        assert!(drawn.as_str().is_some_and(|it| it.contains("0.18s") && it.contains("draw")), "{drawn}");
    }
    browser.scheme("light").await;
    let still = browser.value("getComputedStyle(document.querySelector('.inked .xx')).animationName").await;
    assert_eq!(still, "none");
    browser.close().await;
}

#[tokio::test]
async fn the_tools_stand_at_the_end_of_the_bar_before_there_are_offices() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = FLORENZA.open(&server, 1466).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.screen(360, 780, 1.0).await;
    browser.sit(&table, &[0]).await;
    browser.wait_for("main[data-kind=board]").await;
    assert_eq!(browser.count(".offices").await, 0);
    let gap = "innerWidth - document.querySelector('.bar .tools').getBoundingClientRect().right";
    let gap = browser.value(gap).await.as_f64().expect("pixels");
    assert!((0.0..16.0).contains(&gap), "{gap} pixels beside the tools");
    browser.close().await;
}

#[tokio::test]
async fn the_table_stays_where_it_is_when_the_turn_comes() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = FLORENZA.open(&server, 1466).await;
    let seat = table.until(FLORENZA.signs.turn, &mut Rng::new(1)).await;
    for lang in Lang::ALL {
        let browser = driver.browser(&server.url(""), Wishes::lang(lang.code())).await;
        browser.scheme("light").await;
        for (width, height) in [SCREENS[2], SCREENS[3], SCREENS[4]] {
            browser.screen(width, height, 1.0).await;
            let mut tops = Vec::new();
            for seat in [seat, (seat + 1) % 3] {
                browser.sit(&table, &[seat]).await;
                browser.wait_for("main[data-kind=board]").await;
                tops.push(
                    browser.value("document.querySelector('.my-leaf').getBoundingClientRect().top").await,
                );
            }
            assert_eq!(tops[0], tops[1], "in {lang} at {width}: asked, and not");
        }
        browser.close().await;
    }
}
