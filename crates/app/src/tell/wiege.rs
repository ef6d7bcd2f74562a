//! Die Wiege der Renaissance, told in English.

mod nouns;
mod sentences;

use super::{Names, Tell};
use crate::columns::{Columns, count};
use kernel::{Game, Seat};
use wiege::config::{DuelPass, EmptyDeck, Uppermost};
use wiege::pieces::Symbol;
use wiege::{Config, Event, State, View, Wiege};

/// A game about to be told: its data have the names of events and characters.
struct Told<'a>(&'a Wiege);

impl Tell for Wiege {
    fn options(config: &Config) -> String {
        let Config { players: _, teams, start, culture_empty_deck, duel_pass, uppermost, joker_new_column } =
            *config;
        let mut parts = vec![if teams { "two against two" } else { "everyone for themselves" }.to_string()];
        parts.extend(start.map(|seat| format!("seat {seat} begins")));
        let others = [
            (culture_empty_deck == EmptyDeck::Top, "top event only"),
            (duel_pass == DuelPass::Consecutive, "duels until two passes in a row"),
            (uppermost == Uppermost::Oldest, "oldest card uppermost"),
            (joker_new_column, "jokers open columns"),
        ];
        parts.extend(others.into_iter().filter(|(holds, _)| *holds).map(|(_, words)| words.to_string()));
        parts.join(", ")
    }

    fn words(&self, event: &Event, names: &Names) -> Option<String> {
        Told(self).words(event, names)
    }

    /// A chapter begins with a scoring.
    fn chapter(event: &Event) -> Option<String> {
        match event {
            Event::Began { .. } => Some("The first events".into()),
            Event::ScoringBegan { place, kind, .. } => {
                Some(format!("{} scoring {}", nouns::kind(*kind), nouns::place(*place)))
            }
            _ => None,
        }
    }

    fn brief(&self, event: &Event) -> Option<(Option<Seat>, String)> {
        Some(match event {
            Event::TurnedUp { event_card, .. } => (None, Told(self).event(*event_card).into()),
            Event::Placed { seat, piece, spot, .. } => {
                (Some(*seat), format!("{} {}", piece.id(), nouns::place(spot.place())))
            }
            Event::Moved { seat, .. } => (Some(*seat), "moves".into()),
            Event::Skipped { seat } => (Some(*seat), "loses a turn".into()),
            Event::Drawn { seat, .. } | Event::Taken { seat, .. } => (Some(*seat), "card".into()),
            Event::Laid { seat, .. } => (Some(*seat), "lays".into()),
            Event::Piled { seat, .. } => (Some(*seat), "piles".into()),
            Event::Turned { seat, .. } => (Some(*seat), "turns".into()),
            Event::Won { seat, stones } => {
                (Some(*seat), format!("wins {}", count((*stones).into(), "stone")))
            }
            _ => return None,
        })
    }

    fn standing(&self, view: &View, names: &Names) -> Columns {
        let open = &view.open;
        let mut table = Columns::new(["", "reserve", "on events", "pawn", "hand", "pile"])
            .also(&Symbol::ALL.map(Symbol::id));
        for (seat, player) in open.players.iter() {
            let who = names.of(seat).to_string();
            let pawn = if player.pawn_placed { "placed" } else { "home" };
            let placed = open.placed_stones(seat).count();
            let symbols = self.symbol_counts(open, seat).map(|count| count.to_string());
            let numbers = [player.reserve().to_string(), placed.to_string(), pawn.to_string()];
            let cards = [view.in_hand[seat].to_string(), view.on_pile[seat].to_string()];
            table.row([who].into_iter().chain(numbers).chain(cards).chain(symbols));
        }
        table
    }

    fn result(&self, state: &State, names: &Names) -> Columns {
        let (outcome, sheets) = (self.outcome(state), self.sheets(state));
        let mut seats: Vec<Seat> = Seat::all(sheets.len()).collect();
        seats.sort_by_key(|seat| outcome.places[*seat]);
        let mut table =
            Columns::new(["", "player", "stones", "cultures in hand", "characters in hand"]).flush_left(2);
        for seat in seats {
            let sheet = &sheets[seat];
            let numbers = [sheet.stones, sheet.cultures, sheet.characters].map(|number| number.to_string());
            let who = [format!("{}.", outcome.places[seat]), names.of(seat).into()];
            table.row(who.into_iter().chain(numbers));
        }
        table
    }
}

#[cfg(test)]
mod tests;
