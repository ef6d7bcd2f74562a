//! Damages to the development cards.

use super::damage::{Damage, all_refused};
use serde_json::{Value, json};

const FILE: &str = "cards.json";

/// The card with this printed number.
fn card(file: &mut Value, number: usize) -> &mut Value {
    &mut file["cards"][number - 1]
}

#[test]
fn rows_in_the_wrong_place_or_of_the_wrong_shape_are_refused() {
    let damages: &[Damage] = &[
        (|it| card(it, 5)["colour"] = json!("green"), &["\"forest\"", "unknown field `colour`"]),
        (|it| card(it, 5)["number"] = json!(6), &["\"forest\"", "number 5", "territory", "period 1"]),
        (|it| card(it, 5)["type"] = json!("building"), &["\"forest\"", "territory"]),
        (|it| card(it, 5)["type"] = json!("castle"), &["\"forest\"", "castle"]),
        (|it| card(it, 5)["period"] = json!(2), &["\"forest\"", "period 1"]),
        (|it| card(it, 5)["period"] = json!("one"), &["\"forest\"", "invalid type"]),
        (|it| drop(card(it, 5).as_object_mut().unwrap().remove("immediate")), &["\"forest\"", "immediate"]),
        (|it| drop(card(it, 5).as_object_mut().unwrap().remove("id")), &["position 5", "missing field `id`"]),
        (
            |it| drop(card(it, 5)["names"].as_object_mut().unwrap().remove("it")),
            &["\"forest\"", "missing field `it`"],
        ),
        (|it| card(it, 5)["names"]["fr"] = json!("Forêt"), &["\"forest\"", "unknown field `fr`"]),
        (|it| *card(it, 5) = json!([5, "forest"]), &["position 5"]),
        (|it| drop(it["cards"].as_array_mut().unwrap().pop()), &["95 cards", "96"]),
        (
            |it| {
                let last = card(it, 96).clone();
                it["cards"].as_array_mut().unwrap().push(last);
            },
            &["97 cards", "96"],
        ),
        (|it| it["cards"].as_array_mut().unwrap().swap(4, 5), &["\"monastery\"", "number 5"]),
        (|it| card(it, 6)["id"] = json!("forest"), &["\"forest\""]),
    ];
    all_refused(FILE, damages);
}

#[test]
fn amounts_that_cannot_be_are_refused() {
    let damages: &[Damage] = &[
        (
            |it| card(it, 5)["permanent"][0]["gain"] = json!({"wood": -3}),
            &["\"forest\"", "wood must be a positive"],
        ),
        (
            |it| card(it, 5)["permanent"][0]["gain"] = json!({"wood": 0}),
            &["\"forest\"", "wood must be a positive"],
        ),
        (
            |it| card(it, 5)["permanent"][0]["gain"] = json!({"wood": 100}),
            &["\"forest\"", "100 wood", "at most 99"],
        ),
        (|it| card(it, 5)["permanent"][0]["gain"] = json!({"wood": 70000}), &["\"forest\"", "70000"]),
        (|it| card(it, 5)["permanent"][0]["gain"] = json!({"wood": 1.5}), &["\"forest\"", "1.5"]),
        (|it| card(it, 5)["permanent"][0]["gain"] = json!({"wood": "3"}), &["\"forest\"", "invalid type"]),
        (|it| card(it, 5)["permanent"][0]["gain"] = json!({"gold": 3}), &["\"forest\"", "no item \"gold\""]),
        (|it| card(it, 5)["permanent"][0]["gain"] = json!({"prestige": 1}), &["\"forest\"", "house rules"]),
        (|it| card(it, 5)["permanent"][0]["gain"] = json!(3), &["\"forest\"", "amounts such as"]),
        (|it| card(it, 5)["activation"] = json!(-1), &["\"forest\"", "activation is -1"]),
        (|it| card(it, 5)["activation"] = json!(100), &["\"forest\"", "activation is 100"]),
        (|it| card(it, 73)["end_game_vp"] = json!(-4), &["\"hiring-recruits\"", "end_game_vp is -4"]),
        (|it| card(it, 25)["permanent"][0]["per"]["count"] = json!(0), &["\"mint\"", "at least 1"]),
        (
            |it| card(it, 76)["immediate"][0]["count"] = json!(6),
            &["\"raising-a-statue\"", "1 to 5 privileges"],
        ),
        (
            |it| card(it, 76)["immediate"][0]["count"] = json!(0),
            &["\"raising-a-statue\"", "1 to 5 privileges"],
        ),
        (|it| card(it, 49)["permanent"][0]["amount"] = json!(21), &["\"warlord\"", "-20 to 20"]),
        (|it| card(it, 56)["immediate"][1]["value"] = json!(-1), &["\"abbess\"", "value is -1"]),
    ];
    all_refused(FILE, damages);
}

#[test]
fn costs_that_cannot_be_are_refused() {
    let damages: &[Damage] = &[
        (|it| card(it, 5)["cost"] = json!([{"coins": 1}]), &["\"forest\", cost", "territories have no cost"]),
        (|it| card(it, 25)["cost"] = json!([]), &["\"mint\", cost", "one or two alternatives"]),
        (
            |it| card(it, 25)["cost"] = json!([{"wood": 1}, {"stone": 1}, {"coins": 1}]),
            &["\"mint\", cost", "one or two alternatives"],
        ),
        (
            |it| card(it, 25)["cost"] = json!([{"faith": 1}]),
            &["\"mint\", cost", "only wood, stone, servants and coins"],
        ),
        (|it| card(it, 25)["cost"] = json!([{"wood": 100}]), &["\"mint\", cost", "at most 99"]),
        (|it| card(it, 25)["cost"] = json!({"wood": 1}), &["\"mint\"", "invalid type"]),
        (
            |it| card(it, 77)["cost"] = json!([{"military": {"required": 3, "spent": 4}}]),
            &["\"military-campaign\", cost", "no more than is required"],
        ),
        (
            |it| card(it, 77)["cost"] = json!([{"military": {"required": 3, "spent": 0}}]),
            &["\"military-campaign\", cost", "at least 1"],
        ),
        (|it| card(it, 77)["cost"] = json!([{"military": {"required": 3}}]), &["\"military-campaign\""]),
        (
            |it| card(it, 77)["cost"] = json!([{"military": {"required": 3, "spent": 2}, "wood": 1}]),
            &["\"military-campaign\""],
        ),
    ];
    all_refused(FILE, damages);
}

#[test]
fn effects_in_the_wrong_place_are_refused() {
    let damages: &[Damage] = &[
        (
            |it| card(it, 5)["permanent"][0]["kind"] = json!("steal"),
            &["\"forest\"", "unknown variant `steal`"],
        ),
        (|it| card(it, 5)["permanent"][0]["twice"] = json!(true), &["\"forest\"", "unknown field `twice`"]),
        (
            |it| card(it, 5)["permanent"] = json!([{"kind": "no_tower_surcharge"}]),
            &["\"forest\", permanent", "NoTowerSurcharge", "no meaning here"],
        ),
        (
            |it| card(it, 50)["permanent"] = json!([{"kind": "gain", "gain": {"wood": 1}}]),
            &["\"stonemason\", permanent", "no meaning here"],
        ),
        (
            |it| card(it, 73)["permanent"] = json!([{"kind": "no_tower_floor_bonus"}]),
            &["\"hiring-recruits\", permanent", "ventures have no permanent effect"],
        ),
        (
            |it| card(it, 34)["immediate"] = card(it, 34)["permanent"].clone(),
            &["\"treasury\"", "an exchange cannot be an immediate effect"],
        ),
        (
            |it| {
                card(it, 44)["permanent"] =
                    json!([{"kind": "bonus_action", "action": "harvest", "value": 1}]);
            },
            &["\"fortress\"", "a bonus action cannot be a permanent effect"],
        ),
        (
            |it| card(it, 56)["immediate"].as_array_mut().unwrap().reverse(),
            &["\"abbess\", immediate", "nothing may follow a bonus action"],
        ),
        (
            |it| {
                let gain = card(it, 5)["permanent"][0].clone();
                card(it, 5)["permanent"].as_array_mut().unwrap().push(gain);
            },
            &["\"forest\", permanent", "each kind of effect may stand once"],
        ),
        (
            |it| drop(card(it, 57)["immediate"][1].as_object_mut().unwrap().remove("tower")),
            &["\"captain\", immediate", "name a tower"],
        ),
        (
            |it| card(it, 69)["immediate"][1]["tower"] = json!("any"),
            &["\"cardinal\", immediate", "name a tower"],
        ),
        (|it| card(it, 57)["immediate"][1]["tower"] = json!("castle"), &["\"captain\"", "castle"]),
        (
            |it| card(it, 69)["immediate"][1]["discount"] = json!({"coins": 1}),
            &["\"cardinal\", immediate", "only tower actions have a discount"],
        ),
        (
            |it| drop(card(it, 5).as_object_mut().unwrap().remove("activation")),
            &["\"forest\"", "have an activation"],
        ),
        (|it| card(it, 50)["activation"] = json!(3), &["\"stonemason\"", "have an activation"]),
        (|it| card(it, 5)["end_game_vp"] = json!(3), &["\"forest\"", "only ventures"]),
        (
            |it| card(it, 34)["permanent"][0]["options"] = json!([]),
            &["\"treasury\", permanent", "1 to 4 exchanges"],
        ),
        (
            |it| card(it, 51)["permanent"][1]["options"] = json!([{"faith": 1}]),
            &["\"dame\", permanent", "only wood, stone, servants and coins"],
        ),
    ];
    all_refused(FILE, damages);
}
