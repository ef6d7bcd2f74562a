//! The numbers that the evaluation of the game rests on: a data file, tuned by self-play.

bots::weights! {
    /// What a weight is for; the order is that of the data file.
    pub enum W {
        /// Stones for each of the first three symbols of a column.
        Symbol = "symbol",
        /// Stones for each further symbol of a column.
        SymbolMore = "symbol_more",
        /// How much more a symbol is worth when an event within reach shows it.
        Visible = "visible",
        /// Stones for a culture card in hand.
        Culture = "culture",
        /// Further stones where it has a column already.
        Fits = "fits",
        /// Stones for an uncovered rotation card that is not turned.
        ToTurn = "to_turn",
        /// Stones for a point of the characters in hand.
        InHand = "in_hand",
        /// Stones for a point of the characters on the pile.
        OnPile = "on_pile",
        /// Stones for the pawn in the reserve.
        Pawn = "pawn",
        /// Stones for a visible genius mark.
        Mark = "mark",
        /// Stones for each of the first three stones of the own colour in the reserve.
        OwnStone = "own_stone",
        /// How many scorings before the end cards have lost half their worth.
        Horizon = "horizon",
        /// Stones lost with a symbol that wins one.
        Spent = "spent",
        /// Points of characters ahead that make a duel e times as likely to be won as lost.
        Force = "force",
        /// Stones lost with a point of characters used.
        ForceSpent = "force_spent",
        /// Share expected of the best scoring that the seat to move next can bring about.
        ThreatFirst = "threat_first",
        /// The same for the seat after it.
        ThreatSecond = "threat_second",
        /// The same for seats after that.
        ThreatLater = "threat_later",
        /// Share expected of a scoring between two participants, one space before it.
        Near = "near",
        /// The same two spaces before it.
        Far = "far",
        /// The same three spaces before it.
        Farther = "farther",
        /// Share expected of a scoring with one participant, one space before it.
        Alone = "alone",
        /// The same two or three spaces before it.
        AloneFar = "alone_far",
        /// Stones that expected results may be wrong at the beginning.
        SpreadEarly = "spread_early",
        /// Stones that expected results may be wrong before the last scoring.
        SpreadLate = "spread_late",
        /// Prior: a stone won by bringing about a scoring.
        Bring = "bring",
        /// Prior: a stone that the next player can win for it.
        Expose = "expose",
        /// Prior: a stone to be won later where a piece is placed.
        Join = "join",
        /// Prior: a card of the display that fits.
        Take = "take",
        /// Prior: laying a culture card.
        Lay = "lay",
        /// Prior: turning a rotation card.
        Turn = "turn",
        /// Prior: a point of a character put on the pile.
        Pile = "pile",
        /// Prior: a symbol or a point more in the scoring at hand.
        Count = "count",
    }

    /// The weights this program carries.
    fn standard = "../../weights/wiege.json";
}
