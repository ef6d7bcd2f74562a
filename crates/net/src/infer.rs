//! From features to estimates.
//!
//! Weights of the first layer and its sums are in 1024ths, what goes on from it in 256ths from 0 to 4; weights of the others are
//! in 4096ths. Sums of the first layer stop at the ends of 16 bits instead of running over; those of the others cannot run over,
//! which is checked when a network is read.

#![allow(clippy::inline_always, reason = "what is not inlined is compiled for the oldest machines only")]

use crate::{Features, HIDDEN, MOST_SEATS, Net, OUT, WIDTH};

/// From 1024ths to 256ths.
const FIRST_SHIFT: i16 = 2;
/// The most that goes on from the first layer: just below 4.
pub(crate) const FIRST_MOST: i16 = 1023;
/// From 256ths times 4096ths to 256ths.
const SECOND_SHIFT: i32 = 12;
/// The most that goes on from the second layer: just below 128.
pub(crate) const SECOND_MOST: i32 = 32_767;
/// What one is in the numbers that come out.
const ONE: f32 = (1 << 20) as f32;
/// Points come out in tens.
const POINTS: f32 = 10.0;

/// What a network says of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// Points at the end, beyond those that were expected without the network.
    pub points: f32,
    /// The logarithm of the odds to win, up to what is the same for all seats.
    pub strength: f32,
}

impl Net {
    /// What each seat may expect; the first `features.seats()` are filled in. Features beyond those that the network knows
    /// count for nothing.
    pub fn estimate(&self, features: &Features) -> [Estimate; MOST_SEATS] {
        self.arch.dispatch(Inference { net: self, features })
    }
}

/// The work, which is compiled for each set of instructions that a machine may have.
struct Inference<'a> {
    net: &'a Net,
    features: &'a Features,
}

impl pulp::NullaryFnOnce for Inference<'_> {
    type Output = [Estimate; MOST_SEATS];

    #[inline(always)]
    fn call(self) -> [Estimate; MOST_SEATS] {
        let Inference { net, features } = self;
        let n = features.seats();
        let mut shared = net.first_bias;
        add_rows(&mut shared, &net.table_rows, features.of_table());
        let mut sums = [[0i16; 2 * WIDTH]; MOST_SEATS];
        for (seat, sum) in sums[..n].iter_mut().enumerate() {
            add_rows(sum, &net.seat_rows, features.of_seat(seat));
        }
        let mut found = [Estimate::default(); MOST_SEATS];
        for (seat, found) in found[..n].iter_mut().enumerate() {
            let mut first = shared;
            add(&mut first, halves(&sums[seat]).0);
            for other in (0..n).filter(|other| *other != seat) {
                add(&mut first, halves(&sums[other]).1);
            }
            for value in &mut first {
                *value = (*value >> FIRST_SHIFT).clamp(0, FIRST_MOST);
            }
            *found = net.finish(&first);
        }
        found
    }
}

impl Net {
    /// The two layers behind the first one.
    #[inline(always)]
    fn finish(&self, first: &[i16; WIDTH]) -> Estimate {
        let mut last = self.last_bias;
        for (j, (row, bias)) in self.second.iter().zip(&self.second_bias).enumerate() {
            let value = ((dot(first, row) + bias) >> SECOND_SHIFT).clamp(0, SECOND_MOST);
            for (sum, weights) in last.iter_mut().zip(&self.last) {
                *sum += value * i32::from(weights[j]);
            }
        }
        let [points, strength]: [i32; OUT] = last;
        Estimate { points: points as f32 / ONE * POINTS, strength: strength as f32 / ONE }
    }
}

/// Adds the rows of these features, four at a time.
#[inline(always)]
fn add_rows<const N: usize>(sum: &mut [i16; N], rows: &[[i16; N]], features: &[u16]) {
    const NONE: [i16; 2 * WIDTH] = [0; 2 * WIDTH];
    let none: &[i16; N] = NONE.first_chunk().expect("no row is wider");
    let row = |feature: u16| rows.get(usize::from(feature)).unwrap_or(none);
    let (fours, rest) = features.as_chunks::<4>();
    for four in fours {
        let [a, b, c, d] = four.map(row);
        for i in 0..N {
            sum[i] =
                sum[i].saturating_add(a[i]).saturating_add(b[i]).saturating_add(c[i]).saturating_add(d[i]);
        }
    }
    for feature in rest {
        add(sum, row(*feature));
    }
}

#[inline(always)]
fn add<const N: usize>(sum: &mut [i16; N], row: &[i16; N]) {
    for i in 0..N {
        sum[i] = sum[i].saturating_add(row[i]);
    }
}

/// What a seat's features are to itself, and what they are to the others.
#[inline(always)]
fn halves(sum: &[i16; 2 * WIDTH]) -> (&[i16; WIDTH], &[i16; WIDTH]) {
    let (own, others) = sum.split_at(WIDTH);
    (own.first_chunk().expect("a half"), others.first_chunk().expect("a half"))
}

#[inline(always)]
fn dot(a: &[i16; WIDTH], b: &[i16; WIDTH]) -> i32 {
    let mut sum = 0;
    for i in 0..WIDTH {
        sum += i32::from(a[i]) * i32::from(b[i]);
    }
    sum
}

/// How far the sums of the later layers may be from zero at most; nothing where they could run over 32 bits.
pub(crate) fn within_32_bits(net: &Net) -> bool {
    let sums_of = |weights: &[i16], most: i32, bias: i32| {
        let sum: i64 = weights.iter().map(|it| i64::from(*it).abs()).sum();
        sum * i64::from(most) + i64::from(bias).abs() <= i64::from(i32::MAX)
    };
    net.second.iter().zip(net.second_bias).all(|(row, bias)| sums_of(row, FIRST_MOST.into(), bias))
        && net
            .last
            .iter()
            .zip(net.last_bias)
            .all(|(row, bias): (&[i16; HIDDEN], i32)| sums_of(row, SECOND_MOST, bias))
}
