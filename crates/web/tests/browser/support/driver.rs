//! The program that drives browsers.
//!
//! Needs `chromedriver` and `chromium` on the path; where they are missing the tests say so and end, and in CI they fail.

use super::Browser;
use fantoccini::ClientBuilder;
use serde_json::{Map, Value, json};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A driver of its own for each test.
pub(crate) struct Driver {
    _program: Child,
    port: u16,
}

/// What a reader has set in the browser.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wishes {
    pub(crate) lang: &'static str,
    pub(crate) has_script: bool,
    /// The size of letters, in pixels.
    pub(crate) font: u32,
}

impl Wishes {
    /// A browser as it is installed, in this language.
    pub(crate) const fn lang(lang: &'static str) -> Wishes {
        Wishes { lang, has_script: true, font: 16 }
    }
}

/// How often something is started that may not come up on a machine that has much to do.
const TRIES: usize = 5;

/// How long the browsers may take to end.
const FAREWELL: Duration = Duration::from_secs(20);

impl Drop for Driver {
    /// Lets the driver end its browsers before it is killed, also when a check has failed: without it they would live on.
    fn drop(&mut self) {
        let ask = || -> std::io::Result<usize> {
            let mut line = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
            line.set_read_timeout(Some(FAREWELL))?;
            write!(line, "GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
            line.read_to_end(&mut Vec::new())
        };
        // A driver that is gone already has nothing to end.
        ask().ok();
    }
}

fn is_there(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

impl Driver {
    /// Starts a driver; `None` where there is no browser.
    pub(crate) async fn start() -> Option<Driver> {
        if !is_there("chromedriver") || !is_there("chromium") {
            assert!(std::env::var_os("CI").is_none(), "chromium and chromedriver must be there in CI");
            return None;
        }
        // The port it takes for one kind of address may be in use for the other: then it ends, and another is tried.
        for _ in 0..TRIES {
            if let Some(driver) = Driver::listening().await {
                return Some(driver);
            }
        }
        panic!("chromedriver finds no port to listen at");
    }

    /// A driver that listens somewhere, unless it ended before.
    async fn listening() -> Option<Driver> {
        let mut program = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("chromedriver starts");
        let said = program.stdout.take().expect("it says where it listens");
        let mut lines = BufReader::new(said).lines();
        let port = loop {
            let line = lines.next_line().await.expect("a line")?;
            if let Some((_, rest)) = line.split_once("successfully on port ") {
                break rest.trim_end_matches('.').parse().expect("a port");
            }
        };
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Some(Driver { _program: program, port })
    }

    /// A browser of its own, with its own cookies, at this address.
    pub(crate) async fn browser(&self, base: &str, wishes: Wishes) -> Browser {
        let Wishes { lang, has_script, font } = wishes;
        let options = json!({
            "args": [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-sync",
                "--hide-scrollbars", "--window-size=1440,900", format!("--lang={lang}")
            ],
            "prefs": {
                "intl.accept_languages": lang,
                "webkit.webprefs.default_font_size": font,
                "profile.managed_default_content_settings.javascript": if has_script { 1 } else { 2 }
            }
        });
        let wishes: Map<String, Value> = [("goog:chromeOptions".to_owned(), options)].into_iter().collect();
        let at = format!("http://127.0.0.1:{}", self.port);
        let mut builder = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new());
        builder.capabilities(wishes);
        // On a machine that has much to do a browser may not come up in the time that its driver gives it.
        let mut tries = 0;
        loop {
            tries += 1;
            match builder.connect(&at).await {
                Ok(client) => return Browser::new(client, base),
                Err(error) => assert!(tries < TRIES, "no browser: {error}"),
            }
        }
    }
}
