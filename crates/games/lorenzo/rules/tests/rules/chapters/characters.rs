//! Personaggi: paid in coins; bonus actions, lasting effects, and every effect the book explains.

use crate::support::{Played, play, position, seat};

/// The Abbess (3 coins: 1 faith, then any card at value 4) on a floor that asks for nothing more.
fn abbess(rest: &str) -> Played {
    let text = format!("4 players base; round 2; dice 1 1 1; floor character-1 abbess; {rest}");
    let played = play(&text, "place:white:character-1");
    if played.legal_with("servants:").is_empty() { played } else { played.then("servants:0") }
}

#[test]
fn one_faith_and_any_card_at_value_four() {
    let offered = abbess(
        "floor territory-2 village; floor territory-3 forest; floor building-2 residence; \
             floor venture-1 hiring-recruits; \
         seat 0 has 3 coins, 2 stone",
    );
    assert_eq!(offered.change(0), "-3 coins, +1 faith");
    let choices = ["take:territory-2", "take:building-2", "decline"];
    assert_eq!(offered.legal(), choices, "the third floor asks for 5; there are no coins for the venture");
    let taken = offered.then("take:territory-2");
    assert_eq!(taken.cards(0), ["village", "abbess"]);
    assert_eq!(taken.change(0), "-3 coins, +1 faith");
}

#[test]
fn no_member_stands_where_a_bonus_action_took_a_card() {
    let taken = abbess("floor territory-2 village; floor territory-1 citadel; seat 0 has 3 coins")
        .then("take:territory-2");
    assert_eq!(taken.to_decide(), seat(1));
    let next = taken.then("place:white:territory-1");
    assert_eq!(next.change(1), "nothing", "the tower is not occupied");
}

#[test]
fn servants_and_other_cards_raise_the_bonus_action() {
    let board = "floor territory-3 forest; floor territory-4 city; seat 0 has 3 coins";
    let alone = abbess(&format!("{board}; seat 0 has 1 servants"));
    assert_eq!(alone.legal(), ["take:territory-3", "decline"], "4 and a servant make 5, not 7");
    let third = alone.then("take:territory-3");
    assert_eq!(
        third.change(0),
        "+2 wood, -1 servants, -3 coins, +1 faith",
        "a wood of the floor, one of the card"
    );
    let fourth = abbess(&format!("{board}; seat 0 has 3 servants")).then("take:territory-4");
    assert_eq!(fourth.change(0), "+2 wood, -3 servants, +1 faith", "3 coins of the card");
    let helped = abbess(&format!("{board}; seat 0 cards warlord")).then("take:territory-3");
    assert_eq!(helped.change(0), "+2 wood, -3 coins, +1 faith", "the Warlord adds 2 to the 4");
}

#[test]
fn a_bonus_action_pays_three_coins_in_an_occupied_tower() {
    let board = "floor territory-2 village; turns 1; seat 1 member white territory-1";
    let short = abbess(&format!("{board}; seat 0 has 5 coins"));
    assert_eq!(short.to_decide(), seat(1), "3 for the Abbess leave 2: nothing can be done, the turn is over");
    let paid = abbess(&format!("{board}; seat 0 has 6 coins")).then("take:territory-2");
    assert_eq!(paid.change(0), "-6 coins, +1 faith");
    let own_tower = abbess("floor character-2 farmer; seat 0 has 9 coins").then("take:character-2");
    assert_eq!(own_tower.change(0), "-9 coins, +1 faith", "her own member stands in the tower of the Abbess");
}

#[test]
fn a_bonus_action_may_be_refused() {
    let refused = abbess("floor territory-2 village; seat 0 has 3 coins").then("decline");
    assert_eq!(refused.cards(0), ["abbess"]);
    assert_eq!(refused.to_decide(), seat(1));
}

/// The Architect (4 coins: a building at value 6, 1 wood and 1 stone cheaper).
fn architect(rest: &str) -> Played {
    let text = format!("4 players base; round 3; dice 1 1 1; floor character-1 architect; {rest}");
    play(&text, "place:white:character-1")
}

#[test]
fn a_building_at_value_six_for_less() {
    let offered = architect(
        "floor building-3 stonemasons-guild; floor building-4 barracks; floor territory-1 estate; \
         seat 0 has 4 coins, 1 stone",
    );
    assert_eq!(offered.legal(), ["take:building-3", "decline"], "the fourth floor asks for 7");
    let why = offered.refusal("take:territory-1");
    assert_eq!(why.as_deref(), Some("this bonus action is for another tower"));
    let taken = offered.then("take:building-3");
    // 1 wood and 2 stone cost 1 stone; 1 military of the third floor.
    assert_eq!(taken.change(0), "-1 stone, -4 coins, +1 military, +4 vp");
}

#[test]
fn the_architect_pays_three_coins_and_gets_nothing_back() {
    let board = "floor building-1 treasury; turns 1; seat 1 member white building-2; seat 0 has 2 wood";
    let short = architect(&format!("{board}; seat 0 has 6 coins"));
    assert_eq!(short.to_decide(), seat(1), "2 coins are left, 3 are needed");
    let taken = architect(&format!("{board}; seat 0 has 7 coins")).then("take:building-1");
    // 3 wood less 1; the stone of the discount has nothing to lower, and none is paid out.
    assert_eq!(taken.change(0), "-2 wood, -7 coins, +4 vp");
}

/// The Cardinal (4 coins: 2 faith, then a harvest of value 4) with two territories that ask for 3 and 5.
fn cardinal(rest: &str) -> Played {
    let text = format!(
        "4 players base; round 5; dice 1 1 1; floor character-1 cardinal; \
         seat 0 cards rock-pit, forest; seat 0 has 4 coins; {rest}"
    );
    play(&text, "place:white:character-1")
}

#[test]
fn two_faith_and_a_harvest_of_value_four() {
    let four = cardinal("").then("servants:0");
    // 1 wood, 1 stone, 1 servant of the tile, 3 stone of the Rock Pit; the Forest asks for 5.
    assert_eq!(four.change(0), "+1 wood, +4 stone, +1 servants, -4 coins, +2 faith");
    let raised = cardinal("seat 0 has 1 servants").then("servants:0 servants:1");
    assert_eq!(raised.change(0), "+4 wood, +4 stone, -4 coins, +2 faith", "a servant spent, one received");
    let helped = cardinal("seat 0 cards farmer").then("servants:0");
    assert_eq!(helped.change(0), "+4 wood, +4 stone, +1 servants, -4 coins, +2 faith", "the Farmer adds 2");
    assert_eq!(cardinal("").then("decline").change(0), "-4 coins, +2 faith");
}

#[test]
fn the_bonus_harvest_needs_no_room_in_the_area() {
    let full = cardinal("turns 1; seat 1 member white harvest-small; seat 0 member black harvest-large")
        .then("servants:0");
    assert_eq!(full.change(0), "+1 wood, +4 stone, +1 servants, -4 coins, +2 faith", "no member is placed");
}

#[test]
fn two_points_for_each_character_with_this_one() {
    let text = "4 players base; round 5; dice 1 1 1; floor character-1 paramour; seat 0 has 7 coins";
    assert_eq!(play(text, "place:white:character-1").change(0), "-7 coins, +2 vp");
    let others = format!("{text}; seat 0 cards warlord, knight, farmer");
    assert_eq!(play(&others, "place:white:character-1").change(0), "-7 coins, +8 vp");
}

#[test]
fn three_different_privileges() {
    let text = "4 players base; round 3; dice 1 1 1; floor character-1 royal-messenger; seat 0 has 5 coins";
    let second = play(text, "place:white:character-1 privilege:faith");
    assert_eq!(second.refusal("privilege:faith").as_deref(), Some("these privileges must be different ones"));
    let third = second.then("privilege:coins");
    assert_eq!(third.legal(), ["privilege:wood-stone", "privilege:servants", "privilege:military"]);
    assert_eq!(third.then("privilege:military").change(0), "-3 coins, +2 military, +1 faith");
}

#[test]
fn characters_at_two_more_and_a_coin_less() {
    let text =
        "4 players base; dice 1 1 1; floor character-2 farmer; floor territory-2 village; seat 0 has 2 coins";
    assert!(!position(text).may("place:white:character-2"), "1 against 3, and 3 coins");
    let dame = format!("{text}; seat 0 cards dame");
    assert!(!position(&dame).may("place:white:territory-2"), "for characters only");
    assert_eq!(play(&dame, "place:white:character-2").change(0), "-2 coins");
}

#[test]
fn the_dame_helps_bonus_actions_too() {
    let board = "seat 0 cards dame; floor character-3 farmer";
    let taken = abbess(&format!("{board}; seat 0 has 7 coins")).then("take:character-3");
    // Abbess for 2, 3 for the occupied tower, Farmer for 2; 4 and 2 reach the third floor and its stone.
    assert_eq!(taken.change(0), "+1 stone, -7 coins, +1 faith");
    let short = abbess(&format!("{board}; seat 0 has 6 coins"));
    assert_eq!(short.to_decide(), seat(1), "the coin less is not for the 3 coins of the tower");
}

#[test]
fn harvests_at_two_more() {
    let text = "4 players base; round 2; dice 3 1 1; seat 0 cards forest, farmer";
    let harvest = play(text, "place:white:harvest-small").change(0);
    assert_eq!(harvest, "+4 wood, +1 stone, +1 servants", "3 and 2 reach the Forest's 5");
    let production = play(&text.replace("forest", "mint"), "place:white:production-small").change(0);
    assert_eq!(production, "+2 coins, +1 military", "the Mint asks for 5: the Farmer does not help");
}

#[test]
fn the_preacher_forgoes_floor_bonuses() {
    let text = "4 players base; round 2; dice 5 5 1; seat 0 cards preacher; floor territory-3 village";
    assert_eq!(play(text, "place:white:territory-3").change(0), "nothing");
    let bonus = abbess("seat 0 cards preacher; floor territory-3 village; seat 0 has 3 coins, 1 servants");
    assert_eq!(bonus.then("take:territory-3").change(0), "-1 servants, -3 coins, +1 faith");
    let buying = "4 players base; round 2; dice 5 1 1; floor character-3 preacher; seat 0 has 2 coins";
    let bought = play(buying, "place:white:character-3").change(0);
    assert_eq!(bought, "+1 stone, -2 coins, +4 faith", "the effect lasts from then on");
}

#[test]
fn characters_cost_coins() {
    let text =
        "4 players base; dice 1 1 1; floor character-1 stonemason; seat 0 has 9 wood, 9 stone, 9 servants";
    let short = position(&format!("{text}; seat 0 has 3 coins")).refusal("place:white:character-1");
    assert_eq!(short.as_deref(), Some("you lack 1 coins"));
    let paid = play(&format!("{text}; seat 0 has 4 coins"), "place:white:character-1 servants:0");
    assert_eq!(paid.change(0), "-4 coins");
}

#[test]
fn what_a_card_gives_comes_before_its_bonus_action() {
    let text = "4 players base; round 3; dice 1 1 1; floor character-1 captain; \
         floor territory-1 manor-house; \
         seat 0 cards woods, village; seat 0 has 4 coins, 1 military";
    let taken = play(text, "place:white:character-1 take:territory-1");
    assert_eq!(taken.change(0), "-4 coins, +2 military", "1 and the Captain's 2 open the third slot");
}

#[test]
fn a_card_won_by_a_bonus_action_brings_its_own() {
    let text = "4 players base; round 5; dice 1 1 1; floor character-1 ambassador; \
         floor venture-1 improving-the-roads; \
         seat 0 has 10 coins, 3 servants; seat 0 cards bank";
    let offered = play(text, "place:white:character-1 servants:0 privilege:faith");
    let chained = offered.then("take:venture-1");
    assert_eq!(chained.legal(), ["servants:0", "decline"], "a production of value 3");
    // 6 and 4 coins paid; 2 coins and 1 military of the tile, 5 coins of the Bank.
    assert_eq!(chained.then("servants:0").change(0), "-3 servants, -3 coins, +1 military, +1 faith");
}
