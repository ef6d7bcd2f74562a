//! Rules about the repository: what is in it and what is not.

use super::Complaint;
use super::tree::{File, Tree};

/// The places for binary files: a folder, what lies there, and how many KiB one may have.
const BINARIES: [(&str, &[&str], usize); 2] =
    [("docs/pictures/", &["png", "webp"], 300), ("crates/boards/assets/fonts/", &["woff2"], 40)];

/// How folders of people's own machines begin. Put together here, so that this file does not find itself.
const MACHINES: [&str; 4] =
    [concat!("/wo", "rk/"), concat!("/ho", "me/"), concat!("/ro", "ot/"), concat!("/Us", "ers/")];

/// What continuous integration runs, which is also what the README says.
const TEST: &str = "cargo xtask test";

/// All is text, but for a few small pictures and the typefaces.
pub(super) fn binary_files(tree: &Tree) -> Vec<Complaint> {
    let binary = tree.files.iter().filter(|file| file.text.is_none());
    binary.filter_map(|file| Some(Complaint::file(&file.path, wrong_binary(file)?))).collect()
}

fn wrong_binary(file: &File) -> Option<String> {
    let is_place = |(folder, kinds, _): &&(&str, &[&str], usize)| {
        file.path.starts_with(folder) && kinds.contains(&file.extension())
    };
    match BINARIES.iter().find(is_place) {
        None => Some(
            "a binary file that is neither a picture (png, webp) in docs/pictures/ nor a typeface".into(),
        ),
        Some((.., most)) if file.bytes > most * 1024 => {
            Some(format!("{} KiB, more than {most}", file.bytes.div_ceil(1024)))
        }
        Some(_) => None,
    }
}

/// No file names a folder that only one machine has.
pub(super) fn machine_paths(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (file, text) in tree.texts() {
        for (index, line) in text.lines().enumerate() {
            for machine in MACHINES.iter().filter(|it| has_path(line, it)) {
                let what = format!("a path of somebody's machine ({machine}...)");
                complaints.push(Complaint::line(&file.path, index, what));
            }
        }
    }
    complaints
}

/// Whether a path that begins so stands in a line; in the middle of a longer path it is harmless.
fn has_path(line: &str, start: &str) -> bool {
    let continues = |letter: char| letter.is_alphanumeric() || "_-.~}*".contains(letter);
    line.match_indices(start).any(|(at, _)| !line[..at].ends_with(continues))
}

/// Both licences are there.
pub(super) fn licences(tree: &Tree) -> Vec<Complaint> {
    let files = ["LICENSE-MIT", "LICENSE-APACHE"].into_iter();
    files.filter(|it| tree.file(it).is_none()).map(|it| Complaint::file(it, "is missing")).collect()
}

/// Continuous integration runs the command that people run, and nothing else.
pub(super) fn ci(tree: &Tree) -> Vec<Complaint> {
    const PATH: &str = ".ci/run";
    let Some(file) = tree.file(PATH) else { return vec![Complaint::file(PATH, "is missing")] };
    let mut complaints = Vec::new();
    if !file.executable {
        complaints.push(Complaint::file(PATH, "is not executable"));
    }
    let lines = file.text.iter().flat_map(|text| text.lines()).map(str::trim);
    let commands: Vec<&str> = lines.filter(|line| !is_preparation(line)).collect();
    if commands != [TEST] {
        complaints.push(Complaint::file(PATH, format!("runs {commands:?} and not just `{TEST}`")));
    }
    complaints
}

fn is_preparation(line: &str) -> bool {
    let is_single = !line.contains([';', '&', '|']);
    line.is_empty()
        || line.starts_with('#')
        || line == "set -euo pipefail"
        || is_single && (line.starts_with("cd ") || line.starts_with("export CI="))
}

#[cfg(test)]
mod tests {
    use super::super::tree::{File, Tree, made_up};
    use super::{MACHINES, TEST, binary_files, ci, licences, machine_paths};

    #[test]
    fn a_binary_file_is_a_small_picture_or_a_typeface() {
        let of = |path: &str, bytes| {
            let file = File { path: path.into(), bytes, text: None, executable: false };
            binary_files(&Tree { files: vec![file], packages: vec![] }).len()
        };
        assert_eq!(of("docs/pictures/table.png", 300 * 1024), 0);
        assert_eq!(of("docs/pictures/table.webp", 1), 0);
        assert_eq!(of("docs/pictures/table.png", 300 * 1024 + 1), 1);
        assert_eq!(of("docs/pictures/table.gif", 1), 1);
        assert_eq!(of("docs/table.png", 1), 1);
        assert_eq!(of("crates/boards/assets/fonts/serif.woff2", 40 * 1024), 0);
        assert_eq!(of("crates/boards/assets/fonts/serif.woff2", 40 * 1024 + 1), 1);
        assert_eq!(of("crates/boards/assets/fonts/serif.ttf", 1), 1);
        assert_eq!(binary_files(&made_up::tree("a.txt", "text")).len(), 0);
    }

    #[test]
    fn no_path_of_a_machine_is_named() {
        let of = |text: String| machine_paths(&made_up::tree("README.md", &text)).len();
        for machine in MACHINES {
            assert_eq!(of(format!("see {machine}somebody/notes\n")), 1, "{machine}");
            assert_eq!(of(format!("(\"{machine}notes\")\n")), 1, "{machine}");
            assert_eq!(of(format!("see crates{machine}notes\n")), 0, "{machine}");
        }
    }

    #[test]
    fn both_licences_are_there() {
        let mut tree = made_up::tree("LICENSE-MIT", "");
        assert_eq!(licences(&tree)[0].to_string(), "LICENSE-APACHE: is missing");
        tree.files.push(made_up::file("LICENSE-APACHE", ""));
        assert_eq!(licences(&tree), []);
    }

    #[test]
    fn ci_runs_what_people_run() {
        let of = |executable, text: &str| {
            let file = File { executable, ..made_up::file(".ci/run", text) };
            ci(&Tree { files: vec![file], packages: vec![] }).len()
        };
        let good = format!("#!/usr/bin/env bash\nset -euo pipefail\ncd ..\n\n{TEST}\n");
        assert_eq!(of(true, &good), 0);
        assert_eq!(of(false, &good), 1);
        assert_eq!(of(true, &format!("{good}cargo publish\n")), 1);
        assert_eq!(of(true, &format!("{good}{TEST}\n")), 1);
        assert_eq!(of(true, &format!("{TEST} || true\n")), 1);
        assert_eq!(of(true, &format!("cd .. && cargo publish\n{TEST}\n")), 1);
        assert_eq!(of(true, ""), 1);
        assert_eq!(ci(&Tree::default()).len(), 1);
    }
}
