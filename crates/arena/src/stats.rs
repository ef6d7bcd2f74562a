//! What a series says about the seats: means, win rates, and how sure one may be of them.

use kernel::{Outcome, PerSeat, Seat};
use std::collections::BTreeMap;

/// A win shared by `k` seats counts `SHARES / k` for each: whole numbers for up to five, so that sums are exact.
pub(crate) const SHARES: u64 = 60;

/// The 97.5 % point of the normal distribution: two-sided 95 %.
pub(crate) const Z95: f64 = 1.959_963_984_540_054;

/// The results of one seat, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatSum {
    points: i64,
    shares: u64,
    games: u64,
}

impl SeatSum {
    /// The mean score.
    pub fn mean_score(&self) -> f64 {
        self.points as f64 / self.games.max(1) as f64
    }

    /// The part of the games this seat won; a shared win counts as a fraction.
    pub fn win_rate(&self) -> f64 {
        self.shares as f64 / (SHARES * self.games.max(1)) as f64
    }

    /// The 95 % interval of the win rate.
    pub fn win_rate_95(&self) -> [f64; 2] {
        wilson_95(self.shares as f64 / SHARES as f64, self.games)
    }
}

/// Adds the outcome of one more match.
pub fn add(sums: &mut PerSeat<SeatSum>, outcome: &Outcome) {
    let winners = outcome.winners();
    for seat in Seat::all(sums.len()) {
        let sum = &mut sums[seat];
        sum.points += i64::from(outcome.scores[seat]);
        sum.games += 1;
        if winners.contains(seat) {
            sum.shares += SHARES / winners.len() as u64;
        }
    }
}

/// How a number varied from match to match, such as the decisions it took: how many matches there are of each value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spread {
    matches: BTreeMap<i32, u64>,
}

impl Spread {
    /// Adds a match.
    pub fn add(&mut self, value: i32) {
        *self.matches.entry(value).or_default() += 1;
    }

    /// The least value that this part of the matches does not exceed: 0 gives the least, 0.5 the median, 1 the most.
    pub fn at(&self, part: f64) -> i32 {
        let all: u64 = self.matches.values().sum();
        let rank = ((all as f64 * part).ceil() as u64).max(1);
        let mut so_far = 0;
        let reached = self.matches.iter().find(|(_, matches)| {
            so_far += **matches;
            so_far >= rank
        });
        reached.map_or(0, |(value, _)| *value)
    }

    /// How many matches have this value or more.
    pub fn from(&self, value: i32) -> u64 {
        self.matches.range(value..).map(|(_, matches)| matches).sum()
    }
}

/// Wilson's 95 % score interval for `wins` of `games`.
///
/// Unlike the textbook `p ± z·s` it stays within 0 and 1 and is honest for rates near them and for few games
/// (E. B. Wilson, 1927). Without a single game nothing is known: 0 to 1.
pub fn wilson_95(wins: f64, games: u64) -> [f64; 2] {
    if games == 0 { [0.0, 1.0] } else { wilson_rate_95(wins / games as f64, games as f64) }
}

/// Wilson's 95 % interval for a rate found in `n` trials; `n` need not be whole, since trials that depend on each
/// other count for less than one each.
pub fn wilson_rate_95(rate: f64, n: f64) -> [f64; 2] {
    let z2 = Z95 * Z95;
    let middle = rate + z2 / (2.0 * n);
    let reach = Z95 * (rate * (1.0 - rate) / n + z2 / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z2 / n;
    // Exact at the ends, where rounding would leave a trace of 10^-17.
    let low = if rate <= 0.0 { 0.0 } else { (middle - reach) / scale };
    let high = if rate >= 1.0 { 1.0 } else { (middle + reach) / scale };
    [low, high]
}

/// The 97.5 % point of Student's distribution with so many degrees of freedom.
///
/// From the printed table for up to ten, beyond by the first terms of Fisher's expansion, which is then right to
/// three decimals.
pub fn student_95(freedom: u64) -> f64 {
    const TABLE: [f64; 10] =
        [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281];
    let (z, n) = (Z95, freedom as f64);
    match freedom {
        0 => f64::INFINITY,
        1..=10 => TABLE[freedom as usize - 1],
        _ => {
            z + (z.powi(3) + z) / (4.0 * n)
                + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * n * n)
                + (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / (384.0 * n.powi(3))
        }
    }
}

/// A mean over groups of values that depend on each other, such as the matches with the same dice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grouped {
    /// The mean of all values.
    pub mean: f64,
    /// Its standard error; `None` with fewer than two groups, or where all agree: that they do not differ yet says
    /// nothing about how much they may.
    pub error: Option<f64>,
    /// How many groups.
    pub groups: u64,
}

impl Grouped {
    /// The mean and its error from the sum and the number of values of each group.
    ///
    /// Only groups count as independent: the error comes from how far the groups' sums are from what the mean
    /// says (the ratio estimate of cluster sampling; Cochran, Sampling Techniques, 1977, 2.11).
    pub fn of(groups: &[(f64, f64)]) -> Grouped {
        let groups: Vec<(f64, f64)> = groups.iter().copied().filter(|(_, n)| *n > 0.0).collect();
        let n = groups.iter().map(|(_, n)| n).sum::<f64>();
        let mean = if n > 0.0 { groups.iter().map(|(sum, _)| sum).sum::<f64>() / n } else { 0.0 };
        let count = groups.len() as f64;
        // Sums of halves are exact, their mean is not: what is left of equal groups is rounding.
        let differ = |(sum, n): &(f64, f64)| (sum - mean * n).abs() > 1e-9 * sum.abs().max(1.0);
        let error = (groups.len() > 1 && groups.iter().any(differ)).then(|| {
            let squares: f64 = groups.iter().map(|(sum, n)| (sum - mean * n).powi(2)).sum();
            (squares * count / (count - 1.0)).sqrt() / n
        });
        Grouped { mean, error, groups: groups.len() as u64 }
    }

    /// The 95 % interval of the mean.
    pub fn range_95(&self) -> Option<[f64; 2]> {
        let reach = self.error? * student_95(self.groups - 1);
        Some([self.mean - reach, self.mean + reach])
    }
}

/// The middle value; of an even number of values the mean of the two in the middle.
pub fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    let n = values.len();
    match n {
        0 => 0.0,
        _ if n % 2 == 1 => values[n / 2],
        _ => f64::midpoint(values[n / 2 - 1], values[n / 2]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-5, "{found} is not {expected}");
    }

    fn outcome(scores: [i32; 3], places: [u8; 3]) -> Outcome {
        Outcome {
            scores: PerSeat::from_fn(3, |seat| scores[seat.index()]),
            places: PerSeat::from_fn(3, |seat| places[seat.index()]),
        }
    }

    /// Newcombe (1998) prints 81 of 263: 0.2553 to 0.3662; 15 of 148: 0.0624 to 0.1605; 0 of 20: 0 to 0.1611; and
    /// 1 of 29: 0.0061 to 0.1718.
    #[test]
    fn wilson_agrees_with_the_published_examples() {
        for (wins, games, low, high) in [
            (81.0, 263, 0.2553, 0.3662),
            (15.0, 148, 0.0624, 0.1605),
            (0.0, 20, 0.0, 0.1611),
            (1.0, 29, 0.0061, 0.1718),
        ] {
            let [found_low, found_high] = wilson_95(wins, games);
            close(found_low, low);
            close(found_high, high);
        }
    }

    #[test]
    fn wilson_never_leaves_the_scale() {
        let [low, high] = wilson_95(0.0, 0);
        close(low, 0.0);
        close(high, 1.0);
        let [low, high] = wilson_95(7.0, 7);
        assert!(low > 0.6 && high.to_bits() == 1.0_f64.to_bits());
        assert_eq!(wilson_95(0.0, 3)[0].to_bits(), 0);
    }

    /// Four games by hand: seat 0 wins one alone, shares one with seat 1, and shares one with both.
    #[test]
    fn shared_wins_count_as_fractions() {
        let mut sums = PerSeat::new(3);
        add(&mut sums, &outcome([50, 40, 30], [1, 2, 3]));
        add(&mut sums, &outcome([60, 60, -6], [1, 1, 3]));
        add(&mut sums, &outcome([20, 20, 20], [1, 1, 1]));
        add(&mut sums, &outcome([10, 12, 30], [3, 2, 1]));
        let rates = [0, 1, 2].map(|n| sums[Seat::new(n).unwrap()].win_rate());
        close(rates[0], (1.0 + 1.0 / 2.0 + 1.0 / 3.0) / 4.0);
        close(rates[1], (1.0 / 2.0 + 1.0 / 3.0) / 4.0);
        close(rates[2], (1.0 / 3.0 + 1.0) / 4.0);
        assert_eq!(sums.iter().map(|(_, sum)| sum.mean_score()).collect::<Vec<_>>(), [35.0, 33.0, 18.5]);
    }

    /// The usual printed table: 2.131 for 15, 2.042 for 30, 1.984 for 100.
    #[test]
    fn student_agrees_with_the_printed_table() {
        for (freedom, printed) in
            [(1, 12.706), (10, 2.228), (11, 2.201), (15, 2.131), (30, 2.042), (100, 1.984)]
        {
            assert!((student_95(freedom) - printed).abs() < 6e-4, "{freedom}: {}", student_95(freedom));
        }
    }

    /// Three groups of two by hand: sums 2, 4, 9; mean 15/6 = 2.5; residuals -3, -1, 4; squares 26; times 3/2 is 39;
    /// the root, over 6 values, is 1.0408.
    #[test]
    fn grouped_errors_come_from_the_groups() {
        let found = Grouped::of(&[(2.0, 2.0), (4.0, 2.0), (0.0, 0.0), (9.0, 2.0)]);
        close(found.mean, 2.5);
        close(found.error.unwrap(), 1.04083);
        let [low, high] = found.range_95().unwrap();
        close(low, 2.5 - 4.3027 * 1.04083);
        close(high, 2.5 + 4.3027 * 1.04083);
        assert_eq!(Grouped::of(&[(3.0, 2.0)]), Grouped { mean: 1.5, error: None, groups: 1 });
        assert_eq!(Grouped::of(&[]).range_95(), None);
    }

    /// Twelve games that all ended third do not make it certain that the next will.
    #[test]
    fn groups_that_agree_have_no_interval() {
        for third in [3.0, 10.0 / 3.0] {
            let agreed = Grouped::of(&[(third, 1.0), (third * 7.0, 7.0), (third * 3.0, 3.0)]);
            close(agreed.mean, third);
            assert_eq!((agreed.error, agreed.range_95()), (None, None));
        }
    }

    #[test]
    fn values_are_found_by_their_part() {
        let mut spread = Spread::default();
        (1..=200).rev().for_each(|value| spread.add(value));
        assert_eq!([0.0, 0.01, 0.5, 0.99, 1.0].map(|part| spread.at(part)), [1, 2, 100, 198, 200]);
        assert_eq!(Spread::default().at(0.5), 0);
    }

    #[test]
    fn matches_of_a_value_or_more_are_counted() {
        let mut spread = Spread::default();
        for value in [70, 40, 69, 70, -3] {
            spread.add(value);
        }
        assert_eq!([71, 70, 69, 41, 40, -3].map(|value| spread.from(value)), [0, 2, 3, 3, 4, 5]);
    }

    #[test]
    fn the_median_is_the_middle() {
        close(median(&mut [3.0, 1.0, 2.0]), 2.0);
        close(median(&mut [4.0, 1.0, 2.0, 3.0]), 2.5);
        close(median(&mut []), 0.0);
    }
}
