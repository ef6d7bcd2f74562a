//! What happened, as templates with parameters: the log is rendered from these in the reader's language.

use crate::cards::{CardId, Cards};
use crate::pieces::{EventId, Kind, Piece, Place, Spot, Symbol};
use crate::score::Sheet;
use crate::terms::Source;
use kernel::{Eye, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "parameters are the same few everywhere: who, which card, where")]
pub enum Event {
    /// The match begins with this player.
    Began { start: Seat },
    /// Cards came to a hand at the beginning; which is hidden from others.
    Dealt { seat: Seat, cards: Option<Cards> },
    /// An event was turned up; so many dice are visible there now.
    TurnedUp { place: Place, event_card: EventId, dice: u8 },
    /// A card came face up beside the deck.
    Displayed { card: CardId },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A player could neither place nor move anything and lost the turn.
    Skipped { seat: Seat },
    /// A stone of the other's colour was exchanged for one of the own.
    Exchanged { seat: Seat, with: Seat },
    /// A piece was placed.
    Placed { seat: Seat, piece: Piece, spot: Spot },
    /// A piece was moved.
    Moved { seat: Seat, piece: Piece, from: Spot, to: Spot },
    /// The last space of a colour was covered: a scoring follows after the card action.
    Triggered { seat: Seat, place: Place, kind: Kind },
    /// Genius marks allow so many cards of the display.
    BonusOffered { seat: Seat, cards: u8 },
    /// A card of the display was taken.
    Taken { seat: Seat, card: CardId },
    /// A card was drawn from the deck; which is hidden from others.
    Drawn { seat: Seat, card: Option<CardId> },
    /// A culture card was laid on a column, counted from 0.
    Laid { seat: Seat, card: CardId, column: u8 },
    /// A character went face down to the pile; which is hidden from others.
    Piled { seat: Seat, card: Option<CardId> },
    /// A rotation card was turned and shows two symbols.
    Turned { seat: Seat, card: CardId },
    /// So many cards were shuffled into a new deck.
    Reshuffled { cards: u8 },
    /// Cards were short, and this one left its column for the discards.
    Stripped { seat: Seat, card: CardId },
    /// A scoring began; the pieces on the event went home.
    ScoringBegan { place: Place, kind: Kind, trigger: Seat, other: Option<Seat> },
    /// A participant named a symbol and counted it; the column is counted from 0.
    Named { seat: Seat, symbol: Symbol, column: Option<u8>, count: u8 },
    /// A character was revealed.
    Revealed { seat: Seat, card: CardId, from: Source },
    /// A participant revealed none.
    Passed { seat: Seat },
    /// The two participants were compared: counts or points, and who won.
    Compared { seats: [Seat; 2], points: [u8; 2], winner: Option<Seat> },
    /// So many stones are to be paid.
    Won { seat: Seat, stones: u8 },
    /// A stone of a colour was paid, from the reserve or from an event.
    Paid { from: Seat, to: Seat, colour: Seat, spot: Option<Spot> },
    /// A card used was discarded.
    Discarded { seat: Seat, card: CardId },
    /// A card used came back to the hand.
    Kept { seat: Seat, card: CardId },
    /// The top event left, and the one below is in play again.
    Uncovered { place: Place, event_card: EventId, dice: u8 },
    /// No event was left to draw: the place is closed.
    Closed { place: Place },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// The match is over; pieces on events went home.
    Scored { sheets: PerSeat<Sheet>, places: PerSeat<u8> },
}

/// What an eye may see of an event.
pub(crate) fn redact(event: &Event, eye: Eye) -> Event {
    match *event {
        Event::Dealt { seat, cards: _ } if !eye.is(seat) => Event::Dealt { seat, cards: None },
        Event::Drawn { seat, card: _ } if !eye.is(seat) => Event::Drawn { seat, card: None },
        Event::Piled { seat, card: _ } if !eye.is(seat) => Event::Piled { seat, card: None },
        open => open,
    }
}

/// The seats that learn something hidden from the event.
///
/// A character revealed is known to its owner, so only the others learn of it.
pub(crate) fn reveals(event: &Event) -> Seats {
    let everyone = Seats::first(kernel::MAX_SEATS);
    match event {
        Event::Began { .. } | Event::TurnedUp { .. } | Event::Displayed { .. } => everyone,
        Event::Reshuffled { .. } | Event::Scored { .. } => everyone,
        Event::Dealt { seat, .. } | Event::Drawn { seat, .. } => Seats::only(*seat),
        Event::Revealed { seat, .. } => everyone.without(*seat),
        _ => Seats::NONE,
    }
}

/// What chance decided in this event, for the record.
pub(crate) fn chance(event: &Event) -> Option<String> {
    match event {
        Event::Began { start } => Some(format!("start {start}")),
        Event::TurnedUp { place, event_card, .. } => Some(format!("event {place} {event_card}")),
        Event::Displayed { card } => Some(format!("display {card}")),
        Event::Reshuffled { cards } => Some(format!("shuffle {cards}")),
        _ => None,
    }
}
