//! Matches end, and after how many scorings. How long they are is printed by
//! `cargo run --release -p wiege --example lengths`, which plays more of them.

use kernel::table::playout;
use kernel::{Game, Rng, Seed, Silent};
use wiege::config::EmptyDeck;
use wiege::{Config, Wiege};

/// Each scoring uses up one event or closes one place: deck less two of them, in every match.
#[test]
fn every_match_has_as_many_scorings_as_its_deck_less_two() {
    let game = Wiege::standard();
    let mut legal = Vec::with_capacity(256);
    for (config, scorings) in
        [(Config::new(2), 11), (Config::new(3), 13), (Config::new(4), 15), (Config::teams(), 15)]
    {
        let mut rng = Rng::new(1);
        for number in 0..5000 {
            let mut state = game.setup(&config, Seed::from_number(number), &mut Silent).unwrap();
            let decisions = playout(&game, &mut state, &mut legal, |legal| rng.below(legal.len()));
            assert_eq!(state.open.scorings, scorings, "match {number} of {config:?}");
            assert!(decisions < 1000, "match {number} of {config:?} took {decisions} decisions");
        }
    }
}

/// Where only the top event goes there are more scorings, and matches end all the same.
#[test]
fn matches_end_when_only_the_top_event_goes() {
    let game = Wiege::standard();
    let mut legal = Vec::with_capacity(256);
    let config = Config { culture_empty_deck: EmptyDeck::Top, ..Config::new(4) };
    let mut rng = Rng::new(1);
    for number in 0..2000 {
        let mut state = game.setup(&config, Seed::from_number(number), &mut Silent).unwrap();
        playout(&game, &mut state, &mut legal, |legal| rng.below(legal.len()));
        assert!((15..28).contains(&state.open.scorings), "{}", state.open.scorings);
    }
}
