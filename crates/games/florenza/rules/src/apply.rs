//! What decisions do. Every change of a state is made, and told, in one stroke by a method of [`Exec`].

use crate::Florenza;
use crate::action::Action;
use crate::building::{BuildingEffect, BuildingId};
use crate::data::Character;
use crate::event::{Event, Source};
use crate::goods::Icon;
use crate::pending::{Pending, UnitKind, Use};
use crate::pieces::{Die, Resource, Target, Work};
use crate::state::{Phase, Player, Reserve, State};
use kernel::{Seat, Sink};

/// Carries out decisions on a state and tells what happens.
pub(crate) struct Exec<'a, S> {
    pub(crate) game: &'a Florenza,
    pub(crate) state: &'a mut State,
    pub(crate) tell: &'a mut S,
}

impl<S: Sink<Event>> Exec<'_, S> {
    /// Carries out a legal decision, and everything that follows without one.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Use(die, usage) => self.take(seat, die, usage),
            Action::Value(value) => self.choose_value(seat, value),
            Action::To(target) => self.place(seat, target),
            Action::Swap(to) => self.swap(seat, to),
            Action::Sell => self.sell(seat),
            Action::Lose => self.lose(seat),
            Action::Resource(resource) => self.choose(seat, resource),
            Action::Extra(resource) => self.spend_extra(seat, resource),
            Action::Pay(target) => self.pay(seat, target),
            Action::Build(building) => self.build(seat, building),
            Action::Hire(work, stars) => self.hire(seat, work, stars),
            Action::Track(track) => {
                if let Some(Pending::Track { steps }) = self.top(seat) {
                    self.replace(seat, Pending::Steps { track, left: steps });
                }
            }
            Action::Income(work) => self.receive(seat, work),
            Action::End => self.end_part(seat),
        }
        self.settle(seat);
        self.advance();
    }

    pub(crate) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.open.players[seat]
    }

    pub(crate) fn top(&self, seat: Seat) -> Option<Pending> {
        self.state.open.pending[seat].last().copied()
    }

    pub(crate) fn push(&mut self, seat: Seat, pending: Pending) {
        self.state.open.pending[seat].push(pending);
    }

    pub(crate) fn pop(&mut self, seat: Seat) {
        self.state.open.pending[seat].pop();
    }

    pub(crate) fn replace(&mut self, seat: Seat, pending: Pending) {
        self.state.open.pending[seat].replace_last(pending);
    }

    /// Adds to a reserve; what the sheet has no room for is lost (ruling R05).
    pub(crate) fn gain(&mut self, seat: Seat, source: Source, gain: Reserve) {
        let capacity = self.game.tables.capacity;
        let player = self.player(seat);
        let room =
            |limit: Option<u16>, so_far: u16| limit.map_or(u16::MAX, |most| most.saturating_sub(so_far));
        let florins = gain.florins.min(room(capacity.florins, player.gained.florins));
        let extra = u16::from(gain.extra).min(room(capacity.extra, player.gained.extra.into())) as u8;
        let stars = u16::from(gain.stars).min(room(capacity.stars, player.gained.stars.into())) as u8;
        let gain = Reserve { florins, extra, stars };
        for reserve in [&mut player.reserve, &mut player.gained] {
            reserve.florins = reserve.florins.saturating_add(florins);
            reserve.extra = reserve.extra.saturating_add(extra);
            reserve.stars = reserve.stars.saturating_add(stars);
        }
        if gain != Reserve::default() {
            self.tell.tell(Event::Gained { seat, source, gain });
        }
    }

    pub(crate) fn gain_florins(&mut self, seat: Seat, source: Source, florins: u16) {
        self.gain(seat, source, Reserve { florins, ..Reserve::default() });
    }

    pub(crate) fn gain_extra(&mut self, seat: Seat, source: Source, extra: u8) {
        self.gain(seat, source, Reserve { extra, ..Reserve::default() });
    }

    /// A die is taken, or used by a die box; where its value can be chosen, that comes next.
    fn take(&mut self, seat: Seat, die: Die, usage: Use) {
        let open = &mut self.state.open;
        let values = self.game.values(open, &open.players[seat], die, usage);
        match open.pending[seat].last().copied() {
            Some(Pending::Turn { left }) => {
                if open.phase == Phase::Active {
                    open.used = open.used.with(die);
                }
                open.pending[seat].replace_last(Pending::Turn { left: left.saturating_sub(1) });
            }
            _ => drop(open.pending[seat].pop()),
        }
        match values.single() {
            Some(value) => self.use_die(seat, die, usage, value),
            None => open.pending[seat].push(Pending::Value { die, usage }),
        }
    }

    fn choose_value(&mut self, seat: Seat, value: u8) {
        let Some(Pending::Value { die, usage }) = self.top(seat) else { return };
        self.pop(seat);
        self.use_die(seat, die, usage, value);
    }

    /// The die does what it is used for (rulebook, use of the dice).
    fn use_die(&mut self, seat: Seat, die: Die, usage: Use, value: u8) {
        let game = self.game;
        let face = &game.tables.faces[die as usize];
        let powers = &game.tables.powers;
        let i = usize::from(value) - 1;
        self.tell.tell(Event::DieUsed { seat, die, usage, value });
        match usage {
            Use::Resources => {
                let owned = self.player(seat).buildings.both(powers.swap[die as usize]);
                let kind = if owned.is_empty() { UnitKind::Plain } else { UnitKind::Swappable };
                self.push(seat, Pending::Units { resource: face.resource, left: face.count[i], kind });
            }
            Use::Character => match face.character {
                Character::Track(track, steps) => self.push(seat, Pending::Steps { track, left: steps[i] }),
                Character::Artist(..) => self.begin_hire(seat, Some(die), value),
            },
            Use::Florins => self.gain_florins(seat, Source::Die(die), face.florins),
            Use::Anonymous => {
                if self.use_building(seat, powers.anonymous).is_some() {
                    self.begin_hire(seat, None, value);
                }
            }
            Use::Alike => {
                if let Some((_, BuildingEffect::AnyDieSameResources { amount, .. })) =
                    self.use_building(seat, powers.alike)
                {
                    self.push(seat, Pending::Choose { left: amount });
                }
            }
            Use::Steps => {
                if let Some((_, BuildingEffect::AnyDieSteps { amount, .. })) =
                    self.use_building(seat, powers.steps)
                {
                    self.push(seat, Pending::Track { steps: amount });
                }
            }
            Use::Purse => {
                if let Some((building, BuildingEffect::AnyDieFlorins { amount, .. })) =
                    self.use_building(seat, powers.purse)
                {
                    self.gain_florins(seat, Source::Building(building), amount);
                }
            }
        }
    }

    /// Marks a once-a-turn building as used; which one, and what it does.
    pub(crate) fn use_building(
        &mut self,
        seat: Seat,
        power: crate::building::Buildings,
    ) -> Option<(BuildingId, BuildingEffect)> {
        let building = Florenza::usable(self.player(seat), power).ok()?;
        let player = self.player(seat);
        player.used = player.used.with(building);
        Some((building, self.game.tables.buildings[building.index()].effect))
    }

    fn cross(&mut self, seat: Seat, icon: Icon, target: Target) {
        let crossed = &mut self.player(seat).crossed[target.index()];
        *crossed = crossed.plus(icon);
    }

    fn place(&mut self, seat: Seat, target: Target) {
        let resource = match self.top(seat) {
            Some(Pending::Units { resource, .. }) => {
                self.one_unit_less(seat);
                resource
            }
            Some(Pending::Spend { resource }) => {
                self.pop(seat);
                let extra = &mut self.player(seat).reserve.extra;
                *extra = extra.saturating_sub(1);
                self.tell.tell(Event::ExtraSpent { seat, resource });
                resource
            }
            _ => return,
        };
        self.cross(seat, Icon::Resource(resource), target);
        self.tell.tell(Event::Crossed { seat, resource, target });
    }

    /// Takes one away from the resources on top.
    fn one_unit_less(&mut self, seat: Seat) {
        if let Some(Pending::Units { resource, left, kind }) = self.top(seat) {
            self.pop(seat);
            if left > 1 {
                self.push(seat, Pending::Units { resource, left: left - 1, kind });
            }
        }
    }

    /// Only one unit of a die can be swapped: the rest are plain then.
    fn swap(&mut self, seat: Seat, to: Resource) {
        let Some(Pending::Units { resource, left, .. }) = self.top(seat) else { return };
        self.replace(seat, Pending::Units { resource, left, kind: UnitKind::Plain });
        self.one_unit_less(seat);
        self.push(seat, Pending::Units { resource: to, left: 1, kind: UnitKind::Swapped });
        self.tell.tell(Event::Swapped { seat, from: resource, to });
    }

    fn sell(&mut self, seat: Seat) {
        let Some(Pending::Units { resource, .. }) = self.top(seat) else { return };
        if let Some((building, BuildingEffect::ResourceToFlorins { amount, .. })) =
            self.use_building(seat, self.game.tables.powers.sell)
        {
            self.one_unit_less(seat);
            self.tell.tell(Event::Sold { seat, resource, building });
            self.gain_florins(seat, Source::Building(building), amount);
        }
    }

    pub(crate) fn lose(&mut self, seat: Seat) {
        let Some(Pending::Units { resource, .. }) = self.top(seat) else { return };
        self.one_unit_less(seat);
        self.tell.tell(Event::Lost { seat, resource });
    }

    pub(crate) fn choose(&mut self, seat: Seat, resource: Resource) {
        if let Some(Pending::Choose { left }) = self.top(seat) {
            self.replace(seat, Pending::Units { resource, left, kind: UnitKind::Plain });
        }
    }

    /// The extra resource is spent when its icon is crossed.
    fn spend_extra(&mut self, seat: Seat, resource: Resource) {
        self.push(seat, Pending::Spend { resource });
    }

    fn pay(&mut self, seat: Seat, target: Target) {
        let florins = self.game.tables.unit;
        let reserve = &mut self.player(seat).reserve;
        reserve.florins = reserve.florins.saturating_sub(florins);
        self.cross(seat, Icon::Florins, target);
        self.tell.tell(Event::FlorinsPaid { seat, target, florins });
    }

    /// Completes the next space (rulebook, building in the district).
    fn build(&mut self, seat: Seat, building: BuildingId) {
        let game = self.game;
        let Ok(target) = game.can_build(self.player(seat), building) else { return };
        let Some(space) = target.as_space() else { return };
        let row = &game.tables.buildings[building.index()];
        let player = self.player(seat);
        player.done = player.done.with(target);
        let wasted = player.crossed[target.index()].without(row.cost);
        self.tell.tell(Event::Built { seat, building, space, wasted });
        self.own(seat, building, space);
        self.gain_extra(seat, Source::Space(space), game.tables.spaces[usize::from(space) - 1].extra);
    }

    /// A building stands in a space, and works at once.
    pub(crate) fn own(&mut self, seat: Seat, building: BuildingId, space: u8) {
        let player = self.player(seat);
        player.spaces[usize::from(space) - 1] = Some(building);
        player.buildings = player.buildings.with(building);
        if let BuildingEffect::GainExtraResources { amount } =
            self.game.tables.buildings[building.index()].effect
        {
            self.gain_extra(seat, Source::Building(building), amount);
        }
    }

    /// Hires at once where there is nothing to choose.
    fn begin_hire(&mut self, seat: Seat, die: Option<Die>, value: u8) {
        self.push(seat, Pending::Hire { die, value });
        let player = &self.state.open.players[seat];
        let works = self.game.hirable(player, die);
        if works.len() == 1
            && self.game.most_stars(player) == 0
            && let Some(work) = works.iter().next().and_then(Target::as_work)
        {
            self.hire(seat, work, 0);
        }
    }

    /// Completes a work of art (rulebook, completing a work of art).
    fn hire(&mut self, seat: Seat, work: Work, stars: u8) {
        let Some(Pending::Hire { die, value }) = self.top(seat) else { return };
        self.pop(seat);
        let game = self.game;
        let (wage, artist) = match die {
            None => (0, None),
            Some(die) => {
                let (wage, discount) = game.wage(&self.state.open.players[seat], die, value);
                if discount.is_some() {
                    self.use_building(seat, game.tables.powers.discount);
                }
                let artist = match game.tables.faces[die as usize].character {
                    Character::Artist(artist, _) => Some(artist),
                    Character::Track(..) => None,
                };
                (wage, artist)
            }
        };
        let points = game.artist_points(&self.state.open.players[seat], artist, stars);
        let player = self.player(seat);
        player.reserve.florins = player.reserve.florins.saturating_sub(wage);
        player.reserve.stars = player.reserve.stars.saturating_sub(stars);
        player.done = player.done.with(work.target());
        player.artists[work as usize] = points;
        self.tell.tell(Event::Hired { seat, work, artist, wage, stars, points });
        self.complete(seat, work);
    }
}
