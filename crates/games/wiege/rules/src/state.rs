//! Everything there is to know about one match.

use crate::cards::{CardId, Cards};
use crate::config::Config;
use crate::pending::{Ask, Scoring};
use crate::pieces::{EventId, Events};
use crate::place::{Place, Spot};
use crate::tableau::Tableau;
use kernel::List;
use kernel::{Chance, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// The most players.
pub const MOST_PLAYERS: usize = 4;
/// The most events in one match.
pub const MOST_EVENTS: usize = 17;
/// The most events in one stack.
pub const MOST_STACKED: usize = 12;
/// How many cards lie face up beside the deck.
pub const DISPLAY: usize = 4;

/// A match: what lies open, what is hidden, and the generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What everyone sees.
    pub open: Open,
    /// What each seat hides.
    pub secrets: PerSeat<Secret>,
    /// The culture and character cards face down; the last one is drawn next.
    pub deck: List<CardId, { CardId::COUNT }>,
    /// The events face down; the last one is turned up next.
    pub events: List<EventId, MOST_EVENTS>,
    /// Shuffles to come.
    pub chance: Chance,
}

/// What everyone sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The table's options.
    pub config: Config,
    /// Whose turn it is.
    pub turn: Seat,
    /// What is to be decided now.
    pub ask: Ask,
    /// The scoring that is pending or under way.
    pub scoring: Option<Scoring>,
    /// How many scorings were carried out.
    pub scorings: u8,
    /// Turns in a row without a scoring (ruling R22).
    pub quiet: u8,
    /// The events on the table, by place.
    pub board: [Position; Place::COUNT],
    /// What the players have before them.
    pub players: PerSeat<Player>,
    /// The cards face up beside the deck.
    pub display: [Option<CardId>; DISPLAY],
    /// The discarded cards.
    pub discards: Cards,
    /// The rotation cards in the tableaus that show two symbols.
    pub turned: Cards,
    /// What the present deck was shuffled from: no other card can be in it.
    pub shuffled: Cards,
    /// The events that were face up at some time.
    pub turned_up: Events,
}

/// What lies at a place: a stack of events, and pieces on the topmost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Position {
    /// The events, the topmost last; none where the place is closed or not in use.
    pub stack: List<EventId, MOST_STACKED>,
    /// The spaces that each seat's pieces cover, as bits.
    pub covered: [u8; MOST_PLAYERS],
    /// The spaces with a pawn on them, as bits.
    pub pawns: u8,
}

impl Position {
    /// The event in play.
    #[inline]
    pub fn top(&self) -> Option<EventId> {
        self.stack.last().copied()
    }

    /// The dice visible: one for each event of the stack.
    pub const fn dice(&self) -> u8 {
        self.stack.len() as u8
    }

    /// The spaces covered, as bits.
    #[inline]
    pub const fn occupied(&self) -> u8 {
        let [a, b, c, d] = self.covered;
        a | b | c | d
    }

    /// The seats with a piece here.
    #[inline]
    pub fn seats(&self) -> Seats {
        Seat::all(MOST_PLAYERS).filter(|seat| self.covered[seat.index()] != 0).collect()
    }

    /// The spaces with a seat's stones, as bits.
    #[inline]
    pub const fn stones(&self, seat: Seat) -> u8 {
        self.covered[seat.index()] & !self.pawns
    }
}

/// What a player has, as far as all can see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Player {
    /// Cards that all have seen going to the hand, and that must still be there.
    pub known_in_hand: Cards,
    /// Characters that all have seen going to the hand; a card went face down to the pile since.
    pub known_held: Cards,
    /// The culture cards laid out.
    pub tableau: Tableau,
    /// The stones in the reserve, by colour: the seats they belong to.
    pub stones: [u8; MOST_PLAYERS],
    /// Whether the pawn is on an event.
    pub pawn_placed: bool,
}

impl Player {
    /// How many stones are in the reserve, of any colour.
    pub fn reserve(&self) -> u8 {
        self.stones.iter().sum()
    }
}

/// What a seat hides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Secret {
    /// The cards in hand.
    pub hand: Cards,
    /// The characters face down on the pile.
    pub pile: Cards,
}

impl State {
    /// How many play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.open.seats()
    }
}

impl Open {
    /// How many play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.config.players as usize
    }

    /// What lies at a place.
    #[inline]
    pub const fn at(&self, place: Place) -> &Position {
        &self.board[place.index()]
    }

    /// The places with an event face up.
    pub fn in_play(&self) -> impl Iterator<Item = Place> + '_ {
        Place::all().filter(|place| !self.at(*place).stack.is_empty())
    }

    /// The seat's stones on events.
    pub fn placed_stones(&self, seat: Seat) -> impl Iterator<Item = Spot> + '_ {
        self.spots(move |position| position.stones(seat))
    }

    /// The seat's stones and pawn on events.
    pub fn placed_pieces(&self, seat: Seat) -> impl Iterator<Item = Spot> + '_ {
        self.spots(move |position| position.covered[seat.index()])
    }

    fn spots(&self, mask: impl Fn(&Position) -> u8) -> impl Iterator<Item = Spot> {
        Place::all().flat_map(move |place| bits(mask(self.at(place))).map(move |i| Spot::at(place, i)))
    }

    /// Which piece covers a spot.
    pub const fn is_pawn(&self, spot: Spot) -> bool {
        self.at(spot.place()).pawns & spot.bit() != 0
    }

    /// The face-up cards beside the deck.
    #[inline]
    pub fn displayed(&self) -> impl Iterator<Item = CardId> + '_ {
        self.display.iter().flatten().copied()
    }

    /// Who is to decide; nobody when the match is over.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        match self.ask {
            Ask::Place { .. }
            | Ask::Move { .. }
            | Ask::Bonus { .. }
            | Ask::Cards { .. }
            | Ask::Lay { .. } => Some(self.turn),
            Ask::Name | Ask::Count { .. } | Ask::Keep | Ask::Reveal => {
                self.scoring.as_ref().map(Scoring::answering)
            }
            Ask::Pay => self.scoring.as_ref().map(|scoring| scoring.debt.payer),
            Ask::Over => None,
        }
    }
}

/// The numbers of the bits that are set.
#[inline]
pub(crate) fn bits(mask: u8) -> impl Iterator<Item = usize> {
    let mut left = mask;
    std::iter::from_fn(move || {
        let bit = left.trailing_zeros() as usize;
        left &= left.checked_sub(1)?;
        Some(bit)
    })
}
