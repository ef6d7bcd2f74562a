//! Opening a table again: from its record, or from a snapshot and the entries since.
//!
//! A snapshot is a cache, never the truth: it only saves playing a long record again. It holds the state and the
//! decisions that stand, as indices of the fixed action space, so that undo still reaches back to the start.

use crate::asked::Asked;
use crate::chance::Seed;
use crate::earlier::Earlier;
use crate::game::{Game, Turn};
use crate::record::{Entry, Footer, Header, Record};
use crate::seat::{Seat, Seats};
use crate::table::{Planned, Played, Table};
use crate::undo::Standing;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The layout of a snapshot; another one is not read, and the record is played instead.
const LAYOUT: u8 = 1;

#[derive(Serialize, Deserialize)]
struct Snapshot<S> {
    layout: u8,
    version: u64,
    played: Vec<(Seat, u32, Seats)>,
    state: S,
}

impl<G: Game> Table<G> {
    /// Opens a table from a record that is not over, with its seed: every action is played again and checked.
    pub fn reopen(game: Arc<G>, record: &Record, seed: Seed) -> Result<Table<G>, String> {
        let (mut table, _) = Table::begin(game, &record.header, seed)?;
        for (i, entry) in record.entries.iter().enumerate() {
            table.follow(entry).map_err(|error| format!("line {}: {error}", i + 2))?;
        }
        if table.record == *record { Ok(table) } else { Err("chance or digests differ on replay".into()) }
    }

    /// Opens a table as its header says, with the events of the set-up.
    pub fn begin(game: Arc<G>, header: &Header, seed: Seed) -> Result<(Table<G>, Vec<G::Event>), String> {
        let config = check(&*game, header, seed)?;
        let begun =
            Table::open(game, config, header.seats.clone(), seed).map_err(|error| error.to_string())?;
        if begun.0.record.header == *header { Ok(begun) } else { Err("the set-up differs on replay".into()) }
    }

    /// The state and the standing decisions, in a compact form that [`Table::restore`] reads.
    pub fn snapshot(&self) -> Vec<u8> {
        let index = |action| G::index(action).expect("what was played is in the action space") as u32;
        let played = self.played.iter().map(|p| (p.seat, index(p.action), p.revealed_to)).collect();
        let snapshot = Snapshot { layout: LAYOUT, version: self.version(), played, state: &self.state };
        // Programs that do not know the last part read all before it.
        let bytes = postcard::to_allocvec(&snapshot);
        let bytes = bytes.and_then(|bytes| postcard::to_extend(&self.asked, bytes));
        bytes.expect("kernel and game types always serialise")
    }

    /// Opens a table from a snapshot; the entries since are then given to [`Table::follow`].
    pub fn restore(game: Arc<G>, header: &Header, seed: Seed, snapshot: &[u8]) -> Result<Table<G>, String> {
        let config = check(&*game, header, seed)?;
        let wrong = |error| format!("not a snapshot: {error}");
        let (snapshot, rest): (Snapshot<G::State>, &[u8]) =
            postcard::take_from_bytes(snapshot).map_err(wrong)?;
        if snapshot.layout != LAYOUT {
            return Err(format!("layout {} is not {LAYOUT}", snapshot.layout));
        }
        game.check(&snapshot.state)?;
        let mut played = Vec::with_capacity(snapshot.played.len() + 32);
        for (seat, index, revealed_to) in snapshot.played {
            let action = G::action_at(index as usize).ok_or("an unknown action in the snapshot")?;
            played.push(Played { seat, action, revealed_to });
        }
        let asked = match rest {
            [] => Asked::now(snapshot.version, played.len()),
            rest => postcard::from_bytes(rest).map_err(wrong)?,
        };
        let footer = (game.turn(&snapshot.state) == Turn::Over)
            .then(|| Footer { seed, result: game.outcome(&snapshot.state) });
        let record = Record { header: header.clone(), entries: Vec::new(), footer };
        let (state, earlier) = (snapshot.state, Earlier::new());
        Ok(Table { game, config, seed, record, state, played, earlier, forgotten: snapshot.version, asked })
    }

    /// Does again what an entry of the record says, checks what it claims, and gives the events.
    pub fn follow(&mut self, entry: &Entry) -> Result<Vec<G::Event>, String> {
        let planned = self.plan_again(entry)?;
        if planned.entry != *entry {
            return Err("chance or digests differ on replay".into());
        }
        Ok(self.settle(planned))
    }

    fn plan_again(&self, entry: &Entry) -> Result<Planned<G>, String> {
        let version = self.version();
        match entry {
            Entry::Act { seat, action: Some(action), .. } => {
                let action = action.parse::<G::Action>().map_err(|error| error.to_string())?;
                self.plan(version, *seat, action).map_err(|refused| refused.to_string())
            }
            Entry::Act { action: None, .. } => Err("a sealed action cannot be replayed".into()),
            Entry::Undo { seat, actions, consent, among_bots } => {
                let actions = *actions as usize;
                let allowed = self.standing().recorded::<G::Reason>(*seat, actions, *consent);
                allowed.map_err(|refused| refused.to_string())?;
                if *among_bots {
                    Standing::check_mark(*seat, *consent, self.revealed_by(actions))?;
                }
                Ok(self.plan_take_back(*seat, actions, *consent, *among_bots))
            }
            Entry::Clock { seat, .. } | Entry::Seat { seat, .. } | Entry::Confirm { seat } => {
                if seat.index() >= G::seats(&self.config) {
                    return Err(format!("seat {seat} does not exist at this table"));
                }
                Ok(self.plan_note(entry.clone()))
            }
        }
    }
}

fn check<G: Game>(game: &G, header: &Header, seed: Seed) -> Result<G::Config, String> {
    if header.game != G::META.id || header.rules != G::META.rules || header.data != game.data_hash() {
        return Err("the record belongs to another game, rules version or data set".into());
    }
    if header.commitment != seed.commitment() {
        return Err("the seed is not the one the record committed to".into());
    }
    serde_json::from_value(header.config.clone()).map_err(|error| error.to_string())
}
