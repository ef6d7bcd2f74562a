//! What bots must keep in every game: blind to what is hidden, the same for the same seed. Each game's tests call these,
//! as they call the laws of the kernel; what does not hold panics and says where.

use crate::{Bot, Budget, Cut, Evaluated, Kind, MctsBot, Networks, named};
use kernel::bundle::{Config, State};
use kernel::{Game, Observation, Rng, Seat, Seed, Silent, Turn, Viewer};
use net::{About, Net};
use std::sync::Arc;

/// The bots whose answers follow from their seed alone.
const KINDS: [Kind; 4] = [Kind::Random, Kind::Greedy, Kind::Planner, Kind::mcts(Budget::Iterations(60))];

/// Those of them that a network may stand behind.
const LEARNT: [Kind; 3] = [Kind::Greedy, Kind::Planner, Kind::mcts(Budget::Iterations(60))];

/// A network of arbitrary numbers that fits a state, as one does that was learnt: what it says depends on all that it is
/// told. Nothing where the game tells none.
pub fn arbitrary_network<B: Evaluated>(game: &B::Game, state: &State<B>) -> Option<Arc<Net>> {
    let encoding = B::ENCODING?;
    let about = About {
        game: B::Game::META.id.into(),
        table: (encoding.table)(state)?.into(),
        version: encoding.version,
        data: game.data_hash().to_string(),
        seat_features: encoding.seat_features,
        table_features: encoding.table_features,
    };
    Some(Arc::new(Net::arbitrary(about, 1)))
}

/// A bot, and what it is called.
type Named<G> = (String, Box<dyn Bot<G>>);

/// All bots that answer for themselves, with and without a network.
fn bots<B: Evaluated>(game: &B::Game, state: &State<B>, seed: u64) -> Vec<Named<B::Game>> {
    let mut bots: Vec<_> = KINDS.map(|kind| (kind.to_string(), kind.bot::<B>(seed))).into();
    if let Some(network) = arbitrary_network::<B>(game, state) {
        let learnt = |kind: Kind| {
            let networks = Networks::These(vec![network.clone()]);
            (format!("{kind} with a network"), kind.bot_with::<B>(seed, networks))
        };
        bots.extend(LEARNT.map(learnt));
    }
    bots
}

/// Some decision of a random match with these options: the state, and the seat that decides; nothing where the match was
/// over before. Where several decide at the same time, it is the last of them.
pub fn decision<G: Game>(game: &G, config: &G::Config, seed: u64) -> Option<(G::State, Seat)> {
    let mut state =
        game.setup(config, Seed::from_number(seed), &mut Silent).expect("the game allows these options");
    let mut rng = Rng::new(seed);
    let mut legal = Vec::new();
    for _ in 0..rng.below(200) {
        let Turn::Await(seats) = game.turn(&state) else { return None };
        let seat = seats.lowest().expect("somebody is awaited");
        game.legal(&state, seat, &mut legal);
        let action = *rng.pick(&legal);
        game.play(&mut state, seat, action, &mut Silent);
    }
    match game.turn(&state) {
        Turn::Await(seats) => seats.iter().last().map(|seat| (state, seat)),
        Turn::Over => None,
    }
}

/// Another state that looks the same to the seat: decks, other hands and the generator are others.
pub fn twin<G: Game>(game: &G, state: &G::State, seat: Seat, seed: u64) -> G::State {
    game.imagine(&game.view(state, Viewer::Seat(seat)), &mut Rng::new(seed + 1000))
}

/// Swaps everything that the seat cannot see: the answers stay.
pub fn sees_nothing_hidden<B: Evaluated>(game: &B::Game, config: impl Fn(u64) -> Config<B>) {
    let mut decisions = 0;
    for seed in 0..60 {
        let Some((state, seat)) = decision(game, &config(seed), seed) else { continue };
        let twin = twin(game, &state, seat, seed);
        assert!(twin != state, "something is hidden");
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        let (here, there) = (bots::<B>(game, &state, 7), bots::<B>(game, &twin, 7));
        for ((name, mut one), (_, mut other)) in here.into_iter().zip(there) {
            let answer = one.choose(&Observation::new(game, &state, seat), &legal);
            assert_eq!(
                answer,
                other.choose(&Observation::new(game, &twin, seat), &legal),
                "{name}, seed {seed}"
            );
        }
        decisions += 1;
    }
    assert!(decisions > 25, "{decisions} decisions were tried");
}

/// The same for what a search tells people: chances, comparisons and lines.
pub fn advises_without_what_is_hidden<B: Evaluated>(game: &B::Game, config: &Config<B>) {
    for seed in 0..20 {
        let Some((state, seat)) = decision(game, config, seed) else { continue };
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        let advice = |state: &State<B>| {
            let observation = Observation::new(game, state, seat);
            let mut bot = MctsBot::<B>::new(7, Budget::Iterations(80));
            let found = bot.search(&observation);
            let weighed = bot.weigh(&observation, &legal, Budget::Iterations(40));
            format!("{found:?} {weighed:?} {:?}", bot.line(&observation, legal[0]))
        };
        assert_eq!(advice(&state), advice(&twin(game, &state, seat, seed)), "seed {seed}");
    }
}

/// The same seed gives the same answers.
pub fn answers_alike<B: Evaluated>(game: &B::Game, config: &Config<B>) {
    let mut asked = 0;
    for seed in 0..20 {
        let Some((state, seat)) = decision(game, config, seed) else { continue };
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        let (first, again) = (bots::<B>(game, &state, seed), bots::<B>(game, &state, seed));
        for ((name, mut one), (_, mut other)) in first.into_iter().zip(again) {
            let observation = Observation::new(game, &state, seat);
            assert_eq!(one.choose(&observation, &legal), other.choose(&observation, &legal), "{name}");
        }
        asked += 1;
    }
    assert!(asked > 8, "{asked} decisions were tried");
}

/// Several threads think more, and their answer is one of the legal ones.
pub fn threads_add_up<B: Evaluated>(game: &B::Game, config: &Config<B>) {
    let (state, seat) = decision(game, config, 3).expect("a decision");
    let mut legal = Vec::new();
    game.legal(&state, seat, &mut legal);
    let mut bot = MctsBot::<B>::new(1, Budget::Iterations(50)).with_threads(3).with_cut(Cut::Stage);
    let observation = Observation::new(game, &state, seat);
    let found = bot.search(&observation);
    assert!((60..=150).contains(&bot.iterations()), "{} iterations", bot.iterations());
    assert!(
        found.iter().all(|it| legal.contains(&it.action) && (0.0..=1.0).contains(&it.worth)),
        "{found:?}"
    );
    let choose = || named::<B>("mcts:50@3", 1).expect("there is such a bot").choose(&observation, &legal);
    assert_eq!(choose(), choose(), "counted in iterations, several threads find the same each time");
}

/// What a game says of its levels: each is measured once, each share lies in its interval, and each level wins more than
/// an equal would.
pub fn strengths<B: Evaluated>() {
    for it in B::STRENGTHS {
        let [low, high] = it.win_share_95;
        assert!(0.0 <= low && low <= it.win_share && it.win_share <= high && high <= 1.0, "{it:?}");
        assert!(it.games > 0 && it.players >= 2, "{it:?}");
        assert_eq!(it.level.strength::<B>(), Some(*it), "each level is measured once");
        assert!(low > it.chance(), "{it:?}");
    }
}
