//! A preview tells what an action brings, and leaves out what chance or the hidden would decide.

use super::matches::{act, draft_table, table};
use crate::support::{GAME, seat};
use kernel::Game;
use kernel::table::Table;
use lorenzo::{Action, Config, Event, Lorenzo};

fn preview(table: &Table<Lorenzo>, number: kernel::Seat, action: &str) -> Vec<Event> {
    table.preview(number, action.parse::<Action>().unwrap()).unwrap()
}

#[test]
fn a_preview_tells_what_would_be_received_and_changes_nothing() {
    let mut table = table(Config::base(2), 1);
    let first = act(&mut table, "place:white:market-coins");
    let before = (*table.state(), table.version());
    let told = preview(&table, first, "servants:2");
    assert!(told.iter().any(|event| matches!(event, Event::ServantsSpent { servants: 2, .. })));
    let coins = |event: &Event| matches!(event, Event::Gained { gain, .. } if gain.to_string() == "5 coins");
    assert!(told.iter().any(coins), "{told:?}");
    assert_eq!((*table.state(), table.version()), before);
}

#[test]
fn the_next_round_is_left_out() {
    let mut table = table(Config::base(2), 2);
    act(&mut table, &"pass ".repeat(7));
    let last = match table.turn() {
        kernel::Turn::Await(seats) => seats.lowest().unwrap(),
        kernel::Turn::Over => panic!("the match is on"),
    };
    let told = preview(&table, last, "pass");
    assert!(told.contains(&Event::Passed { seat: last }));
    let chance = |event: &Event| matches!(event, Event::DiceRolled { .. } | Event::TowersFilled { .. });
    assert!(!told.iter().any(chance), "{told:?}");
    assert!(told.iter().all(|event| GAME.reveals(event).is_empty()));
    let really = table.act(table.version(), last, Action::Pass).unwrap();
    assert!(really.iter().any(chance), "though the action does roll them");
}

#[test]
fn the_pack_to_come_is_left_out() {
    let mut table = draft_table(2, 3);
    let pick = table.legal(seat(0))[0];
    table.act(table.version(), seat(0), pick).unwrap();
    let choices = table.legal(seat(1));
    let told = table.preview(seat(1), choices[0]).unwrap();
    let dealt = |event: &Event| matches!(event, Event::LeadersDealt { leaders: Some(_), .. });
    assert!(!told.iter().any(dealt), "{told:?}");
    let text = serde_json::to_string(&told).unwrap();
    assert!(!text.contains(&pick.to_string()["keep:".len()..]), "nor is the pick of the other told");
}

#[test]
fn an_action_that_is_not_allowed_has_no_preview() {
    let table = table(Config::base(2), 4);
    let first = match table.turn() {
        kernel::Turn::Await(seats) => seats.lowest().unwrap(),
        kernel::Turn::Over => panic!("the match is on"),
    };
    let closed = "place:white:market-privileges".parse().unwrap();
    assert!(table.preview(first, closed).is_err());
    assert!(table.preview(first.right(2), Action::Pass).is_err());
}
