//! Il Palazzo del Consiglio: room for all, a coin, a privilege, and a better place next round.

use crate::support::{play, position, seat};

const BOARD: &str = "2 players base; dice 1 1 1";

#[test]
fn a_coin_and_a_privilege_at_once() {
    let asked = play(BOARD, "place:white:council-palace");
    assert_eq!(asked.change(0), "+1 coins");
    assert_eq!(asked.then("privilege:faith").change(0), "+1 coins, +1 faith");
}

#[test]
fn a_privilege_is_one_of_five() {
    let asked = play(BOARD, "place:white:council-palace");
    let options = [
        "privilege:wood-stone",
        "privilege:servants",
        "privilege:coins",
        "privilege:military",
        "privilege:faith",
    ];
    assert_eq!(asked.legal(), options);
    let given = |option: &str| play(BOARD, &format!("place:white:council-palace {option}")).change(0);
    assert_eq!(given("privilege:wood-stone"), "+1 wood, +1 stone, +1 coins");
    assert_eq!(given("privilege:servants"), "+2 servants, +1 coins");
    assert_eq!(given("privilege:coins"), "+3 coins");
    assert_eq!(given("privilege:military"), "+1 coins, +2 military");
    assert_eq!(given("privilege:faith"), "+1 coins, +1 faith");
}

#[test]
fn the_same_privilege_may_be_chosen_at_each_visit() {
    let visit = |member: &str| format!("place:{member}:council-palace privilege:faith pass ");
    let played = play(BOARD, &format!("{}{}", visit("white"), visit("black")));
    assert_eq!(played.change(0), "+2 coins, +2 faith");
}

#[test]
fn there_is_room_for_everyone_and_for_several_of_a_colour() {
    let mut played = position("4 players base; dice 1 1 1; seat 0 has 1 servants");
    for member in ["white", "black", "orange"] {
        for number in 0..4 {
            assert_eq!(played.to_decide(), seat(number));
            let servants = if number == 0 { "servants:0" } else { "" };
            played = played.then(&format!("place:{member}:council-palace {servants} privilege:military"));
        }
    }
    let neutral = played.then("place:neutral:council-palace privilege:military");
    assert_eq!(neutral.change(0), "-1 servants, +4 coins, +8 military");
    assert_eq!(neutral.state.open.board.in_council().len(), 13);
}

#[test]
fn members_stand_in_the_order_in_which_they_came() {
    let played = play(
        "3 players base; order 1 2 0; dice 1 1 1",
        "place:white:council-palace privilege:coins pass place:orange:council-palace privilege:coins \
         place:black:council-palace privilege:coins",
    );
    let standing = played.state.open.board.in_council().iter();
    let seats: Vec<(usize, u8)> = standing.map(|it| (it.seat.index(), it.member)).collect();
    assert_eq!(seats, [(1, 0), (0, 2), (1, 1)], "from left to right");
}

#[test]
fn a_value_of_one_is_asked() {
    let played = position(BOARD);
    assert!(played.may("place:white:council-palace"));
    let why = played.refusal("place:neutral:council-palace");
    assert_eq!(why.as_deref(), Some("the value is short by 1, and servants are too few"));
}

#[test]
fn the_faith_track_ends_at_fifteen_and_the_military_track_at_twenty_five() {
    let faithful =
        play(&format!("{BOARD}; seat 0 has 15 faith"), "place:white:council-palace privilege:faith");
    assert_eq!(faithful.change(0), "+1 coins");
    let strong =
        play(&format!("{BOARD}; seat 0 has 24 military"), "place:white:council-palace privilege:military");
    assert_eq!(strong.change(0), "+1 coins, +1 military");
}
