//! Nim judged, so that the bots can be tried on the smallest game.

use crate::judge::{Judge, Judged};
use kernel::nim::{Nim, State, Take};
use kernel::{Game, PerSeat, Seat};

/// Knows nothing of nim but who has won: what search finds, it finds alone.
#[derive(Clone, Copy, Debug)]
pub struct NimJudge;

impl Judged for Nim {
    type Judge = NimJudge;

    fn judge_with(&self, _: &[f32]) -> NimJudge {
        NimJudge
    }

    fn weights() -> Vec<f32> {
        Vec::new()
    }

    fn weights_file(_: &[f32]) -> String {
        String::new()
    }
}

impl Judge<Nim> for NimJudge {
    fn expect(&self, game: &Nim, state: &State) -> PerSeat<f32> {
        let scores = game.outcome(state).scores;
        PerSeat::from_fn(scores.len(), |seat| scores[seat] as f32)
    }

    fn promise(&self, _: &Nim, _: &State, _: Seat, _: Take) -> f32 {
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
