//! Slots of phrases in the log: words with icons.

use super::cards::mark;
use boards::icons::{emblem_of, icon};
use kernel::Seat;
use maud::{Markup, html};
use wiege::pieces::Colour;

/// A slot of a phrase, drawn: names in the colour of their seat, cards and symbols as icons with their words for those
/// who cannot see them.
pub(super) fn slot(what: &str, plain: &str) -> Markup {
    let (kind, id) = what.split_once(':').unwrap_or((what, ""));
    match kind {
        "seat" => match id.parse().ok().and_then(Seat::new) {
            Some(seat) => html! { span class={ "who p-" (emblem_of(seat)) } { b { (plain) } } },
            None => html! { b { (plain) } },
        },
        "card" => html! { span.of-card title=(plain) { (card_icons(id)) span.vh { (plain) } } },
        "symbol" => html! { span class={ "s s-" (id) } title=(plain) { (icon(id)) span.vh { (plain) } } },
        "stones" => html! { span.amt { b { (id) } (icon("infl")) span.vh { (plain) } } },
        "event" => html! { b { (plain) } },
        _ => html! { (plain) },
    }
}

/// A card in a line: a character's value, symbols, a mark.
fn card_icons(look: &str) -> Markup {
    html! {
        span aria-hidden="true" {
            @for part in look.split(',') {
                @match (part, part.split_once('=')) {
                    (_, Some((name, value))) => { (icon(name)) b { (value) } }
                    ("genius-blue", _) => { (icon(mark(Colour::Blue))) }
                    ("genius-red", _) => { (icon(mark(Colour::Red))) }
                    ("rotation", _) => { (icon("rot")) }
                    (symbol, None) => { span class={ "s s-" (symbol) } { (icon(symbol)) } }
                }
            }
        }
    }
}
