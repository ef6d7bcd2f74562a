//! Rounds, turns, the Vatican report and the end: the order of things, read top to bottom.

use crate::apply::Exec;
use crate::effect::Effect;
use crate::event::Event;
use crate::items::{Amounts, Item};
use crate::leader::Leaders;
use crate::pending::{Pending, Source};
use crate::pieces::{CardId, CardType};
use crate::score::outcome;
use crate::space::Space;
use crate::state::{BoardState, Open, Phase, State};
use kernel::{PerSeat, Seat, Sink};

/// Family members of a player, and so turns of a round.
pub(crate) const TURNS: u8 = 4;
/// Rounds of a match.
pub(crate) const ROUNDS: u8 = 6;

impl Open {
    /// The turn is one that was skipped before (tile II-7): it comes after everyone's last.
    pub(crate) fn is_made_up(&self) -> bool {
        self.step >= self.players.len() as u8 * TURNS
    }

    /// Whether the turn of this step takes place: first turns may be skipped, and only those are made up.
    pub(crate) fn takes_place(&self, step: u8) -> bool {
        let n = self.players.len() as u8;
        let seat = self.order.as_slice()[usize::from(step % n)];
        let skips = self.players[seat].modifiers.skips_first_turn;
        if step < n { !skips } else { skips || step < n * TURNS }
    }
}

impl<S: Sink<Event>> Exec<'_, S> {
    /// Goes on until somebody has something to decide.
    #[inline]
    pub(crate) fn settle(&mut self) {
        loop {
            let open = &self.state.open;
            match open.phase {
                Phase::Actions => {
                    let seat = open.actor();
                    match open.pending.last() {
                        Some(Pending::Turn { placed: true })
                            if !self.game.has_leader_action(self.state, seat) =>
                        {
                            self.end_turn(seat);
                        }
                        Some(Pending::BonusTower(source)) if !self.can_take_any(seat, *source) => {
                            let source = *source;
                            self.state.open.pending.pop();
                            self.tell.tell(Event::BonusDeclined { seat, source });
                        }
                        _ => return,
                    }
                }
                Phase::Vatican => {
                    if usize::from(open.step) == self.state.seats() {
                        self.end_round();
                        continue;
                    }
                    let seat = open.order.as_slice()[usize::from(open.step)];
                    let required = self.game.tables.board.faith_required[usize::from(open.period()) - 1];
                    if open.players[seat].stock[Item::Faith] >= required {
                        return;
                    }
                    self.excommunicate(seat);
                }
                Phase::Tiles | Phase::Draft | Phase::Over => return,
            }
        }
    }

    fn can_take_any(&self, seat: Seat, source: Source) -> bool {
        let open = &self.state.open;
        (0..16).filter_map(Space::new).any(|space| self.game.bonus_effort(open, seat, source, space).is_ok())
    }

    /// Preparation of a round: four cards to each tower from the bottom, then the dice.
    pub(crate) fn begin_round(&mut self) {
        let State { open, decks, chance, .. } = &mut *self.state;
        open.round += 1;
        self.tell.tell(Event::RoundBegan { round: open.round });
        let first = usize::from(open.round - 1) * 4;
        let mut filled = [[CardId::at(0); 4]; 4];
        for kind in CardType::ALL {
            for floor in 0..4 {
                let card = deck_card(kind, decks[kind as usize][first + floor]);
                filled[kind as usize][floor] = card;
                open.towers[kind as usize][floor] = Some(card);
            }
        }
        self.tell.tell(Event::TowersFilled { cards: filled });
        let mut draws = chance.draws();
        open.dice = [draws.die(), draws.die(), draws.die()];
        self.tell.tell(Event::DiceRolled { dice: open.dice });
        open.phase = Phase::Actions;
        open.step = 0;
        self.begin_turn();
    }

    /// Goes to the next turn that takes place. Whoever skips first turns (tile II-7) makes them up after everyone has
    /// finished, in turn order (ruling R44).
    fn begin_turn(&mut self) {
        let n = self.state.seats() as u8;
        loop {
            let open = &mut self.state.open;
            if open.step == n * (TURNS + 1) {
                self.end_actions();
                return;
            }
            let seat = open.actor();
            if !open.takes_place(open.step) {
                open.step += 1;
                if open.step <= n {
                    self.tell.tell(Event::TurnSkipped { seat });
                }
                continue;
            }
            open.pending.push(Pending::Turn { placed: false });
            if open.is_made_up() {
                self.tell.tell(Event::TurnMadeUp { seat });
            }
            return;
        }
    }

    pub(crate) fn pass(&mut self, seat: Seat) {
        self.tell.tell(Event::Passed { seat });
        self.end_turn(seat);
    }

    pub(crate) fn end_turn(&mut self, seat: Seat) {
        self.state.open.pending.pop();
        self.tell.tell(Event::TurnEnded { seat });
        self.state.open.step += 1;
        self.begin_turn();
    }

    /// After the actions: the Church asks in even rounds.
    fn end_actions(&mut self) {
        let open = &mut self.state.open;
        open.step = 0;
        if open.round.is_multiple_of(2) {
            open.phase = Phase::Vatican;
            let period = open.period();
            self.tell.tell(Event::VaticanReport { period });
        } else {
            self.end_round();
        }
    }

    /// All faith goes; the track's points come, and what leaders add for supporting (ruling R38).
    pub(crate) fn support(&mut self, seat: Seat) {
        let (faith, vp) = self.spend_faith(seat);
        self.tell.tell(Event::Supported { seat, faith, vp });
        let game = self.game;
        let player = self.state.open.players[seat];
        for leader in player.leaders.iter() {
            if let Effect::VaticanSupportBonus { gain } = game.ability(&player, leader) {
                self.gain(seat, Source::Leader(leader), *gain);
            }
        }
        self.state.open.step += 1;
    }

    /// The period's tile works from now on. After the last round faith is worth its points all the same (R50).
    pub(crate) fn excommunicate(&mut self, seat: Seat) {
        let open = &mut self.state.open;
        let period = open.period();
        let tile = open.tile(period);
        open.players[seat].excommunicated |= 1 << period;
        let vp = if open.round == ROUNDS { self.spend_faith(seat).1 } else { 0 };
        self.tell.tell(Event::Excommunicated { seat, tile, vp });
        self.update_modifiers(seat);
        self.state.open.step += 1;
    }

    fn spend_faith(&mut self, seat: Seat) -> (i16, i16) {
        let track = &self.game.tables.board.faith_vp;
        let stock = &mut self.state.open.players[seat].stock;
        let faith = std::mem::take(&mut stock[Item::Faith]);
        let vp = track[(faith.max(0) as usize).min(track.len() - 1)];
        *stock = *stock + Amounts::of(Item::Vp, vp);
        (faith, vp)
    }

    /// Cards left on the towers go, the council palace makes the new turn order, members and leaders come back.
    fn end_round(&mut self) {
        let open = &mut self.state.open;
        open.towers = [[None; 4]; 4];
        let order = next_order(open.order, &open.board);
        open.board = BoardState::default();
        for player in open.players.as_mut_slice() {
            player.members = [None; 4];
            player.raised = None;
            player.used = Leaders::NONE;
        }
        open.order = order;
        self.tell.tell(Event::TurnOrder { order });
        if open.round < ROUNDS {
            self.begin_round();
            return;
        }
        open.phase = Phase::Over;
        open.step = 0;
        let sheets = self.game.score(self.state);
        let places = outcome(self.game, self.state).places;
        self.tell.tell(Event::Scored { sheets, places });
    }
}

/// The leftmost own member in the council palace counts; the others keep their relative order behind (ruling R51).
fn next_order(order: PerSeat<Seat>, board: &BoardState) -> PerSeat<Seat> {
    let first_in_council = |seat: Seat| {
        let place = board.in_council().iter().position(|standing| standing.seat == seat);
        place.unwrap_or(usize::MAX)
    };
    let mut next = order;
    next.as_mut_slice().sort_by_key(|seat| first_in_council(*seat));
    next
}

/// The card of a type at a place within the type.
pub(crate) fn deck_card(kind: CardType, place: u8) -> CardId {
    CardId::at(kind as usize * 24 + usize::from(place))
}
