//! Scripts.

/// A script without comments, and without white space that says nothing. Lines stay apart wherever the end of one may end
/// a statement.
pub fn js(text: &str) -> String {
    let mut small = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let length = match c {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => {
                let end = rest.find("*/").map_or(rest.len(), |end| end + 2);
                gap(&mut small, rest[..end].contains('\n'));
                end
            }
            '"' | '\'' => copy(&mut small, rest, quoted(rest, c)),
            '`' => copy(&mut small, rest, template(rest)),
            '/' if begins_pattern(&small) => copy(&mut small, rest, pattern(rest)),
            c if c.is_whitespace() => {
                let end = rest.find(|c: char| !c.is_whitespace()).unwrap_or(rest.len());
                gap(&mut small, rest[..end].contains('\n'));
                end
            }
            c => {
                if is_free_before(c) && small.ends_with(' ') || ends_list(c) && small.ends_with('\n') {
                    small.pop();
                }
                small.push(c);
                c.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    small.truncate(small.trim_end().len());
    small
}

fn copy(small: &mut String, rest: &str, length: usize) -> usize {
    // `from "./a.js"` needs no space.
    if small.ends_with(' ') {
        small.pop();
    }
    small.push_str(&rest[..length]);
    length
}

/// White space: one sign of it, or none where the sign before it goes on anyway.
fn gap(small: &mut String, has_end: bool) {
    let goes_on = |c: char| "{([,;:?=&|<>!".contains(c);
    if small.is_empty() || small.ends_with(goes_on) || small.ends_with('\n') {
        return;
    }
    if has_end {
        small.truncate(small.trim_end_matches(' ').len());
        small.push('\n');
    } else if !small.ends_with(' ') {
        small.push(' ');
    }
}

/// Signs that need no space before them.
fn is_free_before(c: char) -> bool {
    "{}()[],;:?=&|<>!".contains(c)
}

/// Signs before which the end of a line ends no statement that they do not end too.
fn ends_list(c: char) -> bool {
    "})],;:".contains(c)
}

/// The length of a text in quotes, which it begins with.
fn quoted(rest: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            c if c == quote => return at + c.len_utf8(),
            _ => {}
        }
    }
    rest.len()
}

/// The length of a template with everything that is written into it.
fn template(rest: &str) -> usize {
    let mut at = 1;
    while let Some(c) = rest[at..].chars().next() {
        match c {
            '`' => return at + 1,
            '\\' => at += 1 + rest[at + 1..].chars().next().map_or(0, char::len_utf8),
            '$' if rest[at..].starts_with("${") => at += 2 + inserted(&rest[at + 2..]),
            c => at += c.len_utf8(),
        }
    }
    rest.len()
}

/// The length of what is written into a template, up to and with its closing brace.
fn inserted(rest: &str) -> usize {
    let (mut at, mut open) = (0, 1);
    while let Some(c) = rest[at..].chars().next() {
        at += match c {
            '"' | '\'' => quoted(&rest[at..], c),
            '`' => template(&rest[at..]),
            c => c.len_utf8(),
        };
        match c {
            '{' => open += 1,
            '}' if open == 1 => return at,
            '}' => open -= 1,
            _ => {}
        }
    }
    rest.len()
}

/// Whether a slash begins a pattern here; otherwise it divides.
fn begins_pattern(small: &str) -> bool {
    let before = small.trim_end();
    before.is_empty() || before.ends_with(|c| "(,=:[!&|?{};<>".contains(c)) || before.ends_with("return")
}

/// The length of a pattern, without its flags.
fn pattern(rest: &str) -> usize {
    let (mut is_escaped, mut in_class) = (false, false);
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '[' => in_class = true,
            ']' => in_class = false,
            '/' if !in_class => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::js;

    #[test]
    fn comments_and_indents_go() {
        let text = "// @ts-check\n\n/** @param {string} a */\nexport function f(a) {\n  // why\n  return g(a, 1); // so\n}\n";
        assert_eq!(js(text), "export function f(a){return g(a,1);}");
    }

    #[test]
    fn a_line_that_ends_a_statement_stays_one() {
        assert_eq!(js("const a = 1\nconst b = a\n(c)\n"), "const a=1\nconst b=a\n(c)");
        assert_eq!(js("const f = () => {\n  a()\n}\nf()\n"), "const f=()=>{a()}\nf()");
    }

    #[test]
    fn texts_templates_and_patterns_are_not_touched() {
        for text in [
            "a=\"http://b  /* c */\"",
            "a=`b  ${c(\"}\", `d  // e`)}  // f`",
            "a=b.replace(/[/\"] \\/  x/g,\"\")",
            "a=b / c / d",
        ] {
            assert_eq!(js(text), text);
        }
    }

    #[test]
    fn a_cast_leaves_its_brackets() {
        assert_eq!(js("const a = /** @type {HTMLElement} */ (b);"), "const a=(b);");
        assert_eq!(js("a + +b - -c"), "a + +b - -c");
    }
}
