//! Information-set Monte Carlo tree search for two to five players.
//!
//! Each iteration imagines what is hidden anew, walks down one tree that all these imaginations share, and gives every
//! seat its own value (max-n). The judge's first sight says which actions are tried first and how widely
//! (priors and progressive widening), and its expectation stands in for the rest of a rollout that is cut.

mod advice;

use crate::Bot;
use crate::judge::{Judge, Judged, chances, glance};
use kernel::{Digest, Eye, Game, PerSeat, Rng, Seat, Sight, Silent, Turn};
use std::time::{Duration, Instant};

/// How long a search goes on for one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations: the same answer for the same seed, on any machine.
    Iterations(u32),
    /// So many milliseconds.
    Millis(u32),
}

/// Where a rollout ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Where the tree ends: the judge alone decides.
    Leaf,
    /// When the stage of the match changes (a round, say).
    Stage,
    /// At the end of the match.
    Match,
}

/// How strongly untried and promising actions draw the search.
const EXPLORATION: f32 = 0.7;
/// Points of promise that make an action e times as likely to be tried.
const TEMPERATURE: f32 = 1.6;
/// Children considered at a node of `v` visits: `FIRST + WIDEN * sqrt(v)`.
const FIRST: f32 = 3.0;
const WIDEN: f32 = 0.9;
/// The tree never holds more nodes than this; a full tree goes on learning where it is.
const MOST_NODES: usize = 400_000;

/// A bot that searches.
pub struct MctsBot<G: Judged> {
    judge: Option<G::Judge>,
    rng: Rng,
    budget: Budget,
    cut: Cut,
    tree: Tree<G>,
    iterations: u64,
    threads: usize,
}

struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    /// What the root's seat saw when the tree was begun or last used.
    root: usize,
}

struct Node<G: Game> {
    visits: f32,
    /// Sums of the values of each seat.
    values: PerSeat<f32>,
    /// In the order of their promise.
    children: Vec<Child<G>>,
    expanded: bool,
    /// The digest of what the searching seat sees here, once the node is visited often: for finding it again.
    seen: Option<Digest>,
}

struct Child<G: Game> {
    action: G::Action,
    prior: f32,
    node: Option<u32>,
}

/// How good an action turned out.
#[derive(Clone, Copy, Debug)]
pub struct Found<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: f32,
    /// The seat's chance to win after it.
    pub chance: f32,
    /// Everybody's chances after it.
    pub chances: PerSeat<f32>,
}

impl<G: Judged> MctsBot<G> {
    /// A bot whose choices follow from this number.
    pub fn new(seed: u64, budget: Budget) -> MctsBot<G> {
        let tree = Tree { nodes: Vec::new(), root: 0 };
        MctsBot { judge: None, rng: Rng::new(seed), budget, cut: Cut::Leaf, tree, iterations: 0, threads: 1 }
    }

    /// The same bot thinking on several threads: each grows a tree of its own, and what they found of the first
    /// action is added up.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> MctsBot<G> {
        MctsBot { threads: threads.max(1), ..self }
    }

    /// The same bot with rollouts that end elsewhere.
    #[must_use]
    pub fn with_cut(self, cut: Cut) -> MctsBot<G> {
        MctsBot { cut, ..self }
    }

    /// Iterations since the bot was made.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Searches, and tells what it found of each action that was tried, the best first.
    pub fn search(&mut self, sight: &Sight<'_, G>) -> Vec<Found<G::Action>> {
        if self.threads > 1 {
            return self.search_together(sight);
        }
        self.search_alone(sight)
    }

    fn search_together(&mut self, sight: &Sight<'_, G>) -> Vec<Found<G::Action>> {
        let (budget, cut) = (self.budget, self.cut);
        let seeds: Vec<u64> = (0..self.threads).map(|_| self.rng.next_u64()).collect();
        let (game, view, seat) = (sight.game(), sight.view(), sight.seat());
        let searches: Vec<(Vec<Found<G::Action>>, u64)> = std::thread::scope(|scope| {
            let think = |seed: u64| {
                let view = &view;
                scope.spawn(move || {
                    let mut bot = MctsBot::<G>::new(seed, budget).with_cut(cut);
                    // A state imagined from the view shows the same view: nothing else can be learnt from it.
                    let state = game.imagine(view, &mut Rng::new(seed));
                    (bot.search_alone(&Sight::new(game, &state, seat)), bot.iterations)
                })
            };
            let running: Vec<_> = seeds.into_iter().map(think).collect();
            running.into_iter().filter_map(|thread| thread.join().ok()).collect()
        });
        self.iterations += searches.iter().map(|(_, done)| done).sum::<u64>();
        add_up(searches.into_iter().flat_map(|(found, _)| found))
    }

    fn search_alone(&mut self, sight: &Sight<'_, G>) -> Vec<Found<G::Action>> {
        self.think(sight, self.budget, &[]);
        self.found(sight.seat())
    }

    /// What is known of each action that was tried, the most visited first.
    fn found(&self, seat: Seat) -> Vec<Found<G::Action>> {
        let root = &self.tree.nodes[self.tree.root];
        let mut found: Vec<Found<G::Action>> = root
            .children
            .iter()
            .filter_map(|child| {
                let node = &self.tree.nodes[child.node? as usize];
                let visits = node.visits;
                (visits > 0.0).then(|| Found {
                    action: child.action,
                    visits,
                    chance: node.values[seat] / visits,
                    chances: PerSeat::from_fn(node.values.len(), |seat| node.values[seat] / visits),
                })
            })
            .collect();
        found.sort_by(|a, b| b.visits.total_cmp(&a.visits));
        found
    }

    /// Searches on; where some first actions are named, those are tried in turn and no others.
    fn think(&mut self, sight: &Sight<'_, G>, budget: Budget, first: &[G::Action]) {
        let game = sight.game();
        let view = sight.view();
        self.judge.get_or_insert_with(|| game.judge());
        self.tree.begin(Digest::of_value(&view));
        let start = Instant::now();
        let mut done = 0u32;
        loop {
            let go_on = match budget {
                Budget::Iterations(n) => done < n,
                // The clock is looked at now and then: it costs as much as a small iteration.
                Budget::Millis(ms) => {
                    !done.is_multiple_of(16) || start.elapsed() < Duration::from_millis(ms.into())
                }
            };
            if !go_on {
                break;
            }
            let state = game.imagine(&view, &mut self.rng);
            let first = (!first.is_empty()).then(|| first[done as usize % first.len()]);
            self.iterate(game, sight.seat(), state, first);
            done += 1;
        }
        self.iterations += u64::from(done);
    }

    /// One walk down the tree, one rollout, one walk back.
    fn iterate(&mut self, game: &G, me: Seat, mut state: G::State, first: Option<G::Action>) {
        let Some(judge) = &self.judge else { return };
        let mut path = [0u32; 64];
        let mut depth = 1;
        let mut at = self.tree.root;
        path[0] = at as u32;
        let mut legal = Vec::new();
        while let Turn::Await(seats) = game.turn(&state) {
            // Where several decide at the same time, the searching seat's own decision is the one in question.
            let Some(seat) = (if seats.contains(me) { Some(me) } else { seats.lowest() }) else { break };
            if depth == path.len() {
                break;
            }
            game.legal(&state, seat, &mut legal);
            let fresh = !self.tree.nodes[at].expanded;
            self.tree.expand(at, game, judge, &state, seat, &legal);
            if seat == me && self.tree.nodes[at].seen.is_none() && self.tree.nodes[at].visits >= 32.0 {
                self.tree.nodes[at].seen = Some(Digest::of_value(&game.view(&state, Eye::Seat(me))));
            }
            if fresh && at != self.tree.root {
                break;
            }
            let step = match first.filter(|first| depth == 1 && legal.contains(first)) {
                Some(first) => self.tree.follow(at, first),
                None => self.tree.select(at, seat, &legal),
            };
            let Some((action, next)) = step else { break };
            game.play(&mut state, seat, action, &mut Silent);
            at = next;
            path[depth] = at as u32;
            depth += 1;
        }
        roll_out(game, judge, &mut state, self.cut, &mut legal, &mut self.rng);
        let values = chances(judge, game, &state);
        for &node in &path[..depth] {
            self.tree.nodes[node as usize].add(&values);
        }
    }
}

impl<G: Judged> Bot<G> for MctsBot<G> {
    fn prepare(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
        self.tree = Tree { nodes: Vec::new(), root: 0 };
    }

    fn choose(&mut self, sight: &Sight<'_, G>, legal: &[G::Action]) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let found = self.search(sight);
        let best = found.first().map(|found| found.action);
        legal.iter().position(|action| Some(*action) == best).unwrap_or(0)
    }
}

/// One line for each action, the most visited first; chances are weighed by visits.
fn add_up<A: Copy + PartialEq>(found: impl Iterator<Item = Found<A>>) -> Vec<Found<A>> {
    let mut sums: Vec<Found<A>> = Vec::new();
    for one in found {
        match sums.iter_mut().find(|sum| sum.action == one.action) {
            Some(sum) => {
                let visits = sum.visits + one.visits;
                let mean = |a: f32, b: f32| (a * sum.visits + b * one.visits) / visits;
                sum.chance = mean(sum.chance, one.chance);
                sum.chances =
                    PerSeat::from_fn(one.chances.len(), |seat| mean(sum.chances[seat], one.chances[seat]));
                sum.visits = visits;
            }
            None => sums.push(one),
        }
    }
    sums.sort_by(|a, b| b.visits.total_cmp(&a.visits));
    sums
}

/// Plays on by first sight until the cut.
fn roll_out<G: Game, J: Judge<G>>(
    game: &G,
    judge: &J,
    state: &mut G::State,
    cut: Cut,
    legal: &mut Vec<G::Action>,
    rng: &mut Rng,
) {
    let stage = judge.stage(state);
    while let Turn::Await(seats) = game.turn(state) {
        let Some(seat) = seats.lowest() else { return };
        let ends = match cut {
            // What is half done would be judged wrongly.
            Cut::Leaf => judge.is_settled(state, seat),
            Cut::Stage => judge.stage(state) != stage,
            Cut::Match => false,
        };
        if ends {
            return;
        }
        game.legal(state, seat, legal);
        let choice = glance(judge, game, state, seat, legal, rng);
        game.play(state, seat, legal[choice], &mut Silent);
    }
}

impl<G: Game> Tree<G> {
    /// Takes up the part of the tree that begins with what is seen now; begins a new tree if there is none.
    fn begin(&mut self, seen: Digest) {
        let known = self.nodes.iter().rposition(|node| node.seen == Some(seen));
        match known {
            Some(root) if self.nodes.len() < MOST_NODES / 2 => self.root = root,
            _ => {
                self.nodes.clear();
                self.nodes.push(Node::new());
                self.root = 0;
            }
        }
        self.nodes[self.root].seen = Some(seen);
    }

    /// Lists a node's actions once, the most promising first.
    fn expand<J: Judge<G>>(
        &mut self,
        at: usize,
        game: &G,
        judge: &J,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
    ) {
        if self.nodes[at].expanded {
            return;
        }
        let promise = |action: &G::Action| judge.promise(game, state, seat, *action) / TEMPERATURE;
        let mut ranked: Vec<(f32, G::Action)> = legal.iter().map(|it| (promise(it), *it)).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = ranked.first().map_or(0.0, |it| it.0);
        let sum: f32 = ranked.iter().map(|it| (it.0 - best).exp()).sum();
        let children = ranked.into_iter().map(|(promise, action)| Child {
            action,
            prior: (promise - best).exp() / sum,
            node: None,
        });
        self.nodes[at].children = children.collect();
        self.nodes[at].expanded = true;
    }

    /// The child to follow: the one with the best mix of value, promise and curiosity among those considered so far and
    /// legal in this imagination.
    fn select(&mut self, at: usize, seat: Seat, legal: &[G::Action]) -> Option<(G::Action, usize)> {
        let node = &self.nodes[at];
        let considered = (FIRST + WIDEN * node.visits.sqrt()) as usize;
        let curiosity = EXPLORATION * node.visits.max(1.0).sqrt();
        // An action nobody has tried is expected to be a little worse than what was found so far.
        let untried = if node.visits > 0.0 { node.values[seat] / node.visits * 0.9 } else { 0.5 };
        let mut best: Option<(usize, f32)> = None;
        for (i, child) in node.children.iter().enumerate().take(considered.max(1)) {
            if !legal.contains(&child.action) {
                continue;
            }
            let (value, visits) = match child.node {
                Some(id) => {
                    let child = &self.nodes[id as usize];
                    (child.values[seat] / child.visits.max(1.0), child.visits)
                }
                None => (untried, 0.0),
            };
            let score = value + curiosity * child.prior / (1.0 + visits);
            if best.is_none_or(|(_, top)| score > top) {
                best = Some((i, score));
            }
        }
        // Another imagination may allow none of the known actions: then its own first action is added.
        match best {
            Some((index, _)) => self.descend(at, index),
            None => self.follow(at, *legal.first()?),
        }
    }

    /// The child of this action, which is added if it is not known yet.
    fn follow(&mut self, at: usize, action: G::Action) -> Option<(G::Action, usize)> {
        let children = &mut self.nodes[at].children;
        let known = children.iter().position(|child| child.action == action);
        let index = known.unwrap_or_else(|| {
            children.push(Child { action, prior: 0.01, node: None });
            children.len() - 1
        });
        self.descend(at, index)
    }

    /// The child with this index, with a node of its own.
    fn descend(&mut self, at: usize, index: usize) -> Option<(G::Action, usize)> {
        let child = &self.nodes[at].children[index];
        let action = child.action;
        let next = match child.node {
            Some(id) => id as usize,
            None if self.nodes.len() >= MOST_NODES => return None,
            None => {
                self.nodes.push(Node::new());
                let id = self.nodes.len() - 1;
                self.nodes[at].children[index].node = Some(id as u32);
                id
            }
        };
        Some((action, next))
    }
}

impl<G: Game> Node<G> {
    fn new() -> Node<G> {
        Node { visits: 0.0, values: PerSeat::new(0), children: Vec::new(), expanded: false, seen: None }
    }

    fn add(&mut self, values: &PerSeat<f32>) {
        if self.values.is_empty() {
            self.values = PerSeat::new(values.len());
        }
        self.visits += 1.0;
        for (sum, value) in self.values.as_mut_slice().iter_mut().zip(values.as_slice()) {
            *sum += value;
        }
    }
}
