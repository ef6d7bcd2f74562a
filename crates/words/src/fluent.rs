//! Phrases and how they are told.

use crate::Lang;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::Seat;
use std::borrow::Cow;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// A key with arguments, not yet in any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The key in the Fluent files.
    pub key: Key,
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
    Word(Word),
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

impl Arg {
    /// Something that a page draws, with its name in the reader's language where it does not.
    pub fn named(what: impl Into<String>, name: impl Into<String>) -> Arg {
        Arg::Slot(Slot { what: what.into(), plain: vec![Phrase::verbatim(name)] })
    }

    /// Whoever sits there, with the names in seat order.
    pub fn seat(seat: Seat, names: &[String]) -> Arg {
        Arg::named(format!("seat:{seat}"), names.get(seat.index()).cloned().unwrap_or_default())
    }
}

impl Phrase {
    /// A phrase without arguments.
    pub const fn new(key: Key) -> Phrase {
        Phrase { key, args: Vec::new() }
    }

    /// The phrase with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Phrase {
        self.args.push((name, arg));
        self
    }

    /// A text that is the same in every language, as a phrase.
    pub fn verbatim(text: impl Into<String>) -> Phrase {
        Phrase::new(key!("text")).with("text", Arg::Text(text.into()))
    }

    /// A word by its key, as a phrase.
    pub fn word(word: impl Into<Word>) -> Phrase {
        Phrase::new(key!("word")).with("word", Arg::Word(word.into()))
    }

    /// The phrase with a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Phrase {
        self.with(name, Arg::Number(number.into()))
    }
}

/// The words of one part of the program in all languages: the pages', or a game's.
///
/// A game's catalogue lies over that of the pages: its texts may use theirs.
pub struct Catalog {
    files: [&'static [&'static str]; 4],
    below: Option<&'static Catalog>,
    parsed: OnceLock<[Parsed; 4]>,
}

struct Parsed {
    resources: Vec<Arc<FluentResource>>,
    bundle: FluentBundle<Arc<FluentResource>>,
}

/// The words of the pages, which know no game.
pub static PAGES: Catalog =
    Catalog { files: include!(concat!(env!("OUT_DIR"), "/files.rs")), below: None, parsed: OnceLock::new() };

impl Catalog {
    /// A game's words: its Fluent files of each language, in the order of [`Lang::ALL`].
    pub const fn new(files: [&'static [&'static str]; 4]) -> Catalog {
        Catalog { files, below: Some(&PAGES), parsed: OnceLock::new() }
    }

    /// The texts of its files, for tests that compare the languages.
    pub fn files(&self, lang: Lang) -> &'static [&'static str] {
        self.files[lang as usize]
    }

    /// Whether there is such a key, so that tests can find what is made up of several parts and mistyped.
    pub fn knows(&self, lang: Lang, key: &str) -> bool {
        self.bundle(lang).has_message(key)
    }

    /// A word by a key that is put together while the program runs, such as `name-` and the id of a piece; tests go through
    /// all of them. A key that is known beforehand is a `key!`.
    pub fn word(&'static self, key: impl Into<Cow<'static, str>>) -> Word {
        Word { catalog: self, key: key.into() }
    }

    /// A word by a key that is put together, as text.
    pub fn say(&'static self, lang: Lang, key: impl Into<Cow<'static, str>>) -> String {
        self.word(key).say(lang)
    }

    fn bundle(&self, lang: Lang) -> &FluentBundle<Arc<FluentResource>> {
        &self.parsed()[lang as usize].bundle
    }

    fn parsed(&self) -> &[Parsed; 4] {
        self.parsed.get_or_init(|| Lang::ALL.map(|lang| self.parse(lang)))
    }

    fn parse(&self, lang: Lang) -> Parsed {
        let id = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let mut resources =
            self.below.map(|below| below.parsed()[lang as usize].resources.clone()).unwrap_or_default();
        for text in self.files(lang) {
            // A broken line is left out here and found by a test.
            let parsed = FluentResource::try_new((*text).into()).unwrap_or_else(|(resource, _)| resource);
            resources.push(Arc::new(parsed));
        }
        for resource in &resources {
            bundle.add_resource_overriding(resource.clone());
        }
        Parsed { resources, bundle }
    }
}

impl fmt::Debug for Catalog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Catalog")
    }
}

/// A key of a catalogue. `key!` makes it of a literal and refuses one that is in no file.
#[derive(Clone, Copy)]
pub struct Key {
    catalog: &'static Catalog,
    id: &'static str,
}

impl Key {
    /// For the macro `key!`, which has looked it up.
    #[doc(hidden)]
    pub const fn of(catalog: &'static Catalog, id: &'static str) -> Key {
        Key { catalog, id }
    }

    /// The key as it stands in the files.
    pub const fn id(self) -> &'static str {
        self.id
    }

    /// What it says without arguments.
    pub fn say(self, lang: Lang) -> String {
        tell(lang, &Phrase::new(self))
    }
}

impl PartialEq for Key {
    fn eq(&self, other: &Key) -> bool {
        self.id == other.id
    }
}

impl Eq for Key {}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

/// One word of ours by a key that may have been put together; where there is none, it reads as the key.
#[derive(Clone, Debug)]
pub struct Word {
    catalog: &'static Catalog,
    key: Cow<'static, str>,
}

impl Word {
    /// The word in a language.
    pub fn say(&self, lang: Lang) -> String {
        let bundle = self.catalog.bundle(lang);
        match bundle.get_message(&self.key).and_then(|message| message.value()) {
            Some(pattern) => bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned(),
            None => self.key.clone().into_owned(),
        }
    }
}

impl From<Key> for Word {
    fn from(key: Key) -> Word {
        Word { catalog: key.catalog, key: key.id.into() }
    }
}

impl PartialEq for Word {
    fn eq(&self, other: &Word) -> bool {
        self.key == other.key
    }
}

impl Eq for Word {}

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
    let bundle = phrase.key.catalog.bundle(lang);
    let Some(pattern) = bundle.get_message(phrase.key.id).and_then(|message| message.value()) else {
        return phrase.key.id.to_owned();
    };
    let mut args = FluentArgs::new();
    let mut slots = 0;
    for (name, arg) in &phrase.args {
        let value: FluentValue<'_> = match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => text.replace([OPEN, CLOSE], "").into(),
            Arg::Name(names) => names[lang as usize].replace([OPEN, CLOSE], "").into(),
            Arg::Word(word) => word.say(lang).into(),
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
