//! Icons by kind: what a work or a building asks for, and what is crossed.

use crate::pieces::Resource;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// An icon that can be crossed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    Resource(Resource),
    /// A florin icon, crossed for one unit of florins.
    Florins,
}

impl Icon {
    /// The seven icons.
    pub const ALL: [Icon; 7] = [
        Icon::Resource(Resource::Marble),
        Icon::Resource(Resource::Wood),
        Icon::Resource(Resource::Metal),
        Icon::Resource(Resource::Spice),
        Icon::Resource(Resource::Cloth),
        Icon::Resource(Resource::Gold),
        Icon::Florins,
    ];

    const fn shift(self) -> u32 {
        match self {
            Icon::Resource(resource) => resource as u32 * 4,
            Icon::Florins => 24,
        }
    }

    /// The icon's word.
    pub const fn id(self) -> &'static str {
        match self {
            Icon::Resource(resource) => resource.id(),
            Icon::Florins => "florins",
        }
    }
}

/// How many icons of each kind: up to seven, in four bits each.
///
/// Packed, so that a sheet is 15 numbers and "does this cover that" is one subtraction. The fourth bit of each kind
/// is always free and catches the borrow.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Goods(u32);

/// The free bit of each kind.
const GUARDS: u32 = 0x0888_8888;

impl Goods {
    pub const NONE: Goods = Goods(0);
    /// The most icons of one kind.
    pub const MOST: u8 = 7;

    /// So many icons of a kind.
    pub const fn of(icon: Icon, n: u8) -> Goods {
        assert!(n <= Goods::MOST, "at most seven icons of a kind");
        Goods((n as u32) << icon.shift())
    }

    /// How many icons of a kind.
    #[inline]
    pub const fn get(self, icon: Icon) -> u8 {
        (self.0 >> icon.shift()) as u8 & Goods::MOST
    }

    /// Whether there is an icon of this kind.
    #[inline]
    pub const fn has(self, icon: Icon) -> bool {
        self.get(icon) > 0
    }

    /// Whether there is nothing.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// With one more icon of a kind.
    #[inline]
    #[must_use]
    pub const fn plus(self, icon: Icon) -> Goods {
        Goods(self.0 + (1 << icon.shift()))
    }

    /// What is left without the others, which must be covered.
    #[inline]
    #[must_use]
    pub const fn without(self, others: Goods) -> Goods {
        debug_assert!(self.covers(others), "only what is there can be taken away");
        Goods(self.0.wrapping_sub(others.0))
    }

    /// What of this is not among the others.
    #[must_use]
    pub fn missing(self, others: Goods) -> Goods {
        let left = |icon| Goods::of(icon, self.get(icon).saturating_sub(others.get(icon)));
        Icon::ALL.into_iter().fold(Goods::NONE, |sum, icon| Goods(sum.0 | left(icon).0))
    }

    /// Whether there are at least as many of each kind.
    #[inline]
    pub const fn covers(self, others: Goods) -> bool {
        (self.0 | GUARDS).wrapping_sub(others.0) & GUARDS == GUARDS
    }

    /// The kinds of which either has an icon.
    #[inline]
    #[must_use]
    pub(crate) const fn either(self, other: Goods) -> Goods {
        Goods(self.0 | other.0)
    }

    /// How many icons there are.
    pub fn count(self) -> u8 {
        Icon::ALL.into_iter().map(|icon| self.get(icon)).sum()
    }

    /// The kinds and their numbers, those with none left out.
    pub fn iter(self) -> impl Iterator<Item = (Icon, u8)> {
        Icon::ALL.into_iter().map(move |icon| (icon, self.get(icon))).filter(|(_, n)| *n > 0)
    }
}

impl fmt::Display for Goods {
    /// `2 marble, 1 florins`, or `nothing`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("nothing");
        }
        for (i, (icon, n)) in self.iter().enumerate() {
            write!(f, "{}{n} {}", if i == 0 { "" } else { ", " }, icon.id())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Goods({self})")
    }
}

/// Seven numbers: the six resources and the florin icons.
impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Icon::ALL.map(|icon| self.get(icon)).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Goods, D::Error> {
        let numbers = <[u8; 7]>::deserialize(deserializer)?;
        if numbers.iter().any(|n| *n > Goods::MOST) {
            return Err(D::Error::custom(format!("more than {} icons of a kind", Goods::MOST)));
        }
        let each = Icon::ALL.into_iter().zip(numbers);
        Ok(each.fold(Goods::NONE, |sum, (icon, n)| Goods(sum.0 | Goods::of(icon, n).0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MARBLE: Icon = Icon::Resource(Resource::Marble);
    const GOLD: Icon = Icon::Resource(Resource::Gold);

    #[test]
    fn covering_looks_at_each_kind_by_itself() {
        let both = Goods::of(MARBLE, 2).plus(GOLD);
        assert!(both.covers(Goods::of(MARBLE, 2)));
        assert!(both.covers(both) && both.covers(Goods::NONE));
        assert!(!both.covers(Goods::of(GOLD, 2)));
        assert!(!Goods::of(MARBLE, 7).covers(Goods::of(Icon::Florins, 1)));
        assert!(!Goods::of(Icon::Florins, 7).covers(Goods::of(MARBLE, 1)));
        assert_eq!(Goods::of(GOLD, 3).missing(both), Goods::of(GOLD, 2));
        assert_eq!(both.without(Goods::of(MARBLE, 1)).to_string(), "1 marble, 1 gold");
        assert_eq!(both.count(), 3);
    }
}
