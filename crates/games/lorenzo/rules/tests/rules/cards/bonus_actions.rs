//! The characters that give a bonus action: its value, its tower, its discount, raising and refusing it.

use super::trial::{GONE, TOO_SMALL, card};

const ALL_TOWERS: [&str; 4] = ["territory", "building", "character", "venture"];

#[test]
fn abbess() {
    card(56, "abbess").costs("3 coins", "", "-3 coins, +1 faith");
    card(56, "abbess").bonus_reaches("", &ALL_TOWERS.map(|tower| (tower, 4)));
    let card = card(56, "abbess").beside("floor territory-2 woods; floor territory-3 village");
    let card =
        card.beside("floor building-2 chapel; floor character-2 farmer; floor venture-2 hiring-recruits");
    let played = card.begin("2 wood, 9 coins");
    let takes = ["territory-2", "building-2", "character-2", "venture-2"].map(|it| format!("take:{it}"));
    assert_eq!(played.legal(), [&takes[..], &["decline".to_owned()]].concat());
    assert_eq!(played.refusal("take:character-1").as_deref(), Some(GONE));
    assert_eq!(played.refusal("take:territory-3").as_deref(), Some(TOO_SMALL));
    assert_eq!(card.take("3 coins", "decline"), "-3 coins, +1 faith");
    assert_eq!(card.take("3 coins", "take:territory-2"), "+1 wood, -3 coins, +1 faith");
    assert_eq!(card.take("2 wood, 3 coins", "take:building-2"), "-2 wood, -3 coins, +2 faith");
    assert_eq!(card.take("7 coins", "take:venture-2"), "-7 coins, +5 military, +1 faith");
    // In the tower where the member stands 3 coins are due: 3 for the Abbess, 3, and 3 for the Farmer.
    assert_eq!(card.take("9 coins", "take:character-2"), "-9 coins, +1 faith");
    let why = card.begin("5 coins").refusal("take:character-2");
    assert_eq!(why.as_deref(), Some("the tower is occupied, and you lack 1 coins for it"));
    assert_eq!(card.begin("8 coins").refusal("take:character-2").as_deref(), Some("you lack 1 coins"));
    // A servant raises it to the third floor, which gives its wood.
    let change = "+1 wood, -1 servants, -3 coins, +1 faith";
    assert_eq!(card.take("1 servants, 3 coins", "take:territory-3"), change);
}

#[test]
fn captain() {
    card(57, "captain").costs("4 coins", "", "-4 coins, +2 military");
    card(57, "captain").bonus_reaches("", &[("territory", 6)]);
    let card = card(57, "captain").beside("floor territory-3 woods; floor territory-4 village");
    assert_eq!(card.take("4 coins", "decline"), "-4 coins, +2 military");
    assert_eq!(card.take("4 coins", "take:territory-3"), "+2 wood, -4 coins, +2 military");
    let change = "+2 wood, -1 servants, -4 coins, +2 military";
    assert_eq!(card.take("1 servants, 4 coins", "take:territory-4"), change);
    // Its military points count for the third territory, which asks for 3.
    let third = card.beside("seat 0 cards commercial-hub, gravel-pit");
    assert_eq!(third.take("4 coins, 1 military", "take:territory-3"), "+2 wood, -4 coins, +2 military");
    assert_eq!(third.take("4 coins", ""), "-4 coins, +2 military");
}

#[test]
fn architect() {
    card(58, "architect").costs("4 coins", "", "-4 coins");
    card(58, "architect").bonus_reaches("", &[("building", 6)]);
    let with = |slug: &str| card(58, "architect").beside(&format!("floor building-2 {slug}"));
    // The Mint for 2 stone instead of 1 wood and 3 stone; the Chapel for 1 wood instead of 2.
    assert_eq!(with("mint").take("2 stone, 4 coins", "take:building-2"), "-2 stone, -4 coins, +5 vp");
    assert_eq!(with("mint").take("1 stone, 4 coins", ""), "-4 coins");
    assert_eq!(with("chapel").take("1 wood, 4 coins", "take:building-2"), "-1 wood, -4 coins, +1 faith");
    assert_eq!(with("mint").take("2 stone, 4 coins", "decline"), "-4 coins");
    // Coins are not discounted: the Triumphal Arch for 1 stone and 2 coins.
    let arch = with("triumphal-arch");
    assert_eq!(arch.take("1 stone, 6 coins", "take:building-2"), "-1 stone, -6 coins, +6 vp");
    assert_eq!(arch.take("1 stone, 5 coins", ""), "-4 coins");
    let both = arch.beside("floor building-3 chapel").begin("1 wood, 1 stone, 5 coins");
    assert_eq!(both.refusal("take:building-2").as_deref(), Some("you lack 1 coins"));
    // Never below nothing: the Barracks for free.
    assert_eq!(with("barracks").take("4 coins", "take:building-2"), "-4 coins, +3 vp");
    // With the Stonemason it adds up: the Mint for 2 stone, or for 1.
    let mint = with("mint").beside("seat 0 cards stonemason");
    assert_eq!(mint.take("1 stone, 4 coins", "take:building-2"), "-1 stone, -4 coins, +5 vp");
    // Only this one card is cheaper.
    let later = with("barracks").beside("floor building-1 chapel");
    let played = later.begin("4 coins, 1 wood").then("take:building-2 pass pass pass");
    assert_eq!(played.refusal("place:black:building-1").as_deref(), Some("you lack 1 wood"));
}

#[test]
fn patron() {
    card(59, "patron").costs("3 coins", "", "-3 coins");
    card(59, "patron").bonus_reaches("", &[("character", 6)]);
    let with = |slug: &str| card(59, "patron").beside(&format!("floor character-2 {slug}"));
    // 3 for the Patron, 3 because it stands in the tower, 1 for the Farmer instead of 3.
    assert_eq!(with("farmer").take("7 coins", "take:character-2"), "-7 coins");
    assert_eq!(with("farmer").take("7 coins", "decline"), "-3 coins");
    assert_eq!(with("farmer").take("6 coins", ""), "-3 coins");
    let both = with("farmer").beside("floor character-3 warlord").begin("6 coins");
    assert_eq!(both.refusal("take:character-2").as_deref(), Some("you lack 1 coins"));
    // The Warlord for nothing, and with the stone of the third floor.
    assert_eq!(both.then("take:character-3").change(0), "+1 stone, -6 coins, +3 military");
    // The 3 coins are not discounted.
    assert_eq!(with("warlord").take("5 coins", ""), "-3 coins");
    // With the Dame it adds up: 2, 3, and nothing for the Farmer or the Warlord.
    for (slug, change) in [("farmer", "-5 coins"), ("warlord", "-5 coins, +3 military")] {
        let with_dame = with(slug).beside("seat 0 cards dame");
        assert_eq!(with_dame.take("5 coins", "take:character-2"), change);
    }
    // A card won by it resolves fully, with its own bonus action.
    let chain = with("abbess").beside("floor territory-2 woods");
    let change = "+1 wood, -7 coins, +1 faith";
    assert_eq!(chain.take("7 coins", "take:character-2 take:territory-2"), change);
}

#[test]
fn hero() {
    card(60, "hero").costs("4 coins", "privilege:faith", "-4 coins, +1 faith");
    card(60, "hero").grants_privilege("4 coins");
    card(60, "hero").bonus_reaches("privilege:faith", &[("venture", 6)]);
    let card = card(60, "hero").beside("floor venture-2 military-campaign; floor venture-3 hiring-recruits");
    assert_eq!(card.take("1 military, 4 coins", "privilege:faith"), "-4 coins, +1 faith");
    // The privilege is had before: 2 military points for the 3 that the campaign asks for.
    let campaign = "privilege:military take:venture-2";
    assert_eq!(card.take("1 military, 4 coins", campaign), "-1 coins");
    assert_eq!(card.take("1 military, 4 coins", "privilege:military decline"), "-4 coins, +2 military");
    // The coin of the third floor helps to pay: 4 for the Hero, 4 for the recruits.
    let recruits = "privilege:coins take:venture-3";
    assert_eq!(card.take("5 coins", recruits), "-5 coins, +5 military");
    let recruits = "privilege:wood-stone take:venture-3";
    assert_eq!(card.take("7 coins", recruits), "+1 wood, +1 stone, -7 coins, +5 military");
}

#[test]
fn cardinal() {
    card(69, "cardinal").costs("4 coins", "decline", "-4 coins, +2 faith");
    let card = card(69, "cardinal").beside("seat 0 cards gravel-pit, forest");
    assert_eq!(card.begin("4 coins").legal(), ["servants:0", "decline"]);
    // Value 4: the bonus tile and the Gravel Pit, not the Forest.
    let change = "+1 wood, +3 stone, +1 servants, -4 coins, +2 faith";
    assert_eq!(card.take("4 coins", "servants:0"), change);
    // A servant raises it to 5.
    let change = "+4 wood, +3 stone, -4 coins, +2 faith";
    assert_eq!(card.take("1 servants, 4 coins", "servants:1"), change);
    assert_eq!(card.take("4 coins", "decline"), "-4 coins, +2 faith");
    let why = card.begin("4 coins").refusal("servants:1");
    assert_eq!(why.as_deref(), Some("you can spare 0 servants"));
}

#[test]
fn bishop() {
    card(70, "bishop").costs("5 coins", "decline", "-5 coins, +1 faith");
    let guilds = card(70, "bishop").beside("seat 0 cards painters-guild, sculptors-guild");
    assert_eq!(guilds.begin("5 coins").legal(), ["servants:0", "decline"]);
    // Value 4: the bonus tile and the painters, not the sculptors.
    let change = "-1 wood, -3 coins, +1 military, +1 faith, +3 vp";
    assert_eq!(guilds.take("1 wood, 1 stone, 5 coins", "servants:0 exchange:1"), change);
    // A servant raises it to 5.
    let change = "-1 wood, -1 stone, -1 servants, -3 coins, +1 military, +1 faith, +6 vp";
    let has = "1 wood, 1 stone, 1 servants, 5 coins";
    assert_eq!(guilds.take(has, "servants:1 exchange:1 exchange:1"), change);
    assert_eq!(guilds.take(has, "decline"), "-5 coins, +1 faith");
    // Its faith point is had before, and can be exchanged.
    let baptistery = card(70, "bishop").beside("seat 0 cards baptistery");
    assert_eq!(baptistery.take("5 coins", "servants:0 exchange:1"), "-1 coins, +1 military, +2 vp");
}

#[test]
fn ambassador() {
    card(72, "ambassador").costs("6 coins", "privilege:faith", "-6 coins, +1 faith");
    card(72, "ambassador").grants_privilege("6 coins");
    card(72, "ambassador").bonus_reaches("privilege:faith", &ALL_TOWERS.map(|tower| (tower, 7)));
    // With a tile that takes 4 away it is exactly 3 on the territory tower.
    let values = [("territory", 3), ("building", 7), ("character", 7), ("venture", 7)];
    let hindered = card(72, "ambassador").beside("tiles 1 1 1; seat 0 excommunicated 2");
    hindered.bonus_reaches("privilege:faith", &values);
    let card = card(72, "ambassador").beside("floor territory-4 village; floor venture-4 hiring-recruits");
    assert_eq!(card.take("6 coins", "privilege:faith take:territory-4"), "+2 wood, -6 coins, +1 faith");
    assert_eq!(card.take("6 coins", "privilege:faith decline"), "-6 coins, +1 faith");
    // 2 coins of the privilege and 2 of the fourth floor pay the recruits.
    assert_eq!(card.take("6 coins", "privilege:coins take:venture-4"), "-6 coins, +5 military");
    let why = card.begin("7 coins").then("privilege:faith").refusal("take:venture-4");
    assert_eq!(why.as_deref(), Some("you lack 1 coins"));
}
