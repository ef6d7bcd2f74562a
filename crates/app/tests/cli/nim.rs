//! The smallest game: in every command when it is asked for, and offered nowhere else.

use crate::common::{Folder, says};
use serde_json::Value;

#[test]
fn it_takes_every_command() {
    let folder = Folder::new();
    let report: Value = serde_json::from_str(&folder.good("sim nim --games 20 --json --players 3")).unwrap();
    assert_eq!((&report["game"], &report["games"]), (&"nim".into(), &20.into()));
    says(&folder.good("sim nim --swarm --games 4 --seed 1"), "Nim: every law held in 4 games, ");
    says(&folder.good("arena nim --bots greedy,random --games 8"), "Nim, 2 players");
    folder.good("record nim game.jsonl --bots greedy,random");
    says(&folder.good("replay game.jsonl"), "Every action, die, state and the result follow from the seed");
    says(&folder.good("verify game.jsonl"), "1 record: 1 ok, 0 bad");
    says(&folder.good("demo nim"), "A game of Nim between 4 bots");
    let report: Value = serde_json::from_str(&folder.good("bench --json --seconds 0.01 --game nim")).unwrap();
    assert!(report["engines"].as_array().unwrap().iter().all(|line| line["game"] == "nim"));
}

#[test]
fn it_is_not_among_those_that_are_offered() {
    let folder = Folder::new();
    let error = folder.bad("sim chess");
    assert!(!error.contains("nim"), "{error}");
    let usual = folder.good("serve --help");
    says(&usual, "Which games are offered [default: lorenzo,florenza,wiege]");
}
