//! Seats, sets of seats, and one value for each seat.

use serde::de::{SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        if deserializer.is_human_readable() {
            Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
        } else {
            Ok(Seats(u8::deserialize(deserializer)? & Seats::first(MAX_SEATS).0))
        }
    }
}

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The first `n` seats.
    pub const fn first(n: usize) -> Seats {
        Seats(((1u16 << n) - 1) as u8)
    }

    /// Just this seat.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set with this seat in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The seats of either set.
    #[must_use]
    pub const fn union(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// The seats of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// The seats in the set, clockwise from 0.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |seat| self.contains(*seat))
    }

    /// The lowest seat of the set.
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Seat::new(self.0.trailing_zeros() as u8) }
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// One value for each seat at a table, without touching the heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PerSeat<T> {
    n: u8,
    items: [T; MAX_SEATS],
}

impl<T: Copy + Default> PerSeat<T> {
    /// The default value for each of `n` seats.
    pub fn new(n: usize) -> PerSeat<T> {
        PerSeat { n: n.min(MAX_SEATS) as u8, items: [T::default(); MAX_SEATS] }
    }

    /// A value for each of `n` seats, computed in seat order.
    pub fn from_fn(n: usize, f: impl FnMut(Seat) -> T) -> PerSeat<T> {
        let mut all = PerSeat::new(n);
        for (item, value) in all.items.iter_mut().zip(Seat::all(n).map(f)) {
            *item = value;
        }
        all
    }
}

impl<T> PerSeat<T> {
    /// How many seats there are.
    pub const fn len(&self) -> usize {
        self.n as usize
    }

    /// Whether there is no seat at all.
    pub const fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// The values in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.n as usize]
    }

    /// The values in seat order, to change.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.n as usize]
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
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.len()))?;
        for item in self.as_slice() {
            seq.serialize_element(item)?;
        }
        seq.end()
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PerSeat<T>, D::Error> {
        struct Items<T>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy + Default> Visitor<'de> for Items<T> {
            type Value = PerSeat<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {MAX_SEATS} values, one for each seat")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<PerSeat<T>, A::Error> {
                let mut all = PerSeat::new(0);
                while let Some(item) = seq.next_element()? {
                    if all.len() == MAX_SEATS {
                        return Err(serde::de::Error::invalid_length(MAX_SEATS + 1, &self));
                    }
                    all.items[all.len()] = item;
                    all.n += 1;
                }
                Ok(all)
            }
        }
        deserializer.deserialize_seq(Items(std::marker::PhantomData))
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
