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
    /// Whoever asked, and the people who agreed.
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
        let needed =
            self.meta.bots().iter().find(|other| *other != seat && !self.bot_agrees(*other, decisions));
        if let Some(chair) = needed.and_then(|seat| self.meta.chair(seat)) {
            return Err(Fault::not_now_for(key!("error-undo-away"), &chair.name));
        }
        self.count(seat, Habit::Ask)?;
        let agreed = Seats::only(seat);
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
        let seats = self.status().seats;
        let agree = |request: &&UndoRequest| Seat::all(seats).all(|seat| self.agrees(seat, request));
        let Some(UndoRequest { seat, decisions, .. }) = self.undo_request().filter(agree).cloned() else {
            return Ok(self.nothing_happened());
        };
        self.undo_request = None;
        let others = Seats::first(seats).without(seat);
        let are_all_bots = others.iter().all(|seat| self.meta.chair(seat).is_some_and(|it| it.key.is_none()));
        if !are_all_bots {
            return self.perform(Step::UndoTogether(seat, decisions, others), None).await;
        }
        let mut meta = self.meta.clone();
        meta.course.taken_back_among_bots |= self.play.revealed_by(decisions).contains(seat);
        self.perform(Step::UndoAmongBots(seat, decisions), Some(meta)).await
    }

    /// Whether nothing that this seat has to say stands against a request.
    pub(super) fn agrees(&self, seat: Seat, request: &UndoRequest) -> bool {
        request.agreed.contains(seat) || self.bot_agrees(seat, request.decisions)
    }

    /// Whether a bot plays here that may agree. One that sits here for good never minds; one that stands in for somebody speaks
    /// only for what was decided since it took over, and not where anything was shown to anybody meanwhile.
    fn bot_agrees(&self, seat: Seat, decisions: usize) -> bool {
        let Some(chair) = self.meta.chair(seat).filter(|chair| chair.bot.is_some()) else { return false };
        let since = self.meta.course.stand_ins.get(&seat);
        let stands = self.play.played().saturating_sub(decisions);
        let is_its_own = since.is_some_and(|since| stands >= *since);
        chair.key.is_none() || (is_its_own && self.play.revealed_by(decisions).is_empty())
    }

    /// Whether a command is still taken while a turn waits to be confirmed by its player.
    pub(super) fn can_run_while_held(command: &Command) -> bool {
        !matches!(command, Command::Act { .. } | Command::Submit { .. })
    }
}
