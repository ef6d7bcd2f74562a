//! Undo at a table: free while only oneself decided and nothing new came to light.

use super::matches::{act, draft_table, table};
use crate::support::seat;
use kernel::record::Entry;
use kernel::table::{Refused, Table};
use kernel::{Digest, Seats, Seed, Turn};
use lorenzo::state::Phase;
use lorenzo::{Action, Config, Lorenzo, State};
use std::sync::Arc;

fn undo(table: &mut Table<Lorenzo>, seat: kernel::Seat) -> Result<(), Refused<lorenzo::Reason>> {
    table.undo(table.version(), seat)
}

/// Lets everybody pass until the last turn of the first round.
fn at_the_last_turn(players: u8, seed: u64) -> Table<Lorenzo> {
    let mut table = table(Config::base(players), seed);
    act(&mut table, &"pass ".repeat(usize::from(players) * 4 - 1));
    table
}

#[test]
fn every_step_of_ones_own_turn_can_be_taken_back() {
    let mut table = table(Config::base(3), 1);
    let mut states: Vec<State> = vec![*table.state()];
    let steps = ["place:white:council-palace", "servants:1", "privilege:faith"];
    let mut first = seat(0);
    for step in steps {
        first = act(&mut table, step);
        states.push(*table.state());
    }
    let Turn::Await(next) = table.turn() else { panic!("the match is on") };
    assert!(!next.contains(first), "the turn is over, but nobody has decided since");
    for before in states.iter().rev().skip(1) {
        undo(&mut table, first).unwrap();
        assert_eq!(table.state(), before);
    }
    assert_eq!(undo(&mut table, first), Err(Refused::NothingToUndo));
}

#[test]
fn a_turn_taken_back_can_be_played_otherwise() {
    let mut table = table(Config::base(2), 2);
    let first = act(&mut table, "place:white:market-coins servants:0");
    undo(&mut table, first).unwrap();
    undo(&mut table, first).unwrap();
    act(&mut table, "place:white:market-servants servants:0");
    let played: Vec<String> = table.actions().map(|(_, action)| action.to_string()).collect();
    assert_eq!(played, ["place:white:market-servants", "servants:0"]);
    let taken_back = table.record().entries.iter().filter(|entry| matches!(entry, Entry::Undo { .. }));
    assert_eq!(taken_back.count(), 2, "the record keeps what happened");
}

#[test]
fn what_another_seat_decided_closes_it() {
    let mut table = table(Config::base(2), 3);
    let first = act(&mut table, "pass");
    let second = act(&mut table, "place:white:council-palace");
    assert_eq!(undo(&mut table, first), Err(Refused::NotYours));
    assert_eq!(undo(&mut table, second), Ok(()));
    assert_eq!(undo(&mut table, second), Err(Refused::NotYours), "the last decision is the other's again");
    assert_eq!(undo(&mut table, first), Ok(()), "and can be taken back again");
}

#[test]
fn the_dice_of_a_new_round_close_it() {
    let mut table = at_the_last_turn(3, 4);
    let last = act(&mut table, "pass");
    assert_eq!(table.state().open.round, 2);
    let now = *table.state();
    assert_eq!(undo(&mut table, last), Err(Refused::Revealed));
    assert_eq!(*table.state(), now);
}

#[test]
fn the_privilege_that_ends_the_round_cannot_be_taken_back() {
    let mut table = at_the_last_turn(2, 5);
    let last = act(&mut table, "place:white:council-palace servants:0");
    assert_eq!(undo(&mut table, last), Ok(()), "before the dice it can");
    act(&mut table, "servants:0 privilege:coins");
    assert_eq!(undo(&mut table, last), Err(Refused::Revealed));
}

#[test]
fn a_new_round_is_the_same_after_undo() {
    let dice = |choices: &[&str]| {
        let mut table = at_the_last_turn(2, 6);
        for choice in choices {
            let last = act(&mut table, choice);
            if *choice != "pass" {
                undo(&mut table, last).unwrap();
            }
        }
        (table.state().open.dice, table.state().open.towers)
    };
    let straight = dice(&["pass"]);
    assert_eq!(
        straight,
        dice(&["place:white:market-coins", "place:black:council-palace", "pass"]),
        "no second throw"
    );
}

#[test]
fn the_church_closes_it_only_with_the_next_round() {
    let mut table = table(Config::base(2), 7);
    // Both gather three faith in the council in the first two rounds.
    let visit = |member: &str| format!("place:{member}:council-palace servants:0 privilege:faith ").repeat(2);
    act(&mut table, &format!("{}{}{}{}", visit("white"), visit("black"), visit("orange"), "pass pass"));
    act(&mut table, &"pass ".repeat(8));
    assert_eq!(table.state().open.phase, Phase::Vatican);
    let first = act(&mut table, "support");
    assert_eq!(undo(&mut table, first), Ok(()), "the other is still to be asked");
    act(&mut table, "refuse");
    let second = act(&mut table, "support");
    assert_eq!(undo(&mut table, second), Err(Refused::Revealed));
}

#[test]
fn at_the_draft_a_pick_can_be_taken_back_until_the_packs_are_passed() {
    let mut table = draft_table(3, 8);
    let keep = |table: &mut Table<Lorenzo>, number: u8| {
        let pick = table.legal(seat(number))[0];
        table.act(table.version(), seat(number), pick).unwrap();
    };
    keep(&mut table, 2);
    let sealed = *table.state();
    assert_eq!(undo(&mut table, seat(2)), Ok(()));
    assert_ne!(*table.state(), sealed);
    keep(&mut table, 2);
    keep(&mut table, 0);
    assert_eq!(undo(&mut table, seat(2)), Err(Refused::NotYours));
    keep(&mut table, 1);
    assert_eq!(undo(&mut table, seat(1)), Err(Refused::Revealed), "new leaders came into hand");
}

#[test]
fn the_tile_after_which_leaders_are_dealt_cannot_be_taken_back() {
    let mut table = table(Config::new(2), 9);
    let last_in_order = act(&mut table, "tile:advanced-servants-coin");
    assert_eq!(undo(&mut table, last_in_order), Ok(()));
    act(&mut table, "tile:advanced-servants-coin");
    let first_in_order = act(&mut table, "tile:advanced-military-coin");
    assert_eq!(undo(&mut table, first_in_order), Err(Refused::Revealed));
}

#[test]
fn a_leader_discarded_can_be_taken_up_again() {
    let mut table = draft_table(2, 10);
    while table.state().open.phase == Phase::Draft {
        let Turn::Await(seats) = table.turn() else { panic!("the draft is on") };
        let seat = seats.lowest().unwrap();
        let pick = table.legal(seat)[0];
        table.act(table.version(), seat, pick).unwrap();
    }
    let before = *table.state();
    let Turn::Await(seats) = table.turn() else { panic!("the match is on") };
    let first = seats.lowest().unwrap();
    let leader = before.secrets[first].hand.iter().next().unwrap();
    act(&mut table, &format!("{} privilege:coins", Action::Discard(leader)));
    assert_eq!(undo(&mut table, first), Ok(()));
    assert_eq!(undo(&mut table, first), Ok(()), "its owner knew it");
    assert_eq!(*table.state(), before);
}

#[test]
fn beyond_that_all_the_others_must_agree() {
    let mut table = at_the_last_turn(3, 11);
    let before = Digest::of_value(table.state());
    let last = act(&mut table, "pass");
    let others = Seats::first(3).without(last);
    let one = Seats::only(others.lowest().unwrap());
    let version = table.version();
    assert_eq!(table.undo_with_consent(version, last, 1, one), Err(Refused::NoConsent));
    assert_eq!(table.undo_with_consent(version, last, 99, others), Err(Refused::NothingToUndo));
    assert_eq!(table.undo_with_consent(version, last, 1, others), Ok(()));
    assert_eq!(Digest::of_value(table.state()), before);
}

#[test]
fn a_stale_undo_is_refused() {
    let mut table = table(Config::base(2), 12);
    let first = act(&mut table, "place:white:market-coins");
    let asked = table.version() - 1;
    assert_eq!(table.undo(asked, first), Err(Refused::Stale { asked, now: asked + 1 }));
}

#[test]
fn a_record_with_undo_opens_again() {
    let mut table = table(Config::base(2), 13);
    let first = act(&mut table, "place:white:market-coins servants:1");
    undo(&mut table, first).unwrap();
    act(&mut table, "servants:2 pass pass");
    let game = Arc::new(Lorenzo::standard());
    let again = Table::reopen(game, table.record(), Seed::from_number(13)).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(again.version(), table.version());
}

#[test]
fn after_the_end_nothing_is_taken_back() {
    let mut table = table(Config::base(2), 14);
    let last = act(&mut table, &"pass ".repeat(48));
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(undo(&mut table, last), Err(Refused::Illegal(kernel::Illegal::GameOver)));
    let consent = Seats::first(2).without(last);
    let version = table.version();
    let refused = table.undo_with_consent(version, last, 1, consent);
    assert_eq!(refused, Err(Refused::Illegal(kernel::Illegal::GameOver)));
}
