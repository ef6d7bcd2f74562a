//! What a bot must know of a game besides its rules: what a position is worth, and which actions look best before they
//! are tried.

use crate::Strength;
use crate::mcts::Cut;
use crate::networks::Encoding;
use kernel::{Bundle, Game, PerSeat, Seat, Seats, Turn};
use net::Net;
use std::sync::Arc;

/// Evaluates positions and actions of a game. Everything is measured in points of the final score.
pub trait Evaluator<G: Game>: Send + Sync {
    /// The points each seat may expect at the end.
    fn evaluate(&self, game: &G, state: &G::State) -> PerSeat<f32>;

    /// The points one seat may expect at the end; an evaluator that need not look at all seats for it
    /// overrides this.
    fn evaluate_seat(&self, game: &G, state: &G::State, seat: Seat) -> f32 {
        self.evaluate(game, state)[seat]
    }

    /// The points each seat may expect, and its chance to win where something tells it better than the points do.
    fn outlook(&self, game: &G, state: &G::State) -> (PerSeat<f32>, Option<PerSeat<f32>>) {
        (self.evaluate(game, state), None)
    }

    /// The points that an action seems to be worth before it is tried: only the differences between the actions of one
    /// decision count.
    fn prior(&self, game: &G, state: &G::State, seat: Seat, action: G::Action) -> f32;

    /// The index of the action with the best prior; an evaluator that can tell without looking at each on its own overrides
    /// this.
    fn best_prior(&self, game: &G, state: &G::State, seat: Seat, legal: &[G::Action]) -> usize {
        best_of(legal, |action| self.prior(game, state, seat, action))
    }

    /// Counts the stages of a match (rounds, say); a rollout may be cut when this grows.
    fn stage(&self, state: &G::State) -> u32;

    /// Whether nothing of this seat's turn is left to decide that follows from what it has begun.
    fn is_settled(&self, state: &G::State, seat: Seat) -> bool;

    /// By how many points the expected scores may still be wrong.
    fn spread(&self, state: &G::State) -> f32;

    /// The points of an opponent who has no seat, where there is one to be beaten.
    fn rival(&self, _game: &G, _state: &G::State) -> Option<f32> {
        None
    }
}

/// The index of the action with the best prior; of equals the first.
pub fn best_of<A: Copy>(legal: &[A], mut prior: impl FnMut(A) -> f32) -> usize {
    let mut best = (0, f32::MIN);
    for (i, action) in legal.iter().enumerate() {
        let prior = prior(*action);
        if prior > best.1 {
            best = (i, prior);
        }
    }
    best.0
}

/// A game that bots can evaluate, so that every bot plays it.
pub trait Evaluated: Bundle + Sized {
    /// What evaluates it.
    type Evaluator: Evaluator<Self::Game>;

    /// How far the win shares of a search's rollouts can be trusted as chances: the power to which odds are raised before
    /// people are told them (see [`tempered`]). Rollouts are played by the priors, which makes their results surer than
    /// those of real matches; `examples/chances.rs` says what fits.
    const CALIBRATION: f32 = 1.0;

    /// The same where a network says how likely each seat is to win.
    const CALIBRATION_LEARNT: f32 = 1.0;

    /// How positions are told to networks; nothing where none can be learnt.
    const ENCODING: Option<Encoding<Self>> = None;

    /// The networks this program carries, each for one kind of table.
    fn networks() -> Vec<Arc<Net>> {
        Vec::new()
    }

    /// Where the rollouts of a search end, unless it is told otherwise: at the end of the match where the evaluator's
    /// errors matter more than the chance of what is still to come, else where the evaluator can see enough.
    const CUT: Cut = Cut::Match;

    /// What the levels were measured to be worth in this game, each level once at most.
    const STRENGTHS: &'static [Strength] = &[];

    /// An evaluator for this game and its data.
    fn evaluator(game: &Self::Game) -> Self::Evaluator {
        Self::evaluator_with(game, &Self::weights())
    }

    /// The evaluator that a search goes by.
    fn search_evaluator(game: &Self::Game) -> Self::Evaluator {
        Self::evaluator_with(game, &Self::search_weights())
    }

    /// The evaluator with other weights, for tuning.
    fn evaluator_with(game: &Self::Game, weights: &[f32]) -> Self::Evaluator;

    /// The weights this program carries; none where nothing is weighed.
    fn weights() -> Vec<f32>;

    /// The weights of a search: others may suit its rollouts than bots that look a turn ahead.
    fn search_weights() -> Vec<f32> {
        Self::weights()
    }

    /// Weights as the data file that would be carried.
    fn weights_file(weights: &[f32]) -> String;
}

/// How much of a finished match's value lies in the points rather than in the win: so that a lost match is still
/// played as well as it can be.
const POINTS_WEIGHT_WHEN_OVER: f32 = 0.1;
/// The same at the end of a rollout, which is one of many ways the match may end: the points say more than who won it.
const POINTS_WEIGHT_IN_ROLLOUTS: f32 = 0.8;
/// The least spread of points that is told apart from a win.
const LEAST_SPREAD: f32 = 4.0;

/// Each seat's chance to win: nearly exact when the match is over, else from what the seats may expect.
pub fn chances<G: Game, E: Evaluator<G>>(evaluator: &E, game: &G, state: &G::State) -> PerSeat<f32> {
    let expected = evaluator.evaluate(game, state);
    let (rival, spread) = (evaluator.rival(game, state), evaluator.spread(state));
    if game.turn(state) == Turn::Over {
        return mixed(
            won(game, state),
            shares(expected, rival, spread.max(LEAST_SPREAD)),
            POINTS_WEIGHT_WHEN_OVER,
        );
    }
    shares(expected, rival, spread)
}

/// What the end of a rollout is worth to each seat, seen from where expected scores may still be wrong by `spread`
/// points: whoever lost by little there may well win here, so the points count for more than the win. And each seat's share
/// of the win: exact when the match is over, else as a network tells it or from what the seats may expect.
pub fn rollout_values<G: Game, E: Evaluator<G>>(
    evaluator: &E,
    game: &G,
    state: &G::State,
    spread: f32,
) -> (PerSeat<f32>, PerSeat<f32>) {
    let ((expected, wins), rival) = (evaluator.outlook(game, state), evaluator.rival(game, state));
    let points = shares(expected, rival, spread.max(LEAST_SPREAD));
    if game.turn(state) == Turn::Over {
        let won = won(game, state);
        return (mixed(won, points, POINTS_WEIGHT_IN_ROLLOUTS), won);
    }
    if let Some(wins) = wins {
        return (mixed(wins, points, POINTS_WEIGHT_IN_ROLLOUTS), wins);
    }
    (points, shares(expected, rival, evaluator.spread(state)))
}

/// Shares of the points mixed with who won.
fn mixed(won: PerSeat<f32>, points: PerSeat<f32>, points_weight: f32) -> PerSeat<f32> {
    PerSeat::from_fn(won.len(), |seat| won[seat] * (1.0 - points_weight) + points[seat] * points_weight)
}

/// Everybody's share of a match that is over, as people are told it: partners have all of their side's.
pub fn win_shares<G: Game>(game: &G, state: &G::State) -> PerSeat<f32> {
    by_sides(
        &won(game, state),
        &PerSeat::from_fn(game.outcome(state).places.len(), |seat| game.side(state, seat)),
    )
}

/// Chances that are less sure of themselves when `power` is below one: everybody's odds to that power, also those that
/// none of the seats wins.
pub fn tempered(chances: &PerSeat<f32>, power: f32) -> PerSeat<f32> {
    let left = 1.0 - chances.as_slice().iter().sum::<f32>();
    // What is left by rounding would grow.
    let nobody = if left > 1e-4 { left } else { 0.0 };
    let sum: f32 = chances.as_slice().iter().chain([&nobody]).map(|chance| chance.powf(power)).sum();
    PerSeat::from_fn(chances.len(), |seat| chances[seat].powf(power) / sum)
}

/// Each seat's chances with those of its partners.
pub(crate) fn by_sides(chances: &PerSeat<f32>, sides: &PerSeat<Seats>) -> PerSeat<f32> {
    PerSeat::from_fn(chances.len(), |seat| sides[seat].iter().map(|it| chances[it]).sum())
}

/// Who won: a shared win is a fraction, also that of partners.
fn won<G: Game>(game: &G, state: &G::State) -> PerSeat<f32> {
    let outcome = game.outcome(state);
    let share = 1.0 / outcome.winners().len().max(1) as f32;
    PerSeat::from_fn(outcome.places.len(), |seat| if outcome.places[seat] == 1 { share } else { 0.0 })
}

/// Chances that follow from expected points, the more even the wider the spread.
fn shares(mut chances: PerSeat<f32>, rival: Option<f32>, spread: f32) -> PerSeat<f32> {
    if let ([alone], None) = (chances.as_mut_slice(), rival) {
        // Nobody to compare with: the more points the better.
        *alone = 0.5 + 0.5 * *alone / (alone.abs() + 10.0 * spread);
        return chances;
    }
    let best = chances.as_slice().iter().copied().chain(rival).fold(f32::MIN, f32::max);
    let mut sum = rival.map_or(0.0, |points| ((points - best) / spread).exp());
    for chance in chances.as_mut_slice() {
        *chance = ((*chance - best) / spread).exp();
        sum += *chance;
    }
    for chance in chances.as_mut_slice() {
        *chance /= sum;
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tempered_chances_are_less_sure_and_still_one_together() {
        let of = |chances: &[f32], power| {
            tempered(&PerSeat::from_fn(chances.len(), |seat| chances[seat.index()]), power)
        };
        // Odds of nine to one become three to one.
        assert!((of(&[0.9, 0.1], 0.5)[Seat::default()] - 0.75).abs() < 1e-6);
        let three = of(&[0.7, 0.2, 0.1], 0.8);
        assert!((three.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(three.as_slice().is_sorted_by(|a, b| a > b), "{three:?}");
        // What is certain stays so; and alone, the rest is the rival's.
        assert!((of(&[1.0, 0.0], 0.5)[Seat::default()] - 1.0).abs() < 1e-6);
        assert!((of(&[0.9], 0.5)[Seat::default()] - 0.75).abs() < 1e-6);
    }

    #[test]
    fn a_rival_without_a_seat_takes_its_share() {
        let alone = |points: f32| shares(PerSeat::from_fn(1, |_| points), Some(60.0), 5.0)[Seat::default()];
        assert!((alone(60.0) - 0.5).abs() < 1e-6);
        assert!(alone(70.0) > 0.85 && alone(50.0) < 0.15);
        let all = shares(PerSeat::from_fn(3, |_| 40.0), None, 5.0);
        assert!(all.as_slice().iter().all(|share| (share - 1.0 / 3.0).abs() < 1e-6));
    }
}
