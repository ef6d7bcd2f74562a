//! Information-set Monte Carlo tree search for one to five players.
//!
//! Each iteration imagines what is hidden anew, walks down one tree that all these imaginations share, plays on by the
//! priors, and gives every seat its own value (max-n). The evaluator says which actions are tried first and how widely
//! (priors and progressive widening), and its evaluation stands in for the rest of a rollout that is cut.

mod advice;
mod budget;
mod tree;

pub use budget::{Budget, Cut};

use crate::evaluate::{Evaluated, Evaluator, by_sides, rollout_values, tempered};
use crate::greedy::finish_turn;
use crate::networks::{CorrectedEvaluator, Networks};
use crate::{Bot, Pauses};
use budget::{CERTAIN, LIKELY};
use kernel::bundle::{Action, State};
use kernel::{Game, Observation, PerSeat, Rng, Seat, Seats, Silent, Turn, Viewer};
use std::panic::resume_unwind;
use std::thread::ScopedJoinHandle;
use std::time::{Duration, Instant};
use tree::Tree;

/// Of how many actions of a node the evaluator looks at what the seat may expect after its turn; of the others, at the
/// priors only. At the root it looks at all of them.
const CLOSER: usize = 12;
/// A rollout's end is evaluated more softly than the state it began from by this factor: less noise, more to learn from each.
const SOFTER: f32 = 1.5;
/// How many iterations there are between two looks at the clock and at whether others shall go first.
const CHECKED: u32 = 16;
/// The longest walk down the tree.
const DEEPEST: usize = 64;

/// A bot that searches.
pub struct MctsBot<B: Evaluated> {
    evaluator: Option<CorrectedEvaluator<B>>,
    networks: Networks,
    rng: Rng,
    budget: Budget,
    /// Where rollouts end, if something else was asked for than is usual.
    cut: Option<Cut>,
    tree: Tree<B::Game>,
    /// What the last choice led to, and the node that stands for it.
    chosen: Option<(State<B>, usize)>,
    iterations: u64,
    /// Who wins together with each seat.
    sides: PerSeat<Seats>,
    /// How far the win shares of this match can be trusted.
    calibration: f32,
    threads: usize,
    pauses: Pauses,
    /// How long it has thought since it was made.
    thought: Duration,
    buffers: Buffers<B::Game>,
}

/// Lists that every iteration uses again.
struct Buffers<G: Game> {
    legal: Vec<G::Action>,
    ranked: Vec<(f32, G::Action)>,
    following: Vec<G::Action>,
}

/// How good an action turned out.
#[derive(Clone, Copy, Debug)]
pub struct Found<A> {
    /// The action that was tried.
    pub action: A,
    /// How often it was tried.
    pub visits: f32,
    /// What it is worth to the seat on average, from 0 to 1: the search goes by this, in which points count too.
    pub worth: f32,
    /// Everybody's chance to win after it.
    pub chances: PerSeat<f32>,
}

impl<B: Evaluated> MctsBot<B> {
    /// A bot whose choices follow from this number.
    pub fn new(seed: u64, budget: Budget) -> MctsBot<B> {
        MctsBot {
            evaluator: None,
            networks: Networks::Carried,
            rng: Rng::new(seed),
            budget,
            cut: None,
            tree: Tree::new(),
            chosen: None,
            iterations: 0,
            sides: PerSeat::new(0),
            calibration: 1.0,
            threads: 1,
            pauses: Pauses::default(),
            thought: Duration::ZERO,
            buffers: Buffers { legal: Vec::new(), ranked: Vec::new(), following: Vec::new() },
        }
    }

    /// The same bot with another evaluator, and without a network.
    #[must_use]
    pub fn with_evaluator(self, evaluator: B::Evaluator) -> MctsBot<B> {
        MctsBot { evaluator: Some(CorrectedEvaluator::by_hand(evaluator)), ..self }
    }

    /// The same bot going by other networks than the program carries.
    #[must_use]
    pub fn with_networks(self, networks: Networks) -> MctsBot<B> {
        MctsBot { networks, ..self }
    }

    /// The same bot thinking on several threads, which evaluate as the game's search does: each grows a tree of its own, and
    /// what they found of the first action is added up.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> MctsBot<B> {
        MctsBot { threads: threads.max(1), ..self }
    }

    /// The same bot with rollouts that end elsewhere.
    #[must_use]
    pub fn with_cut(self, cut: Cut) -> MctsBot<B> {
        MctsBot { cut: Some(cut), ..self }
    }

    /// Iterations since the bot was made.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// How long it has thought since it was made, without its pauses.
    pub fn thought(&self) -> Duration {
        self.thought
    }

    /// Searches, and tells what it found of each action that was tried, the best first.
    pub fn search(&mut self, observation: &Observation<'_, B::Game>) -> Vec<Found<Action<B>>> {
        self.search_until(observation, CERTAIN)
    }

    fn search_until(&mut self, observation: &Observation<'_, B::Game>, sure: f32) -> Vec<Found<Action<B>>> {
        if self.threads > 1 {
            return self.search_together(observation, sure);
        }
        self.search_alone(observation, sure)
    }

    fn search_together(
        &mut self,
        observation: &Observation<'_, B::Game>,
        sure: f32,
    ) -> Vec<Found<Action<B>>> {
        let (budget, cut, networks) = (self.budget, self.cut, &self.networks);
        let seeds: Vec<u64> = (0..self.threads).map(|_| self.rng.next_u64()).collect();
        let (game, view, seat) = (observation.game(), observation.view(), observation.seat());
        let searches: Vec<(Vec<Found<Action<B>>>, u64)> = std::thread::scope(|scope| {
            let think = |seed: u64| {
                let view = &view;
                scope.spawn(move || {
                    let bot = MctsBot::<B>::new(seed, budget).with_networks(networks.clone());
                    let mut bot = MctsBot { cut, ..bot };
                    // A state imagined from the view shows the same view: nothing else can be learnt from it.
                    let state = game.imagine(view, &mut Rng::new(seed));
                    (bot.search_alone(&Observation::new(game, &state, seat), sure), bot.iterations)
                })
            };
            let running: Vec<_> = seeds.into_iter().map(think).collect();
            let join =
                |thread: ScopedJoinHandle<'_, _>| thread.join().unwrap_or_else(|panic| resume_unwind(panic));
            running.into_iter().map(join).collect()
        });
        self.iterations += searches.iter().map(|(_, done)| done).sum::<u64>();
        add_up(searches.into_iter().flat_map(|(found, _)| found))
    }

    fn search_alone(&mut self, observation: &Observation<'_, B::Game>, sure: f32) -> Vec<Found<Action<B>>> {
        self.think(observation, sure);
        self.found(observation)
    }

    /// What is known of each action that was tried at the root, the most visited first.
    fn found(&self, observation: &Observation<'_, B::Game>) -> Vec<Found<Action<B>>> {
        let root = &self.tree.nodes[self.tree.root];
        let seat = observation.seat();
        let mut found: Vec<Found<Action<B>>> = root
            .children
            .iter()
            .filter_map(|child| {
                let node = &self.tree.nodes[child.node? as usize];
                let visits = node.visits as f32;
                let chances = PerSeat::from_fn(self.sides.len(), |seat| node.wins[seat.index()] / visits);
                let chances = by_sides(&tempered(&chances, self.calibration), &self.sides);
                let (action, worth) = (child.action, node.values[seat.index()] / visits);
                (node.visits > 0).then_some(Found { action, visits, worth, chances })
            })
            .collect();
        found.sort_by(|a, b| b.visits.total_cmp(&a.visits));
        found
    }

    fn think(&mut self, observation: &Observation<'_, B::Game>, sure: f32) {
        let game = observation.game();
        let view = observation.view();
        self.evaluator
            .get_or_insert_with(|| CorrectedEvaluator::new(game, B::search_evaluator(game), &self.networks));
        match self.known(observation) {
            Some((_, node)) => self.tree.go_on(node),
            None => self.tree.clear(),
        }
        let mut start = Instant::now();
        let mut done = 0u32;
        // The clock is looked at now and then: it costs as much as a small iteration.
        while !done.is_multiple_of(CHECKED)
            || self.tree.lead() as f32 <= self.budget.left(done, start) as f32 * sure
        {
            if self.budget.is_spent(done, start) {
                break;
            }
            let state = game.imagine(&view, &mut self.rng);
            if done == 0 {
                self.calibration = self.evaluator.as_ref().map_or(1.0, |it| it.calibration(&state));
                self.sides =
                    PerSeat::from_fn(game.outcome(&state).places.len(), |seat| game.side(&state, seat));
            }
            self.iterate(game, observation.seat(), state, None);
            done += 1;
            start += self.pause(done);
        }
        self.iterations += u64::from(done);
        self.thought += start.elapsed();
    }

    /// Makes a pause after so many iterations, if it is time for one; how long it took.
    fn pause(&self, done: u32) -> Duration {
        if done.is_multiple_of(CHECKED) { self.pauses.make() } else { Duration::ZERO }
    }

    /// The node that stands for what is seen now, with a state that shows it, if the last choice led here.
    fn known(&mut self, observation: &Observation<'_, B::Game>) -> Option<(State<B>, usize)> {
        let is_seen = |state: &State<B>| {
            observation.game().view(state, Viewer::Seat(observation.seat())) == observation.view()
        };
        self.chosen.take().filter(|(state, _)| is_seen(state))
    }

    /// Keeps where this action leads from a state and its node.
    fn remember(
        &mut self,
        observation: &Observation<'_, B::Game>,
        state: Option<State<B>>,
        node: usize,
        action: Action<B>,
    ) {
        self.chosen = state.zip(self.tree.after(node, action)).map(|(mut state, next)| {
            observation.game().play(&mut state, observation.seat(), action, &mut Silent);
            (state, next)
        });
    }

    /// One walk down the tree, with this first action if one is named, one rollout, one walk back.
    fn iterate(&mut self, game: &B::Game, me: Seat, mut state: State<B>, first: Option<Action<B>>) {
        let Some(evaluator) = &self.evaluator else { return };
        let (stage, spread) = (evaluator.stage(&state), evaluator.spread(&state));
        let cut = self.cut.unwrap_or_else(|| evaluator.usual_cut(&state));
        let mut path = [self.tree.root as u32; DEEPEST];
        let mut depth = 1;
        let mut at = self.tree.root;
        while let Turn::Await(seats) = game.turn(&state) {
            let Some(seat) = first_of(seats, me) else { break };
            // Beyond the stage lie other cards and dice in every world: what was learnt there would fit none.
            let is_new = at != self.tree.root && self.tree.nodes[at].visits == 0;
            if is_new || depth == DEEPEST || evaluator.stage(&state) != stage {
                break;
            }
            game.legal(&state, seat, &mut self.buffers.legal);
            if !self.tree.is_expanded(at) {
                let closer = if at == self.tree.root { usize::MAX } else { CLOSER };
                self.buffers.rank(game, evaluator, &state, seat, closer);
                self.tree.expand(at, &self.buffers.ranked);
            }
            let legal = match &first {
                Some(first) if depth == 1 && self.buffers.legal.contains(first) => {
                    std::slice::from_ref(first)
                }
                _ => &self.buffers.legal,
            };
            let Some((action, next)) = self.tree.select(at, seat, legal) else { break };
            game.play(&mut state, seat, action, &mut Silent);
            at = next;
            path[depth] = at as u32;
            depth += 1;
        }
        roll_out(game, evaluator, &mut state, cut, &mut self.buffers.legal);
        let (values, wins) = rollout_values(evaluator, game, &state, spread * SOFTER);
        for &node in &path[..depth] {
            self.tree.nodes[node as usize].add(&values, &wins);
        }
    }
}

impl Budget {
    fn is_spent(self, done: u32, start: Instant) -> bool {
        match self {
            Budget::Iterations(n) => done >= n,
            Budget::Millis(ms) => {
                done.is_multiple_of(CHECKED)
                    && done > 0
                    && start.elapsed() >= Duration::from_millis(ms.into())
            }
        }
    }

    /// How many iterations are left, as far as can be told.
    fn left(self, done: u32, start: Instant) -> u32 {
        match self {
            Budget::Iterations(n) => n.saturating_sub(done),
            Budget::Millis(_) if done == 0 => u32::MAX,
            Budget::Millis(ms) => {
                let spent = start.elapsed();
                let left = Duration::from_millis(ms.into()).saturating_sub(spent);
                let pace = f64::from(done) / spent.as_secs_f64().max(1e-6);
                (left.as_secs_f64() * pace).ceil() as u32
            }
        }
    }
}

/// Of seats that choose at the same time the one that searches goes first, since it sees nothing of the others' choices.
fn first_of(seats: Seats, me: Seat) -> Option<Seat> {
    if seats.contains(me) { Some(me) } else { seats.lowest() }
}

impl<G: Game> Buffers<G> {
    /// Ranks the legal actions, the best first: by their priors, and the `closer` first of them by what the seat may
    /// expect when its turn is done.
    fn rank(&mut self, game: &G, evaluator: &impl Evaluator<G>, state: &G::State, seat: Seat, closer: usize) {
        let Buffers { legal, ranked, following } = self;
        ranked.clear();
        ranked.extend(legal.iter().map(|action| (evaluator.prior(game, state, seat, *action), *action)));
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        let (near, far) = ranked.split_at_mut(closer.min(legal.len()));
        let Some((last, _)) = near.last().copied() else { return };
        let mut worst = f32::MAX;
        for (outlook, action) in &mut *near {
            let mut next = state.clone();
            game.play(&mut next, seat, *action, &mut Silent);
            finish_turn(game, evaluator, &mut next, seat, following);
            *outlook = evaluator.evaluate_seat(game, &next, seat);
            worst = worst.min(*outlook);
        }
        near.sort_by(|a, b| b.0.total_cmp(&a.0));
        // The others stay behind by as much as they were.
        for (prior, _) in far {
            *prior += worst - last;
        }
    }
}

impl<B: Evaluated> Bot<B::Game> for MctsBot<B> {
    fn pause_with(&mut self, pauses: &Pauses) {
        self.pauses = pauses.clone();
    }

    fn prepare(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
        self.tree = Tree::new();
        self.chosen = None;
    }

    fn choose(&mut self, observation: &Observation<'_, B::Game>, legal: &[Action<B>]) -> usize {
        if let [only] = legal {
            let (state, node) = self.known(observation).unzip();
            self.remember(observation, state, node.unwrap_or(usize::MAX), *only);
            return 0;
        }
        let found = self.search_until(observation, LIKELY);
        // A tree kept from the decision before also has actions of worlds that did not come about.
        let choice = found.iter().find_map(|found| legal.iter().position(|action| *action == found.action));
        let choice = choice.unwrap_or(0);
        let state =
            (self.threads == 1).then(|| observation.game().imagine(&observation.view(), &mut self.rng));
        self.remember(observation, state, self.tree.root, legal[choice]);
        choice
    }
}

/// One line for each action, the most visited first; worth and chances are weighed by visits.
fn add_up<A: Copy + PartialEq>(found: impl Iterator<Item = Found<A>>) -> Vec<Found<A>> {
    let mut sums: Vec<Found<A>> = Vec::new();
    for one in found {
        match sums.iter_mut().find(|sum| sum.action == one.action) {
            Some(sum) => {
                let visits = sum.visits + one.visits;
                let (before, added) = (sum.visits / visits, one.visits / visits);
                sum.worth = sum.worth * before + one.worth * added;
                for (chance, other) in sum.chances.as_mut_slice().iter_mut().zip(one.chances.as_slice()) {
                    *chance = *chance * before + other * added;
                }
                sum.visits = visits;
            }
            None => sums.push(one),
        }
    }
    sums.sort_by(|a, b| b.visits.total_cmp(&a.visits));
    sums
}

/// Plays on by the priors until the cut.
fn roll_out<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    state: &mut G::State,
    cut: Cut,
    legal: &mut Vec<G::Action>,
) {
    let stage = evaluator.stage(state);
    while let Turn::Await(seats) = game.turn(state) {
        let Some(seat) = seats.lowest() else { return };
        let ends = match cut {
            // What is half done would be evaluated wrongly.
            Cut::Leaf => evaluator.is_settled(state, seat),
            Cut::Stage => evaluator.stage(state) != stage,
            Cut::Match => false,
        };
        if ends {
            return;
        }
        game.legal(state, seat, legal);
        let choice = if legal.len() == 1 { 0 } else { evaluator.best_prior(game, state, seat, legal) };
        game.play(state, seat, legal[choice], &mut Silent);
    }
}
