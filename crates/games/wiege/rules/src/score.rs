//! Points of characters, and the end of a match line by line.

use crate::Wiege;
use crate::cards::{CardId, Cards};
use crate::data::Tables;
use crate::state::State;
use kernel::{Outcome, PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// What decides the match, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Sheet {
    /// Stones in the reserve, of any colour.
    pub stones: u8,
    /// Culture cards in hand.
    pub cultures: u8,
    /// Points of the characters in hand (ruling R20).
    pub characters: u8,
}

/// Points of characters: their values, and one more for each whose value is there at least twice.
pub fn points(tables: &Tables, cards: Cards) -> u8 {
    let mut of_value = [0u8; 5];
    for character in cards.iter().filter_map(|card| tables.character(card)) {
        of_value[usize::from(character.value)] += 1;
    }
    let of_value = of_value.iter().zip(0u8..);
    of_value.map(|(n, value)| n * value + if *n > 1 { *n } else { 0 }).sum()
}

/// Stones as scores, and places by the whole sheet.
pub(crate) fn outcome(game: &Wiege, state: &State) -> Outcome {
    let sheets = game.sheets(state);
    let n = sheets.len();
    let scores = PerSeat::from_fn(n, |seat| i32::from(sheets[seat].stones));
    let place = |seat: Seat| {
        let partner = state.open.config.partner(seat);
        let better = sheets.iter().filter(|(_, sheet)| **sheet > sheets[seat]);
        1 + better.filter(|(other, _)| Some(*other) != partner).count() as u8
    };
    Outcome { scores, places: PerSeat::from_fn(n, place) }
}

impl Wiege {
    /// What each seat's match comes to; partners share one sheet, with their hands pooled.
    pub fn sheets(&self, state: &State) -> PerSeat<Sheet> {
        PerSeat::from_fn(state.seats(), |seat| {
            let partner = state.open.config.partner(seat);
            let seats = || std::iter::once(seat).chain(partner);
            let hands = seats().fold(Cards::NONE, |all, seat| all.union(state.secrets[seat].hand));
            Sheet {
                stones: seats().map(|seat| state.open.players[seat].reserve()).sum(),
                cultures: hands.both(CardId::CULTURE_CARDS).len() as u8,
                characters: points(&self.tables, hands),
            }
        })
    }
}
