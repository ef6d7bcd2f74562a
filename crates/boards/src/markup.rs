//! Phrases as markup: the words of `words`, with slots drawn by the game; and our Markdown.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::html::push_html;
use pulldown_cmark::{Options, Parser};
use std::fmt::Display;
use words::{Arg, Lang, Phrase, Piece, key, pieces};

/// How a game draws a slot: what it is, and the same in plain text.
pub type Slots<'a> = &'a dyn Fn(&str, &str) -> Markup;

/// A phrase with its slots drawn.
pub fn phrase(lang: Lang, told: &Phrase, slot: Slots<'_>) -> Markup {
    parts(pieces(lang, told), slot)
}

/// What happened in a row, as one sentence: the parts are joined, and who did several of them is named once. A part that
/// does not begin with a name begins a sentence of its own, since languages differ in what they write small. `None` if there
/// is nothing to tell.
pub fn sentence(lang: Lang, told: &[Phrase], slot: Slots<'_>) -> Option<Markup> {
    let told: Vec<Vec<Piece>> = told.iter().map(|phrase| pieces(lang, phrase)).collect();
    let joins: Vec<bool> = told.iter().skip(1).map(|next| head(next).is_some()).chain([false]).collect();
    let mut subject = None;
    let mut joined = Vec::new();
    for (pieces, joins) in told.into_iter().zip(joins) {
        let head = head(&pieces).map(str::to_owned);
        joined.push((cut(pieces, head.is_some() && head == subject, joins), joins));
        subject = head.or(subject);
    }
    let last = joined.len().checked_sub(1)?;
    Some(html! {
        @for (i, (pieces, joins)) in joined.into_iter().enumerate() {
            (parts(pieces, slot))
            @if joins { "; " } @else if i < last { " " }
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
    words::tell(lang, &Phrase::new(key!("book-open")).with("what", Arg::Text(word.to_owned())))
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

/// Our Markdown as markup.
pub fn markdown(text: &str) -> Markup {
    let mut drawn = String::new();
    push_html(&mut drawn, Parser::new_ext(text, Options::ENABLE_HEADING_ATTRIBUTES));
    PreEscaped(drawn)
}

/// A text without its title, which the page has already.
pub fn below_title(text: &str) -> &str {
    &text[text.find("\n## ").unwrap_or(0)..]
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Slot;

    /// It once read "Round 6 begins; The ghost leads".
    #[test]
    fn no_capital_stands_within_a_sentence() {
        let anna = |key| {
            let plain = vec![Phrase::verbatim("Anna")];
            Phrase::new(key).with("who", Arg::Slot(Slot { what: "seat:0".into(), plain }))
        };
        let phrases = [
            Phrase::verbatim("Round 6 begins."),
            Phrase::verbatim("The ghost leads."),
            anna(key!("notify-joined")),
            anna(key!("notify-left")),
        ];
        let said = sentence(Lang::En, &phrases, &|_, plain| html! { (plain) }).map(Markup::into_string);
        let expected = "Round 6 begins. The ghost leads; Anna sits down; leaves; a bot plays on.";
        assert_eq!(said.as_deref(), Some(expected));
        assert_eq!(sentence(Lang::En, &[], &|_, _| html! {}).map(Markup::into_string), None);
    }
}
