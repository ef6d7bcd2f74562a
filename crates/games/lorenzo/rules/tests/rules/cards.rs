//! The 96 development cards, one test each: cost, what taking them brings, what they do later, what they score.
//!
//! The figures are those printed on the cards, written down by hand.

mod bonus_actions;
mod buildings;
mod characters;
mod territories;
mod trial;
mod ventures;

use crate::support::GAME;

/// The files with the tests.
const TESTS: [&str; 5] = [
    include_str!("cards/territories.rs"),
    include_str!("cards/buildings.rs"),
    include_str!("cards/characters.rs"),
    include_str!("cards/bonus_actions.rs"),
    include_str!("cards/ventures.rs"),
];

#[test]
fn every_card_has_its_test() {
    let cards = &GAME.tables().cards;
    assert_eq!(cards.len(), 96);
    for card in cards {
        let head = format!("#[test]\nfn {}() {{\n", card.slug.replace('-', "_"));
        let mention = format!("card({}, \"{}\")", card.id.number(), card.slug);
        let found = TESTS.iter().filter_map(|text| text.split_once(&head)).collect::<Vec<_>>();
        assert_eq!(found.len(), 1, "{} has one test", card.slug);
        let body = found[0].1.split("\n}\n").next().unwrap();
        assert!(body.contains(&mention), "the test of {} is about {mention}", card.slug);
    }
}

#[test]
fn every_test_is_about_a_card() {
    let tests: usize = TESTS.iter().map(|text| text.matches("#[test]\n").count()).sum();
    assert_eq!(tests, 96);
}
