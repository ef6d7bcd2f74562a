//! Santa Rita, who doubles what cards bring when they are taken.

use super::{requires, with_hand};
use crate::support::play;

const RITA: &str = "2 players; round 5; dice 6 6 6; seat 0 leaders santa-rita";

/// 8 faith points; wood, stone, coins and servants of immediate effects come twice.
#[test]
fn santa_rita() {
    requires("santa-rita", "seat 0 has 8 faith", &["seat 0 has 7 faith"]);
    let take = |card: &str, space: &str, has: &str| {
        play(&format!("{RITA}; floor {space} {card}; {has}"), &format!("place:white:{space}")).change(0)
    };
    assert_eq!(take("gravel-pit", "territory-1", ""), "+4 stone");
    assert_eq!(take("forest", "territory-1", ""), "+2 wood");
    assert_eq!(take("city", "territory-1", ""), "+6 coins");
    assert_eq!(take("estate", "territory-1", ""), "+2 wood, +4 servants");
    assert_eq!(take("mining-town", "territory-1", ""), "+2 stone, +4 servants");
    assert_eq!(take("hosting-panhandlers", "venture-1", "seat 0 has 3 wood"), "-3 wood, +8 servants");
    let conquest = take("military-conquest", "venture-1", "seat 0 has 12 military");
    assert_eq!(conquest, "+6 wood, +6 stone, +6 coins, -6 military");
    let same_turn = with_hand("santa-rita", "seat 0 has 8 faith; floor territory-1 city")
        .then("play:santa-rita place:white:territory-1");
    assert_eq!(same_turn.change(0), "+6 coins");
}

/// Points come once, and so do privileges, floor bonuses and what a triggered harvest yields.
#[test]
fn santa_rita_doubles_goods_only() {
    let take = |has: &str, actions: &str| play(&format!("{RITA}; {has}"), actions).change(0);
    let monastery = take("floor territory-1 monastery", "place:white:territory-1");
    assert_eq!(monastery, "+2 servants, +2 military");
    let castle = take("floor territory-1 castle", "place:white:territory-1");
    assert_eq!(castle, "+4 coins, +2 vp");
    let crusade = take("floor venture-1 crusade; seat 0 has 8 military", "place:white:venture-1");
    assert_eq!(crusade, "+10 coins, -4 military, +1 faith");
    let province = take("floor territory-1 province", "place:white:territory-1 privilege:wood-stone");
    assert_eq!(province, "+1 wood, +3 stone", "2 stone of the card, and the privilege as it is");
    let knight =
        take("floor character-1 knight; seat 0 has 2 coins", "place:white:character-1 privilege:coins");
    assert_eq!(knight, "nothing", "2 coins paid, 2 received");
    let floor = take("floor territory-3 gravel-pit", "place:white:territory-3");
    assert_eq!(floor, "+1 wood, +4 stone", "the floor's wood comes once");
    let canals = take(
        "seat 0 tile standard; seat 0 cards woods; floor venture-1 improving-the-canals; \
         seat 0 has 2 servants, 3 coins",
        "place:white:venture-1 servants:0",
    );
    assert_eq!(canals, "+2 wood, +1 stone, -1 servants, -3 coins", "tile and woods once");
    let harvest = take("seat 0 tile standard; seat 0 cards forest", "place:white:harvest-small");
    assert_eq!(harvest, "+4 wood, +1 stone, +1 servants");
    let market = take("", "place:white:market-coins");
    assert_eq!(market, "+5 coins");
}

/// Cards won by a bonus action are cards taken: the Captain's territory brings its stone twice.
#[test]
fn santa_rita_counts_for_bonus_actions() {
    let played = play(
        &format!("{RITA}; floor character-1 captain; floor territory-1 gravel-pit; seat 0 has 4 coins"),
        "place:white:character-1 take:territory-1",
    );
    assert_eq!(played.change(0), "+4 stone, -4 coins, +2 military");
}
