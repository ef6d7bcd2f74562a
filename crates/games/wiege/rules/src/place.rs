//! Places on the table where events lie, and the spots on them.

use crate::pieces::{read_id, write_id};
use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A place on the table where a stack of events can lie: three in the centre, four between neighbours.
///
/// Written `c1` to `c3`, and `b0` to `b3` for the place between that seat and its left neighbour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Place(u8);

impl Place {
    /// How many places there can be.
    pub const COUNT: usize = 7;
    /// How many of them are in the centre.
    pub const CENTRE: usize = 3;

    /// The place with this number: the centre first.
    pub const fn new(index: usize) -> Option<Place> {
        if index < Place::COUNT { Some(Place(index as u8)) } else { None }
    }

    /// All places, the centre first.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..Place::COUNT as u8).map(Place)
    }

    /// The number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is in the centre.
    #[inline]
    pub const fn is_centre(self) -> bool {
        self.index() < Place::CENTRE
    }

    /// The two neighbours it lies between, at a table of `n`; `None` in the centre.
    #[inline]
    pub fn neighbours(self, n: usize) -> Option<(Seat, Seat)> {
        let first = Seat::new(self.0.checked_sub(Place::CENTRE as u8)?)?;
        Some((first, first.left(n)))
    }

    /// Whether a seat can reach it at a table of `n`: the centre, and the places at its sides.
    #[inline]
    pub fn is_reached(self, seat: Seat, n: usize) -> bool {
        self.neighbours(n).is_none_or(|(a, b)| seat == a || seat == b)
    }

    /// The place with this word.
    pub fn from_id(id: &str) -> Option<Place> {
        match *id.as_bytes() {
            [b'c', digit @ b'1'..=b'3'] => Place::new(usize::from(digit - b'1')),
            [b'b', digit @ b'0'..=b'3'] => Place::new(usize::from(digit - b'0') + Place::CENTRE),
            _ => None,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_centre() { write!(f, "c{}", self.0 + 1) } else { write!(f, "b{}", self.0 - 3) }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write_id(self.0, self, serializer)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Place, D::Error> {
        read_id(deserializer, Place::from_id, Place::new)
    }
}

/// The most spaces on one event.
pub const MOST_SPACES: usize = 6;

/// A space of the event on top at a place, written `c1:0`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Spot(u8);

impl Spot {
    /// How many spots there can be.
    pub const COUNT: usize = Place::COUNT * MOST_SPACES;

    /// The space of this number at a place.
    #[inline]
    pub const fn at(place: Place, space: usize) -> Spot {
        debug_assert!(space < MOST_SPACES, "an event has at most six spaces");
        Spot(place.0 * MOST_SPACES as u8 + space as u8)
    }

    /// The spot with this number.
    pub const fn new(index: usize) -> Option<Spot> {
        if index < Spot::COUNT { Some(Spot(index as u8)) } else { None }
    }

    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn place(self) -> Place {
        Place(self.0 / MOST_SPACES as u8)
    }

    /// The number of the space on its event.
    #[inline]
    pub const fn space(self) -> usize {
        self.0 as usize % MOST_SPACES
    }

    /// The space as a bit.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self.space()
    }

    /// The spot with this word.
    pub fn from_id(id: &str) -> Option<Spot> {
        let (place, space) = id.split_once(':')?;
        let space: usize = space.parse().ok().filter(|space| *space < MOST_SPACES)?;
        Some(Spot::at(Place::from_id(place)?, space))
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.place(), self.space())
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write_id(self.0, self, serializer)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spot, D::Error> {
        read_id(deserializer, Spot::from_id, Spot::new)
    }
}
