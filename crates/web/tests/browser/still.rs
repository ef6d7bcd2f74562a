//! A table stands still: no part of it moves or grows by itself when turns change.

use crate::support::{Browser, Driver, LORENZO, Play, Server, Wishes};
use kernel::Rng;

/// Where the parts of the table of Lorenzo and all its spaces are, each by its name.
const BOXES: &str =
    "[...document.querySelectorAll('.goal, .tower, .floor, .area, .space, .church, .tiles, .mine, .players, .log')].map((it, i) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return `${i} ${it.className.split(' ')[0]} ${[x, y, width, height].map((it) => Math.round(it * 2) / 2).join(' ')}`;
    })";

/// Where everything is.
async fn boxes(browser: &Browser) -> Vec<String> {
    let found = browser.value(BOXES).await;
    found.as_array().expect("a list").iter().map(|it| it.as_str().expect("words").to_owned()).collect()
}

async fn stands_still(play: Play, (width, height): (u32, u32)) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, 1480).await;
    let browser = driver.browser(&server.url(""), Wishes::lang("de")).await;
    browser.screen(width, height, 1.0).await;
    // Leaders are chosen before the first round.
    let mut rng = Rng::new(4);
    table.until("place", &mut rng).await;
    browser.sit(&table, &[0]).await;
    browser.run("return document.fonts.ready.then(() => true)", vec![]).await;
    let first = boxes(&browser).await;
    assert!(first.len() > 30, "{} parts", first.len());
    let mut looks = 0;
    while table.step(&mut rng).await {
        let version = table.look(Some(0)).await["version"].as_u64().expect("a number");
        if version % 5 != 0 {
            continue;
        }
        browser.catch_up(version).await;
        let now = boxes(&browser).await;
        let moved: Vec<_> = first.iter().zip(&now).filter(|(was, is)| was != is).collect();
        assert!(moved.is_empty() && now.len() == first.len(), "at {version}: {moved:?}");
        looks += 1;
    }
    assert!(looks > 20, "{looks} looks");
    browser.close().await;
}

#[tokio::test]
async fn spaces_and_towers_of_lorenzo_stay_where_they_are_over_a_whole_match() {
    stands_still(Play { seats: 4, ..LORENZO }, (1440, 900)).await;
}
