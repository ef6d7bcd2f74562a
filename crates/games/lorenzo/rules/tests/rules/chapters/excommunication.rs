//! Tessere Scomunica: the figures the reference guide gives with each tile.

use crate::support::{Played, play, position, seat};
use lorenzo::Event;
use lorenzo::pieces::Member;

/// Round 5; seat 0 suffers the tile of this number of the first or second period.
fn suffering(period: u8, number: u8, rest: &str) -> String {
    let tiles = if period == 1 { format!("{number} 1 1") } else { format!("1 {number} 1") };
    format!("4 players base; round 5; tiles {tiles}; seat 0 excommunicated {period}; {rest}")
}

/// A match that is over; seat 0 suffers the tile of this number of the third period.
fn ended_with(number: u8, rest: &str) -> Played {
    position(&format!("4 players base; round 6; tiles 1 1 {number}; over; seat 0 excommunicated 3; {rest}"))
}

fn harvest(number: u8, cards: &str) -> String {
    play(&suffering(1, number, &format!("dice 6 1 1; seat 0 cards {cards}")), "place:white:harvest-small")
        .change(0)
}

#[test]
fn one_less_from_each_card() {
    // The tile gives 1 wood, 1 stone and 1 servant, which no excommunication touches.
    assert_eq!(harvest(1, "citadel, manor-house"), "+1 wood, +2 stone, +3 servants, +2 military");
    assert_eq!(
        harvest(2, "commercial-hub, gold-mine, trading-town"),
        "+1 wood, +1 stone, +1 servants, +3 coins"
    );
    assert_eq!(harvest(3, "village, manor-house"), "+1 wood, +1 stone, +2 servants, +1 coins, +2 military");
    assert_eq!(harvest(4, "forest, gravel-pit, dukedom"), "+4 wood, +2 stone, +1 servants, +1 coins");
}

#[test]
fn one_less_from_each_space() {
    let visit = |number, space: &str| {
        play(&suffering(1, number, "dice 1 1 1"), &format!("place:white:{space}")).change(0)
    };
    assert_eq!(visit(1, "market-military"), "+2 coins, +2 military");
    assert_eq!(visit(2, "market-military"), "+1 coins, +3 military");
    assert_eq!(visit(2, "market-coins"), "+4 coins");
    assert_eq!(visit(3, "market-servants"), "+4 servants");
    let floor = suffering(1, 4, "dice 5 1 1; floor territory-3 colony");
    assert_eq!(
        play(&floor, "place:white:territory-3").change(0),
        "+2 military",
        "the floor's only wood is lost"
    );
}

#[test]
fn one_less_from_each_card_taken() {
    let taken = |number, card: &str| {
        let text = suffering(1, number, &format!("dice 1 1 1; floor territory-1 {card}"));
        play(&text, "place:white:territory-1").change(0)
    };
    assert_eq!(taken(1, "fortified-town"), "+1 servants, +1 military");
    assert_eq!(taken(2, "castle"), "+1 coins, +2 vp");
    assert_eq!(taken(3, "fortified-town"), "+2 military");
    assert_eq!(taken(4, "farm"), "+1 vp");
}

#[test]
fn harvest_and_production_are_three_less() {
    for (number, area, other) in [(5, "harvest", "production"), (6, "production", "harvest")] {
        let played = position(&suffering(1, number, "dice 3 4 1"));
        assert!(!played.may(&format!("place:white:{area}-small")), "3 less 3");
        assert!(played.may(&format!("place:black:{area}-small")), "4 less 3");
        assert!(played.may(&format!("place:orange:{other}-small")));
    }
}

#[test]
fn the_large_space_is_six_less_in_all() {
    for (number, area) in [(5, "harvest"), (6, "production")] {
        let text = suffering(1, number, "dice 6 1 1");
        let why = position(&text).refusal(&format!("place:white:{area}-large"));
        assert_eq!(
            why.as_deref(),
            Some("the value is short by 1, and servants are too few"),
            "6 less 6 is 0"
        );
        let served = play(&format!("{text}; seat 0 has 1 servants"), &format!("place:white:{area}-large"));
        let worked = |event: &Event| matches!(event, Event::Worked { value: 1, .. });
        assert!(served.events.iter().any(worked), "{:?}", served.events);
    }
}

#[test]
fn cards_raise_a_lessened_harvest() {
    let text = suffering(1, 5, "dice 3 1 1; seat 0 cards farmer, woods");
    let played = play(&text, "place:white:harvest-small").change(0);
    assert_eq!(played, "+2 wood, +1 stone, +1 servants", "3 less 3 and 2 more reach the Woods");
}

#[test]
fn the_black_die_shows_five_and_the_member_is_worth_four() {
    let played =
        play(&suffering(1, 7, "dice 1 5 2; seat 0 has 1 servants"), "place:black:market-coins servants:0");
    let four = |event: &Event| matches!(event, Event::Placed { member: Member::Black, value: 4, .. });
    assert!(played.events.iter().any(four), "{:?}", played.events);
    let others = position(&suffering(1, 7, "dice 1 5 2; seat 0 has 1 servants"));
    let raised = others.then("place:white:market-coins");
    assert_eq!(raised.change(0), "-1 servants, +5 coins", "1 less 1 asks for a servant");
    let neutral =
        position(&suffering(1, 7, "dice 1 5 2; seat 0 has 1 servants")).then("place:neutral:market-coins");
    assert_eq!(neutral.change(0), "-1 servants, +5 coins", "the neutral member is not touched");
}

#[test]
fn four_less_in_one_tower() {
    let cards = "floor territory-1 colony; floor building-1 bank; floor character-1 general; \
         floor venture-1 hiring-mercenaries; seat 0 has 20 coins, 9 wood, 9 stone";
    let towers = ["territory", "building", "character", "venture"];
    for (i, tower) in towers.into_iter().enumerate() {
        let text = suffering(2, i as u8 + 1, &format!("dice 4 5 1; {cards}"));
        for other in towers {
            let played = position(&text);
            assert_eq!(
                played.may(&format!("place:white:{other}-1")),
                other != tower,
                "4 less 4, tile II-{}",
                i + 1
            );
            assert!(played.may(&format!("place:black:{other}-1")), "5 less 4");
        }
        assert!(position(&format!("{text}; seat 0 has 1 servants")).may(&format!("place:white:{tower}-1")));
    }
}

#[test]
fn four_less_for_bonus_actions_too() {
    let board = "dice 1 1 1; floor character-1 abbess; floor territory-1 colony; seat 0 has 3 coins";
    let played = play(&suffering(2, 1, board), "place:white:character-1");
    assert_eq!(played.to_decide(), seat(1), "4 less 4 does not reach the first floor");
}

#[test]
fn no_member_in_the_market() {
    let played = position(&suffering(2, 5, "dice 6 6 6"));
    assert!(played.legal_with("place:white:market-").is_empty());
    let why = played.refusal("place:white:market-coins");
    assert_eq!(why.as_deref(), Some("your excommunication forbids the market"));
}

#[test]
fn two_servants_for_one_and_four_for_two() {
    let text = suffering(2, 6, "dice 1 1 1; floor territory-2 sanctuary");
    let neutral = |servants: u8| position(&format!("{text}; seat 0 has {servants} servants"));
    assert!(!neutral(1).may("place:neutral:market-coins"));
    let placed = neutral(5).then("place:neutral:market-coins");
    assert_eq!(placed.legal(), ["servants:2", "servants:4"], "an odd one is of no use");
    assert!(!neutral(3).may("place:white:territory-2"), "1 and 1 against 3");
    let four = neutral(4).then("place:white:territory-2");
    assert_eq!(four.change(0), "-4 servants, +1 faith");
}

/// Who decides in the turns of a round, when everybody passes.
fn turns(text: &str, n: usize) -> Vec<usize> {
    let mut played = position(text);
    (0..n)
        .map(|_| {
            let number = played.to_decide().index();
            played.state = played_on(&played);
            number
        })
        .collect()
}

fn played_on(played: &Played) -> lorenzo::State {
    let copy = Played { before: played.before, state: played.state, events: Vec::new() };
    copy.then("pass").state
}

#[test]
fn the_first_turn_is_passed_and_made_up_last() {
    let text = "3 players base; round 5; tiles 1 7 1; seat 1 excommunicated 2";
    let round = [0, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 1];
    let both: Vec<usize> = round.iter().chain(&round).copied().collect();
    assert_eq!(turns(text, 24), both, "in every round");
}

#[test]
fn several_missed_turns_are_made_up_in_turn_order() {
    let text =
        "3 players base; round 5; order 1 2 0; tiles 1 7 1; seat 2 excommunicated 2; seat 0 excommunicated 2";
    assert_eq!(turns(text, 12), [1, 1, 2, 0, 1, 2, 0, 1, 2, 0, 2, 0]);
}

#[test]
fn of_twenty_six_points_five_are_lost() {
    let sheet = ended_with(4, "seat 0 has 26 vp, 1 military; seat 0 cards hiring-recruits").sheet(0);
    assert_eq!((sheet.track, sheet.lost_before, sheet.ventures), (26, -5, 4), "before the final scoring");
    assert_eq!(sheet.total, 26 - 5 + 4 + 5);
    assert_eq!(ended_with(4, "seat 0 has 4 vp").sheet(0).lost_before, 0);
    assert_eq!(ended_with(4, "seat 1 has 26 vp").sheet(1).lost_before, 0, "others lose nothing");
}

#[test]
fn twelve_military_lose_twelve() {
    let sheet = ended_with(5, "seat 0 has 30 vp, 12 military").sheet(0);
    assert_eq!((sheet.lost, sheet.military, sheet.total), (-12, 5, 30 - 12 + 5), "the rank still scores");
}

#[test]
fn buildings_of_seven_wood_and_six_stone_lose_thirteen() {
    // Painters' Guild 4 wood, Treasury 3 wood, Sculptors' Guild 4 stone, Residence 2 stone.
    let sheet =
        ended_with(6, "seat 0 has 40 vp; seat 0 cards painters-guild, treasury, sculptors-guild, residence")
            .sheet(0);
    assert_eq!(sheet.lost, -13);
}

#[test]
fn ten_resources_lose_ten() {
    let sheet = ended_with(7, "seat 0 has 40 vp, 3 wood, 1 stone, 4 coins, 2 servants").sheet(0);
    assert_eq!((sheet.lost, sheet.resources), (-10, 2), "they still score 1 for each 5");
}

#[test]
fn one_kind_of_card_scores_nothing() {
    let cards = "seat 0 cards forest, woods, village, city, dame, knight, hiring-recruits; \
         seat 1 cards citadel, monastery, gravel-pit, farmer, raising-a-statue";
    let lines = |number, who| {
        let sheet = ended_with(number, cards).sheet(who);
        (sheet.characters, sheet.ventures, sheet.territories)
    };
    assert_eq!(lines(1, 0), (0, 4, 4));
    assert_eq!(lines(2, 0), (3, 0, 4));
    assert_eq!(lines(3, 0), (3, 4, 0));
    for number in 1..=3 {
        assert_eq!(lines(number, 1), (1, 4, 1), "others score as ever");
    }
}
