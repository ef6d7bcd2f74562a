//! What is to be decided now, and the scoring under way: plain data.

use crate::cards::{CardId, Cards};
use crate::pieces::{Kind, Symbol};
use crate::place::{Place, Spot};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What is to be decided now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Phase 1: exchange stones, place a piece, or lift one to move it.
    Place {
        /// Whether stones were exchanged in this turn already: then more may be.
        exchanged: bool,
    },
    /// Where the piece lifted goes.
    Move {
        /// Where it still stands.
        from: Spot,
    },
    /// Cards of the display for genius marks.
    Bonus {
        /// How many may still be taken.
        left: u8,
    },
    /// Phase 2: card actions.
    Cards {
        /// How many are left.
        left: u8,
        /// Whether one was carried out; only then may the rest be given up (ruling R17).
        used: bool,
    },
    /// Which column a culture card is laid on.
    Lay {
        /// The card, still in hand.
        card: CardId,
        /// Card actions left, this one included.
        left: u8,
    },
    /// Which symbol counts in a culture scoring.
    Name,
    /// Which of several columns counts as the symbol named.
    Count { symbol: Symbol },
    /// Which of the cards used comes back to the hand.
    Keep,
    /// Reveal a character or pass.
    Reveal,
    /// Which stone is paid.
    Pay,
    /// Nothing: the match is over.
    Over,
}

/// A scoring: pending until its trigger's card actions are over, then under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scoring {
    pub place: Place,
    /// Of which kind.
    pub kind: Kind,
    /// Who covered the last space.
    pub trigger: Seat,
    /// The other participant, if there is one.
    pub other: Option<Seat>,
    /// Which participant is to answer: 0 for the trigger, 1 for the other.
    pub now: u8,
    /// The participants who passed for good in a duel, or last in a row; as bits.
    pub passed: u8,
    /// The participants who still take a card back to the hand, as bits.
    pub keepers: u8,
    /// The winner, once it is known.
    pub winner: Option<u8>,
    /// What was counted in a culture scoring.
    pub counted: [Option<Counted>; 2],
    /// What was revealed in a character scoring.
    pub revealed: [Cards; 2],
    /// What is still to be paid.
    pub debt: Debt,
}

/// What a participant counted in a culture scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// The symbol named.
    pub symbol: Symbol,
    /// The column counted; `None` when there is none.
    pub column: Option<u8>,
    /// How often it shows the symbol.
    pub count: u8,
}

/// Where a character comes from when it is revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The hand: it shows a symbol of the event, or none at all.
    Hand,
    /// The pile, without condition.
    Pile,
}

/// Stones that are being paid, one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Debt {
    /// Who pays next.
    pub payer: Seat,
    /// Whether all opponents pay in turn, counter-clockwise (ruling R19).
    pub in_turn: bool,
    /// How many stones are still owed.
    pub left: u8,
    /// How many were received.
    pub got: u8,
}

impl Scoring {
    pub(crate) fn new(place: Place, kind: Kind, trigger: Seat, other: Option<Seat>) -> Scoring {
        Scoring {
            place,
            kind,
            trigger,
            other,
            now: 0,
            passed: 0,
            keepers: 0,
            winner: None,
            counted: [None; 2],
            revealed: [Cards::NONE; 2],
            debt: Debt::default(),
        }
    }

    /// The participant with this number: 0 for the trigger, 1 for the other.
    #[inline]
    pub fn participant(&self, number: u8) -> Seat {
        if number == 0 { self.trigger } else { self.other.unwrap_or(self.trigger) }
    }

    /// Who is to answer.
    #[inline]
    pub fn answering(&self) -> Seat {
        self.participant(self.now)
    }

    /// How many take part.
    #[inline]
    pub fn participants(&self) -> u8 {
        1 + u8::from(self.other.is_some())
    }
}
