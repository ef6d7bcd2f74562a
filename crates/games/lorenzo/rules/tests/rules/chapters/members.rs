//! Azioni: what family members are worth, and what servants add.

use crate::support::{play, position, seat};
use lorenzo::Event;
use lorenzo::pieces::Member;

/// Who was placed, and with what value before servants.
fn values(events: &[Event]) -> Vec<(usize, Member, i16)> {
    let placed = |event: &Event| match event {
        Event::Placed { seat, member, value, .. } => Some((seat.index(), *member, *value)),
        _ => None,
    };
    events.iter().filter_map(placed).collect()
}

#[test]
fn the_white_die_shows_four() {
    let turn = "place:white:council-palace privilege:faith ";
    let played = play("4 players base; dice 4 1 1", &turn.repeat(4));
    let four = |number| (number, Member::White, 4);
    assert_eq!(values(&played.events), [four(0), four(1), four(2), four(3)]);
}

#[test]
fn each_coloured_member_has_the_value_of_its_die() {
    let played = play(
        "2 players base; dice 2 5 6",
        "place:white:council-palace privilege:faith place:orange:market-coins place:black:market-servants",
    );
    let expected = [(0, Member::White, 2), (1, Member::Orange, 6), (0, Member::Black, 5)];
    assert_eq!(values(&played.events), expected);
}

#[test]
fn the_neutral_member_is_worth_nothing() {
    let played = position("4 players base; dice 6 6 6; round 1; floor territory-1 forest");
    assert!(played.legal_with("place:neutral:").is_empty(), "every space asks for at least 1");
    let why = played.refusal("place:neutral:territory-1");
    assert_eq!(why.as_deref(), Some("the value is short by 1, and servants are too few"));
    assert!(played.may("place:white:territory-1"));
}

#[test]
fn three_servants_make_the_neutral_member_worth_three() {
    let text = "2 players base; dice 1 1 1; floor territory-2 forest; floor territory-3 woods; \
         seat 0 has 3 servants";
    let played = position(text);
    assert!(played.may("place:neutral:territory-2"), "the second floor asks for 3");
    assert!(!played.may("place:neutral:territory-3"), "the third asks for 5");
    let after = played.then("place:neutral:territory-2");
    assert_eq!(values(&after.events), [(0, Member::Neutral, 0)]);
    let spent = Event::ServantsSpent { seat: seat(0), servants: 3, value: 3 };
    assert!(after.events.contains(&spent), "{:?}", after.events);
    assert_eq!(after.change(0), "+1 wood, -3 servants");
}

#[test]
fn each_servant_adds_one() {
    let text = "2 players base; dice 2 1 1; floor character-3 warlord; seat 0 has 2 coins";
    for servants in 0..=4 {
        let served = position(&format!("{text}; seat 0 has {servants} servants"));
        assert_eq!(served.may("place:white:character-3"), servants >= 3, "2 and {servants} against 5");
    }
}

#[test]
fn more_servants_than_needed_may_be_paid() {
    let played = play("2 players base; dice 1 1 1; seat 0 has 12 servants", "place:white:market-coins");
    let expected: Vec<String> = (0..=12).map(|n| format!("servants:{n}")).collect();
    assert_eq!(played.legal(), expected, "without limit, also none");
    assert_eq!(played.then("servants:12").change(0), "-12 servants, +5 coins");
}

#[test]
fn fewer_servants_than_needed_are_refused() {
    let played = play("2 players base; dice 1 1 1; seat 0 has 5 servants", "place:neutral:market-coins");
    assert_eq!(played.refusal("servants:0").as_deref(), Some("at least 1 servants are needed"));
    assert_eq!(played.refusal("servants:6").as_deref(), Some("you can spare 5 servants"));
}

#[test]
fn servants_received_by_the_action_cannot_be_paid_for_it() {
    let played = position("2 players base; dice 1 1 1");
    assert!(!played.may("place:neutral:market-servants"), "its 5 servants come too late");
}

#[test]
fn a_member_of_a_high_value_may_take_actions_that_ask_for_less() {
    let text = "4 players base; dice 6 6 6; floor territory-1 forest; floor territory-2 woods; \
         floor territory-3 city";
    let played = position(text);
    for space in
        ["territory-1", "territory-2", "territory-3", "harvest-small", "market-coins", "council-palace"]
    {
        assert!(played.may(&format!("place:black:{space}")), "{space}");
    }
}

#[test]
fn a_member_acts_once_a_round() {
    let played = play(
        "2 players base; dice 3 3 3",
        "place:white:council-palace privilege:faith place:white:council-palace privilege:faith",
    );
    assert_eq!(played.to_decide(), seat(0));
    let why = played.refusal("place:white:council-palace");
    assert_eq!(why.as_deref(), Some("this family member is placed already"));
    assert!(played.may("place:black:council-palace"));
}
