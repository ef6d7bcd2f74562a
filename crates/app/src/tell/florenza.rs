//! Florenza Dice Game, told in English.

mod nouns;
mod sentences;

use super::{Names, Tell};
use crate::columns::Columns;
use florenza::pieces::{Targets, Track};
use florenza::{Config, Event, Florenza, State, View};
use kernel::{Game, Seat};

/// A game about to be told: its data have the names of buildings and works.
struct Told<'a>(&'a Florenza);

impl Tell for Florenza {
    fn options(config: &Config) -> String {
        config.level.map_or_else(String::new, |level| format!("{} Pope", level.id()))
    }

    fn words(&self, event: &Event, names: &Names) -> Option<String> {
        Told(self).words(event, names)
    }

    fn chapter(event: &Event) -> Option<String> {
        match event {
            Event::RoundBegan { round } => Some(format!("Round {round}")),
            _ => None,
        }
    }

    fn brief(&self, event: &Event) -> Option<(Option<Seat>, String)> {
        let told = Told(self);
        Some(match event {
            Event::Built { seat, building, .. } => (Some(*seat), told.building(*building).into()),
            Event::Hired { seat, work, stars: 0, .. } => (Some(*seat), told.work(*work)),
            Event::Hired { seat, work, .. } => (Some(*seat), format!("{}, a masterpiece", told.work(*work))),
            Event::PalaceCompleted { seat, .. } => (Some(*seat), "the palace is complete".into()),
            Event::ChurchCompleted { seat } => (Some(*seat), "the church is complete".into()),
            _ => return None,
        })
    }

    fn standing(&self, view: &View, names: &Names) -> Columns {
        let mut table = Columns::new([
            "",
            "palace",
            "church",
            "buildings",
            "captain",
            "bishop",
            "preacher",
            "florins",
            "extra",
            "stars",
        ]);
        for (seat, player) in view.open.players.iter() {
            let done = |part: Targets| player.done.both(part).len().to_string();
            let works = [done(Targets::PALACE), done(Targets::CHURCH), player.buildings.len().to_string()];
            let tracks = Track::ALL.map(|track| player.at(track).to_string());
            let reserve = &player.reserve;
            let left = [reserve.florins.to_string(), reserve.extra.to_string(), reserve.stars.to_string()];
            table.row([names.of(seat).into()].into_iter().chain(works).chain(tracks).chain(left));
        }
        if view.open.config.is_solo() {
            let ghost = Track::ALL.map(|track| view.open.ghost[track as usize]);
            let [captain, bishop, _] = ghost.map(|place| place.to_string());
            let none = || String::from("-");
            table.row(["the ghost".into(), none(), none(), none(), captain, bishop].into_iter().chain([
                none(),
                none(),
                none(),
                none(),
            ]));
        }
        table
    }

    fn result(&self, state: &State, names: &Names) -> Columns {
        let (outcome, sheets) = (self.outcome(state), self.score(state));
        let mut seats: Vec<Seat> = Seat::all(sheets.len()).collect();
        seats.sort_by_key(|seat| outcome.places[*seat]);
        let heads = ["", "player", "palace", "church", "artists", "buildings", "tracks", "reserve", "total"];
        let mut table = Columns::new(heads).flush_left(2);
        let pope = state.open.config.level.map(|level| {
            let place = 3 - outcome.places[Seat::default()];
            let points = self.tables().solo.target(level).to_string();
            let lines = (0..6).map(|_| "-".to_string());
            let name = self.tables().solo.opponent.clone();
            (place, [format!("{place}."), name].into_iter().chain(lines).chain([points]).collect::<Vec<_>>())
        });
        let mut rows: Vec<(u8, Vec<String>)> = Vec::new();
        for seat in seats {
            let it = &sheets[seat];
            let numbers = [
                it.palace + it.palace_bonus,
                it.church,
                it.palace_artists + it.church_artists,
                it.buildings + it.spaces,
                it.tracks,
                it.stars + it.extra + it.florins,
                it.total,
            ];
            let who = [format!("{}.", outcome.places[seat]), names.of(seat).into()];
            let row = who.into_iter().chain(numbers.iter().map(ToString::to_string)).collect();
            rows.push((outcome.places[seat], row));
        }
        rows.extend(pope);
        rows.sort_by_key(|(place, _)| *place);
        for (_, row) in rows {
            table.row(row);
        }
        table
    }
}

#[cfg(test)]
mod tests;
