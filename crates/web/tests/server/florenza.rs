//! Florenza Dice Game at a table: played with forms alone, read about in every language, opened against the Pope.

use crate::pages::{form, led, page, value};
use crate::support::in_memory;
use axum::http::StatusCode;
use florenza::Florenza;

#[tokio::test]
async fn a_match_alone_is_played_with_forms_to_its_end() {
    let server = in_memory();
    let asked = page(&server, "/open?game=florenza", "").await.text;
    assert!(asked.contains("name=\"level_of_pope\"") && asked.contains("reach 60 points"));
    let fields = "game=florenza&name=Anna&seat0=me&seat1=none&level_of_pope=hard";
    let (table, cookie) = led(&form(&server, "/open", "", fields).await);
    let first = page(&server, &table, &cookie).await.text;
    assert!(first.contains("class=\"florenza\"") && first.contains("florenza.css"));
    assert!(first.contains("Pope Sixtus IV") && first.contains("reach 60 points (hard)"));
    for decision in 0.. {
        let text = page(&server, &table, &cookie).await.text;
        if text.contains("The match is over") {
            break;
        }
        assert!(decision < 2000, "the match does not end");
        let action = value(&text, "action");
        if decision % 7 == 0 {
            let peek = page(&server, &format!("{table}/peek?action={action}"), &cookie).await.text;
            assert!(peek.contains(&format!("value=\"{action}\"")), "{peek}");
        }
        let fields = format!("version={}&seat=0&action={action}", value(&text, "version"));
        led(&form(&server, &format!("{table}/act"), &cookie, &fields).await);
    }
    let over = page(&server, &table, &cookie).await.text;
    assert!(over.contains("score-sheet") && over.contains("Total"));
    assert!(page(&server, &format!("{table}/log"), "").await.text.contains("The first buildings"));
    let replay = page(&server, &format!("{table}/replay?at=9"), "").await;
    assert!(replay.status == StatusCode::OK && replay.text.contains("class=\"florenza"));
}

#[tokio::test]
async fn with_others_the_pope_is_not_asked_for() {
    let server = in_memory();
    let fields = "game=florenza&name=Anna&seat0=me&seat1=bot&seat2=bot&level_of_pope=hard";
    let (table, cookie) = led(&form(&server, "/open", "", fields).await);
    let text = page(&server, &table, &cookie).await.text;
    assert!(text.contains("class=\"florenza\"") && !text.contains("Pope Sixtus"));
    let quick = "game=florenza&name=Anna&bots=0&level=able";
    let (table, cookie) = led(&form(&server, "/open", "", quick).await);
    assert!(page(&server, &table, &cookie).await.text.contains("reach 50 points (normal)"));
}

#[tokio::test]
async fn rules_rulings_and_our_own_numbers_are_there_to_read() {
    let server = in_memory();
    for lang in ["en", "it", "es", "de"] {
        for what in ["rules", "rulings"] {
            let text = page(&server, &format!("/{what}/florenza?lang={lang}"), "").await.text;
            assert!(text.contains("<h2 id=\"") && !text.contains("{#"), "{what} {lang}");
        }
    }
    let text = page(&server, "/numbers/florenza", "").await.text;
    let game = Florenza::standard();
    for value in game.tables().reconstructed() {
        assert!(text.contains(&format!("<code>{}</code>", value.path)), "{}", value.path);
    }
    assert!(text.contains("--rules"));
    assert!(page(&server, "/", "").await.text.contains("Florenza Dice Game"));
}
