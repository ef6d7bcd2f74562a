//! What must hold for what every game brings, for nim.

mod bots;

use arena::pieces::PieceStats;
use nim::{Config, Nim};
use nim_play::NimBundle;
use playable::{Offered, laws};
use words::Worded;
use words::laws::{check_book, check_catalog};

const MATCH: Config = Config { players: 3 };

#[test]
fn its_words_are_complete_in_every_language() {
    check_catalog(NimBundle::CATALOG, &[], &["game-name"]);
    laws::check_words::<NimBundle>(&Nim, &MATCH);
}

#[test]
fn what_is_counted_has_its_words() {
    assert!(NimBundle::uses(&Nim).is_empty(), "nim counts nothing");
    laws::check_counted::<NimBundle>(&Nim);
}

#[test]
fn its_rules_say_the_same_in_every_language() {
    let anchors = ["overview", "turn", "end"];
    check_book(|lang| NimBundle::rules(&Nim, lang), &anchors, &anchors);
    check_book(NimBundle::rulings, &["ruling-passing"], &anchors);
}

#[test]
fn its_table_leads_to_the_rules_and_can_be_played_in_words() {
    assert_eq!(laws::check_links::<NimBundle>(&Nim, &[MATCH]), ["end", "overview"]);
    assert!(laws::check_text_table::<NimBundle>(&Nim, &MATCH) >= 3);
}

#[test]
fn its_heaps_can_be_looked_up() {
    laws::check_gallery::<NimBundle>(&Nim);
}
