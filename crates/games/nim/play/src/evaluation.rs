//! Nim evaluated, so that the bots can be tried on the smallest game.

use crate::NimBundle;
use bots::{Evaluated, Evaluator};

use kernel::{Game, PerSeat, Seat};
use nim::{Nim, State, Take};

/// Knows nothing of nim but who has won: what search finds, it finds alone.
#[derive(Clone, Copy, Debug)]
pub struct NimEvaluator;

impl Evaluated for NimBundle {
    type Evaluator = NimEvaluator;

    fn evaluator_with(_: &Nim, _: &[f32]) -> NimEvaluator {
        NimEvaluator
    }

    fn weights() -> Vec<f32> {
        Vec::new()
    }

    fn weights_file(_: &[f32]) -> String {
        String::new()
    }
}

impl Evaluator<Nim> for NimEvaluator {
    fn evaluate(&self, game: &Nim, state: &State) -> PerSeat<f32> {
        let scores = game.outcome(state).scores;
        PerSeat::from_fn(scores.len(), |seat| scores[seat] as f32)
    }

    fn prior(&self, _: &Nim, _: &State, _: Seat, _: Take) -> f32 {
        0.0
    }

    fn stage(&self, _: &State) -> u32 {
        0
    }

    fn is_settled(&self, _: &State, _: Seat) -> bool {
        true
    }

    fn spread(&self, _: &State) -> f32 {
        1.0
    }
}
