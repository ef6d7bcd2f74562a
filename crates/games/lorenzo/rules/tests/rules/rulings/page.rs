//! The page of rulings and the tests know each other.

const PAGE: &str = include_str!("../../../RULINGS.md");
const TESTS: [&str; 8] = [
    include_str!("placing.rs"),
    include_str!("bonus.rs"),
    include_str!("costs.rs"),
    include_str!("work.rs"),
    include_str!("leaders.rs"),
    include_str!("excommunication.rs"),
    include_str!("rounds.rs"),
    include_str!("own.rs"),
];

/// The names of the test functions.
fn tests() -> Vec<&'static str> {
    let after = TESTS.iter().flat_map(|text| text.split("#[test]\nfn ").skip(1));
    after.filter_map(|text| text.split_once("()")).map(|(name, _)| name).collect()
}

/// The rows of the page's tables: the first cell, and the test named in the last one.
fn rows() -> Vec<(&'static str, &'static str)> {
    let rows = PAGE.lines().filter(|line| line.starts_with("| ") && line.ends_with("` |"));
    rows.map(|line| {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        (cells[0], cells[cells.len() - 1].trim_matches('`'))
    })
    .collect()
}

/// R1 to R54: each has one row, and the row names a test of its number that exists.
#[test]
fn all_54_rulings_have_a_row_and_a_test() {
    let (rows, tests) = (rows(), tests());
    for number in 1..=54 {
        let label = format!("R{number}");
        let named: Vec<&str> =
            rows.iter().filter(|(cell, _)| *cell == label).map(|(_, test)| *test).collect();
        assert_eq!(named.len(), 1, "{label} has one row");
        assert!(named[0].starts_with(&format!("r{number:02}_")), "{label} names {}", named[0]);
        assert!(tests.contains(&named[0]), "{} is a test", named[0]);
    }
}

/// Nothing else is on the page, and no test is missing from it.
#[test]
fn every_test_stands_on_the_page() {
    let (rows, tests) = (rows(), tests());
    for test in &tests {
        assert_eq!(
            rows.iter().filter(|(_, named)| named == test).count(),
            1,
            "{test} stands on the page once"
        );
    }
    assert_eq!(rows.len(), tests.len());
    assert_eq!(tests.iter().filter(|test| test.starts_with('r')).count(), 54);
}
