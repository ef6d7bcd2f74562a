//! A match of whichever game, as the server sees it.
//!
//! Everything above this file is compiled once for all games, and everything below it once for each: [`Play`] is the
//! one place where the two meet. It hands out views and redacted events only, so nothing above can leak a state.

use super::erased::Erased;
use super::update::Update;
use crate::analysis::{Advised, Analysis};
use boards::Form;
use bots::{Budget, Pauses, Player};
use kernel::record::{Entry, Header, Record};
use kernel::{Digest, Outcome, Seat, Seats, Seed, Turn, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::Arc;
use thiserror::Error;
use words::{Lang, Phrase};

/// A live match.
pub trait Play: Send {
    /// Where the match stands.
    fn status(&self) -> Status;
    /// The version at which a seat was asked what it is asked now.
    fn asked_at(&self, seat: Seat) -> u64;
    /// The version of the latest decision or undo.
    fn decided_at(&self) -> u64;
    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Arc<dyn Erased>;
    /// What a seat may do, for programs: sentences in a language, with the players' names in seat order.
    fn choices(&self, seat: Seat, lang: Lang, names: &[String]) -> Vec<Choice>;
    /// The answer that a form has given beforehand to the question that a seat is asked now, in notation.
    fn answer(&self, seat: Seat, form: &Form) -> Option<String>;
    /// How many decisions stand.
    fn played(&self) -> usize;
    /// Whom the last decisions showed something new; a confirmed turn counts as shown to everybody.
    fn revealed_by(&self, decisions: usize) -> Seats;
    /// What a seat could take back.
    fn undo_options(&self, seat: Seat) -> UndoOptions;
    /// Finds out whether something may happen now, and keeps it until [`Play::settle`]; a later plan replaces it.
    fn plan(&mut self, step: Step<'_>) -> Result<Plan, Refusal>;
    /// Lets happen what was planned, with the notes that were written beside it.
    fn settle(&mut self, notes: Vec<Entry>) -> Vec<Update>;
    /// Does again what entries of the record say, and checks them.
    fn follow(&mut self, entries: &[Entry]) -> Result<Vec<Update>, String>;
    /// The match in a compact form.
    fn snapshot(&self) -> Vec<u8>;
    /// The work of choosing an action for a seat, to be done on another thread.
    /// A program is started for the seat if it does not run yet, and goes on until [`Play::dismiss`].
    fn thought(&mut self, seat: Seat, player: &Player) -> Thought;
    /// The work of ending all programs that play here: it may take a moment.
    fn dismiss(&mut self) -> Box<dyn FnOnce() + Send>;
    /// The work of finding a seat's best actions, from what it sees.
    fn advice(&self, seat: Seat, budget: Budget) -> Work<Vec<Advised>>;
    /// What is played for a seat whose time is up: passing where the game knows it, else the first legal action.
    fn pass(&self, seat: Seat) -> Option<String>;
}

/// Where a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Status {
    /// How many entries the record has.
    pub version: u64,
    /// The digest of the component data it is played with.
    pub data: Digest,
    /// How many seats there are.
    pub seats: usize,
    /// Who is to decide.
    pub turn: Turn,
    /// Who could still take back the turn that has just passed on.
    pub holder: Option<Seat>,
    /// Scores and places, when the match is over.
    pub result: Option<Outcome>,
}

/// What a seat could take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoOptions {
    /// Whether its last decision can be taken back without asking.
    pub is_free: bool,
    /// How many decisions lie between now and the moment before its last one, if it decided at all.
    pub decisions: Option<usize>,
}

/// A bot's work: what it chose, `None` when there was nothing to decide.
pub type Thought = Work<Option<Chosen>>;

/// What a bot chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The notation of the action.
    pub action: String,
    /// What its program did wrong, where the greedy bot chose instead.
    pub fault: Option<String>,
}

/// Work to be done on another thread.
pub type Work<T> = Box<dyn FnOnce(Begin) -> T + Send>;

/// What work begins with.
#[derive(Debug, Default)]
pub struct Begin {
    /// A number for its chance.
    pub seed: u64,
    /// Where it lets others go first, if it takes long.
    pub pauses: Pauses,
}

/// What can be done with a game before there is a match.
pub trait Rules: Send + Sync {
    /// The fixed facts.
    fn meta(&self) -> kernel::Meta;
    /// The short name in addresses and records.
    fn id(&self) -> &'static str {
        self.meta().id
    }
    /// Whether a record is of the rules and data that are here; where not, what differs.
    fn fits(&self, header: &Header) -> Result<(), Phrase>;
    /// A new match.
    fn open(&self, deal: Deal) -> Result<Opened, String>;
    /// A match from its snapshot, if that can be read, and the entries since.
    fn wake(&self, past: Past<'_>, snapshot: Option<&[u8]>) -> Result<Woken, String>;
    /// What happened with entries of a record, from its beginning or from a snapshot on, but for so many of the first of
    /// them; for none, also the set-up (version 0).
    fn tell(
        &self,
        past: Past<'_>,
        snapshot: Option<&[u8]>,
        skip: Option<usize>,
    ) -> Result<Vec<Update>, String>;
    /// The record as a viewer may have it while the match is on.
    fn sealed(&self, record: &Record, viewer: Viewer) -> Record;
    /// Checks a finished record from its seed to its result.
    fn verify(&self, record: &Record) -> Result<(), String>;
    /// What a viewer saw after these entries, from the beginning or from a snapshot on, and what happened with the last.
    fn look_back(&self, past: Past<'_>, snapshot: Option<&[u8]>, viewer: Viewer) -> Result<PastView, String>;
    /// How the decisions of a match are reviewed that still stood at its end.
    fn analyse(&self, past: Past<'_>, budget: Budget) -> Result<Analysis, String>;
}

/// A match as its record tells it, to be played again.
#[derive(Clone, Copy, Debug)]
pub struct Past<'a> {
    /// What it was opened with.
    pub header: &'a Header,
    /// Where its chance came from.
    pub seed: Seed,
    /// What happened; where a snapshot goes before them, since then.
    pub entries: &'a [Entry],
}

impl<'a> Past<'a> {
    /// All that a record tells.
    pub fn of(record: &'a Record, seed: Seed) -> Past<'a> {
        Past { header: &record.header, seed, entries: &record.entries }
    }

    /// Only so many entries of it.
    #[must_use]
    pub fn until(self, at: usize) -> Past<'a> {
        Past { entries: &self.entries[..at], ..self }
    }
}

/// What a viewer saw at a moment, and what had just happened.
pub type PastView = (Arc<dyn Erased>, Option<Update>);

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
    pub play: Box<dyn Play>,
    /// The first line of its record.
    pub header: Header,
}

/// A match that was opened again.
pub struct Woken {
    pub play: Box<dyn Play>,
    /// What happened in the latest of the entries after the snapshot.
    pub updates: Vec<Update>,
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
    /// A seat takes back decisions where all others are bots.
    UndoAmongBots(Seat, usize),
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
    pub action: String,
    pub text: String,
    /// What it would bring, as events.
    pub preview: Box<RawValue>,
}

/// Why a match did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
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
