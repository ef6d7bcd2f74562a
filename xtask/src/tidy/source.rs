//! Rules about source text: how long it is, how it begins, what must not stand in it.
//!
//! The words looked for are put together here, so that this file does not find itself.

use super::Complaint;
use super::tree::Tree;

/// More than one can hold in mind.
const FILE_LINES: usize = 450;
const FUNCTION_LINES: usize = 80;
/// The letters of a line in a style sheet or a script: their packed form is made when the program is built.
const SHEET_LETTERS: usize = 240;

pub(super) const TO_DO: &str = concat!("TO", "DO");
pub(super) const FIX_ME: &str = concat!("FIX", "ME");
const THREE_CROSSES: &str = concat!("XX", "X");
const UNFINISHED_MACROS: [&str; 2] = [concat!("to", "do!"), concat!("unimple", "mented!")];
pub(super) const PANICS: &str = concat!("should_", "panic");
const IGNORE: &str = concat!("ig", "nore");
const SLEEP: &str = concat!("sl", "eep");
pub(super) const INLINE_STYLE: &str = concat!(" sty", "le=");
pub(super) const NOT_SAFE: &str = concat!("un", "safe");

/// No source file is too long.
pub(super) fn file_length(tree: &Tree) -> Vec<Complaint> {
    let lengths = tree.rust().map(|(file, text)| (file, text.lines().count()));
    lengths
        .filter(|(_, lines)| *lines > FILE_LINES)
        .map(|(file, lines)| Complaint::file(&file.path, format!("{lines} lines, more than {FILE_LINES}")))
        .collect()
}

/// No function is too long.
pub(super) fn function_length(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (file, text) in tree.rust() {
        let lines: Vec<&str> = text.lines().collect();
        for (index, line) in lines.iter().enumerate().filter(|(_, line)| is_function(line)) {
            let length = function_lines(&lines[index..]);
            if length > FUNCTION_LINES {
                let what = format!("{length} lines, more than {FUNCTION_LINES}: {}", line.trim());
                complaints.push(Complaint::line(&file.path, index, what));
            }
        }
    }
    complaints
}

/// Style sheets and scripts are written to be read, a declaration or a statement a line; only a picture within a sheet is
/// as long as it is.
pub(super) fn packed_sheets(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (file, text) in tree.texts().filter(|(file, _)| ["css", "js"].contains(&file.extension())) {
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.contains("url(\"data:")) {
            let letters = line.chars().count();
            if letters > SHEET_LETTERS {
                let what = format!("{letters} letters in a line, more than {SHEET_LETTERS}");
                complaints.push(Complaint::line(&file.path, index, what));
            }
        }
    }
    complaints
}

/// Each file begins by saying what it holds.
pub(super) fn opening_words(tree: &Tree) -> Vec<Complaint> {
    let silent = tree.rust().filter(|(_, text)| !text.starts_with("//! "));
    silent
        .map(|(file, _)| Complaint::file(&file.path, "does not begin with `//!` and what it holds"))
        .collect()
}

/// Nothing is left for later in the text. Translations are exempt: in Spanish one of the words is a plain word.
pub(super) fn unfinished(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (file, text) in tree.texts().filter(|(file, _)| file.extension() != "ftl") {
        for (index, line) in text.lines().enumerate() {
            let words = [TO_DO, FIX_ME, THREE_CROSSES].into_iter().filter(|word| has_word(line, word));
            let macros = UNFINISHED_MACROS.into_iter().filter(|word| has_word(line, word));
            for word in words.chain(macros) {
                let what = format!("{word}: finish it, or write down elsewhere what is left");
                complaints.push(Complaint::line(&file.path, index, what));
            }
        }
    }
    complaints
}

/// No test is switched off, and none passes by panicking: it would pass by any panic.
pub(super) fn skipped_tests(tree: &Tree) -> Vec<Complaint> {
    in_rust(tree, |_, line| {
        let is_attribute = code(line).trim_start().starts_with("#[");
        if is_attribute && has_word(line, IGNORE) {
            Some("a test that does not run")
        } else if is_attribute && has_word(line, PANICS) {
            Some("a test that any panic satisfies: match on the error instead")
        } else if line.contains(&format!("```{IGNORE}")) {
            Some("an example that does not run")
        } else {
            None
        }
    })
}

/// No markup carries its own style: browsers are told to refuse it.
pub(super) fn inline_styles(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (file, text) in tree.rust().filter(|(file, _)| file.path.contains("/src/")) {
        for (index, _) in text.lines().enumerate().filter(|(_, line)| line.contains(INLINE_STYLE)) {
            let what = "a style in the markup: the content security policy forbids it, write a class";
            complaints.push(Complaint::line(&file.path, index, what));
        }
    }
    complaints
}

/// No test waits for time to pass: it would be slow, and fail on a slower machine.
pub(super) fn sleeping_tests(tree: &Tree) -> Vec<Complaint> {
    in_rust(tree, |path, line| {
        let is_test = path.split('/').any(|part| part == "tests" || part == "tests.rs");
        (is_test && has_word(code(line), SLEEP))
            .then_some("a test waits for a condition, not for time to pass")
    })
}

/// The compiler vouches for every line.
pub(super) fn memory_safety(tree: &Tree) -> Vec<Complaint> {
    in_rust(tree, |_, line| has_word(code(line), NOT_SAFE).then_some("code the compiler cannot vouch for"))
}

/// Complaints about single lines of Rust; `is_wrong` is given path and line.
fn in_rust(tree: &Tree, is_wrong: fn(&str, &str) -> Option<&'static str>) -> Vec<Complaint> {
    let lines = tree.rust().flat_map(|(file, text)| text.lines().enumerate().map(move |line| (file, line)));
    lines
        .filter_map(|(file, (index, line))| {
            Some(Complaint::line(&file.path, index, is_wrong(&file.path, line)?))
        })
        .collect()
}

/// A line without its comment. The slashes of an address are not a comment.
fn code(line: &str) -> &str {
    let comment = line.match_indices("//").map(|(at, _)| at).find(|at| !line[..*at].ends_with(':'));
    &line[..comment.unwrap_or(line.len())]
}

/// Whether a word stands in a line by itself, not as a part of a longer one.
fn has_word(line: &str, word: &str) -> bool {
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    line.match_indices(word).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + word.len()..]);
        !before.ends_with(is_letter) && (word.ends_with('!') || !after.starts_with(is_letter))
    })
}

/// Whether a function begins on this line.
fn is_function(line: &str) -> bool {
    let mut words = code(line).split_whitespace();
    let is_modifier =
        |word: &&str| ["pub", "const", "async", "extern"].contains(word) || word.starts_with("pub(");
    words.find(|word| !is_modifier(word)) == Some("fn")
}

/// How many lines a function has, the first of `lines` being its first. Relies on rustfmt: the end of a function is
/// the first closing brace that is indented as its beginning is.
fn function_lines(lines: &[&str]) -> usize {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let start = indent(lines[0]);
    let mut in_body = false;
    for (index, line) in lines.iter().enumerate() {
        let line_code = code(line).trim_end();
        let is_declaration = !in_body && line_code.ends_with(';');
        let is_one_liner = !in_body && line_code.ends_with('}');
        let is_end = in_body && indent(line) == start && line_code.trim_start().starts_with('}');
        if is_declaration || is_one_liner || is_end {
            return index + 1;
        }
        in_body |= line_code.ends_with('{');
    }
    lines.len()
}

#[cfg(test)]
mod tests {
    use super::super::tree::made_up::tree;
    use super::{
        FIX_ME, IGNORE, NOT_SAFE, PANICS, SLEEP, THREE_CROSSES, TO_DO, UNFINISHED_MACROS, file_length,
        function_length, function_lines, has_word, memory_safety, opening_words, packed_sheets,
        skipped_tests, sleeping_tests, unfinished,
    };

    #[test]
    fn a_file_may_have_450_lines() {
        assert_eq!(file_length(&tree("a.rs", &"x\n".repeat(450))).len(), 0);
        assert_eq!(file_length(&tree("a.rs", &"x\n".repeat(451))).len(), 1);
        assert_eq!(file_length(&tree("data.json", &"x\n".repeat(451))).len(), 0);
    }

    #[test]
    fn a_function_may_have_80_lines() {
        let of = |body: usize| {
            let text = format!(
                "impl A {{\n    pub(crate) async fn f() {{\n{}    }}\n}}\n",
                "        g();\n".repeat(body)
            );
            function_length(&tree("a.rs", &text))
        };
        assert_eq!(of(78), []);
        assert_eq!(of(79)[0].to_string(), "a.rs:2: 81 lines, more than 80: pub(crate) async fn f() {");
    }

    #[test]
    fn a_function_ends_at_its_own_brace() {
        let of = |text: &str| function_lines(&text.lines().collect::<Vec<_>>());
        assert_eq!(of("fn f() {}\nfn g() {\n}"), 1);
        assert_eq!(of("    fn f();\n    fn g() {\n    }"), 1);
        assert_eq!(of("fn f<T>(\n    t: [T; 2],\n) -> T\nwhere\n    T: Copy,\n{\n    t[0]\n}\nfn g() {}"), 8);
        assert_eq!(of("    fn f<T>()\n    where\n        T: Copy; // why\n    fn g() {\n    }"), 3);
        assert_eq!(of("fn f() {\n    if x {\n    } // {\n}\n}"), 4);
    }

    #[test]
    fn a_line_of_a_sheet_may_have_240_letters() {
        let of = |path: &str, text: &str| packed_sheets(&tree(path, text)).len();
        assert_eq!(of("a.css", &"x".repeat(240)), 0);
        assert_eq!(of("a.css", &format!("p {{\n{}\n}}\n", "x".repeat(241))), 1);
        assert_eq!(of("a.js", &"x".repeat(241)), 1);
        assert_eq!(of("a.svg", &"x".repeat(241)), 0);
        assert_eq!(of("a.css", &format!("--grain: url(\"data:image/svg+xml,{}\")", "x".repeat(241))), 0);
    }

    #[test]
    fn a_file_begins_with_what_it_holds() {
        assert_eq!(opening_words(&tree("a.rs", "//! What a is.\n")).len(), 0);
        assert_eq!(opening_words(&tree("a.rs", "// What a is.\n")).len(), 1);
        assert_eq!(opening_words(&tree("a.rs", "")).len(), 1);
        assert_eq!(opening_words(&tree("README.md", "# A\n")).len(), 0);
    }

    #[test]
    fn nothing_is_left_for_later() {
        let of = |path: &str, text: String| unfinished(&tree(path, &text)).len();
        for word in [TO_DO, FIX_ME, THREE_CROSSES, UNFINISHED_MACROS[0], UNFINISHED_MACROS[1]] {
            assert_eq!(of("a.rs", format!("f(); // {word}\n")), 1, "{word}");
            assert_eq!(of("docs/a.md", format!("{word}: more\n")), 1, "{word}");
        }
        assert_eq!(of("a.rs", format!("let {THREE_CROSSES}IV = 34;\n")), 0);
        assert_eq!(of("es.ftl", format!("all = {TO_DO}\n")), 0);
    }

    #[test]
    fn every_test_runs() {
        let of = |text: String| skipped_tests(&tree("a.rs", &text)).len();
        assert_eq!(of(format!("    #[{IGNORE}]\n")), 1);
        assert_eq!(of(format!("#[{IGNORE} = \"slow\"]\n")), 1);
        assert_eq!(of(format!("#[cfg_attr(windows, {IGNORE})]\n")), 1);
        assert_eq!(of(format!("#[{PANICS}(expected = \"no\")]\n")), 1);
        assert_eq!(of(format!("/// ```{IGNORE}\n")), 1);
        assert_eq!(of(format!("let {IGNORE} = 1; // #[{IGNORE}]\n")), 0);
    }

    #[test]
    fn tests_do_not_wait_for_time() {
        let line = format!("thread::{SLEEP}(Duration::from_secs(1));\n");
        let of = |path: &str| sleeping_tests(&tree(path, &line)).len();
        assert_eq!(of("crates/a/tests/b.rs"), 1);
        assert_eq!(of("crates/a/src/tests/b.rs"), 1);
        assert_eq!(of("crates/a/src/tests.rs"), 1);
        assert_eq!(of("crates/a/src/b.rs"), 0);
        let line = format!("tokio::time::{SLEEP}(second).await;\n");
        assert_eq!(sleeping_tests(&tree("crates/a/tests/b.rs", &line)).len(), 1);
    }

    #[test]
    fn the_compiler_vouches_for_all() {
        let of = |text: String| memory_safety(&tree("a.rs", &text)).len();
        assert_eq!(of(format!("let x = {NOT_SAFE} {{ *p }};\n")), 1);
        assert_eq!(of(format!("let a = \"https://x\"; {NOT_SAFE} {{ f() }}\n")), 1);
        assert_eq!(of(format!("#![forbid({NOT_SAFE}_code)] // nothing {NOT_SAFE} here\n")), 0);
    }

    #[test]
    fn a_word_stands_by_itself() {
        assert!(has_word("(word)", "word"));
        assert!(!has_word("words", "word"));
        assert!(!has_word("a_word", "word"));
        assert!(has_word("words word", "word"));
    }
}
