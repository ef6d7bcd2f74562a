//! What may be done now, and why something else may not.

use crate::Wiege;
use crate::action::Action;
use crate::cards::{CardId, Cards};
use crate::pending::Ask;
use crate::pieces::Piece;
use crate::place::{Place, Spot};
use crate::reason::Reason;
use crate::state::{Open, State, bits};
use crate::terms::{Due, due, ensure, means, used_cards};
use kernel::{Illegal, Seat, Turn};

pub(crate) fn turn(state: &State) -> Turn {
    match state.open.asked() {
        Some(seat) => Turn::Await(kernel::Seats::only(seat)),
        None => Turn::Over,
    }
}

/// Lists what a seat may do.
pub(crate) fn legal(game: &Wiege, state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    let open = &state.open;
    if open.asked() != Some(seat) {
        return;
    }
    match open.ask {
        Ask::Place { exchanged } => game.list_pieces(open, seat, exchanged, out),
        Ask::Move { from } => {
            game.each_target(open, seat, Some(from), |spot| out.push(Action::Move(spot)));
        }
        Ask::Bonus { .. } => {
            out.extend(open.displayed().map(Action::Take));
            out.push(Action::End);
        }
        Ask::Cards { used, .. } => game.list_cards(state, seat, used, out),
        Ask::Lay { card, .. } => {
            out.extend(bits(game.columns_for(open, seat, card)).map(|i| Action::Column(i as u8)));
        }
        Ask::Name => out.extend(game.scored_symbols(open).iter().map(Action::Name)),
        Ask::Count { symbol } => {
            out.extend(bits(game.columns_as(open, seat, symbol)).map(|i| Action::Column(i as u8)));
        }
        Ask::Keep => {
            let used = open.scoring.as_ref().map_or(Cards::NONE, |it| used_cards(open, it, it.now));
            out.extend(used.iter().map(Action::Keep));
        }
        Ask::Reveal => {
            let secret = &state.secrets[seat];
            let characters = secret.hand.union(secret.pile).both(CardId::CHARACTER_CARDS).iter();
            let fitting = characters.filter(|card| game.reveal_terms(state, seat, *card).is_ok());
            out.extend(fitting.map(Action::Reveal));
            out.push(Action::Pass);
        }
        Ask::Pay => match due(open, seat) {
            Due::Foreign(colours) => out.extend(colours.iter().map(Action::Pay)),
            Due::Own | Due::Nothing => {}
            Due::Placed => out.extend(open.placed_stones(seat).map(Action::Give)),
        },
        Ask::Over => {}
    }
}

/// Why an action is refused, if it is.
pub(crate) fn why_not(game: &Wiege, state: &State, seat: Seat, action: Action) -> Option<Illegal<Reason>> {
    match state.open.asked() {
        None => Some(Illegal::GameOver),
        Some(asked) if asked != seat => Some(Illegal::NotYourTurn),
        Some(_) => game.allowed(state, seat, action).err().map(Illegal::NotAllowed),
    }
}

impl Wiege {
    fn list_pieces(&self, open: &Open, seat: Seat, exchanged: bool, out: &mut Vec<Action>) {
        let means = means(open, seat, exchanged);
        if means.must_move() {
            let liftable = open.placed_pieces(seat).filter(|it| self.lift_terms(open, seat, *it).is_ok());
            out.extend(liftable.map(Action::Lift));
            return;
        }
        out.extend(means.exchange.iter().map(Action::Exchange));
        for (has, piece) in [(means.stone, Piece::Stone), (means.pawn, Piece::Pawn)] {
            if has {
                self.each_target(open, seat, None, |spot| out.push(Action::Place(piece, spot)));
            }
        }
    }

    #[inline]
    fn each_target(&self, open: &Open, seat: Seat, lifted: Option<Spot>, mut found: impl FnMut(Spot)) {
        for place in Place::all() {
            if let Ok(spaces) = self.place_terms(open, seat, place, lifted) {
                bits(spaces).for_each(|space| found(Spot::at(place, space)));
            }
        }
    }

    fn list_cards(&self, state: &State, seat: Seat, used: bool, out: &mut Vec<Action>) {
        let open = &state.open;
        if !state.deck.is_empty() {
            out.push(Action::Draw);
        }
        out.extend(open.displayed().map(Action::Take));
        let hand = state.secrets[seat].hand;
        out.extend(hand.both(CardId::CULTURE_CARDS).iter().map(Action::Lay));
        out.extend(hand.both(CardId::CHARACTER_CARDS).iter().map(Action::Pile));
        let tops = open.players[seat].tableau.tops();
        out.extend(tops.filter(|card| self.turn_terms(open, seat, *card).is_ok()).map(Action::Turn));
        if used {
            out.push(Action::End);
        }
    }

    fn allowed(&self, state: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let open = &state.open;
        match (open.ask, action) {
            (Ask::Place { exchanged }, Action::Exchange(with)) => {
                let means = means(open, seat, exchanged);
                ensure(!means.stone || exchanged, Reason::OwnStonesLeft)?;
                ensure(means.exchange.contains(with), Reason::NothingToExchange)
            }
            (Ask::Place { exchanged }, Action::Place(piece, spot)) => {
                let means = means(open, seat, exchanged);
                match piece {
                    Piece::Stone => ensure(means.stone, Reason::NoStone)?,
                    Piece::Pawn => ensure(means.pawn, Reason::PawnPlaced)?,
                }
                self.spot_terms(open, seat, spot, None)
            }
            (Ask::Place { exchanged }, Action::Lift(spot)) => {
                ensure(means(open, seat, exchanged).must_move(), Reason::MustPlace)?;
                self.lift_terms(open, seat, spot)
            }
            (Ask::Move { from }, Action::Move(spot)) => self.spot_terms(open, seat, spot, Some(from)),
            (Ask::Bonus { .. } | Ask::Cards { .. }, Action::Take(card)) => {
                ensure(open.displayed().any(|it| it == card), Reason::NotDisplayed)
            }
            (Ask::Bonus { .. }, Action::End) => Ok(()),
            (Ask::Cards { used, .. }, Action::End) => ensure(used, Reason::FirstAction),
            (Ask::Cards { .. }, Action::Draw) => ensure(!state.deck.is_empty(), Reason::DeckEmpty),
            (Ask::Cards { .. }, Action::Lay(card)) => {
                ensure(card.is_culture(), Reason::NotCulture)?;
                ensure(state.secrets[seat].hand.contains(card), Reason::NotInHand)
            }
            (Ask::Cards { .. }, Action::Pile(card)) => {
                ensure(!card.is_culture(), Reason::NotCharacter)?;
                ensure(state.secrets[seat].hand.contains(card), Reason::NotInHand)
            }
            (Ask::Cards { .. }, Action::Turn(card)) => self.turn_terms(open, seat, card),
            (Ask::Lay { card, .. }, Action::Column(number)) => {
                ensure(has_bit(self.columns_for(open, seat, card), number), Reason::WrongColumn)
            }
            (Ask::Count { symbol }, Action::Column(number)) => {
                ensure(has_bit(self.columns_as(open, seat, symbol), number), Reason::WrongColumn)
            }
            (Ask::Name, Action::Name(symbol)) => {
                ensure(self.scored_symbols(open).contains(symbol), Reason::NotOnEvent)
            }
            (Ask::Keep, Action::Keep(card)) => {
                let used = open.scoring.as_ref().map_or(Cards::NONE, |it| used_cards(open, it, it.now));
                ensure(used.contains(card), Reason::NotUsed)
            }
            (Ask::Reveal, Action::Reveal(card)) => self.reveal_terms(state, seat, card).map(drop),
            (Ask::Reveal, Action::Pass) => Ok(()),
            (Ask::Pay, Action::Pay(colour)) => match due(open, seat) {
                Due::Foreign(colours) => ensure(colours.contains(colour), Reason::NotPayable),
                _ => Err(Reason::NotPayable),
            },
            (Ask::Pay, Action::Give(spot)) => {
                ensure(due(open, seat) == Due::Placed, Reason::NotPayable)?;
                let own = open.at(spot.place()).stones(seat);
                ensure(own & spot.bit() != 0, Reason::NotYours)
            }
            _ => Err(Reason::NotAsked),
        }
    }
}

/// Whether the bit with this number is set, which may be beyond the mask.
fn has_bit(mask: u8, number: u8) -> bool {
    bits(mask).any(|bit| bit == usize::from(number))
}
