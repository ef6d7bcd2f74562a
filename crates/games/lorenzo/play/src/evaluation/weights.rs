//! The numbers that the evaluation of Lorenzo rests on: a data file, tuned by self-play.

bots::weights! {
    /// What a weight is for; the order is that of the data file.
    pub enum W {
        /// Points for one wood in the first round.
        WoodEarly = "wood_early",
        /// Points for one stone in the first round.
        StoneEarly = "stone_early",
        /// Points for one servant in the first round.
        ServantEarly = "servant_early",
        /// Points for one coin in the first round.
        CoinEarly = "coin_early",
        /// Points for one of any good in the last round.
        GoodLate = "good_late",
        /// What goods beyond [`W::Hoard`] are worth, as a share.
        HoardShare = "hoard_share",
        /// From how many of one kind further ones are worth less.
        Hoard = "hoard",
        /// Points for one military point early, up to seven.
        MilitaryEarly = "military_early",
        /// Points for one military point late.
        MilitaryLate = "military_late",
        /// How much of the ranking's points is expected in the first round.
        RankEarly = "rank_early",
        /// Share of the faith track's points that faith is worth now.
        FaithShare = "faith_share",
        /// How fast missing faith makes excommunication likely.
        FaithNeed = "faith_need",
        /// How much turns left help to find missing faith.
        FaithHope = "faith_hope",
        /// What an excommunication of period 1 costs, as a share of what its tile takes each round.
        Tile1 = "tile_1",
        /// The same for period 2.
        Tile2 = "tile_2",
        /// Points an excommunication of period 3 costs; in the last round what its tile would take away counts.
        Tile3 = "tile_3",
        /// Harvests a round, without territories.
        HarvestBase = "harvest_base",
        /// Further harvests a round for each territory.
        HarvestEach = "harvest_each",
        /// Productions a round, without buildings.
        ProductionBase = "production_base",
        /// Further productions a round for each building.
        ProductionEach = "production_each",
        /// Share of the next territory's points that is expected, for each round left.
        NextTerritory = "next_territory",
        /// Share of the next character's points that is expected, for each round left.
        NextCharacter = "next_character",
        /// Points a round for one point of tower value.
        TowerValue = "tower_value",
        /// Points a round for one point of harvest or production value.
        WorkValue = "work_value",
        /// Points a round for one point of all members' value.
        MemberValue = "member_value",
        /// Points a round for a discount of one good.
        Discount = "discount",
        /// Points a round that the floor bonuses are worth.
        FloorBonus = "floor_bonus",
        /// Points for a family member still at home.
        Member = "member",
        /// Further points for each point of its value.
        MemberPip = "member_pip",
        /// Points for a council privilege.
        Privilege = "privilege",
        /// Points for a bonus action, for each point of its value.
        BonusAction = "bonus_action",
        /// Points a leader in play is worth, for each round left, by its own table.
        LeaderShare = "leader_share",
        /// How much of that a leader in hand is worth, for each round it may be in play.
        LeaderHope = "leader_hope",
        /// Cards of one type that are taken in a round, for requirements.
        LeaderCards = "leader_cards",
        /// Share of a required stock that is gathered in a round.
        LeaderStock = "leader_stock",
        /// How much of a leader's worth makes cards it requires better by their priors.
        LeaderDrive = "leader_drive",
        /// Points for an earlier place in the turn order.
        Order = "order",
        /// Points that expected scores may be wrong in the first round.
        SpreadEarly = "spread_early",
        /// Points that expected scores may be wrong in the last round.
        SpreadLate = "spread_late",
    }

    /// The weights this program carries.
    fn standard = "../../weights/lorenzo.json";

    /// The weights that a search goes by: its rollouts play whole matches by the priors, where the weights that are best one
    /// turn ahead mislead.
    fn for_search = "../../weights/lorenzo-search.json";
}
