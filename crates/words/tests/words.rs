//! The words of the pages: complete, with the same arguments, and really translated.

use words::laws::check_catalog;
use words::{Lang, PAGES, key, say};

/// What is the same in another language as in English: frames without words, names, and words that both have.
const SAME: &[&str] = &[
    // Frames.
    "hint-chance",
    "stats-interval",
    "text",
    "word",
    // Names and words that a language shares with English.
    "b-bot",
    "b-score-total",
    "region-bot",
    "site-menu",
    "site-name",
];

#[test]
fn the_words_of_the_pages_are_complete_in_every_language() {
    check_catalog(&PAGES, &[], SAME);
}

/// Hints are in the order of what they are worth, which is not only the chance they show.
#[test]
fn hints_say_that_points_count_for_their_order() {
    let points = [
        (Lang::En, "Points count for the order too."),
        (Lang::It, "Per l’ordine contano anche i punti."),
        (Lang::Es, "Para el orden cuentan también los puntos."),
        (Lang::De, "Für die Reihenfolge zählen auch die Punkte."),
    ];
    for (lang, sentence) in points {
        let why = say(lang, key!("hint-why"));
        assert!(why.contains(sentence), "{lang}: {why}");
    }
}
