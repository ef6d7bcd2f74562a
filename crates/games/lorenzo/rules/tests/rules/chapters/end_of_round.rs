//! Fine del turno: cards go, the turn order changes, members come home.

use super::preparation::order;
use crate::support::{play, position, seat};
use lorenzo::pieces::CardId;

/// The turn order after a round in which these members came to the council palace, one after the other.
fn order_after(before: &str, council: &[(u8, &str)]) -> Vec<usize> {
    let last = before.rsplit(' ').next().unwrap();
    let mut text = vec![format!("4 players base; round 1; order {before}; turns 3; turn {last}")];
    text.extend(
        council.iter().map(|(number, member)| format!("seat {number} member {member} council-palace")),
    );
    order(&play(&text.join("; "), "pass"))
}

#[test]
fn whoever_came_to_the_council_first_goes_first() {
    assert_eq!(
        order_after("0 1 2 3", &[(3, "white"), (2, "white"), (1, "white"), (0, "white")]),
        [3, 2, 1, 0]
    );
}

#[test]
fn whoever_did_not_come_keeps_the_relative_order_behind() {
    assert_eq!(order_after("0 1 2 3", &[(2, "white"), (0, "black")]), [2, 0, 1, 3]);
    assert_eq!(order_after("3 1 0 2", &[(2, "orange")]), [2, 3, 1, 0]);
}

#[test]
fn when_nobody_came_the_order_stays() {
    assert_eq!(order_after("3 1 0 2", &[]), [3, 1, 0, 2]);
}

#[test]
fn of_several_members_the_leftmost_counts() {
    assert_eq!(order_after("0 1 2 3", &[(1, "white"), (3, "white"), (1, "black")]), [1, 3, 0, 2]);
    assert_eq!(
        order_after("0 1 2 3", &[(3, "white"), (1, "white"), (1, "black"), (3, "black")]),
        [3, 1, 0, 2]
    );
}

#[test]
fn the_neutral_member_counts_for_its_player() {
    assert_eq!(order_after("0 1 2 3", &[(2, "neutral"), (1, "white")]), [2, 1, 0, 3]);
}

#[test]
fn the_new_order_is_played_in_the_next_round() {
    let text = "3 players base; order 0 1 2; turns 3; turn 2; dice 1 1 1; seat 1 member white council-palace";
    let played = play(text, "place:white:council-palace privilege:faith");
    assert_eq!(order(&played), [1, 2, 0]);
    assert_eq!(played.to_decide(), seat(1));
    assert_eq!(played.then("pass").to_decide(), seat(2));
}

#[test]
fn cards_left_on_the_towers_go_for_good() {
    let played = play(
        "2 players base; turns 3; turn 1; floor territory-1 forest; floor venture-2 raising-a-statue",
        "pass",
    );
    let on_towers = |played: &crate::support::Played| -> Vec<CardId> {
        played.state.open.towers.iter().flatten().flatten().copied().collect()
    };
    let (forest, statue) = (CardId::new(5).unwrap(), CardId::new(76).unwrap());
    assert_eq!(on_towers(&played).len(), 16, "all floors have new cards");
    let mut played = played;
    for round in 2..=6 {
        assert_eq!(played.state.open.round, round);
        let cards = on_towers(&played);
        assert!(!cards.contains(&forest) && !cards.contains(&statue));
        played = played.then(&"pass ".repeat(8));
    }
    assert!(played.cards(0).is_empty() && played.cards(1).is_empty());
}

#[test]
fn members_come_home_and_the_board_is_empty() {
    let text = "2 players base; turns 3; turn 1; seat 0 member white territory-1; \
         seat 0 member black harvest-small; \
         seat 0 member orange market-coins; seat 0 member neutral council-palace; \
         seat 1 member white venture-1; \
         seat 0 has 1 servants";
    let played = play(text, "pass");
    assert_eq!(played.to_decide(), seat(0), "it came to the council");
    for member in ["white", "black", "orange", "neutral"] {
        for space in ["harvest-small", "market-coins", "council-palace"] {
            assert!(played.may(&format!("place:{member}:{space}")), "{member} to {space}");
        }
    }
    assert!(played.state.open.board.taken.is_empty(), "no tower is occupied");
}

#[test]
fn goods_and_points_stay() {
    let goods = "seat 0 has 4 wood, 3 stone, 2 servants, 1 coins, 6 military, 2 faith, 9 vp";
    let played =
        play(&format!("2 players base; turns 3; turn 1; {goods}; seat 0 cards forest, mint, dame"), "pass");
    assert_eq!(played.change(0), "nothing");
    assert_eq!(played.cards(0), ["forest", "mint", "dame"]);
}

#[test]
fn the_church_asks_before_the_order_changes() {
    let text = "2 players base; round 2; order 0 1; turns 3; turn 1; dice 1 1 1; seat 0 has 3 faith; \
         seat 1 has 3 faith";
    let asked = play(text, "place:white:council-palace privilege:coins");
    assert_eq!(asked.to_decide(), seat(0), "the old order");
    let done = asked.then("support support");
    assert_eq!(order(&done), [1, 0]);
}

#[test]
fn the_last_round_too_ends_with_a_new_order() {
    let text = "2 players base; round 6; order 0 1; turns 3; turn 1; dice 1 1 1";
    assert_eq!(order(&play(text, "place:white:council-palace privilege:coins")), [1, 0]);
    let untouched = position("2 players base; round 6; order 0 1; turns 3; turn 1; dice 1 1 1");
    assert_eq!(order(&untouched.then("pass")), [0, 1]);
}
