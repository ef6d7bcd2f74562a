//! A real Chromium at a real server: people click, take back, change the language, and play without script.
//!
//! Needs `chromedriver` and `chromium` on the path; where they are missing the tests say so and end, and in CI they fail.

use fantoccini::{Client, ClientBuilder, Locator};
use serde_json::{Value, json};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use web::{Limits, Running, Settings};

/// A server, a driver, and what they need to be stopped.
struct House {
    server: Running,
    driver: Child,
    port: u16,
}

fn found(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

impl House {
    /// `None` where there is no browser.
    async fn open() -> Option<House> {
        if !found("chromedriver") || !found("chromium") {
            assert!(std::env::var_os("CI").is_none(), "chromium and chromedriver must be there in CI");
            return None;
        }
        let settings = Settings {
            port: 0,
            database: Some("memory:".into()),
            limits: Limits::generous(),
            ..Settings::default()
        };
        let server = web::start(settings).await.expect("a free port");
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("chromedriver starts");
        let said = driver.stdout.take().expect("it says where it listens");
        let mut lines = BufReader::new(said).lines();
        let port = loop {
            let line = lines.next_line().await.expect("a line").expect("the driver says its port");
            if let Some((_, rest)) = line.split_once("successfully on port ") {
                break rest.trim_end_matches('.').parse().expect("a port");
            }
        };
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Some(House { server, driver, port })
    }

    /// A browser of its own, with its own cookies.
    async fn browser(&self, lang: &str, has_script: bool) -> Client {
        let script = if has_script { 1 } else { 2 };
        let options = json!({
            "args": [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-sync",
                "--window-size=1440,900", format!("--lang={lang}")
            ],
            "prefs": {
                "intl.accept_languages": lang,
                "profile.managed_default_content_settings.javascript": script
            }
        });
        let wishes: serde_json::Map<String, Value> =
            [("goog:chromeOptions".to_owned(), options)].into_iter().collect();
        let at = format!("http://127.0.0.1:{}", self.port);
        let mut builder = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new());
        builder.capabilities(wishes).connect(&at).await.expect("a browser")
    }

    fn url(&self, path: &str) -> String {
        format!("{}{}", self.server.url(), path.trim_start_matches('/'))
    }

    async fn close(mut self) {
        let _ = self.driver.kill().await;
        self.server.stop().await;
    }
}

async fn click(client: &Client, css: &str) {
    let wait = client.wait().at_most(Duration::from_secs(20));
    wait.for_element(Locator::Css(css)).await.expect(css).click().await.expect(css);
}

async fn count(client: &Client, css: &str) -> usize {
    client.find_all(Locator::Css(css)).await.expect(css).len()
}

async fn text(client: &Client, css: &str) -> String {
    client.find(Locator::Css(css)).await.expect(css).text().await.expect(css)
}

/// What can be done now, in the order of the page.
const DOABLE: &str = "button.niche[data-space], .decide .choice, button[value=end]";

async fn wait_for(client: &Client, css: &str) {
    let wait = client.wait().at_most(Duration::from_secs(30));
    wait.for_element(Locator::Css(css)).await.expect(css);
}

/// Answers whatever is asked with its first answer until a member can be placed.
async fn until_placing(client: &Client) {
    for _ in 0..100 {
        wait_for(client, DOABLE).await;
        if count(client, "button.niche[data-space]").await > 0 {
            return;
        }
        let script = "document.querySelector('.decide .choice, button[value=end]')?.click()";
        client.execute(script, vec![]).await.expect("an answer");
    }
    panic!("nothing to place");
}

#[tokio::test]
async fn a_person_plays_takes_back_and_changes_the_language() {
    let Some(house) = House::open().await else { return };
    let client = house.browser("en", true).await;
    client.goto(&house.url("/")).await.expect("the front page");
    click(&client, ".game button.gold").await;
    until_placing(&client).await;
    let member = client.find(Locator::Css("input[name=member]:checked")).await.expect("a member");
    let member = member.attr("value").await.expect("a value").expect("a value");
    let before = text(&client, ".m-goods").await;
    click(&client, &format!(".ok-{member}:is(.space, .seat) button.niche")).await;
    wait_for(&client, ".pick.placed").await;
    client
        .execute("document.querySelector('button[form=f-restart]').click()", vec![])
        .await
        .expect("restart");
    wait_for(&client, ".m-family:not(:has(.pick.placed))").await;
    assert_eq!(text(&client, ".m-goods").await, before, "everything is as it was");
    client
        .execute("document.querySelector('button[name=lang][value=de]').click()", vec![])
        .await
        .expect("german");
    wait_for(&client, "html[lang=de]").await;
    assert!(text(&client, ".prompt").await.contains("Du bist am Zug"));
    for (width, height) in [(500, 844), (768, 1024), (1280, 800), (1920, 1080), (3840, 2160)] {
        client.set_window_size(width, height).await.expect("a size");
        let script = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        let over = client.execute(script, vec![]).await.expect("a number");
        assert_eq!(over, json!(0), "the page scrolls sideways at {width}");
    }
    client.close().await.expect("the browser closes");
    house.close().await;
}

#[tokio::test]
async fn two_people_play_in_two_browsers() {
    let Some(house) = House::open().await else { return };
    let (one, two) = (house.browser("en", true).await, house.browser("it", true).await);
    one.goto(&house.url("/open?game=lorenzo")).await.expect("the form");
    one.find(Locator::Css("#name")).await.expect("a name").send_keys("Cosimo").await.expect("typing");
    click(&one, "main form button.gold").await;
    let table = one.current_url().await.expect("a table");
    two.goto(table.as_str()).await.expect("the same table");
    two.find(Locator::Css("#name")).await.expect("a name").send_keys("Rinaldo").await.expect("typing");
    click(&two, "#sit > button").await;
    let mut placed = 0;
    for _ in 0..400 {
        for client in [&one, &two] {
            if let Ok(choice) = client.find(Locator::Css(".decide .choice")).await {
                let _ = choice.click().await;
            } else if let Ok(arch) =
                client.find(Locator::Css(".council .seat.next button.niche[data-space]")).await
            {
                if arch.click().await.is_ok() {
                    placed += 1;
                }
            } else if let Ok(end) = client.find(Locator::Css("button[value=end]")).await {
                let _ = end.click().await;
            }
        }
        if placed > 4 && count(&one, ".log li").await > 8 {
            break;
        }
    }
    assert!(placed > 4, "{placed} members were placed");
    assert!(text(&two, ".log").await.contains("Cosimo"));
    for client in [one, two] {
        client.close().await.expect("the browser closes");
    }
    house.close().await;
}

#[tokio::test]
async fn without_script_the_forms_do_everything() {
    let Some(house) = House::open().await else { return };
    let client = house.browser("en", false).await;
    client.goto(&house.url("/")).await.expect("the front page");
    click(&client, ".game button.gold").await;
    for _ in 0..600 {
        if count(&client, ".pick.placed").await > 0 || text(&client, ".log").await.contains("Medici sends") {
            client.close().await.expect("the browser closes");
            house.close().await;
            return;
        }
        if let Ok(choice) = client.find(Locator::Css(".decide .choice")).await {
            choice.click().await.expect("an answer");
        } else if let Ok(arch) = client.find(Locator::Css(".council .seat.next button.niche")).await {
            arch.click().await.expect("a placement");
        } else {
            client.refresh().await.expect("the page again");
        }
    }
    panic!("nothing was placed without script");
}
