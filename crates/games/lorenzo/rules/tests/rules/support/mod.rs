//! A short way to write rule tests: a position as text, actions as notation, and what came of it.
#![allow(unreachable_pub, reason = "one crate of tests uses it")]

mod told;

use kernel::Seat;
use kernel::testing;
pub use kernel::testing::seat;
use lorenzo::items::{Amounts, Item};
use lorenzo::{Event, Lorenzo, State};
use std::sync::LazyLock;

pub static GAME: LazyLock<Lorenzo> = LazyLock::new(Lorenzo::standard);

/// A position and what was played from it.
pub struct Played {
    pub before: State,
    pub state: State,
    pub events: Vec<Event>,
}

/// Sets up a position; see `lorenzo::position` for how it is written.
pub fn position(text: &str) -> Played {
    let state = GAME.position(text).unwrap_or_else(|error| panic!("{error}"));
    Played { before: state, state, events: Vec::new() }
}

/// Sets up a position and plays actions from it, each by the seat that is to decide (the lowest, if several).
pub fn play(text: &str, actions: &str) -> Played {
    position(text).then(actions)
}

impl Played {
    /// Plays further actions, separated by white space.
    #[must_use]
    pub fn then(mut self, actions: &str) -> Played {
        for text in actions.split_whitespace() {
            let seat = self.to_decide();
            testing::play(&*GAME, &mut self.state, seat, text, &mut self.events);
        }
        self
    }

    /// Who is to decide.
    pub fn to_decide(&self) -> Seat {
        testing::to_decide(&*GAME, &self.state)
    }

    /// What changed in a seat's stock since the position: `+3 wood, -2 servants`; `nothing` if nothing did.
    pub fn change(&self, number: u8) -> String {
        let (now, then) = (self.stock_of(number), self.before.open.players[seat(number)].stock);
        let parts: Vec<String> = Item::ALL
            .into_iter()
            .filter(|item| now[*item] != then[*item])
            .map(|item| format!("{:+} {}", now[item] - then[item], item.id()))
            .collect();
        if parts.is_empty() { "nothing".into() } else { parts.join(", ") }
    }

    pub fn stock_of(&self, number: u8) -> Amounts {
        self.state.open.players[seat(number)].stock
    }

    /// A seat's stock: `3 wood, 2 coins`.
    pub fn stock(&self, number: u8) -> String {
        self.stock_of(number).to_string()
    }

    /// The notation of everything that may be done now by whoever is to decide.
    pub fn legal(&self) -> Vec<String> {
        testing::notations(&*GAME, &self.state, self.to_decide())
    }

    /// The legal actions that begin so.
    pub fn legal_with(&self, prefix: &str) -> Vec<String> {
        self.legal().into_iter().filter(|text| text.starts_with(prefix)).collect()
    }

    pub fn may(&self, action: &str) -> bool {
        self.refusal(action).is_none()
    }

    /// Why an action may not be done now; `None` if it may.
    pub fn refusal(&self, action: &str) -> Option<String> {
        testing::refusal(&*GAME, &self.state, self.to_decide(), action)
    }

    /// The slugs of a seat's cards, all types after each other.
    pub fn cards(&self, number: u8) -> Vec<&'static str> {
        let player = &self.state.open.players[seat(number)];
        let cards = player.cards.iter().flatten().flatten();
        cards.map(|card| GAME.tables().cards[card.index()].slug.as_str()).collect()
    }

    /// The score sheet of a seat as it would be now.
    pub fn sheet(&self, number: u8) -> lorenzo::ScoreSheet {
        GAME.score(&self.state)[seat(number)]
    }
}
