//! The data files as they are written: every field named, unknown ones refused.
#![allow(dead_code, reason = "explaining fields are named so that unknown ones can be refused")]

use crate::building::{BoxEffect, BuildingEffect};
use crate::pieces::{Artist, Die, Resource, Track};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DataFile {
    pub(super) schema: String,
    notice: String,
    contains_reconstructed_values: bool,
    pub(super) players: Players,
    pub(super) resources: Vec<Named<Resource>>,
    pub(super) artists: Vec<Named<Artist>>,
    pub(super) artist_scoring: ArtistScoring,
    pub(super) dice: DiceRules,
    pub(super) reserve: ReserveRules,
    pub(super) tracks: Tracks,
    pub(super) leaders: Leaders,
    pub(super) palace: Palace,
    pub(super) church: Church,
    pub(super) district: District,
    pub(super) buildings: Vec<serde_json::Value>,
    pub(super) scoring: Scoring,
    pub(super) solo: Solo,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Players {
    pub(super) min: u8,
    pub(super) max: u8,
    pub(super) rounds: Rounds,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rounds {
    #[serde(rename = "1")]
    pub(super) one: u8,
    #[serde(rename = "2")]
    pub(super) two: u8,
    #[serde(rename = "3")]
    pub(super) three: u8,
    #[serde(rename = "4")]
    pub(super) four: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Named<T> {
    pub(super) id: T,
    pub(super) name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArtistScoring {
    pub(super) paid: u8,
    pub(super) anonymous: u8,
    pub(super) masterpiece: u8,
    pub(super) max_stars_per_work: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DiceRules {
    pub(super) order: Vec<Die>,
    pub(super) active_picks: u8,
    pub(super) non_active_picks: u8,
    pub(super) faces: Faces,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Faces {
    pub(super) white: Face,
    pub(super) brown: Face,
    pub(super) grey: Face,
    pub(super) green: Face,
    pub(super) red: Face,
    pub(super) yellow: Face,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Face {
    pub(super) resource: Resource,
    pub(super) resource_count: [u8; 6],
    pub(super) character: Character,
    pub(super) florins: u16,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Character {
    Track { track: Track, steps: [u8; 6] },
    Artist { artist: Artist, wage: [u16; 6] },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReserveRules {
    pub(super) start: Start,
    pub(super) capacity: Capacity,
    pub(super) florin_unit: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Start {
    pub(super) extra_resource: u8,
    pub(super) florins: u16,
    pub(super) star: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Capacity {
    pub(super) extra_resource: Option<u16>,
    pub(super) florins: Option<u16>,
    pub(super) star: Option<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tracks {
    pub(super) captain: TrackRow,
    pub(super) bishop: TrackRow,
    pub(super) preacher: TrackRow,
    pub(super) overflow_florins: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TrackRow {
    pub(super) name: String,
    pub(super) leader: Option<String>,
    pub(super) boxes: Vec<BoxEffect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Leaders {
    pub(super) from_round: u8,
    pub(super) captain: CaptainRules,
    pub(super) bishop: BishopRules,
    pub(super) tie: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CaptainRules {
    pub(super) resource_now: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BishopRules {
    pub(super) may_take_used_die: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Palace {
    pub(super) works: Vec<serde_json::Value>,
    pub(super) completion_bonus_by_rank: Vec<u8>,
    pub(super) solo_completion_bonus_by_round: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Church {
    pub(super) works: Vec<serde_json::Value>,
    pub(super) completion_steps: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PalaceWork {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) name_en: String,
    pub(super) cost: Cost,
    pub(super) artists: Vec<Artist>,
    pub(super) points: u8,
    pub(super) on_complete: OnComplete,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChurchWork {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) name_en: String,
    pub(super) cost: Cost,
    pub(super) artists: Vec<Artist>,
    pub(super) points: u8,
    pub(super) income: Income,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Cost {
    pub(super) resources: BTreeMap<Resource, u8>,
    pub(super) florins: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OnComplete {
    #[serde(default)]
    pub(super) extra_resource: u8,
}

/// Florins, or a step on a track.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Income {
    Florins(u16),
    Step(Track),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct District {
    pub(super) spaces: Vec<serde_json::Value>,
    pub(super) unique_buildings: bool,
    pub(super) complete_in_order: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Space {
    pub(super) n: u8,
    pub(super) start_building: bool,
    pub(super) icons: Option<Cost>,
    pub(super) bonus_points: u8,
    pub(super) bonus_extra_resource: u8,
    pub(super) scores_building_points: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Building {
    pub(super) n: u8,
    pub(super) name: String,
    pub(super) name_en: String,
    pub(super) series: Series,
    pub(super) table_colour: Option<String>,
    pub(super) cost: Cost,
    pub(super) points: u8,
    pub(super) effect: BuildingEffect,
}

/// The four groups of the table of buildings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Series {
    /// 1 to 6: the value of a die.
    Value,
    /// 7 to 12: one resource for another.
    Exchange,
    /// 13 to 21: rights.
    Privilege,
    /// 22 to 25: points only.
    Prestige,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Scoring {
    pub(super) per_star: u8,
    pub(super) per_extra_resource: u8,
    pub(super) florins_per_point: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Solo {
    pub(super) rounds: u8,
    pub(super) opponent: String,
    pub(super) targets: SoloTargets,
    pub(super) ghost: Ghost,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SoloTargets {
    pub(super) easy: u16,
    pub(super) normal: u16,
    pub(super) hard: u16,
    pub(super) extreme: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ghost {
    pub(super) first_die: Die,
    pub(super) picks: u8,
    pub(super) tracks: Vec<Track>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ProvenanceFile {
    pub(super) schema: String,
    pub(super) about: String,
    pub(super) known: Vec<Mark>,
    pub(super) reconstructed: Vec<Mark>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mark {
    pub(super) path: String,
    pub(super) reason: String,
}
