//! Speed of the engine on one core: `cargo bench -p florenza`.
//!
//! The counter counts decisions, or whole matches where the name says so.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use florenza::{Config, Florenza, State};
use kernel::table::playout;
use kernel::{Game, Rng, Seed, Silent};

fn main() {
    divan::main();
}

/// Matches played in one sample, so that a sample is long against the clock.
const MATCHES: u64 = 500;

/// Plays whole random matches; how many decisions they took.
fn matches(game: &Florenza, config: &Config, first: u64) -> u32 {
    let mut legal = Vec::with_capacity(256);
    let mut rng = Rng::new(first);
    let mut decisions = 0;
    for number in first..first + MATCHES {
        let mut state =
            game.setup(config, Seed::from_number(number), &mut Silent).expect("a good configuration");
        decisions += playout(game, &mut state, &mut legal, |legal| rng.below(legal.len()));
        black_box(&state);
    }
    decisions
}

#[divan::bench(args = [1, 2, 3, 4], sample_count = 20, sample_size = 1)]
fn decisions(bencher: Bencher<'_, '_>, players: u8) {
    let game = Florenza::standard();
    let config = Config::new(players);
    bencher.counter(ItemsCount::new(matches(&game, &config, 1))).bench(|| matches(&game, &config, 1));
}

#[divan::bench(args = [1, 2, 3, 4], sample_count = 20, sample_size = 1)]
fn whole_matches(bencher: Bencher<'_, '_>, players: u8) {
    let game = Florenza::standard();
    let config = Config::new(players);
    bencher.counter(ItemsCount::new(MATCHES)).bench(|| matches(&game, &config, 1));
}

#[divan::bench]
fn copy_state(bencher: Bencher<'_, '_>) {
    let game = Florenza::standard();
    let state = game.setup(&Config::new(4), Seed::from_number(1), &mut Silent).expect("a good configuration");
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| -> State { *black_box(&state) });
}
