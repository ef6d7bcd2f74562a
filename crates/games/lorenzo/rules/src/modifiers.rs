//! What cards, leaders and tiles change for a player, worked out once whenever one of them comes.

use crate::data::Tables;
use crate::effect::{ActionKind, Effect, Members};
use crate::items::{Amounts, Items};
use crate::pieces::{CardType, Work};
use crate::state::{Open, Player};
use kernel::{Seat, Set};
use serde::{Deserialize, Serialize};

/// The sum of all lasting effects on a player. It follows from the player's cards, leaders and excommunications; kept
/// so that legality need not walk through them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Modifiers {
    /// Added to tower actions, by tower.
    pub tower: [i8; 4],
    /// Added to production and harvest by own characters (and leaders).
    pub work: [i8; 2],
    /// Added to production and harvest by excommunications.
    pub work_tile: [i8; 2],
    /// Added to coloured members.
    pub coloured: i8,
    /// Replaces the dice of coloured members when not 0.
    pub coloured_base: i8,
    /// Added to the neutral member.
    pub neutral: i8,
    /// Servants for one point.
    pub servant_rate: i8,
    /// The towers with a discount.
    pub discounted: Set<CardType>,
    /// Each source gives so much less.
    pub malus: Amounts,
    /// Items that immediate effects of cards give several times.
    pub multiplied: Items,
    /// How many times.
    pub factor: i8,
    /// No floor bonus.
    pub no_floor_bonus: bool,
    /// May enter occupied single spaces.
    pub enters_occupied: bool,
    /// Pays no surcharge.
    pub no_surcharge: bool,
    /// Needs no military points for territories.
    pub no_slot_requirement: bool,
    /// May not enter the market.
    pub no_market: bool,
    /// Skips the first turn of each round.
    pub skips_first_turn: bool,
}

impl Modifiers {
    /// Whether cards of the tower cost this player less.
    #[inline]
    pub fn discounts(&self, tower: CardType) -> bool {
        self.discounted.contains(tower)
    }
}

/// The lasting effects a player has from characters and leaders, in a stable order.
pub(crate) fn own_effects<'a>(tables: &'a Tables, player: &'a Player) -> impl Iterator<Item = &'a Effect> {
    let characters =
        player.cards_of(CardType::Character).flat_map(|card| &tables.cards[card.index()].permanent);
    let leaders = player.leaders.iter().filter_map(|leader| match &tables.leaders[leader.index()].effect {
        Effect::CopyLeader { .. } => player.copied.map(|copied| &tables.leaders[copied.index()].effect),
        effect => Some(effect),
    });
    characters.chain(leaders)
}

/// The excommunications a player suffers.
pub(crate) fn tile_effects<'a>(
    tables: &'a Tables,
    open: &'a Open,
    player: &'a Player,
) -> impl Iterator<Item = &'a Effect> {
    (1..=3)
        .filter(|period| player.is_excommunicated(*period))
        .map(|period| &tables.tiles[open.tile(period).index()].effect)
}

/// Works the modifiers of a seat out anew.
pub(crate) fn work_out(tables: &Tables, open: &Open, seat: Seat) -> Modifiers {
    let player = &open.players[seat];
    let mut all =
        Modifiers { servant_rate: tables.board.servant_rate as i8, factor: 1, ..Modifiers::default() };
    for effect in own_effects(tables, player) {
        add(&mut all, effect, false);
    }
    for effect in tile_effects(tables, open, player) {
        add(&mut all, effect, true);
    }
    all
}

fn add(all: &mut Modifiers, effect: &Effect, from_tile: bool) {
    match effect {
        Effect::ActionValueBonus { action, tower, amount } => {
            let amount = *amount as i8;
            for kind in CardType::ALL {
                if *action == ActionKind::Tower && tower.is_some_and(|tower| tower.includes(kind)) {
                    all.tower[kind as usize] = all.tower[kind as usize].saturating_add(amount);
                }
            }
            for work in [Work::Production, Work::Harvest] {
                if action.work() == Some(work) {
                    let sums = if from_tile { &mut all.work_tile } else { &mut all.work };
                    sums[work as usize] = sums[work as usize].saturating_add(amount);
                }
            }
        }
        Effect::CostDiscount { tower, .. } => {
            let towers = CardType::ALL.into_iter().filter(|kind| tower.includes(*kind));
            all.discounted = all.discounted.union(towers.collect());
        }
        Effect::FamilyValueBonus { members: Members::Neutral, amount } => {
            all.neutral = all.neutral.saturating_add(*amount as i8);
        }
        Effect::FamilyValueBonus { amount, .. } => {
            all.coloured = all.coloured.saturating_add(*amount as i8);
        }
        Effect::FamilyValueSet { members: Members::Coloured, value } => all.coloured_base = *value as i8,
        Effect::MultiplyImmediateCardGain { resources, factor } => {
            all.multiplied = resources.iter().copied().collect();
            all.factor = *factor as i8;
        }
        Effect::GainMalus { items, amount, .. } => {
            for item in items {
                all.malus[*item] += amount;
            }
        }
        Effect::ServantRate { servants_per_point } => all.servant_rate = *servants_per_point as i8,
        Effect::NoTowerFloorBonus {} => all.no_floor_bonus = true,
        Effect::PlaceInOccupiedSpace {} => all.enters_occupied = true,
        Effect::NoTowerSurcharge {} => all.no_surcharge = true,
        Effect::NoTerritoryMilitaryRequirement {} => all.no_slot_requirement = true,
        Effect::ForbidArea { .. } => all.no_market = true,
        Effect::SkipFirstTurn { .. } => all.skips_first_turn = true,
        // Used when activated, when the Church is supported, or at the end: nothing lasting to sum up.
        Effect::Gain { .. }
        | Effect::CouncilPrivilege { .. }
        | Effect::GainPer { .. }
        | Effect::Exchange { .. }
        | Effect::BonusAction(_)
        | Effect::FamilyValueSet { .. }
        | Effect::VaticanSupportBonus { .. }
        | Effect::CopyLeader { .. }
        | Effect::NoEndGameVp { .. }
        | Effect::EndGameVpLoss { .. } => {}
    }
}
