//! A whole turn ahead.

use crate::Bot;
use crate::greedy::finish_turn;
use crate::judge::{Judge, Judged, chances};
use kernel::{Rng, Seat, Seats, Sight, Silent, Turn};

/// How many actions are followed at each depth of a turn; deeper, the first sight decides.
const WIDTHS: [usize; 5] = [usize::MAX, 8, 6, 4, 3];

/// Follows every promising line of its own turn to the end and takes the first step of the best.
pub struct PlannerBot<G: Judged> {
    judge: Option<G::Judge>,
    rng: Rng,
}

impl<G: Judged> PlannerBot<G> {
    /// A bot whose choices follow from this number.
    pub const fn new(seed: u64) -> PlannerBot<G> {
        PlannerBot { judge: None, rng: Rng::new(seed) }
    }

    /// The same bot with another judge, for tuning.
    #[must_use]
    pub fn with_judge(self, judge: G::Judge) -> PlannerBot<G> {
        PlannerBot { judge: Some(judge), ..self }
    }
}

impl<G: Judged> Bot<G> for PlannerBot<G> {
    fn prepare(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
    }

    fn choose(&mut self, sight: &Sight<'_, G>, legal: &[G::Action]) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let (game, seat) = (sight.game(), sight.seat());
        let judge = &*self.judge.get_or_insert_with(|| game.judge());
        let imagined = game.imagine(&sight.view(), &mut self.rng);
        let mut best = (0, f32::MIN);
        for (i, action) in legal.iter().enumerate() {
            let mut state = imagined.clone();
            game.play(&mut state, seat, *action, &mut Silent);
            let chance = best_line(game, judge, state, seat, 1);
            if chance > best.1 {
                best = (i, chance);
            }
        }
        best.0
    }
}

/// The seat's chances after the best line of the rest of its turn.
fn best_line<G: Judged>(game: &G, judge: &G::Judge, mut state: G::State, seat: Seat, depth: usize) -> f32 {
    let goes_on = game.turn(&state) == Turn::Await(Seats::only(seat));
    if !goes_on || judge.is_settled(&state, seat) {
        return chances(judge, game, &state)[seat];
    }
    let mut legal = Vec::new();
    let Some(width) = WIDTHS.get(depth) else {
        finish_turn(game, judge, &mut state, seat, &mut legal);
        return chances(judge, game, &state)[seat];
    };
    game.legal(&state, seat, &mut legal);
    let mut ranked: Vec<(f32, G::Action)> =
        legal.iter().map(|action| (judge.promise(game, &state, seat, *action), *action)).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    let lines = ranked.iter().take(*width).map(|(_, action)| {
        let mut next = state.clone();
        game.play(&mut next, seat, *action, &mut Silent);
        best_line(game, judge, next, seat, depth + 1)
    });
    lines.fold(f32::MIN, f32::max)
}
