//! Ratings: how strong each bot is, on one scale, and how sure one may be of it.
//!
//! The model is Bradley and Terry's (1952), the one behind Elo's numbers: of two bots at a table, the one rated
//! `d` points higher finishes ahead with the chance `1 / (1 + 10^(-d/400))`. Every two seats of a match with different
//! bots are one comparison, a shared place half a success for each. The ratings are those under which what happened
//! was likeliest, all matches taken together; they add up to zero, so 0 is the average of this contest, not of the world.
//!
//! Why this, and not a rating that is updated match by match (Elo, Glicko, `TrueSkill`, Weng-Lin): bots do not get
//! better while they play, so the order of the matches should not matter and the last ones should not weigh more; and
//! the spread those systems report assumes that every match is independent news. Ours are not: a match of four
//! gives six comparisons at once, and the same dice are played many times over. Here the error comes from how much the
//! deals differ from each other (the sandwich estimate, clustered by deal), and is never taken to be smaller than it
//! would be if all comparisons were independent.
//!
//! Whoever never lost would be rated infinitely strong. Therefore each two bots are counted as having drawn once before
//! the contest: nothing after a hundred matches, and sense after three.

use crate::stats::student_95;

/// Elo's points for a unit of the natural logarithm of the odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// How often each bot finished ahead of each other, in the matches of one deal.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparisons {
    bots: usize,
    /// By bot and opponent; a shared place is half a success for both.
    ahead: Vec<f64>,
}

impl Comparisons {
    pub fn new(bots: usize) -> Comparisons {
        Comparisons { bots, ahead: vec![0.0; bots * bots] }
    }

    /// Adds successes of `a` against `b`.
    pub fn add(&mut self, a: usize, b: usize, successes: f64) {
        self.ahead[a * self.bots + b] += successes;
    }

    /// Adds all of the other's.
    pub fn merge(&mut self, other: &Comparisons) {
        self.ahead.iter_mut().zip(&other.ahead).for_each(|(sum, more)| *sum += more);
    }

    /// How often `a` finished ahead of `b`.
    pub fn ahead(&self, a: usize, b: usize) -> f64 {
        self.ahead[a * self.bots + b]
    }

    /// How often the two were compared.
    pub fn pairs(&self, a: usize, b: usize) -> f64 {
        self.ahead(a, b) + self.ahead(b, a)
    }

    /// For each bot, successes less those that the strengths promise.
    fn surplus(&self, strengths: &[f64]) -> Vec<f64> {
        let of = |a: usize| {
            let others = (0..self.bots).filter(|b| *b != a);
            others.map(|b| self.ahead(a, b) - self.pairs(a, b) * chance(strengths, a, b)).sum()
        };
        (0..self.bots).map(of).collect()
    }

    /// How sharply the likelihood bends at these strengths; one is added throughout, which fixes the mean and leaves
    /// differences as they are.
    fn bend(&self, strengths: &[f64]) -> Vec<Vec<f64>> {
        let mut bend = vec![vec![1.0; self.bots]; self.bots];
        for (a, row) in bend.iter_mut().enumerate() {
            for b in (0..self.bots).filter(|b| *b != a) {
                let p = chance(strengths, a, b);
                let weight = self.pairs(a, b) * p * (1.0 - p);
                row[a] += weight;
                row[b] -= weight;
            }
        }
        bend
    }
}

fn chance(strengths: &[f64], a: usize, b: usize) -> f64 {
    1.0 / (1.0 + (strengths[b] - strengths[a]).exp())
}

/// A bot's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// In Elo's points; the bots of a contest add up to zero.
    pub points: f64,
    /// Its 95 % interval; `None` with fewer than two deals.
    pub range_95: Option<[f64; 2]>,
}

/// The ratings of the bots, from the comparisons of each deal.
pub fn rate(deals: &[Comparisons], bots: usize) -> Vec<Rating> {
    let mut all = Comparisons::new(bots);
    for a in 0..bots {
        (0..bots).filter(|b| *b != a).for_each(|b| all.add(a, b, 0.5));
    }
    for deal in deals {
        all.merge(deal);
    }
    let strengths = likeliest(&all, bots);
    let errors = errors(&all, deals, &strengths);
    let reach = (deals.len() > 1).then(|| student_95(deals.len() as u64 - 1));
    let rating = |(strength, error): (&f64, f64)| {
        let points = strength * ELO;
        let range_95 = reach.map(|reach| [points - reach * error * ELO, points + reach * error * ELO]);
        Rating { points, range_95 }
    };
    strengths.iter().zip(errors).map(rating).collect()
}

/// Newton's method; the likelihood is concave, and with steps kept short it cannot miss the top.
fn likeliest(all: &Comparisons, bots: usize) -> Vec<f64> {
    let mut strengths = vec![0.0; bots];
    for _ in 0..200 {
        let step = times(&inverse(all.bend(&strengths)), &all.surplus(&strengths));
        let longest = step.iter().fold(0.0_f64, |most, it| most.max(it.abs()));
        let part = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        strengths.iter_mut().zip(&step).for_each(|(strength, step)| *strength += part * step);
        if longest < 1e-12 {
            break;
        }
    }
    let mean = strengths.iter().sum::<f64>() / bots as f64;
    for strength in &mut strengths {
        *strength -= mean;
    }
    strengths
}

/// The standard error of each strength: clustered by deal, and at least that of independent comparisons.
fn errors(all: &Comparisons, deals: &[Comparisons], strengths: &[f64]) -> Vec<f64> {
    let inverse = inverse(all.bend(strengths));
    let n = deals.len() as f64;
    let moved: Vec<Vec<f64>> = deals.iter().map(|deal| times(&inverse, &deal.surplus(strengths))).collect();
    let variance = |bot: usize| {
        let mean = moved.iter().map(|it| it[bot]).sum::<f64>() / n;
        let clustered: f64 = moved.iter().map(|it| (it[bot] - mean).powi(2)).sum();
        // The one that `bend` adds throughout is no news about the mean: it is taken out again.
        let independent = inverse[bot][bot] - 1.0 / (strengths.len() * strengths.len()) as f64;
        (clustered * n / (n - 1.0).max(1.0)).max(independent)
    };
    (0..strengths.len()).map(|bot| variance(bot).sqrt()).collect()
}

fn times(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
}

/// Gauss and Jordan's way; what comes here is positive definite, so that no row need be exchanged.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    for (i, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|j| if i == j { 1.0 } else { 0.0 }));
    }
    for i in 0..n {
        let pivot = matrix[i][i];
        matrix[i].iter_mut().for_each(|it| *it /= pivot);
        let row = matrix[i].clone();
        for (_, other) in matrix.iter_mut().enumerate().filter(|(j, _)| *j != i) {
            let factor = other[i];
            other.iter_mut().zip(&row).for_each(|(it, above)| *it -= factor * above);
        }
    }
    matrix.into_iter().map(|row| row[n..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal(bots: usize, results: &[(usize, usize, f64)]) -> Comparisons {
        let mut deal = Comparisons::new(bots);
        for (a, b, successes) in results {
            deal.add(*a, *b, *successes);
        }
        deal
    }

    /// 299.5 of 400 and half a draw each way: odds of exactly 3 to 1, and Elo's 400·log10(3) = 190.85 apart.
    #[test]
    fn odds_of_three_to_one_are_191_points() {
        let ratings = rate(&[deal(2, &[(0, 1, 299.5), (1, 0, 99.5)])], 2);
        assert!((ratings[0].points - 95.424).abs() < 1e-3, "{ratings:?}");
        assert!((ratings[0].points + ratings[1].points).abs() < 1e-9);
        assert_eq!(ratings[0].range_95, None, "one deal says nothing about how deals differ");
    }

    /// Four equal deals of 3 to 1 differ in nothing, so the error is that of independent comparisons. By hand: with the
    /// draw 12.5 of 17 successes, p(1-p)·17 = 3.3088; the difference of the two has the variance 1/3.3088, each half
    /// of it a quarter of that: 0.07556, its root 0.27487; 47.755 points; times 3.1824 for three degrees of freedom.
    #[test]
    fn the_error_is_never_less_than_that_of_independent_comparisons() {
        let deals = vec![deal(2, &[(0, 1, 3.0), (1, 0, 1.0)]); 4];
        let ratings = rate(&deals, 2);
        let expected = 200.0 * (12.5_f64 / 4.5).log10();
        assert!((ratings[0].points - expected).abs() < 1e-6, "{ratings:?}");
        let [low, high] = ratings[0].range_95.unwrap();
        assert!((high - ratings[0].points - 151.95).abs() < 0.1, "{ratings:?}");
        assert!((high + low - 2.0 * ratings[0].points).abs() < 1e-9);
    }

    #[test]
    fn deals_that_differ_widen_the_interval() {
        let alike = vec![deal(2, &[(0, 1, 12.0), (1, 0, 12.0)]); 20];
        let one_sided = [deal(2, &[(0, 1, 24.0)]), deal(2, &[(1, 0, 24.0)])];
        let differing: Vec<Comparisons> = (0..20).map(|i| one_sided[i % 2].clone()).collect();
        let width = |deals: &[Comparisons]| {
            let [low, high] = rate(deals, 2)[0].range_95.unwrap();
            high - low
        };
        assert!(width(&differing) > 4.0 * width(&alike));
    }

    #[test]
    fn whoever_always_wins_is_rated_far_above_but_finitely() {
        let ratings = rate(&vec![deal(3, &[(0, 1, 5.0), (0, 2, 5.0), (1, 2, 5.0)]); 10], 3);
        let points: Vec<f64> = ratings.iter().map(|it| it.points).collect();
        assert!(points[0] > points[1] + 300.0 && points[1] > points[2] + 300.0, "{points:?}");
        assert!(points.iter().all(|it| it.is_finite()));
    }

    /// Strengths 4 : 2 : 1 promise 4/6, 4/5 and 2/3; results in just these parts give them back: 400·log10(2) = 120.41.
    #[test]
    fn three_bots_get_their_odds_back() {
        let results = [(0, 1, 4e6), (1, 0, 2e6), (0, 2, 4e6), (2, 0, 1e6), (1, 2, 2e6), (2, 1, 1e6)];
        let ratings = rate(&[deal(3, &results)], 3);
        for (rating, expected) in ratings.iter().zip([120.412, 0.0, -120.412]) {
            assert!((rating.points - expected).abs() < 1e-2, "{ratings:?}");
        }
    }
}
