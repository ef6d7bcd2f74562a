//! The numbers that the judgement of Lorenzo rests on: a data file, tuned by self-play.

use crate::weights;

/// What a weight is for; the order is that of [`Weights`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub enum W {
    /// Points for one wood in the first round.
    WoodEarly,
    /// Points for one stone in the first round.
    StoneEarly,
    /// Points for one servant in the first round.
    ServantEarly,
    /// Points for one coin in the first round.
    CoinEarly,
    /// Points for one of any good in the last round.
    GoodLate,
    /// What goods beyond [`W::Hoard`] are worth, as a share.
    HoardShare,
    /// From how many of one kind further ones are worth less.
    Hoard,
    /// Points for one military point early, up to seven.
    MilitaryEarly,
    /// Points for one military point late.
    MilitaryLate,
    /// How much of the ranking's points is expected in the first round.
    RankEarly,
    /// Share of the faith track's points that faith is worth now.
    FaithShare,
    /// How fast missing faith makes excommunication likely.
    FaithNeed,
    /// How much turns left help to find missing faith.
    FaithHope,
    /// What an excommunication of period 1 costs, as a share of what its tile takes each round.
    Tile1,
    /// The same for period 2.
    Tile2,
    /// Points an excommunication of period 3 costs; in the last round what its tile would take away counts.
    Tile3,
    /// Harvests a round, without territories.
    HarvestBase,
    /// Further harvests a round for each territory.
    HarvestEach,
    /// Productions a round, without buildings.
    ProductionBase,
    /// Further productions a round for each building.
    ProductionEach,
    /// Share of the next territory's points that is expected, for each round left.
    NextTerritory,
    /// Share of the next character's points that is expected, for each round left.
    NextCharacter,
    /// Points a round for one point of tower value.
    TowerValue,
    /// Points a round for one point of harvest or production value.
    WorkValue,
    /// Points a round for one point of all members' value.
    MemberValue,
    /// Points a round for a discount of one good.
    Discount,
    /// Points a round that the floor bonuses are worth.
    FloorBonus,
    /// Points for a family member still at home.
    Member,
    /// Further points for each point of its value.
    MemberPip,
    /// Points for a council privilege.
    Privilege,
    /// Points for a bonus action, for each point of its value.
    BonusAction,
    /// Points a leader in play is worth, for each round left, by its own table.
    LeaderShare,
    /// How much of that a leader in hand is worth, for each round it may be in play.
    LeaderHope,
    /// Cards of one type that are taken in a round, for requirements.
    LeaderCards,
    /// Share of a required stock that is gathered in a round.
    LeaderStock,
    /// How much of a leader's worth makes cards it requires more promising at first sight.
    LeaderDrive,
    /// Points for an earlier place in the turn order.
    Order,
    /// Points that expected scores may be wrong in the first round.
    SpreadEarly,
    /// Points that expected scores may be wrong in the last round.
    SpreadLate,
}

/// How many weights there are.
pub const COUNT: usize = W::SpreadLate as usize + 1;

/// The weights' names in the data file, in their order.
pub const NAMES: [&str; COUNT] = [
    "wood_early",
    "stone_early",
    "servant_early",
    "coin_early",
    "good_late",
    "hoard_share",
    "hoard",
    "military_early",
    "military_late",
    "rank_early",
    "faith_share",
    "faith_need",
    "faith_hope",
    "tile_1",
    "tile_2",
    "tile_3",
    "harvest_base",
    "harvest_each",
    "production_base",
    "production_each",
    "next_territory",
    "next_character",
    "tower_value",
    "work_value",
    "member_value",
    "discount",
    "floor_bonus",
    "member",
    "member_pip",
    "privilege",
    "bonus_action",
    "leader_share",
    "leader_hope",
    "leader_cards",
    "leader_stock",
    "leader_drive",
    "order",
    "spread_early",
    "spread_late",
];

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights(pub [f32; COUNT]);

impl Weights {
    /// The weights this program carries.
    pub fn standard() -> Weights {
        Weights::parse(include_str!("../../data/lorenzo.json")).expect("the weights carried along are tested")
    }

    /// The weights that a search goes by: its rollouts play whole matches at first sight, where the weights that are best one
    /// turn ahead mislead.
    pub fn for_search() -> Weights {
        Weights::parse(include_str!("../../data/lorenzo-search.json"))
            .expect("the weights carried along are tested")
    }

    /// One weight.
    #[inline]
    pub fn of(&self, weight: W) -> f32 {
        self.0[weight as usize]
    }

    /// Reads weights; each must be there once.
    pub fn parse(text: &str) -> Result<Weights, String> {
        weights::read(&NAMES, text).map(Weights)
    }

    /// The weights as a data file.
    pub fn to_text(&self) -> String {
        weights::write(&NAMES, &self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_carried_along_read_and_write_alike() {
        for weights in [Weights::standard(), Weights::for_search()] {
            assert_eq!(Weights::parse(&weights.to_text()), Ok(weights));
        }
    }

    #[test]
    fn missing_and_unknown_weights_are_refused() {
        assert!(Weights::parse("{}").unwrap_err().contains("wood_early"));
        let unknown = Weights::standard().to_text().replace("\"order\"", "\"odour\"");
        assert!(Weights::parse(&unknown).unwrap_err().contains("odour"));
    }
}
