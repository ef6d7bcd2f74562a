//! Damages to the board.

use super::damage::{Damage, all_refused};
use serde_json::json;

const FILE: &str = "board.json";

#[test]
fn another_structure_is_refused() {
    let damages: &[Damage] = &[
        (|it| it["structure"]["periods"] = json!(4), &["structure", "3 periods"]),
        (|it| it["structure"]["rounds_per_period"] = json!(3), &["structure", "2 rounds"]),
        (|it| it["structure"]["cards_per_tower_per_round"] = json!(5), &["structure", "4 cards a tower"]),
        (|it| it["players"]["max"] = json!(6), &["players", "2 to 4"]),
        (|it| it["vatican_report"]["rounds"] = json!([2, 4]), &["vatican_report", "2, 4 and 6"]),
        (|it| it["servants"]["per_point"] = json!(0), &["servants", "1 to 20"]),
        (|it| it["limits"]["cards_per_type"] = json!(7), &["limits", "1 to 6"]),
        (|it| it["limits"]["cards_per_type"] = json!(0), &["limits", "1 to 6"]),
        (|it| it["weather"] = json!("fine"), &["unknown field `weather`"]),
        (|it| drop(it.as_object_mut().unwrap().remove("market")), &["missing field `market`"]),
        (|it| it["schema"] = json!("florenza-data/1"), &["schema", "lorenzo-data/1"]),
    ];
    all_refused(FILE, damages);
}

#[test]
fn damaged_spaces_are_refused() {
    let damages: &[Damage] = &[
        (|it| drop(it["towers"].as_array_mut().unwrap().pop()), &["towers", "four towers"]),
        (|it| it["towers"][1]["type"] = json!("territory"), &["towers, territory", "given twice"]),
        (
            |it| drop(it["towers"][0]["floors"].as_array_mut().unwrap().pop()),
            &["towers, territory", "four floors"],
        ),
        (
            |it| it["towers"][0]["floors"].as_array_mut().unwrap().reverse(),
            &["towers, territory", "from 1 to 4"],
        ),
        (|it| it["towers"][0]["floors"][1]["value"] = json!(-3), &["towers, territory", "value is -3"]),
        (
            |it| it["towers"][0]["floors"][2]["bonus"] = json!({"wood": 100}),
            &["towers, territory", "at most 99"],
        ),
        (|it| it["towers"][0]["floors"][2]["bonus"] = json!({"wod": 1}), &["no item \"wod\""]),
        (
            |it| it["tower_rules"]["occupied_surcharge"] = json!({"wood": 3}),
            &["tower_rules", "in coins only"],
        ),
        (
            |it| it["work_areas"].as_array_mut().unwrap().reverse(),
            &["work_areas", "production, then harvest"],
        ),
        (|it| it["work_areas"][0]["spaces"][1]["modifier"] = json!(-50), &["work_areas", "-20 to 20"]),
        (|it| it["work_areas"][0]["spaces"][1]["id"] = json!("big"), &["work_areas", "production-large"]),
        (
            |it| it["market"]["spaces"].as_array_mut().unwrap().swap(0, 1),
            &["market", "\"market-coins\" is expected"],
        ),
        (|it| drop(it["market"]["spaces"].as_array_mut().unwrap().pop()), &["market", "four market spaces"]),
        (
            |it| {
                it["market"]["spaces"][0]["effects"] =
                    json!([{"kind": "bonus_action", "action": "harvest", "value": 1}]);
            },
            &["market, market-coins", "amounts and privileges only"],
        ),
        (
            |it| it["market"]["spaces"][0]["effects"] = json!([{"kind": "copy_leader"}]),
            &["missing field `from`"],
        ),
        (|it| it["council"]["id"] = json!("town-hall"), &["council", "council-palace"]),
        (|it| it["council"]["value"] = json!(-1), &["council", "value is -1"]),
        (
            |it| drop(it["council_privilege_options"].as_array_mut().unwrap().pop()),
            &["council_privilege_options", "five options"],
        ),
        (
            |it| it["council_privilege_options"].as_array_mut().unwrap().swap(0, 1),
            &["council_privilege_options", "\"wood-stone\" is expected"],
        ),
    ];
    all_refused(FILE, damages);
}

#[test]
fn damaged_tracks_set_up_and_scoring_are_refused() {
    let damages: &[Damage] = &[
        (|it| drop(it["faith_track"]["vp"].as_array_mut().unwrap().pop()), &["faith_track", "each step"]),
        (|it| it["faith_track"]["max"] = json!(-1), &["faith_track"]),
        (|it| it["faith_track"]["vp"][3] = json!(-3), &["faith_track", "a step is -3"]),
        (
            |it| it["vatican_report"]["required_faith"] = json!({"1": 3, "3": 5}),
            &["vatican_report", "period 2 is missing"],
        ),
        (|it| it["vatican_report"]["required_faith"]["1"] = json!(-3), &["vatican_report", "faith is -3"]),
        (|it| it["military_track"]["max"] = json!(1000), &["military_track is 1000"]),
        (
            |it| drop(it["territory_slots"].as_array_mut().unwrap().pop()),
            &["territory_slots", "slots 1 to 6"],
        ),
        (|it| it["territory_slots"].as_array_mut().unwrap().swap(2, 3), &["territory_slots", "in order"]),
        (
            |it| it["territory_slots"][3]["military_required"] = json!(-7),
            &["territory_slots", "military_required is -7"],
        ),
        (
            |it| drop(it["end_game"]["territories_vp"].as_object_mut().unwrap().remove("4")),
            &["end_game, territories_vp", "0 to 6 cards"],
        ),
        (
            |it| it["end_game"]["characters_vp"]["6"] = json!(-21),
            &["end_game, characters_vp", "points is -21"],
        ),
        (|it| it["end_game"]["resources_vp"]["per_total"] = json!(0), &["end_game", "at least 1"]),
        (|it| it["end_game"]["military_ranking_vp"]["first"] = json!(-5), &["end_game", "first is -5"]),
        (|it| it["setup"]["start"]["coins"] = json!(5), &["setup", "by turn order"]),
        (|it| it["setup"]["start_coins_by_turn_order"] = json!([5, 6, 7]), &["setup", "4 players"]),
        (|it| it["setup"]["start_coins_by_turn_order"][0] = json!(-5), &["setup", "coins is -5"]),
        (
            |it| drop(it["personal_bonus_tiles"]["tiles"].as_array_mut().unwrap().pop()),
            &["personal_bonus_tiles", "four advanced"],
        ),
        (
            |it| it["personal_bonus_tiles"]["tiles"].as_array_mut().unwrap().swap(1, 2),
            &["personal_bonus_tiles", "\"advanced-servants-coin\" is expected"],
        ),
        (
            |it| it["personal_bonus_tiles"]["tiles"][0]["production"] = json!({"coins": 200}),
            &["personal_bonus_tiles", "at most 99"],
        ),
        (|it| it["personal_bonus_tiles"]["activation"] = json!(-1), &["activation of bonus tiles is -1"]),
    ];
    all_refused(FILE, damages);
}
