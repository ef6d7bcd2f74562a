//! Sitting down, leaving, coming back, and bots that stand in.

use super::Done;
use super::habits::Habit;
use super::meta::{Chair, Clock, Meta};
use super::play::Step;
use super::task::LiveTable;
use crate::http::fault::Fault;
use kernel::record::Entry;
use kernel::{Digest, Seat, Turn};
use words::key;

/// How long a seat's owner may be away before the others may call a bot.
pub(super) const AWAY_MS: i64 = 120_000;

impl LiveTable {
    pub(super) async fn sit(&mut self, seat: Option<Seat>, name: String, key: Digest) -> Result<Done, Fault> {
        if self.status().turn == Turn::Over {
            return Err(Fault::not_now(key!("prompt-over")));
        }
        let open =
            Seat::all(self.meta.seats.len()).zip(&self.meta.seats).filter(|(_, chair)| chair.is_open());
        let taken = || match seat {
            Some(_) => Fault::not_now(key!("error-taken")),
            None => Fault::not_now(key!("error-full")),
        };
        let seat = open.map(|(at, _)| at).find(|at| seat.is_none_or(|seat| seat == *at)).ok_or_else(taken)?;
        let done = self.change(seat, |chair| *chair = Chair { name, key: Some(key), bot: None }).await?;
        Ok(Done { seat: Some(seat), ..done })
    }

    pub(super) async fn leave(&mut self, seat: Seat) -> Result<Done, Fault> {
        if self.status().turn == Turn::Over {
            return Err(Fault::not_now(key!("error-nothing-to-leave")));
        }
        if !self.meta.is_full() {
            self.count(seat, Habit::GetUp)?;
            return self.change(seat, |chair| *chair = Chair::default()).await;
        }
        if self.meta.bots().contains(seat) {
            return Ok(self.nothing_happened());
        }
        self.count(seat, Habit::Leave)?;
        self.change(seat, |chair| chair.bot = Some(::bots::Level::Able.id().into())).await
    }

    pub(super) async fn come_back(&mut self, seat: Seat) -> Result<Done, Fault> {
        if self.meta.seats[seat.index()].bot.is_none() {
            return Err(Fault::not_now(key!("error-own-seat")));
        }
        self.change(seat, |chair| chair.bot = None).await
    }

    pub(super) async fn call_bot(&mut self, by: Seat, seat: Seat, word: String) -> Result<Done, Fault> {
        let chair = self.meta.chair(seat).ok_or(Fault::Missing("seat"))?;
        let away = !self.feed.present().contains(seat)
            && self.services.now_ms() - self.seen_ms.get(seat.index()).copied().unwrap_or(0) > AWAY_MS;
        if self.status().turn == Turn::Over {
            Err(Fault::not_now(key!("prompt-over")))
        } else if chair.bot.is_some() {
            Err(Fault::not_now(key!("error-bot-there")))
        } else if chair.is_open() {
            let name = format!("{word} bot");
            self.change(seat, |chair| *chair = Chair { name, key: None, bot: Some(word) }).await
        } else if by != seat && matches!(self.meta.settings.clock, Clock::Days { .. }) {
            Err(Fault::not_now_for(key!("error-has-days"), &chair.name))
        } else if by == seat || away {
            if by == seat {
                self.count(seat, Habit::Leave)?;
            }
            self.change(seat, |chair| chair.bot = Some(word)).await
        } else {
            Err(Fault::not_now_for(key!("error-is-here"), &chair.name))
        }
    }

    /// From now on this is who sits where.
    pub(super) fn take_seats(&mut self, meta: Meta) {
        let pairs = Seat::all(meta.seats.len()).zip(self.meta.seats.iter().zip(&meta.seats));
        for (seat, _) in pairs.filter(|(_, (before, now))| before.key != now.key) {
            self.feed.reseat(seat);
        }
        self.meta = meta;
        self.begin_if_full();
    }

    /// When everybody is there, their streams show them what is theirs.
    pub(super) fn begin_if_full(&self) {
        if self.meta.is_full() {
            self.feed.deal();
        }
    }

    async fn change(&mut self, seat: Seat, change: impl FnOnce(&mut Chair)) -> Result<Done, Fault> {
        let mut meta: Meta = self.meta.clone();
        let chair = meta.seats.get_mut(seat.index()).ok_or(Fault::Missing("seat"))?;
        let was_played_for = chair.bot.is_some();
        change(chair);
        if chair.key.is_none() || chair.bot.is_none() {
            meta.course.stand_ins.remove(&seat);
        } else if !was_played_for {
            meta.course.stand_ins.insert(seat, self.play.played());
        }
        let entry = Entry::Seat { seat, sitter: chair.sitter() };
        self.perform(Step::Note(entry), Some(meta)).await
    }
}
