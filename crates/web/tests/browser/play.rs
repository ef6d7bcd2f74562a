//! Whole games, played by clicking.

use crate::support::clicker::Standing;
use crate::support::{
    ALONE, Browser, Clicker, Driver, FLORENZA, LORENZO, Play, Server, TEAMS, WIEGE, Wishes,
};
use serde_json::Value;

/// Plays to the end: whoever is asked clicks, and everybody's page keeps up.
async fn play_to_the_end(clicker: &mut Clicker, browsers: &[Browser]) {
    while clicker.standing(&browsers[0]).await != Standing::Over {
        for browser in browsers {
            if clicker.standing(browser).await == Standing::Asked {
                let version = clicker.act(browser).await;
                for other in browsers {
                    other.catch_up(version).await;
                }
            }
        }
        assert!(clicker.clicks < 1500, "a game ends");
    }
}

/// A game for people, each with a browser of their own.
async fn people_play(play: Play, seed: u64) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, seed).await;
    let mut browsers = Vec::new();
    for (seat, lang) in (0..play.seats).zip(["en", "it", "es", "de"]) {
        let browser = driver.browser(&server.url(""), Wishes::lang(lang)).await;
        browser.scheme("light").await;
        browser.sit(&table, &[seat]).await;
        browsers.push(browser);
    }
    let mut clicker = Clicker::new(seed);
    play_to_the_end(&mut clicker, &browsers).await;
    for browser in &browsers {
        browser.wait_for(".decide.final .score-sheet").await;
    }
    let result = table.look(None).await;
    assert_eq!(result["turn"]["over"], Value::Bool(true), "{result}");
    assert!(clicker.clicks > 30, "{} clicks", clicker.clicks);
    for browser in browsers {
        browser.close().await;
    }
}

#[tokio::test]
async fn two_people_play_a_whole_game_in_two_browsers() {
    people_play(LORENZO, 1492).await;
}

#[tokio::test]
async fn one_person_plays_florenza_alone_to_the_end() {
    people_play(ALONE, 1478).await;
}

#[tokio::test]
async fn three_people_play_a_whole_game_of_florenza() {
    people_play(FLORENZA, 1478).await;
}

#[tokio::test]
async fn two_people_play_a_whole_game_of_wiege() {
    people_play(WIEGE, 1517).await;
}

#[tokio::test]
async fn two_play_a_whole_game_of_wiege_against_two() {
    people_play(TEAMS, 1517).await;
}

#[tokio::test]
async fn one_person_plays_a_whole_game_against_three_bots() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let browser = driver.browser(&server.url(""), Wishes::lang("en")).await;
    browser.goto("/").await;
    let choose = "for (const [name, value] of [['bots', '3'], ['level', 'friendly']])
        document.querySelector(`.game [name=${name}]`).value = value";
    browser.run(choose, vec![]).await;
    browser.click(".game button.gold").await;
    Clicker::new(1478).play_to_the_end(&browser).await;
    assert_eq!(browser.count(".score-sheet thead .emb").await, 4, "everybody has a column");
    browser.close().await;
}

async fn on_a_phone(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.against_bots(&server, 1469).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("de")).await;
    browser.screen(360, 780, 1.0).await;
    browser.sit(&table, &[0]).await;
    let mut clicker = Clicker::new(7);
    while table.is_first_round().await {
        browser.until("document.querySelector('main').dataset.mine === 'yes'").await;
        clicker.act(&browser).await;
    }
    assert!(clicker.clicks >= 4, "{} clicks", clicker.clicks);
    browser.close().await;
}

#[tokio::test]
async fn a_round_is_played_on_a_phone() {
    on_a_phone(LORENZO).await;
}

#[tokio::test]
async fn a_round_of_florenza_is_played_on_a_phone() {
    on_a_phone(FLORENZA).await;
}

#[tokio::test]
async fn wiege_is_played_on_a_phone_through_four_scorings() {
    on_a_phone(WIEGE).await;
}
