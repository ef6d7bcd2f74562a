//! The pace of a replay, and what is told besides actions, with the first game of the list.

use super::*;
use crate::args::{Language, Rules, Setting};
use crate::record::play;
use crate::setting::Ready;
use kernel::record::Sitter;

/// Where the parts of the first game's match begin, in words, and its record.
struct Played;

impl Visitor for Played {
    type Output = (Vec<String>, Record);

    fn visit<P: Playable>(self) -> (Vec<String>, Record) {
        let ready: Ready<P> = setting(2).ready().unwrap();
        let record = play(&ready).unwrap();
        let mut chapters = Vec::new();
        replay(&*ready.loaded.game, &record, |step| {
            let begun = step.events.iter().filter_map(P::chapter);
            chapters.extend(begun.map(|heading| tell(Lang::En, &heading)));
        })
        .unwrap();
        (chapters, record)
    }
}

fn setting(players: u32) -> Setting {
    Setting { players: Some(players), seed: Some(3), ..Setting::default() }
}

fn played() -> (Vec<String>, Record) {
    games::visit(games::ALL[0].id, Played).unwrap()
}

fn told(record: &Record, pace: Pace, mut keys: &[u8]) -> String {
    let language = Language { lang: Some(Lang::En) };
    let args = Replay { file: "game.jsonl".into(), view: ReplayView::All, language, rules: Rules::default() };
    let mut out = Vec::new();
    let telling = Telling { args: &args, record, pace, keys: &mut keys, out: &mut out };
    games::visit(&record.header.game, telling).unwrap().unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn enter_goes_on_by_one_step_and_q_ends() {
    let (_, record) = played();
    let text = told(&record, Pace::Step, b"\n\nq\n");
    assert_eq!(text.matches("[Enter:").count(), 3);
    assert!(text.contains("\n   1  set-up\n"), "{text}");
    assert!(text.contains("\r   3  ") && !text.contains("\r   4  "), "{text}");
    assert!(!text.contains("Total"), "whoever quits is not told the end: {text}");
}

#[test]
fn r_runs_to_the_next_round_and_a_to_the_end() {
    let (chapters, record) = played();
    assert!(chapters.len() > 2, "{chapters:?}");
    let text = told(&record, Pace::Step, b"r\na\n");
    assert_eq!(text.matches("[Enter:").count(), 2);
    let asked = text.rfind("[Enter:").unwrap();
    let has = |part: &str, chapter: &String| part.contains(&format!("\n{chapter}\n"));
    let begun = chapters.iter().filter(|chapter| has(&text[..asked], chapter)).count();
    assert!((1..chapters.len()).contains(&begun), "{text}");
    assert!(chapters.iter().all(|chapter| has(&text, chapter)), "{text}");
    assert!(text.contains("Total"), "{text}");
}

#[test]
fn the_end_of_input_is_the_end() {
    let text = told(&played().1, Pace::Step, b"");
    assert_eq!(text.matches("[Enter:").count(), 1);
}

#[test]
fn undo_and_seat_changes_are_told() {
    let (_, mut record) = played();
    let acted = record.entries[0].clone();
    let Entry::Act { seat, .. } = acted else { panic!("a game begins with an action") };
    record
        .entries
        .insert(1, Entry::Undo { seat, actions: 1, consent: kernel::Seats::NONE, among_bots: false });
    record.entries.insert(2, acted);
    let sitter = Sitter { name: "Cosimo".into(), bot: None };
    record.entries.insert(3, Entry::Seat { seat, sitter });
    record.entries.insert(4, Entry::Clock { seat, left_ms: 1000 });
    let text = told(&record, Pace::Run, b"");
    assert!(text.contains("takes back the last action\n"), "{text}");
    assert!(text.contains(&format!("   5  Cosimo sits down in seat {seat}\n")), "{text}");
    assert!(!text.contains("[Enter:"));
}
