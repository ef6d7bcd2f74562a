//! What pages say and ask of a game beside its table: its picture, its rules, its pieces, its options.

use boards::{Board, Exhibit, Form};
use maud::{Markup, html};
use serde_json::Value;
use std::borrow::Cow;
use words::{Key, Lang, say};

/// A game as it is offered.
pub trait Offered: Board {
    /// Words beside the number of players.
    const FACTS: &'static [Key];
    /// What of it can be looked up.
    const GALLERY: Gallery;

    /// The rules in our own words, as Markdown in parts ([`words::book`]), with the numbers of these component data.
    fn rules(game: &Self::Game, lang: Lang) -> Cow<'static, str>;

    /// The questions and rulings, as Markdown in parts.
    fn rulings(lang: Lang) -> &'static str;

    /// All pieces in a language; `rules` is the address of the rules.
    fn exhibits(game: &Self::Game, lang: Lang, rules: &str) -> Vec<Exhibit>;

    /// What of the component data is our own reconstruction, and how to correct it.
    fn reconstructed(_game: &Self::Game, _lang: Lang) -> Option<Markup> {
        None
    }

    /// The questions of the form that opens a table.
    fn open_form(game: &Self::Game, lang: Lang) -> Markup;

    /// What the front page asks beside the opponents.
    fn front_form(_game: &Self::Game, _lang: Lang) -> Option<Markup> {
        None
    }

    /// What the front page asks whoever plays against nobody, in place of the level of bots.
    fn solo_form(_game: &Self::Game, _lang: Lang) -> Option<Markup> {
        None
    }

    /// The options out of the answers; `Null` where the form did not ask.
    fn options_of(form: &Form) -> Value;
}

/// The pieces of a game that can be looked up.
#[derive(Clone, Copy, Debug)]
pub struct Gallery {
    /// What the page of the pieces is called.
    pub title: Key,
    /// The kinds to choose from, each with its word.
    pub kinds: &'static [(&'static str, Key)],
    /// What the periods are called here, and how each is written; of pieces that have one.
    pub periods: Option<(Key, &'static [(&'static str, &'static str)])>,
}

/// A yes or no of a form, with what it means.
pub fn check(lang: Lang, name: &str, what: Key, why: Key) -> Markup {
    html! { label.option { input type="checkbox" name=(name) value="yes"; span { (say(lang, what)) } small { (say(lang, why)) } } }
}

/// One of several answers of a form, with what it means.
pub fn one_of(lang: Lang, name: &str, value: &str, is_usual: bool, what: Key, why: Key) -> Markup {
    html! { label.option { input type="radio" name=(name) value=(value) checked[is_usual]; span { (say(lang, what)) } small { (say(lang, why)) } } }
}
