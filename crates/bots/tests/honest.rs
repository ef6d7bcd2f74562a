//! What every bot must be: blind to what is hidden, the same for the same seed, and better than chance.

use bots::{Bot, Budget, Cut, Judged, Kind, MctsBot, named};
use florenza::Florenza;
use kernel::nim::{Config as NimConfig, Nim};
use kernel::{Game, Observation, Rng, Seat, Seats, Seed, Silent, Turn, Viewer};
use lorenzo::{Config, Lorenzo};
use wiege::Wiege;

/// The bots whose answers follow from their seed alone.
const KINDS: [Kind; 4] = [Kind::Random, Kind::Greedy, Kind::Planner, Kind::mcts(Budget::Iterations(60))];

/// Some decision of a random match of the configuration: the state and who decides.
fn decision<G: Game>(game: &G, config: &G::Config, seed: u64) -> Option<(G::State, Seat)> {
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
        // Where several decide at the same time, any of them may be asked first.
        Turn::Await(seats) => seats.iter().last().map(|seat| (state, seat)),
        Turn::Over => None,
    }
}

/// Swaps everything that the seat cannot see (decks, other hands, the generator): the answer stays.
fn sees_nothing_hidden<G: Judged>(game: &G, config: impl Fn(u64) -> G::Config) {
    let mut decisions = 0;
    for seed in 0..60 {
        let Some((state, seat)) = decision(game, &config(seed), seed) else { continue };
        let view = game.view(&state, Viewer::Seat(seat));
        let twin = game.imagine(&view, &mut Rng::new(seed + 1000));
        assert!(twin != state, "something is hidden");
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        for kind in KINDS {
            let answer =
                |state: &G::State| kind.bot::<G>(7).choose(&Observation::new(game, state, seat), &legal);
            assert_eq!(answer(&state), answer(&twin), "{kind}, seed {seed}");
        }
        decisions += 1;
    }
    assert!(decisions > 25, "{decisions} decisions were tried");
}

#[test]
fn no_bot_sees_what_is_hidden() {
    sees_nothing_hidden(&Lorenzo::standard(), |seed| Config::new(2 + (seed % 3) as u8));
}

/// Only the dice to come are hidden here.
#[test]
fn no_bot_foresees_the_dice_of_florenza() {
    sees_nothing_hidden(&Florenza::standard(), |seed| florenza::Config::new(1 + (seed % 4) as u8));
}

fn answers_alike<G: Judged>(game: &G, config: &G::Config) {
    let mut asked = 0;
    for seed in 0..20 {
        let Some((state, seat)) = decision(game, config, seed) else { continue };
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        for kind in KINDS {
            let answer = || kind.bot::<G>(seed).choose(&Observation::new(game, &state, seat), &legal);
            assert_eq!(answer(), answer(), "{kind}");
        }
        asked += 1;
    }
    assert!(asked > 8, "{asked} decisions were tried");
}

/// The same for what a search tells people: chances, comparisons and lines.
#[test]
fn no_advice_knows_what_is_hidden() {
    let game = Lorenzo::standard();
    for seed in 0..20 {
        let Some((state, seat)) = decision(&game, &Config::new(4), seed) else { continue };
        let twin = game.imagine(&game.view(&state, Viewer::Seat(seat)), &mut Rng::new(seed + 1000));
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        let advice = |state: &lorenzo::State| {
            let observation = Observation::new(&game, state, seat);
            let mut bot = MctsBot::<Lorenzo>::new(7, Budget::Iterations(80));
            let found = bot.search(&observation);
            let weighed = bot.weigh(&observation, &legal, Budget::Iterations(40));
            format!("{found:?} {weighed:?} {:?}", bot.line(&observation, legal[0]))
        };
        assert_eq!(advice(&state), advice(&twin), "seed {seed}");
    }
}

#[test]
fn no_bot_sees_what_is_hidden_in_wiege() {
    sees_nothing_hidden(&Wiege::standard(), |seed| match seed % 4 {
        3 => wiege::Config::teams(),
        n => wiege::Config::new(2 + n as u8),
    });
}

/// What is drawn, dealt and piled differs between the two states: the test above would find whoever looks.
#[test]
fn hands_and_piles_differ_behind_the_same_view() {
    let game = Wiege::standard();
    let mut differ = 0;
    for seed in 0..60 {
        let Some((state, seat)) = decision(&game, &wiege::Config::new(3), seed) else { continue };
        let twin = game.imagine(&game.view(&state, Viewer::Seat(seat)), &mut Rng::new(seed + 1000));
        differ += u32::from(state.secrets != twin.secrets && state.deck != twin.deck);
        assert_eq!(state.secrets[seat], twin.secrets[seat]);
    }
    assert!(differ > 30, "{differ}");
}

#[test]
fn the_same_seed_gives_the_same_answers() {
    answers_alike(&Lorenzo::standard(), &Config::new(4));
    answers_alike(&Florenza::standard(), &florenza::Config::new(4));
}

/// The last of several who decide at the same time searches its own actions, not those of the first.
#[test]
fn a_bot_asked_out_of_order_thinks_of_its_own_decision() {
    let game = Florenza::standard();
    let mut tried = 0;
    for seed in 0..80 {
        let Some((state, seat)) = decision(&game, &florenza::Config::new(4), seed) else { continue };
        if game.turn(&state) == Turn::Await(Seats::only(seat)) {
            continue;
        }
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        let found = MctsBot::new(1, Budget::Iterations(40)).search(&Observation::new(&game, &state, seat));
        assert!(!found.is_empty() && found.iter().all(|it| legal.contains(&it.action)), "seed {seed}");
        tried += 1;
    }
    assert!(tried > 5, "{tried} decisions were tried");
}

/// Alone there is nobody to be ahead of but the Pope: whoever looks ahead must do better than chance against him.
#[test]
fn alone_the_pope_is_the_one_to_beat() {
    let game = Florenza::standard();
    let config = florenza::Config::solo(florenza::Level::Easy);
    let points = |kind: Kind| {
        let (mut bot, mut legal) = (kind.bot::<Florenza>(5), Vec::new());
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

/// Several threads think more, and their answer is one of the legal ones.
#[test]
fn several_threads_add_up() {
    let game = Lorenzo::standard();
    let (state, seat) = decision(&game, &Config::new(4), 3).expect("a decision");
    let mut legal = Vec::new();
    game.legal(&state, seat, &mut legal);
    let mut bot = MctsBot::<Lorenzo>::new(1, Budget::Iterations(50)).with_threads(3).with_cut(Cut::Stage);
    let observation = Observation::new(&game, &state, seat);
    let found = bot.search(&observation);
    assert!((60..=150).contains(&bot.iterations()), "{} iterations", bot.iterations());
    assert!(
        found.iter().all(|it| legal.contains(&it.action) && (0.0..=1.0).contains(&it.worth)),
        "{found:?}"
    );
    let choose = || named("mcts:50@3", 1).unwrap().choose(&observation, &legal);
    assert_eq!(choose(), choose(), "counted in iterations, several threads find the same each time");
}

/// Two against two there are two sides: partners are told the chances of theirs, which are one with the others'.
#[test]
fn partners_are_told_the_chances_of_their_side() {
    let game = Wiege::standard();
    let (state, seat) = decision(&game, &wiege::Config::teams(), 3).expect("a decision");
    let found =
        MctsBot::<Wiege>::new(1, Budget::Iterations(200)).search(&Observation::new(&game, &state, seat));
    let [first, second, third, fourth] = found[0].chances.as_slice() else { panic!("four seats: {found:?}") };
    assert_eq!((first, second), (third, fourth));
    assert!((first + second - 1.0).abs() < 1e-3, "{first} and {second}");
    let mut over = state;
    let mut rng = Rng::new(1);
    kernel::table::playout(&game, &mut over, &mut Vec::new(), |legal| rng.below(legal.len()));
    let won = bots::judge::parts_of_the_win(&game, &over);
    let sum: f32 = won.as_slice().iter().sum();
    assert!((sum - 2.0).abs() < 1e-6, "both partners have all of their side's: {won:?}");
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
