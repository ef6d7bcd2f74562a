//! The numbers that the evaluation of Florenza rests on: a data file, tuned by self-play.
//!
//! Everything is counted in *dice*: what a resource, a florin icon or an artist costs in dice used, and how many
//! points a die brings.

bots::weights! {
    /// What a weight is for; the order is that of the data file.
    pub enum W {
        /// Dice that one resource costs.
        ResourceEffort,
        /// Dice that one icon of florins costs.
        FlorinEffort,
        /// Dice that an artist costs: one, and the wait for the right one.
        HireEffort,
        /// Further dice for each kind of icon that is missing, when hardly any die is left.
        KindEffort,
        /// Share of the average wage that is really paid.
        WageShare,
        /// Dice that one step on a track costs.
        StepEffort,
        /// Points that one die brings in the end: what is saved is worth so much.
        Price,
        /// How fast the hope for something falls as the dice for it run short: an exponent.
        Unfinished,
        /// Points less for each work that is only planned.
        LateWork,
        /// Share of the bonus for the palace that its missing works may expect.
        PalaceBonus,
        /// How much longer the palace takes than it would if every die were used for it.
        PalacePace,
        /// Share of the steps for the church that its missing works may expect.
        ChurchSteps,
        /// Share of their incomes to come that works of the church are credited with.
        Income,
        /// Points a round for being captain.
        Captain,
        /// Points a round for being bishop.
        Bishop,
        /// Boxes ahead that make an office likely.
        OfficeScale,
        /// Points of a star in the reserve that a work can still use, as a share of the masterpiece.
        Star,
        /// Points of a box with a star.
        StarBox,
        /// Dice that a box with a die is worth.
        DieBox,
        /// How much dearer an extra resource is than a resource of a die.
        ExtraValue,
        /// Share of its effect that a building only planned is credited with.
        BuildingHope,
        /// Points a die for choosing the value of one colour.
        ChooseValue,
        /// Points a die for swapping a resource of one colour.
        Swap,
        /// Points for each work to come for the anonymous artist.
        Anonymous,
        /// Points a turn for resources of one kind.
        Alike,
        /// Points a turn for steps by any die.
        Steps,
        /// Points a turn for more florins by any die.
        Purse,
        /// Points a turn for florins instead of a resource.
        Sell,
        /// Points for each work to come for cheaper artists.
        Discount,
        /// Points for each work to come for dearer masterpieces.
        Masterpiece,
        /// Points for each work to come for artists of any kind.
        AnyArtist,
        /// Points that expected scores may be wrong at the start.
        SpreadEarly,
        /// Points that expected scores may be wrong at the end.
        SpreadLate,
    }

    /// The weights this program carries.
    fn standard = "../../weights/florenza.json";
}
