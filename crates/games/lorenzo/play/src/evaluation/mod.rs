//! How good a position of Lorenzo looks, and how good an action before it is tried.
//!
//! Points expected at the end: those on the track, those the rows would score, goods and points by what they will
//! still become, engines by how often they will still run, faith against the coming report, leaders within reach.

mod church;
mod encoding;
mod leaders;
mod position;
mod prior;
mod strength;
mod tables;
pub mod weights;

use crate::LorenzoBundle;
use bots::{Encoding, Evaluated, Evaluator, Strength};
use kernel::{PerSeat, Seat};
use lorenzo::pending::Pending;
use lorenzo::state::Phase;
use lorenzo::{Action, Lorenzo, State};
use tables::Worth;
use weights::{W, Weights};

/// Evaluates Lorenzo with a set of weights.
pub struct LorenzoEvaluator {
    weights: Weights,
    worth: Worth,
}

impl LorenzoEvaluator {
    /// An evaluator with these weights.
    pub fn new(game: &Lorenzo, weights: Weights) -> LorenzoEvaluator {
        let worth = Worth::new(game.tables(), &weights);
        LorenzoEvaluator { weights, worth }
    }
}

impl Evaluated for LorenzoBundle {
    type Evaluator = LorenzoEvaluator;

    const CALIBRATION: f32 = 0.5;
    const STRENGTHS: &[Strength] = strength::MEASURED;
    const ENCODING: Option<Encoding<LorenzoBundle>> = Some(encoding::ENCODING);

    fn evaluator_with(game: &Lorenzo, weights: &[f32]) -> LorenzoEvaluator {
        LorenzoEvaluator::new(game, Weights::new(weights))
    }

    fn weights() -> Vec<f32> {
        weights::standard().numbers().to_vec()
    }

    fn search_weights() -> Vec<f32> {
        weights::for_search().numbers().to_vec()
    }

    fn weights_file(weights: &[f32]) -> String {
        Weights::new(weights).to_text()
    }
}

impl Evaluator<Lorenzo> for LorenzoEvaluator {
    fn evaluate(&self, game: &Lorenzo, state: &State) -> PerSeat<f32> {
        PerSeat::from_fn(state.seats(), |seat| self.seat_points(game, state, seat))
    }

    fn evaluate_seat(&self, game: &Lorenzo, state: &State, seat: Seat) -> f32 {
        self.seat_points(game, state, seat)
    }

    fn prior(&self, game: &Lorenzo, state: &State, seat: Seat, action: Action) -> f32 {
        self.prior_of(game, state, seat, action)
    }

    fn best_prior(&self, game: &Lorenzo, state: &State, seat: Seat, legal: &[Action]) -> usize {
        self.best_prior_of(game, state, seat, legal)
    }

    fn stage(&self, state: &State) -> u32 {
        u32::from(state.open.round) + u32::from(state.open.phase == Phase::Over)
    }

    fn is_settled(&self, state: &State, _: Seat) -> bool {
        state.open.phase != Phase::Actions || matches!(state.open.pending.last(), Some(Pending::Turn { .. }))
    }

    fn spread(&self, state: &State) -> f32 {
        let late = f32::from(state.open.round.max(1) - 1) / 5.0;
        self.weights.of(W::SpreadEarly) * (1.0 - late) + self.weights.of(W::SpreadLate) * late
    }
}
