//! Taking back in the game for one: free up to what was revealed, and not beyond, since nobody is there to consent.

use crate::support::seat;
use florenza::{Config, Florenza, Level};
use kernel::record::{Entry, Sitter};
use kernel::table::{Refused, Table};
use kernel::{Game, Seats, Seed, Turn};
use std::sync::Arc;

const SEED: u64 = 26;

fn game() -> Arc<Florenza> {
    Arc::new(Florenza::standard())
}

fn alone() -> Table<Florenza> {
    let sitters = vec![Sitter { name: "Anna".into(), bot: None }];
    Table::open(game(), Config::solo(Level::Hard), sitters, Seed::from_number(SEED)).unwrap().0
}

/// Plays the first legal action.
fn step(table: &mut Table<Florenza>) {
    let Turn::Await(_) = table.turn() else { panic!("the match is on") };
    let mut legal = Vec::new();
    table.game().legal(table.state(), seat(0), &mut legal);
    table.act(table.version(), seat(0), legal[0]).unwrap();
}

/// Plays until a decision has revealed something, and some more decisions of the same kind have not.
fn after_a_reveal() -> Table<Florenza> {
    let mut table = alone();
    for _ in 0..200 {
        step(&mut table);
        if table.can_undo(seat(0)) == Err(Refused::Revealed) {
            return table;
        }
    }
    panic!("no dice were rolled in 200 decisions");
}

#[test]
fn dice_that_were_seen_stay_rolled() {
    let mut table = after_a_reveal();
    let (version, state) = (table.version(), *table.state());
    assert_eq!(table.undo(version, seat(0)), Err(Refused::Revealed));
    assert_eq!(table.undo_with_consent(version, seat(0), 1, Seats::NONE), Err(Refused::Revealed));
    assert_eq!(table.undo_with_consent(version, seat(0), 2, Seats::NONE), Err(Refused::NoConsent));
    assert_eq!((table.version(), *table.state()), (version, state), "nothing happened");
}

#[test]
fn what_revealed_nothing_is_taken_back_and_the_table_wakes() {
    let mut table = alone();
    while table.can_undo(seat(0)).is_err() {
        step(&mut table);
    }
    table.undo(table.version(), seat(0)).unwrap();
    let again = Table::reopen(game(), table.record(), Seed::from_number(SEED)).unwrap();
    assert_eq!((again.version(), again.state()), (table.version(), table.state()));
}

/// Records were written in which somebody alone went back beyond the dice; such a match must not be lost.
#[test]
fn a_record_that_went_back_beyond_the_dice_wakes() {
    let table = after_a_reveal();
    let mut record = table.record().clone();
    let taken_back =
        |actions| Entry::Undo { seat: seat(0), actions, consent: Seats::NONE, among_bots: false };
    record.entries.push(taken_back(1));
    let again = Table::reopen(game(), &record, Seed::from_number(SEED)).unwrap();
    assert_eq!(again.played() + 1, table.played());
    let too_many = table.played() as u32;
    for wrong in [0, too_many] {
        record.entries.push(taken_back(wrong));
        assert!(Table::reopen(game(), &record, Seed::from_number(SEED)).is_err(), "{wrong} taken back");
        record.entries.pop();
    }
}
