//! Told phrases as lines of a page: the words of `words`, with slots drawn by the game.

use maud::{Markup, html};
use words::{Lang, Phrase, Piece, pieces};

/// How a game draws a slot: what it is, and the same in plain text.
pub type Slots<'a> = &'a dyn Fn(&str, &str) -> Markup;

/// A phrase with its slots drawn.
pub fn phrase(lang: Lang, told: &Phrase, slot: Slots<'_>) -> Markup {
    parts(pieces(lang, told), slot)
}

/// What one seat did, as one sentence: the name stands once, and the parts are joined. `None` if there is nothing to tell.
pub fn sentence(lang: Lang, told: &[Phrase], slot: Slots<'_>) -> Option<Markup> {
    let last = told.len().checked_sub(1)?;
    Some(html! {
        @for (i, phrase) in told.iter().enumerate() {
            @if i > 0 { "; " }
            (parts(joined(pieces(lang, phrase), i > 0, i < last), slot))
        }
    })
}

fn parts(pieces: Vec<Piece>, slot: Slots<'_>) -> Markup {
    html! {
        @for piece in pieces {
            @match piece {
                Piece::Text(text) => { (text) }
                Piece::Slot(what, plain) => { (slot(&what, &plain)) }
            }
        }
    }
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
