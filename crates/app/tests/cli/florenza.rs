//! Florenza Dice Game in every command, with its options and its data.

use crate::common::{Folder, says};
use serde_json::Value;
use std::fs;
use std::path::Path;

fn json(text: &str) -> Value {
    assert_eq!(text.lines().count(), 1, "JSON is one line");
    serde_json::from_str(text).unwrap()
}

#[test]
fn one_to_four_can_play() {
    let folder = Folder::new();
    for players in 1..=4 {
        let report = json(&folder.good(&format!("sim florenza --games 8 --json --players {players}")));
        assert_eq!((&report["game"], &report["players"]), (&"florenza".into(), &players.into()));
        assert_eq!(report["seats"].as_array().unwrap().len(), players);
    }
    let text = folder.good("sim florenza --games 4");
    assert!(text.starts_with("Florenza Dice Game, 4 players\n4 games, "), "{text}");
    says(&folder.bad("sim florenza --players 5"), "Florenza Dice Game is for 1 to 4 players, not 5");
}

#[test]
fn alone_the_level_is_the_popes() {
    let folder = Folder::new();
    let text = folder.good("sim florenza --games 3 --bots greedy");
    assert!(text.starts_with("Florenza Dice Game, 1 player, normal Pope\n"), "{text}");
    let report = |level: &str| {
        json(&folder.good(&format!("sim florenza --games 12 --bots greedy --json --level {level}")))
    };
    let rate = |level: &str| report(level)["seats"][0]["win_rate"].as_f64().unwrap();
    let rates = ["easy", "normal", "hard", "extreme"].map(rate);
    assert!(rates[0] > 0.9 && rates.is_sorted_by(|a, b| a >= b), "{rates:?}");
    let error = folder.bad("sim florenza --players 1 --level holy");
    says(&error, "invalid value 'holy' for '--level <L>': possible are: easy, normal, hard, extreme");
    says(&folder.bad("sim florenza --players 3 --level easy"), "the Pope plays only against one");
}

/// Alone, one run tells how often each of the four Popes would have been reached; at a draw the player wins (ruling R26).
#[test]
fn alone_all_four_popes_are_reached_or_not() {
    let folder = Folder::new();
    let report = json(&folder.good("sim florenza --games 40 --bots greedy --level hard --json"));
    let marks = report["marks"].as_array().unwrap();
    let told: Vec<_> =
        marks.iter().map(|it| (it["mark"].as_str().unwrap(), it["points"].as_i64().unwrap())).collect();
    assert_eq!(told, [("easy", 40), ("normal", 50), ("hard", 60), ("extreme", 70)]);
    let reached: Vec<f64> = marks.iter().map(|it| it["reached"].as_f64().unwrap()).collect();
    assert!(reached.is_sorted_by(|a, b| a >= b) && reached[0] > reached[3], "{reached:?}");
    assert_eq!(marks[2]["reached"], report["seats"][0]["win_rate"], "the Pope that was played against");
    assert_eq!(marks[2]["reached_95"], report["seats"][0]["win_rate_95"]);
    let text = folder.good("sim florenza --games 40 --bots greedy --level hard");
    says(&text, "\nto reach  points  reached  ");
    says(&text, "\nthe best score of a game was ");
    let together = folder.good("sim florenza --games 4 --players 2");
    assert!(!together.contains("to reach"), "{together}");
    assert_eq!(json(&folder.good("sim florenza --games 4 --players 2 --json")).get("marks"), None);
}

#[test]
fn options_of_another_game_are_refused() {
    let folder = Folder::new();
    for command in ["sim florenza", "sim florenza --swarm", "record florenza x.jsonl", "tune florenza"] {
        let error = folder.bad(&format!("{command} --base"));
        says(&error, "--base is an option of lorenzo, not of florenza");
    }
    let error = folder.bad("arena lorenzo --bots random,greedy --level hard");
    says(&error, "--level hard is an option of florenza, not of lorenzo");
    assert!(folder.files("").is_empty());
}

#[test]
fn a_game_is_recorded_told_and_proven() {
    let folder = Folder::new();
    for (players, bots) in [(1, "greedy"), (3, "greedy,random,greedy")] {
        let file = format!("{players}.jsonl");
        let text = folder.good(&format!("record florenza {file} --seed 6 --bots {bots}"));
        says(&text, &format!("{file}: Florenza Dice Game, {players} player"));
        let told = folder.good(&format!("replay {file}"));
        for part in ["Round 1", "uses white ", " to hire an artist.", " completes ", " builds ", "  Total\n"]
        {
            says(&told, part);
        }
        let text = folder.good(&format!("verify {file}"));
        assert!(text.ends_with("\n1 record: 1 ok, 0 bad\n"), "{text}");
        says(&folder.good(&format!("replay {file} --eye public")), "Round 2");
        says(&folder.bad(&format!("replay {file} --eye 4")), "there is no seat 4 at this table");
    }
    says(&folder.good("replay 1.jsonl"), "The ghost takes ");
    says(&folder.good("replay 1.jsonl"), "Pope Sixtus IV (normal)");
    let forged = folder.read("1.jsonl").replacen("use:white", "use:brown", 1);
    folder.write("forged.jsonl", forged);
    says(&folder.bad("verify forged.jsonl"), "line ");
}

/// It once said that "none share the win with 0 points".
#[test]
fn a_match_lost_alone_is_told_as_lost() {
    let folder = Folder::new();
    let text = folder.good("record florenza lost.jsonl --bots random --level extreme --seed 1");
    let footer = folder.read("lost.jsonl").lines().last().map(json).unwrap();
    let points = &footer["result"]["scores"][0];
    assert!(text.ends_with(&format!("Lucrezia misses the goal with {points} points\n")), "{text}");
}

#[test]
fn bots_meet_in_the_arena() {
    let folder = Folder::new();
    let report = json(&folder.good("arena florenza --bots greedy,random,random,random --games 8 --json"));
    assert_eq!((&report["players"], &report["deals"]), (&4.into(), &2.into()));
    let best = &report["standings"][0];
    assert_eq!((&best["bot"], &best["win_share"]), (&"greedy".into(), &1.0.into()));
    let text = folder.good("arena florenza --bots greedy,random --players 1 --level easy --games 8");
    assert!(text.starts_with("Florenza Dice Game, 1 player, easy Pope\n8 games in "), "{text}");
    let ours = text.lines().find(|line| line.starts_with("greedy") || line.contains(" greedy")).unwrap();
    says(ours, "100.0 %");
}

/// Alone, all bots play the same deals, and there is nobody to be compared with.
#[test]
fn alone_each_bot_plays_every_deal() {
    let folder = Folder::new();
    let args = "arena florenza --bots random,greedy --players 1 --level extreme --games 6";
    let report = json(&folder.good(&format!("{args} --json --svg a.svg")));
    assert_eq!(report["deals"], 3);
    let standings = report["standings"].as_array().unwrap();
    assert_eq!(standings[0]["bot"], "greedy", "of those who win alike, whoever has more points is first");
    for standing in standings {
        for field in ["chance", "mean_rank", "mean_rank_95", "rating", "rating_95"] {
            assert_eq!(standing[field], Value::Null, "{field}");
        }
        assert_eq!(standing["games"], 3);
    }
    assert!(!folder.read("a.svg").contains("class=\"chance\""));
    let text = folder.good(args);
    assert!(!text.contains("finishes ahead of") && !text.contains("100.0 %  "), "{text}");
    says(&text, "Each bot plays every deal alone");
    let greedy = text.lines().find(|line| line.starts_with("greedy")).unwrap();
    assert_eq!(greedy.matches('–').count(), 3, "chance, rank and rating: {greedy}");

    // Whoever misses the goal is second and nobody first: such games go on, too.
    let resumed = format!("{args} --json --resume games.jsonl");
    folder.good(&resumed.replace("--games 6", "--games 3"));
    assert_eq!(json(&folder.good(&resumed))["state_hash"], report["state_hash"]);
    assert!(folder.read("games.jsonl").contains("\"places\":[2]"));
}

#[test]
fn statistics_tell_what_buildings_and_works_were_worth() {
    let folder = Folder::new();
    let text = folder.good("sim florenza --games 30 --seed 3 --bots greedy,greedy --stats out");
    for head in ["\nbuilding ", "\nwork ", "\nwhole ", "\noffice ", "\nAll of it in out/florenza.json"] {
        says(&text, head);
    }
    let report: Value = serde_json::from_str(&folder.read("out/florenza.json")).unwrap();
    let uses = report["deeds"].as_array().unwrap();
    let rolled = uses.iter().filter(|it| it["verb"] == "rolled");
    assert_eq!(rolled.map(|it| it["times"].as_u64().unwrap()).sum::<u64>(), 60, "two seats, thirty games");
    let works: Vec<&Value> = uses.iter().filter(|it| it["verb"] == "completed").collect();
    assert_eq!(works.len(), 10, "eight works, the palace, the church");
    assert!(works.iter().all(|it| it["doers"].as_u64().unwrap() <= 60));
}

#[test]
fn laws_speed_and_weights() {
    let folder = Folder::new();
    let text = folder.good("sim florenza --swarm --games 6 --seed 4");
    assert!(text.starts_with("Florenza Dice Game: every law held in 6 games, "), "{text}");
    let report = json(&folder.good("bench --json --seconds 0.02 --game florenza"));
    let players = report["engines"].as_array().unwrap().iter().map(|line| line["players"].clone());
    assert_eq!(players.collect::<Vec<_>>(), [1, 2, 3, 4]);
    let text = folder.good("tune florenza --quick --steps 2 --games 4 --players 1 --level hard");
    says(&text, "Against the weights carried so far, over 4 fresh games: ");
    says(&text, "\n  \"spread_late\": ");
}

#[test]
fn the_demo_shows_it_too() {
    let folder = Folder::new();
    let text = folder.good("demo florenza");
    for part in ["A game of Florenza Dice Game between 4 bots", "\nRound 4\n", "  Total\n"] {
        says(&text, part);
    }
    let (_, command) = text.trim_end().rsplit_once("magnifico ").unwrap();
    folder.good(command);
    let winner = |text: &str| text.lines().find(|line| line.starts_with("1.")).map(String::from);
    assert_eq!(winner(&text), winner(&folder.good("replay my.jsonl")));
    says(&folder.bad("demo chess"), "there is no such game; the games are: lorenzo, florenza, wiege");
}

/// A folder with a copy of the data in `data`.
fn with_data() -> Folder {
    let folder = Folder::new();
    fs::create_dir(folder.path().join("data")).unwrap();
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/florenza/rules/data");
    for file in ["data.json", "provenance.json"] {
        fs::copy(ours.join(file), folder.path().join("data").join(file)).unwrap();
    }
    folder
}

#[test]
fn corrected_data_are_played_with_and_carried_in_the_record() {
    let folder = with_data();
    let hash = |options: &str| {
        json(&folder.good(&format!("sim florenza --games 10 --json {options}")))["state_hash"].clone()
    };
    assert_eq!(hash("--rules data"), hash(""));
    let mut data: Value = serde_json::from_str(&folder.read("data/data.json")).unwrap();
    data["reserve"]["start"]["florins"] = 500.into();
    folder.write("data/data.json", data.to_string());
    assert_ne!(hash("--rules data"), hash(""));
    says(&folder.good("record florenza game.jsonl --rules data"), "Dice Game, 4 players, own data ");
    says(&folder.bad("verify game.jsonl"), "line 1: played with other component data");
    says(&folder.good("verify game.jsonl --rules data"), "1 record: 1 ok, 0 bad");
    data["reserve"]["start"]["florins"] = 30.into();
    folder.write("data/data.json", data.to_string());
    let error = folder.bad("sim florenza --rules data");
    says(&error, "magnifico: --rules data: data.json: reserve.start");
    let error = folder.bad("sim florenza --rules nowhere");
    says(&error, "there is no such folder: name one with data.json, provenance.json");
}
