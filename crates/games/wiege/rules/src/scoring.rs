//! Culture and character scorings, and the paying that follows.

use crate::apply::Exec;
use crate::cards::{CardId, Cards};
use crate::config::{DuelPass, Uppermost};
use crate::event::Event;
use crate::pending::{Ask, Counted, Debt, Scoring};
use crate::pieces::{Kind, Symbol};
use crate::place::{Place, Spot};
use crate::score::points;
use crate::state::{MOST_PLAYERS, bits};
use crate::terms::{Due, due, used_cards};
use kernel::{Seat, Sink};

impl<S: Sink<Event>> Exec<'_, S> {
    /// All pieces on the event go home; then the participants answer, beginning with the trigger.
    pub(crate) fn begin_scoring(&mut self) {
        let Some(scoring) = self.state.open.scoring else { return };
        let Scoring { place, kind, trigger, other, .. } = scoring;
        self.send_home(place);
        self.tell.tell(Event::ScoringBegan { place, kind, trigger, other });
        match kind {
            Kind::Culture => self.ask_for_symbol(0),
            Kind::Character => self.ask_for_character(0),
        }
    }

    /// Gives the pieces at a place back to their owners.
    pub(crate) fn send_home(&mut self, place: Place) {
        let position = &mut self.state.open.board[place.index()];
        let covered = std::mem::take(&mut position.covered);
        let pawns = std::mem::take(&mut position.pawns);
        for seat in Seat::all(MOST_PLAYERS).filter(|seat| covered[seat.index()] != 0) {
            let own = covered[seat.index()];
            let player = self.player(seat);
            player.stones[seat.index()] += (own & !pawns).count_ones() as u8;
            player.pawn_placed &= own & pawns == 0;
        }
    }

    fn scoring(&mut self) -> &mut Scoring {
        self.state.open.scoring.as_mut().expect("a scoring is under way")
    }

    /// Asks a participant for a symbol, where the event leaves a choice.
    fn ask_for_symbol(&mut self, participant: u8) {
        let scoring = self.scoring();
        scoring.now = participant;
        let seat = scoring.answering();
        let symbols = self.game.scored_symbols(&self.state.open);
        let only = symbols.iter().next().filter(|_| symbols.len() == 1);
        match only {
            Some(symbol) => self.name(seat, symbol),
            None => self.state.open.ask = Ask::Name,
        }
    }

    /// A symbol is counted in one column; the owner says in which, where several could be it (ruling R9).
    pub(crate) fn name(&mut self, seat: Seat, symbol: Symbol) {
        let columns = self.game.columns_as(&self.state.open, seat, symbol);
        match columns.count_ones() {
            0 => self.count(seat, symbol, None),
            1 => self.count(seat, symbol, Some(columns.trailing_zeros() as u8)),
            _ => self.state.open.ask = Ask::Count { symbol },
        }
    }

    pub(crate) fn count(&mut self, seat: Seat, symbol: Symbol, column: Option<u8>) {
        let count = column.map_or(0, |column| crate::Wiege::count(&self.state.open, seat, column));
        let scoring = self.scoring();
        let now = scoring.now;
        scoring.counted[usize::from(now)] = Some(Counted { symbol, column, count });
        let is_last = now + 1 == scoring.participants();
        self.tell.tell(Event::Named { seat, symbol, column, count });
        if is_last {
            self.compare_cultures();
        } else {
            self.ask_for_symbol(1);
        }
    }

    fn compare_cultures(&mut self) {
        let scoring = *self.scoring();
        let counts = scoring.counted.map(|counted| counted.map_or(0, |it| it.count));
        if scoring.other.is_none() {
            self.owe(0, counts[0]);
            return;
        }
        self.compare(counts, counts[0].abs_diff(counts[1]));
    }

    /// The loser owes stones to the winner; in a tie both take a card back.
    fn compare(&mut self, points: [u8; 2], stones: u8) {
        let scoring = self.scoring();
        let seats = [0, 1].map(|i| scoring.participant(i));
        let winner = match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        };
        let seat = winner.map(|winner: u8| seats[usize::from(winner)]);
        self.tell.tell(Event::Compared { seats, points, winner: seat });
        match winner {
            Some(winner) => self.owe(winner, stones),
            None => {
                self.scoring().keepers = 0b11;
                self.ask_for_keeping();
            }
        }
    }

    /// A participant is to receive stones: from the other one; alone, from the other neighbour or, in the centre,
    /// from all opponents in turn (ruling R19).
    fn owe(&mut self, winner: u8, stones: u8) {
        let n = self.state.seats();
        let scoring = self.scoring();
        scoring.winner = Some(winner);
        let seat = scoring.participant(winner);
        let (payer, in_turn) = match (scoring.other, scoring.place.neighbours(n)) {
            (Some(_), _) => (scoring.participant(1 - winner), false),
            (None, Some((a, b))) => (if seat == a { b } else { a }, false),
            (None, None) => (seat.right(n), true),
        };
        scoring.debt = Debt { payer, in_turn, left: stones, got: 0 };
        if stones > 0 {
            self.tell.tell(Event::Won { seat, stones });
        }
        self.collect();
    }

    /// Collects stones one at a time until all are paid, nobody has any, or a payer must choose.
    fn collect(&mut self) {
        while let Some(payer) = self.next_payer() {
            let scoring = self.scoring();
            scoring.debt.payer = payer;
            let Debt { in_turn, left, .. } = scoring.debt;
            let open = &self.state.open;
            match due(open, payer) {
                Due::Foreign(colours) => {
                    let stones = &open.players[payer].stones;
                    let foreign: u8 = colours.iter().map(|colour| stones[colour.index()]).sum();
                    // Where all must go the order does not matter.
                    let no_choice = colours.len() == 1 || (!in_turn && left >= foreign);
                    match colours.lowest().filter(|_| no_choice) {
                        Some(colour) => self.hand_over(colour, None),
                        None => return self.state.open.ask = Ask::Pay,
                    }
                }
                Due::Own => self.hand_over(payer, None),
                Due::Placed => {
                    let mut spots = open.placed_stones(payer);
                    let first = spots.next();
                    let placed = 1 + spots.count();
                    let no_choice = placed == 1 || (!in_turn && usize::from(left) >= placed);
                    match first.filter(|_| no_choice) {
                        Some(spot) => self.hand_over(payer, Some(spot)),
                        None => return self.state.open.ask = Ask::Pay,
                    }
                }
                Due::Nothing => break,
            }
        }
        self.settle_winner();
    }

    /// Who pays the next stone; nobody when all is paid or nothing is left.
    fn next_payer(&mut self) -> Option<Seat> {
        let scoring = *self.scoring();
        let Debt { payer, in_turn, left, .. } = scoring.debt;
        if left == 0 {
            return None;
        }
        let open = &self.state.open;
        let n = open.seats();
        let winner = scoring.participant(scoring.winner?);
        let pays = |seat: &Seat| {
            *seat != winner && open.config.partner(winner) != Some(*seat) && due(open, *seat) != Due::Nothing
        };
        if !in_turn {
            return Some(payer).filter(pays);
        }
        let mut seat = payer;
        for _ in 0..n {
            if pays(&seat) {
                return Some(seat);
            }
            seat = seat.right(n);
        }
        None
    }

    /// The payer gives one stone of a colour, from the reserve or from an event, to the winner.
    fn hand_over(&mut self, colour: Seat, spot: Option<Spot>) {
        let n = self.state.seats();
        let scoring = self.scoring();
        let debt = &mut scoring.debt;
        let from = debt.payer;
        debt.left -= 1;
        debt.got += 1;
        if debt.in_turn {
            debt.payer = from.right(n);
        }
        let to = scoring.participant(scoring.winner.unwrap_or(0));
        match spot {
            Some(spot) => {
                let position = &mut self.state.open.board[spot.place().index()];
                position.covered[from.index()] &= !spot.bit();
            }
            None => self.player(from).stones[colour.index()] -= 1,
        }
        self.player(to).stones[colour.index()] += 1;
        self.tell.tell(Event::Paid { from, to, colour, spot });
    }

    pub(crate) fn pay(&mut self, colour: Seat) {
        self.hand_over(colour, None);
        self.collect();
    }

    pub(crate) fn give(&mut self, spot: Spot) {
        let payer = self.scoring().debt.payer;
        self.hand_over(payer, Some(spot));
        self.collect();
    }

    /// The winner discards: as many cards of the column as stones were received (ruling R6), or all characters used.
    fn settle_winner(&mut self) {
        let scoring = *self.scoring();
        let winner = scoring.winner.unwrap_or(0);
        let seat = scoring.participant(winner);
        match scoring.counted[usize::from(winner)] {
            Some(counted) => {
                if let Some(column) = counted.column {
                    self.discard_uppermost(seat, usize::from(column), scoring.debt.got);
                }
            }
            None => {
                self.discard_all(seat, scoring.revealed[usize::from(winner)]);
                let settled = self.scoring();
                settled.revealed[usize::from(winner)] = Cards::NONE;
                settled.keepers = if scoring.other.is_some() { 1 << (1 - winner) } else { 0 };
            }
        }
        self.ask_for_keeping();
    }

    fn discard_uppermost(&mut self, seat: Seat, column: usize, cards: u8) {
        let held = self.player(seat).tableau.column(column).len();
        for _ in 0..held.min(usize::from(cards)) {
            let card = self.take_uppermost(seat, column);
            self.discard_all(seat, std::iter::once(card).collect());
        }
    }

    /// Takes the uppermost card of a column away (ruling R5); a turned card loses its turn.
    pub(crate) fn take_uppermost(&mut self, seat: Seat, column: usize) -> CardId {
        let uppermost = self.state.open.config.uppermost;
        let tableau = &mut self.player(seat).tableau;
        let last = tableau.column(column).len() - 1;
        let card = tableau.remove(column, if uppermost == Uppermost::Newest { last } else { 0 });
        self.state.open.turned.remove(card);
        card
    }

    fn discard_all(&mut self, seat: Seat, cards: Cards) {
        self.state.open.discards = self.state.open.discards.union(cards);
        for card in cards.iter() {
            self.tell.tell(Event::Discarded { seat, card });
        }
    }

    /// Whoever used cards in a tie or a lost duel takes one of them back, the trigger first.
    fn ask_for_keeping(&mut self) {
        while let Some(participant) = bits(self.scoring().keepers).next() {
            self.scoring().now = participant as u8;
            let scoring = *self.scoring();
            let used = used_cards(&self.state.open, &scoring, scoring.now);
            if used.len() > 1 {
                self.state.open.ask = Ask::Keep;
                return;
            }
            self.take_back(used.lowest());
        }
        self.end_scoring();
    }

    pub(crate) fn keep(&mut self, card: CardId) {
        self.take_back(Some(card));
        self.ask_for_keeping();
    }

    /// One of the cards used goes to the hand, the others are discarded.
    fn take_back(&mut self, kept: Option<CardId>) {
        let scoring = *self.scoring();
        let number = usize::from(scoring.now);
        let seat = scoring.answering();
        let used = used_cards(&self.state.open, &scoring, scoring.now);
        self.scoring().keepers &= !(1 << number);
        if let Some(column) = scoring.counted[number].and_then(|counted| counted.column) {
            for _ in 0..used.len() {
                self.take_uppermost(seat, usize::from(column));
            }
        }
        let Some(card) = kept else { return };
        self.scoring().revealed[number] = Cards::NONE;
        self.discard_all(seat, used.except(std::iter::once(card).collect()));
        self.show_to_hand(seat, card);
        self.tell.tell(Event::Kept { seat, card });
    }

    /// Asks a participant of a character scoring, unless both have passed. Whoever holds no card at all passes by that.
    fn ask_for_character(&mut self, participant: u8) {
        let mut now = participant;
        loop {
            let scoring = self.scoring();
            let all = (1 << scoring.participants()) - 1;
            if scoring.passed == all {
                return self.compare_characters();
            }
            scoring.now = now;
            let seat = scoring.answering();
            let is_out = scoring.passed & (1 << now) != 0;
            let secret = &self.state.secrets[seat];
            if !is_out && !secret.hand.union(secret.pile).is_empty() {
                self.state.open.ask = Ask::Reveal;
                return;
            }
            if !is_out {
                self.scoring().passed |= 1 << now;
                self.tell.tell(Event::Passed { seat });
            }
            now = (now + 1) % self.scoring().participants();
        }
    }

    pub(crate) fn reveal(&mut self, seat: Seat, card: CardId) {
        let Ok(from) = self.game.reveal_terms(self.state, seat, card) else { return };
        self.leave_hand(seat, card);
        let again = self.state.open.config.duel_pass == DuelPass::Consecutive;
        let scoring = self.scoring();
        scoring.revealed[usize::from(scoring.now)].insert(card);
        let next = (scoring.now + 1) % scoring.participants();
        if again {
            scoring.passed = 0;
        }
        let is_alone = scoring.other.is_none();
        self.tell.tell(Event::Revealed { seat, card, from });
        if is_alone {
            self.compare_characters();
        } else {
            self.ask_for_character(next);
        }
    }

    pub(crate) fn pass(&mut self, seat: Seat) {
        let scoring = self.scoring();
        scoring.passed |= 1 << scoring.now;
        let next = (scoring.now + 1) % scoring.participants();
        self.tell.tell(Event::Passed { seat });
        self.ask_for_character(next);
    }

    fn compare_characters(&mut self) {
        let scoring = *self.scoring();
        let dice = self.state.open.at(scoring.place).dice();
        if scoring.other.is_some() {
            let points = scoring.revealed.map(|cards| points(&self.game.tables, cards));
            self.compare(points, dice);
        } else {
            let stones = if scoring.revealed[0].is_empty() { 0 } else { dice };
            self.owe(0, stones);
        }
    }
}
