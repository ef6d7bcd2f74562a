//! The culture and character cards as tables.

use super::raw::{self, CultureKind, Names};
use super::{At, DataError, place, read_row};
use crate::cards::CardId;
use crate::pieces::{Colour, Symbol, Symbols};

/// A culture card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Culture {
    /// One symbol; two on a joker.
    pub symbols: Symbols,
    /// What else it shows.
    pub face: Face,
    pub id: CardId,
    /// Whether somebody compared the row with the printed card.
    pub verified: bool,
}

/// What a culture card shows besides its symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A second symbol.
    Joker,
    /// A genius mark.
    Genius(Colour),
    /// The rotation mark; the opposite corner shows the symbol twice.
    Rotation,
}

/// A character card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Character {
    /// 1 to 4.
    pub value: u8,
    /// The symbol; none on the values 3 and 4.
    pub symbol: Option<Symbol>,
    pub id: CardId,
    /// The person's name.
    pub names: Names,
    /// Years of birth and death.
    pub life: String,
    /// Whether somebody compared the row with the printed card.
    pub verified: bool,
}

impl Character {
    /// The symbol as a set.
    #[inline]
    pub fn symbols(&self) -> Symbols {
        self.symbol.map_or(Symbols::NONE, Symbols::only)
    }
}

pub(super) fn cultures(rows: Vec<serde_json::Value>) -> Result<Vec<Culture>, DataError> {
    let (n, count) = (rows.len(), CardId::CULTURES);
    place("cultures").ensure(n == count, format!("{n} culture cards; the game has {count}"))?;
    let mut cards = Vec::with_capacity(count);
    for (index, row) in rows.into_iter().enumerate() {
        cards.push(culture(index, row)?);
    }
    Ok(cards)
}

fn culture(index: usize, row: serde_json::Value) -> Result<Culture, DataError> {
    let id = CardId::culture(index);
    let (at, row): (At, raw::CultureRow) = read_row("culture card", index, row)?;
    at.ensure(row.id == id.to_string(), format!("this place is for {:?}", id.to_string()))?;
    let symbols: Symbols = row.symbols.iter().copied().collect();
    let (wanted, what) = match row.kind {
        CultureKind::Joker => (2, "a joker has two different symbols"),
        CultureKind::Genius => (1, "a genius card has one symbol"),
        CultureKind::Rotation => (1, "a rotation card has one symbol"),
    };
    at.ensure(symbols.len() == wanted && row.symbols.len() == wanted, what)?;
    let face = match (row.kind, row.genius) {
        (CultureKind::Joker, None) => Face::Joker,
        (CultureKind::Rotation, None) => Face::Rotation,
        (CultureKind::Genius, Some(colour)) => Face::Genius(colour),
        (CultureKind::Genius, None) => return Err(at.error("a genius card has a mark, blue or red")),
        (_, Some(_)) => return Err(at.error("only genius cards have a genius mark")),
    };
    Ok(Culture { symbols, face, id, verified: row.verified })
}

pub(super) fn characters(rows: Vec<serde_json::Value>) -> Result<Vec<Character>, DataError> {
    let (n, count) = (rows.len(), CardId::CHARACTERS);
    let at = place("characters");
    at.ensure(n == count, format!("{n} characters; the game has {count}"))?;
    let mut cards = Vec::with_capacity(count);
    for (index, row) in rows.into_iter().enumerate() {
        cards.push(character(index, row)?);
    }
    for (value, expected) in [(1, 15), (2, 10), (3, 1), (4, 1)] {
        let found = cards.iter().filter(|card: &&Character| card.value == value).count();
        at.ensure(found == expected, format!("{found} of value {value}; the game has {expected}"))?;
    }
    Ok(cards)
}

fn character(index: usize, row: serde_json::Value) -> Result<Character, DataError> {
    let id = CardId::character(index);
    let (at, row): (At, raw::CharacterRow) = read_row("character", index, row)?;
    at.ensure(row.id == id.to_string(), format!("this place is for {:?}", id.to_string()))?;
    at.ensure((1..=4).contains(&row.value), format!("the value is {}; values are 1 to 4", row.value))?;
    at.ensure(row.symbol.is_some() == (row.value <= 2), "values 1 and 2, and only they, have a symbol")?;
    at.ensure(row.names.are_all_there(), "a name is empty")?;
    Ok(Character {
        value: row.value,
        symbol: row.symbol,
        id,
        names: row.names,
        life: row.life,
        verified: row.verified,
    })
}
