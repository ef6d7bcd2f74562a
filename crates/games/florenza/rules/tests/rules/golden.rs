//! Whole matches as text: every decision with what happened, scores, and a digest of the state at each round.
//!
//! The files are found by listing the folder; `UPDATE_EXPECT=1` rewrites them. A changed one is a bug, or a new
//! rules version.

use crate::support::{GAME, Taste};
use expect_test::expect_file;
use florenza::{Config, Florenza, Level};
use kernel::{Digest, Game, Rng, Seed, Turn};
use std::fmt::Write;
use std::path::Path;

fn tell(config: &Config, number: u64) -> String {
    let mut events = Vec::new();
    let seed = Seed::from_number(number);
    let mut state = GAME.setup(config, seed, &mut events).unwrap();
    let mut text = format!("{} rules {}\n", Florenza::META.id, Florenza::META.rules);
    writeln!(text, "config {}\nseed {seed}", serde_json::to_string(config).unwrap()).unwrap();
    let mut rng = Rng::new(number);
    let taste = Taste::new(&mut rng);
    let mut legal = Vec::new();
    let mut round = 0;
    loop {
        for event in events.drain(..) {
            writeln!(text, "    {}", serde_json::to_string(&event).unwrap()).unwrap();
        }
        if state.open.round != round {
            round = state.open.round;
            writeln!(text, "round {round} state {}", Digest::of_value(&state).short()).unwrap();
        }
        let Turn::Await(seats) = GAME.turn(&state) else { break };
        let awaited: Vec<_> = seats.iter().collect();
        let seat = *rng.pick(&awaited);
        GAME.legal(&state, seat, &mut legal);
        let action = taste.choose(&state, seat, &legal, &mut rng);
        writeln!(text, "{seat} {action}").unwrap();
        GAME.apply(&mut state, seat, action, &mut events).unwrap();
    }
    let outcome = GAME.outcome(&state);
    writeln!(text, "over state {}", Digest::of_value(&state).short()).unwrap();
    writeln!(text, "scores {:?} places {:?}", outcome.scores.as_slice(), outcome.places.as_slice()).unwrap();
    text
}

/// The matches that are kept: each number of players, and each way to end alone.
fn kept() -> Vec<(String, Config, u64)> {
    let seeds = [(2, 65), (3, 65), (4, 119)];
    let mut all: Vec<_> =
        seeds.into_iter().map(|(n, seed)| (format!("{n}-players.txt"), Config::new(n), seed)).collect();
    all.push(("1-player-won.txt".into(), Config::solo(Level::Normal), 50));
    all.push(("1-player-lost.txt".into(), Config::solo(Level::Extreme), 2));
    all
}

#[test]
fn golden_matches_are_played_as_ever() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    for (name, config, number) in kept() {
        expect_file![folder.join(name)].assert_eq(&tell(&config, number));
    }
}

/// Every file in the folder is one of the matches above, so none is left behind unread; one alone is won, one lost.
#[test]
fn no_golden_is_left_over() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "perft.txt")
        .collect();
    let mut wanted: Vec<String> = kept().into_iter().map(|(name, ..)| name).collect();
    names.sort();
    wanted.sort();
    assert_eq!(names, wanted);
    let places = |name: &str| {
        let (_, config, number) = kept().into_iter().find(|it| it.0 == name).unwrap();
        tell(&config, number).lines().last().unwrap().split("places ").last().unwrap().to_owned()
    };
    assert_eq!((places("1-player-won.txt").as_str(), places("1-player-lost.txt").as_str()), ("[1]", "[2]"));
}
