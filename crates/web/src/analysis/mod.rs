//! What bots can tell people of any game: the best actions now, and how good the decisions of a match were.
//!
//! Everything is evaluated from what the deciding seat sees, or saw: a search looks through an [`Observation`] and nothing else.

pub mod hints;
pub mod reviews;

use crate::table::game::follow_silently;
use crate::table::play::{Begin, Work};
use bots::evaluate::win_shares;
use bots::{Bot, Budget, Found, Kind, MctsBot, Pauses};
use kernel::bundle::{Action, State};
use kernel::record::Entry;
use kernel::table::Table;
use kernel::{Game, Observation, Seat};
use playable::Playable;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How many actions are advised.
const ADVISED: usize = 3;

/// An action that a bot would think of, with what it thinks of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Advised {
    /// The notation of the action.
    pub action: String,
    /// The seat's estimated chance to win after it, from 0 to 1.
    pub chance: f32,
}

/// The work of finding a seat's best actions, the best first.
pub fn advise<P: Playable>(
    game: Arc<P::Game>,
    state: State<P>,
    seat: Seat,
    budget: Budget,
) -> Work<Vec<Advised>> {
    Box::new(move |begin| {
        let observation = Observation::new(&*game, &state, seat);
        let advised =
            |it: Found<Action<P>>| Advised { action: it.action.to_string(), chance: it.chances[seat] };
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        best_of::<P>(&observation, legal, &begin, budget).into_iter().map(advised).collect()
    })
}

/// The best of these actions, the best first: those that a search tried most, and then all of them as often as each other,
/// since what a search hardly tries it can only guess.
fn best_of<P: Playable>(
    observation: &Observation<'_, P::Game>,
    mut others: Vec<Action<P>>,
    begin: &Begin,
    budget: Budget,
) -> Vec<Found<Action<P>>> {
    let mut bot = MctsBot::<P>::new(begin.seed, less(budget, half(half(budget))));
    bot.pause_with(&begin.pauses);
    let mut best: Vec<Action<P>> = bot.search(observation).iter().map(|it| it.action).take(ADVISED).collect();
    others.retain(|action| !best.contains(action));
    // A search that is soon sure looks at few actions: what else is there is chosen by its prior.
    let mut by_prior = Kind::Greedy.bot::<P>(begin.seed);
    while best.len() < ADVISED && !others.is_empty() {
        best.push(others.swap_remove(by_prior.choose(observation, &others)));
    }
    if best.is_empty() {
        return Vec::new();
    }
    let spent = match budget {
        Budget::Iterations(_) => Budget::Iterations(bot.iterations() as u32),
        Budget::Millis(_) => Budget::Millis(bot.thought().as_millis() as u32),
    };
    let mut found = bot.weigh(observation, &best, less(budget, spent));
    found.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    found
}

/// How good a decision was.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DecisionReview {
    /// How many entries the record had before it.
    pub at: usize,
    pub seat: Seat,
    /// Everybody's chance to win before it, as the deciding seat could tell.
    pub chances: Vec<f32>,
    /// What was decided.
    pub played: String,
    /// What would have been better, from this decision to the end of the turn; empty where nothing was.
    pub better: Vec<String>,
    /// By how much that would have raised the seat's prospects, from 0 to 1: four fifths are points, one fifth the win.
    pub gain: f32,
}

/// How the decisions of a match are reviewed.
pub struct Analysis {
    /// The work of reviewing each decision that still stood at its end, in their order; those without a choice are left out.
    pub works: Vec<Work<DecisionReview>>,
    /// Everybody's part of the win.
    pub won: Vec<f32>,
}

/// How the decisions of a match with these entries are reviewed.
pub fn decisions<P: Playable>(
    game: &Arc<P::Game>,
    table: &mut Table<P::Game>,
    entries: &[Entry],
    budget: Budget,
) -> Result<Analysis, String> {
    let mut standing: Vec<Option<Work<DecisionReview>>> = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        match entry {
            Entry::Act { seat, action: Some(action), .. } => {
                let chosen = action.parse::<Action<P>>().map_err(|_| format!("unreadable: {action}"))?;
                let state = table.state().clone();
                let has_choice = table.legal(*seat).len() > 1;
                let decision = Decision::<P> { game: game.clone(), state, at, seat: *seat, chosen };
                standing.push(has_choice.then(|| decision.work(budget)));
            }
            Entry::Undo { actions, .. } => {
                standing.truncate(standing.len().saturating_sub(*actions as usize));
            }
            _ => {}
        }
        follow_silently(table, entry)?;
    }
    let won = win_shares(&**game, table.state()).as_slice().to_vec();
    Ok(Analysis { works: standing.into_iter().flatten().collect(), won })
}

struct Decision<P: Playable> {
    game: Arc<P::Game>,
    state: State<P>,
    at: usize,
    seat: Seat,
    chosen: Action<P>,
}

impl<P: Playable> Decision<P> {
    fn work(self, budget: Budget) -> Work<DecisionReview> {
        Box::new(move |begin| self.review(budget, &begin.pauses))
    }

    /// Searches, and where something else looks best, tries both as often as each other.
    fn review(self, budget: Budget, pauses: &Pauses) -> DecisionReview {
        let Decision { game, state, at, seat, chosen } = self;
        let observation = Observation::new(&*game, &state, seat);
        // Seeded by its place, so that a review says the same whenever it is made.
        let mut bot = MctsBot::<P>::new(at as u64, budget);
        bot.pause_with(pauses);
        let mut review = DecisionReview {
            at,
            seat,
            chances: Vec::new(),
            played: chosen.to_string(),
            better: Vec::new(),
            gain: 0.0,
        };
        let Some(mut best) = bot.search(&observation).first().copied() else { return review };
        if best.action != chosen {
            let both = bot.weigh(&observation, &[best.action, chosen], half(budget));
            if let [found, played] = both[..] {
                // By points too: the wins of a few hundred rollouts alone tell two actions apart by luck.
                review.gain = (found.worth - played.worth).max(0.0);
                best = if played.worth > found.worth { played } else { found };
            }
        }
        if best.action != chosen {
            review.better = bot.line(&observation, best.action).iter().map(ToString::to_string).collect();
        }
        review.chances = best.chances.as_slice().to_vec();
        review
    }
}

fn half(budget: Budget) -> Budget {
    match budget {
        Budget::Iterations(n) => Budget::Iterations((n / 2).max(2)),
        Budget::Millis(ms) => Budget::Millis((ms / 2).max(1)),
    }
}

/// What is left of a budget, and always enough to try each advised action.
fn less(budget: Budget, spent: Budget) -> Budget {
    match (budget, spent) {
        (Budget::Millis(all), Budget::Millis(spent)) => Budget::Millis(all.saturating_sub(spent).max(1)),
        (Budget::Iterations(all), Budget::Iterations(spent)) => {
            Budget::Iterations(all.saturating_sub(spent).max(ADVISED as u32))
        }
        _ => budget,
    }
}
