//! Speed of the engine on one core: `cargo bench -p florenza`.
//!
//! The counter counts decisions, or whole matches where the name says so.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use florenza::{Config, Florenza, State};
use kernel::testing::{first_state, matches};

fn main() {
    divan::main();
}

/// Matches played in one sample, so that a sample is long against the clock.
const MATCHES: u64 = 500;

#[divan::bench(args = [1, 2, 3, 4], sample_count = 20, sample_size = 1)]
fn decisions(bencher: Bencher<'_, '_>, players: u8) {
    let game = Florenza::standard();
    let config = Config::new(players);
    bencher
        .counter(ItemsCount::new(matches(&game, &config, 1..1 + MATCHES)))
        .bench(|| matches(&game, &config, 0..MATCHES));
}

#[divan::bench(args = [1, 2, 3, 4], sample_count = 20, sample_size = 1)]
fn whole_matches(bencher: Bencher<'_, '_>, players: u8) {
    let game = Florenza::standard();
    let config = Config::new(players);
    bencher.counter(ItemsCount::new(MATCHES)).bench(|| matches(&game, &config, 1..1 + MATCHES));
}

#[divan::bench]
fn copy_state(bencher: Bencher<'_, '_>) {
    let game = Florenza::standard();
    let state = first_state(&game, &Config::new(4), 1);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| -> State { *black_box(&state) });
}
