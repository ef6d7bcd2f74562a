//! The tiles of the second period: weaker towers, no market, dear servants, late turns.

use super::suffering;
use crate::support::{Played, play, position};
use lorenzo::Event;

const RICH: &str = "seat 0 has 9 wood, 9 stone, 30 coins";
const SHORT_BY_ONE: &str = "the value is short by 1, and servants are too few";

/// A die of 6 is worth 2 in the tower: the first floor; a servant or a character's 2 reach the second; other towers
/// are as before. The two cards stand on the first and the second floor.
fn weakens(number: u8, tower: &str, first: &str, second: &str, raiser: &str) {
    let floors = format!("{RICH}; floor {tower}-1 {first}; floor {tower}-2 {second}");
    let bare = suffering(2, number, &floors);
    assert!(bare.may(&format!("place:white:{tower}-1")), "6 less 4 is 2");
    bare.refuses(&format!("place:white:{tower}-2"), SHORT_BY_ONE);
    let servant = suffering(2, number, &format!("{floors}; seat 0 has 1 servants"));
    assert!(servant.may(&format!("place:white:{tower}-2")));
    let raised = suffering(2, number, &format!("{floors}; seat 0 cards {raiser}"));
    assert!(raised.may(&format!("place:white:{tower}-2")), "6 less 4, and 2 of the {raiser}");
    let above = floors.replace(&format!("{tower}-2"), &format!("{tower}-3"));
    suffering(2, number, &format!("{above}; seat 0 cards {raiser}"))
        .refuses(&format!("place:white:{tower}-3"), SHORT_BY_ONE);
    let others = [
        ("territory", "citadel"),
        ("building", "barracks"),
        ("character", "papal-messenger"),
        ("venture", "hiring-soldiers"),
    ];
    for (other, card) in others.into_iter().filter(|(other, _)| *other != tower) {
        let played = suffering(2, number, &format!("{RICH}; floor {other}-3 {card}"));
        assert!(played.may(&format!("place:white:{other}-3")), "the {other} tower is as before");
    }
}

/// What a bonus action may take, with so many servants.
fn takes(number: u8, giver: &str, servants: u8, floors: &str) -> Vec<String> {
    let text = format!("{RICH}; floor character-1 {giver}; seat 0 has {servants} servants; {floors}");
    let played = suffering(2, number, &text);
    let place = if servants == 0 { "place:white:character-1" } else { "place:white:character-1 servants:0" };
    let played = played.then(place);
    let privilege = if played.legal_with("privilege:").is_empty() { "" } else { "privilege:faith" };
    played.then(privilege).legal_with("take:")
}

/// Territory actions are worth 4 less, the Captain's 6 so 2, the Abbess' 4 so 0.
#[test]
fn tile_2_1_weaker_territory_actions() {
    weakens(1, "territory", "woods", "village", "warlord");
    let floors = "floor territory-1 woods; floor territory-2 village; floor venture-2 hiring-recruits";
    assert_eq!(takes(1, "captain", 0, floors), ["take:territory-1"]);
    assert_eq!(takes(1, "captain", 1, floors), ["take:territory-1", "take:territory-2"]);
    assert_eq!(takes(1, "abbess", 0, floors), ["take:venture-2"]);
    assert_eq!(takes(1, "abbess", 1, floors), ["take:territory-1", "take:venture-2"]);
}

/// Building actions are worth 4 less, the Architect's 6 so 2.
#[test]
fn tile_2_2_weaker_building_actions() {
    weakens(2, "building", "chapel", "residence", "stonemason");
    let floors = "floor building-1 chapel; floor building-2 residence; floor venture-2 hiring-recruits";
    assert_eq!(takes(2, "architect", 0, floors), ["take:building-1"]);
    assert_eq!(takes(2, "architect", 1, floors), ["take:building-1", "take:building-2"]);
    assert_eq!(takes(2, "abbess", 0, floors), ["take:venture-2"]);
}

/// Character actions are worth 4 less, the Patron's 6 so 2.
#[test]
fn tile_2_3_weaker_character_actions() {
    weakens(3, "character", "farmer", "artisan", "dame");
    let floors = "floor character-2 farmer; floor character-3 artisan; floor venture-2 hiring-recruits";
    // With nothing to take the offer is over at once, and so is the turn.
    let text = format!("{RICH}; floor character-1 patron; {floors}");
    assert_eq!(suffering(2, 3, &text).then("place:white:character-1").mover(), 1);
    assert_eq!(takes(3, "patron", 1, floors), ["take:character-2"]);
    assert_eq!(takes(3, "patron", 3, floors), ["take:character-2", "take:character-3"]);
    assert_eq!(takes(3, "abbess", 0, floors), ["take:venture-2"]);
}

/// Venture actions are worth 4 less, the Hero's 6 so 2.
#[test]
fn tile_2_4_weaker_venture_actions() {
    weakens(4, "venture", "hiring-recruits", "repairing-the-church", "knight");
    let floors =
        "floor venture-1 hiring-recruits; floor venture-2 repairing-the-church; floor territory-2 woods";
    assert_eq!(takes(4, "hero", 0, floors), ["take:venture-1"]);
    assert_eq!(takes(4, "hero", 1, floors), ["take:venture-1", "take:venture-2"]);
    assert_eq!(takes(4, "abbess", 0, floors), ["take:territory-2"]);
}

/// No member may go to the market.
#[test]
fn tile_2_5_no_market() {
    let played = suffering(2, 5, "seat 0 has 9 servants");
    for space in ["market-coins", "market-servants", "market-military", "market-privileges"] {
        for member in ["white", "black", "orange", "neutral"] {
            played.refuses(&format!("place:{member}:{space}"), "your excommunication forbids the market");
        }
    }
    assert!(played.may("place:white:council-palace") && played.may("place:white:harvest-small"));
    let others = played.then("pass");
    assert_eq!(others.mover(), 1);
    assert!(others.may("place:white:market-coins"), "the others may");
}

/// Two servants for each point: 4 for 2, and so on; an odd one cannot be spent.
#[test]
fn tile_2_6_servants_count_half() {
    let with = |servants: u8, rest: &str| suffering(2, 6, &format!("seat 0 has {servants} servants; {rest}"));
    let four = with(4, "").then("place:neutral:harvest-small servants:4");
    assert_eq!(four.worked(), [2]);
    assert_eq!(with(2, "").then("place:neutral:harvest-small").worked(), [1]);
    with(1, "").refuses("place:neutral:harvest-small", SHORT_BY_ONE);
    let five = with(5, "").then("place:white:harvest-small");
    assert_eq!(five.legal(), ["servants:0", "servants:2", "servants:4"]);
    five.refuses("servants:3", "your servants count in steps of 2");
    five.refuses("servants:5", "you can spare 4 servants");
    let abbess =
        with(3, "floor character-1 abbess; floor venture-3 hosting-panhandlers; seat 0 has 3 wood, 3 coins")
            .then("place:white:character-1 servants:0 take:venture-3");
    assert_eq!(abbess.change(0), "-3 wood, +2 servants, -2 coins, +1 faith", "2 servants raise 4 to 5");
    let sforza = with(5, "seat 0 leaders francesco-sforza").then("activate:francesco-sforza");
    assert_eq!(sforza.legal_with("servants:"), ["servants:0", "servants:2", "servants:4"]);
    assert_eq!(sforza.then("servants:4").worked(), [3], "1 and 2");
    // Servants as a cost are as before.
    let canals = with(2, "floor venture-1 improving-the-canals; seat 0 has 3 coins")
        .then("place:white:venture-1 decline");
    assert_eq!(canals.change(0), "-2 servants, -3 coins");
}

/// Whose turns come when everyone passes, until the round is over.
fn turns(mut played: Played) -> (Vec<usize>, Played) {
    let round = played.state.open.round;
    let mut seats = Vec::new();
    while !played.is_over() && played.state.open.round == round && played.may("pass") {
        seats.push(played.mover());
        played = played.then("pass");
    }
    (seats, played)
}

/// The first turn of each round is skipped and made up when everyone has finished.
#[test]
fn tile_2_7_skip_first_turn() {
    let text = "3 players base; round 5; tiles 1 7 1; seat 1 excommunicated 2";
    let (seats, next) = turns(position(text));
    assert_eq!(seats, [0, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 1]);
    let told = |kind: fn(&Event) -> bool| next.events.iter().filter(|event| kind(event)).count();
    assert_eq!(told(|event| matches!(event, Event::TurnSkipped { .. })), 1);
    assert_eq!(told(|event| matches!(event, Event::TurnMadeUp { .. })), 1);
    assert_eq!(next.state.open.round, 6);
    assert_eq!(turns(next).0, [0, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 1], "in each round");
}

/// The first of the turn order begins with the others' turns; several make up their turns in turn order.
#[test]
fn tile_2_7_skip_first_turn_in_turn_order() {
    let text = "4 players base; round 5; turns 3; turn 3; tiles 1 7 1; order 2 0 1 3; \
                seat 2 excommunicated 2; seat 3 excommunicated 2";
    let (seats, next) = turns(position(text));
    assert_eq!(seats, [3, 2, 3], "seat 3's fourth turn, then what both have missed");
    assert_eq!(turns(next).0, [0, 1, 2, 0, 1, 3, 2, 0, 1, 3, 2, 0, 1, 3, 2, 3]);
}

/// All four members can be placed, the last one after everyone else; leaders act in one's own turns only.
#[test]
fn tile_2_7_skip_first_turn_loses_no_member() {
    let text = "2 players; round 5; dice 6 6 6; tiles 1 7 1; seat 1 excommunicated 2; seat 1 has 1 servants; \
                seat 1 leaders michelangelo-buonarroti";
    let played = play(text, "place:white:council-palace privilege:faith");
    assert_eq!(played.mover(), 0, "seat 1's first turn is skipped, leader and all");
    let last = played
        .then("pass place:white:market-coins servants:0 end pass place:black:market-servants servants:0 end")
        .then("pass place:orange:council-palace servants:0 privilege:coins end");
    assert_eq!((last.mover(), last.state.open.round), (1, 5), "the missed turn");
    let last = last.then("activate:michelangelo-buonarroti place:neutral:harvest-small servants:1");
    assert_eq!(last.worked(), [1]);
    assert_eq!(last.state.open.round, 6);
}

/// The tile works from the report on: whoever fails in round 4 skips in round 5.
#[test]
fn tile_2_7_skip_first_turn_from_the_report_on() {
    let report = play("2 players base; round 4; vatican; tiles 1 7 1; seat 0 has 4 faith", "support");
    assert_eq!(report.state.open.round, 5);
    assert_eq!(turns(report).0, [0, 0, 1, 0, 1, 0, 1, 1]);
}
