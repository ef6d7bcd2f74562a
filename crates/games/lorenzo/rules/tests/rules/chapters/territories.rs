//! Territori: no cost, but slots that ask for military points; harvested, and scored at the end.

use crate::support::{play, position};

/// Territories of the first period, in the order of their numbers.
const FIRST: [&str; 6] = ["commercial-hub", "woods", "village", "gravel-pit", "forest", "monastery"];

/// So many territories and military points before the Manor House, which gives nothing when taken.
fn before_the_manor(territories: usize, military: i16) -> String {
    let cards = FIRST[..territories].join(", ");
    let owned = if territories > 0 { format!("; seat 0 cards {cards}") } else { String::new() };
    format!(
        "2 players base; round 3; dice 1 1 1; floor territory-1 manor-house; \
             seat 0 has {military} military{owned}"
    )
}

#[test]
fn a_territory_costs_nothing() {
    let played = play(&before_the_manor(0, 0), "place:white:territory-1");
    assert_eq!(played.change(0), "nothing");
    assert_eq!(played.cards(0), ["manor-house"]);
}

#[test]
fn the_first_two_slots_are_always_open() {
    for territories in [0, 1] {
        assert!(position(&before_the_manor(territories, 0)).may("place:white:territory-1"));
    }
}

#[test]
fn the_other_slots_ask_for_three_seven_twelve_and_eighteen_military() {
    for (territories, needs) in [(2, 3), (3, 7), (4, 12), (5, 18)] {
        let short = position(&before_the_manor(territories, needs - 1)).refusal("place:white:territory-1");
        let why = format!("your next territory needs {needs} military points: you have {}", needs - 1);
        assert_eq!(short, Some(why));
        let taken = play(&before_the_manor(territories, needs), "place:white:territory-1");
        assert_eq!(taken.change(0), "nothing", "the points are not spent");
        assert_eq!(taken.cards(0).len(), territories + 1);
    }
}

#[test]
fn the_military_of_the_card_itself_comes_too_late() {
    let text =
        "2 players base; round 2; dice 1 1 1; floor territory-1 monastery; seat 0 cards woods, village";
    let short = position(&format!("{text}; seat 0 has 2 military")).refusal("place:white:territory-1");
    assert_eq!(short.as_deref(), Some("your next territory needs 3 military points: you have 2"));
    let taken = play(&format!("{text}; seat 0 has 3 military"), "place:white:territory-1");
    assert_eq!(taken.change(0), "+1 servants, +2 military");
}

#[test]
fn the_requirement_is_forgotten_once_the_card_lies_there() {
    let played = play(
        "2 players base; round 3; dice 4 1 1; seat 0 cards commercial-hub, woods, village, gravel-pit",
        "place:white:harvest-small",
    );
    // The tile's 1 wood, 1 stone, 1 servant; 1 coin; 1 wood; 1 servant and 1 coin; 2 stone; with no military at all.
    assert_eq!(played.change(0), "+2 wood, +3 stone, +2 servants, +2 coins");
}

#[test]
fn territories_lie_in_the_order_in_which_they_were_taken() {
    let text = "2 players base; dice 1 1 3; floor territory-1 commercial-hub; seat 0 cards village";
    assert_eq!(play(text, "place:white:territory-1").cards(0), ["village", "commercial-hub"]);
}

#[test]
fn immediate_effects_come_when_the_card_is_taken() {
    let city = play("2 players base; round 2; dice 1 1 1; floor territory-1 city", "place:white:territory-1");
    assert_eq!(city.change(0), "+3 coins");
    let woods = play("2 players base; dice 5 1 1; floor territory-3 woods", "place:white:territory-3");
    assert_eq!(woods.change(0), "+2 wood", "one of the floor, one of the card");
}

#[test]
fn only_a_harvest_activates_territories() {
    let text = "2 players base; round 2; dice 6 6 6; seat 0 cards forest, citadel";
    assert_eq!(play(text, "place:white:production-small").change(0), "+2 coins, +1 military");
    let harvest = play(text, "place:white:harvest-small").change(0);
    assert_eq!(harvest, "+4 wood, +2 stone, +1 servants, +2 military");
}
