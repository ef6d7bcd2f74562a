//! A live match: the record, the state that follows from it, a version, and undo.

use crate::asked::Asked;
use crate::chance::Seed;
use crate::digest::Digest;
use crate::earlier::Earlier;
use crate::game::{ConfigError, Game, Illegal, Silent, Turn, Viewer};
use crate::record::{Entry, FORMAT, Footer, Header, Record, Sitter};
use crate::seat::{MAX_SEATS, Seat, Seats};
use std::sync::Arc;
use thiserror::Error;

/// A live match. Web, terminal, arena and tests all act, undo and look through this.
pub struct Table<G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) config: G::Config,
    pub(crate) seed: Seed,
    pub(crate) record: Record,
    pub(crate) state: G::State,
    /// The decisions that stand, in order, with what they revealed.
    pub(crate) played: Vec<Played<G>>,
    /// A few of the states that they led through: undo plays from the nearest of them on.
    pub(crate) earlier: Earlier<G::State>,
    /// How many entries were dropped from the front of the record, because a store has them.
    pub(crate) forgotten: u64,
    pub(crate) asked: Asked,
}

pub(crate) struct Played<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) revealed_to: Seats,
}

/// Something that may happen at a table and was found in order, but has not happened yet: a server first writes its
/// [`Planned::entry`] to disk, and only then lets the table [`Table::settle`] it.
pub struct Planned<G: Game> {
    /// The line of the record.
    pub entry: Entry,
    /// What will have happened.
    pub events: Vec<G::Event>,
    /// The last line of the record, when this ends the match.
    pub footer: Option<Footer>,
    pub(crate) at: u64,
    pub(crate) change: Change<G>,
}

pub(crate) enum Change<G: Game> {
    Act(G::State, Played<G>),
    TakeBack(usize),
    Note,
}

/// Why a table did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused<R: std::fmt::Display> {
    /// The table moved on; look again.
    #[error("the table is at version {now}, not {asked}: look again")]
    Stale {
        /// The version the request was made for.
        asked: u64,
        /// The version now.
        now: u64,
    },
    /// The rules say no.
    #[error("{0}")]
    Illegal(Illegal<R>),
    /// Nothing was played that could be taken back.
    #[error("nothing to undo")]
    NothingToUndo,
    /// Somebody else decided since.
    #[error("another seat decided last: undo needs the consent of the others")]
    NotYours,
    /// A die, a card or a hidden thing was revealed.
    #[error("something new was revealed: undo needs the consent of the others")]
    Revealed,
    /// Not all the others agreed.
    #[error("undo this far needs the consent of every other seat")]
    NoConsent,
}

impl<G: Game> Table<G> {
    /// Opens a table: set-up is done, and the first decision awaited.
    pub fn open(
        game: Arc<G>,
        config: G::Config,
        sitters: Vec<Sitter>,
        seed: Seed,
    ) -> Result<(Table<G>, Vec<G::Event>), ConfigError> {
        let seats = G::seats(&config);
        if sitters.len() != seats {
            return Err(ConfigError(format!("{} people for {seats} seats", sitters.len())));
        }
        let mut events = Vec::new();
        let state = game.setup(&config, seed, &mut events)?;
        let header = Header {
            format: FORMAT,
            game: G::META.id.into(),
            rules: G::META.rules,
            data: game.data_hash(),
            config: serde_json::to_value(&config).map_err(|error| ConfigError(error.to_string()))?,
            seats: sitters,
            commitment: seed.commitment(),
            chance: events.iter().filter_map(G::chance).collect(),
        };
        let record = Record { header, entries: Vec::new(), footer: None };
        let (asked, mut earlier) = (Asked::now(0, 0), Earlier::new());
        earlier.note(0, &state);
        let played = Vec::new();
        Ok((Table { game, config, seed, record, state, played, earlier, forgotten: 0, asked }, events))
    }

    /// How many entries the record has; grows with everything that happens, undo included.
    pub fn version(&self) -> u64 {
        self.forgotten + self.record.entries.len() as u64
    }

    /// The version at which the seat was asked what it is asked now. What was chosen for this version or a later one was
    /// chosen for the decision that is still to be made, whatever else happened since.
    pub fn asked_at(&self, seat: Seat) -> u64 {
        self.asked.since(seat)
    }

    /// The version of the latest decision of whomever, or of the latest undo: what there is to take back has not changed since.
    pub fn decided_at(&self) -> u64 {
        self.asked.decided()
    }

    /// The rules the match is played by.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The options the table was opened with.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// The full state: for bots' `Observation`, stores and tests; never for a response.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Who is to decide.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// What a viewer sees.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// What the seat may do.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut out = Vec::new();
        self.game.legal(&self.state, seat, &mut out);
        out
    }

    /// Does an action, if the table still is at the version it was chosen for.
    pub fn act(
        &mut self,
        version: u64,
        seat: Seat,
        action: G::Action,
    ) -> Result<Vec<G::Event>, Refused<G::Reason>> {
        self.plan(version, seat, action).map(|planned| self.settle(planned))
    }

    /// Finds out what an action would do, without doing it yet.
    pub fn plan(
        &self,
        version: u64,
        seat: Seat,
        action: G::Action,
    ) -> Result<Planned<G>, Refused<G::Reason>> {
        self.expect(version)?;
        let mut next = self.state.clone();
        let mut events = Vec::new();
        self.game.apply(&mut next, seat, action, &mut events).map_err(Refused::Illegal)?;
        let revealed_to = events.iter().fold(Seats::NONE, |all, e| all.union(self.game.reveals(e)));
        let entry = Entry::Act {
            seat,
            action: Some(action.to_string()),
            chance: events.iter().filter_map(G::chance).collect(),
            state: Some(Digest::of_value(&next).short()),
        };
        let footer = (self.game.turn(&next) == Turn::Over)
            .then(|| Footer { seed: self.seed, result: self.game.outcome(&next) });
        let change = Change::Act(next, Played { seat, action, revealed_to });
        Ok(Planned { entry, events, footer, at: version, change })
    }

    /// Who could take back the turn that passes on with this action.
    pub fn holder_after(&self, planned: &Planned<G>) -> Option<Seat> {
        let Change::Act(_, played) = &planned.change else { return None };
        let seat = played.seat;
        let passed = !matches!(self.turn_after(planned), Turn::Await(seats) if seats.contains(seat));
        (passed && planned.footer.is_none() && !played.revealed_to.contains(seat)).then_some(seat)
    }

    /// Who is to decide once this has happened; for an undo, who is to decide now.
    pub fn turn_after(&self, planned: &Planned<G>) -> Turn {
        match &planned.change {
            Change::Act(next, _) => self.game.turn(next),
            Change::TakeBack(_) | Change::Note => self.turn(),
        }
    }

    /// Lets happen what was planned; the table must not have moved on since.
    pub fn settle(&mut self, planned: Planned<G>) -> Vec<G::Event> {
        assert_eq!(planned.at, self.version(), "a plan is settled before anything else happens");
        let before = self.turn();
        let moved = match planned.change {
            Change::Act(next, played) => {
                let by = played.seat;
                self.state = next;
                self.played.push(played);
                self.earlier.note(self.played.len(), &self.state);
                Some(Some(by))
            }
            Change::TakeBack(actions) => {
                self.take_back(actions);
                Some(None)
            }
            Change::Note => {
                self.note(&planned.entry);
                None
            }
        };
        self.record.entries.push(planned.entry);
        if let Some(by) = moved {
            self.asked.moved(by, (before, self.turn()), self.version(), self.played.len());
        }
        self.record.footer = planned.footer;
        planned.events
    }

    /// Plans an entry that changes nothing in the match itself: a clock, a seat, a confirmed turn.
    pub fn plan_note(&self, entry: Entry) -> Planned<G> {
        debug_assert!(!matches!(entry, Entry::Act { .. } | Entry::Undo { .. }), "these change the match");
        let change = Change::Note;
        Planned { entry, events: Vec::new(), footer: self.record.footer, at: self.version(), change }
    }

    /// What an action would bring, as its seat would be told: the same code as the move, on a copy.
    ///
    /// What chance or a hidden card would decide is left out.
    pub fn preview(&self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Illegal<G::Reason>> {
        preview(&*self.game, &self.state, seat, action)
    }

    /// Whether one person plays, against the rules alone.
    pub fn is_alone(&self) -> bool {
        G::seats(&self.config) == 1
    }

    /// The seat whose turn has just passed on and who could still take it back: with a "confirm my turn" setting the
    /// others wait for this one.
    pub fn holder(&self) -> Option<Seat> {
        let last = self.played.last()?;
        let passed = !matches!(self.turn(), Turn::Await(seats) if seats.contains(last.seat));
        (passed && self.can_undo(last.seat).is_ok()).then_some(last.seat)
    }

    /// How many decisions stand.
    pub fn played(&self) -> usize {
        self.played.len()
    }

    /// The decisions that stand, in order.
    pub fn actions(&self) -> impl Iterator<Item = (Seat, G::Action)> + '_ {
        self.played.iter().map(|played| (played.seat, played.action))
    }

    /// The whole record, secrets included: for the store, and for everyone once the match is over. Entries given to
    /// [`Table::forget`] are missing at its front.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Drops the entries from memory, since a store has them; the version stays.
    pub fn forget(&mut self) {
        self.forgotten = self.version();
        self.record.entries = Vec::new();
    }

    /// The record as a viewer may have it now: whole when the match is over, sealed before.
    pub fn record_for(&self, viewer: Viewer) -> Record {
        if self.record.footer.is_some() {
            return self.record.clone();
        }
        self.record.sealed(|seat, text| {
            !viewer.is(seat) && text.parse::<G::Action>().is_ok_and(|action| G::is_secret(action))
        })
    }

    /// Notes that somebody else sits in a seat from now on.
    pub fn seat_changed(&mut self, seat: Seat, sitter: Sitter) {
        let planned = self.plan_note(Entry::Seat { seat, sitter });
        self.settle(planned);
    }

    pub(crate) fn expect(&self, version: u64) -> Result<(), Refused<G::Reason>> {
        let now = self.version();
        if version == now { Ok(()) } else { Err(Refused::Stale { asked: version, now }) }
    }

    /// A confirmed turn counts as revealed to everybody: it is not taken back without consent any more.
    fn note(&mut self, entry: &Entry) {
        if let (Entry::Confirm { .. }, Some(last)) = (entry, self.played.last_mut()) {
            last.revealed_to = Seats::first(MAX_SEATS);
        }
    }
}

/// What an action would bring, as [`Table::preview`] tells it.
pub(crate) fn preview<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
) -> Result<Vec<G::Event>, Illegal<G::Reason>> {
    let mut copy = state.clone();
    let mut events = Vec::new();
    game.apply(&mut copy, seat, action, &mut events)?;
    let known = events.iter().take_while(|event| !game.reveals(event).contains(seat));
    Ok(known.filter_map(|event| game.redact(event, Viewer::Seat(seat))).collect())
}

/// Plays a whole match with the given choice at each decision, hearing nothing; the playout of benches and laws.
pub fn playout<G: Game>(
    game: &G,
    state: &mut G::State,
    legal: &mut Vec<G::Action>,
    mut choose: impl FnMut(&[G::Action]) -> usize,
) -> u32 {
    let mut decisions = 0;
    while let Turn::Await(seats) = game.turn(state) {
        let seat = seats.lowest().expect("somebody is awaited");
        game.legal(state, seat, legal);
        let action = legal[choose(legal)];
        game.play(state, seat, action, &mut Silent);
        decisions += 1;
    }
    decisions
}
