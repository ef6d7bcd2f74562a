//! Icons, amounts and effects, after the icon grammar: number before icon, always.

use super::scene::Scene;
use crate::texts::{artist_name, box_effect, building_effect, icons};
use boards::icons::{icon, meaning};
use florenza::building::{BoxEffect, BuildingEffect};
use florenza::data::Income;
use florenza::goods::{Goods, Icon};
use florenza::pieces::{Artist, Die, Resource};
use maud::{Markup, html};

/// The symbol of a resource; gold is a bar here, since a coin means florins.
pub(super) const fn resource_icon(resource: Resource) -> &'static str {
    match resource {
        Resource::Gold => "goldbar",
        other => other.id(),
    }
}

/// The symbol of an icon on the sheet.
pub(super) const fn icon_name(icon: Icon) -> &'static str {
    match icon {
        Icon::Resource(resource) => resource_icon(resource),
        Icon::Florins => "coins",
    }
}

/// A number before any icon.
pub(super) fn counted(n: impl std::fmt::Display, name: &str) -> Markup {
    html! { span.amt { b { (n) } (icon(name)) } }
}

/// Florins that are paid: `−200`, and nothing as `0`.
pub(super) fn paid(florins: &str) -> Markup {
    counted(format!("{}{florins}", if florins == "0" { "" } else { "−" }), "coins")
}

/// A number before an icon, with words for those who do not see it.
pub(super) fn said(n: impl std::fmt::Display, name: &str, label: &str) -> Markup {
    html! { span.amt title=(label) { b { (n) } (meaning(name, label)) } }
}

/// A resource's name.
pub(super) fn resource_word(scene: &Scene<'_>, resource: Resource) -> String {
    scene.tell(&crate::texts::resource_name(resource))
}

/// An icon of the sheet in words: `cloth`, `100 florins`.
pub(super) fn icon_word(scene: &Scene<'_>, icon: Icon) -> String {
    match icon {
        Icon::Resource(resource) => resource_word(scene, resource),
        Icon::Florins => scene.tell(&icons(scene.game.tables(), icon, 1)),
    }
}

/// So many of one icon; florin icons in florins.
pub(super) fn amount(scene: &Scene<'_>, icon: Icon, n: u8) -> Markup {
    let label = scene.tell(&icons(scene.game.tables(), icon, n));
    let number = if icon == Icon::Florins { u16::from(n) * scene.game.tables().unit } else { n.into() };
    said(number, icon_name(icon), &label)
}

/// A cost: one picture for each resource, florins as a number.
pub(super) fn cost(scene: &Scene<'_>, goods: Goods) -> Markup {
    html! {
        @for (icon, n) in goods.iter() {
            @if icon == Icon::Florins { (amount(scene, icon, n)) }
            @else { @for _ in 0..n { (meaning(icon_name(icon), &icon_word(scene, icon))) } }
        }
    }
}

/// A die's colour as a small square, with its word.
pub(super) fn chip(scene: &Scene<'_>, die: Die) -> Markup {
    let label = scene.tell(&crate::texts::die_name(die));
    html! { span class={ "chip d-" (die.id()) } role="img" aria-label=(label) title=(label) {} }
}

pub(super) fn artist_icon(scene: &Scene<'_>, artist: Artist, class: &str) -> Markup {
    let label = scene.tell(&artist_name(artist));
    html! {
        svg class={ "i i-" (artist.id()) " " (class) } role="img" aria-label=(label) { use href={ "#" (artist.id()) } {} }
    }
}

/// What a building does, in icons with its sentence.
pub(super) fn effect(scene: &Scene<'_>, effect: &BuildingEffect) -> Markup {
    let sentence = scene.tell(&building_effect(scene.game.tables(), effect));
    html! { span.fx title=(sentence) { span aria-hidden="true" { (drawn(scene, effect)) } span.vh { (sentence) } } }
}

fn drawn(scene: &Scene<'_>, effect: &BuildingEffect) -> Markup {
    let becomes = || html! { svg.i.i-arrow.sw aria-hidden="true" { use href="#arrow" {} } };
    let once = || html! { span.once { "1×" } (icon("anydie")) (becomes()) };
    match *effect {
        BuildingEffect::ChooseDieValue { die } => html! { (chip(scene, die)) b { "= 1–6" } },
        BuildingEffect::SwapOneResource { die } => html! {
            (chip(scene, die)) (counted(1, resource_icon(scene.game.tables().faces[die as usize].resource)))
            (becomes()) (icon("anyres"))
        },
        BuildingEffect::AnonymousArtist { .. } => html! {
            (once()) (icon("anon")) (counted(scene.game.tables().anonymous, "vp"))
        },
        BuildingEffect::AnyDieSameResources { amount, .. } => html! { (once()) (counted(amount, "anyres")) },
        BuildingEffect::AnyDieSteps { amount, .. } => {
            html! { (once()) (counted(format!("+{amount}"), "ladder")) }
        }
        BuildingEffect::AnyDieFlorins { amount, .. } => html! { (once()) (counted(amount, "coins")) },
        BuildingEffect::ResourceToFlorins { amount, .. } => html! {
            span.once { "1×" } (counted(1, "anyres")) (becomes()) (counted(amount, "coins"))
        },
        BuildingEffect::ArtistDiscount { amount, .. } => html! {
            span.once { "1×" } span.cut { "−" (amount) (icon("coins")) } (icon("painter"))
        },
        BuildingEffect::GainExtraResources { amount } => html! { (icon("now")) (counted(amount, "crate")) },
        BuildingEffect::MasterpieceValue { amount } => html! {
            (icon("star")) (becomes()) (counted(format!("+{amount}"), "vp"))
        },
        BuildingEffect::AnyArtistType {} => html! {
            (icon("sculptor")) "=" (icon("architect")) "=" (icon("painter"))
        },
        BuildingEffect::None {} => html! { i.hint { (scene.say(key!("flo-b-points-only"))) } },
    }
}

/// What a box of a track gives, with its words.
pub(super) fn boxed(scene: &Scene<'_>, effect: &BoxEffect) -> Markup {
    let label = scene.tell(&box_effect(effect));
    match *effect {
        BoxEffect::Florins { amount } if amount == scene.game.tables().unit => meaning("coins", &label),
        BoxEffect::Florins { amount } => html! { b { (amount) } (meaning("coins", &label)) },
        BoxEffect::Points { amount } => html! { b { (amount) } (meaning("vp", &label)) },
        BoxEffect::Star {} => meaning("star", &label),
        BoxEffect::ExtraResource {} => meaning("crate", &label),
        BoxEffect::Resource {} => meaning("anyres", &label),
        BoxEffect::Step { track } => html! { b { "+" } (meaning(track.id(), &label)) },
        BoxEffect::Die {} => meaning("anydie", &label),
    }
}

/// What a work of the church brings each round.
pub(super) fn income(scene: &Scene<'_>, income: &Income) -> Markup {
    let label = scene.tell(&crate::texts::income(income));
    match *income {
        Income::Florins(n) => said(n, "coins", &label),
        Income::Step(track) => said("+1", track.id(), &label),
    }
}

/// Two strokes of ink.
pub(super) fn strokes() -> Markup {
    html! { svg.xx aria-hidden="true" { use href="#strokes" {} } }
}
