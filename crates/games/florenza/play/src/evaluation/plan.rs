//! The plan: what the dice to come and the reserve may still complete.

use super::FlorenzaEvaluator;
use super::tables::{Icons, Lack, ToCome, dice};
use super::weights::W;
use florenza::Florenza;
use florenza::building::{BuildingId, Buildings};
use florenza::data::Income;
use florenza::pieces::{Target, Track, Work};
use florenza::state::Player;

/// Works, a few spaces, three tracks.
const MOST: usize = 8 + SPACES + 3;
/// So many spaces are planned ahead.
const SPACES: usize = 4;

/// Something to use dice for.
#[derive(Clone, Copy, Default)]
struct Item {
    /// Points when it is complete.
    value: f32,
    /// Resources that are missing.
    resources: f32,
    /// Kinds of them.
    kinds: f32,
    /// Icons of florins that are missing, the wage included.
    florins: f32,
    /// Dice beside those for resources and florins.
    dice: f32,
    /// What it is.
    kind: Kind,
    /// Points a die.
    ratio: f32,
}

#[derive(Clone, Copy, Default, PartialEq)]
enum Kind {
    #[default]
    Work,
    /// Spaces are completed in their order.
    Space,
    /// Any part of it is worth as much as it is.
    Steps,
}

/// What there is to spend.
#[derive(Clone, Copy)]
struct Means {
    dice: f32,
    extra: f32,
    florins: f32,
    stars: f32,
    /// Whether a space must be left incomplete.
    stuck: bool,
}

/// What else a plan rests on.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a Florenza,
    pub(super) player: &'a Player,
    pub(super) to_come: ToCome,
    /// The points that a complete palace may expect.
    pub(super) palace: f32,
    /// The points of each building, the space's not counted.
    pub(super) buildings: [f32; BuildingId::COUNT],
}

impl FlorenzaEvaluator {
    /// The points that a player may still make.
    pub(super) fn plan(&self, outlook: &Outlook<'_>) -> f32 {
        let mut items = [Item::default(); MOST];
        let mut n = 0;
        let mut add = |item: Item| {
            items[n] = item;
            n += 1;
        };
        self.plan_works(outlook, &mut add);
        self.plan_spaces(outlook, &mut add);
        self.plan_tracks(outlook, &mut add);
        let items = &mut items[..n];
        items.sort_by(|a, b| b.ratio.total_cmp(&a.ratio));
        let reserve = &outlook.player.reserve;
        let means = Means {
            dice: outlook.to_come.dice,
            extra: reserve.extra.into(),
            florins: f32::from(reserve.florins) / f32::from(outlook.game.tables().unit),
            stars: reserve.stars.into(),
            stuck: false,
        };
        self.spend(outlook, items, means)
    }

    /// Spends what there is on the best items that it is enough for; what is left counts as it does at the end.
    fn spend(&self, outlook: &Outlook<'_>, items: &[Item], mut means: Means) -> f32 {
        let mut points = 0.0;
        for (i, item) in items.iter().enumerate() {
            if item.kind == Kind::Space && means.stuck {
                continue;
            }
            if item.kind == Kind::Steps {
                let share = (means.dice / item.dice).min(1.0);
                points += item.value * share;
                means.dice -= item.dice * share;
                continue;
            }
            let by_extra = means.extra.min(item.resources);
            let from_dice = item.resources - by_extra;
            let by_florins = means.florins.min(item.florins);
            let single = if from_dice > 0.0 { item.kinds * from_dice / item.resources } else { 0.0 };
            let needed = item.dice
                + from_dice * self.weights.of(W::ResourceEffort)
                + (item.florins - by_florins) * self.weights.of(W::FlorinEffort)
                + single * self.each_kind(&outlook.to_come);
            if needed <= means.dice {
                means.dice -= needed;
                means.extra -= by_extra;
                means.florins -= by_florins;
                points += item.value;
                if item.kind == Kind::Work && means.stars >= 1.0 {
                    means.stars -= 1.0;
                    points += f32::from(outlook.game.tables().masterpiece) * self.weights.of(W::Star);
                }
                continue;
            }
            // Either the dice left go into this, in the hope that they will do; or it is left alone.
            let share = (means.dice / needed).powf(self.weights.of(W::Unfinished));
            let begun = item.value * share + left_over(outlook, Means { dice: 0.0, ..means });
            means.stuck |= item.kind == Kind::Space;
            return points + begun.max(self.spend(outlook, &items[i + 1..], means));
        }
        points + left_over(outlook, means)
    }

    /// When hardly any die is left, the other resource of a die finds no use.
    pub(super) fn each_kind(&self, to_come: &ToCome) -> f32 {
        self.weights.of(W::KindEffort) / (1.0 + to_come.dice / 4.0)
    }

    fn plan_works(&self, outlook: &Outlook<'_>, add: &mut impl FnMut(Item)) {
        for work in Work::ALL.into_iter().filter(|work| !outlook.player.has_done(*work)) {
            let i = work as usize;
            let missing = self.worth.works[i].missing(&Icons::of(outlook.player.crossed[i]));
            let item = Item {
                value: self.work_value(outlook, work) - self.weights.of(W::LateWork),
                dice: self.weights.of(W::HireEffort),
                florins: self.worth.wage[i],
                ..Item::default()
            };
            add(self.costing(outlook, item, &missing));
        }
    }

    /// The points of a work once it is complete, with what it leads to.
    pub(super) fn work_value(&self, outlook: &Outlook<'_>, work: Work) -> f32 {
        let tables = outlook.game.tables();
        let row = &tables.works[work as usize];
        let done = outlook.player.done;
        let own = f32::from(row.points) + f32::from(tables.paid) + f32::from(row.extra) * self.worth.extra;
        if work.is_palace() {
            let missing = Target::PALACE.len() - done.both(Target::PALACE).len();
            return own + outlook.palace * self.weights.of(W::PalaceBonus) / missing.max(1) as f32;
        }
        let missing = Target::CHURCH.len() - done.both(Target::CHURCH).len();
        let steps =
            f32::from(tables.church_steps) * self.weights.of(W::Price) * self.weights.of(W::StepEffort);
        let times = 1.0 + 0.5 * outlook.to_come.rounds * self.weights.of(W::Income);
        own + self.income(outlook, work) * times
            + steps * self.weights.of(W::ChurchSteps) / missing.max(1) as f32
    }

    /// Points of a work's income, each time.
    pub(super) fn income(&self, outlook: &Outlook<'_>, work: Work) -> f32 {
        let tables = outlook.game.tables();
        match tables.works[work as usize].income {
            None => 0.0,
            Some(Income::Florins(florins)) => {
                f32::from(florins) / f32::from(tables.unit) * self.worth.florins
            }
            Some(Income::Step(track)) => self.worth.step_from(track as usize, outlook.player.at(track)),
        }
    }

    /// The next spaces, each with the building that suits it best.
    fn plan_spaces(&self, outlook: &Outlook<'_>, add: &mut impl FnMut(Item)) {
        let Some(next) = outlook.player.next_space() else { return };
        let mut taken = outlook.player.buildings;
        let mut limit = f32::INFINITY;
        for i in (next.index()..Target::COUNT).take(SPACES) {
            let Some((building, value, missing)) = self.best_building(outlook, i, taken) else { return };
            taken = taken.with(building);
            let item = Item { value, kind: Kind::Space, ..Item::default() };
            let mut item = self.costing(outlook, item, &missing);
            // No space comes before the one on its left.
            limit = item.ratio.min(limit);
            item.ratio = limit;
            add(item);
        }
    }

    /// The building that is worth the most in a space, less what it still costs; its points, and what is missing.
    pub(super) fn best_building(
        &self,
        outlook: &Outlook<'_>,
        target: usize,
        taken: Buildings,
    ) -> Option<(BuildingId, f32, Lack)> {
        let crossed = Icons::of(outlook.player.crossed[target]);
        let mut best: Option<(BuildingId, f32, Lack, f32)> = None;
        for building in BuildingId::all().filter(|it| !taken.contains(*it)) {
            let value = outlook.buildings[building.index()];
            let missing = self.worth.buildings[building.index()].missing(&crossed);
            let net = value - dice(&missing, 0.0, &self.weights) * self.weights.of(W::Price);
            if best.is_none_or(|(_, _, _, most)| net > most) {
                best = Some((building, value, missing, net));
            }
        }
        let space = self.space_value(outlook, target);
        best.map(|(building, value, missing, _)| (building, value + space, missing))
    }

    /// The points of each building, its effect included as far as it will be there; the space's not.
    pub(super) fn buildings(&self, game: &Florenza, to_come: &ToCome) -> [f32; BuildingId::COUNT] {
        let hope = self.weights.of(W::BuildingHope);
        let rows = &game.tables().buildings;
        std::array::from_fn(|i| {
            let effect = &self.worth.effect[i];
            f32::from(rows[i].points) + effect.at_once + effect.lasting(to_come) * hope
        })
    }

    /// The points that a space adds to its building. Targets are the works and then the spaces from the second on.
    pub(super) fn space_value(&self, outlook: &Outlook<'_>, target: usize) -> f32 {
        let space = &outlook.game.tables().spaces[target - Work::ALL.len() + 1];
        f32::from(space.points) + f32::from(space.extra) * self.worth.extra
    }

    fn plan_tracks(&self, outlook: &Outlook<'_>, add: &mut impl FnMut(Item)) {
        for track in Track::ALL {
            let at = usize::from(outlook.player.at(track));
            let boxes = &self.worth.boxes[track as usize];
            let left = boxes.len().saturating_sub(at);
            if left > 0 {
                let dice = left as f32 * self.weights.of(W::StepEffort);
                let value = left as f32 * self.worth.step_from(track as usize, at as u8);
                add(Item { value, dice, kind: Kind::Steps, ratio: value / dice, ..Item::default() });
            }
        }
    }

    /// The item with the cost of what is missing, and its points a die.
    fn costing(&self, outlook: &Outlook<'_>, mut item: Item, missing: &Lack) -> Item {
        item.florins += f32::from(missing.florins());
        item.resources = missing.resources().into();
        item.kinds = missing.kinds() as f32;
        let dice = item.dice
            + item.resources * self.weights.of(W::ResourceEffort)
            + item.florins * self.weights.of(W::FlorinEffort)
            + item.kinds * self.each_kind(&outlook.to_come);
        item.ratio = item.value / dice.max(0.05);
        item
    }
}

/// What is left counts as it does at the end; each die brings florins.
fn left_over(outlook: &Outlook<'_>, means: Means) -> f32 {
    let tables = outlook.game.tables();
    let unit = f32::from(tables.unit);
    let florins = means.florins * unit + means.dice * f32::from(tables.faces[0].florins);
    means.extra * f32::from(tables.per_extra)
        + means.stars * f32::from(tables.per_star)
        + florins / f32::from(tables.florins_per_point) * 0.9
}
