//! What a search can tell people: how two actions compare, and how a turn would best go on.

use super::{Budget, Found, MctsBot};
use crate::judge::{Judge, Judged};
use kernel::{Observation, Rng, Silent, Turn};
use std::time::Instant;

/// A line is told as far as this.
const LONGEST: usize = 8;
/// What was tried less often than this is a guess, and not told.
const TRIED: u32 = 4;

impl<G: Judged> MctsBot<G> {
    /// Goes on after a search of this decision, with these first actions tried in turn, however bad they look; tells what is
    /// known of each of them, in their order.
    pub fn weigh(
        &mut self,
        observation: &Observation<'_, G>,
        actions: &[G::Action],
        budget: Budget,
    ) -> Vec<Found<G::Action>> {
        let (game, view, start) = (observation.game(), observation.view(), Instant::now());
        let mut done = 0u32;
        while !budget.is_spent(done, start) {
            let first = actions[done as usize % actions.len()];
            let state = game.imagine(&view, &mut self.rng);
            self.iterate(game, observation.seat(), state, Some(first));
            done += 1;
        }
        self.iterations += u64::from(done);
        let found = self.found(observation);
        let of = |action: &G::Action| found.iter().find(|it| it.action == *action).copied();
        actions.iter().filter_map(of).collect()
    }

    /// How the turn would go on after a first action, up to where it is settled, as the last search of this decision
    /// found it; the first action leads.
    pub fn line(&self, observation: &Observation<'_, G>, first: G::Action) -> Vec<G::Action> {
        let (game, seat) = (observation.game(), observation.seat());
        let Some(judge) = &self.judge else { return vec![first] };
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
            if judge.is_settled(&state, seat) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::nim::{Config, Nim};
    use kernel::{Game, Seat, Seed};

    const HEAPS: &str = r#"{"players":2,"heaps":[5,5,6],"turn":0}"#;

    /// Of heaps of 1, 5 and 6 stones only two of the six win: search and comparison agree on it.
    #[test]
    fn the_better_of_two_actions_is_found_better() {
        let take = |text: &str| text.parse::<kernel::nim::Take>().unwrap();
        let mut state = Nim.setup(&Config { players: 2 }, Seed::from_number(1), &mut Silent).unwrap();
        assert_eq!(Nim.view(&state, kernel::Viewer::Public), serde_json::from_str(HEAPS).unwrap());
        Nim.play(&mut state, Seat::default(), take("take:0:4"), &mut Silent);
        let seat = Seat::default().left(2);
        let mut bot = MctsBot::<Nim>::new(1, Budget::Iterations(2000));
        let observation = Observation::new(&Nim, &state, seat);
        assert_eq!(bot.search(&observation)[0].action, take("take:2:2"));
        let weighed = bot.weigh(&observation, &[take("take:2:2"), take("take:2:6")], Budget::Iterations(400));
        let [better, worse] = weighed[..] else { panic!("two were asked for: {weighed:?}") };
        assert!(better.visits >= 200.0 && worse.visits >= 200.0, "{weighed:?}");
        assert!(better.worth > worse.worth && better.chances[seat] > worse.chances[seat], "{weighed:?}");
        assert_eq!(better.chances.len(), 2);
        assert_eq!(bot.line(&observation, better.action)[0], better.action);
    }

    /// Everybody's chances are those to win, whatever the points: together they are one, and who wins by force is told so.
    #[test]
    fn told_chances_are_chances_to_win() {
        let mut state = Nim.setup(&Config { players: 2 }, Seed::from_number(1), &mut Silent).unwrap();
        let mut bot = MctsBot::<Nim>::new(1, Budget::Iterations(500));
        let mut told = Vec::new();
        while let Turn::Await(seats) = Nim.turn(&state) {
            let seat = seats.lowest().unwrap();
            let best = bot.search(&Observation::new(&Nim, &state, seat))[0];
            let sum: f32 = best.chances.as_slice().iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{best:?}");
            told.push((seat, best.chances[seat]));
            Nim.play(&mut state, seat, best.action, &mut Silent);
        }
        let winner = Nim.outcome(&state).winners().lowest().unwrap();
        let (last, chance) = told.pop().unwrap();
        let expected = if last == winner { 1.0 } else { 0.0 };
        assert!((chance - expected).abs() < 1e-6, "{chance} at the last decision");
    }
}
