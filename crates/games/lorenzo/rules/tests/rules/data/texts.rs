//! Damages to the text itself.

use super::damage::Data;
use lorenzo::Sources;

/// What is said of this text in this file.
fn said(file: &str, text: &str) -> String {
    match Data::standard().with_text(file, text).game() {
        Ok(_) => panic!("{file}: accepted"),
        Err(error) => {
            assert_eq!(error.file, file);
            error.to_string()
        }
    }
}

#[test]
fn a_file_that_is_not_json_is_refused_with_line_and_column() {
    for file in Sources::FILES {
        assert!(said(file, "").contains("line 1"), "an empty file");
        assert!(said(file, "the cards are on the table").contains("line 1 column"));
        let half = &Data::standard().text(file)[..200].to_owned();
        assert!(said(file, half).contains("EOF"), "a file cut off");
        let more = format!("{} {{}}", Data::standard().text(file));
        assert!(said(file, &more).contains("trailing characters"));
    }
}

#[test]
fn a_file_with_another_beginning_is_refused() {
    for file in Sources::FILES {
        assert!(said(file, "[]").starts_with(file));
        assert!(said(file, "{}").contains("missing field"));
        assert!(said(file, "null").starts_with(file));
    }
}

#[test]
fn a_file_in_the_place_of_another_is_refused() {
    for (file, other) in
        [("cards.json", "leaders.json"), ("board.json", "cards.json"), ("leaders.json", "board.json")]
    {
        let data = Data::standard();
        assert!(said(file, data.text(other)).contains("unknown field"), "{other} as {file}");
    }
}

#[test]
fn a_comma_too_many_is_found() {
    let data = Data::standard();
    let text = data.text("cards.json").replacen("\"coins\": 1}", "\"coins\": 1,}", 1);
    let said = said("cards.json", &text);
    assert!(said.contains("line") && said.contains("column"), "{said}");
}

/// JSON lets a key stand twice; which of the two numbers is meant nobody can know.
#[test]
fn a_number_given_twice_is_refused() {
    let twice = |file: &str, once: &str, twice: &str| {
        let data = Data::standard();
        assert!(data.text(file).contains(once), "{once}");
        let text = data.text(file).replacen(once, twice, 1);
        let accepted = data.with_text(file, text).game().is_ok();
        assert!(!accepted, "{file}: {twice} was accepted");
    };
    twice("board.json", "\"bonus\": {\"wood\": 1}", "\"bonus\": {\"wood\": 1, \"wood\": 2}");
    twice("board.json", "\"max\": 25", "\"max\": 25, \"max\": 30");
    twice("variant-5p.json", "\"wood\": 3", "\"wood\": 3, \"wood\": 4");
    twice("cards.json", "\"gain\": {\"wood\": 3}", "\"gain\": {\"wood\": 3, \"wood\": 4}");
    twice("leaders.json", "\"amount\": 18", "\"amount\": 18, \"amount\": 19");
    twice(
        "excommunications.json",
        "\"servants_per_point\": 2",
        "\"servants_per_point\": 2, \"servants_per_point\": 3",
    );
}
