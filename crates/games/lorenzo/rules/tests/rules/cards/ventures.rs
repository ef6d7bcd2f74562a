//! The 24 ventures: cost in goods or military points, what taking them brings, points at the end.

use super::trial::{Card, PRIVILEGES, card, one_less};

/// The venture is paid with military points or with goods; what has changed then.
#[track_caller]
fn costs_either(card: &Card, (required, won): (i16, &str), (goods, bought): (&str, &str)) {
    card.costs(goods, "", bought);
    assert_eq!(card.take(&format!("{required} military"), ""), won);
    // Whoever can pay both ways may choose.
    let rich = format!("{goods}, {required} military");
    assert_eq!(card.begin(&rich).legal(), ["pay:1", "pay:2"]);
    assert_eq!(card.take(&rich, "pay:1"), won);
    assert_eq!(card.take(&rich, "pay:2"), bought);
    // One point less, and only the goods are left; one of the goods less, and only the points.
    let has = required - 1;
    assert_eq!(card.take(&format!("{goods}, {has} military"), ""), bought);
    for (less, item) in one_less(goods) {
        assert_eq!(card.take(&format!("{less}, {required} military"), ""), won);
        assert_eq!(card.refusal(&format!("{less}, {has} military")), format!("you lack 1 {item}"));
    }
}

#[test]
fn hiring_recruits() {
    let card = card(73, "hiring-recruits");
    card.costs("4 coins", "", "-4 coins, +5 military");
    card.scores(4);
}

#[test]
fn repairing_the_church() {
    let card = card(74, "repairing-the-church");
    card.costs("1 wood, 1 stone, 1 coins", "", "-1 wood, -1 stone, -1 coins, +1 faith");
    card.scores(5);
}

#[test]
fn building_the_walls() {
    let card = card(75, "building-the-walls");
    card.grants_privilege("3 stone");
    card.costs("3 stone", "privilege:military", "-3 stone, +4 military");
    card.costs("3 stone", "privilege:coins", "-3 stone, +2 coins, +2 military");
    card.scores(3);
}

#[test]
fn raising_a_statue() {
    let card = card(76, "raising-a-statue");
    card.grants_privilege("2 wood, 2 stone");
    let two = "privilege:coins privilege:faith";
    card.costs("2 wood, 2 stone", two, "-2 wood, -2 stone, +2 coins, +1 faith");
    let two = "privilege:wood-stone privilege:servants";
    card.costs("2 wood, 2 stone", two, "-1 wood, -1 stone, +2 servants");
    // They are different.
    let second = card.begin("2 wood, 2 stone").then("privilege:faith");
    assert_eq!(second.legal(), [0, 1, 2, 3].map(|i: usize| PRIVILEGES[i].0));
    let why = second.refusal("privilege:faith");
    assert_eq!(why.as_deref(), Some("these privileges must be different ones"));
    card.scores(4);
}

#[test]
fn military_campaign() {
    let card = card(77, "military-campaign");
    card.asks_for_military(3, "", "+3 coins, -2 military");
    card.scores(5);
}

#[test]
fn hosting_panhandlers() {
    let card = card(78, "hosting-panhandlers");
    card.costs("3 wood", "", "-3 wood, +4 servants");
    card.scores(4);
}

#[test]
fn fighting_heresies() {
    let card = card(79, "fighting-heresies");
    card.asks_for_military(5, "", "-3 military, +2 faith");
    card.scores(5);
}

#[test]
fn support_to_the_bishop() {
    let card = card(80, "support-to-the-bishop");
    let goods = ("1 wood, 1 stone, 2 coins", "-1 wood, -1 stone, -2 coins, +3 faith");
    costs_either(&card, (4, "-2 military, +3 faith"), goods);
    card.scores(1);
}

#[test]
fn hiring_soldiers() {
    let card = card(81, "hiring-soldiers");
    card.costs("6 coins", "", "-6 coins, +6 military");
    card.scores(5);
}

#[test]
fn repairing_the_abbey() {
    let card = card(82, "repairing-the-abbey");
    card.costs("2 wood, 2 stone, 2 coins", "", "-2 wood, -2 stone, -2 coins, +2 faith");
    card.scores(6);
}

#[test]
fn building_the_bastions() {
    let card = card(83, "building-the-bastions");
    card.grants_privilege("4 stone");
    card.costs("4 stone", "privilege:military", "-4 stone, +5 military");
    card.costs("4 stone", "privilege:servants", "-4 stone, +2 servants, +3 military");
    card.scores(2);
}

#[test]
fn support_to_the_king() {
    let card = card(84, "support-to-the-king");
    card.grants_privilege("6 military");
    card.asks_for_military(6, "privilege:coins", "+7 coins, -3 military");
    card.asks_for_military(6, "privilege:faith", "+5 coins, -3 military, +1 faith");
    card.scores(3);
}

#[test]
fn improving_the_canals() {
    let card = card(85, "improving-the-canals");
    card.costs("2 servants, 3 coins", "decline", "-2 servants, -3 coins");
    card.costs_servants("3 coins", 2, "-3 servants, -3 coins");
    card.scores(5);
    // A harvest of value 4: the bonus tile and the Gravel Pit, not the Forest.
    let card = card.beside("seat 0 cards gravel-pit, forest");
    assert_eq!(card.begin("2 servants, 3 coins").legal(), ["servants:0", "decline"]);
    let change = "+1 wood, +3 stone, -1 servants, -3 coins";
    assert_eq!(card.take("2 servants, 3 coins", "servants:0"), change);
    // One more servant raises it to 5.
    let change = "+4 wood, +3 stone, -2 servants, -3 coins";
    assert_eq!(card.take("3 servants, 3 coins", "servants:1"), change);
}

#[test]
fn hosting_foreigners() {
    let card = card(86, "hosting-foreigners");
    card.costs("4 wood", "", "-4 wood, +5 servants");
    card.scores(4);
}

#[test]
fn crusade() {
    let card = card(87, "crusade");
    card.asks_for_military(8, "", "+5 coins, -4 military, +1 faith");
    card.scores(5);
}

#[test]
fn support_to_the_cardinal() {
    let card = card(88, "support-to-the-cardinal");
    let goods = ("2 wood, 2 stone, 3 coins", "-2 wood, -2 stone, -3 coins, +3 faith");
    costs_either(&card, (7, "-4 military, +3 faith"), goods);
    card.scores(4);
}

#[test]
fn hiring_mercenaries() {
    let card = card(89, "hiring-mercenaries");
    card.costs("8 coins", "", "-8 coins, +7 military");
    card.scores(6);
}

#[test]
fn repairing_the_cathedral() {
    let cost = "3 wood, 3 stone, 3 coins";
    let paid = "-3 wood, -3 stone, -3 coins, +1 faith";
    card(90, "repairing-the-cathedral").costs(cost, "", paid);
    card(90, "repairing-the-cathedral").scores(5);
    let everywhere = [("territory", 7), ("building", 7), ("character", 7), ("venture", 7)];
    card(90, "repairing-the-cathedral").bonus_reaches("", &everywhere);
    // With a tile that takes 4 away it is exactly 3 on the building tower.
    let values = [("territory", 7), ("building", 3), ("character", 7), ("venture", 7)];
    let hindered = card(90, "repairing-the-cathedral").beside("tiles 1 2 1; seat 0 excommunicated 2");
    hindered.bonus_reaches("", &values);
    let others = "floor territory-2 woods; floor character-4 farmer; floor venture-2 crusade";
    let card = card(90, "repairing-the-cathedral").beside(others);
    assert_eq!(card.take("3 wood, 3 stone, 6 coins", "decline"), paid);
    let change = "-3 wood, -1 stone, -6 coins, +1 faith";
    assert_eq!(card.take("3 wood, 3 stone, 6 coins", "take:character-4"), change);
    // In the tower where the member stands 3 coins are due.
    let has = "3 wood, 3 stone, 6 coins, 8 military";
    let change = "-3 wood, -3 stone, -1 coins, -4 military, +2 faith";
    assert_eq!(card.take(has, "take:venture-2"), change);
    let why = card.begin("3 wood, 3 stone, 5 coins, 8 military").refusal("take:venture-2");
    assert_eq!(why.as_deref(), Some("the tower is occupied, and you lack 1 coins for it"));
}

#[test]
fn building_the_towers() {
    let card = card(91, "building-the-towers");
    card.grants_privilege("6 stone");
    card.costs("6 stone", "privilege:military", "-6 stone, +6 military");
    card.costs("6 stone", "privilege:wood-stone", "+1 wood, -5 stone, +4 military");
    card.scores(4);
}

#[test]
fn promoting_sacred_art() {
    let card = card(92, "promoting-sacred-art");
    card.costs("6 wood", "", "-6 wood, +3 faith");
    card.scores(3);
}

#[test]
fn military_conquest() {
    let card = card(93, "military-conquest");
    card.asks_for_military(12, "", "+3 wood, +3 stone, +3 coins, -6 military");
    card.scores(7);
}

#[test]
fn improving_the_roads() {
    let card = card(94, "improving-the-roads");
    card.costs("3 servants, 4 coins", "decline", "-3 servants, -4 coins");
    card.costs_servants("4 coins", 3, "-4 servants, -4 coins");
    card.scores(5);
    // A production of value 3: the bonus tile and the stonemasons, not the carpenters.
    let card = card.beside("seat 0 cards stonemasons-shop, carpenters-shop");
    let has = "1 wood, 1 stone, 3 servants, 4 coins";
    assert_eq!(card.begin(has).legal(), ["servants:0", "decline"]);
    let change = "-1 stone, -3 servants, +1 coins, +1 military";
    assert_eq!(card.take(has, "servants:0 exchange:1"), change);
    // One more servant raises it to 4.
    let has = "1 wood, 1 stone, 4 servants, 4 coins";
    let change = "-1 wood, -1 stone, -4 servants, +4 coins, +1 military";
    assert_eq!(card.take(has, "servants:1 exchange:1 exchange:1"), change);
}

#[test]
fn sacred_war() {
    let card = card(95, "sacred-war");
    card.asks_for_military(15, "", "-8 military, +4 faith");
    card.scores(8);
}

#[test]
fn support_to_the_pope() {
    let card = card(96, "support-to-the-pope");
    let goods = ("3 wood, 3 stone, 4 coins", "-3 wood, -3 stone, -4 coins, +2 faith");
    costs_either(&card, (10, "-5 military, +2 faith"), goods);
    card.scores(10);
}
