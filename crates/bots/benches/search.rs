//! Speed of the search on one core: `cargo bench -p bots`. *Items* are iterations.

#[allow(dead_code, reason = "the speed is compared by the first game alone")]
#[path = "../examples/games/mod.rs"]
mod games;

use bots::{Budget, Cut, Evaluated, Evaluator, MctsBot};
use divan::Bencher;
use divan::counter::ItemsCount;
use games::Visitor;
use kernel::bundle::{Config, State};
use kernel::table::playout;
use kernel::{Game, Observation, Rng, Seed, Silent, Turn, Viewer};

fn main() {
    divan::main();
}

/// Iterations of one sample.
const ITERATIONS: u32 = 2000;

/// The first decision of the second stage of a match.
fn second_stage<B: Evaluated>(game: &B::Game, config: &Config<B>) -> State<B> {
    let mut state = game.setup(config, Seed::from_number(1), &mut Silent).expect("a good configuration");
    let evaluator = B::evaluator(game);
    let mut rng = Rng::new(1);
    let mut legal = Vec::new();
    while evaluator.stage(&state) < 2 {
        let Turn::Await(seats) = game.turn(&state) else { break };
        let seat = seats.lowest().expect("somebody is awaited");
        game.legal(&state, seat, &mut legal);
        let action = *rng.pick(&legal);
        game.play(&mut state, seat, action, &mut Silent);
    }
    state
}

/// What is measured from there.
enum Measured {
    Search(Cut),
    Imagine,
    Playout,
}

struct Bench<'a, 'b> {
    bencher: Option<Bencher<'a, 'b>>,
    measured: Measured,
}

impl Visitor for Bench<'_, '_> {
    fn visit<B: Evaluated>(&mut self, game: &B::Game, config: &Config<B>) {
        let Some(bencher) = self.bencher.take() else { return };
        let state = second_stage::<B>(game, config);
        match self.measured {
            Measured::Search(cut) => search::<B>(bencher, game, &state, cut),
            Measured::Imagine => {
                let view = game.view(&state, Viewer::Public);
                let mut rng = Rng::new(1);
                bencher.bench_local(|| game.imagine(&view, &mut rng));
            }
            Measured::Playout => {
                let (mut rng, mut legal) = (Rng::new(1), Vec::new());
                bencher.bench_local(|| {
                    playout(game, &mut state.clone(), &mut legal, |legal| rng.below(legal.len()))
                });
            }
        }
    }
}

fn search<B: Evaluated>(bencher: Bencher<'_, '_>, game: &B::Game, state: &State<B>, cut: Cut) {
    let Turn::Await(seats) = game.turn(state) else { return };
    let observation = Observation::new(game, state, seats.lowest().expect("somebody is awaited"));
    bencher.counter(ItemsCount::new(ITERATIONS)).bench_local(|| {
        // A search may end early: then another makes up for it.
        let mut left = ITERATIONS;
        while left > 0 {
            let mut bot = MctsBot::<B>::new(1, Budget::Iterations(left)).with_cut(cut);
            bot.search(&observation);
            left -= bot.iterations() as u32;
        }
    });
}

fn measure(bencher: Bencher<'_, '_>, measured: Measured) {
    games::first(4, &mut Bench { bencher: Some(bencher), measured });
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn cut_at_the_leaf(bencher: Bencher<'_, '_>) {
    measure(bencher, Measured::Search(Cut::Leaf));
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn cut_at_the_end_of_the_round(bencher: Bencher<'_, '_>) {
    measure(bencher, Measured::Search(Cut::Stage));
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn to_the_end_of_the_match(bencher: Bencher<'_, '_>) {
    measure(bencher, Measured::Search(Cut::Match));
}

/// What one iteration begins with.
#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    measure(bencher, Measured::Imagine);
}

/// A whole random match from there, to compare with.
#[divan::bench]
fn random_playout(bencher: Bencher<'_, '_>) {
    measure(bencher, Measured::Playout);
}
