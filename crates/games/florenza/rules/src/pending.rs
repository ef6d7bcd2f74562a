//! Decisions that are waiting: a small stack of plain data for each seat.

use crate::pieces::{Die, Resource, Track, Work};
use kernel::List;
use serde::{Deserialize, Serialize};

/// In which way a die is used (rulebook, use of the dice; buildings 13 to 16).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Use {
    /// Resources of the die.
    Resources,
    /// The die's character: steps, or an artist.
    Character,
    Florins,
    /// An anonymous artist, by a building.
    Anonymous,
    /// Resources of one kind of choice, by a building.
    Alike,
    /// Steps on a track of choice, by a building.
    Steps,
    /// More florins, by a building.
    Purse,
}

impl Use {
    pub const ALL: [Use; 7] =
        [Use::Resources, Use::Character, Use::Florins, Use::Anonymous, Use::Alike, Use::Steps, Use::Purse];

    /// The word for it.
    pub const fn id(self) -> &'static str {
        ["resources", "character", "florins", "anonymous", "alike", "steps", "purse"][self as usize]
    }

    /// The use with this word.
    pub fn from_id(id: &str) -> Option<Use> {
        Use::ALL.into_iter().find(|it| it.id() == id)
    }
}

/// What else may be done with resources than placing them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnitKind {
    /// Nothing but selling.
    Plain,
    /// One of them may be swapped.
    Swappable,
    /// It was swapped, and is neither swapped again nor sold (ruling R12).
    Swapped,
}

/// The works of the church whose income is still to come, as bits from the church's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Incomes(pub(crate) u8);

impl Incomes {
    /// Whether this work's income is still to come.
    pub const fn contains(self, work: Work) -> bool {
        !work.is_palace() && self.0 & (1 << (work as u8 - 4)) != 0
    }

    /// The works, in order.
    pub fn iter(self) -> impl Iterator<Item = Work> {
        Work::CHURCH.into_iter().filter(move |work| self.contains(*work))
    }

    /// Without this work's income.
    #[must_use]
    pub(crate) const fn without(self, work: Work) -> Incomes {
        Incomes(self.0 & !(1 << (work as u8 - 4)))
    }

    /// Whether nothing is to come.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A decision of one seat, or steps that go on when the decisions above them are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// The seat's own part of a turn: so many dice are still to be used, then it may end.
    Turn { left: u8 },
    /// A die box was crossed: one of the six dice is used at once.
    DieBox,
    /// As which value the die is used, where a building lets the owner choose.
    Value {
        die: Die,
        /// In which way.
        usage: Use,
    },
    /// What becomes of the next of these resources.
    Units {
        resource: Resource,
        /// How many are left.
        left: u8,
        /// What may be done with them.
        kind: UnitKind,
    },
    /// Of which kind these resources are.
    Choose {
        /// How many, all alike.
        left: u8,
    },
    /// Where an extra resource goes that was just spent as this one.
    Spend {
        /// Which resource it became.
        resource: Resource,
    },
    /// Steps to be taken; nothing to decide.
    Steps {
        /// On which track.
        track: Track,
        /// How many are left.
        left: u8,
    },
    /// On which track so many steps are taken.
    Track { steps: u8 },
    /// Which work the artist completes, and with how many stars.
    Hire {
        /// The die that hires; `None` for an anonymous artist.
        die: Option<Die>,
        /// The value it is used with.
        value: u8,
    },
    /// Whose income comes next.
    Income(Incomes),
}

/// What stands in the unused places of a [`Stack`].
impl Default for Pending {
    fn default() -> Pending {
        Pending::Turn { left: 0 }
    }
}

/// How many decisions can wait at the same time for one seat.
///
/// At the bottom lies the turn or the income. Each die in use leaves at most one pending row of steps, and dice nest
/// only through die boxes, of which there are four at most; the church adds a choice of track and one row of steps;
/// on top there are at most two rows of resources and an extra resource being spent.
pub const DEPTH: usize = 12;

/// The waiting decisions of a seat; the last one is asked first.
pub type Stack = List<Pending, DEPTH>;
