//! Lines of the log: words with icons.

use crate::icons::{emblem_of, icon};
use crate::told;
use ::wiege::cards::CardId;
use ::wiege::data::Face;
use ::wiege::pieces::Symbol;
use ::wiege::{Event, Tables};
use kernel::Seat;
use maud::{Markup, html};
use words::wiege::{Teller, story};

/// What one seat did, as one sentence; `None` for what is not told.
pub fn sentence(teller: &Teller<'_>, events: &[Event]) -> Option<Markup> {
    told::sentence(teller.lang, &story(teller, events), &|what, plain| slot(teller.tables, what, plain))
}

fn slot(tables: &Tables, what: &str, plain: &str) -> Markup {
    let (kind, id) = what.split_once(':').unwrap_or((what, ""));
    match kind {
        "seat" => match id.parse().ok().and_then(Seat::new) {
            Some(seat) => html! { span class={ "who p-" (emblem_of(seat)) } { b { (plain) } } },
            None => html! { b { (plain) } },
        },
        "card" => match CardId::from_id(id) {
            Some(card) => {
                html! { span.of-card title=(plain) { (card_icons(tables, card)) span.vh { (plain) } } }
            }
            None => html! { (plain) },
        },
        "symbol" => html! { span class={ "s s-" (id) } title=(plain) { (icon(id)) span.vh { (plain) } } },
        "stones" => html! { span.amt { b { (id) } (icon("infl")) span.vh { (plain) } } },
        "event" => html! { b { (plain) } },
        _ => html! { (plain) },
    }
}

/// A card in a line: its symbols, its mark, and a character's value.
fn card_icons(tables: &Tables, card: CardId) -> Markup {
    let glyph = |symbol: Symbol| html! { span class={ "s s-" (symbol.id()) } { (icon(symbol.id())) } };
    html! {
        span aria-hidden="true" {
            @if let Some(character) = tables.character(card) { (icon("character")) b { (character.value) } }
            @for symbol in tables.symbols_of(card).iter() { (glyph(symbol)) }
            @match tables.culture(card).map(|it| it.face) {
                Some(Face::Genius(colour)) => { (icon(super::cards::mark(colour))) }
                Some(Face::Rotation) => { (icon("rot")) }
                _ => {}
            }
        }
    }
}
