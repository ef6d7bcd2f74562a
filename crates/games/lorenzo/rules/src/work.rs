//! Harvest and production.

use crate::apply::{Exec, per};
use crate::event::Event;
use crate::items::{Amounts, Items};
use crate::pending::{Exchanges, Pending, Source};
use crate::pieces::Work;
use kernel::{Seat, Sink};

impl<S: Sink<Event>> Exec<'_, S> {
    /// A harvest or production of this value: first all exchanges are chosen and paid, then everything arrives at
    /// once (ruling R25).
    pub(crate) fn work(&mut self, seat: Seat, work: Work, value: i16) {
        self.tell.tell(Event::Worked { seat, work, value });
        self.next_exchange(seat, Exchanges { work, value, next: 0, chosen: [0; 6] });
    }

    pub(crate) fn bonus_work(&mut self, seat: Seat, source: Source, servants: i16) {
        let open = &self.state.open;
        let work = self.game.bonus_action(open, seat, source).and_then(|action| action.action.work());
        let Some(work) = work else { return };
        let base = self.game.bonus_work_value(open, seat, source, work);
        let value = self.use_servants(seat, base, servants);
        self.work(seat, work, value);
    }

    pub(crate) fn exchange(&mut self, seat: Seat, option: u8) {
        let Some(Pending::Exchange(mut exchanges)) = self.state.open.pending.last().copied() else { return };
        self.state.open.pending.pop();
        let next = usize::from(exchanges.next);
        exchanges.chosen[next] = option;
        if option > 0 {
            let player = &mut self.state.open.players[seat];
            let Some(card) = player.cards[exchanges.work.activates() as usize][next] else { return };
            let paid = self.game.tables.cards[card.index()].active.exchanges[usize::from(option) - 1].pay;
            player.stock = player.stock - paid;
            self.tell.tell(Event::Exchanged { seat, card, paid });
        }
        exchanges.next += 1;
        self.next_exchange(seat, exchanges);
    }

    /// Asks for the next exchange that can be paid; when there is none left, everything arrives.
    fn next_exchange(&mut self, seat: Seat, mut exchanges: Exchanges) {
        let player = &self.state.open.players[seat];
        let row = &player.cards[exchanges.work.activates() as usize];
        while let Some(Some(card)) = row.get(usize::from(exchanges.next)) {
            let card = &self.game.tables.cards[card.index()];
            let active = card.activation <= exchanges.value;
            if active && card.active.exchanges.iter().any(|exchange| player.stock.covers(&exchange.pay)) {
                self.state.open.pending.push(Pending::Exchange(exchanges));
                return;
            }
            exchanges.next += 1;
        }
        self.arrive(seat, &exchanges);
    }

    fn arrive(&mut self, seat: Seat, done: &Exchanges) {
        let game = self.game;
        let board = &game.tables.board;
        let before = self.state.open.players[seat];
        if let Some(tile) = before.tile.filter(|_| done.value >= board.bonus_tile_activation) {
            self.gain(seat, Source::Tile(tile), board.bonus_tiles[tile as usize][done.work as usize]);
        }
        let mut grants = [(Source::Church, 0, false, Items::NONE); 6];
        let row = before.cards_of(done.work.activates());
        for ((card, chosen), grant) in row.zip(done.chosen).zip(&mut grants) {
            let row = &game.tables.cards[card.index()];
            if row.activation > done.value {
                continue;
            }
            let (bought, privileges) = match usize::from(chosen) {
                0 => (Amounts::NONE, 0),
                option => {
                    let exchange = &row.active.exchanges[option - 1];
                    (exchange.gain, exchange.council_privilege)
                }
            };
            let source = Source::Card(card);
            let amounts = row.active.gain + per(&before, &row.active) + bought;
            let lessened = self.gain_lessened(seat, source, amounts);
            *grant = (source, row.active.privileges + privileges, row.active.distinct, lessened);
        }
        // The last pushed is asked first: so the first card's privilege comes first.
        for (source, count, distinct, lessened) in grants.into_iter().rev() {
            self.grant(source, count, distinct, lessened);
        }
    }
}
