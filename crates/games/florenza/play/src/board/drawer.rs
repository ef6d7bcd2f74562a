//! The drawer of all buildings: what each needs and does, what is missing for the next space, and the button to build.

use super::marks;
use super::scene::Scene;
use crate::texts::series_name;
use boards::icons::icon;
use florenza::Action;
use florenza::building::BuildingId;
use florenza::data::Series;
use florenza::goods::{Goods, Icon};
use florenza::pieces::Target;
use florenza::state::Player;
use maud::{Markup, html};

/// The groups of buildings, each with the colour it has.
pub(super) const SERIES: [(Series, &str); 4] = [
    (Series::Value, "territory"),
    (Series::Exchange, "character"),
    (Series::Privilege, "building"),
    (Series::Prestige, "venture"),
];

/// The drawer; it opens by its address.
pub(super) fn drawer(scene: &Scene<'_>) -> Markup {
    let player = scene.player(scene.shown());
    let space = player.next_space().and_then(Target::as_space);
    html! {
        section #buildings.drawer role="dialog" aria-labelledby="h-buildings" {
            header {
                div {
                    h2 #h-buildings {
                        (scene.rule("buildings", key!("flo-b-buildings")))
                        small { (scene.rule_of("district", &space.map_or_else(|| scene.say(key!("flo-b-no-space")), |n| scene.count(key!("flo-b-for-space"), n)))) }
                    }
                    p.hint { (scene.say(key!("flo-b-drawer-hint"))) }
                }
                a.tool href="#leaf" aria-label=(scene.say(key!("flo-b-close"))) { (icon("cross")) }
            }
            div.bh aria-hidden="true" {
                span {} span { (scene.say(key!("flo-b-name"))) } span { (scene.say(key!("flo-b-needs"))) } span { (scene.say(key!("flo-b-effect"))) }
                span {} span { (scene.say(key!("flo-b-missing"))) }
            }
            ul.blist {
                @for (series, colour) in SERIES {
                    li class={ "grp t-" (colour) } { h3 { (scene.tell(&series_name(series))) } }
                    @for building in BuildingId::all() {
                        @if scene.game.tables().buildings[building.index()].series == series { (row(scene, player, building, colour)) }
                    }
                }
            }
        }
    }
}

fn row(scene: &Scene<'_>, player: &Player, building: BuildingId, colour: &str) -> Markup {
    let action = Action::Build(building);
    let data = &scene.game.tables().buildings[building.index()];
    let missing = player.next_space().map(|it| data.cost.missing(player.crossed[it.index()]));
    let state = if player.buildings.contains(building) {
        "own"
    } else if scene.may(action) {
        "now"
    } else if missing.is_some_and(|it| is_in_reach(scene, player, it)) {
        "then"
    } else {
        "no"
    };
    let inside = html! {
        span.n { (building.number()) }
        span.bn { (scene.building(building)) }
        span.bc { (marks::cost(scene, data.cost)) }
        span.be { (marks::effect(scene, &data.effect)) }
        span.bp { (marks::said(data.points, "vp", &scene.tell(&crate::texts::points(data.points.into())))) }
        span.st {
            @match (state, missing) {
                ("own", _) => { (scene.say(key!("flo-b-yours"))) }
                ("now", _) => { (icon("check")) (scene.say(key!("flo-b-build"))) }
                (_, Some(missing)) => { (marks::cost(scene, missing)) }
                (_, None) => { (icon("lock")) }
            }
        }
    };
    html! {
        li class={ "b " (state) " t-" (colour) } {
            @if state == "now" {
                button.row form="act" name="action" value=(action) data-preview aria-label=(scene.action(action)) { (inside) }
            } @else {
                div.row title=[scene.lacks(action)] { (inside) }
            }
        }
    }
}

/// Whether the reserve could pay what is missing.
pub(super) fn is_in_reach(scene: &Scene<'_>, player: &Player, missing: Goods) -> bool {
    let florins = missing.get(Icon::Florins);
    let resources = missing.count() - florins;
    resources <= player.reserve.extra
        && u16::from(florins) * scene.game.tables().unit <= player.reserve.florins
}
