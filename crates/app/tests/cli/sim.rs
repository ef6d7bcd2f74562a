//! `magnifico sim` and `magnifico bench`, run as people run them.

use crate::common::{Folder, ran};
use serde_json::Value;

fn json(text: &str) -> Value {
    assert_eq!(text.lines().count(), 1, "JSON is one line");
    serde_json::from_str(text).unwrap()
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

const SIM_FIELDS: [&str; 14] = [
    "game",
    "players",
    "bots",
    "games",
    "decisions",
    "seconds",
    "threads",
    "games_per_second",
    "decisions_per_second",
    "lengths",
    "best_scores",
    "seats",
    "seed",
    "state_hash",
];

#[test]
fn sim_json_has_exactly_the_promised_fields() {
    let folder = Folder::new();
    let report = json(&folder.good("sim lorenzo --players 3 --games 40 --seed 5 --threads 2 --json"));
    assert_eq!(keys(&report), SIM_FIELDS);
    assert_eq!(report["game"], "lorenzo");
    assert_eq!(report["players"], 3);
    assert_eq!(report["bots"], serde_json::json!(["random", "random", "random"]));
    assert_eq!((&report["games"], &report["threads"], &report["seed"]), (&40.into(), &2.into(), &5.into()));
    assert_eq!(report["state_hash"].as_str().unwrap().len(), 64);
    assert!(report["decisions_per_second"].as_f64().unwrap() > report["games_per_second"].as_f64().unwrap());
    let lengths = &report["lengths"];
    assert_eq!(keys(lengths), ["least", "percent_1", "median", "percent_99", "most", "limit"]);
    let lengths: Vec<u64> = lengths.as_object().unwrap().values().map(|it| it.as_u64().unwrap()).collect();
    assert!(lengths.is_sorted() && lengths[0] > 0, "{lengths:?}");
    let best = &report["best_scores"];
    assert_eq!(keys(best), ["least", "percent_1", "median", "percent_99", "most"]);
    let best: Vec<i64> = best.as_object().unwrap().values().map(|it| it.as_i64().unwrap()).collect();
    assert!(best.is_sorted() && best[0] < best[4], "{best:?}");
    let seats = report["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    for seat in seats {
        let mean = seat["mean_score"].as_f64().unwrap();
        assert!(mean < best[4] as f64, "nobody's mean {mean} exceeds the best of all");
    }
    let mut wins = 0.0;
    for seat in seats {
        assert_eq!(keys(seat), ["bot", "mean_score", "win_rate", "win_rate_95"]);
        let rate = seat["win_rate"].as_f64().unwrap();
        let interval = seat["win_rate_95"].as_array().unwrap();
        let [low, high] = [0, 1].map(|i| interval[i].as_f64().unwrap());
        assert!(0.0 <= low && low <= rate && rate <= high && high <= 1.0);
        wins += rate;
    }
    assert!((wins - 1.0).abs() < 1e-9, "somebody wins each game: {wins}");
}

#[test]
fn the_state_hash_is_the_same_for_any_number_of_threads() {
    let folder = Folder::new();
    let hash = |threads: u32| {
        let args = format!("sim lorenzo --players 2 --games 60 --seed 9 --json --threads {threads}");
        let report = json(&folder.good(&args));
        (report["state_hash"].clone(), report["decisions"].clone(), report["seats"].clone())
    };
    let one = hash(1);
    assert_eq!(one, hash(2));
    assert_eq!(one, hash(7));
}

#[test]
fn the_table_names_game_seats_seed_and_hash() {
    let folder = Folder::new();
    let text = folder.good("sim lorenzo --games 20 --seed 3 --base");
    assert!(text.starts_with("Lorenzo il Magnifico, 4 players, base game\n20 games, "), "{text}");
    assert!(text.contains("seat  bot     mean score  win rate   95 % interval\n"), "{text}");
    assert!(text.contains("\nseed 3, state hash "), "{text}");
    assert_eq!(text.lines().filter(|line| line.contains("random")).count(), 4);
}

#[test]
fn options_change_the_games() {
    let folder = Folder::new();
    let hash = |options: &str| {
        let report = json(&folder.good(&format!("sim lorenzo --games 10 --json {options}")));
        report["state_hash"].as_str().unwrap().to_string()
    };
    let mut hashes = vec![
        hash(""),
        hash("--base"),
        hash("--strict-passing"),
        hash("--english-leaders"),
        hash("--seed 2"),
        hash("--players 2"),
        hash("--players 5 --house-rules"),
    ];
    hashes.sort();
    hashes.dedup();
    assert_eq!(hashes.len(), 7);
}

#[test]
fn as_many_players_as_bots_are_named() {
    let folder = Folder::new();
    let report = json(&folder.good("sim lorenzo --games 2 --bots random,random --json"));
    assert_eq!(report["players"], 2);
}

#[test]
fn every_option_can_come_from_the_environment() {
    let folder = Folder::new();
    let mut command = folder.command("sim lorenzo");
    let settings =
        [("GAMES", "4"), ("PLAYERS", "2"), ("SEED", "8"), ("JSON", "1"), ("BASE", "true"), ("SWARM", "0")];
    for (name, value) in settings {
        command.env(format!("MAGNIFICO_{name}"), value);
    }
    let from_environment = json(&ran(&mut command).out);
    let typed = json(&folder.good("sim lorenzo --games 4 --players 2 --seed 8 --json --base"));
    assert_eq!(from_environment["state_hash"], typed["state_hash"]);
    assert_eq!(from_environment["games"], 4);
}

#[test]
fn a_swarm_checks_the_laws() {
    let folder = Folder::new();
    let text = folder.good("sim lorenzo --swarm --games 6 --seed 4");
    assert!(text.starts_with("Lorenzo il Magnifico: every law held in 6 games, "), "{text}");
    let report = json(&folder.good("sim lorenzo --swarm --games 3 --players 2 --base --seed 4 --json"));
    assert_eq!((&report["games"], &report["broken"]), (&3.into(), &Value::Null));
    let text = folder.good("sim lorenzo --swarm --seconds 0.05");
    assert!(text.contains("every law held"), "{text}");
}

#[test]
fn bench_json_has_exactly_the_promised_fields() {
    let folder = Folder::new();
    let report = json(&folder.good("bench --json --seconds 0.02 --game lorenzo"));
    assert_eq!(keys(&report), ["engines", "bots"]);
    let engines = report["engines"].as_array().unwrap();
    let players: Vec<u64> = engines.iter().map(|line| line["players"].as_u64().unwrap()).collect();
    assert_eq!(players, [2, 3, 4]);
    for line in engines {
        let fields = [
            "game",
            "players",
            "games_per_second",
            "decisions_per_second",
            "mean_decisions",
            "state_bytes",
            "clone_ns",
        ];
        assert_eq!(keys(line), fields);
        assert!(fields[2..].iter().all(|field| line[field].as_f64().unwrap() > 0.0), "{line}");
        assert!(line["state_bytes"].as_u64().unwrap() <= 2048, "{line}");
    }
    assert_eq!(report["bots"][0]["bot"], "random");
}

#[test]
fn bench_prints_tables() {
    let text = Folder::new().good("bench --seconds 0.01 --game lorenzo");
    assert!(text.contains("\nengine   players"), "{text}");
    assert!(text.contains("\nrandom "), "{text}");
}
