//! All component data, typed.

use super::sheet::{self, Building, Powers, SpaceRow, WorkRow};
use super::{DataError, Numbers, Origin, SCHEMA, Sources, Value, in_data, provenance, raw, read};
use crate::action::MOST_STARS;
use crate::building::BoxEffect;
use crate::config::Level;
use crate::goods::Goods;
use crate::pieces::{Artist, Die, Resource, Target, Track};
use kernel::Digest;

/// All component data.
#[derive(Clone, Debug)]
pub struct Tables {
    /// Rounds to play, by number of players from 1.
    pub rounds: [u8; 4],
    /// The printed names of the resources.
    pub resource_names: [String; 6],
    /// The printed names of the artists.
    pub artist_names: [String; 3],
    /// What each die can do.
    pub faces: [Face; 6],
    /// Dice the active player takes.
    pub active_picks: u8,
    /// Dice every other player uses.
    pub other_picks: u8,
    /// Extra resources, florins and stars at the start.
    pub start: (u8, u16, u8),
    /// What the reserve can take in over a whole match.
    pub capacity: Capacity,
    /// Florins of one icon.
    pub unit: u16,
    /// The three tracks.
    pub tracks: [TrackRow; 3],
    /// Florins for a step beyond the end of a track.
    pub overflow: u16,
    /// The first round with captain and bishop.
    pub offices_from: u8,
    /// Resources the captain takes at once.
    pub captain_resources: u8,
    /// Whether the bishop may use a used die.
    pub bishop_any_die: bool,
    /// The works of art.
    pub works: Vec<WorkRow>,
    /// Points for a complete palace, by the number of players who had one before.
    pub palace_bonus: Vec<u8>,
    /// The same alone, by round.
    pub solo_palace_bonus: Vec<u8>,
    /// Steps for a complete church.
    pub church_steps: u8,
    /// The spaces of the district, from 1.
    pub spaces: Vec<SpaceRow>,
    /// The table of buildings, from 1.
    pub buildings: Vec<Building>,
    /// Points of a paid artist.
    pub paid: u8,
    /// Points of an anonymous artist.
    pub anonymous: u8,
    /// Points of a star spent on a work.
    pub masterpiece: u8,
    /// Stars that can be spent on one work.
    pub most_stars: u8,
    /// Points for a star left.
    pub per_star: u8,
    /// Points for an extra resource left.
    pub per_extra: u8,
    /// Florins left for one point.
    pub florins_per_point: u16,
    /// The game for one.
    pub solo: Solo,
    /// What can be crossed where; follows from works and spaces.
    pub icons: [Goods; Target::COUNT],
    /// Which buildings have which power; follows from the buildings.
    pub powers: Powers,
    /// Every value of the component file with its origin.
    pub values: Vec<Value>,
    /// The digest of the component file's content, whatever its layout.
    pub hash: Digest,
}

/// What a die can do.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// The resource it gives.
    pub resource: Resource,
    /// How many, by value from 1.
    pub count: [u8; 6],
    pub character: Character,
    /// Florins it gives instead.
    pub florins: u16,
}

impl Face {
    /// What a value brings, counted from 0: so many resources, and so many steps or the wage.
    pub const fn at(&self, value: usize) -> (u8, u16) {
        let other = match self.character {
            Character::Track(_, steps) => steps[value] as u16,
            Character::Artist(_, wages) => wages[value],
        };
        (self.count[value], other)
    }
}

/// The character of a die.
#[derive(Clone, Copy, Debug)]
pub enum Character {
    /// Steps on a track, by value from 1.
    Track(Track, [u8; 6]),
    /// An artist, for a wage by value from 1.
    Artist(Artist, [u16; 6]),
}

/// What the reserve can take in over a whole match; `None` is no limit.
#[derive(Clone, Copy, Debug, Default)]
pub struct Capacity {
    pub extra: Option<u16>,
    pub florins: Option<u16>,
    pub stars: Option<u16>,
}

#[derive(Clone, Debug)]
pub struct TrackRow {
    /// As printed, in Italian.
    pub name: String,
    /// The boxes from the left.
    pub boxes: Vec<BoxEffect>,
}

/// The game for one.
#[derive(Clone, Debug)]
pub struct Solo {
    /// Whose score is to be reached.
    pub opponent: String,
    /// The score by level.
    pub targets: [u16; 4],
    /// Where the ghost begins to count.
    pub first: Die,
    /// Dice the ghost takes.
    pub picks: u8,
    /// The tracks on which the ghost walks, each with the die that moves it there.
    pub tracks: Vec<(Track, Die)>,
}

impl Solo {
    /// The score to be reached at a level.
    pub const fn target(&self, level: Level) -> u16 {
        self.targets[level as usize]
    }
}

/// The most die boxes on all tracks together: each can nest one more decision in another.
const MOST_DIE_BOXES: usize = 4;

impl Tables {
    /// Parses and checks the files.
    pub fn parse(sources: &Sources<'_>) -> Result<Tables, DataError> {
        let content: serde_json::Value = read("data.json", sources.data)?;
        let file: raw::DataFile = read("data.json", sources.data)?;
        let marks: raw::ProvenanceFile = read("provenance.json", sources.provenance)?;
        structure(&file)?;
        let unit = file.reserve.florin_unit;
        let works = sheet::works(file.palace.works, file.church.works, unit)?;
        let spaces = sheet::spaces(file.district.spaces, unit)?;
        let buildings = sheet::buildings(file.buildings, &spaces, unit)?;
        let faces = faces(file.dice.faces, unit)?;
        let rounds = rounds(&file.players.rounds)?;
        let [reserve, scoring, left] = ["reserve.start", "artist_scoring", "scoring"].map(in_data);
        let [dice, leaders, church] = ["dice", "leaders", "church"].map(in_data);
        let (start, artist) = (&file.reserve.start, &file.artist_scoring);
        Ok(Tables {
            rounds,
            resource_names: std::array::from_fn(|i| file.resources[i].name.clone()),
            artist_names: std::array::from_fn(|i| file.artists[i].name.clone()),
            active_picks: dice.number("active_picks", file.dice.active_picks, 1..=5)?,
            other_picks: dice.number("non_active_picks", file.dice.non_active_picks, 1..=3)?,
            start: (
                reserve.number("extra_resource", start.extra_resource, 0..=20)?,
                reserve.florins("florins", start.florins, unit)?,
                reserve.number("star", start.star, 0..=20)?,
            ),
            capacity: capacity(&file.reserve.capacity, unit)?,
            unit,
            overflow: in_data("tracks").florins("overflow_florins", file.tracks.overflow_florins, unit)?,
            tracks: tracks(file.tracks, unit)?,
            offices_from: leaders.number("from_round", file.leaders.from_round, 2..=9)?,
            captain_resources: leaders.number(
                "captain.resource_now",
                file.leaders.captain.resource_now,
                0..=3,
            )?,
            bishop_any_die: file.leaders.bishop.may_take_used_die,
            palace_bonus: points("palace.completion_bonus_by_rank", file.palace.completion_bonus_by_rank, 4)?,
            solo_palace_bonus: points(
                "palace.solo_completion_bonus_by_round",
                file.palace.solo_completion_bonus_by_round,
                rounds[0],
            )?,
            church_steps: church.number("completion_steps", file.church.completion_steps, 0..=20)?,
            paid: scoring.number("paid", artist.paid, 0..=20)?,
            anonymous: scoring.number("anonymous", artist.anonymous, 0..=20)?,
            masterpiece: scoring.number("masterpiece", artist.masterpiece, 0..=20)?,
            most_stars: scoring.number("max_stars_per_work", artist.max_stars_per_work, 0..=MOST_STARS)?,
            per_star: left.number("per_star", file.scoring.per_star, 0..=20)?,
            per_extra: left.number("per_extra_resource", file.scoring.per_extra_resource, 0..=20)?,
            florins_per_point: file.scoring.florins_per_point,
            solo: solo(file.solo, rounds[0], &faces)?,
            icons: sheet::icons(&works, &spaces),
            powers: sheet::powers(&buildings),
            values: provenance::origins(&content, &marks)?,
            hash: Digest::of(content.to_string().as_bytes()),
            faces,
            works,
            spaces,
            buildings,
        })
    }

    /// The values that are reconstructions, with what is known about each.
    pub fn reconstructed(&self) -> impl Iterator<Item = &Value> {
        self.values.iter().filter(|value| value.origin == Origin::Reconstructed)
    }
}

/// What the rules themselves fix, compared with what this program plays.
fn structure(file: &raw::DataFile) -> Result<(), DataError> {
    let found = &file.schema;
    in_data("schema").ensure(found == SCHEMA, format!("{found:?}; this program reads {SCHEMA:?}"))?;
    in_data("players").ensure((file.players.min, file.players.max) == (1, 4), "1 to 4 players")?;
    let resources = file.resources.iter().map(|row| row.id).eq(Resource::ALL);
    in_data("resources").ensure(resources, "the six resources, in the order of their dice")?;
    let artists = file.artists.iter().map(|row| row.id).eq(Artist::ALL);
    in_data("artists").ensure(artists, "sculptor, architect, painter")?;
    in_data("dice.order").ensure(file.dice.order == Die::ALL, "white, brown, grey, green, red, yellow")?;
    in_data("leaders.tie").ensure(file.leaders.tie == "nobody", "a tie elects \"nobody\"")?;
    let at = in_data("district");
    at.ensure(file.district.unique_buildings, "unique_buildings is true: one building of a kind")?;
    at.ensure(file.district.complete_in_order, "complete_in_order is true: spaces in their order")?;
    let unit = file.reserve.florin_unit;
    in_data("reserve.florin_unit").ensure((1..=1000).contains(&unit), "1 to 1000 florins an icon")?;
    let each = file.scoring.florins_per_point;
    in_data("scoring.florins_per_point").ensure(each > 0, "at least 1 florin for a point")
}

fn rounds(rows: &raw::Rounds) -> Result<[u8; 4], DataError> {
    let rounds = [rows.one, rows.two, rows.three, rows.four];
    for n in rounds {
        in_data("players.rounds").number("a number of rounds", n, 1..=8)?;
    }
    Ok(rounds)
}

/// Florins are limited to whole icons, so that no part of one is ever gained.
fn capacity(row: &raw::Capacity, unit: u16) -> Result<Capacity, DataError> {
    let whole = row.florins.is_none_or(|most| most.is_multiple_of(unit));
    in_data("reserve.capacity.florins").ensure(whole, format!("a multiple of {unit}, or null"))?;
    Ok(Capacity { extra: row.extra_resource, florins: row.florins, stars: row.star })
}

/// A bonus for each of so many ranks or rounds.
fn points(place: &str, numbers: Vec<u8>, n: u8) -> Result<Vec<u8>, DataError> {
    let at = in_data(place);
    at.ensure(numbers.len() == usize::from(n), format!("{n} numbers are needed"))?;
    for n in &numbers {
        at.number("a bonus", *n, 0..=50)?;
    }
    Ok(numbers)
}

fn faces(rows: raw::Faces, unit: u16) -> Result<[Face; 6], DataError> {
    let raw::Faces { white, brown, grey, green, red, yellow } = rows;
    let mut faces = Vec::with_capacity(6);
    for (die, row) in Die::ALL.into_iter().zip([white, brown, grey, green, red, yellow]) {
        let at = in_data("dice.faces").field(die.id());
        for n in row.resource_count {
            at.number("resource_count", n, 0..=5)?;
        }
        let character = match row.character {
            raw::Character::Track { track, steps } => {
                for n in steps {
                    at.number("steps", n, 0..=5)?;
                }
                Character::Track(track, steps)
            }
            raw::Character::Artist { artist, wage } => {
                for n in wage {
                    at.florins("wage", n, unit)?;
                }
                Character::Artist(artist, wage)
            }
        };
        let florins = at.florins("florins", row.florins, unit)?;
        faces.push(Face { resource: row.resource, count: row.resource_count, character, florins });
    }
    Ok(std::array::from_fn(|i| faces[i]))
}

fn tracks(rows: raw::Tracks, unit: u16) -> Result<[TrackRow; 3], DataError> {
    let raw::Tracks { captain, bishop, preacher, overflow_florins: _ } = rows;
    let leaders = [Some("captain"), Some("bishop"), None];
    let mut die_boxes = 0;
    for ((track, row), leader) in Track::ALL.into_iter().zip([&captain, &bishop, &preacher]).zip(leaders) {
        let at = in_data("tracks").field(track.id());
        at.ensure(row.leader.as_deref() == leader, "captain and bishop have an office, the preacher none")?;
        at.ensure((1..=40).contains(&row.boxes.len()), "a track has 1 to 40 boxes")?;
        for (i, effect) in row.boxes.iter().enumerate() {
            let at = at.field(format_args!("boxes.{}", i + 1));
            match *effect {
                BoxEffect::Florins { amount } => at.florins("amount", amount, unit).map(drop)?,
                BoxEffect::Points { amount } => at.number("amount", amount, 1..=50).map(drop)?,
                BoxEffect::Step { track: other } => {
                    at.ensure(other != track, "a step leads to another track")?;
                }
                BoxEffect::Die {} => die_boxes += 1,
                BoxEffect::Star {} | BoxEffect::ExtraResource {} | BoxEffect::Resource {} => {}
            }
        }
    }
    in_data("tracks").ensure(die_boxes <= MOST_DIE_BOXES, format!("at most {MOST_DIE_BOXES} die boxes"))?;
    Ok([captain, bishop, preacher].map(|row| TrackRow { name: row.name, boxes: row.boxes }))
}

fn solo(row: raw::Solo, rounds: u8, faces: &[Face; 6]) -> Result<Solo, DataError> {
    let at = in_data("solo");
    at.ensure(row.rounds == rounds, "rounds: the same number as in players.rounds")?;
    let raw::SoloTargets { easy, normal, hard, extreme } = row.targets;
    let targets = [easy, normal, hard, extreme];
    at.ensure(targets.is_sorted() && extreme <= 1000, "targets rise from easy to extreme, to 1000 at most")?;
    let mut tracks = Vec::new();
    for track in row.ghost.tracks {
        let moves =
            |die: &Die| matches!(faces[*die as usize].character, Character::Track(t, _) if t == track);
        let die = Die::ALL.into_iter().find(moves);
        let die = die.ok_or_else(|| at.field("ghost.tracks").error("no die steps on this track"))?;
        tracks.push((track, die));
    }
    let picks = at.number("ghost.picks", row.ghost.picks, 1..=5)?;
    Ok(Solo { opponent: row.opponent, targets, first: row.ghost.first_die, picks, tracks })
}
