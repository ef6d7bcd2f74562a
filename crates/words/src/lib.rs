//! What Magnifico says to people, in four languages: the languages, phrases, and the words of the pages.
//!
//! Texts are Fluent files, compiled in: those of the pages under `ftl/` here, those of a game in its own folder, each a
//! [`Catalog`]. A [`Phrase`] is a key with arguments; it is told in a language as plain text ([`tell`]) or in pieces whose
//! slots a page fills with icons, links and names ([`pieces`]). A key that is in no file does not compile ([`key!`]). What a
//! game says is a [`Worded`]; its rules are Markdown, in parts ([`book`]).
//!
//! ```
//! assert_eq!(words::say(words::Lang::En, words::key!("site-back")), "Back");
//! ```
//!
//! ```compile_fail
//! words::say(words::Lang::En, words::key!("site-bakc"));
//! ```
#![warn(missing_docs)]

include!(concat!(env!("OUT_DIR"), "/keys.rs"));

pub mod book;
mod fluent;
mod lang;
#[cfg(feature = "laws")]
pub mod laws;
mod worded;

pub use fluent::{Arg, Catalog, Key, PAGES, Phrase, Piece, Slot, Word, pieces, tell};
pub use lang::Lang;
pub use worded::{Column, Worded};

/// A phrase without arguments, as text.
pub fn say(lang: Lang, key: Key) -> String {
    tell(lang, &Phrase::new(key))
}
