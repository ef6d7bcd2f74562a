//! Lorenzo il Magnifico, told in English.

mod nouns;
mod sentences;

use super::{Names, Tell};
use crate::columns::Columns;
use kernel::{Game, Seat};
use lorenzo::items::Item;
use lorenzo::pieces::CardType;
use lorenzo::space::Area;
use lorenzo::{Config, Event, Lorenzo, State, View};

/// A game about to be told: its data have the names of the cards.
struct Told<'a>(&'a Lorenzo);

impl Tell for Lorenzo {
    fn options(config: &Config) -> String {
        let Config { players: _, advanced, strict_passing, english_leaders, house_rules } = *config;
        let parts = [
            (true, if advanced { "advanced game" } else { "base game" }),
            (strict_passing, "strict passing"),
            (english_leaders, "English leaders"),
            (house_rules, "house rules"),
        ];
        parts.into_iter().filter(|(holds, _)| *holds).map(|(_, words)| words).collect::<Vec<_>>().join(", ")
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
            Event::DiceRolled { dice } => (None, nouns::dice(*dice)),
            Event::CardTaken { seat, card, .. } => (Some(*seat), told.card(*card).into()),
            Event::LeaderPlayed { seat, leader } => (Some(*seat), format!("plays {}", told.leader(*leader))),
            Event::Excommunicated { seat, .. } => (Some(*seat), "excommunicated".into()),
            Event::Placed { seat, space, .. } => match space.area() {
                // Told by the card that is taken there.
                Area::Floor(..) => return None,
                Area::Work(work, _) => (Some(*seat), work.id().into()),
                Area::Market(_) => (Some(*seat), "market".into()),
                Area::Council => (Some(*seat), "council".into()),
            },
            _ => return None,
        })
    }

    fn standing(&self, view: &View, names: &Names) -> Columns {
        const ITEMS: [Item; 7] =
            [Item::Vp, Item::Military, Item::Faith, Item::Wood, Item::Stone, Item::Servants, Item::Coins];
        let mut table = Columns::new([
            "",
            "points",
            "military",
            "faith",
            "wood",
            "stone",
            "servants",
            "coins",
            "cards T/B/C/V",
            "leaders",
        ]);
        for (seat, player) in view.open.players.iter() {
            let amounts = ITEMS.map(|item| player.stock[item].to_string());
            let cards = CardType::ALL.map(|kind| player.count(kind).to_string()).join("/");
            let leaders = player.leaders.len().to_string();
            table.row([names.of(seat).into()].into_iter().chain(amounts).chain([cards, leaders]));
        }
        table
    }

    fn result(&self, state: &State, names: &Names) -> Columns {
        let (outcome, sheets) = (self.outcome(state), self.score(state));
        let mut seats: Vec<Seat> = Seat::all(sheets.len()).collect();
        seats.sort_by_key(|seat| outcome.places[*seat]);
        let heads = ["", "player", "track", "territories", "characters", "ventures", "military", "resources"];
        let ends = if state.open.config.house_rules {
            vec!["prestige", "lost", "total"]
        } else {
            vec!["lost", "total"]
        };
        let mut table = Columns::new(heads).also(&ends).flush_left(2);
        for seat in seats {
            let it = &sheets[seat];
            let mut numbers =
                vec![it.track, it.territories, it.characters, it.ventures, it.military, it.resources];
            if state.open.config.house_rules {
                numbers.push(it.prestige);
            }
            numbers.extend([it.lost_before + it.lost, it.total]);
            let who = [format!("{}.", outcome.places[seat]), names.of(seat).into()];
            table.row(who.into_iter().chain(numbers.iter().map(ToString::to_string)));
        }
        table
    }
}

#[cfg(test)]
mod tests;
