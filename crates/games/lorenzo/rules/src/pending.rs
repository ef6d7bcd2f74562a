//! Decisions that are waiting: a small stack of plain data.

use crate::items::Items;
use crate::leader::LeaderId;
use crate::pieces::{BonusTile, CardId, Privilege, Work};
use crate::space::Space;
use kernel::{List, Set};
use serde::{Deserialize, Serialize};

/// Where something comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// An action space: floor bonus, market, council.
    Space(Space),
    /// A development card.
    Card(CardId),
    /// The personal bonus tile.
    Tile(BonusTile),
    /// A leader's ability.
    Leader(LeaderId),
    /// A leader that was discarded.
    Discard(LeaderId),
    Church,
}

/// A decision of the seat whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// The turn itself: leader actions, and a placement unless that is done.
    Turn {
        /// Whether the member is placed.
        placed: bool,
    },
    /// How many servants are spent on an action under way.
    Servants(Effort),
    /// A bonus action on a tower: which card, or none.
    BonusTower(Source),
    /// A bonus harvest or production: with how many servants, or not at all.
    BonusWork(Source),
    /// In which way a card is paid.
    Pay(Payment),
    Privilege(Grant),
    /// Which exchange of a building.
    Exchange(Exchanges),
    /// Which member gets the leader's value.
    Raise(LeaderId),
    /// Which leader is copied.
    Copy(LeaderId),
}

/// What stands in the unused places of a [`Stack`].
impl Default for Pending {
    fn default() -> Pending {
        Pending::Turn { placed: false }
    }
}

/// An action whose servants are to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effort {
    /// Where it takes place.
    pub space: Space,
    /// Its value without servants.
    pub base: i16,
    /// The tower was occupied, and the coins for it are to be paid.
    pub surcharge: bool,
    /// The card or leader that gave a bonus action; `None` when a member was placed.
    pub bonus: Option<Source>,
}

/// A card whose payment is to be chosen; servants, surcharge and floor bonus are settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payment {
    /// Where the card stands.
    pub space: Space,
    /// The card or leader that gave a bonus action.
    pub bonus: Option<Source>,
}

/// Council privileges to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grant {
    /// Who gives them.
    pub source: Source,
    /// How many are left.
    pub left: u8,
    /// Whether they must differ.
    pub distinct: bool,
    /// The options taken already.
    pub taken: Set<Privilege>,
    /// Items of which this source has already given its "one less" (ruling R41).
    pub lessened: Items,
}

/// A production (or harvest) whose exchanges are being chosen, card by card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exchanges {
    /// Production or harvest.
    pub work: Work,
    /// The value of the action.
    pub value: i16,
    /// The card to decide on, by its place in the row.
    pub next: u8,
    /// What was chosen for each card: 0 for none, else the option counted from 1.
    pub chosen: [u8; 6],
}

/// How many decisions can wait at the same time: the turn, what a row of six cards can ask, and a bonus action.
pub const DEPTH: usize = 10;

/// The waiting decisions; the last one is asked first.
pub type Stack = List<Pending, DEPTH>;
