//! Everything Magnifico says to people, in four languages.
//!
//! Texts are Fluent files under `ftl/`, compiled in. A [`Phrase`] is a key with arguments; it is told in a language as
//! plain text ([`tell`]) or in pieces whose slots a page fills with icons, links and names ([`pieces`]). A test finds
//! keys and arguments that a language lacks. Each game has a file of its own; `cards.ftl` and `florenza-names.ftl` hold
//! names that the data lack, `ui.ftl` the words of the pages. The rules themselves are Markdown, under `rules/` ([`rules`]).

pub mod florenza;
mod fluent;
mod lang;
pub mod lorenzo;
pub mod rules;
pub mod wiege;

pub use fluent::{Arg, Phrase, Piece, Slot, knows, pieces, tell};
pub use lang::Lang;

/// A phrase without arguments, as text.
pub fn say(lang: Lang, key: &'static str) -> String {
    tell(lang, &Phrase::new(key))
}
