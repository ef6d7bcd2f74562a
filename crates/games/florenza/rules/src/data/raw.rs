//! The data files as they are written: every field named, unknown ones refused.
#![allow(dead_code, reason = "explaining fields are named so that unknown ones can be refused")]

use crate::building::{BoxEffect, BuildingEffect};
use crate::pieces::{Artist, Die, Resource, Track};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Structs that refuse a field they do not name; all their fields are for the readers of the data.
macro_rules! strict {
    ($(struct $name:ident { $($(#[$note:meta])* $field:ident: $kind:ty),+ $(,)? })+) => {$(
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            $($(#[$note])* pub(super) $field: $kind,)+
        }
    )+};
}

strict! {
    struct DataFile {
        schema: String,
        notice: String,
        contains_reconstructed_values: bool,
        players: Players,
        resources: Vec<Named<Resource>>,
        artists: Vec<Named<Artist>>,
        artist_scoring: ArtistScoring,
        dice: DiceRules,
        reserve: ReserveRules,
        tracks: Tracks,
        leaders: Leaders,
        palace: Palace,
        church: Church,
        district: District,
        buildings: Vec<serde_json::Value>,
        scoring: Scoring,
        solo: Solo,
    }

    struct Players { min: u8, max: u8, rounds: Rounds }

    struct Rounds {
        #[serde(rename = "1")]
        one: u8,
        #[serde(rename = "2")]
        two: u8,
        #[serde(rename = "3")]
        three: u8,
        #[serde(rename = "4")]
        four: u8,
    }

    struct ArtistScoring { paid: u8, anonymous: u8, masterpiece: u8, max_stars_per_work: u8 }
    struct DiceRules { order: Vec<Die>, active_picks: u8, non_active_picks: u8, faces: Faces }
    struct Faces { white: Face, brown: Face, grey: Face, green: Face, red: Face, yellow: Face }
    struct Face { resource: Resource, resource_count: [u8; 6], character: Character, florins: u16 }
    struct ReserveRules { start: Start, capacity: Capacity, florin_unit: u16 }
    struct Start { extra_resource: u8, florins: u16, star: u8 }
    struct Capacity { extra_resource: Option<u16>, florins: Option<u16>, star: Option<u16> }

    struct Tracks {
        captain: TrackRow,
        bishop: TrackRow,
        preacher: TrackRow,
        overflow_florins: u16,
    }

    struct TrackRow { name: String, leader: Option<String>, boxes: Vec<BoxEffect> }
    struct Leaders { from_round: u8, captain: CaptainRules, bishop: BishopRules, tie: String }
    struct CaptainRules { resource_now: u8 }
    struct BishopRules { may_take_used_die: bool }

    struct Palace {
        works: Vec<serde_json::Value>,
        completion_bonus_by_rank: Vec<u8>,
        solo_completion_bonus_by_round: Vec<u8>,
    }

    struct Church { works: Vec<serde_json::Value>, completion_steps: u8 }

    struct PalaceWork {
        id: String, name: String, name_en: String,
        cost: Cost, artists: Vec<Artist>, points: u8, on_complete: OnComplete,
    }

    struct ChurchWork {
        id: String, name: String, name_en: String,
        cost: Cost, artists: Vec<Artist>, points: u8, income: Income,
    }

    struct Cost { resources: BTreeMap<Resource, u8>, florins: u16 }

    struct OnComplete {
        #[serde(default)]
        extra_resource: u8,
    }

    struct District {
        spaces: Vec<serde_json::Value>,
        unique_buildings: bool,
        complete_in_order: bool,
    }

    struct Space {
        n: u8,
        start_building: bool,
        icons: Option<Cost>,
        bonus_points: u8,
        bonus_extra_resource: u8,
        scores_building_points: bool,
    }

    struct Building {
        n: u8,
        name: String,
        name_en: String,
        series: Series,
        table_colour: Option<String>,
        cost: Cost,
        points: u8,
        effect: BuildingEffect,
    }

    struct Scoring { per_star: u8, per_extra_resource: u8, florins_per_point: u16 }
    struct Solo { rounds: u8, opponent: String, targets: SoloTargets, ghost: Ghost }
    struct SoloTargets { easy: u16, normal: u16, hard: u16, extreme: u16 }
    struct Ghost { first_die: Die, picks: u8, tracks: Vec<Track> }

    struct ProvenanceFile {
        schema: String,
        about: String,
        known: Vec<Mark>,
        reconstructed: Vec<Mark>,
    }

    struct Mark { path: String, reason: String }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Named<T> {
    pub(super) id: T,
    pub(super) name: String,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Character {
    Track { track: Track, steps: [u8; 6] },
    Artist { artist: Artist, wage: [u16; 6] },
}

/// Florins, or a step on a track.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Income {
    Florins(u16),
    Step(Track),
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
