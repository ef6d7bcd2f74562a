//! The data file as it is written: every field named, unknown ones refused.
//!
//! Fields that only explain are read and dropped.
#![allow(dead_code, reason = "explaining fields are named so that unknown ones can be refused")]

use crate::pieces::{Colour, Group, Symbol};
use serde::Deserialize;
use serde::de::IgnoredAny;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) meta: Meta,
    pub(super) languages: Vec<String>,
    pub(super) setup: Setup,
    pub(super) symbols: Vec<serde_json::Value>,
    pub(super) groups: Vec<serde_json::Value>,
    pub(super) events: Vec<serde_json::Value>,
    pub(super) cultures: Vec<serde_json::Value>,
    pub(super) characters: Vec<serde_json::Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Meta {
    game: String,
    pub(super) names: Names,
    authors: Vec<String>,
    publisher: String,
    year: u16,
    players: (u8, u8),
    min_age: u8,
    minutes: (u8, u8),
    pub(super) data_version: u32,
    status: String,
    provenance: IgnoredAny,
}

/// Names in the four languages of the program.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// In Italian.
    pub it: String,
    /// In German.
    pub de: String,
    /// In English.
    pub en: String,
    /// In Spanish.
    pub es: String,
}

impl Names {
    pub(super) fn are_all_there(&self) -> bool {
        [&self.it, &self.de, &self.en, &self.es].iter().all(|name| !name.trim().is_empty())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Setup {
    #[serde(rename = "2")]
    pub(super) two: Seating,
    #[serde(rename = "3")]
    pub(super) three: Seating,
    #[serde(rename = "4")]
    pub(super) four: Seating,
    pub(super) common: Common,
    pub(super) player_colours: Vec<serde_json::Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seating {
    pub(super) event_deck: u8,
    pub(super) centre: u8,
    pub(super) between: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Common {
    pub(super) guaranteed_per_group: u8,
    pub(super) starting_cards: u8,
    pub(super) display: u8,
    pub(super) stones: u8,
    pub(super) pawns: u8,
    pub(super) end_visible_events: u8,
    pub(super) max_players_on_event: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerColour {
    pub(super) id: String,
    pub(super) names: Names,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SymbolRow {
    pub(super) id: String,
    icon: String,
    pub(super) names: Names,
    pub(super) icon_names: Names,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GroupRow {
    pub(super) id: String,
    pub(super) order: u8,
    pub(super) from: u16,
    pub(super) to: u16,
    pub(super) names: Names,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventRow {
    pub(super) id: String,
    pub(super) group: Group,
    pub(super) year: u16,
    pub(super) names: Names,
    pub(super) symbols: Vec<Symbol>,
    pub(super) dice: u8,
    pub(super) spaces: Vec<SpaceRow>,
    pub(super) roads: Vec<(usize, usize)>,
    pub(super) verified: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpaceRow {
    pub(super) id: usize,
    pub(super) colour: Colour,
    pub(super) x: u8,
    pub(super) y: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CultureRow {
    pub(super) id: String,
    pub(super) kind: CultureKind,
    pub(super) symbols: Vec<Symbol>,
    #[serde(default)]
    pub(super) genius: Option<Colour>,
    pub(super) verified: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum CultureKind {
    Joker,
    Genius,
    Rotation,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CharacterRow {
    pub(super) id: String,
    pub(super) value: u8,
    pub(super) symbol: Option<Symbol>,
    pub(super) names: Names,
    pub(super) life: String,
    pub(super) verified: bool,
}
