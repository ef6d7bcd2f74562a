//! Players that are programs, generic over the game.
//!
//! A bot is a file of its own here, a variant of [`Kind`], and an arm in [`Kind::bot`]; the compiler names every
//! place that a new one must be added. Nothing else in the project knows one bot from another.
//!
//! ```
//! use bots::{Evaluated, UnknownBot, named};
//! use kernel::bundle::{Config, State};
//! use kernel::{Game, Observation, Seed, Silent, Turn};
//!
//! /// Lets the bot with this name play a match alone, in every seat.
//! fn play<B: Evaluated>(game: &B::Game, config: &Config<B>, name: &str) -> Result<State<B>, UnknownBot> {
//!     let mut bot = named::<B>(name, 7)?;
//!     let mut state = game.setup(config, Seed::from_number(1), &mut Silent).expect("options the game allows");
//!     let mut legal = Vec::new();
//!     while let Turn::Await(seats) = game.turn(&state) {
//!         let seat = seats.lowest().expect("somebody is awaited");
//!         game.legal(&state, seat, &mut legal);
//!         let choice = bot.choose(&Observation::new(game, &state, seat), &legal);
//!         game.play(&mut state, seat, legal[choice], &mut Silent);
//!     }
//!     Ok(state)
//! }
//! ```
#![warn(missing_docs)]

pub mod evaluate;
mod exec;
mod greedy;
pub mod laws;
mod level;
mod look_ahead;
mod mcts;
mod networks;
mod pauses;
mod planner;
mod player;
mod random;
mod strength;
pub mod weights;

pub use evaluate::{Evaluated, Evaluator};
pub use exec::{ExecBot, Faults, Program};
pub use greedy::{GreedyBot, OneDecision};
pub use level::Level;
pub use look_ahead::{LookAhead, LookAheadBot, Means};
pub use mcts::{Budget, Cut, Found, MctsBot};
pub use networks::{CorrectedEvaluator, Encoding, Networks, table_of};
pub use pauses::Pauses;
pub use planner::{PlannerBot, WholeTurn};
pub use player::{Player, UnknownPlayer};
pub use random::RandomBot;
pub use strength::Strength;

use kernel::{Game, Observation};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A player that is a program.
///
/// It cannot cheat, since an [`Observation`] shows it the view of its own seat and nothing else; and it cannot play an
/// illegal action, since it answers with an index into the list it was given, not with an action.
pub trait Bot<G: Game>: Send {
    /// Forgets everything and gets ready for another match.
    ///
    /// What a bot does in a match follows from this number and from what it is shown, never from matches before:
    /// so a series of matches is the same in whatever order, and on however many threads, it is played.
    fn prepare(&mut self, seed: u64);

    /// The index in `legal` of the action to play; `legal` is never empty.
    fn choose(&mut self, observation: &Observation<'_, G>, legal: &[G::Action]) -> usize;

    /// Makes these pauses from now on, where it thinks for long.
    fn pause_with(&mut self, _pauses: &Pauses) {}

    /// What went wrong since [`Bot::prepare`], where something can: with somebody's program.
    fn faults(&self) -> Option<&Faults> {
        None
    }
}

/// Every bot there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Plays any legal action, each equally likely.
    Random,
    /// Looks one decision ahead.
    Greedy,
    /// Looks a whole turn ahead.
    Planner,
    /// Searches through imagined matches.
    Mcts(Search),
}

/// How a bot searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Search {
    /// How long for each decision.
    pub budget: Budget,
    /// Where its rollouts end; [`Evaluated::CUT`] unless something else is asked for.
    pub cut: Option<Cut>,
    /// On how many threads, each of which has the whole budget.
    pub threads: u8,
    /// What it goes by.
    pub by: By,
}

/// What a search goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The network that was learnt for the match, and where there is none the evaluation by hand.
    Network,
    /// The evaluation by hand in every match.
    Hand,
}

/// The most threads a search may be asked to think on.
const MOST_THREADS: u8 = 64;

/// Counts the changes of how our bots play that neither their weights nor the version show: what was measured with another
/// number was played by others.
pub const REVISION: u32 = 3;

impl Kind {
    /// One bot of every kind, the simplest first.
    pub const ALL: [Kind; 4] =
        [Kind::Random, Kind::Greedy, Kind::Planner, Kind::mcts(Budget::Iterations(50))];

    /// A search as the levels do it: on one thread, with rollouts as they suit the game.
    pub const fn mcts(budget: Budget) -> Kind {
        Kind::Mcts(Search { budget, cut: None, threads: 1, by: By::Network })
    }

    /// A new bot of this kind, ready for a match.
    pub fn bot<B: Evaluated>(self, seed: u64) -> Box<dyn Bot<B::Game>> {
        let networks = match self {
            Kind::Mcts(Search { by: By::Network, .. }) => Networks::Carried,
            Kind::Random | Kind::Greedy | Kind::Planner | Kind::Mcts(_) => Networks::None,
        };
        self.bot_with::<B>(seed, networks)
    }

    /// The same going by these networks; one that plays at random goes by none.
    pub fn bot_with<B: Evaluated>(self, seed: u64, networks: Networks) -> Box<dyn Bot<B::Game>> {
        match self {
            Kind::Random => Box::new(RandomBot::new(seed)),
            Kind::Greedy => Box::new(GreedyBot::<B>::new(seed).with_networks(networks)),
            Kind::Planner => Box::new(PlannerBot::<B>::new(seed).with_networks(networks)),
            Kind::Mcts(Search { budget, cut, threads, by: _ }) => {
                let bot = MctsBot::<B>::new(seed, budget).with_networks(networks);
                let bot = bot.with_threads(threads.into());
                Box::new(match cut {
                    Some(cut) => bot.with_cut(cut),
                    None => bot,
                })
            }
        }
    }
}

/// The name by which the bot is asked for: `greedy`, `mcts:500` (iterations), `mcts:2000ms`; `mcts:500/stage` with rollouts
/// that end elsewhere than is usual in the game, `mcts:500@4` on four threads; `classic:500` by the evaluation by hand where
/// `mcts:500` goes by a network.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Random => f.write_str("random"),
            Kind::Greedy => f.write_str("greedy"),
            Kind::Planner => f.write_str("planner"),
            Kind::Mcts(Search { budget, cut, threads, by }) => {
                f.write_str(match by {
                    By::Network => NETWORK,
                    By::Hand => HAND,
                })?;
                match budget {
                    Budget::Iterations(n) => write!(f, "{n}")?,
                    Budget::Millis(ms) => write!(f, "{ms}ms")?,
                }
                match cut {
                    Some(Cut::Leaf) => f.write_str("/leaf")?,
                    Some(Cut::Stage) => f.write_str("/stage")?,
                    Some(Cut::Match) => f.write_str("/match")?,
                    None => {}
                }
                if *threads > 1 { write!(f, "@{threads}") } else { Ok(()) }
            }
        }
    }
}

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Kind, UnknownBot> {
        if let Some(level) = Level::named(name) {
            return Ok(level.kind());
        }
        match name {
            "random" => Ok(Kind::Random),
            "greedy" => Ok(Kind::Greedy),
            "planner" => Ok(Kind::Planner),
            _ => {
                let by_network = || search(name.strip_prefix(NETWORK)?, By::Network);
                let by_hand = || search(name.strip_prefix(HAND)?, By::Hand);
                by_network().or_else(by_hand).ok_or_else(|| UnknownBot(name.into()))
            }
        }
    }
}

/// How the names of searches begin, by what they go by.
const NETWORK: &str = "mcts:";
const HAND: &str = "classic:";

/// A search from `BUDGET`, `BUDGET/CUT`, `BUDGET@THREADS` or `BUDGET/CUT@THREADS`, with a budget of at least one.
fn search(text: &str, by: By) -> Option<Kind> {
    let (text, threads) = match text.split_once('@') {
        Some((text, threads)) => (text, threads.parse().ok()?),
        None => (text, 1),
    };
    let (budget, cut) = match text.split_once('/') {
        Some((budget, "leaf")) => (budget, Some(Cut::Leaf)),
        Some((budget, "stage")) => (budget, Some(Cut::Stage)),
        Some((budget, "match")) => (budget, Some(Cut::Match)),
        Some(_) => return None,
        None => (text, None),
    };
    let budget = match budget.strip_suffix("ms") {
        Some(ms) => Budget::Millis(ms.parse().ok()?),
        None => Budget::Iterations(budget.parse().ok()?),
    };
    let is_possible = !matches!(budget, Budget::Iterations(0) | Budget::Millis(0));
    let search = Search { budget, cut, threads, by };
    (is_possible && (1..=MOST_THREADS).contains(&threads)).then_some(Kind::Mcts(search))
}

/// The bot with this name, ready for a match.
pub fn named<B: Evaluated>(name: &str, seed: u64) -> Result<Box<dyn Bot<B::Game>>, UnknownBot> {
    Ok(name.parse::<Kind>()?.bot::<B>(seed))
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot called {0:?}; the bots are: {NAMES}")]
pub struct UnknownBot(pub String);

/// The names of all bots, for people.
pub const NAMES: &str = "random, greedy, planner, mcts:N (iterations), mcts:Nms (milliseconds), these with /leaf, /stage or \
                         /match for where rollouts end and @T for T threads (mcts:500/stage@4), classic: in the place of mcts: \
                         for a search without a network, and the levels friendly, able, shrewd, fierce";
