//! No answer is an oracle: whatever a seat may ask is answered from what it sees.
//!
//! The rules know more than the seat whose questions they answer: what is hidden, too. So each answer is compared with the one
//! in states that look the same to this seat: who is to decide, what may be done, what that would bring, and why all else is
//! refused. Where one of them differs, asking it tells something hidden.

use super::{Broken, Watch};
use crate::game::{Game, Viewer};
use crate::seat::Seat;
use crate::table::preview;

/// How many states are made up at a decision.
const WORLDS: usize = 2;

/// How many legal actions are previewed in each.
const PREVIEWS: usize = 8;

impl<G: Game> Watch<'_, G> {
    /// Whatever a seat that is to decide can ask has the same answer in every state that looks the same to it.
    pub(super) fn oracle(&mut self, state: &G::State, seat: Seat, legal: &[G::Action]) -> Result<(), Broken> {
        let viewer = Viewer::Seat(seat);
        let view = self.game.view(state, viewer);
        let bytes = |state: &G::State| serde_json::to_vec(&self.game.view(state, viewer)).unwrap_or_default();
        let seen = bytes(state);
        for _ in 0..WORLDS {
            let other = self.game.imagine(&view, &mut self.rng);
            self.hold(bytes(&other) == seen, "a seat sees the same bytes in states that look alike", || {
                format!("{viewer:?}")
            })?;
            let (turn, turn_too) = (self.game.turn(state), self.game.turn(&other));
            self.hold(turn == turn_too, "a seat sees who is to decide", || {
                format!("{turn:?} and {turn_too:?}")
            })?;
            let mut legal_too = Vec::new();
            self.game.legal(&other, seat, &mut legal_too);
            self.hold(legal == legal_too, "a view decides what its seat may do", || format!("{viewer:?}"))?;
            self.refusals(state, &other, seat)?;
            self.previews(state, &other, seat, legal)?;
        }
        Ok(())
    }

    fn refusals(&self, state: &G::State, other: &G::State, seat: Seat) -> Result<(), Broken> {
        let space = (0..G::META.actions).filter_map(G::action_at);
        for action in space.chain(self.some_no_actions()) {
            let why = self.game.why_not(state, seat, action);
            let why_too = self.game.why_not(other, seat, action);
            self.hold(why == why_too, "a refusal tells its seat nothing hidden", || {
                format!("seat {seat}, {action}: {why:?} and {why_too:?}")
            })?;
        }
        Ok(())
    }

    fn previews(
        &mut self,
        state: &G::State,
        other: &G::State,
        seat: Seat,
        legal: &[G::Action],
    ) -> Result<(), Broken> {
        for _ in 0..PREVIEWS.min(legal.len()) {
            let action = *self.rng.pick(legal);
            let told = preview(self.game, state, seat, action);
            let told_too = preview(self.game, other, seat, action);
            self.hold(told == told_too, "a preview tells its seat nothing hidden", || {
                format!("seat {seat}, {action}: {told:?} and {told_too:?}")
            })?;
        }
        Ok(())
    }
}
