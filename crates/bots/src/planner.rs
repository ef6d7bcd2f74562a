//! A whole turn ahead, and the round after it.

use crate::evaluate::{Evaluated, Evaluator, chances};
use crate::greedy::finish_turn;
use crate::look_ahead::{LookAhead, LookAheadBot, Means};
use kernel::bundle::{Action, State};
use kernel::{Game, Observation, Seat, Silent, Turn};

/// How many actions are followed at each depth of a turn; deeper, the priors decide.
const WIDTHS: [usize; 5] = [usize::MAX, 8, 6, 4, 3];
/// Of how many of its best turns it plays out the rest of the round.
const FINALISTS: usize = 10;
/// Among how many turns of the best priors the others choose when the round is played out.
const FEW: usize = 8;
/// In how many imagined worlds.
const WORLDS: usize = 3;

/// Follows every line of its own turn that has a good prior to the end; then lets everybody play the rest of the round
/// by the priors after the best of them, and takes the first step of the turn that came out best.
pub type PlannerBot<B> = LookAheadBot<B, WholeTurn>;

/// How the planner looks ahead.
pub struct WholeTurn;

impl<B: Evaluated> LookAhead<B> for WholeTurn {
    fn best(means: Means<'_, B>, observation: &Observation<'_, B::Game>, legal: &[Action<B>]) -> usize {
        let Means { evaluator, rng, scratch } = means;
        let (game, seat) = (observation.game(), observation.seat());
        let view = observation.view();
        let mut sums = vec![0.0; legal.len()];
        let mut finalists: Vec<usize> = (0..legal.len()).collect();
        for world in 0..WORLDS {
            let imagined = game.imagine(&view, rng);
            let after = |i: usize| {
                let mut state = imagined.clone();
                game.play(&mut state, seat, legal[i], &mut Silent);
                best_line(game, evaluator, state, seat, 1)
            };
            let mut turns: Vec<(usize, f32, State<B>)> = finalists
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
                play_out_stage(game, evaluator, &mut state, scratch);
                sums[i] += chances(evaluator, game, &state)[seat];
            }
        }
        finalists.into_iter().max_by(|a, b| sums[*a].total_cmp(&sums[*b])).unwrap_or(0)
    }
}

/// Lets everybody play on until the stage of the match changes: the best of the few turns with the best priors.
fn play_out_stage<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    state: &mut G::State,
    legal: &mut Vec<G::Action>,
) {
    let stage = evaluator.stage(state);
    let mut scratch = Vec::new();
    while let Turn::Await(seats) = game.turn(state) {
        let Some(seat) = seats.lowest().filter(|_| evaluator.stage(state) == stage) else { return };
        game.legal(state, seat, legal);
        let choice = if evaluator.is_settled(state, seat) {
            best_of_few(game, evaluator, state, seat, legal, &mut scratch)
        } else {
            evaluator.best_prior(game, state, seat, legal)
        };
        game.play(state, seat, legal[choice], &mut Silent);
    }
}

/// The index of the action that leaves the seat best off, among the few with the best priors.
fn best_of_few<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    state: &G::State,
    seat: Seat,
    legal: &[G::Action],
    scratch: &mut Vec<G::Action>,
) -> usize {
    let mut few = [(0, f32::MIN); FEW];
    for (i, action) in legal.iter().enumerate() {
        let prior = evaluator.prior(game, state, seat, *action);
        if prior > few[FEW - 1].1 {
            few[FEW - 1] = (i, prior);
            few.sort_by(|a, b| b.1.total_cmp(&a.1));
        }
    }
    let mut best = (few[0].0, f32::MIN);
    for (i, _) in few.into_iter().filter(|(_, prior)| *prior > f32::MIN) {
        let mut next = state.clone();
        game.play(&mut next, seat, legal[i], &mut Silent);
        finish_turn(game, evaluator, &mut next, seat, scratch);
        let chance = chances(evaluator, game, &next)[seat];
        if chance > best.1 {
            best = (i, chance);
        }
    }
    best.0
}

/// The best line of the rest of a seat's turn: its chances afterwards, and the state.
fn best_line<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    mut state: G::State,
    seat: Seat,
    depth: usize,
) -> (f32, G::State) {
    let goes_on = game.turn(&state).awaits(seat);
    let evaluated = |state: G::State| (chances(evaluator, game, &state)[seat], state);
    if !goes_on || evaluator.is_settled(&state, seat) {
        return evaluated(state);
    }
    let mut legal = Vec::new();
    let Some(width) = WIDTHS.get(depth) else {
        finish_turn(game, evaluator, &mut state, seat, &mut legal);
        return evaluated(state);
    };
    game.legal(&state, seat, &mut legal);
    let mut ranked: Vec<(f32, G::Action)> =
        legal.iter().map(|action| (evaluator.prior(game, &state, seat, *action), *action)).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut best: Option<(f32, G::State)> = None;
    for (_, action) in ranked.iter().take(*width) {
        let mut next = state.clone();
        game.play(&mut next, seat, *action, &mut Silent);
        let line = best_line(game, evaluator, next, seat, depth + 1);
        if best.as_ref().is_none_or(|(chance, _)| line.0 > *chance) {
            best = Some(line);
        }
    }
    best.unwrap_or_else(|| evaluated(state))
}
