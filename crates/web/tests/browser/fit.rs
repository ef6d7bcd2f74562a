//! Everything fits, from a phone to a wall: nothing scrolls sideways, is cut, covered or written over.

use crate::support::{Browser, Driver, FLORENZA, LORENZO, Play, Server, WIEGE, Wishes, with_analysis};
use crate::tour::{analysis_pages, every_page};
use kernel::Rng;
use std::collections::BTreeMap;

pub(crate) const FIT: &str = include_str!("scripts/fit.js");
const SHOWN: &str = include_str!("scripts/shown.js");

/// By how much a table is higher than the screen: from a laptop on it is one picture, and only lists in it scroll.
const TOO_HIGH: &str = "const it = document.querySelector('.table-page');
    return it && innerWidth >= 1180 ? document.documentElement.scrollHeight - innerHeight : 0";

/// The widths of screens, with their heights.
pub(crate) const SCREENS: [(u32, u32); 5] =
    [(360, 780), (768, 1024), (1280, 800), (1920, 1080), (3840, 2160)];

async fn fits(play: Play, lang: &'static str, screens: &[(u32, u32)]) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let browser = driver.browser(&server.url(""), Wishes::lang(lang)).await;
    browser.scheme("light").await;
    let (mut faults, mut pages) = (BTreeMap::<String, String>::new(), 0);
    every_page(play, &server, &browser, &mut async |browser: &Browser, page: &str| {
        pages += 1;
        for (width, height) in screens {
            browser.screen(*width, *height, 1.0).await;
            for fault in browser.run(FIT, vec![]).await.as_array().expect("a list") {
                let fault = format!("{width}: {}", fault.as_str().expect("words"));
                faults.entry(fault).or_insert_with(|| page.to_owned());
            }
            if browser.run(TOO_HIGH, vec![]).await.as_f64().expect("a length") > 0.0 {
                faults.entry(format!("{width}: higher than the screen")).or_insert_with(|| page.to_owned());
            }
        }
    })
    .await;
    let faults: Vec<String> = faults.iter().map(|(fault, page)| format!("{fault} ({page})")).collect();
    assert!(faults.is_empty(), "{} faults on {pages} pages:\n{}", faults.len(), faults.join("\n"));
    assert!(pages > 15, "{pages} pages");
    browser.close().await;
}

/// The review of a match and the statistics of a game: what they are about can be seen, and nothing else is amiss.
async fn analysis_fits(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let (server, _folder) = with_analysis().await;
    let browser = driver.browser(&server.url(""), Wishes::lang("de")).await;
    browser.scheme("light").await;
    let (mut faults, mut pages) = (Vec::new(), 0);
    analysis_pages(play, &server, &browser, &mut async |browser: &Browser, page: &str| {
        pages += 1;
        let about: &[&str] = match page {
            "review" => &[".win-chart svg", ".costly"],
            "replay with its review" => &[".win-chart svg", ".scrub"],
            _ => &[".stats table", ".stats td.c-win", ".stats .opened .counts"],
        };
        for (width, height) in [SCREENS[0], SCREENS[2], SCREENS[4]] {
            browser.screen(width, height, 1.0).await;
            let unseen = browser.run(SHOWN, vec![about.into()]).await;
            let misfits = browser.run(FIT, vec![]).await;
            for fault in [unseen, misfits].iter().flat_map(|it| it.as_array().expect("a list")) {
                faults.push(format!("{width}: {} ({page})", fault.as_str().expect("words")));
            }
        }
    })
    .await;
    assert!(faults.is_empty(), "{} faults on {pages} pages:\n{}", faults.len(), faults.join("\n"));
    assert!(pages > 2, "{pages} pages");
    browser.close().await;
}

/// By how much an open menu stands out of the screen, to either side.
const OUT: &str = "const it = document.querySelector('.sheet-menu').getBoundingClientRect();
    return Math.max(-it.left, it.right - innerWidth, 0)";

/// At the beginning of a turn and in the middle of it: the bar has other things in it then.
async fn a_menu_opens_on_the_screen(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    let table = play.open(&server, 1466).await;
    let mut rng = Rng::new(1);
    for sign in [play.signs.turn, play.signs.panel] {
        let seat = table.until(sign, &mut rng).await;
        let browser = driver.browser(&server.url(""), Wishes::lang("de")).await;
        browser.scheme("light").await;
        browser.sit(&table, &[seat]).await;
        browser.click(".pop.menu > summary").await;
        for (width, height) in SCREENS {
            browser.screen(width, height, 1.0).await;
            let out = browser.run(OUT, vec![]).await;
            assert_eq!(out.as_f64(), Some(0.0), "at {width}, asked for {sign}");
        }
        browser.close().await;
    }
}

/// What cannot be clicked where it stands once it is in the middle of the screen.
pub(crate) const COVERED: &str = "return [...document.querySelectorAll(arguments[0])].filter((it) => {
    it.scrollIntoView({ block: 'center', inline: 'start', behavior: 'instant' });
    const box = it.getBoundingClientRect();
    return !it.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
  }).map((it) => it.outerHTML)";

#[tokio::test]
async fn the_question_which_stone_to_give_covers_none_of_them() {
    let Some(driver) = Driver::start().await else { return };
    let server = Server::start().await;
    // It is rarely asked.
    let mut found = None;
    for seed in 0..50 {
        let table = Play { seats: 4, ..WIEGE }.open(&server, seed).await;
        found = table.find("give", &mut Rng::new(seed)).await.map(|seat| (table, seat));
        if found.is_some() {
            break;
        }
    }
    let (table, seat) = found.expect("somebody gives a stone in one of fifty matches");
    let browser = driver.browser(&server.url(""), Wishes::lang("de")).await;
    browser.scheme("light").await;
    browser.sit(&table, &[seat]).await;
    browser.wait_for(".decide .on-board").await;
    for (width, height) in SCREENS {
        browser.screen(width, height, 1.0).await;
        let stones = "button[value^=give]";
        assert!(browser.count(stones).await > 0, "there is a choice");
        let covered = browser.run(COVERED, vec![stones.into()]).await;
        assert_eq!(covered, serde_json::json!([]), "at {width}");
    }
    browser.close().await;
}

#[tokio::test]
async fn menus_open_on_the_screen_in_lorenzo() {
    a_menu_opens_on_the_screen(LORENZO).await;
}

#[tokio::test]
async fn menus_open_on_the_screen_in_florenza() {
    a_menu_opens_on_the_screen(FLORENZA).await;
}

#[tokio::test]
async fn menus_open_on_the_screen_in_wiege() {
    a_menu_opens_on_the_screen(WIEGE).await;
}

#[tokio::test]
async fn review_and_statistics_of_lorenzo_can_be_seen() {
    analysis_fits(LORENZO).await;
}

#[tokio::test]
async fn review_and_statistics_of_florenza_can_be_seen() {
    analysis_fits(FLORENZA).await;
}

#[tokio::test]
async fn review_and_statistics_of_wiege_can_be_seen() {
    analysis_fits(WIEGE).await;
}

#[tokio::test]
async fn florenza_fits_on_every_screen_in_german() {
    fits(FLORENZA, "de", &SCREENS).await;
}

#[tokio::test]
async fn wiege_fits_on_every_screen_in_german() {
    fits(WIEGE, "de", &SCREENS).await;
}

#[tokio::test]
async fn everything_fits_on_every_screen_in_german() {
    fits(LORENZO, "de", &SCREENS).await;
}

#[tokio::test]
async fn everything_fits_on_a_phone_and_a_laptop_in_english() {
    fits(LORENZO, "en", &[SCREENS[0], SCREENS[2]]).await;
}
