//! The fast arithmetic is the plain one, whatever the machine's instructions.

use net::{About, Estimate, Features, HIDDEN, Net, OUT, WIDTH};

const FEATURES: [usize; 2] = [40, 17];

/// The numbers of a network as its file has them.
struct Plain {
    seats: Vec<Vec<i64>>,
    table: Vec<Vec<i64>>,
    first: Vec<i64>,
    second: Vec<Vec<i64>>,
    second_bias: Vec<i64>,
    last: Vec<Vec<i64>>,
    last_bias: Vec<i64>,
}

impl Plain {
    fn of(net: &Net) -> Plain {
        let text = net.to_text();
        let mut lines = text.split_once("\n\n").unwrap().1.lines();
        let mut row = |bytes: usize| -> Vec<i64> {
            let line = lines.next().unwrap();
            let bits: Vec<u32> = line.trim_end_matches('=').chars().map(six_bits).collect();
            let all = bits.iter().flat_map(|six| (0..6).rev().map(move |i| six >> i & 1));
            let bits: Vec<u32> = all.collect();
            let decoded: Vec<u8> =
                bits.chunks_exact(8).map(|it| it.iter().fold(0, |sum, bit| sum << 1 | *bit as u8)).collect();
            let number = |it: &[u8]| match *it {
                [a, b] => i16::from_le_bytes([a, b]).into(),
                [a, b, c, d] => i32::from_le_bytes([a, b, c, d]).into(),
                _ => unreachable!(),
            };
            decoded.chunks_exact(bytes).map(number).collect()
        };
        let mut rows = |n: usize| (0..n).map(|_| row(2)).collect::<Vec<_>>();
        let (seats, table, first, second) =
            (rows(FEATURES[0]), rows(FEATURES[1]), rows(1).remove(0), rows(HIDDEN));
        let second_bias = row(4);
        let last = vec![row(2), row(2)];
        Plain { seats, table, first, second, second_bias, last, last_bias: row(4) }
    }

    fn estimate(&self, seats: &[Vec<usize>], table: &[usize], seat: usize) -> Estimate {
        let sum = |i: usize| {
            let own: i64 = seats[seat].iter().map(|it| self.seats[*it][i]).sum();
            let others = (0..seats.len()).filter(|it| *it != seat).flat_map(|it| &seats[it]);
            let others: i64 = others.map(|it| self.seats[*it][WIDTH + i]).sum();
            let table: i64 = table.iter().map(|it| self.table[*it][i]).sum();
            (own + others + table + self.first[i]).div_euclid(4).clamp(0, 1023)
        };
        let first: Vec<i64> = (0..WIDTH).map(sum).collect();
        let dot = |a: &[i64], b: &[i64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<i64>();
        let second = self.second.iter().zip(&self.second_bias);
        let second: Vec<i64> =
            second.map(|(row, bias)| (dot(row, &first) + bias).div_euclid(4096).clamp(0, 32_767)).collect();
        let out: Vec<f32> = (0..OUT)
            .map(|k| (dot(&self.last[k], &second) + self.last_bias[k]) as f32 / 1_048_576.0)
            .collect();
        Estimate { points: out[0] * 10.0, strength: out[1] }
    }
}

fn six_bits(digit: char) -> u32 {
    match digit {
        'A'..='Z' => digit as u32 - 'A' as u32,
        'a'..='z' => digit as u32 - 'a' as u32 + 26,
        '0'..='9' => digit as u32 - '0' as u32 + 52,
        '+' => 62,
        _ => 63,
    }
}

#[test]
fn an_estimate_is_what_plain_arithmetic_says() {
    for seed in 0..20 {
        let net = Net::arbitrary(About::sample(FEATURES[0], FEATURES[1]), seed);
        let plain = Plain::of(&net);
        let n = 1 + seed as usize % 5;
        // Every third feature, and so on: lists of all lengths, also empty ones.
        let of = |step: usize, len: usize| (0..len).step_by(step.max(1)).collect::<Vec<usize>>();
        let seats: Vec<Vec<usize>> = (0..n).map(|seat| of(seat + 2, 8 * seat)).collect();
        let table = of(3, seed as usize % 17);
        let mut features = Features::new(n);
        for (seat, list) in seats.iter().enumerate() {
            for it in list {
                features.seat(seat, *it);
            }
        }
        for it in &table {
            features.table(*it);
        }
        let found = net.estimate(&features);
        for (seat, found) in found[..n].iter().enumerate() {
            assert_eq!(*found, plain.estimate(&seats, &table, seat), "seed {seed}, seat {seat}");
        }
        assert!(found[..n].iter().any(|it| it.points.abs() > 0.0), "it says something");
    }
}

#[test]
fn sums_of_the_first_layer_stop_at_the_ends_of_16_bits() {
    let text = Net::arbitrary(About::sample(1, 1), 3).to_text();
    let mut lines: Vec<&str> = text.lines().collect();
    // The only row of a seat, full of the largest number there is: 256 times 32,767.
    let largest = "/3//f/9/".repeat(85) + "/38=";
    lines[8] = &largest;
    let net = Net::parse(&lines.join("\n")).unwrap();
    let with = |times: usize| {
        let mut features = Features::new(1);
        (0..times).for_each(|_| features.seat(0, 0));
        net.estimate(&features)
    };
    assert_ne!(with(0), with(1));
    assert_eq!(with(1), with(2), "two of them are no more than one: nothing runs over");
    assert_eq!(with(1), with(5));
}
