//! Taking back: free while nothing new was seen, else with the consent of everybody else.

use super::habits::Habit;
use super::play::Step;
use super::task::LiveTable;
use super::{Command, Done};
use crate::http::fault::Fault;
use kernel::{Seat, Seats};
use serde::Serialize;
use std::time::Duration;
use tokio::time::Instant;
use words::key;

/// Somebody asks the others to take back.
#[derive(Clone, Debug)]
pub(super) struct UndoRequest {
    pub(super) seat: Seat,
    pub(super) decisions: usize,
    pub(super) agreed: Seats,
    /// The version of the latest decision.
    version: u64,
    since: Instant,
}

/// How long a request keeps its table awake, since only there it is remembered.
const PATIENCE: Duration = Duration::from_hours(1);

#[derive(Serialize)]
struct Asked {
    seat: Seat,
    decisions: usize,
}

#[derive(Serialize)]
struct Declined {
    seat: Seat,
    by: Seat,
}

impl LiveTable {
    /// The request that still stands: any decision ends it.
    pub(super) fn undo_request(&self) -> Option<&UndoRequest> {
        self.undo_request.as_ref().filter(|request| request.version == self.play.decided_at())
    }

    /// Whether a request waits for its answer, and has not waited for too long.
    pub(super) fn is_undo_pending(&self) -> bool {
        self.undo_request().is_some_and(|request| request.since.elapsed() < PATIENCE)
    }

    pub(super) async fn undo(&mut self, seat: Seat) -> Result<Done, Fault> {
        let options = self.play.undo_options(seat);
        if options.is_free {
            self.count(seat, self.habit_of_undo(seat))?;
            return self.perform(Step::Undo(seat), None).await;
        }
        if self.status().seats == 1 {
            return Err(Fault::not_now(key!("error-undo-alone")));
        }
        let decisions = options.decisions.ok_or(Fault::not_now(key!("error-undo-nothing")))?;
        self.ask_to_undo(seat, decisions).await
    }

    async fn ask_to_undo(&mut self, seat: Seat, decisions: usize) -> Result<Done, Fault> {
        let version = self.play.decided_at();
        // To ask twice is to ask once.
        if self.undo_request().is_some_and(|request| request.seat == seat && request.decisions == decisions) {
            return self.undo_if_agreed().await;
        }
        self.count(seat, Habit::Ask)?;
        // Bots never mind, and a seat played by a bot for its owner has nobody to ask.
        let agreed = self.meta.bots().with(seat);
        self.undo_request = Some(UndoRequest { seat, decisions, agreed, version, since: Instant::now() });
        self.publish_notice("undo_asked", &Asked { seat, decisions });
        self.undo_if_agreed().await
    }

    pub(super) async fn answer_undo(&mut self, seat: Seat, agree: bool) -> Result<Done, Fault> {
        let nobody = || Fault::not_now(key!("error-undo-nobody"));
        let request = self.undo_request().ok_or_else(nobody)?.clone();
        if !agree {
            self.undo_request = None;
            let declined = Declined { seat: request.seat, by: seat };
            self.publish_notice("undo_declined", &declined);
            return Ok(self.nothing_happened());
        }
        self.undo_request = Some(UndoRequest { agreed: request.agreed.with(seat), ..request });
        self.undo_if_agreed().await
    }

    async fn undo_if_agreed(&mut self) -> Result<Done, Fault> {
        let everybody = Seats::first(self.status().seats);
        let Some(request) = self.undo_request().filter(|request| request.agreed == everybody).cloned() else {
            return Ok(self.nothing_happened());
        };
        self.undo_request = None;
        let consent = everybody.without(request.seat);
        self.perform(Step::UndoTogether(request.seat, request.decisions, consent), None).await
    }

    /// Whether a command is still taken while a turn waits to be confirmed by its player.
    pub(super) fn can_run_while_held(command: &Command) -> bool {
        !matches!(command, Command::Act { .. } | Command::Submit { .. })
    }
}
