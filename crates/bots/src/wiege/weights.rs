//! The numbers that the judgement of the game rests on: a data file, tuned by self-play.

use crate::weights;

/// What a weight is for; the order is that of [`Weights`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
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
    /// First sight: a stone won by bringing about a scoring.
    Bring,
    /// First sight: a stone that the next player can win for it.
    Expose,
    /// First sight: a stone to be won later where a piece is placed.
    Join,
    /// First sight: a card of the display that fits.
    Take,
    /// First sight: laying a culture card.
    Lay,
    /// First sight: turning a rotation card.
    Turn,
    /// First sight: a point of a character put on the pile.
    Pile,
    /// First sight: a symbol or a point more in the scoring at hand.
    Count,
}

/// How many weights there are.
pub const COUNT: usize = W::Count as usize + 1;

/// The weights' names in the data file, in their order.
pub const NAMES: [&str; COUNT] = [
    "symbol",
    "symbol_more",
    "visible",
    "culture",
    "fits",
    "to_turn",
    "in_hand",
    "on_pile",
    "pawn",
    "mark",
    "own_stone",
    "horizon",
    "spent",
    "force",
    "force_spent",
    "threat_first",
    "threat_second",
    "threat_later",
    "near",
    "far",
    "farther",
    "alone",
    "alone_far",
    "spread_early",
    "spread_late",
    "bring",
    "expose",
    "join",
    "take",
    "lay",
    "turn",
    "pile",
    "count",
];

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights(pub [f32; COUNT]);

impl Weights {
    /// The weights this program carries.
    pub fn standard() -> Weights {
        Weights::parse(include_str!("../../data/wiege.json")).expect("the weights carried along are tested")
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
        let weights = Weights::standard();
        assert_eq!(Weights::parse(&weights.to_text()), Ok(weights));
    }

    #[test]
    fn missing_and_unknown_weights_are_refused() {
        assert!(Weights::parse("{}").unwrap_err().contains("symbol"));
        let unknown = Weights::standard().to_text().replace("\"pawn\"", "\"prawn\"");
        assert!(Weights::parse(&unknown).unwrap_err().contains("prawn"));
    }
}
