//! What is printed on the sheet: works of art, spaces of the district, and the table of buildings.

use super::raw;
use super::{At, DataError, Numbers, Series, in_data, row_name};
use crate::building::{BuildingEffect, BuildingId, Buildings};
use crate::goods::{Goods, Icon};
use crate::pieces::{Artist, Target, Track, Work};
use kernel::Set;

/// A work of art.
#[derive(Clone, Debug)]
pub struct WorkRow {
    /// As printed, in Italian.
    pub name: String,
    /// In English.
    pub name_en: String,
    /// What must be crossed.
    pub cost: Goods,
    /// The kinds of artist it takes.
    pub artists: Set<Artist>,
    /// Its points, the artist's aside.
    pub points: u8,
    /// Extra resources on completion.
    pub extra: u8,
    /// Received on completion and in each later round.
    pub income: Option<Income>,
}

impl WorkRow {
    /// Whether it takes an artist of this kind.
    pub fn takes(&self, artist: Artist) -> bool {
        self.artists.contains(artist)
    }
}

/// What a work of the church brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Income {
    /// Florins for the reserve.
    Florins(u16),
    /// A step on a track.
    Step(Track),
}

/// A space of the district.
#[derive(Clone, Copy, Debug, Default)]
pub struct SpaceRow {
    /// The icons that can be crossed.
    pub icons: Goods,
    /// Points for a building here, beside its own.
    pub points: u8,
    /// Extra resources on completion.
    pub extra: u8,
    /// Whether the building's own points count.
    pub scores_building: bool,
}

/// A building of the table.
#[derive(Clone, Debug)]
pub struct Building {
    /// As printed, in Italian.
    pub name: String,
    /// In English.
    pub name_en: String,
    pub series: Series,
    /// What must be crossed in its space.
    pub cost: Goods,
    /// Its points.
    pub points: u8,
    /// What it does.
    pub effect: BuildingEffect,
}

/// Which buildings have which power: asked for far more often than a table should be searched.
#[derive(Clone, Copy, Debug, Default)]
pub struct Powers {
    /// Choose the value, by die.
    pub value: [Buildings; 6],
    /// Swap a resource, by die.
    pub swap: [Buildings; 6],
    /// Hire an anonymous artist.
    pub anonymous: Buildings,
    /// Resources of one kind.
    pub alike: Buildings,
    /// Steps on a track of choice.
    pub steps: Buildings,
    /// More florins than usual.
    pub purse: Buildings,
    /// Florins instead of a resource.
    pub sell: Buildings,
    /// A cheaper artist.
    pub discount: Buildings,
    pub masterpiece: Buildings,
    /// An artist of another kind.
    pub any_artist: Buildings,
}

/// The four works of the palace and the four of the church.
pub(super) fn works(
    palace: Vec<serde_json::Value>,
    church: Vec<serde_json::Value>,
    unit: u16,
) -> Result<Vec<WorkRow>, DataError> {
    let four = |part: &str, n: usize| in_data(part).ensure(n == 4, "four works are needed");
    four("palace.works", palace.len())?;
    four("church.works", church.len())?;
    let mut rows = Vec::with_capacity(8);
    for (i, (work, value)) in Work::PALACE.into_iter().zip(palace).enumerate() {
        let at = in_data("palace.works").field(row_name(i, &value));
        let row: raw::PalaceWork = at.read_value(value)?;
        expect_id(&at, &row.id, work)?;
        let plain = plain_work(&at, [row.name, row.name_en], &row.cost, &row.artists, row.points, unit)?;
        let extra = at.number("on_complete.extra_resource", row.on_complete.extra_resource, 0..=5)?;
        rows.push(WorkRow { extra, ..plain });
    }
    for (i, (work, value)) in Work::CHURCH.into_iter().zip(church).enumerate() {
        let at = in_data("church.works").field(row_name(i, &value));
        let row: raw::ChurchWork = at.read_value(value)?;
        expect_id(&at, &row.id, work)?;
        let income = match row.income {
            raw::Income::Florins(n) => Income::Florins(at.florins("income", n, unit)?),
            raw::Income::Step(track) => Income::Step(track),
        };
        let plain = plain_work(&at, [row.name, row.name_en], &row.cost, &row.artists, row.points, unit)?;
        rows.push(WorkRow { income: Some(income), ..plain });
    }
    Ok(rows)
}

/// What the works of both buildings have in common: a work that gives nothing beside its points.
fn plain_work(
    at: &At,
    [name, name_en]: [String; 2],
    cost: &raw::Cost,
    kinds: &[Artist],
    points: u8,
    unit: u16,
) -> Result<WorkRow, DataError> {
    Ok(WorkRow {
        name,
        name_en,
        cost: work_cost(at, cost, unit)?,
        artists: artists(at, kinds)?,
        points: at.number("points", points, 0..=50)?,
        extra: 0,
        income: None,
    })
}

fn expect_id(at: &At, id: &str, work: Work) -> Result<(), DataError> {
    let expected = work.id().replace('-', "_");
    at.ensure(id == expected, format!("{expected:?} is expected here, not {id:?}"))
}

fn work_cost(at: &At, cost: &raw::Cost, unit: u16) -> Result<Goods, DataError> {
    let goods = goods(&at.field("cost"), cost, unit)?;
    at.ensure(!goods.is_none(), "a work of art asks for something")?;
    Ok(goods)
}

fn artists(at: &At, kinds: &[Artist]) -> Result<Set<Artist>, DataError> {
    let artists: Set<Artist> = kinds.iter().copied().collect();
    at.ensure(!kinds.is_empty() && kinds.len() == artists.len(), "artists: one to three, each once")?;
    Ok(artists)
}

fn goods(at: &At, cost: &raw::Cost, unit: u16) -> Result<Goods, DataError> {
    let mut goods = Goods::NONE;
    let mut add = |icon: Icon, n: u8| {
        for _ in 0..n {
            goods = goods.plus(icon);
        }
    };
    for (resource, n) in &cost.resources {
        add(Icon::Resource(*resource), at.number(resource.id(), *n, 1..=Goods::MOST)?);
    }
    at.ensure(cost.florins.is_multiple_of(unit), format!("florins are paid in icons of {unit}"))?;
    let icons = cost.florins / unit;
    at.ensure(icons <= Goods::MOST.into(), format!("at most {} florin icons fit", Goods::MOST))?;
    add(Icon::Florins, icons as u8);
    Ok(goods)
}

/// The eight spaces, the first of them for the building of the start.
pub(super) fn spaces(rows: Vec<serde_json::Value>, unit: u16) -> Result<Vec<SpaceRow>, DataError> {
    let at = in_data("district.spaces");
    at.ensure(rows.len() == 8, "eight spaces are needed")?;
    let mut spaces = Vec::with_capacity(8);
    for (i, value) in rows.into_iter().enumerate() {
        let at = at.field(row_name(i, &value));
        let row: raw::Space = at.read_value(value)?;
        at.ensure(usize::from(row.n) == i + 1, "spaces are listed from 1 to 8")?;
        at.ensure(row.start_building == (i == 0), "space 1, and only it, is for the start building")?;
        let icons = match (&row.icons, i) {
            (None, 0) => Goods::NONE,
            (Some(icons), 1..) => goods(&at.field("icons"), icons, unit)?,
            _ => return Err(at.error("spaces 2 to 8 have icons, space 1 has none")),
        };
        spaces.push(SpaceRow {
            icons,
            points: at.number("bonus_points", row.bonus_points, 0..=50)?,
            extra: at.number("bonus_extra_resource", row.bonus_extra_resource, 0..=5)?,
            scores_building: row.scores_building_points,
        });
    }
    Ok(spaces)
}

/// The 25 buildings. Each must fit a space, or it could never be built.
pub(super) fn buildings(
    rows: Vec<serde_json::Value>,
    spaces: &[SpaceRow],
    unit: u16,
) -> Result<Vec<Building>, DataError> {
    let at = in_data("buildings");
    at.ensure(rows.len() == BuildingId::COUNT, "25 buildings are needed")?;
    let mut buildings = Vec::with_capacity(rows.len());
    for (i, value) in rows.into_iter().enumerate() {
        let at = at.field(row_name(i, &value));
        let row: raw::Building = at.read_value(value)?;
        at.ensure(usize::from(row.n) == i + 1, "buildings are listed from 1 to 25")?;
        let green = row.table_colour.as_deref() == Some("green");
        at.ensure(green == (row.n <= 6), "buildings 1 to 6, and only they, are green: a die draws them")?;
        let cost = goods(&at.field("cost"), &row.cost, unit)?;
        at.ensure(spaces[1..].iter().any(|space| space.icons.covers(cost)), "the cost fits no space")?;
        at.ensure(!cost.is_none(), "a building asks for something")?;
        effect(&at.field("effect"), &row.effect, unit)?;
        buildings.push(Building {
            name: row.name,
            name_en: row.name_en,
            series: row.series,
            cost,
            points: at.number("points", row.points, 0..=50)?,
            effect: row.effect,
        });
    }
    Ok(buildings)
}

fn effect(at: &At, effect: &BuildingEffect, unit: u16) -> Result<(), DataError> {
    match *effect {
        BuildingEffect::AnyDieSameResources { amount, .. } | BuildingEffect::AnyDieSteps { amount, .. } => {
            at.number("amount", amount, 1..=5).map(drop)
        }
        BuildingEffect::GainExtraResources { amount } => at.number("amount", amount, 1..=5).map(drop),
        BuildingEffect::MasterpieceValue { amount } => at.number("amount", amount, 0..=20).map(drop),
        BuildingEffect::AnyDieFlorins { amount, .. }
        | BuildingEffect::ResourceToFlorins { amount, .. }
        | BuildingEffect::ArtistDiscount { amount, .. } => at.florins("amount", amount, unit).map(drop),
        BuildingEffect::ChooseDieValue { .. }
        | BuildingEffect::SwapOneResource { .. }
        | BuildingEffect::AnonymousArtist { .. }
        | BuildingEffect::AnyArtistType {}
        | BuildingEffect::None {} => Ok(()),
    }
}

/// The powers that follow from the table of buildings.
pub(super) fn powers(buildings: &[Building]) -> Powers {
    let mut powers = Powers::default();
    for (id, row) in BuildingId::all().zip(buildings) {
        let set = match row.effect {
            BuildingEffect::ChooseDieValue { die } => &mut powers.value[die as usize],
            BuildingEffect::SwapOneResource { die } => &mut powers.swap[die as usize],
            BuildingEffect::AnonymousArtist { .. } => &mut powers.anonymous,
            BuildingEffect::AnyDieSameResources { .. } => &mut powers.alike,
            BuildingEffect::AnyDieSteps { .. } => &mut powers.steps,
            BuildingEffect::AnyDieFlorins { .. } => &mut powers.purse,
            BuildingEffect::ResourceToFlorins { .. } => &mut powers.sell,
            BuildingEffect::ArtistDiscount { .. } => &mut powers.discount,
            BuildingEffect::MasterpieceValue { .. } => &mut powers.masterpiece,
            BuildingEffect::AnyArtistType {} => &mut powers.any_artist,
            BuildingEffect::GainExtraResources { .. } | BuildingEffect::None {} => continue,
        };
        *set = set.with(id);
    }
    powers
}

/// What can be crossed where: the works' costs and the spaces' icons.
pub(super) fn icons(works: &[WorkRow], spaces: &[SpaceRow]) -> [Goods; Target::COUNT] {
    let mut icons = [Goods::NONE; Target::COUNT];
    let all = works.iter().map(|row| row.cost).chain(spaces[1..].iter().map(|row| row.icons));
    for (place, goods) in icons.iter_mut().zip(all) {
        *place = goods;
    }
    icons
}
