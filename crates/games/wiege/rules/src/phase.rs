//! Turns, decks, new events and the end: the order of things, read top to bottom.

use crate::apply::Exec;
use crate::cards::Cards;
use crate::config::EmptyDeck;
use crate::event::Event;
use crate::pending::Ask;
use crate::pieces::{EventId, Kind};
use crate::place::Place;
use crate::score::outcome;
use kernel::List;
use kernel::{Seat, Sink};

/// The match ends after so many turns a player without a scoring (ruling R22).
const QUIET_TURNS: u8 = 40;

impl<S: Sink<Event>> Exec<'_, S> {
    /// Goes to the next turn that takes place: whoever can neither place nor move anything loses it.
    pub(crate) fn begin_turn(&mut self) {
        loop {
            let seat = self.state.open.turn;
            if self.game.can_act(&self.state.open, seat) {
                self.state.open.ask = Ask::Place { exchanged: false };
                self.tell.tell(Event::TurnBegan { seat });
                return;
            }
            self.tell.tell(Event::Skipped { seat });
            if !self.next_turn() {
                return;
            }
        }
    }

    /// Passes the turn on; false when the match ends by the guard.
    fn next_turn(&mut self) -> bool {
        let n = self.state.seats();
        let open = &mut self.state.open;
        open.quiet += 1;
        if open.quiet >= QUIET_TURNS * open.config.players {
            self.finish();
            return false;
        }
        open.turn = open.turn.left(n);
        true
    }

    /// After the card actions: the display is filled, then a pending scoring is carried out.
    pub(crate) fn end_cards(&mut self) {
        self.refill();
        if self.state.open.scoring.is_some() {
            self.begin_scoring();
        } else {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        let seat = self.state.open.turn;
        self.tell.tell(Event::TurnEnded { seat });
        if self.next_turn() {
            self.begin_turn();
        }
    }

    /// Fills the gaps of the display.
    pub(crate) fn refill(&mut self) {
        let gaps = self.gaps();
        if gaps == 0 {
            return;
        }
        let is_short = self.state.deck.len() + self.state.open.discards.len() < gaps;
        if is_short {
            self.strip(gaps);
        }
        if is_short || self.state.deck.is_empty() {
            self.reshuffle();
        }
        for slot in 0..self.state.open.display.len() {
            if self.state.open.display[slot].is_some() {
                continue;
            }
            let Some(card) = self.state.deck.pop() else { return };
            self.state.open.display[slot] = Some(card);
            self.tell.tell(Event::Displayed { card });
            self.reshuffle_if_empty();
        }
    }

    fn gaps(&self) -> usize {
        self.state.open.display.iter().filter(|slot| slot.is_none()).count()
    }

    /// When the last card leaves the deck, the discards become the new deck at once (ruling R18).
    pub(crate) fn reshuffle_if_empty(&mut self) {
        if self.state.deck.is_empty() {
            let gaps = self.gaps();
            if self.state.open.discards.len() < gaps {
                self.strip(gaps);
            }
            self.reshuffle();
        }
    }

    /// Cards are short: everyone's columns give up their uppermost cards until the display can be filled.
    fn strip(&mut self, gaps: usize) {
        let n = self.state.seats();
        while self.state.deck.len() + self.state.open.discards.len() < gaps {
            let before = self.state.open.discards;
            for seat in Seat::all(n) {
                // From the last column on, since an emptied column closes and those after it move up.
                for column in (0..self.state.open.players[seat].tableau.n_columns()).rev() {
                    let card = self.take_uppermost(seat, column);
                    self.state.open.discards.insert(card);
                    self.tell.tell(Event::Stripped { seat, card });
                }
            }
            if self.state.open.discards == before {
                return;
            }
        }
    }

    /// Shuffles the discards, and what is left of the deck, into a new deck.
    fn reshuffle(&mut self) {
        let state = &mut *self.state;
        let discards = std::mem::take(&mut state.open.discards);
        if discards.is_empty() {
            return;
        }
        state.open.shuffled =
            if state.deck.is_empty() { discards } else { state.open.shuffled.union(discards) };
        let left: Cards = state.deck.as_slice().iter().copied().collect();
        state.deck = discards.union(left).iter().collect();
        state.chance.draws().shuffle(state.deck.as_mut_slice());
        self.tell.tell(Event::Reshuffled { cards: state.deck.len() as u8 });
    }

    /// After a scoring: a new event, or a closed place; then the match may be over.
    pub(crate) fn end_scoring(&mut self) {
        let Some(scoring) = self.state.open.scoring.take() else { return };
        self.state.open.scorings += 1;
        // The turn that scores is not counted itself.
        self.state.open.quiet = 0;
        self.renew(scoring.place, scoring.kind);
        let face_up = self.state.open.in_play().count();
        if face_up <= usize::from(self.game.tables.setup.end_visible_events) {
            self.finish();
            return;
        }
        let seat = self.state.open.turn;
        self.tell.tell(Event::TurnEnded { seat });
        self.state.open.turn = seat.left(self.state.seats());
        self.begin_turn();
    }

    /// A culture scoring leaves its event under the next one, a character scoring clears the stack.
    fn renew(&mut self, place: Place, kind: Kind) {
        let next = self.state.events.pop();
        let config = self.state.open.config;
        let stack = &mut self.state.open.board[place.index()].stack;
        match (kind, next, config.culture_empty_deck) {
            (Kind::Culture, Some(_), _) => {}
            (Kind::Culture, None, EmptyDeck::Top) => drop(stack.pop()),
            (Kind::Culture, None, EmptyDeck::Stack) | (Kind::Character, ..) => *stack = List::default(),
        }
        if let Some(event) = next {
            self.turn_up(place, event);
            return;
        }
        let position = self.state.open.at(place);
        match position.top() {
            Some(event_card) => {
                let dice = position.dice();
                self.tell.tell(Event::Uncovered { place, event_card, dice });
            }
            None => self.tell.tell(Event::Closed { place }),
        }
    }

    /// Puts an event face up on a place.
    pub(crate) fn turn_up(&mut self, place: Place, event_card: EventId) {
        let open = &mut self.state.open;
        open.turned_up.insert(event_card);
        let position = &mut open.board[place.index()];
        position.stack.push(event_card);
        let dice = position.dice();
        self.tell.tell(Event::TurnedUp { place, event_card, dice });
    }

    /// Pieces on events go home, and the match is over.
    fn finish(&mut self) {
        for place in Place::all() {
            self.send_home(place);
        }
        self.state.open.ask = Ask::Over;
        let sheets = self.game.sheets(self.state);
        let places = outcome(self.game, self.state).places;
        self.tell.tell(Event::Scored { sheets, places });
    }
}
