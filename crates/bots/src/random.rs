//! The bot that plays anything: the yardstick for the others, and the engine's workload in tests and benches.

use crate::Bot;
use kernel::{Game, Observation, Rng};

/// Plays any legal action, each equally likely. It never looks, so no view is built for it.
#[derive(Clone, Debug)]
pub struct RandomBot {
    rng: Rng,
}

impl RandomBot {
    /// A bot whose choices follow from this number.
    pub const fn new(seed: u64) -> RandomBot {
        RandomBot { rng: Rng::new(seed) }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn prepare(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
    }

    #[inline]
    fn choose(&mut self, _: &Observation<'_, G>, legal: &[G::Action]) -> usize {
        self.rng.below(legal.len())
    }
}
