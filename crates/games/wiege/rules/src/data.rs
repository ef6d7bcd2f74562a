//! From the data file to typed tables: parsed once, refused with file, place and reason.

mod cards;
mod events;
mod raw;
mod setup;

pub use cards::{Character, Culture, Face};
pub use events::{Event, Space};
pub use kernel::data::DataError;
pub use raw::Names;
pub use setup::{Seating, Setup, Word};

use crate::cards::CardId;
use crate::pieces::Symbols;
use kernel::Digest;
use kernel::data::At;
use serde::de::DeserializeOwned;

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
        let content: serde_json::Value = At::file(FILE).read(sources.wiege)?;
        let file: raw::File = At::file(FILE).read(sources.wiege)?;
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

/// A place in the file.
fn place(place: impl Into<String>) -> At {
    At::new(FILE, place)
}

/// Reads a row; an error names it by its id where it has one, else by its position.
fn read_row<T: DeserializeOwned>(
    what: &str,
    index: usize,
    row: serde_json::Value,
) -> Result<(At, T), DataError> {
    let at = At::row(FILE, what, index, &row);
    let parsed = at.read_value(row)?;
    Ok((at, parsed))
}
