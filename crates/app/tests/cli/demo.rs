//! `magnifico demo`, and the help.

use crate::common::Folder;

#[test]
fn it_says_what_can_be_done_and_plays_a_short_game() {
    let folder = Folder::new();
    let text = folder.good("demo");
    assert!(text.starts_with("Magnifico plays Renaissance board games."), "{text}");
    assert!((30..=70).contains(&text.lines().count()), "{text}");
    for part in
        ["magnifico sim lorenzo", "magnifico replay", "Round 1, dice: ", "Round 6, dice: ", "  Total\n"]
    {
        assert!(text.contains(part), "expected {part:?} in {text}");
    }
    assert!(folder.files("").is_empty(), "nothing is written");
}

#[test]
fn the_game_shown_can_be_kept() {
    let folder = Folder::new();
    let text = folder.good("demo");
    let (_, command) = text.trim_end().rsplit_once("magnifico ").unwrap();
    folder.good(command);
    let told = folder.good("replay my.jsonl");
    let winner = |text: &str| text.lines().find(|line| line.starts_with("1.")).map(String::from);
    assert!(winner(&text).is_some());
    assert_eq!(winner(&text), winner(&told));
}

#[test]
fn help_and_version_are_no_errors() {
    let folder = Folder::new();
    for args in [
        "--help",
        "serve --help",
        "backup --help",
        "sim --help",
        "record --help",
        "replay --help",
        "verify --help",
        "bench --help",
    ] {
        let text = folder.good(args);
        assert!(text.contains("Usage: magnifico"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 130), "{text}");
    }
    assert!(folder.good("--help").contains("Examples:"));
    assert_eq!(folder.good("--version"), format!("magnifico {}\n", env!("CARGO_PKG_VERSION")));
}
