//! The closed vocabulary of effects, as the data files write them.

use crate::items::{Amounts, Item};
use crate::pieces::{CardType, Work};
use serde::{Deserialize, Serialize};

/// What a card, leader, tile or space does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Receive the amounts.
    Gain {
        /// What is received.
        gain: Amounts,
    },
    /// Choose so many options of the council privilege.
    CouncilPrivilege { count: u8, distinct: bool },
    /// Receive the amounts for each of something owned.
    GainPer {
        /// What is received each time.
        gain: Amounts,
        /// For each of what.
        per: Per,
    },
    /// On activation pay one option once, or none.
    Exchange {
        /// One of these.
        options: Vec<Exchange>,
    },
    /// An action of a given value without a family member.
    BonusAction(BonusAction),
    /// Added to the value of every such action.
    ActionValueBonus {
        /// The kind of action.
        action: ActionKind,
        /// The tower, for tower actions.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tower: Option<TowerChoice>,
        /// How much; negative on tiles.
        amount: i16,
    },
    /// Lowers the cost of cards of a tower by one of the options.
    CostDiscount {
        tower: TowerChoice,
        /// One of these.
        options: Vec<Amounts>,
    },
    /// No bonus of the floor when taking cards.
    NoTowerFloorBonus {},
    /// Added to members' value.
    FamilyValueBonus {
        members: Members,
        /// How much; negative on tiles.
        amount: i16,
    },
    /// Replaces the die's value.
    FamilyValueSet { members: Members, value: i16 },
    /// Members may enter occupied single spaces.
    PlaceInOccupiedSpace {},
    /// No surcharge in occupied towers.
    NoTowerSurcharge {},
    /// Territory slots ask for no military points.
    NoTerritoryMilitaryRequirement {},
    /// Received when supporting the Church.
    VaticanSupportBonus {
        /// What is received.
        gain: Amounts,
    },
    /// Immediate effects of cards give these resources several times.
    MultiplyImmediateCardGain {
        resources: Vec<Item>,
        /// How many times.
        factor: i16,
    },
    /// Takes over the ability of an opponent's leader in play.
    CopyLeader {
        from: CopyFrom,
        /// When it is chosen.
        choice: CopyChoice,
    },
    /// Each source gives that much less of each item.
    GainMalus {
        items: Vec<Item>,
        /// How much less.
        amount: i16,
        /// Always for each source.
        scope: MalusScope,
    },
    /// No placement there.
    ForbidArea { area: ForbiddenArea },
    /// Servants needed for one point of value.
    ServantRate { servants_per_point: i16 },
    /// The first turn of each round is skipped and made up at the round's end.
    SkipFirstTurn {
        /// When it is made up.
        makeup: Makeup,
    },
    /// That category scores nothing.
    NoEndGameVp { category: Category },
    /// Points lost at the end.
    EndGameVpLoss {
        /// How many each time.
        vp: i16,
        /// For each of what.
        per: LossPer,
        /// Before or at the final scoring.
        moment: Moment,
        /// How parts count.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rounding: Option<Rounding>,
    },
}

/// For each of what an amount is received.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Per {
    /// For each so many cards of a type, the card itself included.
    Cards {
        cards: CardType,
        /// How many make one.
        count: i16,
    },
    /// For each full so many military points.
    Military {
        /// How many make one.
        military: i16,
    },
}

/// One option of an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exchange {
    /// What is paid.
    pub pay: Amounts,
    /// What is received.
    pub gain: Amounts,
    /// Council privileges received.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub council_privilege: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// An action of a given value without a family member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusAction {
    /// The kind of action.
    pub action: ActionKind,
    /// The tower, for tower actions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tower: Option<TowerChoice>,
    /// The value before servants and characters.
    pub value: i16,
    /// Lowers this one card's cost.
    #[serde(default, skip_serializing_if = "Amounts::is_none")]
    pub discount: Amounts,
}

/// A kind of action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActionKind {
    /// Taking a card.
    Tower,
    Harvest,
    Production,
}

impl ActionKind {
    /// The work area, unless it is a tower action.
    pub const fn work(self) -> Option<Work> {
        match self {
            ActionKind::Tower => None,
            ActionKind::Harvest => Some(Work::Harvest),
            ActionKind::Production => Some(Work::Production),
        }
    }
}

/// One tower or any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TowerChoice {
    Territory,
    Building,
    Character,
    Venture,
    Any,
}

impl TowerChoice {
    /// Whether the tower is among them.
    pub const fn includes(self, tower: CardType) -> bool {
        match self {
            TowerChoice::Any => true,
            TowerChoice::Territory => matches!(tower, CardType::Territory),
            TowerChoice::Building => matches!(tower, CardType::Building),
            TowerChoice::Character => matches!(tower, CardType::Character),
            TowerChoice::Venture => matches!(tower, CardType::Venture),
        }
    }
}

/// Which family members.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Members {
    /// The three that follow a die.
    Coloured,
    /// One of those, chosen when activated.
    OneColoured,
    /// The neutral one.
    Neutral,
}

/// Whose leader may be copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CopyFrom {
    /// One that an opponent has in play.
    OpponentInPlay,
}

/// When the copied leader is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CopyChoice {
    /// Once for the whole match.
    Once,
}

/// What a malus counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MalusScope {
    /// Each action space and each development card.
    PerSource,
}

/// A forbidden area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ForbiddenArea {
    Market,
}

/// When a skipped turn is made up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Makeup {
    /// After everybody else has placed everything.
    AfterAllOthersHaveFinished,
}

/// A category of the final scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// Territories conquered.
    Territories,
    /// Characters influenced.
    Characters,
    /// Ventures accomplished.
    Ventures,
}

/// For each of what points are lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum LossPer {
    /// For each full so many victory points.
    Vp {
        /// How many make one.
        vp: i16,
    },
    /// For each full so many military points.
    Military {
        /// How many make one.
        military: i16,
    },
    /// For each of these printed in the costs of owned buildings.
    BuildingCost { printed_building_cost: Vec<Item> },
    /// For each of these left over.
    EachOf { each_of: Vec<Item> },
}

/// When points are lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// After the last report, before anything is scored.
    BeforeFinalScoring,
    /// From the final total.
    FinalScoring,
}

/// How parts count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    /// Not at all.
    Down,
}
