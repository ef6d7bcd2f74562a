//! A set of pieces as the bits of one number: no heap, and copied like the number.

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{BitAnd, BitOr, Not};

/// The number that holds a set: `u8` to `u128`.
pub trait Bits:
    Copy
    + Eq
    + Hash
    + Serialize
    + DeserializeOwned
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
{
    /// The bits of an empty set.
    const NONE: Self;

    /// Just the bit with this number.
    fn only(bit: u32) -> Self;

    /// How many bits are set.
    fn count(self) -> u32;

    /// The number of the lowest bit that is set.
    fn lowest(self) -> Option<u32>;

    /// The bits but for the lowest one.
    #[must_use]
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($number:ty),*) => {$(
        impl Bits for $number {
            const NONE: $number = 0;

            #[inline]
            fn only(bit: u32) -> $number {
                1 << bit
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> Option<u32> {
                if self == 0 { None } else { Some(self.trailing_zeros()) }
            }

            #[inline]
            fn without_lowest(self) -> $number {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}

bits!(u8, u16, u32, u64, u128);

/// What can be in a [`Set`]: one of a fixed number of pieces, each with a bit of its own.
pub trait Element: Copy {
    /// The number that holds the set.
    type Bits: Bits;
    /// The bits of all pieces there are; others are refused when a set is read.
    const ALL: Self::Bits;
    /// Whether people read the set as a list of its pieces. Otherwise it is its number for them, too.
    const LISTED: bool;

    /// The number of the piece's bit.
    fn bit(self) -> u32;

    /// The piece with this bit.
    fn from_bit(bit: u32) -> Option<Self>;
}

/// Lets the values of a plain enum be in a [`Set`] that is written as its number: `enum_set!(Colour: u8)`. The enum lists
/// its values in order as `ALL`.
#[macro_export]
macro_rules! enum_set {
    ($piece:ident : $bits:ty) => {
        impl $crate::set::Element for $piece {
            type Bits = $bits;
            const ALL: $bits = <$bits>::MAX >> (<$bits>::BITS as usize - $piece::ALL.len());
            const LISTED: bool = false;

            #[inline]
            fn bit(self) -> u32 {
                self as u32
            }

            #[inline]
            fn from_bit(bit: u32) -> Option<$piece> {
                $piece::ALL.get(bit as usize).copied()
            }
        }
    };
}

/// A set of pieces.
#[derive(Clone, Copy)]
pub struct Set<T: Element>(T::Bits);

impl<T: Element> Set<T> {
    /// The empty set.
    pub const NONE: Set<T> = Set(T::Bits::NONE);
    /// All there are.
    pub const ALL: Set<T> = Set(T::ALL);

    /// The set with these bits, all of which must be among those of [`Element::ALL`]: nothing checks that, so this is for bits
    /// that come from a set or are written out, and not for what was read.
    pub const fn from_bits(bits: T::Bits) -> Set<T> {
        Set(bits)
    }

    /// The bits of the set.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// Just this one.
    #[inline]
    pub fn only(item: T) -> Set<T> {
        Set(T::Bits::only(item.bit()))
    }

    /// Whether it is in the set.
    #[inline]
    pub fn contains(self, item: T) -> bool {
        self.0 & T::Bits::only(item.bit()) != T::Bits::NONE
    }

    /// Whether everything of the other set is in this one.
    #[inline]
    pub fn includes(self, other: Set<T>) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether nothing is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::NONE
    }

    /// How many are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count() as usize
    }

    /// The set with this one in it.
    #[inline]
    #[must_use]
    pub fn with(self, item: T) -> Set<T> {
        self.union(Set::only(item))
    }

    /// The set without this one.
    #[inline]
    #[must_use]
    pub fn without(self, item: T) -> Set<T> {
        self.except(Set::only(item))
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub fn union(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0)
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub fn both(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn except(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0)
    }

    /// All that are not in the set.
    #[inline]
    #[must_use]
    pub fn others(self) -> Set<T> {
        Set::ALL.except(self)
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, item: T) {
        *self = self.with(item);
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, item: T) {
        *self = self.without(item);
    }

    /// The first in the order of the bits.
    #[inline]
    pub fn lowest(self) -> Option<T> {
        self.0.lowest().and_then(T::from_bit)
    }

    /// The items in the order of their bits.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = left.lowest()?;
            left = left.without_lowest();
            T::from_bit(bit)
        })
    }
}

impl<T: Element> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Set<T>) -> bool {
        self.0 == other.0
    }
}

impl<T: Element> Eq for Set<T> {}

impl<T: Element> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Element> Default for Set<T> {
    #[inline]
    fn default() -> Set<T> {
        Set::NONE
    }
}

impl<T: Element> FromIterator<T> for Set<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Set<T> {
        items.into_iter().fold(Set::NONE, Set::with)
    }
}

impl<T: Element + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Element + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if T::LISTED && serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de, T: Element + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T>, D::Error> {
        if T::LISTED && deserializer.is_human_readable() {
            return Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect());
        }
        let set = Set(T::Bits::deserialize(deserializer)?);
        if Set::ALL.includes(set) { Ok(set) } else { Err(D::Error::custom("the set has unknown bits")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One of five; its bit is its number.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    struct Digit(u8);

    impl Element for Digit {
        type Bits = u16;
        const ALL: u16 = 0b11_1110;
        const LISTED: bool = false;

        fn bit(self) -> u32 {
            self.0.into()
        }

        fn from_bit(bit: u32) -> Option<Digit> {
            (1..=5).contains(&bit).then_some(Digit(bit as u8))
        }
    }

    fn set(digits: &[u8]) -> Set<Digit> {
        digits.iter().copied().map(Digit).collect()
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let mut some = set(&[5, 2]);
        assert_eq!(some.iter().collect::<Vec<_>>(), [Digit(2), Digit(5)]);
        assert_eq!((some.len(), some.lowest()), (2, Some(Digit(2))));
        some.insert(Digit(1));
        some.remove(Digit(5));
        assert_eq!(some, set(&[1, 2]));
        assert_eq!(some.others(), set(&[3, 4, 5]));
        assert_eq!(format!("{some:?}"), "{Digit(1), Digit(2)}");
    }

    #[test]
    fn two_sets_make_a_third() {
        let (a, b) = (set(&[1, 2]), set(&[2, 3]));
        assert_eq!((a.union(b), a.both(b), a.except(b)), (set(&[1, 2, 3]), set(&[2]), set(&[1])));
        assert!(a.includes(a.both(b)) && !a.includes(b));
        assert!(a.except(a).is_empty());
    }

    #[test]
    fn bits_that_no_piece_has_are_refused() {
        assert_eq!(serde_json::to_string(&set(&[1, 3])).unwrap(), "10");
        assert_eq!(serde_json::from_str::<Set<Digit>>("10").unwrap(), set(&[1, 3]));
        assert!(serde_json::from_str::<Set<Digit>>("1").is_err());
        assert!(postcard::from_bytes::<Set<Digit>>(&[64]).is_err());
    }
}
