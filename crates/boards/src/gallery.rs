//! Pieces to look up: each as it lies on the table, told in words, with what of it is our own.

use maud::{Markup, html};

/// A piece that can be looked up.
#[derive(Clone, Debug)]
pub struct Exhibit {
    /// Its kind, a short word.
    pub kind: &'static str,
    /// Its period or group, from 1, where it has one.
    pub period: Option<u8>,
    /// Its name and what it does: what a search looks through.
    pub told: String,
    /// As it is drawn at the table, and what it does in words.
    pub drawn: Markup,
    /// What of it is our own design, in words.
    pub ours: Vec<String>,
}

impl Exhibit {
    /// A piece with its sentences below it.
    pub fn new(kind: &'static str, name: &str, drawn: &Markup, sentences: &[String]) -> Exhibit {
        let told = format!("{name} {}", sentences.join(" "));
        let drawn = html! { (drawn) p.words { @for it in sentences { (it) " " } } };
        Exhibit { kind, period: None, told, drawn, ours: Vec::new() }
    }
}
