//! The numbers that the evaluation of Florenza rests on: a data file, tuned by self-play.
//!
//! Everything is counted in *dice*: what a resource, a florin icon or an artist costs in dice used, and how many
//! points a die brings.

bots::weights! {
    /// What a weight is for; the order is that of the data file.
    pub enum W {
        /// Dice that one resource costs.
        ResourceEffort = "resource_effort",
        /// Dice that one icon of florins costs.
        FlorinEffort = "florin_effort",
        /// Dice that an artist costs: one, and the wait for the right one.
        HireEffort = "hire_effort",
        /// Further dice for each kind of icon that is missing, when hardly any die is left.
        KindEffort = "kind_effort",
        /// Share of the average wage that is really paid.
        WageShare = "wage_share",
        /// Dice that one step on a track costs.
        StepEffort = "step_effort",
        /// Points that one die brings in the end: what is saved is worth so much.
        Price = "price",
        /// How fast the hope for something falls as the dice for it run short: an exponent.
        Unfinished = "unfinished",
        /// Points less for each work that is only planned.
        LateWork = "late_work",
        /// Share of the bonus for the palace that its missing works may expect.
        PalaceBonus = "palace_bonus",
        /// How much longer the palace takes than it would if every die were used for it.
        PalacePace = "palace_pace",
        /// Share of the steps for the church that its missing works may expect.
        ChurchSteps = "church_steps",
        /// Share of their incomes to come that works of the church are credited with.
        Income = "income",
        /// Points a round for being captain.
        Captain = "captain",
        /// Points a round for being bishop.
        Bishop = "bishop",
        /// Boxes ahead that make an office likely.
        OfficeScale = "office_scale",
        /// Points of a star in the reserve that a work can still use, as a share of the masterpiece.
        Star = "star",
        /// Points of a box with a star.
        StarBox = "star_box",
        /// Dice that a box with a die is worth.
        DieBox = "die_box",
        /// How much dearer an extra resource is than a resource of a die.
        ExtraValue = "extra_value",
        /// Share of its effect that a building only planned is credited with.
        BuildingHope = "building_hope",
        /// Points a die for choosing the value of one colour.
        ChooseValue = "choose_value",
        /// Points a die for swapping a resource of one colour.
        Swap = "swap",
        /// Points for each work to come for the anonymous artist.
        Anonymous = "anonymous",
        /// Points a turn for resources of one kind.
        Alike = "alike",
        /// Points a turn for steps by any die.
        Steps = "steps",
        /// Points a turn for more florins by any die.
        Purse = "purse",
        /// Points a turn for florins instead of a resource.
        Sell = "sell",
        /// Points for each work to come for cheaper artists.
        Discount = "discount",
        /// Points for each work to come for dearer masterpieces.
        Masterpiece = "masterpiece",
        /// Points for each work to come for artists of any kind.
        AnyArtist = "any_artist",
        /// Points that expected scores may be wrong at the start.
        SpreadEarly = "spread_early",
        /// Points that expected scores may be wrong at the end.
        SpreadLate = "spread_late",
    }

    /// The weights this program carries.
    fn standard = "../../weights/florenza.json";
}
