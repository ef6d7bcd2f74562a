//! Every command with Die Wiege der Renaissance, its options, and its own component data.

use crate::common::Folder;
use serde_json::Value;
use std::fs;
use std::path::Path;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

fn hash(folder: &Folder, options: &str) -> String {
    let report = json(&folder.good(&format!("sim wiege --games 10 --json {options}")));
    report["state_hash"].as_str().unwrap().to_string()
}

#[test]
fn games_are_simulated_and_their_lengths_told() {
    let folder = Folder::new();
    let text = folder.good("sim wiege --games 200 --players 3 --seed 4");
    let head = "Die Wiege der Renaissance, 3 players, everyone for themselves\n200 games, ";
    assert!(text.starts_with(head), "{text}");
    assert!(text.contains("\na game took ") && text.contains("; the limit is 86,320\n"), "{text}");
    let report = json(&folder.good("sim wiege --games 200 --players 3 --seed 4 --threads 1 --json"));
    assert_eq!((&report["game"], &report["players"]), (&"wiege".into(), &3.into()));
    let stones: f64 =
        report["seats"].as_array().unwrap().iter().map(|it| it["mean_score"].as_f64().unwrap()).sum();
    assert!((stones - 21.0).abs() < 1e-9, "no stone is lost: {stones}");
}

#[test]
fn every_option_changes_the_games() {
    let folder = Folder::new();
    let options = [
        "",
        "--teams",
        "--start 2",
        "--culture-empty-deck top",
        "--duel-pass consecutive",
        "--uppermost oldest",
        "--joker-new-column",
        "--players 2",
    ];
    let mut hashes: Vec<String> = options.iter().map(|options| hash(&folder, options)).collect();
    assert_eq!(hash(&folder, "--culture-empty-deck stack --duel-pass final --uppermost newest"), hashes[0]);
    hashes.sort();
    hashes.dedup();
    assert_eq!(hashes.len(), options.len());
}

#[test]
fn options_are_told_and_kept_in_the_record() {
    let folder = Folder::new();
    let text = folder.good("record wiege game.jsonl --teams --start 1 --uppermost oldest --seed 3");
    let head = "game.jsonl: Die Wiege der Renaissance, 4 players, two against two, seat 1 begins, oldest card uppermost, ";
    assert!(text.starts_with(head), "{text}");
    let text = folder.good("verify game.jsonl");
    assert!(
        text.contains("two against two, seat 1 begins") && text.ends_with("1 record: 1 ok, 0 bad\n"),
        "{text}"
    );
    let text = folder.good("replay game.jsonl");
    for part in
        ["Piero begins.\n", "\nCulture scoring at ", "\nCharacter scoring at ", "\nStones of the partner "]
    {
        assert!(text.contains(part), "expected {part:?} in {text}");
    }
    let winners: Vec<&str> = text.lines().filter(|line| line.starts_with("1.")).collect();
    assert_eq!(winners.len(), 2, "partners win together: {winners:?}");
}

#[test]
fn an_eye_sees_its_own_cards_and_nobody_elses() {
    let folder = Folder::new();
    folder.good("record wiege game.jsonl --players 2 --bots greedy,greedy");
    let text = folder.good("replay game.jsonl --eye 0");
    assert!(
        text.contains("Piero: a sealed choice")
            && text.contains("Piero puts a character face down on the pile"),
        "{text}"
    );
    assert!(!text.contains("Piero: pile:") && text.contains("Lucrezia: pile:"), "{text}");
    assert!(!folder.good("replay game.jsonl --eye public").contains(": pile:"));
}

#[test]
fn every_saved_game_verifies() {
    let folder = Folder::new();
    folder.good("sim wiege --games 6 --players 2 --save out --bots greedy,random");
    let files: Vec<String> = folder.files("out").into_iter().map(|file| format!("out/{file}")).collect();
    let text = folder.good(&format!("verify {}", files.join(" ")));
    assert!(text.ends_with("6 records: 6 ok, 0 bad\n"), "{text}");
}

#[test]
fn records_of_both_games_are_verified_together() {
    let folder = Folder::new();
    folder.good("record wiege w.jsonl --players 2");
    folder.good("record lorenzo l.jsonl --players 2");
    assert!(folder.good("verify w.jsonl l.jsonl").ends_with("2 records: 2 ok, 0 bad\n"));
}

#[test]
fn bots_contend_with_seats_permuted() {
    let folder = Folder::new();
    let report = json(&folder.good("arena wiege --bots greedy,random --games 24 --json"));
    assert_eq!(report["players"], 2);
    let text = folder.good("arena wiege --bots greedy,random --players 4 --teams --games 8 --seed 2");
    assert!(text.starts_with("Die Wiege der Renaissance, 4 players, two against two\n"), "{text}");
}

#[test]
fn events_and_cards_are_counted() {
    let folder = Folder::new();
    let text = folder.good("sim wiege --games 250 --players 2 --bots greedy,random --stats out");
    for head in ["\nevent ", "\nculture ", "\ncharacter ", "All of it in out/wiege.json"] {
        assert!(text.contains(head), "{head:?} in {text}");
    }
    let report = json(&folder.read("out/wiege.json"));
    let uses = report["deeds"].as_array().unwrap();
    let of_kind = |kind: &str| uses.iter().filter(|it| it["kind"] == kind).collect::<Vec<_>>();
    assert_eq!((of_kind("culture").len(), of_kind("character").len()), (80, 54));
    let won: u64 = of_kind("event").iter().map(|it| it["times"].as_u64().unwrap()).sum();
    assert!(won > 250 && won <= 250 * 11, "at most eleven scorings a match for two: {won}");
}

#[test]
fn the_laws_are_checked_with_what_is_asked_for() {
    let folder = Folder::new();
    let text = folder.good("sim wiege --swarm --games 6 --seed 4");
    assert!(text.starts_with("Die Wiege der Renaissance: every law held in 6 games, "), "{text}");
    folder.good("sim wiege --swarm --games 2 --teams --seed 4");
}

#[test]
fn a_short_game_is_shown_and_can_be_kept() {
    let folder = Folder::new();
    let text = folder.good("demo wiege");
    assert!(text.contains("A game of Die Wiege der Renaissance between 4 bots"), "{text}");
    assert!(text.contains("\nCulture scoring at c") && text.lines().count() < 160, "{text}");
    let (_, command) = text.trim_end().rsplit_once("magnifico ").unwrap();
    folder.good(command);
    let winner = |text: &str| text.lines().find(|line| line.starts_with("1.")).map(String::from);
    assert_eq!(winner(&text), winner(&folder.good("replay my.jsonl")));
}

#[test]
fn speed_and_weights() {
    let folder = Folder::new();
    let report = json(&folder.good("bench --json --seconds 0.01 --game wiege"));
    let players: Vec<&Value> =
        report["engines"].as_array().unwrap().iter().map(|it| &it["players"]).collect();
    assert_eq!(players, [2, 3, 4]);
    let text = folder.good("tune wiege --quick --steps 1 --games 2 --players 2");
    assert!(
        text.starts_with("Against the weights carried so far, ") && text.contains("\"symbol\": "),
        "{text}"
    );
}

#[test]
fn wrong_options_are_named() {
    let folder = Folder::new();
    let says = |args: &str, expected: &str| {
        let error = folder.bad(args);
        assert!(error.contains(expected), "expected {expected:?} in: {error}");
    };
    says("sim wiege --players 5", "Die Wiege der Renaissance is for 2 to 4 players, not 5");
    says("sim wiege --players 3 --teams", "two against two needs 4 players, not 3");
    says("sim wiege --players 2 --start 2", "seat 2 cannot begin at a table of 2");
    says("sim wiege --start 9", "a seat is a number from 0 to 3");
    says("sim wiege --uppermost middle", "possible values: newest, oldest");
    for args in ["sim", "sim --swarm", "arena --bots greedy,random", "record game.jsonl"] {
        let (command, rest) = args.split_once(' ').unwrap_or((args, ""));
        says(&format!("{command} wiege {rest} --base"), "--base is an option of lorenzo, not of wiege");
        says(
            &format!("{command} lorenzo {rest} --uppermost oldest"),
            "--uppermost oldest is an option of wiege",
        );
    }
}

/// A folder with a copy of the data in `data`, changed.
fn with_data(change: impl FnOnce(&mut Value)) -> Folder {
    let folder = Folder::new();
    fs::create_dir(folder.path().join("data")).unwrap();
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/wiege/rules/data/wiege.json");
    let mut data = json(&fs::read_to_string(ours).unwrap());
    change(&mut data);
    folder.write("data/wiege.json", data.to_string());
    folder
}

#[test]
fn corrected_data_are_played_with_and_carried_in_the_record() {
    let folder = with_data(|_| ());
    assert_eq!(hash(&folder, "--rules data"), hash(&folder, ""), "a copy of our data is our data");
    let folder = with_data(|data| data["events"][0]["symbols"] = serde_json::json!(["religion"]));
    assert_ne!(hash(&folder, "--rules data"), hash(&folder, ""));
    let text = folder.good("record wiege game.jsonl --rules data --players 2");
    assert!(text.contains(", own data "), "{text}");
    assert!(folder.bad("verify game.jsonl").contains("line 1: played with other component data"));
    assert!(folder.good("verify game.jsonl --rules data").ends_with("1 record: 1 ok, 0 bad\n"));
}

#[test]
fn wrong_data_are_refused_with_file_and_reason() {
    let folder = with_data(|data| data["events"][0]["year"] = 1300.into());
    let error = folder.bad("sim wiege --rules data");
    assert!(
        error.starts_with("magnifico: --rules data: wiege.json: event \"ev-red-1\": the year 1300"),
        "{error}"
    );
    fs::remove_file(folder.path().join("data/wiege.json")).unwrap();
    assert!(folder.bad("sim wiege --rules data").contains("wiege.json: there is no such file"));
    let error = folder.bad("sim wiege --rules nowhere");
    assert!(error.contains("there is no such folder: name one with wiege.json"), "{error}");
}
