//! Taking back: free while nothing new was seen, else with the consent of everybody else.

use super::task::Live;
use super::{Deed, Done};
use crate::fault::Fault;
use crate::play::{Refusal, Step};
use crate::told::Told;
use kernel::{Seat, Seats};
use serde::Serialize;
use std::time::Duration;
use tokio::time::Instant;

/// Somebody asks the others to take back.
#[derive(Clone, Debug)]
pub(super) struct Request {
    pub(super) seat: Seat,
    pub(super) decisions: usize,
    pub(super) agreed: Seats,
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

impl Live {
    /// The request that still stands: anything that happens ends it.
    pub(super) fn undo_request(&self) -> Option<&Request> {
        self.request.as_ref().filter(|request| request.version == self.play.version())
    }

    /// Whether a request waits for its answer, and has not waited for too long.
    pub(super) fn is_undo_pending(&self) -> bool {
        self.undo_request().is_some_and(|request| request.since.elapsed() < PATIENCE)
    }

    pub(super) async fn undo(&mut self, seat: Seat, version: u64) -> Result<Done, Fault> {
        match self.play.can_undo(seat) {
            Ok(()) => self.perform(Some(version), Step::Undo(seat), None).await,
            Err(Refusal::NoUndo(_)) => self.ask_to_undo(seat, version).await,
            Err(refusal) => Err(refusal.into()),
        }
    }

    async fn ask_to_undo(&mut self, seat: Seat, version: u64) -> Result<Done, Fault> {
        let now = self.play.version();
        if version != now {
            return Err(Fault::Stale { asked: version, now });
        }
        if self.play.seats() == 1 {
            return Err(Fault::not_now("error-undo-alone"));
        }
        let nothing = || Fault::not_now("error-undo-nothing");
        let decisions = self.play.decisions_since(seat).ok_or_else(nothing)?;
        // Bots never mind, and a seat played by a bot for its owner has nobody to ask.
        let agreed = self.meta.bots().with(seat);
        self.request = Some(Request { seat, decisions, agreed, version: now, since: Instant::now() });
        self.feed.tell([Told::notice(now, "undo_asked", &Asked { seat, decisions })]);
        self.undo_if_agreed().await
    }

    pub(super) async fn answer_undo(&mut self, seat: Seat, agree: bool) -> Result<Done, Fault> {
        let nobody = || Fault::not_now("error-undo-nobody");
        let request = self.undo_request().ok_or_else(nobody)?.clone();
        if !agree {
            self.request = None;
            let declined = Declined { seat: request.seat, by: seat };
            self.feed.tell([Told::notice(self.play.version(), "undo_declined", &declined)]);
            return Ok(self.nothing_happened());
        }
        self.request = Some(super::undo::Request { agreed: request.agreed.with(seat), ..request });
        self.undo_if_agreed().await
    }

    async fn undo_if_agreed(&mut self) -> Result<Done, Fault> {
        let everybody = Seats::first(self.play.seats());
        let Some(request) = self.undo_request().filter(|request| request.agreed == everybody).cloned() else {
            return Ok(self.nothing_happened());
        };
        self.request = None;
        let consent = everybody.without(request.seat);
        self.perform(None, Step::UndoTogether(request.seat, request.decisions, consent), None).await
    }

    /// Whether a deed is still heard while a turn waits to be confirmed by its player.
    pub(super) fn is_heard_while_held(deed: &Deed) -> bool {
        !matches!(deed, Deed::Act { .. })
    }
}
