//! What goods and cards are worth in each round, worked out once from the data and the weights.

use super::weights::{W, Weights};
use lorenzo::Tables;
use lorenzo::data::{Card, Requirement, Yield};
use lorenzo::effect::{ActionKind, Effect, Per, TowerChoice};
use lorenzo::items::{Amounts, Item};
use lorenzo::pieces::{CardId, CardType};

/// Rounds 0 (set-up) to 6.
pub(super) const ROUNDS: usize = 7;

/// Points of things by round.
pub(super) struct Worth {
    /// One of each item.
    pub(super) item: [[f32; 8]; ROUNDS],
    /// What activating a card brings: the best exchange, plain gains, privileges.
    pub(super) active: Vec<[f32; ROUNDS]>,
    /// What taking a card brings at once and by its lasting effects, less what its cheapest alternative costs.
    pub(super) net: Vec<[f32; ROUNDS]>,
    /// What a character's lasting effects bring in all rounds left.
    pub(super) lasting: Vec<[f32; ROUNDS]>,
    /// What a leader in play brings in all rounds left.
    pub(super) leader: Vec<[f32; ROUNDS]>,
    /// How many cards of each type a leader requires.
    pub(super) needs: Vec<[u8; 4]>,
    /// What an excommunication tile of the first two periods costs in a round.
    pub(super) tile: Vec<[f32; ROUNDS]>,
    /// Options of the council privilege.
    pub(super) privilege: [[f32; ROUNDS]; 6],
    /// The bonus of each floor.
    pub(super) floor: [[[f32; ROUNDS]; 4]; 4],
    /// The spaces of the market.
    pub(super) market: Vec<[f32; ROUNDS]>,
    /// The council palace, turn order aside.
    pub(super) council: [f32; ROUNDS],
    /// The activation value of each card.
    pub(super) activation: Vec<f32>,
    /// How likely an action reaches an activation value, by value.
    pub(super) reach: [f32; 8],
}

impl Worth {
    pub(super) fn new(tables: &Tables, weights: &Weights) -> Worth {
        let item: [[f32; 8]; ROUNDS] = std::array::from_fn(|round| items(weights, round));
        let by_round = |f: &dyn Fn(&[f32; 8], usize) -> f32| -> [f32; ROUNDS] {
            std::array::from_fn(|round| f(&item[round], round))
        };
        let cards = |f: &dyn Fn(&Card, &[f32; 8], usize) -> f32| -> Vec<[f32; ROUNDS]> {
            tables.cards.iter().map(|card| by_round(&|worth, round| f(card, worth, round))).collect()
        };
        let privilege = weights.of(W::Privilege);
        Worth {
            active: cards(&|card, worth, _| yields(&card.active, worth, privilege)),
            net: cards(&|card, worth, round| {
                let bonus = card.now.bonus.map_or(0.0, |action| {
                    let each = weights.of(W::BonusAction);
                    let kind = if action.action == ActionKind::Tower { 1.0 } else { 0.5 };
                    each * kind * (f32::from(action.value) + 1.0) * 0.6 + points(&action.discount, worth)
                });
                let costs = card.costs().iter().map(|cost| points(&cost.pay, worth));
                yields(&card.now, worth, privilege) + bonus + card_lasts(card, weights, round)
                    - costs.fold(f32::INFINITY, f32::min)
            }),
            lasting: cards(&|card, _, round| card_lasts(card, weights, round)),
            floor: std::array::from_fn(|tower| {
                std::array::from_fn(|floor| {
                    by_round(&|worth, _| points(&tables.board.floors[tower][floor].bonus, worth))
                })
            }),
            market: tables
                .board
                .market
                .iter()
                .map(|space| by_round(&|worth, _| given(&space.gives, worth, privilege)))
                .collect(),
            council: by_round(&|worth, _| given(&tables.board.council.gives, worth, privilege)),
            leader: tables
                .leaders
                .iter()
                .map(|leader| by_round(&|worth, round| leader_worth(&leader.effect, worth, weights, round)))
                .collect(),
            needs: tables.leaders.iter().map(|leader| needs(&leader.requirement)).collect(),
            tile: tables
                .tiles
                .iter()
                .map(|tile| by_round(&|worth, _| tile_cost(&tile.effect, worth, weights)))
                .collect(),
            privilege: std::array::from_fn(|i| {
                let amounts = tables.board.privileges[i];
                by_round(&|worth, _| points(&amounts, worth))
            }),
            activation: tables.cards.iter().map(|card| f32::from(card.activation)).collect(),
            reach: [1.0, 1.0, 0.97, 0.92, 0.85, 0.76, 0.66, 0.4],
            item,
        }
    }

    /// Points of amounts in a round.
    pub(super) fn points(&self, amounts: &Amounts, round: usize) -> f32 {
        points(amounts, &self.item[round])
    }

    pub(super) fn active(&self, card: CardId, round: usize) -> f32 {
        self.active[card.index()][round]
    }
}

/// Rounds after this one, and a little of this.
pub(super) fn left(round: usize) -> f32 {
    (6 - round.min(6)) as f32 + 0.3
}

fn items(weights: &Weights, round: usize) -> [f32; 8] {
    let late = (round.max(1) - 1) as f32 / 5.0;
    let fade = |early: f32, end: f32| early * (1.0 - late) + end * late;
    let good = |weight| fade(weights.of(weight), weights.of(W::GoodLate));
    [
        good(W::WoodEarly),
        good(W::StoneEarly),
        good(W::ServantEarly),
        good(W::CoinEarly),
        fade(weights.of(W::MilitaryEarly), weights.of(W::MilitaryLate)),
        1.4 * weights.of(W::FaithShare),
        1.0,
        1.5,
    ]
}

fn points(amounts: &Amounts, worth: &[f32; 8]) -> f32 {
    Item::ALL.into_iter().map(|item| f32::from(amounts[item]) * worth[item as usize]).sum()
}

/// What a space gives.
fn given(gives: &Yield, worth: &[f32; 8], privilege: f32) -> f32 {
    points(&gives.gain, worth) + f32::from(gives.privileges) * privilege
}

/// What a character's lasting effects bring in all rounds left.
fn card_lasts(card: &Card, weights: &Weights, round: usize) -> f32 {
    let each_round: f32 = card.permanent.iter().map(|effect| lasting(effect, weights)).sum();
    if card.id.kind() == CardType::Character { each_round * left(round) } else { 0.0 }
}

fn yields(gives: &Yield, worth: &[f32; 8], privilege: f32) -> f32 {
    let best = gives.exchanges.iter().map(|it| {
        let gain = points(&it.gain, worth) + f32::from(it.council_privilege) * privilege;
        gain - points(&it.pay, worth)
    });
    let per = gives.per.map_or(0.0, |(gain, per)| {
        let times = match per {
            Per::Cards { .. } => 3.0,
            Per::Military { military } => 7.0 / f32::from(military),
        };
        points(&gain, worth) * times
    });
    let exchange = best.fold(0.0, f32::max);
    points(&gives.gain, worth) + per + f32::from(gives.privileges) * privilege + exchange * 0.8
}

/// Points a round of a lasting effect.
fn lasting(effect: &Effect, weights: &Weights) -> f32 {
    match effect {
        Effect::ActionValueBonus { action: ActionKind::Tower, tower, amount } => {
            let towers = if *tower == Some(TowerChoice::Any) { 4.0 } else { 1.0 };
            weights.of(W::TowerValue) * f32::from(*amount) * towers
        }
        Effect::ActionValueBonus { amount, .. } => weights.of(W::WorkValue) * f32::from(*amount),
        Effect::CostDiscount { tower, options } => {
            let often = if *tower == TowerChoice::Any { 2.0 } else { 1.0 };
            let goods = options.iter().map(Amounts::goods).max().unwrap_or(0);
            weights.of(W::Discount) * f32::from(goods) * often
        }
        Effect::NoTowerFloorBonus {} => -weights.of(W::FloorBonus),
        _ => 0.0,
    }
}

fn leader_worth(effect: &Effect, worth: &[f32; 8], weights: &Weights, round: usize) -> f32 {
    let share = weights.of(W::LeaderShare) * left(round);
    let each_round = match effect {
        Effect::Gain { gain } => points(gain, worth),
        Effect::CouncilPrivilege { count, .. } => f32::from(*count) * weights.of(W::Privilege),
        Effect::BonusAction(action) => 2.0 + 0.4 * f32::from(action.value),
        Effect::FamilyValueSet { .. } => weights.of(W::MemberValue) * 1.5,
        Effect::FamilyValueBonus { amount, .. } => weights.of(W::MemberValue) * f32::from(*amount) * 0.7,
        Effect::NoTowerSurcharge {} => 1.5,
        Effect::PlaceInOccupiedSpace {} => 1.2,
        Effect::NoTerritoryMilitaryRequirement {} => 1.5,
        Effect::VaticanSupportBonus { gain } => points(gain, worth) * 0.35,
        Effect::MultiplyImmediateCardGain { .. } => 1.0,
        Effect::CopyLeader { .. } => 2.0,
        other => lasting(other, weights),
    };
    each_round * share
}

/// Points a round that an excommunication costs while it lasts.
fn tile_cost(effect: &Effect, worth: &[f32; 8], weights: &Weights) -> f32 {
    match effect {
        Effect::GainMalus { items, amount, .. } => {
            // About three things give some of an item in two rounds.
            items.iter().map(|item| worth[*item as usize]).sum::<f32>() * f32::from(*amount) * 1.5
        }
        Effect::ForbidArea { .. } => 0.9,
        Effect::ServantRate { .. } | Effect::SkipFirstTurn { .. } => 1.2,
        Effect::FamilyValueBonus { amount, .. } => -weights.of(W::MemberValue) * f32::from(*amount) * 0.7,
        other => -lasting(other, weights),
    }
}

/// The cards of each type that a requirement names.
fn needs(requirement: &[Requirement]) -> [u8; 4] {
    let mut needs = [0; 4];
    for part in requirement {
        if let Requirement::Cards { kind, count } = part {
            needs[*kind as usize] = *count;
        }
    }
    needs
}
