//! A match of whichever game, as the server sees it: notation and JSON in, JSON out.
//!
//! Everything above this file is compiled once for all games, and everything below it once for each: [`Play`] is the
//! one place where the two meet. It hands out views and redacted events only, so nothing above can leak a state.

use crate::judging::{Advice, Judging};
use crate::told::Told;
use bots::{Budget, Player};
use kernel::record::{Entry, Header, Record};
use kernel::{Digest, Outcome, Seat, Seats, Seed, Turn, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;
use thiserror::Error;
use words::Phrase;

/// A live match.
pub trait Play: Send {
    /// How many entries the record has.
    fn version(&self) -> u64;
    /// The digest of the component data it is played with.
    fn data(&self) -> Digest;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// Who is to decide.
    fn turn(&self) -> Turn;
    /// Who could still take back the turn that has just passed on.
    fn holder(&self) -> Option<Seat>;
    /// Scores and places so far.
    fn outcome(&self) -> Outcome;
    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// What a seat may do.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// Whether the seat may take back its last decision without asking.
    fn can_undo(&self, seat: Seat) -> Result<(), Refusal>;
    /// How many decisions lie between now and the moment before the seat's last one.
    fn decisions_since(&self, seat: Seat) -> Option<usize>;
    /// Finds out whether something may happen, and keeps it until [`Play::settle`]; a later plan replaces it.
    fn plan(&mut self, version: u64, step: Step<'_>) -> Result<Plan, Refusal>;
    /// Lets happen what was planned, with the notes that were written beside it.
    fn settle(&mut self, notes: Vec<Entry>) -> Vec<Told>;
    /// Does again what entries of the record say, and checks them.
    fn follow(&mut self, entries: &[Entry]) -> Result<Vec<Told>, String>;
    /// The match in a compact form.
    fn snapshot(&self) -> Vec<u8>;
    /// The work of choosing an action for a seat, to be done on another thread; the number seeds the bot.
    /// A program is started for the seat if it does not run yet, and goes on until [`Play::dismiss`].
    fn thought(&mut self, seat: Seat, player: &Player) -> Thought;
    /// The work of ending all programs that play here: it may take a moment.
    fn dismiss(&mut self) -> Box<dyn FnOnce() + Send>;
    /// The work of finding a seat's best actions, from what it sees.
    fn advice(&self, seat: Seat, budget: Budget) -> Work<Vec<Advice>>;
    /// What is played for a seat whose time is up: passing where the game knows it, else the first legal action.
    fn pass(&self, seat: Seat) -> Option<String>;
}

/// A bot's work: from a seed to what it chose, `None` when there was nothing to decide.
pub type Thought = Work<Option<Chosen>>;

/// What a bot chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The notation of the action.
    pub action: String,
    /// What its program did wrong, where the greedy bot chose instead.
    pub fault: Option<String>,
}

/// Work to be done on another thread, with a number for its chance.
pub type Work<T> = Box<dyn FnOnce(u64) -> T + Send>;

/// What can be done with a game before there is a match.
pub trait Rules: Send + Sync {
    /// The fixed facts.
    fn meta(&self) -> kernel::Meta;
    /// Whether a record is of the rules and data that are here; where not, what differs.
    fn fits(&self, header: &Header) -> Result<(), Phrase>;
    /// A new match and its header line.
    fn open(&self, deal: Deal) -> Result<Opened, String>;
    /// A match from its snapshot, if that can be read, and the entries since.
    fn wake(
        &self,
        header: &str,
        seed: Seed,
        snapshot: Option<&[u8]>,
        tail: &[Entry],
    ) -> Result<Woken, String>;
    /// Everything that happened, from the set-up (version 0) on.
    fn history(&self, header: &str, seed: Seed, entries: &[Entry]) -> Result<Vec<Told>, String>;
    /// The record as a viewer may have it while the match is on.
    fn sealed(&self, record: &Record, viewer: Viewer) -> Record;
    /// Checks a finished record from its seed to its result.
    fn verify(&self, record: &Record) -> Result<(), String>;
    /// What a viewer saw after this many entries of a record, and what happened with the last of them.
    fn look_back(
        &self,
        header: &str,
        seed: Seed,
        entries: &[Entry],
        viewer: Viewer,
    ) -> Result<(Box<RawValue>, Option<Told>), String>;
    /// How the decisions of a match are judged that still stood at its end.
    fn judge(&self, header: &str, seed: Seed, entries: &[Entry], budget: Budget) -> Result<Judging, String>;
    /// An action in words, from its notation.
    fn words(&self, action: &str) -> String;
}

/// What a match is opened with.
#[derive(Clone, Debug)]
pub struct Deal {
    /// The game's options, laid over its defaults; `Null` for none.
    pub options: Value,
    /// Who sits where.
    pub sitters: Vec<kernel::record::Sitter>,
    /// Where chance comes from.
    pub seed: Seed,
}

/// A new match.
pub struct Opened {
    /// The match.
    pub play: Box<dyn Play>,
    /// The first line of its record.
    pub header: String,
}

/// A match that was opened again.
pub struct Woken {
    /// The match.
    pub play: Box<dyn Play>,
    /// What happened in the latest of the entries after the snapshot.
    pub told: Vec<Told>,
}

/// One thing that shall happen.
#[derive(Clone, Debug)]
pub enum Step<'a> {
    /// A seat decides.
    Act(Seat, &'a str),
    /// A seat takes back its last decision.
    Undo(Seat),
    /// A seat takes back decisions with the consent of others.
    UndoTogether(Seat, usize, Seats),
    /// A clock, a seat, a confirmed turn.
    Note(Entry),
}

/// What must be written before it happens.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The line of the record.
    pub line: String,
    /// The last line of the record, when the match ends.
    pub footer: Option<String>,
    /// Who is to decide afterwards; for an undo, who is to decide now.
    pub turn: Turn,
    /// Who could take back the turn that passes on with this.
    pub holder: Option<Seat>,
}

/// One thing a seat may do.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Its notation.
    pub action: String,
    /// Its words.
    pub text: String,
    /// What it would bring, as events.
    pub preview: Box<RawValue>,
}

/// Why a match did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The table moved on.
    #[error("the table is at version {now}, not {asked}: look again")]
    Stale {
        /// The version the request was made for.
        asked: u64,
        /// The version now.
        now: u64,
    },
    /// Not an action of this game.
    #[error("{0}")]
    Unreadable(String),
    /// The rules say no.
    #[error("{why}")]
    Illegal {
        /// Why, for programs.
        why: String,
        /// Why, for people, where there are words for it.
        words: Option<Phrase>,
    },
    /// Undo is not free here.
    #[error("{}", words::tell(words::Lang::En, .0))]
    NoUndo(Phrase),
}
