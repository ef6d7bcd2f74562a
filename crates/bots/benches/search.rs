//! Speed of the search on one core: `cargo bench -p bots`. *Items* are iterations.

use bots::{Budget, Cut, MctsBot};
use divan::Bencher;
use divan::counter::ItemsCount;
use kernel::table::playout;
use kernel::{Game, Observation, Rng, Seed, Silent, Turn};
use lorenzo::{Config, Lorenzo, State};

fn main() {
    divan::main();
}

/// Iterations of one sample.
const ITERATIONS: u32 = 2000;

/// The first decision of the second round of a match of four, with leaders.
fn second_round(game: &Lorenzo) -> State {
    let mut state =
        game.setup(&Config::new(4), Seed::from_number(1), &mut Silent).expect("a good configuration");
    let mut rng = Rng::new(1);
    let mut legal = Vec::new();
    while state.open.round < 2 {
        let Turn::Await(seats) = game.turn(&state) else { break };
        let seat = seats.lowest().expect("somebody is awaited");
        game.legal(&state, seat, &mut legal);
        let action = *rng.pick(&legal);
        game.play(&mut state, seat, action, &mut Silent);
    }
    state
}

fn search(bencher: Bencher<'_, '_>, cut: Cut) {
    let game = Lorenzo::standard();
    let state = second_round(&game);
    let Turn::Await(seats) = game.turn(&state) else { return };
    let observation = Observation::new(&game, &state, seats.lowest().expect("somebody is awaited"));
    bencher.counter(ItemsCount::new(ITERATIONS)).bench_local(|| {
        // A search may end early: then another makes up for it.
        let mut left = ITERATIONS;
        while left > 0 {
            let mut bot = MctsBot::new(1, Budget::Iterations(left)).with_cut(cut);
            bot.search(&observation);
            left -= bot.iterations() as u32;
        }
    });
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn cut_at_the_leaf(bencher: Bencher<'_, '_>) {
    search(bencher, Cut::Leaf);
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn cut_at_the_end_of_the_round(bencher: Bencher<'_, '_>) {
    search(bencher, Cut::Stage);
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn to_the_end_of_the_match(bencher: Bencher<'_, '_>) {
    search(bencher, Cut::Match);
}

/// What one iteration begins with.
#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    let game = Lorenzo::standard();
    let state = second_round(&game);
    let view = game.view(&state, kernel::Viewer::Public);
    let mut rng = Rng::new(1);
    bencher.bench_local(|| game.imagine(&view, &mut rng));
}

/// A whole random match from there, to compare with.
#[divan::bench]
fn random_playout(bencher: Bencher<'_, '_>) {
    let game = Lorenzo::standard();
    let state = second_round(&game);
    let (mut rng, mut legal) = (Rng::new(1), Vec::new());
    bencher.bench_local(|| playout(&game, &mut state.clone(), &mut legal, |legal| rng.below(legal.len())));
}
