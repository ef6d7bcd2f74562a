//! Seats, sets of seats, and one value for each seat.

use crate::list::List;
use crate::set::{Element, Set};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// No game here seats more than this.
pub const MAX_SEATS: usize = 5;

/// A place at the table, numbered clockwise from 0: the left neighbour is the next seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if there can be such a seat.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `n` seats, clockwise.
    pub fn all(n: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..n.min(MAX_SEATS) as u8).map(Seat)
    }

    /// The neighbour on the right among `n` seats: the seat before this one.
    #[must_use]
    pub const fn right(self, n: usize) -> Seat {
        Seat(((self.0 as usize + n - 1) % n) as u8)
    }

    /// The neighbour on the left among `n` seats: the next seat.
    #[must_use]
    pub const fn left(self, n: usize) -> Seat {
        Seat(((self.0 as usize + 1) % n) as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::new(number).ok_or_else(|| {
            serde::de::Error::custom(format!(
                "seat {number} does not exist: seats are 0 to {}",
                MAX_SEATS - 1
            ))
        })
    }
}

/// A set of seats; a list of seats where people read it, a byte where they don't.
pub type Seats = Set<Seat>;

impl Element for Seat {
    type Bits = u8;
    const ALL: u8 = Seats::first(MAX_SEATS).bits();
    const LISTED: bool = true;

    #[inline]
    fn bit(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_bit(bit: u32) -> Option<Seat> {
        Seat::new(bit as u8)
    }
}

impl Seats {
    /// The first `n` seats.
    pub const fn first(n: usize) -> Seats {
        Set::from_bits(((1u16 << n) - 1) as u8)
    }
}

/// One value for each seat at a table, without touching the heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent, bound(deserialize = "T: Deserialize<'de> + Copy + Default"))]
pub struct PerSeat<T>(List<T, MAX_SEATS>);

impl<T: Copy + Default> PerSeat<T> {
    /// The default value for each of `n` seats.
    pub fn new(n: usize) -> PerSeat<T> {
        PerSeat(List { items: [T::default(); MAX_SEATS], len: n.min(MAX_SEATS) as u8 })
    }

    /// A value for each of `n` seats, computed in seat order.
    pub fn from_fn(n: usize, f: impl FnMut(Seat) -> T) -> PerSeat<T> {
        let mut all = PerSeat::new(n);
        for (item, value) in all.0.items.iter_mut().zip(Seat::all(n).map(f)) {
            *item = value;
        }
        all
    }
}

impl<T: Copy + Default> Default for PerSeat<T> {
    fn default() -> PerSeat<T> {
        PerSeat::new(0)
    }
}

impl<T> PerSeat<T> {
    /// How many seats there are.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no seat at all.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The values in seat order.
    pub fn as_slice(&self) -> &[T] {
        self.0.as_slice()
    }

    /// The values in seat order, to change.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        self.0.as_mut_slice()
    }

    /// Seats and their values.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.len()).zip(self.as_slice())
    }

    /// The value of a seat, if it is one of the seats at this table.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.as_slice().get(seat.index())
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0.items[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn the_right_neighbour_is_the_seat_before() {
        assert_eq!(seat(0).right(4), seat(3));
        assert_eq!(seat(2).right(4), seat(1));
        assert_eq!(seat(3).left(4), seat(0));
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let set: Seats = [seat(0), seat(3)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [seat(0), seat(3)]);
        assert_eq!(set.without(seat(0)).lowest(), Some(seat(3)));
        assert_eq!(Seats::first(5).len(), 5);
        assert_eq!(Seats::NONE.lowest(), None);
    }

    #[test]
    fn a_list_for_too_many_seats_is_refused() {
        let parsed: PerSeat<u8> = serde_json::from_str("[1,2,3]").unwrap();
        assert_eq!(parsed.as_slice(), [1, 2, 3]);
        assert!(serde_json::from_str::<PerSeat<u8>>("[1,2,3,4,5,6]").is_err());
        assert!(serde_json::from_str::<Seat>("5").is_err());
    }
}
