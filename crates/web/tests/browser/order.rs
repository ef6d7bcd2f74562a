//! What is shown never becomes older, and nothing that happens is missed, however late or odd the answers come.

use crate::support::browser::IS_READY;
use crate::support::table::human;
use crate::support::{Browser, Driver, FLORENZA, LORENZO, Play, Server, Table, WIEGE, Wishes, http};
use axum::http::StatusCode;
use kernel::Rng;
use serde_json::{Value, json};

/// Answers to questions are made at once, but only given when `window.release` is called; forms are answered as ever.
const SLOW: &str = "
  const real = window.fetch;
  window.held = [];
  window.release = () => window.held.splice(0).forEach((give) => give());
  window.fetch = (url, options) => {
    const answer = real(url, options);
    if (options?.method === 'POST') return answer;
    return new Promise((done, fail) => {
      options?.signal?.addEventListener('abort', () => fail(options.signal.reason));
      answer.then((it) => window.held.push(() => done(it)), fail);
    });
  }";

/// Asks once more, and gives every answer as it comes.
const ONCE_MORE: &str = "
  setInterval(window.release, 20);
  window.fetch(location.href).then(() => { window.ended = true; })";

/// A second is a minute: a slow machine may let the mouse be pressed for long.
const PATIENT: &str = "
  const sooner = window.setTimeout;
  window.setTimeout = (what, time, ...more) => sooner(what, time === 1000 ? 60_000 : time, ...more);";

/// A stream that begins when `window.connect` is called.
const LATE: &str = "
  const Real = window.EventSource;
  window.EventSource = class {
    constructor(url) { this.subscribed = []; window.connect = () => this.begin(new Real(url)); }
    begin(stream) { for (const each of this.subscribed) stream.addEventListener(...each); }
    addEventListener(...each) { this.subscribed.push(each); }
  }";

/// A browser that never comes to draw: what changes is only done once it is told not to wait for that.
const BLIND: &str = "
  window.skipped = 0;
  document.startViewTransition = (change) => {
    const never = new Promise(() => {});
    let begin;
    const done = new Promise((it) => { begin = it; }).then(change);
    const skipTransition = () => { window.skipped += 1; begin(); };
    return { ready: never, finished: done, updateCallbackDone: done, skipTransition };
  }";

async fn told(table: &Table, path: &str, seat: usize, body: Value) {
    let answer = http::post(&table.api(path), &table.secrets[seat], &body).await;
    assert!(matches!(answer.status, StatusCode::OK | StatusCode::CREATED), "{}", answer.text());
}

/// A browser in a seat, whose pages begin with this script.
async fn odd(driver: &Driver, server: &Server, script: &str) -> Browser {
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
    browser
}

async fn an_old_answer_comes_late(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, 1453).await;
    let seat = table.until(play.signs.turn, &mut Rng::new(1)).await;
    let browser = odd(&driver, &server, SLOW).await;
    browser.sit(&table, &[seat]).await;
    let version = browser.version().await;
    // Something is said, and the page asks for it. Before the answer comes, a move is made.
    told(&table, "/chat", (seat + 1) % play.seats, json!({ "text": "Buongiorno!" })).await;
    browser.until("window.held.length").await;
    browser.click(play.signs.step).await;
    browser.catch_up(version + 1).await;
    let regions = "[...document.querySelectorAll('.region')].map((it) => it.id + it.dataset.digest).join()";
    browser.until("!document.querySelector('[aria-busy]')").await;
    let shown = browser.value(regions).await;
    // Whatever was on its way is there when a question that was asked after it is answered.
    browser.run(ONCE_MORE, vec![]).await;
    browser.until("window.ended").await;
    assert_eq!(browser.value(regions).await, shown, "the page went back to what was before");
    assert!(browser.version().await > version);
    let said = browser.value("document.querySelector('.chat').textContent").await;
    assert!(said.as_str().expect("text").contains("Buongiorno!"), "what was said came with the answer");
    browser.close().await;
}

async fn something_is_asked_before_the_stream_begins(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, 1453).await;
    let (mut rng, mut mover) = (Rng::new(2), 0);
    while table.look(Some(mover)).await["undo"]["by_consent"] != Value::Bool(true) {
        mover = table.decider().await.expect("something to be revealed").0;
        table.step(&mut rng).await;
    }
    let browser = odd(&driver, &server, LATE).await;
    browser.sit(&table, &[(mover + 1) % play.seats]).await;
    let version = table.look(None).await["version"].clone();
    told(&table, "/undo", mover, json!({ "version": version })).await;
    assert_eq!(browser.count(".decide.ask").await, 0, "the page is from before");
    browser.run("window.connect()", vec![]).await;
    browser.wait_for(".decide.ask").await;
    browser.close().await;
}

async fn nothing_is_drawn(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, 1453).await;
    let seat = table.until(play.signs.turn, &mut Rng::new(1)).await;
    let browser = odd(&driver, &server, BLIND).await;
    browser.sit(&table, &[seat]).await;
    let version = browser.version().await;
    browser.click(play.signs.step).await;
    browser.catch_up(version + 1).await;
    assert!(browser.value("window.skipped").await.as_u64() > Some(0), "a piece went somewhere else");
    browser.close().await;
}

#[tokio::test]
async fn whoever_waits_sees_others_sit_down_and_keeps_what_was_typed() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let open = json!({ "kind": "open" });
    let seats = [human("Cosimo"), open.clone(), open.clone(), open];
    let table = Play { seats: 4, ..LORENZO }.seated(&server, 1434, &seats).await;
    let waits = driver.browser(&server.url(""), Wishes::lang("en")).await;
    waits.goto(&table.at("")).await;
    waits.type_into("#name", "Contessina").await;
    told(&table, "/seats", 0, json!({ "name": "Lucrezia" })).await;
    waits.until("document.querySelector('.sitters').innerText.includes('Lucrezia')").await;
    assert_eq!(waits.value("document.querySelector('#name').value").await, "Contessina");
    assert_eq!(waits.count(".sitters [name=seat]").await, 2, "two seats are left");
    waits.close().await;
}

/// Presses the mouse on something and lets it go once the page has asked for what happened meanwhile, and been answered.
async fn the_table_changes_under_the_finger(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, 1453).await;
    let seat = table.until(play.signs.turn, &mut Rng::new(1)).await;
    let browser = odd(&driver, &server, &format!("{PATIENT}{SLOW}")).await;
    browser.sit(&table, &[seat]).await;
    let version = browser.version().await;
    let place = "const it = document.querySelector(arguments[0]);
      it.scrollIntoView({ block: 'center' });
      // Whatever else the answer changes, it brings the region of what is pressed.
      it.closest('.region').append('changed');
      it.closest('.region').dataset.digest = 'other';
      const box = it.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2]";
    browser.until(IS_READY).await;
    let at = browser.run(place, vec![play.signs.step.into()]).await;
    let mouse =
        |kind: &str| json!({ "type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": 1 });
    browser.command("Input.dispatchMouseEvent", mouse("mousePressed")).await;
    told(&table, "/chat", (seat + 1) % play.seats, json!({ "text": "Buongiorno!" })).await;
    browser.until("window.held.length").await;
    browser.run(ONCE_MORE, vec![]).await;
    browser.until("window.ended").await;
    browser.command("Input.dispatchMouseEvent", mouse("mouseReleased")).await;
    browser.catch_up(version + 1).await;
    browser.close().await;
}

#[tokio::test]
async fn a_click_counts_also_when_the_table_changes_under_it() {
    the_table_changes_under_the_finger(LORENZO).await;
}

#[tokio::test]
async fn an_answer_that_comes_late_does_not_undo_a_move() {
    an_old_answer_comes_late(LORENZO).await;
}

#[tokio::test]
async fn an_answer_that_comes_late_does_not_undo_a_move_in_florenza() {
    an_old_answer_comes_late(FLORENZA).await;
}

#[tokio::test]
async fn an_answer_that_comes_late_does_not_undo_a_move_in_wiege() {
    an_old_answer_comes_late(WIEGE).await;
}

#[tokio::test]
async fn what_is_asked_before_the_stream_begins_is_seen() {
    something_is_asked_before_the_stream_begins(WIEGE).await;
}

#[tokio::test]
async fn a_browser_that_does_not_draw_goes_on() {
    nothing_is_drawn(LORENZO).await;
}
