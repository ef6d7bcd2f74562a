//! `magnifico arena --resume`: the file that a contest goes on from, and what is drawn of it.

use crate::common::{Folder, says};
use serde_json::{Value, json};
use std::fs::File;

const CONTEST: &str = "arena lorenzo --bots greedy,random --seed 5 --resume games.jsonl --games";

/// The file's lines, of which the first is the setting.
fn lines(folder: &Folder, file: &str) -> Vec<Value> {
    folder.read(file).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn text(lines: &[Value]) -> String {
    lines.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n") + "\n"
}

/// After Ctrl-C the same command must be good for the rest.
#[test]
fn the_charts_of_a_contest_that_goes_on_are_drawn_anew() {
    let folder = Folder::new();
    let charts = "--svg a.svg --csv a.csv";
    folder.good(&format!("{CONTEST} 2 {charts}"));
    says(&folder.read("a.svg"), "Win share, 2 games in 1 deal<");
    folder.good(&format!("{CONTEST} 6 {charts}"));
    says(&folder.read("a.svg"), "Win share, 6 games in 3 deals<");
    says(&folder.read("a.csv"), "greedy,6,6,");
    assert_eq!(folder.files("."), ["a.csv", "a.svg", "games.jsonl"], "nothing else is left");

    // They are not the charts of a contest that only begins.
    let error = folder.bad("arena lorenzo --bots greedy,random --resume other.jsonl --svg a.svg");
    says(&error, "a.svg exists already and is not overwritten");
    says(&folder.bad(&format!("{CONTEST} 6 --svg .")), ". exists already and is not overwritten");
    says(&folder.bad(&format!("{CONTEST} 6 --svg no/where")), "its folder does not exist");
    assert_eq!(folder.files("."), ["a.csv", "a.svg", "games.jsonl"]);
}

/// Both would play, and write, the same games.
#[test]
fn two_runs_at_once_are_refused() {
    let folder = Folder::new();
    folder.good(&format!("{CONTEST} 2"));
    let held = File::open(folder.path().join("games.jsonl")).unwrap();
    held.lock().unwrap();
    let before = folder.read("games.jsonl");
    let error = folder.bad(&format!("{CONTEST} 4"));
    says(&error, "--resume games.jsonl: another run is writing to this file: wait for it, or name another");
    assert_eq!(folder.read("games.jsonl"), before);
    drop(held);
    folder.good(&format!("{CONTEST} 4"));
    assert_eq!(lines(&folder, "games.jsonl").len(), 5);
}

#[test]
fn games_of_other_bots_of_the_same_name_are_refused() {
    let folder = Folder::new();
    folder.good(&format!("{CONTEST} 2"));
    let written = lines(&folder, "games.jsonl");
    assert_eq!(written[0]["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(written[0]["weights"].as_str().unwrap().len(), 64);
    for (field, other) in [("version", json!("0.0.1")), ("play", json!(0)), ("weights", json!("00ff"))] {
        let mut changed = written.clone();
        changed[0][field] = other.clone();
        folder.write("games.jsonl", text(&changed));
        let error = folder.bad(&format!("{CONTEST} 4"));
        says(&error, "its games were played by the bots of another version of this program");
        says(&error, &format!("its {field} is {other}, not "));
    }
}

#[test]
fn a_file_of_an_older_version_goes_on_with_a_warning() {
    let folder = Folder::new();
    folder.good(&format!("{CONTEST} 2"));
    let mut written = lines(&folder, "games.jsonl");
    for field in ["version", "play", "weights"] {
        written[0].as_object_mut().unwrap().shift_remove(field).unwrap();
    }
    folder.write("games.jsonl", text(&written));
    let ran = folder.run(&format!("{CONTEST} 4"));
    assert_eq!((ran.code, ran.err.lines().count()), (0, 1), "{}", ran.err);
    says(&ran.err, "magnifico: --resume games.jsonl: an older version began it");
    assert_eq!(lines(&folder, "games.jsonl").len(), 5);
}

#[test]
fn games_that_cannot_have_ended_like_that_are_refused() {
    let folder = Folder::new();
    folder.good("arena lorenzo --bots greedy,random,random,random --resume games.jsonl --games 1");
    let written = lines(&folder, "games.jsonl");
    for (field, wrong) in [
        ("places", json!([1, 0, 9, 200])),
        ("places", json!([1, 1, 2, 3])),
        ("places", json!([2, 3, 4, 4])),
        ("places", json!([1, 2, 3])),
        ("scores", json!([-2, -1, 0, 99_999])),
        ("scores", json!([1, 2, 3])),
        ("decisions", json!(4_000_000_000_u32)),
        ("lost_decisions", json!([{"bot": 7, "asked": 1, "slow": 0, "wrong": 0, "dead": 0}])),
        ("lost_decisions", json!([{"bot": 0, "asked": 1, "slow": 1, "wrong": 1, "dead": 0}])),
    ] {
        let mut changed = written.clone();
        changed[1][field] = wrong.clone();
        folder.write("games.jsonl", text(&changed));
        let error =
            folder.bad("arena lorenzo --bots greedy,random,random,random --resume games.jsonl --games 2");
        says(&error, "line 2: game 0 is not as this contest has it");
    }
    // Points that do not fit the places.
    let mut changed = written.clone();
    changed[1]["places"] = json!([1, 2, 3, 4]);
    changed[1]["scores"] = json!([10, 30, 20, 5]);
    folder.write("games.jsonl", text(&changed));
    says(
        &folder.bad("arena lorenzo --bots greedy,random,random,random --resume games.jsonl --games 2"),
        "line 2: game 0 is not as this contest has it",
    );
}
