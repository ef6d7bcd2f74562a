//! Told phrases as lines of a page: the words of `words`, with slots drawn by the game.

use maud::{Markup, html};
use std::fmt::Display;
use words::{Arg, Lang, Phrase, Piece, pieces};

/// How a game draws a slot: what it is, and the same in plain text.
pub type Slots<'a> = &'a dyn Fn(&str, &str) -> Markup;

/// A phrase with its slots drawn.
pub fn phrase(lang: Lang, told: &Phrase, slot: Slots<'_>) -> Markup {
    parts(pieces(lang, told), slot)
}

/// What happened in a row, as one sentence: the parts are joined, and who did several of them is named once. `None` if
/// there is nothing to tell.
pub fn sentence(lang: Lang, told: &[Phrase], slot: Slots<'_>) -> Option<Markup> {
    let last = told.len().checked_sub(1)?;
    let mut subject = None;
    let mut joined = Vec::new();
    for (i, phrase) in told.iter().enumerate() {
        let pieces = pieces(lang, phrase);
        let head = head(&pieces).map(str::to_owned);
        joined.push(cut(pieces, head.is_some() && head == subject, i < last));
        subject = head.or(subject);
    }
    Some(html! {
        @for (i, pieces) in joined.into_iter().enumerate() {
            @if i > 0 { "; " }
            (parts(pieces, slot))
        }
    })
}

/// The player that a phrase begins with.
fn head(pieces: &[Piece]) -> Option<&str> {
    match pieces.first() {
        Some(Piece::Slot(what, _)) if what.starts_with("seat:") => Some(what),
        _ => None,
    }
}

/// A heading's word as the way to its rule: `rules` is the address of the rules.
pub fn rule(lang: Lang, rules: &str, anchor: &str, word: &str) -> Markup {
    html! { a.to-rule href={ (rules) "#" (anchor) } title=(rule_title(lang, word)) { (word) } }
}

/// What a way to a rule is called.
pub fn rule_title(lang: Lang, word: &str) -> String {
    words::tell(lang, &Phrase::new("book-open").with("what", Arg::Text(word.to_owned())))
}

/// What may be done, in words: buttons of the form `act`, each with its action, its sentence, and what stands beside it.
pub fn choices<A: Display>(all: impl IntoIterator<Item = (A, String, Markup)>) -> Markup {
    html! {
        ul.do {
            @for (action, words, beside) in all {
                li { button.btn form="act" name="action" value=(action) { (words) } (beside) }
            }
        }
    }
}

/// With a capital letter, where a word of ours stands as a title.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
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
fn cut(mut pieces: Vec<Piece>, cut_head: bool, cut_end: bool) -> Vec<Piece> {
    if cut_head {
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
