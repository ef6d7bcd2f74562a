//! The pieces of the game as nouns: events, cards, places.

use crate::tell::listed;
use wiege::cards::{CardId, Cards};
use wiege::data::Face;
use wiege::pieces::{Colour, EventId, Kind, Symbol};
use wiege::place::Place;

/// `culture` or `character`, for the beginning of a heading.
pub(super) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Culture => "Culture",
        Kind::Character => "Character",
    }
}

/// Where an event lies, with its preposition: `at c1`.
pub(super) fn place(place: Place) -> String {
    format!("at {place}")
}

impl super::Told<'_> {
    /// An event by its title.
    pub(super) fn event(&self, event: EventId) -> &str {
        self.0.tables().events.get(event.index()).map_or("an event", |it| it.names.en.as_str())
    }

    /// A culture card by what it shows, a character by name and value: `science rotation card cu-31`.
    pub(super) fn card(&self, card: CardId) -> String {
        let tables = self.0.tables();
        if let Some(character) = tables.character(card) {
            let value = character.value;
            return match character.symbol {
                Some(symbol) => format!("{} ({} {value})", character.names.en, symbol.id()),
                None => format!("{} ({value})", character.names.en),
            };
        }
        let symbols: Vec<&str> = tables.symbols_of(card).iter().map(Symbol::id).collect();
        let face = match tables.culture(card).map(|it| it.face) {
            Some(Face::Joker) => "joker",
            Some(Face::Genius(Colour::Blue)) => "card with a blue genius",
            Some(Face::Genius(Colour::Red)) => "card with a red genius",
            Some(Face::Rotation) => "rotation card",
            None => "card",
        };
        format!("{} {face} {card}", symbols.join("/"))
    }

    /// Cards, listed.
    pub(super) fn cards(&self, cards: Cards) -> String {
        listed(cards.iter().map(|card| self.card(card)))
    }
}
