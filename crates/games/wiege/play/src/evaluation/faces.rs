//! The cards' faces as sets, so that hands and piles are counted in a few instructions.

use wiege::cards::{CardId, Cards};
use wiege::data::{Face, Tables};
use wiege::pieces::{Symbol, Symbols};

/// Sets of cards that show the same.
pub(super) struct Faces {
    /// The culture cards with each symbol.
    pub(super) cultures: [Cards; 5],
    /// The characters with each symbol.
    characters: [Cards; 5],
    /// The characters without symbol: they fit every event.
    strongest: Cards,
    /// The characters of each value.
    values: [Cards; 5],
    /// The rotation cards.
    pub(super) rotations: Cards,
}

impl Faces {
    pub(super) fn new(tables: &Tables) -> Faces {
        let all =
            |which: &dyn Fn(CardId) -> bool| -> Cards { CardId::all().filter(|it| which(*it)).collect() };
        let shows = |card: CardId, symbol: Symbol| tables.symbols_of(card).contains(symbol);
        let value = |card: CardId| tables.character(card).map_or(0, |it| usize::from(it.value));
        Faces {
            cultures: Symbol::ALL.map(|symbol| all(&|card| card.is_culture() && shows(card, symbol))),
            characters: Symbol::ALL.map(|symbol| all(&|card| !card.is_culture() && shows(card, symbol))),
            strongest: all(&|card| !card.is_culture() && tables.symbols_of(card).is_empty()),
            values: std::array::from_fn(|n| all(&|card| !card.is_culture() && value(card) == n)),
            rotations: all(&|card| tables.culture(card).is_some_and(|it| it.face == Face::Rotation)),
        }
    }

    /// The characters that may be revealed from the hand at an event with these symbols.
    pub(super) fn fitting(&self, symbols: Symbols) -> Cards {
        symbols.iter().fold(self.strongest, |all, symbol| all.union(self.characters[symbol as usize]))
    }

    /// Points of characters, as in a duel.
    pub(super) fn points(&self, cards: Cards) -> f32 {
        let mut points = 0;
        for (value, of_value) in self.values.iter().enumerate() {
            let n = cards.both(*of_value).len();
            points += n * value + if n > 1 { n } else { 0 };
        }
        points as f32
    }

    /// The highest value among these characters.
    pub(super) fn highest(&self, cards: Cards) -> f32 {
        (1..5).rev().find(|value| !cards.both(self.values[*value]).is_empty()).unwrap_or(0) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Rng;
    use wiege::{Wiege, score};

    #[test]
    fn points_agree_with_the_rules() {
        let game = Wiege::standard();
        let faces = Faces::new(game.tables());
        let mut rng = Rng::new(1);
        for _ in 0..500 {
            let cards: Cards = CardId::all().filter(|_| rng.below(9) == 0).collect();
            assert_eq!(faces.points(cards) as u8, score::points(game.tables(), cards), "{cards:?}");
        }
    }

    #[test]
    fn only_the_strongest_fit_where_nothing_is_shown() {
        let faces = Faces::new(Wiege::standard().tables());
        assert_eq!((faces.fitting(Symbols::NONE).len(), faces.fitting(Symbols::ALL).len()), (2, 27));
    }
}
