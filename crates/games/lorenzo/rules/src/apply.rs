//! What decisions do. Every change of a state is made, and told, in one stroke by a method of [`Exec`].

use crate::Lorenzo;
use crate::action::Action;
use crate::data::{Cost, Yield};
use crate::effect::Per;
use crate::event::Event;
use crate::items::{Amounts, Item, Items};
use crate::modifiers;
use crate::pending::{Effort, Grant, Payment, Pending, Source};
use crate::pieces::{CardType, Member, Privilege};
use crate::space::{Area, Space};
use crate::state::{Player, Standing, State, work_group};
use crate::terms::{affords, member_value};
use kernel::{Seat, Set, Sink};

/// Carries out decisions on a state and tells what happens.
pub(crate) struct Exec<'a, S> {
    pub(crate) game: &'a Lorenzo,
    pub(crate) state: &'a mut State,
    pub(crate) tell: &'a mut S,
}

impl<S: Sink<Event>> Exec<'_, S> {
    /// Carries out a legal decision, and everything that follows without one.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Tile(tile) => self.choose_tile(seat, tile),
            Action::Keep(leader) => self.keep(seat, leader),
            Action::Place(member, space) => self.place(seat, member, space),
            Action::Take(space) => self.take_by_bonus(seat, space),
            Action::Servants(n) => self.spend_servants(seat, n.into()),
            Action::Pay(way) => self.pay(seat, way),
            Action::Privilege(option) => self.choose_privilege(seat, option),
            Action::Exchange(option) => self.exchange(seat, option),
            Action::Play(leader) => self.play_leader(seat, leader),
            Action::Copy(leader) => self.copy_leader(seat, leader),
            Action::Activate(leader) => self.activate_leader(seat, leader),
            Action::Discard(leader) => self.discard_leader(seat, leader),
            Action::Raise(member) => self.raise(seat, member),
            Action::Decline => self.decline(seat),
            Action::Support => self.support(seat),
            Action::Refuse => self.excommunicate(seat),
            Action::Pass => self.pass(seat),
            Action::End => self.end_turn(seat),
        }
        self.settle();
    }

    pub(crate) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.open.players[seat]
    }

    /// Adds amounts to a stock, cut at the ends of the tracks; what really arrived.
    pub(crate) fn add(&mut self, seat: Seat, amounts: Amounts) -> Amounts {
        let before = self.state.open.players[seat].stock;
        let after = self.game.capped(before + amounts);
        self.state.open.players[seat].stock = after;
        after - before
    }

    pub(crate) fn gain(&mut self, seat: Seat, source: Source, amounts: Amounts) {
        if !amounts.is_none() {
            let gain = self.add(seat, amounts);
            self.tell.tell(Event::Gained { seat, source, gain });
        }
    }

    /// Receives from a space or card, which excommunications may lessen (ruling R41); of which items they did.
    pub(crate) fn gain_lessened(&mut self, seat: Seat, source: Source, amounts: Amounts) -> Items {
        let malus = self.state.open.players[seat].modifiers.malus;
        if malus.is_none() {
            self.gain(seat, source, amounts);
            return Items::NONE;
        }
        self.gain(seat, source, amounts.less(&malus));
        amounts.iter().map(|(item, _)| item).filter(|item| malus[*item] > 0).collect()
    }

    fn place(&mut self, seat: Seat, member: Member, space: Space) {
        let open = &mut self.state.open;
        let Ok(terms) = self.game.terms(open, seat, space) else { return };
        let value = member_value(open, seat, member);
        open.players[seat].members[member as usize] = Some(space);
        open.board.taken.insert(space);
        let group = match space.area() {
            Area::Floor(tower, _) => Some(tower as usize),
            Area::Work(work, _) => Some(work_group(work)),
            Area::Market(_) => None,
            Area::Council => {
                open.board.council[usize::from(open.board.in_council)] =
                    Standing { seat, member: member as u8 };
                open.board.in_council += 1;
                None
            }
        };
        if let Some(group) = group.filter(|_| member.is_coloured()) {
            open.board.coloured[group] = open.board.coloured[group].with(seat);
        }
        open.pending.replace_last(Pending::Turn { placed: true });
        self.tell.tell(Event::Placed { seat, member, space, value });
        self.begin_effort(
            seat,
            Effort { space, base: value + terms.modifier, surcharge: terms.surcharge, bonus: None },
        );
    }

    fn take_by_bonus(&mut self, seat: Seat, space: Space) {
        let open = &mut self.state.open;
        let Some(Pending::BonusTower(source)) = open.pending.last().copied() else { return };
        let Ok((effort, _)) = self.game.bonus_effort(open, seat, source, space) else { return };
        open.pending.pop();
        self.tell.tell(Event::BonusTaken { seat, space, value: effort.base });
        self.begin_effort(seat, effort);
    }

    /// Asks for servants where there is a choice.
    fn begin_effort(&mut self, seat: Seat, effort: Effort) {
        match self.game.effort_servants(&self.state.open, seat, &effort) {
            Ok(range) if range.least == range.most => self.make_effort(seat, effort, range.least),
            _ => self.state.open.pending.push(Pending::Servants(effort)),
        }
    }

    fn spend_servants(&mut self, seat: Seat, servants: i16) {
        match self.state.open.pending.last().copied() {
            Some(Pending::Servants(effort)) => {
                self.state.open.pending.pop();
                self.make_effort(seat, effort, servants);
            }
            Some(Pending::BonusWork(source)) => {
                self.state.open.pending.pop();
                self.bonus_work(seat, source, servants);
            }
            _ => {}
        }
    }

    /// Takes servants away; the value they add.
    pub(crate) fn use_servants(&mut self, seat: Seat, base: i16, servants: i16) -> i16 {
        let player = self.player(seat);
        let value = base + servants / i16::from(player.modifiers.servant_rate);
        if servants > 0 {
            player.stock[Item::Servants] -= servants;
            self.tell.tell(Event::ServantsSpent { seat, servants: servants as u8, value });
        }
        value
    }

    fn make_effort(&mut self, seat: Seat, effort: Effort, servants: i16) {
        let value = self.use_servants(seat, effort.base, servants);
        let source = Source::Space(effort.space);
        match effort.space.area() {
            Area::Floor(tower, floor) => self.enter_floor(seat, &effort, tower, floor),
            Area::Work(work, _) => self.work(seat, work, value),
            Area::Market(number) => {
                let game = self.game;
                self.receive(seat, source, &game.tables.board.market[usize::from(number)].gives);
            }
            Area::Council => {
                let game = self.game;
                self.receive(seat, source, &game.tables.board.council.gives);
            }
        }
    }

    /// Surcharge, then the floor's bonus, then the card (ruling R1).
    fn enter_floor(&mut self, seat: Seat, effort: &Effort, tower: CardType, floor: u8) {
        if effort.surcharge {
            let coins = self.game.surcharge(&self.state.open);
            self.player(seat).stock[Item::Coins] -= coins;
            self.tell.tell(Event::SurchargePaid { seat, coins });
        }
        let bonus = self.game.floor_bonus(&self.state.open.players[seat], tower, floor);
        self.gain(seat, Source::Space(effort.space), bonus);

        let open = &self.state.open;
        let player = &open.players[seat];
        let Some(card) = open.card(tower, floor) else { return };
        let action = effort.bonus.and_then(|source| self.game.bonus_action(open, seat, source));
        let ways = self.game.payments(player, card, action);
        let mut affordable = ways.as_slice().iter().filter(|cost| affords(&player.stock, cost));
        match (affordable.next().copied(), affordable.next()) {
            (Some(cost), None) => self.take_card(seat, effort.space, &cost),
            _ => {
                let payment = Payment { space: effort.space, bonus: effort.bonus };
                self.state.open.pending.push(Pending::Pay(payment));
            }
        }
    }

    fn pay(&mut self, seat: Seat, way: u8) {
        let open = &mut self.state.open;
        let Some(Pending::Pay(payment)) = open.pending.last().copied() else { return };
        let Some(card) = open.card_at(payment.space) else { return };
        let action = payment.bonus.and_then(|source| self.game.bonus_action(open, seat, source));
        let ways = self.game.payments(&open.players[seat], card, action);
        let Some(cost) = ways.as_slice().get(usize::from(way)).copied() else { return };
        open.pending.pop();
        self.take_card(seat, payment.space, &cost);
    }

    /// Pays the card, places it, and resolves its immediate effects: gains, then privileges, then a bonus action.
    fn take_card(&mut self, seat: Seat, space: Space, cost: &Cost) {
        let Area::Floor(tower, floor) = space.area() else { return };
        let open = &mut self.state.open;
        let Some(card) = open.towers[tower as usize][usize::from(floor)].take() else { return };
        let player = &mut open.players[seat];
        let slot = player.count(tower);
        player.stock = player.stock - cost.pay;
        player.cards[tower as usize][slot] = Some(card);
        self.tell.tell(Event::CardTaken { seat, card, space, paid: cost.pay });
        if tower == CardType::Character {
            self.update_modifiers(seat);
        }
        let game = self.game;
        let source = Source::Card(card);
        let now = &game.tables.cards[card.index()].now;
        if let Some(action) = &now.bonus {
            self.offer_bonus(source, action.action.work().is_some());
        }
        self.receive(seat, source, now);
        if now.bonus.is_some() {
            self.tell.tell(Event::BonusOffered { seat, source });
        }
    }

    pub(crate) fn offer_bonus(&mut self, source: Source, is_work: bool) {
        let pending = if is_work { Pending::BonusWork(source) } else { Pending::BonusTower(source) };
        self.state.open.pending.push(pending);
    }

    /// Receives what a space, or a card when taken, gives.
    fn receive(&mut self, seat: Seat, source: Source, gives: &Yield) {
        let player = &self.state.open.players[seat];
        let mut amounts = gives.gain + per(player, gives);
        if matches!(source, Source::Card(_)) && !player.modifiers.multiplied.is_empty() {
            let factor = i16::from(player.modifiers.factor);
            let multiplied = player.modifiers.multiplied;
            for item in Item::GOODS.into_iter().filter(|item| multiplied.contains(*item)) {
                amounts[item] *= factor;
            }
        }
        let lessened = self.gain_lessened(seat, source, amounts);
        self.grant(source, gives.privileges, gives.distinct, lessened);
    }

    /// Asks for privileges.
    pub(crate) fn grant(&mut self, source: Source, count: u8, distinct: bool, lessened: Items) {
        if count > 0 {
            let grant = Grant { source, left: count, distinct, taken: Set::NONE, lessened };
            self.state.open.pending.push(Pending::Privilege(grant));
        }
    }

    fn choose_privilege(&mut self, seat: Seat, option: Privilege) {
        let open = &mut self.state.open;
        let Some(Pending::Privilege(mut grant)) = open.pending.last().copied() else { return };
        let mut amounts = self.game.tables.board.privileges[option as usize];
        // Leaders are no source in the sense of the tiles (ruling R41).
        if matches!(grant.source, Source::Space(_) | Source::Card(_)) {
            let malus = open.players[seat].modifiers.malus;
            for item in Item::ALL {
                if amounts[item] > 0 && malus[item] > 0 && !grant.lessened.contains(item) {
                    amounts[item] = (amounts[item] - malus[item]).max(0);
                    grant.lessened = grant.lessened.with(item);
                }
            }
        }
        grant.taken.insert(option);
        grant.left -= 1;
        open.pending.pop();
        if grant.left > 0 {
            open.pending.push(Pending::Privilege(grant));
        }
        let gain = self.add(seat, amounts);
        self.tell.tell(Event::PrivilegeChosen { seat, source: grant.source, option, gain });
    }

    fn decline(&mut self, seat: Seat) {
        if let Some(Pending::BonusTower(source) | Pending::BonusWork(source)) = self.state.open.pending.last()
        {
            let source = *source;
            self.state.open.pending.pop();
            self.tell.tell(Event::BonusDeclined { seat, source });
        }
    }

    pub(crate) fn update_modifiers(&mut self, seat: Seat) {
        let modifiers = modifiers::work_out(&self.game.tables, &self.state.open, seat);
        self.player(seat).modifiers = modifiers;
    }
}

/// What is received for each of something owned.
pub(crate) fn per(player: &Player, gives: &Yield) -> Amounts {
    match gives.per {
        None => Amounts::NONE,
        Some((gain, Per::Cards { cards, count })) => gain.times(player.count(cards) as i16 / count),
        Some((gain, Per::Military { military })) => {
            let own = player.stock[Item::Military] + gives.gain[Item::Military];
            gain.times(own / military)
        }
    }
}
