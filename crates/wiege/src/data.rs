//! From the data file to typed tables: parsed once, refused with file, place and reason.

mod cards;
mod events;
mod raw;
mod setup;

pub use cards::{Character, Culture, Face};
pub use events::{Event, Space};
pub use raw::Names;
pub use setup::{Seating, Setup, Word};

use crate::cards::CardId;
use crate::pieces::Symbols;
use kernel::Digest;
use serde::de::DeserializeOwned;
use std::fmt;

/// The text of the data file.
#[derive(Clone, Copy, Debug)]
pub struct Sources<'a> {
    /// `wiege.json`
    pub wiege: &'a str,
}

impl Sources<'static> {
    /// The file this program carries.
    pub const STANDARD: Sources<'static> = Sources { wiege: include_str!("../data/wiege.json") };

    /// The names of the files, in the order of the fields.
    pub const FILES: [&'static str; 1] = ["wiege.json"];
}

/// Component data that cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataError {
    /// Which file.
    pub file: &'static str,
    /// Where in it.
    pub place: String,
    /// What is wrong and what would be right.
    pub reason: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DataError { file, place, reason } = self;
        if place.is_empty() { write!(f, "{file}: {reason}") } else { write!(f, "{file}: {place}: {reason}") }
    }
}

impl std::error::Error for DataError {}

/// All component data, typed.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The 36 events.
    pub events: Vec<Event>,
    /// The 40 culture cards.
    pub cultures: Vec<Culture>,
    /// The 27 character cards.
    pub characters: Vec<Character>,
    /// How a match is set up.
    pub setup: Setup,
    /// The game's names.
    pub names: Names,
    /// The symbols' words, in their order.
    pub symbols: Vec<Word>,
    /// The groups' words, in their order.
    pub groups: Vec<Word>,
    /// The words of the players' colours, by seat.
    pub colours: Vec<Word>,
    /// The digest of the file's content, whatever its layout.
    pub hash: Digest,
}

impl Tables {
    /// Parses and checks the file.
    pub fn parse(sources: &Sources<'_>) -> Result<Tables, DataError> {
        let content: serde_json::Value = read(sources.wiege)?;
        let file: raw::File = read(sources.wiege)?;
        setup::check_meta(&file)?;
        Ok(Tables {
            setup: setup::parse(&file.setup)?,
            symbols: setup::symbols(file.symbols)?,
            groups: setup::groups(file.groups)?,
            colours: setup::colours(file.setup.player_colours)?,
            events: events::parse(file.events)?,
            cultures: cards::cultures(file.cultures)?,
            characters: cards::characters(file.characters)?,
            names: file.meta.names,
            hash: Digest::of(content.to_string().as_bytes()),
        })
    }

    /// The symbols of a card: two on a joker, none on the strongest characters.
    #[inline]
    pub fn symbols_of(&self, card: CardId) -> Symbols {
        match self.culture(card) {
            Some(culture) => culture.symbols,
            None => self.character(card).map_or(Symbols::NONE, Character::symbols),
        }
    }

    /// The culture card, if it is one.
    #[inline]
    pub fn culture(&self, card: CardId) -> Option<&Culture> {
        self.cultures.get(card.index())
    }

    /// The character, if it is one.
    #[inline]
    pub fn character(&self, card: CardId) -> Option<&Character> {
        self.characters.get(card.index().wrapping_sub(CardId::CULTURES))
    }
}

const FILE: &str = Sources::FILES[0];

/// Where an error is reported.
#[derive(Clone)]
struct At(String);

impl At {
    fn new(place: impl Into<String>) -> At {
        At(place.into())
    }

    fn sub(&self, place: impl fmt::Display) -> At {
        At(format!("{}, {place}", self.0))
    }

    fn error(&self, reason: impl Into<String>) -> DataError {
        DataError { file: FILE, place: self.0.clone(), reason: reason.into() }
    }

    fn ensure(&self, holds: bool, reason: impl Into<String>) -> Result<(), DataError> {
        if holds { Ok(()) } else { Err(self.error(reason)) }
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, DataError> {
    serde_json::from_str(text).map_err(|error| At::new("").error(error.to_string()))
}

/// Reads a row; an error names it by its id where it has one, else by its position.
fn read_row<T: DeserializeOwned>(
    what: &str,
    index: usize,
    row: serde_json::Value,
) -> Result<(At, T), DataError> {
    let at = match row.get("id").and_then(serde_json::Value::as_str) {
        Some(id) => At::new(format!("{what} {id:?}")),
        None => At::new(format!("{what} at position {}", index + 1)),
    };
    let parsed = serde_json::from_value(row).map_err(|error| at.error(error.to_string()))?;
    Ok((at, parsed))
}
