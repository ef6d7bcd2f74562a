//! La zona raccolto e la zona produzione: spaces, values, activation, and both worked examples.

use crate::support::{play, position, seat};
use lorenzo::Event;
use lorenzo::pieces::Work;

#[test]
fn the_harvest_of_value_five() {
    let played = play(
        "4 players base; round 6; dice 3 1 1; seat 0 has 2 servants; \
         seat 0 cards forest, manor-house, marble-pit, monastery",
        "place:white:harvest-small servants:2",
    );
    // 1 wood, 1 stone, 1 servant from the tile; 3 wood; 2 military, 2 servants; 1 point, 2 stone; 2 servants spent.
    // Nothing from the Monastery, which asks for 6.
    assert_eq!(played.change(0), "+4 wood, +3 stone, +1 servants, +2 military, +1 vp");
}

/// A member of value 6 on the second production space, with the example's three buildings.
const SIX_ON_THE_LARGE_SPACE: &str = "3 players base; round 5; dice 6 1 1; \
     seat 0 cards treasury, carpenters-shop, fortress; seat 0 has 2 coins, 2 wood, 2 servants";

fn production(answers: &str) -> String {
    play(SIX_ON_THE_LARGE_SPACE, &format!("place:white:production-large {answers}")).change(0)
}

#[test]
fn the_production_of_value_three() {
    // 1 military and 2 coins of the tile; 1 or 2 coins for 3 or 5 points.
    assert_eq!(production("servants:0 exchange:1"), "+1 coins, +1 military, +3 vp");
    assert_eq!(production("servants:0 exchange:2"), "+1 military, +5 vp");
    assert_eq!(production("servants:0 exchange:none"), "+2 coins, +1 military");
}

#[test]
fn the_production_of_value_four() {
    // Also 1 or 2 wood for 3 or 5 coins.
    assert_eq!(
        production("servants:1 exchange:2 exchange:1"),
        "-1 wood, -1 servants, +3 coins, +1 military, +5 vp"
    );
    assert_eq!(
        production("servants:1 exchange:2 exchange:2"),
        "-2 wood, -1 servants, +5 coins, +1 military, +5 vp"
    );
    assert_eq!(
        production("servants:1 exchange:1 exchange:none"),
        "-1 servants, +1 coins, +1 military, +3 vp"
    );
}

#[test]
fn the_production_of_value_five() {
    // Also a privilege and 2 points.
    let all = production("servants:2 exchange:2 exchange:2 privilege:faith");
    assert_eq!(all, "-2 wood, -2 servants, +5 coins, +1 military, +1 faith, +7 vp");
    let none = production("servants:2 exchange:none exchange:none privilege:coins");
    assert_eq!(none, "-2 servants, +4 coins, +1 military, +2 vp");
}

#[test]
fn coins_just_received_do_not_pay_the_treasury() {
    for row in ["treasury, carpenters-shop", "carpenters-shop, treasury"] {
        let text =
            format!("3 players base; round 5; dice 6 1 1; seat 0 cards {row}; seat 0 has 2 wood, 1 servants");
        let asked = play(&text, "place:white:production-large servants:1");
        assert_eq!(asked.legal(), ["exchange:none", "exchange:1", "exchange:2"], "the Carpenter's Shop");
        let done = asked.then("exchange:2");
        assert_eq!(done.change(0), "-2 wood, -1 servants, +7 coins, +1 military", "{row}");
    }
    let one_coin = "3 players base; round 5; dice 6 1 1; seat 0 cards carpenters-shop, treasury; \
         seat 0 has 2 wood, 1 coins, 1 servants";
    let treasury = play(one_coin, "place:white:production-large servants:1 exchange:2");
    assert_eq!(treasury.legal(), ["exchange:none", "exchange:1"], "one coin was there before");
}

#[test]
fn goods_of_a_privilege_come_too_late_as_well() {
    let text = "3 players base; round 5; dice 5 1 1; seat 0 cards fortress, painters-guild";
    let played = play(text, "place:white:production-small privilege:wood-stone");
    assert_eq!(played.change(0), "+1 wood, +1 stone, +2 coins, +1 military, +2 vp");
    assert_eq!(played.to_decide(), seat(1));
}

#[test]
fn servants_spent_on_the_value_cannot_be_exchanged() {
    let text =
        "3 players base; round 3; dice 3 1 1; seat 0 cards stonemasons-guild; seat 0 has 1 wood, 1 stone";
    let without = play(&format!("{text}; seat 0 has 1 servants"), "place:white:production-small servants:1");
    assert_eq!(without.change(0), "-1 servants, +2 coins, +1 military");
    let with =
        play(&format!("{text}; seat 0 has 2 servants"), "place:white:production-small servants:1 exchange:1");
    assert_eq!(with.change(0), "-1 wood, -1 stone, -2 servants, +2 coins, +1 military, +6 vp");
}

#[test]
fn one_payment_serves_one_building() {
    let text = "3 players base; round 3; dice 5 1 1; seat 0 cards painters-guild, carpenters-shop; \
         seat 0 has 1 wood";
    let spent = play(text, "place:white:production-small exchange:1");
    assert_eq!(spent.change(0), "-1 wood, +2 coins, +1 military, +3 vp", "no wood is left for the second");
    let kept = play(text, "place:white:production-small exchange:none exchange:1");
    assert_eq!(kept.change(0), "-1 wood, +5 coins, +1 military");
}

#[test]
fn the_small_space_holds_one_member() {
    for area in ["harvest", "production"] {
        let text = format!("4 players base; dice 5 5 5; turns 1; seat 1 member white {area}-small");
        let played = position(&text);
        let why = played.refusal(&format!("place:white:{area}-small"));
        assert_eq!(why.as_deref(), Some("somebody stands there"));
        assert!(played.may(&format!("place:white:{area}-large")));
    }
}

#[test]
fn the_large_space_holds_any_number() {
    let turn = "place:white:harvest-large ";
    let played = play("4 players base; dice 4 1 1", &turn.repeat(4));
    for number in 0..4 {
        assert_eq!(played.change(number), "+1 wood, +1 stone, +1 servants");
    }
}

#[test]
fn the_large_space_lowers_the_value_by_three() {
    let text = "3 players base; round 2; dice 6 1 1; seat 0 cards forest, village";
    let small = play(text, "place:white:harvest-small");
    assert_eq!(small.change(0), "+4 wood, +1 stone, +2 servants, +1 coins");
    let large = play(text, "place:white:harvest-large");
    assert_eq!(
        large.change(0),
        "+1 wood, +1 stone, +2 servants, +1 coins",
        "6 less 3 does not reach the Forest's 5"
    );
    assert!(large.events.contains(&Event::Worked { seat: seat(0), work: Work::Harvest, value: 3 }));
}

#[test]
fn the_action_on_the_large_space_has_a_value_of_at_least_one() {
    let text = "3 players base; dice 3 4 1";
    for area in ["harvest", "production"] {
        let played = position(text);
        let why = played.refusal(&format!("place:white:{area}-large"));
        assert_eq!(why.as_deref(), Some("the value is short by 1, and servants are too few"));
        assert!(played.may(&format!("place:black:{area}-large")));
    }
    let served = play(&format!("{text}; seat 0 has 1 servants"), "place:white:production-large");
    assert_eq!(served.change(0), "-1 servants, +2 coins, +1 military");
}

#[test]
fn the_small_space_asks_for_a_value_of_one() {
    let text = "3 players base; dice 1 1 1";
    assert!(position(text).may("place:white:harvest-small"));
    assert!(!position(text).may("place:neutral:harvest-small"));
    let served = play(&format!("{text}; seat 0 has 1 servants"), "place:neutral:harvest-small");
    assert_eq!(served.change(0), "+1 wood, +1 stone", "a servant spent, one received");
}

#[test]
fn no_two_members_of_one_colour_in_an_area() {
    for (area, other) in [("harvest", "production"), ("production", "harvest")] {
        for first in ["small", "large"] {
            let text = format!(
                "3 players base; turns 1; dice 6 6 6; seat 0 member white {area}-{first}; \
                     seat 0 has 4 servants"
            );
            let played = position(&text);
            let why = played.refusal(&format!("place:black:{area}-large"));
            assert_eq!(why.as_deref(), Some("one of your coloured members is here already"));
            assert!(
                played.may(&format!("place:neutral:{area}-large")),
                "coloured and neutral, in one space or two"
            );
            assert!(played.may(&format!("place:black:{other}-large")), "the other area is open");
        }
    }
}

#[test]
fn a_coloured_member_may_join_the_neutral_one() {
    for first in ["small", "large"] {
        let text = format!("3 players base; turns 1; dice 6 6 6; seat 0 member neutral harvest-{first}");
        assert!(position(&text).may("place:black:harvest-large"));
    }
}

#[test]
fn with_two_players_each_area_serves_once_a_round() {
    let text = "2 players base; turns 1; dice 6 6 6; seat 1 member white harvest-small; \
         seat 1 member black production-small";
    let played = position(text);
    assert!(played.legal_with("place:white:harvest").is_empty());
    assert!(played.legal_with("place:white:production").is_empty());
}

#[test]
fn the_personal_tile_is_always_activated() {
    let text = "2 players base; dice 1 1 1";
    assert_eq!(play(text, "place:white:harvest-small").change(0), "+1 wood, +1 stone, +1 servants");
    assert_eq!(play(text, "place:white:production-small").change(0), "+2 coins, +1 military");
}

#[test]
fn a_card_is_activated_from_its_value_upwards() {
    // Commercial Hub 1, Woods 2, Village 3, Gravel Pit 4, Forest 5, City 6.
    let text =
        "2 players base; round 2; seat 0 cards commercial-hub, woods, village, gravel-pit, forest, city";
    let harvest = |die: u8| play(&format!("{text}; dice {die} 1 1"), "place:white:harvest-small");
    assert_eq!(harvest(1).change(0), "+1 wood, +1 stone, +1 servants, +1 coins");
    assert_eq!(harvest(2).change(0), "+2 wood, +1 stone, +1 servants, +1 coins");
    assert_eq!(harvest(3).change(0), "+2 wood, +1 stone, +2 servants, +2 coins");
    assert_eq!(harvest(4).change(0), "+2 wood, +3 stone, +2 servants, +2 coins");
    assert_eq!(harvest(5).change(0), "+5 wood, +3 stone, +2 servants, +2 coins");
    let six = harvest(6).then("privilege:faith").change(0);
    assert_eq!(six, "+5 wood, +3 stone, +2 servants, +2 coins, +1 faith");
}

#[test]
fn buildings_count_what_is_owned() {
    let text = "2 players base; round 2; dice 6 1 1; \
         seat 0 cards mint, tax-office, triumphal-arch, forest, city, \
         hiring-recruits, raising-a-statue";
    // 2 coins and 1 military of the tile; 3 buildings, 2 territories, 2 ventures.
    let played = play(text, "place:white:production-small");
    assert_eq!(played.change(0), "+7 coins, +1 military, +2 vp");
}

#[test]
fn faith_paid_must_be_there_before() {
    let text = "2 players base; round 5; dice 2 1 1; seat 0 cards church, baptistery; seat 0 has 1 wood";
    let played = play(text, "place:white:production-small exchange:1");
    assert_eq!(played.change(0), "-1 wood, +2 coins, +1 military, +2 faith", "the Baptistery is not asked");
    let faithful =
        play(&format!("{text}; seat 0 has 1 faith"), "place:white:production-small exchange:none exchange:1");
    assert_eq!(faithful.change(0), "+4 coins, +1 military, -1 faith, +2 vp");
}
