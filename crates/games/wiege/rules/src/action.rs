//! What a seat can decide, its notation, and its index in the action space.

use crate::Wiege;
use crate::cards::CardId;
use crate::pieces::{Piece, Symbol};
use crate::place::Spot;
use crate::state::MOST_PLAYERS;
use crate::tableau::MOST_COLUMNS;
use kernel::notation::{self, NoAction};
use kernel::{MAX_SEATS, Seat};
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Exchange one stone of this seat's colour for one of the own colour.
    Exchange(Seat),
    /// Place a piece from the reserve.
    Place(Piece, Spot),
    /// Lift an own piece to move it.
    Lift(Spot),
    /// Put the piece lifted here.
    Move(Spot),
    /// Draw the top card of the deck.
    Draw,
    /// Take a card of the display.
    Take(CardId),
    /// Lay a culture card out.
    Lay(CardId),
    /// Choose a column, counted from 0; the one after the last opens a new one.
    Column(u8),
    /// Put a character face down on the pile.
    Pile(CardId),
    /// Turn a rotation card.
    Turn(CardId),
    /// Name a symbol.
    Name(Symbol),
    /// Reveal a character.
    Reveal(CardId),
    Pass,
    /// Pay a stone of this seat's colour from the reserve.
    Pay(Seat),
    /// Pay the own stone on this spot.
    Give(Spot),
    /// Take a card used back to the hand.
    Keep(CardId),
    /// Give up the rest of the bonus or of the card actions.
    End,
}

// The action space: blocks of indices, one after the other.
const EXCHANGE: usize = 0;
const STONE: usize = EXCHANGE + MOST_PLAYERS;
const PAWN: usize = STONE + Spot::COUNT;
const LIFT: usize = PAWN + Spot::COUNT;
const MOVE: usize = LIFT + Spot::COUNT;
const DRAW: usize = MOVE + Spot::COUNT;
const TAKE: usize = DRAW + 1;
const LAY: usize = TAKE + CardId::COUNT;
const COLUMN: usize = LAY + CardId::CULTURES;
const PILE: usize = COLUMN + MOST_COLUMNS;
const TURN: usize = PILE + CardId::CHARACTERS;
const NAME: usize = TURN + CardId::CULTURES;
const REVEAL: usize = NAME + Symbol::ALL.len();
const PASS: usize = REVEAL + CardId::CHARACTERS;
const PAY: usize = PASS + 1;
const GIVE: usize = PAY + MOST_PLAYERS;
const KEEP: usize = GIVE + Spot::COUNT;
const END: usize = KEEP + CardId::COUNT;

impl Action {
    /// The size of the action space.
    pub const COUNT: usize = END + 1;

    /// Whether the game has this action: the numbers of the type go further.
    const fn exists(self) -> bool {
        match self {
            Action::Exchange(seat) | Action::Pay(seat) => seat.index() < MOST_PLAYERS,
            Action::Lay(card) | Action::Turn(card) => card.is_culture(),
            Action::Pile(card) | Action::Reveal(card) => !card.is_culture(),
            Action::Column(number) => (number as usize) < MOST_COLUMNS,
            _ => true,
        }
    }

    /// The index in the action space, if it is there.
    pub const fn index(self) -> Option<usize> {
        if !self.exists() {
            return None;
        }
        Some(match self {
            Action::Exchange(seat) => EXCHANGE + seat.index(),
            Action::Place(Piece::Stone, spot) => STONE + spot.index(),
            Action::Place(Piece::Pawn, spot) => PAWN + spot.index(),
            Action::Lift(spot) => LIFT + spot.index(),
            Action::Move(spot) => MOVE + spot.index(),
            Action::Draw => DRAW,
            Action::Take(card) => TAKE + card.index(),
            Action::Lay(card) => LAY + card.index(),
            Action::Column(number) => COLUMN + number as usize,
            Action::Pile(card) => PILE + card.index() - CardId::CULTURES,
            Action::Turn(card) => TURN + card.index(),
            Action::Name(symbol) => NAME + symbol as usize,
            Action::Reveal(card) => REVEAL + card.index() - CardId::CULTURES,
            Action::Pass => PASS,
            Action::Pay(seat) => PAY + seat.index(),
            Action::Give(spot) => GIVE + spot.index(),
            Action::Keep(card) => KEEP + card.index(),
            Action::End => END,
        })
    }

    /// The action with this index.
    pub fn action_at(index: usize) -> Option<Action> {
        Some(match index {
            EXCHANGE..STONE => Action::Exchange(Seat::new((index - EXCHANGE) as u8)?),
            STONE..PAWN => Action::Place(Piece::Stone, Spot::new(index - STONE)?),
            PAWN..LIFT => Action::Place(Piece::Pawn, Spot::new(index - PAWN)?),
            LIFT..MOVE => Action::Lift(Spot::new(index - LIFT)?),
            MOVE..DRAW => Action::Move(Spot::new(index - MOVE)?),
            DRAW => Action::Draw,
            TAKE..LAY => Action::Take(CardId::new(index - TAKE)?),
            LAY..COLUMN => Action::Lay(CardId::culture(index - LAY)),
            COLUMN..PILE => Action::Column((index - COLUMN) as u8),
            PILE..TURN => Action::Pile(CardId::character(index - PILE)),
            TURN..NAME => Action::Turn(CardId::culture(index - TURN)),
            NAME..REVEAL => Action::Name(Symbol::ALL[index - NAME]),
            REVEAL..PASS => Action::Reveal(CardId::character(index - REVEAL)),
            PASS => Action::Pass,
            PAY..GIVE => Action::Pay(Seat::new((index - PAY) as u8)?),
            GIVE..KEEP => Action::Give(Spot::new(index - GIVE)?),
            KEEP..END => Action::Keep(CardId::new(index - KEEP)?),
            END => Action::End,
            _ => return None,
        })
    }

    /// Values next to the action space and at the end of their numbers.
    pub fn no_actions() -> Vec<Action> {
        let beyond = Seat::all(MAX_SEATS).skip(MOST_PLAYERS);
        let seats = beyond.flat_map(|seat| [Action::Exchange(seat), Action::Pay(seat)]);
        let characters =
            CardId::CHARACTER_CARDS.iter().flat_map(|card| [Action::Lay(card), Action::Turn(card)]);
        let cultures =
            CardId::CULTURE_CARDS.iter().flat_map(|card| [Action::Pile(card), Action::Reveal(card)]);
        let columns = [MOST_COLUMNS as u8, 8, u8::MAX].map(Action::Column);
        seats.chain(characters).chain(cultures).chain(columns).collect()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Exchange(seat) => write!(f, "exchange:{seat}"),
            Action::Place(piece, spot) => write!(f, "{}:{spot}", piece.id()),
            Action::Lift(spot) => write!(f, "lift:{spot}"),
            Action::Move(spot) => write!(f, "move:{spot}"),
            Action::Draw => f.write_str("draw"),
            Action::Take(card) => write!(f, "take:{card}"),
            Action::Lay(card) => write!(f, "lay:{card}"),
            Action::Column(number) => write!(f, "column:{}", u16::from(*number) + 1),
            Action::Pile(card) => write!(f, "pile:{card}"),
            Action::Turn(card) => write!(f, "turn:{card}"),
            Action::Name(symbol) => write!(f, "name:{}", symbol.id()),
            Action::Reveal(card) => write!(f, "reveal:{card}"),
            Action::Pass => f.write_str("pass"),
            Action::Pay(seat) => write!(f, "pay:{seat}"),
            Action::Give(spot) => write!(f, "give:{spot}"),
            Action::Keep(card) => write!(f, "keep:{card}"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Action, NoAction> {
        notation::read::<Wiege>(text, "stone:c1:0, take:cu-07 or name:science", parse)
    }
}

fn parse(verb: &str, rest: &str) -> Option<Action> {
    let spot = || Spot::from_id(rest);
    let card = || CardId::from_id(rest);
    let seat = || Seat::new(rest.parse().ok()?);
    Some(match verb {
        "exchange" => Action::Exchange(seat()?),
        "stone" => Action::Place(Piece::Stone, spot()?),
        "pawn" => Action::Place(Piece::Pawn, spot()?),
        "lift" => Action::Lift(spot()?),
        "move" => Action::Move(spot()?),
        "draw" => Action::Draw,
        "take" => Action::Take(card()?),
        "lay" => Action::Lay(card()?),
        "column" => Action::Column(rest.parse::<u8>().ok()?.checked_sub(1)?),
        "pile" => Action::Pile(card()?),
        "turn" => Action::Turn(card()?),
        "name" => Action::Name(Symbol::from_id(rest)?),
        "reveal" => Action::Reveal(card()?),
        "pass" => Action::Pass,
        "pay" => Action::Pay(seat()?),
        "give" => Action::Give(spot()?),
        "keep" => Action::Keep(card()?),
        "end" => Action::End,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::testing::check_actions;

    /// Texts that are no actions.
    const OTHERS: &str = "\
        stone stone:c1 stone:c4:0 stone:c1:6 stone:b4:0 pawn:c1:00 draw: lay:ch-01 pile:cu-01 \
        turn:ch-02 reveal:cu-03 column:0 column:6 column:01 pay:4 pay:+1 exchange:-1 name:art \
        keep:cu-41 End take:cu-1";

    #[test]
    fn every_action_has_its_own_index_and_notation_and_other_texts_are_refused() {
        assert_eq!(check_actions::<Wiege>(OTHERS), Ok(()));
    }

    #[test]
    fn the_action_space_is_fixed() {
        assert_eq!(Action::COUNT, 4 + 4 * 42 + 1 + 67 + 40 + 5 + 27 + 40 + 5 + 27 + 1 + 4 + 42 + 67 + 1);
    }

    #[test]
    fn an_action_fits_in_four_bytes() {
        assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
    }
}
