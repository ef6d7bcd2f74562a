//! A whole turn ahead, and the round after it.

use crate::Bot;
use crate::greedy::finish_turn;
use crate::judge::{Judge, Judged, chances};
use kernel::{Observation, Rng, Seat, Silent, Turn};

/// How many actions are followed at each depth of a turn; deeper, the first sight decides.
const WIDTHS: [usize; 5] = [usize::MAX, 8, 6, 4, 3];
/// Of how many of its best turns it plays out the rest of the round.
const FINALISTS: usize = 10;
/// Of how many promising turns the others choose when the round is played out.
const FEW: usize = 8;
/// In how many imagined worlds.
const WORLDS: usize = 3;

/// Follows every promising line of its own turn to the end; then lets everybody play the rest of the round by first
/// sight after the best of them, and takes the first step of the turn that came out best.
pub struct PlannerBot<G: Judged> {
    judge: Option<G::Judge>,
    rng: Rng,
    legal: Vec<G::Action>,
}

impl<G: Judged> PlannerBot<G> {
    /// A bot whose choices follow from this number.
    pub const fn new(seed: u64) -> PlannerBot<G> {
        PlannerBot { judge: None, rng: Rng::new(seed), legal: Vec::new() }
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

    fn choose(&mut self, observation: &Observation<'_, G>, legal: &[G::Action]) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let (game, seat) = (observation.game(), observation.seat());
        let judge = &*self.judge.get_or_insert_with(|| game.judge());
        let view = observation.view();
        let mut sums = vec![0.0; legal.len()];
        let mut finalists: Vec<usize> = (0..legal.len()).collect();
        for world in 0..WORLDS {
            let imagined = game.imagine(&view, &mut self.rng);
            let after = |i: usize| {
                let mut state = imagined.clone();
                game.play(&mut state, seat, legal[i], &mut Silent);
                best_line(game, judge, state, seat, 1)
            };
            let mut turns: Vec<(usize, f32, G::State)> = finalists
                .iter()
                .map(|i| {
                    let (chance, state) = after(*i);
                    (*i, chance, state)
                })
                .collect();
            if world == 0 {
                turns.sort_by(|a, b| b.1.total_cmp(&a.1));
                turns.truncate(FINALISTS);
                finalists = turns.iter().map(|turn| turn.0).collect();
            }
            for (i, _, mut state) in turns {
                play_out_stage(game, judge, &mut state, &mut self.legal);
                sums[i] += chances(judge, game, &state)[seat];
            }
        }
        finalists.into_iter().max_by(|a, b| sums[*a].total_cmp(&sums[*b])).unwrap_or(0)
    }
}

/// Lets everybody play on until the stage of the match changes: the best of a few promising turns.
fn play_out_stage<G: Judged>(game: &G, judge: &G::Judge, state: &mut G::State, legal: &mut Vec<G::Action>) {
    let stage = judge.stage(state);
    let mut scratch = Vec::new();
    while let Turn::Await(seats) = game.turn(state) {
        let Some(seat) = seats.lowest().filter(|_| judge.stage(state) == stage) else { return };
        game.legal(state, seat, legal);
        let choice = if judge.is_settled(state, seat) {
            best_of_few(game, judge, state, seat, legal, &mut scratch)
        } else {
            judge.most_promising(game, state, seat, legal)
        };
        game.play(state, seat, legal[choice], &mut Silent);
    }
}

/// The index of the action that leaves the seat best off, among the few that look most promising.
fn best_of_few<G: Judged>(
    game: &G,
    judge: &G::Judge,
    state: &G::State,
    seat: Seat,
    legal: &[G::Action],
    scratch: &mut Vec<G::Action>,
) -> usize {
    let mut few = [(0, f32::MIN); FEW];
    for (i, action) in legal.iter().enumerate() {
        let promise = judge.promise(game, state, seat, *action);
        if promise > few[FEW - 1].1 {
            few[FEW - 1] = (i, promise);
            few.sort_by(|a, b| b.1.total_cmp(&a.1));
        }
    }
    let mut best = (few[0].0, f32::MIN);
    for (i, _) in few.into_iter().filter(|(_, promise)| *promise > f32::MIN) {
        let mut next = state.clone();
        game.play(&mut next, seat, legal[i], &mut Silent);
        finish_turn(game, judge, &mut next, seat, scratch);
        let chance = chances(judge, game, &next)[seat];
        if chance > best.1 {
            best = (i, chance);
        }
    }
    best.0
}

/// The best line of the rest of a seat's turn: its chances afterwards, and the state.
fn best_line<G: Judged>(
    game: &G,
    judge: &G::Judge,
    mut state: G::State,
    seat: Seat,
    depth: usize,
) -> (f32, G::State) {
    let goes_on = game.turn(&state).awaits(seat);
    let judged = |state: G::State| (chances(judge, game, &state)[seat], state);
    if !goes_on || judge.is_settled(&state, seat) {
        return judged(state);
    }
    let mut legal = Vec::new();
    let Some(width) = WIDTHS.get(depth) else {
        finish_turn(game, judge, &mut state, seat, &mut legal);
        return judged(state);
    };
    game.legal(&state, seat, &mut legal);
    let mut ranked: Vec<(f32, G::Action)> =
        legal.iter().map(|action| (judge.promise(game, &state, seat, *action), *action)).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut best: Option<(f32, G::State)> = None;
    for (_, action) in ranked.iter().take(*width) {
        let mut next = state.clone();
        game.play(&mut next, seat, *action, &mut Silent);
        let line = best_line(game, judge, next, seat, depth + 1);
        if best.as_ref().is_none_or(|(chance, _)| line.0 > *chance) {
            best = Some(line);
        }
    }
    best.unwrap_or_else(|| judged(state))
}
