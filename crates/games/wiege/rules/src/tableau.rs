//! The culture cards laid out before a player, in columns by symbol.
//!
//! A column's symbol can be open while only jokers lie in it, and can open again after a discard. Since there is one
//! column for each symbol, a column's possible symbols are those it can have while every other column has one of its
//! own as well (ruling R9).

use crate::cards::CardId;
use crate::pieces::{Symbol, Symbols};
use kernel::List;
use serde::{Deserialize, Serialize};

/// The most columns: one for each symbol.
pub const MOST_COLUMNS: usize = Symbol::ALL.len();

/// The culture cards laid out before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tableau {
    /// The cards, column after column, in each the card laid first in front.
    cards: List<CardId, { CardId::CULTURES }>,
    /// How many cards each column has; columns stand in the order in which they were opened.
    heights: [u8; MOST_COLUMNS],
}

impl Tableau {
    /// How many columns there are.
    #[inline]
    pub fn n_columns(&self) -> usize {
        self.heights.iter().take_while(|height| **height > 0).count()
    }

    /// The cards of a column, the one laid last at the end; empty where there is no such column.
    #[inline]
    pub fn column(&self, number: usize) -> &[CardId] {
        let start = self.start(number);
        &self.cards.as_slice()[start..start + usize::from(self.heights[number])]
    }

    /// The columns in order.
    #[inline]
    pub fn columns(&self) -> impl Iterator<Item = &[CardId]> {
        (0..self.n_columns()).map(|number| self.column(number))
    }

    /// The cards that lie uncovered, column by column.
    #[inline]
    pub fn tops(&self) -> impl Iterator<Item = CardId> + '_ {
        self.columns().filter_map(|column| column.last().copied())
    }

    pub fn cards(&self) -> &[CardId] {
        self.cards.as_slice()
    }

    fn start(&self, number: usize) -> usize {
        self.heights[..number].iter().map(|height| usize::from(*height)).sum()
    }

    /// Lays a card on a column, or opens one after the last.
    pub(crate) fn lay(&mut self, number: usize, card: CardId) {
        let end = self.start(number) + usize::from(self.heights[number]);
        self.cards.insert(end, card);
        self.heights[number] += 1;
    }

    /// Takes the card at this place of a column away; an empty column closes and those after it move up.
    pub(crate) fn remove(&mut self, number: usize, at: usize) -> CardId {
        let card = self.cards.remove(self.start(number) + at);
        self.heights[number] -= 1;
        if self.heights[number] == 0 {
            self.heights[number..].rotate_left(1);
        }
        card
    }

    /// The possible symbols of each column.
    #[inline]
    pub(crate) fn possible(&self, symbols_of: impl Fn(CardId) -> Symbols) -> [Symbols; MOST_COLUMNS] {
        let mut common = [Symbols::NONE; MOST_COLUMNS];
        let (mut n, mut total, mut all) = (0, 0, Symbols::NONE);
        let mut cards = self.cards.as_slice().iter();
        for height in self.heights.iter().take_while(|height| **height > 0) {
            let column = cards.by_ref().take(usize::from(*height));
            common[n] = column.fold(Symbols::ALL, |common, card| common.both(symbols_of(*card)));
            total += common[n].len();
            all = all.union(common[n]);
            n += 1;
        }
        // Columns that share no symbol do not narrow each other.
        if total > all.len() {
            narrow(&mut common[..n]);
        }
        common
    }
}

/// Leaves each column the symbols with which every other column can still have one of its own.
fn narrow(columns: &mut [Symbols]) {
    let common: [Symbols; MOST_COLUMNS] =
        std::array::from_fn(|i| columns.get(i).copied().unwrap_or_default());
    let common = &common[..columns.len()];
    for (number, column) in columns.iter_mut().enumerate() {
        let fits = |symbol: &Symbol| can_share(common, number, 0, Symbols::only(*symbol));
        *column = common[number].iter().filter(fits).collect();
    }
}

/// Whether the columns from `next` on, but for `skip`, can have a symbol each that is not taken.
fn can_share(common: &[Symbols], skip: usize, next: usize, taken: Symbols) -> bool {
    if next == common.len() {
        return true;
    }
    if next == skip {
        return can_share(common, skip, next + 1, taken);
    }
    let mut free = common[next].except(taken).iter();
    free.any(|symbol| can_share(common, skip, next + 1, taken.union(Symbols::only(symbol))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(symbols: &[Symbol]) -> Symbols {
        symbols.iter().copied().collect()
    }

    use Symbol::{Architecture as A, Exploration as E, Finance as F, Science as S};

    #[test]
    fn a_certain_column_takes_its_symbol_from_the_others() {
        let mut columns = [set(&[A, F]), set(&[F]), set(&[A, E])];
        narrow(&mut columns);
        assert_eq!(columns, [set(&[A]), set(&[F]), set(&[E])]);
    }

    #[test]
    fn two_open_columns_that_overlap_stay_open() {
        let mut columns = [set(&[A, F]), set(&[F, S])];
        narrow(&mut columns);
        assert_eq!(columns, [set(&[A, F]), set(&[F, S])]);
    }

    #[test]
    fn three_columns_of_three_symbols_leave_none_for_a_fourth() {
        let mut columns = [set(&[A, F]), set(&[F, S]), set(&[A, S]), set(&[A, E])];
        narrow(&mut columns);
        assert_eq!(columns[3], set(&[E]));
    }

    #[test]
    fn an_emptied_column_closes() {
        let card = |i| CardId::culture(i);
        let mut tableau = Tableau::default();
        tableau.lay(0, card(0));
        tableau.lay(1, card(1));
        tableau.lay(0, card(2));
        assert_eq!(tableau.column(0), [card(0), card(2)]);
        assert_eq!(tableau.tops().collect::<Vec<_>>(), [card(2), card(1)]);
        tableau.remove(0, 1);
        tableau.remove(0, 0);
        assert_eq!((tableau.n_columns(), tableau.column(0)), (1, &[card(1)][..]));
    }
}
