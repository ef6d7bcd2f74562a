//! Rules that the files can write down but this program does not play: better to say so than to play on in silence.

use super::damage::Data;
use serde_json::{Value, json};

type Change = (&'static str, &'static str, fn(&mut Value));

const BOARD: &str = "board.json";

const CHANGES: &[Change] = &[
    ("another closed space", BOARD, |it| it["closed_spaces"]["3"] = json!(["market-coins"])),
    ("a closed space that does not exist", BOARD, |it| it["closed_spaces"]["2"][0] = json!("garden")),
    ("a fourth die", BOARD, |it| it["dice"].as_array_mut().unwrap().push(json!("red"))),
    ("a neutral member worth 1", BOARD, |it| it["family_members"][3]["value"] = json!(1)),
    ("a limit of servants", BOARD, |it| it["servants"]["limit"] = json!(3)),
    ("two members on a floor", BOARD, |it| it["tower_rules"]["members_per_space"] = json!(2)),
    ("two coloured members in a tower", BOARD, |it| {
        it["tower_rules"]["coloured_members_per_player"] = json!(2);
    }),
    ("a neutral member that counts as coloured", BOARD, |it| {
        it["tower_rules"]["neutral_exempt"] = json!(false);
    }),
    ("a floor bonus that pays the surcharge", BOARD, |it| {
        it["tower_rules"]["floor_bonus_may_pay_surcharge"] = json!(true);
    }),
    ("a floor bonus that does not pay the card", BOARD, |it| {
        it["tower_rules"]["floor_bonus_may_pay_card_cost"] = json!(false);
    }),
    ("a small space for two", BOARD, |it| it["work_areas"][0]["spaces"][0]["capacity"] = json!(2)),
    ("a large space for three", BOARD, |it| it["work_areas"][0]["spaces"][1]["capacity"] = json!(3)),
    ("a harvest of ventures", BOARD, |it| it["work_areas"][1]["activates"] = json!("venture")),
    ("a market space for two", BOARD, |it| it["market"]["spaces"][0]["capacity"] = json!(2)),
    ("one member a player in the market", BOARD, |it| it["market"]["coloured_members_per_player"] = json!(1)),
    ("a council for four", BOARD, |it| it["council"]["capacity"] = json!(4)),
    ("a council without effect on the order", BOARD, |it| {
        it["council"]["sets_next_turn_order"] = json!(false);
    }),
    ("points to start with", BOARD, |it| it["setup"]["start_points"]["vp"] = json!(10)),
    ("resources without coins", BOARD, |it| it["end_game"]["resources_vp"]["resources"] = json!(["wood"])),
    ("rounding up", BOARD, |it| it["end_game"]["resources_vp"]["rounding"] = json!("up")),
    ("faith for a fourth period", BOARD, |it| it["vatican_report"]["required_faith"]["4"] = json!(6)),
    ("towers filled from the top", BOARD, |it| it["structure"]["fill_direction"] = json!("top_down")),
    ("tiles chosen in turn order", BOARD, |it| {
        it["personal_bonus_tiles"]["advanced_choice_order"] = json!("turn order");
    }),
    ("a limit of leader actions", "leaders.json", |it| it["leader_actions"]["limit_per_turn"] = json!(1)),
    ("a tile that works at the end", "excommunications.json", |it| {
        it["tiles"][0]["when"] = json!("end_game");
    }),
    ("prestige to start with", "variant-5p.json", |it| it["main"]["prestige_track"]["start"] = json!(2)),
];

#[test]
fn a_rule_that_is_not_played_is_refused() {
    let accepted =
        CHANGES.iter().filter(|(_, file, change)| Data::standard().with(file, change).game().is_ok());
    let accepted: Vec<&str> = accepted.map(|(what, ..)| *what).collect();
    assert!(accepted.is_empty(), "written in the data, and silently not played: {accepted:#?}");
}
