//! Phrases and how they are told.

use crate::Lang;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;

/// A key with arguments, not yet in any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The key in the Fluent files.
    pub key: &'static str,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number, which may choose between forms.
    Number(i64),
    /// A text that is the same in all languages, such as a player's name.
    Text(String),
    /// A name that every language has its own of, in the order of [`Lang::ALL`].
    Name([String; 4]),
    /// A word of ours, by its key.
    Word(String),
    /// A gap that a page fills with something of its own, with what stands there in plain text.
    Slot(Slot),
}

/// What a page may draw instead of saying it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// What it is, for the page: for example `amounts:wood=2,coins=1` or `card:forest`.
    pub what: String,
    /// The same in plain words, as a phrase for each part, joined by commas.
    pub plain: Vec<Phrase>,
}

/// A part of a told phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Text as it is.
    Text(String),
    /// A slot: what it is, and its plain text.
    Slot(String, String),
}

impl Phrase {
    /// A phrase without arguments.
    pub const fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new() }
    }

    /// The phrase with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Phrase {
        self.args.push((name, arg));
        self
    }

    /// The phrase with a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Phrase {
        self.with(name, Arg::Number(number.into()))
    }
}

/// The Fluent files of each language, in the order of [`Lang::ALL`].
pub(crate) const FILES: [&[&str]; 4] = [
    &[
        include_str!("../ftl/en/lorenzo.ftl"),
        include_str!("../ftl/en/board.ftl"),
        include_str!("../ftl/en/wiege.ftl"),
        include_str!("../ftl/en/ui.ftl"),
        include_str!("../ftl/en/florenza.ftl"),
    ],
    &[
        include_str!("../ftl/it/lorenzo.ftl"),
        include_str!("../ftl/it/board.ftl"),
        include_str!("../ftl/it/wiege.ftl"),
        include_str!("../ftl/it/ui.ftl"),
        include_str!("../ftl/it/florenza.ftl"),
    ],
    &[
        include_str!("../ftl/es/lorenzo.ftl"),
        include_str!("../ftl/es/board.ftl"),
        include_str!("../ftl/es/wiege.ftl"),
        include_str!("../ftl/es/ui.ftl"),
        include_str!("../ftl/es/florenza.ftl"),
        include_str!("../ftl/es/florenza-names.ftl"),
        include_str!("../ftl/es/cards.ftl"),
    ],
    &[
        include_str!("../ftl/de/lorenzo.ftl"),
        include_str!("../ftl/de/board.ftl"),
        include_str!("../ftl/de/wiege.ftl"),
        include_str!("../ftl/de/ui.ftl"),
        include_str!("../ftl/de/florenza.ftl"),
        include_str!("../ftl/de/florenza-names.ftl"),
        include_str!("../ftl/de/cards.ftl"),
    ],
];

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 4]> = LazyLock::new(|| Lang::ALL.map(bundle));

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let id = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    for text in FILES[lang as usize] {
        // A broken line is left out here and found by a test.
        let resource = FluentResource::try_new((*text).into()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Whether there is such a key, so that a page's tests can find the ones that were mistyped.
pub fn knows(lang: Lang, key: &str) -> bool {
    BUNDLES[lang as usize].has_message(key)
}

/// The phrase in a language, in pieces; slots are kept apart.
pub fn pieces(lang: Lang, phrase: &Phrase) -> Vec<Piece> {
    let slots: Vec<&Slot> = phrase
        .args
        .iter()
        .filter_map(|(_, arg)| match arg {
            Arg::Slot(slot) => Some(slot),
            _ => None,
        })
        .collect();
    let text = format(lang, phrase, |index| format!("{OPEN}{index}{CLOSE}"));
    let mut pieces = Vec::new();
    for (i, part) in text.split(OPEN).enumerate() {
        let (slot, rest) = if i == 0 { (None, part) } else { split_slot(part) };
        if let Some(slot) = slot.and_then(|index| slots.get(index)) {
            pieces.push(Piece::Slot(slot.what.clone(), plain(lang, slot)));
        }
        if !rest.is_empty() {
            pieces.push(Piece::Text(rest.into()));
        }
    }
    pieces
}

/// The phrase in a language, as plain text.
pub fn tell(lang: Lang, phrase: &Phrase) -> String {
    let slots: Vec<String> = phrase
        .args
        .iter()
        .filter_map(|(_, arg)| match arg {
            Arg::Slot(slot) => Some(plain(lang, slot)),
            _ => None,
        })
        .collect();
    format(lang, phrase, |index| slots.get(index).cloned().unwrap_or_default())
}

// Private-use characters that no name may contain; they mark where a slot stands.
const OPEN: char = '\u{e000}';
const CLOSE: char = '\u{e001}';

fn split_slot(part: &str) -> (Option<usize>, &str) {
    match part.split_once(CLOSE) {
        Some((index, rest)) => (index.parse().ok(), rest),
        None => (None, part),
    }
}

fn plain(lang: Lang, slot: &Slot) -> String {
    slot.plain.iter().map(|part| tell(lang, part)).collect::<Vec<_>>().join(", ")
}

fn format(lang: Lang, phrase: &Phrase, slot: impl Fn(usize) -> String) -> String {
    let bundle = &BUNDLES[lang as usize];
    let Some(pattern) = bundle.get_message(phrase.key).and_then(|message| message.value()) else {
        return phrase.key.to_owned();
    };
    let mut args = FluentArgs::new();
    let mut slots = 0;
    for (name, arg) in &phrase.args {
        let value: FluentValue<'_> = match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => text.replace([OPEN, CLOSE], "").into(),
            Arg::Name(names) => names[lang as usize].replace([OPEN, CLOSE], "").into(),
            Arg::Word(key) => word(lang, key).into(),
            Arg::Slot(_) => {
                slots += 1;
                slot(slots - 1).into()
            }
        };
        args.set(*name, value);
    }
    let mut errors = Vec::new();
    bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
}

/// One word of ours.
fn word(lang: Lang, key: &str) -> String {
    let bundle = &BUNDLES[lang as usize];
    match bundle.get_message(key).and_then(|message| message.value()) {
        Some(pattern) => bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned(),
        None => key.to_owned(),
    }
}
