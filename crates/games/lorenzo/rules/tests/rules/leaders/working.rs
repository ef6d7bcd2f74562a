//! The two leaders that work once in a round: Sforza harvests, Leonardo produces.

use super::{USED, cards, once_per_round, requires, with_hand};
use crate::support::{play, position};

const LANDS: &str = "seat 0 tile standard; seat 0 cards commercial-hub, woods, village, gravel-pit";
const WORKS: &str = "seat 0 tile standard; seat 0 cards garden, bank, cathedral, stonemasons-shop";

/// 5 ventures; a harvest of value 1. The tile gives 1 wood, 1 stone, 1 servant; the hub of value 1 a coin.
#[test]
fn francesco_sforza() {
    let less = [cards(0, 0, 0, 4), cards(5, 5, 5, 4)];
    requires("francesco-sforza", &cards(0, 0, 0, 5), &less.each_ref().map(String::as_str));
    once_per_round("francesco-sforza", LANDS, "servants:0", "+1 wood, +1 stone, +1 servants, +1 coins");
    let owns = format!("{}; {LANDS}", cards(0, 0, 0, 5));
    let same_turn = with_hand("francesco-sforza", &owns)
        .then("play:francesco-sforza activate:francesco-sforza servants:0");
    assert_eq!(same_turn.change(0), "+1 wood, +1 stone, +1 servants, +1 coins");
}

/// Servants and the Farmer or the Peasant raise the value: 2 reaches the woods, 3 the village, 4 the gravel pit.
#[test]
fn francesco_sforza_is_raised_by_servants_and_characters() {
    let harvest = |has: &str, servants: &str| {
        let text = format!("2 players; round 5; seat 0 leaders francesco-sforza; {LANDS}; {has}");
        play(&text, &format!("activate:francesco-sforza servants:{servants}"))
    };
    let one_servant = harvest("seat 0 has 1 servants", "1");
    assert_eq!(
        (one_servant.worked(), one_servant.change(0).as_str()),
        (vec![2], "+2 wood, +1 stone, +1 coins")
    );
    let farmer = harvest("seat 0 cards farmer", "0");
    assert_eq!(farmer.worked(), [3]);
    assert_eq!(farmer.change(0), "+2 wood, +1 stone, +2 servants, +2 coins");
    let peasant = harvest("seat 0 cards peasant", "0");
    assert_eq!(peasant.worked(), [4]);
    assert_eq!(peasant.change(0), "+2 wood, +3 stone, +2 servants, +2 coins");
    let both = harvest("seat 0 cards farmer, peasant; seat 0 has 2 servants", "2");
    assert_eq!(both.worked(), [8]);
    // The artisan and the scholar are for production.
    assert_eq!(harvest("seat 0 cards artisan, scholar", "0").worked(), [1]);
}

/// No member goes to the harvest area, so it stays free, and one's own colour is not there.
#[test]
fn francesco_sforza_occupies_no_space() {
    let text = format!("2 players; round 5; dice 4 4 4; seat 0 leaders francesco-sforza; {LANDS}");
    let harvested = play(&text, "activate:francesco-sforza servants:0");
    assert!(harvested.may("place:white:harvest-small"));
    let own = format!("{text}; seat 0 member white harvest-small");
    let again = play(&own, "activate:francesco-sforza servants:0");
    assert_eq!(again.worked(), [1], "nor does a member in the area stop it");
}

/// 4 characters and 2 territories; a production of value 0, which activates nothing.
#[test]
fn leonardo_da_vinci() {
    let less = [cards(2, 0, 3, 0), cards(1, 0, 4, 0), cards(6, 0, 0, 0)];
    requires("leonardo-da-vinci", &cards(2, 0, 4, 0), &less.each_ref().map(String::as_str));
    once_per_round("leonardo-da-vinci", WORKS, "servants:0", "nothing");
    let owns = format!("{}; {WORKS}", cards(2, 0, 4, 0));
    let same_turn = with_hand("leonardo-da-vinci", &owns)
        .then("play:leonardo-da-vinci activate:leonardo-da-vinci servants:0");
    assert_eq!((same_turn.worked(), same_turn.change(0).as_str()), (vec![0], "nothing"));
    same_turn.refuses("activate:leonardo-da-vinci", USED);
}

/// Servants and the Artisan or the Scholar raise the value: 1 reaches the tile (1 military, 2 coins) and the garden
/// (3 points), 2 the bank (5 coins) and the cathedral (1 point), 3 the stonemason's shop.
#[test]
fn leonardo_da_vinci_is_raised_by_servants_and_characters() {
    let produce = |has: &str, servants: &str| {
        let text = format!("2 players; round 5; seat 0 leaders leonardo-da-vinci; {WORKS}; {has}");
        play(&text, &format!("activate:leonardo-da-vinci servants:{servants}"))
    };
    let one_servant = produce("seat 0 has 1 servants", "1");
    assert_eq!(one_servant.worked(), [1]);
    assert_eq!(one_servant.change(0), "-1 servants, +2 coins, +1 military, +3 vp");
    let artisan = produce("seat 0 cards artisan", "0");
    assert_eq!((artisan.worked(), artisan.change(0).as_str()), (vec![2], "+7 coins, +1 military, +4 vp"));
    let scholar = produce("seat 0 cards scholar; seat 0 has 1 stone", "0").then("exchange:1");
    assert_eq!(scholar.worked(), [3]);
    assert_eq!(scholar.change(0), "-1 stone, +10 coins, +1 military, +4 vp");
    assert_eq!(produce("seat 0 cards artisan, scholar; seat 0 has 1 servants", "1").worked(), [6]);
    assert_eq!(produce("seat 0 cards farmer, peasant", "0").worked(), [0]);
}

/// Tables that play the English text: servants raise the two leaders' value, characters don't; other bonus actions
/// and members are raised as always.
#[test]
fn the_english_text_counts_servants_only() {
    let english = |leader: &str, has: &str| {
        let text = format!(
            "2 players english-leaders; round 5; seat 0 leaders {leader}; \
             seat 0 cards farmer, peasant, artisan, scholar; {has}"
        );
        position(&text)
    };
    let harvest = english("francesco-sforza", "").then("activate:francesco-sforza servants:0");
    assert_eq!(harvest.worked(), [1]);
    let raised =
        english("francesco-sforza", "seat 0 has 2 servants").then("activate:francesco-sforza servants:2");
    assert_eq!(raised.worked(), [3]);
    let production = english("leonardo-da-vinci", "").then("activate:leonardo-da-vinci servants:0");
    assert_eq!(production.worked(), [0]);
    let member = english("leonardo-da-vinci", "dice 1 1 1").then("place:white:harvest-small");
    assert_eq!(member.worked(), [6]);
    let card = english("leonardo-da-vinci", "seat 0 has 4 coins; floor character-1 cardinal")
        .then("place:white:character-1 servants:0");
    assert_eq!(card.worked(), [9], "the cardinal's harvest of 4 is raised by 2 and 3");
}
