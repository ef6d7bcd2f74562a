//! The pages beside the tables: pieces one by one, searching the rules, one's own tables, the size of the text.

use crate::pages::{form, led, page};
use crate::support::{Server, in_memory};
use axum::http::StatusCode;

async fn text(server: &Server, path: &str) -> String {
    let answer = page(server, path, "lang=en").await;
    assert_eq!(answer.status, StatusCode::OK, "{path}");
    answer.text
}

#[tokio::test]
async fn every_piece_has_a_page_that_shows_it_large_and_leads_back() {
    let server = in_memory();
    let large = text(&server, "/cards/lorenzo/farmer?kind=character&period=1").await;
    for part in [
        "large-piece",
        "<title>Farmer",
        "8 of 137 shown",
        "href=\"/cards/lorenzo?kind=character&amp;period=1#at-farmer\"",
    ] {
        assert!(large.contains(part), "{part}");
    }
    for game in ["lorenzo", "florenza", "wiege"] {
        let all = text(&server, &format!("/cards/{game}")).await;
        let start = format!("href=\"/cards/{game}/");
        let pieces: Vec<&str> =
            all.split(start.as_str()).skip(1).filter_map(|rest| rest.split(['#', '"']).next()).collect();
        assert!(pieces.len() > 40, "{game}: {} pieces", pieces.len());
        for piece in pieces.iter().step_by(17) {
            assert!(
                text(&server, &format!("/cards/{game}/{piece}")).await.contains("large-piece"),
                "{piece}"
            );
        }
    }
    let lost = page(&server, "/cards/lorenzo/no-such-card", "").await;
    assert_eq!(lost.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn filters_are_links_that_keep_what_else_was_wished_for() {
    let server = in_memory();
    let found = text(&server, "/cards/lorenzo?kind=venture&q=faith").await;
    assert!(found.contains("href=\"/cards/lorenzo?kind=venture&amp;period=2&amp;q=faith\""), "a period more");
    assert!(found.contains("href=\"/cards/lorenzo?q=faith\""), "all kinds");
    assert!(found.contains("name=\"kind\" value=\"venture\""), "a search stays with its kind");
    let nothing = text(&server, "/cards/lorenzo?q=%3Cscript%3E").await;
    assert!(nothing.contains("0 of 137 shown") && !nothing.contains("<script>"));
}

#[tokio::test]
async fn the_rules_are_searched_without_a_script() {
    let server = in_memory();
    let found = text(&server, "/rules/lorenzo?q=Harvest").await;
    assert!(found.contains("<mark>") && found.contains("href=\"/rules/lorenzo#harvest\""), "{found}");
    let nothing = text(&server, "/rules/lorenzo?q=%3Czebra").await;
    assert!(nothing.contains("Nothing about “&lt;zebra”"), "{nothing}");
    // All chapters are there, whichever of them is shown.
    let (chapters, whole) =
        (text(&server, "/rules/lorenzo").await, text(&server, "/rules/lorenzo?all=1").await);
    for book in [&chapters, &whole] {
        assert_eq!(book.matches("<section class=\"chapter\">").count(), 23);
    }
    assert!(chapters.contains("by-chapter") && !whole.contains("by-chapter"));
}

#[tokio::test]
async fn a_browsers_tables_stand_on_its_page() {
    let server = in_memory();
    let empty = text(&server, "/mine").await;
    assert!(empty.contains("No table waits for you.") && empty.contains("Play now"));
    let opened = form(&server, "/open", "", "game=nim&name=Anna&seat0=me&seat1=bot").await;
    let tables = opened.headers.get_all("set-cookie").iter().filter_map(|it| it.to_str().ok());
    let tables = tables.filter_map(|it| it.split(';').next()).find(|it| it.starts_with("tables="));
    let cookie = format!("{}; lang=en", tables.expect("the tables are remembered"));
    let (table, _) = led(&opened);
    let mine = page(&server, "/mine", &cookie).await.text;
    assert!(mine.contains(&format!("href=\"{table}\"")), "{mine}");
    assert!(mine.contains("1 table waits for you") && mine.contains("You are to decide."), "{mine}");
}

#[tokio::test]
async fn the_size_of_the_text_is_the_readers_choice() {
    let server = in_memory();
    let (to, cookie) = led(&form(&server, "/prefs", "", "size=large&back=%2Frules").await);
    assert_eq!((to.as_str(), cookie.as_str()), ("/rules", "size=large"));
    assert!(page(&server, "/rules", &cookie).await.text.contains("data-size=\"large\""));
    assert!(!page(&server, "/rules", "size=huge").await.text.contains("data-size"));
    assert_eq!(form(&server, "/prefs", "", "size=huge").await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_page_brings_the_symbols_that_it_shows_and_few_others() {
    let server = in_memory();
    for path in ["/", "/rules/lorenzo", "/mine", "/open?game=wiege", "/cards/florenza"] {
        let page = text(&server, path).await;
        let ids = |start: &str| -> std::collections::BTreeSet<String> {
            page.split(start).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
        };
        let (used, brought) = (ids("<use href=\"#"), ids("<symbol id=\""));
        assert!(used.is_subset(&brought), "{path}: {used:?}, {brought:?}");
        assert!(brought.len() < 45, "{path}: {brought:?}");
    }
}
