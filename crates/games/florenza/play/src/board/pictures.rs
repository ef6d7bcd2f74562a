//! Which picture belongs to what: works, buildings, the stage, medals.

use boards::Pictures;
use florenza::building::BuildingId;
use florenza::pieces::Work;
use maud::Markup;

/// A work of art, filling its arch. In an element with the class `sinopia` it is a red under-drawing.
pub(super) fn work(pictures: Pictures<'_>, work: Work) -> Markup {
    pictures.draw("works", work.id(), "art")
}

/// The facade of a building.
pub(super) fn building(pictures: Pictures<'_>, building: BuildingId) -> Markup {
    let name = format!("building-{:02}", building.number());
    pictures.draw(&name, &name, "art")
}

/// A piece of the stage: what stands behind and above the city.
pub(super) fn stage(pictures: Pictures<'_>, name: &str) -> Markup {
    pictures.draw("stage", name, &format!("art st-{name}"))
}

/// Somebody's medal.
pub(super) fn medal(pictures: Pictures<'_>, name: &str) -> Markup {
    pictures.draw("medals", name, "medal")
}
