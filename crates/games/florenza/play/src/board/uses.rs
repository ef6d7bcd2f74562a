//! What a die can be used for, what each use would bring, and why one is not possible.

use super::marks;
use super::scene::Scene;
use crate::texts::{artist_name, track_name, word};
use boards::icons::icon;
use boards::markup::capital;
use florenza::Action;
use florenza::building::{BoxEffect, BuildingEffect, Buildings};
use florenza::data::Character;
use florenza::goods::Icon;
use florenza::pending::Use;
use florenza::pieces::{Artist, Die, Track, Work};
use florenza::state::Player;
use maud::{Markup, html};
use words::Phrase;

/// Whether the seat that looks can use this die now.
pub(super) fn is_usable(scene: &Scene<'_>, die: Die) -> bool {
    scene.legal.iter().any(|it| matches!(it, Action::Use(d, _) if *d == die))
}

/// All uses of a die; the style sheet shows those of the chosen one.
pub(super) fn of(scene: &Scene<'_>, die: Die) -> Markup {
    let player = scene.player(scene.shown());
    let own = [Use::Resources, Use::Character, Use::Florins];
    let granted = [Use::Anonymous, Use::Alike, Use::Steps, Use::Purse];
    let owned = |usage: &Use| !power(scene, player, *usage).is_empty();
    let uses: Vec<Use> = own.into_iter().chain(granted.into_iter().filter(owned)).collect();
    let colour = word(format!("flo-of-die-{}", die.id()));
    let title =
        Phrase::new(key!("flo-b-uses-of")).with("die", colour).number("value", scene.open().value(die));
    html! {
        div class={ "of-die of-" (die.id()) } {
            h2.vh { (scene.tell(&title)) }
            ol class={ "uses u" (uses.len()) } {
                @for usage in uses { li { (one(scene, player, die, usage)) } }
            }
        }
    }
}

/// The buildings of a player that grant a use.
fn power(scene: &Scene<'_>, player: &Player, usage: Use) -> Buildings {
    let powers = &scene.game.tables().powers;
    let power = match usage {
        Use::Resources | Use::Character | Use::Florins => return Buildings::NONE,
        Use::Anonymous => powers.anonymous,
        Use::Alike => powers.alike,
        Use::Steps => powers.steps,
        Use::Purse => powers.purse,
    };
    player.buildings.both(power)
}

fn one(scene: &Scene<'_>, player: &Player, die: Die, usage: Use) -> Markup {
    let action = Action::Use(die, usage);
    let class = if matches!(usage, Use::Resources | Use::Character | Use::Florins) { "" } else { " house" };
    let using = scene.legal.iter().any(|it| matches!(it, Action::Use(..)));
    let why = if using { scene.lacks(action) } else { None };
    let face = html! {
        span.what { (what(scene, player, die, usage)) }
        b.un { (name(scene, player, die, usage)) }
    };
    html! {
        @if scene.may(action) {
            button class={ "use ok" (class) } form="act" name="action" value=(action) data-preview {
                span.key aria-hidden="true" { (icon("check")) }
                (face)
                small { (then(scene, player, die, usage)) }
            }
        } @else if let Some(why) = why {
            div class={ "use no" (class) } {
                span.key aria-hidden="true" { (icon("cross")) }
                (face)
                small.because { (why) }
            }
        } @else {
            div class={ "use" (class) } { (face) small { (then(scene, player, die, usage)) } }
        }
    }
}

fn name(scene: &Scene<'_>, player: &Player, die: Die, usage: Use) -> String {
    match (usage, scene.game.tables().faces[die as usize].character) {
        (Use::Resources, _) => scene.say(key!("flo-b-use-resources")),
        (Use::Florins, _) => scene.say(key!("flo-b-use-florins")),
        (Use::Character, Character::Track(track, _)) => capital(&scene.tell(&track_name(track))),
        (Use::Character, Character::Artist(artist, _)) => capital(&scene.tell(&artist_name(artist))),
        _ => power(scene, player, usage).lowest().map(|it| scene.building(it)).unwrap_or_default(),
    }
}

/// The values that the player can use the die with: one, or with the right building all.
fn values(scene: &Scene<'_>, player: &Player, die: Die) -> std::ops::RangeInclusive<u8> {
    if player.buildings.both(scene.game.tables().powers.value[die as usize]).is_empty() {
        let value = scene.open().value(die);
        value..=value
    } else {
        1..=6
    }
}

/// The least and the most of something over the values: `2`, or `1–2`.
fn span<N: Ord + Copy + std::fmt::Display>(
    values: std::ops::RangeInclusive<u8>,
    of: impl Fn(usize) -> N,
) -> String {
    let all: Vec<N> = values.map(|value| of(usize::from(value.max(1)) - 1)).collect();
    match (all.iter().min(), all.iter().max()) {
        (Some(least), Some(most)) if least == most => format!("{least}"),
        (Some(least), Some(most)) => format!("{least}–{most}"),
        _ => String::new(),
    }
}

fn what(scene: &Scene<'_>, player: &Player, die: Die, usage: Use) -> Markup {
    let face = &scene.game.tables().faces[die as usize];
    let values = values(scene, player, die);
    let effect =
        power(scene, player, usage).lowest().map(|it| scene.game.tables().buildings[it.index()].effect);
    match (usage, face.character) {
        (Use::Resources, _) => {
            marks::counted(span(values, |i| face.count[i]), marks::resource_icon(face.resource))
        }
        (Use::Character, Character::Track(track, steps)) => {
            marks::counted(format!("+{}", span(values, |i| steps[i])), track.id())
        }
        (Use::Character, Character::Artist(artist, _)) => html! {
            (icon(artist.id()))
            (marks::paid(&span(values, |i| scene.game.wage(player, die, i as u8 + 1).0)))
        },
        (Use::Florins, _) => marks::counted(format!("+{}", face.florins), "coins"),
        (Use::Anonymous, _) => html! { (icon("anon")) (marks::counted(scene.game.tables().anonymous, "vp")) },
        _ => match effect {
            Some(BuildingEffect::AnyDieSameResources { amount, .. }) => marks::counted(amount, "anyres"),
            Some(BuildingEffect::AnyDieSteps { amount, .. }) => {
                marks::counted(format!("+{amount}"), "ladder")
            }
            Some(BuildingEffect::AnyDieFlorins { amount, .. }) => {
                marks::counted(format!("+{amount}"), "coins")
            }
            _ => html! {},
        },
    }
}

/// What comes of it, in short.
fn then(scene: &Scene<'_>, player: &Player, die: Die, usage: Use) -> Markup {
    let face = &scene.game.tables().faces[die as usize];
    let florins = player.reserve.florins;
    let effect =
        power(scene, player, usage).lowest().map(|it| scene.game.tables().buildings[it.index()].effect);
    let free = values(scene, player, die).count() > 1;
    match (usage, face.character) {
        (Use::Resources, _) => match scene.places(player, Icon::Resource(face.resource)).len() {
            0 => html! { (scene.say(key!("flo-b-lost"))) },
            n => {
                html! { (scene.count(key!("flo-b-fits"), n as i64)) @if free { ", " (scene.say(key!("flo-b-free-value"))) } }
            }
        },
        (Use::Character, Character::Track(track, steps)) => {
            let n = values(scene, player, die).map(|value| steps[usize::from(value.max(1)) - 1]).max();
            html! { (boxes(scene, player, track, n.unwrap_or(0))) @if free { " " (scene.say(key!("flo-b-free-value"))) } }
        }
        (Use::Character, Character::Artist(artist, _)) => works(scene, player, Some(artist)),
        (Use::Florins, _) => html! { (florins) " → " (florins + face.florins) },
        (Use::Anonymous, _) => works(scene, player, None),
        (Use::Alike, _) => html! { (scene.say(key!("flo-b-one-kind"))) ", " (scene.say(key!("flo-b-once"))) },
        (Use::Steps, _) => {
            html! { (scene.say(key!("flo-b-one-track"))) ", " (scene.say(key!("flo-b-once"))) }
        }
        (Use::Purse, _) => match effect {
            Some(BuildingEffect::AnyDieFlorins { amount, .. }) => {
                html! { (florins) " → " (florins + amount) ", " (scene.say(key!("flo-b-once"))) }
            }
            _ => html! {},
        },
    }
}

/// The boxes that so many steps would cross, or florins beyond the end.
pub(super) fn boxes(scene: &Scene<'_>, player: &Player, track: Track, steps: u8) -> Markup {
    let row = &scene.game.tables().tracks[track as usize].boxes;
    let beyond = BoxEffect::Florins { amount: scene.game.tables().overflow };
    let at = |step: u8| row.get(usize::from(player.at(track) + step)).unwrap_or(&beyond);
    html! { @for step in 0..steps { span.bxs { (marks::boxed(scene, at(step))) } } }
}

/// How many works are named in an arch; which else are ready is seen on the sheet.
const NAMED: usize = 2;

/// The works that are ready for an artist, with their points.
fn works(scene: &Scene<'_>, player: &Player, artist: Option<Artist>) -> Markup {
    let tables = scene.game.tables();
    let any = !player.buildings.both(tables.powers.any_artist).is_empty();
    let is_ready = |work: &Work| {
        let i = work.target().index();
        let fits = artist.is_none_or(|it| any || tables.works[*work as usize].takes(it));
        fits && !player.has_done(*work) && tables.icons[i] == player.crossed[i]
    };
    let mut ready: Vec<Work> = Work::ALL.into_iter().filter(is_ready).collect();
    ready.sort_by_key(|work| std::cmp::Reverse(tables.works[*work as usize].points));
    let bonus = if artist.is_some() { tables.paid } else { tables.anonymous };
    html! {
        @if ready.is_empty() { (scene.tell(&Phrase::new(key!("flo-no-work-ready")))) }
        @for work in ready.iter().take(NAMED).copied() {
            span.nr { (scene.work(work)) " " (marks::counted(format!("{}+{bonus}", tables.works[work as usize].points), "vp")) } " "
        }
        @if ready.len() > NAMED { "+" (ready.len() - NAMED) }
    }
}
