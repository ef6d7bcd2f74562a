//! The characters that have a lasting effect, or bring points and privileges when taken.

use super::trial::{
    PRIVILEGES, TOO_SMALL, TOWERS, UPPER_FLOORS, card, harvest, production, settled, short_by,
};
use crate::support::position;

/// With the character every action on this tower counts so much more; on the others it does not.
#[track_caller]
fn raises_tower(slug: &str, tower: &str, amount: i32) {
    for (other, cards) in TOWERS {
        let bonus = if other == tower { amount } else { 0 };
        for ((floor, need), card) in UPPER_FLOORS.into_iter().zip(cards) {
            for die in 1..=6 {
                let played = position(&format!(
                    "4 players base; round 6; dice {die} 1 1; seat 0 cards {slug}; \
                     seat 0 has 9 wood, 9 stone, 9 coins; floor {other}-{floor} {card}"
                ));
                let why = played.refusal(&format!("place:white:{other}-{floor}"));
                assert_eq!(why, short_by(need - die - bonus), "{slug}, {other}-{floor} with a die of {die}");
            }
        }
    }
}

/// With these cards a member is refused on the large space, or is not; the die is that of the white one.
#[track_caller]
fn on_large(area: &str, cards: &str, member: &str, die: u8) -> Option<String> {
    let text = format!("4 players base; round 6; dice {die} 1 1; seat 0 cards {cards}");
    position(&text).refusal(&format!("place:{member}:{area}-large"))
}

/// What has changed when seat 0, who owns these cards and goods, takes this card from this floor.
#[track_caller]
fn climbed(cards: &str, floor: &str, slug: &str, die: u8, has: &str) -> String {
    let text = format!("4 players base; round 6; dice {die} 1 1; floor {floor} {slug}; seat 0 has {has}");
    let owned = if cards.is_empty() { String::new() } else { format!("seat 0 cards {cards}") };
    settled(&position(&format!("{text}; {owned}")).then(&format!("place:white:{floor}")))
}

#[test]
fn warlord() {
    card(49, "warlord").costs("2 coins", "", "-2 coins, +3 military");
    raises_tower("warlord", "territory", 2);
    let later = card(49, "warlord").beside("floor territory-2 woods").begin("2 coins").then("pass pass pass");
    assert!(later.may("place:black:territory-2"), "the Warlord just taken counts");
    let owned = "seat 0 cards warlord";
    card(57, "captain").beside(owned).bonus_reaches("", &[("territory", 8)]);
    let values = [("territory", 6), ("building", 4), ("character", 4), ("venture", 4)];
    card(56, "abbess").beside(owned).bonus_reaches("", &values);
}

#[test]
fn stonemason() {
    card(50, "stonemason").costs("4 coins", "", "-4 coins");
    raises_tower("stonemason", "building", 2);
    let owned = "seat 0 cards stonemason";
    card(58, "architect").beside(owned).bonus_reaches("", &[("building", 8)]);
    // One wood or one stone less, as one likes and can.
    let mint = card(25, "mint").beside(owned);
    assert_eq!(mint.begin("1 wood, 3 stone").legal(), ["pay:1", "pay:2"]);
    assert_eq!(mint.take("1 wood, 3 stone", "pay:1"), "-3 stone, +5 vp");
    assert_eq!(mint.take("1 wood, 3 stone", "pay:2"), "-1 wood, -2 stone, +5 vp");
    assert_eq!(mint.take("3 stone", ""), "-3 stone, +5 vp");
    assert_eq!(mint.take("1 wood, 2 stone", ""), "-1 wood, -2 stone, +5 vp");
    assert!(["you lack 1 wood", "you lack 1 stone"].contains(&mint.refusal("2 stone").as_str()));
    card(31, "chapel").beside(owned).costs("1 wood", "", "-1 wood, +1 faith");
    card(32, "residence").beside(owned).costs("1 stone", "", "-1 stone, +1 vp");
    assert_eq!(card(28, "theater").beside(owned).refusal("2 wood, 1 coins"), "you lack 1 coins");
    // Buildings only.
    card(78, "hosting-panhandlers").beside(owned).costs("3 wood", "", "-3 wood, +4 servants");
    card(75, "building-the-walls").beside(owned).costs(
        "3 stone",
        "privilege:faith",
        "-3 stone, +2 military, +1 faith",
    );
}

#[test]
fn dame() {
    card(51, "dame").costs("4 coins", "", "-4 coins");
    raises_tower("dame", "character", 2);
    let owned = "seat 0 cards dame";
    card(59, "patron").beside(owned).bonus_reaches("", &[("character", 8)]);
    card(52, "knight").beside(owned).costs("1 coins", "privilege:faith", "-1 coins, +1 faith");
    card(67, "paramour").beside(owned).costs("6 coins", "", "-6 coins, +4 vp");
    // Not on the coins for an occupied tower, and characters only.
    let second = card(53, "farmer").beside("seat 0 cards dame; seat 1 member white character-2");
    second.costs("5 coins", "", "-5 coins");
    assert_eq!(second.refusal("2 coins"), "the tower is occupied, and you lack 1 coins for it");
    card(73, "hiring-recruits").beside(owned).costs("4 coins", "", "-4 coins, +5 military");
    card(27, "triumphal-arch").beside(owned).costs("2 stone, 2 coins", "", "-2 stone, -2 coins, +6 vp");
}

#[test]
fn knight() {
    card(52, "knight").costs("2 coins", "privilege:coins", "nothing");
    card(52, "knight").costs("2 coins", "privilege:faith", "-2 coins, +1 faith");
    card(52, "knight").grants_privilege("2 coins");
    raises_tower("knight", "venture", 2);
    card(60, "hero").beside("seat 0 cards knight").bonus_reaches("privilege:faith", &[("venture", 8)]);
}

#[test]
fn farmer() {
    card(53, "farmer").costs("3 coins", "", "-3 coins");
    // A die of 1 harvests with 3, a die of 2 with 4.
    assert_eq!(settled(&harvest(1, "farmer, village, gravel-pit")), "+1 servants, +1 coins");
    assert_eq!(settled(&harvest(2, "farmer, village, gravel-pit")), "+2 stone, +1 servants, +1 coins");
    assert_eq!(settled(&production(2, "farmer, stonemasons-shop", "1 stone")), "nothing");
    assert_eq!(on_large("harvest", "farmer", "white", 2), None);
    assert_eq!(on_large("harvest", "farmer", "white", 1).as_deref(), Some(TOO_SMALL));
    // A bonus harvest of 4 becomes one of 6.
    let cardinal = card(69, "cardinal").beside("seat 0 cards farmer, monastery");
    assert_eq!(cardinal.take("4 coins", "servants:0"), "+1 wood, +2 stone, +1 servants, -4 coins, +3 faith");
}

#[test]
fn artisan() {
    card(54, "artisan").costs("3 coins", "", "-3 coins");
    // A die of 1 produces with 3, a die of 2 with 4.
    let shops = |die| production(die, "artisan, stonemasons-shop, carpenters-shop", "1 wood, 1 stone");
    assert_eq!(settled(&shops(1).then("exchange:1")), "-1 stone, +3 coins");
    assert_eq!(settled(&shops(2).then("exchange:1 exchange:1")), "-1 wood, -1 stone, +6 coins");
    assert_eq!(settled(&harvest(2, "artisan, village")), "nothing");
    assert_eq!(on_large("production", "artisan", "white", 2), None);
    assert_eq!(on_large("production", "artisan", "white", 1).as_deref(), Some(TOO_SMALL));
    // A bonus production of 4 becomes one of 6.
    let bishop = card(70, "bishop").beside("seat 0 cards artisan, stronghold");
    assert_eq!(bishop.take("5 coins", "servants:0"), "-3 coins, +3 military, +1 faith, +2 vp");
}

#[test]
fn preacher() {
    card(55, "preacher").costs("2 coins", "", "-2 coins, +4 faith");
    // Its own floor still gives its bonus, no later one does.
    assert_eq!(climbed("", "character-3", "preacher", 5, "2 coins"), "+1 stone, -2 coins, +4 faith");
    let floors = [
        ("territory-3", "village", "", "+1 wood", "nothing"),
        ("territory-4", "village", "", "+2 wood, -1 servants", "-1 servants"),
        ("building-3", "chapel", "2 wood", "-2 wood, +1 military, +1 faith", "-2 wood, +1 faith"),
        (
            "building-4",
            "chapel",
            "2 wood",
            "-2 wood, -1 servants, +2 military, +1 faith",
            "-2 wood, -1 servants, +1 faith",
        ),
        ("character-3", "farmer", "3 coins", "+1 stone, -3 coins", "-3 coins"),
        ("character-4", "farmer", "3 coins", "+2 stone, -1 servants, -3 coins", "-1 servants, -3 coins"),
        ("venture-3", "hiring-recruits", "4 coins", "-3 coins, +5 military", "-4 coins, +5 military"),
        (
            "venture-4",
            "hiring-recruits",
            "4 coins",
            "-1 servants, -2 coins, +5 military",
            "-1 servants, -4 coins, +5 military",
        ),
    ];
    for (floor, slug, goods, without, with) in floors {
        let (die, servants) = if floor.ends_with('4') { (6, "1 servants") } else { (5, "0 servants") };
        let has = [goods, servants].into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(", ");
        assert_eq!(climbed("", floor, slug, die, &has), without, "{floor}");
        assert_eq!(climbed("preacher", floor, slug, die, &has), with, "{floor}");
    }
    // So it cannot help to pay the card either.
    let text = "4 players base; dice 5 1 1; floor venture-3 hiring-recruits; seat 0 has 3 coins";
    assert!(position(text).may("place:white:venture-3"));
    let why = position(&format!("{text}; seat 0 cards preacher")).refusal("place:white:venture-3");
    assert_eq!(why.as_deref(), Some("you lack 1 coins"));
    // Nor does a bonus action bring it.
    let captain = card(57, "captain").beside("floor territory-3 village");
    assert_eq!(captain.take("4 coins", "take:territory-3"), "+1 wood, -4 coins, +2 military");
    let captain = captain.beside("seat 0 cards preacher");
    assert_eq!(captain.take("4 coins", "take:territory-3"), "-4 coins, +2 military");
}

#[test]
fn peasant() {
    card(61, "peasant").costs("4 coins", "", "-4 coins");
    // A die of 1 harvests with 4, a die of 2 with 5.
    assert_eq!(settled(&harvest(1, "peasant, gravel-pit, forest")), "+2 stone");
    assert_eq!(settled(&harvest(2, "peasant, gravel-pit, forest")), "+3 wood, +2 stone");
    assert_eq!(settled(&harvest(1, "farmer, peasant, monastery")), "+1 stone, +1 faith");
    assert_eq!(settled(&production(2, "peasant, stonemasons-shop", "1 stone")), "nothing");
    assert_eq!(on_large("harvest", "peasant", "white", 1), None);
    assert_eq!(on_large("harvest", "peasant", "neutral", 1).as_deref(), Some(TOO_SMALL));
    let cardinal = card(69, "cardinal").beside("seat 0 cards peasant, monastery");
    assert_eq!(cardinal.take("4 coins", "servants:0"), "+1 wood, +2 stone, +1 servants, -4 coins, +3 faith");
}

#[test]
fn scholar() {
    card(62, "scholar").costs("4 coins", "", "-4 coins");
    // A die of 1 produces with 4, a die of 2 with 5.
    let guilds = |die| production(die, "scholar, painters-guild, sculptors-guild", "1 wood, 1 stone");
    assert_eq!(settled(&guilds(1).then("exchange:1")), "-1 wood, +3 vp");
    assert_eq!(settled(&guilds(2).then("exchange:1 exchange:1")), "-1 wood, -1 stone, +6 vp");
    assert_eq!(settled(&production(1, "artisan, scholar, stronghold", "")), "+2 military, +2 vp");
    assert_eq!(settled(&harvest(2, "scholar, village")), "nothing");
    assert_eq!(on_large("production", "scholar", "white", 1), None);
    assert_eq!(on_large("production", "scholar", "neutral", 1).as_deref(), Some(TOO_SMALL));
    let bishop = card(70, "bishop").beside("seat 0 cards scholar, stronghold");
    assert_eq!(bishop.take("5 coins", "servants:0"), "-3 coins, +3 military, +1 faith, +2 vp");
}

#[test]
fn papal_messenger() {
    card(63, "papal-messenger").costs("5 coins", "", "-5 coins, +3 faith");
}

#[test]
fn royal_messenger() {
    let card = card(64, "royal-messenger");
    let three = "privilege:wood-stone privilege:servants privilege:military";
    card.costs("5 coins", three, "+1 wood, +1 stone, +2 servants, -5 coins, +2 military");
    let three = "privilege:faith privilege:coins privilege:servants";
    card.costs("5 coins", three, "+2 servants, -3 coins, +1 faith");
    card.grants_privilege("5 coins");
    // All three are different.
    let second = card.begin("5 coins").then("privilege:coins");
    assert_eq!(second.legal(), [0, 1, 3, 4].map(|i: usize| PRIVILEGES[i].0));
    let why = second.refusal("privilege:coins");
    assert_eq!(why.as_deref(), Some("these privileges must be different ones"));
    assert_eq!(second.then("privilege:faith").legal(), [0, 1, 3].map(|i: usize| PRIVILEGES[i].0));
}

#[test]
fn noble() {
    let card = card(65, "noble");
    card.costs("6 coins", "", "-6 coins");
    card.beside("seat 0 cards forest, city, farm").costs("6 coins", "", "-6 coins, +6 vp");
}

#[test]
fn governor() {
    let card = card(66, "governor");
    card.costs("6 coins", "", "-6 coins");
    card.beside("seat 0 cards mint, bank, chapel, fair").costs("6 coins", "", "-6 coins, +8 vp");
}

#[test]
fn paramour() {
    let card = card(67, "paramour");
    // It counts itself.
    card.costs("7 coins", "", "-7 coins, +2 vp");
    card.beside("seat 0 cards knight, farmer, hero").costs("7 coins", "", "-7 coins, +8 vp");
}

#[test]
fn herald() {
    let card = card(68, "herald");
    card.costs("6 coins", "", "-6 coins");
    card.beside("seat 0 cards crusade, hiring-recruits").costs("6 coins", "", "-6 coins, +4 vp");
}

#[test]
fn general() {
    let card = card(71, "general");
    card.costs("5 coins", "", "-5 coins");
    // One point for two, rounded down; they are kept.
    let points = [(1, "-5 coins"), (2, "-5 coins, +1 vp"), (7, "-5 coins, +3 vp"), (25, "-5 coins, +12 vp")];
    for (military, change) in points {
        assert_eq!(card.take(&format!("5 coins, {military} military"), ""), change);
    }
}
