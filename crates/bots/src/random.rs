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

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::nim::{Config, Nim, Take};
    use kernel::{Seat, Seed, Silent};

    fn choices(bot: &mut RandomBot, n: usize) -> Vec<usize> {
        let state = Nim.setup(&Config { players: 2 }, Seed::from_number(1), &mut Silent).unwrap();
        let legal: Vec<Take> = (0..5).filter_map(Nim::action_at).collect();
        (0..n).map(|_| bot.choose(&Observation::new(&Nim, &state, Seat::default()), &legal)).collect()
    }

    #[test]
    fn the_same_seed_gives_the_same_choices_whatever_was_played_before() {
        let first = choices(&mut RandomBot::new(9), 50);
        let mut used = RandomBot::new(4);
        choices(&mut used, 13);
        Bot::<Nim>::prepare(&mut used, 9);
        assert_eq!(choices(&mut used, 50), first);
    }

    #[test]
    fn every_answer_is_chosen_about_equally_often() {
        let mut seen = [0; 5];
        for choice in choices(&mut RandomBot::new(1), 5000) {
            seen[choice] += 1;
        }
        assert!(seen.iter().all(|&n| (900..1100).contains(&n)), "{seen:?}");
    }
}
