//! Lines of the log: words with icons.

use super::marks;
use crate::texts::Teller;
use boards::icons::emblem_of;
use boards::markup;
use kernel::Seat;
use lorenzo::Event;
use lorenzo::items::{Amounts, Item};
use maud::{Markup, html};
use words::{Lang, Phrase};

/// What one seat did in a row, as one sentence; `None` where there is nothing to tell.
pub(super) fn line(teller: &Teller<'_>, events: &[Event]) -> Option<Markup> {
    let told: Vec<Phrase> = events.iter().filter_map(|event| crate::texts::event(teller, event)).collect();
    markup::sentence(teller.lang, &told, &|what, plain| slot(teller.lang, what, plain))
}

/// A phrase with its slots drawn.
pub(super) fn phrase(lang: Lang, told: &Phrase) -> Markup {
    markup::phrase(lang, told, &|what, plain| slot(lang, what, plain))
}

/// A slot of a phrase: amounts as icons, names in bold.
pub(super) fn slot(lang: Lang, what: &str, plain: &str) -> Markup {
    match what.split_once(':') {
        Some(("amounts", list)) => amounts(lang, list, plain),
        Some(("seat", number)) => match number.parse().ok().and_then(Seat::new) {
            Some(seat) => html! { span class={ "who p-" (emblem_of(seat)) } { b { (plain) } } },
            None => html! { b { (plain) } },
        },
        Some(("card" | "leader" | "tile", _)) => html! { b { (plain) } },
        _ => html! { (plain) },
    }
}

fn amounts(lang: Lang, list: &str, plain: &str) -> Markup {
    let mut sum = Amounts::NONE;
    for part in list.split(',').filter(|part| !part.is_empty()) {
        let Some((item, n)) = part.split_once('=') else { continue };
        if let (Some(item), Ok(n)) = (Item::from_id(item), n.parse()) {
            sum[item] = n;
        }
    }
    if sum.is_none() {
        html! { (plain) }
    } else {
        marks::amounts(lang, &sum)
    }
}
