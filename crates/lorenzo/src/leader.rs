//! Leaders by name, and sets of them.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::num::NonZeroU8;

/// A leader.
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
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Leaders(u32);

impl Leaders {
    /// No leader.
    pub const NONE: Leaders = Leaders(0);

    /// Whether the leader is in the set.
    #[inline]
    pub const fn contains(self, leader: LeaderId) -> bool {
        self.0 & (1 << leader.index()) != 0
    }

    /// The set with this leader.
    #[must_use]
    pub const fn with(self, leader: LeaderId) -> Leaders {
        Leaders(self.0 | 1 << leader.index())
    }

    /// The set without this leader.
    #[must_use]
    pub const fn without(self, leader: LeaderId) -> Leaders {
        Leaders(self.0 & !(1 << leader.index()))
    }

    /// The leaders of either set.
    #[must_use]
    pub const fn union(self, other: Leaders) -> Leaders {
        Leaders(self.0 | other.0)
    }

    /// The leaders of both sets.
    #[must_use]
    pub const fn both(self, other: Leaders) -> Leaders {
        Leaders(self.0 & other.0)
    }

    /// Whether there is no leader.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many leaders there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The leaders in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = LeaderId> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let leader = if bits == 0 { None } else { LeaderId::new(bits.trailing_zeros() as usize) };
            bits &= bits.wrapping_sub(1);
            leader
        })
    }
}

impl FromIterator<LeaderId> for Leaders {
    fn from_iter<I: IntoIterator<Item = LeaderId>>(leaders: I) -> Leaders {
        leaders.into_iter().fold(Leaders::NONE, Leaders::with)
    }
}

impl fmt::Debug for Leaders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Leaders {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u32(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Leaders {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Leaders, D::Error> {
        if deserializer.is_human_readable() {
            Ok(Vec::<LeaderId>::deserialize(deserializer)?.into_iter().collect())
        } else {
            Ok(Leaders(u32::deserialize(deserializer)? & ((1 << LeaderId::COUNT) - 1)))
        }
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
