//! Leaders by name, and sets of them.

use kernel::set::{Element, Set};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::num::NonZeroU8;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct LeaderId(NonZeroU8);

const LEADER_IDS: [&str; LeaderId::COUNT] = [
    "francesco-sforza",
    "ludovico-ariosto",
    "filippo-brunelleschi",
    "federico-da-montefeltro",
    "girolamo-savonarola",
    "giovanni-dalle-bande-nere",
    "sandro-botticelli",
    "michelangelo-buonarroti",
    "ludovico-iii-gonzaga",
    "leonardo-da-vinci",
    "pico-della-mirandola",
    "sisto-iv",
    "lucrezia-borgia",
    "sigismondo-malatesta",
    "lorenzo-de-medici",
    "ludovico-il-moro",
    "cesare-borgia",
    "santa-rita",
    "cosimo-de-medici",
    "bartolomeo-colleoni",
];

impl LeaderId {
    /// How many leaders there are.
    pub const COUNT: usize = 20;

    /// The leader at this index, below 20.
    pub const fn new(index: usize) -> Option<LeaderId> {
        if index >= LeaderId::COUNT {
            return None;
        }
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => Some(LeaderId(number)),
            None => None,
        }
    }

    /// The index, below 20.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// All leaders in order.
    pub fn all() -> impl Iterator<Item = LeaderId> {
        (0..LeaderId::COUNT).filter_map(LeaderId::new)
    }

    /// The leader's word.
    pub const fn id(self) -> &'static str {
        LEADER_IDS[self.index()]
    }

    /// The leader with this word.
    pub fn from_id(id: &str) -> Option<LeaderId> {
        LeaderId::all().find(|leader| leader.id() == id)
    }
}

impl fmt::Debug for LeaderId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Written as its word where people read it, as a number where they don't.
impl Serialize for LeaderId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.id())
        } else {
            serializer.serialize_u8(self.index() as u8)
        }
    }
}

impl<'de> Deserialize<'de> for LeaderId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LeaderId, D::Error> {
        if deserializer.is_human_readable() {
            let word = String::deserialize(deserializer)?;
            LeaderId::from_id(&word).ok_or_else(|| D::Error::custom(format!("there is no leader {word:?}")))
        } else {
            let index = u8::deserialize(deserializer)?;
            LeaderId::new(index.into()).ok_or_else(|| D::Error::custom(format!("there is no leader {index}")))
        }
    }
}

/// A set of leaders.
pub type Leaders = Set<LeaderId>;

impl Element for LeaderId {
    type Bits = u32;
    const ALL: u32 = (1 << LeaderId::COUNT) - 1;
    const LISTED: bool = true;

    #[inline]
    fn bit(self) -> u32 {
        self.index() as u32
    }

    #[inline]
    fn from_bit(bit: u32) -> Option<LeaderId> {
        LeaderId::new(bit as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leader_sets_iterate_in_order() {
        let ids = ["santa-rita", "francesco-sforza", "bartolomeo-colleoni"];
        let set: Leaders = ids.iter().filter_map(|id| LeaderId::from_id(id)).collect();
        let found: Vec<&str> = set.iter().map(LeaderId::id).collect();
        assert_eq!(found, ["francesco-sforza", "santa-rita", "bartolomeo-colleoni"]);
    }
}
