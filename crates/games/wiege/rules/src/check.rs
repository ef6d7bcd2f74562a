//! What must hold for any state: pieces counted once, nothing too many, nothing hidden in two places.

use crate::Wiege;
use crate::cards::{CardId, Cards};
use crate::data::Face;
use crate::pending::Ask;
use crate::pieces::{Colour, Events, Symbols};
use crate::place::Place;
use crate::state::{MOST_PLAYERS, Open, State};
use kernel::Seat;

pub(crate) fn check(game: &Wiege, state: &State) -> Result<(), String> {
    game.check_pieces(&state.open)?;
    game.check_board(&state.open)?;
    check_cards(state)?;
    check_knowledge(state)?;
    game.check_tableaus(&state.open)?;
    check_events(state)
}

impl Wiege {
    fn check_pieces(&self, open: &Open) -> Result<(), String> {
        for seat in Seat::all(MOST_PLAYERS) {
            let in_reserves: u8 = open.players.iter().map(|(_, player)| player.stones[seat.index()]).sum();
            let on_events = open.placed_stones(seat).count() as u8;
            let stones = if seat.index() < open.seats() { self.tables.setup.stones } else { 0 };
            ensure(in_reserves + on_events == stones, "every stone is counted once")?;
            let pawns = open.placed_pieces(seat).filter(|spot| open.is_pawn(*spot)).count();
            let placed = open.players.get(seat).is_some_and(|player| player.pawn_placed);
            ensure(pawns == usize::from(placed), "every pawn is in its reserve or on one event")?;
        }
        Ok(())
    }

    fn check_board(&self, open: &Open) -> Result<(), String> {
        for place in Place::all() {
            let position = open.at(place);
            let occupied = position.occupied();
            let Some(event) = self.event_at(open, place) else {
                ensure(occupied == 0, "no piece stands where no event lies")?;
                continue;
            };
            ensure(occupied & !event.all() == 0, "pieces stand on spaces")?;
            ensure(position.pawns & !occupied == 0, "pawns cover their spaces")?;
            let each: u32 = position.covered.iter().map(|own| own.count_ones()).sum();
            ensure(each == occupied.count_ones(), "a space holds one piece")?;
            ensure(position.seats().len() <= 2, "at most two players are on an event")?;
            let reached = position.seats().iter().all(|seat| place.is_reached(seat, open.seats()));
            ensure(reached, "players are on events they can reach")?;
            let partners = position.seats().iter().filter_map(|seat| open.config.partner(seat));
            let apart = !place.is_centre() || partners.into_iter().all(|it| !position.seats().contains(it));
            ensure(apart, "partners are not on the same event of the centre")?;
            let pending = open.scoring.as_ref().is_some_and(|scoring| scoring.place == place);
            let full = [Colour::Blue, Colour::Red].into_iter().any(|colour| {
                let mask = event.mask(colour);
                mask != 0 && occupied & mask == mask
            });
            ensure(!full || pending, "a full colour is being scored")?;
        }
        let ends = usize::from(self.tables.setup.end_visible_events);
        let going = open.ask == Ask::Over || open.in_play().count() > ends;
        ensure(going, "the match ends when too few events are left")
    }

    fn check_tableaus(&self, open: &Open) -> Result<(), String> {
        let mut turned = open.turned;
        for (seat, player) in open.players.iter() {
            let columns = player.tableau.n_columns();
            let possible = self.possible(open, seat);
            let sound = possible[..columns].iter().all(|symbols| !symbols.is_empty());
            ensure(sound, "each column has a symbol of its own")?;
            let rest = possible[columns..].iter().all(|symbols| *symbols == Symbols::NONE);
            ensure(rest, "no symbol without a column")?;
            for card in player.tableau.cards() {
                ensure(card.is_culture(), "columns hold culture cards")?;
                if self.tables.cultures[card.index()].face == Face::Rotation {
                    turned.remove(*card);
                }
            }
        }
        ensure(turned.is_empty(), "only rotation cards in columns are turned")
    }
}

fn check_cards(state: &State) -> Result<(), String> {
    let open = &state.open;
    let mut seen = Cards::NONE;
    let mut count = 0;
    let mut add = |card: CardId| {
        seen.insert(card);
        count += 1;
    };
    state.deck.as_slice().iter().copied().for_each(&mut add);
    open.displayed().for_each(&mut add);
    open.discards.iter().for_each(&mut add);
    for (seat, player) in open.players.iter() {
        player.tableau.cards().iter().copied().for_each(&mut add);
        state.secrets[seat].hand.iter().for_each(&mut add);
        state.secrets[seat].pile.iter().for_each(&mut add);
    }
    if let Some(scoring) = &open.scoring {
        scoring.revealed.iter().for_each(|cards| cards.iter().for_each(&mut add));
    }
    ensure(count == CardId::COUNT && seen == Cards::ALL, "every card is in one place")
}

fn check_knowledge(state: &State) -> Result<(), String> {
    let open = &state.open;
    for (seat, player) in open.players.iter() {
        let secret = &state.secrets[seat];
        ensure(secret.pile.except(CardId::CHARACTER_CARDS).is_empty(), "piles hold characters")?;
        ensure(player.known_in_hand.except(secret.hand).is_empty(), "what is known to be in hand is there")?;
        let held = secret.hand.union(secret.pile).both(CardId::CHARACTER_CARDS);
        ensure(player.known_held.except(held).is_empty(), "what is known to be held is held")?;
        let apart = player.known_held.both(player.known_in_hand).is_empty();
        ensure(apart, "a card is known in one way")?;
    }
    if let Ask::Lay { card, .. } = open.ask {
        ensure(open.players[open.turn].known_in_hand.contains(card), "a card about to be laid is shown")?;
    }
    let deck: Cards = state.deck.as_slice().iter().copied().collect();
    ensure(deck.except(open.shuffled).is_empty(), "the deck holds what was shuffled into it")
}

fn check_events(state: &State) -> Result<(), String> {
    let open = &state.open;
    let mut seen = Events::NONE;
    for place in Place::all() {
        for event in open.at(place).stack.as_slice() {
            ensure(!seen.contains(*event), "an event lies in one place")?;
            seen.insert(*event);
        }
    }
    ensure(open.turned_up.includes(seen), "events on the table were turned up")?;
    let mut hidden = Events::NONE;
    for event in state.events.as_slice() {
        ensure(!hidden.contains(*event), "an event is in the deck once")?;
        hidden.insert(*event);
    }
    ensure(hidden.both(open.turned_up).is_empty(), "events face down were never face up")?;
    let over = open.ask == Ask::Over;
    ensure(over || open.asked().is_some(), "somebody decides until the match is over")
}

fn ensure(holds: bool, law: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(law.into()) }
}
