//! Goods and points, and amounts of them.

use kernel::Set;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Add, Index, IndexMut, Sub};

/// A kind of goods or points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Item {
    Wood,
    Stone,
    Servants,
    Coins,
    /// Military points.
    Military,
    /// Faith points.
    Faith,
    /// Victory points.
    Vp,
    /// Prestige points: only in the five-player house rules.
    Prestige,
}

impl Item {
    /// All items, in the order they are always listed.
    pub const ALL: [Item; 8] = [
        Item::Wood,
        Item::Stone,
        Item::Servants,
        Item::Coins,
        Item::Military,
        Item::Faith,
        Item::Vp,
        Item::Prestige,
    ];

    /// The four resources that lie on the player board.
    pub const GOODS: [Item; 4] = [Item::Wood, Item::Stone, Item::Servants, Item::Coins];

    /// The item's word in data and notation.
    pub const fn id(self) -> &'static str {
        ["wood", "stone", "servants", "coins", "military", "faith", "vp", "prestige"][self as usize]
    }

    /// The item with this word.
    pub fn from_id(id: &str) -> Option<Item> {
        Item::ALL.into_iter().find(|item| item.id() == id)
    }

    /// Whether it is a resource and not a point.
    pub const fn is_good(self) -> bool {
        (self as u8) < 4
    }
}

/// A set of items.
pub type Items = Set<Item>;

kernel::enum_set!(Item: u8);

/// So much of each item. Eight 16-bit numbers, so that adding and comparing is one machine instruction.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Amounts([i16; 8]);

impl Amounts {
    pub const NONE: Amounts = Amounts([0; 8]);

    /// So much of one item.
    pub const fn of(item: Item, n: i16) -> Amounts {
        let mut all = [0; 8];
        all[item as usize] = n;
        Amounts(all)
    }

    /// These amounts with so much of one item.
    #[must_use]
    pub const fn with(mut self, item: Item, n: i16) -> Amounts {
        self.0[item as usize] = n;
        self
    }

    /// Whether there is nothing of anything.
    pub fn is_none(&self) -> bool {
        self.0 == [0; 8]
    }

    /// Whether each amount is at least the other's.
    #[inline]
    pub fn covers(&self, other: &Amounts) -> bool {
        let mut enough = true;
        for i in 0..8 {
            enough &= self.0[i] >= other.0[i];
        }
        enough
    }

    /// Less the other, but nothing under zero.
    #[inline]
    #[must_use]
    pub fn less(mut self, other: &Amounts) -> Amounts {
        for i in 0..8 {
            self.0[i] = (self.0[i] - other.0[i]).max(0);
        }
        self
    }

    /// So many times.
    #[must_use]
    pub fn times(mut self, n: i16) -> Amounts {
        for amount in &mut self.0 {
            *amount = amount.saturating_mul(n);
        }
        self
    }

    /// The first item of which the other asks more, and how much more.
    pub fn first_short(&self, other: &Amounts) -> Option<(Item, i16)> {
        Item::ALL.into_iter().map(|item| (item, other[item] - self[item])).find(|(_, short)| *short > 0)
    }

    /// Items and amounts that are not zero.
    pub fn iter(&self) -> impl Iterator<Item = (Item, i16)> + '_ {
        Item::ALL.into_iter().map(|item| (item, self[item])).filter(|(_, n)| *n != 0)
    }

    /// All four resources together.
    pub fn goods(&self) -> i16 {
        Item::GOODS.into_iter().map(|item| self[item]).sum()
    }

    /// Whether any amount is under zero.
    pub fn has_negative(&self) -> bool {
        self.0.iter().any(|n| *n < 0)
    }
}

impl Index<Item> for Amounts {
    type Output = i16;

    #[inline]
    fn index(&self, item: Item) -> &i16 {
        &self.0[item as usize]
    }
}

impl IndexMut<Item> for Amounts {
    #[inline]
    fn index_mut(&mut self, item: Item) -> &mut i16 {
        &mut self.0[item as usize]
    }
}

impl Add for Amounts {
    type Output = Amounts;

    #[inline]
    fn add(mut self, other: Amounts) -> Amounts {
        for i in 0..8 {
            self.0[i] = self.0[i].saturating_add(other.0[i]);
        }
        self
    }
}

impl Sub for Amounts {
    type Output = Amounts;

    #[inline]
    fn sub(mut self, other: Amounts) -> Amounts {
        for i in 0..8 {
            self.0[i] = self.0[i].saturating_sub(other.0[i]);
        }
        self
    }
}

/// `2 wood, 1 vp`; `nothing` when there is nothing.
impl fmt::Display for Amounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("nothing");
        }
        for (i, (item, n)) in self.iter().enumerate() {
            let comma = if i > 0 { ", " } else { "" };
            write!(f, "{comma}{n} {}", item.id())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Amounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for Amounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return self.0.serialize(serializer);
        }
        let mut map = serializer.serialize_map(None)?;
        for (item, n) in self.iter() {
            map.serialize_entry(item.id(), &n)?;
        }
        map.end()
    }
}

/// Reads amounts written as a map.
struct Map;
impl<'de> Visitor<'de> for Map {
    type Value = Amounts;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("amounts such as {\"wood\": 1, \"coins\": 2}")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Amounts, A::Error> {
        let mut amounts = Amounts::NONE;
        while let Some((word, n)) = map.next_entry::<String, i16>()? {
            let item =
                Item::from_id(&word).ok_or_else(|| A::Error::custom(format!("there is no item {word:?}")))?;
            if n <= 0 || amounts[item] != 0 {
                let what = format!("{word} must be a positive whole number, given once");
                return Err(A::Error::custom(what));
            }
            amounts[item] = n;
        }
        Ok(amounts)
    }
}

impl<'de> Deserialize<'de> for Amounts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Amounts, D::Error> {
        if !deserializer.is_human_readable() {
            return <[i16; 8]>::deserialize(deserializer).map(Amounts);
        }
        deserializer.deserialize_map(Map)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_read_and_write_as_a_map() {
        let amounts: Amounts = serde_json::from_str(r#"{"wood": 1, "coins": 2}"#).unwrap();
        assert_eq!(amounts, Amounts::of(Item::Wood, 1).with(Item::Coins, 2));
        assert_eq!(serde_json::to_string(&amounts).unwrap(), r#"{"wood":1,"coins":2}"#);
        assert_eq!(amounts.to_string(), "1 wood, 2 coins");
    }

    #[test]
    fn unknown_repeated_zero_and_negative_amounts_are_refused() {
        for wrong in [r#"{"gold":1}"#, r#"{"wood":0}"#, r#"{"wood":-1}"#, r#"{"wood":1,"wood":1}"#, "[1]"] {
            assert!(serde_json::from_str::<Amounts>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn less_stops_at_zero_and_covers_asks_for_all() {
        let cost = Amounts::of(Item::Wood, 1).with(Item::Stone, 3);
        let discount = Amounts::of(Item::Wood, 2).with(Item::Stone, 1);
        assert_eq!(cost.less(&discount), Amounts::of(Item::Stone, 2));
        assert!(cost.covers(&Amounts::of(Item::Stone, 3)));
        assert_eq!(cost.first_short(&discount), Some((Item::Wood, 1)));
    }
}
