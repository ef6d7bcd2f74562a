//! The numbers that the evaluation of Lorenzo rests on: a data file, tuned by self-play.

bots::weights! {
    /// What a weight is for; the order is that of the data file.
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
        /// How much of a leader's worth makes cards it requires better by their priors.
        LeaderDrive,
        /// Points for an earlier place in the turn order.
        Order,
        /// Points that expected scores may be wrong in the first round.
        SpreadEarly,
        /// Points that expected scores may be wrong in the last round.
        SpreadLate,
    }

    /// The weights this program carries.
    fn standard = "../../weights/lorenzo.json";

    /// The weights that a search goes by: its rollouts play whole matches by the priors, where the weights that are best one
    /// turn ahead mislead.
    fn for_search = "../../weights/lorenzo-search.json";
}
