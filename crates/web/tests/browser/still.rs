//! A table stands still: no part of it moves or grows by itself when turns change.

use crate::support::{Browser, Driver, FLORENZA, LORENZO, Play, Server, TEAMS, WIEGE, Wishes};
use kernel::Rng;

/// The parts of the table of Lorenzo and all its spaces.
const OF_LORENZO: &str = ".goal, .tower, .floor, .area, .space, .church, .tiles, .mine, .players, .log";

/// The parts of the table of Florenza: dice, works, plots, tracks, reserve, the others.
const OF_FLORENZA: &str =
    ".goal, .ledge, .lane, .city, .body, .work, .archw, .ladder, .bx, .res, .spend, .door, .opp, .log";

/// The plates, the seats and all else on the table of Die Wiege. While both sides of a scoring are shown the maps make room.
const OF_WIEGE: &str =
    "body:not(:has(.arena)) :is(.goal, .stack, .opp, .mine, .m-res, .m-tab, .m-hand, .market, .log)";

/// Where they are, each by its name.
const BOXES: &str = "return [...document.querySelectorAll(arguments[0])].map((it, i) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return `${i} ${it.className.split(' ')[0]} ${[x, y, width, height].map((it) => Math.round(it * 2) / 2).join(' ')}`;
    })";

/// Where everything is.
async fn boxes(browser: &Browser, parts: &str) -> Vec<String> {
    let found = browser.run(BOXES, vec![parts.into()]).await;
    found.as_array().expect("a list").iter().map(|it| it.as_str().expect("words").to_owned()).collect()
}

async fn stands_still(play: Play, parts: &str, (width, height): (u32, u32)) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, 1480).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("de")).await;
    browser.screen(width, height, 1.0).await;
    // Leaders are chosen before the first round.
    let mut rng = Rng::new(4);
    table.until(play.signs.turn, &mut rng).await;
    browser.sit(&table, &[0]).await;
    browser.run("return document.fonts.ready.then(() => true)", vec![]).await;
    let first = boxes(&browser, parts).await;
    assert!(first.len() > 10, "{} parts", first.len());
    let mut looks = 0;
    while table.step(&mut rng).await {
        // A match that is over is shown as a whole.
        if table.decider().await.is_none() {
            break;
        }
        let version = table.look(Some(0)).await["version"].as_u64().expect("a number");
        if version % 5 != 0 {
            continue;
        }
        browser.catch_up(version).await;
        let now = boxes(&browser, parts).await;
        if now.is_empty() {
            continue;
        }
        let moved: Vec<_> = first.iter().zip(&now).filter(|(was, is)| was != is).collect();
        assert!(moved.is_empty() && now.len() == first.len(), "at {version}: {moved:?}");
        looks += 1;
    }
    assert!(looks > 10, "{looks} looks");
    browser.close().await;
}

#[tokio::test]
async fn spaces_and_towers_of_lorenzo_stay_where_they_are_over_a_whole_match() {
    stands_still(Play { seats: 4, ..LORENZO }, OF_LORENZO, (1440, 900)).await;
}

#[tokio::test]
async fn dice_and_city_of_florenza_stay_where_they_are_over_a_whole_match() {
    stands_still(Play { seats: 3, ..FLORENZA }, OF_FLORENZA, (1440, 900)).await;
}

#[tokio::test]
async fn events_and_seats_of_wiege_stay_where_they_are_over_a_whole_match() {
    stands_still(WIEGE, OF_WIEGE, (1440, 900)).await;
    stands_still(Play { seats: 3, ..WIEGE }, OF_WIEGE, (1280, 720)).await;
    stands_still(TEAMS, OF_WIEGE, (1920, 1080)).await;
}
