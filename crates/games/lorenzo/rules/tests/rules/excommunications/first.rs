//! The tiles of the first period: smaller gains and weaker members.

use super::{change, spared, suffering};

const SHORT: &str = "the value is short by";

/// One military point less from each space and from each card; a gain of one becomes none.
#[test]
fn tile_1_1_less_military() {
    let change = |rest: &str, actions: &str| change(1, 1, rest, actions);
    assert_eq!(change("", "place:white:market-military"), "+2 coins, +2 military");
    assert_eq!(spared(1, 1, "", "place:white:market-military"), "+2 coins, +3 military");
    assert_eq!(change("", "place:white:council-palace privilege:military"), "+1 coins, +1 military");
    let warlord = change("floor character-1 warlord; seat 0 has 2 coins", "place:white:character-1");
    assert_eq!(warlord, "-2 coins, +2 military");
    // Each card is a source: the manor house's 2, the citadel's 2 and the mountain town's 1 become 1, 1 and 0.
    let lands = "seat 0 cards manor-house, citadel, mountain-town";
    let harvest = change(lands, "place:white:harvest-small");
    assert_eq!(harvest, "+3 wood, +2 stone, +3 servants, +2 military");
    assert_eq!(
        spared(1, 1, lands, "place:white:harvest-small"),
        "+3 wood, +2 stone, +3 servants, +5 military"
    );
}

/// Floors are spaces too; an exchange gives less but costs the same; a card with a privilege is one source.
#[test]
fn tile_1_1_less_military_from_floors_exchanges_and_privileges() {
    let change = |rest: &str, actions: &str| change(1, 1, rest, actions);
    let third = change("floor building-3 chapel; seat 0 has 2 wood", "place:white:building-3");
    assert_eq!(third, "-2 wood, +1 faith", "the floor's one becomes none");
    let fourth = change("floor building-4 chapel; seat 0 has 2 wood, 1 servants", "place:white:building-4");
    assert_eq!(fourth, "-2 wood, -1 servants, +1 military, +1 faith");
    let barracks = change(
        "seat 0 cards barracks; seat 0 has 1 servants",
        "place:white:production-small servants:0 exchange:1",
    );
    // The tile's own point is no gain from a space or card.
    assert_eq!(barracks, "-1 servants, +2 coins, +3 military", "2 of the barracks and 1 of the bonus tile");
    let walls = "floor venture-1 building-the-walls; seat 0 has 3 stone";
    let walls = change(walls, "place:white:venture-1 privilege:military");
    assert_eq!(walls, "-3 stone, +3 military", "2 and 2, less 1 for the one card");
    let leader = change("seat 0 leaders sandro-botticelli", "activate:sandro-botticelli");
    assert_eq!(leader, "+2 military, +1 vp", "leaders give what they say");
}

/// One coin less from each space and from each card.
#[test]
fn tile_1_2_fewer_coins() {
    let change = |rest: &str, actions: &str| change(1, 2, rest, actions);
    assert_eq!(change("", "place:white:market-coins"), "+4 coins");
    assert_eq!(spared(1, 2, "", "place:white:market-coins"), "+5 coins");
    assert_eq!(change("", "place:white:market-military"), "+1 coins, +3 military");
    assert_eq!(change("", "place:white:council-palace privilege:faith"), "+1 faith", "the one coin is lost");
    assert_eq!(change("floor territory-1 city", "place:white:territory-1"), "+2 coins");
    // The hub's 1, the gold mine's 2 and the village's 1 become 0, 1 and 0.
    let lands = "seat 0 cards commercial-hub, gold-mine, village";
    let harvest = change(lands, "place:white:harvest-small");
    assert_eq!(harvest, "+1 wood, +1 stone, +2 servants, +1 coins");
    // The mint gives a coin for each of two buildings, less 1; the bonus tile's 2 coins stay.
    let mint = change("seat 0 cards mint, barracks", "place:white:production-small");
    assert_eq!(mint, "+3 coins, +1 military");
    let shop = "seat 0 cards carpenters-shop; seat 0 has 2 wood";
    assert_eq!(
        change(shop, "place:white:production-small exchange:2"),
        "-2 wood, +6 coins, +1 military",
        "4 of the shop and 2 of the tile"
    );
    let floor = suffering(1, 2, "floor venture-3 hiring-recruits; seat 0 has 3 coins");
    floor.refuses("place:white:venture-3", "you lack 1 coins");
    let leader = change("seat 0 leaders michelangelo-buonarroti", "activate:michelangelo-buonarroti");
    assert_eq!(leader, "+3 coins");
}

/// One servant less from each space and from each card.
#[test]
fn tile_1_3_fewer_servants() {
    let change = |rest: &str, actions: &str| change(1, 3, rest, actions);
    assert_eq!(change("", "place:white:market-servants"), "+4 servants");
    assert_eq!(spared(1, 3, "", "place:white:market-servants"), "+5 servants");
    assert_eq!(change("", "place:white:council-palace privilege:servants"), "+1 servants, +1 coins");
    let monastery = change("floor territory-1 monastery", "place:white:territory-1");
    assert_eq!(monastery, "+2 military", "its one servant is lost");
    let panhandlers = "floor venture-1 hosting-panhandlers; seat 0 has 3 wood";
    assert_eq!(change(panhandlers, "place:white:venture-1"), "-3 wood, +3 servants");
    // The bonus tile's servant stays; the manor house's 2 and the village's 1 become 1 and 0.
    let harvest = change("seat 0 cards manor-house, village", "place:white:harvest-small");
    assert_eq!(harvest, "+1 wood, +1 stone, +2 servants, +1 coins, +2 military");
    let palace = "seat 0 cards palace; seat 0 has 1 coins";
    assert_eq!(
        change(palace, "place:white:production-small exchange:1"),
        "+1 servants, +1 coins, +1 military, +4 vp"
    );
    let leader = change("seat 0 leaders cosimo-de-medici", "activate:cosimo-de-medici");
    assert_eq!(leader, "+3 servants, +1 vp");
}

/// One wood and one stone less from each space and from each card that gives them.
#[test]
fn tile_1_4_less_wood_and_stone() {
    let change = |rest: &str, actions: &str| change(1, 4, rest, actions);
    let privilege = change("", "place:white:council-palace privilege:wood-stone");
    assert_eq!(privilege, "+1 coins", "1 wood and 1 stone become none");
    assert_eq!(change("floor territory-1 gravel-pit", "place:white:territory-1"), "+1 stone");
    assert_eq!(
        change("floor territory-3 city", "place:white:territory-3"),
        "+3 coins",
        "the floor's wood is lost"
    );
    let fourth = change("floor territory-4 city; seat 0 has 1 servants", "place:white:territory-4");
    assert_eq!(fourth, "+1 wood, -1 servants, +3 coins");
    let stone = change("floor character-4 farmer; seat 0 has 3 coins, 1 servants", "place:white:character-4");
    assert_eq!(stone, "+1 stone, -1 servants, -3 coins");
    // Floor and card are two sources: 1 and 1 wood become none.
    assert_eq!(change("floor territory-3 forest", "place:white:territory-3"), "nothing");
    let conquest =
        change("floor venture-1 military-conquest; seat 0 has 12 military", "place:white:venture-1");
    assert_eq!(conquest, "+2 wood, +2 stone, +3 coins, -6 military");
    // Dukedom: 2 wood and 1 stone become 1 and 0; rock pit: 3 stone become 2; forest: 3 wood become 2. The tile stays.
    let lands = "seat 0 cards dukedom, rock-pit, forest";
    let harvest = change(lands, "place:white:harvest-small");
    assert_eq!(harvest, "+4 wood, +3 stone, +1 servants, +1 coins");
    assert_eq!(spared(1, 4, lands, "place:white:harvest-small"), "+6 wood, +5 stone, +1 servants, +1 coins");
    let fair = change("seat 0 cards fair; seat 0 has 4 coins", "place:white:production-small exchange:1");
    assert_eq!(fair, "+2 wood, +2 stone, -2 coins, +1 military");
    let leader = change("seat 0 leaders giovanni-dalle-bande-nere", "activate:giovanni-dalle-bande-nere");
    assert_eq!(leader, "+1 wood, +1 stone, +1 coins");
}

/// Harvests are worth 3 less, in the large space 6, by card or leader too.
#[test]
fn tile_1_5_weaker_harvest() {
    let worked = |rest: &str, actions: &str| suffering(1, 5, rest).then(actions).worked();
    assert_eq!(worked("", "place:white:harvest-small"), [3]);
    let large = "the value is short by 1, and servants are too few";
    suffering(1, 5, "").refuses("place:white:harvest-large", large);
    assert_eq!(
        worked("seat 0 has 2 servants", "place:white:harvest-large servants:2"),
        [2],
        "6 less 6 and 2"
    );
    assert_eq!(worked("seat 0 cards farmer", "place:white:harvest-small"), [5]);
    assert_eq!(worked("seat 0 cards peasant", "place:white:harvest-large"), [3]);
    assert_eq!(worked("", "place:white:production-small"), [6], "production is as before");
    let cardinal = "floor character-1 cardinal; seat 0 has 4 coins";
    assert_eq!(worked(cardinal, "place:white:character-1 servants:0"), [1]);
    let canals = "floor venture-1 improving-the-canals; seat 0 has 2 servants, 3 coins";
    assert_eq!(worked(canals, "place:white:venture-1 servants:0"), [1]);
    let sforza = suffering(1, 5, "seat 0 leaders francesco-sforza; seat 0 has 3 servants");
    assert_eq!(sforza.then("activate:francesco-sforza servants:3").worked(), [1], "1 less 3 and 3");
    let weak = suffering(1, 5, "dice 3 3 3");
    weak.refuses("place:white:harvest-small", &format!("{SHORT} 1, and servants are too few"));
}

/// Productions are worth 3 less, in the large space 6, by card or leader too.
#[test]
fn tile_1_6_weaker_production() {
    let worked = |rest: &str, actions: &str| suffering(1, 6, rest).then(actions).worked();
    assert_eq!(worked("", "place:white:production-small"), [3]);
    suffering(1, 6, "")
        .refuses("place:white:production-large", &format!("{SHORT} 1, and servants are too few"));
    assert_eq!(
        worked("seat 0 has 2 servants", "place:white:production-large servants:2"),
        [2],
        "6 less 6 and 2"
    );
    assert_eq!(worked("seat 0 cards artisan", "place:white:production-small"), [5]);
    assert_eq!(worked("seat 0 cards scholar", "place:white:production-large"), [3]);
    assert_eq!(worked("", "place:white:harvest-small"), [6], "the harvest is as before");
    let bishop = "floor character-1 bishop; seat 0 has 5 coins";
    assert_eq!(worked(bishop, "place:white:character-1 servants:0"), [1]);
    let roads = "floor venture-1 improving-the-roads; seat 0 has 3 servants, 4 coins";
    assert_eq!(worked(roads, "place:white:venture-1 servants:0"), [0]);
    let leonardo = suffering(1, 6, "seat 0 leaders leonardo-da-vinci; seat 0 has 4 servants");
    assert_eq!(leonardo.then("activate:leonardo-da-vinci servants:4").worked(), [1], "0 less 3 and 4");
}

/// Coloured members are worth 1 less: a black die of 5 gives 4.
#[test]
fn tile_1_7_weaker_coloured_members() {
    let dice = "dice 1 5 3; floor territory-2 forest; floor territory-3 woods";
    let worked =
        |rest: &str, actions: &str| suffering(1, 7, &format!("{dice}; {rest}")).then(actions).worked();
    assert_eq!(worked("", "place:black:harvest-small"), [4]);
    assert_eq!(worked("", "place:orange:production-small"), [2]);
    let played = suffering(1, 7, dice);
    played.refuses("place:black:territory-3", &format!("{SHORT} 1, and servants are too few"));
    played.refuses("place:orange:territory-2", &format!("{SHORT} 1, and servants are too few"));
    played.refuses("place:white:council-palace", &format!("{SHORT} 1, and servants are too few"));
    let servant = suffering(1, 7, &format!("{dice}; seat 0 has 1 servants"));
    assert!(servant.may("place:black:territory-3") && servant.may("place:white:council-palace"));
    let warlord = suffering(1, 7, &format!("{dice}; seat 0 cards warlord"));
    assert!(warlord.may("place:black:territory-3"), "5 less 1, and the warlord's 2");
    let neutral = "seat 0 has 2 servants";
    assert_eq!(
        worked(neutral, "place:neutral:harvest-small servants:2"),
        [2],
        "the neutral one is as before"
    );
    let bonus = suffering(
        1,
        7,
        "floor character-1 abbess; floor venture-2 hosting-panhandlers; seat 0 has 3 wood, 3 coins",
    );
    let bonus = bonus.then("place:white:character-1");
    assert!(bonus.may("take:venture-2"), "a bonus action has no member");
}
