//! `magnifico sim --stats`: what pieces were worth.

use crate::common::{Folder, ran};
use serde_json::Value;

#[test]
fn stats_are_written_as_json_and_csv_and_told_in_short() {
    let folder = Folder::new();
    let text = folder.good("sim lorenzo --games 60 --seed 3 --bots greedy,random,greedy --stats out");
    for head in
        ["\ncard ", "\nleader ", "\nbonus-tile ", "\nexcommunication ", "\nAll of it in out/lorenzo.json"]
    {
        assert!(text.contains(head), "{head:?} in {text}");
    }
    assert_eq!(folder.files("out"), ["lorenzo.csv", "lorenzo.json"]);
    let report: Value = serde_json::from_str(&folder.read("out/lorenzo.json")).unwrap();
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&report), ["game", "players", "bots", "games", "seed", "rounds", "deeds"]);
    let uses = report["deeds"].as_array().unwrap();
    let fields = [
        "kind",
        "verb",
        "id",
        "name",
        "offered",
        "times",
        "doers",
        "win_share",
        "win_share_95",
        "mean_points",
        "points_ahead",
        "by_round",
        "by_seat",
        "by_round_and_seat",
    ];
    assert!(uses.iter().all(|it| keys(it) == fields));
    let sum = |list: &Value| list.as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum::<u64>();
    for it in uses {
        assert_eq!(sum(&it["by_round"]), it["times"].as_u64().unwrap());
        assert_eq!(sum(&it["by_seat"]), it["times"].as_u64().unwrap());
    }
    // Every card comes to the towers once a match, but for those that three players leave out; no card is taken twice.
    let cards: Vec<&Value> = uses.iter().filter(|it| it["kind"] == "card").collect();
    assert!(cards.iter().all(|it| it["times"].as_u64() <= it["offered"].as_u64()));
    assert!(cards.iter().all(|it| it["offered"] == 60) && cards.len() == 96);
    let tiles = uses.iter().filter(|it| it["kind"] == "bonus-tile");
    assert_eq!(tiles.map(|it| it["times"].as_u64().unwrap()).sum::<u64>(), 180, "three seats, sixty games");

    let csv = folder.read("out/lorenzo.csv");
    assert_eq!(csv.lines().count(), uses.len() + 1);
    assert!(csv.lines().next().unwrap().ends_with("round_6,seat_0,seat_1,seat_2"), "{csv}");
}

#[test]
fn stats_do_not_depend_on_threads_and_do_not_change_the_games() {
    let folder = Folder::new();
    let plain = folder.good("sim lorenzo --games 40 --json");
    let watched = folder.good("sim lorenzo --games 40 --json --threads 1 --stats one");
    folder.good("sim lorenzo --games 40 --json --threads 3 --stats three --save records");
    let hash = |text: &str| serde_json::from_str::<Value>(text).unwrap()["state_hash"].clone();
    assert_eq!(hash(&plain), hash(&watched));
    for file in ["lorenzo.json", "lorenzo.csv"] {
        assert_eq!(folder.read(&format!("one/{file}")), folder.read(&format!("three/{file}")));
    }
    assert_eq!(folder.files("records").len(), 40);
}

#[test]
fn stats_overwrite_nothing() {
    let folder = Folder::new();
    let args = "sim lorenzo --games 2 --stats out";
    folder.good(args);
    let before = folder.read("out/lorenzo.json");
    assert!(folder.bad(args).contains("lorenzo.json exists already and is not overwritten"));
    assert_eq!(folder.read("out/lorenzo.json"), before);
    folder.write("file", "");
    assert!(folder.bad("sim lorenzo --games 2 --stats file").contains("file cannot be made a folder"));
    assert!(folder.bad("sim lorenzo --swarm --stats out").contains("cannot be used with"));
    let ran = ran(folder.command("sim lorenzo --games 2").env("MAGNIFICO_STATS", "from-environment"));
    assert_eq!((ran.code, folder.files("from-environment").len()), (0, 2));
}
