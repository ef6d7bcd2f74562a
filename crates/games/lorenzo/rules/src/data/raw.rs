//! The data files as they are written: every field named, unknown ones refused.
//!
//! Fields that only explain (notes, schema names, words for people) are read and dropped; `Structure` and the like
//! are compared with what this program plays.
#![allow(dead_code, reason = "explaining fields are named so that unknown ones can be refused")]

use crate::effect::Effect;
use crate::items::{Amounts, Item};
use crate::pieces::CardType;
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsFile {
    pub(super) schema: String,
    #[serde(default)]
    source_language_note: Option<IgnoredAny>,
    pub(super) cards: Vec<serde_json::Value>,
}

/// Names by language: English and Italian always, others where they were printed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// As printed on the English card.
    pub en: String,
    /// In Italian.
    pub it: String,
    /// In Spanish, where the rulebook prints one.
    #[serde(default)]
    pub es: Option<String>,
    /// In German, where somebody adds one.
    #[serde(default)]
    pub de: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Card {
    pub(super) id: String,
    pub(super) number: u8,
    #[serde(rename = "type")]
    pub(super) kind: CardType,
    pub(super) period: u8,
    pub(super) names: Names,
    pub(super) cost: Vec<Cost>,
    pub(super) immediate: Vec<Effect>,
    #[serde(default)]
    pub(super) activation: Option<i16>,
    pub(super) permanent: Vec<Effect>,
    #[serde(default)]
    pub(super) end_game_vp: Option<i16>,
}

#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(super) enum Cost {
    Military { military: MilitaryCost },
    Goods(Amounts),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MilitaryCost {
    pub(super) required: i16,
    pub(super) spent: i16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LeadersFile {
    pub(super) schema: String,
    pub(super) draft: Draft,
    pub(super) leader_actions: LeaderActions,
    pub(super) leaders: Vec<serde_json::Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Draft {
    pub(super) cards_per_player: u8,
    pub(super) pass_direction: String,
    pub(super) keep_per_pass: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LeaderActions {
    pub(super) discard: Effect,
    when: IgnoredAny,
    limit_per_turn: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Leader {
    pub(super) id: String,
    pub(super) number: u8,
    pub(super) names: Names,
    pub(super) requirement: Vec<Requirement>,
    pub(super) timing: Timing,
    pub(super) effects: Vec<Effect>,
    #[serde(default)]
    edition_difference: Option<IgnoredAny>,
}

/// What must be owned to play a leader; nothing of it is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Requirement {
    /// So many cards of a type.
    Cards {
        #[serde(rename = "type")]
        kind: CardType,
        count: u8,
    },
    /// So much of an item.
    Stock { item: Item, amount: i16 },
    /// So many cards of one type, whichever.
    CardsSameType { count: u8 },
}

/// How often a leader's ability serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// When activated, once each round.
    OncePerRound,
    /// All the time.
    Permanent,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TilesFile {
    pub(super) schema: String,
    tiles_in_play: IgnoredAny,
    pub(super) tiles: Vec<serde_json::Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tile {
    pub(super) id: String,
    pub(super) period: u8,
    pub(super) number: u8,
    pub(super) label: Names,
    when: IgnoredAny,
    pub(super) effects: Vec<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardFile {
    pub(super) schema: String,
    pub(super) players: Range,
    pub(super) structure: Structure,
    dice: IgnoredAny,
    family_members: IgnoredAny,
    pub(super) servants: Servants,
    pub(super) towers: Vec<Tower>,
    pub(super) tower_rules: TowerRules,
    pub(super) work_areas: Vec<WorkArea>,
    pub(super) market: Market,
    pub(super) council: Council,
    pub(super) council_privilege_options: Vec<PrivilegeOption>,
    closed_spaces: IgnoredAny,
    pub(super) faith_track: FaithTrack,
    pub(super) vatican_report: VaticanReport,
    pub(super) military_track: MilitaryTrack,
    vp_track: IgnoredAny,
    pub(super) limits: Limits,
    pub(super) territory_slots: Vec<Slot>,
    pub(super) end_game: EndGame,
    pub(super) setup: Setup,
    pub(super) personal_bonus_tiles: BonusTiles,
    terms: IgnoredAny,
    end_of_round: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Range {
    pub(super) min: u8,
    pub(super) max: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Structure {
    pub(super) periods: u8,
    pub(super) rounds_per_period: u8,
    pub(super) rounds: u8,
    pub(super) cards_per_tower_per_round: u8,
    pub(super) cards_per_deck_period: u8,
    deck_order: IgnoredAny,
    fill_direction: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Servants {
    pub(super) per_point: i16,
    limit: Option<IgnoredAny>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tower {
    #[serde(rename = "type")]
    pub(super) kind: CardType,
    colour: IgnoredAny,
    position: IgnoredAny,
    pub(super) floors: Vec<Floor>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Floor {
    pub(super) floor: u8,
    pub(super) value: i16,
    pub(super) bonus: Amounts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TowerRules {
    members_per_space: IgnoredAny,
    pub(super) occupied_surcharge: Amounts,
    coloured_members_per_player: IgnoredAny,
    neutral_exempt: IgnoredAny,
    floor_bonus_may_pay_card_cost: IgnoredAny,
    floor_bonus_may_pay_surcharge: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WorkArea {
    pub(super) id: String,
    pub(super) spaces: Vec<WorkSpace>,
    coloured_members_per_player: IgnoredAny,
    neutral_exempt: IgnoredAny,
    activates: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WorkSpace {
    pub(super) id: String,
    pub(super) value: i16,
    capacity: Option<IgnoredAny>,
    pub(super) modifier: i16,
    pub(super) min_players: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Market {
    coloured_members_per_player: Option<IgnoredAny>,
    pub(super) spaces: Vec<MarketSpace>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MarketSpace {
    pub(super) id: String,
    pub(super) value: i16,
    capacity: Option<IgnoredAny>,
    pub(super) min_players: u8,
    pub(super) effects: Vec<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Council {
    pub(super) id: String,
    pub(super) value: i16,
    capacity: Option<IgnoredAny>,
    coloured_members_per_player: Option<IgnoredAny>,
    pub(super) effects: Vec<Effect>,
    sets_next_turn_order: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrivilegeOption {
    pub(super) id: String,
    pub(super) gain: Amounts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FaithTrack {
    pub(super) max: i16,
    pub(super) vp: Vec<i16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VaticanReport {
    pub(super) rounds: Vec<u8>,
    pub(super) required_faith: BTreeMap<String, i16>,
    support: IgnoredAny,
    refuse_or_fail: IgnoredAny,
    round_6_failed: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MilitaryTrack {
    pub(super) max: i16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Limits {
    pub(super) cards_per_type: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Slot {
    pub(super) slot: u8,
    pub(super) military_required: i16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EndGame {
    pub(super) territories_vp: BTreeMap<String, i16>,
    pub(super) characters_vp: BTreeMap<String, i16>,
    ventures_vp: IgnoredAny,
    buildings_vp: IgnoredAny,
    pub(super) military_ranking_vp: Ranking,
    military_ties: IgnoredAny,
    pub(super) resources_vp: ResourcesVp,
    tie_break: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ranking {
    pub(super) first: i16,
    pub(super) second: i16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ResourcesVp {
    pub(super) vp: i16,
    pub(super) per_total: i16,
    resources: IgnoredAny,
    rounding: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Setup {
    pub(super) start: Amounts,
    pub(super) start_coins_by_turn_order: Vec<i16>,
    start_points: IgnoredAny,
    turn_order: IgnoredAny,
    excommunication_cubes: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BonusTiles {
    pub(super) activation: i16,
    advanced_choice_order: IgnoredAny,
    pub(super) tiles: Vec<BonusTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BonusTile {
    pub(super) id: String,
    #[serde(default)]
    side: Option<IgnoredAny>,
    pub(super) production: Amounts,
    pub(super) harvest: Amounts,
}
