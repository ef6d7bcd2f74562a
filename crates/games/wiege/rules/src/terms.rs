//! What each thing asks for. Listing, refusing and playing all ask here, so that they cannot disagree.

use crate::Wiege;
use crate::cards::{CardId, Cards};
use crate::data::{self, Face};
use crate::pending::{Scoring, Source};
use crate::pieces::{Colour, Symbol, Symbols};
use crate::place::{Place, Spot};
use crate::reason::Reason;
use crate::state::{MOST_PLAYERS, Open, State, bits};
use kernel::{Seat, Seats};

/// What a player can do with pieces in phase 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Means {
    /// A stone of the own colour is in the reserve.
    pub(crate) stone: bool,
    /// The pawn is in the reserve.
    pub(crate) pawn: bool,
    /// The players with whom a stone can be exchanged.
    pub(crate) exchange: Seats,
}

impl Means {
    /// Whether nothing can be placed, so that a piece is moved.
    pub(crate) fn must_move(&self) -> bool {
        !self.stone && !self.pawn && self.exchange.is_empty()
    }
}

/// Which stones a payer gives next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// One of these foreign colours, from the reserve.
    Foreign(Seats),
    /// The own colour, from the reserve.
    Own,
    /// One of the own stones on events.
    Placed,
    /// Nothing is left.
    Nothing,
}

impl Wiege {
    /// The event in play at a place.
    #[inline]
    pub fn event_at(&self, open: &Open, place: Place) -> Option<&data::Event> {
        open.at(place).top().map(|event| &self.tables.events[event.index()])
    }

    /// The spaces a seat may cover at a place, as bits; with a piece lifted, as if it did not stand where it stands.
    #[inline]
    pub(crate) fn place_terms(
        &self,
        open: &Open,
        seat: Seat,
        place: Place,
        lifted: Option<Spot>,
    ) -> Result<u8, Reason> {
        let event = self.event_at(open, place).ok_or(Reason::NoEvent)?;
        if !place.is_reached(seat, open.seats()) {
            return Err(Reason::OutOfReach);
        }
        let mut covered = open.at(place).covered;
        let left = lifted.filter(|from| from.place() == place).map_or(0, Spot::bit);
        covered[seat.index()] &= !left;
        let others = (0..MOST_PLAYERS).filter(|i| *i != seat.index() && covered[*i] != 0).count();
        if others > 1 {
            return Err(Reason::TwoPlayers);
        }
        let partner = open.config.partner(seat).filter(|_| place.is_centre());
        if partner.is_some_and(|partner| covered[partner.index()] != 0) {
            return Err(Reason::Partner);
        }
        let [a, b, c, d] = covered;
        Ok(event.reach(a | b | c | d) & !left)
    }

    /// The spaces a seat may cover at a place with a piece from the reserve, as bits.
    #[inline]
    pub fn spaces_for(&self, open: &Open, seat: Seat, place: Place) -> u8 {
        self.place_terms(open, seat, place, None).unwrap_or(0)
    }

    /// Whether a seat may cover a spot.
    pub(crate) fn spot_terms(
        &self,
        open: &Open,
        seat: Seat,
        spot: Spot,
        lifted: Option<Spot>,
    ) -> Result<(), Reason> {
        let spaces = self.place_terms(open, seat, spot.place(), lifted)?;
        let exists = self.event_at(open, spot.place()).is_some_and(|event| event.all() & spot.bit() != 0);
        if spaces & spot.bit() != 0 {
            Ok(())
        } else if !exists {
            Err(Reason::NoSuchSpace)
        } else if lifted == Some(spot) {
            Err(Reason::SameSpace)
        } else if open.at(spot.place()).occupied() & spot.bit() != 0 {
            Err(Reason::Covered)
        } else {
            Err(Reason::NotJoined)
        }
    }

    /// Whether there is any space that a seat may cover.
    #[inline]
    pub(crate) fn has_target(&self, open: &Open, seat: Seat, lifted: Option<Spot>) -> bool {
        Place::all().any(|place| self.place_terms(open, seat, place, lifted).is_ok_and(|spaces| spaces != 0))
    }

    /// Whether a piece can be lifted, to be put elsewhere.
    pub(crate) fn lift_terms(&self, open: &Open, seat: Seat, spot: Spot) -> Result<(), Reason> {
        if open.at(spot.place()).covered[seat.index()] & spot.bit() == 0 {
            return Err(Reason::NotYours);
        }
        ensure(self.has_target(open, seat, Some(spot)), Reason::NowhereToGo)
    }

    /// Whether a seat can do anything in phase 1; otherwise the whole turn is lost.
    #[inline]
    pub(crate) fn can_act(&self, open: &Open, seat: Seat) -> bool {
        if means(open, seat, false).must_move() {
            open.placed_pieces(seat).any(|spot| self.lift_terms(open, seat, spot).is_ok())
        } else {
            self.has_target(open, seat, None)
        }
    }

    /// How many genius marks of a colour a seat shows.
    pub fn marks(&self, open: &Open, seat: Seat, colour: Colour) -> u8 {
        let tops = open.players[seat].tableau.tops();
        let marked = |card: &CardId| self.tables.cultures[card.index()].face == Face::Genius(colour);
        tops.filter(marked).count() as u8
    }

    /// The possible symbols of each column of a seat.
    #[inline]
    pub fn possible(&self, open: &Open, seat: Seat) -> [Symbols; 5] {
        open.players[seat].tableau.possible(|card| self.tables.cultures[card.index()].symbols)
    }

    /// The columns a culture card may be laid on, as bits; the one after the last opens a new one.
    #[inline]
    pub(crate) fn columns_for(&self, open: &Open, seat: Seat, card: CardId) -> u8 {
        let symbols = self.tables.cultures[card.index()].symbols;
        let mut fitting = 0;
        let mut taken = Symbols::NONE;
        let columns = open.players[seat].tableau.n_columns();
        for (number, possible) in self.possible(open, seat)[..columns].iter().enumerate() {
            fitting |= u8::from(!possible.both(symbols).is_empty()) << number;
            taken = taken.union(*possible);
        }
        // A free symbol is enough by the option; by the rules no column may fit at all (rulings R10 and R11).
        let opens =
            if open.config.joker_new_column { !symbols.except(taken).is_empty() } else { fitting == 0 };
        fitting | u8::from(opens) << columns
    }

    /// The columns that can count as a symbol, as bits.
    pub(crate) fn columns_as(&self, open: &Open, seat: Seat, symbol: Symbol) -> u8 {
        let possible = self.possible(open, seat);
        (0..possible.len()).filter(|i| possible[*i].contains(symbol)).fold(0, |all, i| all | 1 << i)
    }

    /// How often a column shows its symbol: once a card, twice where it is turned.
    pub fn count(open: &Open, seat: Seat, column: u8) -> u8 {
        let cards = open.players[seat].tableau.column(usize::from(column)).iter();
        cards.map(|card| 1 + u8::from(open.turned.contains(*card))).sum()
    }

    /// How often a seat's tableau shows a symbol in one column; the best one, where several can be counted.
    pub fn symbol_count(&self, open: &Open, seat: Seat, symbol: Symbol) -> u8 {
        let columns = bits(self.columns_as(open, seat, symbol));
        columns.map(|column| Wiege::count(open, seat, column as u8)).max().unwrap_or(0)
    }

    /// How often a seat's tableau shows each symbol in one column, in the order of [`Symbol::ALL`].
    pub fn symbol_counts(&self, open: &Open, seat: Seat) -> [u8; 5] {
        let mut counts = [0; 5];
        let columns = open.players[seat].tableau.n_columns();
        for (column, symbols) in self.possible(open, seat)[..columns].iter().enumerate() {
            let count = Wiege::count(open, seat, column as u8);
            for symbol in symbols.iter() {
                counts[symbol as usize] = count.max(counts[symbol as usize]);
            }
        }
        counts
    }

    /// Whether a seat may turn a card now.
    pub(crate) fn turn_terms(&self, open: &Open, seat: Seat, card: CardId) -> Result<(), Reason> {
        let culture = self.tables.culture(card).ok_or(Reason::NotRotation)?;
        ensure(culture.face == Face::Rotation, Reason::NotRotation)?;
        ensure(open.players[seat].tableau.tops().any(|top| top == card), Reason::NotUncovered)?;
        ensure(!open.turned.contains(card), Reason::TurnedAlready)
    }

    /// Whether a seat can do anything with cards.
    pub(crate) fn has_card_action(&self, state: &State, seat: Seat) -> bool {
        let open = &state.open;
        !state.deck.is_empty()
            || !state.secrets[seat].hand.is_empty()
            || open.displayed().next().is_some()
            || open.players[seat].tableau.tops().any(|card| self.turn_terms(open, seat, card).is_ok())
    }

    /// The symbols on the event being scored.
    pub(crate) fn scored_symbols(&self, open: &Open) -> Symbols {
        let place = open.scoring.as_ref().map(|scoring| scoring.place);
        place.and_then(|place| self.event_at(open, place)).map_or(Symbols::NONE, |event| event.symbols)
    }

    /// Whether a seat may reveal a card in the scoring under way, and where it comes from (rulings R3 and R4).
    pub(crate) fn reveal_terms(&self, state: &State, seat: Seat, card: CardId) -> Result<Source, Reason> {
        let character = self.tables.character(card).ok_or(Reason::NotCharacter)?;
        let secret = &state.secrets[seat];
        if secret.pile.contains(card) {
            return Ok(Source::Pile);
        }
        ensure(secret.hand.contains(card), Reason::NotHeld)?;
        let on_event = self.scored_symbols(&state.open);
        let fits = character.symbol.is_none_or(|symbol| on_event.contains(symbol));
        ensure(fits, Reason::SymbolNotOnEvent)?;
        Ok(Source::Hand)
    }
}

/// What a seat can do with pieces in phase 1 (ruling R15).
#[inline]
pub(crate) fn means(open: &Open, seat: Seat, exchanged: bool) -> Means {
    let player = &open.players[seat];
    let own = player.stones[seat.index()];
    let exchange = if own == 0 || exchanged {
        let others = Seat::all(open.seats()).filter(|other| *other != seat);
        others
            .filter(|other| player.stones[other.index()] > 0 && open.players[*other].stones[seat.index()] > 0)
            .collect()
    } else {
        Seats::NONE
    };
    Means { stone: own > 0, pawn: !player.pawn_placed, exchange }
}

/// The cards a participant used, of which one may come back to the hand.
pub(crate) fn used_cards(open: &Open, scoring: &Scoring, participant: u8) -> Cards {
    let number = usize::from(participant);
    match scoring.counted[number] {
        Some(counted) => {
            let tableau = &open.players[scoring.participant(participant)].tableau;
            counted
                .column
                .map_or(Cards::NONE, |column| tableau.column(usize::from(column)).iter().copied().collect())
        }
        None => scoring.revealed[number],
    }
}

/// Which stones a seat gives next when it pays: foreign ones, then its own, then those on events.
#[inline]
pub(crate) fn due(open: &Open, seat: Seat) -> Due {
    let stones = &open.players[seat].stones;
    let foreign: Seats =
        Seat::all(open.seats()).filter(|colour| *colour != seat && stones[colour.index()] > 0).collect();
    if !foreign.is_empty() {
        Due::Foreign(foreign)
    } else if stones[seat.index()] > 0 {
        Due::Own
    } else if open.placed_stones(seat).next().is_some() {
        Due::Placed
    } else {
        Due::Nothing
    }
}

pub(crate) fn ensure(holds: bool, reason: Reason) -> Result<(), Reason> {
    if holds { Ok(()) } else { Err(reason) }
}
