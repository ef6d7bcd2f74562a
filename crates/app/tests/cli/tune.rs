//! `magnifico tune`, run as people run it.

use crate::common::Folder;

#[test]
fn weights_go_to_the_standard_output_or_to_a_new_file() {
    let folder = Folder::new();
    let args = "tune lorenzo --quick --steps 1 --games 2 --players 2 --seed 3";
    let printed = folder.good(args);
    let (report, weights) = printed.split_once('\n').unwrap();
    assert!(report.starts_with("Against the weights carried so far, over 2 fresh games: "), "{report}");
    assert!(serde_json::from_str::<serde_json::Value>(weights).unwrap().is_object(), "{weights}");
    assert_eq!(folder.good(&format!("{args} --out weights.json")).trim_end(), report);
    assert_eq!(folder.read("weights.json"), weights);
}

/// Searches have weights of their own: those are tuned, and another file comes of it.
#[test]
fn a_search_tunes_what_a_search_goes_by() {
    let folder = Folder::new();
    let weights = |who: &str| {
        let printed = folder.good(&format!("tune lorenzo {who} --steps 0 --games 2 --players 2"));
        let (report, weights) = printed.split_once('\n').unwrap();
        assert!(
            report.contains("+0.00 points, 50.0 % of the wins"),
            "the same weights on both sides: {report}"
        );
        serde_json::from_str::<serde_json::Value>(weights).unwrap()
    };
    let (search, turn) = (weights("--search 4"), weights("--quick"));
    assert_eq!(search["privilege"].is_number(), turn["privilege"].is_number());
    assert_ne!(search, turn);
    assert!(folder.bad("tune lorenzo --search 4 --quick").contains("cannot be used with"));
    assert!(folder.bad("tune lorenzo --search 0").contains("0 is not in 1.."));
}

/// So many steps would take years: what is wrong is said before the first.
#[test]
fn a_file_that_cannot_be_written_is_refused_before_the_first_game() {
    let folder = Folder::new();
    folder.write("diary.txt", "dear diary\n");
    let args = "tune lorenzo --steps 1000000000 --out";
    let error = folder.bad(&format!("{args} diary.txt"));
    assert!(error.contains("diary.txt exists already and is not overwritten"), "{error}");
    let error = folder.bad(&format!("{args} no/where"));
    assert!(error.contains("its folder does not exist"), "{error}");
    assert_eq!(folder.read("diary.txt"), "dear diary\n");
}

/// The bots are those with the weights in question: naming others would mean nothing.
#[test]
fn no_bots_can_be_named() {
    let folder = Folder::new();
    let help = folder.good("tune --help");
    assert!(help.contains("--players") && !help.contains("--bot"), "{help}");
    for option in ["--bots greedy,random", "--bot-limit 1"] {
        assert!(folder.bad(&format!("tune lorenzo {option}")).contains("unexpected argument"));
    }
}
