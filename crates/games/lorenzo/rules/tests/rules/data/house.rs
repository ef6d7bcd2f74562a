//! Damages to the five-player house rules.

use super::damage::{Damage, all_refused};
use serde_json::json;

const FILE: &str = "variant-5p.json";

#[test]
fn damaged_house_rules_are_refused() {
    let damages: &[Damage] = &[
        (|it| it["schema"] = json!("lorenzo-data/0"), &["schema", "lorenzo-data/1"]),
        (|it| it["main"]["jokers"] = json!(2), &["unknown field `jokers`"]),
        (|it| it["main"]["setup"]["start_coins_by_turn_order"] = json!([5, 6, 7, 8]), &["main", "5 players"]),
        (|it| it["main"]["setup"]["start"]["coins"] = json!(5), &["main", "by turn order"]),
        (|it| it["main"]["setup"]["start"]["wood"] = json!(100), &["main", "at most 99"]),
        (
            |it| it["main"]["tower_occupied_surcharge"]["value"] = json!({"stone": 2}),
            &["main", "in coins only"],
        ),
        (
            |it| it["main"]["end_game"]["prestige_first"] = json!("a lot"),
            &["main", "N VP per prestige point"],
        ),
        (|it| it["main"]["prestige_track"]["max"] = json!(-9), &["main", "prestige_track is -9"]),
        (
            |it| it["main"]["extra_market_spaces"][0]["id"] = json!("fair"),
            &["extra_market_spaces", "market-wood-stone"],
        ),
        (
            |it| drop(it["main"]["extra_market_spaces"].as_array_mut().unwrap().pop()),
            &["extra_market_spaces", "two extra"],
        ),
        (
            |it| it["main"]["extra_market_spaces"][0]["gain"] = json!({"wood": 100}),
            &["extra_market_spaces", "at most 99"],
        ),
        (
            |it| it["main"]["extra_market_spaces"][0]["value"] = json!(-1),
            &["extra_market_spaces", "value is -1"],
        ),
    ];
    all_refused(FILE, damages);
}

/// The extra privilege and the extra tile stand in this file too: errors must name it.
#[test]
fn the_extra_privilege_and_tile_are_checked_like_the_others() {
    let damages: &[Damage] = &[
        (|it| it["main"]["extra_council_privilege_option"]["id"] = json!("fame"), &["prestige"]),
        (
            |it| it["main"]["extra_council_privilege_option"]["gain"] = json!({"prestige": 1000}),
            &["at most 99"],
        ),
        (|it| it["main"]["extra_bonus_tile"]["id"] = json!("extra"), &["variant-servants-military"]),
        (|it| it["main"]["extra_bonus_tile"]["harvest"] = json!({"coins": 100}), &["at most 99"]),
    ];
    all_refused(FILE, damages);
}
