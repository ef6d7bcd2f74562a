//! Tidiness that no compiler checks: what depends on what, how long things are, what must not be there.
//!
//! A rule is a function from the tree to a list of complaints. `cargo xtask tidy` prints them all; a test runs the same
//! rules, so that plain `cargo test --workspace` does too.

mod layers;
mod names;
mod repository;
mod source;
mod tree;

use crate::checkout::Checkout;
use anyhow::{Result, bail};
use std::fmt::{self, Write};
use tree::Tree;

/// The games of the checkout: the folders in `crates/games` that have rules.
pub(crate) fn games(checkout: &Checkout) -> Result<Vec<String>> {
    Ok(names::games(&Tree::read(checkout)?))
}

/// A rule of tidiness, and the name by which its complaints are reported.
struct Rule {
    name: &'static str,
    check: fn(&Tree) -> Vec<Complaint>,
}

const RULES: &[Rule] = &[
    Rule { name: "layers", check: layers::order },
    Rule { name: "few dependencies", check: layers::few_dependencies },
    Rule { name: "workspace lints", check: layers::workspace_lints },
    Rule { name: "game names", check: names::game_names },
    Rule { name: "file length", check: source::file_length },
    Rule { name: "function length", check: source::function_length },
    Rule { name: "packed sheets", check: source::packed_sheets },
    Rule { name: "opening words", check: source::opening_words },
    Rule { name: "unfinished", check: source::unfinished },
    Rule { name: "skipped tests", check: source::skipped_tests },
    Rule { name: "sleeping tests", check: source::sleeping_tests },
    Rule { name: "inline styles", check: source::inline_styles },
    Rule { name: "memory safety", check: source::memory_safety },
    Rule { name: "binary files", check: repository::binary_files },
    Rule { name: "machine paths", check: repository::machine_paths },
    Rule { name: "licences", check: repository::licences },
    Rule { name: "ci", check: repository::ci },
];

/// A file that may break a rule, and why.
struct Exception {
    rule: &'static str,
    path: &'static str,
    reason: &'static str,
}

/// Empty, and best kept so: each line here is a rule that holds a little less.
const EXCEPTIONS: &[Exception] = &[];

/// Something that is not as it should be.
#[derive(Debug, PartialEq, Eq)]
struct Complaint {
    path: String,
    /// Counted from 1, where it is about one line.
    line: Option<usize>,
    what: String,
}

impl Complaint {
    fn file(path: &str, what: impl Into<String>) -> Complaint {
        Complaint { path: path.to_owned(), line: None, what: what.into() }
    }

    /// `index` counts from 0.
    fn line(path: &str, index: usize, what: impl Into<String>) -> Complaint {
        Complaint { path: path.to_owned(), line: Some(index + 1), what: what.into() }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.path, self.what),
            None => write!(f, "{}: {}", self.path, self.what),
        }
    }
}

/// Checks every rule on the checkout; all complaints are in the error.
pub(crate) fn check(checkout: &Checkout) -> Result<()> {
    let tree = Tree::read(checkout)?;
    let complaints = complaints(&tree, EXCEPTIONS);
    if complaints.is_empty() {
        return Ok(());
    }
    let mut text = format!("{} untidy:", complaints.len());
    for (rule, complaint) in complaints {
        write!(text, "\n  {complaint} [{rule}]")?;
    }
    bail!(text)
}

/// What the rules say about a tree, less the exceptions; an exception that nothing needs is a complaint itself.
fn complaints(tree: &Tree, exceptions: &[Exception]) -> Vec<(&'static str, Complaint)> {
    let mut needed = vec![false; exceptions.len()];
    let mut all = Vec::new();
    for rule in RULES {
        for complaint in (rule.check)(tree) {
            match exceptions.iter().position(|it| it.rule == rule.name && it.path == complaint.path) {
                Some(index) => needed[index] = true,
                None => all.push((rule.name, complaint)),
            }
        }
    }
    for (exception, needed) in exceptions.iter().zip(needed) {
        if !needed {
            let what = format!("no longer needs its exception ({})", exception.reason);
            all.push((exception.rule, Complaint::file(exception.path, what)));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::source::{FIX_ME, INLINE_STYLE, NOT_SAFE, PANICS, TO_DO};
    use super::tree::{File, Tree, When, Whose, made_up};
    use super::{Checkout, Exception, RULES, check, complaints};

    #[test]
    fn the_tree_is_tidy() {
        if let Err(untidy) = check(&Checkout::find().unwrap()) {
            panic!("{untidy}");
        }
    }

    /// A game that is named outside its folder.
    fn chess() -> Tree {
        let rules =
            made_up::file("crates/games/chess/rules/Cargo.toml", "[package]\n\n[lints]\nworkspace = true\n");
        let page = made_up::file("crates/web/src/lib.rs", "//! The pages of chess.\n");
        Tree { files: vec![rules, page], packages: Vec::new() }
    }

    /// For each rule, a tree that breaks it.
    fn breaches() -> Vec<(&'static str, Tree)> {
        let long = "//! Long.\n".repeat(451);
        let long_function = format!("fn f() {{\n{}}}\n", "    g();\n".repeat(79));
        let binary = File { path: "tune.mp3".into(), bytes: 4, text: None, executable: false };
        let home = format!("see {}", concat!("/ho", "me/somebody"));
        vec![
            ("layers", made_up::crates("kernel", "web", When::Run, Whose::Ours)),
            ("few dependencies", made_up::crates("kernel", "rand", When::Run, Whose::Theirs)),
            ("workspace lints", made_up::tree("crates/a/Cargo.toml", "[package]\nname = \"a\"\n")),
            ("game names", chess()),
            ("file length", made_up::tree("a.rs", &long)),
            ("function length", made_up::tree("a.rs", &long_function)),
            ("packed sheets", made_up::tree("a.css", &"x".repeat(241))),
            ("opening words", made_up::tree("a.rs", "fn main() {}\n")),
            ("unfinished", made_up::tree("a.rs", &format!("// {TO_DO}: {FIX_ME}\n"))),
            ("skipped tests", made_up::tree("a.rs", &format!("#[{PANICS}]\n"))),
            ("sleeping tests", made_up::tree("crates/a/tests/b.rs", "thread::sleep(second);\n")),
            ("inline styles", made_up::tree("crates/a/src/b.rs", &format!("p{INLINE_STYLE}(wide) {{}}\n"))),
            ("memory safety", made_up::tree("a.rs", &format!("{NOT_SAFE} {{ f() }}\n"))),
            ("binary files", Tree { files: vec![binary], packages: vec![] }),
            ("machine paths", made_up::tree("README.md", &home)),
            ("licences", Tree::default()),
            ("ci", Tree::default()),
        ]
    }

    #[test]
    fn each_rule_can_fail() {
        let breaches = breaches();
        let names: Vec<_> = breaches.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, RULES.iter().map(|rule| rule.name).collect::<Vec<_>>());
        for (rule, (name, tree)) in RULES.iter().zip(&breaches) {
            assert!(!(rule.check)(tree).is_empty(), "the rule '{name}' found nothing");
        }
    }

    #[test]
    fn an_exception_silences_one_rule_in_one_file() {
        let tree = made_up::tree("a.rs", "fn main() {}\n");
        let of = |exceptions| complaints(&tree, exceptions).iter().filter(|it| it.1.path == "a.rs").count();
        assert_eq!(of(&[]), 1);
        assert_eq!(of(&[Exception { rule: "opening words", path: "a.rs", reason: "made up" }]), 0);
        assert_eq!(of(&[Exception { rule: "unfinished", path: "a.rs", reason: "made up" }]), 2);
    }

    #[test]
    fn a_complaint_says_where() {
        let complaints = complaints(&made_up::tree("a.rs", &format!("//! A.\n\n// {TO_DO}\n")), &[]);
        let told: Vec<_> = complaints.iter().map(|(_, it)| it.to_string()).collect();
        assert_eq!(told[0], format!("a.rs:3: {TO_DO}: finish it, or write down elsewhere what is left"));
    }
}
