//! What the pages say and ask of a game beside its table: its picture, its rules, its options.

mod florenza;
mod lorenzo;
mod wiege;

use super::posts::Fields;
use super::reader::Reader;
use crate::title::Title;
use boards::Exhibit;
use maud::{Markup, html};
use serde_json::Value;
use words::Lang;

/// A game as it is offered.
pub struct Offer {
    /// A drawing for the front page.
    pub picture: &'static str,
    /// Words beside the number of players, by their keys.
    pub facts: &'static [&'static str],
    /// The rules in our own words, as Markdown.
    pub rules: fn(Lang) -> &'static str,
    /// The questions and rulings, as Markdown.
    pub rulings: fn(Lang) -> &'static str,
    /// The pieces that are shown in a gallery.
    pub gallery: Gallery,
    /// What of the component data is our own reconstruction, and how to correct it.
    pub reconstructed: Option<fn(&Reader) -> Markup>,
    /// The questions of the form that opens a table.
    pub ask: fn(&Reader) -> Markup,
    /// What the front page asks beside the opponents.
    pub front: Option<fn(&Reader) -> Markup>,
    /// What the front page asks who plays against nobody, in place of the level of bots.
    pub alone: Option<fn(&Reader) -> Markup>,
    /// The options out of the answers; `Null` where the form did not ask.
    pub options: fn(&Fields) -> Value,
}

/// Which pieces are wished for.
#[derive(Debug, Default, serde::Deserialize)]
pub struct Filter {
    /// Of which kind.
    pub kind: Option<String>,
    /// Of which period.
    pub period: Option<String>,
    /// With which letters in what is told of it.
    pub q: Option<String>,
}

impl Filter {
    /// Whether a piece is among those wished for.
    pub fn wants(&self, piece: &Exhibit) -> bool {
        let any = |wish: &Option<String>| wish.as_deref().is_none_or(str::is_empty);
        let is_kind = any(&self.kind) || self.kind.as_deref() == Some(piece.kind);
        let is_period = any(&self.period)
            || self
                .period
                .as_ref()
                .is_some_and(|wish| piece.period.is_some_and(|it| it.to_string() == *wish));
        let told = piece.told.to_lowercase();
        let is_told = self.q.as_ref().is_none_or(|q| told.contains(&q.trim().to_lowercase()));
        is_kind && is_period && is_told
    }
}

/// Everything of a game that can be looked up.
pub struct Gallery {
    /// The key of its title.
    pub title: &'static str,
    /// The kinds to choose from, each with the key of its word.
    pub kinds: &'static [(&'static str, &'static str)],
    /// What the periods are called here, by its key, and how each is written; of pieces that have one.
    pub periods: Option<(&'static str, &'static [(&'static str, &'static str)])>,
    /// All pieces in a language; the second is the address of the rules.
    pub pieces: fn(Lang, &str) -> Vec<Exhibit>,
}

impl Title {
    /// How the game is offered; none for those that only tests and demonstrations play.
    pub fn offer(self) -> Option<&'static Offer> {
        match self {
            Title::Lorenzo => Some(&lorenzo::OFFER),
            Title::Florenza => Some(&florenza::OFFER),
            Title::Wiege => Some(&wiege::OFFER),
            Title::Nim => None,
        }
    }
}

/// A yes or no of a form, with what it means.
pub fn check(reader: &Reader, name: &str, what: &'static str, why: &'static str) -> Markup {
    html! { label.option { input type="checkbox" name=(name) value="yes"; span { (reader.say(what)) } small { (reader.say(why)) } } }
}

/// One of several answers of a form, with what it means.
pub fn one_of(
    reader: &Reader,
    name: &str,
    value: &str,
    is_usual: bool,
    what: &'static str,
    why: &'static str,
) -> Markup {
    html! { label.option { input type="radio" name=(name) value=(value) checked[is_usual]; span { (reader.say(what)) } small { (reader.say(why)) } } }
}
