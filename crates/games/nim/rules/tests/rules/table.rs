//! The kernel, tried on nim.

use kernel::laws;
use kernel::record::{Entry, Record, Sitter};
use kernel::replay::replay;
use kernel::table::{Refused, Table};
use kernel::{Game, Seat, Seats, Seed, Turn, Viewer};
use nim::{Config, Nim};
use std::sync::Arc;

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn table(players: u8) -> Table<Nim> {
    table_with(players, Seed::from_number(1))
}

fn table_with(players: u8, seed: Seed) -> Table<Nim> {
    let sitters = vec![Sitter { name: "somebody".into(), bot: None }; players.into()];
    Table::open(Arc::new(Nim), Config { players }, sitters, seed).unwrap().0
}

/// Plays to the end, always the first legal action.
fn finished() -> Table<Nim> {
    let mut table = table(2);
    while let Turn::Await(seats) = table.turn() {
        let seat = seats.lowest().unwrap();
        table.act(table.version(), seat, table.legal(seat)[0]).unwrap();
    }
    table
}

#[test]
fn every_law_holds() {
    assert!(!Nim::no_actions().is_empty(), "the laws try what is no action");
    for players in 2..=4 {
        for seed in 0..300 {
            laws::check(&Arc::new(Nim), &Config { players }, seed).unwrap();
        }
    }
}

#[test]
fn a_configuration_out_of_range_is_refused() {
    let refused = Table::open(Arc::new(Nim), Config { players: 5 }, vec![], Seed::from_number(1));
    assert!(refused.is_err());
}

#[test]
fn an_old_version_is_refused_without_harm() {
    let mut table = table(2);
    let action = table.legal(seat(0))[0];
    table.act(0, seat(0), action).unwrap();
    let again = table.act(0, seat(0), action);
    assert_eq!(again, Err(Refused::Stale { asked: 0, now: 1 }));
    assert_eq!(table.version(), 1);
}

#[test]
fn undo_is_free_until_another_decides() {
    let mut table = table(2);
    let before = table.state().clone();
    assert_eq!(table.undo(0, seat(0)), Err(Refused::NothingToUndo));
    table.act(0, seat(0), table.legal(seat(0))[0]).unwrap();
    assert_eq!(table.undo(1, seat(1)), Err(Refused::NotYours));
    table.undo(1, seat(0)).unwrap();
    assert_eq!((table.state(), table.version()), (&before, 2));
    table.act(2, seat(0), table.legal(seat(0))[1]).unwrap();
    table.act(3, seat(1), table.legal(seat(1))[0]).unwrap();
    assert_eq!(table.undo(4, seat(0)), Err(Refused::NotYours));
    assert_eq!(table.undo_with_consent(4, seat(0), 2, Seats::NONE), Err(Refused::NoConsent));
    table.undo_with_consent(4, seat(0), 2, Seats::only(seat(1))).unwrap();
    assert_eq!(table.state(), &before);
}

#[test]
fn however_far_one_goes_back_the_table_stands_as_it_did_then() {
    let stones = |table: &Table<Nim>| table.view(Viewer::Public).heaps.iter().sum::<u8>();
    let seed = (0..1000).map(Seed::from_number).find(|seed| stones(&table_with(2, *seed)) > 20).unwrap();
    let (all, mut table) = (Seats::only(seat(1)), table_with(2, seed));
    let mut states = vec![table.state().clone()];
    // A stone at a time, so that the match is long.
    for n in 0..stones(&table) - 1 {
        table.act(n.into(), seat(n % 2), table.legal(seat(n % 2))[0]).unwrap();
        states.push(table.state().clone());
    }
    let actions: Vec<_> = table.actions().collect();
    assert!(actions.len() > 16, "{} decisions are no more than are played again at most", actions.len());
    let snapshot = table.snapshot();
    let woken = Table::restore(Arc::new(Nim), &table.record().header, seed, &snapshot);
    for mut table in [table, woken.unwrap()] {
        for far in 1..=actions.len() {
            let stands = actions.len() - far;
            table.undo_with_consent(table.version(), seat(0), far, all).unwrap();
            assert_eq!(table.state(), &states[stands], "{far} back");
            for (by, action) in &actions[stands..] {
                table.act(table.version(), *by, *action).unwrap();
            }
            assert_eq!(table.state(), &states[actions.len()]);
        }
    }
}

#[test]
fn a_table_reopens_from_its_record_where_it_stood() {
    let mut table = table(3);
    table.act(0, seat(0), table.legal(seat(0))[0]).unwrap();
    table.undo(1, seat(0)).unwrap();
    table.act(2, seat(0), table.legal(seat(0))[2]).unwrap();
    table.seat_changed(seat(1), Sitter { name: "a stand-in".into(), bot: Some("random".into()) });
    let reopened = Table::reopen(Arc::new(Nim), table.record(), Seed::from_number(1)).unwrap();
    assert_eq!(reopened.state(), table.state());
    assert_eq!(reopened.version(), table.version());
    let wrong_seed = Table::reopen(Arc::new(Nim), table.record(), Seed::from_number(2));
    assert!(wrong_seed.err().unwrap().contains("seed"));
}

#[test]
fn a_table_wakes_from_a_snapshot_and_the_entries_since() {
    let mut table = table(3);
    table.act(0, seat(0), table.legal(seat(0))[0]).unwrap();
    let snapshot = table.snapshot();
    table.act(1, seat(1), table.legal(seat(1))[0]).unwrap();
    let header = &table.record().header;
    let restore = |seed, bytes: &[u8]| Table::restore(Arc::new(Nim), header, Seed::from_number(seed), bytes);
    let mut woken = restore(1, &snapshot).unwrap();
    let forged = Entry::Act { seat: seat(1), action: Some("take:0:1".into()), chance: vec![], state: None };
    assert!(woken.follow(&forged).is_err());
    woken.follow(&table.record().entries[1]).unwrap();
    assert_eq!((woken.state(), woken.version()), (table.state(), 2));
    woken.undo_with_consent(2, seat(0), 2, Seats::only(seat(1)).with(seat(2))).unwrap();
    assert_eq!(woken.played(), 0);
    assert!(restore(2, &snapshot).is_err(), "another seed");
    assert!(restore(1, &snapshot[..10]).is_err(), "a cut snapshot");
}

#[test]
fn only_decisions_ask_a_seat_anew_also_after_waking() {
    let mut table = table(3);
    let asked = |table: &Table<Nim>| (table.asked_at(seat(1)), table.decided_at());
    table.act(0, seat(0), table.legal(seat(0))[0]).unwrap();
    table.seat_changed(seat(0), Sitter { name: "a stand-in".into(), bot: Some("random".into()) });
    let confirm = table.plan_note(Entry::Confirm { seat: seat(0) });
    table.settle(confirm);
    assert_eq!((asked(&table), table.version()), ((1, 1), 3), "what is no decision changes nothing");
    let header = &table.record().header;
    let snapshot = table.snapshot();
    let wake = |bytes: &[u8]| Table::restore(Arc::new(Nim), header, Seed::from_number(1), bytes).unwrap();
    assert_eq!(asked(&wake(&snapshot)), (1, 1));
    let older = &snapshot[..snapshot.len() - 11];
    assert_eq!(asked(&wake(older)), (3, 3), "what an older program did not keep is taken for asked just now");
    table.act(3, seat(1), table.legal(seat(1))[0]).unwrap();
    assert_eq!(asked(&table), (4, 4));
    table.undo(4, seat(1)).unwrap();
    assert_eq!(asked(&table), (5, 5), "what was chosen before it was taken back is not chosen again");
}

#[test]
fn going_back_among_bots_beyond_what_was_shown_is_marked_in_the_record() {
    let mut table = table(2);
    table.act(0, seat(0), table.legal(seat(0))[0]).unwrap();
    let marked = |table: &Table<Nim>| {
        let planned = table.plan_undo_among_bots(table.version(), seat(0), 1).unwrap();
        matches!(planned.entry, Entry::Undo { among_bots: true, .. })
    };
    assert!(!marked(&table), "nothing was shown");
    let confirm = table.plan_note(Entry::Confirm { seat: seat(0) });
    table.settle(confirm);
    assert!(marked(&table));
    table.settle(table.plan_undo_among_bots(2, seat(0), 1).unwrap());
    while let Turn::Await(seats) = table.turn() {
        let seat = seats.lowest().unwrap();
        table.act(table.version(), seat, table.legal(seat)[0]).unwrap();
    }
    let text = table.record().to_text();
    assert!(text.contains(r#""consent":[1],"among_bots":true}"#), "{text}");
    let proves = |text: &str| replay(&Nim, &Record::parse(text).unwrap(), |_| ()).map(|_| ());
    assert_eq!(proves(&text), Ok(()));
    let older = text.replace(r#","among_bots":true"#, "");
    assert_eq!(proves(&older), Ok(()), "as an earlier program wrote it");
    let confirm = "{\"entry\":\"confirm\",\"seat\":0}\n";
    assert!(text.contains(confirm), "{text}");
    let wrong = proves(&text.replace(confirm, "")).unwrap_err().to_string();
    assert!(wrong.contains("nothing was"), "a mark without a reason: {wrong}");
}

#[test]
fn what_was_forgotten_still_counts() {
    let mut table = table(2);
    table.act(0, seat(0), table.legal(seat(0))[0]).unwrap();
    table.forget();
    assert_eq!((table.version(), table.record().entries.len()), (1, 0));
    table.undo(1, seat(0)).unwrap();
    assert_eq!((table.version(), table.played()), (2, 0));
}

#[test]
fn a_confirmed_turn_stands() {
    let mut table = table(2);
    assert_eq!(table.holder(), None);
    table.act(0, seat(0), table.legal(seat(0))[0]).unwrap();
    assert_eq!(table.holder(), Some(seat(0)));
    let confirm = table.plan_note(Entry::Confirm { seat: seat(0) });
    table.settle(confirm);
    assert_eq!(table.holder(), None);
    assert_eq!(table.undo(2, seat(0)), Err(Refused::Revealed));
}

#[test]
fn a_record_is_json_lines_and_proves_itself() {
    let text = finished().record().to_text();
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.to_text(), text);
    let mut steps = 0;
    replay(&Nim, &record, |_| steps += 1).unwrap();
    assert_eq!(steps, record.entries.len() + 1);
}

#[test]
fn a_running_record_hides_seed_and_digests() {
    let mut table = table(2);
    table.act(0, seat(0), table.legal(seat(0))[0]).unwrap();
    let open = table.record_for(Viewer::Public);
    assert_eq!(open.footer, None);
    assert!(matches!(&open.entries[0], Entry::Act { action: Some(_), state: None, .. }));
    let error = replay(&Nim, &open, |_| ()).unwrap_err();
    assert!(error.what.contains("seed is not in the record yet"), "{error}");
}

/// Each forgery: what is replaced by what, and what the refusal must speak of.
#[test]
fn forged_records_are_refused_with_line_and_reason() {
    let good = finished().record().to_text();
    let other_seed = format!("\"seed\":\"{}\"", Seed::from_number(2));
    let seed = format!("\"seed\":\"{}\"", Seed::from_number(1));
    let forgeries = [
        ("\"game\":\"nim\"", "\"game\":\"chess\"", 1, "not of \"nim\""),
        ("\"rules\":1", "\"rules\":9", 1, "rules version"),
        ("\"players\":2", "\"players\":9", 1, "seats"),
        ("\"players\":2", "\"plyers\":2", 1, "unknown field"),
        ("heaps ", "heaps 9", 1, "chance says"),
        ("take:0:1", "take:0:9", 2, "take:HEAP:STONES"),
        ("take:0:1", "take:0:7", 2, "no more than the heap has"),
        (&seed, &other_seed, 0, "not the one committed to"),
        ("\"scores\":[", "\"scores\":[7,", 0, "result"),
        ("\"format\":1", "\"format\":2", 1, "newer than this program"),
        ("\"entry\":\"act\"", "\"entry\":\"cheat\"", 2, "not an entry"),
    ];
    for (from, to, line, speaks_of) in forgeries {
        let forged = good.replacen(from, to, 1);
        assert_ne!(forged, good, "{from} does not occur");
        let error = Record::parse(&forged).and_then(|record| replay(&Nim, &record, |_| ())).unwrap_err();
        assert!(error.what.contains(speaks_of), "{from} -> {to}: {error}");
        assert!(line == 0 || error.line == line, "{from} -> {to}: {error}");
    }
}

/// A decision is taken back and made again: only as a table would have let it.
#[test]
fn undo_in_a_record_follows_the_rules_of_undo() {
    let good = finished().record().to_text();
    let lines: Vec<&str> = good.lines().collect();
    let last = lines.len() - 2;
    let decider = |line: usize| Record::parse(&good).unwrap().entries[line - 1].clone();
    let Entry::Act { seat: second, .. } = decider(2) else { panic!("two decisions") };
    let Entry::Act { seat: winner, .. } = decider(last) else { panic!("a last decision") };
    let first = 1 - second.index();
    let again = |line: usize, seat: usize, actions: usize| {
        let undo = format!("{{\"entry\":\"undo\",\"seat\":{seat},\"actions\":{actions}}}");
        let mut told = lines[..=line].to_vec();
        told.push(&undo);
        told.extend(&lines[line + 1 - actions..]);
        let record = Record::parse(&format!("{}\n", told.join("\n"))).unwrap();
        replay(&Nim, &record, |_| ()).map(|_| ())
    };
    assert_eq!(again(2, second.index(), 1), Ok(()), "one's own last decision");
    for (line, seat, actions, why) in [
        (2, first, 1, "another seat decided last"),
        (2, second.index(), 2, "consent of every other seat"),
        (2, second.index(), 0, "nothing to undo"),
        (last, winner.index(), 1, "over"),
    ] {
        let error = again(line, seat, actions).unwrap_err();
        assert!(error.what.contains(why) && error.line == line + 2, "{actions} by {seat}: {error}");
    }
}

/// What a record proves: all but the names of those who sat there, which anybody can write.
fn told(record: &Record) -> (&kernel::Digest, Vec<&Entry>, &Option<kernel::record::Footer>) {
    (&record.header.commitment, record.entries.iter().collect(), &record.footer)
}

#[test]
fn a_cut_or_empty_record_is_refused() {
    let good = finished().record().to_text();
    assert!(Record::parse("").is_err());
    let without_end = good.lines().take(3).map(|line| format!("{line}\n")).collect::<Vec<_>>().concat();
    let record = Record::parse(&without_end).unwrap();
    assert!(replay(&Nim, &record, |_| ()).is_err());
    let torn = &good[..good.len() - 10];
    assert!(Record::parse(torn).is_err());
}

#[test]
fn a_preview_tells_what_the_move_would_and_changes_nothing() {
    let table = table(2);
    let action = table.legal(seat(0))[0];
    let before = table.state().clone();
    let told = table.preview(seat(0), action).unwrap();
    assert_eq!(told.len(), 1);
    assert_eq!(table.state(), &before);
    assert!(table.preview(seat(1), action).is_err());
}

proptest::proptest! {
    /// A number with a sign or a leading zero is another text, and no second notation of the same action.
    #[test]
    fn a_text_is_an_action_exactly_when_it_is_its_notation(heap in "[+0]?[0-3]", stones in "[+0]?[0-9]") {
        let text = format!("take:{heap}:{stones}");
        let listed = (0..Nim::META.actions).filter_map(Nim::action_at).find(|action| action.to_string() == text);
        assert_eq!(text.parse::<<Nim as Game>::Action>().ok(), listed);
    }

    /// Texts with one thing wrong, and texts with nothing right.
    #[test]
    fn any_other_text_is_no_action(
        before in "[ a:0]?", word in "take|Take|tak", colon in "[:;. ]?", after in "(?s).?", text in "(?s).{0,40}",
    ) {
        for text in [format!("{before}{word}{colon}1:2{after}"), format!("{word}:1{colon}2{after}"), text] {
            let listed = (0..Nim::META.actions).filter_map(Nim::action_at).find(|action| action.to_string() == text);
            assert_eq!(text.parse::<<Nim as Game>::Action>().ok(), listed, "{text:?}");
        }
    }

    #[test]
    fn any_other_text_is_no_record(text in "(?s).{0,200}", like_json in r#"[{}\[\]":,a-z0-9 \n]{0,80}"#) {
        for text in [text, like_json] {
            let error = Record::parse(&text).unwrap_err();
            assert_eq!(error.line, 1, "{error} in {text:?}");
        }
    }

    /// Whatever is torn, swapped or scribbled over in a record: it replays only where nothing of it changed.
    #[test]
    fn a_damaged_record_is_refused(at in 0.0..1.0, scribble in "(?s).{0,8}", cut in 0usize..8) {
        let good = finished().record().to_text();
        let from = (good.len() as f64 * at) as usize;
        let damaged = format!("{}{scribble}{}", &good[..from], &good[(from + cut).min(good.len())..]);
        let proved = Record::parse(&damaged).and_then(|record| replay(&Nim, &record, |_| ()).map(|_| record));
        match proved {
            Ok(record) => assert_eq!(told(&record), told(&Record::parse(&good).unwrap())),
            Err(error) => {
                // Only a closing line that is missing is missed after the end of the text.
                let missing = usize::from(error.what.contains("the seed is not in the record yet"));
                let lines = damaged.lines().count() + missing;
                assert!((1..=lines).contains(&error.line), "{error} in {damaged:?}");
            }
        }
    }
}
