//! Damages to the excommunication tiles.

use super::damage::{Damage, all_refused};
use serde_json::{Value, json};

const FILE: &str = "excommunications.json";

/// The tile of this period and number.
fn tile(file: &mut Value, period: usize, number: usize) -> &mut Value {
    &mut file["tiles"][period * 7 + number - 8]
}

#[test]
fn damaged_tiles_are_refused() {
    let damages: &[Damage] = &[
        (|it| drop(it["tiles"].as_array_mut().unwrap().pop()), &["20 tiles", "21"]),
        (|it| tile(it, 1, 2)["period"] = json!(2), &["\"ex1-less-coins\"", "period 1, number 2"]),
        (|it| tile(it, 1, 2)["number"] = json!(3), &["\"ex1-less-coins\"", "period 1, number 2"]),
        (|it| tile(it, 1, 2)["number"] = json!(8), &["\"ex1-less-coins\"", "period 1, number 2"]),
        (|it| tile(it, 1, 2)["curse"] = json!(1), &["\"ex1-less-coins\"", "unknown field `curse`"]),
        (|it| tile(it, 1, 2)["effects"] = json!([]), &["\"ex1-less-coins\"", "exactly one effect"]),
        (|it| tile(it, 1, 2)["effects"][0]["items"] = json!(["gold"]), &["\"ex1-less-coins\"", "gold"]),
        (|it| tile(it, 1, 2)["effects"][0]["amount"] = json!(-1), &["\"ex1-less-coins\"", "amount is -1"]),
        (
            |it| tile(it, 1, 2)["effects"][0]["scope"] = json!("per_round"),
            &["\"ex1-less-coins\"", "per_round"],
        ),
        (
            |it| tile(it, 1, 2)["effects"] = json!([{"kind": "gain", "gain": {"coins": 1}}]),
            &["\"ex1-less-coins\"", "cannot stand on a tile"],
        ),
        (
            |it| tile(it, 1, 2)["effects"] = json!([{"kind": "no_end_game_vp", "category": "ventures"}]),
            &["\"ex1-less-coins\"", "period 3"],
        ),
        (|it| tile(it, 1, 5)["effects"][0]["amount"] = json!(-30), &["\"ex1-harvest-minus-3\"", "-20 to 20"]),
        (
            |it| tile(it, 1, 7)["effects"][0]["members"] = json!("one_coloured"),
            &["\"ex1-coloured-members-minus-1\"", "coloured or neutral"],
        ),
        (|it| tile(it, 2, 5)["effects"][0]["area"] = json!("council"), &["\"ex2-no-market\"", "council"]),
        (
            |it| tile(it, 2, 6)["effects"][0]["servants_per_point"] = json!(0),
            &["\"ex2-double-servants\"", "1 to 20 servants"],
        ),
        (
            |it| tile(it, 3, 1)["effects"][0]["category"] = json!("buildings"),
            &["\"ex3-no-character-vp\"", "buildings"],
        ),
        (
            |it| tile(it, 3, 4)["effects"][0]["per"] = json!({"vp": 0}),
            &["\"ex3-lose-fifth-of-vp\"", "at least 1"],
        ),
        (|it| tile(it, 3, 4)["effects"][0]["vp"] = json!(100), &["\"ex3-lose-fifth-of-vp\"", "vp is 100"]),
        (
            |it| tile(it, 3, 7)["effects"][0]["per"] = json!({"each_of": ["gold"]}),
            &["\"ex3-lose-per-resource\""],
        ),
        (|it| it["schema"] = json!(1), &["invalid type"]),
    ];
    all_refused(FILE, damages);
}
