//! How good a position of Die Wiege der Renaissance looks, and how good an action before it is tried.
//!
//! Everything is measured in stones. What a seat may expect: the stones it has; the scorings that can be brought about
//! soon, with what they would take from whom; and columns, hand, pile and pawn by what they will still win.

mod faces;
mod position;
mod prior;
mod strength;
mod survey;
pub mod weights;

use crate::WiegeBundle;
use bots::{Evaluated, Evaluator, Strength};
use faces::Faces;
use kernel::{PerSeat, Seat};
use weights::{W, Weights};
use wiege::pending::Ask;
use wiege::{Action, State, Wiege};

/// Evaluates the game with a set of weights.
pub struct WiegeEvaluator {
    weights: Weights,
    faces: Faces,
}

impl WiegeEvaluator {
    /// An evaluator with these weights.
    pub fn new(game: &Wiege, weights: Weights) -> WiegeEvaluator {
        WiegeEvaluator { weights, faces: Faces::new(game.tables()) }
    }

    #[inline]
    fn w(&self, weight: W) -> f32 {
        self.weights.of(weight)
    }
}

impl Evaluated for WiegeBundle {
    type Evaluator = WiegeEvaluator;

    const CALIBRATION: f32 = 0.7;
    const STRENGTHS: &[Strength] = strength::MEASURED;

    fn evaluator_with(game: &Wiege, weights: &[f32]) -> WiegeEvaluator {
        WiegeEvaluator::new(game, Weights::new(weights))
    }

    fn weights() -> Vec<f32> {
        weights::standard().numbers().to_vec()
    }

    fn weights_file(weights: &[f32]) -> String {
        Weights::new(weights).to_text()
    }
}

impl Evaluator<Wiege> for WiegeEvaluator {
    fn evaluate(&self, game: &Wiege, state: &State) -> PerSeat<f32> {
        self.all_points(game, state)
    }

    fn prior(&self, game: &Wiege, state: &State, seat: Seat, action: Action) -> f32 {
        self.prior_of(game, state, seat, action)
    }

    /// A stage is what lies between two scorings.
    fn stage(&self, state: &State) -> u32 {
        u32::from(state.open.scorings) + u32::from(state.open.ask == Ask::Over)
    }

    /// Turns, and the scorings they bring about, are evaluated when they are over.
    fn is_settled(&self, state: &State, _: Seat) -> bool {
        matches!(state.open.ask, Ask::Place { exchanged: false })
    }

    fn spread(&self, state: &State) -> f32 {
        let left = scorings_left(state);
        let late = 1.0 - left / (left + f32::from(state.open.scorings)).max(1.0);
        self.w(W::SpreadEarly).max(0.5) * (1.0 - late) + self.w(W::SpreadLate).max(0.5) * late
    }
}

/// Scorings until the match is over: each uses up an event or closes a place, and two events stay.
fn scorings_left(state: &State) -> f32 {
    (state.events.len() + state.open.in_play().count()).saturating_sub(2) as f32
}
