//! Edifici: paid in resources, activated by production; the four effects the book explains.

use crate::support::{play, position};

/// A production of the white die's value with these cards and goods; the tile gives 2 coins and 1 military.
fn production(die: u8, cards: &str, has: &str) -> String {
    format!("2 players base; round 5; dice {die} 1 1; seat 0 cards {cards}; seat 0 has {has}")
}

const PLACE: &str = "place:white:production-small";

#[test]
fn one_wood_for_three_points_or_three_for_seven() {
    let text = production(4, "painters-guild", "4 wood");
    let offered = play(&text, PLACE);
    assert_eq!(offered.legal(), ["exchange:none", "exchange:1", "exchange:2"], "one of the two, or none");
    assert_eq!(offered.then("exchange:1").change(0), "-1 wood, +2 coins, +1 military, +3 vp");
    let seven = play(&text, PLACE).then("exchange:2");
    assert_eq!(seven.change(0), "-3 wood, +2 coins, +1 military, +7 vp");
    assert_eq!(play(&text, PLACE).then("exchange:none").change(0), "+2 coins, +1 military");
    let poorer = play(&production(4, "painters-guild", "2 wood"), PLACE);
    assert_eq!(poorer.legal(), ["exchange:none", "exchange:1"]);
}

#[test]
fn a_point_for_each_character() {
    let with = |cards: &str| play(&production(6, cards, "1 wood"), PLACE).change(0);
    assert_eq!(with("theater, warlord, dame, farmer"), "+2 coins, +1 military, +3 vp");
    assert_eq!(with("theater"), "+2 coins, +1 military");
}

#[test]
fn four_coins_for_three_wood_and_three_stone() {
    let traded = play(&production(4, "fair", "4 coins"), PLACE).then("exchange:1");
    assert_eq!(traded.change(0), "+3 wood, +3 stone, -2 coins, +1 military", "4 paid, 2 from the tile");
    let short = play(&production(4, "fair", "3 coins"), PLACE);
    assert_eq!(short.change(0), "+2 coins, +1 military", "nothing is asked: 3 coins do not pay 4");
}

#[test]
fn one_wood_or_one_stone_for_two_faith() {
    let text = production(1, "church", "1 wood, 1 stone");
    let wood = play(&text, PLACE).then("exchange:1");
    assert_eq!(wood.change(0), "-1 wood, +2 coins, +1 military, +2 faith");
    let stone = play(&text, PLACE).then("exchange:2");
    assert_eq!(stone.change(0), "-1 stone, +2 coins, +1 military, +2 faith");
    assert_eq!(play(&production(1, "church", "1 stone"), PLACE).legal(), ["exchange:none", "exchange:2"]);
}

#[test]
fn the_resources_shown_are_paid() {
    let text = "2 players base; round 3; dice 1 1 1; floor building-1 stronghold";
    let bought = play(&format!("{text}; seat 0 has 3 wood, 3 stone, 3 coins"), "place:white:building-1");
    assert_eq!(bought.change(0), "-2 wood, -2 stone, -2 coins, +8 vp");
    for (has, why) in [
        ("1 wood, 2 stone, 2 coins", "you lack 1 wood"),
        ("2 wood, 1 coins", "you lack 2 stone"),
        ("2 wood, 2 stone", "you lack 2 coins"),
    ] {
        let refused = position(&format!("{text}; seat 0 has {has}")).refusal("place:white:building-1");
        assert_eq!(refused.as_deref(), Some(why));
    }
}

#[test]
fn servants_that_pay_the_building_cannot_raise_the_value() {
    let text = "2 players base; round 5; dice 1 1 1; floor building-1 garden; floor building-2 mint; \
         seat 0 has 4 wood, 2 stone";
    let short = position(&format!("{text}; seat 0 has 1 servants")).refusal("place:white:building-1");
    assert_eq!(short.as_deref(), Some("you lack 1 servants"));
    let exact = play(&format!("{text}; seat 0 has 2 servants"), "place:white:building-1");
    assert_eq!(exact.change(0), "-4 wood, -2 stone, -2 servants, +10 vp");
    let spare = play(&format!("{text}; seat 0 has 3 servants"), "place:white:building-1");
    assert_eq!(spare.refusal("servants:2").as_deref(), Some("you can spare 1 servants"));
    assert_eq!(spare.then("servants:1").change(0), "-4 wood, -2 stone, -3 servants, +10 vp");
}

#[test]
fn a_value_that_takes_all_servants_leaves_none_for_the_garden() {
    let text = "2 players base; round 5; dice 1 1 1; floor building-2 garden; seat 0 has 4 wood, 2 stone";
    assert!(
        !position(&format!("{text}; seat 0 has 3 servants")).may("place:white:building-2"),
        "2 for the value, 2 for the card"
    );
    let both = play(&format!("{text}; seat 0 has 4 servants"), "place:white:building-2");
    assert_eq!(both.change(0), "-4 wood, -2 stone, -4 servants, +10 vp");
}

#[test]
fn buildings_lie_in_the_order_in_which_they_were_taken() {
    let text =
        "2 players base; dice 1 1 1; floor building-1 residence; seat 0 cards chapel; seat 0 has 2 stone";
    assert_eq!(play(text, "place:white:building-1").cards(0), ["chapel", "residence"]);
}

#[test]
fn only_a_production_activates_buildings() {
    let text = "2 players base; round 5; dice 6 6 6; seat 0 cards bank, garden";
    assert_eq!(play(text, "place:white:harvest-small").change(0), "+1 wood, +1 stone, +1 servants");
    let production = play(text, "place:white:production-small").change(0);
    assert_eq!(production, "+7 coins, +1 military, +3 vp");
}
