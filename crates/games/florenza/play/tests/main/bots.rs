//! The bots at this game: blind to the dice to come, the same for the same seed, and better than chance.

use bots::{Budget, Kind, MctsBot, laws};
use florenza::{Config, Florenza, Level};
use florenza_play::FlorenzaBundle;
use kernel::{Game, Observation, Seat, Seats, Seed, Silent, Turn};

/// Only the dice to come are hidden here.
#[test]
fn no_bot_foresees_the_dice() {
    laws::sees_nothing_hidden::<FlorenzaBundle>(&Florenza::standard(), |seed| {
        Config::new(1 + (seed % 4) as u8)
    });
}

#[test]
fn the_same_seed_gives_the_same_answers() {
    laws::answers_alike::<FlorenzaBundle>(&Florenza::standard(), &Config::new(4));
}

#[test]
fn a_level_is_measured_once_and_better_than_the_one_below() {
    laws::strengths::<FlorenzaBundle>();
}

/// The last of several who decide at the same time searches its own actions, not those of the first.
#[test]
fn a_bot_asked_out_of_order_thinks_of_its_own_decision() {
    let game = Florenza::standard();
    let mut tried = 0;
    for seed in 0..80 {
        let Some((state, seat)) = laws::decision(&game, &Config::new(4), seed) else { continue };
        if game.turn(&state) == Turn::Await(Seats::only(seat)) {
            continue;
        }
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        let found = MctsBot::<FlorenzaBundle>::new(1, Budget::Iterations(40))
            .search(&Observation::new(&game, &state, seat));
        assert!(!found.is_empty() && found.iter().all(|it| legal.contains(&it.action)), "seed {seed}");
        tried += 1;
    }
    assert!(tried > 5, "{tried} decisions were tried");
}

/// Alone there is nobody to be ahead of but the Pope: whoever looks ahead must do better than chance against him.
#[test]
fn alone_the_pope_is_the_one_to_beat() {
    let game = Florenza::standard();
    let config = Config::solo(Level::Easy);
    let points = |kind: Kind| {
        let (mut bot, mut legal) = (kind.bot::<FlorenzaBundle>(5), Vec::new());
        let mut state = game.setup(&config, Seed::from_number(5), &mut Silent).unwrap();
        while let Turn::Await(seats) = game.turn(&state) {
            let seat = seats.lowest().unwrap();
            game.legal(&state, seat, &mut legal);
            let choice = bot.choose(&Observation::new(&game, &state, seat), &legal);
            game.play(&mut state, seat, legal[choice], &mut Silent);
        }
        let outcome = game.outcome(&state);
        (outcome.places[Seat::default()], outcome.scores[Seat::default()])
    };
    assert_eq!(points(Kind::Random).0, 2, "chance does not reach the Pope");
    for kind in [Kind::Greedy, Kind::Planner, Kind::mcts(Budget::Iterations(60))] {
        assert_eq!(points(kind).0, 1, "{kind} made {} points", points(kind).1);
    }
}
