//! The numbers that the evaluation of the game rests on: a data file, tuned by self-play.

bots::weights! {
    /// What a weight is for; the order is that of the data file.
    pub enum W {
        /// Stones for each of the first three symbols of a column.
        Symbol,
        /// Stones for each further symbol of a column.
        SymbolMore,
        /// How much more a symbol is worth when an event within reach shows it.
        Visible,
        /// Stones for a culture card in hand.
        Culture,
        /// Further stones where it has a column already.
        Fits,
        /// Stones for an uncovered rotation card that is not turned.
        ToTurn,
        /// Stones for a point of the characters in hand.
        InHand,
        /// Stones for a point of the characters on the pile.
        OnPile,
        /// Stones for the pawn in the reserve.
        Pawn,
        /// Stones for a visible genius mark.
        Mark,
        /// Stones for each of the first three stones of the own colour in the reserve.
        OwnStone,
        /// How many scorings before the end cards have lost half their worth.
        Horizon,
        /// Stones lost with a symbol that wins one.
        Spent,
        /// Points of characters ahead that make a duel e times as likely to be won as lost.
        Force,
        /// Stones lost with a point of characters used.
        ForceSpent,
        /// Share expected of the best scoring that the seat to move next can bring about.
        ThreatFirst,
        /// The same for the seat after it.
        ThreatSecond,
        /// The same for seats after that.
        ThreatLater,
        /// Share expected of a scoring between two participants, one space before it.
        Near,
        /// The same two spaces before it.
        Far,
        /// The same three spaces before it.
        Farther,
        /// Share expected of a scoring with one participant, one space before it.
        Alone,
        /// The same two or three spaces before it.
        AloneFar,
        /// Stones that expected results may be wrong at the beginning.
        SpreadEarly,
        /// Stones that expected results may be wrong before the last scoring.
        SpreadLate,
        /// Prior: a stone won by bringing about a scoring.
        Bring,
        /// Prior: a stone that the next player can win for it.
        Expose,
        /// Prior: a stone to be won later where a piece is placed.
        Join,
        /// Prior: a card of the display that fits.
        Take,
        /// Prior: laying a culture card.
        Lay,
        /// Prior: turning a rotation card.
        Turn,
        /// Prior: a point of a character put on the pile.
        Pile,
        /// Prior: a symbol or a point more in the scoring at hand.
        Count,
    }

    /// The weights this program carries.
    fn standard = "../../weights/wiege.json";
}
