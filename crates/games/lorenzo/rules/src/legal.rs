//! What may be done now, and why everything else may not.

use crate::Lorenzo;
use crate::action::Action;
use crate::data::{Cost, Requirement, Timing};
use crate::effect::{Effect, Members};
use crate::items::Item;
use crate::leader::{LeaderId, Leaders};
use crate::pending::{Exchanges, Grant, Pending};
use crate::pieces::{BonusTile, CardType, Member, Privilege};
use crate::reason::Reason;
use crate::space::Space;
use crate::state::{Open, Phase, Player, State};
use crate::terms::{ServantRange, affords, bonus_work_servants, member_value, servants_for};
use kernel::{Illegal, Seat, Seats, Turn};

pub(crate) fn turn(state: &State) -> Turn {
    let open = &state.open;
    let order = open.order.as_slice();
    match open.phase {
        Phase::Tiles => Turn::Await(Seats::only(order[order.len() - 1 - usize::from(open.step)])),
        Phase::Draft => {
            let choosing = state.secrets.iter().filter(|(_, secret)| secret.pick.is_none());
            Turn::Await(choosing.map(|(seat, _)| seat).collect())
        }
        Phase::Actions => Turn::Await(Seats::only(open.actor())),
        Phase::Vatican => Turn::Await(Seats::only(order[usize::from(open.step)])),
        Phase::Over => Turn::Over,
    }
}

pub(crate) fn legal(game: &Lorenzo, state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    let open = &state.open;
    match turn(state) {
        Turn::Await(seats) if seats.contains(seat) => {}
        _ => return,
    }
    match open.phase {
        Phase::Tiles => {
            out.extend(BonusTile::ALL.into_iter().filter(|tile| is_free(open, *tile)).map(Action::Tile));
        }
        Phase::Draft => out.extend(state.secrets[seat].pack.iter().map(Action::Keep)),
        Phase::Actions => game.list_pending(state, seat, out),
        Phase::Vatican => out.extend([Action::Support, Action::Refuse]),
        Phase::Over => {}
    }
}

pub(crate) fn why_not(game: &Lorenzo, state: &State, seat: Seat, action: Action) -> Option<Illegal<Reason>> {
    match turn(state) {
        Turn::Over => return Some(Illegal::GameOver),
        Turn::Await(seats) if !seats.contains(seat) => return Some(Illegal::NotYourTurn),
        Turn::Await(_) => {}
    }
    game.allowed(state, seat, action).err().map(Illegal::NotAllowed)
}

impl Lorenzo {
    fn list_pending(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let open = &state.open;
        let player = &open.players[seat];
        let Some(top) = open.pending.last() else { return };
        match top {
            Pending::Turn { placed } => self.list_turn(state, seat, *placed, out),
            Pending::Servants(effort) => {
                if let Ok(range) = self.effort_servants(open, seat, effort) {
                    list_servants(range, out);
                }
            }
            Pending::BonusTower(source) => {
                let floors = (0..16).filter_map(Space::new);
                let usable = floors.filter(|space| self.bonus_effort(open, seat, *source, *space).is_ok());
                out.extend(usable.map(Action::Take));
                out.push(Action::Decline);
            }
            Pending::BonusWork(_) => {
                list_servants(bonus_work_servants(open, seat), out);
                out.push(Action::Decline);
            }
            Pending::Pay(payment) => {
                let Some(card) = open.card_at(payment.space) else { return };
                let bonus = payment.bonus.and_then(|source| self.bonus_action(open, seat, source));
                let ways = self.payments(player, card, bonus);
                for (i, cost) in ways.as_slice().iter().enumerate() {
                    if affords(&player.stock, cost) {
                        out.push(Action::Pay(i as u8));
                    }
                }
            }
            Pending::Privilege(grant) => {
                let options = Privilege::ALL.into_iter();
                out.extend(options.filter(|it| grants(open, grant, *it).is_ok()).map(Action::Privilege));
            }
            Pending::Exchange(exchanges) => {
                out.push(Action::Exchange(0));
                let options = 1..=self.exchanges(player, exchanges).len() as u8;
                out.extend(
                    options.filter(|i| self.can_exchange(player, exchanges, *i)).map(Action::Exchange),
                );
            }
            Pending::Raise(_) => {
                let free = |member: &Member| player.members[*member as usize].is_none();
                out.extend(Member::COLOURED.into_iter().filter(free).map(Action::Raise));
            }
            Pending::Copy(_) => out.extend(self.copiable(open, seat).iter().map(Action::Copy)),
        }
    }

    fn list_turn(&self, state: &State, seat: Seat, placed: bool, out: &mut Vec<Action>) {
        let open = &state.open;
        let player = &open.players[seat];
        if !placed {
            let mut members = [(Member::White, 0); 4];
            let mut n = 0;
            for member in Member::ALL {
                if player.members[member as usize].is_none() {
                    members[n] = (member, member_value(open, seat, member));
                    n += 1;
                }
            }
            for space in Space::all() {
                let Ok(terms) = self.terms(open, seat, space) else { continue };
                for &(member, value) in &members[..n] {
                    let barred = terms.colour_taken && member != Member::Neutral;
                    if !barred && servants_for(open, seat, &terms, value).is_ok() {
                        out.push(Action::Place(member, space));
                    }
                }
            }
        }
        let may_pass = !placed && (out.is_empty() || !must_place(open));
        let hand = state.secrets[seat].hand;
        out.extend(hand.iter().filter(|it| self.can_play(open, seat, *it).is_ok()).map(Action::Play));
        out.extend(
            player.leaders.iter().filter(|it| self.can_activate(player, *it).is_ok()).map(Action::Activate),
        );
        out.extend(hand.iter().map(Action::Discard));
        if may_pass {
            out.push(Action::Pass);
        } else if placed {
            out.push(Action::End);
        }
    }

    fn allowed(&self, state: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let open = &state.open;
        let player = &open.players[seat];
        let top = if open.phase == Phase::Actions { open.pending.last() } else { None };
        match (open.phase, top, action) {
            (Phase::Tiles, _, Action::Tile(tile)) => ensure(is_free(open, tile), Reason::NotAvailable),
            (Phase::Draft, _, Action::Keep(leader)) => {
                ensure(state.secrets[seat].pack.contains(leader), Reason::NotInHand)
            }
            (Phase::Vatican, _, Action::Support | Action::Refuse) => Ok(()),
            (_, Some(Pending::Turn { placed: false }), Action::Place(member, space)) => {
                self.can_place(open, seat, member, space).map(drop)
            }
            (_, Some(Pending::Turn { placed: false }), Action::Pass) => {
                let must = must_place(open) && self.can_place_any(open, seat);
                ensure(!must, Reason::MustPlace)
            }
            (_, Some(Pending::Turn { placed: true }), Action::End) => Ok(()),
            (_, Some(Pending::Turn { .. }), Action::Play(leader)) => {
                ensure(state.secrets[seat].hand.contains(leader), Reason::NotInHand)?;
                self.can_play(open, seat, leader)
            }
            (_, Some(Pending::Turn { .. }), Action::Activate(leader)) => self.can_activate(player, leader),
            (_, Some(Pending::Turn { .. }), Action::Discard(leader)) => {
                ensure(state.secrets[seat].hand.contains(leader), Reason::NotInHand)
            }
            (_, Some(Pending::Servants(effort)), Action::Servants(n)) => {
                self.effort_servants(open, seat, effort)?.allows(n.into())
            }
            (_, Some(Pending::BonusTower(source)), Action::Take(space)) => {
                self.bonus_effort(open, seat, *source, space).map(drop)
            }
            (_, Some(Pending::BonusTower(_) | Pending::BonusWork(_)), Action::Decline) => Ok(()),
            (_, Some(Pending::BonusWork(_)), Action::Servants(n)) => {
                bonus_work_servants(open, seat).allows(n.into())
            }
            (_, Some(Pending::Pay(payment)), Action::Pay(way)) => {
                let card = open.card_at(payment.space).ok_or(Reason::CardGone)?;
                let bonus = payment.bonus.and_then(|source| self.bonus_action(open, seat, source));
                let ways = self.payments(player, card, bonus);
                let cost = ways.as_slice().get(usize::from(way)).ok_or(Reason::NoSuchAnswer)?;
                let short = player.stock.first_short(&cost.pay);
                match short {
                    Some((item, short)) => Err(Reason::Lacks { item, short }),
                    None => {
                        let (needs, has) = (cost.military_required, player.stock[Item::Military]);
                        ensure(has >= needs, Reason::Military { needs, has })
                    }
                }
            }
            (_, Some(Pending::Privilege(grant)), Action::Privilege(option)) => grants(open, grant, option),
            (_, Some(Pending::Exchange(exchanges)), Action::Exchange(option)) => {
                let n = self.exchanges(player, exchanges).len();
                ensure(usize::from(option) <= n, Reason::NoSuchAnswer)?;
                if option > 0 && !self.can_exchange(player, exchanges, option) {
                    let pay = self.exchanges(player, exchanges)[usize::from(option) - 1].pay;
                    let (item, short) = player.stock.first_short(&pay).ok_or(Reason::NoSuchAnswer)?;
                    return Err(Reason::Lacks { item, short });
                }
                Ok(())
            }
            (_, Some(Pending::Raise(_)), Action::Raise(member)) => {
                ensure(member.is_coloured(), Reason::NoSuchAnswer)?;
                ensure(player.members[member as usize].is_none(), Reason::MemberPlaced)
            }
            (_, Some(Pending::Copy(_)), Action::Copy(leader)) => {
                ensure(self.copiable(open, seat).contains(leader), Reason::NotInPlay)
            }
            _ => Err(Reason::NotAsked),
        }
    }

    /// Whether the member can go to the space; how many servants it may bring.
    pub(crate) fn can_place(
        &self,
        open: &Open,
        seat: Seat,
        member: Member,
        space: Space,
    ) -> Result<ServantRange, Reason> {
        if open.players[seat].members[member as usize].is_some() {
            return Err(Reason::MemberPlaced);
        }
        let terms = self.terms(open, seat, space)?;
        if terms.colour_taken && member.is_coloured() {
            return Err(Reason::SameColour);
        }
        servants_for(open, seat, &terms, member_value(open, seat, member))
    }

    /// How many servants a placement needs and how many it could use, or why the member cannot go there.
    pub fn placement(
        &self,
        state: &State,
        seat: Seat,
        member: Member,
        space: Space,
    ) -> Result<(i16, i16), Reason> {
        self.can_place(&state.open, seat, member, space).map(|range| (range.least, range.most))
    }

    /// The value of a family member before servants and spaces.
    pub fn value_of(&self, state: &State, seat: Seat, member: Member) -> i16 {
        member_value(&state.open, seat, member)
    }

    /// The value of an action before servants: the member's, changed by the space and by what the player has; why not, where
    /// the space cannot be used.
    pub fn action_value(
        &self,
        state: &State,
        seat: Seat,
        member: Member,
        space: Space,
    ) -> Result<i16, Reason> {
        let terms = self.terms(&state.open, seat, space)?;
        Ok(member_value(&state.open, seat, member) + terms.modifier)
    }

    /// The ways to pay the card that is being taken, as the answers `pay:1`, `pay:2` … count them.
    pub fn ways_to_pay(&self, state: &State, seat: Seat) -> Vec<Cost> {
        let open = &state.open;
        let Some(Pending::Pay(payment)) = open.pending.last() else { return Vec::new() };
        let Some(card) = open.card_at(payment.space) else { return Vec::new() };
        let bonus = payment.bonus.and_then(|source| self.bonus_action(open, seat, source));
        self.payments(&open.players[seat], card, bonus).as_slice().to_vec()
    }

    fn can_place_any(&self, open: &Open, seat: Seat) -> bool {
        Member::ALL
            .into_iter()
            .any(|m| Space::all().any(|space| self.can_place(open, seat, m, space).is_ok()))
    }

    /// Whether a leader's requirement is met, and there is somebody to copy where it copies.
    fn can_play(&self, open: &Open, seat: Seat, leader: LeaderId) -> Result<(), Reason> {
        let player = &open.players[seat];
        let row = &self.tables.leaders[leader.index()];
        let met = row.requirement.iter().all(|requirement| match *requirement {
            Requirement::Cards { kind, count } => player.count(kind) >= usize::from(count),
            Requirement::Stock { item, amount } => player.stock[item] >= amount,
            Requirement::CardsSameType { count } => {
                CardType::ALL.into_iter().any(|kind| player.count(kind) >= usize::from(count))
            }
        });
        ensure(met, Reason::Requirement)?;
        let copies = matches!(row.effect, Effect::CopyLeader { .. });
        ensure(!copies || !self.copiable(open, seat).is_empty(), Reason::NothingToCopy)
    }

    /// Whether a leader in play can be used now.
    pub(crate) fn can_activate(&self, player: &Player, leader: LeaderId) -> Result<(), Reason> {
        ensure(player.leaders.contains(leader), Reason::NotInPlay)?;
        let ability = self.ability_of(player, leader);
        ensure(self.tables.leaders[ability.index()].timing == Timing::OncePerRound, Reason::NotActivated)?;
        ensure(!player.used.contains(leader), Reason::Used)?;
        let raises = matches!(
            self.tables.leaders[ability.index()].effect,
            Effect::FamilyValueSet { members: Members::OneColoured, .. }
        );
        let free = Member::COLOURED.iter().any(|member| player.members[*member as usize].is_none());
        ensure(!raises || free, Reason::NoMemberLeft)
    }

    /// The leaders that opponents have in play and that can be copied.
    pub(crate) fn copiable(&self, open: &Open, seat: Seat) -> Leaders {
        let others = open.players.iter().filter(|(other, _)| *other != seat);
        let leaders = others.flat_map(|(_, player)| player.leaders.iter());
        leaders
            .filter(|it| !matches!(self.tables.leaders[it.index()].effect, Effect::CopyLeader { .. }))
            .collect()
    }

    /// Whether the seat could still do something with its leaders this turn.
    pub(crate) fn has_leader_action(&self, state: &State, seat: Seat) -> bool {
        let player = &state.open.players[seat];
        !state.secrets[seat].hand.is_empty()
            || player.leaders.iter().any(|leader| self.can_activate(player, leader).is_ok())
    }

    /// The leader whose ability a player's leader has: itself, or the one it copies.
    pub fn ability_of(&self, player: &Player, leader: LeaderId) -> LeaderId {
        match self.tables.leaders[leader.index()].effect {
            Effect::CopyLeader { .. } => player.copied.unwrap_or(leader),
            _ => leader,
        }
    }

    /// The effect of a leader in play, copied or its own.
    pub(crate) fn ability(&self, player: &Player, leader: LeaderId) -> &Effect {
        &self.tables.leaders[self.ability_of(player, leader).index()].effect
    }

    fn exchanges(&self, player: &Player, under_way: &Exchanges) -> &[crate::effect::Exchange] {
        let row = &player.cards[under_way.work.activates() as usize];
        match row.get(usize::from(under_way.next)) {
            Some(Some(card)) => &self.tables.cards[card.index()].active.exchanges,
            _ => &[],
        }
    }

    fn can_exchange(&self, player: &Player, under_way: &Exchanges, option: u8) -> bool {
        let options = self.exchanges(player, under_way);
        options.get(usize::from(option).wrapping_sub(1)).is_some_and(|it| player.stock.covers(&it.pay))
    }
}

fn ensure(holds: bool, reason: Reason) -> Result<(), Reason> {
    if holds { Ok(()) } else { Err(reason) }
}

fn list_servants(range: ServantRange, out: &mut Vec<Action>) {
    let mut n = range.least;
    while n <= range.most {
        out.push(Action::Servants(n as u8));
        n += range.rate;
    }
}

/// Whether a member that can be placed has to be. A turn that is made up may be made up, it need not.
fn must_place(open: &Open) -> bool {
    open.config.strict_passing && !open.is_made_up()
}

/// Whether a bonus tile can still be chosen: an advanced one that nobody has; the extra one only at five.
fn is_free(open: &Open, tile: BonusTile) -> bool {
    let exists = match tile {
        BonusTile::Standard => false,
        BonusTile::VariantServantsMilitary => open.config.house_rules,
        _ => true,
    };
    exists && open.players.iter().all(|(_, player)| player.tile != Some(tile))
}

fn grants(open: &Open, grant: &Grant, option: Privilege) -> Result<(), Reason> {
    ensure(option != Privilege::Prestige || open.config.house_rules, Reason::NotAvailable)?;
    ensure(!grant.distinct || !grant.taken.contains(option), Reason::SamePrivilege)
}
