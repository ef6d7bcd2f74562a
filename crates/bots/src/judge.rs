//! What a bot must know of a game besides its rules: how good a position and how promising an action look.

use kernel::{Game, PerSeat, Rng, Seat, Turn};

/// Judges positions and actions of a game. Everything is measured in points of the final score.
pub trait Judge<G: Game>: Send + Sync {
    /// The points each seat may expect at the end.
    fn expect(&self, game: &G, state: &G::State) -> PerSeat<f32>;

    /// How promising an action looks before it is tried.
    fn promise(&self, game: &G, state: &G::State, seat: Seat, action: G::Action) -> f32;

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

/// A game that bots can judge.
pub trait Judged: Game + Sized {
    /// What judges it.
    type Judge: Judge<Self>;

    /// A judge for this game and its data.
    fn judge(&self) -> Self::Judge {
        self.judge_with(&Self::weights())
    }

    /// The judge with other weights, for tuning.
    fn judge_with(&self, weights: &[f32]) -> Self::Judge;

    /// The weights this program carries; none where nothing is weighed.
    fn weights() -> Vec<f32>;

    /// Weights as the data file that would be carried.
    fn weights_file(weights: &[f32]) -> String;
}

/// How much of a finished match's worth lies in the points rather than in the win: so that a lost match is still
/// played as well as it can be.
const POINTS_COUNT: f32 = 0.1;

/// Each seat's chance to win: nearly exact when the match is over, else from what the seats may expect.
pub fn chances<G: Game, J: Judge<G>>(judge: &J, game: &G, state: &G::State) -> PerSeat<f32> {
    let expected = judge.expect(game, state);
    let rival = judge.rival(game, state);
    if game.turn(state) == Turn::Over {
        let outcome = game.outcome(state);
        let share = 1.0 / outcome.winners().len().max(1) as f32;
        let points = shares(expected, rival, judge.spread(state).max(4.0));
        return PerSeat::from_fn(outcome.places.len(), |seat| {
            let won = if outcome.places[seat] == 1 { share } else { 0.0 };
            won * (1.0 - POINTS_COUNT) + points[seat] * POINTS_COUNT
        });
    }
    shares(expected, rival, judge.spread(state))
}

/// Chances that follow from expected points, the more even the wider the spread.
fn shares(mut chances: PerSeat<f32>, rival: Option<f32>, spread: f32) -> PerSeat<f32> {
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

/// The index of the most promising action.
pub fn most_promising<G: Game, J: Judge<G>>(
    judge: &J,
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &[G::Action],
) -> usize {
    let mut best = (0, f32::MIN);
    for (i, action) in legal.iter().enumerate() {
        let promise = judge.promise(game, state, seat, *action);
        if promise > best.1 {
            best = (i, promise);
        }
    }
    best.0
}

/// How many actions a rollout looks at before it picks the best of them.
const GLANCES: usize = 4;

/// A quick choice for rollouts: the most promising of a few random actions.
#[inline]
pub fn glance<G: Game, J: Judge<G>>(
    judge: &J,
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &[G::Action],
    rng: &mut Rng,
) -> usize {
    if legal.len() <= GLANCES {
        return most_promising(judge, game, state, seat, legal);
    }
    let mut best = (0, f32::MIN);
    for _ in 0..GLANCES {
        let i = rng.below(legal.len());
        let promise = judge.promise(game, state, seat, legal[i]);
        if promise > best.1 {
            best = (i, promise);
        }
    }
    best.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rival_without_a_seat_takes_its_share() {
        let alone = |points: f32| shares(PerSeat::from_fn(1, |_| points), Some(60.0), 5.0)[Seat::default()];
        assert!((alone(60.0) - 0.5).abs() < 1e-6);
        assert!(alone(70.0) > 0.85 && alone(50.0) < 0.15);
        let all = shares(PerSeat::from_fn(3, |_| 40.0), None, 5.0);
        assert!(all.as_slice().iter().all(|share| (share - 1.0 / 3.0).abs() < 1e-6));
    }
}
