//! Doing things at a table: checked, written, then done.

use super::bounds::full_at;
use super::erased::raw;
use super::habits::Habit;
use super::meta::Meta;
use super::play::Step;
use super::task::{LiveTable, SNAPSHOT_EVERY};
use super::update::Update;
use super::{Command, Done};
use crate::http::fault::Fault;
use crate::http::keys::Caller;
use boards::Form;
use kernel::record::Entry;
use kernel::{Seat, Turn, Viewer};
use serde::Serialize;
use std::sync::Arc;
use store::{Append, Chat, Snapshot};
use words::key;

#[derive(Serialize)]
struct Said<'a> {
    at_ms: i64,
    from: &'a str,
    text: &'a str,
}

impl LiveTable {
    /// Does what somebody asks for, if they may.
    pub(super) async fn command(&mut self, caller: &Caller, command: Command) -> Result<Done, Fault> {
        if let Command::Sit { seat, name, key } = command {
            return self.sit(seat, name, key).await;
        }
        if let Command::Duplicates(family) = command {
            return self.note_meta(|meta| meta.duplicates = family).await;
        }
        let seat = self.speaks_for(caller, &command)?;
        if let Some(holder) = self.held_by().filter(|_| !LiveTable::can_run_while_held(&command)) {
            let name = &self.meta.seats[holder.index()].name;
            return Err(Fault::not_now_for(key!("error-held"), name));
        }
        if self.is_record_full() && lengthens(&command, seat) {
            return Err(Fault::not_now(key!("error-record-full")));
        }
        self.check_fresh(&command, seat)?;
        let done = match command {
            Command::Act { action, .. } => self.act(seat, &action).await,
            Command::Submit { form, .. } => self.submit(seat, &form).await,
            Command::Undo { .. } => self.undo(seat).await,
            Command::AnswerUndo { agree } => self.answer_undo(seat, agree).await,
            Command::Confirm => self.confirm(seat).await,
            Command::Say(text) => self.say(seat, &text).await,
            Command::Leave => self.leave(seat).await,
            Command::Return => self.come_back(seat).await,
            Command::CallBot { seat: at, bot } => self.call_bot(seat, at, bot).await,
            Command::Rematch(table) => self.play_again(table).await,
            Command::Sit { .. } | Command::Duplicates(_) => Ok(self.nothing_happened()),
        };
        done.map(|done| Done { seat: Some(seat), ..done })
    }

    /// The one place where it is decided whether a request comes too late: when a decision that concerns it was made since.
    /// Whoever leaves, comes back, confirms or talks holds nobody up. (The store only guards against another process.)
    fn check_fresh(&self, command: &Command, seat: Seat) -> Result<(), Fault> {
        let now = self.status().version;
        let (asked, since) = match command {
            Command::Act { version, .. } | Command::Submit { version, .. } => {
                (*version, self.play.asked_at(seat))
            }
            Command::Undo { version } => (*version, self.play.decided_at()),
            _ => return Ok(()),
        };
        if (since..=now).contains(&asked) { Ok(()) } else { Err(Fault::Stale { asked, now }) }
    }

    /// The seat that somebody speaks for: the one asked for, the one to decide, or the lowest of those owned.
    fn speaks_for(&self, caller: &Caller, command: &Command) -> Result<Seat, Fault> {
        let owned = self.meta.owned_by(&caller.keys);
        if let Some(seat) = caller.seat {
            return owned.contains(seat).then_some(seat).ok_or(Fault::NoSeat);
        }
        let first = match command {
            Command::Act { .. } | Command::Submit { .. } => {
                self.running().iter().find(|seat| owned.contains(*seat))
            }
            Command::Undo { .. } | Command::Confirm => {
                self.status().holder.filter(|seat| owned.contains(*seat))
            }
            Command::AnswerUndo { .. } => {
                let asked = self.undo_request();
                asked.and_then(|request| owned.iter().find(|seat| !request.agreed.contains(*seat)))
            }
            _ => None,
        };
        first.or(owned.lowest()).ok_or(Fault::NoSeat)
    }

    /// Whether the record has grown far beyond what playing makes of it.
    pub(super) fn is_record_full(&self) -> bool {
        self.status().version >= full_at(self.game.meta()) as u64
    }

    async fn act(&mut self, seat: Seat, action: &str) -> Result<Done, Fault> {
        if !self.meta.is_full() {
            return Err(Fault::not_now(key!("error-not-full")));
        }
        if self.meta.bots().contains(seat) {
            return Err(Fault::not_now(key!("error-bot-plays")));
        }
        self.perform(Step::Act(seat, action), None).await
    }

    async fn submit(&mut self, seat: Seat, form: &Form) -> Result<Done, Fault> {
        let action = self.game.action_of(form).map_err(Fault::Malformed)?;
        let action = action.ok_or_else(|| Fault::Malformed("the field \"action\" is missing".into()))?;
        let done = self.act(seat, &action).await?;
        match self.play.answer(seat, form) {
            Some(answer) => self.act(seat, &answer).await,
            None => Ok(done),
        }
    }

    async fn confirm(&mut self, seat: Seat) -> Result<Done, Fault> {
        if self.held_by() != Some(seat) {
            return Err(Fault::not_now(key!("error-nothing-to-confirm")));
        }
        self.perform(Step::Note(Entry::Confirm { seat }), None).await
    }

    async fn say(&mut self, seat: Seat, text: &str) -> Result<Done, Fault> {
        self.count(seat, Habit::Talk)?;
        let from = self.meta.seats[seat.index()].name.clone();
        let at_ms = self.services.now_ms();
        let chat = Chat { at_ms, from: from.clone(), text: text.to_owned() };
        self.services.store.say(&self.id, chat).await?;
        let said = Said { at_ms, from: &from, text };
        self.publish_notice("chat", &said);
        Ok(self.nothing_happened())
    }

    /// Reserves a table to play again at: whoever asks first names it for all.
    async fn play_again(&mut self, table: String) -> Result<Done, Fault> {
        if self.status().turn != Turn::Over {
            return Err(Fault::not_now(key!("error-still-on")));
        }
        if self.meta.rematch.is_some() {
            return Ok(self.nothing_happened());
        }
        self.note_meta(|meta| meta.rematch = Some(table)).await
    }

    async fn note_meta(&mut self, change: impl FnOnce(&mut Meta)) -> Result<Done, Fault> {
        let mut meta = self.meta.clone();
        change(&mut meta);
        self.services.store.set_meta(&self.id, meta.to_text()).await?;
        self.meta = meta;
        self.publish_notice("table", &());
        Ok(self.nothing_happened())
    }

    /// Something that is no entry of the record is sent to everybody who follows the table.
    pub(super) fn publish_notice(&self, name: &str, data: &impl Serialize) {
        self.feed.publish([Arc::new(Update::notice(self.status().version, name, data))]);
    }

    /// The one way anything happens at a table: planned, made durable, and only then done and published.
    pub(super) async fn perform(&mut self, step: Step<'_>, meta: Option<Meta>) -> Result<Done, Fault> {
        let now = self.status().version;
        let plan = self.play.plan(step.clone())?;
        let now_ms = self.services.now_ms();
        let mut next = meta;
        let notes = if self.meta.settings.full_ms().is_some() {
            self.wind(&step, &plan, next.get_or_insert_with(|| self.meta.clone()), now_ms)
        } else {
            Vec::new()
        };
        let next = next.filter(|next| *next != self.meta);
        let lines = notes.iter().map(|note| raw(note).get().to_owned());
        let due = now >= self.snapshot_at + SNAPSHOT_EVERY;
        let append = Append {
            entries: std::iter::once(plan.line).chain(lines).collect(),
            meta: next.as_ref().map(Meta::to_text),
            snapshot: due.then(|| Snapshot { version: now, bytes: self.play.snapshot() }),
            updated_ms: now_ms,
            over: plan.turn == Turn::Over,
            footer: plan.footer,
        };
        let started = std::time::Instant::now();
        match self.services.store.append(&self.id, now, append).await {
            Ok(_) => {}
            Err(store::Error::Stale { .. }) => return Err(self.catch_up(now).await),
            Err(error) => return Err(error.into()),
        }
        self.services.metrics.commit(started.elapsed());
        if due {
            self.snapshot_at = now;
        }
        if let Some(next) = next {
            self.take_seats(next);
        }
        if let Step::Act(seat, _) = step {
            self.bot_work.acted = Some(seat);
        }
        let updates: Vec<Arc<Update>> = self.play.settle(notes).into_iter().map(Arc::new).collect();
        let viewer = seat_of(&step).map_or(Viewer::Public, Viewer::Seat);
        let update = updates.first().map(|update| (update.clone(), viewer));
        self.feed.publish(updates);
        self.let_bots_play();
        Ok(Done { version: self.status().version, seat: None, update })
    }

    pub(super) fn nothing_happened(&self) -> Done {
        Done { version: self.status().version, seat: None, update: None }
    }
}

/// Whether a command makes the record longer without bringing the match nearer to its end, as often as somebody likes.
fn lengthens(command: &Command, own: Seat) -> bool {
    match command {
        Command::Undo { .. } | Command::Leave => true,
        // For somebody who is away a bot may always be called.
        Command::CallBot { seat, .. } => *seat == own,
        _ => false,
    }
}

fn seat_of(step: &Step<'_>) -> Option<Seat> {
    match step {
        Step::Act(seat, _) | Step::Undo(seat) => Some(*seat),
        Step::UndoTogether(seat, ..) | Step::UndoAmongBots(seat, _) => Some(*seat),
        Step::Note(_) => None,
    }
}
