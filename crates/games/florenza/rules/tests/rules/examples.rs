//! Every worked example of the rulebook, in its order, with its exact figures. Seats: Ringo 0, Paul 1, John 2,
//! George 3. What follows only from reconstructed numbers is said so.

use crate::support::{play, position, seat};
use std::fmt::Write;

/// John's church facade brings 100 florins, his dome a step as captain. Box 3 is a points box in our numbers, so that
/// the step itself adds nothing.
#[test]
fn income_of_two_church_works() {
    let played =
        position("4 players; round 3; income; seat 2 done church-facade 2, dome 2; seat 2 tracks 2 0 0");
    assert_eq!(played.reserve(2), (1, 300, 0));
    assert_eq!(played.tracks(2), [3, 0, 0]);
}

/// John leads as captain and takes 1 gold for the facade of his church; he could have placed it elsewhere, but not in
/// the reserve.
#[test]
fn the_captain_takes_a_resource_and_crosses_it_at_once() {
    let elected = position(
        "4 players; round 2; offices; seat 2 tracks 3 0 0; seat 1 tracks 2 0 0; seat 3 tracks 2 0 0",
    );
    assert_eq!(elected.state.open.captain, Some(seat(2)));
    let gold = elected.then("2/resource:gold");
    let places = gold.options(2, "to:");
    for place in ["church-facade", "garden", "portrait", "space-2", "space-3", "space-8"] {
        assert!(places.contains(&place.to_owned()), "{place}");
    }
    assert!("to:reserve".parse::<florenza::Action>().is_err());
    let placed = gold.then("2/to:church-facade");
    assert_eq!(placed.crossed(2, "church-facade"), "1 gold");
    assert_eq!(placed.reserve(2), (1, 200, 0));
}

/// Ringo is active and takes white, red, yellow; Paul uses brown, John and George green. Then Paul is active.
#[test]
fn who_uses_which_die_and_who_is_active_next() {
    let active = play(
        "4 players; round 1; first 0; dice 1 2 3 5 6 4",
        "use:white:florins use:red:florins use:yellow:florins 0/end",
    );
    assert_eq!(active.used(), ["white", "red", "yellow"]);
    assert_eq!(active.awaited().len(), 3, "the others decide at the same time");
    let others = active.then("2/use:green:florins 3/use:green:florins 1/use:brown:florins 3/end 1/end");
    assert_eq!(others.used(), ["white", "red", "yellow"], "no die moved");
    let next = others.then("2/end");
    assert_eq!(next.state.open.active(), Some(seat(1)));
    assert_eq!((next.state.open.round, next.used().len()), (1, 0));
}

/// White gives Ringo 2 steps as captain, red 2 cloth, yellow 2 gold; brown gives Paul 2 steps as bishop, green John 2
/// spice and George 200 florins. The boxes on the way are our numbers: 200 florins; 100 florins and a resource.
#[test]
fn the_three_kinds_of_die_use() {
    let ringo = play(
        "4 players; round 1; dice 1 2 3 5 6 4",
        "use:white:character use:red:resources to:space-2 to:space-3 use:yellow:resources to:garden to:portrait",
    );
    assert_eq!(ringo.tracks(0), [2, 0, 0]);
    assert_eq!(
        (ringo.crossed(0, "space-2"), ringo.crossed(0, "space-3")),
        ("1 cloth".into(), "1 cloth".into())
    );
    assert_eq!(
        (ringo.crossed(0, "garden"), ringo.crossed(0, "portrait")),
        ("1 gold".into(), "1 gold".into())
    );
    assert_eq!(ringo.reserve(0), (1, 400, 0));
    let others = ringo.then(
        "0/end 1/use:brown:character 1/resource:wood 1/to:dome \
         2/use:green:resources 2/to:garden 2/to:portrait 3/use:green:florins",
    );
    assert_eq!(others.tracks(1), [0, 2, 0]);
    assert_eq!((others.reserve(1), others.crossed(1, "dome")), ((1, 300, 0), "1 wood".into()));
    assert_eq!(
        (others.crossed(2, "garden"), others.crossed(2, "portrait")),
        ("1 spice".into(), "1 spice".into())
    );
    assert_eq!(others.reserve(3), (1, 400, 0));
}

/// John gets 2 spice from green: one to space 3, where metal and gold are crossed, one to the portrait. With 100
/// florins the Carpentiere is complete. Its 3 points are our number.
#[test]
fn john_builds_the_carpentiere_in_space_3() {
    let before = position(
        "4 players; active 0; dice 1 1 1 5 1 1; used white red yellow; others; \
         seat 2 building 2 16; seat 2 crossed space-3 1 metal, 1 gold",
    );
    let points = before.sheet(2).buildings;
    let played = before.then("2/use:green:resources 2/to:space-3 2/to:portrait 2/pay:space-3 2/build:8");
    assert_eq!(played.building(2, 3), Some(8));
    assert_eq!(played.crossed(2, "portrait"), "1 spice");
    assert_eq!(played.reserve(2), (1, 100, 0));
    assert_eq!(played.sheet(2).buildings - points, 3);
}

const TAVERNA: &str = "4 players; active 0; dice 1 5 1 1 1 1; seat 0 reserve 1 100 0; \
                       seat 0 crossed space-2 1 cloth; seat 0 crossed space-3 1 metal";

/// Ringo places one wood in space 2 and one in space 3. Space 3 holds the Taverna's cost, but space 2 comes first, and
/// the Cambiavalute there lacks 200 florins.
#[test]
fn space_3_cannot_be_completed_before_space_2() {
    let played = play(TAVERNA, "use:brown:resources to:space-2 to:space-3");
    assert_eq!(played.crossed(0, "space-2"), "1 wood, 1 cloth");
    assert_eq!(played.crossed(0, "space-3"), "1 wood, 1 metal");
    assert_eq!(played.refusal("build:16").unwrap(), "space 2 lacks 1 metal");
    assert_eq!(played.refusal("build:17").unwrap(), "space 2 lacks 2 florins");
    assert!(!played.then("pay:space-2").may("build:17"), "100 florins are not enough");
}

/// With the extra resource as metal he completes the Taverna in space 2; the cloth is wasted. A second one is not
/// allowed.
#[test]
fn completing_with_a_surplus_wastes_it() {
    let played = play(TAVERNA, "use:brown:resources to:space-2 to:space-3 extra:metal to:space-2 build:16");
    assert_eq!(played.building(0, 2), Some(16));
    assert_eq!(played.reserve(0), (0, 100, 0));
    assert_eq!(played.building(0, 3), None);
    assert_eq!(played.refusal("build:16").unwrap(), "you have this building already");
    let wasted = played.events.iter().find_map(|event| match event {
        florenza::Event::Built { wasted, .. } => Some(wasted.to_string()),
        _ => None,
    });
    assert_eq!(wasted.as_deref(), Some("1 cloth"));
}

/// Before the first die, extra resource and florins complete the Carpentiere; its effect serves the very first die.
#[test]
fn a_building_paid_from_the_reserve_serves_the_first_die() {
    let played = play(
        "4 players; active 1; dice 1 5 1 1 1 1; seat 1 crossed space-2 1 metal, 1 gold",
        "extra:spice to:space-2 pay:space-2 build:8 use:brown:resources to:dome swap:cloth to:portrait",
    );
    assert_eq!(played.building(1, 2), Some(8));
    assert_eq!(
        (played.crossed(1, "dome"), played.crossed(1, "portrait")),
        ("1 wood".into(), "1 cloth".into())
    );
    assert_eq!(played.reserve(1), (0, 100, 0));
    assert_eq!(played.state.open.used.len(), 1, "two dice are left to take");
}

/// George: white gives 2 marble for the facade, yellow 2 gold, one there and one to the garden; the extra resource is
/// the metal; green hires a sculptor for 100. 200 florins less 100, and 100 of income at once.
#[test]
fn george_completes_the_church_facade_with_a_sculptor() {
    let played = play(
        "4 players; active 3; dice 4 1 1 2 1 5",
        "use:white:resources to:church-facade to:church-facade use:yellow:resources to:church-facade to:garden \
         extra:metal to:church-facade use:green:character",
    );
    assert_eq!(played.artist(3, "church-facade"), Some(2));
    assert_eq!(played.crossed(3, "garden"), "1 gold");
    assert_eq!(played.reserve(3), (0, 200, 0));
}

/// Paul is not active, green and yellow are used; with the Casa any die hires an anonymous artist for nothing: 1 point,
/// with a star 3, with star and Zecca 4. Red shows an architect, who does not fit.
#[test]
fn paul_completes_it_with_an_anonymous_artist() {
    let text = "4 players; active 3; used white green yellow; others; seat 1 ready church-facade; \
                seat 1 building 2 13";
    let plain = play(text, "1/use:brown:anonymous");
    assert_eq!((plain.artist(1, "church-facade"), plain.reserve(1)), (Some(1), (1, 300, 0)));

    let star =
        play(&format!("{text}; seat 1 reserve 1 200 1"), "1/use:brown:anonymous 1/hire:church-facade:star");
    assert_eq!((star.artist(1, "church-facade"), star.reserve(1)), (Some(3), (1, 300, 0)));

    let mint = format!("{text}; seat 1 reserve 1 200 1; seat 1 building 3 20");
    let mint = play(&mint, "1/use:brown:anonymous 1/hire:church-facade:star");
    assert_eq!((mint.artist(1, "church-facade"), mint.reserve(1)), (Some(4), (1, 300, 0)));

    let before = position(text);
    assert_eq!(before.refusal("1/use:green:character").unwrap(), "the green die was used in this turn");
    assert_eq!(before.refusal("1/use:red:character").unwrap(), "no work of art is ready for this artist");
}

/// John completes his palace with yellow, Ringo his with green in the same turn: both get 6, the next gets 1.
#[test]
fn two_palaces_completed_in_one_turn() {
    let played = play(
        "4 players; active 2; dice 4 4 4 1 1 1; \
         seat 2 done palace-facade 2, bridal-chamber 2, garden 2; seat 2 ready portrait; \
         seat 0 done palace-facade 2, bridal-chamber 2, portrait 2; seat 0 ready garden; \
         seat 3 done palace-facade 2, bridal-chamber 2, portrait 2; seat 3 ready garden",
        "use:white:florins use:red:florins use:yellow:character 2/end 0/use:green:character",
    );
    assert_eq!((played.player(2).palace, played.player(0).palace), (Some(6), Some(6)));
    let next = played.then("1/use:green:florins 3/use:grey:florins 0/end 1/end 3/end");
    assert_eq!((next.state.open.active(), next.state.open.finished), (Some(seat(3)), 2));
    let third = next.then("3/use:green:character");
    assert_eq!(third.player(3).palace, Some(1), "the next to finish");
}

/// Plays turn by turn: in each, one more group completes the palace, with the Casa's anonymous artist and any die, while
/// everyone else takes florins. Seats are counted through the groups.
fn palaces(groups: &[u8]) -> Vec<u8> {
    let mut text = "4 players; round 1; active 0".to_owned();
    for number in 0..4 {
        write!(text, "; seat {number} done palace-facade 2, bridal-chamber 2, portrait 2; seat {number} ready garden; seat {number} building 2 13").unwrap();
    }
    let mut played = position(&text);
    let mut finishing = 0..0;
    for (turn, group) in groups.iter().enumerate() {
        finishing = finishing.end..finishing.end + group;
        while usize::from(played.state.open.turn) == turn && played.state.open.round == 1 {
            let who = played.awaited().lowest().unwrap();
            let number = who.index() as u8;
            let may = |end: &str| played.legal(who).into_iter().find(|text| text.ends_with(end));
            let hire = may(":anonymous").filter(|_| finishing.contains(&number));
            let action = hire.or_else(|| may(":florins")).or_else(|| may("end")).unwrap();
            played = played.then(&format!("{number}/{action}"));
        }
        let complete = |number: &u8| played.player(*number).palace.is_some();
        assert_eq!((0..4).filter(complete).count() as u8, finishing.end, "after turn {turn} of {groups:?}");
    }
    (0..4).map(|number| played.player(number).palace.unwrap()).collect()
}

/// The first gets 6, the second 3, the third and fourth 1; all who finish in one turn get the points of the first of
/// them, and the places they take are gone.
#[test]
fn the_palace_bonus_for_every_grouping() {
    assert_eq!(palaces(&[1, 1, 1, 1]), [6, 3, 1, 1]);
    assert_eq!(palaces(&[2, 1, 1]), [6, 6, 1, 1]);
    assert_eq!(palaces(&[1, 2, 1]), [6, 3, 3, 1]);
    assert_eq!(palaces(&[1, 1, 2]), [6, 3, 1, 1]);
    assert_eq!(palaces(&[2, 2]), [6, 6, 1, 1]);
    assert_eq!(palaces(&[3, 1]), [6, 6, 6, 1]);
    assert_eq!(palaces(&[1, 3]), [6, 3, 3, 3]);
    assert_eq!(palaces(&[4]), [6, 6, 6, 6]);
}
