//! What is there to read about each game: rules that every part of a table links to, and pieces to look up.

use crate::pages::{form, led, page};
use crate::support::{Server, in_memory};
use games::{ALL, Offer};
use std::collections::BTreeSet;

/// The values of an attribute.
fn values<'a>(text: &'a str, attribute: &str) -> BTreeSet<&'a str> {
    let start = format!(" {attribute}=\"");
    text.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// A table against a bot, and the cookie of whoever sits there.
async fn sit_down(server: &Server, game: &str) -> (String, String) {
    let fields = format!("game={game}&name=Anna&seat0=me&seat1=bot&rules=base");
    led(&form(server, "/open", "", &fields).await)
}

#[tokio::test]
async fn every_link_to_a_rule_leads_to_a_chapter_that_is_there() {
    let server = in_memory();
    for title in ALL.iter().filter(|title| title.offer == Offer::Always) {
        let game = title.id;
        let (table, cookie) = sit_down(&server, game).await;
        let book = page(&server, &format!("/rules/{game}"), "").await.text;
        let anchors = values(&book, "id");
        let mut linked = 0;
        for from in [table, format!("/cards/{game}"), format!("/rules/{game}")] {
            let text = page(&server, &from, &cookie).await.text;
            let start = format!("/rules/{game}#");
            for anchor in values(&text, "href").into_iter().filter_map(|href| href.strip_prefix(&*start)) {
                assert!(anchors.contains(anchor), "{game}: no chapter {anchor}, linked from {from}");
                linked += 1;
            }
        }
        assert!(linked > 8, "{game}: {linked} links");
    }
}

#[tokio::test]
async fn pieces_are_looked_up_by_kind_group_and_words_in_every_language() {
    let server = in_memory();
    let found = async |query: &str, lang: &str| {
        let text = page(&server, &format!("/cards/{query}"), &format!("lang={lang}")).await.text;
        let n = text.split("role=\"status\">").nth(1).and_then(|rest| rest.split(' ').next());
        n.and_then(|n| n.parse::<u32>().ok()).unwrap_or(0)
    };
    for lang in ["en", "it", "es", "de"] {
        assert_eq!(found("lorenzo", lang).await, 137);
        assert_eq!(found("florenza", lang).await, 49);
        assert_eq!(found("wiege", lang).await, 88);
        assert_eq!(found("wiege?kind=event&period=2", lang).await, 6);
        assert_eq!(found("florenza?kind=palace", lang).await, 4);
    }
    assert_eq!(found("florenza?q=Bergwerk", "de").await, 1);
    assert_eq!(
        found("florenza?q=steps%20on%20one%20track", "en").await,
        1,
        "a search looks through the words too"
    );
    assert_eq!(found("wiege?q=Konstantinopel", "de").await, 1);
    assert_eq!(found("lorenzo?kind=leader&period=1&q=", "en").await, 0, "leaders have no period");
    assert_eq!(found("wiege?q=zzz", "en").await, 0);
}

#[tokio::test]
async fn the_pieces_are_reached_from_every_book_and_from_the_table() {
    let server = in_memory();
    for title in ALL.iter().filter(|title| title.offer == Offer::Always) {
        let game = title.id;
        let link = format!("href=\"/cards/{game}\"");
        let (table, cookie) = sit_down(&server, game).await;
        for from in ["/rules", &format!("/rules/{game}"), &format!("/rulings/{game}"), &table] {
            assert!(page(&server, from, &cookie).await.text.contains(&link), "{game}: {from}");
        }
        let ours = page(&server, &format!("/cards/{game}"), "").await.text;
        assert_eq!(ours.contains(&format!("href=\"/numbers/{game}\"")), game != "lorenzo");
        assert_eq!(ours.contains("class=\"ours\""), game != "lorenzo", "what is our own is marked");
    }
}
