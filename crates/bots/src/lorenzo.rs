//! How good a position of Lorenzo looks, and how promising an action.
//!
//! Points expected at the end: those on the track, those the rows would score, goods and points by what they will
//! still become, engines by how often they will still run, faith against the coming report, leaders within reach.

mod church;
mod expect;
mod leaders;
mod promise;
mod tables;
pub mod weights;

use crate::judge::{Judge, Judged};
use kernel::{PerSeat, Seat};
use lorenzo::pending::Pending;
use lorenzo::state::Phase;
use lorenzo::{Action, Lorenzo, State};
use tables::Worth;
use weights::{W, Weights};

/// Judges Lorenzo with a set of weights.
pub struct LorenzoJudge {
    weights: Weights,
    worth: Worth,
}

impl LorenzoJudge {
    /// A judge with these weights.
    pub fn new(game: &Lorenzo, weights: Weights) -> LorenzoJudge {
        let worth = Worth::new(game.tables(), &weights);
        LorenzoJudge { weights, worth }
    }
}

impl Judged for Lorenzo {
    type Judge = LorenzoJudge;

    const SURENESS: f32 = 0.5;

    fn judge_with(&self, weights: &[f32]) -> LorenzoJudge {
        let mut own = Weights::standard();
        for (weight, wanted) in own.0.iter_mut().zip(weights) {
            *weight = *wanted;
        }
        LorenzoJudge::new(self, own)
    }

    fn weights() -> Vec<f32> {
        Weights::standard().0.to_vec()
    }

    fn search_weights() -> Vec<f32> {
        Weights::for_search().0.to_vec()
    }

    fn weights_file(weights: &[f32]) -> String {
        let mut own = Weights::standard();
        own.0.copy_from_slice(weights);
        own.to_text()
    }
}

impl Judge<Lorenzo> for LorenzoJudge {
    fn expect(&self, game: &Lorenzo, state: &State) -> PerSeat<f32> {
        PerSeat::from_fn(state.seats(), |seat| self.expect_seat(game, state, seat))
    }

    fn expect_one(&self, game: &Lorenzo, state: &State, seat: Seat) -> f32 {
        self.expect_seat(game, state, seat)
    }

    fn promise(&self, game: &Lorenzo, state: &State, seat: Seat, action: Action) -> f32 {
        self.promise_of(game, state, seat, action)
    }

    fn most_promising(&self, game: &Lorenzo, state: &State, seat: Seat, legal: &[Action]) -> usize {
        self.most_promising_of(game, state, seat, legal)
    }

    fn stage(&self, state: &State) -> u32 {
        u32::from(state.open.round) + u32::from(state.open.phase == Phase::Over)
    }

    fn is_settled(&self, state: &State, _: Seat) -> bool {
        state.open.phase != Phase::Actions || matches!(state.open.pending.top(), Some(Pending::Turn { .. }))
    }

    fn spread(&self, state: &State) -> f32 {
        let late = f32::from(state.open.round.max(1) - 1) / 5.0;
        self.weights.of(W::SpreadEarly) * (1.0 - late) + self.weights.of(W::SpreadLate) * late
    }
}
