//! What the record of a match that is on tells to whom.

use super::matches::{act, draft_table, table, viewers};
use crate::support::seat;
use kernel::record::{Entry, Record};
use kernel::{Rng, Seat, Turn, Viewer};
use lorenzo::leader::LeaderId;
use lorenzo::state::Phase;
use lorenzo::{Action, Config};

/// The actions of a record as a reader has them; `None` where sealed.
fn actions(record: &Record) -> Vec<(usize, Option<String>)> {
    let entries = record.entries.iter();
    entries
        .filter_map(|entry| match entry {
            Entry::Act { seat, action, .. } => Some((seat.index(), action.clone())),
            _ => None,
        })
        .collect()
}

#[test]
fn a_sealed_pick_is_shown_to_its_seat_alone() {
    let mut table = draft_table(3, 1);
    let before = table.record().entries.len();
    let pick = table.legal(seat(1))[0];
    table.act(table.version(), seat(1), pick).unwrap();
    let last = |viewer: Viewer| actions(&table.record_for(viewer)).pop().unwrap();
    assert_eq!(last(Viewer::Seat(seat(1))), (1, Some(pick.to_string())));
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(2)), Viewer::Public] {
        assert_eq!(last(viewer), (1, None), "{viewer:?} knows that seat 1 chose, not what");
        assert_eq!(table.record_for(viewer).entries.len(), before + 1);
    }
}

#[test]
fn sealed_picks_stay_sealed_after_the_draft() {
    let mut table = draft_table(4, 2);
    let mut rng = Rng::new(2);
    while table.state().open.phase == Phase::Draft {
        let Turn::Await(seats) = table.turn() else { panic!("the draft is on") };
        let seat = seats.lowest().unwrap();
        let pick = *rng.pick(&table.legal(seat));
        table.act(table.version(), seat, pick).unwrap();
    }
    let public = table.record_for(Viewer::Public).to_text();
    let leaders = LeaderId::all().filter(|leader| public.contains(leader.id())).count();
    assert_eq!(leaders, 0, "no leader is named: {public}");
    for number in Seat::all(4) {
        let own = actions(&table.record_for(Viewer::Seat(number)));
        let shown = own.iter().filter(|(by, action)| {
            action.as_ref().is_some_and(|text| text.starts_with("keep:")) && *by == number.index()
        });
        assert_eq!(shown.count(), 3, "three choices; the fourth leader was left over");
        let others = own.iter().filter(|(by, action)| action.is_none() && *by != number.index());
        assert_eq!(others.count(), 9);
    }
}

#[test]
fn no_digest_of_a_state_and_no_seed_before_the_end() {
    let mut table = table(Config::base(2), 3);
    act(&mut table, "pass pass pass");
    for viewer in viewers(2) {
        let record = table.record_for(viewer);
        assert!(record.footer.is_none());
        let told = record.entries.iter().any(|entry| matches!(entry, Entry::Act { state: Some(_), .. }));
        assert!(!told, "a digest could be compared with guesses");
        assert!(!record.to_text().contains("\"seed\""));
    }
    let store = table.record().entries.iter();
    assert!(
        store.clone().all(|entry| matches!(entry, Entry::Act { state: Some(_), .. })),
        "the store keeps them"
    );
}

#[test]
fn when_the_match_is_over_all_is_shown() {
    let mut table = draft_table(2, 4);
    while let Turn::Await(seats) = table.turn() {
        let seat = seats.lowest().unwrap();
        let legal = table.legal(seat);
        let action = if legal.contains(&Action::Pass) { Action::Pass } else { legal[0] };
        table.act(table.version(), seat, action).unwrap();
    }
    for viewer in viewers(2) {
        let record = table.record_for(viewer);
        assert_eq!(record, *table.record());
        assert!(record.footer.is_some());
        assert!(actions(&record).iter().all(|(_, action)| action.is_some()));
    }
}

#[test]
fn the_record_tells_dice_and_cards_but_no_leaders_dealt() {
    let table = draft_table(2, 5);
    let header = table.record_for(Viewer::Public).header;
    assert!(header.chance.iter().all(|it| it.starts_with("tiles ")), "{:?}", header.chance);
    let base = super::matches::table(Config::base(2), 5);
    let told: Vec<&str> = base.record().header.chance.iter().filter_map(|it| it.split(' ').next()).collect();
    assert_eq!(told, ["tiles", "cards", "dice"]);
}
