//! The district: a street of eight doors.

use super::scene::Scene;
use super::{marks, pictures, sheet};
use boards::icons::meaning;
use florenza::Action;
use florenza::building::{BuildingEffect, BuildingId};
use florenza::pieces::Target;
use florenza::state::Player;
use maud::{Markup, html};

/// The spaces from 1 to 8.
pub(super) fn street(scene: &Scene<'_>, player: &Player) -> Markup {
    html! {
        section.street aria-labelledby="h-street" {
            h3 #h-street.vh { (scene.say(key!("flo-b-district"))) }
            ol { @for space in 1..=8u8 { (door(scene, player, space)) } }
        }
    }
}

fn door(scene: &Scene<'_>, player: &Player, space: u8) -> Markup {
    let built = player.building_in(space);
    let target = Target::space(space);
    let is_next = target.is_some() && player.next_space() == target;
    let state = match (built, target) {
        (Some(_), _) | (None, None) => "is-done",
        (None, Some(target)) => sheet::state(scene, player, target),
    };
    let fresh = built.map(|it| format!("plot-{}-{space}-{}", scene.shown(), it.number()));
    html! {
        li class={ "door " (state) @if is_next { " is-next" } } data-place data-fresh=[fresh] {
            @match (built, target) {
                (Some(building), _) => { (facade(scene, player, space, building)) }
                (None, Some(target)) => {
                    h4.roof { span.no { (space) } (bonus(scene, space, built)) }
                    div.wall { (sheet::squares(scene, player, target)) }
                }
                (None, None) => {}
            }
            p.said { (said_of(scene, space, built, is_next)) }
        }
    }
}

/// A building that stands: its facade, its name and points, and what it does.
fn facade(scene: &Scene<'_>, player: &Player, space: u8, building: BuildingId) -> Markup {
    let row = &scene.game.tables().buildings[building.index()];
    let name = scene.building(building);
    let is_limited = is_limited(&row.effect) && !scene.is_over();
    let is_spent = player.used.contains(building);
    html! {
        div.fac aria-hidden="true" { (pictures::building(scene.pictures, building)) }
        h4 class=(if name.chars().count() > LONG { "long" } else { "" }) { span.no { (space) } " " span.nm { (name) } }
        div class={ "sign" @if is_limited && is_spent { " spent" } } {
            (marks::effect(scene, &row.effect))
            @if space == 1 && !scene.game.tables().spaces[0].scores_building { span.vh { (scene.say(key!("flo-b-start"))) } }
            @else if is_limited {
                @let word = scene.say(if is_spent { key!("flo-b-used-now") } else { key!("flo-b-unused-now") });
                @if is_spent { (meaning("cross", &word)) } @else { span.vh { (word) } }
            }
            (bonus(scene, space, Some(building)))
        }
    }
}

/// Longer names are set smaller.
const LONG: usize = 13;

pub(super) fn bonus(scene: &Scene<'_>, space: u8, built: Option<BuildingId>) -> Markup {
    let row = &scene.game.tables().spaces[usize::from(space) - 1];
    let own =
        built.filter(|_| row.scores_building).map(|it| scene.game.tables().buildings[it.index()].points);
    let points = |n: u8| scene.tell(&crate::texts::points(n.into()));
    html! {
        span.bon {
            @if let Some(n) = own { (marks::said(n, "vp", &points(n))) }
            @if row.points > 0 { (marks::said(format!("+{}", row.points), "vp", &points(row.points))) }
            @if row.extra > 0 && built.is_none() { (marks::said(format!("+{}", row.extra), "crate", &scene.count(key!("flo-extras"), row.extra))) }
        }
    }
}

const fn is_limited(effect: &BuildingEffect) -> bool {
    matches!(
        effect,
        BuildingEffect::AnonymousArtist { .. }
            | BuildingEffect::AnyDieSameResources { .. }
            | BuildingEffect::AnyDieSteps { .. }
            | BuildingEffect::AnyDieFlorins { .. }
            | BuildingEffect::ResourceToFlorins { .. }
            | BuildingEffect::ArtistDiscount { .. }
    )
}

fn said_of(scene: &Scene<'_>, space: u8, built: Option<BuildingId>, is_next: bool) -> Markup {
    let n = scene.legal.iter().filter(|it| matches!(it, Action::Build(_))).count();
    html! {
        @if built.is_some() { span.vh { (scene.say(key!("flo-b-built"))) } }
        @else if is_next && n > 0 { a.go href="#buildings" { (scene.count(key!("flo-b-buildable"), n as i64)) } }
        @else if is_next { (scene.say(key!("flo-b-next"))) }
        @else { i { (scene.count(key!("flo-b-after"), space - 1)) } }
    }
}
