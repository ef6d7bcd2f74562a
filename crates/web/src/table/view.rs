//! What there is to see at a table, for one viewer.

use super::erased::Erased;
use super::meta::{Chair, Continued, TableSettings, Unrated};
use super::play::{Choice, Work};
use super::task::LiveTable;
use super::update::{TurnView, Update};
use crate::analysis::Advised;
use crate::games::GameRef;
use crate::http::fault::Fault;
use crate::http::keys::Caller;
use bots::Budget;
use kernel::{Digest, Outcome, Seat, Seats, Turn, Viewer};
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;
use words::{Lang, key};

/// What there is to see at a table.
pub struct TableView {
    /// The game that is played, with its component data.
    pub game: GameRef,
    /// The digest of its component data.
    pub data: Digest,
    /// What the table is called.
    pub name: String,
    /// How many entries the record has: it grows with every change.
    pub version: u64,
    /// The version at which the asker's seat was asked what it is asked now.
    pub asked_at: u64,
    /// The seat that the asker looks from.
    pub seat: Option<Seat>,
    /// Whose eyes these are: the public's until everybody is there.
    pub viewer: Viewer,
    /// All seats that the asker owns.
    pub owned: Seats,
    /// Who is to decide.
    pub turn: TurnView,
    /// What is on the table: the game's own view, redacted for the viewer.
    pub view: Arc<dyn Erased>,
    /// Whether the asker's seat is to decide, and may do so now.
    pub is_asked: bool,
    /// What the seat may do, where [`Detail::Choices`] was asked for.
    pub choices: Vec<Choice>,
    /// Who sits where, by seat.
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
    /// Why the match is no measure of those who play it.
    pub unrated: Vec<Unrated>,
    /// Scores and places, when the match is over.
    pub result: Option<Outcome>,
    /// The table where the same people play again.
    pub rematch: Option<String>,
    /// The tables with the same seed.
    pub duplicates: Vec<String>,
    /// Whether whoever opened the table may open others with the same seed.
    pub duplicate_play: bool,
    /// Which waking of a table this is, counted since the server started: with [`TableView::published`] it tells what was
    /// seen and said.
    pub waking: u64,
    /// How many updates were published since the table woke.
    pub published: u64,
    /// The latest updates.
    pub latest: Vec<Arc<Update>>,
}

/// How much of a table is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// What a page is drawn from: it asks the rules itself what may be done.
    Page,
    /// Also what the seat may do, with sentences in this language and previews: for programs.
    Choices(Lang),
}

/// The work of finding somebody's best actions.
pub struct Advising {
    /// The seat that asked.
    pub seat: Seat,
    /// The version at which it was asked: advice for an earlier one is out of date.
    pub version: u64,
    /// The search itself, for the pool of bots.
    pub work: Work<Vec<Advised>>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SeatView {
    /// The number of the seat, from 0.
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

impl LiveTable {
    pub(super) fn view(&self, caller: &Caller, detail: Detail) -> Result<TableView, Fault> {
        let seat = self.seat(caller)?;
        let viewer = self.viewer(seat);
        let owned = self.meta.owned_by(&caller.keys);
        let status = self.status();
        let turn = TurnView::from(status.turn);
        let held_by = self.held_by();
        let is_open = self.meta.is_full() && held_by.is_none();
        let asked =
            seat.filter(|seat| is_open && status.turn.awaits(*seat) && !self.meta.bots().contains(*seat));
        let choices = match (asked, detail) {
            (Some(seat), Detail::Choices(lang)) => {
                let names: Vec<String> = self.meta.seats.iter().map(|chair| chair.name.clone()).collect();
                self.play.choices(seat, lang, &names)
            }
            _ => Vec::new(),
        };
        Ok(TableView {
            game: self.game.clone(),
            data: status.data,
            name: self.meta.name.clone(),
            version: status.version,
            asked_at: seat.map_or(status.version, |seat| self.play.asked_at(seat)),
            seat,
            viewer,
            owned,
            view: self.play.view(viewer),
            is_asked: asked.is_some(),
            choices,
            seats: self.seat_views(),
            waiting: !turn.over && !self.meta.is_full(),
            held_by,
            undo: seat.map(|seat| self.undo_view(seat)).unwrap_or_default(),
            settings: TableSettings { hints: Some(self.meta.allows_hints()), ..self.meta.settings.clone() },
            commitment: self.commitment,
            known_seed: self.meta.known_seed,
            continued: self.meta.continued.clone(),
            unrated: self.meta.unrated(),
            result: status.result,
            rematch: self.meta.rematch.clone(),
            duplicates: self.meta.duplicates.clone(),
            duplicate_play: self.meta.organiser.is_some(),
            waking: self.waking,
            published: self.feed.published(),
            latest: self.feed.latest(),
            turn,
        })
    }

    /// The work of finding the best actions of whoever asks, where the table allows it.
    pub(super) fn advise(&self, caller: &Caller, budget: Budget) -> Result<Advising, Fault> {
        let seat = self.seat(caller)?.ok_or(Fault::NoSeat)?;
        if !self.meta.allows_hints() {
            return Err(Fault::not_now(key!("error-no-hints")));
        }
        let status = self.status();
        let is_bots = self.meta.bots().contains(seat);
        if !status.turn.awaits(seat) || is_bots || !self.meta.is_full() || self.held_by().is_some() {
            return Err(Fault::not_now(key!("error-nothing-to-decide")));
        }
        Ok(Advising { seat, version: self.play.asked_at(seat), work: self.play.advice(seat, budget) })
    }

    fn seat_views(&self) -> Vec<SeatView> {
        let left = self.left_ms(self.services.now_ms());
        let view = |(seat, chair): (Seat, &Chair)| SeatView {
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
        let status = self.status();
        let options = self.play.undo_options(seat);
        let is_full = self.is_record_full();
        let free = !is_full && options.is_free;
        let can_ask =
            status.turn != Turn::Over && !is_full && status.seats > 1 && options.decisions.is_some();
        let request = self.undo_request();
        UndoView {
            free,
            by_consent: !free && can_ask,
            asked_by: request.map(|request| request.seat),
            answer: request.is_some_and(|request| !self.agrees(seat, request)),
        }
    }
}
