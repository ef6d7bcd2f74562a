//! The files: all there, all replayed, all equal.

use super::game::{GAMES, first_played};
use super::tell::{Story, tell};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("golden")
}

/// The golden files by name; rewritten first where that is asked for.
static FILES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let files = list();
    if std::env::var_os("UPDATE_EXPECT").is_none() {
        return files;
    }
    for (name, text) in &files {
        if let Ok(now) = replayed(text) {
            fs::write(folder().join(name), now).expect("a golden file can be written");
        }
    }
    for game in GAMES {
        let replays = files.get(game.file).is_some_and(|text| replayed(text).is_ok());
        if !replays {
            let text = first_played(&game.config, game.seed).expect("a random match can be played");
            fs::write(folder().join(game.file), text).expect("a golden file can be written");
        }
    }
    list()
});

fn list() -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder()).expect("there is a folder of golden games");
    let files = entries.map(|entry| entry.expect("the folder can be read").path());
    let texts = files.filter(|path| path.extension().is_some_and(|it| it == "txt")).map(|path| {
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("a golden file is text"))
    });
    texts.collect()
}

/// What the decisions of a file bring today.
fn replayed(text: &str) -> Result<String, String> {
    let story = Story::parse(text)?;
    let mut decisions = story.decisions.iter();
    let now = tell(&story.config, story.seed, |_, _| decisions.next().copied())?;
    let left = decisions.count();
    if left == 0 { Ok(now) } else { Err(format!("the match is over, but {left} decisions are left")) }
}

#[test]
fn there_is_a_game_for_each_number_of_players_and_mode() {
    for game in GAMES {
        let text = FILES.get(game.file).unwrap_or_else(|| panic!("golden/{} is missing", game.file));
        let story = Story::parse(text).unwrap_or_else(|wrong| panic!("{}: {wrong}", game.file));
        assert_eq!(story.config, game.config, "{}", game.file);
    }
}

#[test]
fn every_game_replays_line_by_line() {
    assert!(!FILES.is_empty(), "no golden game was found");
    for (name, text) in FILES.iter() {
        let now = replayed(text).unwrap_or_else(|wrong| panic!("golden/{name}: {wrong}"));
        for (number, (expected, found)) in text.lines().zip(now.lines()).enumerate() {
            assert_eq!(expected, found, "golden/{name}, line {}", number + 1);
        }
        assert_eq!(text.lines().count(), now.lines().count(), "golden/{name} has as many lines");
    }
}

#[test]
fn every_kind_of_event_happens_in_some_game() {
    let kinds = [
        "turn_order",
        "tiles_drawn",
        "leaders_dealt",
        "leader_kept",
        "tile_chosen",
        "round_began",
        "towers_filled",
        "dice_rolled",
        "turn_skipped",
        "turn_made_up",
        "placed",
        "servants_spent",
        "surcharge_paid",
        "gained",
        "privilege_chosen",
        "card_taken",
        "worked",
        "exchanged",
        "bonus_offered",
        "bonus_declined",
        "bonus_taken",
        "leader_played",
        "leader_copied",
        "leader_activated",
        "leader_discarded",
        "member_raised",
        "passed",
        "turn_ended",
        "vatican_report",
        "supported",
        "excommunicated",
        "scored",
    ];
    for kind in kinds {
        let told = FILES.values().any(|text| text.contains(&format!("| {kind}")));
        assert!(told, "no golden game tells of {kind}");
    }
}

#[test]
fn a_damaged_game_is_noticed() {
    let text = &FILES[GAMES[0].file];
    let first = text.lines().find(|line| line.starts_with(['0', '1'])).expect("there are decisions");
    let without = text.replacen(&format!("{first}\n"), "", 1);
    assert!(replayed(&without).is_err() || replayed(&without).as_ref() != Ok(&without), "a decision is gone");
    let (seat, _) = first.split_once(' ').expect("a seat and an action");
    let garbled = text.replacen(first, &format!("{seat} place:white:nowhere"), 1);
    let wrong = replayed(&garbled).expect_err("no such space");
    assert!(wrong.contains("is no decision"), "{wrong}");
}
