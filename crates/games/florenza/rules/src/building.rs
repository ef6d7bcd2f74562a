//! The buildings of the district by their printed number, sets of them, and what they do.

use crate::pieces::Die;
use kernel::set::{Element, Set};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use std::num::NonZeroU8;

/// A building by its printed number, 1 to 25.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(transparent)]
pub struct BuildingId(NonZeroU8);

impl BuildingId {
    /// How many buildings there are.
    pub const COUNT: usize = 25;

    /// The building with this printed number.
    pub const fn new(number: u8) -> Option<BuildingId> {
        match NonZeroU8::new(number) {
            Some(id) if number as usize <= BuildingId::COUNT => Some(BuildingId(id)),
            _ => None,
        }
    }

    /// The printed number.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The place in the table of buildings.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// All of them, by number.
    pub fn all() -> impl Iterator<Item = BuildingId> {
        (1..=BuildingId::COUNT as u8).filter_map(BuildingId::new)
    }
}

impl<'de> Deserialize<'de> for BuildingId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BuildingId, D::Error> {
        let number = u8::deserialize(deserializer)?;
        BuildingId::new(number).ok_or_else(|| {
            D::Error::custom(format!("building {number} does not exist: there are {}", BuildingId::COUNT))
        })
    }
}

/// A set of buildings, as bits by number.
pub type Buildings = Set<BuildingId>;

impl Element for BuildingId {
    type Bits = u32;
    const ALL: u32 = ((1 << BuildingId::COUNT) - 1) << 1;
    const LISTED: bool = false;

    #[inline]
    fn bit(self) -> u32 {
        self.number().into()
    }

    #[inline]
    fn from_bit(bit: u32) -> Option<BuildingId> {
        BuildingId::new(bit as u8)
    }
}

/// How often a building serves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// Once in each turn, whoever is active.
    OncePerTurn,
}

/// What a building does (rulebook, effects of the buildings).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum BuildingEffect {
    /// The owner chooses the value of this die when using it.
    ChooseDieValue {
        die: Die,
    },
    /// One resource of this die may be another one.
    SwapOneResource {
        die: Die,
    },
    /// Any die hires an artist without wage who fits every work.
    AnonymousArtist {
        limit: Limit,
    },
    /// Any die gives some resources of one kind.
    AnyDieSameResources {
        amount: u8,
        limit: Limit,
    },
    /// Any die gives steps on one track.
    AnyDieSteps {
        amount: u8,
        limit: Limit,
    },
    /// Any die gives florins.
    AnyDieFlorins {
        amount: u16,
        limit: Limit,
    },
    /// Florins instead of a resource.
    ResourceToFlorins {
        amount: u16,
        limit: Limit,
    },
    /// An artist is cheaper.
    ArtistDiscount {
        /// By how many florins.
        amount: u16,
        limit: Limit,
    },
    /// Extra resources when it is built.
    GainExtraResources {
        amount: u8,
    },
    /// A masterpiece is worth so much.
    MasterpieceValue {
        /// How many points.
        amount: u8,
    },
    /// An artist may be of another kind than the die says.
    AnyArtistType {},
    None {},
}

/// What a box of a track does when it is crossed (rulebook, effects on the tracks).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "effect", rename_all = "snake_case", deny_unknown_fields)]
pub enum BoxEffect {
    /// Florins for the reserve.
    Florins { amount: u16 },
    /// Points at the end.
    Points { amount: u8 },
    /// A star for the reserve.
    Star {},
    /// An extra resource for the reserve.
    ExtraResource {},
    /// One of the six dice is used at once.
    Die {},
    /// A resource of choice is crossed at once.
    Resource {},
    /// A step on another track.
    Step { track: crate::pieces::Track },
}
