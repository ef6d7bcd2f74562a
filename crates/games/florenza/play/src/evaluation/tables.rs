//! What boxes, wages and buildings are worth, worked out once from the data and the weights.

use super::weights::{W, Weights};
use florenza::Tables;
use florenza::building::{BoxEffect, BuildingEffect};
use florenza::data::{Character, WorkRow};
use florenza::goods::{Goods, Icon};
use florenza::pieces::Artist;
use florenza::state::Open;

/// How many boxes ahead a track is valued by, and how much less each further one counts.
const AHEAD: usize = 5;
const FADE: f32 = 0.75;

/// Points and dice of things.
pub(super) struct Worth {
    /// Points of each box.
    pub(super) boxes: [Vec<f32>; 3],
    /// Points of a step from each place on, an average of the boxes ahead.
    pub(super) step: [Vec<f32>; 3],
    /// Icons of florins that each work's artist costs.
    pub(super) wage: Vec<f32>,
    /// What works cost.
    pub(super) works: Vec<Icons>,
    /// What buildings cost.
    pub(super) buildings: Vec<Icons>,
    /// What each building's effect is worth.
    pub(super) effect: Vec<EffectWorth>,
    /// Points of one icon of florins.
    pub(super) florins: f32,
    /// Points of one extra resource.
    pub(super) extra: f32,
    rounds: [u8; 4],
}

/// Points of a building's effect.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct EffectWorth {
    /// When it is built.
    pub(super) at_once: f32,
    /// For each die still to be used.
    pub(super) each_die: f32,
    /// For each turn still to come.
    pub(super) each_turn: f32,
    /// For each work still to be completed.
    pub(super) each_work: f32,
}

/// What is still to come for a player.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ToCome {
    /// Dice to be used.
    pub(super) dice: f32,
    /// Turns with a part in them.
    pub(super) turns: f32,
    /// Rounds after this one.
    pub(super) rounds: f32,
    /// Works that may be completed.
    pub(super) works: f32,
}

impl EffectWorth {
    /// Points of the lasting effect.
    pub(super) fn lasting(&self, to_come: &ToCome) -> f32 {
        self.each_die * to_come.dice + self.each_turn * to_come.turns + self.each_work * to_come.works
    }
}

impl Worth {
    pub(super) fn new(tables: &Tables, weights: &Weights) -> Worth {
        let price = weights.of(W::Price);
        let florins = price * weights.of(W::FlorinEffort);
        let resource = price * weights.of(W::ResourceEffort);
        let extra = resource * weights.of(W::ExtraValue);
        let unit = f32::from(tables.unit);
        let points = |effect: &BoxEffect| match *effect {
            BoxEffect::Florins { amount } => f32::from(amount) / unit * florins,
            BoxEffect::Points { amount } => amount.into(),
            BoxEffect::Star {} => weights.of(W::StarBox),
            BoxEffect::ExtraResource {} => extra,
            BoxEffect::Die {} => price * weights.of(W::DieBox),
            BoxEffect::Resource {} => f32::midpoint(resource, extra),
            BoxEffect::Step { .. } => price * weights.of(W::StepEffort),
        };
        let boxes = [0, 1, 2].map(|i| tables.tracks[i].boxes.iter().map(points).collect::<Vec<f32>>());
        let beyond = f32::from(tables.overflow) / unit * florins;
        let step = [0, 1, 2].map(|i| ahead(&boxes[i], beyond));
        let wage = |row: &WorkRow| average_wage(tables, row) * weights.of(W::WageShare) / unit;
        let effect = |it: &BuildingEffect| effect_worth(it, weights, extra);
        Worth {
            wage: tables.works.iter().map(wage).collect(),
            works: tables.works.iter().map(|row| Icons::of(row.cost)).collect(),
            buildings: tables.buildings.iter().map(|row| Icons::of(row.cost)).collect(),
            effect: tables.buildings.iter().map(|row| effect(&row.effect)).collect(),
            boxes,
            step,
            florins,
            extra,
            rounds: tables.rounds,
        }
    }

    /// Points of one step from a place on.
    pub(super) fn step_from(&self, track: usize, place: u8) -> f32 {
        let steps = &self.step[track];
        steps[usize::from(place).min(steps.len() - 1)]
    }

    /// How much of the match is over, 0 to 1.
    pub(super) fn late(&self, open: &Open) -> f32 {
        let rounds = f32::from(self.rounds[usize::from(open.config.players) - 1]);
        let turns = f32::from(open.turn) / f32::from(open.turns());
        ((f32::from(open.round.max(1)) - 1.0 + turns) / rounds).min(1.0)
    }

    /// Rounds after this one.
    pub(super) fn rounds_after(&self, open: &Open) -> f32 {
        f32::from(self.rounds[usize::from(open.config.players) - 1].saturating_sub(open.round))
    }
}

/// Icons by kind in a row that can be subtracted at once: the six resources, then florins.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Icons([u8; 8]);

impl Icons {
    pub(super) fn of(goods: Goods) -> Icons {
        let mut row = [0; 8];
        for (n, icon) in row.iter_mut().zip(Icon::ALL) {
            *n = goods.get(icon);
        }
        Icons(row)
    }

    /// What of this is not among the others.
    #[inline]
    pub(super) fn missing(&self, others: &Icons) -> Lack {
        let mut left = [0; 8];
        for ((left, own), other) in left.iter_mut().zip(self.0).zip(others.0) {
            *left = own.saturating_sub(other);
        }
        Lack(left)
    }
}

/// Icons that are missing, as in [`Icons`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Lack([u8; 8]);

impl Lack {
    pub(super) fn has(&self, icon: Icon) -> bool {
        self.0[place(icon)] > 0
    }

    pub(super) fn florins(&self) -> u8 {
        self.0[FLORINS]
    }

    pub(super) fn resources(&self) -> u8 {
        self.0[..FLORINS].iter().sum()
    }

    /// How many kinds of resources.
    pub(super) fn kinds(&self) -> usize {
        self.0[..FLORINS].iter().filter(|n| **n > 0).count()
    }

    pub(super) fn is_none(&self) -> bool {
        self.0 == [0; 8]
    }
}

const FLORINS: usize = 6;

const fn place(icon: Icon) -> usize {
    match icon {
        Icon::Resource(resource) => resource as usize,
        Icon::Florins => FLORINS,
    }
}

/// Dice that these icons cost; each kind costs a little more by itself.
#[inline]
pub(super) fn dice(lack: &Lack, each_kind: f32, weights: &Weights) -> f32 {
    f32::from(lack.resources()) * weights.of(W::ResourceEffort)
        + f32::from(lack.florins()) * weights.of(W::FlorinEffort)
        + lack.kinds() as f32 * each_kind
}

fn ahead(boxes: &[f32], beyond: f32) -> Vec<f32> {
    let from = |place: usize| {
        let (mut sum, mut weight, mut share) = (0.0, 0.0, 1.0);
        for i in place..place + AHEAD {
            sum += boxes.get(i).copied().unwrap_or(beyond) * share;
            weight += share;
            share *= FADE;
        }
        sum / weight
    };
    (0..=boxes.len()).map(from).collect()
}

/// The average wage of the cheapest artist that a work takes.
fn average_wage(tables: &Tables, row: &WorkRow) -> f32 {
    let wages = tables.faces.iter().filter_map(|face| match face.character {
        Character::Artist(artist, wage) if row.takes(artist) => {
            Some(wage.iter().map(|it| f32::from(*it)).sum::<f32>() / wage.len() as f32)
        }
        _ => None,
    });
    let least = wages.fold(f32::INFINITY, f32::min);
    // More kinds to choose from make a low wage likelier.
    let kinds = Artist::ALL.into_iter().filter(|artist| row.takes(*artist)).count().max(1);
    if least.is_finite() { least * (1.0 - 0.1 * (kinds as f32 - 1.0)) } else { 0.0 }
}

fn effect_worth(effect: &BuildingEffect, weights: &Weights, extra: f32) -> EffectWorth {
    let none = EffectWorth::default();
    let each_die = |weight| EffectWorth { each_die: weights.of(weight), ..none };
    let each_turn = |weight| EffectWorth { each_turn: weights.of(weight), ..none };
    let each_work = |weight| EffectWorth { each_work: weights.of(weight), ..none };
    match *effect {
        BuildingEffect::ChooseDieValue { .. } => each_die(W::ChooseValue),
        BuildingEffect::SwapOneResource { .. } => each_die(W::Swap),
        BuildingEffect::AnonymousArtist { .. } => each_work(W::Anonymous),
        BuildingEffect::AnyDieSameResources { .. } => each_turn(W::Alike),
        BuildingEffect::AnyDieSteps { .. } => each_turn(W::Steps),
        BuildingEffect::AnyDieFlorins { .. } => each_turn(W::Purse),
        BuildingEffect::ResourceToFlorins { .. } => each_turn(W::Sell),
        BuildingEffect::ArtistDiscount { .. } => each_work(W::Discount),
        BuildingEffect::GainExtraResources { amount } => {
            EffectWorth { at_once: f32::from(amount) * extra, ..none }
        }
        BuildingEffect::MasterpieceValue { .. } => each_work(W::Masterpiece),
        BuildingEffect::AnyArtistType {} => each_work(W::AnyArtist),
        BuildingEffect::None {} => none,
    }
}
