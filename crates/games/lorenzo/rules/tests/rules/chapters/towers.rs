//! Le Torri: floors and their values, bonuses, the occupied tower, the colour rule, six cards.

use crate::support::{Played, play, position, seat};
use lorenzo::Event;

/// Full towers of the first period, and somebody who can pay for everything.
const FULL: &str = "4 players base; round 2; \
     floor territory-1 commercial-hub; floor territory-2 woods; floor territory-3 village; \
     floor territory-4 gravel-pit; \
     floor building-1 mint; floor building-2 tax-office; floor building-3 chapel; \
     floor building-4 residence; \
     floor character-1 warlord; floor character-2 stonemason; floor character-3 dame; \
     floor character-4 knight; \
     floor venture-1 hiring-recruits; floor venture-2 repairing-the-church; \
     floor venture-3 building-the-walls; \
     floor venture-4 raising-a-statue; seat 0 has 9 wood, 9 stone, 9 coins";

const TOWERS: [&str; 4] = ["territory", "building", "character", "venture"];

/// What happened, as the events' names.
fn told(events: &[Event]) -> Vec<String> {
    let name = |event| serde_json::to_value(event).unwrap()["event"].as_str().unwrap().to_string();
    events.iter().map(name).collect()
}

#[test]
fn floors_ask_for_one_three_five_and_seven() {
    for die in 1..=6 {
        let played = position(&format!("{FULL}; dice {die} 1 1"));
        for tower in TOWERS {
            for (floor, value) in [(1, 1), (2, 3), (3, 5), (4, 7)] {
                let may = played.may(&format!("place:white:{tower}-{floor}"));
                assert_eq!(may, die >= value, "die {die} on {tower}-{floor}");
            }
        }
    }
}

#[test]
fn the_fourth_floor_asks_for_a_servant_or_a_card_that_helps() {
    let six = format!("{FULL}; dice 6 5 1");
    assert!(!position(&six).may("place:white:territory-4"));
    let served = position(&format!("{six}; seat 0 has 1 servants")).then("place:white:territory-4");
    assert_eq!(served.change(0), "+2 wood, +2 stone, -1 servants");
    let helped = position(&format!("{six}; seat 0 cards farmer")).may("place:white:territory-4");
    assert!(!helped, "the Farmer raises harvests only");
    let helped = play(
        &format!("{six}; seat 0 cards warlord").replace("floor character-1 warlord; ", ""),
        "place:black:territory-4",
    );
    assert_eq!(helped.change(0), "+2 wood, +2 stone", "5 and the Warlord's 2 make 7");
}

#[test]
fn floors_are_taken_in_any_order() {
    let played = play(&format!("{FULL}; dice 5 3 1"), "place:white:territory-3 pass");
    assert_eq!(played.cards(0), ["village"]);
    let later = played.then("pass pass place:black:venture-2");
    assert_eq!(later.cards(0), ["village", "repairing-the-church"]);
}

#[test]
fn the_third_and_fourth_floor_give_their_bonus() {
    let on = |space: &str, card: &str, has: &str| {
        let goods = format!("floor {space} {card}; seat 0 has {has}");
        play(&format!("4 players base; dice 6 5 1; {goods}"), &format!("place:white:{space}")).change(0)
    };
    let third = |tower: &str, card: &str, has: &str| on(&format!("{tower}-3"), card, has);
    assert_eq!(third("territory", "village", "0 wood"), "+1 wood");
    assert_eq!(third("character", "farmer", "3 coins"), "+1 stone, -3 coins");
    assert_eq!(third("building", "residence", "2 stone"), "-2 stone, +1 military, +1 vp");
    assert_eq!(third("venture", "hiring-recruits", "4 coins"), "-3 coins, +5 military");
    let fourth = |tower: &str, card: &str, has: &str| on(&format!("{tower}-4"), card, has);
    assert_eq!(fourth("territory", "village", "1 servants"), "+2 wood, -1 servants");
    assert_eq!(fourth("character", "farmer", "1 servants, 3 coins"), "+2 stone, -1 servants, -3 coins");
    let building = fourth("building", "residence", "1 servants, 2 stone");
    assert_eq!(building, "-2 stone, -1 servants, +2 military, +1 vp");
    let venture = fourth("venture", "hiring-recruits", "1 servants, 4 coins");
    assert_eq!(venture, "-1 servants, -2 coins, +5 military");
}

#[test]
fn the_first_and_second_floor_give_none() {
    for floor in [1, 2] {
        let text = format!("4 players base; dice 6 1 1; floor territory-{floor} village");
        assert_eq!(play(&text, &format!("place:white:territory-{floor}")).change(0), "nothing");
    }
}

#[test]
fn the_floor_bonus_helps_to_pay_the_card() {
    let text = "4 players base; dice 6 5 1; seat 0 has 1 servants; floor venture-4 hiring-recruits";
    let poor = position(&format!("{text}; seat 0 has 1 coins"));
    assert_eq!(poor.refusal("place:white:venture-4").as_deref(), Some("you lack 1 coins"));
    let enough = play(&format!("{text}; seat 0 has 2 coins"), "place:white:venture-4");
    assert_eq!(enough.change(0), "-1 servants, -2 coins, +5 military");
    assert_eq!(enough.stock(0), "5 military", "2 coins of the floor and 2 of its own paid the 4");
}

#[test]
fn an_occupied_tower_costs_three_coins() {
    for member in ["seat 1 member white territory-1", "seat 0 member neutral territory-1"] {
        let text = format!("4 players base; turns 1; dice 3 1 1; floor territory-2 village; {member}");
        let short = position(&format!("{text}; seat 0 has 2 coins")).refusal("place:white:territory-2");
        assert_eq!(short.as_deref(), Some("the tower is occupied, and you lack 1 coins for it"));
        let paid = play(&format!("{text}; seat 0 has 4 coins"), "place:white:territory-2");
        assert_eq!(paid.change(0), "-3 coins", "{member}");
        assert!(paid.events.contains(&Event::SurchargePaid { seat: seat(0), coins: 3 }));
    }
}

#[test]
fn second_visitor_pays_three_and_the_third_too() {
    let text = "4 players base; dice 5 1 1; floor territory-1 commercial-hub; floor territory-2 village; \
         floor territory-3 citadel; seat 0 has 9 coins; seat 1 has 9 coins; seat 2 has 9 coins";
    let played = play(text, "place:white:territory-1 place:white:territory-2 place:white:territory-3");
    assert_eq!(played.change(0), "nothing", "the first comes to an empty tower");
    assert_eq!(played.change(1), "-3 coins");
    assert_eq!(played.change(2), "+1 wood, -3 coins", "three coins, however many stand there");
}

#[test]
fn other_towers_stay_free_of_charge() {
    let text = format!("{FULL}; dice 1 1 1; turns 1; seat 1 member white territory-2");
    let played = position(&text.replace("floor territory-2 woods; ", ""));
    assert_eq!(played.then("place:white:character-1").change(0), "-2 coins, +3 military");
}

#[test]
fn the_floor_bonus_does_not_pay_the_three_coins() {
    let text = "4 players base; dice 6 5 1; turns 1; seat 1 member white venture-1; \
         floor venture-4 military-campaign; \
         seat 0 has 1 servants, 3 military";
    let short = position(&format!("{text}; seat 0 has 2 coins")).refusal("place:white:venture-4");
    assert_eq!(short.as_deref(), Some("the tower is occupied, and you lack 1 coins for it"));
    let paid = play(&format!("{text}; seat 0 has 3 coins"), "place:white:venture-4");
    // 3 coins paid, 2 from the floor, 3 from the card; own 3 military and spend 2.
    assert_eq!(paid.change(0), "-1 servants, +2 coins, -2 military");
}

#[test]
fn the_bonus_pays_the_card_after_the_three_coins() {
    let text = "4 players base; dice 6 5 1; turns 1; seat 1 member white venture-1; \
         floor venture-4 hiring-recruits; \
         seat 0 has 1 servants";
    let short = position(&format!("{text}; seat 0 has 4 coins")).refusal("place:white:venture-4");
    assert_eq!(short.as_deref(), Some("you lack 1 coins"), "4 less 3 and 2 more make 3 of the 4");
    let paid = play(&format!("{text}; seat 0 has 5 coins"), "place:white:venture-4");
    assert_eq!(paid.stock(0), "5 military");
    let steps =
        ["placed", "servants_spent", "surcharge_paid", "gained", "card_taken", "gained", "turn_ended"];
    assert_eq!(told(&paid.events), steps, "the order of the book's summary");
}

#[test]
fn a_floor_holds_one_member() {
    let played = play(&format!("{FULL}; dice 5 1 1"), "place:white:territory-2");
    assert_eq!(played.to_decide(), seat(1));
    assert!(!played.may("place:white:territory-2"));
    let gone = position("4 players base; dice 5 1 1").refusal("place:white:territory-1");
    assert_eq!(
        gone.as_deref(),
        Some("the card of this floor is gone"),
        "the space is there to take its card"
    );
}

#[test]
fn no_two_members_of_one_colour_in_a_tower() {
    let text = format!("{FULL}; dice 3 3 3; turns 1; seat 0 member white territory-3; seat 0 has 1 servants")
        .replace("floor territory-3 village; ", "");
    let played = position(&text);
    for member in ["black", "orange"] {
        let why = played.refusal(&format!("place:{member}:territory-1"));
        assert_eq!(why.as_deref(), Some("one of your coloured members is here already"));
        assert!(played.may(&format!("place:{member}:building-1")), "another tower is open");
    }
    assert_eq!(played.then("place:neutral:territory-1").change(0), "-1 servants, -3 coins");
}

#[test]
fn a_coloured_member_may_follow_the_neutral_one() {
    let text = format!("{FULL}; dice 1 1 1; turns 1; seat 0 member neutral territory-3")
        .replace("floor territory-3 village; ", "");
    assert_eq!(play(&text, "place:white:territory-1").change(0), "-3 coins");
}

#[test]
fn other_players_members_do_not_bar_a_tower() {
    let text = format!(
        "{FULL}; dice 3 3 3; turns 1; seat 1 member white territory-3; seat 2 member black territory-4"
    )
    .replace("floor territory-3 village; floor territory-4 gravel-pit; ", "");
    assert_eq!(play(&text, "place:white:territory-1").change(0), "-3 coins");
}

/// Six cards of a type, and a seventh to be had.
fn with_six(cards: &str, floor: &str) -> Played {
    position(&format!(
        "4 players base; round 2; dice 6 6 6; {floor}; seat 0 cards {cards}; \
         seat 0 has 20 coins, 20 wood, 20 stone, 9 servants, 25 military"
    ))
}

#[test]
fn nobody_has_more_than_six_cards_of_a_type() {
    let full = [
        ("territory", "commercial-hub, woods, village, gravel-pit, forest, monastery", "citadel"),
        (
            "building",
            "mint, tax-office, triumphal-arch, theater, carpenters-shop, stonemasons-shop",
            "chapel",
        ),
        ("character", "warlord, stonemason, dame, knight, farmer, artisan", "preacher"),
        (
            "venture",
            "hiring-recruits, repairing-the-church, building-the-walls, raising-a-statue, military-campaign, \
             hosting-panhandlers",
            "fighting-heresies",
        ),
    ];
    for (tower, six, seventh) in full {
        let floor = format!("floor {tower}-1 {seventh}");
        let why = with_six(six, &floor).refusal(&format!("place:white:{tower}-1"));
        assert_eq!(why.as_deref(), Some("you have 6 cards of this type, and no more fit"), "{seventh}");
        let (five, _) = six.rsplit_once(", ").unwrap();
        assert!(with_six(five, &floor).may(&format!("place:white:{tower}-1")), "the sixth {tower}");
    }
}

#[test]
fn the_limit_holds_for_bonus_actions_too() {
    let text = "4 players base; round 2; dice 6 6 6; floor character-1 abbess; floor territory-1 citadel; \
         floor venture-1 hiring-recruits; seat 0 has 7 coins, 25 military; \
         seat 0 cards commercial-hub, woods, village, gravel-pit, forest, monastery";
    let played = play(text, "place:white:character-1");
    assert_eq!(played.legal(), ["take:venture-1", "decline"]);
}

#[test]
fn a_card_that_cannot_be_paid_cannot_be_taken() {
    let lacking = |has: &str| {
        let text = format!("4 players base; dice 1 1 1; floor building-1 mint; seat 0 has {has}");
        position(&text).refusal("place:white:building-1")
    };
    assert_eq!(lacking("3 stone").as_deref(), Some("you lack 1 wood"));
    assert_eq!(lacking("1 wood, 2 stone").as_deref(), Some("you lack 1 stone"));
    assert_eq!(lacking("1 wood, 3 stone"), None);
}

#[test]
fn a_card_taken_leaves_the_tower_and_joins_its_row() {
    let played = play(&format!("{FULL}; dice 5 1 1"), "place:white:character-3");
    assert_eq!(played.cards(0), ["dame"]);
    assert_eq!(played.state.open.towers[2].iter().flatten().count(), 3);
}
