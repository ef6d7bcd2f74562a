//! Rules about crates: who may use whom.

use super::Complaint;
use super::tree::{Package, Tree, Use, When, Whose};

/// The crates from the bottom up: each may use those before it. `RULES` and `PLAY` stand for those of every game. Chores
/// come last and may use all.
const ORDER: [&str; 16] = [
    "kernel",
    "net",
    RULES,
    "words-build",
    "assets-build",
    "words",
    "bots",
    "boards",
    "arena",
    "playable",
    PLAY,
    "games",
    "store",
    "web",
    "magnifico",
    "xtask",
];
const RULES: &str = "the rules of a game";
const PLAY: &str = "what a game brings beside its rules";

/// All that the kernel and the games may use at run time. None of these reads a clock, a file or a socket.
const PLAIN: [&str; 5] = ["serde", "serde_json", "postcard", "sha2", "thiserror"];

/// A crate uses only crates before it in the order; rules use only the kernel, and what a game brings no other game. Tests
/// of the rules keep to it as well; other tests may use games, to try things on.
pub(super) fn order(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for package in &tree.packages {
        let Some(own) = place(&package.manifest, &package.name) else {
            complaints
                .push(complaint(package, format!("{} has no place in the order of crates", package.name)));
            continue;
        };
        let counts = |it: &&Use| it.whose == Whose::Ours && (it.when == When::Run || ORDER[own] == RULES);
        for name in package.uses.iter().filter(counts).map(|it| it.name.as_str()) {
            let manifest = tree.packages.iter().find(|it| it.name == name).map_or("", |it| &it.manifest);
            let other = place(manifest, name);
            if ORDER[own] == RULES && name != "kernel" {
                complaints.push(complaint(package, format!("rules use only the kernel, not {name}")));
            } else if ORDER[own] == PLAY
                && game(manifest).is_some_and(|it| Some(it) != game(&package.manifest))
            {
                complaints.push(complaint(package, format!("a game does not use another: {name}")));
            } else if other.is_none_or(|other| other >= own) {
                complaints
                    .push(complaint(package, format!("{} may not use {name}: it comes later", package.name)));
            }
        }
    }
    complaints
}

/// The kernel and the games use a few plain crates at run time; their tests use what they like.
pub(super) fn few_dependencies(tree: &Tree) -> Vec<Complaint> {
    let is_rules = |it: &&Package| place(&it.manifest, &it.name).is_some_and(|at| ORDER[at] == RULES);
    let pure = tree.packages.iter().filter(|it| it.name == "kernel" || is_rules(it));
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

fn place(manifest: &str, name: &str) -> Option<usize> {
    let name = match manifest.strip_prefix("crates/games/").and_then(|path| path.split('/').nth(1)) {
        Some("rules") => RULES,
        Some("play") => PLAY,
        _ => name,
    };
    ORDER.iter().position(|it| *it == name)
}

/// The game in whose folder a manifest lies.
fn game(manifest: &str) -> Option<&str> {
    let (game, rest) = manifest.strip_prefix("crates/games/")?.split_once('/')?;
    rest.contains('/').then_some(game)
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
    use super::super::tree::{Package, Tree, Use, When, Whose, made_up};
    use super::{few_dependencies, order, workspace_lints};

    fn package(name: &str) -> Package {
        let manifest = match name.split_once('-') {
            Some((game, "play")) => format!("crates/games/{game}/play/Cargo.toml"),
            None if ["chess", "go"].contains(&name) => format!("crates/games/{name}/rules/Cargo.toml"),
            _ => format!("crates/{name}/Cargo.toml"),
        };
        Package { name: name.to_owned(), manifest, uses: Vec::new() }
    }

    /// Whether a crate of this name may use another of ours.
    fn may(name: &str, uses: &str, when: When) -> bool {
        let mut packages = vec![package(name)];
        packages[0].uses.push(Use { name: uses.to_owned(), when, whose: Whose::Ours });
        if name != uses && uses != "surprise" {
            packages.push(package(uses));
        }
        order(&Tree { files: Vec::new(), packages }).is_empty()
    }

    #[test]
    fn a_crate_uses_those_before_it() {
        for (name, uses) in
            [("chess", "kernel"), ("boards", "words"), ("chess-play", "playable"), ("games", "go-play")]
        {
            assert!(may(name, uses, When::Run), "{name} {uses}");
        }
        for (name, uses) in
            [("kernel", "chess"), ("bots", "arena"), ("arena", "arena"), ("web", "games-list")]
        {
            assert!(!may(name, uses, When::Run), "{name} {uses}");
        }
        assert!(!may("bots", "chess-play", When::Run), "a generic crate knows no game");
        assert!(may("bots", "chess-play", When::Test), "but may be tried on one");
    }

    #[test]
    fn rules_use_the_kernel_alone() {
        for when in [When::Run, When::Test] {
            assert!(!may("go", "chess", when));
            assert!(!may("chess", "bots", when));
        }
    }

    #[test]
    fn no_game_uses_another() {
        assert!(may("chess-play", "chess", When::Run));
        assert!(!may("chess-play", "go", When::Run));
        assert!(!may("chess-play", "go-play", When::Run));
    }

    #[test]
    fn an_unknown_crate_is_named() {
        assert!(!may("surprise", "kernel", When::Run));
        assert!(!may("magnifico", "surprise", When::Run));
    }

    #[test]
    fn rules_use_plain_crates_at_run_time() {
        let of = |name, uses: &str, when| {
            let mut package = package(name);
            package.uses.push(Use { name: uses.to_owned(), when, whose: Whose::Theirs });
            few_dependencies(&Tree { files: Vec::new(), packages: vec![package] }).len()
        };
        assert_eq!(of("kernel", "serde", When::Run), 0);
        assert_eq!(of("kernel", "rand", When::Run), 1);
        assert_eq!(of("chess", "tokio", When::Run), 1);
        assert_eq!(of("chess", "proptest", When::Test), 0);
        assert_eq!(of("chess-play", "maud", When::Run), 0);
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
