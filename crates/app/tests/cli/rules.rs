//! `--rules DIR`: corrected component data, and data that cannot be played with.

use crate::common::Folder;
use serde_json::Value;
use std::fs;
use std::path::Path;

const FILES: [&str; 5] =
    ["cards.json", "leaders.json", "excommunications.json", "board.json", "variant-5p.json"];

/// A folder with a copy of the data in `data`.
pub(crate) fn with_data() -> Folder {
    let folder = Folder::new();
    fs::create_dir(folder.path().join("data")).unwrap();
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/lorenzo/rules/data");
    for file in FILES {
        fs::copy(ours.join(file), folder.path().join("data").join(file)).unwrap();
    }
    folder
}

/// Changes a data file.
pub(crate) fn edit(folder: &Folder, file: &str, change: impl FnOnce(&mut Value)) {
    let file = format!("data/{file}");
    let mut value = serde_json::from_str(&folder.read(&file)).unwrap();
    change(&mut value);
    folder.write(&file, value.to_string());
}

fn hash(folder: &Folder, options: &str) -> Value {
    let report = folder.good(&format!("sim lorenzo --games 10 --json {options}"));
    serde_json::from_str::<Value>(&report).unwrap()["state_hash"].clone()
}

#[test]
fn a_copy_of_our_data_is_our_data() {
    let folder = with_data();
    assert_eq!(hash(&folder, "--rules data"), hash(&folder, ""));
    assert!(!folder.good("sim lorenzo --games 1 --rules data").contains("own data"));
}

#[test]
fn a_corrected_number_is_played_with_and_carried_in_the_record() {
    let folder = with_data();
    edit(&folder, "board.json", |board| {
        board["market"]["spaces"][0]["effects"][0]["gain"]["coins"] = 6.into();
    });
    assert_ne!(hash(&folder, "--rules data"), hash(&folder, ""));
    let text = folder.good("record lorenzo game.jsonl --rules data");
    assert!(text.contains("advanced game, own data "), "{text}");
    let error = folder.bad("verify game.jsonl");
    assert!(error.contains("line 1: played with other component data"), "{error}");
    let text = folder.good("verify game.jsonl --rules data");
    assert!(text.contains("own data ") && text.ends_with("1 record: 1 ok, 0 bad\n"), "{text}");
    assert!(folder.good("replay game.jsonl --rules data").contains("own data "));
}

#[test]
fn wrong_data_are_refused_with_file_and_reason() {
    let folder = with_data();
    let refused = |part: &str| {
        for args in ["sim lorenzo", "sim lorenzo --swarm", "record lorenzo new.jsonl"] {
            let error = folder.bad(&format!("{args} --rules data"));
            assert!(error.starts_with("magnifico: --rules data: cards.json"), "{error}");
            assert!(error.contains(part), "expected {part:?} in {error}");
        }
        assert!(!folder.path().join("new.jsonl").exists());
    };
    let good = folder.read("data/cards.json");
    edit(&folder, "cards.json", |cards| cards["cards"][0]["colour"] = "green".into());
    refused("colour");
    folder.write("data/cards.json", &good[..good.len() / 2]);
    refused("EOF");
    folder.write("data/cards.json", [0xff, 0xfe]);
    refused("not text");
    fs::remove_file(folder.path().join("data/cards.json")).unwrap();
    refused("there is no such file");
}

#[test]
fn a_game_without_data_has_none_to_replace() {
    let error = Folder::new().bad("sim nim --rules nowhere");
    let reason = "there is no such folder, and Nim has no component data to replace";
    assert_eq!(error, format!("magnifico: --rules nowhere: {reason}\n"));
}

#[test]
fn the_folder_must_be_one() {
    let folder = with_data();
    for wrong in ["nowhere", "data/cards.json"] {
        let error = folder.bad(&format!("sim lorenzo --rules {wrong}"));
        assert!(error.contains("there is no such folder: name one with cards.json, "), "{error}");
    }
    folder.good("record lorenzo game.jsonl --players 2");
    let error = folder.bad("verify game.jsonl --rules nowhere");
    assert!(error.starts_with("magnifico: --rules nowhere: there is no such folder"), "{error}");
}
