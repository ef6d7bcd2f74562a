//! One browser: what a person does in it, and what a check asks it.

use super::Table;
use axum::http::Method;
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::{Element, ElementRef};
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::Instant;
use url::{ParseError, Url};

/// How long anything may take before a test gives up: only a machine that stands still needs so much.
pub(crate) const PATIENCE: Duration = Duration::from_secs(90);

/// What goes by: an element was replaced or hidden, or is covered for a moment.
const PASSING: [ErrorStatus; 4] = [
    ErrorStatus::StaleElementReference,
    ErrorStatus::NoSuchElement,
    ErrorStatus::ElementNotInteractable,
    ErrorStatus::ElementClickIntercepted,
];

/// How the driver says that a page was left just then, where it has no word for it.
const LEFT: [&str; 3] = ["does not belong to the document", "No node with given id", "document unloaded"];

/// Whether a click failed for something that goes by.
pub(crate) fn is_passing(error: &CmdError) -> bool {
    let CmdError::Standard(it) = error else { return false };
    PASSING.contains(&it.error) || LEFT.iter().any(|words| it.message.contains(words))
}

/// Whether the page takes what is clicked and typed: a browser throws away what comes before it has drawn, and the page
/// first hears the answer to what was sent.
pub(crate) const IS_READY: &str =
    "performance.getEntriesByType('paint').length > 0 && !document.querySelector('.sending, [aria-busy]')";

/// Has an element say when it is clicked.
const LISTEN: &str = "
  window.isClicked = false;
  arguments[0].addEventListener('click', () => { window.isClicked = true; }, { capture: true, once: true })";

/// Whether it was clicked, which another page cannot tell.
const NOTICED: &str = "
  const end = performance.now() + 1000;
  return new Promise((done) => {
    const look = () => {
      if (window.isClicked !== false) done(true);
      else if (performance.now() > end) done(false);
      else setTimeout(look, 15);
    };
    look();
  })";

/// A browser at a server.
pub(crate) struct Browser {
    pub(crate) client: Client,
    base: String,
}

/// A command of the browser's own protocol.
#[derive(Debug)]
struct Command(&'static str, Value);

impl WebDriverCompatibleCommand for Command {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "cmd": self.0, "params": self.1 }).to_string()))
    }
}

impl Browser {
    pub(crate) fn new(client: Client, base: &str) -> Browser {
        Browser { client, base: base.trim_end_matches('/').to_owned() }
    }

    /// Opens a page.
    pub(crate) async fn goto(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.base)).await.expect(path);
    }

    /// Gives this browser seats at a table, and goes there.
    pub(crate) async fn sit(&self, table: &Table, seats: &[usize]) {
        let secrets: Vec<&str> = seats.iter().map(|seat| table.secrets[*seat].as_str()).collect();
        let cookie = json!({
            "url": self.base, "path": table.at(""), "name": format!("seats-{}", table.id),
            "value": secrets.join("."), "httpOnly": true, "sameSite": "Lax"
        });
        self.command("Network.setCookie", cookie).await;
        self.goto(&table.at("")).await;
    }

    /// Runs a script, whose value comes back.
    pub(crate) async fn run(&self, script: &str, args: Vec<Value>) -> Value {
        match self.client.execute(script, args).await {
            Ok(value) => value,
            Err(error) => panic!("{error}: {}", script.chars().take(200).collect::<String>()),
        }
    }

    /// The value of an expression.
    pub(crate) async fn value(&self, expression: &str) -> Value {
        self.run(&format!("return {expression}"), vec![]).await
    }

    /// Waits until an expression is true, through any number of pages, and gives its value.
    pub(crate) async fn until(&self, expression: &str) -> Value {
        let script = format!(
            "const ask = () => {{ try {{ return {expression} }} catch {{ return null }} }};
             const end = performance.now() + 5000;
             return new Promise((done) => {{
               const look = () => {{
                 const it = ask();
                 if (it || performance.now() > end) done(it || null); else setTimeout(look, 15);
               }};
               look();
             }})"
        );
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            // A page that goes away takes the question with it.
            if let Ok(value) = self.client.execute(&script, vec![]).await
                && !matches!(value, Value::Null | Value::Bool(false))
            {
                return value;
            }
        }
        let text = self.value("document.body.innerText").await;
        panic!("never true: {expression}\non the page: {text}");
    }

    /// Waits for an element.
    pub(crate) async fn wait_for(&self, css: &str) {
        self.until(&format!("!!document.querySelector({css:?})")).await;
    }

    /// Clicks an element once it is there, as a person does: with the mouse, on what lies on top.
    pub(crate) async fn click(&self, css: &str) {
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            self.wait_for(css).await;
            let Ok(element) = self.client.find(Locator::Css(css)).await else { continue };
            match self.hit(&element).await {
                Ok(true) => return,
                Ok(false) => {}
                // The page changed, or something glides over it.
                Err(error) if is_passing(&error) => {}
                Err(error) => panic!("{css}: {error}"),
            }
        }
        panic!("{css} cannot be clicked");
    }

    /// Clicks an element where it is, and says whether the page noticed.
    pub(crate) async fn hit(&self, element: &Element) -> Result<bool, CmdError> {
        self.until(IS_READY).await;
        let handle = serde_json::to_value(element).expect("a handle");
        self.client.execute(LISTEN, vec![handle]).await?;
        element.clone().click().await?;
        // A page that was left cannot be asked.
        let noticed = self.client.execute(NOTICED, vec![]).await;
        Ok(!matches!(noticed, Ok(Value::Bool(false))))
    }

    pub(crate) async fn type_into(&self, css: &str, text: &str) {
        self.until(IS_READY).await;
        self.client.find(Locator::Css(css)).await.expect(css).send_keys(text).await.expect(css);
        self.until(&format!("document.querySelector({css:?}).value.includes({text:?})")).await;
    }

    pub(crate) async fn count(&self, css: &str) -> u64 {
        self.value(&format!("document.querySelectorAll({css:?}).length")).await.as_u64().expect("a number")
    }

    /// The words of an element, as they are shown.
    pub(crate) async fn text(&self, css: &str) -> String {
        let text = self.value(&format!("document.querySelector({css:?})?.innerText ?? ''")).await;
        text.as_str().expect("text").to_owned()
    }

    /// The element that a script gave back.
    pub(crate) fn element(&self, value: &Value) -> Element {
        let id = value.as_object().and_then(|it| it.values().next()).and_then(Value::as_str);
        Element::from_element_id(self.client.clone(), ElementRef::from(id.expect("an element").to_owned()))
    }

    /// Presses keys, one after the other.
    pub(crate) async fn press(&self, keys: &[char]) {
        let mut actions = KeyActions::new("keys".into());
        for key in keys {
            actions = actions.then(KeyAction::Down { value: *key }).then(KeyAction::Up { value: *key });
        }
        self.until(IS_READY).await;
        self.client.perform_actions(actions).await.expect("keys");
    }

    /// A command of the browser's own protocol.
    pub(crate) async fn command(&self, name: &'static str, parameters: Value) -> Value {
        self.client.issue_cmd(Command(name, parameters)).await.expect(name)
    }

    /// Gives the page this many pixels of its own, on a screen with so many for each.
    pub(crate) async fn screen(&self, width: u32, height: u32, ratio: f64) {
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": ratio, "mobile": false });
        self.command("Emulation.setDeviceMetricsOverride", metrics).await;
        self.until(&format!("innerWidth === {width} && devicePixelRatio === {ratio}")).await;
    }

    /// Light or dark, as the system has it; and nothing moves.
    pub(crate) async fn scheme(&self, scheme: &str) {
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": "reduce" }
        ]);
        self.command("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// The version of the table that the page shows.
    pub(crate) async fn version(&self) -> u64 {
        let version = self.until("document.querySelector('main[data-version]')?.dataset.version").await;
        version.as_str().and_then(|it| it.parse().ok()).expect("a version")
    }

    /// Waits until the page shows this version or a later one.
    pub(crate) async fn catch_up(&self, version: u64) {
        self.until(&format!("+document.querySelector('main').dataset.version >= {version}")).await;
    }

    pub(crate) async fn close(self) {
        self.client.close().await.expect("the browser closes");
    }
}
