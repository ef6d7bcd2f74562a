//! The leaders that bring goods or points once in a round.

use super::{PRIVILEGES, cards, once_per_round, requires, with_hand};
use crate::support::play;

/// 18 coins; 1 faith point.
#[test]
fn girolamo_savonarola() {
    requires("girolamo-savonarola", "seat 0 has 18 coins", &["seat 0 has 17 coins"]);
    once_per_round("girolamo-savonarola", "", "", "+1 faith");
    let same_turn = with_hand("girolamo-savonarola", "seat 0 has 18 coins")
        .then("play:girolamo-savonarola activate:girolamo-savonarola");
    assert_eq!(same_turn.change(0), "+1 faith");
}

/// 12 military points; 1 wood, 1 stone and 1 coin.
#[test]
fn giovanni_dalle_bande_nere() {
    requires("giovanni-dalle-bande-nere", "seat 0 has 12 military", &["seat 0 has 11 military"]);
    once_per_round("giovanni-dalle-bande-nere", "", "", "+1 wood, +1 stone, +1 coins");
    let same_turn = with_hand("giovanni-dalle-bande-nere", "seat 0 has 12 military")
        .then("play:giovanni-dalle-bande-nere activate:giovanni-dalle-bande-nere");
    assert_eq!(same_turn.change(0), "+1 wood, +1 stone, +1 coins");
}

/// 10 wood; 2 military points and 1 victory point.
#[test]
fn sandro_botticelli() {
    requires("sandro-botticelli", "seat 0 has 10 wood", &["seat 0 has 9 wood", "seat 0 has 10 stone"]);
    once_per_round("sandro-botticelli", "", "", "+2 military, +1 vp");
    let same_turn = with_hand("sandro-botticelli", "seat 0 has 10 wood")
        .then("play:sandro-botticelli activate:sandro-botticelli");
    assert_eq!(same_turn.change(0), "+2 military, +1 vp");
}

/// 10 stone; 3 coins.
#[test]
fn michelangelo_buonarroti() {
    requires("michelangelo-buonarroti", "seat 0 has 10 stone", &["seat 0 has 9 stone", "seat 0 has 10 wood"]);
    once_per_round("michelangelo-buonarroti", "", "", "+3 coins");
    let same_turn = with_hand("michelangelo-buonarroti", "seat 0 has 10 stone")
        .then("play:michelangelo-buonarroti activate:michelangelo-buonarroti");
    assert_eq!(same_turn.change(0), "+3 coins");
}

/// 15 servants; one council privilege, any of the five.
#[test]
fn ludovico_iii_gonzaga() {
    requires("ludovico-iii-gonzaga", "seat 0 has 15 servants", &["seat 0 has 14 servants"]);
    for (option, gain) in PRIVILEGES {
        once_per_round("ludovico-iii-gonzaga", "", &format!("privilege:{option}"), gain);
    }
    let asked = play("2 players; seat 0 leaders ludovico-iii-gonzaga", "activate:ludovico-iii-gonzaga");
    assert_eq!(asked.legal().len(), 5, "prestige belongs to the house rules");
    let same_turn = with_hand("ludovico-iii-gonzaga", "seat 0 has 15 servants")
        .then("play:ludovico-iii-gonzaga activate:ludovico-iii-gonzaga privilege:servants");
    assert_eq!(same_turn.change(0), "+2 servants");
}

/// 4 buildings and 2 characters; 3 servants and 1 victory point.
#[test]
fn cosimo_de_medici() {
    let less = [cards(0, 3, 2, 0), cards(0, 4, 1, 0), cards(0, 6, 0, 0)];
    requires("cosimo-de-medici", &cards(0, 4, 2, 0), &less.each_ref().map(String::as_str));
    once_per_round("cosimo-de-medici", "", "", "+3 servants, +1 vp");
    let same_turn = with_hand("cosimo-de-medici", &cards(0, 4, 2, 0))
        .then("play:cosimo-de-medici activate:cosimo-de-medici");
    assert_eq!(same_turn.change(0), "+3 servants, +1 vp");
}

/// 4 territories and 2 ventures; 4 victory points.
#[test]
fn bartolomeo_colleoni() {
    let less = [cards(3, 0, 0, 2), cards(4, 0, 0, 1), cards(0, 4, 2, 0)];
    requires("bartolomeo-colleoni", &cards(4, 0, 0, 2), &less.each_ref().map(String::as_str));
    once_per_round("bartolomeo-colleoni", "", "", "+4 vp");
    let same_turn = with_hand("bartolomeo-colleoni", &cards(4, 0, 0, 2))
        .then("play:bartolomeo-colleoni activate:bartolomeo-colleoni");
    assert_eq!(same_turn.change(0), "+4 vp");
}
