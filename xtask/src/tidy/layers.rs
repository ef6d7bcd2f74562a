//! Rules about crates: who may use whom.

use super::tree::{Package, Tree, Use, When, Whose};
use super::{Complaint, GAMES};

/// The crates from the bottom up: each may use those before it. Chores come last and may use all.
const ORDER: [&str; 13] = [
    "kernel",
    "lorenzo",
    "florenza",
    "wiege",
    "words",
    "boards",
    "bots",
    "arena",
    "store",
    "web",
    "tui",
    "magnifico",
    "xtask",
];

/// All that the kernel and the games may use at run time. None of these reads a clock, a file or a socket.
const PLAIN: [&str; 5] = ["serde", "serde_json", "postcard", "sha2", "thiserror"];

/// A crate uses only crates before it in the order; a game uses only the kernel. Tests keep to it as well.
pub(super) fn order(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for package in &tree.packages {
        let Some(own) = place(&package.name) else {
            complaints
                .push(complaint(package, format!("{} has no place in the order of crates", package.name)));
            continue;
        };
        for name in package.uses.iter().filter(|it| it.whose == Whose::Ours).map(|it| it.name.as_str()) {
            if is_game(&package.name) && name != "kernel" {
                complaints.push(complaint(package, format!("a game uses only the kernel, not {name}")));
            } else if place(name).is_none_or(|other| other >= own) {
                complaints
                    .push(complaint(package, format!("{} may not use {name}: it comes later", package.name)));
            }
        }
    }
    complaints
}

/// The kernel and the games use a few plain crates at run time; their tests use what they like.
pub(super) fn few_dependencies(tree: &Tree) -> Vec<Complaint> {
    let pure = tree.packages.iter().filter(|it| it.name == "kernel" || is_game(&it.name));
    let uses = pure.flat_map(|package| package.uses.iter().map(move |it| (package, it)));
    uses.filter(|(_, it)| is_foreign(it))
        .map(|(package, it)| {
            complaint(package, format!("{} may not use {} at run time", package.name, it.name))
        })
        .collect()
}

/// Each crate takes the workspace's lints: a crate without them is not checked at all.
pub(super) fn workspace_lints(tree: &Tree) -> Vec<Complaint> {
    let manifests = tree.texts().filter(|(file, _)| file.path.rsplit('/').next() == Some("Cargo.toml"));
    manifests
        .filter(|(_, text)| has_line(text, "[package]", |_| true) && !has_line(text, "[lints]", is_inherited))
        .map(|(file, _)| Complaint::file(&file.path, "`[lints] workspace = true` is missing"))
        .collect()
}

fn place(name: &str) -> Option<usize> {
    ORDER.iter().position(|it| *it == name)
}

fn is_game(name: &str) -> bool {
    GAMES.contains(&name)
}

fn is_foreign(dependency: &Use) -> bool {
    dependency.whose == Whose::Theirs
        && dependency.when == When::Run
        && !PLAIN.contains(&dependency.name.as_str())
}

fn complaint(package: &Package, what: String) -> Complaint {
    Complaint::file(&package.manifest, what)
}

fn is_inherited(line: &str) -> bool {
    line.replace(' ', "") == "workspace=true"
}

/// Whether a section of a manifest has a line for which `is` holds.
fn has_line(manifest: &str, section: &str, is: fn(&str) -> bool) -> bool {
    let inside = manifest.lines().map(str::trim).skip_while(|line| *line != section).skip(1);
    inside.take_while(|line| !line.starts_with('[')).any(is)
}

#[cfg(test)]
mod tests {
    use super::super::tree::{When, Whose, made_up};
    use super::{few_dependencies, order, workspace_lints};

    /// Whether a crate of this name may use another of ours.
    fn may(name: &str, uses: &str) -> bool {
        [When::Run, When::Test]
            .iter()
            .all(|when| order(&made_up::crates(name, uses, *when, Whose::Ours)).is_empty())
    }

    #[test]
    fn a_crate_uses_those_before_it() {
        assert!(may("lorenzo", "kernel"));
        assert!(may("bots", "lorenzo"));
        assert!(may("magnifico", "arena"));
        assert!(!may("kernel", "lorenzo"));
        assert!(!may("bots", "arena"));
        assert!(!may("arena", "arena"));
        assert!(!may("store", "magnifico"));
    }

    #[test]
    fn a_game_uses_the_kernel_alone() {
        assert!(!may("florenza", "lorenzo"));
        assert!(!may("lorenzo", "bots"));
    }

    #[test]
    fn an_unknown_crate_is_named() {
        assert!(!may("surprise", "kernel"));
        assert!(!may("magnifico", "surprise"));
    }

    #[test]
    fn rules_use_plain_crates_at_run_time() {
        let of = |name, uses, when| few_dependencies(&made_up::crates(name, uses, when, Whose::Theirs)).len();
        assert_eq!(of("kernel", "serde", When::Run), 0);
        assert_eq!(of("kernel", "rand", When::Run), 1);
        assert_eq!(of("lorenzo", "tokio", When::Run), 1);
        assert_eq!(of("lorenzo", "proptest", When::Test), 0);
        assert_eq!(of("web", "tokio", When::Run), 0);
    }

    #[test]
    fn lints_are_inherited() {
        let of = |text| workspace_lints(&made_up::tree("crates/a/Cargo.toml", text)).len();
        assert_eq!(of("[package]\nname = \"a\"\n\n[lints]\nworkspace = true\n"), 0);
        assert_eq!(of("[package]\nname = \"a\"\n\n[lints.clippy]\nall = \"allow\"\n"), 1);
        assert_eq!(of("[package]\nname = \"a\"\n\n[lints]\n\n[dependencies]\nworkspace = true\n"), 1);
        assert_eq!(of("[workspace]\nmembers = []\n"), 0);
    }
}
