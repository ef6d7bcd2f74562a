//! Doing things at a table: checked, written, then done.

use super::task::{Live, SNAPSHOT_EVERY};
use super::{Deed, Done};
use crate::fault::Fault;
use crate::keys::Who;
use crate::meta::Meta;
use crate::play::Step;
use crate::told::{Told, raw};
use kernel::record::Entry;
use kernel::{Seat, Turn, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;
use store::{Append, Chat, Snapshot};

/// A record is full with this many times the decisions of the longest match, within bounds: the longest match of some
/// games is far longer than any that was ever played, and of others very short.
const MULTIPLE: u32 = 4;
const LEAST: u32 = 2_000;
const MOST: u32 = 20_000;

#[derive(Serialize)]
struct Said<'a> {
    at_ms: i64,
    from: &'a str,
    text: &'a str,
}

impl Live {
    pub(super) async fn deed(&mut self, who: &Who, deed: Deed) -> Result<Done, Fault> {
        if let Deed::Sit { seat, name, key } = deed {
            return self.sit(seat, name, key).await;
        }
        if let Deed::Duplicates(family) = deed {
            return self.note_meta(|meta| meta.duplicates = family).await;
        }
        let seat = self.speaks_for(who, &deed)?;
        if let Some(holder) = self.held_by().filter(|_| !Live::is_heard_while_held(&deed)) {
            let name = &self.meta.seats[holder.index()].name;
            return Err(Fault::not_now_for("error-held", name));
        }
        if self.is_record_full() && lengthens(&deed, seat) {
            return Err(Fault::not_now("error-record-full"));
        }
        let done = match deed {
            Deed::Act { version, action } => self.act(seat, version, &action).await,
            Deed::Undo { version } => self.undo(seat, version).await,
            Deed::AnswerUndo { agree } => self.answer_undo(seat, agree).await,
            Deed::Confirm { version } => self.confirm(seat, version).await,
            Deed::Say(text) => self.say(seat, &text).await,
            Deed::Leave => self.leave(seat).await,
            Deed::Return => self.come_back(seat).await,
            Deed::CallBot { seat: at, bot } => self.call_bot(seat, at, bot).await,
            Deed::Rematch(table) => self.play_again(table).await,
            Deed::Sit { .. } | Deed::Duplicates(_) => Ok(self.nothing_happened()),
        };
        done.map(|done| Done { seat: Some(seat), ..done })
    }

    /// The seat that somebody speaks for: the one asked for, the one to decide, or the lowest of those owned.
    fn speaks_for(&self, who: &Who, deed: &Deed) -> Result<Seat, Fault> {
        let owned = self.meta.owned_by(&who.keys);
        if let Some(seat) = who.seat {
            return owned.contains(seat).then_some(seat).ok_or(Fault::NoSeat);
        }
        let first = match deed {
            Deed::Act { .. } => self.running().iter().find(|seat| owned.contains(*seat)),
            Deed::Undo { .. } | Deed::Confirm { .. } => {
                self.play.holder().filter(|seat| owned.contains(*seat))
            }
            Deed::AnswerUndo { .. } => {
                let asked = self.undo_request();
                asked.and_then(|request| owned.iter().find(|seat| !request.agreed.contains(*seat)))
            }
            _ => None,
        };
        first.or(owned.lowest()).ok_or(Fault::NoSeat)
    }

    /// Whether the record has grown far beyond what playing makes of it. From then on it takes in only what leads to the
    /// end of the match: whoever moves and takes back in a loop must not fill the disk.
    pub(super) fn is_record_full(&self) -> bool {
        let most = self.title.rules().meta().longest.saturating_mul(MULTIPLE);
        self.play.version() >= u64::from(most.clamp(LEAST, MOST))
    }

    async fn act(&mut self, seat: Seat, version: u64, action: &str) -> Result<Done, Fault> {
        let now = self.play.version();
        if version != now {
            return Err(Fault::Stale { asked: version, now });
        }
        if !self.meta.is_full() {
            return Err(Fault::not_now("error-not-full"));
        }
        if self.meta.bots().contains(seat) {
            return Err(Fault::not_now("error-bot-plays"));
        }
        self.perform(Some(version), Step::Act(seat, action), None).await
    }

    async fn confirm(&mut self, seat: Seat, version: u64) -> Result<Done, Fault> {
        if self.held_by() != Some(seat) {
            return Err(Fault::not_now("error-nothing-to-confirm"));
        }
        self.perform(Some(version), Step::Note(Entry::Confirm { seat }), None).await
    }

    async fn say(&mut self, seat: Seat, text: &str) -> Result<Done, Fault> {
        let from = self.meta.seats[seat.index()].name.clone();
        let at_ms = self.around.now_ms();
        let chat = Chat { at_ms, from: from.clone(), text: text.to_owned() };
        self.around.store.say(&self.id, chat).await?;
        let said = Said { at_ms, from: &from, text };
        self.feed.tell([Told::notice(self.play.version(), "chat", &said)]);
        Ok(self.nothing_happened())
    }

    /// Reserves a table to play again at: whoever asks first names it for all.
    async fn play_again(&mut self, table: String) -> Result<Done, Fault> {
        if self.play.turn() != Turn::Over {
            return Err(Fault::not_now("error-still-on"));
        }
        if self.meta.rematch.is_some() {
            return Ok(self.nothing_happened());
        }
        self.note_meta(|meta| meta.rematch = Some(table)).await
    }

    async fn note_meta(&mut self, change: impl FnOnce(&mut Meta)) -> Result<Done, Fault> {
        let mut meta = self.meta.clone();
        change(&mut meta);
        self.around.store.set_meta(&self.id, meta.to_text()).await?;
        self.meta = meta;
        self.feed.tell([Told::notice(self.play.version(), "table", &())]);
        Ok(self.nothing_happened())
    }

    /// The one way anything happens at a table: planned, made durable, and only then done and told.
    pub(super) async fn perform(
        &mut self,
        version: Option<u64>,
        step: Step<'_>,
        meta: Option<Meta>,
    ) -> Result<Done, Fault> {
        let now = self.play.version();
        let plan = self.play.plan(version.unwrap_or(now), step.clone())?;
        let now_ms = self.around.now_ms();
        let mut next = meta.unwrap_or_else(|| self.meta.clone());
        let notes = self.wind(&step, &plan, &mut next, now_ms);
        let lines = notes.iter().map(|note| raw(note).get().to_owned());
        let due = now >= self.snapshot_at + SNAPSHOT_EVERY;
        let append = Append {
            entries: std::iter::once(plan.line).chain(lines).collect(),
            meta: (next != self.meta).then(|| next.to_text()),
            snapshot: due.then(|| Snapshot { version: now, bytes: self.play.snapshot() }),
            updated_ms: now_ms,
            over: plan.turn == Turn::Over,
            footer: plan.footer,
        };
        let started = std::time::Instant::now();
        match self.around.store.append(&self.id, now, append).await {
            Ok(_) => {}
            Err(store::Error::Stale { .. }) => return Err(self.catch_up(now).await),
            Err(error) => return Err(error.into()),
        }
        self.around.meters.commit(started.elapsed());
        if due {
            self.snapshot_at = now;
        }
        self.take_seats(next);
        if let Step::Act(seat, _) = step {
            self.at_work.acted = Some(seat);
        }
        let told = self.play.settle(notes);
        let viewer = seat_of(&step).map_or(Viewer::Public, Viewer::Seat);
        let events = told.first().map_or_else(|| RawValue::NULL.to_owned(), |told| told.events(viewer));
        self.feed.tell(told);
        self.went_on();
        Ok(Done { version: self.play.version(), events, seat: None })
    }

    pub(super) fn nothing_happened(&self) -> Done {
        Done { version: self.play.version(), events: raw(&[(); 0]), seat: None }
    }
}

/// Whether a deed makes the record longer without bringing the match nearer to its end, as often as somebody likes.
fn lengthens(deed: &Deed, own: Seat) -> bool {
    match deed {
        Deed::Undo { .. } | Deed::Leave => true,
        // For somebody who is away a bot may always be called.
        Deed::CallBot { seat, .. } => *seat == own,
        _ => false,
    }
}

fn seat_of(step: &Step<'_>) -> Option<Seat> {
    match step {
        Step::Act(seat, _) | Step::Undo(seat) | Step::UndoTogether(seat, ..) => Some(*seat),
        Step::Note(_) => None,
    }
}
