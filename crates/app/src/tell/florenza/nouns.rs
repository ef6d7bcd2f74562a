//! The pieces of the game as nouns: resources, buildings, works of art, places.

use crate::columns::count;
use crate::tell::listed;
use florenza::building::BuildingId;
use florenza::event::Source;
use florenza::goods::{Goods, Icon};
use florenza::pieces::{Dice, Die, Target, Work};
use florenza::state::Reserve;

/// `2 marble and 100 florins`; `nothing` when there is nothing.
pub(super) fn goods(goods: Goods, unit: u16) -> String {
    if goods.is_none() {
        return "nothing".into();
    }
    listed(goods.iter().map(|(icon, n)| match icon {
        Icon::Florins => format!("{} florins", u16::from(n) * unit),
        Icon::Resource(resource) => format!("{n} {}", resource.id()),
    }))
}

/// `300 florins, 1 extra resource and 1 star`.
pub(super) fn reserve(gain: &Reserve) -> String {
    let Reserve { florins, extra, stars } = *gain;
    let parts = [
        (florins > 0).then(|| format!("{florins} florins")),
        (extra > 0).then(|| count(extra.into(), "extra resource")),
        (stars > 0).then(|| count(stars.into(), "star")),
    ];
    listed(parts.into_iter().flatten())
}

/// `dice: white 3, brown 5, …`.
pub(super) fn dice(values: [u8; 6]) -> String {
    let each = Die::ALL.into_iter().zip(values).map(|(die, value)| format!("{} {value}", die.id()));
    format!("dice: {}", each.collect::<Vec<_>>().join(", "))
}

/// `white, brown and red`.
pub(super) fn colours(dice: Dice) -> String {
    listed(dice.iter().map(|die| die.id().to_string()))
}

impl super::Told<'_> {
    /// A building by its name.
    pub(super) fn building(&self, building: BuildingId) -> &str {
        self.0.tables().buildings.get(building.index()).map_or("a building", |it| it.name_en.as_str())
    }

    /// A work of art, with the house it belongs to where both have one of that name.
    pub(super) fn work(&self, work: Work) -> String {
        let works = &self.0.tables().works;
        let name = &works[work as usize].name_en;
        let several = works.iter().filter(|it| it.name_en == *name).count() > 1;
        match (several, work.is_palace()) {
            (false, _) => name.clone(),
            (true, true) => format!("{name} of the palace"),
            (true, false) => format!("{name} of the church"),
        }
    }

    /// Where an icon is crossed.
    pub(super) fn target(&self, target: Target) -> String {
        match (target.as_work(), target.as_space()) {
            (Some(work), _) => self.work(work),
            (None, space) => format!("space {}", space.unwrap_or(0)),
        }
    }

    /// Where something comes from.
    pub(super) fn source(&self, source: Source) -> String {
        match source {
            Source::Die(die) => format!("the {} die", die.id()),
            Source::Building(building) => self.building(building).into(),
            Source::Space(space) => format!("space {space}"),
            Source::Work(work) => self.work(work),
            Source::Box(track, place) => format!("box {place} of the {} track", track.id()),
            Source::TrackEnd(track) => format!("the end of the {} track", track.id()),
        }
    }
}
