//! Which facts of the data are known, and which were made up because no source names them.
//!
//! The rules and all totals are known; card faces largely are not. Somebody who owns the printed game can correct a
//! card in the data file and mark it as verified; it then drops out of these lists.

use crate::Wiege;
use crate::cards::CardId;
use crate::data::Tables;
use crate::pieces::EventId;
use serde::Serialize;

/// How sure a fact is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Certainty {
    /// A source says so, or somebody compared it with the printed card.
    Known,
    /// It follows from a source by a short argument.
    Inferred,
    /// Our own design: the printed card will differ.
    Reconstructed,
}

/// A fact on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// The group of an event.
    Group,
    /// The single influence die of an event.
    Die,
    /// The year of an event.
    Year,
    /// The title of an event, or the name of a character.
    Name,
    Symbols,
    /// Spaces, their colours, and the roads.
    Layout,
    /// Whether a culture card is a joker, a genius or a rotation card.
    Face,
    /// How many characters have this value.
    Value,
}

/// A card of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    /// A historical event.
    Event(EventId),
    /// A culture or character card.
    Card(CardId),
}

/// How sure one fact of one card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Note {
    pub subject: Subject,
    pub fact: Fact,
    /// How sure it is.
    pub certainty: Certainty,
}

impl Wiege {
    /// How sure each fact of each card is, in the order of the data.
    pub fn provenance(&self) -> Vec<Note> {
        let tables = self.tables();
        let mut notes = Vec::new();
        for event in EventId::all() {
            notes.extend(of_event(tables, event).map(|(fact, certainty)| Note {
                subject: Subject::Event(event),
                fact,
                certainty,
            }));
        }
        for card in CardId::all() {
            notes.extend(of_card(tables, card).map(|(fact, certainty)| Note {
                subject: Subject::Card(card),
                fact,
                certainty,
            }));
        }
        notes
    }

    /// The facts that were made up.
    pub fn reconstructions(&self) -> Vec<Note> {
        let mut notes = self.provenance();
        notes.retain(|note| note.certainty == Certainty::Reconstructed);
        notes
    }
}

fn of_event(tables: &Tables, id: EventId) -> impl Iterator<Item = (Fact, Certainty)> {
    let event = &tables.events[id.index()];
    let years = tables.groups[event.group() as usize].years;
    let ends_its_range = years.is_some_and(|(from, to)| event.year == from || event.year == to);
    // The printed ranges presumably run from the first card of a group to its last.
    let year = if ends_its_range { Certainty::Inferred } else { Certainty::Reconstructed };
    let unsure = move |certainty| if event.verified { Certainty::Known } else { certainty };
    [
        (Fact::Group, Certainty::Known),
        (Fact::Die, Certainty::Known),
        (Fact::Year, unsure(year)),
        (Fact::Name, unsure(Certainty::Reconstructed)),
        (Fact::Symbols, unsure(Certainty::Reconstructed)),
        (Fact::Layout, unsure(Certainty::Reconstructed)),
    ]
    .into_iter()
}

fn of_card(tables: &Tables, id: CardId) -> impl Iterator<Item = (Fact, Certainty)> {
    let made_up = |verified: bool| if verified { Certainty::Known } else { Certainty::Reconstructed };
    let facts = match (tables.culture(id), tables.character(id)) {
        (Some(culture), _) => {
            let certainty = made_up(culture.verified);
            [Some((Fact::Face, certainty)), Some((Fact::Symbols, certainty)), None]
        }
        (None, Some(character)) => {
            let certainty = made_up(character.verified);
            // The two strongest are known to show no symbol.
            let symbols = if character.symbol.is_none() { Certainty::Known } else { certainty };
            [
                Some((Fact::Value, Certainty::Known)),
                Some((Fact::Symbols, symbols)),
                Some((Fact::Name, certainty)),
            ]
        }
        (None, None) => [None; 3],
    };
    facts.into_iter().flatten()
}
