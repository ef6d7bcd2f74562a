//! Bad input of every kind: one clear sentence, exit code 2, nothing harmed.

use crate::common::{Folder, ran, says};
use std::fs;

#[test]
fn an_unknown_game_is_answered_with_the_games_there_are() {
    let folder = Folder::new();
    for args in ["sim chess", "record chess game.jsonl", "bench --game chess"] {
        let error = folder.bad(args);
        says(&error, "there is no such game; the games are: lorenzo, florenza, wiege");
    }
}

#[test]
fn a_wrong_number_of_players_is_answered_with_the_right_one() {
    let folder = Folder::new();
    for players in ["0", "1", "6", "300"] {
        let error = folder.bad(&format!("sim lorenzo --players {players}"));
        says(&error, "Lorenzo il Magnifico is for 2 to ");
        says(&error, &format!("not {players}"));
    }
    says(&folder.bad("sim lorenzo --players 5"), "house rules");
    says(&folder.bad("sim lorenzo --players 3 --house-rules"), "5 players");
    says(&folder.bad("sim lorenzo --swarm --players 9"), "not 9");
    says(&folder.bad("sim lorenzo --players four"), "invalid value 'four'");
}

#[test]
fn bots_must_exist_and_fit_the_seats() {
    let folder = Folder::new();
    let error = folder.bad("sim lorenzo --bots random,oracle");
    says(&error, "there is no bot called \"oracle\"; the bots are: random");
    let error = folder.bad("sim lorenzo --players 3 --bots random,random");
    says(&error, "--bots names 2 for 3 seats: name one for each, such as random,random,random");
}

#[test]
fn numbers_must_make_sense() {
    let folder = Folder::new();
    says(&folder.bad("sim lorenzo --games 0"), "--games");
    says(&folder.bad("sim lorenzo --threads 0"), "--threads");
    says(&folder.bad("sim lorenzo --seed -1"), "seed");
    says(&folder.bad("sim lorenzo --swarm --seconds 0"), "a time is a number of seconds");
    says(&folder.bad("sim lorenzo --seconds 5"), "--seconds goes with --swarm");
    says(&folder.bad("bench --seconds NaN"), "a time is a number of seconds");
}

#[test]
fn mistyped_commands_and_options_are_named() {
    let folder = Folder::new();
    says(&folder.bad("simulate"), "unrecognized subcommand 'simulate'");
    says(&folder.bad("sim lorenzo --jsn"), "a similar argument exists: '--json'");
    says(&folder.bad("sim"), "<GAME>");
    says(&folder.bad("verify"), "<FILE>");
    says(&folder.bad("sim lorenzo --swarm --save out"), "cannot be used with");
}

#[test]
fn a_wrong_environment_variable_is_named() {
    let folder = Folder::new();
    let ran = ran(folder.command("sim lorenzo").env("MAGNIFICO_PLAYERS", "many"));
    assert_eq!(ran.code, 2);
    says(&ran.err, "invalid value 'many' for '--players <N>'");
}

#[test]
fn files_that_are_no_records_are_refused() {
    let folder = Folder::new();
    fs::create_dir(folder.path().join("games")).unwrap();
    folder.write("bytes.jsonl", [b'{', b'\n', 0xff, 0xfe]);
    folder.write("empty.jsonl", "");
    folder.write("prose.jsonl", "Once upon a time\n");
    folder.write("other.jsonl", r#"{"format":1,"game":"chess"}"#);
    let cases = [
        ("missing.jsonl", "missing.jsonl: there is no such file"),
        ("games", "games: this is a folder: name the record files in it"),
        ("bytes.jsonl", "bytes.jsonl: line 2: this is not text (UTF-8)"),
        ("empty.jsonl", "empty.jsonl: line 1: the file is empty"),
        ("prose.jsonl", "prose.jsonl: line 1: not the header of a record"),
        ("other.jsonl", "other.jsonl: line 1: not the header of a record"),
    ];
    for (file, reason) in cases {
        says(&folder.bad(&format!("replay {file}")), reason);
        says(&folder.bad(&format!("verify {file}")), reason);
    }
}

#[test]
fn a_record_of_an_unknown_game_is_refused() {
    let folder = Folder::new();
    folder.good("record lorenzo game.jsonl --players 2");
    let chess = folder.read("game.jsonl").replacen("\"lorenzo\"", "\"chess\"", 1);
    folder.write("chess.jsonl", chess);
    let error = folder.bad("verify chess.jsonl");
    says(&error, "line 1: game \"chess\": there is no such game; the games are: lorenzo, florenza, wiege");
}

#[test]
fn nothing_is_ever_overwritten() {
    let folder = Folder::new();
    folder.write("diary.txt", "dear diary");
    says(&folder.bad("record lorenzo diary.txt"), "diary.txt exists already and is not overwritten");
    assert_eq!(folder.read("diary.txt"), "dear diary");
    says(&folder.bad("record lorenzo nowhere/game.jsonl"), "its folder does not exist");

    folder.good("sim lorenzo --games 3 --save out --players 2");
    let before = folder.files("out").into_iter().map(|file| folder.read(&format!("out/{file}")));
    let before: Vec<String> = before.collect();
    let error = folder.bad("sim lorenzo --games 3 --save out --players 2");
    says(&error, "exists already and is not overwritten: name another folder or --seed");
    let after = folder.files("out").into_iter().map(|file| folder.read(&format!("out/{file}")));
    assert_eq!(after.collect::<Vec<_>>(), before);
    assert_eq!(before.len(), 3);
    let error = folder.bad("sim lorenzo --games 1 --save diary.txt");
    says(&error, "diary.txt cannot be made a folder");
}

#[test]
fn an_eye_must_belong_to_the_table() {
    let folder = Folder::new();
    folder.good("record lorenzo game.jsonl --players 2");
    says(&folder.bad("replay game.jsonl --eye 2"), "there is no seat 2 at this table: its seats are 0 to 1");
    says(&folder.bad("replay game.jsonl --eye 9"), "an eye is a seat's number (0 to 4), public, or all");
}
