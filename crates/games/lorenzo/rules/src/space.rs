//! The action spaces of the board.

use crate::pieces::{CardType, Work};
use kernel::set::{Element, Set};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::num::NonZeroU8;

/// An action space. Tower floors come first, tower by tower from the bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Space(NonZeroU8);

/// What kind of space it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Area {
    /// A floor of a tower, counted from 0 at the bottom.
    Floor(CardType, u8),
    /// The small or large space of harvest or production.
    Work(Work, WorkSize),
    /// A market space, counted from 0.
    Market(u8),
    /// The council palace.
    Council,
}

/// Which of the two spaces of an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum WorkSize {
    /// For one member.
    Small,
    /// For any number, at a penalty.
    Large,
}

const SPACE_IDS: [&str; Space::COUNT] = [
    "territory-1",
    "territory-2",
    "territory-3",
    "territory-4",
    "building-1",
    "building-2",
    "building-3",
    "building-4",
    "character-1",
    "character-2",
    "character-3",
    "character-4",
    "venture-1",
    "venture-2",
    "venture-3",
    "venture-4",
    "production-small",
    "production-large",
    "harvest-small",
    "harvest-large",
    "market-coins",
    "market-servants",
    "market-military",
    "market-privileges",
    "market-wood-stone",
    "market-prestige",
    "council-palace",
];

impl Element for Space {
    type Bits = u32;
    const ALL: u32 = (1 << Space::COUNT) - 1;
    const LISTED: bool = false;

    #[inline]
    fn bit(self) -> u32 {
        self.index() as u32
    }

    #[inline]
    fn from_bit(bit: u32) -> Option<Space> {
        Space::new(bit as usize)
    }
}

impl Space {
    /// How many spaces there are, those of the house rules included.
    pub const COUNT: usize = 27;
    /// The council palace.
    pub const COUNCIL: Space = Space::at(26);

    const fn at(index: usize) -> Space {
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => Space(number),
            None => panic!("an index plus one is not zero"),
        }
    }

    /// Whether it is a floor of a tower.
    pub const fn is_floor(self) -> bool {
        self.index() < 16
    }

    /// The floors of a tower.
    #[inline]
    pub const fn floors(tower: CardType) -> Set<Space> {
        Set::from_bits(0xf << (tower as usize * 4))
    }

    /// The space with this index, if it exists.
    pub const fn new(index: usize) -> Option<Space> {
        if index < Space::COUNT { Some(Space::at(index)) } else { None }
    }

    /// The floor of a tower, counted from 0 at the bottom.
    pub const fn floor(tower: CardType, floor: u8) -> Space {
        Space::at(tower as usize * 4 + (floor & 3) as usize)
    }

    /// The small or large space of an area.
    pub const fn work(work: Work, size: WorkSize) -> Space {
        Space::at(16 + work as usize * 2 + size as usize)
    }

    /// A market space, counted from 0.
    pub const fn market(number: u8) -> Space {
        Space::at(20 + (number % 6) as usize)
    }

    /// The index, below [`Space::COUNT`].
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// All spaces in order.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..Space::COUNT).map(Space::at)
    }

    /// What kind of space it is.
    #[inline]
    pub const fn area(self) -> Area {
        let index = self.index();
        match index {
            0..16 => Area::Floor(CardType::ALL[index / 4], (index % 4) as u8),
            16 => Area::Work(Work::Production, WorkSize::Small),
            17 => Area::Work(Work::Production, WorkSize::Large),
            18 => Area::Work(Work::Harvest, WorkSize::Small),
            19 => Area::Work(Work::Harvest, WorkSize::Large),
            20..26 => Area::Market((index - 20) as u8),
            _ => Area::Council,
        }
    }

    /// The space's word.
    pub const fn id(self) -> &'static str {
        SPACE_IDS[self.index()]
    }

    /// The space with this word.
    pub fn from_id(id: &str) -> Option<Space> {
        Space::all().find(|space| space.id() == id)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Written as its word where people read it, as a number where they don't.
impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.id())
        } else {
            serializer.serialize_u8(self.index() as u8)
        }
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        if deserializer.is_human_readable() {
            let word = String::deserialize(deserializer)?;
            Space::from_id(&word).ok_or_else(|| D::Error::custom(format!("there is no space {word:?}")))
        } else {
            let index = u8::deserialize(deserializer)?;
            Space::new(index.into()).ok_or_else(|| D::Error::custom(format!("there is no space {index}")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_space_is_found_by_its_word_and_area() {
        for space in Space::all() {
            assert_eq!(Space::from_id(space.id()), Some(space));
            let again = match space.area() {
                Area::Floor(tower, floor) => Space::floor(tower, floor),
                Area::Work(work, size) => Space::work(work, size),
                Area::Market(number) => Space::market(number),
                Area::Council => Space::COUNCIL,
            };
            assert_eq!(again, space);
        }
    }
}
