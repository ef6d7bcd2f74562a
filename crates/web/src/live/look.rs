//! What there is to see at a table, for one pair of eyes.

use super::task::Live;
use crate::fault::Fault;
use crate::judging::Advice;
use crate::keys::Who;
use crate::meta::{Continued, TableSettings};
use crate::play::{Choice, Work};
use crate::told::{Told, TurnView};
use bots::Budget;
use kernel::{Digest, Outcome, Seat, Seats, Turn, Viewer};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::Arc;
use utoipa::ToSchema;

/// What there is to see at a table.
pub struct Look {
    /// The game's id.
    pub game: &'static str,
    /// The digest of its component data.
    pub data: Digest,
    /// What the table is called.
    pub name: String,
    /// The version.
    pub version: u64,
    /// The seat that the asker looks from.
    pub seat: Option<Seat>,
    /// Whose eyes these are: the public's until everybody is there.
    pub viewer: Viewer,
    /// All seats that the asker owns.
    pub owned: Seats,
    /// Who is to decide.
    pub turn: TurnView,
    /// What is on the table.
    pub view: Box<RawValue>,
    /// What the seat may do.
    pub choices: Vec<Choice>,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// Whether the match waits for people to sit down.
    pub waiting: bool,
    /// Who has not confirmed the turn yet.
    pub held_by: Option<Seat>,
    /// What may be taken back.
    pub undo: UndoView,
    /// How the table is played.
    pub settings: TableSettings,
    /// What the server committed to before the first die.
    pub commitment: Digest,
    /// Whether whoever opened the table chose the seed.
    pub known_seed: bool,
    /// The moment of another match that this one goes on from.
    pub continued: Option<Continued>,
    /// Scores and places, when the match is over.
    pub result: Option<Outcome>,
    /// The table where the same people play again.
    pub rematch: Option<String>,
    /// The tables with the same seed.
    pub duplicates: Vec<String>,
    /// Whether whoever opened the table may open others with the same seed.
    pub duplicate_play: bool,
    /// How much was told since the table woke.
    pub told: u64,
    /// The latest happenings.
    pub latest: Vec<Arc<Told>>,
}

impl Look {
    /// Whether nothing happened since a version but what others decided, at the same time as the asker still does; what is
    /// too long ago is not known.
    pub fn have_only_others_decided_since(&self, version: u64) -> bool {
        let is_theirs = |version: u64| {
            let told = self.latest.iter().find(|told| told.is_entry && told.version == version);
            let data = told.and_then(|told| serde_json::from_str::<Value>(&told.data(self.viewer)).ok());
            let data = data.unwrap_or_default();
            let is_own = self.seat.is_some_and(|seat| data["seat"] == seat.index());
            matches!(data["entry"].as_str(), Some("act" | "clock")) && !is_own
        };
        version < self.version && (version + 1..=self.version).all(is_theirs)
    }
}

/// The work of finding somebody's best actions.
pub struct Advising {
    /// Whose.
    pub seat: Seat,
    /// At which version.
    pub version: u64,
    /// The work.
    pub work: Work<Vec<Advice>>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SeatView {
    /// Which.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The name; empty while nobody sits there.
    pub name: String,
    /// Whether somebody may still sit down here.
    pub open: bool,
    /// The bot that plays here now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether the bot stands in for somebody who may come back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
    /// What is left on the clock, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_ms: Option<u64>,
}

/// What may be taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct UndoView {
    /// Whether the asker may take back the last decision at once.
    pub free: bool,
    /// Whether the asker may ask the others to agree to it.
    pub by_consent: bool,
    /// The seat that asks the others to take back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    pub asked_by: Option<Seat>,
    /// Whether the asker's answer is waited for.
    pub answer: bool,
}

impl Live {
    pub(super) fn look(&self, who: &Who) -> Result<Look, Fault> {
        let seat = self.seat(who)?;
        let viewer = self.viewer(seat);
        let owned = self.meta.owned_by(&who.keys);
        let turn = TurnView::from(self.play.turn());
        let held_by = self.held_by();
        let may_act =
            |seat: &Seat| self.meta.is_full() && held_by.is_none() && !self.meta.bots().contains(*seat);
        Ok(Look {
            game: self.title.id(),
            data: self.play.data(),
            name: self.meta.name.clone(),
            version: self.play.version(),
            seat,
            viewer,
            owned,
            view: self.play.view(viewer),
            choices: seat.filter(may_act).map(|seat| self.play.choices(seat)).unwrap_or_default(),
            seats: self.seat_views(),
            waiting: !turn.over && !self.meta.is_full(),
            held_by,
            undo: seat.map(|seat| self.undo_view(seat)).unwrap_or_default(),
            settings: TableSettings { hints: Some(self.meta.allows_hints()), ..self.meta.settings.clone() },
            commitment: self.commitment,
            known_seed: self.meta.known_seed,
            continued: self.meta.continued.clone(),
            result: turn.over.then(|| self.play.outcome()),
            rematch: self.meta.rematch.clone(),
            duplicates: self.meta.duplicates.clone(),
            duplicate_play: self.meta.organiser.is_some(),
            told: self.feed.told(),
            latest: self.feed.latest(),
            turn,
        })
    }

    /// The work of finding the best actions of whoever asks, where the table allows it.
    pub(super) fn advise(&self, who: &Who, budget: Budget) -> Result<Advising, Fault> {
        let seat = self.seat(who)?.ok_or(Fault::NoSeat)?;
        if !self.meta.allows_hints() {
            return Err(Fault::not_now("error-no-hints"));
        }
        let awaited = matches!(self.play.turn(), Turn::Await(seats) if seats.contains(seat));
        let is_bots = self.meta.bots().contains(seat);
        if !awaited || is_bots || !self.meta.is_full() || self.held_by().is_some() {
            return Err(Fault::not_now("error-nothing-to-decide"));
        }
        Ok(Advising { seat, version: self.play.version(), work: self.play.advice(seat, budget) })
    }

    fn seat_views(&self) -> Vec<SeatView> {
        let left = self.left_ms(self.around.now_ms());
        let view = |(seat, chair): (Seat, &crate::meta::Chair)| SeatView {
            seat,
            name: chair.name.clone(),
            open: chair.is_open(),
            bot: chair.bot.clone(),
            stand_in: chair.bot.is_some() && chair.key.is_some(),
            left_ms: left.as_ref().and_then(|left| left.get(seat.index()).copied()),
        };
        Seat::all(self.meta.seats.len()).zip(&self.meta.seats).map(view).collect()
    }

    fn undo_view(&self, seat: Seat) -> UndoView {
        let over = self.play.turn() == kernel::Turn::Over;
        let is_full = self.is_record_full();
        let free = !is_full && self.play.can_undo(seat).is_ok();
        let request = self.undo_request();
        UndoView {
            free,
            by_consent: !over
                && !free
                && !is_full
                && self.play.seats() > 1
                && self.play.decisions_since(seat).is_some(),
            asked_by: request.map(|request| request.seat),
            answer: request.is_some_and(|request| !request.agreed.contains(seat)),
        }
    }
}
