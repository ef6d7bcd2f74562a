//! The 24 territories: free, with what they bring when taken and at a harvest.

use super::trial::{Card, PRIVILEGES, card, harvest, settled};

/// Taking the territory costs nothing and brings this.
#[track_caller]
fn taken(card: &Card, change: &str) {
    assert_eq!(card.take("", ""), change);
}

/// As a third territory it asks for 3 military points, and its own do not count.
#[track_caller]
fn own_military_does_not_open_the_slot(card: Card, change: &str) {
    let third = card.beside("seat 0 cards commercial-hub, woods");
    let why = "your next territory needs 3 military points: you have 2";
    assert_eq!(third.refusal("2 military"), why);
    assert_eq!(third.take("3 military", ""), change);
}

#[test]
fn commercial_hub() {
    let card = card(1, "commercial-hub");
    taken(&card, "nothing");
    card.harvests(1, "+1 coins");
}

#[test]
fn woods() {
    let card = card(2, "woods");
    taken(&card, "+1 wood");
    card.harvests(2, "+1 wood");
}

#[test]
fn village() {
    let card = card(3, "village");
    taken(&card, "nothing");
    card.harvests(3, "+1 servants, +1 coins");
}

#[test]
fn gravel_pit() {
    let card = card(4, "gravel-pit");
    taken(&card, "+2 stone");
    card.harvests(4, "+2 stone");
}

#[test]
fn forest() {
    let card = card(5, "forest");
    taken(&card, "+1 wood");
    card.harvests(5, "+3 wood");
}

#[test]
fn monastery() {
    let card = card(6, "monastery");
    taken(&card, "+1 servants, +2 military");
    card.harvests(6, "+1 stone, +1 faith");
    own_military_does_not_open_the_slot(card, "+1 servants, +2 military");
}

#[test]
fn citadel() {
    let card = card(7, "citadel");
    taken(&card, "nothing");
    card.harvests(5, "+1 stone, +2 military");
}

#[test]
fn city() {
    taken(&card(8, "city"), "+3 coins");
    assert_eq!(harvest(6, "city").legal(), PRIVILEGES.map(|(answer, _)| answer));
    for (answer, change) in PRIVILEGES {
        assert_eq!(settled(&harvest(6, "city").then(answer)), change);
    }
    assert_eq!(settled(&harvest(5, "city")), "nothing");
}

#[test]
fn gold_mine() {
    let card = card(9, "gold-mine");
    taken(&card, "+1 coins");
    card.harvests(1, "+2 coins");
}

#[test]
fn mountain_town() {
    let card = card(10, "mountain-town");
    taken(&card, "+1 servants");
    card.harvests(3, "+2 wood, +1 military");
}

#[test]
fn mining_town() {
    let card = card(11, "mining-town");
    taken(&card, "+1 stone, +2 servants");
    card.harvests(4, "+2 stone, +1 servants");
}

#[test]
fn rock_pit() {
    let card = card(12, "rock-pit");
    taken(&card, "+1 wood");
    card.harvests(3, "+3 stone");
}

#[test]
fn estate() {
    let card = card(13, "estate");
    taken(&card, "+1 wood, +2 servants");
    card.harvests(4, "+2 wood, +1 coins");
}

#[test]
fn hermitage() {
    let card = card(14, "hermitage");
    taken(&card, "+1 faith");
    card.harvests(2, "+1 faith");
}

#[test]
fn manor_house() {
    let card = card(15, "manor-house");
    taken(&card, "nothing");
    card.harvests(5, "+2 servants, +2 military");
}

#[test]
fn dukedom() {
    let card = card(16, "dukedom");
    taken(&card, "+4 coins");
    card.harvests(6, "+2 wood, +1 stone, +1 coins");
}

#[test]
fn trading_town() {
    let card = card(17, "trading-town");
    taken(&card, "+1 servants, +1 coins");
    card.harvests(1, "+3 coins");
}

#[test]
fn farm() {
    let card = card(18, "farm");
    taken(&card, "+1 wood, +1 vp");
    card.harvests(3, "+2 wood, +2 vp");
}

#[test]
fn colony() {
    let card = card(19, "colony");
    taken(&card, "+2 military");
    card.harvests(5, "+1 wood, +4 vp");
    own_military_does_not_open_the_slot(card, "+2 military");
}

#[test]
fn marble_pit() {
    let card = card(20, "marble-pit");
    taken(&card, "+3 vp");
    card.harvests(2, "+2 stone, +1 vp");
}

#[test]
fn province() {
    let card = card(21, "province");
    card.grants_privilege("");
    assert_eq!(card.take("", "privilege:wood-stone"), "+1 wood, +2 stone");
    assert_eq!(card.take("", "privilege:faith"), "+1 stone, +1 faith");
    card.harvests(6, "+1 stone, +4 vp");
}

#[test]
fn sanctuary() {
    let card = card(22, "sanctuary");
    taken(&card, "+1 faith");
    card.harvests(1, "+1 coins, +1 faith");
}

#[test]
fn castle() {
    let card = card(23, "castle");
    taken(&card, "+2 coins, +2 vp");
    card.harvests(4, "+1 servants, +3 military");
}

#[test]
fn fortified_town() {
    let card = card(24, "fortified-town");
    taken(&card, "+1 servants, +2 military");
    card.harvests(2, "+2 servants, +1 military");
    own_military_does_not_open_the_slot(card, "+1 servants, +2 military");
}
