//! Preparation, rounds, offices, turns, dice, reserve and scoring: the statements of the rulebook beside its examples.

use crate::support::{GAME, play, position, seat};
use florenza::pending::{Pending, Use};
use florenza::pieces::Die;
use florenza::{Action, Config, Event};
use kernel::{Game, Rng, Seed, Turn};
use std::fmt::Write;

/// Everyone enters the green building of the own roll; the lowest plays first; equal lowest draw lots.
#[test]
fn the_start_roll_gives_the_building_and_the_first_player() {
    let mut drawn = [0; 2];
    for number in 0..3000 {
        let mut events = Vec::new();
        let state = GAME.setup(&Config::new(4), Seed::from_number(number), &mut events).unwrap();
        let Event::Started { rolls, first } = &events[0] else { panic!("{:?}", events[0]) };
        let least = *rolls.as_slice().iter().min().unwrap();
        assert_eq!(rolls[*first], least);
        for (seat, roll) in rolls.iter() {
            assert_eq!(state.open.players[seat].building_in(1).unwrap().number(), *roll);
        }
        if rolls.as_slice()[..3] == [2, 5, 2] && rolls.as_slice()[3] > 2 {
            drawn[usize::from(*first == seat(2))] += 1;
        }
        assert_eq!(state.open.active(), Some(*first));
    }
    assert!(drawn.iter().all(|n| *n > 0), "Ringo and John rolled 2: either may begin ({drawn:?})");
}

#[test]
fn everyone_starts_with_an_extra_resource_and_200_florins() {
    let state = GAME.setup(&Config::new(3), Seed::from_number(1), &mut Vec::new()).unwrap();
    for (_, player) in state.open.players.iter() {
        assert_eq!((player.reserve.extra, player.reserve.florins, player.reserve.stars), (1, 200, 0));
        assert_eq!(player.tracks, [0; 3]);
    }
}

/// 6, 6, 5, 4 rounds; 24, 24, 25, 24 die uses for each player, die boxes not counted.
#[test]
fn rounds_and_die_uses_by_number_of_players() {
    for (players, rounds, uses) in [(1, 6, 24), (2, 6, 24), (3, 5, 25), (4, 4, 24)] {
        for number in 0..20 {
            let mut state =
                GAME.setup(&Config::new(players), Seed::from_number(number), &mut Vec::new()).unwrap();
            let mut rng = Rng::new(number);
            let mut counted = [0; 4];
            let mut legal = Vec::new();
            while let Turn::Await(seats) = GAME.turn(&state) {
                let seat = seats.lowest().unwrap();
                GAME.legal(&state, seat, &mut legal);
                let action = *rng.pick(&legal);
                let own = matches!(state.open.pending[seat].last(), Some(Pending::Turn { .. }));
                if own && matches!(action, Action::Use(..)) {
                    counted[seat.index()] += 1;
                }
                GAME.play(&mut state, seat, action, &mut Vec::new());
            }
            assert_eq!(state.open.round, rounds);
            assert_eq!(counted[..usize::from(players)], vec![uses; players.into()]);
        }
    }
}

/// The most boxes alone make the leader; a tie elects nobody, also at none; the second counts only if alone in front.
#[test]
fn ties_elect_nobody() {
    let captain = |players: u8, places: &[u8]| {
        let mut text = format!("{players} players; round 2; offices");
        for (i, place) in places.iter().enumerate() {
            write!(text, "; seat {i} tracks {place} 0 0").unwrap();
        }
        position(&text).state.open.captain.map(kernel::Seat::index)
    };
    assert_eq!(captain(3, &[2, 2, 1]), None);
    assert_eq!(captain(2, &[0, 0]), None);
    assert_eq!(captain(2, &[0, 1]), Some(1));
    assert_eq!(captain(4, &[3, 2, 2, 0]), Some(0));
    let bishop = position("2 players; round 2; offices; seat 1 tracks 0 1 0").state.open.bishop;
    assert_eq!(bishop, Some(seat(1)));
}

#[test]
fn there_are_no_offices_in_the_first_round() {
    let played = position("2 players; round 1; offices; seat 1 tracks 1 1 0");
    assert_eq!((played.state.open.captain, played.state.open.bishop), (None, None));
}

/// Whoever is not active may use the unused dice; the bishop any of the six.
#[test]
fn the_bishop_may_use_any_die() {
    let text = "4 players; round 2; active 0; used white red yellow; others; bishop 2";
    assert_eq!(position(text).dice(1), ["brown", "grey", "green"]);
    assert_eq!(position(text).dice(2), ["white", "brown", "grey", "green", "red", "yellow"]);
}

/// The bishop is overtaken in the first turn of the round, and has the privilege to its end; the next round elects whoever
/// is in front then. Boxes 1 and 2 give florins and a resource in our numbers.
#[test]
fn the_bishop_is_in_office_for_the_whole_round() {
    let text = "3 players; round 2; offices; seat 1 tracks 0 1 0; seat 0 building 2 15";
    let overtaken = play(text, "0/use:white:steps 0/track:bishop 0/resource:gold 0/to:garden");
    assert_eq!((overtaken.tracks(0)[1], overtaken.tracks(1)[1]), (2, 1));
    let third = overtaken.rest_of_turn().rest_of_turn();
    let others = third.then("2/use:white:florins 2/use:red:florins 2/use:yellow:florins 2/end");
    assert_eq!(others.dice(0), ["brown", "grey", "green"]);
    assert_eq!(others.dice(1).len(), 6);
    let next = others.rest_of_turn();
    assert_eq!((next.state.open.round, next.state.open.bishop), (3, Some(seat(0))));
}

/// Captain and bishop of the round before are out of office, whether others follow them or nobody does.
#[test]
fn offices_are_decided_anew_in_each_round() {
    let text = "3 players; first 1; round 2; active 0; used white red yellow; others; captain 2; bishop 2";
    let elected = position(&format!("{text}; seat 0 tracks 2 0 0; seat 1 tracks 0 2 0")).rest_of_turn();
    let open = &elected.state.open;
    assert_eq!((open.round, open.captain, open.bishop), (3, Some(seat(0)), Some(seat(1))));
    assert!(elected.may("0/resource:gold"), "the new captain's resource");
    let nobody = position(text).rest_of_turn().state.open;
    assert_eq!((nobody.round, nobody.captain, nobody.bishop), (3, None, None));
}

/// The first player is the first to be active in every round; the turns go clockwise from there.
#[test]
fn the_first_player_begins_every_round() {
    let mut played = position("3 players; first 1; round 2");
    let mut turns = Vec::new();
    for _ in 0..6 {
        turns.push((played.state.open.round, played.state.open.active().unwrap().index()));
        played = played.rest_of_turn();
    }
    assert_eq!(turns, [(2, 1), (2, 2), (2, 0), (3, 1), (3, 2), (3, 0)]);
}

/// One or two resources by value, all dice; one or two steps; one or two hundred florins. Which value gives what is
/// our number: 1 resource, 2 steps, 100 florins at 1 to 3, otherwise 2, 1, 200.
#[test]
fn what_each_die_gives_at_each_value() {
    let tables = GAME.tables();
    for die in Die::ALL {
        for value in 1..=6u8 {
            let low = value <= 3;
            let dice = vec![value.to_string(); 6].join(" ");
            let before = position(&format!("2 players; dice {dice}; seat 0 reserve 0 200 0"));
            let florins = before.clone().then(&format!("use:{}:florins", die.id()));
            assert_eq!(florins.reserve(0), (0, 400, 0), "{die:?}");
            let resource = tables.resource_names[die as usize].clone();
            let units = before.then(&format!("use:{}:resources", die.id()));
            let Some(Pending::Units { left, resource: kind, .. }) = units.state.open.pending[seat(0)].last()
            else {
                panic!("{die:?} {value}")
            };
            assert_eq!((*left, *kind as u8), (if low { 1 } else { 2 }, die as u8), "{resource}");
        }
    }
    for (value, steps, wage) in [(1, 2, 100), (2, 2, 100), (3, 2, 100), (4, 1, 200), (5, 1, 200), (6, 1, 200)]
    {
        let dice = vec![value.to_string(); 6].join(" ");
        for (i, die) in ["white", "brown", "grey"].iter().enumerate() {
            let played = play(&format!("2 players; dice {dice}"), &format!("use:{die}:character"));
            assert_eq!(played.tracks(0)[i], steps, "{die}");
        }
        for (die, work) in [("green", "garden"), ("red", "palace-facade"), ("yellow", "portrait")] {
            let text = format!("2 players; dice {dice}; seat 0 ready {work}");
            let played = play(&text, &format!("use:{die}:character"));
            assert_eq!((played.reserve(0).1, played.artist(0, work)), (200 - wage, Some(2)), "{die}");
        }
    }
}

/// Resources are crossed at once, two units in one or two places.
#[test]
fn two_units_go_to_one_or_two_places() {
    let text = "2 players; dice 5 5 5 5 5 5";
    let one = play(text, "use:white:resources to:dome to:dome");
    assert_eq!(one.crossed(0, "dome"), "2 marble");
    let two = play(text, "use:white:resources to:dome to:garden");
    assert_eq!((two.crossed(0, "dome"), two.crossed(0, "garden")), ("1 marble".into(), "1 marble".into()));
}

/// An artist must be paid in full.
#[test]
fn a_wage_beyond_the_reserve_hires_nobody() {
    let played = position("2 players; dice 1 1 1 4 1 1; seat 0 ready garden; seat 0 reserve 0 100 0");
    assert_eq!(played.refusal("use:green:character").unwrap(), "you lack 100 florins for the wage");
}

/// Stars, extra resources and full 200 florins count one point each: 1 + 2 + 2 of 500 florins.
#[test]
fn what_is_left_in_the_reserve_scores() {
    let sheet = position("2 players; over; seat 0 reserve 2 500 1").sheet(0);
    assert_eq!((sheet.stars, sheet.extra, sheet.florins, sheet.total), (1, 2, 2, 5));
}

/// Every line of the scoring with its own number. Points of works, buildings and spaces are our numbers.
#[test]
fn the_score_line_by_line() {
    let sheet = position(
        "2 players; over; seat 0 done palace-facade 2, bridal-chamber 4, garden 1, portrait 5, church-facade 2, dome 3; \
         seat 0 bonus 6; seat 0 start 1; seat 0 building 2 16; seat 0 building 3 8; seat 0 building 4 13; \
         seat 0 building 5 25; seat 0 tracks 6 12 0; seat 0 reserve 0 100 0; seat 0 ready pulpit",
    )
    .sheet(0);
    assert_eq!((sheet.palace, sheet.palace_artists, sheet.palace_bonus), (5 + 5 + 6 + 5, 12, 6));
    assert_eq!((sheet.church, sheet.church_artists), (3 + 4, 5));
    assert_eq!((sheet.buildings, sheet.spaces), (1 + 3 + 2 + 7, 1));
    assert_eq!((sheet.tracks, sheet.stars, sheet.extra, sheet.florins), (2, 0, 0, 0));
    assert_eq!((sheet.total, sheet.completed), (21 + 12 + 6 + 7 + 5 + 13 + 1 + 2, 11));
}

/// Equal points: more works and buildings win; still equal, the victory is shared.
#[test]
fn equal_scores_go_to_whoever_completed_more() {
    let winners = |text: &str| {
        let state = position(&format!("2 players; over; {text}")).state;
        GAME.outcome(&state).winners()
    };
    let both = kernel::Seats::first(2);
    // One point each: the Taverna against a star.
    assert_eq!(
        winners("seat 0 reserve 0 0 0; seat 0 building 2 16; seat 1 reserve 0 0 1"),
        kernel::Seats::only(seat(0))
    );
    assert_eq!(winners("seat 0 reserve 0 0 1; seat 1 reserve 1 0 0"), both);
    assert_eq!(
        winners("seat 0 reserve 0 0 2; seat 1 reserve 0 0 0; seat 1 building 2 16"),
        kernel::Seats::only(seat(0))
    );
}

/// The uses that need a building are not offered without it.
#[test]
fn without_buildings_there_are_three_uses() {
    let uses = position("2 players; seat 0 ready garden").options(0, "use:green:");
    assert_eq!(uses, [Use::Resources, Use::Character, Use::Florins].map(Use::id));
}

/// A once-a-turn building serves once in each of the four turns of a round, and once in the own one.
#[test]
fn once_a_turn_means_four_times_in_a_round_of_four() {
    let mut played = position(
        "4 players; first 0; seat 1 building 2 13; seat 1 ready garden, portrait, palace-facade, bridal-chamber",
    );
    let mut anonymous = 0;
    while played.state.open.round == 1 {
        for number in 0..4 {
            let options = played.legal(seat(number));
            let hire = options.iter().find(|it| number == 1 && it.ends_with(":anonymous"));
            let hire = hire.or_else(|| options.iter().find(|it| it.starts_with("hire:")));
            let florins = options.iter().find(|it| it.ends_with(":florins"));
            let Some(action) = hire.or(florins).or_else(|| options.iter().find(|it| *it == "end")) else {
                continue;
            };
            anonymous += u8::from(action.ends_with(":anonymous"));
            played = played.then(&format!("{number}/{action}"));
            if played.state.open.round > 1 {
                break;
            }
        }
    }
    assert_eq!(anonymous, 4);
}

/// What was used in the last turn of a round is free again in the first of the next, for everybody (ruling R02).
#[test]
fn once_a_turn_begins_anew_with_the_round() {
    let mut text = "3 players; first 1; round 2; active 0; used white red yellow; others".to_owned();
    for number in 0..3 {
        write!(text, "; seat {number} building 2 16; seat {number} spent 16").unwrap();
    }
    let last = position(&text);
    let used = "your building 16 was used in this turn";
    assert_eq!(last.refusal("1/use:green:purse").unwrap(), used);
    assert_eq!(last.refusal("2/use:green:purse").unwrap(), used);
    let next = last.rest_of_turn();
    assert_eq!((next.state.open.round, next.state.open.active()), (3, Some(seat(1))));
    let others = next.then("1/use:white:purse 1/use:red:florins 1/use:yellow:florins 1/end");
    assert!(others.may("0/use:green:purse") && others.may("2/use:green:purse"));
}
