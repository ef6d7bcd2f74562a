//! Speed of the engine on one core: `cargo bench -p wiege`.
//!
//! In `decisions` the counter counts decisions, in `whole_matches` it counts matches.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::testing::{first_state, matches};
use kernel::{Game, Rng, Seat, Seed, Silent, Viewer};
use wiege::{Config, State, Wiege};

fn main() {
    divan::main();
}

/// Matches played in one sample, so that a sample is long against the clock.
const MATCHES: u64 = 500;

#[divan::bench(args = [2, 3, 4], sample_count = 20, sample_size = 1)]
fn decisions(bencher: Bencher<'_, '_>, players: u8) {
    let game = Wiege::standard();
    let config = Config::new(players);
    bencher
        .counter(ItemsCount::new(matches(&game, &config, 1..1 + MATCHES)))
        .bench(|| matches(&game, &config, 0..MATCHES));
}

#[divan::bench(args = [2, 3, 4], sample_count = 20, sample_size = 1)]
fn whole_matches(bencher: Bencher<'_, '_>, players: u8) {
    let game = Wiege::standard();
    let config = Config::new(players);
    bencher.counter(ItemsCount::new(MATCHES)).bench(|| matches(&game, &config, 1..1 + MATCHES));
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn whole_matches_of_teams(bencher: Bencher<'_, '_>) {
    let game = Wiege::standard();
    let config = Config::teams();
    bencher.counter(ItemsCount::new(MATCHES)).bench(|| matches(&game, &config, 1..1 + MATCHES));
}

#[divan::bench]
fn set_up(bencher: Bencher<'_, '_>) {
    let game = Wiege::standard();
    bencher.bench_local(|| game.setup(&Config::new(3), Seed::from_number(1), &mut Silent));
}

#[divan::bench]
fn copy_state(bencher: Bencher<'_, '_>) {
    let game = Wiege::standard();
    let state = first_state(&game, &Config::new(4), 1);
    bencher.bench_local(|| -> State { *black_box(&state) });
}

#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    let game = Wiege::standard();
    let state = first_state(&game, &Config::new(4), 1);
    let view = game.view(&state, Viewer::Seat(Seat::default()));
    let mut rng = Rng::new(1);
    bencher.bench_local(|| game.imagine(&view, &mut rng));
}
