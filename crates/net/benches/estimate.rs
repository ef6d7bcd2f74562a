//! One evaluation of a position with four seats and as many features as a larger game has: `cargo bench -p net`.

use divan::{Bencher, black_box};
use net::{About, Features, Net};

fn main() {
    divan::main();
}

/// How many features a seat and the table have.
const FEATURES: [usize; 2] = [352, 192];
/// How many of them hold.
const HOLD: [usize; 2] = [36, 32];

/// Positions that differ, so that no row of the network lies ready from the one before.
fn positions() -> Vec<Features> {
    let mut number = 1_u32;
    let mut below = |n: usize| {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (number >> 8) as usize % n
    };
    let position = |_| {
        let mut features = Features::new(4);
        for seat in 0..4 {
            (0..HOLD[0]).for_each(|_| features.seat(seat, below(FEATURES[0])));
        }
        (0..HOLD[1]).for_each(|_| features.table(below(FEATURES[1])));
        features
    };
    (0..256).map(position).collect()
}

#[divan::bench(sample_count = 200, sample_size = 1000)]
fn estimate(bencher: Bencher<'_, '_>) {
    let (net, positions) = (Net::arbitrary(About::sample(FEATURES[0], FEATURES[1]), 1), positions());
    let mut next = 0;
    bencher.bench_local(|| {
        next = (next + 1) % positions.len();
        net.estimate(black_box(&positions[next]))
    });
}
