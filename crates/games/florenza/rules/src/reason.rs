//! Why something may not be done: a template with its numbers, so that pages can say it in any language.

use crate::building::BuildingId;
use crate::goods::{Goods, Icon};
use crate::pieces::Die;
use serde::Serialize;
use std::fmt;

/// Why an action is not allowed; the first rule that forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// Something else is asked now.
    NotAsked,
    /// The die was used in this turn.
    DieUsed { die: Die },
    /// All dice of this turn are used.
    NoDiceLeft,
    /// There are dice to be used before the end.
    DiceLeft { left: u8 },
    /// No building gives this.
    NoBuilding,
    /// The building was used in this turn.
    UsedThisTurn { building: BuildingId },
    /// No work of art that takes this artist has all its icons crossed.
    NoWorkReady,
    /// The wage cannot be paid.
    Wage {
        /// How many florins are missing.
        short: u16,
    },
    /// The value is not worth choosing: a lower one does the same.
    SameAsLower { value: u8 },
    /// It is complete.
    Complete,
    /// There is no free icon of this kind here.
    NoIcon {
        /// Of which kind.
        icon: Icon,
    },
    /// There is no free icon of this kind anywhere.
    NoIconAnywhere {
        /// Of which kind.
        icon: Icon,
    },
    /// The resource is this one already.
    SameResource,
    /// The resource must be crossed: there is a free icon for it.
    MustPlace,
    /// No extra resource is left.
    NoExtra,
    /// Florins are missing.
    NoFlorins { short: u16 },
    /// No star is left.
    NoStar,
    /// The artist takes no more stars.
    TooManyStars {
        /// How many it takes.
        most: u8,
    },
    /// The player has this building.
    Owned,
    /// The next space lacks icons for the building.
    SpaceLacks {
        /// The number of the space.
        space: u8,
        missing: Goods,
    },
    /// All spaces are complete.
    NoSpace,
    /// The work's icons are not all crossed.
    WorkLacks { missing: Goods },
    /// The work takes another kind of artist.
    OtherArtist,
    /// This income was received, or the work is not complete.
    NoIncome,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::NotAsked => f.write_str("something else is to be decided now"),
            Reason::DieUsed { die } => write!(f, "the {} die was used in this turn", die.id()),
            Reason::NoDiceLeft => f.write_str("you have used all your dice of this turn"),
            Reason::DiceLeft { left } => write!(f, "you have {left} dice left to use"),
            Reason::NoBuilding => f.write_str("you have no building for this"),
            Reason::UsedThisTurn { building } => {
                write!(f, "your building {} was used in this turn", building.number())
            }
            Reason::NoWorkReady => f.write_str("no work of art is ready for this artist"),
            Reason::Wage { short } => write!(f, "you lack {short} florins for the wage"),
            Reason::SameAsLower { value } => write!(f, "the value {value} does the same"),
            Reason::Complete => f.write_str("it is complete"),
            Reason::NoIcon { icon } => write!(f, "there is no free icon for {} here", icon.id()),
            Reason::NoIconAnywhere { icon } => {
                write!(f, "there is no free icon for {} on your sheet", icon.id())
            }
            Reason::SameResource => f.write_str("it is this resource already"),
            Reason::MustPlace => f.write_str("there is a free icon for it, so it must be crossed"),
            Reason::NoExtra => f.write_str("you have no extra resource"),
            Reason::NoFlorins { short } => write!(f, "you lack {short} florins"),
            Reason::NoStar => f.write_str("you have too few stars"),
            Reason::TooManyStars { most } => write!(f, "an artist takes {most} stars at most"),
            Reason::Owned => f.write_str("you have this building already"),
            Reason::SpaceLacks { space, missing } => write!(f, "space {space} lacks {missing}"),
            Reason::NoSpace => f.write_str("all your spaces are complete"),
            Reason::WorkLacks { missing } => write!(f, "the work lacks {missing}"),
            Reason::OtherArtist => f.write_str("the work takes another kind of artist"),
            Reason::NoIncome => f.write_str("this work has no income for you now"),
        }
    }
}
