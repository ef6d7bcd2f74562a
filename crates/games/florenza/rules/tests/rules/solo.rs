//! The game for one: the ghost's dice and steps, its part in the offices, the palace bonus by round, and the Pope.

use crate::support::{GAME, play, position, seat};
use florenza::pieces::Die;
use florenza::{Config, Event, Level};
use kernel::{Game, Seed};

fn ghost(values: [u8; 6]) -> Vec<&'static str> {
    GAME.ghost_dice(values).into_iter().map(Die::id).collect()
}

/// White shows 1: the first die after it, brown.
#[test]
fn the_ghosts_first_die() {
    assert_eq!(ghost([1, 2, 1, 5, 1, 1])[0], "brown");
}

/// Brown shows 2: the second die after it, green.
#[test]
fn the_ghosts_second_die() {
    assert_eq!(ghost([1, 2, 1, 5, 1, 1])[1], "green");
}

/// Green shows 5: the fifth of those left, red.
#[test]
fn the_ghosts_third_die_is_counted_over_those_left() {
    assert_eq!(ghost([1, 2, 1, 5, 1, 1])[2], "red");
}

/// White shows 6 and is taken itself; counting 6 again gives brown, and 3 from there red.
#[test]
fn the_ghost_may_take_the_die_it_counts_from() {
    assert_eq!(ghost([6, 3, 1, 1, 1, 1]), ["white", "brown", "red"]);
}

/// What the ghost did in a turn: track and steps.
fn steps(events: &[Event]) -> Vec<(&'static str, u8)> {
    let step = |event: &Event| match event {
        Event::GhostStepped { track, steps, .. } => Some((track.id(), *steps)),
        _ => None,
    };
    // Only the player's active turn; the ghost's own turn follows its roll.
    let rolled = |event: &&Event| matches!(event, Event::DiceRolled { .. });
    let until = events.iter().position(|event| rolled(&event)).unwrap_or(events.len());
    events[..until].iter().filter_map(step).collect()
}

/// After the player's active turn the ghost goes on with white and brown if they were not taken; white 1 is 2 steps,
/// brown 5 is 1 step in our numbers.
#[test]
fn the_ghost_steps_with_dice_the_player_left() {
    let text = "1 players; dice 1 5 1 1 1 1";
    let after = |actions: &str| steps(&play(text, actions).events);
    assert_eq!(
        after("use:green:florins use:red:florins use:yellow:florins end"),
        [("captain", 2), ("bishop", 1)]
    );
    assert_eq!(after("use:white:florins use:red:florins use:yellow:florins end"), [("bishop", 1)]);
    assert_eq!(after("use:white:florins use:brown:florins use:yellow:florins end"), []);
}

/// As active player the ghost goes on with white and brown among the dice it takes.
#[test]
fn the_active_ghost_steps_with_dice_it_takes() {
    for number in 0..60 {
        let mut played = position("1 players; dice 1 5 1 1 1 1");
        played.state.chance = kernel::Chance::new(Seed::from_number(number));
        let played = played.then("use:white:florins use:brown:florins use:yellow:florins end");
        let open = &played.state.open;
        assert_eq!((open.turn, open.active()), (1, None));
        let taken = GAME.ghost_dice(open.values);
        assert!(taken.iter().all(|die| open.used.contains(*die)) && open.used.len() == 3);
        let given = |die: Die| {
            let steps = if open.value(die) <= 3 { 2 } else { 1 };
            if taken.contains(&die) { steps } else { 0 }
        };
        assert_eq!(open.ghost, [given(Die::White), given(Die::Brown), 0], "{:?}", open.values);
        let dice = played.options(0, "use:").into_iter().filter(|it| it.ends_with("florins")).count();
        assert_eq!(dice, 3, "the player uses one of the other three");
    }
}

/// The palace: 6 points in rounds 1 to 3, 3 in rounds 4 and 5, 1 in round 6.
#[test]
fn the_palace_bonus_alone_goes_by_the_round() {
    for (round, bonus) in [(1, 6), (2, 6), (3, 6), (4, 3), (5, 3), (6, 1)] {
        let text = format!(
            "1 players; round {round}; dice 1 1 1 1 1 1; seat 0 ready garden; \
             seat 0 done palace-facade 2, bridal-chamber 2, portrait 2"
        );
        assert_eq!(play(&text, "use:green:character").player(0).palace, Some(bonus), "round {round}");
    }
}

/// The incomes belong to the round they begin: a palace completed there after round 3 counts for round 4.
#[test]
fn a_palace_completed_with_the_incomes_counts_for_the_new_round() {
    let text = "1 players; round 3; active ghost; dice 1 2 1 5 1 1; used brown green red; others; \
                seat 0 done bell-tower 2, palace-facade 2, bridal-chamber 2, portrait 2; seat 0 ready garden; \
                seat 0 tracks 0 11 0";
    let played = play(text, "use:white:florins end use:green:character");
    assert_eq!((played.state.open.round, played.player(0).palace), (4, Some(3)));
}

/// The Pope scores 40, 50, 60 or 70.
#[test]
fn the_popes_score_by_level() {
    for (level, target) in Level::ALL.into_iter().zip([40, 50, 60, 70]) {
        assert_eq!(GAME.tables().solo.target(level), target);
        assert!(Config::solo(level).check().is_ok());
    }
    assert!(Config { players: 1, level: None }.check().is_err());
    assert!(Config { players: 2, level: Some(Level::Hard) }.check().is_err());
}

#[test]
fn r04_alone_one_die_gives_the_building_and_one_is_first() {
    for number in 0..50 {
        let mut events = Vec::new();
        let state = GAME.setup(&Config::new(1), Seed::from_number(number), &mut events).unwrap();
        assert!(matches!(&events[0], Event::Started { rolls, .. } if rolls.len() == 1));
        assert_eq!(state.open.active(), Some(seat(0)));
        assert!((1..=6).contains(&state.open.players[seat(0)].building_in(1).unwrap().number()));
    }
}

/// Only a die taken in the active turn counts as chosen: a die box, or the die used beside the ghost, does not.
#[test]
fn r25_only_a_taken_die_holds_the_ghost_back() {
    let text = "1 players; dice 1 5 1 1 1 1; seat 0 asked die-box";
    let played = play(text, "use:white:florins use:green:florins use:red:florins use:yellow:florins end");
    assert_eq!(steps(&played.events), [("captain", 2), ("bishop", 1)]);
    let beside = play(
        "1 players; active ghost; dice 1 2 1 5 1 1; used brown green red; others",
        "use:white:florins end",
    );
    assert_eq!(beside.state.open.ghost[0], 0, "no step for the white die used beside the ghost");
}

/// The Pope's score reached is a win; one point below it is not.
#[test]
fn r26_reaching_the_popes_score_wins() {
    let place = |florins: u16| {
        let state = position(&format!("1 players easy; over; seat 0 reserve 0 {florins} 0")).state;
        (GAME.outcome(&state).scores[seat(0)], GAME.outcome(&state).places[seat(0)])
    };
    assert_eq!(place(8000), (40, 1));
    assert_eq!(place(7900), (39, 2));
}

/// The ghost stops at the end, and no box does anything for it; level with the ghost there is nobody in office.
#[test]
fn r27_the_ghost_stops_at_the_end_of_a_track() {
    let text = "1 players; dice 1 1 1 1 1 1; ghost 11 12";
    let played = play(text, "use:green:florins use:red:florins use:yellow:florins end");
    assert_eq!(steps(&played.events), [("captain", 1)]);
    assert_eq!(played.state.open.ghost, [12, 12, 0]);
}

#[test]
fn level_with_the_ghost_nobody_is_elected() {
    let office = |own: u8, ghost: u8| {
        let text = format!("1 players; round 2; offices; ghost {ghost} {ghost}; seat 0 tracks {own} {own} 0");
        let open = position(&text).state.open;
        (open.captain.is_some(), open.bishop.is_some())
    };
    assert_eq!(office(4, 4), (false, false));
    assert_eq!(office(4, 5), (false, false));
    assert_eq!(office(5, 4), (true, true));
}

/// Six rounds of two turns: the player's, then the ghost's, in which the player uses one die.
#[test]
fn a_round_alone_has_two_turns() {
    let text = "1 players; dice 1 1 1 1 1 1";
    let active = play(text, "use:green:florins use:red:florins use:yellow:florins end");
    assert_eq!((active.state.open.round, active.state.open.turn), (1, 1));
    let die = active.options(0, "use:").into_iter().find(|it| it.ends_with("florins")).unwrap();
    let next = active.then(&format!("use:{die} end"));
    assert_eq!(next.state.open.round, 2);
}

/// The bishop may use any die beside the ghost too.
#[test]
fn alone_the_bishop_uses_any_die() {
    let text = "1 players; round 2; active ghost; dice 1 2 1 5 1 1; used brown green red; others; bishop 0";
    let dice = position(text).options(0, "use:").into_iter().filter(|it| it.ends_with("florins")).count();
    assert_eq!(dice, 6);
}
