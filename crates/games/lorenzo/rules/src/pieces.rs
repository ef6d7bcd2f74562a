//! The pieces by name: card types, cards, members, bonus tiles, privileges, excommunication tiles.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use std::num::NonZeroU8;

/// A type of development card, and the tower it stands in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum CardType {
    /// Green.
    Territory,
    /// Yellow.
    Building,
    /// Blue.
    Character,
    /// Purple.
    Venture,
}

kernel::enum_set!(CardType: u8);

impl CardType {
    /// The four types in the order of the printed card numbers.
    pub const ALL: [CardType; 4] =
        [CardType::Territory, CardType::Building, CardType::Character, CardType::Venture];

    /// The type's word.
    pub const fn id(self) -> &'static str {
        ["territory", "building", "character", "venture"][self as usize]
    }
}

/// A family member.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Member {
    /// Follows the white die.
    White,
    /// Follows the black die.
    Black,
    /// Follows the orange die.
    Orange,
    /// Has no die and no colour.
    Neutral,
}

impl Member {
    pub const ALL: [Member; 4] = [Member::White, Member::Black, Member::Orange, Member::Neutral];
    /// The three that follow a die.
    pub const COLOURED: [Member; 3] = [Member::White, Member::Black, Member::Orange];

    /// The member's word.
    pub const fn id(self) -> &'static str {
        ["white", "black", "orange", "neutral"][self as usize]
    }

    /// The member with this word.
    pub fn from_id(id: &str) -> Option<Member> {
        Member::ALL.into_iter().find(|member| member.id() == id)
    }

    /// Whether it follows a die.
    pub const fn is_coloured(self) -> bool {
        !matches!(self, Member::Neutral)
    }
}

/// The harvest or the production area.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Work {
    /// Activates buildings.
    Production,
    /// Activates territories.
    Harvest,
}

impl Work {
    /// The cards it activates.
    pub const fn activates(self) -> CardType {
        match self {
            Work::Production => CardType::Building,
            Work::Harvest => CardType::Territory,
        }
    }

    /// The area's word.
    pub const fn id(self) -> &'static str {
        ["production", "harvest"][self as usize]
    }
}

/// A development card by its printed number, 1 to 96.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(transparent)]
pub struct CardId(NonZeroU8);

impl CardId {
    /// How many cards there are.
    pub const COUNT: usize = 96;

    /// The card with this printed number.
    pub const fn new(number: u8) -> Option<CardId> {
        match NonZeroU8::new(number) {
            Some(id) if number as usize <= CardId::COUNT => Some(CardId(id)),
            _ => None,
        }
    }

    /// The card at this index, below 96.
    pub(crate) const fn at(index: usize) -> CardId {
        match CardId::new(index as u8 + 1) {
            Some(card) => card,
            None => panic!("a card index is below 96"),
        }
    }

    /// The printed number.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The number less one.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The type, which follows from the number.
    pub const fn kind(self) -> CardType {
        CardType::ALL[self.index() / 24]
    }

    /// The period 1 to 3, which follows from the number.
    pub const fn period(self) -> u8 {
        (self.index() % 24 / 8) as u8 + 1
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardId, D::Error> {
        let number = u8::deserialize(deserializer)?;
        CardId::new(number).ok_or_else(|| D::Error::custom("cards are numbered 1 to 96"))
    }
}

/// A personal bonus tile by its place in the data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum BonusTile {
    /// The same for everybody, in the base game.
    Standard,
    /// 2 servants and 1 coin for production.
    AdvancedServantsCoin,
    /// 2 military and 1 coin for production.
    AdvancedMilitaryCoin,
    /// 1 servant and 2 coins for production.
    AdvancedServantCoins,
    /// 1 servant and 2 military for production.
    AdvancedServantMilitary,
    /// The extra one of the five-player house rules.
    VariantServantsMilitary,
}

impl BonusTile {
    /// All of them.
    pub const ALL: [BonusTile; 6] = [
        BonusTile::Standard,
        BonusTile::AdvancedServantsCoin,
        BonusTile::AdvancedMilitaryCoin,
        BonusTile::AdvancedServantCoins,
        BonusTile::AdvancedServantMilitary,
        BonusTile::VariantServantsMilitary,
    ];

    /// The tile's word.
    pub const fn id(self) -> &'static str {
        [
            "standard",
            "advanced-servants-coin",
            "advanced-military-coin",
            "advanced-servant-coins",
            "advanced-servant-military",
            "variant-servants-military",
        ][self as usize]
    }
}

/// An option of a council privilege.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Privilege {
    /// 1 wood and 1 stone.
    WoodStone,
    /// 2 servants.
    Servants,
    /// 2 coins.
    Coins,
    /// 2 military points.
    Military,
    /// 1 faith point.
    Faith,
    /// 1 prestige point, in the five-player house rules.
    Prestige,
}

kernel::enum_set!(Privilege: u8);

impl Privilege {
    /// All of them.
    pub const ALL: [Privilege; 6] = [
        Privilege::WoodStone,
        Privilege::Servants,
        Privilege::Coins,
        Privilege::Military,
        Privilege::Faith,
        Privilege::Prestige,
    ];

    /// The option's word.
    pub const fn id(self) -> &'static str {
        ["wood-stone", "servants", "coins", "military", "faith", "prestige"][self as usize]
    }
}

/// An excommunication tile, known by its period 1 to 3 and its number 1 to 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "TileNumber", into = "TileNumber")]
pub struct TileId(u8);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TileNumber {
    period: u8,
    number: u8,
}

impl TileId {
    /// The tile of this period and number.
    pub const fn new(period: u8, number: u8) -> Option<TileId> {
        if period >= 1 && period <= 3 && number >= 1 && number <= 7 {
            Some(TileId((period - 1) * 7 + number - 1))
        } else {
            None
        }
    }

    /// The place among all 21.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 1 to 3.
    pub const fn period(self) -> u8 {
        self.0 / 7 + 1
    }

    /// 1 to 7.
    pub const fn number(self) -> u8 {
        self.0 % 7 + 1
    }
}

impl TryFrom<TileNumber> for TileId {
    type Error = &'static str;

    fn try_from(TileNumber { period, number }: TileNumber) -> Result<TileId, Self::Error> {
        TileId::new(period, number).ok_or("tiles have a period of 1 to 3 and a number of 1 to 7")
    }
}

impl From<TileId> for TileNumber {
    fn from(tile: TileId) -> TileNumber {
        TileNumber { period: tile.period(), number: tile.number() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_tell_type_and_period() {
        let card = |number| CardId::new(number).unwrap();
        assert_eq!((card(1).kind(), card(1).period()), (CardType::Territory, 1));
        assert_eq!((card(48).kind(), card(48).period()), (CardType::Building, 3));
        assert_eq!((card(57).kind(), card(57).period()), (CardType::Character, 2));
        assert_eq!((card(96).kind(), card(96).period()), (CardType::Venture, 3));
        assert_eq!((CardId::new(0), CardId::new(97)), (None, None));
    }
}
