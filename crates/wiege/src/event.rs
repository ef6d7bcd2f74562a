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
    Began {
        /// Who begins.
        start: Seat,
    },
    /// Cards came to a hand at the beginning; which is hidden from others.
    Dealt {
        /// Who.
        seat: Seat,
        /// Which cards; hidden from others.
        cards: Option<Cards>,
    },
    /// An event was turned up; so many dice are visible there now.
    TurnedUp {
        /// Where.
        place: Place,
        /// Which event.
        event_card: EventId,
        /// The dice visible there now.
        dice: u8,
    },
    /// A card came face up beside the deck.
    Displayed {
        /// Which card.
        card: CardId,
    },
    /// A turn began.
    TurnBegan {
        /// Who.
        seat: Seat,
    },
    /// A player could neither place nor move anything and lost the turn.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// A stone of the other's colour was exchanged for one of the own.
    Exchanged {
        /// Who.
        seat: Seat,
        /// With whom.
        with: Seat,
    },
    /// A piece was placed.
    Placed {
        /// Who.
        seat: Seat,
        /// Which piece.
        piece: Piece,
        /// Where.
        spot: Spot,
    },
    /// A piece was moved.
    Moved {
        /// Who.
        seat: Seat,
        /// Which piece.
        piece: Piece,
        /// Where it stood.
        from: Spot,
        /// Where it stands now.
        to: Spot,
    },
    /// The last space of a colour was covered: a scoring follows after the card action.
    Triggered {
        /// Who.
        seat: Seat,
        /// Where.
        place: Place,
        /// Of which kind.
        kind: Kind,
    },
    /// Genius marks allow so many cards of the display.
    BonusOffered {
        /// Who.
        seat: Seat,
        /// How many cards.
        cards: u8,
    },
    /// A card of the display was taken.
    Taken {
        /// Who.
        seat: Seat,
        /// Which card.
        card: CardId,
    },
    /// A card was drawn from the deck; which is hidden from others.
    Drawn {
        /// Who.
        seat: Seat,
        /// Which card; hidden from others.
        card: Option<CardId>,
    },
    /// A culture card was laid on a column, counted from 0.
    Laid {
        /// Who.
        seat: Seat,
        /// Which card.
        card: CardId,
        /// On which column, counted from 0.
        column: u8,
    },
    /// A character went face down to the pile; which is hidden from others.
    Piled {
        /// Who.
        seat: Seat,
        /// Which card; hidden from others.
        card: Option<CardId>,
    },
    /// A rotation card was turned and shows two symbols.
    Turned {
        /// Who.
        seat: Seat,
        /// Which card.
        card: CardId,
    },
    /// So many cards were shuffled into a new deck.
    Reshuffled {
        /// How many cards.
        cards: u8,
    },
    /// Cards were short, and this one left its column for the discards.
    Stripped {
        /// Who.
        seat: Seat,
        /// Which card.
        card: CardId,
    },
    /// A scoring began; the pieces on the event went home.
    ScoringBegan {
        /// Where.
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
        /// Who.
        seat: Seat,
        /// Which symbol.
        symbol: Symbol,
        /// In which column, counted from 0; in none when there is none.
        column: Option<u8>,
        /// How often it is shown.
        count: u8,
    },
    /// A character was revealed.
    Revealed {
        /// Who.
        seat: Seat,
        /// Which card.
        card: CardId,
        /// From the hand or the pile.
        from: Source,
    },
    /// A participant revealed none.
    Passed {
        /// Who.
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
        /// Who.
        seat: Seat,
        /// How many stones.
        stones: u8,
    },
    /// A stone of a colour was paid, from the reserve or from an event.
    Paid {
        /// Who paid.
        from: Seat,
        /// Who received.
        to: Seat,
        /// Whose colour the stone has.
        colour: Seat,
        /// Where it stood on an event; nowhere when it lay in the reserve.
        spot: Option<Spot>,
    },
    /// A card used was discarded.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which card.
        card: CardId,
    },
    /// A card used came back to the hand.
    Kept {
        /// Who.
        seat: Seat,
        /// Which card.
        card: CardId,
    },
    /// The top event left, and the one below is in play again.
    Uncovered {
        /// Where.
        place: Place,
        /// Which event.
        event_card: EventId,
        /// The dice visible there now.
        dice: u8,
    },
    /// No event was left to draw: the place is closed.
    Closed {
        /// Where.
        place: Place,
    },
    /// A turn ended.
    TurnEnded {
        /// Who.
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
