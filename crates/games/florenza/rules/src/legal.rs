//! What may be done now, and why everything else may not.

use crate::Florenza;
use crate::action::Action;
use crate::goods::Icon;
use crate::pending::{Pending, UnitKind, Use};
use crate::pieces::{Die, Resource, Track};
use crate::reason::Reason;
use crate::state::{Open, Phase, Player, State};
use kernel::{Illegal, Seat, Turn};

#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    match state.open.phase {
        Phase::Over => Turn::Over,
        _ => Turn::Await(state.open.awaited()),
    }
}

pub(crate) fn legal(game: &Florenza, state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    let open = &state.open;
    if seat.index() >= open.players.len() {
        return;
    }
    let player = &open.players[seat];
    let Some(top) = open.pending[seat].last().copied() else { return };
    match top {
        Pending::Turn { left } => {
            game.list_uses(open, seat, out);
            if left == 0 {
                out.push(Action::End);
            }
        }
        Pending::DieBox => game.list_uses(open, seat, out),
        Pending::Value { die, usage } => {
            out.extend(game.values(open, player, die, usage).iter().map(Action::Value));
        }
        Pending::Units { resource, kind, .. } => game.list_units(player, resource, kind, out),
        Pending::Choose { .. } => {
            let wanted = game.wanted(player);
            let kinds = Resource::ALL.into_iter().filter(|it| wanted.has(Icon::Resource(*it)));
            out.extend(kinds.map(Action::Resource));
        }
        Pending::Spend { resource } => {
            out.extend(game.places(player, Icon::Resource(resource)).iter().map(Action::To));
        }
        Pending::Track { .. } => out.extend(Track::ALL.map(Action::Track)),
        Pending::Hire { die, .. } => {
            for target in game.hirable(player, die).iter() {
                let Some(work) = target.as_work() else { continue };
                out.extend((0..=game.most_stars(player)).map(|stars| Action::Hire(work, stars)));
            }
        }
        Pending::Income(incomes) => out.extend(incomes.iter().map(Action::Income)),
        Pending::Steps { .. } => {}
    }
    if is_interruptible(top) {
        game.list_free(player, out);
    }
}

pub(crate) fn why_not(game: &Florenza, state: &State, seat: Seat, action: Action) -> Option<Illegal<Reason>> {
    match turn(state) {
        Turn::Over => return Some(Illegal::GameOver),
        Turn::Await(seats) if !seats.contains(seat) => return Some(Illegal::NotYourTurn),
        Turn::Await(_) => {}
    }
    game.allowed(state, seat, action).err().map(Illegal::NotAllowed)
}

impl Florenza {
    fn list_uses(&self, open: &Open, seat: Seat, out: &mut Vec<Action>) {
        let player = &open.players[seat];
        let dice = self.dice_for(open, seat);
        if dice.is_empty() {
            return;
        }
        // What a building grants is the same for every die, so it is asked once.
        let granted = [Use::Anonymous, Use::Alike, Use::Steps, Use::Purse]
            .map(|usage| self.can_use(open, player, Die::White, usage).is_ok().then_some(usage));
        for die in dice.iter() {
            let own = [Use::Resources, Use::Character, Use::Florins].into_iter();
            let own = own.filter(|usage| self.can_use(open, player, die, *usage).is_ok());
            out.extend(own.chain(granted.into_iter().flatten()).map(|usage| Action::Use(die, usage)));
        }
    }

    fn list_units(&self, player: &Player, resource: Resource, kind: UnitKind, out: &mut Vec<Action>) {
        let places = self.places(player, Icon::Resource(resource));
        out.extend(places.iter().map(Action::To));
        if kind == UnitKind::Swappable {
            let others = Resource::ALL.into_iter();
            out.extend(
                others.filter(|to| self.can_swap(player, resource, kind, *to).is_ok()).map(Action::Swap),
            );
        }
        if self.can_sell(player, kind).is_ok() {
            out.push(Action::Sell);
        }
        if places.is_empty() {
            out.push(Action::Lose);
        }
    }

    /// What needs no die: the reserve spent, a space completed.
    fn list_free(&self, player: &Player, out: &mut Vec<Action>) {
        let (pays, spends) = (player.reserve.florins >= self.tables.unit, player.reserve.extra > 0);
        if spends {
            let wanted = self.wanted(player);
            let kinds = Resource::ALL.into_iter().filter(|it| wanted.has(Icon::Resource(*it)));
            out.extend(kinds.map(Action::Extra));
        }
        if pays {
            out.extend(self.places(player, Icon::Florins).iter().map(Action::Pay));
        }
        let buildable = self.buildable(player);
        if !buildable.is_empty() {
            out.extend(buildable.iter().map(Action::Build));
        }
    }

    fn allowed(&self, state: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let open = &state.open;
        let player = &open.players[seat];
        let top = open.pending[seat].last().copied().ok_or(Reason::NotAsked)?;
        match (top, action) {
            (Pending::Turn { left: 0 }, Action::Use(..)) => Err(Reason::NoDiceLeft),
            (Pending::Turn { .. } | Pending::DieBox, Action::Use(die, usage)) => {
                ensure(self.dice_for(open, seat).contains(die), Reason::DieUsed { die })?;
                self.can_use(open, player, die, usage).map(drop)
            }
            (Pending::Turn { left }, Action::End) => ensure(left == 0, Reason::DiceLeft { left }),
            (Pending::Value { die, usage }, Action::Value(value @ 1..=6)) => {
                self.can_value(open, player, die, usage, value)
            }
            (Pending::Units { resource, .. } | Pending::Spend { resource }, Action::To(target)) => {
                self.can_place(player, Icon::Resource(resource), target)
            }
            (Pending::Units { resource, kind, .. }, Action::Swap(to)) => {
                self.can_swap(player, resource, kind, to)
            }
            (Pending::Units { kind, .. }, Action::Sell) => self.can_sell(player, kind).map(drop),
            (Pending::Units { resource, .. }, Action::Lose) => {
                ensure(self.places(player, Icon::Resource(resource)).is_empty(), Reason::MustPlace)
            }
            (Pending::Choose { .. }, Action::Resource(resource)) => {
                let icon = Icon::Resource(resource);
                ensure(self.wanted(player).has(icon), Reason::NoIconAnywhere { icon })
            }
            (Pending::Track { .. }, Action::Track(_)) => Ok(()),
            (Pending::Hire { die, .. }, Action::Hire(work, stars)) => self.can_hire(player, die, work, stars),
            (Pending::Income(incomes), Action::Income(work)) => {
                ensure(incomes.contains(work), Reason::NoIncome)
            }
            (_, Action::Extra(resource)) if is_interruptible(top) => self.can_spend_extra(player, resource),
            (_, Action::Pay(target)) if is_interruptible(top) => self.can_pay(player, target),
            (_, Action::Build(building)) if is_interruptible(top) => {
                self.can_build(player, building).map(drop)
            }
            _ => Err(Reason::NotAsked),
        }
    }
}

/// Whether the reserve may be spent and a space completed before this is decided: at any moment of one's own, but not
/// between the parts of one move.
fn is_interruptible(top: Pending) -> bool {
    match top {
        Pending::Turn { .. } | Pending::DieBox | Pending::Units { .. } | Pending::Choose { .. } => true,
        Pending::Track { .. } | Pending::Income(_) => true,
        Pending::Value { .. } | Pending::Spend { .. } | Pending::Hire { .. } | Pending::Steps { .. } => false,
    }
}

fn ensure(holds: bool, reason: Reason) -> Result<(), Reason> {
    if holds { Ok(()) } else { Err(reason) }
}
