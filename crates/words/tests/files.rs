//! The Fluent files: complete, with the same arguments, and really translated.

mod support;

use lorenzo::Lorenzo;
use std::collections::BTreeSet;
use support::{read, root};
use words::Lang;

/// The files that every language has.
const FILES: [&str; 4] = ["lorenzo.ftl", "wiege.ftl", "board.ftl", "ui.ftl"];
const FOREIGN: [Lang; 3] = [Lang::It, Lang::Es, Lang::De];

/// What is the same in another language as in English: frames without words, names, and words that both have.
const SAME: &[&str] = &[
    // Frames.
    "cost-goods",
    "do-privilege",
    "hint-chance",
    "item-name",
    "needs-cards",
    "notify-waiting",
    "say-leader",
    "stats-interval",
    "text",
    "w-card-character",
    "w-card-great",
    "word",
    // Names and words that a language shares with English.
    "b-bot",
    "b-score-total",
    "game-florenza",
    "game-lorenzo",
    "game-wiege",
    "region-bot",
    "say-per",
    "site-menu",
    "site-name",
    "site-no",
    "tables-hours",
    "tables-minutes",
    "w-b-hand",
];

#[test]
fn each_language_has_the_same_keys_with_the_same_arguments() {
    for file in FILES {
        let english = read(Lang::En, file);
        for lang in FOREIGN {
            let other = read(lang, file);
            let missing: Vec<_> = english.keys().filter(|key| !other.contains_key(*key)).collect();
            let extra: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
            assert!(missing.is_empty() && extra.is_empty(), "{lang}/{file}: {missing:?} {extra:?}");
            for (key, message) in &english {
                assert_eq!(message.args, other[key].args, "{lang}/{file}: {key}");
            }
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english_words = ["the", "you", "your", "with", "when", "and", "of", "is", "are"];
    for file in FILES {
        let english = read(Lang::En, file);
        for lang in FOREIGN {
            for (key, message) in read(lang, file) {
                let is_same = message.pattern == english[&key].pattern;
                assert!(!is_same || SAME.contains(&key.as_str()), "{lang}/{file}: {key} is still English");
                let word =
                    message.text.split(|c: char| !c.is_alphabetic()).find(|w| english_words.contains(w));
                assert!(word.is_none(), "{lang}/{file}: {word:?} in {key}");
            }
        }
    }
}

#[test]
fn each_exception_is_needed() {
    for key in SAME {
        let is_needed = FILES.iter().any(|file| {
            let english = read(Lang::En, file);
            let same =
                |lang| english.get(*key).is_some_and(|it| it.pattern == read(lang, file)[*key].pattern);
            FOREIGN.into_iter().any(same)
        });
        assert!(is_needed, "{key}");
    }
}

#[test]
fn no_file_lies_there_unread() {
    for lang in Lang::ALL {
        for entry in std::fs::read_dir(root().join("ftl").join(lang.code())).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            for key in read(lang, &name).keys() {
                assert!(words::knows(lang, key), "{lang}/{name}: {key}");
            }
        }
    }
}

#[test]
fn a_key_stands_in_one_file_only() {
    for (i, file) in FILES.iter().enumerate() {
        let keys = read(Lang::En, file);
        for other in &FILES[i + 1..] {
            let twice = read(Lang::En, other).into_keys().find(|key| keys.contains_key(key));
            assert_eq!(twice, None, "{file} and {other}");
        }
    }
}

#[test]
fn every_card_has_a_name_in_every_language() {
    let game = Lorenzo::standard();
    let tables = game.tables();
    let slugs: BTreeSet<String> = tables.cards.iter().map(|card| format!("card-{}", card.slug)).collect();
    for lang in [Lang::Es, Lang::De] {
        let keys: BTreeSet<String> = read(lang, "cards.ftl").into_keys().collect();
        assert_eq!(keys, slugs, "{lang}");
    }
    for lang in Lang::ALL {
        let names: BTreeSet<String> =
            tables.cards.iter().map(|card| words::lorenzo::card_name(lang, tables, card.id)).collect();
        assert_eq!(names.len(), 96, "two cards of one name in {lang}");
        assert!(names.iter().all(|name| !name.contains("card-")), "{lang}");
    }
}

#[test]
fn printed_names_win() {
    let game = Lorenzo::standard();
    let translated = read(Lang::Es, "cards.ftl");
    for card in &game.tables().cards {
        if let Some(name) = &card.names.es {
            assert_eq!(&translated[&format!("card-{}", card.slug)].text, name);
        }
    }
}

#[test]
fn typographic_marks_are_used() {
    for lang in Lang::ALL {
        for file in FILES {
            for (key, message) in read(lang, file) {
                let fine = !message.text.contains("...") && !message.text.contains(" - ");
                assert!(fine, "{lang}/{file}: {key}");
                let straight = lang == Lang::It && message.text.contains('\'');
                assert!(!straight, "{lang}/{file}: {key} has a straight apostrophe");
            }
        }
    }
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
        let why = words::say(lang, "hint-why");
        assert!(why.contains(sentence), "{lang}: {why}");
    }
}
