//! On what terms something can be done: the one place where icons, costs and limits are weighed.
//!
//! `legal`, `why_not` and the moves themselves all ask here, so they cannot disagree.

use crate::Florenza;
use crate::building::{BuildingEffect, BuildingId, Buildings};
use crate::data::Character;
use crate::goods::{Goods, Icon};
use crate::pending::{Pending, UnitKind, Use};
use crate::pieces::{Dice, Die, Resource, Target, Targets, Work};
use crate::reason::Reason;
use crate::state::{Open, Phase, Player};
use kernel::Seat;

/// A set of die values, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Values(u8);

impl Values {
    const NONE: Values = Values(0);

    const fn only(value: u8) -> Values {
        Values(1 << value)
    }

    pub(crate) const fn contains(self, value: u8) -> bool {
        self.0 & (1 << value) != 0
    }

    /// The value, if there is only one.
    pub(crate) const fn single(self) -> Option<u8> {
        if self.0.is_power_of_two() { Some(self.0.trailing_zeros() as u8) } else { None }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        (1..=6).filter(move |value| self.contains(*value))
    }
}

impl Florenza {
    /// Where an icon of this kind is free.
    #[inline]
    pub(crate) fn places(&self, player: &Player, icon: Icon) -> Targets {
        let mut bits = 0;
        for (i, (icons, crossed)) in self.tables.icons.iter().zip(&player.crossed).enumerate() {
            bits |= u16::from(icons.get(icon) > crossed.get(icon)) << i;
        }
        Targets::from_bits(bits).except(player.done)
    }

    /// Of which kinds an icon is free anywhere: each of them has a number above zero.
    #[inline]
    pub(crate) fn wanted(&self, player: &Player) -> Goods {
        let mut wanted = Goods::NONE;
        for (i, (icons, crossed)) in self.tables.icons.iter().zip(&player.crossed).enumerate() {
            if player.done.bits() & (1 << i) == 0 {
                wanted = wanted.either(icons.without(*crossed));
            }
        }
        wanted
    }

    pub(crate) fn can_place(&self, player: &Player, icon: Icon, target: Target) -> Result<(), Reason> {
        if self.places(player, icon).contains(target) {
            Ok(())
        } else if player.done.contains(target) {
            Err(Reason::Complete)
        } else {
            Err(Reason::NoIcon { icon })
        }
    }

    pub(crate) fn can_spend_extra(&self, player: &Player, resource: Resource) -> Result<(), Reason> {
        let icon = Icon::Resource(resource);
        if player.reserve.extra == 0 {
            Err(Reason::NoExtra)
        } else if !self.wanted(player).has(icon) {
            Err(Reason::NoIconAnywhere { icon })
        } else {
            Ok(())
        }
    }

    pub(crate) fn can_pay(&self, player: &Player, target: Target) -> Result<(), Reason> {
        let unit = self.tables.unit;
        if player.reserve.florins < unit {
            return Err(Reason::NoFlorins { short: unit - player.reserve.florins });
        }
        self.can_place(player, Icon::Florins, target)
    }

    /// The buildings with which the next space can be completed now (rulebook, building in the district).
    #[inline]
    pub(crate) fn buildable(&self, player: &Player) -> Buildings {
        let Some(space) = player.next_space() else { return Buildings::NONE };
        let crossed = player.crossed[space.index()];
        if crossed.is_none() {
            return Buildings::NONE;
        }
        let covered = |it: &BuildingId| crossed.covers(self.tables.buildings[it.index()].cost);
        BuildingId::all().filter(covered).collect::<Buildings>().except(player.buildings)
    }

    pub(crate) fn can_build(&self, player: &Player, building: BuildingId) -> Result<Target, Reason> {
        let space = player.next_space().ok_or(Reason::NoSpace)?;
        if self.buildable(player).contains(building) {
            return Ok(space);
        }
        if player.buildings.contains(building) {
            return Err(Reason::Owned);
        }
        let missing = self.tables.buildings[building.index()].cost.missing(player.crossed[space.index()]);
        Err(Reason::SpaceLacks { space: space.as_space().unwrap_or(0), missing })
    }

    /// Whether something can be done that needs no die: spend the reserve or complete a space.
    #[inline]
    pub(crate) fn has_free_action(&self, player: &Player) -> bool {
        let reserve = &player.reserve;
        let (pays, spends) = (reserve.florins >= self.tables.unit, reserve.extra > 0);
        if pays || spends {
            let wanted = self.wanted(player);
            if pays && wanted.has(Icon::Florins) {
                return true;
            }
            if spends && Resource::ALL.into_iter().any(|it| wanted.has(Icon::Resource(it))) {
                return true;
            }
        }
        !self.buildable(player).is_empty()
    }

    /// The building among these that can be used now; once a turn each (rulings R02, R39).
    #[inline]
    pub(crate) fn usable(player: &Player, power: Buildings) -> Result<BuildingId, Reason> {
        let owned = player.buildings.both(power);
        match (owned.except(player.used).lowest(), owned.lowest()) {
            (Some(building), _) => Ok(building),
            (None, Some(building)) => Err(Reason::UsedThisTurn { building }),
            (None, None) => Err(Reason::NoBuilding),
        }
    }

    /// The dice this seat can use with the decision on top: the active player the unused ones, the others too unless
    /// they are bishop; a die box any of the six (rulings R18, R36).
    #[inline]
    pub(crate) fn dice_for(&self, open: &Open, seat: Seat) -> Dice {
        match open.pending[seat].last() {
            Some(Pending::DieBox) => Dice::ALL,
            Some(Pending::Turn { left: 1.. }) => {
                let privileged = open.phase == Phase::Others && open.bishop == Some(seat);
                if privileged && self.tables.bishop_any_die { Dice::ALL } else { open.used.others() }
            }
            _ => Dice::NONE,
        }
    }

    /// Whether the die can be used in this way, availability aside.
    #[inline]
    pub(crate) fn can_use(&self, open: &Open, player: &Player, die: Die, usage: Use) -> Result<(), Reason> {
        let powers = &self.tables.powers;
        match usage {
            Use::Resources | Use::Florins => Ok(()),
            Use::Character => {
                if !self.hires(die, usage) {
                    Ok(())
                } else if self.hirable(player, Some(die)).is_empty() {
                    Err(Reason::NoWorkReady)
                } else if self.values(open, player, die, usage) == Values::NONE {
                    Err(Reason::Wage { short: self.short(open, player, die) })
                } else {
                    Ok(())
                }
            }
            Use::Anonymous => {
                Self::usable(player, powers.anonymous)?;
                if self.hirable(player, None).is_empty() { Err(Reason::NoWorkReady) } else { Ok(()) }
            }
            Use::Alike => Self::usable(player, powers.alike).map(drop),
            Use::Steps => Self::usable(player, powers.steps).map(drop),
            Use::Purse => Self::usable(player, powers.purse).map(drop),
        }
    }

    /// The values as which the die can be used: the one shown, or with the right building the lowest of each that
    /// make a difference (ruling F01). A wage must be affordable; uses by a building have no value (ruling R40).
    pub(crate) fn values(&self, open: &Open, player: &Player, die: Die, usage: Use) -> Values {
        let counts = matches!(usage, Use::Resources | Use::Character);
        let free = counts && !player.buildings.both(self.tables.powers.value[die as usize]).is_empty();
        let affordable = |value: &u8| {
            !self.hires(die, usage) || self.wage(player, die, *value).0 <= player.reserve.florins
        };
        if !free {
            let value = open.value(die);
            return if affordable(&value) { Values::only(value) } else { Values::NONE };
        }
        let is_first = |value: &u8| self.same_as_lower(die, usage, *value).is_none();
        let values = (1..=6).filter(is_first).filter(affordable);
        values.fold(Values::NONE, |set, value| Values(set.0 | 1 << value))
    }

    fn hires(&self, die: Die, usage: Use) -> bool {
        let character = self.tables.faces[die as usize].character;
        usage == Use::Character && matches!(character, Character::Artist(..))
    }

    /// What the use of a die is worth at a value: resources, steps or wage.
    fn worth(&self, die: Die, usage: Use, value: u8) -> u16 {
        let face = &self.tables.faces[die as usize];
        let i = usize::from(value) - 1;
        match (usage, face.character) {
            (Use::Resources, _) => face.count[i].into(),
            (Use::Character, Character::Track(_, steps)) => steps[i].into(),
            (Use::Character, Character::Artist(_, wage)) => wage[i],
            _ => 0,
        }
    }

    fn same_as_lower(&self, die: Die, usage: Use, value: u8) -> Option<u8> {
        (1..value).find(|lower| self.worth(die, usage, *lower) == self.worth(die, usage, value))
    }

    /// Why a value cannot be chosen.
    pub(crate) fn can_value(
        &self,
        open: &Open,
        player: &Player,
        die: Die,
        usage: Use,
        value: u8,
    ) -> Result<(), Reason> {
        if self.values(open, player, die, usage).contains(value) {
            return Ok(());
        }
        match self.same_as_lower(die, usage, value) {
            Some(value) => Err(Reason::SameAsLower { value }),
            None => {
                let due = self.wage(player, die, value).0;
                Err(Reason::Wage { short: due.saturating_sub(player.reserve.florins) })
            }
        }
    }

    /// What an artist of this die costs at a value, and the building that makes it cheaper (ruling R13).
    pub fn wage(&self, player: &Player, die: Die, value: u8) -> (u16, Option<BuildingId>) {
        let wage = self.worth(die, Use::Character, value);
        let building = Self::usable(player, self.tables.powers.discount).ok().filter(|_| wage > 0);
        let less = match building.map(|it| self.tables.buildings[it.index()].effect) {
            Some(BuildingEffect::ArtistDiscount { amount, .. }) => amount,
            _ => 0,
        };
        (wage.saturating_sub(less), building)
    }

    /// How many florins the cheapest wage that can be chosen is short of.
    fn short(&self, open: &Open, player: &Player, die: Die) -> u16 {
        let free = !player.buildings.both(self.tables.powers.value[die as usize]).is_empty();
        let values = if free { 1..=6 } else { open.value(die)..=open.value(die) };
        let due = values.map(|value| self.wage(player, die, value).0).min().unwrap_or(0);
        due.saturating_sub(player.reserve.florins)
    }

    /// The works with all icons crossed that wait for an artist.
    #[inline]
    pub(crate) fn ready(&self, player: &Player) -> Targets {
        let mut bits = 0;
        for i in 0..Work::ALL.len() {
            bits |= u16::from(self.tables.icons[i] == player.crossed[i]) << i;
        }
        Targets::from_bits(bits).except(player.done)
    }

    /// The works that the artist of a die can complete; an anonymous one fits every work, and with the right building
    /// everyone does (ruling R15).
    pub(crate) fn hirable(&self, player: &Player, die: Option<Die>) -> Targets {
        let ready = self.ready(player);
        if ready.is_empty() {
            return ready;
        }
        let Some(die) = die else { return ready };
        let Character::Artist(artist, _) = self.tables.faces[die as usize].character else {
            return Targets::NONE;
        };
        if !player.buildings.both(self.tables.powers.any_artist).is_empty() {
            return ready;
        }
        let fitting = Work::ALL.into_iter().filter(|work| self.tables.works[*work as usize].takes(artist));
        fitting.fold(Targets::NONE, |set, work| set.with(work.target())).both(ready)
    }

    /// How many stars the player can spend on a work.
    pub(crate) fn most_stars(&self, player: &Player) -> u8 {
        player.reserve.stars.min(self.tables.most_stars)
    }

    pub(crate) fn can_hire(
        &self,
        player: &Player,
        die: Option<Die>,
        work: Work,
        stars: u8,
    ) -> Result<(), Reason> {
        let target = work.target();
        if !self.hirable(player, die).contains(target) {
            let missing = self.tables.icons[target.index()].missing(player.crossed[target.index()]);
            return Err(match (player.done.contains(target), missing.is_none()) {
                (true, _) => Reason::Complete,
                (false, false) => Reason::WorkLacks { missing },
                (false, true) => Reason::OtherArtist,
            });
        }
        if stars > self.tables.most_stars {
            Err(Reason::TooManyStars { most: self.tables.most_stars })
        } else if stars > player.reserve.stars {
            Err(Reason::NoStar)
        } else {
            Ok(())
        }
    }

    /// Whether one of these resources can become another one.
    pub(crate) fn can_swap(
        &self,
        player: &Player,
        resource: Resource,
        kind: UnitKind,
        to: Resource,
    ) -> Result<(), Reason> {
        let icon = Icon::Resource(to);
        if kind != UnitKind::Swappable {
            Err(Reason::NoBuilding)
        } else if to == resource {
            Err(Reason::SameResource)
        } else if !self.wanted(player).has(icon) {
            Err(Reason::NoIconAnywhere { icon })
        } else {
            Ok(())
        }
    }

    /// The building with which one of these resources can be sold.
    pub(crate) fn can_sell(&self, player: &Player, kind: UnitKind) -> Result<BuildingId, Reason> {
        if kind == UnitKind::Swapped {
            return Err(Reason::NoBuilding);
        }
        Self::usable(player, self.tables.powers.sell)
    }

    /// Whether these resources may yet be sold: whoever can complete the next space may come to a building that sells
    /// before they are dealt with, since spaces are completed at any moment (ruling F02).
    fn may_come_to_sell(&self, player: &Player, kind: UnitKind) -> bool {
        let sellers = self.tables.powers.sell.except(player.buildings);
        kind != UnitKind::Swapped && !sellers.is_empty() && self.can_complete_next(player)
    }

    /// Whether the next space can be completed with what is crossed there and what the reserve can add.
    fn can_complete_next(&self, player: &Player) -> bool {
        let Some(space) = player.next_space() else { return false };
        let (icons, crossed) = (self.tables.icons[space.index()], player.crossed[space.index()]);
        let reserve = &player.reserve;
        BuildingId::all().filter(|it| !player.buildings.contains(*it)).any(|it| {
            let cost = self.tables.buildings[it.index()].cost;
            let missing = cost.missing(crossed);
            let florins = missing.get(Icon::Florins);
            icons.covers(cost)
                && missing.count() - florins <= reserve.extra
                && u16::from(florins) * self.tables.unit <= reserve.florins
        })
    }

    /// Whether nothing at all can be done with these resources, so that they are lost (ruling R07).
    pub(crate) fn is_lost(&self, player: &Player, resource: Resource, kind: UnitKind) -> bool {
        self.places(player, Icon::Resource(resource)).is_empty()
            && self.can_sell(player, kind).is_err()
            && !Resource::ALL.into_iter().any(|to| self.can_swap(player, resource, kind, to).is_ok())
            && !self.may_come_to_sell(player, kind)
    }
}
