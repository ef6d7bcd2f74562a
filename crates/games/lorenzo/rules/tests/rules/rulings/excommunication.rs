//! Excommunication: R41 to R48.

use crate::support::{play, position};

/// Seat 0 suffers this tile of the first period.
fn first(number: u8, rest: &str, actions: &str) -> String {
    let text = format!(
        "4 players; round 5; dice 6 6 6; tiles {number} 1 1; seat 0 excommunicated 1; \
         seat 0 tile standard; {rest}"
    );
    play(&text, actions).change(0)
}

/// A finished match of two, in which seat 0 suffers this tile of the third period and is second in strength.
fn third(number: u8, rest: &str) -> lorenzo::ScoreSheet {
    let text = format!(
        "2 players base; round 6; over; tiles 1 1 {number}; seat 0 excommunicated 3; \
         seat 1 has 25 military; {rest}"
    );
    position(&text).sheet(0)
}

/// Each space and each card is a source and loses one of a kind; its privileges belong to it. Bonus tiles and leaders
/// are no sources.
#[test]
fn r41_one_less_of_each_source() {
    assert_eq!(first(2, "", "place:white:council-palace privilege:coins"), "+2 coins", "1 and 2, less 1");
    assert_eq!(first(2, "", "place:white:council-palace privilege:faith"), "+1 faith", "1 becomes none");
    let privileges = first(1, "", "place:white:market-privileges privilege:military privilege:coins");
    assert_eq!(privileges, "+2 coins, +1 military");
    let king = "floor venture-1 support-to-the-king; seat 0 has 6 military";
    let supported = first(2, king, "place:white:venture-1 privilege:coins");
    assert_eq!(supported, "+6 coins, -3 military", "5 and 2, less 1");
    let lands = first(2, "seat 0 cards gold-mine, trading-town", "place:white:harvest-small");
    assert_eq!(lands, "+1 wood, +1 stone, +1 servants, +3 coins", "2 and 3, less 1 each");
    assert_eq!(
        first(2, "", "place:white:production-small"),
        "+2 coins, +1 military",
        "the bonus tile gives all"
    );
    let gonzaga =
        first(2, "seat 0 leaders ludovico-iii-gonzaga", "activate:ludovico-iii-gonzaga privilege:coins");
    assert_eq!(gonzaga, "+2 coins");
    let discard = first(2, "seat 0 hand sisto-iv", "discard:sisto-iv privilege:coins");
    assert_eq!(discard, "+2 coins");
    let floor_and_card = "floor venture-3 military-campaign; seat 0 has 3 military";
    let campaign = first(2, floor_and_card, "place:white:venture-3");
    assert_eq!(campaign, "+2 coins, -2 military", "1 and 3, less 1 each");
}

/// The tile for wood and stone takes one of each kind that comes.
#[test]
fn r42_wood_and_stone() {
    assert_eq!(first(4, "", "place:white:council-palace privilege:wood-stone"), "+1 coins");
    let conquest = "floor venture-1 military-conquest; seat 0 has 12 military";
    assert_eq!(first(4, conquest, "place:white:venture-1"), "+2 wood, +2 stone, +3 coins, -6 military");
    assert_eq!(
        first(4, "floor territory-1 gravel-pit", "place:white:territory-1"),
        "+1 stone",
        "stone alone"
    );
}

/// Of an exchange the gain is lessened, not the payment.
#[test]
fn r43_exchanges() {
    let shop = "seat 0 cards stonemasons-shop; seat 0 has 1 stone";
    let coins = first(2, shop, "place:white:production-small exchange:1");
    assert_eq!(coins, "-1 stone, +4 coins, +1 military", "2 of the shop, 2 of the tile");
    let stone = first(4, shop, "place:white:production-small exchange:1");
    assert_eq!(stone, "-1 stone, +5 coins, +1 military");
    let residence = "seat 0 cards residence; seat 0 has 1 coins";
    let privilege = first(2, residence, "place:white:production-small exchange:1 privilege:coins");
    assert_eq!(privilege, "+2 coins, +1 military", "1 paid; 2 less 1 of the residence, 2 of the tile");
}

/// The first turn of a round is passed, leaders and all, and made up after everyone else, in turn order.
#[test]
fn r44_skipped_turns() {
    let text = "3 players; round 5; tiles 1 7 1; order 1 2 0; seat 2 excommunicated 2; \
                seat 0 excommunicated 2; seat 2 leaders michelangelo-buonarroti";
    let mut played = position(text);
    let mut seats = Vec::new();
    while played.state.open.round == 5 {
        seats.push(played.mover());
        played = played.then("pass");
    }
    assert_eq!(seats, [1, 1, 2, 0, 1, 2, 0, 1, 2, 0, 2, 0]);
}

/// With the market ban no member goes there; privileges and everything else are as before.
#[test]
fn r45_market_ban() {
    let text = "4 players; round 5; tiles 1 5 1; seat 0 excommunicated 2; seat 0 has 1 servants";
    for member in ["white", "neutral"] {
        for space in ["market-coins", "market-servants", "market-military", "market-privileges"] {
            position(text)
                .refuses(&format!("place:{member}:{space}"), "your excommunication forbids the market");
        }
    }
    let council = play(text, "place:white:council-palace servants:0 privilege:coins");
    assert_eq!(council.change(0), "+3 coins");
}

/// A fifth of the points on the track, rounded down, before anything else is scored and after the last report.
#[test]
fn r46_lose_a_fifth() {
    let sheet = third(4, "seat 0 has 26 vp, 25 wood; seat 0 cards woods, village, city, farmer");
    assert_eq!((sheet.track, sheet.lost_before, sheet.lost), (26, -5, 0));
    assert_eq!(sheet.total, 26 - 5 + 1 + 1 + 2 + 5);
    let report = "2 players base; round 6; turns 3; turn 1; tiles 1 1 4; seat 0 has 24 vp, 1 faith";
    let after = play(report, "pass").sheet(0);
    assert_eq!((after.track, after.lost_before), (25, -5), "faith is scored first");
}

/// Military points, printed wood and stone, and resources are lost from the total; resources still score.
#[test]
fn r47_lose_from_the_total() {
    let military = third(5, "seat 0 has 12 military, 20 vp");
    assert_eq!((military.lost, military.military, military.total), (-12, 2, 10));
    let buildings = third(6, "seat 0 has 20 vp; seat 0 cards cathedral, garden, treasury");
    assert_eq!((buildings.lost, buildings.total), (-17, 5), "4 and 4; 4 and 2; 3");
    let resources = third(7, "seat 0 has 3 wood, 1 stone, 4 coins, 2 servants, 20 vp");
    assert_eq!((resources.lost, resources.resources, resources.total), (-10, 2, 14));
}

/// Nobody ends under zero.
#[test]
fn r48_not_under_zero() {
    let sheet = third(5, "seat 0 has 12 military, 3 vp");
    assert_eq!((sheet.track + sheet.military + sheet.lost, sheet.total), (-7, 0));
    let exact = third(5, "seat 0 has 12 military, 10 vp");
    assert_eq!(exact.total, 0);
}
