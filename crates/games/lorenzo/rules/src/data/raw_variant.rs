//! The file of the five-player house rules as it is written; see `raw`.
#![allow(dead_code, reason = "explaining fields are named so that unknown ones can be refused")]

use super::raw::{BonusTile, PrivilegeOption};
use crate::items::Amounts;
use serde::Deserialize;
use serde::de::IgnoredAny;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VariantFile {
    pub(super) schema: String,
    note: IgnoredAny,
    pub(super) main: Variant,
    others: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Variant {
    source: IgnoredAny,
    players: IgnoredAny,
    pub(super) setup: VariantSetup,
    pub(super) extra_bonus_tile: BonusTile,
    pub(super) extra_market_spaces: Vec<VariantSpace>,
    pub(super) extra_council_privilege_option: PrivilegeOption,
    pub(super) prestige_track: PrestigeTrack,
    pub(super) tower_occupied_surcharge: VariantSurcharge,
    pub(super) end_game: VariantEnd,
    closed_spaces: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VariantSetup {
    pub(super) start: Amounts,
    pub(super) start_coins_by_turn_order: Vec<i16>,
    marker_discs: IgnoredAny,
    personal_bonus_tiles: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VariantSpace {
    pub(super) id: String,
    pub(super) value: i16,
    pub(super) gain: Amounts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrestigeTrack {
    start: IgnoredAny,
    pub(super) max: i16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VariantSurcharge {
    pub(super) value: Amounts,
    status: IgnoredAny,
    conflict: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VariantEnd {
    pub(super) prestige_first: String,
    pub(super) prestige_second: String,
    ties: IgnoredAny,
}
