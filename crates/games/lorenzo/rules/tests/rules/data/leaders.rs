//! Damages to the leaders.

use super::damage::{Damage, all_refused};
use serde_json::{Value, json};

const FILE: &str = "leaders.json";

/// The leader with this number.
fn leader(file: &mut Value, number: usize) -> &mut Value {
    &mut file["leaders"][number - 1]
}

#[test]
fn damaged_leaders_are_refused() {
    let damages: &[Damage] = &[
        (|it| drop(it["leaders"].as_array_mut().unwrap().pop()), &["19 leaders", "20"]),
        (
            |it| it["leaders"].as_array_mut().unwrap().swap(0, 1),
            &["ludovico-ariosto", "francesco-sforza", "number 1"],
        ),
        (|it| leader(it, 3)["id"] = json!("filippo"), &["\"filippo\"", "filippo-brunelleschi"]),
        (|it| leader(it, 3)["number"] = json!(4), &["\"filippo-brunelleschi\"", "number 3"]),
        (
            |it| leader(it, 3)["strength"] = json!(9),
            &["\"filippo-brunelleschi\"", "unknown field `strength`"],
        ),
        (|it| leader(it, 3)["requirement"] = json!([]), &["\"filippo-brunelleschi\"", "needs a requirement"]),
        (
            |it| leader(it, 3)["requirement"][0]["count"] = json!(7),
            &["\"filippo-brunelleschi\"", "1 to 6 cards"],
        ),
        (
            |it| leader(it, 3)["requirement"][0]["kind"] = json!("friends"),
            &["\"filippo-brunelleschi\"", "friends"],
        ),
        (|it| leader(it, 5)["requirement"][0]["item"] = json!("gold"), &["\"girolamo-savonarola\"", "gold"]),
        (
            |it| leader(it, 5)["requirement"][0]["amount"] = json!(-1),
            &["\"girolamo-savonarola\"", "amount is -1"],
        ),
        (
            |it| leader(it, 5)["timing"] = json!("twice_per_round"),
            &["\"girolamo-savonarola\"", "twice_per_round"],
        ),
        (
            |it| leader(it, 5)["timing"] = json!("permanent"),
            &["\"girolamo-savonarola\"", "cannot be a permanent ability"],
        ),
        (
            |it| leader(it, 3)["timing"] = json!("once_per_round"),
            &["\"filippo-brunelleschi\"", "cannot be used once per round"],
        ),
        (
            |it| {
                let effect = leader(it, 5)["effects"][0].clone();
                leader(it, 5)["effects"].as_array_mut().unwrap().push(effect);
            },
            &["\"girolamo-savonarola\"", "exactly one effect"],
        ),
        (|it| leader(it, 5)["effects"] = json!([]), &["\"girolamo-savonarola\"", "exactly one effect"]),
        (
            |it| leader(it, 5)["effects"][0]["gain"] = json!({"faith": 100}),
            &["\"girolamo-savonarola\"", "at most 99"],
        ),
        (
            |it| leader(it, 4)["effects"][0]["members"] = json!("coloured"),
            &["\"federico-da-montefeltro\"", "cannot be used once per round"],
        ),
        (
            |it| leader(it, 16)["effects"][0]["members"] = json!("one_coloured"),
            &["\"ludovico-il-moro\"", "coloured members"],
        ),
        (|it| leader(it, 13)["effects"][0]["amount"] = json!(50), &["\"lucrezia-borgia\"", "-20 to 20"]),
        (|it| leader(it, 18)["effects"][0]["factor"] = json!(0), &["\"santa-rita\"", "1 to 9"]),
        (
            |it| leader(it, 18)["effects"][0]["resources"] = json!(["wood", "vp"]),
            &["\"santa-rita\"", "only goods"],
        ),
        (
            |it| leader(it, 11)["effects"][0]["options"] = json!([]),
            &["\"pico-della-mirandola\"", "one or two options"],
        ),
        (
            |it| leader(it, 15)["effects"][0]["from"] = json!("own_hand"),
            &["\"lorenzo-de-medici\"", "own_hand"],
        ),
    ];
    all_refused(FILE, damages);
}

#[test]
fn another_draft_is_refused() {
    let damages: &[Damage] = &[
        (|it| it["draft"]["keep_per_pass"] = json!(2), &["draft", "keep 1"]),
        (|it| it["draft"]["pass_direction"] = json!("left"), &["draft", "pass right"]),
        (|it| it["draft"]["cards_per_player"] = json!(5), &["draft", "4 cards"]),
        (|it| it["leader_actions"]["discard"]["count"] = json!(2), &["discarding", "one council privilege"]),
        (|it| it["schema"] = json!("lorenzo-data/2"), &["schema", "lorenzo-data/1"]),
        (|it| it["edition"] = json!("second"), &["unknown field `edition`"]),
    ];
    all_refused(FILE, damages);
}
