//! The vocabulary of the game: symbols, colours, events, places on the table, pieces.

use kernel::set::{Element, Set};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A culture symbol.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Symbol {
    Science,
    Architecture,
    Finance,
    Exploration,
    Religion,
}

impl Symbol {
    /// All symbols, in the order they are always listed.
    pub const ALL: [Symbol; 5] =
        [Symbol::Science, Symbol::Architecture, Symbol::Finance, Symbol::Exploration, Symbol::Religion];

    /// The symbol's word in data and notation.
    pub const fn id(self) -> &'static str {
        ["science", "architecture", "finance", "exploration", "religion"][self as usize]
    }

    /// The symbol with this word.
    pub fn from_id(id: &str) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.id() == id)
    }
}

/// A set of symbols.
pub type Symbols = Set<Symbol>;

kernel::enum_set!(Symbol: u8);

/// The colour of a space, and of a genius mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    Blue,
    Red,
}

impl Colour {
    /// The scoring that the last free space of this colour brings about.
    pub const fn scoring(self) -> Kind {
        match self {
            Colour::Blue => Kind::Culture,
            Colour::Red => Kind::Character,
        }
    }
}

/// A kind of scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Kind {
    /// Symbols in the tableau are counted.
    Culture,
    /// Characters are revealed.
    Character,
}

/// A group of six events.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Group {
    /// 1442 to 1471.
    Red,
    /// 1474 to 1498.
    Violet,
    /// 1499 to 1517.
    Green,
    /// 1519 to 1525.
    Blue,
    /// 1526 to 1542.
    Grey,
    /// 1545 to 1572.
    Black,
}

impl Group {
    /// All groups by age.
    pub const ALL: [Group; 6] =
        [Group::Red, Group::Violet, Group::Green, Group::Blue, Group::Grey, Group::Black];

    /// The group's word in data and notation.
    pub const fn id(self) -> &'static str {
        ["red", "violet", "green", "blue", "grey", "black"][self as usize]
    }
}

/// One of the 36 historical events, by group and number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct EventId(u8);

impl EventId {
    /// How many events there are.
    pub const COUNT: usize = 36;

    /// The event with this number, counted through all groups.
    pub const fn new(index: usize) -> Option<EventId> {
        if index < EventId::COUNT { Some(EventId(index as u8)) } else { None }
    }

    pub fn all() -> impl Iterator<Item = EventId> {
        (0..EventId::COUNT as u8).map(EventId)
    }

    /// The number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The group it belongs to.
    pub const fn group(self) -> Group {
        Group::ALL[self.index() / 6]
    }

    /// The event with this word.
    pub fn from_id(id: &str) -> Option<EventId> {
        let (group, number) = id.strip_prefix("ev-")?.split_once('-')?;
        let group = Group::ALL.into_iter().position(|it| it.id() == group)?;
        let place = (1..=6u8).position(|it| number.as_bytes() == [b'0' + it])?;
        EventId::new(group * 6 + place)
    }
}

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ev-{}-{}", self.group().id(), self.0 % 6 + 1)
    }
}

/// A set of events.
pub type Events = Set<EventId>;

impl Element for EventId {
    type Bits = u64;
    const ALL: u64 = (1 << EventId::COUNT) - 1;
    const LISTED: bool = false;

    #[inline]
    fn bit(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_bit(bit: u32) -> Option<EventId> {
        EventId::new(bit as usize)
    }
}

/// A word where people read it, a number where they don't.
pub(crate) fn write_id<S: Serializer>(
    number: u8,
    word: &impl fmt::Display,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        serializer.collect_str(word)
    } else {
        serializer.serialize_u8(number)
    }
}

/// Reads what [`write_id`] wrote.
pub(crate) fn read_id<'de, T, D: Deserializer<'de>>(
    deserializer: D,
    from_word: impl Fn(&str) -> Option<T>,
    from_number: impl Fn(usize) -> Option<T>,
) -> Result<T, D::Error> {
    if deserializer.is_human_readable() {
        let word = String::deserialize(deserializer)?;
        from_word(&word).ok_or_else(|| D::Error::custom(format!("there is no {word:?}")))
    } else {
        let number = u8::deserialize(deserializer)?;
        from_number(number.into()).ok_or_else(|| D::Error::custom(format!("there is no number {number}")))
    }
}

impl Serialize for EventId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write_id(self.0, self, serializer)
    }
}

impl<'de> Deserialize<'de> for EventId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<EventId, D::Error> {
        read_id(deserializer, EventId::from_id, EventId::new)
    }
}

/// What can be placed on an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Piece {
    /// An influence stone.
    Stone,
    /// The genius pawn.
    Pawn,
}

impl Piece {
    /// The piece's word in notation.
    pub const fn id(self) -> &'static str {
        ["stone", "pawn"][self as usize]
    }
}
