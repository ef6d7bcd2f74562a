//! How good a position of Die Wiege der Renaissance looks, and how promising an action.
//!
//! Everything is measured in stones. What a seat may expect: the stones it has; the scorings that can be brought about
//! soon, with what they would take from whom; and columns, hand, pile and pawn by what they will still win.

mod expect;
mod faces;
mod promise;
mod survey;
pub mod weights;

use crate::judge::{Judge, Judged};
use faces::Faces;
use kernel::{PerSeat, Seat};
use weights::{W, Weights};
use wiege::pending::Ask;
use wiege::{Action, State, Wiege};

/// Judges the game with a set of weights.
pub struct WiegeJudge {
    weights: Weights,
    faces: Faces,
}

impl WiegeJudge {
    /// A judge with these weights.
    pub fn new(game: &Wiege, weights: Weights) -> WiegeJudge {
        WiegeJudge { weights, faces: Faces::new(game.tables()) }
    }

    #[inline]
    fn w(&self, weight: W) -> f32 {
        self.weights.of(weight)
    }
}

impl Judged for Wiege {
    type Judge = WiegeJudge;

    const SURENESS: f32 = 0.7;

    fn judge_with(&self, weights: &[f32]) -> WiegeJudge {
        let mut own = Weights::standard();
        for (weight, wanted) in own.0.iter_mut().zip(weights) {
            *weight = *wanted;
        }
        WiegeJudge::new(self, own)
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

impl Judge<Wiege> for WiegeJudge {
    fn expect(&self, game: &Wiege, state: &State) -> PerSeat<f32> {
        self.expect_all(game, state)
    }

    fn promise(&self, game: &Wiege, state: &State, seat: Seat, action: Action) -> f32 {
        self.promise_of(game, state, seat, action)
    }

    /// A stage is what lies between two scorings.
    fn stage(&self, state: &State) -> u32 {
        u32::from(state.open.scorings) + u32::from(state.open.ask == Ask::Over)
    }

    /// Turns, and the scorings they bring about, are judged when they are over.
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
