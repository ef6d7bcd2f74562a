//! Bots that look a little ahead and go by what their evaluator says of what they see there.

use crate::Bot;
use crate::evaluate::Evaluated;
use crate::networks::{CorrectedEvaluator, Networks};
use kernel::bundle::Action;
use kernel::{Observation, Rng};
use std::marker::PhantomData;

/// How far a bot looks ahead.
pub trait LookAhead<B: Evaluated>: Send {
    /// The index of the best of several actions.
    fn best(means: Means<'_, B>, observation: &Observation<'_, B::Game>, legal: &[Action<B>]) -> usize;
}

/// What a bot looks ahead with.
pub struct Means<'a, B: Evaluated> {
    /// What says how good a state is.
    pub evaluator: &'a CorrectedEvaluator<B>,
    /// Where all chance comes from.
    pub rng: &'a mut Rng,
    /// A list to use again.
    pub scratch: &'a mut Vec<Action<B>>,
}

/// A bot that looks ahead in the way `L`.
pub struct LookAheadBot<B: Evaluated, L> {
    evaluator: Option<CorrectedEvaluator<B>>,
    networks: Networks,
    rng: Rng,
    scratch: Vec<Action<B>>,
    way: PhantomData<L>,
}

impl<B: Evaluated, L: LookAhead<B>> LookAheadBot<B, L> {
    /// A bot whose choices follow from this number.
    pub const fn new(seed: u64) -> LookAheadBot<B, L> {
        LookAheadBot {
            evaluator: None,
            networks: Networks::None,
            rng: Rng::new(seed),
            scratch: Vec::new(),
            way: PhantomData,
        }
    }

    /// The same bot with another evaluator, for tuning.
    #[must_use]
    pub fn with_evaluator(self, evaluator: B::Evaluator) -> LookAheadBot<B, L> {
        LookAheadBot { evaluator: Some(CorrectedEvaluator::by_hand(evaluator)), ..self }
    }

    /// The same bot going by these networks as well.
    #[must_use]
    pub fn with_networks(self, networks: Networks) -> LookAheadBot<B, L> {
        LookAheadBot { networks, ..self }
    }
}

impl<B: Evaluated, L: LookAhead<B>> Bot<B::Game> for LookAheadBot<B, L> {
    fn prepare(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
    }

    fn choose(&mut self, observation: &Observation<'_, B::Game>, legal: &[Action<B>]) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let evaluator = self.evaluator.get_or_insert_with(|| {
            CorrectedEvaluator::new(observation.game(), B::evaluator(observation.game()), &self.networks)
        });
        let means = Means { evaluator, rng: &mut self.rng, scratch: &mut self.scratch };
        L::best(means, observation, legal)
    }
}
