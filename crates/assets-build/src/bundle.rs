//! One script of a page out of the modules that it imports: a browser asks once, and what packs it sees it whole.
//!
//! Each module becomes a function that is called once, in the order in which a browser would; what it exports is what the
//! function returns. So modules stay as they are written, and no name of one meets a name of another.

use std::collections::BTreeMap;
use std::io;

/// Scripts by the names of their files.
pub(crate) type Scripts = BTreeMap<String, String>;

/// The scripts that no other imports, which are those that pages ask for.
pub(crate) fn entries(scripts: &Scripts) -> impl Iterator<Item = &str> {
    let is_imported = |name: &str| scripts.values().any(|text| imports(text).any(|(_, from)| from == name));
    scripts.keys().map(String::as_str).filter(move |name| !is_imported(name))
}

/// A script with all that it imports.
pub(crate) fn bundle(scripts: &Scripts, entry: &str) -> io::Result<String> {
    let mut order = Vec::new();
    visit(scripts, entry, &mut Vec::new(), &mut order)?;
    let parts = order.iter().map(|name| {
        let (body, exports) = module(&scripts[*name]).map_err(|why| fault(name, &why))?;
        Ok(match *name == entry {
            true => body,
            false => format!(
                "const {} = (() => {{\n{body}\nreturn {{ {} }};\n}})();\n",
                variable(name),
                exports.join(", ")
            ),
        })
    });
    parts.collect::<io::Result<Vec<_>>>().map(|parts| parts.concat())
}

/// Puts a script behind all that it imports.
fn visit<'a>(
    scripts: &'a Scripts,
    name: &str,
    above: &mut Vec<String>,
    order: &mut Vec<&'a str>,
) -> io::Result<()> {
    let (name, text) =
        scripts.get_key_value(name).ok_or_else(|| fault(name, "is imported, but there is no such script"))?;
    if above.contains(name) {
        return Err(fault(name, "imports itself by others: what it exports would not be there yet"));
    }
    if !order.contains(&name.as_str()) {
        above.push(name.clone());
        for (_, from) in imports(text) {
            visit(scripts, from, above, order)?;
        }
        above.pop();
        order.push(name);
    }
    Ok(())
}

/// What a script imports: the names, as they are written in braces, and the script they are from.
fn imports(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().filter_map(|line| {
        let (names, from) = line.strip_prefix("import ")?.split_once("from \"./")?;
        Some((names.trim(), from.strip_suffix("\";")?))
    })
}

/// A module as the body of a function, and the names that it exports.
fn module(text: &str) -> Result<(String, Vec<&str>), String> {
    let mut body = String::with_capacity(text.len());
    let mut exports = Vec::new();
    for line in text.lines() {
        if line.starts_with("import ") {
            let (names, from) = imports(line).next().ok_or_else(|| {
                format!(
                    "imports in a way that cannot be bundled, write `import {{ a }} from \"./b.js\";`: {line}"
                )
            })?;
            body += &format!("const {} = {};\n", names.replace(" as ", ": "), variable(from));
        } else if let Some(rest) = line.strip_prefix("export ") {
            let name = ["const ", "function ", "async function ", "class "].iter().find_map(|kind| {
                let name = rest.strip_prefix(kind)?;
                Some(&name[..name.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '$')?])
            });
            exports.push(name.filter(|it| !it.is_empty()).ok_or_else(|| {
                format!("exports what cannot be bundled, only a constant, function or class can: {line}")
            })?);
            body += rest;
            body.push('\n');
        } else {
            body += line;
            body.push('\n');
        }
    }
    Ok((body, exports))
}

/// The constant that holds what a module exports.
fn variable(name: &str) -> String {
    format!("m_{}", name.trim_end_matches(".js").replace('-', "_"))
}

fn fault(name: &str, why: &str) -> io::Error {
    io::Error::other(format!("{name} {why}"))
}

#[cfg(test)]
mod tests {
    use super::{Scripts, bundle, entries};

    fn scripts(all: &[(&str, &str)]) -> Scripts {
        all.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    }

    #[test]
    fn a_script_stands_behind_all_that_it_imports_and_each_only_once() {
        let all = scripts(&[
            ("dom.js", "export const $ = (what) => what;\nconst own = 1;\n"),
            (
                "go-on.js",
                "import { $ } from \"./dom.js\";\nexport async function go(at) {\n  return $(at);\n}\n",
            ),
            (
                "live.js",
                "import { $ as one } from \"./dom.js\";\nimport { go } from \"./go-on.js\";\ngo(one(2));\n",
            ),
        ]);
        assert_eq!(entries(&all).collect::<Vec<_>>(), ["live.js"]);
        let whole = bundle(&all, "live.js").expect("it can be bundled");
        let expected = "const m_dom = (() => {\nconst $ = (what) => what;\nconst own = 1;\n\nreturn { $ };\n})();\n\
             const m_go_on = (() => {\nconst { $ } = m_dom;\nasync function go(at) {\n  return $(at);\n}\n\nreturn { go };\n})();\n\
             const { $: one } = m_dom;\nconst { go } = m_go_on;\ngo(one(2));\n";
        assert_eq!(whole, expected);
    }

    #[test]
    fn what_cannot_be_bundled_is_told_with_its_place() {
        let why =
            |text: &str| bundle(&scripts(&[("a.js", text)]), "a.js").expect_err("it cannot be").to_string();
        assert!(why("export default 3;\n").starts_with("a.js exports what cannot be bundled"));
        assert!(why("export let n = 3;\n").starts_with("a.js exports what cannot be bundled"));
        assert!(why("import \"./b.js\";\n").starts_with("a.js imports in a way that cannot be bundled"));
        assert_eq!(why("import { b } from \"./b.js\";\n"), "b.js is imported, but there is no such script");
        let around = scripts(&[
            ("a.js", "import { b } from \"./b.js\";\nexport const a = b;\n"),
            ("b.js", "import { a } from \"./a.js\";\nexport const b = a;\n"),
        ]);
        assert!(
            bundle(&around, "a.js")
                .expect_err("a ring")
                .to_string()
                .starts_with("a.js imports itself by others")
        );
    }
}
