//! What a place would bring is shown beside it, whatever one points with; what decides is the pointer, not the width.

use crate::support::{Browser, Driver, FLORENZA, LORENZO, Play, Server, Table, WIEGE, Wishes};
use kernel::Rng;
use serde_json::{Value, json};

const ESCAPE: char = '\u{e00c}';
const DOWN: char = '\u{e015}';

/// The middle of a control that can be used, has a sheet and lies on top; it is scrolled to.
const TARGET: &str = "
  const all = [...document.querySelectorAll('button[data-preview]')].filter((it) =>
    it.ariaDisabled !== 'true' && it.checkVisibility() && it.getClientRects().length > 0);
  for (const it of all) {
    it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = it.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!it.contains(document.elementFromPoint(x, y))) continue;
    window.target = it;
    return [Math.round(x), Math.round(y)];
  }
  return null";

/// What is wrong with where the sheet lies: over its target, out of the window, or in the way of the pointer.
const BESIDE: &str = "
  const sheet = document.querySelector('#preview .preview-sheet');
  const box = sheet.getBoundingClientRect();
  const it = (window.target.closest('[data-place]') ?? window.target).getBoundingClientRect();
  const faults = [];
  if (box.left < it.right && box.right > it.left && box.top < it.bottom && box.bottom > it.top) faults.push('over its target');
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) faults.push('out of the window');
  const gap = Math.max(it.left - box.right, box.left - it.right);
  if (gap > 15) faults.push(`${gap} pixels away`);
  if (sheet.contains(document.elementFromPoint(box.left + 4, box.top + 4))) faults.push('takes the pointer');
  return faults.join(', ')";

async fn target(browser: &Browser) -> (i64, i64) {
    let at = browser.run(TARGET, vec![]).await;
    (at[0].as_i64().expect("a control"), at[1].as_i64().expect("a control"))
}

async fn mouse(browser: &Browser, kinds: &[&str], (x, y): (i64, i64)) {
    for kind in kinds {
        let event = json!({ "type": kind, "x": x, "y": y, "button": if *kind == "mouseMoved" { "none" } else { "left" }, "clickCount": 1 });
        browser.command("Input.dispatchMouseEvent", event).await;
    }
}

async fn tap(browser: &Browser, (x, y): (i64, i64)) {
    let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
    browser.command("Input.dispatchTouchEvent", down).await;
    browser.command("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
}

/// A browser at a table whose turn begins.
async fn sits(driver: &Driver, server: &Server, play: Play) -> (Browser, Table) {
    let table = play.open(server, 1466).await;
    let seat = table.until(play.signs.turn, &mut Rng::new(3)).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.sit(&table, &[seat]).await;
    browser.wait_for("main[data-kind=board]").await;
    (browser, table)
}

const SHEET: &str = "!!document.querySelector('#preview .preview-sheet')";

async fn points(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let (browser, _table) = sits(&driver, &server, play).await;
    for (width, height) in [(1440, 900), (1920, 1080), (1280, 720), (820, 1180)] {
        browser.screen(width, height, 1.0).await;
        mouse(&browser, &["mouseMoved"], (1, 1)).await;
        browser.until(&format!("!{SHEET}")).await;
        let at = target(&browser).await;
        mouse(&browser, &["mouseMoved"], at).await;
        browser.until(SHEET).await;
        browser.until("document.getAnimations().every((it) => it.playState !== 'running' || it.effect.getTiming().iterations > 1)").await;
        assert_eq!(browser.run(BESIDE, vec![]).await, Value::from(""), "at {width}");
        browser.press(&[ESCAPE]).await;
        browser.until(&format!("!{SHEET}")).await;
    }
    // By keyboard it opens at once, and Escape leaves the focus where it is.
    browser.screen(1440, 900, 1.0).await;
    mouse(&browser, &["mouseMoved"], (1, 1)).await;
    browser.press(&[DOWN]).await;
    browser.until(SHEET).await;
    browser.press(&[ESCAPE]).await;
    browser.until(&format!("!{SHEET}")).await;
    let stays = browser.value("document.activeElement.matches('button[data-preview]')").await;
    assert_eq!(stays, Value::Bool(true));
    // A narrow window is no finger: one click does it.
    browser.screen(390, 844, 1.0).await;
    let version = browser.version().await;
    let at = target(&browser).await;
    mouse(&browser, &["mouseMoved", "mousePressed", "mouseReleased"], at).await;
    browser.catch_up(version + 1).await;
    browser.close().await;
}

/// On a wide screen that is touched, the first tap shows and the second does.
async fn taps(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let (browser, _table) = sits(&driver, &server, play).await;
    browser
        .command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 1 }))
        .await;
    for (width, height) in [(1440, 900), (390, 844)] {
        browser.screen(width, height, 1.0).await;
        if browser.value("document.querySelector('main').dataset.mine").await != "yes" {
            break;
        }
        let Some((x, y)) = browser
            .run(TARGET, vec![])
            .await
            .as_array()
            .map(|at| (at[0].as_i64().expect("a number"), at[1].as_i64().expect("a number")))
        else {
            break;
        };
        let version = browser.version().await;
        tap(&browser, (x, y)).await;
        browser.until(&format!("{SHEET} && !!document.querySelector('#preview .from-below button')")).await;
        let low = "innerHeight - document.querySelector('#preview .preview-sheet').getBoundingClientRect().bottom < 80";
        assert_eq!(browser.value(low).await, Value::Bool(true), "from below at {width}");
        assert_eq!(browser.version().await, version, "the first tap only shows");
        browser.click("#preview .preview-sheet .btn.gold").await;
        browser.catch_up(version + 1).await;
    }
    browser.close().await;
}

#[tokio::test]
async fn sheets_lie_beside_their_places() {
    points(LORENZO).await;
}

#[tokio::test]
async fn sheets_lie_beside_their_places_in_florenza() {
    points(FLORENZA).await;
}

#[tokio::test]
async fn sheets_lie_beside_their_places_in_wiege() {
    points(WIEGE).await;
}

#[tokio::test]
async fn a_finger_shows_first_on_any_screen() {
    taps(LORENZO).await;
}

#[tokio::test]
async fn a_finger_shows_first_on_any_screen_in_florenza() {
    taps(FLORENZA).await;
}

#[tokio::test]
async fn a_finger_shows_first_on_any_screen_in_wiege() {
    taps(WIEGE).await;
}
