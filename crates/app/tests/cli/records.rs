//! `magnifico record`, `sim --save`, `replay` and `verify`: records that prove themselves, and forged ones.

use crate::common::Folder;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

/// A folder with the record of a short game in it.
fn recorded(options: &str) -> Folder {
    let folder = Folder::new();
    let text = folder.good(&format!("record lorenzo game.jsonl {options}"));
    assert!(text.starts_with("game.jsonl: Lorenzo il Magnifico, "), "{text}");
    folder
}

/// The record with one line changed.
fn forge(folder: &Folder, line: usize, change: impl FnOnce(&mut Value)) -> String {
    let text = folder.read("game.jsonl");
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    let mut value = serde_json::from_str(&lines[line - 1]).unwrap();
    change(&mut value);
    lines[line - 1] = value.to_string();
    lines.join("\n") + "\n"
}

#[test]
fn a_record_verifies_and_is_the_same_for_the_same_seed() {
    let folder = recorded("--seed 6 --players 3");
    let text = folder.good("verify game.jsonl");
    assert!(text.starts_with("ok   game.jsonl: Lorenzo il Magnifico, 3 players, advanced game, "), "{text}");
    assert!(text.ends_with("\n1 record: 1 ok, 0 bad\n"), "{text}");
    let again = folder.good("record lorenzo - --seed 6 --players 3");
    assert_eq!(again, folder.read("game.jsonl"));
    let other = folder.good("record lorenzo - --seed 7 --players 3");
    assert_ne!(again, other);
}

#[test]
fn every_saved_game_of_a_series_verifies() {
    let folder = Folder::new();
    let text = folder.good("sim lorenzo --games 12 --save out --seed 6 --players 2");
    assert!(text.ends_with("12 records in out\n"), "{text}");
    let files = folder.files("out");
    assert_eq!(files.len(), 12);
    assert_eq!(
        (files[0].as_str(), files[11].as_str()),
        ("lorenzo-2p-seed6-00.jsonl", "lorenzo-2p-seed6-11.jsonl")
    );
    let names: Vec<String> = files.iter().map(|file| format!("out/{file}")).collect();
    let text = folder.good(&format!("verify {}", names.join(" ")));
    assert!(text.ends_with("12 records: 12 ok, 0 bad\n"), "{text}");
    assert_eq!(
        folder.read("out/lorenzo-2p-seed6-00.jsonl"),
        folder.good("record lorenzo - --seed 6 --players 2"),
        "record writes the first game of the series"
    );
}

#[test]
fn saving_changes_no_result() {
    let folder = Folder::new();
    let report = |options: &str| -> Value {
        serde_json::from_str(&folder.good(&format!("sim lorenzo --games 5 --json {options}"))).unwrap()
    };
    let (kept, played) = (report("--save out"), report(""));
    assert_eq!((&kept["state_hash"], &kept["seats"]), (&played["state_hash"], &played["seats"]));
}

#[test]
fn forged_records_are_found_with_their_line() {
    let folder = recorded("--players 2 --base");
    let last = folder.read("game.jsonl").lines().count();
    let forgeries = [
        (
            "seed",
            forge(&folder, last, |v| v["seed"] = json!("00".repeat(32))),
            format!("line {last}: the seed is not"),
        ),
        (
            "result",
            forge(&folder, last, |v| v["result"]["scores"][0] = json!(199)),
            format!("line {last}: the result"),
        ),
        (
            "chance",
            forge(&folder, 1, |v| v["chance"][0] = json!("six of everything")),
            "line 1: chance says".into(),
        ),
        (
            "digest",
            forge(&folder, 9, |v| v["state"] = json!("0123456789abcdef")),
            "line 9: the state's digest".into(),
        ),
        ("action", forge(&folder, 9, |v| v["action"] = json!("fly")), "line 9: action \"fly\"".into()),
        ("seat", forge(&folder, 9, |v| v["seat"] = json!(4)), "line 9: seat 4".into()),
        ("nobody", forge(&folder, 9, |v| v["seat"] = json!(77)), "line 9: not an entry: seat 77".into()),
        (
            "data",
            forge(&folder, 1, |v| v["data"] = json!("ab".repeat(32))),
            "name its folder with --rules".into(),
        ),
        (
            "rules",
            forge(&folder, 1, |v| v["rules"] = json!(99)),
            "line 1: played under rules version 99".into(),
        ),
        ("format", forge(&folder, 1, |v| v["format"] = json!(99)), "line 1: format 99 is newer".into()),
        ("config", forge(&folder, 1, |v| v["config"]["players"] = json!(200)), "line 1: ".into()),
        ("field", forge(&folder, 9, |v| v["\u{1b}[2J"] = json!(1)), "line 9: not an entry".into()),
    ];
    for (name, text, reason) in forgeries {
        let file = format!("{name}.jsonl");
        folder.write(&file, text);
        let error = folder.bad(&format!("verify {file}"));
        assert!(error.contains(&reason), "{name}: expected {reason:?} in {error}");
        assert!(!error.contains('\u{1b}'), "{name}: a record must not command the terminal");
        let error = folder.bad(&format!("replay {file}"));
        assert!(error.contains(&reason), "{name}: expected {reason:?} in {error}");
    }
}

#[test]
fn damaged_records_are_found() {
    let folder = recorded("--players 2 --base");
    let text = folder.read("game.jsonl");
    let lines: Vec<&str> = text.lines().collect();
    let without = |line: usize| {
        let kept = lines.iter().enumerate().filter(|(i, _)| i + 1 != line).map(|(_, text)| *text);
        kept.collect::<Vec<_>>().join("\n")
    };
    folder.write("half.jsonl", &text[..text.len() / 2]);
    folder.write("unfinished.jsonl", without(lines.len()));
    folder.write("gap.jsonl", without(7));
    folder.write("more.jsonl", text.clone() + lines[4] + "\n");
    let ran = folder.run("verify game.jsonl half.jsonl unfinished.jsonl gap.jsonl more.jsonl");
    assert_eq!(ran.code, 2);
    assert!(ran.out.ends_with("5 records: 1 ok, 4 bad\n"), "{}", ran.out);
    let reasons = ["not an entry: ", "the seed is not in the record yet", "line 7: ", "nothing may follow"];
    for (line, reason) in ran.out.lines().skip(1).zip(reasons) {
        assert!(line.starts_with("BAD  ") && line.contains(reason), "expected {reason:?} in {line}");
    }
    assert!(ran.err.starts_with("magnifico: 4 records are bad, the first: half.jsonl: line "), "{}", ran.err);
}

#[test]
fn a_record_can_go_through_a_pipe() {
    let folder = recorded("--players 2");
    let ran = folder.fed("verify -", &folder.read("game.jsonl"));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let ran = folder.fed("replay -", &folder.read("game.jsonl"));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out, folder.good("replay game.jsonl"));
}

#[test]
fn a_reader_may_leave_early() {
    let folder = recorded("");
    for args in ["replay game.jsonl", "record lorenzo -", "verify game.jsonl", "sim lorenzo --games 2"] {
        let mut child = folder.command(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut first = String::new();
        BufReader::with_capacity(16, child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        // The reader is gone now, as with `| head -1`.
        let mut errors = String::new();
        child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        let status = child.wait().unwrap();
        assert!(status.success(), "{args}: {status}");
        assert_eq!(errors, "", "{args}");
        assert!(!first.is_empty(), "{args}");
    }
}

#[test]
fn every_round_ends_with_a_table() {
    let folder = recorded("--players 3 --seed 3");
    let text = folder.good("replay game.jsonl");
    assert_eq!(text.matches("cards T/B/C/V").count(), 6);
    for round in 1..=6 {
        assert!(text.contains(&format!("\nRound {round}\n")), "{text}");
    }
    assert!(!text.contains("[Enter:"));
}

#[test]
fn an_eye_sees_its_own_draft_and_nobody_elses() {
    let folder = recorded("--players 3 --seed 3");
    let text = folder.good("replay game.jsonl --eye 0");
    let (draft, _) = text.split_once("\nRound 1\n").unwrap();
    assert!(draft.contains("Lucrezia: keep:") && draft.contains("Lucrezia looks at "), "{draft}");
    assert!(draft.contains("Piero: a sealed choice") && draft.contains("Piero keeps a leader"), "{draft}");
    assert!(!draft.contains("Piero looks at") && !draft.contains("Bianca: keep:"), "{draft}");
    let text = folder.good("replay game.jsonl --eye public");
    let (draft, _) = text.split_once("\nRound 1\n").unwrap();
    assert!(!draft.contains("looks at") && !draft.contains("keep:"), "{draft}");
}
