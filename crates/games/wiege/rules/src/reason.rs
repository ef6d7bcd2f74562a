//! Why something may not be done: a template, so that pages can say it in any language.

use serde::Serialize;
use std::fmt;

/// Why an action is not allowed; the first rule that forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// Something else is asked now.
    NotAsked,
    /// No event lies there.
    NoEvent,
    /// The event lies between other players.
    OutOfReach,
    /// The event has no such space.
    NoSuchSpace,
    /// Somebody stands there.
    Covered,
    /// No road joins the space to a covered one.
    NotJoined,
    /// Two other players are on the event.
    TwoPlayers,
    /// The partner is on this event of the centre.
    Partner,
    /// A moved piece goes to another space.
    SameSpace,
    /// There is no stone of the own colour in the reserve.
    NoStone,
    /// The pawn is on an event.
    PawnPlaced,
    /// Stones of the own colour are left, so that none may be exchanged.
    OwnStonesLeft,
    /// One of the two has no stone of the other's colour in the reserve.
    NothingToExchange,
    /// Pieces are moved only when none can be placed.
    MustPlace,
    /// No own piece stands there.
    NotYours,
    /// The piece could go nowhere.
    NowhereToGo,
    /// The deck is empty.
    DeckEmpty,
    /// The card does not lie beside the deck.
    NotDisplayed,
    /// The card is not in hand.
    NotInHand,
    /// Only culture cards are laid in columns.
    NotCulture,
    /// Only characters go to the pile, or into a duel.
    NotCharacter,
    /// The card cannot go to this column.
    WrongColumn,
    /// Only rotation cards are turned.
    NotRotation,
    /// The card does not lie uncovered in the own tableau.
    NotUncovered,
    /// The card is turned already.
    TurnedAlready,
    /// The first card action is not optional.
    FirstAction,
    /// The event does not show the symbol.
    NotOnEvent,
    /// The card is neither in hand nor on the pile.
    NotHeld,
    /// The character in hand does not show a symbol of the event.
    SymbolNotOnEvent,
    /// The card is not among those used.
    NotUsed,
    /// No stone of that colour can be paid now.
    NotPayable,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::NotAsked => "something else is to be decided now",
            Reason::NoEvent => "no event lies there",
            Reason::OutOfReach => "this event lies between other players",
            Reason::NoSuchSpace => "this event has no such space",
            Reason::Covered => "this space is covered",
            Reason::NotJoined => "no road joins this space to a covered one",
            Reason::TwoPlayers => "two other players are on this event",
            Reason::Partner => "your partner is on this event of the centre",
            Reason::SameSpace => "a moved piece goes to another space",
            Reason::NoStone => "you have no stone of your colour in your reserve",
            Reason::PawnPlaced => "your pawn is on an event",
            Reason::OwnStonesLeft => "you have stones of your colour in your reserve",
            Reason::NothingToExchange => "one of you has no stone of the other's colour in the reserve",
            Reason::MustPlace => "you can place a piece, so you may not move one",
            Reason::NotYours => "none of your pieces stands there",
            Reason::NowhereToGo => "this piece could go nowhere",
            Reason::DeckEmpty => "the deck is empty",
            Reason::NotDisplayed => "this card does not lie beside the deck",
            Reason::NotInHand => "this card is not in your hand",
            Reason::NotCulture => "only culture cards are laid in columns",
            Reason::NotCharacter => "this is no character",
            Reason::WrongColumn => "the card cannot go to this column",
            Reason::NotRotation => "only rotation cards are turned",
            Reason::NotUncovered => "this card does not lie uncovered before you",
            Reason::TurnedAlready => "this card is turned already",
            Reason::FirstAction => "the first card action is not optional",
            Reason::NotOnEvent => "the event does not show this symbol",
            Reason::NotHeld => "this card is neither in your hand nor on your pile",
            Reason::SymbolNotOnEvent => "the event does not show this character's symbol",
            Reason::NotUsed => "this card is not among those you used",
            Reason::NotPayable => "no such stone can be paid now",
        })
    }
}
