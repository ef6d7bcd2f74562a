//! The rules of Florenza: the same parts in each language, no dead link, no gap left open, no number lost.

use florenza::Florenza;
use florenza::building::BuildingId;
use florenza_play::book;
use florenza_play::texts::building_name;
use std::collections::BTreeSet;
use words::Lang;
use words::book::sections;
use words::laws::check_book;

/// A text with its anchors.
type Text = (fn(Lang) -> &'static str, &'static [&'static str]);

const TEXTS: [Text; 3] = [
    (book::rules, &book::ANCHORS),
    (book::rulings, &book::RULING_ANCHORS),
    (book::numbers, &book::NUMBER_ANCHORS),
];

#[test]
fn each_language_has_the_same_anchors_and_numbers_and_texts_of_its_own() {
    for (text, anchors) in TEXTS {
        check_book(text, anchors, &book::ANCHORS);
        for lang in Lang::ALL {
            for part in sections(text(lang)) {
                assert!(!part.body.contains("flo-") && !part.body.contains('{'), "{lang} {}", part.anchor);
            }
        }
    }
}

/// The spaces' icons are reconstructed: they are told as the data have them, beside a link to our own numbers.
#[test]
fn the_icons_of_the_spaces_come_from_the_data() {
    let district =
        |lang| sections(book::rules(lang)).into_iter().find(|it| it.anchor == "district").unwrap().body;
    let line = "- **2–8:** 1 marble, 1 wood, 1 metal, 1 spice, 1 cloth, 1 gold, 200 florins\n";
    assert!(district(Lang::En).contains(line), "{}", district(Lang::En));
    for lang in Lang::ALL {
        assert!(district(lang).contains("](#numbers)") && district(lang).contains("- **2–8:** "), "{lang}");
    }
}

#[test]
fn every_building_and_work_is_explained() {
    let game = Florenza::standard();
    for lang in Lang::ALL {
        let sections = sections(book::rules(lang));
        let of = |anchor| sections.iter().find(|it| it.anchor == anchor).expect("the part is there").body;
        for building in BuildingId::all() {
            let name = building_name(lang, game.tables(), building);
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
    let groups: BTreeSet<&str> = game.tables().reconstructed().map(book::group).collect();
    let told: BTreeSet<&str> = book::NUMBER_ANCHORS[2..].iter().copied().collect();
    assert_eq!(groups, told);
}
