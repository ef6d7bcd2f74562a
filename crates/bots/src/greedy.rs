//! One decision ahead.

use crate::Bot;
use crate::judge::{Judged, chances};
use kernel::{Observation, Rng, Seat, Silent};

/// Tries each action on an imagined state, lets what follows in the same turn be decided by first sight, and takes the
/// one after which it has the best chances.
pub struct GreedyBot<G: Judged> {
    judge: Option<G::Judge>,
    rng: Rng,
    legal: Vec<G::Action>,
}

impl<G: Judged> GreedyBot<G> {
    /// A bot whose choices follow from this number.
    pub fn new(seed: u64) -> GreedyBot<G> {
        GreedyBot { judge: None, rng: Rng::new(seed), legal: Vec::new() }
    }

    /// The same bot with another judge, for tuning.
    #[must_use]
    pub fn with_judge(self, judge: G::Judge) -> GreedyBot<G> {
        GreedyBot { judge: Some(judge), ..self }
    }
}

impl<G: Judged> Bot<G> for GreedyBot<G> {
    fn prepare(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
    }

    fn choose(&mut self, observation: &Observation<'_, G>, legal: &[G::Action]) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let (game, seat) = (observation.game(), observation.seat());
        let judge = self.judge.get_or_insert_with(|| game.judge());
        let imagined = game.imagine(&observation.view(), &mut self.rng);
        let mut best = (0, f32::MIN);
        for (i, action) in legal.iter().enumerate() {
            let mut state = imagined.clone();
            game.play(&mut state, seat, *action, &mut Silent);
            finish_turn(game, judge, &mut state, seat, &mut self.legal);
            let chance = chances(judge, game, &state)[seat];
            if chance > best.1 {
                best = (i, chance);
            }
        }
        best.0
    }
}

/// Decides by first sight whatever a seat has begun and not settled.
pub(crate) fn finish_turn<G: Judged>(
    game: &G,
    judge: &G::Judge,
    state: &mut G::State,
    seat: Seat,
    legal: &mut Vec<G::Action>,
) {
    use crate::judge::Judge;
    while game.turn(state).awaits(seat) && !judge.is_settled(state, seat) {
        game.legal(state, seat, legal);
        let choice = judge.most_promising(game, state, seat, legal);
        game.play(state, seat, legal[choice], &mut Silent);
    }
}
