//! Somebody who plays by clicking: any control of the page that does something in the game.

use super::Browser;
use super::browser::{PATIENCE, is_passing};
use fantoccini::Locator;
use fantoccini::error::{CmdError, ErrorStatus};
use kernel::Rng;
use serde_json::Value;
use tokio::time::Instant;

/// Chooses by a number among everything that can be clicked now to decide something: buttons of forms that post an action.
/// Says the version of the page too. Towers lie side by side on a phone, and stop only where one begins.
const CHOOSE: &str = "
  const all = [...document.querySelectorAll('button')].filter((it) =>
    it.form?.getAttribute('action')?.endsWith('/act') && it.form.method === 'post' && !it.disabled
    && it.getAttribute('aria-disabled') !== 'true' && !it.closest('#preview') && it.checkVisibility()
    && it.getClientRects().length > 0);
  const it = all[arguments[0] % all.length];
  const answer = { version: +document.querySelector('main').dataset.version, control: it ?? null };
  if (!it || innerWidth >= 600) return answer;
  it.scrollIntoView({ block: 'center', inline: 'start', behavior: 'instant' });
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(answer))))";

/// How it stands with the seat of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It is to decide.
    Asked,
    /// Others are.
    Waits,
    /// The match is over.
    Over,
}

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

    /// How it stands with the seat of this page.
    pub(crate) async fn standing(&self, browser: &Browser) -> Standing {
        let asked =
            "document.querySelector('.decide.final') ? 'over' : document.querySelector('main')?.dataset.mine";
        match browser.value(asked).await.as_str() {
            Some("over") => Standing::Over,
            Some("yes") => Standing::Asked,
            _ => Standing::Waits,
        }
    }

    /// Plays against bots until the match is over.
    pub(crate) async fn play_to_the_end(&mut self, browser: &Browser) {
        loop {
            browser.until("document.querySelector('main[data-mine=yes], .decide.final')").await;
            match self.standing(browser).await {
                Standing::Over => break,
                Standing::Asked => _ = self.act(browser).await,
                Standing::Waits => {}
            }
        }
    }

    /// Clicks something, and waits until the page shows what came of it; says its version then.
    pub(crate) async fn act(&mut self, browser: &Browser) -> u64 {
        let (mut errors, started) = (Vec::new(), Instant::now());
        while started.elapsed() < PATIENCE {
            let number = self.rng.below(1 << 20);
            let Ok(chosen) = browser.client.execute(CHOOSE, vec![number.into()]).await else { continue };
            let (Some(before), control) = (chosen["version"].as_u64(), &chosen["control"]) else { continue };
            if control.is_null() {
                if self.standing(browser).await == Standing::Asked {
                    continue;
                }
                return before;
            }
            match browser.hit(&browser.element(control)).await {
                Ok(true) => {
                    if let Some(version) = settle(browser, before).await {
                        self.clicks += 1;
                        return version;
                    }
                    errors.push("the sheet was gone".to_owned());
                }
                Ok(false) => errors.push("the page did not notice".to_owned()),
                Err(error) if is_covered(&error) => {
                    unveil(browser, control, &error).await;
                    errors.push(error.to_string());
                }
                // The page changed between the look and the click.
                Err(error) if is_passing(&error) => errors.push(error.to_string()),
                Err(error) => panic!("{error}"),
            }
        }
        let text = browser.value("document.body.innerText").await;
        panic!("nothing could be clicked: {errors:?}\n{text}");
    }
}

fn is_covered(error: &CmdError) -> bool {
    matches!(error, CmdError::Standard(it) if it.error == ErrorStatus::ElementClickIntercepted)
}

/// Waits for what a click does, and says the version then. On a phone the first one opens a sheet, whose button does it; when
/// the table moves meanwhile the sheet may be gone again.
async fn settle(browser: &Browser, before: u64) -> Option<u64> {
    let moved = format!("[+document.querySelector('main').dataset.version].find((it) => it !== {before})");
    let sheet = "innerWidth < 600 && !!document.querySelector('#preview button.gold')";
    let came = browser.until(&format!("{moved} || ({sheet})")).await;
    if let Some(version) = came.as_u64() {
        return Some(version);
    }
    let button = browser.client.find(Locator::Css("#preview button.gold")).await.ok()?;
    match browser.hit(&button).await {
        Ok(true) => browser.until(&moved).await.as_u64(),
        Ok(false) => None,
        Err(error) if is_passing(&error) => None,
        Err(error) => panic!("{error}"),
    }
}

/// A sheet may lie over a control for as long as the mouse is there: it goes with Escape. What glides covers the page for a
/// moment. Nothing else may.
async fn unveil(browser: &Browser, control: &Value, error: &CmdError) {
    let cover = "const box = arguments[0].getBoundingClientRect();
      const it = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return !it || it === document.documentElement || arguments[0].contains(it) || it.closest('#preview, .reason') ? '' : arguments[0].outerHTML.slice(0, 200) + ' under ' + it?.outerHTML.slice(0, 200)";
    let found = browser.client.execute(cover, vec![control.clone()]).await.unwrap_or(Value::Null);
    assert!(found.as_str().is_none_or(str::is_empty), "{error}: {found}");
    browser.press(&['\u{e00c}']).await;
}
