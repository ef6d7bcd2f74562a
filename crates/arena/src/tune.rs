//! Tuning the weights of an evaluation by self-play.
//!
//! A challenger is the champion with some weights changed a little. Bots of both kinds play matches, half the seats
//! each and every seat in turn; whichever is clearly better is the champion from then on.

use crate::play::Room;
use crate::{Error, on_threads};
use bots::{Bot, Budget, Evaluated, GreedyBot, MctsBot, PlannerBot};
use kernel::bundle::Config;
use kernel::{Game, Rng, Seat, Seed};
use rayon::prelude::*;
use std::sync::Arc;

/// What to tune, and how patiently.
pub struct Tuning<'a, B: Evaluated> {
    pub game: &'a Arc<B::Game>,
    pub config: &'a Config<B>,
    /// Matches for one comparison.
    pub games: u64,
    /// The number that all chance follows from.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    pub by: By,
}

/// The bots that play for the weights in question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// Greedy bots: many times faster than planners, and they evaluate with the same weights.
    Greedy,
    Planner,
    /// Searches with so many iterations, which have weights of their own.
    Search(u32),
}

/// What a comparison found, from the challenger's side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Comparison {
    /// Points more a match, on average.
    pub points: f64,
    /// Share of matches won by the challenger's side; a half is even.
    pub wins: f64,
    /// How many standard errors better it is, points and wins taken together.
    pub sigmas: f64,
}

/// Standard errors that make a challenger champion.
const CLEARLY: f64 = 1.6;

impl<B: Evaluated> Tuning<'_, B> {
    /// Lets a challenger with a few changed weights play the champion; the new champion if it is clearly better.
    pub fn step(&self, champion: &[f32], number: u64) -> Result<(Option<Vec<f32>>, Comparison), Error> {
        let mut rng = Rng::new(self.seed ^ number.wrapping_mul(0x9e37_79b9));
        let challenger = vary(champion, &mut rng);
        let found = self.compare(&challenger, champion, number)?;
        Ok(((found.sigmas > CLEARLY).then_some(challenger), found))
    }

    /// The weights that these bots have so far.
    pub fn carried(&self) -> Vec<f32> {
        match self.by {
            By::Greedy | By::Planner => B::weights(),
            By::Search(_) => B::search_weights(),
        }
    }

    fn bot(&self, weights: &[f32]) -> Box<dyn Bot<B::Game>> {
        let evaluator = B::evaluator_with(self.game, weights);
        match self.by {
            By::Greedy => Box::new(GreedyBot::<B>::new(0).with_evaluator(evaluator)),
            By::Planner => Box::new(PlannerBot::<B>::new(0).with_evaluator(evaluator)),
            By::Search(n) => Box::new(MctsBot::<B>::new(0, Budget::Iterations(n)).with_evaluator(evaluator)),
        }
    }

    /// Plays challenger against champion.
    pub fn compare(&self, challenger: &[f32], champion: &[f32], number: u64) -> Result<Comparison, Error> {
        let n = B::Game::seats(self.config);
        let start = Seed::from_number(self.seed).nth(number);
        let results = on_threads(self.threads, || {
            let play = |game: u64| {
                // Even and odd seats change sides with every match; the same shuffles and dice for both.
                let is_challenger = |seat: Seat| (seat.index() as u64 + game).is_multiple_of(2);
                let lineup = |seat: Seat| self.bot(if is_challenger(seat) { challenger } else { champion });
                let ended = Room::new(self.game, self.config, &lineup).play(start.nth(game / 2))?;
                let (mut points, mut wins) = (0.0, 0.0);
                let winners = ended.outcome.winners();
                for seat in Seat::all(n) {
                    let sign = if is_challenger(seat) { 1.0 } else { -1.0 };
                    points += sign * f64::from(ended.outcome.scores[seat]) * 2.0 / n as f64;
                    if winners.contains(seat) {
                        wins += sign / winners.len() as f64;
                    }
                }
                Ok::<_, Error>((points, wins))
            };
            (0..self.games.next_multiple_of(2)).into_par_iter().map(play).collect::<Result<Vec<_>, _>>()
        })??;
        Ok(summary(&results))
    }
}

/// Matches come in pairs with the same luck and the sides changed; only pairs can be compared, above all where a
/// match has one seat.
fn summary(results: &[(f64, f64)]) -> Comparison {
    let mean_of = |pair: &[(f64, f64)]| {
        let sum = pair.iter().fold((0.0, 0.0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
        (sum.0 / pair.len() as f64, sum.1 / pair.len() as f64)
    };
    let results: Vec<(f64, f64)> = results.chunks(2).map(mean_of).collect();
    let n = results.len().max(1) as f64;
    let merit = |(points, wins): &(f64, f64)| points / 12.0 + wins;
    let mean = results.iter().map(merit).sum::<f64>() / n;
    let variance = results.iter().map(|it| (merit(it) - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let error = (variance / n).sqrt().max(1e-9);
    // One pair says nothing about how much pairs differ.
    let sigmas = if results.len() > 1 { mean / error } else { 0.0 };
    Comparison {
        points: results.iter().map(|it| it.0).sum::<f64>() / n,
        wins: 0.5 + results.iter().map(|it| it.1).sum::<f64>() / n / 2.0,
        sigmas,
    }
}

/// About a fifth of the weights, each up to a third larger or smaller; a zero may become anything small.
fn vary(weights: &[f32], rng: &mut Rng) -> Vec<f32> {
    let mut varied = weights.to_vec();
    if varied.is_empty() {
        return varied;
    }
    let mut changed = false;
    while !changed {
        for weight in &mut varied {
            if rng.below(5) == 0 {
                let step = rng.unit() as f32 * 2.0 - 1.0;
                *weight = if weight.abs() < 0.02 { step * 0.1 } else { *weight * (step * 0.4).exp() };
                changed = true;
            }
        }
    }
    varied
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_sides_are_found_even() {
        let results = [(3.0, 1.0), (-3.0, -1.0), (1.0, -1.0), (-1.0, 1.0)];
        let found = summary(&results);
        assert_eq!((found.points, found.wins, found.sigmas), (0.0, 0.5, 0.0));
    }

    /// With one seat, a match in which the champion alone makes 60 points says nothing by itself.
    #[test]
    fn matches_with_the_same_luck_are_compared_as_pairs() {
        let results: Vec<(f64, f64)> = (0..50)
            .flat_map(|i| [(120.0 + 2.0 * f64::from(i % 7), 0.0), (-118.0 - 2.0 * f64::from(i % 7), 0.0)])
            .collect();
        let found = summary(&results);
        assert!((found.points - 1.0).abs() < 1e-9 && found.sigmas > CLEARLY, "{found:?}");
    }

    #[test]
    fn a_side_that_always_wins_is_clearly_better() {
        let results: Vec<(f64, f64)> = (0..100).map(|i| (5.0 + f64::from(i % 3), 1.0)).collect();
        let found = summary(&results);
        assert!(found.sigmas > CLEARLY && (found.wins - 1.0).abs() < 1e-9, "{found:?}");
    }

    #[test]
    fn a_challenger_differs_but_not_wildly() {
        let champion = [1.0, 0.0, -2.0, 5.0];
        for seed in 0..100 {
            let challenger = vary(&champion, &mut Rng::new(seed));
            assert_ne!(challenger, champion);
            for (a, b) in champion.iter().zip(&challenger) {
                assert!((a - b).abs() <= a.abs() * 0.5 + 0.11, "{a} became {b}");
            }
        }
    }
}
