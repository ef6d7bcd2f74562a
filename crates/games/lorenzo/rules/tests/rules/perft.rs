//! Leaf counts from set positions to small depth: `perft.txt` says from where and how many.

use crate::support::{GAME, Played};
use kernel::{Game, Seed, Silent, Turn};
use lorenzo::{Config, State};
use std::fmt::Write;
use std::path::PathBuf;

/// The number of different sequences of so many decisions; one that ends the match early counts once.
fn leaves(state: &State, depth: u32) -> u64 {
    let Turn::Await(seats) = GAME.turn(state) else { return 1 };
    let seat = seats.lowest().expect("somebody is awaited");
    let mut legal = Vec::new();
    GAME.legal(state, seat, &mut legal);
    if depth <= 1 {
        return if depth == 0 { 1 } else { legal.len() as u64 };
    }
    let mut sum = 0;
    for action in legal {
        let mut next = *state;
        GAME.play(&mut next, seat, action, &mut Silent);
        sum += leaves(&next, depth - 1);
    }
    sum
}

/// One position of the file.
#[derive(Default)]
struct Case {
    name: String,
    state: Option<State>,
    counts: Vec<(u32, u64)>,
}

/// `2 players base, seed 1` or the like.
fn set_up(text: &str) -> State {
    let (options, seed) = text.split_once(", seed ").expect("options and a seed");
    let mut words = options.split_whitespace();
    let players = words.next().and_then(|word| word.parse().ok()).expect("a number of players");
    let config = match words.nth(1) {
        Some("base") => Config::base(players),
        Some("advanced") => Config::new(players),
        other => panic!("base or advanced, not {other:?}"),
    };
    let seed = Seed::from_number(seed.parse().expect("a seed is a number"));
    GAME.setup(&config, seed, &mut Silent).expect("the options can be played")
}

fn position(text: &str) -> State {
    GAME.position(text).unwrap_or_else(|wrong| panic!("{wrong}"))
}

fn after(state: &State, actions: &str) -> State {
    Played { before: *state, state: *state, events: Vec::new() }.then(actions).state
}

/// `depth 2: 9`
fn count(text: &str) -> (u32, u64) {
    let parsed = text.split_once(": ").and_then(|(depth, n)| Some((depth.parse().ok()?, n.parse().ok()?)));
    parsed.unwrap_or_else(|| panic!("{text:?} is no depth and number"))
}

fn cases(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let last = cases.last_mut();
        match (word, last) {
            ("setup", Some(case)) => case.state = Some(set_up(rest)),
            ("position", Some(case)) => case.state = Some(position(rest)),
            ("after", Some(case)) => case.state = case.state.map(|state| after(&state, rest)),
            ("depth", Some(case)) => case.counts.push(count(rest)),
            _ => cases.push(Case { name: line.to_owned(), ..Case::default() }),
        }
    }
    cases
}

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("perft.txt")
}

/// The text with the numbers counted now.
fn counted(text: &str) -> String {
    let mut numbers = cases(text).into_iter().flat_map(|case| {
        let state = case.state.unwrap_or_else(|| panic!("{} has no position", case.name));
        case.counts.into_iter().map(move |(depth, _)| (depth, leaves(&state, depth)))
    });
    let mut now = String::new();
    for line in text.lines() {
        if line.starts_with("depth ") {
            let (depth, n) = numbers.next().expect("a number for each depth");
            let _ = writeln!(now, "depth {depth}: {n}");
        } else {
            let _ = writeln!(now, "{line}");
        }
    }
    now
}

#[test]
fn leaves_are_as_many_as_the_file_says() {
    let text = std::fs::read_to_string(file()).expect("perft.txt is there");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(file(), counted(&text)).expect("perft.txt can be written");
        return;
    }
    let all = cases(&text);
    assert!(all.len() >= 8, "{} positions", all.len());
    for case in all {
        let state = case.state.unwrap_or_else(|| panic!("{} has no position", case.name));
        assert!(!case.counts.is_empty(), "{} has no depth", case.name);
        for (depth, expected) in case.counts {
            assert_eq!(leaves(&state, depth), expected, "{}, depth {depth}", case.name);
        }
    }
}

/// The counts that follow from the rules without any program; the file explains each.
#[test]
fn the_counts_made_by_hand_stand_in_the_file() {
    let text = std::fs::read_to_string(file()).expect("perft.txt is there");
    let by_hand: [(&str, &[u64]); 10] = [
        ("the choice of bonus tiles", &[4, 12, 24, 24, 96]),
        ("the draft of two players", &[4, 16, 48, 144, 288, 576]),
        ("the Vatican report of four who all may support the Church", &[2, 4, 8, 16]),
        ("a production with two exchanges", &[3, 9, 17]),
        ("a bonus action", &[3, 8, 10]),
        ("three different privileges", &[3, 11, 28, 76]),
        ("the last decisions of a match", &[2, 7, 14, 24, 24]),
        ("costs with alternatives and discounts", &[37]),
        ("excommunicated: coloured members are worth one less, and servants count half", &[29]),
        ("the end of a round and the dice of the next", &[21]),
    ];
    let all = cases(&text);
    for (name, expected) in by_hand {
        let case = all.iter().find(|case| case.name == name).unwrap_or_else(|| panic!("{name} is missing"));
        let found: Vec<u64> = case.counts.iter().map(|(_, n)| *n).take(expected.len()).collect();
        assert_eq!(found, expected, "{name}");
    }
}
