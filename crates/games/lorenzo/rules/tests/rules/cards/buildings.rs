//! The 24 buildings: cost, points when taken, and what they do at a production.

use super::trial::{PRIVILEGES, card, production, settled};

#[test]
fn mint() {
    let card = card(25, "mint");
    card.costs("1 wood, 3 stone", "", "-1 wood, -3 stone, +5 vp");
    card.produces(5, "+1 coins");
    // Buildings that are not activated themselves count.
    assert_eq!(settled(&production(5, "theater, mint, triumphal-arch", "")), "+3 coins");
    assert_eq!(settled(&production(4, "theater, mint, triumphal-arch", "")), "nothing");
}

#[test]
fn tax_office() {
    let card = card(26, "tax-office");
    card.costs("3 wood, 1 stone", "", "-3 wood, -1 stone, +5 vp");
    assert_eq!(settled(&production(5, "tax-office", "")), "nothing");
    assert_eq!(settled(&production(5, "tax-office, forest, city, farm", "")), "+3 coins");
    assert_eq!(settled(&production(4, "tax-office, forest, city, farm", "")), "nothing");
}

#[test]
fn triumphal_arch() {
    let card = card(27, "triumphal-arch");
    card.costs("2 stone, 2 coins", "", "-2 stone, -2 coins, +6 vp");
    assert_eq!(settled(&production(6, "triumphal-arch", "")), "nothing");
    assert_eq!(settled(&production(6, "triumphal-arch, crusade, sacred-war", "")), "+2 vp");
    assert_eq!(settled(&production(5, "triumphal-arch, crusade, sacred-war", "")), "nothing");
}

#[test]
fn theater() {
    let card = card(28, "theater");
    card.costs("2 wood, 2 coins", "", "-2 wood, -2 coins, +6 vp");
    assert_eq!(settled(&production(6, "theater", "")), "nothing");
    assert_eq!(settled(&production(6, "theater, knight, abbess, noble, hero", "")), "+4 vp");
    assert_eq!(settled(&production(5, "theater, knight, abbess, noble, hero", "")), "nothing");
}

#[test]
fn carpenters_shop() {
    let card = card(29, "carpenters-shop");
    card.costs("2 wood, 1 coins", "", "-2 wood, -1 coins, +3 vp");
    let one = ("1 wood", "exchange:1", "-1 wood, +3 coins");
    let two = ("2 wood", "exchange:2", "-2 wood, +5 coins");
    card.exchanges(4, &[one, two]);
}

#[test]
fn stonemasons_shop() {
    let card = card(30, "stonemasons-shop");
    card.costs("2 stone, 1 coins", "", "-2 stone, -1 coins, +2 vp");
    let one = ("1 stone", "exchange:1", "-1 stone, +3 coins");
    let two = ("2 stone", "exchange:2", "-2 stone, +5 coins");
    card.exchanges(3, &[one, two]);
}

#[test]
fn chapel() {
    let card = card(31, "chapel");
    card.costs("2 wood", "", "-2 wood, +1 faith");
    card.exchanges(2, &[("1 coins", "exchange:1", "-1 coins, +1 faith")]);
}

#[test]
fn residence() {
    let card = card(32, "residence");
    card.costs("2 stone", "", "-2 stone, +1 vp");
    card.exchanges(1, &[("1 coins", "exchange:1 privilege:coins", "+1 coins")]);
    card.exchanges(1, &[("1 coins", "exchange:1 privilege:faith", "-1 coins, +1 faith")]);
    let asked = production(1, "residence", "1 coins").then("exchange:1");
    assert_eq!(asked.legal(), PRIVILEGES.map(|(answer, _)| answer));
}

#[test]
fn marketplace() {
    let card = card(33, "marketplace");
    card.costs("2 wood, 1 stone", "", "-2 wood, -1 stone, +3 vp");
    card.exchanges(3, &[("3 coins", "exchange:1", "+2 wood, +2 stone, -3 coins")]);
}

#[test]
fn treasury() {
    let card = card(34, "treasury");
    card.costs("3 wood", "", "-3 wood, +4 vp");
    let one = ("1 coins", "exchange:1", "-1 coins, +3 vp");
    let two = ("2 coins", "exchange:2", "-2 coins, +5 vp");
    card.exchanges(3, &[one, two]);
}

#[test]
fn painters_guild() {
    let card = card(35, "painters-guild");
    card.costs("4 wood", "", "-4 wood, +5 vp");
    let one = ("1 wood", "exchange:1", "-1 wood, +3 vp");
    let three = ("3 wood", "exchange:2", "-3 wood, +7 vp");
    card.exchanges(4, &[one, three]);
}

#[test]
fn sculptors_guild() {
    let card = card(36, "sculptors-guild");
    card.costs("4 stone", "", "-4 stone, +6 vp");
    let one = ("1 stone", "exchange:1", "-1 stone, +3 vp");
    let three = ("3 stone", "exchange:2", "-3 stone, +7 vp");
    card.exchanges(5, &[one, three]);
}

#[test]
fn stonemasons_guild() {
    let card = card(37, "stonemasons-guild");
    card.costs("1 wood, 2 stone", "", "-1 wood, -2 stone, +4 vp");
    let each = "1 wood, 1 stone, 1 servants";
    card.exchanges(4, &[(each, "exchange:1", "-1 wood, -1 stone, -1 servants, +6 vp")]);
}

#[test]
fn baptistery() {
    let card = card(38, "baptistery");
    card.costs("3 stone", "", "-3 stone, +1 faith, +2 vp");
    card.exchanges(2, &[("1 faith", "exchange:1", "+2 coins, -1 faith, +2 vp")]);
}

#[test]
fn barracks() {
    let card = card(39, "barracks");
    card.costs("1 wood, 1 stone", "", "-1 wood, -1 stone, +3 vp");
    card.exchanges(1, &[("1 servants", "exchange:1", "-1 servants, +3 military")]);
}

#[test]
fn stronghold() {
    let card = card(40, "stronghold");
    card.costs("2 wood, 2 stone, 2 coins", "", "-2 wood, -2 stone, -2 coins, +8 vp");
    card.produces(6, "+2 military, +2 vp");
}

#[test]
fn bank() {
    let card = card(41, "bank");
    card.costs("1 wood, 3 stone, 3 coins", "", "-1 wood, -3 stone, -3 coins, +7 vp");
    card.produces(2, "+5 coins");
}

#[test]
fn fair() {
    let card = card(42, "fair");
    card.costs("3 wood, 4 coins", "", "-3 wood, -4 coins, +8 vp");
    card.exchanges(4, &[("4 coins", "exchange:1", "+3 wood, +3 stone, -4 coins")]);
}

#[test]
fn garden() {
    let card = card(43, "garden");
    card.costs("4 wood, 2 stone, 2 servants", "", "-4 wood, -2 stone, -2 servants, +10 vp");
    card.costs_servants("4 wood, 2 stone", 2, "-4 wood, -2 stone, -3 servants, +10 vp");
    card.produces(1, "+3 vp");
}

#[test]
fn fortress() {
    let card = card(44, "fortress");
    card.costs("2 wood, 4 stone, 2 coins", "", "-2 wood, -4 stone, -2 coins, +9 vp");
    assert_eq!(production(5, "fortress", "").legal(), PRIVILEGES.map(|(answer, _)| answer));
    for (answer, change) in PRIVILEGES {
        let played = production(5, "fortress", "").then(answer);
        assert_eq!(settled(&played), format!("{change}, +2 vp"));
    }
    assert_eq!(settled(&production(4, "fortress", "")), "nothing");
}

#[test]
fn palace() {
    let card = card(45, "palace");
    card.costs("3 wood, 1 stone, 3 coins", "", "-3 wood, -1 stone, -3 coins, +9 vp");
    card.exchanges(6, &[("1 coins", "exchange:1", "+2 servants, -1 coins, +4 vp")]);
}

#[test]
fn church() {
    let card = card(46, "church");
    card.costs("1 wood, 4 stone", "", "-1 wood, -4 stone, +1 faith, +5 vp");
    let wood = ("1 wood", "exchange:1", "-1 wood, +2 faith");
    let stone = ("1 stone", "exchange:2", "-1 stone, +2 faith");
    card.exchanges(1, &[wood, stone]);
    let why = production(1, "church", "1 wood").refusal("exchange:2");
    assert_eq!(why.as_deref(), Some("you lack 1 stone"));
}

#[test]
fn military_academy() {
    let card = card(47, "military-academy");
    card.costs("2 wood, 2 stone, 1 servants", "", "-2 wood, -2 stone, -1 servants, +7 vp");
    card.costs_servants("2 wood, 2 stone", 1, "-2 wood, -2 stone, -2 servants, +7 vp");
    card.exchanges(3, &[("1 servants", "exchange:1", "-1 servants, +3 military, +1 vp")]);
}

#[test]
fn cathedral() {
    let card = card(48, "cathedral");
    card.costs("4 wood, 4 stone", "", "-4 wood, -4 stone, +3 faith, +7 vp");
    card.produces(2, "+1 vp");
}
