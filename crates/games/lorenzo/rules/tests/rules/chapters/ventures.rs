//! Imprese: paid in resources or military points, worth points at the end.

use crate::support::{play, position};

/// Support to the Bishop: own 4 military and spend 2, or 1 wood, 1 stone and 2 coins; 3 faith.
fn bishop(has: &str) -> String {
    format!("4 players base; round 2; dice 1 1 1; floor venture-1 support-to-the-bishop; seat 0 has {has}")
}

const PLACE: &str = "place:white:venture-1";

#[test]
fn own_four_military_and_spend_two_or_pay_the_goods() {
    assert_eq!(play(&bishop("4 military"), PLACE).change(0), "-2 military, +3 faith");
    let goods = play(&bishop("1 wood, 1 stone, 2 coins"), PLACE).change(0);
    assert_eq!(goods, "-1 wood, -1 stone, -2 coins, +3 faith");
    let both = bishop("4 military, 1 wood, 1 stone, 2 coins");
    assert_eq!(play(&both, PLACE).legal(), ["pay:1", "pay:2"], "the player chooses");
    assert_eq!(play(&both, PLACE).then("pay:1").change(0), "-2 military, +3 faith");
    assert_eq!(play(&both, PLACE).then("pay:2").change(0), goods);
}

#[test]
fn with_three_military_the_four_are_not_owned() {
    assert!(!position(&bishop("3 military")).may(PLACE), "spending 2 would be possible, owning 4 is asked");
    let goods = play(&bishop("3 military, 1 wood, 1 stone, 2 coins"), PLACE).change(0);
    assert_eq!(goods, "-1 wood, -1 stone, -2 coins, +3 faith", "no choice is left");
}

#[test]
fn part_of_each_cost_pays_nothing() {
    assert!(!position(&bishop("3 military, 1 wood, 1 stone, 1 coins")).may(PLACE));
}

#[test]
fn the_larger_number_is_owned_and_the_smaller_spent() {
    let costs = [
        (2, "military-campaign", 3, 2),
        (2, "fighting-heresies", 5, 3),
        (2, "support-to-the-bishop", 4, 2),
        (4, "support-to-the-king", 6, 3),
        (4, "crusade", 8, 4),
        (4, "support-to-the-cardinal", 7, 4),
        (6, "military-conquest", 12, 6),
        (6, "sacred-war", 15, 8),
        (6, "support-to-the-pope", 10, 5),
    ];
    for (round, card, owned, spent) in costs {
        let with = |military: i32| {
            format!(
                "4 players base; round {round}; dice 1 1 1; floor venture-1 {card}; \
                     seat 0 has {military} military"
            )
        };
        assert!(!position(&with(owned - 1)).may(PLACE), "{card}");
        let left = play(&with(owned), PLACE).stock(0);
        assert!(left.contains(&format!("{} military", owned - spent)), "{card}: {left}");
    }
}

#[test]
fn goods_are_paid_and_the_immediate_effect_follows() {
    let text = "4 players base; round 2; dice 1 1 1; floor venture-1 repairing-the-church; \
         seat 0 has 1 wood, 1 stone, 1 coins";
    assert_eq!(play(text, PLACE).change(0), "-1 wood, -1 stone, -1 coins, +1 faith");
    let walls = "4 players base; round 2; dice 1 1 1; floor venture-1 building-the-walls; seat 0 has 3 stone";
    assert_eq!(play(walls, PLACE).then("privilege:wood-stone").change(0), "+1 wood, -2 stone, +2 military");
}

#[test]
fn ventures_do_nothing_during_the_match() {
    let text = "4 players base; round 2; dice 6 6 6; \
         seat 0 cards hiring-recruits, raising-a-statue, fighting-heresies";
    assert_eq!(play(text, "place:white:production-small").change(0), "+2 coins, +1 military");
    assert_eq!(play(text, "place:white:harvest-small").change(0), "+1 wood, +1 stone, +1 servants");
}

#[test]
fn ventures_are_worth_their_points_at_the_end() {
    let text =
        "4 players base; round 6; over; seat 0 cards hiring-recruits, support-to-the-bishop, sacred-war";
    assert_eq!(position(text).sheet(0).ventures, 4 + 1 + 8);
}
