//! How a match went, found by playing its record again: where rounds and turns begin, and the score after each round.

use crate::table::play::Past;
use boards::chart::Stage;
use boards::{Board, Goal, Perspective, Row};
use kernel::Game;
use kernel::record::Entry;
use kernel::table::Table;
use kernel::{Seat, Turn, Viewer};
use std::sync::Arc;
use words::Lang;

/// How a match went.
#[derive(Clone, Debug, Default)]
pub struct MatchHistory {
    /// The rounds that were begun.
    pub rounds: Vec<Round>,
    /// The score at the end of each round that ended.
    pub stages: Vec<Stage>,
    /// What had to be reached alone.
    pub goal: Option<Goal>,
}

/// How a match is looked at to count its points: nobody reads it.
const COUNTING: Perspective<'static> =
    Perspective { lang: Lang::En, sitting: &[], is_asked: false, can_undo: false, rules: "" };

#[derive(Clone, Debug)]
pub struct Round {
    /// Which; 0 before the first.
    pub round: u32,
    /// The version of the table when it began.
    pub at: usize,
    /// Its turns that stand: the version with the first decision of each, and whose it was.
    pub turns: Vec<(usize, Seat)>,
}

/// Plays a record again and notes how it went.
pub fn history<P: Board>(game: &Arc<P::Game>, past: Past<'_>) -> Result<MatchHistory, String> {
    let (mut table, _) = Table::begin(game.clone(), past.header, past.seed)?;
    let round_of = |table: &Table<P::Game>| P::round(&table.view(Viewer::Public));
    let mut history = MatchHistory::default();
    history.rounds.push(Round { round: round_of(&table), at: 0, turns: Vec::new() });
    // Who decided last, unless that ended a turn; and the same before each decision that stands, with its version.
    let mut deciding = None;
    let mut standing: Vec<(usize, Option<Seat>)> = Vec::new();
    for (i, entry) in past.entries.iter().enumerate() {
        let at = i + 1;
        let events = table.follow(entry).map_err(|error| format!("line {}: {error}", at + 1))?;
        if let Entry::Undo { actions, .. } = entry {
            for (at, before) in standing.drain(standing.len().saturating_sub(*actions as usize)..).rev() {
                history.take_back(at);
                deciding = before;
            }
        }
        if let Entry::Act { seat, .. } = entry {
            standing.push((at, deciding));
            if deciding != Some(*seat)
                && let Some(round) = history.rounds.last_mut()
            {
                round.turns.push((at, *seat));
            }
            deciding = (!events.iter().any(P::ends_turn)).then_some(*seat);
        }
        history.follow::<P>(&table, round_of(&table), at);
    }
    let view = table.view(Viewer::Public);
    history.goal = P::goal(&P::scene(game, &view, COUNTING));
    Ok(history)
}

impl MatchHistory {
    /// The turn that began with this decision never was.
    fn take_back(&mut self, at: usize) {
        for round in self.rounds.iter_mut().rev() {
            while round.turns.last().is_some_and(|(begun, _)| *begun >= at) {
                round.turns.pop();
            }
        }
    }

    fn follow<P: Board>(&mut self, table: &Table<P::Game>, now: u32, at: usize) {
        let before = self.rounds.last().map_or(0, |it| it.round);
        if now < before {
            // Taken back into an earlier round.
            self.rounds.retain(|it| it.round <= now);
            self.stages.retain(|it| it.round < now);
        } else if now > before || table.turn() == Turn::Over {
            if before > 0 {
                self.stages.push(stage::<P>(table, before));
            }
            if now > before {
                self.rounds.push(Round { round: now, at, turns: Vec::new() });
            }
        }
    }
}

fn stage<P: Board>(table: &Table<P::Game>, round: u32) -> Stage {
    let (game, state) = (table.game(), table.state());
    let total = game.outcome(state).scores;
    let mut rows: Vec<Row> = Vec::new();
    // Each seat's points as it sees them itself: others may not know all of them until the end.
    for seat in Seat::all(total.len()) {
        let view = game.view(state, Viewer::Seat(seat));
        let own = P::score(&P::scene(game, &view, COUNTING));
        if rows.is_empty() {
            rows = own;
        } else {
            for (row, own) in rows.iter_mut().zip(own) {
                row.points[seat] = own.points[seat];
            }
        }
    }
    Stage { round, total, rows }
}
