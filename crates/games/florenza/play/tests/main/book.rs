//! The rules of Florenza: the same parts in each language, no dead link, no gap left open, no number lost.

use florenza::Florenza;
use florenza::building::BuildingId;
use florenza_play::texts::building_name;
use florenza_play::{FlorenzaBundle, book};
use playable::{Offered, Playable};
use std::collections::BTreeSet;
use words::Lang;
use words::book::sections;
use words::laws::check_book;

/// The rules of the game with its standard data.
fn rules(lang: Lang) -> String {
    book::rules(Florenza::standard().tables(), lang)
}

/// A text with its anchors.
type Text = (fn(Lang) -> String, &'static [&'static str]);

const TEXTS: [Text; 3] = [
    (rules, &book::ANCHORS),
    (|lang| book::rulings(lang).into(), &book::RULING_ANCHORS),
    (|lang| book::numbers(lang).into(), &book::NUMBER_ANCHORS),
];

#[test]
fn each_language_has_the_same_anchors_and_numbers_and_texts_of_its_own() {
    for (text, anchors) in TEXTS {
        check_book(text, anchors, &book::ANCHORS);
        for lang in Lang::ALL {
            for part in sections(&text(lang)) {
                assert!(!part.body.contains("flo-") && !part.body.contains('{'), "{lang} {}", part.anchor);
            }
        }
    }
}

/// The spaces' icons are reconstructed: they are told as the data have them, beside a link to our own numbers.
#[test]
fn the_icons_of_the_spaces_come_from_the_data() {
    let district = |lang| {
        let text = rules(lang);
        sections(&text).into_iter().find(|it| it.anchor == "district").unwrap().body.to_owned()
    };
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
        let text = rules(lang);
        let sections = sections(&text);
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

/// Whoever corrects a number reads it in the rules, too.
#[test]
fn the_rules_have_the_numbers_of_the_data() {
    let read = |file: &&str| {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/data");
        std::fs::read_to_string(format!("{folder}/{file}")).expect("a data file")
    };
    let own =
        FlorenzaBundle::FILES.iter().map(|file| read(file).replace("\"points\": 5,", "\"points\": 11,"));
    let own = FlorenzaBundle::from_texts(&own.collect::<Vec<_>>()).expect("data that can be");
    let told = |game: &Florenza| FlorenzaBundle::rules(game, Lang::En).contains("(11 points)");
    assert!(told(&own) && !told(&Florenza::standard()));
}

#[test]
fn every_number_of_ours_belongs_to_a_part_of_the_text() {
    let game = Florenza::standard();
    let groups: BTreeSet<&str> = game.tables().reconstructed().map(book::group).collect();
    let told: BTreeSet<&str> = book::NUMBER_ANCHORS[2..].iter().copied().collect();
    assert_eq!(groups, told);
}
