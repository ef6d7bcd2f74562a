//! Each building 1 to 25: what it costs (our numbers, but for known ones), and what it does (known).

use crate::support::{GAME, Played, play, position};
use florenza::building::BuildingId;
use std::fmt::Write;

/// Crosses the cost and builds in space 2; checks that one icon less is not enough, and the points.
fn built(number: u8, cost: &str, points: u16) -> Played {
    let row = &GAME.tables().buildings[BuildingId::new(number).unwrap().index()];
    assert_eq!(row.cost.to_string(), cost, "building {number}");
    for part in cost.split(", ") {
        let (n, icon) = part.split_once(' ').unwrap();
        let mut others: Vec<String> =
            cost.split(", ").filter(|it| *it != part).map(ToOwned::to_owned).collect();
        if n != "1" {
            others.push(format!("1 {icon}"));
        }
        let text = format!("2 players; seat 0 crossed space-2 {}", others.join(", "));
        let refusal = position(&text).refusal(&format!("build:{number}"));
        assert_eq!(refusal.as_deref(), Some(format!("space 2 lacks 1 {icon}").as_str()), "building {number}");
    }
    let before = position(&format!("2 players; seat 0 crossed space-2 {cost}"));
    let played = before.then(&format!("build:{number}"));
    assert_eq!((played.building(0, 2), played.sheet(0).buildings), (Some(number), points));
    assert_eq!(played.refusal(&format!("build:{number}")).unwrap(), "you have this building already");
    played
}

/// The owner uses the die as any value that makes a difference, and as the rolled one nobody else does.
fn chooses_the_value(number: u8, die: &str, resource: &str) {
    let dice = |value: u8| vec![value.to_string(); 6].join(" ");
    for value in [1, 6] {
        let text = format!("2 players; dice {}; seat 0 start {number}", dice(value));
        let asked = play(&text, &format!("use:{die}:resources"));
        assert_eq!(asked.options(0, "value:"), ["1", "4"]);
        let two = asked.clone().then("value:4 to:space-2 to:space-3");
        let one = asked.then("value:1 to:space-2");
        assert_eq!(two.crossed(0, "space-3"), format!("1 {resource}"));
        assert_eq!(one.crossed(0, "space-3"), "nothing");
        assert_eq!(two.state.open.values, [value; 6], "the die is not turned");
        let other = if die == "white" { "brown" } else { "white" };
        assert_eq!(play(&text, &format!("use:{other}:resources")).options(0, "value:"), [""; 0]);
        assert_eq!(play(&text, &format!("use:{die}:florins")).reserve(0).1, 400);
    }
}

/// Steps as well as resources can be chosen: 2 at a low value, 1 at a high one.
fn chooses_the_steps(number: u8, die: &str, track: usize) {
    let text = format!("2 players; dice 6 6 6 6 6 6; seat 0 start {number}");
    let asked = play(&text, &format!("use:{die}:character"));
    assert_eq!(asked.clone().then("value:1").tracks(0)[track], 2);
    assert_eq!(asked.then("value:4").tracks(0)[track], 1);
}

/// The wage can be chosen; one that cannot be paid is not offered, and without a choice nothing is asked.
fn chooses_the_wage(number: u8, die: &str, work: &str) {
    let text = format!("2 players; dice 6 6 6 6 6 6; seat 0 start {number}; seat 0 ready {work}");
    let asked = play(&text, &format!("use:{die}:character"));
    assert_eq!(asked.then("value:1").reserve(0).1, 100);
    let poor = play(&format!("{text}; seat 0 reserve 0 100 0"), &format!("use:{die}:character"));
    assert_eq!((poor.reserve(0).1, poor.artist(0, work)), (0, Some(2)));
}

/// One unit of the die may be any other resource; the second may not, and neither may one of another die.
fn swaps_one(number: u8, die: &str, resource: &str) {
    let text = format!("2 players; dice 6 6 6 6 6 6; seat 0 building 2 {number}");
    let asked = play(&text, &format!("use:{die}:resources"));
    let others: Vec<&str> = ["marble", "wood", "metal", "spice", "cloth", "gold"]
        .into_iter()
        .filter(|it| *it != resource)
        .collect();
    assert_eq!(asked.options(0, "swap:"), others);
    let swapped = asked.then(&format!("swap:{}", others[0]));
    assert_eq!(swapped.refusal(&format!("swap:{}", others[1])).unwrap(), "you have no building for this");
    let second = swapped.then("to:space-3");
    assert_eq!(second.options(0, "swap:"), [""; 0], "only one of the two");
    let done = second.then("to:space-3");
    let crossed = done.crossed(0, "space-3");
    assert!(crossed.contains(&format!("1 {}", others[0])) && crossed.contains(&format!("1 {resource}")));
    let other = if die == "white" { "brown" } else { "white" };
    assert_eq!(play(&text, &format!("use:{other}:resources")).options(0, "swap:"), [""; 0]);
}

#[test]
fn building_1_chooses_the_white_value() {
    built(1, "1 spice, 1 gold, 1 florins", 1);
    chooses_the_value(1, "white", "marble");
    chooses_the_steps(1, "white", 0);
}

#[test]
fn building_2_chooses_the_brown_value() {
    built(2, "1 marble, 1 cloth, 1 florins", 1);
    chooses_the_value(2, "brown", "wood");
    chooses_the_steps(2, "brown", 1);
}

#[test]
fn building_3_chooses_the_grey_value() {
    built(3, "1 wood, 1 gold, 1 florins", 1);
    chooses_the_value(3, "grey", "metal");
    chooses_the_steps(3, "grey", 2);
}

#[test]
fn building_4_chooses_the_green_value() {
    built(4, "1 marble, 1 metal, 1 florins", 1);
    chooses_the_value(4, "green", "spice");
    chooses_the_wage(4, "green", "garden");
}

#[test]
fn building_5_chooses_the_red_value() {
    built(5, "1 wood, 1 spice, 1 florins", 1);
    chooses_the_value(5, "red", "cloth");
    chooses_the_wage(5, "red", "palace-facade");
}

#[test]
fn building_6_chooses_the_yellow_value() {
    built(6, "1 metal, 1 cloth, 1 florins", 1);
    chooses_the_value(6, "yellow", "gold");
    chooses_the_wage(6, "yellow", "portrait");
}

#[test]
fn building_7_swaps_a_marble() {
    built(7, "1 wood, 1 metal, 1 cloth, 1 florins", 3);
    swaps_one(7, "white", "marble");
}

#[test]
fn building_8_swaps_a_wood() {
    built(8, "1 metal, 1 spice, 1 gold, 1 florins", 3);
    swaps_one(8, "brown", "wood");
}

#[test]
fn building_9_swaps_a_metal() {
    built(9, "1 marble, 1 spice, 1 cloth, 1 florins", 3);
    swaps_one(9, "grey", "metal");
}

#[test]
fn building_10_swaps_a_spice() {
    built(10, "1 wood, 1 cloth, 1 gold, 1 florins", 3);
    swaps_one(10, "green", "spice");
}

#[test]
fn building_11_swaps_a_cloth() {
    built(11, "1 marble, 1 metal, 1 gold, 1 florins", 3);
    swaps_one(11, "red", "cloth");
}

#[test]
fn building_12_swaps_a_gold() {
    built(12, "1 marble, 1 wood, 1 spice, 1 florins", 3);
    swaps_one(12, "yellow", "gold");
}

#[test]
fn building_13_hires_an_anonymous_artist_with_any_die() {
    built(13, "1 marble, 1 wood, 1 cloth", 2);
    let text = "2 players; seat 0 building 2 13; seat 0 ready dome, portrait; seat 0 reserve 0 0 0";
    let played = play(text, "use:white:anonymous hire:dome");
    assert_eq!((played.artist(0, "dome"), played.reserve(0)), (Some(1), (0, 100, 0)), "a captain's box came");
    assert_eq!(played.refusal("use:brown:anonymous").unwrap(), "your building 13 was used in this turn");
    let none = position("2 players; seat 0 building 2 13");
    assert_eq!(none.refusal("use:white:anonymous").unwrap(), "no work of art is ready for this artist");
}

#[test]
fn building_14_gives_two_resources_of_one_kind_with_any_die() {
    built(14, "1 spice, 1 cloth, 1 gold, 1 florins", 3);
    let played = play("2 players; seat 0 building 2 14", "use:grey:alike resource:gold to:garden to:space-3");
    assert_eq!(
        (played.crossed(0, "garden"), played.crossed(0, "space-3")),
        ("1 gold".into(), "1 gold".into())
    );
    assert_eq!(played.refusal("use:red:alike").unwrap(), "your building 14 was used in this turn");
}

#[test]
fn building_15_gives_two_steps_on_one_track_with_any_die() {
    built(15, "1 marble, 1 wood, 1 spice", 2);
    let played = play("2 players; seat 0 building 2 15", "use:yellow:steps track:captain");
    assert_eq!((played.tracks(0), played.reserve(0)), ([2, 0, 0], (1, 400, 0)));
    assert_eq!(played.refusal("use:red:steps").unwrap(), "your building 15 was used in this turn");
}

#[test]
fn building_16_gives_300_florins_with_any_die() {
    built(16, "1 wood, 1 metal", 1);
    let played = play("2 players; seat 0 building 2 16", "use:red:purse");
    assert_eq!(played.reserve(0), (1, 500, 0));
    assert_eq!(played.refusal("use:white:purse").unwrap(), "your building 16 was used in this turn");
}

#[test]
fn building_17_gives_200_florins_instead_of_a_resource() {
    built(17, "1 wood, 1 cloth, 2 florins", 2);
    let text = "2 players; dice 6 6 6 6 6 6; seat 0 building 2 17";
    let played = play(text, "use:white:resources sell");
    assert_eq!(played.reserve(0), (1, 400, 0));
    assert_eq!(played.refusal("sell").unwrap(), "your building 17 was used in this turn");
    assert_eq!(played.then("to:dome").crossed(0, "dome"), "1 marble");
}

#[test]
fn building_18_makes_one_artist_a_turn_cheaper() {
    built(18, "1 spice, 1 gold, 2 florins", 2);
    let text = "2 players; dice 1 1 1 4 1 1; seat 0 building 2 18; seat 0 ready garden, portrait";
    let played = play(text, "use:green:character use:yellow:character");
    // 200 less 100 for the sculptor, the full 100 for the painter.
    assert_eq!(played.reserve(0).1, 0);
}

#[test]
fn building_19_gives_two_extra_resources_at_once() {
    let played = built(19, "1 marble, 1 wood, 1 spice, 1 cloth", 3);
    assert_eq!(played.reserve(0), (3, 200, 0));
}

#[test]
fn building_20_makes_masterpieces_dearer() {
    built(20, "1 metal, 1 gold, 2 florins", 2);
    let text = "2 players; dice 1 1 1 1 1 1; seat 0 ready garden; seat 0 reserve 0 200 1";
    let plain = play(text, "use:green:character hire:garden:star");
    assert_eq!((plain.artist(0, "garden"), plain.reserve(0)), (Some(4), (0, 100, 0)));
    let mint = play(&format!("{text}; seat 0 building 2 20"), "use:green:character hire:garden:star");
    assert_eq!(mint.artist(0, "garden"), Some(5));
    let no_star = play(&format!("{text}; seat 0 building 2 20"), "use:green:character hire:garden");
    assert_eq!(no_star.artist(0, "garden"), Some(2));
}

#[test]
fn building_21_lets_the_artist_be_of_another_kind() {
    built(21, "1 marble, 1 cloth, 1 gold", 3);
    let text = "2 players; dice 1 1 1 1 1 1; seat 0 ready portrait";
    assert!(!position(text).may("use:green:character"), "the portrait takes a painter");
    let played = play(&format!("{text}; seat 0 building 2 21"), "use:green:character");
    assert_eq!((played.artist(0, "portrait"), played.reserve(0).1), (Some(2), 100));
}

/// With the building or without it: the same uses of every die, resources that are neither swapped nor sold, the full
/// wage, and the usual points of a masterpiece. Completing it brings nothing into the reserve.
fn has_no_effect(number: u8, built: &Played) {
    assert_eq!(built.reserve(0), (1, 200, 0), "nothing comes with it");
    let bare = "2 players; dice 1 6 6 6 6 6; seat 0 ready garden; seat 0 reserve 1 200 1".to_owned();
    let owned = format!("{bare}; seat 0 building 2 {number}");
    assert_eq!(position(&owned).options(0, "use:"), position(&bare).options(0, "use:"));
    for die in ["white", "brown", "grey", "green", "red", "yellow"] {
        let asked = play(&owned, &format!("use:{die}:resources"));
        assert_eq!(asked.options(0, "value:"), [""; 0], "{die}");
        assert_eq!(asked.options(0, "swap:"), [""; 0], "{die}");
        assert!(!asked.may("sell"), "{die}");
    }
    let hired = play(&owned, "use:green:character hire:garden:star");
    assert_eq!((hired.artist(0, "garden"), hired.reserve(0)), (Some(4), (1, 0, 0)));
}

#[test]
fn building_22_has_points_only() {
    has_no_effect(22, &built(22, "1 marble, 1 metal, 2 florins", 3));
}

#[test]
fn building_23_has_points_only() {
    has_no_effect(23, &built(23, "1 marble, 1 wood, 1 metal, 2 florins", 4));
}

#[test]
fn building_24_has_points_only() {
    has_no_effect(24, &built(24, "1 wood, 1 spice, 1 cloth, 1 gold, 2 florins", 5));
}

#[test]
fn building_25_has_points_only() {
    has_no_effect(25, &built(25, "1 marble, 1 metal, 1 spice, 1 cloth, 1 gold, 2 florins", 7));
}

/// One building of a kind: the free one of the start counts.
#[test]
fn the_building_of_the_start_is_not_built_again() {
    for number in 1..=6 {
        let cost = GAME.tables().buildings[BuildingId::new(number).unwrap().index()].cost;
        let text = format!("2 players; seat 0 start {number}; seat 0 crossed space-2 {cost}");
        let refusal = position(&text).refusal(&format!("build:{number}"));
        assert_eq!(refusal.as_deref(), Some("you have this building already"), "building {number}");
        let other = if number == 1 { 2 } else { 1 };
        let may = position(&text.replace(&format!("start {number}"), &format!("start {other}")));
        assert!(may.may(&format!("build:{number}")), "building {number}");
    }
}

/// Space 4 gives an extra resource; spaces 5 to 8 give bonus points (1, 1, 2, 3 are our numbers); the others nothing.
#[test]
fn each_space_with_its_bonus() {
    let buildings = [16, 13, 15, 22, 20, 18, 21];
    let mut text = "2 players".to_owned();
    for (i, number) in buildings.iter().enumerate() {
        let space = i as u8 + 2;
        let cost = GAME.tables().buildings[usize::from(*number) - 1].cost;
        let before = position(&format!("{text}; seat 0 crossed space-{space} {cost}"));
        let (extra, points) = (before.reserve(0).0, before.sheet(0).spaces);
        let after = before.then(&format!("build:{number}"));
        assert_eq!(after.building(0, space), Some(*number));
        assert_eq!(after.reserve(0).0 - extra, u8::from(space == 4), "space {space}");
        assert_eq!(after.sheet(0).spaces - points, [0, 0, 0, 1, 1, 2, 3][i], "space {space}");
        write!(text, "; seat 0 building {space} {number}").unwrap();
    }
    assert_eq!(position(&text).refusal("build:1").unwrap(), "all your spaces are complete");
}
