//! The leader actions, and the draft before them.

use crate::apply::Exec;
use crate::effect::Effect;
use crate::event::Event;
use crate::items::Items;
use crate::leader::LeaderId;
use crate::pending::{Pending, Source};
use crate::pieces::{BonusTile, Member};
use crate::state::{Phase, Secret};
use kernel::{Seat, Sink};

impl<S: Sink<Event>> Exec<'_, S> {
    /// Bonus tiles are chosen in reverse turn order, before the draft (ruling R40).
    pub(crate) fn choose_tile(&mut self, seat: Seat, tile: BonusTile) {
        self.player(seat).tile = Some(tile);
        self.tell.tell(Event::TileChosen { seat, tile });
        self.state.open.step += 1;
        if usize::from(self.state.open.step) == self.state.seats() {
            self.state.open.step = 0;
            self.state.open.phase = Phase::Draft;
            self.tell_packs();
        }
    }

    /// All choose at once: picks stay sealed until the last one is made.
    pub(crate) fn keep(&mut self, seat: Seat, leader: LeaderId) {
        self.state.secrets[seat].pick = Some(leader);
        self.tell.tell(Event::LeaderKept { seat, leader: Some(leader) });
        if self.state.secrets.iter().all(|(_, secret)| secret.pick.is_some()) {
            self.pass_packs();
        }
    }

    /// Everyone keeps the pick and passes the rest to the right: to the seat before.
    fn pass_packs(&mut self) {
        let n = self.state.seats();
        let before = self.state.secrets;
        for (seat, secret) in before.iter() {
            let rest = secret.pick.map_or(secret.pack, |pick| secret.pack.without(pick));
            let hand = secret.pick.map_or(secret.hand, |pick| secret.hand.with(pick));
            self.state.open.players[seat].in_hand = hand.len() as u8;
            self.state.secrets[seat].hand = hand;
            self.state.secrets[seat].pick = None;
            self.state.secrets[seat.right(n)].pack = rest;
        }
        self.tell_packs();
        // The last leader of a pack leaves no choice.
        if self.state.secrets.iter().all(|(_, secret)| secret.pack.len() == 1) {
            for seat in Seat::all(n) {
                let Secret { hand, pack, .. } = self.state.secrets[seat];
                self.state.secrets[seat] = Secret { hand: hand.union(pack), ..Secret::default() };
                self.player(seat).in_hand += 1;
                self.tell.tell(Event::LeaderKept { seat, leader: pack.iter().next() });
            }
            self.begin_round();
        }
    }

    fn tell_packs(&mut self) {
        for (seat, secret) in self.state.secrets.iter() {
            self.tell.tell(Event::LeadersDealt { seat, leaders: Some(secret.pack) });
        }
    }

    fn leave_hand(&mut self, seat: Seat, leader: LeaderId) {
        let hand = &mut self.state.secrets[seat].hand;
        *hand = hand.without(leader);
        let in_hand = hand.len() as u8;
        self.player(seat).in_hand = in_hand;
    }

    pub(crate) fn play_leader(&mut self, seat: Seat, leader: LeaderId) {
        self.leave_hand(seat, leader);
        let player = self.player(seat);
        player.leaders = player.leaders.with(leader);
        self.tell.tell(Event::LeaderPlayed { seat, leader });
        if let Effect::CopyLeader { .. } = self.game.tables.leaders[leader.index()].effect {
            let choices = self.game.copiable(&self.state.open, seat);
            match (choices.len(), choices.iter().next()) {
                (1, Some(only)) => self.take_over(seat, only),
                _ => self.state.open.pending.push(Pending::Copy(leader)),
            }
        } else {
            self.update_modifiers(seat);
        }
    }

    pub(crate) fn copy_leader(&mut self, seat: Seat, leader: LeaderId) {
        self.state.open.pending.pop();
        self.take_over(seat, leader);
    }

    fn take_over(&mut self, seat: Seat, leader: LeaderId) {
        self.player(seat).copied = Some(leader);
        self.tell.tell(Event::LeaderCopied { seat, leader });
        self.update_modifiers(seat);
    }

    pub(crate) fn activate_leader(&mut self, seat: Seat, leader: LeaderId) {
        let player = self.player(seat);
        player.used = player.used.with(leader);
        self.tell.tell(Event::LeaderActivated { seat, leader });
        let game = self.game;
        let source = Source::Leader(leader);
        match game.ability(&self.state.open.players[seat], leader) {
            Effect::Gain { gain } => self.gain(seat, source, *gain),
            Effect::CouncilPrivilege { count, distinct } => {
                self.grant(source, *count, *distinct, Items::NONE);
            }
            Effect::BonusAction(action) => self.offer_bonus(source, action.action.work().is_some()),
            Effect::FamilyValueSet { .. } => self.offer_raise(seat, leader),
            _ => {}
        }
    }

    fn offer_raise(&mut self, seat: Seat, leader: LeaderId) {
        let members = self.state.open.players[seat].members;
        let mut free = Member::COLOURED.into_iter().filter(|member| members[*member as usize].is_none());
        match (free.next(), free.next()) {
            (Some(only), None) => self.give_value(seat, leader, only),
            _ => self.state.open.pending.push(Pending::Raise(leader)),
        }
    }

    pub(crate) fn raise(&mut self, seat: Seat, member: Member) {
        let Some(Pending::Raise(leader)) = self.state.open.pending.last().copied() else { return };
        self.state.open.pending.pop();
        self.give_value(seat, leader, member);
    }

    fn give_value(&mut self, seat: Seat, leader: LeaderId, member: Member) {
        let ability = self.game.ability(&self.state.open.players[seat], leader);
        let Effect::FamilyValueSet { value, .. } = ability else { return };
        let value = *value as u8;
        self.player(seat).raised = Some((member, value));
        self.tell.tell(Event::MemberRaised { seat, member, value });
    }

    pub(crate) fn discard_leader(&mut self, seat: Seat, leader: LeaderId) {
        self.leave_hand(seat, leader);
        let player = self.player(seat);
        player.discarded = player.discarded.with(leader);
        self.tell.tell(Event::LeaderDiscarded { seat, leader });
        self.grant(Source::Discard(leader), 1, false, Items::NONE);
    }
}
