//! A live match: the record, the state that follows from it, a version, and undo.

use crate::chance::Seed;
use crate::digest::Digest;
use crate::game::{ConfigError, Eye, Game, Illegal, Silent, Turn};
use crate::record::{Entry, FORMAT, Footer, Header, Record, Sitter};
use crate::seat::{Seat, Seats};
use std::sync::Arc;
use thiserror::Error;

/// A live match. Web, terminal, arena and tests all act, undo and look through this.
pub struct Table<G: Game> {
    game: Arc<G>,
    config: G::Config,
    seed: Seed,
    record: Record,
    state: G::State,
    /// The decisions that stand, in order, with what they revealed; undo takes from the end.
    played: Vec<Played<G>>,
}

struct Played<G: Game> {
    seat: Seat,
    action: G::Action,
    before: G::State,
    revealed_to: Seats,
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
        Ok((Table { game, config, seed, record, state, played: Vec::new() }, events))
    }

    /// How many entries the record has; grows with everything that happens, undo included.
    pub fn version(&self) -> u64 {
        self.record.entries.len() as u64
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The options.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// The full state: for bots' `Sight`, stores and tests; never for a response.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Who is to decide.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// What an eye sees.
    pub fn view(&self, eye: Eye) -> G::View {
        self.game.view(&self.state, eye)
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
        self.expect(version)?;
        let before = self.state.clone();
        let mut events = Vec::new();
        self.game.apply(&mut self.state, seat, action, &mut events).map_err(Refused::Illegal)?;
        let revealed_to = events.iter().fold(Seats::NONE, |all, e| all.union(self.game.reveals(e)));
        self.played.push(Played { seat, action, before, revealed_to });
        self.record.entries.push(Entry::Act {
            seat,
            action: Some(action.to_string()),
            chance: events.iter().filter_map(G::chance).collect(),
            state: Some(Digest::of_value(&self.state).short()),
        });
        if self.turn() == Turn::Over {
            let result = self.game.outcome(&self.state);
            self.record.footer = Some(Footer { seed: self.seed, result });
        }
        Ok(events)
    }

    /// What an action would bring, as its seat would be told: the same code as the move, on a copy.
    ///
    /// What chance or a hidden card would decide is left out.
    pub fn preview(&self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Illegal<G::Reason>> {
        let mut copy = self.state.clone();
        let mut events = Vec::new();
        self.game.apply(&mut copy, seat, action, &mut events)?;
        let known = events.iter().take_while(|event| !self.game.reveals(event).contains(seat));
        Ok(known.filter_map(|event| self.game.redact(event, Eye::Seat(seat))).collect())
    }

    /// Whether the seat may take back its last decision without asking: it was the last to decide, the match is
    /// not over, and it learnt nothing new from it.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Refused<G::Reason>> {
        let last = self.played.last().ok_or(Refused::NothingToUndo)?;
        if self.record.footer.is_some() {
            Err(Refused::Illegal(Illegal::GameOver))
        } else if last.seat != seat {
            Err(Refused::NotYours)
        } else if last.revealed_to.contains(seat) {
            Err(Refused::Revealed)
        } else {
            Ok(())
        }
    }

    /// Takes back the seat's last decision.
    pub fn undo(&mut self, version: u64, seat: Seat) -> Result<(), Refused<G::Reason>> {
        self.expect(version)?;
        self.can_undo(seat)?;
        self.take_back(seat, 1, Seats::NONE);
        Ok(())
    }

    /// Takes back the last decisions, of whomever, with the consent of all other seats.
    pub fn undo_with_consent(
        &mut self,
        version: u64,
        seat: Seat,
        actions: usize,
        consent: Seats,
    ) -> Result<(), Refused<G::Reason>> {
        self.expect(version)?;
        if self.record.footer.is_some() {
            return Err(Refused::Illegal(Illegal::GameOver));
        }
        if actions == 0 || actions > self.played.len() {
            return Err(Refused::NothingToUndo);
        }
        if consent.with(seat) != Seats::first(G::seats(&self.config)) {
            return Err(Refused::NoConsent);
        }
        self.take_back(seat, actions, consent.without(seat));
        Ok(())
    }

    /// How many decisions stand.
    pub fn played(&self) -> usize {
        self.played.len()
    }

    /// The decisions that stand, in order.
    pub fn actions(&self) -> impl Iterator<Item = (Seat, G::Action)> + '_ {
        self.played.iter().map(|played| (played.seat, played.action))
    }

    /// The whole record, secrets included: for the store, and for everyone once the match is over.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The record as an eye may have it now: whole when the match is over, sealed before.
    pub fn record_for(&self, eye: Eye) -> Record {
        if self.record.footer.is_some() {
            return self.record.clone();
        }
        self.record.sealed(|seat, text| {
            !eye.is(seat) && text.parse::<G::Action>().is_ok_and(|action| G::is_secret(action))
        })
    }

    /// Notes that somebody else sits in a seat from now on.
    pub fn seat_changed(&mut self, seat: Seat, sitter: Sitter) {
        self.record.entries.push(Entry::Seat { seat, sitter });
    }

    /// Opens a table from a record that is not over, with its seed: every action is played again and checked.
    pub fn reopen(game: Arc<G>, record: &Record, seed: Seed) -> Result<Table<G>, String> {
        let header = &record.header;
        if header.game != G::META.id || header.rules != G::META.rules || header.data != game.data_hash() {
            return Err("the record belongs to another game, rules version or data set".into());
        }
        if header.commitment != seed.commitment() {
            return Err("the seed is not the one the record committed to".into());
        }
        let config = serde_json::from_value(header.config.clone()).map_err(|error| error.to_string())?;
        let (mut table, _) =
            Table::open(game, config, header.seats.clone(), seed).map_err(|error| error.to_string())?;
        for (i, entry) in record.entries.iter().enumerate() {
            table.follow(entry).map_err(|error| format!("line {}: {error}", i + 2))?;
        }
        if table.record == *record { Ok(table) } else { Err("chance or digests differ on replay".into()) }
    }

    fn follow(&mut self, entry: &Entry) -> Result<(), String> {
        let version = self.version();
        match entry {
            Entry::Act { seat, action: Some(action), .. } => {
                let action = action.parse::<G::Action>().map_err(|error| error.to_string())?;
                self.act(version, *seat, action).map(|_| ()).map_err(|refused| refused.to_string())
            }
            Entry::Act { action: None, .. } => Err("a sealed action cannot be replayed".into()),
            Entry::Undo { seat, actions, consent } => {
                let done = if consent.is_empty() && *actions == 1 {
                    self.undo(version, *seat)
                } else {
                    self.undo_with_consent(version, *seat, *actions as usize, *consent)
                };
                done.map_err(|refused| refused.to_string())
            }
            Entry::Clock { .. } | Entry::Seat { .. } => {
                self.record.entries.push(entry.clone());
                Ok(())
            }
        }
    }

    fn expect(&self, version: u64) -> Result<(), Refused<G::Reason>> {
        let now = self.version();
        if version == now { Ok(()) } else { Err(Refused::Stale { asked: version, now }) }
    }

    fn take_back(&mut self, seat: Seat, actions: usize, consent: Seats) {
        for _ in 0..actions {
            if let Some(played) = self.played.pop() {
                self.state = played.before;
            }
        }
        self.record.entries.push(Entry::Undo { seat, actions: actions as u32, consent });
    }
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
