//! Somebody who plays by clicking: any control of the page that does something in the game.

use super::Browser;
use fantoccini::elements::{Element, ElementRef};
use fantoccini::error::{CmdError, ErrorStatus};
use kernel::Rng;
use serde_json::Value;

/// Everything that can be clicked now to decide something: buttons of forms that post an action.
const CONTROLS: &str = "
  return [...document.querySelectorAll('button')].filter((it) =>
    it.form?.getAttribute('action')?.endsWith('/act') && it.form.method === 'post' && !it.disabled
    && it.getAttribute('aria-disabled') !== 'true' && !it.closest('#peek') && it.checkVisibility()
    && it.getClientRects().length > 0)";

/// Towers lie side by side on a phone, and stop only where one begins.
const SHOW: &str = "arguments[0].scrollIntoView({ block: 'center', inline: 'start', behavior: 'instant' });
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

/// Plays with a mouse; the same number plays the same way.
pub(crate) struct Clicker {
    rng: Rng,
    /// How often it clicked.
    pub(crate) clicks: usize,
}

impl Clicker {
    pub(crate) fn new(number: u64) -> Clicker {
        Clicker { rng: Rng::new(number), clicks: 0 }
    }

    /// Whether the seat of this page is to decide.
    pub(crate) async fn is_asked(&self, browser: &Browser) -> bool {
        browser.value("document.querySelector('main')?.dataset.mine === 'yes'").await == Value::Bool(true)
    }

    /// Clicks something, and waits until the page shows what came of it.
    pub(crate) async fn act(&mut self, browser: &Browser) {
        let before = browser.version().await;
        let mut errors = Vec::new();
        for _ in 0..40 {
            let Ok(Value::Array(controls)) = browser.client.execute(CONTROLS, vec![]).await else { continue };
            if controls.is_empty() {
                browser.until("document.querySelector('main')?.dataset.mine === 'yes'").await;
                continue;
            }
            let control = self.rng.pick(&controls).clone();
            let _ = browser.client.execute(SHOW, vec![control.clone()]).await;
            match element(browser, &control).click().await {
                Ok(()) => {
                    self.clicks += 1;
                    settle(browser, before).await;
                    return;
                }
                // The page changed between the look and the click.
                Err(error) if is(&error, &ErrorStatus::StaleElementReference) => {
                    errors.push(error.to_string())
                }
                Err(error) if is(&error, &ErrorStatus::ElementClickIntercepted) => {
                    unveil(browser, &control, &error).await;
                    errors.push(error.to_string());
                }
                Err(error) => panic!("{error}"),
            }
        }
        let text = browser.value("document.body.innerText").await;
        panic!("nothing could be clicked at version {before}: {errors:?}\n{text}");
    }
}

fn element(browser: &Browser, value: &Value) -> Element {
    let id = value.as_object().and_then(|it| it.values().next()).and_then(Value::as_str).expect("an element");
    Element::from_element_id(browser.client.clone(), ElementRef::from(id.to_owned()))
}

fn is(error: &CmdError, status: &ErrorStatus) -> bool {
    matches!(error, CmdError::Standard(it) if it.error == *status)
}

/// Waits for what a click does. On a phone the first one opens a sheet, whose button does it.
async fn settle(browser: &Browser, before: u64) {
    let moved = format!("+document.querySelector('main').dataset.version !== {before}");
    let sheet = "innerWidth < 600 && !!document.querySelector('#peek button.gold')";
    browser.until(&format!("{moved} || ({sheet})")).await;
    if browser.value(&moved).await != Value::Bool(true) {
        browser.click("#peek button.gold").await;
    }
    browser.until(&moved).await;
}

/// A sheet may lie over a control for as long as the mouse is there: it goes with Escape. What glides covers the page for a
/// moment. Nothing else may.
async fn unveil(browser: &Browser, control: &Value, error: &CmdError) {
    let cover = "const box = arguments[0].getBoundingClientRect();
      const it = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return it === document.documentElement || it?.closest('#peek, .reason') ? '' : arguments[0].outerHTML.slice(0, 200) + ' under ' + it?.outerHTML.slice(0, 200)";
    let found = browser.client.execute(cover, vec![control.clone()]).await.unwrap_or(Value::Null);
    assert!(found.as_str().is_none_or(str::is_empty), "{error}: {found}");
    browser.press(&['\u{e00c}']).await;
}
