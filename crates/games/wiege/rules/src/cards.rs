//! The 67 culture and character cards, which share one back, and sets of them.

use crate::pieces::{read_id, write_id};
use kernel::set::{Element, Set};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A culture card (`cu-01` to `cu-40`) or a character card (`ch-01` to `ch-27`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct CardId(u8);

impl CardId {
    /// How many cards there are.
    pub const COUNT: usize = CardId::CULTURES + CardId::CHARACTERS;
    /// How many of them are culture cards.
    pub const CULTURES: usize = 40;
    /// How many of them are character cards.
    pub const CHARACTERS: usize = 27;

    /// The card with this number: cultures first.
    pub const fn new(index: usize) -> Option<CardId> {
        if index < CardId::COUNT { Some(CardId(index as u8)) } else { None }
    }

    /// The culture card at this place of its table.
    pub(crate) const fn culture(index: usize) -> CardId {
        debug_assert!(index < CardId::CULTURES, "there are 40 culture cards");
        CardId(index as u8)
    }

    /// The character card at this place of its table.
    pub(crate) const fn character(index: usize) -> CardId {
        debug_assert!(index < CardId::CHARACTERS, "there are 27 character cards");
        CardId((CardId::CULTURES + index) as u8)
    }

    pub fn all() -> impl Iterator<Item = CardId> {
        (0..CardId::COUNT as u8).map(CardId)
    }

    /// The number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is a culture card; otherwise it is a character.
    #[inline]
    pub const fn is_culture(self) -> bool {
        self.index() < CardId::CULTURES
    }

    /// The card with this word.
    pub fn from_id(id: &str) -> Option<CardId> {
        let (number, first, count) = match id.split_once('-')? {
            ("cu", number) => (number, 0, CardId::CULTURES),
            ("ch", number) => (number, CardId::CULTURES, CardId::CHARACTERS),
            _ => return None,
        };
        let is_number = number.len() == 2 && number.bytes().all(|digit| digit.is_ascii_digit());
        let place = number.parse::<usize>().ok().filter(|_| is_number)?.checked_sub(1)?;
        CardId::new(first + place).filter(|_| place < count)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_culture() {
            write!(f, "cu-{:02}", self.0 + 1)
        } else {
            write!(f, "ch-{:02}", self.0 + 1 - CardId::CULTURES as u8)
        }
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write_id(self.0, self, serializer)
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardId, D::Error> {
        read_id(deserializer, CardId::from_id, CardId::new)
    }
}

/// A set of cards; a list of words where people read it.
pub type Cards = Set<CardId>;

impl Element for CardId {
    type Bits = u128;
    const ALL: u128 = (1 << CardId::COUNT) - 1;
    const LISTED: bool = true;

    #[inline]
    fn bit(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_bit(bit: u32) -> Option<CardId> {
        CardId::new(bit as usize)
    }
}

impl CardId {
    /// All culture cards.
    pub const CULTURE_CARDS: Cards = Set::from_bits((1 << CardId::CULTURES) - 1);
    /// All character cards.
    pub const CHARACTER_CARDS: Cards = Set::from_bits(CardId::ALL & !CardId::CULTURE_CARDS.bits());
}

/// By its word.
impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_numbers_correspond() {
        assert_eq!(CardId::from_id("cu-40"), Some(CardId::culture(39)));
        assert_eq!(CardId::from_id("ch-01"), Some(CardId::character(0)));
        assert_eq!(CardId::all().count(), 67);
        for wrong in ["cu-41", "cu-1", "ch-00", "ch-28", ""] {
            assert_eq!(CardId::from_id(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn sets_keep_their_order() {
        let set: Cards = [CardId::character(3), CardId::culture(7)].into_iter().collect();
        assert_eq!(format!("{set:?}"), "{cu-08, ch-04}");
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["cu-08","ch-04"]"#);
        assert_eq!((CardId::CULTURE_CARDS.len(), CardId::CHARACTER_CARDS.len()), (40, 27));
    }
}
