//! Completed works of art, incomes, and steps on the tracks.

use crate::Florenza;
use crate::apply::Exec;
use crate::building::{BoxEffect, BuildingEffect};
use crate::data::Income;
use crate::event::{Event, Source};
use crate::pending::{Incomes, Pending};
use crate::pieces::{Artist, Target, Track, Work};
use crate::state::{Player, Reserve};
use kernel::{Seat, Sink};

impl Florenza {
    /// The points of an artist: paid or anonymous, and for each star a masterpiece (rulings R14, building 20).
    pub(crate) fn artist_points(&self, player: &Player, artist: Option<Artist>, stars: u8) -> u8 {
        let base = if artist.is_some() { self.tables.paid } else { self.tables.anonymous };
        let better = player.buildings.both(self.tables.powers.masterpiece).iter();
        let value = better.map(|it| match self.tables.buildings[it.index()].effect {
            BuildingEffect::MasterpieceValue { amount } => amount,
            _ => 0,
        });
        base + stars * value.max().unwrap_or(self.tables.masterpiece)
    }

    /// What a work of the church brings.
    pub(crate) fn income(&self, work: Work) -> Option<Income> {
        self.tables.works[work as usize].income
    }

    /// The income to be received next without asking; `None` where the order may matter to the player.
    ///
    /// Florins come first: having them earlier harms nobody. Steps are in the order of the tracks, unless a box that
    /// asks for something or leads elsewhere is next on one of several tracks (ruling R20).
    pub(crate) fn next_income(&self, player: &Player, incomes: Incomes) -> Option<Work> {
        let florins = |work: &Work| matches!(self.income(*work), Some(Income::Florins(_)));
        if let Some(work) = incomes.iter().find(florins) {
            return Some(work);
        }
        let track = |work: &Work| match self.income(*work) {
            Some(Income::Step(track)) => Some(track),
            _ => None,
        };
        let first = incomes.iter().min_by_key(|work| track(work))?;
        let matters = |work: Work| {
            let boxes =
                track(&work).map(|it| self.tables.tracks[it as usize].boxes.get(usize::from(player.at(it))));
            matches!(
                boxes.flatten(),
                Some(BoxEffect::Step { .. } | BoxEffect::Resource {} | BoxEffect::Die {})
            )
        };
        let asks = incomes.iter().count() > 1 && incomes.iter().any(matters);
        if asks { None } else { Some(first) }
    }
}

impl<S: Sink<Event>> Exec<'_, S> {
    /// What a completed work brings: extra resources or its income, then the palace or the church as a whole. The last
    /// pushed comes first, so the church's steps wait below the income (ruling R21).
    pub(crate) fn complete(&mut self, seat: Seat, work: Work) {
        let game = self.game;
        self.gain_extra(seat, Source::Work(work), game.tables.works[work as usize].extra);
        let done = self.player(seat).done;
        if work.is_palace() && done.includes(Target::PALACE) {
            let points = self.palace_bonus();
            self.player(seat).palace = Some(points);
            self.tell.tell(Event::PalaceCompleted { seat, points });
        }
        if !work.is_palace() && done.includes(Target::CHURCH) {
            self.push(seat, Pending::Track { steps: game.tables.church_steps });
            self.tell.tell(Event::ChurchCompleted { seat });
        }
        self.bring_in(seat, work);
    }

    /// By the number of players who were done in earlier turns, so that all of one turn get the same (ruling R22);
    /// alone by the round.
    fn palace_bonus(&self) -> u8 {
        let (tables, open) = (&self.game.tables, &self.state.open);
        if open.config.is_solo() {
            tables.solo_palace_bonus[usize::from(open.round) - 1]
        } else {
            tables.palace_bonus[usize::from(open.finished)]
        }
    }

    fn bring_in(&mut self, seat: Seat, work: Work) {
        match self.game.income(work) {
            None => {}
            Some(income) => {
                self.tell.tell(Event::IncomeReceived { seat, work });
                match income {
                    Income::Florins(florins) => self.gain_florins(seat, Source::Work(work), florins),
                    Income::Step(track) => self.push(seat, Pending::Steps { track, left: 1 }),
                }
            }
        }
    }

    /// One of the incomes of the round.
    pub(crate) fn receive(&mut self, seat: Seat, work: Work) {
        let Some(Pending::Income(incomes)) = self.top(seat) else { return };
        self.pop(seat);
        let rest = incomes.without(work);
        if !rest.is_empty() {
            self.push(seat, Pending::Income(rest));
        }
        self.bring_in(seat, work);
    }

    /// Crosses the next box and does what it says, before the next step; beyond the end there are florins.
    pub(crate) fn step(&mut self, seat: Seat) {
        let Some(Pending::Steps { track, left }) = self.top(seat) else { return };
        self.pop(seat);
        if left == 0 {
            return;
        }
        if left > 1 {
            self.push(seat, Pending::Steps { track, left: left - 1 });
        }
        let game = self.game;
        let place = self.player(seat).at(track);
        let Some(effect) = game.tables.tracks[track as usize].boxes.get(usize::from(place)) else {
            self.gain_florins(seat, Source::TrackEnd(track), game.tables.overflow);
            return;
        };
        self.player(seat).tracks[track as usize] = place + 1;
        self.tell.tell(Event::Stepped { seat, track, place: place + 1 });
        self.cross_box(seat, track, place + 1, *effect);
    }

    fn cross_box(&mut self, seat: Seat, track: Track, place: u8, effect: BoxEffect) {
        let source = Source::Box(track, place);
        match effect {
            BoxEffect::Florins { amount } => self.gain_florins(seat, source, amount),
            BoxEffect::Points { .. } => {}
            BoxEffect::Star {} => self.gain(seat, source, Reserve { stars: 1, ..Reserve::default() }),
            BoxEffect::ExtraResource {} => self.gain_extra(seat, source, 1),
            BoxEffect::Resource {} => self.push(seat, Pending::Choose { left: 1 }),
            BoxEffect::Step { track } => self.push(seat, Pending::Steps { track, left: 1 }),
            BoxEffect::Die {} => self.push(seat, Pending::DieBox),
        }
    }
}
