//! A whole round without a mouse, with the focus always in sight, and the help that says how.

use crate::support::browser::IS_READY;
use crate::support::{Browser, Driver, FLORENZA, LORENZO, Play, Server, WIEGE, Wishes, say};
use kernel::Rng;
use serde_json::Value;
use words::Lang;

const ENTER: char = '\u{e007}';
const ESCAPE: char = '\u{e00c}';
const TAB: char = '\u{e004}';
const DOWN: char = '\u{e015}';

/// The number of the last piece that can be chosen, and its id or value; nothing where none is to be chosen.
const LAST: &str = "
  const members = ['white', 'black', 'orange', 'neutral'];
  const all = [...document.querySelectorAll('input:is([name=member], [name=piece], [name=die])')];
  const last = all.findLast((it) => !it.disabled && (it.name !== 'die' || it.closest('.ok')));
  if (!last) return null;
  return last.name === 'member' ? [members.indexOf(last.value) + 1, `[value=${last.value}]`] : [all.indexOf(last) + 1, `#${last.id}`]";

/// Says what is wrong with the focus: nowhere, drawn like everything else, or out of sight.
const FOCUS: &str = "
  const it = document.activeElement;
  if (!it || it === document.body) return 'nothing has the focus';
  const drawn = it.matches('.vh') ? it.labels[0] : it;
  const look = () => { const { outline, boxShadow } = getComputedStyle(drawn); return outline + boxShadow; };
  const focused = look();
  it.blur();
  const usual = look();
  it.focus();
  if (focused === usual) return `drawn as if it had no focus: ${it.outerHTML.slice(0, 200)}`;
  const box = drawn.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return drawn.contains(hit) ? '' : `out of sight: ${it.outerHTML.slice(0, 200)} under ${hit?.outerHTML.slice(0, 200)}`";

async fn is_in_sight(browser: &Browser) {
    assert_eq!(browser.run(FOCUS, vec![]).await, Value::from(""));
}

/// Goes on with the tabulator until the focus is on something like this.
async fn tab_to(browser: &Browser, css: &str) {
    for _ in 0..150 {
        if browser.value(&format!("!!document.activeElement?.matches({css:?})")).await == Value::Bool(true) {
            return;
        }
        browser.press(&[TAB]).await;
    }
    panic!("the tabulator never comes to {css}: {}", browser.value("document.body.innerText").await);
}

/// Chooses a piece or a die with its number, where there is a choice.
async fn choose(browser: &Browser) {
    let last = browser.run(LAST, vec![]).await;
    let (Some(number), Some(which)) = (last[0].as_u64(), last[1].as_str()) else { return };
    browser.press(&[char::from_digit(number as u32, 10).expect("a digit")]).await;
    assert_eq!(browser.count(&format!("input{which}:checked")).await, 1, "{number} chooses {which}");
}

async fn decide(browser: &Browser, play: Play) {
    if browser.count(".decide .choice").await > 0 {
        return browser.press(&['1']).await;
    }
    choose(browser).await;
    let controls = play.signs.controls;
    if browser.count(controls).await > 0 {
        browser.press(&[DOWN]).await;
        let is_on =
            format!("document.activeElement.matches({controls:?}) && !document.activeElement.ariaDisabled");
        let what = browser.value("document.activeElement.outerHTML").await;
        assert_eq!(
            browser.value(&is_on).await,
            Value::Bool(true),
            "the arrows lead to something usable: {what}"
        );
    } else {
        tab_to(browser, "button[value=end], button[value=pass]").await;
    }
    is_in_sight(browser).await;
    browser.press(&[ENTER]).await;
}

/// The help that `?` opens speaks of this game alone.
async fn help(browser: &Browser, play: Play) {
    browser.press(&['?']).await;
    browser.wait_for("dialog#keys[open]").await;
    let text = browser.text("#keys").await;
    for (game, key) in [("lorenzo", "keys-servants"), ("florenza", "flo-keys-die"), ("wiege", "w-keys-piece")]
    {
        let is_told = text.contains(&say(game, Lang::En, key));
        assert_eq!(is_told, game == play.game, "{key} at a table of {}: {text}", play.game);
    }
    browser.press(&[ESCAPE]).await;
    browser.until("!document.querySelector('dialog[open]')").await;
    let keys = browser
        .value(
            "[...document.querySelectorAll('#keys [data-to]')].map((it) => [it.textContent, it.dataset.to])",
        )
        .await;
    for pair in keys.as_array().expect("a list") {
        let (key, to) = (pair[0].as_str().expect("a key"), pair[1].as_str().expect("a selector"));
        browser.press(&[key.to_lowercase().chars().next().expect("a letter")]).await;
        let is_there = format!("!!document.activeElement?.closest({to:?})");
        assert_eq!(browser.value(&is_there).await, Value::Bool(true), "{key} leads to {to}");
        is_in_sight(browser).await;
        browser.press(&[ESCAPE]).await;
    }
}

async fn a_round(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.against_bots(&server, 1451).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.scheme("light").await;
    browser.sit(&table, &[0]).await;
    browser.wait_for("main[data-kind=board]").await;
    help(&browser, play).await;
    let mut decided = 0;
    while table.is_first_round().await {
        browser.until("document.querySelector('main').dataset.mine === 'yes'").await;
        let version = browser.version().await;
        decide(&browser, play).await;
        // Others may decide at the same time: what came of this is there when it is answered.
        browser.until(IS_READY).await;
        browser.catch_up(version + 1).await;
        decided += 1;
    }
    assert!(decided >= 4, "{decided} decisions");
    browser.close().await;
}

#[tokio::test]
async fn a_whole_round_is_played_by_keyboard() {
    a_round(LORENZO).await;
}

#[tokio::test]
async fn a_whole_round_of_florenza_is_played_by_keyboard() {
    a_round(FLORENZA).await;
}

#[tokio::test]
async fn wiege_is_played_by_keyboard_through_four_scorings() {
    a_round(WIEGE).await;
}

/// Leads the focus to one of the ways to a rule that stand in parts of the table.
const READ: &str = "
  const links = [...document.querySelectorAll('.region a.to-rule')];
  window.link = links[arguments[0] % links.length];
  window.link.focus();";

/// Whether that link was swapped, whether the like of it is still there, and whether this has the focus.
const READS: &str = "
  const like = `a.to-rule[href=\"${window.link.getAttribute('href')}\"]`;
  const region = document.getElementById(window.link.closest('.region').id);
  const { activeElement } = document;
  return [!window.link.isConnected, !!region.querySelector(like), activeElement.matches(like)]";

/// While somebody reads, others play on: the focus stays where it was.
async fn reads_on(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, 1451).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.sit(&table, &[0]).await;
    browser.wait_for("main[data-kind=board]").await;
    let mut rng = Rng::new(7);
    let mut swapped = 0;
    for number in 0..16 {
        browser.run(READ, vec![number.into()]).await;
        let version = browser.version().await;
        assert!(table.step(&mut rng).await, "the match goes on");
        browser.catch_up(version + 1).await;
        let reads = browser.run(READS, vec![]).await;
        let is = |at: usize| reads[at] == Value::Bool(true);
        if is(0) && is(1) {
            swapped += 1;
            assert!(is(2), "link {number} lost the focus");
        }
    }
    assert!(swapped > 3, "what had the focus was swapped {swapped} times");
    browser.close().await;
}

#[tokio::test]
async fn whoever_reads_keeps_the_focus() {
    reads_on(LORENZO).await;
}

#[tokio::test]
async fn whoever_reads_keeps_the_focus_in_florenza() {
    reads_on(FLORENZA).await;
}

#[tokio::test]
async fn whoever_reads_keeps_the_focus_in_wiege() {
    reads_on(WIEGE).await;
}
