//! Rules about the games: each in its own folder, and named nowhere else.

use super::Complaint;
use super::tree::{File, Tree};

/// Where the games live, and where they are listed.
const GAMES: &str = "crates/games/";
const LIST: &str = "crates/games/src/lib.rs";
/// What people type, as examples: help texts may name a game.
const HELP: [&str; 1] = ["crates/app/src/args/examples.rs"];

/// No game is named outside its folder and the list. Documents, help texts and tests may name one: they are examples.
pub(super) fn game_names(tree: &Tree) -> Vec<Complaint> {
    let games = games(tree);
    let mut complaints = Vec::new();
    for (file, text) in tree.texts().filter(|(file, _)| is_program(file)) {
        let others: Vec<&String> = games.iter().filter(|game| !is_of(file, game)).collect();
        for (index, line) in text.lines().enumerate() {
            let words = words(line);
            for game in others.iter().filter(|game| words.contains(game)) {
                let what = format!("names {game}: what belongs to a game stands in {GAMES}{game}");
                complaints.push(Complaint::line(&file.path, index, what));
            }
        }
    }
    complaints
}

/// The games of the workspace: the folders that have rules.
pub(crate) fn games(tree: &Tree) -> Vec<String> {
    let manifests = tree.files.iter().filter_map(|file| file.path.strip_prefix(GAMES));
    manifests.filter_map(|path| path.strip_suffix("/rules/Cargo.toml")).map(str::to_owned).collect()
}

/// Whether a file is part of the program: its sources and what they carry. A manifest may name a game that tests are
/// tried on; that no crate uses one at run time is a rule of the layers.
fn is_program(file: &File) -> bool {
    let parts: Vec<&str> = file.path.split('/').collect();
    let is_example = parts.iter().any(|part| ["tests", "benches", "examples", "tests.rs"].contains(part));
    let is_read = ["rs", "js", "css", "svg", "ftl", "sql"].contains(&file.extension());
    let is_listed = file.path == LIST || HELP.contains(&file.path.as_str());
    let is_chore = file.path.starts_with("xtask/src/tidy/");
    is_read && !is_example && !is_listed && !is_chore && ["crates", "xtask"].contains(&parts[0])
}

/// Whether a file lies in the game's folder.
fn is_of(file: &File, game: &str) -> bool {
    file.path.strip_prefix(GAMES).is_some_and(|path| path.split('/').next() == Some(game))
}

/// The words of a line in small letters: identifiers are taken apart at underscores and capitals, so that `NimBundle` and
/// `use_nim` name nim and `minimum` does not.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut was_small = false;
    for letter in line.chars() {
        if !letter.is_alphanumeric() || (letter.is_uppercase() && was_small) {
            words.push(String::new());
        }
        was_small = letter.is_lowercase();
        if let (true, Some(word)) = (letter.is_alphanumeric(), words.last_mut()) {
            word.extend(letter.to_lowercase());
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::super::tree::{Tree, made_up};
    use super::{LIST, game_names, games};

    fn tree(path: &str, text: &str) -> Tree {
        let manifests =
            ["chess", "go"].map(|game| made_up::file(&format!("crates/games/{game}/rules/Cargo.toml"), ""));
        let files = manifests.into_iter().chain([made_up::file(path, text)]).collect();
        Tree { files, packages: Vec::new() }
    }

    #[test]
    fn a_game_is_a_folder_with_rules() {
        assert_eq!(games(&tree("crates/games/src/lib.rs", "")), ["chess", "go"]);
    }

    #[test]
    fn a_game_is_named_in_its_folder_the_list_documents_and_tests_only() {
        let of = |path, text| game_names(&tree(path, text)).len();
        assert_eq!(of("crates/web/src/lib.rs", "use chess::Chess;\n"), 1);
        assert_eq!(of("crates/web/src/lib.rs", "let x = ChessBundle;\n"), 1);
        assert_eq!(of("crates/web/src/lib.rs", "let x = \"go\";\n"), 1);
        assert_eq!(of("crates/web/src/lib.rs", "use go_play::GoBundle;\n"), 1);
        assert_eq!(of("crates/web/src/lib.rs", "let has_go = true;\n"), 1);
        assert_eq!(of("crates/web/src/lib.rs", "// the match goes on\n"), 0);
        assert_eq!(of("crates/web/assets/live.js", "if (game === 'chess') {}\n"), 1);
        assert_eq!(of("crates/games/go/play/src/lib.rs", "as in chess\n"), 1);
        for path in
            ["crates/games/chess/play/src/lib.rs", LIST, "README.md", "crates/web/tests/server/main.rs"]
        {
            assert_eq!(of(path, "chess\n"), 0, "{path}");
        }
    }
}
