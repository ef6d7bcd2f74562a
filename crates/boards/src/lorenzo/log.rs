//! Lines of the log: words with icons.

use super::marks;
use crate::icons::emblem_of;
use crate::told;
use ::lorenzo::Event;
use ::lorenzo::items::{Amounts, Item};
use kernel::Seat;
use maud::{Markup, html};
use words::lorenzo::Teller;
use words::{Lang, Phrase};

/// An event as a line; `None` for what the log does not tell.
pub fn line(teller: &Teller<'_>, event: &Event) -> Option<Markup> {
    Some(phrase(teller.lang, &words::lorenzo::event(teller, event)?))
}

/// What one seat did, as one sentence: the name stands once, and the parts are joined.
pub fn sentence(teller: &Teller<'_>, events: &[Event]) -> Option<Markup> {
    let told: Vec<Phrase> = events.iter().filter_map(|event| words::lorenzo::event(teller, event)).collect();
    told::sentence(teller.lang, &told, &|what, plain| slot(teller.lang, what, plain))
}

/// A phrase with its slots drawn.
pub fn phrase(lang: Lang, told: &Phrase) -> Markup {
    told::phrase(lang, told, &|what, plain| slot(lang, what, plain))
}

fn slot(lang: Lang, what: &str, plain: &str) -> Markup {
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
