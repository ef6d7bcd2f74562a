//! Where a decision leads: what a crossed icon brings into reach and where else it fits, or what is left at the end.

use super::scene::Scene;
use super::{drawer, marks};
use crate::texts::reserve;
use boards::icons::icon;
use boards::markup::capital;
use florenza::Action;
use florenza::building::BuildingId;
use florenza::goods::Goods;
use florenza::pieces::Target;
use florenza::state::Player;
use maud::{Markup, html};
use words::{Arg, Phrase};

/// How many buildings are named: those of which the least is missing.
const NEAREST: usize = 3;

/// Rows of a preview about the sheet as it would be.
pub(super) fn rows(scene: &Scene<'_>, action: Action, before: &Player, after: &Player) -> Markup {
    match action {
        Action::To(target) | Action::Pay(target) => crossing(scene, target, before, after),
        Action::End => ending(scene, after),
        _ => html! {},
    }
}

fn crossing(scene: &Scene<'_>, target: Target, before: &Player, after: &Player) -> Markup {
    let i = target.index();
    let (all, crossed) = (scene.game.tables().icons[i], after.crossed[i]);
    let Some((kind, _)) = crossed.without(before.crossed[i]).iter().next() else { return html! {} };
    let of = Phrase::new(key!("flo-b-place")).number("n", crossed.count()).number("of", all.count());
    let left = all.missing(crossed);
    let near = if before.next_space() == Some(target) { nearer(scene, before, after, i) } else { Vec::new() };
    let others: Vec<Target> = scene.places(before, kind).into_iter().filter(|it| *it != target).collect();
    html! {
        dt { (capital(&scene.target(target))) }
        dd { (marks::cost(scene, crossed)) " " i { (scene.tell(&of)) } }
        @if target.as_work().is_some() {
            dt { (scene.say(key!("flo-b-missing"))) }
            dd { @if left.is_none() { (scene.say(key!("flo-b-all-crossed"))) } @else { (marks::cost(scene, left)) } }
        }
        @if !near.is_empty() {
            dt { (scene.say(key!("flo-b-in-reach"))) }
            dd {
                @for (building, missing) in near.into_iter().take(NEAREST) {
                    span.nr {
                        (scene.building(building)) " "
                        @if missing.is_none() { (icon("check")) } @else { (marks::cost(scene, missing)) }
                    }
                }
            }
        }
        @if !others.is_empty() { dt { (scene.say(key!("flo-b-or-in"))) } dd.tx { (named(scene, &others)) } }
    }
}

/// The buildings that the crossed icon brings nearer and the reserve could complete, with what is still missing.
fn nearer(scene: &Scene<'_>, before: &Player, after: &Player, i: usize) -> Vec<(BuildingId, Goods)> {
    let missing = |player: &Player, it: BuildingId| {
        scene.game.tables().buildings[it.index()].cost.missing(player.crossed[i])
    };
    let mut near: Vec<(BuildingId, Goods)> = BuildingId::all()
        .filter(|it| !after.buildings.contains(*it))
        .filter(|it| missing(after, *it).count() < missing(before, *it).count())
        .map(|it| (it, missing(after, it)))
        .filter(|(_, left)| drawer::is_in_reach(scene, after, *left))
        .collect();
    near.sort_by_key(|(_, left)| left.count());
    near
}

/// Works by name, spaces by number: `Garden, Pulpit, spaces 2, 4–8`; no line ends within a row of numbers.
fn named(scene: &Scene<'_>, targets: &[Target]) -> String {
    let works = targets.iter().filter(|it| it.as_work().is_some()).map(|it| scene.target(*it));
    let mut spans: Vec<(u8, u8)> = Vec::new();
    for space in targets.iter().filter_map(|it| it.as_space()) {
        match spans.last_mut() {
            Some((_, last)) if *last + 1 == space => *last = space,
            _ => spans.push((space, space)),
        }
    }
    let span = |(first, last): (u8, u8)| {
        if first == last { first.to_string() } else { format!("{first}–\u{2060}{last}") }
    };
    let list: Vec<String> = spans.iter().copied().map(span).collect();
    let spaces = match spans[..] {
        [] => None,
        [(first, last)] if first == last => Some(scene.count(key!("flo-space"), first)),
        _ => Some(scene.tell(&Phrase::new(key!("flo-b-spaces")).with("list", Arg::Text(list.join(", "))))),
    };
    works.chain(spaces).collect::<Vec<_>>().join(", ")
}

/// What is kept for later, and what could still be built.
fn ending(scene: &Scene<'_>, after: &Player) -> Markup {
    let kept: Vec<String> = reserve(&after.reserve).iter().map(|part| scene.tell(part)).collect();
    let buildable = scene.legal.iter().filter(|it| matches!(it, Action::Build(_))).count();
    html! {
        @if !kept.is_empty() { dt { (scene.say(key!("flo-b-reserve"))) } dd.tx { (kept.join(", ")) } }
        @if buildable > 0 { dt { (scene.say(key!("flo-b-buildings"))) } dd.tx { (scene.count(key!("flo-b-buildable"), buildable as i64)) } }
    }
}
