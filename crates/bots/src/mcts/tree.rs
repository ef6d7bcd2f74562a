//! The tree that all imagined worlds share.

use kernel::{Game, MAX_SEATS, PerSeat, Seat};

/// How strongly untried actions and those with good priors draw the search.
const EXPLORATION: f32 = 0.4;
/// Points of the prior that make an action e times as likely to be tried.
const TEMPERATURE: f32 = 1.6;
/// An action nobody has tried is expected to be a little worse than what was found so far.
const UNTRIED: f32 = 0.9;

/// The tree never holds more nodes than this; a full tree goes on learning where it is.
const MOST_NODES: usize = 200_000;

pub(super) struct Tree<G: Game> {
    pub(super) nodes: Vec<Node<G>>,
    pub(super) root: usize,
    /// For each action, when it was last legal where the search stood: tells the legal children of a node at once.
    legal_at: Vec<u32>,
    now: u32,
}

pub(super) struct Node<G: Game> {
    pub(super) visits: u32,
    /// Sums of what it was worth to each seat: what the search goes by.
    pub(super) values: [f32; MAX_SEATS],
    /// Sums of each seat's shares of the win: what people are told.
    pub(super) wins: [f32; MAX_SEATS],
    /// In the order of their priors; empty until the node is expanded.
    pub(super) children: Vec<Child<G>>,
}

pub(super) struct Child<G: Game> {
    pub(super) action: G::Action,
    index: u32,
    prior: f32,
    pub(super) node: Option<u32>,
}

impl<G: Game> Tree<G> {
    pub(super) fn new() -> Tree<G> {
        Tree { nodes: Vec::new(), root: 0, legal_at: vec![0; G::META.actions], now: 0 }
    }

    /// Forgets everything, to begin another search.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new());
        self.root = 0;
    }

    /// Goes on from a node that is known already; begins anew where the tree is half full.
    pub(super) fn go_on(&mut self, root: usize) {
        self.root = root;
        if self.nodes.len() > MOST_NODES / 2 {
            self.clear();
        }
    }

    pub(super) fn is_expanded(&self, at: usize) -> bool {
        !self.nodes[at].children.is_empty()
    }

    /// Lists a node's actions, the best priors first.
    pub(super) fn expand(&mut self, at: usize, ranked: &[(f32, G::Action)]) {
        let best = ranked.first().map_or(0.0, |it| it.0);
        let weight = |points: f32| ((points - best) / TEMPERATURE).exp();
        let sum: f32 = ranked.iter().map(|it| weight(it.0)).sum();
        let child = |(points, action): &(f32, G::Action)| Child {
            action: *action,
            index: index_of::<G>(*action) as u32,
            prior: weight(*points) / sum,
            node: None,
        };
        self.nodes[at].children = ranked.iter().map(child).collect();
    }

    /// The child to follow, which becomes a node if it was none; nothing when the tree is full.
    pub(super) fn select(
        &mut self,
        at: usize,
        seat: Seat,
        legal: &[G::Action],
    ) -> Option<(G::Action, usize)> {
        self.now = self.now.wrapping_add(1);
        for action in legal {
            self.legal_at[index_of::<G>(*action)] = self.now;
        }
        let (index, n_known) = self.best_child(at, seat);
        if n_known < legal.len() {
            self.learn_actions(at, legal);
        }
        let is_full = self.nodes.len() >= MOST_NODES;
        let new = self.nodes.len() as u32;
        let child = &mut self.nodes[at].children[index.unwrap_or(0)];
        if self.legal_at[child.index as usize] != self.now {
            return None;
        }
        let action = child.action;
        match child.node {
            Some(id) => Some((action, id as usize)),
            None if is_full => None,
            None => {
                child.node = Some(new);
                self.nodes.push(Node::new());
                Some((action, new as usize))
            }
        }
    }

    /// The child with the best mix of value, prior and curiosity among those considered so far and legal in this world;
    /// and how many children are legal in it.
    fn best_child(&self, at: usize, seat: Seat) -> (Option<usize>, usize) {
        let node = &self.nodes[at];
        let visits = node.visits as f32;
        let considered = considered(visits);
        let curiosity = EXPLORATION * visits.max(1.0).sqrt();
        let untried = if node.visits > 0 { node.values[seat.index()] / visits * UNTRIED } else { 0.5 };
        let (mut best, mut top) = (None, f32::MIN);
        let mut n_legal = 0;
        for (i, child) in node.children.iter().enumerate() {
            if self.legal_at[child.index as usize] != self.now {
                continue;
            }
            n_legal += 1;
            if n_legal > considered {
                continue;
            }
            let (value, visits) = match child.node {
                Some(id) => {
                    let child = &self.nodes[id as usize];
                    let visits = child.visits as f32;
                    (child.values[seat.index()] / visits.max(1.0), visits)
                }
                None => (untried, 0.0),
            };
            let score = value + curiosity * child.prior / (1.0 + visits);
            if score > top {
                (best, top) = (Some(i), score);
            }
        }
        (best, n_legal)
    }

    /// Another world may allow what the first one did not: that is added with the least prior.
    fn learn_actions(&mut self, at: usize, legal: &[G::Action]) {
        let children = &mut self.nodes[at].children;
        let least = children.last().map_or(1.0, |child| child.prior);
        for action in legal {
            let index = index_of::<G>(*action) as u32;
            if children.iter().all(|child| child.index != index) {
                children.push(Child { action: *action, index, prior: least, node: None });
            }
        }
    }

    /// How many visits the most visited child of the root has more than any other.
    pub(super) fn lead(&self) -> u32 {
        let visits = |child: &Child<G>| child.node.map_or(0, |id| self.nodes[id as usize].visits);
        let (mut first, mut second) = (0, 0);
        for n in self.nodes[self.root].children.iter().map(visits) {
            if n > first {
                (first, second) = (n, first);
            } else {
                second = second.max(n);
            }
        }
        first - second
    }

    /// The node after this action at another node.
    pub(super) fn after(&self, at: usize, action: G::Action) -> Option<usize> {
        let mut children = self.nodes.get(at)?.children.iter();
        children.find(|child| child.action == action)?.node.map(|id| id as usize)
    }
}

impl<G: Game> Node<G> {
    fn new() -> Node<G> {
        Node { visits: 0, values: [0.0; MAX_SEATS], wins: [0.0; MAX_SEATS], children: Vec::new() }
    }

    pub(super) fn add(&mut self, values: &PerSeat<f32>, wins: &PerSeat<f32>) {
        self.visits += 1;
        for (sum, value) in self.values.iter_mut().zip(values.as_slice()) {
            *sum += value;
        }
        for (sum, share) in self.wins.iter_mut().zip(wins.as_slice()) {
            *sum += share;
        }
    }
}

/// How many children are considered at a node of so many visits.
fn considered(visits: f32) -> usize {
    (3.0 + 0.9 * visits.sqrt()) as usize
}

/// The place of a legal action in the action space.
fn index_of<G: Game>(action: G::Action) -> usize {
    G::index(action).expect("legal actions have an index")
}
