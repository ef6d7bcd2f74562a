//! The buildings of the district by their printed number, sets of them, and what they do.

use crate::pieces::Die;
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Buildings(u32);

impl Buildings {
    /// No building.
    pub const NONE: Buildings = Buildings(0);

    /// Whether the building is in the set.
    #[inline]
    pub const fn contains(self, building: BuildingId) -> bool {
        self.0 & (1 << building.number()) != 0
    }

    /// The set with this building in it.
    #[must_use]
    pub const fn with(self, building: BuildingId) -> Buildings {
        Buildings(self.0 | 1 << building.number())
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Buildings) -> Buildings {
        Buildings(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub const fn except(self, other: Buildings) -> Buildings {
        Buildings(self.0 & !other.0)
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The one with the lowest number.
    pub const fn lowest(self) -> Option<BuildingId> {
        if self.0 == 0 { None } else { BuildingId::new(self.0.trailing_zeros() as u8) }
    }

    /// The buildings in the set, by number.
    pub fn iter(self) -> impl Iterator<Item = BuildingId> {
        BuildingId::all().filter(move |it| self.contains(*it))
    }
}

impl FromIterator<BuildingId> for Buildings {
    fn from_iter<I: IntoIterator<Item = BuildingId>>(buildings: I) -> Buildings {
        buildings.into_iter().fold(Buildings::NONE, Buildings::with)
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
        /// Which die.
        die: Die,
    },
    /// One resource of this die may be another one.
    SwapOneResource {
        /// Which die.
        die: Die,
    },
    /// Any die hires an artist without wage who fits every work.
    AnonymousArtist {
        /// How often.
        limit: Limit,
    },
    /// Any die gives some resources of one kind.
    AnyDieSameResources {
        /// How many.
        amount: u8,
        /// How often.
        limit: Limit,
    },
    /// Any die gives steps on one track.
    AnyDieSteps {
        /// How many.
        amount: u8,
        /// How often.
        limit: Limit,
    },
    /// Any die gives florins.
    AnyDieFlorins {
        /// How many.
        amount: u16,
        /// How often.
        limit: Limit,
    },
    /// Florins instead of a resource.
    ResourceToFlorins {
        /// How many.
        amount: u16,
        /// How often.
        limit: Limit,
    },
    /// An artist is cheaper.
    ArtistDiscount {
        /// By how many florins.
        amount: u16,
        /// How often.
        limit: Limit,
    },
    /// Extra resources when it is built.
    GainExtraResources {
        /// How many.
        amount: u8,
    },
    /// A masterpiece is worth so much.
    MasterpieceValue {
        /// How many points.
        amount: u8,
    },
    /// An artist may be of another kind than the die says.
    AnyArtistType {},
    /// Points only.
    None {},
}

/// What a box of a track does when it is crossed (rulebook, effects on the tracks).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "effect", rename_all = "snake_case", deny_unknown_fields)]
pub enum BoxEffect {
    /// Florins for the reserve.
    Florins {
        /// How many.
        amount: u16,
    },
    /// Points at the end.
    Points {
        /// How many.
        amount: u8,
    },
    /// A star for the reserve.
    Star {},
    /// An extra resource for the reserve.
    ExtraResource {},
    /// One of the six dice is used at once.
    Die {},
    /// A resource of choice is crossed at once.
    Resource {},
    /// A step on another track.
    Step {
        /// Which.
        track: crate::pieces::Track,
    },
}
