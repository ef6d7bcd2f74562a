//! Speed of the engine on one core, side by side with random chess playouts: `cargo bench -p lorenzo`.
//!
//! Counters make the figures comparable: *items* are decisions (chess: moves), *cycles* whole matches.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kernel::Rng;
use kernel::testing::{first_state, matches};
use lorenzo::{Config, Lorenzo, State};

fn main() {
    divan::main();
}

/// Matches played in one sample, so that a sample is long against the clock.
const MATCHES: u64 = 200;

#[divan::bench(args = [2, 3, 4], sample_count = 20, sample_size = 1)]
fn lorenzo_advanced(bencher: Bencher<'_, '_>, players: u8) {
    let game = Lorenzo::standard();
    let config = Config::new(players);
    bencher
        .counter(ItemsCount::new(matches(&game, &config, 1..1 + MATCHES)))
        .bench(|| matches(&game, &config, 0..MATCHES));
}

#[divan::bench(args = [2, 3, 4], sample_count = 20, sample_size = 1)]
fn lorenzo_base(bencher: Bencher<'_, '_>, players: u8) {
    let game = Lorenzo::standard();
    let config = Config::base(players);
    bencher
        .counter(ItemsCount::new(matches(&game, &config, 1..1 + MATCHES)))
        .bench(|| matches(&game, &config, 0..MATCHES));
}

/// Whole matches of four a second: the counter counts matches here.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn lorenzo_whole_matches(bencher: Bencher<'_, '_>) {
    let game = Lorenzo::standard();
    let config = Config::new(4);
    bencher.counter(ItemsCount::new(MATCHES)).bench(|| matches(&game, &config, 1..1 + MATCHES));
}

/// Random chess to compare with: as many moves as a match has decisions, restarted when a game ends.
fn chess_moves(moves: u32) -> u32 {
    let mut rng = Rng::new(1);
    let mut board = cozy_chess::Board::default();
    let mut list = Vec::with_capacity(256);
    let mut length = 0;
    for _ in 0..moves {
        list.clear();
        board.generate_moves(|set| {
            list.extend(set);
            false
        });
        if list.is_empty() || length > 200 {
            board = cozy_chess::Board::default();
            length = 0;
            continue;
        }
        board.play_unchecked(*rng.pick(&list));
        length += 1;
    }
    black_box(&board);
    moves
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn cozy_chess(bencher: Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(100_000u32)).bench(|| chess_moves(100_000));
}

#[divan::bench]
fn copy_state(bencher: Bencher<'_, '_>) {
    let game = Lorenzo::standard();
    let state = first_state(&game, &Config::new(4), 1);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| -> State { *black_box(&state) });
}
