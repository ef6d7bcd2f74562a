//! The 67 culture and character cards, which share one back, and sets of them.

use crate::pieces::{read_id, write_id};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A culture card (`cu-01` to `cu-40`) or a character card (`ch-01` to `ch-27`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
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

    /// All cards.
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
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards(u128);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All cards.
    pub const ALL: Cards = Cards((1 << CardId::COUNT) - 1);
    /// All culture cards.
    pub const CULTURES: Cards = Cards((1 << CardId::CULTURES) - 1);
    /// All character cards.
    pub const CHARACTERS: Cards = Cards(Cards::ALL.0 & !Cards::CULTURES.0);

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: CardId) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cards of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards of either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn less(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// Puts a card in.
    #[inline]
    pub(crate) fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub(crate) fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    /// The first card of the set.
    #[inline]
    pub const fn first(self) -> Option<CardId> {
        if self.0 == 0 { None } else { Some(CardId(self.0.trailing_zeros() as u8)) }
    }

    /// The cards in their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut left = self;
        std::iter::from_fn(move || {
            let card = left.first()?;
            left.0 &= left.0 - 1;
            Some(card)
        })
    }
}

impl FromIterator<CardId> for Cards {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.insert(card));
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|card| card.to_string())).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u128(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        if deserializer.is_human_readable() {
            return Ok(Vec::<CardId>::deserialize(deserializer)?.into_iter().collect());
        }
        let cards = Cards(u128::deserialize(deserializer)?);
        if cards.less(Cards::ALL).is_empty() { Ok(cards) } else { Err(D::Error::custom("unknown cards")) }
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
        assert_eq!(format!("{set:?}"), r#"{"cu-08", "ch-04"}"#);
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["cu-08","ch-04"]"#);
        assert_eq!((Cards::CULTURES.len(), Cards::CHARACTERS.len()), (40, 27));
    }
}
