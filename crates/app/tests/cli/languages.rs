//! What is told of a match, in every language: asked for, or taken from the system.

use crate::common::{Folder, ran, says};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const LANGS: [&str; 4] = ["en", "it", "es", "de"];
const GAMES: [&str; 4] = ["lorenzo", "florenza", "wiege", "nim"];

/// Words of every English text that no other language has.
const ENGLISH: [&str; 15] = [
    "the", "and", "with", "of", "takes", "wins", "plays", "pays", "begins", "scoring", "seat", "between",
    "player", "players", "points",
];

/// The keys in a folder of Fluent files, but for those that are words.
fn keys_in(folder: &Path) -> BTreeSet<String> {
    let files = fs::read_dir(folder).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    let keys = |text: String| {
        let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
        keys.filter(|key| key.contains('-') && !key.starts_with(' ')).collect::<Vec<_>>()
    };
    files.flat_map(keys).collect()
}

fn all_keys() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders: Vec<PathBuf> = GAMES.iter().map(|game| crates.join(format!("games/{game}/play"))).collect();
    let folders = folders.into_iter().chain([crates.join("words")]);
    folders.flat_map(|folder| keys_in(&folder.join("ftl/en"))).collect()
}

/// Whether the line says what was done as records write it, which no language changes.
fn is_notation(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    matches!(words.as_slice(), [number, name, _] if number.parse::<u32>().is_ok() && name.ends_with(':'))
}

/// Checks that a text is told in a language to its last word.
#[track_caller]
fn is_told(text: &str, lang: &str, keys: &BTreeSet<String>) {
    for line in text.lines().filter(|line| !is_notation(line)) {
        let is_word = |c: char| c.is_alphanumeric() || c == '-';
        let key = line.split(|c| !is_word(c)).find(|word| keys.contains(*word));
        assert_eq!(key, None, "{lang}: a key was left in {line:?}");
        let word = line.split(|c: char| !c.is_alphanumeric()).find(|word| ENGLISH.contains(word));
        assert!(lang == "en" || word.is_none(), "{lang}: {word:?} in {line:?}");
    }
}

#[test]
fn a_record_is_told_in_every_language() {
    let (folder, keys) = (Folder::new(), all_keys());
    for game in GAMES {
        folder.good(&format!("record {game} {game}.jsonl --seed 5 --bots greedy,random,greedy"));
        let texts = LANGS.map(|lang| folder.good(&format!("replay {game}.jsonl --lang {lang}")));
        for (text, lang) in texts.iter().zip(LANGS) {
            is_told(text, lang, &keys);
        }
        let lines = texts.each_ref().map(|text| text.lines().filter(|line| is_notation(line)).count());
        assert!(lines[0] > 0 && lines.iter().all(|it| *it == lines[0]), "{game}: {lines:?}");
        for (i, text) in texts.iter().enumerate() {
            assert!(!texts[..i].contains(text), "{game}: {} is like another language", LANGS[i]);
        }
        let hidden = folder.good(&format!("replay {game}.jsonl --lang de --eye public"));
        is_told(&hidden, "de", &keys);
    }
    for (lang, set_up) in LANGS.into_iter().zip(["set-up", "preparazione", "preparación", "Aufbau"]) {
        says(&folder.good(&format!("replay lorenzo.jsonl --lang {lang}")), &format!("\n   1  {set_up}\n"));
    }
    let hidden = folder.good("replay lorenzo.jsonl --lang it --eye 0");
    says(&hidden, "Piero: una scelta segreta");
}

#[test]
fn the_demo_speaks_every_language() {
    let (folder, keys) = (Folder::new(), all_keys());
    let welcomes = [
        "Magnifico plays Renaissance board games. What you can do now:",
        "Magnifico: giochi da tavolo del Rinascimento. Ecco che cosa puoi fare:",
        "Magnifico: juegos de mesa del Renacimiento. Lo que puedes hacer ahora:",
        "Magnifico spielt Brettspiele der Renaissance. Was du jetzt tun kannst:",
    ];
    for game in GAMES {
        for (lang, welcome) in LANGS.into_iter().zip(welcomes) {
            let text = folder.good(&format!("demo {game} --lang {lang}"));
            assert!(text.starts_with(welcome), "{text}");
            is_told(&text, lang, &keys);
            let (_, command) = text.trim_end().rsplit_once("magnifico ").unwrap();
            assert!(command.starts_with(&format!("record {game} my.jsonl --bots greedy,")), "{command}");
        }
    }
}

#[test]
fn the_language_is_the_systems_unless_one_is_asked_for() {
    let folder = Folder::new();
    folder.good("record lorenzo game.jsonl --players 2 --base");
    let told = |variables: &[(&str, &str)], args: &str| {
        let mut command = folder.command(&format!("verify game.jsonl {args}"));
        let ran = ran(command.envs(variables.iter().copied()));
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        ran.out
    };
    says(&told(&[], ""), "1 record: 1 ok, 0 bad");
    says(&told(&[("LANG", "de_AT.UTF-8")], ""), "1 Aufzeichnung: 1 gültig, 0 ungültig");
    says(&told(&[("LANG", "de_AT.UTF-8"), ("LC_ALL", "C")], ""), "1 record: ");
    says(&told(&[("LANG", "de_AT.UTF-8"), ("LC_MESSAGES", "es_ES")], ""), "1 registro: ");
    says(&told(&[("LANG", "de_AT.UTF-8"), ("MAGNIFICO_LANG", "it")], ""), "1 registrazione: ");
    says(&told(&[("LANG", "de_AT.UTF-8"), ("MAGNIFICO_LANG", "it")], "--lang en"), "1 record: ");
    says(&folder.bad("verify game.jsonl --lang fr"), "the languages are: en, it, es, de");
}

#[test]
fn a_match_in_a_line_is_in_the_language_too() {
    let (folder, keys) = (Folder::new(), all_keys());
    for game in GAMES {
        for lang in LANGS {
            let file = format!("{game}-{lang}.jsonl");
            let text = folder.good(&format!("record {game} {file} --players 2 --lang {lang}"));
            is_told(&text, lang, &keys);
            let proven = folder.good(&format!("verify {file} --lang {lang}"));
            is_told(&proven, lang, &keys);
            assert!(proven.starts_with(&format!("ok   {text}")), "{proven}");
        }
    }
    let text = folder.good("record florenza alone.jsonl --bots random --level extreme --lang de");
    says(&text, "alone.jsonl: Florenza Dice Game, 1 Spieler, ");
    says(&text, " Entscheidungen, Lucrezia verfehlt das Ziel mit ");
}

#[test]
fn records_are_counted_good_and_bad_in_every_language() {
    let folder = Folder::new();
    folder.good("record nim good.jsonl");
    folder.write("bad.jsonl", "Once upon a time\n");
    let sums = [
        "2 records: 1 ok, 1 bad",
        "2 registrazioni: valide 1, non valide 1",
        "2 registros: válidos 1, no válidos 1",
        "2 Aufzeichnungen: 1 gültig, 1 ungültig",
    ];
    for (lang, sum) in LANGS.into_iter().zip(sums) {
        let ran = folder.run(&format!("verify good.jsonl bad.jsonl --lang {lang}"));
        assert_eq!((ran.code, ran.out.lines().last()), (2, Some(sum)));
    }
}

#[test]
fn tables_of_measurements_are_in_english_throughout() {
    let folder = Folder::new();
    for command in ["sim wiege --games 2 --players 2", "arena wiege --bots greedy,random --games 2"] {
        let told = ran(folder.command(command).envs([("LANG", "de_AT.UTF-8"), ("MAGNIFICO_LANG", "de")]));
        assert_eq!((told.code, told.err.as_str()), (0, ""));
        let headline = "Die Wiege der Renaissance, 2 players, everyone for themselves\n";
        assert!(told.out.starts_with(headline), "{}", told.out);
        says(&folder.bad(&format!("{command} --lang de")), "unexpected argument '--lang'");
    }
}
