//! What a search can tell people: how two actions compare, and how a turn would best go on.

use super::{Budget, Found, MctsBot};
use crate::evaluate::{Evaluated, Evaluator};
use kernel::bundle::Action;
use kernel::{Game, Observation, Rng, Silent, Turn};
use std::time::Instant;

/// A line is told as far as this.
const LONGEST: usize = 8;
/// What was tried less often than this is a guess, and not told.
const TRIED: u32 = 4;

impl<B: Evaluated> MctsBot<B> {
    /// Goes on after a search of this decision, with these first actions tried in turn, however bad they look; tells what is
    /// known of each of them, in their order.
    pub fn weigh(
        &mut self,
        observation: &Observation<'_, B::Game>,
        actions: &[Action<B>],
        budget: Budget,
    ) -> Vec<Found<Action<B>>> {
        let (game, view, mut start) = (observation.game(), observation.view(), Instant::now());
        let mut done = 0u32;
        while !budget.is_spent(done, start) {
            let first = actions[done as usize % actions.len()];
            let state = game.imagine(&view, &mut self.rng);
            self.iterate(game, observation.seat(), state, Some(first));
            done += 1;
            start += self.pause(done);
        }
        self.iterations += u64::from(done);
        self.thought += start.elapsed();
        let found = self.found(observation);
        let of = |action: &Action<B>| found.iter().find(|it| it.action == *action).copied();
        actions.iter().filter_map(of).collect()
    }

    /// How the turn would go on after a first action, up to where it is settled, as the last search of this decision
    /// found it; the first action leads.
    pub fn line(&self, observation: &Observation<'_, B::Game>, first: Action<B>) -> Vec<Action<B>> {
        let (game, seat) = (observation.game(), observation.seat());
        let Some(evaluator) = &self.evaluator else { return vec![first] };
        let mut state = game.imagine(&observation.view(), &mut Rng::new(0));
        let (mut line, mut at, mut next) = (Vec::new(), self.tree.root, Some(first));
        let mut legal = Vec::new();
        while let Some(action) = next {
            let child = self.tree.nodes[at].children.iter().find(|child| child.action == action);
            line.push(action);
            game.play(&mut state, seat, action, &mut Silent);
            let goes_on = matches!(game.turn(&state), Turn::Await(seats) if seats.contains(seat));
            let node = child.and_then(|child| child.node).map(|node| node as usize);
            let Some(node) = node.filter(|_| goes_on && line.len() < LONGEST) else { break };
            if evaluator.is_settled(&state, seat) {
                break;
            }
            game.legal(&state, seat, &mut legal);
            let visits = |node: Option<u32>| node.map_or(0, |node| self.tree.nodes[node as usize].visits);
            let known = self.tree.nodes[node].children.iter().filter(|child| legal.contains(&child.action));
            let best = known.max_by_key(|child| visits(child.node));
            next = best.filter(|child| visits(child.node) >= TRIED).map(|child| child.action);
            at = node;
        }
        line
    }
}
