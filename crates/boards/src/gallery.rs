//! Pieces to look up: each as it lies on the table, told in words, with what of it is our own.

use maud::{Markup, html};

/// A piece that can be looked up.
#[derive(Clone, Debug)]
pub struct Exhibit {
    /// Its kind, a short word.
    pub kind: &'static str,
    /// Its stable word, the same in every language and no other piece's: it stands in the address of the piece. Where statistics
    /// count the piece, it is the word that they call it by.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Its period or group, from 1, where it has one.
    pub period: Option<u8>,
    /// Its name and what it does: what a search looks through.
    pub told: String,
    /// As it is drawn at the table.
    pub drawn: Markup,
    /// What it does, in words.
    pub words: Markup,
    /// Its picture alone, where it has one: shown large, with what it costs and gives below.
    pub large: Option<Large>,
    /// What of it is our own design, in words.
    pub ours: Vec<String>,
}

/// A piece where it is shown large.
#[derive(Clone, Debug)]
pub struct Large {
    /// Its picture.
    pub picture: Markup,
    /// What it costs and gives, in icons.
    pub icons: Markup,
}

impl Exhibit {
    /// A piece that does what these sentences say.
    pub fn new(
        (kind, id): (&'static str, impl Into<String>),
        name: &str,
        drawn: Markup,
        sentences: &[String],
    ) -> Exhibit {
        Exhibit {
            kind,
            id: id.into(),
            name: name.to_owned(),
            period: None,
            told: format!("{name} {}", sentences.join(" ")),
            drawn,
            words: html! { p { @for it in sentences { (it) " " } } },
            large: None,
            ours: Vec::new(),
        }
    }
}
