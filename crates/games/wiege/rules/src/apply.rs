//! What decisions do. Every change of a state is made, and told, in one stroke by a method of [`Exec`].
//!
//! Here are the two phases of a turn; scorings are in `scoring`, decks and turn order in `phase`.

use crate::Wiege;
use crate::action::Action;
use crate::cards::{CardId, Cards};
use crate::event::Event;
use crate::pending::{Ask, Scoring};
use crate::pieces::Piece;
use crate::place::Spot;
use crate::state::{Player, State};
use kernel::{Seat, Sink};

/// Card actions of a turn.
const CARD_ACTIONS: u8 = 2;
/// Card actions of a turn that brings about a scoring.
const CARD_ACTIONS_BEFORE_SCORING: u8 = 1;

/// Carries out decisions on a state and tells what happens.
pub(crate) struct Exec<'a, S> {
    pub(crate) game: &'a Wiege,
    pub(crate) state: &'a mut State,
    pub(crate) tell: &'a mut S,
}

impl<S: Sink<Event>> Exec<'_, S> {
    /// Carries out a legal decision, and everything that follows without one.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Exchange(with) => self.exchange(seat, with),
            Action::Place(piece, spot) => self.place(seat, piece, spot),
            Action::Lift(from) => self.state.open.ask = Ask::Move { from },
            Action::Move(to) => self.move_piece(seat, to),
            Action::Draw => self.draw(seat),
            Action::Take(card) => self.take(seat, card),
            Action::Lay(card) => self.lay(seat, card),
            Action::Column(number) => self.choose_column(seat, number),
            Action::Pile(card) => self.pile(seat, card),
            Action::Turn(card) => self.turn_card(seat, card),
            Action::Name(symbol) => self.name(seat, symbol),
            Action::Reveal(card) => self.reveal(seat, card),
            Action::Pass => self.pass(seat),
            Action::Pay(colour) => self.pay(colour),
            Action::Give(spot) => self.give(spot),
            Action::Keep(card) => self.keep(card),
            Action::End => self.end_cards_or_bonus(),
        }
    }

    pub(crate) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.open.players[seat]
    }

    fn exchange(&mut self, seat: Seat, with: Seat) {
        let player = self.player(seat);
        player.stones[with.index()] -= 1;
        player.stones[seat.index()] += 1;
        let other = self.player(with);
        other.stones[seat.index()] -= 1;
        other.stones[with.index()] += 1;
        self.state.open.ask = Ask::Place { exchanged: true };
        self.tell.tell(Event::Exchanged { seat, with });
    }

    fn place(&mut self, seat: Seat, piece: Piece, spot: Spot) {
        let player = self.player(seat);
        match piece {
            Piece::Stone => player.stones[seat.index()] -= 1,
            Piece::Pawn => player.pawn_placed = true,
        }
        self.put(seat, piece, spot);
        self.tell.tell(Event::Placed { seat, piece, spot });
        self.after_covering(seat, piece, spot);
    }

    fn move_piece(&mut self, seat: Seat, to: Spot) {
        let Ask::Move { from } = self.state.open.ask else { return };
        let position = &mut self.state.open.board[from.place().index()];
        let piece = if position.pawns & from.bit() == 0 { Piece::Stone } else { Piece::Pawn };
        position.covered[seat.index()] &= !from.bit();
        position.pawns &= !from.bit();
        self.put(seat, piece, to);
        self.tell.tell(Event::Moved { seat, piece, from, to });
        self.after_covering(seat, piece, to);
    }

    fn put(&mut self, seat: Seat, piece: Piece, spot: Spot) {
        let position = &mut self.state.open.board[spot.place().index()];
        position.covered[seat.index()] |= spot.bit();
        if piece == Piece::Pawn {
            position.pawns |= spot.bit();
        }
    }

    /// The last space of a colour brings about a scoring; otherwise the pawn may bring a bonus (ruling R27).
    fn after_covering(&mut self, seat: Seat, piece: Piece, spot: Spot) {
        let open = &self.state.open;
        let Some(event) = self.game.event_at(open, spot.place()) else { return };
        let position = open.at(spot.place());
        let colour = event.colour(spot.space());
        let of_colour = event.mask(colour);
        if position.occupied() & of_colour == of_colour {
            let (place, kind) = (spot.place(), colour.scoring());
            let other = position.seats().without(seat).lowest();
            self.state.open.scoring = Some(Scoring::new(place, kind, seat, other));
            self.tell.tell(Event::Triggered { seat, place, kind });
            self.ask_for_cards(seat, CARD_ACTIONS_BEFORE_SCORING, false);
            return;
        }
        if piece == Piece::Pawn {
            let left = self.game.marks(open, seat, colour).min(open.displayed().count() as u8);
            if left > 0 {
                self.state.open.ask = Ask::Bonus { left };
                self.tell.tell(Event::BonusOffered { seat, cards: left });
                return;
            }
        }
        self.ask_for_cards(seat, CARD_ACTIONS, false);
    }

    /// Asks for card actions, as long as there are any and one is possible.
    fn ask_for_cards(&mut self, seat: Seat, left: u8, used: bool) {
        if left > 0 && self.game.has_card_action(self.state, seat) {
            self.state.open.ask = Ask::Cards { left, used };
        } else {
            self.end_cards();
        }
    }

    fn used_action(&mut self, seat: Seat) {
        if let Ask::Cards { left, .. } | Ask::Lay { left, .. } = self.state.open.ask {
            self.ask_for_cards(seat, left - 1, true);
        }
    }

    fn end_cards_or_bonus(&mut self) {
        let seat = self.state.open.turn;
        match self.state.open.ask {
            Ask::Bonus { .. } => self.ask_for_cards(seat, CARD_ACTIONS, false),
            _ => self.end_cards(),
        }
    }

    fn draw(&mut self, seat: Seat) {
        let Some(card) = self.state.deck.pop() else { return };
        self.state.secrets[seat].hand.insert(card);
        self.tell.tell(Event::Drawn { seat, card: Some(card) });
        self.reshuffle_if_empty();
        self.used_action(seat);
    }

    fn take(&mut self, seat: Seat, card: CardId) {
        let open = &mut self.state.open;
        let Some(slot) = open.display.iter_mut().find(|slot| **slot == Some(card)) else { return };
        *slot = None;
        self.show_to_hand(seat, card);
        self.tell.tell(Event::Taken { seat, card });
        match self.state.open.ask {
            Ask::Bonus { left: 1 } => self.ask_for_cards(seat, CARD_ACTIONS, false),
            Ask::Bonus { left } => self.state.open.ask = Ask::Bonus { left: left - 1 },
            _ => self.used_action(seat),
        }
    }

    /// A card that all can see goes to the hand.
    pub(crate) fn show_to_hand(&mut self, seat: Seat, card: CardId) {
        self.state.secrets[seat].hand.insert(card);
        self.player(seat).known_in_hand.insert(card);
    }

    /// A card leaves the hand or pile for all to see.
    pub(crate) fn leave_hand(&mut self, seat: Seat, card: CardId) {
        let secret = &mut self.state.secrets[seat];
        secret.hand.remove(card);
        secret.pile.remove(card);
        let pile_is_empty = secret.pile.is_empty();
        let player = self.player(seat);
        player.known_in_hand.remove(card);
        player.known_held.remove(card);
        if pile_is_empty {
            player.known_in_hand = player.known_in_hand.union(player.known_held);
            player.known_held = Cards::NONE;
        }
    }

    fn lay(&mut self, seat: Seat, card: CardId) {
        let Ask::Cards { left, .. } = self.state.open.ask else { return };
        let columns = self.game.columns_for(&self.state.open, seat, card);
        if columns.count_ones() > 1 {
            // It is shown while its column is chosen.
            self.player(seat).known_in_hand.insert(card);
            self.state.open.ask = Ask::Lay { card, left };
        } else {
            self.lay_on(seat, card, columns.trailing_zeros() as u8);
        }
    }

    fn choose_column(&mut self, seat: Seat, number: u8) {
        match self.state.open.ask {
            Ask::Lay { card, .. } => self.lay_on(seat, card, number),
            Ask::Count { symbol } => self.count(seat, symbol, Some(number)),
            _ => {}
        }
    }

    fn lay_on(&mut self, seat: Seat, card: CardId, column: u8) {
        self.leave_hand(seat, card);
        self.player(seat).tableau.lay(usize::from(column), card);
        self.tell.tell(Event::Laid { seat, card, column });
        self.used_action(seat);
    }

    /// Nobody sees which character it is: each one known to be in hand may be the one on the pile now.
    fn pile(&mut self, seat: Seat, card: CardId) {
        let secret = &mut self.state.secrets[seat];
        secret.hand.remove(card);
        secret.pile.insert(card);
        let player = self.player(seat);
        player.known_held = player.known_held.union(player.known_in_hand.both(CardId::CHARACTER_CARDS));
        player.known_in_hand = player.known_in_hand.both(CardId::CULTURE_CARDS);
        self.tell.tell(Event::Piled { seat, card: Some(card) });
        self.used_action(seat);
    }

    fn turn_card(&mut self, seat: Seat, card: CardId) {
        self.state.open.turned.insert(card);
        self.tell.tell(Event::Turned { seat, card });
        self.used_action(seat);
    }
}
