//! How good a position of Florenza looks, and how promising an action.
//!
//! Points expected at the end: those on the sheet, and those of a plan. The plan counts the dice a player will still
//! use, and spends them, with the reserve, on the works, spaces and tracks that bring the most points a die.

mod expect;
mod plan;
mod promise;
mod tables;
pub mod weights;

use crate::judge::{Judge, Judged};
use crate::mcts::Cut;
use florenza::pending::Pending;
use florenza::state::Phase;
use florenza::{Action, Florenza, State};
use kernel::{PerSeat, Seat};
use tables::Worth;
use weights::{W, Weights};

/// Judges Florenza with a set of weights.
pub struct FlorenzaJudge {
    weights: Weights,
    worth: Worth,
}

impl FlorenzaJudge {
    /// A judge with these weights.
    pub fn new(game: &Florenza, weights: Weights) -> FlorenzaJudge {
        let worth = Worth::new(game.tables(), &weights);
        FlorenzaJudge { weights, worth }
    }
}

impl Judged for Florenza {
    type Judge = FlorenzaJudge;

    // The dice of the rounds to come say more about luck than about the decision; the sheet says how good it is.
    const CUT: Cut = Cut::Stage;
    const SURENESS: f32 = 0.95;

    fn judge_with(&self, weights: &[f32]) -> FlorenzaJudge {
        let mut own = Weights::standard();
        for (weight, wanted) in own.0.iter_mut().zip(weights) {
            *weight = *wanted;
        }
        FlorenzaJudge::new(self, own)
    }

    fn weights() -> Vec<f32> {
        Weights::standard().0.to_vec()
    }

    fn weights_file(weights: &[f32]) -> String {
        let mut own = Weights::standard();
        own.0.copy_from_slice(weights);
        own.to_text()
    }
}

impl Judge<Florenza> for FlorenzaJudge {
    fn expect(&self, game: &Florenza, state: &State) -> PerSeat<f32> {
        self.expect_all(game, state)
    }

    fn promise(&self, game: &Florenza, state: &State, seat: Seat, action: Action) -> f32 {
        self.promise_of(game, state, seat, action)
    }

    fn most_promising(&self, game: &Florenza, state: &State, seat: Seat, legal: &[Action]) -> usize {
        self.most_promising_of(game, state, seat, legal)
    }

    /// Turns rather than rounds: after a turn the dice are others.
    fn stage(&self, state: &State) -> u32 {
        let open = &state.open;
        u32::from(open.round) * u32::from(open.turns() + 1) + u32::from(open.turn)
    }

    fn is_settled(&self, state: &State, seat: Seat) -> bool {
        matches!(state.open.pending[seat].top(), None | Some(Pending::Turn { .. }))
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
