//! For build scripts: makes a macro of the keys in Fluent files, so that a mistyped key does not compile, and the list of the
//! files, so that none lies there unread.
//!
//! `key!("site-back")` is a key of the English files, which are the ones that all others translate; anything else is an
//! error of the compiler. A game's macro hands keys that it does not know to the one of `words`, which has the words of
//! the pages.

#![allow(clippy::print_stdout, reason = "a build script speaks to cargo so")]

use fluent_syntax::ast::Entry;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The languages in the order of `words::Lang::ALL`: each has a folder under `ftl`.
const LANGUAGES: [&str; 4] = ["en", "it", "es", "de"];

/// Writes `keys.rs` for a crate whose Fluent files lie under `ftl`: a macro `key!` that makes a `words::Key` of a literal; and
/// `files.rs`, the texts of all files by language, for its catalogue. `catalog` is the path of that catalogue as the macro
/// sees it, `words` that of the crate `words`.
pub fn write_keys(catalog: &str, words: &str, fallback: Fallback) -> io::Result<()> {
    println!("cargo::rerun-if-changed=ftl");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let mut keys = BTreeSet::new();
    for name in files_in(Path::new("ftl/en"))? {
        keys.extend(keys_of(&fs::read_to_string(Path::new("ftl/en").join(name))?));
    }
    fs::write(out.join("keys.rs"), macro_of(&keys, catalog, words, fallback))?;
    let mut files = Vec::new();
    for language in LANGUAGES {
        files.push((language, files_in(&Path::new("ftl").join(language))?));
    }
    fs::write(out.join("files.rs"), list_of(&files))
}

/// What becomes of a key that is not in the files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fallback {
    /// It does not compile.
    Refuse,
    /// It is asked of `words::key!`.
    Words,
}

/// The names of the Fluent files in a folder, in the order of the alphabet.
fn files_in(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        if let (Some("ftl"), Some(name)) = (path.extension().and_then(|it| it.to_str()), path.file_name()) {
            names.push(name.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// An array with the texts of each language's files.
fn list_of(files: &[(&str, Vec<String>)]) -> String {
    let mut text = String::from("[\n");
    for (language, names) in files {
        text += "    &[\n";
        for name in names {
            let path = format!("concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/ftl/{language}/{name}\")");
            let _ = writeln!(text, "        include_str!({path}),");
        }
        text += "    ],\n";
    }
    text + "]\n"
}

/// The keys of a Fluent file that have a value.
pub fn keys_of(text: &str) -> Vec<String> {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) if message.value.is_some() => Some(message.id.name.to_owned()),
        _ => None,
    });
    messages.collect()
}

fn macro_of(keys: &BTreeSet<String>, catalog: &str, words: &str, fallback: Fallback) -> String {
    let export = if fallback == Fallback::Refuse { "#[macro_export]\n" } else { "" };
    let mut text =
        format!("/// A key of our Fluent files; one that is not there does not compile.\n{export}");
    text += "macro_rules! key {\n";
    for key in keys {
        let _ = writeln!(text, "    (\"{key}\") => {{ {words}::Key::of(&{catalog}, \"{key}\") }};");
    }
    text += match fallback {
        Fallback::Refuse => {
            "    ($other:tt) => { compile_error!(concat!(\"no Fluent file has the key \", $other)) };\n"
        }
        Fallback::Words => "    ($other:tt) => { ::words::key!($other) };\n",
    };
    text + "}\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_messages_with_a_value_are_keys() {
        let text = "# a note\none = One\ntwo =\n    .title = Two\n-term = Term\nthree = { $n ->\n    [one] x\n   *[other] y\n }\n";
        assert_eq!(keys_of(text), ["one", "three"]);
    }

    #[test]
    fn the_macro_has_an_arm_for_each_key_and_refuses_others() {
        let keys = BTreeSet::from(["site-back".to_owned()]);
        let text = macro_of(&keys, "$crate::PAGES", "$crate", Fallback::Refuse);
        assert!(
            text.contains("(\"site-back\") => { $crate::Key::of(&$crate::PAGES, \"site-back\") };"),
            "{text}"
        );
        assert!(text.contains("compile_error!"), "{text}");
    }

    #[test]
    fn every_file_is_listed_with_its_language() {
        let text = list_of(&[("en", vec!["ui.ftl".to_owned()]), ("it", Vec::new())]);
        assert!(text.contains("\"/ftl/en/ui.ftl\""), "{text}");
        assert_eq!(text.matches("&[").count(), 2, "{text}");
    }
}
