//! Five players, by the house rules of `variant-5p.json`; no part of the published game.

use super::preparation::{order, set_up};
use crate::support::{play, position};
use lorenzo::Config;
use lorenzo::items::Item;

const FIVE: &str = "5 players base; dice 5 5 5";

#[test]
fn five_begin_with_more_goods_and_five_to_nine_coins() {
    let played = set_up(Config::base(5), 3);
    for (place, number) in order(&played).into_iter().enumerate() {
        let mut stock = played.stock_of(number as u8);
        assert_eq!(stock[Item::Coins], 5 + place as i16);
        stock[Item::Coins] = 0;
        assert_eq!(stock.to_string(), "3 wood, 3 stone, 4 servants");
    }
}

#[test]
fn two_more_market_spaces_are_open() {
    assert_eq!(play(FIVE, "place:white:market-wood-stone").change(0), "+2 wood, +2 stone");
    assert_eq!(play(FIVE, "place:white:market-prestige").change(0), "+1 vp, +1 prestige");
    for players in 2..=4 {
        let fewer = position(&format!("{players} players base; dice 5 5 5"));
        assert!(!fewer.may("place:white:market-wood-stone") && !fewer.may("place:white:market-prestige"));
    }
}

#[test]
fn no_space_is_closed() {
    let played = position(FIVE);
    for space in ["production-large", "harvest-large", "market-military", "market-privileges"] {
        assert!(played.may(&format!("place:white:{space}")), "{space}");
    }
}

#[test]
fn a_privilege_may_be_prestige() {
    let visit = "place:white:council-palace privilege:prestige";
    assert_eq!(play(FIVE, visit).change(0), "+1 coins, +1 prestige");
    let four = play("4 players base; dice 5 5 5", "place:white:council-palace");
    assert!(!four.may("privilege:prestige"));
}

#[test]
fn an_occupied_tower_costs_two_coins() {
    let text = format!(
        "{FIVE}; turns 1; seat 1 member white territory-1; floor territory-2 village; seat 0 has 2 coins"
    );
    assert_eq!(play(&text, "place:white:territory-2").change(0), "-2 coins");
}

#[test]
fn the_extra_bonus_tile() {
    let text = "5 players advanced; dice 1 1 1; seat 0 tile variant-servants-military";
    assert_eq!(play(text, "place:white:production-small").change(0), "+2 servants, +1 military");
    assert_eq!(play(text, "place:white:harvest-small").change(0), "+1 wood, +1 stone, +1 coins");
    let five = set_up(Config::new(5), 1).legal_with("tile:");
    assert_eq!(five.len(), 5, "four advanced tiles and the extra one: {five:?}");
}

#[test]
fn prestige_counts_double_for_the_first_and_single_for_the_second() {
    let text = "5 players base; round 6; over; seat 0 has 4 prestige; seat 1 has 3 prestige; \
         seat 2 has 3 prestige; \
         seat 3 has 2 prestige";
    let played = position(text);
    let scores = [0, 1, 2, 3, 4].map(|number| played.sheet(number).prestige);
    assert_eq!(scores, [8, 3, 3, 0, 0]);
    let tied = position("5 players base; round 6; over; seat 0 has 4 prestige; seat 1 has 4 prestige");
    assert_eq!((tied.sheet(0).prestige, tied.sheet(1).prestige), (8, 8));
}

#[test]
fn the_prestige_track_ends_at_nine() {
    let famous = play(&format!("{FIVE}; seat 0 has 9 prestige"), "place:white:market-prestige");
    assert_eq!(famous.change(0), "+1 vp");
}
