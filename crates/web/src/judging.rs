//! What bots can tell people of any game: the best actions now, and how good the decisions of a match were.
//!
//! Everything is judged from what the deciding seat sees, or saw: a search looks through an [`Observation`] and nothing else.

use crate::game::follow_silently;
use crate::play::Work;
use crate::show::Show;
use bots::judge::parts_of_the_win;
use bots::{Budget, Found, Kind, MctsBot};
use kernel::record::Entry;
use kernel::table::Table;
use kernel::{Observation, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Instant;
use utoipa::ToSchema;

/// How many actions are advised.
const ADVISED: usize = 3;

/// An action that a bot would think of, with what it thinks of it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Advice {
    /// The notation of the action.
    pub action: String,
    /// Its words.
    pub text: String,
    /// The seat's estimated chance to win after it, from 0 to 1.
    pub chance: f32,
}

/// The work of finding a seat's best actions, the best first.
pub fn advise<G: Show>(game: Arc<G>, state: G::State, seat: Seat, budget: Budget) -> Work<Vec<Advice>> {
    Box::new(move |seed| {
        let observation = Observation::new(&*game, &state, seat);
        let advice = |it: Found<G::Action>| Advice {
            action: it.action.to_string(),
            text: G::words(it.action),
            chance: it.chances[seat],
        };
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        best_of(&observation, legal, seed, budget).into_iter().map(advice).collect()
    })
}

/// The best of these actions, the best first: those that a search tried most, and then all of them as often as each other,
/// since what a search hardly tries it can only guess.
fn best_of<G: Show>(
    observation: &Observation<'_, G>,
    mut others: Vec<G::Action>,
    seed: u64,
    budget: Budget,
) -> Vec<Found<G::Action>> {
    let start = Instant::now();
    let mut bot = MctsBot::<G>::new(seed, less(budget, half(half(budget))));
    let mut best: Vec<G::Action> = bot.search(observation).iter().map(|it| it.action).take(ADVISED).collect();
    others.retain(|action| !best.contains(action));
    // A search that is soon sure looks at few actions: what else is there is chosen at first sight.
    let mut at_sight = Kind::Greedy.bot::<G>(seed);
    while best.len() < ADVISED && !others.is_empty() {
        best.push(others.swap_remove(at_sight.choose(observation, &others)));
    }
    if best.is_empty() {
        return Vec::new();
    }
    let spent = match budget {
        Budget::Iterations(_) => Budget::Iterations(bot.iterations() as u32),
        Budget::Millis(_) => Budget::Millis(start.elapsed().as_millis() as u32),
    };
    let mut found = bot.weigh(observation, &best, less(budget, spent));
    found.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    found
}

/// How good a decision was.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judgement {
    /// How many entries the record had before it.
    pub at: usize,
    /// Who decided.
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

/// How the decisions of a match are judged.
pub struct Judging {
    /// The work of judging each decision that still stood at its end, in their order; those without a choice are left out.
    pub works: Vec<Work<Judgement>>,
    /// Everybody's part of the win.
    pub won: Vec<f32>,
}

/// How the decisions of a match with these entries are judged.
pub fn decisions<G: Show>(
    game: &Arc<G>,
    table: &mut Table<G>,
    entries: &[Entry],
    budget: Budget,
) -> Result<Judging, String> {
    let mut standing: Vec<Option<Work<Judgement>>> = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        match entry {
            Entry::Act { seat, action: Some(action), .. } => {
                let chosen = action.parse::<G::Action>().map_err(|_| format!("unreadable: {action}"))?;
                let state = table.state().clone();
                let has_choice = table.legal(*seat).len() > 1;
                let decision = Decision { game: game.clone(), state, at, seat: *seat, chosen };
                standing.push(has_choice.then(|| decision.judging(budget)));
            }
            Entry::Undo { actions, .. } => {
                standing.truncate(standing.len().saturating_sub(*actions as usize));
            }
            _ => {}
        }
        follow_silently(table, entry)?;
    }
    let won = parts_of_the_win(&**game, table.state()).as_slice().to_vec();
    Ok(Judging { works: standing.into_iter().flatten().collect(), won })
}

struct Decision<G: Show> {
    game: Arc<G>,
    state: G::State,
    at: usize,
    seat: Seat,
    chosen: G::Action,
}

impl<G: Show> Decision<G> {
    fn judging(self, budget: Budget) -> Work<Judgement> {
        Box::new(move |_| self.judge(budget))
    }

    /// Searches, and where something else looks best, tries both as often as each other.
    fn judge(self, budget: Budget) -> Judgement {
        let Decision { game, state, at, seat, chosen } = self;
        let observation = Observation::new(&*game, &state, seat);
        // Seeded by its place, so that a review says the same whenever it is made.
        let mut bot = MctsBot::<G>::new(at as u64, budget);
        let mut judgement = Judgement {
            at,
            seat,
            chances: Vec::new(),
            played: chosen.to_string(),
            better: Vec::new(),
            gain: 0.0,
        };
        let Some(mut best) = bot.search(&observation).first().copied() else { return judgement };
        if best.action != chosen {
            let both = bot.weigh(&observation, &[best.action, chosen], half(budget));
            if let [found, played] = both[..] {
                // By points too: the wins of a few hundred rollouts alone tell two actions apart by luck.
                judgement.gain = (found.worth - played.worth).max(0.0);
                best = if played.worth > found.worth { played } else { found };
            }
        }
        if best.action != chosen {
            judgement.better = bot.line(&observation, best.action).iter().map(ToString::to_string).collect();
        }
        judgement.chances = best.chances.as_slice().to_vec();
        judgement
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

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Game, Seed, Silent, Turn};
    use lorenzo::Lorenzo;

    /// However soon a search is sure: with few iterations it looks at one action of dozens.
    #[test]
    fn three_actions_are_advised_wherever_three_are_legal() {
        let game = Arc::new(Lorenzo::standard());
        let config = lorenzo::Config::new(2);
        let mut state = game.setup(&config, Seed::from_number(3), &mut Silent).unwrap();
        let (mut legal, mut widest) = (Vec::new(), 0);
        while let Turn::Await(seats) = game.turn(&state) {
            let seat = seats.lowest().unwrap();
            game.legal(&state, seat, &mut legal);
            let advice = advise(game.clone(), state, seat, Budget::Iterations(8))(1);
            let mut actions: Vec<&str> = advice.iter().map(|it| it.action.as_str()).collect();
            actions.sort_unstable();
            actions.dedup();
            assert_eq!(actions.len(), legal.len().min(ADVISED), "{advice:?} of {legal:?}");
            assert!(actions.iter().all(|it| legal.iter().any(|action| action.to_string() == **it)));
            widest = widest.max(legal.len());
            let first = legal[0];
            game.play(&mut state, seat, first, &mut Silent);
        }
        assert!(widest > 20, "{widest}");
    }
}
