//! Lines of the log: words with icons.

use super::marks;
use super::scene::Scene;
use boards::icons::{emblem_of, icon, meaning};
use boards::markup;
use florenza::Event;
use florenza::pieces::{Die, Resource, Track};
use kernel::Seat;
use maud::{Markup, html};
use words::Phrase;

/// What one seat did, as one sentence: the name stands once, and the parts are joined.
pub(super) fn sentence(scene: &Scene<'_>, events: &[Event]) -> Option<Markup> {
    markup::sentence(scene.lang, &crate::texts::told(&scene.teller(), events), &slot)
}

/// A phrase with its slots drawn.
pub(super) fn phrase(scene: &Scene<'_>, told: &Phrase) -> Markup {
    markup::phrase(scene.lang, told, &slot)
}

/// What a phrase leaves to be drawn: icons, dice, tracks, names.
pub(super) fn slot(what: &str, plain: &str) -> Markup {
    match what.split_once(':') {
        Some(("icons", list)) if !list.is_empty() => {
            html! { span.many title=(plain) { (icons(list)) span.vh { (plain) } } }
        }
        Some(("reserve", list)) => html! { span.many title=(plain) { (reserve(list)) span.vh { (plain) } } },
        Some(("points", n)) => html! { span.amt title=(plain) { b { (n) } (meaning("vp", plain)) } },
        Some(("dice", list)) => html! { span.many title=(plain) { (dice(list)) span.vh { (plain) } } },
        Some(("track", id)) if Track::from_id(id).is_some() => html! { span.amt.tk { (icon(id)) (plain) } },
        Some(("seat", number)) => match number.parse().ok().and_then(Seat::new) {
            Some(seat) => html! { span class={ "who p-" (emblem_of(seat)) } { b { (plain) } } },
            None => html! { b { (plain) } },
        },
        Some(("building" | "targets", _)) => html! { b { (plain) } },
        _ => html! { (plain) },
    }
}

fn pairs(list: &str) -> impl Iterator<Item = (&str, u16)> {
    list.split(',').filter_map(|part| part.split_once('=')).filter_map(|(id, n)| Some((id, n.parse().ok()?)))
}

/// The words stand beside the pictures, unseen.
fn icons(list: &str) -> Markup {
    html! {
        @for (id, n) in pairs(list) {
            @match Resource::from_id(id) {
                Some(resource) => { (marks::counted(n, marks::resource_icon(resource))) }
                None => { (marks::counted(n, "coins")) }
            }
        }
    }
}

fn reserve(list: &str) -> Markup {
    let numbers: Vec<u16> = list.split(',').filter_map(|n| n.parse().ok()).collect();
    html! {
        @for (n, name) in numbers.into_iter().zip(["coins", "crate", "star"]) {
            @if n > 0 { (marks::counted(n, name)) }
        }
    }
}

fn dice(list: &str) -> Markup {
    html! {
        @for (id, value) in pairs(list) {
            @if let Some(it) = Die::from_id(id) {
                @if value == 0 { span class={ "chip d-" (it.id()) } aria-hidden="true" {} }
                @else { span class={ "die wee d-" (it.id()) } aria-hidden="true" { (icon(&format!("die-{value}"))) } }
            }
        }
    }
}
