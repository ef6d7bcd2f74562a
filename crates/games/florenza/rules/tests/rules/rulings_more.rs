//! The rulings R21 to R40 of `RULINGS.md`, and those found while building, each a test of its name.

use crate::support::{GAME, play, position, seat};
use florenza::{Config, Florenza, Sources};
use std::fmt::Write;

/// The income of the last church work comes before the 4 steps; these go on one track, past its end for florins.
#[test]
fn r21_the_last_income_comes_before_the_four_steps() {
    let text = "2 players; dice 1 1 1 1 1 1; seat 0 done church-facade 2, bell-tower 2, pulpit 2; \
                seat 0 ready dome; seat 0 tracks 4 0 0";
    let played = play(text, "use:red:character");
    assert_eq!(played.tracks(0), [5, 0, 0], "the dome's step crossed a resource box");
    assert!(played.may("resource:gold") && !played.may("track:captain"));
    let steps = played.then("resource:gold to:garden track:captain");
    assert_eq!(steps.tracks(0), [9, 1, 0]);
    let full = "2 players; dice 1 1 1 1 1 1; seat 0 done dome 2, bell-tower 2, pulpit 2; \
                seat 0 ready church-facade; seat 0 tracks 11 0 0";
    let beyond = play(full, "use:green:character track:captain");
    assert_eq!((beyond.tracks(0)[0], beyond.reserve(0).1), (12, 200 - 100 + 100 + 300));
}

/// All who are second in the same turn get the second bonus, and whoever comes after them the last.
#[test]
fn r22_the_bonus_counts_players_done_in_earlier_turns() {
    let text = "4 players; active 1; dice 1 1 1 1 1 1; finished 1; \
         seat 0 done palace-facade 2, bridal-chamber 2, garden 2, portrait 2; seat 0 bonus 6; \
         seat 1 done palace-facade 2, bridal-chamber 2, portrait 2; seat 1 ready garden; \
         seat 2 done palace-facade 2, bridal-chamber 2, garden 2; seat 2 ready portrait";
    let played = play(
        text,
        "use:green:character use:white:florins use:red:florins 1/end 2/use:yellow:character \
         0/use:brown:florins 3/use:brown:florins 0/end 2/end 3/end",
    );
    assert_eq!((played.player(1).palace, played.player(2).palace), (Some(3), Some(3)));
    assert_eq!(played.state.open.finished, 3);
}

/// A palace completed with a die box of the incomes belongs to the round's first turn (ruling R01): whoever completes it in
/// that turn is level, whoever does so later is second; and one completed in the last turn before came earlier.
#[test]
fn r22_the_incomes_belong_to_the_first_turn_of_the_round() {
    let early = "done bell-tower 2, palace-facade 2, bridal-chamber 2, portrait 2";
    let late = "done palace-facade 2, bridal-chamber 2, portrait 2";
    let sheets = format!(
        "dice 1 1 1 1 1 1; seat 0 {early}; seat 0 tracks 0 11 0; seat 0 ready garden; \
         seat 1 {late}; seat 1 ready garden; seat 1 building 2 13"
    );
    let first = play(&format!("2 players; round 2; income; {sheets}"), "use:green:character");
    assert_eq!((first.player(0).palace, first.state.open.turn), (Some(6), 0));
    let active = "0/use:white:florins 0/use:red:florins 0/use:yellow:florins 0/end";
    let level = first.clone().then(active).then("1/use:green:anonymous");
    assert_eq!(level.player(1).palace, Some(6));
    let second = first.rest_of_turn().then("1/use:green:anonymous");
    assert_eq!(second.player(1).palace, Some(3));

    let last = format!("2 players; round 1; active 1; used white red; {sheets}");
    let last = play(&last, "1/use:green:character 1/end 0/use:brown:florins 0/end");
    assert_eq!((last.player(1).palace, last.state.open.round), (Some(6), 2));
    assert_eq!(last.then("0/use:green:character").player(0).palace, Some(3));
}

/// A sheet on which no resource icon is free anywhere.
fn full() -> String {
    let mut text = String::new();
    for target in florenza::pieces::Target::all() {
        let icons = GAME.tables().icons[target.index()];
        for (icon, n) in icons.iter().filter(|(icon, _)| icon.id() != "florins") {
            write!(text, "; seat 0 crossed {} {n} {}", target.id(), icon.id()).unwrap();
        }
    }
    text
}

#[test]
fn r23_the_captains_resource_is_lost_where_it_fits_nowhere() {
    let text = format!("2 players; round 2; offices; seat 0 tracks 1 0 0{}", full());
    let asked = position(&text);
    assert_eq!(asked.state.open.captain, Some(seat(0)));
    assert!(asked.clone().then("lose").may("use:white:florins"), "the round goes on");
    // Spaces can be completed, so building 17 may still come and sell it.
    let sold = asked.then("pay:space-2 pay:space-2 build:17 sell");
    assert_eq!(sold.reserve(0), (1, 200, 0), "200 paid, 200 gained");
    // With building 17 the same resource can be sold; its space leaves the rest of the icons as they are.
    let seller = text
        .replace("seat 0 crossed space-2 1 marble", "seat 0 building 2 17; seat 0 crossed space-2 1 marble");
    let seller =
        seller.replace("; seat 0 crossed space-2 1 wood", "").replace("; seat 0 crossed space-2 1 cloth", "");
    let asked = position(&seller);
    assert!(asked.may("sell") && asked.may("lose"));
    assert_eq!(asked.then("sell").reserve(0).1, 400);
}

#[test]
fn r24_income_steps_count_for_the_offices_of_the_round() {
    let played = position("2 players; round 2; income; seat 1 done dome 2; seat 0 tracks 0 0 0");
    assert_eq!(played.state.open.captain, Some(seat(1)));
}

/// Both make no difference to who wins, and the free building counts among the completed.
#[test]
fn r28_the_free_building_counts_as_completed() {
    assert_eq!(position("2 players; over; seat 0 start 3").sheet(0).completed, 1);
    let game = position("2 players; over; seat 0 start 3; seat 1 start 4");
    assert_eq!(kernel::Game::outcome(&*GAME, &game.state).winners().len(), 2);
}

/// Surplus resources and florins are lost with the space, which takes no more.
#[test]
fn r29_surplus_is_wasted_and_a_complete_space_takes_no_more() {
    let text = "2 players; dice 6 6 6 6 6 6; seat 0 crossed space-2 1 wood, 1 metal, 1 gold, 1 florins";
    let played = play(text, "build:16 use:white:resources");
    assert_eq!(played.refusal("to:space-2").unwrap(), "it is complete");
    assert_eq!(played.refusal("pay:space-2").unwrap(), "it is complete");
    assert_eq!(played.reserve(0), (1, 200, 0));
}

#[test]
fn r30_completing_a_space_is_the_players_choice() {
    let text = "2 players; dice 1 1 1 1 1 1; seat 0 crossed space-2 1 wood, 1 metal";
    let kept = play(text, "use:white:resources to:space-2 pay:space-2 pay:space-2");
    assert_eq!(kept.building(0, 2), None);
    assert_eq!(kept.options(0, "build:"), ["4", "16", "22", "23"]);
}

/// Several spaces in one moment, the next paid with what the one before brought: space 4, or building 19 anywhere.
#[test]
fn r31_several_spaces_in_one_moment() {
    let text = "2 players; seat 0 building 2 16; seat 0 building 3 13; seat 0 reserve 0 0 0; \
         seat 0 crossed space-4 1 marble, 1 wood, 1 spice; seat 0 crossed space-5 1 marble, 1 cloth";
    let played = play(text, "build:15 extra:gold to:space-5 build:21");
    assert_eq!((played.building(0, 4), played.building(0, 5), played.reserve(0).0), (Some(15), Some(21), 0));
    let text = "2 players; seat 0 reserve 0 0 0; seat 0 crossed space-2 1 marble, 1 wood, 1 spice, 1 cloth; \
         seat 0 crossed space-3 1 wood";
    assert!(!position(text).may("extra:metal"), "nothing to pay with before");
    let played = play(text, "build:19 extra:metal to:space-3 build:16");
    assert_eq!((played.building(0, 2), played.building(0, 3), played.reserve(0).0), (Some(19), Some(16), 1));
}

#[test]
fn r32_both_steps_of_building_15_go_on_one_track() {
    let played = play("2 players; seat 0 building 2 15", "use:white:steps");
    assert_eq!(played.options(0, "track:"), ["captain", "bishop", "preacher"]);
    assert_eq!(played.then("track:preacher resource:gold to:garden").tracks(0), [0, 0, 2]);
}

#[test]
fn r33_every_work_asks_for_resources_and_at_most_200_florins() {
    for work in &GAME.tables().works {
        let florins = work.cost.get(florenza::goods::Icon::Florins);
        assert!(florins <= 2 && work.cost.count() > florins, "{}", work.name);
    }
}

/// After the last turn of the last round the match is over without another income.
#[test]
fn r34_there_is_no_income_after_the_last_round() {
    let text = "2 players; round 6; active 1; used white red yellow; others; seat 0 done church-facade 2; \
                seat 0 reserve 0 0 0; seat 1 reserve 0 0 0";
    let mut played = play(text, "0/use:green:florins pay:garden pay:dome");
    assert_eq!(played.state.open.phase, florenza::state::Phase::Over);
    assert_eq!(played.reserve(0).1, 0);
    assert!(matches!(played.events.pop(), Some(florenza::Event::Scored { pope: None, .. })));
}

#[test]
fn r35_everyone_must_use_a_die() {
    let played = position("2 players; active 0; used white red yellow; others");
    assert_eq!(played.refusal("1/end").unwrap(), "you have 1 dice left to use");
    assert!(played.may("1/use:green:florins"));
}

#[test]
fn r36_the_active_bishop_takes_only_unused_dice() {
    let played = play("2 players; round 2; bishop 0", "use:white:florins");
    assert_eq!(played.refusal("use:white:florins").unwrap(), "the white die was used in this turn");
}

#[test]
fn r37_five_players_are_not_supported() {
    assert!(Config::new(5).check().is_err() && Config::new(0).check().is_err());
    assert_eq!(
        GAME.position("5 players").unwrap_err().reason,
        "Florenza Dice Game is for 1 to 4 players, not 5"
    );
}

/// Resources may go where nothing can come of them: to the last space, in the last turn.
#[test]
fn r38_resources_may_go_anywhere() {
    let played =
        play("4 players; round 4; active 3; dice 6 6 6 6 6 6", "use:white:resources to:space-8 to:dome");
    assert_eq!(played.crossed(3, "space-8"), "1 marble");
}

#[test]
fn r39_an_unused_use_does_not_carry_over() {
    let text = "2 players; active 0; used white red yellow; others; seat 1 building 2 16";
    let next = play(text, "1/use:green:florins 1/end 1/use:white:purse");
    assert_eq!(next.refusal("1/use:green:purse").unwrap(), "your building 16 was used in this turn");
}

#[test]
fn r40_a_chosen_value_changes_nothing_for_the_other_uses() {
    let text = "2 players; seat 0 start 1; seat 0 building 2 14; seat 0 building 3 15; seat 0 building 4 16; \
                seat 0 building 5 13; seat 0 ready garden";
    for usage in ["alike", "steps", "purse", "anonymous", "florins"] {
        let played = play(text, &format!("use:white:{usage}"));
        assert_eq!(played.options(0, "value:"), [""; 0], "{usage}");
    }
}

/// Only the lowest of the values that do the same is offered.
#[test]
fn f01_of_values_that_do_the_same_the_lowest_is_offered() {
    let asked = play("2 players; seat 0 start 1", "use:white:resources");
    assert_eq!(asked.options(0, "value:"), ["1", "4"]);
    assert_eq!(asked.refusal("value:6").unwrap(), "the value 4 does the same");
}

/// Between the two units of a die a space may be completed, and its building serves the second unit.
#[test]
fn f02_the_reserve_is_free_at_every_moment_of_ones_own() {
    let text = "2 players; dice 1 6 1 1 1 1; seat 0 crossed space-2 1 cloth; seat 0 reserve 0 200 0";
    let played = play(text, "use:brown:resources to:space-2 pay:space-2 pay:space-2 build:17 sell");
    assert_eq!((played.building(0, 2), played.reserve(0).1), (Some(17), 200));
    let spending = play("2 players; seat 0 crossed space-2 1 wood, 1 metal", "extra:gold");
    assert!(!spending.may("build:16"), "not in the middle of a move");
}

/// The second wood has no free icon, but it waits while a space can be completed: the Cambiavalute built with the first
/// sells it. Also where the reserve must pay for the building, or another building comes before it.
#[test]
fn f02_a_resource_is_not_lost_while_a_space_can_be_completed() {
    let last_wood = |rest: &str| {
        let mut text = format!("2 players; dice 6 6 6 6 6 6; {rest}");
        for target in florenza::pieces::Target::all().filter(|it| it.id() != "space-2") {
            let wood = GAME.tables().icons[target.index()].iter().find(|(icon, _)| icon.id() == "wood");
            if let Some((_, n)) = wood {
                write!(text, "; seat 0 crossed {} {n} wood", target.id()).unwrap();
            }
        }
        play(&text, "use:brown:resources to:space-2")
    };
    let whole = last_wood("seat 0 reserve 0 0 0; seat 0 crossed space-2 1 cloth, 2 florins");
    assert!(whole.may("build:17") && whole.may("lose"));
    assert_eq!(whole.then("build:17 sell").reserve(0), (0, 200, 0));

    let paid = last_wood("seat 0 reserve 1 200 0").then("extra:cloth to:space-2 pay:space-2 pay:space-2");
    assert_eq!(paid.then("build:17 sell").reserve(0), (0, 200, 0));

    let second =
        "seat 0 reserve 0 0 0; seat 0 crossed space-2 1 metal; seat 0 crossed space-3 1 cloth, 2 florins";
    assert_eq!(last_wood(second).then("build:16 build:17 sell").building(0, 3), Some(17));

    let lost = last_wood("seat 0 reserve 0 0 0");
    assert!(lost.may("use:white:florins"), "with nothing to complete it is lost by itself");
    let owner = last_wood("seat 0 reserve 1 400 0; seat 0 spent 17; seat 0 start 17");
    assert!(owner.may("use:white:florins"), "the Cambiavalute was used already");
}

/// The discount is taken whenever it saves anything, and not where there is no wage.
#[test]
fn f03_the_discount_is_always_taken() {
    let text = "2 players; dice 1 1 1 6 1 1; seat 0 building 2 18; seat 0 ready garden";
    assert_eq!(play(text, "use:green:character").reserve(0).1, 100);
    let wage = "\"artist\": \"sculptor\", \"wage\": [100, 100, 100, 200, 200, 200]";
    let data = Sources::STANDARD.data.replace(wage, &wage.replace("100", "0"));
    let game = Florenza::from_sources(&Sources { data: &data, ..Sources::STANDARD }).unwrap();
    let mut state =
        game.position("2 players; dice 1 1 1 1 1 1; seat 0 building 2 18; seat 0 ready garden").unwrap();
    let action = "use:green:character".parse().unwrap();
    kernel::Game::apply(&game, &mut state, seat(0), action, &mut Vec::new()).unwrap();
    assert!(state.open.players[seat(0)].used.is_empty(), "there was no wage to lower");
}

/// Resources of choice are of a kind with a free icon.
#[test]
fn f04_a_resource_of_choice_has_a_free_icon() {
    let mut text = "2 players; seat 0 asked resource".to_owned();
    for target in florenza::pieces::Target::all() {
        let n = GAME.tables().icons[target.index()]
            .get(florenza::goods::Icon::Resource(florenza::pieces::Resource::Gold));
        write!(text, "; seat 0 crossed {} {n} gold", target.id()).unwrap();
    }
    let asked = position(&text);
    assert_eq!(asked.options(0, "resource:"), ["marble", "wood", "metal", "spice", "cloth"]);
    assert_eq!(asked.refusal("resource:gold").unwrap(), "there is no free icon for gold on your sheet");
}

/// A part with dice used and nothing left to do ends by itself; otherwise the player ends it.
#[test]
fn f05_a_part_ends_by_itself_when_nothing_is_left_to_do() {
    let text = "2 players; active 0; used white red yellow; others; dice 1 1 6 1 1 1; seat 1 reserve 0 0 0";
    let next = play(text, "1/use:grey:resources 1/to:pulpit 1/to:bell-tower");
    assert_eq!(next.state.open.active(), Some(seat(1)));
    let rich = play(text, "1/use:grey:florins");
    assert_eq!(rich.state.open.active(), Some(seat(0)));
    assert!(rich.may("1/end") && rich.may("1/pay:garden"));
}

/// The Carpentiere is completed with the first wood of the brown die: the second is not swapped; completed before
/// the die is used, it would be.
#[test]
fn f06_a_swap_serves_from_the_next_die_on() {
    let text = "2 players; dice 6 6 6 6 6 6; seat 0 start 1; seat 0 crossed space-2 1 spice, 1 gold, 1 metal, 1 florins";
    let built = play(text, "use:brown:resources to:dome build:8");
    assert_eq!(built.refusal("swap:gold").unwrap(), "you have no building for this");
    let before = play(text, "build:8 use:brown:resources");
    assert!(before.may("swap:gold"), "completed before the die it serves that one");
}
