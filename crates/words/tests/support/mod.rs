//! The Fluent files as they lie, read by Fluent's own parser.
#![allow(dead_code, reason = "each test file uses its part of this")]

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use words::{Lang, Phrase, tell};

/// One message of a file.
pub(crate) struct Message {
    /// The names of its arguments.
    pub(crate) args: BTreeSet<String>,
    /// Its text without arguments, all variants one after the other.
    pub(crate) text: String,
    /// The parsed value, to compare with another language's.
    pub(crate) pattern: Pattern<String>,
}

/// A file's messages by key; panics where Fluent finds a fault, a key twice, or something we do not use.
pub(crate) fn read(lang: Lang, file: &str) -> BTreeMap<String, Message> {
    let path = root().join("ftl").join(lang.code()).join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let resource = match fluent_syntax::parser::parse(text) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{lang}/{file}: {errors:?}"),
    };
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                assert!(message.attributes.is_empty(), "{lang}/{file}: attributes of {}", message.id.name);
                let pattern = message.value.expect("a message has a value");
                let (mut args, mut text) = (BTreeSet::new(), String::new());
                walk(&pattern, &mut args, &mut text);
                let twice = messages.insert(message.id.name.clone(), Message { args, text, pattern });
                assert!(twice.is_none(), "{lang}/{file}: {} twice", message.id.name);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => panic!("{lang}/{file}: neither message nor comment"),
        }
    }
    messages
}

/// The crate's folder.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// The keys of a file that begin with a prefix.
pub(crate) fn keys(file: &str, prefix: &str) -> BTreeSet<String> {
    read(Lang::En, file).into_keys().filter(|key| key.starts_with(prefix)).collect()
}

/// Tells a phrase in a language and looks at what came out.
pub(crate) fn say(lang: Lang, phrase: &Phrase) -> String {
    let text = tell(lang, phrase);
    let is_key = |word: &&str| {
        let is_plain = |part: &str| {
            !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        };
        word.contains('-') && word.split('-').all(is_plain) && !word.starts_with(|c: char| c.is_ascii_digit())
    };
    let key = text.split(|c: char| !c.is_alphanumeric() && c != '-').find(is_key);
    assert_eq!(key, None, "{lang}: {} says {text:?}", phrase.key);
    assert!(!text.contains(['{', '}', '$']), "{lang}: {} says {text:?}", phrase.key);
    assert_ne!(text, phrase.key, "{lang}");
    assert!(!text.trim().is_empty(), "{lang}: {}", phrase.key);
    let pieces: String = words::pieces(lang, phrase)
        .into_iter()
        .map(|piece| match piece {
            words::Piece::Text(text) => text,
            words::Piece::Slot(what, plain) => {
                assert!(what.contains(':'), "{what}");
                plain
            }
        })
        .collect();
    assert_eq!(pieces, text, "{lang}: {}", phrase.key);
    text
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
