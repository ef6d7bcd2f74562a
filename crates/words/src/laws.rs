//! What must hold for everything that is said: for tests of this crate and of every game.
//!
//! Each check panics and says where something is wrong, like an assertion.

use crate::book::{Section, sections};
use crate::{Catalog, Lang, PAGES, Phrase, Piece, pieces, tell};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use kernel::{Game, Rng, Turn};
use std::collections::{BTreeMap, BTreeSet};

const FOREIGN: [Lang; 3] = [Lang::It, Lang::Es, Lang::De];

/// One message of a Fluent file.
pub struct Message {
    /// The names of its arguments.
    pub args: BTreeSet<String>,
    /// Its text without arguments, all variants one after the other.
    pub text: String,
    /// The parsed value, to compare with another language's.
    pub pattern: Pattern<String>,
}

/// A catalogue's own messages by key; panics where Fluent finds a fault, a key twice, or something we do not use.
pub fn messages(catalog: &Catalog, lang: Lang) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for text in catalog.files(lang) {
        let resource = match fluent_syntax::parser::parse((*text).to_owned()) {
            Ok(resource) => resource,
            Err((_, errors)) => panic!("{lang}: {errors:?}"),
        };
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    assert!(message.attributes.is_empty(), "{lang}: attributes of {}", message.id.name);
                    let pattern = message.value.expect("a message has a value");
                    let (mut args, mut text) = (BTreeSet::new(), String::new());
                    walk(&pattern, &mut args, &mut text);
                    let twice = messages.insert(message.id.name.clone(), Message { args, text, pattern });
                    assert!(twice.is_none(), "{lang}: {} twice", message.id.name);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Term(_) | Entry::Junk { .. } => panic!("{lang}: neither message nor comment"),
            }
        }
    }
    messages
}

/// A catalogue is complete: every language has the keys of the English files with the same arguments, and beyond them only
/// names that English has from the data, whose keys begin with one of `names`. Each is really translated, but for the keys in
/// `same`, all of which are needed. No key hides one of the pages'.
pub fn check_catalog(catalog: &'static Catalog, names: &[&str], same: &[&str]) {
    let english = messages(catalog, Lang::En);
    assert!(!english.is_empty());
    if !std::ptr::eq(catalog, &raw const PAGES) {
        let pages = messages(&PAGES, Lang::En);
        assert_eq!(english.keys().find(|key| pages.contains_key(*key)), None, "a key of the pages, too");
    }
    let mut needed = BTreeSet::new();
    for lang in FOREIGN {
        let other = messages(catalog, lang);
        let missing: Vec<_> = english.keys().filter(|key| !other.contains_key(*key)).collect();
        let is_name = |key: &str| names.iter().any(|name| key.starts_with(name));
        let extra: Vec<_> = other.keys().filter(|key| !english.contains_key(*key) && !is_name(key)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{lang}: missing {missing:?}, extra {extra:?}");
        for (key, message) in &english {
            assert_eq!(message.args, other[key].args, "{lang}: {key}");
            if message.pattern == other[key].pattern {
                assert!(same.contains(&key.as_str()), "{lang}: {key} is still English");
                needed.insert(key.as_str());
            }
        }
        for (key, message) in &other {
            let english = ["the", "you", "your", "with", "when", "and", "of", "is", "are"];
            let word = message.text.split(|c: char| !c.is_alphabetic()).find(|word| english.contains(word));
            assert_eq!(word, None, "{lang}: {key}");
        }
    }
    let unneeded: Vec<_> = same.iter().filter(|key| !needed.contains(*key)).collect();
    assert!(unneeded.is_empty(), "translated after all: {unneeded:?}");
    for lang in Lang::ALL {
        for (key, message) in messages(catalog, lang) {
            assert!(catalog.knows(lang, &key), "{lang}: {key}");
            let is_fine = !message.text.contains("...") && !message.text.contains(" - ");
            assert!(is_fine, "{lang}: {key} has typewriter's marks");
            let is_straight = lang == Lang::It && message.text.contains('\'');
            assert!(!is_straight, "{lang}: {key} has a straight apostrophe");
        }
    }
}

/// What a phrase says in a language, with no key, gap or brace left in it, the same in pieces.
pub fn said(lang: Lang, phrase: &Phrase) -> String {
    let text = tell(lang, phrase);
    let key = phrase.key;
    check_text(lang, key.id(), &text);
    assert_ne!(text, key.id(), "{lang}");
    let together: String = pieces(lang, phrase)
        .into_iter()
        .map(|piece| match piece {
            Piece::Text(text) => text,
            Piece::Slot(what, plain) => {
                assert!(what.contains(':'), "{what}");
                plain
            }
        })
        .collect();
    assert_eq!(together, text, "{lang}: {key:?}");
    text
}

/// The keys of what is told, each phrase checked in its language.
pub fn told_keys(told: impl IntoIterator<Item = (Lang, Phrase)>) -> BTreeSet<String> {
    let key = |(lang, phrase): (Lang, Phrase)| {
        said(lang, &phrase);
        phrase.key.id().to_owned()
    };
    told.into_iter().map(key).collect()
}

/// The events of a match in which every seat that is awaited does what `choose` picks of what it may do.
pub fn events_of<G: Game>(
    game: &G,
    config: &G::Config,
    rng: &mut Rng,
    choose: impl Fn(&[G::Action], &mut Rng) -> G::Action,
) -> Vec<G::Event> {
    let mut events = Vec::new();
    let mut state = game.setup(config, rng.seed(), &mut events).expect("the options are right");
    let mut legal = Vec::new();
    while let Turn::Await(seats) = game.turn(&state) {
        let seat = seats.lowest().expect("somebody is awaited");
        game.legal(&state, seat, &mut legal);
        game.play(&mut state, seat, choose(&legal, rng), &mut events);
    }
    events
}

/// A text for people has no key, gap or brace in it and is not empty; `of` says which text it is.
pub fn check_text(lang: Lang, of: &str, text: &str) {
    let is_key = |word: &&str| {
        let is_plain = |part: &str| {
            !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        };
        word.contains('-') && word.split('-').all(is_plain) && !word.starts_with(|c: char| c.is_ascii_digit())
    };
    let key = text.split(|c: char| !c.is_alphanumeric() && c != '-').find(is_key);
    assert_eq!(key, None, "{lang}: {of} says {text:?}");
    assert!(!text.contains(['{', '}', '$']), "{lang}: {of} says {text:?}");
    assert!(!text.trim().is_empty(), "{lang}: {of}");
}

/// A text of the rules has the same parts in each language, with these anchors; no part is empty or left in English; all
/// languages say the same numbers; links lead to anchors of the rules.
pub fn check_book<T: AsRef<str>>(text: impl Fn(Lang) -> T, anchors: &[&str], rules: &[&str]) {
    let english = text(Lang::En);
    let english = sections(english.as_ref());
    for lang in Lang::ALL {
        let text = text(lang);
        let text = text.as_ref();
        let own = sections(text);
        assert_eq!(own.iter().map(|it| it.anchor).collect::<Vec<_>>(), anchors, "{lang}");
        let headings = text.lines().filter(|line| line.starts_with("## ")).count();
        assert_eq!(headings, own.len(), "{lang}: a heading without an anchor");
        for (own, other) in own.iter().zip(&english) {
            check_section(lang, own, other);
        }
        for link in text.split("](#").skip(1) {
            let anchor = link.split(')').next().unwrap_or_default();
            assert!(rules.contains(&anchor), "{lang}: a link to {anchor}");
        }
        assert!(!text.lines().any(|line| line.starts_with('{')), "{lang}: a gap is left open");
    }
}

fn check_section(lang: Lang, own: &Section<'_>, english: &Section<'_>) {
    assert!(!own.title.is_empty() && !own.body.is_empty(), "{lang} {}", own.anchor);
    assert_eq!(numbers(own.body), numbers(english.body), "{lang}: {}", own.anchor);
    if lang != Lang::En {
        assert_ne!(own.title, english.title, "{lang}");
        assert_ne!(own.body, english.body, "{lang}");
    }
}

fn numbers(text: &str) -> Vec<u32> {
    let words = text.split(|c: char| !c.is_ascii_digit());
    let mut found: Vec<u32> = words.filter_map(|word| word.parse().ok()).collect();
    found.sort_unstable();
    found
}

fn walk(pattern: &Pattern<String>, args: &mut BTreeSet<String>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(inline) => argument(inline, args),
                Expression::Select { selector, variants } => {
                    argument(selector, args);
                    for variant in variants {
                        text.push(' ');
                        walk(&variant.value, args, text);
                    }
                }
            },
        }
    }
}

fn argument(inline: &InlineExpression<String>, args: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            args.insert(id.name.clone());
        }
        InlineExpression::StringLiteral { .. } => {}
        other => panic!("only arguments and texts are used: {other:?}"),
    }
}
