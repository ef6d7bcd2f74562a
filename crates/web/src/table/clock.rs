//! Clocks: a seat's time runs while the table waits for it.

use super::bots::RETRY;
use super::meta::{AtEnd, Clocks, Meta};
use super::play::{Plan, Step};
use super::task::LiveTable;
use crate::http::fault::Fault;
use ::bots::{Level, Player};
use kernel::record::Entry;
use kernel::{Seat, Seats, Turn};
use tokio::time::Instant;

impl LiveTable {
    /// The seats whose time runs now.
    pub(super) fn running(&self) -> Seats {
        let status = self.status();
        waits_for(&self.meta, status.turn, status.holder)
    }

    /// Charges the time since the last change to those it ran for, and gives those whose turn ends their due; whoever
    /// takes an ended turn back gives it back. The clocks as they shall be written beside the step, and the entries that say so.
    pub(super) fn wind(&self, step: &Step<'_>, plan: &Plan, meta: &mut Meta, now_ms: i64) -> Vec<Entry> {
        let Some(full) = meta.settings.full_ms() else { return Vec::new() };
        let before = self.running();
        let seats = meta.seats.len();
        let (mut left_ms, mut given_ms) = match &meta.clocks {
            Some(clocks) => (left_at(clocks, self.charged(step, before), now_ms), clocks.given_ms.clone()),
            None => (vec![full; seats], Vec::new()),
        };
        given_ms.resize(seats, 0);
        // Whoever only leaves, sits down or takes back has not ended a turn.
        let (ended, taken_back) = match step {
            Step::Act(..) => (before.except(waits_for(meta, plan.turn, plan.holder)), Seats::NONE),
            Step::Note(Entry::Confirm { .. }) => {
                (before.except(waits_for(meta, plan.turn, None)), Seats::NONE)
            }
            Step::Undo(seat) | Step::UndoTogether(seat, ..) | Step::UndoAmongBots(seat, _) => {
                (Seats::NONE, Seats::only(*seat).except(before))
            }
            Step::Note(_) => (Seats::NONE, Seats::NONE),
        };
        let mut notes = Vec::new();
        for (seat, (left, given)) in Seat::all(seats).zip(left_ms.iter_mut().zip(&mut given_ms)) {
            if ended.contains(seat) {
                let due = meta.settings.after_turn_ms(*left);
                (*given, *left) = (due.saturating_sub(*left), due);
            } else if taken_back.contains(seat) {
                (*left, *given) = (left.saturating_sub(*given), 0);
            } else {
                continue;
            }
            notes.push(Entry::Clock { seat, left_ms: *left });
        }
        meta.clocks = Some(Clocks { left_ms, since_ms: now_ms, given_ms });
        notes
    }

    /// Who pays for the time since the last change. Whoever takes back goes on with the decision: those who were asked by it
    /// never were, so nobody thinks in their time.
    fn charged(&self, step: &Step<'_>, running: Seats) -> Seats {
        let Step::Undo(own) = step else { return running };
        let decided_at = self.play.decided_at();
        let is_asked_by_it = |seat: &Seat| seat != own && self.play.asked_at(*seat) == decided_at;
        running.iter().filter(|seat| !is_asked_by_it(seat)).collect::<Seats>().with(*own)
    }

    /// What each seat has left now, where the table has clocks.
    pub(super) fn left_ms(&self, now_ms: i64) -> Option<Vec<u64>> {
        self.meta.clocks.as_ref().map(|clocks| left_at(clocks, self.running(), now_ms))
    }

    /// When the next seat's time is up.
    pub(super) fn deadline_ms(&self) -> Option<i64> {
        let clocks = self.meta.clocks.as_ref()?;
        let left = self.running().iter().filter_map(|seat| clocks.left_ms.get(seat.index())).min()?;
        Some(clocks.since_ms.saturating_add_unsigned(*left))
    }

    /// Whether the end of somebody's time is seen to: not while a bot thinks, nor until what failed is tried again.
    pub(super) fn minds_the_clock(&self) -> bool {
        !self.is_thinking() && self.retry_at.is_none()
    }

    /// Plays for those whose time is up.
    pub(super) async fn on_time(&mut self) {
        let now_ms = self.services.now_ms();
        let Some(left) = self.left_ms(now_ms) else { return };
        let late = self.running().iter().find(|seat| left.get(seat.index()) == Some(&0));
        let Some(seat) = late else { return };
        let done = if self.held_by() == Some(seat) {
            self.perform(Step::Note(Entry::Confirm { seat }), None).await.map(|_| ())
        } else if self.meta.settings.at_end == AtEnd::Bot {
            self.think(seat, &Player::Ours(Level::Able.kind()));
            Ok(())
        } else if let Some(action) = self.play.pass(seat) {
            self.perform(Step::Act(seat, &action), None).await.map(|_| ())
        } else {
            Ok(())
        };
        if let Err(fault) = done {
            // Of a full disk the log is told once for all tables.
            if fault != Fault::DiskFull {
                tracing::warn!(table = %self.id, %fault, "could not play for a seat whose time is up");
            }
            self.retry_at = Some(Instant::now() + RETRY);
        }
    }
}

fn left_at(clocks: &Clocks, running: Seats, now_ms: i64) -> Vec<u64> {
    let passed = now_ms.saturating_sub(clocks.since_ms).max(0).unsigned_abs();
    let left = |(seat, left): (Seat, &u64)| {
        if running.contains(seat) { left.saturating_sub(passed) } else { *left }
    };
    Seat::all(clocks.left_ms.len()).zip(&clocks.left_ms).map(left).collect()
}

/// The people a table waits for: the one who has not confirmed a turn yet, else those to decide; bots need no clock.
fn waits_for(meta: &Meta, turn: Turn, holder: Option<Seat>) -> Seats {
    let Turn::Await(awaited) = turn else { return Seats::NONE };
    if !meta.is_full() {
        return Seats::NONE;
    }
    let bots = meta.bots();
    match holder.filter(|seat| meta.settings.confirm && !bots.contains(*seat)) {
        Some(holder) => Seats::only(holder),
        None => awaited.iter().filter(|seat| !bots.contains(*seat)).collect(),
    }
}
