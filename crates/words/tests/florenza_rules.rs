//! The rules of Florenza: the same parts in each language, no dead link, no gap left open, no number lost.

use florenza::Florenza;
use florenza::building::BuildingId;
use std::collections::BTreeSet;
use words::{Lang, rules};

/// A text with its anchors.
type Text = (fn(Lang) -> &'static str, &'static [&'static str]);

const TEXTS: [Text; 3] = [
    (rules::florenza, &rules::FLORENZA_ANCHORS),
    (rules::florenza_rulings, &rules::FLORENZA_RULING_ANCHORS),
    (rules::florenza_numbers, &rules::FLORENZA_NUMBER_ANCHORS),
];

#[test]
fn each_language_has_the_same_anchors_and_texts_of_its_own() {
    for (text, anchors) in TEXTS {
        let english = rules::sections(text(Lang::En));
        for lang in Lang::ALL {
            let sections = rules::sections(text(lang));
            assert!(sections.iter().map(|it| it.anchor).eq(anchors.iter().copied()), "{lang}");
            assert_eq!(text(lang).lines().filter(|line| line.starts_with("## ")).count(), anchors.len());
            for (own, other) in sections.iter().zip(&english) {
                assert!(!own.title.is_empty() && !own.body.is_empty(), "{lang} {}", own.anchor);
                assert!(lang == Lang::En || own.body != other.body, "{lang} {}", own.anchor);
                assert!(!own.body.contains("flo-") && !own.body.contains('{'), "{lang} {}", own.anchor);
            }
        }
    }
}

/// The spaces' icons are reconstructed: they are told as the data have them, beside a link to our own numbers.
#[test]
fn the_icons_of_the_spaces_come_from_the_data() {
    let district = |lang| {
        rules::sections(rules::florenza(lang)).into_iter().find(|it| it.anchor == "district").unwrap().body
    };
    let line = "- **2–8:** 1 marble, 1 wood, 1 metal, 1 spice, 1 cloth, 1 gold, 200 florins\n";
    assert!(district(Lang::En).contains(line), "{}", district(Lang::En));
    for lang in Lang::ALL {
        assert!(district(lang).contains("](#numbers)") && district(lang).contains("- **2–8:** "), "{lang}");
    }
}

#[test]
fn links_lead_somewhere() {
    for (text, _) in TEXTS {
        for lang in Lang::ALL {
            for link in text(lang).split("](#").skip(1) {
                let anchor = link.split(')').next().unwrap_or_default();
                assert!(rules::FLORENZA_ANCHORS.contains(&anchor), "{lang}: {anchor}");
            }
        }
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
    for (text, _) in TEXTS {
        let english = rules::sections(text(Lang::En));
        for lang in Lang::ALL {
            for (own, other) in rules::sections(text(lang)).iter().zip(&english) {
                assert_eq!(numbers(own.body), numbers(other.body), "{lang}: {}", own.anchor);
            }
        }
    }
}

#[test]
fn every_building_and_work_is_explained() {
    let game = Florenza::standard();
    for lang in Lang::ALL {
        let sections = rules::sections(rules::florenza(lang));
        let of = |anchor| sections.iter().find(|it| it.anchor == anchor).expect("the part is there").body;
        for building in BuildingId::all() {
            let name = words::florenza::building_name(lang, game.tables(), building);
            assert!(
                of("buildings").contains(&format!("- **{}, {name}** (", building.number())),
                "{lang}: {name}"
            );
        }
        assert_eq!(of("works").lines().filter(|line| line.starts_with("- **")).count(), 8, "{lang}");
    }
}

#[test]
fn every_number_of_ours_belongs_to_a_part_of_the_text() {
    let game = Florenza::standard();
    let groups: BTreeSet<&str> = game.tables().reconstructed().map(rules::florenza_group).collect();
    let told: BTreeSet<&str> = rules::FLORENZA_NUMBER_ANCHORS[2..].iter().copied().collect();
    assert_eq!(groups, told);
}
