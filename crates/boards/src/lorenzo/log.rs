//! Lines of the log: words with icons.

use super::marks;
use crate::icons::emblem_of;
use ::lorenzo::Event;
use ::lorenzo::items::{Amounts, Item};
use kernel::Seat;
use maud::{Markup, html};
use words::lorenzo::Teller;
use words::{Lang, Phrase, Piece, pieces};

/// An event as a line; `None` for what the log does not tell.
pub fn line(teller: &Teller<'_>, event: &Event) -> Option<Markup> {
    let told = words::lorenzo::event(teller, event)?;
    Some(phrase(teller.lang, &told))
}

/// What one seat did, as one sentence: the name stands once, and the parts are joined.
pub fn sentence(teller: &Teller<'_>, events: &[Event]) -> Option<Markup> {
    let told: Vec<Phrase> = events.iter().filter_map(|event| words::lorenzo::event(teller, event)).collect();
    let last = told.len().checked_sub(1)?;
    Some(html! {
        @for (i, phrase) in told.iter().enumerate() {
            @if i > 0 { "; " }
            @for piece in joined(pieces(teller.lang, phrase), i > 0, i < last) {
                @match piece {
                    Piece::Text(text) => { (text) }
                    Piece::Slot(what, plain) => { (slot(teller.lang, &what, &plain)) }
                }
            }
        }
    })
}

/// A part of a sentence: without the name at its head, without the stop at its end.
fn joined(mut pieces: Vec<Piece>, cut_head: bool, cut_end: bool) -> Vec<Piece> {
    if cut_head && matches!(pieces.first(), Some(Piece::Slot(what, _)) if what.starts_with("seat:")) {
        pieces.remove(0);
        if let Some(Piece::Text(text)) = pieces.first_mut() {
            *text = text.trim_start().to_owned();
        }
    }
    if cut_end && let Some(Piece::Text(text)) = pieces.last_mut() {
        *text = text.trim_end_matches('.').to_owned();
    }
    pieces
}

/// A phrase with its slots drawn.
pub fn phrase(lang: Lang, told: &Phrase) -> Markup {
    html! {
        @for piece in pieces(lang, told) {
            @match piece {
                Piece::Text(text) => { (text) }
                Piece::Slot(what, plain) => { (slot(lang, &what, &plain)) }
            }
        }
    }
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
