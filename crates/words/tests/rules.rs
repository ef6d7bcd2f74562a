//! The rules: the same parts in each language, no dead link, no gap left open.

use lorenzo::Lorenzo;
use words::{Lang, rules};

/// Every text, in any language.
const TEXTS: [fn(Lang) -> &'static str; 5] =
    [rules::lorenzo, rules::lorenzo_rulings, rules::wiege, rules::wiege_rulings, rules::wiege_cards];

fn anchors(text: &str) -> Vec<&str> {
    rules::sections(text).iter().map(|section| section.anchor).collect()
}

#[test]
fn each_language_has_the_same_anchors() {
    for lang in Lang::ALL {
        assert_eq!(anchors(rules::lorenzo(lang)), rules::ANCHORS, "{lang}");
        assert_eq!(anchors(rules::lorenzo_rulings(lang)), rules::RULING_ANCHORS, "{lang}");
        assert_eq!(anchors(rules::wiege(lang)), rules::WIEGE_ANCHORS, "{lang}");
        assert_eq!(anchors(rules::wiege_rulings(lang)), rules::WIEGE_RULING_ANCHORS, "{lang}");
        assert_eq!(anchors(rules::wiege_cards(lang)), ["known", "ours", "correct"], "{lang}");
    }
}

#[test]
fn every_heading_has_an_anchor_and_every_part_a_text() {
    for lang in Lang::ALL {
        for text in TEXTS.map(|text| text(lang)) {
            let headings = text.lines().filter(|line| line.starts_with("## ")).count();
            assert_eq!(headings, rules::sections(text).len(), "{lang}");
            for section in rules::sections(text) {
                assert!(!section.title.is_empty() && !section.body.is_empty(), "{lang} {}", section.anchor);
            }
        }
    }
}

#[test]
fn titles_and_texts_differ_between_languages() {
    for text in TEXTS {
        let english = rules::sections(text(Lang::En));
        for lang in [Lang::It, Lang::Es, Lang::De] {
            for (own, other) in rules::sections(text(lang)).iter().zip(&english) {
                assert_ne!(own.title, other.title, "{lang}");
                assert_ne!(own.body, other.body, "{lang}");
            }
        }
    }
}

#[test]
fn links_lead_somewhere() {
    for lang in Lang::ALL {
        let books =
            [(rules::lorenzo(lang), &rules::ANCHORS[..]), (rules::lorenzo_rulings(lang), &rules::ANCHORS)];
        let more = [
            (rules::wiege(lang), &rules::WIEGE_ANCHORS[..]),
            (rules::wiege_rulings(lang), &rules::WIEGE_ANCHORS),
        ];
        for (text, anchors) in books.into_iter().chain(more) {
            for link in text.split("](#").skip(1) {
                let anchor = link.split(')').next().unwrap_or_default();
                assert!(anchors.contains(&anchor), "{lang}: {anchor}");
            }
        }
    }
}

#[test]
fn every_language_explains_each_leader_and_tile() {
    let game = Lorenzo::standard();
    for lang in Lang::ALL {
        let text = rules::lorenzo(lang);
        let of = |anchor| rules::sections(text).into_iter().find(|it| it.anchor == anchor).unwrap().body;
        for leader in &game.tables().leaders {
            let name = words::lorenzo::leader_name(lang, game.tables(), leader.id);
            assert!(of("leaders").contains(&format!("- **{name}** (")), "{lang}: {name}");
        }
        assert_eq!(of("excommunications").matches("\n- **I").count() + 1, 21 + 1, "{lang}");
        assert_eq!(of("bonus-tiles").lines().filter(|line| line.starts_with("- ")).count(), 5, "{lang}");
        assert!(!text.contains("fx-") && !text.contains("tile-"), "{lang}");
        let gaps = text.lines().filter(|line| line.starts_with('{')).count();
        assert_eq!(gaps, 0, "{lang}");
    }
}

#[test]
fn the_rules_say_the_same_numbers_in_every_language() {
    let numbers = |text: &str| {
        let mut found: Vec<u32> =
            text.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
        found.sort_unstable();
        found
    };
    for of in TEXTS {
        let english = rules::sections(of(Lang::En));
        for lang in [Lang::It, Lang::Es, Lang::De] {
            for (own, other) in rules::sections(of(lang)).iter().zip(&english) {
                assert_eq!(numbers(own.body), numbers(other.body), "{lang}: {}", own.anchor);
            }
        }
    }
}
