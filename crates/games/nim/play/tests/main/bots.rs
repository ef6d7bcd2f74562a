//! The bots at this game.

use bots::{Bot, Budget, Cut, Level, MctsBot};
use kernel::{Game, Observation, Rng, Seed, Silent, Turn};
use nim::{Config, Nim};
use nim_play::NimBundle;

/// In nim the win is there to be found: search finds it from every won position of a small match.
#[test]
fn search_wins_nim_where_it_can_be_won() {
    let config = Config { players: 2 };
    let mut won = 0;
    for number in 0..20 {
        let mut state = Nim.setup(&config, Seed::from_number(number), &mut Silent).unwrap();
        let mut rng = Rng::new(number);
        let mut bot = MctsBot::<NimBundle>::new(number, Budget::Iterations(3000)).with_cut(Cut::Match);
        let mut legal = Vec::new();
        while let Turn::Await(seats) = Nim.turn(&state) {
            let seat = seats.lowest().unwrap();
            Nim.legal(&state, seat, &mut legal);
            let choice = if seat.index() == 0 {
                bot.choose(&Observation::new(&Nim, &state, seat), &legal)
            } else {
                rng.below(legal.len())
            };
            Nim.play(&mut state, seat, legal[choice], &mut Silent);
        }
        won += usize::from(Nim.outcome(&state).places.as_slice()[0] == 1);
    }
    assert!(won >= 19, "{won} of 20 against random play");
}

#[test]
fn no_level_is_measured() {
    assert_eq!(Level::Fierce.strength::<NimBundle>(), None);
}
