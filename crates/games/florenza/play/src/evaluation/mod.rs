//! How good a position of Florenza looks, and how good an action before it is tried.
//!
//! Points expected at the end: those on the sheet, and those of a plan. The plan counts the dice a player will still
//! use, and spends them, with the reserve, on the works, spaces and tracks that bring the most points a die.

mod plan;
mod position;
mod prior;
mod strength;
mod tables;
pub mod weights;

use crate::FlorenzaBundle;
use bots::{Cut, Evaluated, Evaluator, Strength};
use florenza::pending::Pending;
use florenza::state::Phase;
use florenza::{Action, Florenza, State};
use kernel::{PerSeat, Seat};
use tables::Worth;
use weights::{W, Weights};

/// Evaluates Florenza with a set of weights.
pub struct FlorenzaEvaluator {
    weights: Weights,
    worth: Worth,
}

impl FlorenzaEvaluator {
    /// An evaluator with these weights.
    pub fn new(game: &Florenza, weights: Weights) -> FlorenzaEvaluator {
        let worth = Worth::new(game.tables(), &weights);
        FlorenzaEvaluator { weights, worth }
    }
}

impl Evaluated for FlorenzaBundle {
    type Evaluator = FlorenzaEvaluator;

    // The dice of the rounds to come say more about luck than about the decision; the sheet says how good it is.
    const CUT: Cut = Cut::Stage;
    const CALIBRATION: f32 = 0.95;
    const STRENGTHS: &[Strength] = strength::MEASURED;

    fn evaluator_with(game: &Florenza, weights: &[f32]) -> FlorenzaEvaluator {
        FlorenzaEvaluator::new(game, Weights::new(weights))
    }

    fn weights() -> Vec<f32> {
        weights::standard().numbers().to_vec()
    }

    fn weights_file(weights: &[f32]) -> String {
        Weights::new(weights).to_text()
    }
}

impl Evaluator<Florenza> for FlorenzaEvaluator {
    fn evaluate(&self, game: &Florenza, state: &State) -> PerSeat<f32> {
        self.all_points(game, state)
    }

    fn prior(&self, game: &Florenza, state: &State, seat: Seat, action: Action) -> f32 {
        self.prior_of(game, state, seat, action)
    }

    fn best_prior(&self, game: &Florenza, state: &State, seat: Seat, legal: &[Action]) -> usize {
        self.best_prior_of(game, state, seat, legal)
    }

    /// Turns rather than rounds: after a turn the dice are others.
    fn stage(&self, state: &State) -> u32 {
        let open = &state.open;
        u32::from(open.round) * u32::from(open.turns() + 1) + u32::from(open.turn)
    }

    fn is_settled(&self, state: &State, seat: Seat) -> bool {
        matches!(state.open.pending[seat].last(), None | Some(Pending::Turn { .. }))
    }

    fn spread(&self, state: &State) -> f32 {
        let late = match state.open.phase {
            Phase::Over => 1.0,
            _ => self.worth.late(&state.open),
        };
        self.weights.of(W::SpreadEarly) * (1.0 - late) + self.weights.of(W::SpreadLate) * late
    }

    /// Alone, the Pope is to be reached: half a point less would not do.
    fn rival(&self, game: &Florenza, state: &State) -> Option<f32> {
        state.open.config.level.map(|level| f32::from(game.tables().solo.target(level)) - 0.5)
    }
}
