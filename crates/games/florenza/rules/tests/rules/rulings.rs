//! The rulings R01 to R20 of `RULINGS.md`, each a test of its name; a sweep sees that none is without one.

use crate::support::{GAME, play, position, seat};
use florenza::pieces::Die;
use florenza::{Florenza, Sources};
use kernel::testing;
use std::fmt::Write;

const RULINGS: &str = include_str!("../../RULINGS.md");
const TESTS: [&str; 3] =
    [include_str!("rulings.rs"), include_str!("rulings_more.rs"), include_str!("solo.rs")];

/// Every ruling has a test whose name begins with its number, and every such test a ruling.
#[test]
fn every_ruling_has_its_test() {
    assert_eq!(testing::check_rulings(RULINGS, &TESTS), Ok(46));
}

/// The reserve is spent and a space completed while the captain's resource waits, before the first turn.
#[test]
fn r01_the_reserve_may_be_spent_in_the_phases_before_the_turns() {
    let text = "2 players; round 2; offices; seat 0 tracks 1 0 0; seat 0 crossed space-2 1 wood";
    let captain = position(text);
    let played = captain.then("pay:garden extra:metal to:space-2 build:16 resource:gold to:garden");
    assert_eq!((played.reserve(0), played.building(0, 2)), ((0, 100, 0), Some(16)));
    let income = "2 players; round 3; income; seat 0 done dome 2, bell-tower 2; seat 0 tracks 4 0 0";
    let asked = position(income);
    assert!(asked.may("income:dome") && asked.may("income:bell-tower") && asked.may("pay:garden"));
}

/// A use in phase 2 counts for the first turn of the round; the change of the active player frees it.
#[test]
fn r02_once_a_turn_begins_anew_with_each_active_player() {
    let text = "2 players; round 2; offices; seat 0 tracks 1 0 0; seat 0 building 2 17";
    let sold = play(text, "resource:gold sell");
    assert_eq!(sold.reserve(0).1, 400);
    let first = sold.then("use:white:resources");
    assert_eq!(first.refusal("sell").unwrap(), "your building 17 was used in this turn");
    let text = "2 players; active 0; used white red yellow; others; seat 1 building 2 16";
    let next = play(text, "1/use:green:purse 1/end");
    assert_eq!(next.state.open.active(), Some(seat(1)));
    assert!(next.may("1/use:green:purse"), "a new turn");
}

#[test]
fn r03_the_free_building_scores_no_points() {
    for number in 1..=6 {
        let sheet =
            position(&format!("2 players; over; seat 0 start {number}; seat 0 reserve 0 0 0")).sheet(0);
        assert_eq!((sheet.buildings, sheet.total), (0, 0), "building {number}");
    }
    let flipped = Sources::STANDARD
        .data
        .replace("\"scores_building_points\": false", "\"scores_building_points\": true");
    let game = Florenza::from_sources(&Sources { data: &flipped, ..Sources::STANDARD }).unwrap();
    let state = game.position("2 players; over; seat 0 start 1; seat 0 reserve 0 0 0").unwrap();
    assert_eq!(game.score(&state)[seat(0)].total, 1);
}

/// With a limit of the sheet, what was ever gained counts, the start included; a gain beyond it is lost.
#[test]
fn r05_a_limited_reserve_counts_what_was_ever_gained() {
    let data = Sources::STANDARD.data.replace("\"florins\": null", "\"florins\": 500");
    let game = Florenza::from_sources(&Sources { data: &data, ..Sources::STANDARD }).unwrap();
    let mut state = game.position("2 players; dice 1 1 1 1 1 1").unwrap();
    for action in ["use:white:florins", "pay:garden", "use:brown:florins", "use:grey:florins"] {
        kernel::Game::apply(&game, &mut state, seat(0), action.parse().unwrap(), &mut Vec::new()).unwrap();
    }
    // 200 at the start, 200, 100 of the next 200, nothing of the last; 100 were paid.
    assert_eq!(state.open.players[seat(0)].reserve.florins, 400);
    assert_eq!(play("2 players", "use:white:florins use:brown:florins use:grey:florins").reserve(0).1, 800);
}

#[test]
fn r06_a_unit_with_a_free_icon_must_be_placed() {
    let played = play("2 players; dice 1 1 1 1 1 1", "use:white:resources");
    assert_eq!(played.refusal("lose").unwrap(), "there is a free icon for it, so it must be crossed");
    assert_eq!(played.refusal("use:brown:florins").unwrap(), "something else is to be decided now");
    assert_eq!(played.refusal("end").unwrap(), "something else is to be decided now");
}

/// A sheet on which no icon of a resource is free.
fn without(resource: &str) -> String {
    let mut text = String::new();
    for target in florenza::pieces::Target::all() {
        let icons = GAME.tables().icons[target.index()];
        for (icon, n) in icons.iter().filter(|(icon, _)| icon.id() == resource) {
            write!(text, "; seat 0 crossed {} {n} {}", target.id(), icon.id()).unwrap();
        }
    }
    text
}

#[test]
fn r07_a_unit_with_no_free_icon_is_lost() {
    let text = format!("2 players; dice 6 1 1 1 1 1; seat 0 reserve 0 200 0{}", without("marble"));
    let played = play(&text, "use:white:resources");
    assert_eq!(played.reserve(0), (0, 200, 0), "it never becomes an extra resource");
    let lost = played.events.iter().filter(|it| matches!(it, florenza::Event::Lost { .. })).count();
    assert_eq!(lost, 2);
    assert!(played.may("use:brown:florins"), "the turn goes on");
}

#[test]
fn r08_a_chosen_value_is_only_the_owners() {
    let text = "2 players; dice 6 6 6 6 6 6; seat 0 start 2";
    let played = play(text, "use:brown:character value:1");
    assert_eq!((played.tracks(0)[1], played.state.open.value(Die::Brown)), (2, 6));
    let alone = "1 players; dice 6 6 1 1 1 1; seat 0 start 2";
    let ghost = play(
        alone,
        "use:brown:character value:1 resource:gold to:garden use:red:florins use:green:florins end",
    );
    assert_eq!(ghost.state.open.ghost[0], 1, "white 6 is 1 step for the ghost, whatever was chosen");
}

#[test]
fn r09_dice_are_taken_one_after_the_other() {
    let played = play("2 players; dice 1 1 1 1 1 1", "use:white:florins");
    assert_eq!(played.used(), ["white"]);
    assert!(played.may("use:brown:florins") && played.may("pay:garden"));
    assert_eq!(played.refusal("use:white:florins").unwrap(), "the white die was used in this turn");
    assert_eq!(played.refusal("end").unwrap(), "you have 2 dice left to use");
}

/// The others decide at the same time, in any order, with the same result.
#[test]
fn r10_the_order_of_the_others_does_not_matter() {
    let text = "3 players; active 0; used white red yellow; dice 1 1 1 1 1 1; others";
    let one = play(text, "1/use:green:florins 2/use:green:florins 1/end 2/end");
    let two = play(text, "2/use:green:florins 2/end 1/use:green:florins 1/end");
    assert_eq!(one.state, two.state);
}

/// A swap serves the resources of its die, also a single one and through a die box, but not those of building 14.
#[test]
fn r11_a_swap_does_not_serve_building_14() {
    let text = "2 players; dice 1 1 1 1 1 1; seat 0 building 2 7; seat 0 building 3 14";
    assert_eq!(play(text, "use:white:alike resource:gold").options(0, "swap:"), [""; 0]);
    assert_eq!(play(text, "use:white:resources").options(0, "swap:").len(), 5);
    let boxed = format!("{text}; seat 0 asked die-box");
    assert_eq!(play(&boxed, "use:white:resources").options(0, "swap:").len(), 5);
}

/// Florins for a unit of a die, of building 14, of the captain or of a box; not for an extra resource, and not for a
/// unit that was swapped.
#[test]
fn r12_what_can_be_sold() {
    let text = "2 players; dice 6 6 6 6 6 6; seat 0 building 2 17; seat 0 building 3 14; seat 0 building 4 7";
    assert!(play(text, "use:white:resources").may("sell"));
    assert!(play(text, "use:brown:alike resource:gold").may("sell"));
    assert!(play(&format!("{text}; seat 0 asked resource"), "resource:gold").may("sell"));
    let captain = "2 players; round 2; offices; seat 0 tracks 1 0 0; seat 0 building 2 17";
    assert!(play(captain, "resource:gold").may("sell"));
    assert!(!play(text, "extra:gold").may("sell"));
    let swapped = play(text, "use:white:resources swap:gold");
    assert!(!swapped.may("sell"));
    assert!(swapped.then("to:garden").may("sell"), "the other unit can be sold");
}

/// A wage of 100 becomes 0; an anonymous artist has no wage and does not use the building up.
#[test]
fn r13_a_cheaper_artist_may_cost_nothing() {
    let text = "2 players; dice 1 1 1 1 1 1; seat 0 building 2 18; seat 0 building 3 13; \
                seat 0 ready garden, portrait; seat 0 reserve 0 0 0";
    assert_eq!(play(text, "use:green:character").artist(0, "garden"), Some(2));
    let both = play(text, "use:white:anonymous hire:garden use:yellow:character");
    assert_eq!((both.artist(0, "portrait"), both.reserve(0).1), (Some(2), 0));
    let second = play(text, "use:green:character");
    assert_eq!(second.refusal("use:yellow:character").unwrap(), "you lack 100 florins for the wage");
}

#[test]
fn r14_one_star_for_a_work() {
    let text = "2 players; dice 1 1 1 1 1 1; seat 0 ready garden; seat 0 reserve 0 200 3";
    let asked = play(text, "use:green:character");
    assert_eq!(asked.options(0, "hire:"), ["garden", "garden:star"]);
    assert_eq!(asked.refusal("hire:garden:2-stars").unwrap(), "an artist takes 1 stars at most");
}

/// Building 21 changes the kind of the artist that a die shows; white, brown and grey show none.
#[test]
fn r15_only_three_dice_show_an_artist() {
    let text = "2 players; dice 1 1 1 4 4 4; seat 0 building 2 21; seat 0 ready portrait, dome";
    let played = play(text, "use:white:character");
    assert_eq!((played.tracks(0)[0], played.artist(0, "portrait")), (2, None));
    let hired = play(text, "use:red:character hire:portrait");
    assert_eq!(
        (hired.artist(0, "portrait"), hired.reserve(0).1),
        (Some(2), 0),
        "the wage of the die's value"
    );
    assert!(play(text, "use:green:character").may("hire:dome"), "a church work too");
}

#[test]
fn r16_nobody_is_hired_in_advance_and_several_may_be_in_a_turn() {
    let text = "2 players; dice 1 1 1 1 1 1; seat 0 crossed garden 1 marble, 1 spice, 1 gold";
    assert_eq!(
        position(text).refusal("use:green:character").unwrap(),
        "no work of art is ready for this artist"
    );
    let ready = "2 players; dice 1 1 1 1 1 1; seat 0 ready garden, portrait";
    let played = play(ready, "use:green:character use:yellow:character");
    assert_eq!((played.artist(0, "garden"), played.artist(0, "portrait")), (Some(2), Some(2)));
}

/// The last icons come from the reserve just before the hire; wage and icon must both be affordable.
#[test]
fn r17_the_last_icons_may_come_from_the_reserve() {
    let text = "2 players; dice 1 1 1 1 1 1; seat 0 crossed garden 1 marble, 1 spice";
    let played = play(text, "extra:gold to:garden pay:garden use:green:character");
    assert_eq!((played.artist(0, "garden"), played.reserve(0)), (Some(2), (0, 0, 0)));
    let poor = play(&format!("{text}; seat 0 reserve 1 100 0"), "extra:gold to:garden pay:garden");
    assert_eq!(poor.refusal("use:green:character").unwrap(), "you lack 100 florins for the wage");
}

/// A die box uses any of the six dice, where they lie, for anything; once-a-turn limits hold; in the income phase the
/// dice lie as the last turn left them.
#[test]
fn r18_a_die_box_uses_any_die() {
    let text =
        "3 players; active 0; used white red yellow; others; seat 1 building 2 16; seat 1 asked die-box";
    let boxed = position(text);
    let dice: Vec<String> =
        boxed.options(1, "use:").into_iter().filter(|it| it.ends_with(":florins")).collect();
    assert_eq!(dice.len(), 6);
    let played = boxed.then("1/use:white:purse");
    assert_eq!(played.used(), ["white", "red", "yellow"]);
    assert_eq!(played.refusal("1/use:green:purse").unwrap(), "your building 16 was used in this turn");
    assert!(played.may("1/use:green:florins"), "the own die is still to be used");
    let active = play("2 players; used white; seat 0 asked die-box", "use:white:florins");
    assert_eq!(active.used(), ["white"], "two more are to be taken");
    let income =
        "2 players; round 3; income; dice 6 5 4 3 2 1; seat 0 done bell-tower 2; seat 0 tracks 0 11 0";
    let early = position(income);
    assert_eq!((early.state.open.values, early.tracks(0)[1]), ([6, 5, 4, 3, 2, 1], 12));
    assert!(early.may("use:yellow:florins"));
}

#[test]
fn r19_a_step_box_to_a_full_track_gives_florins() {
    let played = position("2 players; seat 0 tracks 7 12 0; seat 0 asked steps captain 1");
    assert_eq!((played.tracks(0), played.reserve(0).1), ([8, 12, 0], 300));
}

/// Seats from the first player; florins first; where the order of steps may matter, the player says it.
#[test]
fn r20_incomes_in_the_order_of_seats_and_as_the_player_likes() {
    let text = "2 players; round 3; first 1; income; \
                seat 0 done bell-tower 2; seat 1 done bell-tower 2; seat 0 tracks 0 1 0; seat 1 tracks 0 1 0";
    let first = position(text);
    assert_eq!(first.awaited(), kernel::Seats::only(seat(1)));
    let second = first.then("1/resource:gold 1/to:garden");
    assert_eq!(second.awaited(), kernel::Seats::only(seat(0)));
    let order =
        "2 players; round 3; income; seat 0 done church-facade 2, dome 2, bell-tower 2; seat 0 tracks 0 1 0";
    let asked = position(order);
    assert_eq!((asked.reserve(0).1, asked.options(0, "income:").len()), (300, 2));
    let played = asked.then("income:bell-tower");
    assert_eq!(played.tracks(0), [0, 2, 0]);
    let plain = position("2 players; round 3; income; seat 0 done dome 2, bell-tower 2");
    assert_eq!(plain.tracks(0), [1, 1, 0], "two boxes with florins: nothing to ask");
}
