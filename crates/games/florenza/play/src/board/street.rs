//! The district: a street of eight doors.

use super::scene::Scene;
use super::{marks, sheet};
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
    html! {
        li class={ "door " (state) @if is_next { " is-next" } } {
            h4 {
                span.no { (space) }
                span.nm { @if let Some(building) = built { (scene.building(building)) } }
                @if built.is_none() { (bonus(scene, space, built)) }
            }
            @match (built, target) {
                (Some(building), _) => { (sign(scene, player, space, building)) }
                (None, Some(target)) => { (sheet::squares(scene, player, target)) }
                (None, None) => { div.sign {} }
            }
            p.why { (said_of(scene, space, built, is_next)) @if built.is_some() { (bonus(scene, space, built)) } }
        }
    }
}

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

fn sign(scene: &Scene<'_>, player: &Player, space: u8, building: BuildingId) -> Markup {
    let row = &scene.game.tables().buildings[building.index()];
    html! {
        div.sign {
            (marks::effect(scene, &row.effect))
            @if space == 1 && !scene.game.tables().spaces[0].scores_building { small { (scene.say(key!("flo-b-start"))) } }
            @else if is_limited(&row.effect) && !scene.is_over() {
                small { (scene.say(if player.used.contains(building) { key!("flo-b-used-now") } else { key!("flo-b-unused-now") })) }
            }
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
        @if built.is_some() { (scene.say(key!("flo-b-built"))) }
        @else if is_next && n > 0 { a.go href="#buildings" { (scene.count(key!("flo-b-buildable"), n as i64)) } }
        @else if is_next { (scene.say(key!("flo-b-next"))) }
        @else { (scene.count(key!("flo-b-after"), space - 1)) }
    }
}
