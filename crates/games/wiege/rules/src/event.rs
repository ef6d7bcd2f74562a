//! What happened, as templates with parameters: the log is rendered from these in the reader's language.

use crate::cards::{CardId, Cards};
use crate::pending::Source;
use crate::pieces::{EventId, Kind, Piece, Symbol};
use crate::place::{Place, Spot};
use crate::score::Sheet;

use kernel::{PerSeat, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The match begins with this player.
    Began { start: Seat },
    /// Cards came to a hand at the beginning; which is hidden from others.
    Dealt {
        /// The seat that did this.
        seat: Seat,
        /// Which cards; hidden from others.
        cards: Option<Cards>,
    },
    /// An event was turned up; so many dice are visible there now.
    TurnedUp {
        /// The place where it happened.
        place: Place,
        event_card: EventId,
        /// The dice visible there now.
        dice: u8,
    },
    /// A card came face up beside the deck.
    Displayed { card: CardId },
    /// A turn began.
    TurnBegan {
        /// The seat that did this.
        seat: Seat,
    },
    /// A player could neither place nor move anything and lost the turn.
    Skipped {
        /// The seat that did this.
        seat: Seat,
    },
    /// A stone of the other's colour was exchanged for one of the own.
    Exchanged {
        /// The seat that did this.
        seat: Seat,
        with: Seat,
    },
    /// A piece was placed.
    Placed {
        /// The seat that did this.
        seat: Seat,
        piece: Piece,
        /// The spot where it happened.
        spot: Spot,
    },
    /// A piece was moved.
    Moved {
        /// The seat that did this.
        seat: Seat,
        piece: Piece,
        /// Where it stood.
        from: Spot,
        /// Where it stands now.
        to: Spot,
    },
    /// The last space of a colour was covered: a scoring follows after the card action.
    Triggered {
        /// The seat that did this.
        seat: Seat,
        /// The place where it happened.
        place: Place,
        /// Of which kind.
        kind: Kind,
    },
    /// Genius marks allow so many cards of the display.
    BonusOffered {
        /// The seat that did this.
        seat: Seat,
        /// How many cards.
        cards: u8,
    },
    /// A card of the display was taken.
    Taken {
        /// The seat that did this.
        seat: Seat,
        card: CardId,
    },
    /// A card was drawn from the deck; which is hidden from others.
    Drawn {
        /// The seat that did this.
        seat: Seat,
        /// Which card; hidden from others.
        card: Option<CardId>,
    },
    /// A culture card was laid on a column, counted from 0.
    Laid {
        /// The seat that did this.
        seat: Seat,
        card: CardId,
        /// On which column, counted from 0.
        column: u8,
    },
    /// A character went face down to the pile; which is hidden from others.
    Piled {
        /// The seat that did this.
        seat: Seat,
        /// Which card; hidden from others.
        card: Option<CardId>,
    },
    /// A rotation card was turned and shows two symbols.
    Turned {
        /// The seat that did this.
        seat: Seat,
        card: CardId,
    },
    /// So many cards were shuffled into a new deck.
    Reshuffled {
        /// How many cards.
        cards: u8,
    },
    /// Cards were short, and this one left its column for the discards.
    Stripped {
        /// The seat that did this.
        seat: Seat,
        card: CardId,
    },
    /// A scoring began; the pieces on the event went home.
    ScoringBegan {
        /// The place where it happened.
        place: Place,
        /// Of which kind.
        kind: Kind,
        /// Who started it.
        trigger: Seat,
        /// The other participant, if there is one.
        other: Option<Seat>,
    },
    /// A participant named a symbol and counted it; the column is counted from 0.
    Named {
        /// The seat that did this.
        seat: Seat,
        symbol: Symbol,
        /// In which column, counted from 0; in none when there is none.
        column: Option<u8>,
        /// How often it is shown.
        count: u8,
    },
    /// A character was revealed.
    Revealed {
        /// The seat that did this.
        seat: Seat,
        card: CardId,
        /// From the hand or the pile.
        from: Source,
    },
    /// A participant revealed none.
    Passed {
        /// The seat that did this.
        seat: Seat,
    },
    /// The two participants were compared: counts or points, and who won.
    Compared {
        /// The trigger and the other.
        seats: [Seat; 2],
        /// Their counts or points.
        points: [u8; 2],
        /// Who won; nobody in a tie.
        winner: Option<Seat>,
    },
    /// So many stones are to be paid.
    Won {
        /// The seat that did this.
        seat: Seat,
        /// How many stones.
        stones: u8,
    },
    /// A stone of a colour was paid, from the reserve or from an event.
    Paid {
        from: Seat,
        to: Seat,
        /// Whose colour the stone has.
        colour: Seat,
        /// Where it stood on an event; nowhere when it lay in the reserve.
        spot: Option<Spot>,
    },
    /// A card used was discarded.
    Discarded {
        /// The seat that did this.
        seat: Seat,
        card: CardId,
    },
    /// A card used came back to the hand.
    Kept {
        /// The seat that did this.
        seat: Seat,
        card: CardId,
    },
    /// The top event left, and the one below is in play again.
    Uncovered {
        /// The place where it happened.
        place: Place,
        event_card: EventId,
        /// The dice visible there now.
        dice: u8,
    },
    /// No event was left to draw: the place is closed.
    Closed {
        /// The place where it happened.
        place: Place,
    },
    /// A turn ended.
    TurnEnded {
        /// The seat that did this.
        seat: Seat,
    },
    /// The match is over; pieces on events went home.
    Scored {
        /// Line by line.
        sheets: PerSeat<Sheet>,
        /// Places, 1 for the winner.
        places: PerSeat<u8>,
    },
}

impl Event {
    /// The seat whose doing it is; none for what happens to everybody.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Event::Dealt { seat, .. }
            | Event::TurnBegan { seat, .. }
            | Event::Skipped { seat, .. }
            | Event::Exchanged { seat, .. }
            | Event::Placed { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Triggered { seat, .. }
            | Event::BonusOffered { seat, .. }
            | Event::Taken { seat, .. }
            | Event::Drawn { seat, .. }
            | Event::Laid { seat, .. }
            | Event::Piled { seat, .. }
            | Event::Turned { seat, .. }
            | Event::Stripped { seat, .. }
            | Event::Named { seat, .. }
            | Event::Revealed { seat, .. }
            | Event::Passed { seat, .. }
            | Event::Won { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Kept { seat, .. }
            | Event::TurnEnded { seat, .. } => Some(*seat),
            Event::Began { .. }
            | Event::TurnedUp { .. }
            | Event::Displayed { .. }
            | Event::Reshuffled { .. }
            | Event::ScoringBegan { .. }
            | Event::Compared { .. }
            | Event::Paid { .. }
            | Event::Uncovered { .. }
            | Event::Closed { .. }
            | Event::Scored { .. } => None,
        }
    }
}

/// What a viewer may see of an event.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Dealt { seat, cards: _ } if !viewer.is(seat) => Event::Dealt { seat, cards: None },
        Event::Drawn { seat, card: _ } if !viewer.is(seat) => Event::Drawn { seat, card: None },
        Event::Piled { seat, card: _ } if !viewer.is(seat) => Event::Piled { seat, card: None },
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
