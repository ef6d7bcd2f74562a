//! One decision ahead.

use crate::evaluate::{Evaluated, Evaluator, chances};
use crate::look_ahead::{LookAhead, LookAheadBot, Means};
use kernel::bundle::Action;
use kernel::{Game, Observation, Seat, Silent};

/// Tries each action on an imagined state, lets what follows in the same turn be decided by the priors, and takes the
/// one after which it has the best chances.
pub type GreedyBot<B> = LookAheadBot<B, OneDecision>;

/// How the greedy bot looks ahead.
pub struct OneDecision;

impl<B: Evaluated> LookAhead<B> for OneDecision {
    fn best(means: Means<'_, B>, observation: &Observation<'_, B::Game>, legal: &[Action<B>]) -> usize {
        let Means { evaluator, rng, scratch } = means;
        let (game, seat) = (observation.game(), observation.seat());
        let imagined = game.imagine(&observation.view(), rng);
        let mut best = (0, f32::MIN);
        for (i, action) in legal.iter().enumerate() {
            let mut state = imagined.clone();
            game.play(&mut state, seat, *action, &mut Silent);
            finish_turn(game, evaluator, &mut state, seat, scratch);
            let chance = chances(evaluator, game, &state)[seat];
            if chance > best.1 {
                best = (i, chance);
            }
        }
        best.0
    }
}

/// Decides by the priors whatever a seat has begun and not settled.
pub(crate) fn finish_turn<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    state: &mut G::State,
    seat: Seat,
    legal: &mut Vec<G::Action>,
) {
    while game.turn(state).awaits(seat) && !evaluator.is_settled(state, seat) {
        game.legal(state, seat, legal);
        let choice = evaluator.best_prior(game, state, seat, legal);
        game.play(state, seat, legal[choice], &mut Silent);
    }
}
