//! Why something may not be done: a template with its numbers, so that pages can say it in any language.

use crate::items::Item;
use serde::Serialize;
use std::fmt;

/// Why an action is not allowed; the first rule that forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// Something else is asked now.
    NotAsked,
    /// The member stands on the board already.
    MemberPlaced,
    /// Not with this number of players.
    Closed,
    /// Somebody stands there.
    Occupied,
    /// The card of this floor is gone.
    CardGone,
    /// A coloured member of this player stands in the tower or area.
    SameColour,
    /// The market is forbidden to this player.
    NoMarket,
    /// The bonus action is for another tower.
    OtherTower,
    /// As many cards of this type as one may have.
    RowFull {
        /// How many that is.
        limit: u8,
    },
    /// Coins for the occupied tower are missing.
    Surcharge { short: i16 },
    /// The next territory slot asks for more military points.
    Slot {
        /// How many it asks for.
        needs: i16,
        /// How many there are.
        has: i16,
    },
    /// A military cost asks to own more military points.
    Military {
        /// How many it asks for.
        needs: i16,
        /// How many there are.
        has: i16,
    },
    /// The cost cannot be paid.
    Lacks {
        /// What is missing.
        item: Item,
        short: i16,
    },
    /// The value is too small, all servants included.
    Value {
        /// By how much the value without servants is short.
        short: i16,
    },
    /// So many servants are needed at least.
    TooFewServants { least: i16 },
    /// Only so many servants can be spared.
    TooManyServants { most: i16 },
    /// Servants count in steps.
    ServantSteps {
        /// Of how many.
        rate: i16,
    },
    /// A member can be placed, so it must be.
    MustPlace,
    /// The leader is not in hand.
    NotInHand,
    /// The leader is not in play.
    NotInPlay,
    /// The leader's ability is not used by activating it.
    NotActivated,
    /// The leader was used this round.
    Used,
    /// The leader's requirement is not met.
    Requirement,
    /// No opponent has a leader in play to copy.
    NothingToCopy,
    /// All coloured members are placed.
    NoMemberLeft,
    /// Taken by another player, or not in this game.
    NotAvailable,
    /// This privilege was chosen already, and they must differ.
    SamePrivilege,
    /// Not one of the answers to this question.
    NoSuchAnswer,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::NotAsked => f.write_str("something else is to be decided now"),
            Reason::MemberPlaced => f.write_str("this family member is placed already"),
            Reason::Closed => f.write_str("this space is closed with so few players"),
            Reason::Occupied => f.write_str("somebody stands there"),
            Reason::CardGone => f.write_str("the card of this floor is gone"),
            Reason::SameColour => f.write_str("one of your coloured members is here already"),
            Reason::NoMarket => f.write_str("your excommunication forbids the market"),
            Reason::OtherTower => f.write_str("this bonus action is for another tower"),
            Reason::RowFull { limit } => write!(f, "you have {limit} cards of this type, and no more fit"),
            Reason::Surcharge { short } => {
                write!(f, "the tower is occupied, and you lack {short} coins for it")
            }
            Reason::Slot { needs, has } => {
                write!(f, "your next territory needs {needs} military points: you have {has}")
            }
            Reason::Military { needs, has } => {
                write!(f, "this cost asks to own {needs} military points: you have {has}")
            }
            Reason::Lacks { item, short } => write!(f, "you lack {short} {}", item.id()),
            Reason::Value { short } => write!(f, "the value is short by {short}, and servants are too few"),
            Reason::TooFewServants { least } => write!(f, "at least {least} servants are needed"),
            Reason::TooManyServants { most } => write!(f, "you can spare {most} servants"),
            Reason::ServantSteps { rate } => write!(f, "your servants count in steps of {rate}"),
            Reason::MustPlace => f.write_str("a family member can be placed, so it must be"),
            Reason::NotInHand => f.write_str("this leader is not in your hand"),
            Reason::NotInPlay => f.write_str("this leader is not in play before you"),
            Reason::NotActivated => f.write_str("this leader works by itself"),
            Reason::Used => f.write_str("this leader was used this round"),
            Reason::Requirement => f.write_str("the leader's requirement is not met"),
            Reason::NothingToCopy => f.write_str("no opponent has a leader in play that you could copy"),
            Reason::NoMemberLeft => f.write_str("all your coloured members are placed"),
            Reason::NotAvailable => f.write_str("it is taken, or not part of this game"),
            Reason::SamePrivilege => f.write_str("these privileges must be different ones"),
            Reason::NoSuchAnswer => f.write_str("this is not one of the answers"),
        }
    }
}
