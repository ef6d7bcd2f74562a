//! `magnifico arena`, run as people run it.

use crate::common::{Folder, ran, says};
use serde_json::Value;
use std::process::{Command, Stdio};
use std::thread;

fn json(text: &str) -> Value {
    assert_eq!(text.lines().count(), 1, "JSON is one line");
    serde_json::from_str(text).unwrap()
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

/// The report without what differs from run to run.
fn timeless(mut report: Value) -> Value {
    for field in ["seconds", "threads"] {
        report.as_object_mut().unwrap().remove(field);
    }
    report
}

#[test]
fn arena_json_has_exactly_the_promised_fields() {
    let args = "arena lorenzo --bots greedy,random,random,random --games 16 --seed 3 --threads 2 --json";
    let report = json(&Folder::new().good(args));
    let fields = [
        "game",
        "players",
        "bots",
        "games",
        "games_asked",
        "deals",
        "decisions",
        "seconds",
        "threads",
        "seed",
        "state_hash",
        "standings",
        "cross",
    ];
    assert_eq!(keys(&report), fields);
    assert_eq!((&report["players"], &report["games"], &report["deals"]), (&4.into(), &16.into(), &4.into()));
    let standings = report["standings"].as_array().unwrap();
    let fields = [
        "bot",
        "games",
        "seats",
        "chance",
        "win_share",
        "win_share_95",
        "mean_rank",
        "mean_rank_95",
        "mean_score",
        "mean_score_95",
        "rating",
        "rating_95",
    ];
    assert_eq!(keys(&standings[0]), fields);
    let names: Vec<&str> = standings.iter().map(|it| it["bot"].as_str().unwrap()).collect();
    assert_eq!(names, ["greedy", "random"], "pooled by name, the best first");
    assert_eq!((&standings[0]["chance"], &standings[1]["chance"]), (&0.25.into(), &0.75.into()));
    assert_eq!((&standings[0]["seats"], &standings[1]["seats"]), (&16.into(), &48.into()));
    assert_eq!(keys(&report["cross"][0]), ["bot", "against", "ahead", "pairs"]);
    assert_eq!(report["cross"][0]["pairs"], 48.0);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let folder = Folder::new();
    let with = |threads: u32| {
        let args = "arena lorenzo --bots mcts:20,greedy,random --games 9 --json --threads";
        timeless(json(&folder.good(&format!("{args} {threads}"))))
    };
    let one = with(1);
    assert_eq!(one, with(2));
    assert_eq!(one, with(5));
}

#[test]
fn seats_follow_the_bots_or_the_option() {
    let folder = Folder::new();
    let players =
        |args: &str| json(&folder.good(&format!("arena lorenzo --games 4 --json {args}")))["players"].clone();
    assert_eq!(players("--bots random,greedy"), 2);
    assert_eq!(players("--bots random,greedy,random"), 3);
    assert_eq!(players("--bots random,greedy --players 4"), 4);
    assert_eq!(players("--bots random,greedy,random,random,random,random,random,random"), 4);
    assert_eq!(players("--bots random,greedy,random,random,random"), 4);
    assert_eq!(players("--bots random,greedy,random,random,random --house-rules"), 5);
}

#[test]
fn the_tables_say_what_was_played_and_what_chance_would_be() {
    let text = Folder::new().good("arena lorenzo --bots greedy,random --games 12 --base");
    assert!(text.starts_with("Lorenzo il Magnifico, 2 players, base game\n12 games in 6 deals, "), "{text}");
    for head in ["bot", "win share", "95 % interval", "chance", "mean rank", "mean score", "rating"] {
        says(text.lines().nth(3).unwrap(), head);
    }
    says(&text, "finishes ahead of");
    says(&text, "(1) greedy");
    says(&text, " 50.0 % ");
    says(&text, "\nseed 1, state hash ");
}

#[test]
fn csv_and_svg_are_written_beside() {
    let folder = Folder::new();
    let args = "arena lorenzo --bots greedy,random,random --games 9 --csv a.csv --svg a.svg --json";
    let report = json(&folder.good(args));
    let csv = folder.read("a.csv");
    let lines: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(lines[0][..4], ["bot", "games", "seats", "chance"]);
    assert_eq!(lines[0][16..], ["ahead_of_greedy", "ahead_of_random", "asked", "lost"]);
    assert!(lines.len() == 3 && lines.iter().all(|line| line.len() == 20), "{csv}");
    let share: f64 = lines[1][4].parse().unwrap();
    assert!((share - report["standings"][0]["win_share"].as_f64().unwrap()).abs() < 1e-6);
    let svg = folder.read("a.svg");
    assert!(
        svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\"") && svg.ends_with("</svg>\n"),
        "{svg}"
    );
    says(&svg, "prefers-color-scheme:dark");
    assert_eq!(svg.matches("class=\"bar\"").count(), 2);
    assert_eq!(svg.matches("class=\"chance\"").count(), 2);
}

#[test]
fn bad_input_is_answered_with_one_sentence() {
    let folder = Folder::new();
    says(&folder.bad("arena lorenzo"), "--bots");
    says(&folder.bad("arena chess --bots random,greedy"), "there is no such game");
    says(&folder.bad("arena lorenzo --bots random"), "--bots names 1: the arena is for 2 to 8 bots");
    let nine = ["random"; 9].join(",");
    says(&folder.bad(&format!("arena lorenzo --bots {nine}")), "--bots names 9");
    says(&folder.bad("arena lorenzo --bots random,random"), "only random: name at least two different bots");
    says(&folder.bad("arena lorenzo --bots random,oracle"), "there is no bot called \"oracle\"");
    says(&folder.bad("arena lorenzo --bots random,greedy --players 7"), "not 7");
    says(&folder.bad("arena lorenzo --bots random,greedy --players 5"), "house rules");
    says(&folder.bad("arena lorenzo --bots random,greedy --games 0"), "--games");
    says(&folder.bad("arena lorenzo --bots random,greedy --threads 0"), "--threads");
    says(&folder.bad("arena lorenzo --bots random,greedy --bot-limit 0"), "a time is a number of seconds");
    says(&folder.bad("arena lorenzo --bots random,greedy --rules nowhere"), "there is no such folder");
    let same = "arena lorenzo --bots random,greedy --csv a --svg a";
    says(&folder.bad(same), "--resume, --csv and --svg need a file each");
    assert!(folder.files(".").is_empty());
}

#[test]
fn nothing_is_overwritten() {
    let folder = Folder::new();
    folder.write("diary.txt", "dear diary\n");
    for option in ["--csv", "--svg"] {
        let error = folder.bad(&format!("arena lorenzo --bots random,greedy --games 2 {option} diary.txt"));
        says(&error, "diary.txt exists already and is not overwritten");
        let error = folder.bad(&format!("arena lorenzo --bots random,greedy --games 2 {option} no/where"));
        says(&error, "its folder does not exist");
    }
    let error = folder.bad("arena lorenzo --bots random,greedy --games 2 --resume diary.txt");
    says(&error, "--resume diary.txt: this is not the file of a contest, and is left as it is");
    says(&folder.bad("arena lorenzo --bots random,greedy --resume no/where"), "its folder does not exist");
    says(&folder.bad("arena lorenzo --bots random,greedy --resume ."), "this is a folder");
    assert_eq!(folder.read("diary.txt"), "dear diary\n");
}

#[test]
fn every_option_can_come_from_the_environment() {
    let folder = Folder::new();
    let mut command = folder.command("arena lorenzo");
    let settings = [
        ("BOTS", "greedy,random"),
        ("GAMES", "6"),
        ("PLAYERS", "3"),
        ("SEED", "8"),
        ("JSON", "1"),
        ("THREADS", "2"),
        ("RESUME", "games.jsonl"),
        ("CSV", "a.csv"),
        ("SVG", "a.svg"),
        ("BOT_LIMIT", "2"),
    ];
    for (name, value) in settings {
        command.env(format!("MAGNIFICO_{name}"), value);
    }
    let from_environment = timeless(json(&ran(&mut command).out));
    let args = "arena lorenzo --bots greedy,random --games 6 --players 3 --seed 8 --json";
    assert_eq!(from_environment, timeless(json(&folder.good(args))));
    assert_eq!(folder.files("."), ["a.csv", "a.svg", "games.jsonl"]);
}

/// The third place in twelve games says no more than that it was the third in twelve games.
#[test]
fn nothing_is_said_to_be_certain() {
    let folder = Folder::new();
    let args = "arena lorenzo --bots planner,random --games 4 --seed 1";
    let text = folder.good(args);
    says(&text, " 1.00 ± – ");
    says(&text, " 2.00 ± – ");
    let report = json(&folder.good(&format!("{args} --json")));
    assert_eq!(report["standings"][0]["mean_rank_95"], Value::Null);
    assert!(report["standings"][0]["mean_score_95"].is_array());
}

const PIECES: &str = "arena lorenzo --bots greedy,random,random --seed 5 --json";

#[test]
fn a_contest_goes_on_from_its_file() {
    let folder = Folder::new();
    let whole = timeless(json(&folder.good(&format!("{PIECES} --games 20"))));
    folder.good(&format!("{PIECES} --games 7 --resume games.jsonl"));
    let first = folder.read("games.jsonl");
    assert_eq!(first.lines().count(), 8, "a setting and seven games");
    // As after a power cut: the last line is half written.
    let cut = &first[..first.len() - 40];
    folder.write("games.jsonl", cut);
    let resumed = timeless(json(&folder.good(&format!("{PIECES} --games 20 --resume games.jsonl"))));
    assert_eq!(resumed, whole);
    let all = folder.read("games.jsonl");
    assert!(all.starts_with(&cut[..=cut.rfind('\n').unwrap()]) && all.lines().count() == 21, "{all}");
    let again = timeless(json(&folder.good(&format!("{PIECES} --games 20 --resume games.jsonl"))));
    assert_eq!((again, folder.read("games.jsonl")), (whole, all.clone()), "nothing is left to play");
    let fewer = json(&folder.good(&format!("{PIECES} --games 7 --resume games.jsonl")));
    assert_eq!(fewer["games"], 7, "games beyond those asked for stay in the file and out of the table");
}

#[test]
fn the_file_of_another_contest_is_refused() {
    let folder = Folder::new();
    folder.good(&format!("{PIECES} --games 3 --resume games.jsonl"));
    let before = folder.read("games.jsonl");
    for (args, different) in [
        ("--bots greedy,random,greedy --seed 5", "its bots is "),
        ("--bots greedy,random,random --seed 6", "its seed is 5, not 6"),
        ("--bots greedy,random,random --seed 5 --base", "its config is "),
        ("--bots greedy,random,random --seed 5 --players 2", "its config is "),
    ] {
        let error = folder.bad(&format!("arena lorenzo {args} --games 9 --resume games.jsonl"));
        says(&error, "the file belongs to another contest: ");
        says(&error, different);
    }
    folder.write("spoilt.jsonl", before.replace("\"deal\":0", "\"deal\":9"));
    says(&folder.bad(&format!("{PIECES} --games 9 --resume spoilt.jsonl")), "line 2: game ");
    folder.write("prose.jsonl", format!("{before}Once upon a time\n"));
    says(&folder.bad(&format!("{PIECES} --games 9 --resume prose.jsonl")), "line 5: not a game of a contest");
    assert_eq!(folder.read("games.jsonl"), before);
}

/// Ctrl-C after the first games: what there is is printed, the program ends well, and the rest can be played later.
#[cfg(unix)]
#[test]
fn an_interrupted_contest_prints_what_there_is_and_can_be_resumed() {
    let folder = Folder::new();
    let args = "arena lorenzo --bots mcts:60,greedy --seed 2 --threads 2 --json --resume games.jsonl --games";
    let mut command = folder.command(&format!("{args} 100000"));
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let file = folder.path().join("games.jsonl");
    // The third line is the second game.
    while !std::fs::read_to_string(&file).is_ok_and(|text| text.lines().count() >= 3) {
        thread::yield_now();
    }
    let interrupt = format!("kill -INT {}", child.id());
    assert!(Command::new("sh").args(["-c", &interrupt]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8(output.stderr).unwrap()), (Some(0), String::new()));
    let report = json(&String::from_utf8(output.stdout).unwrap());
    let games = report["games"].as_u64().unwrap();
    assert!((2..100_000).contains(&games) && report["games_asked"] == 100_000, "{report}");
    assert_eq!(folder.read("games.jsonl").lines().count() as u64, games + 1);

    let asked = games + 3;
    let resumed = timeless(json(&folder.good(&format!("{args} {asked}"))));
    let whole = format!("arena lorenzo --bots mcts:60,greedy --seed 2 --json --games {asked}");
    assert_eq!(resumed, timeless(json(&folder.good(&whole))));
}
