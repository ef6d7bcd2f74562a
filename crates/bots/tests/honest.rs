//! What every bot must be: blind to what is hidden, the same for the same seed, and better than chance.

use bots::{Bot, Budget, Cut, Kind, MctsBot};
use kernel::nim::{Config as NimConfig, Nim};
use kernel::{Eye, Game, Rng, Seat, Seed, Sight, Silent, Turn};
use lorenzo::{Config, Lorenzo, State};

/// The bots whose answers follow from their seed alone.
const KINDS: [Kind; 4] = [Kind::Random, Kind::Greedy, Kind::Planner, Kind::Mcts(Budget::Iterations(60))];

/// Some decision of a random match: the state and who decides.
fn decision(game: &Lorenzo, config: &Config, seed: u64) -> Option<(State, Seat)> {
    let mut state = game.setup(config, Seed::from_number(seed), &mut Silent).unwrap();
    let mut rng = Rng::new(seed);
    let mut legal = Vec::new();
    for _ in 0..rng.below(200) {
        let Turn::Await(seats) = game.turn(&state) else { return None };
        let seat = seats.lowest().unwrap();
        game.legal(&state, seat, &mut legal);
        let action = *rng.pick(&legal);
        game.play(&mut state, seat, action, &mut Silent);
    }
    match game.turn(&state) {
        Turn::Await(seats) => seats.lowest().map(|seat| (state, seat)),
        Turn::Over => None,
    }
}

/// Swaps everything that the seat cannot see (decks, other hands, the generator): the answer stays.
#[test]
fn no_bot_sees_what_is_hidden() {
    let game = Lorenzo::standard();
    let mut decisions = 0;
    for seed in 0..60 {
        let Some((state, seat)) = decision(&game, &Config::new(2 + (seed % 3) as u8), seed) else { continue };
        let view = game.view(&state, Eye::Seat(seat));
        let twin = game.imagine(&view, &mut Rng::new(seed + 1000));
        assert_ne!(twin, state, "something is hidden");
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        for kind in KINDS {
            let answer =
                |state: &State| kind.bot::<Lorenzo>(7).choose(&Sight::new(&game, state, seat), &legal);
            assert_eq!(answer(&state), answer(&twin), "{kind}, seed {seed}");
        }
        decisions += 1;
    }
    assert!(decisions > 40, "{decisions} decisions were tried");
}

/// The same for what a search tells people: chances, comparisons and lines.
#[test]
fn no_advice_knows_what_is_hidden() {
    let game = Lorenzo::standard();
    for seed in 0..20 {
        let Some((state, seat)) = decision(&game, &Config::new(4), seed) else { continue };
        let twin = game.imagine(&game.view(&state, Eye::Seat(seat)), &mut Rng::new(seed + 1000));
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        let advice = |state: &State| {
            let sight = Sight::new(&game, state, seat);
            let mut bot = MctsBot::<Lorenzo>::new(7, Budget::Iterations(80));
            let found = bot.search(&sight);
            let weighed = bot.weigh(&sight, &legal, Budget::Iterations(40));
            format!("{found:?} {weighed:?} {:?}", bot.line(&sight, legal[0]))
        };
        assert_eq!(advice(&state), advice(&twin), "seed {seed}");
    }
}

#[test]
fn the_same_seed_gives_the_same_answers() {
    let game = Lorenzo::standard();
    for seed in 0..20 {
        let Some((state, seat)) = decision(&game, &Config::new(4), seed) else { continue };
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        for kind in KINDS {
            let answer = || kind.bot::<Lorenzo>(seed).choose(&Sight::new(&game, &state, seat), &legal);
            assert_eq!(answer(), answer(), "{kind}");
        }
    }
}

/// Several threads think more, and their answer is one of the legal ones.
#[test]
fn several_threads_add_up() {
    let game = Lorenzo::standard();
    let (state, seat) = decision(&game, &Config::new(4), 3).expect("a decision");
    let mut legal = Vec::new();
    game.legal(&state, seat, &mut legal);
    let mut bot = MctsBot::<Lorenzo>::new(1, Budget::Iterations(50)).with_threads(3).with_cut(Cut::Stage);
    let found = bot.search(&Sight::new(&game, &state, seat));
    assert!((60..=150).contains(&bot.iterations()), "{} iterations", bot.iterations());
    assert!(
        found.iter().all(|it| legal.contains(&it.action) && (0.0..=1.0).contains(&it.chance)),
        "{found:?}"
    );
}

/// In nim the win is there to be found: search finds it from every won position of a small match.
#[test]
fn search_wins_nim_where_it_can_be_won() {
    let config = NimConfig { players: 2 };
    let mut won = 0;
    for number in 0..20 {
        let mut state = Nim.setup(&config, Seed::from_number(number), &mut Silent).unwrap();
        let mut rng = Rng::new(number);
        let mut bot = MctsBot::<Nim>::new(number, Budget::Iterations(3000)).with_cut(Cut::Match);
        let mut legal = Vec::new();
        while let Turn::Await(seats) = Nim.turn(&state) {
            let seat = seats.lowest().unwrap();
            Nim.legal(&state, seat, &mut legal);
            let choice = if seat.index() == 0 {
                bot.choose(&Sight::new(&Nim, &state, seat), &legal)
            } else {
                rng.below(legal.len())
            };
            Nim.play(&mut state, seat, legal[choice], &mut Silent);
        }
        won += usize::from(Nim.outcome(&state).places.as_slice()[0] == 1);
    }
    assert!(won >= 19, "{won} of 20 against random play");
}
