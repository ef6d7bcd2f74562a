//! How good an action looks before it is tried.

use super::FlorenzaEvaluator;
use super::plan::Outlook;
use super::tables::{Icons, Lack, dice};
use super::weights::W;
use bots::evaluate::best_of;
use florenza::building::{BuildingEffect, BuildingId, Buildings};
use florenza::data::Character;
use florenza::goods::Icon;
use florenza::pending::{Pending, Use};
use florenza::pieces::{Dice, Die, Resource, Target, Track, Work};
use florenza::state::{Open, Phase};
use florenza::{Action, Florenza, State};
use kernel::Seat;
use std::cell::OnceCell;
use std::ops::Deref;

/// What spends the reserve and completes nothing can wait.
const LATER: f32 = -1.5;
/// So many spaces are looked at.
const SPACES: usize = 2;

/// A work or space that is not complete.
struct Begun {
    missing: Lack,
    /// Its points once it is complete.
    value: f32,
    /// Dice that it costs besides its icons.
    besides: f32,
}

/// A look at a position that all its actions share: what several of them ask for is worked out once.
struct Glance<'a> {
    outlook: Outlook<'a>,
    crossings: OnceCell<[f32; 6]>,
    begun: [OnceCell<Option<Begun>>; Target::COUNT],
}

impl<'a> Deref for Glance<'a> {
    type Target = Outlook<'a>;

    fn deref(&self) -> &Outlook<'a> {
        &self.outlook
    }
}

impl FlorenzaEvaluator {
    pub(super) fn prior_of(&self, game: &Florenza, state: &State, seat: Seat, action: Action) -> f32 {
        self.prior_at(&self.glance(game, &state.open, seat), &state.open, seat, action)
    }

    pub(super) fn best_prior_of(
        &self,
        game: &Florenza,
        state: &State,
        seat: Seat,
        legal: &[Action],
    ) -> usize {
        let glance = self.glance(game, &state.open, seat);
        best_of(legal, |action| self.prior_at(&glance, &state.open, seat, action))
    }

    fn glance<'a>(&self, game: &'a Florenza, open: &'a Open, seat: Seat) -> Glance<'a> {
        // A prior does not work out how fast everyone is.
        let palace = f32::from(game.tables().palace_bonus.first().copied().unwrap_or(0)) * 0.5;
        let outlook = self.outlook(game, open, seat, palace);
        Glance { outlook, crossings: OnceCell::new(), begun: [const { OnceCell::new() }; Target::COUNT] }
    }

    fn prior_at(&self, outlook: &Glance<'_>, open: &Open, seat: Seat, action: Action) -> f32 {
        let tables = outlook.game.tables();
        let unit = f32::from(tables.unit);
        match action {
            Action::Use(die, usage) => self.use_of(outlook, open, die, usage),
            Action::Value(value) => self.value(outlook, open, seat, value),
            Action::To(target) => match open.pending[seat].last() {
                Some(Pending::Units { resource, .. } | Pending::Spend { resource }) => {
                    self.crossing(outlook, target, Icon::Resource(*resource))
                }
                _ => 0.0,
            },
            Action::Swap(resource) => self.crossings(outlook)[resource as usize] - 0.05,
            Action::Sell => amount(outlook, tables.powers.sell) / unit * self.worth.florins,
            Action::Resource(resource) => self.crossings(outlook)[resource as usize],
            Action::Extra(resource) => {
                let icon = Icon::Resource(resource);
                let closing = Target::all().map(|target| self.closing(outlook, open, seat, target, icon));
                closing.fold(LATER, f32::max)
            }
            Action::Pay(target) => self.closing(outlook, open, seat, target, Icon::Florins),
            Action::Build(building) => self.build(outlook, building),
            Action::Hire(work, stars) => self.work_value(outlook, work) + f32::from(stars) * 1.2,
            Action::Track(track) => match open.pending[seat].last() {
                Some(Pending::Track { steps }) => self.steps(outlook, track, *steps),
                _ => 0.0,
            },
            Action::Lose | Action::Income(_) | Action::End => 0.0,
        }
    }

    fn use_of(&self, outlook: &Glance<'_>, open: &Open, die: Die, usage: Use) -> f32 {
        let tables = outlook.game.tables();
        let face = &tables.faces[die as usize];
        let i = usize::from(open.value(die).clamp(1, 6)) - 1;
        let free = !outlook.player.buildings.both(tables.powers.value[die as usize]).is_empty();
        let shown = |row: &[u8; 6]| if free { row.iter().copied().max().unwrap_or(0) } else { row[i] };
        let florins = |n: u16| f32::from(n) / f32::from(tables.unit) * self.worth.florins;
        match usage {
            Use::Resources => f32::from(shown(&face.count)) * self.crossings(outlook)[face.resource as usize],
            Use::Character => match face.character {
                Character::Track(track, steps) => self.steps(outlook, track, shown(&steps)),
                Character::Artist(artist, wage) => {
                    let any = !outlook.player.buildings.both(tables.powers.any_artist).is_empty();
                    let fits = |work: &Work| any || tables.works[*work as usize].takes(artist);
                    self.best_ready(outlook, fits) - florins(wage[i])
                }
            },
            Use::Florins => florins(face.florins),
            Use::Anonymous => self.best_ready(outlook, |_| true) - 1.0,
            Use::Alike => {
                amount(outlook, tables.powers.alike) * self.crossings(outlook).into_iter().fold(0.0, f32::max)
            }
            Use::Steps => {
                let steps = amount(outlook, tables.powers.steps) as u8;
                Track::ALL.into_iter().map(|track| self.steps(outlook, track, steps)).fold(0.0, f32::max)
            }
            Use::Purse => florins(amount(outlook, tables.powers.purse) as u16),
        }
    }

    fn value(&self, outlook: &Outlook<'_>, open: &Open, seat: Seat, value: u8) -> f32 {
        let Some(Pending::Value { die, usage }) = open.pending[seat].last() else { return 0.0 };
        let face = &outlook.game.tables().faces[*die as usize];
        let i = usize::from(value) - 1;
        match (usage, face.character) {
            (Use::Character, Character::Track(track, steps)) => self.steps(outlook, track, steps[i]),
            (Use::Character, Character::Artist(_, wage)) => {
                -f32::from(wage[i]) / f32::from(outlook.game.tables().unit)
            }
            _ => f32::from(face.count[i]),
        }
    }

    /// The boxes that so many steps cross.
    fn steps(&self, outlook: &Outlook<'_>, track: Track, steps: u8) -> f32 {
        let at = outlook.player.at(track);
        let boxes = &self.worth.boxes[track as usize];
        let each = (at..at + steps).map(|place| boxes.get(usize::from(place)).copied());
        let crossed: f32 = each.map(|it| it.unwrap_or(self.worth.florins)).sum();
        // What lies ahead is a reason to go on too.
        crossed * 0.7 + 0.3 * f32::from(steps) * self.worth.step_from(track as usize, at + steps)
    }

    /// The best work that only lacks an artist of the right kind.
    fn best_ready(&self, outlook: &Outlook<'_>, fits: impl Fn(&Work) -> bool) -> f32 {
        let ready = Work::ALL.into_iter().filter(|work| {
            let i = *work as usize;
            !outlook.player.has_done(*work)
                && self.worth.works[i].missing(&Icons::of(outlook.player.crossed[i])).is_none()
        });
        ready.filter(fits).map(|work| self.work_value(outlook, work)).fold(0.0, f32::max)
    }

    /// The points that crossing each resource brings nearer, where it is best crossed.
    fn crossings(&self, outlook: &Glance<'_>) -> [f32; 6] {
        *outlook.crossings.get_or_init(|| self.look_at_crossings(outlook))
    }

    fn look_at_crossings(&self, outlook: &Glance<'_>) -> [f32; 6] {
        let next = outlook.player.next_space().map_or(Target::COUNT, Target::index);
        let places = (0..Work::ALL.len()).chain(next..(next + SPACES).min(Target::COUNT));
        let mut best = [0.0f32; 6];
        for target in places.filter_map(Target::new) {
            let Some(it) = self.begun(outlook, target) else { continue };
            let points = self.each_die(outlook, it) * self.weights.of(W::ResourceEffort);
            for (best, resource) in best.iter_mut().zip(Resource::ALL) {
                if it.missing.has(Icon::Resource(resource)) {
                    *best = best.max(points);
                }
            }
        }
        best
    }

    /// What is missing in a target that is not complete.
    fn begun<'g>(&self, outlook: &'g Glance<'_>, target: Target) -> Option<&'g Begun> {
        outlook.begun[target.index()].get_or_init(|| self.missing(outlook, target)).as_ref()
    }

    /// What is missing in a target: of a work, or of the building that suits a space best.
    fn missing(&self, outlook: &Outlook<'_>, target: Target) -> Option<Begun> {
        let player = outlook.player;
        if player.done.contains(target) {
            return None;
        }
        let i = target.index();
        if let Some(work) = target.as_work() {
            let artist =
                self.weights.of(W::HireEffort) + self.worth.wage[i] * self.weights.of(W::FlorinEffort);
            let missing = self.worth.works[i].missing(&Icons::of(player.crossed[i]));
            return Some(Begun { missing, value: self.work_value(outlook, work), besides: artist });
        }
        let (_, value, missing) = self.best_building(outlook, i, player.buildings)?;
        let before = player.next_space().map_or(0, |next| i.saturating_sub(next.index()));
        Some(Begun { missing, value: value * 0.7f32.powi(before as i32), besides: 0.3 })
    }

    /// The points that a target brings for each die that it still costs.
    fn each_die(&self, outlook: &Outlook<'_>, begun: &Begun) -> f32 {
        let dice = dice(&begun.missing, self.each_kind(&outlook.to_come), &self.weights);
        begun.value / (dice + begun.besides)
    }

    /// The points that crossing an icon brings nearer.
    fn crossing(&self, outlook: &Glance<'_>, target: Target, icon: Icon) -> f32 {
        let Some(begun) = self.begun(outlook, target) else { return 0.0 };
        if !begun.missing.has(icon) {
            return 0.1;
        }
        let effort = if icon == Icon::Florins { W::FlorinEffort } else { W::ResourceEffort };
        self.each_die(outlook, begun) * self.weights.of(effort)
    }

    /// Whether the reserve can make a target complete now, of which this icon is a part.
    fn closing(&self, outlook: &Glance<'_>, open: &Open, seat: Seat, target: Target, icon: Icon) -> f32 {
        // Spaces are completed in their order.
        if target.as_work().is_none() && outlook.player.next_space() != Some(target) {
            return LATER;
        }
        let Some(Begun { missing, value, .. }) = self.begun(outlook, target) else { return LATER };
        if !missing.has(icon) {
            return LATER;
        }
        let reserve = &outlook.player.reserve;
        let tables = outlook.game.tables();
        let (resources, florins) = (missing.resources(), missing.florins());
        let covered = reserve.extra >= resources && u16::from(florins) * tables.unit <= reserve.florins;
        let possible = match target.as_work() {
            Some(work) => {
                let left = reserve.florins.saturating_sub(u16::from(florins) * tables.unit);
                can_hire(outlook, open, seat, work, left)
            }
            None => true,
        };
        if !(covered && possible) {
            return LATER;
        }
        let spent = f32::from(resources) * self.worth.extra + f32::from(florins) * self.worth.florins;
        (value - spent).max(LATER)
    }

    /// A building now rather than the one that was hoped for.
    fn build(&self, outlook: &Outlook<'_>, building: BuildingId) -> f32 {
        let Some(space) = outlook.player.next_space() else { return 0.0 };
        let i = space.index();
        let Some((_, hoped, missing)) = self.best_building(outlook, i, outlook.player.buildings) else {
            return 0.0;
        };
        let cost = dice(&missing, 0.0, &self.weights) * self.weights.of(W::Price);
        let value = outlook.buildings[building.index()] + self.space_value(outlook, i);
        value - (hoped - cost) + 0.5
    }
}

/// How much the player's building of this power gives.
fn amount(outlook: &Outlook<'_>, power: Buildings) -> f32 {
    let building = outlook.player.buildings.both(power).lowest();
    match building.map(|it| outlook.game.tables().buildings[it.index()].effect) {
        Some(
            BuildingEffect::AnyDieSameResources { amount, .. } | BuildingEffect::AnyDieSteps { amount, .. },
        ) => amount.into(),
        Some(
            BuildingEffect::AnyDieFlorins { amount, .. } | BuildingEffect::ResourceToFlorins { amount, .. },
        ) => amount.into(),
        _ => 0.0,
    }
}

/// Whether a die at hand can hire an artist for the work, with so many florins.
fn can_hire(outlook: &Outlook<'_>, open: &Open, seat: Seat, work: Work, florins: u16) -> bool {
    let tables = outlook.game.tables();
    let left = open.pending[seat].as_slice().iter().any(|it| matches!(it, Pending::Turn { left: 1.. }));
    if !left {
        return false;
    }
    let free = outlook.player.buildings.except(outlook.player.used);
    if !free.both(tables.powers.anonymous).is_empty() {
        return true;
    }
    let any = !outlook.player.buildings.both(tables.powers.any_artist).is_empty();
    let privileged = open.phase == Phase::Others && open.bishop == Some(seat);
    let dice = if privileged { Dice::ALL } else { open.used.others() };
    dice.iter().any(|die| match tables.faces[die as usize].character {
        Character::Artist(artist, wage) => {
            let due = wage[usize::from(open.value(die).clamp(1, 6)) - 1];
            (any || tables.works[work as usize].takes(artist)) && due <= florins
        }
        Character::Track(..) => false,
    })
}
