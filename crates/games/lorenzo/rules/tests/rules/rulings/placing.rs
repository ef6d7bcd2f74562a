//! Placing members and what they are worth: R1 to R12.

use super::{SAME_COLOUR, SHORT_BY_ONE};
use crate::support::{play, position};

const CLOSED: &str = "this space is closed with so few players";

/// Value with servants, surcharge, floor bonus, payment, card, immediate effect: 5 coins less 3, and 2, less 4.
#[test]
fn r01_order_of_steps_on_a_tower() {
    let played = play(
        "4 players base; dice 6 1 1; seat 1 member white venture-1; floor venture-4 hiring-recruits; \
         seat 0 has 1 servants, 5 coins",
        "place:white:venture-4",
    );
    assert_eq!(played.change(0), "-1 servants, -5 coins, +5 military");
    let steps =
        ["placed", "servants_spent", "surcharge_paid", "gained", "card_taken", "gained", "turn_ended"];
    assert_eq!(played.told(), steps);
}

/// The coins for an occupied tower come out of those owned before, and no discount touches them.
#[test]
fn r02_surcharge_from_coins_owned_before() {
    let occupied = "4 players base; dice 6 1 1; seat 1 member white venture-1; \
                    floor venture-3 hosting-panhandlers; seat 0 has 3 wood";
    let two = position(&format!("{occupied}; seat 0 has 2 coins"));
    two.refuses("place:white:venture-3", "the tower is occupied, and you lack 1 coins for it");
    let three = play(&format!("{occupied}; seat 0 has 3 coins"), "place:white:venture-3");
    assert_eq!(three.change(0), "-3 wood, +4 servants, -2 coins", "3 paid, 1 from the floor");
    let dame = "4 players base; dice 6 1 1; seat 1 member white character-1; floor character-2 farmer; \
                seat 0 cards dame";
    position(&format!("{dame}; seat 0 has 4 coins")).refuses("place:white:character-2", "you lack 1 coins");
    let five = play(&format!("{dame}; seat 0 has 5 coins"), "place:white:character-2");
    assert_eq!(five.change(0), "-5 coins", "3 for the tower, 3 less 1 for the farmer");
}

/// What the floor brings may pay the card.
#[test]
fn r03_floor_bonus_pays_the_card() {
    let text = "4 players base; dice 6 1 1; floor venture-3 hiring-recruits";
    let three = play(&format!("{text}; seat 0 has 3 coins"), "place:white:venture-3");
    assert_eq!(three.change(0), "-3 coins, +5 military", "4 are paid, one of them the floor's");
    position(&format!("{text}; seat 0 has 2 coins")).refuses("place:white:venture-3", "you lack 1 coins");
    let wood = play(
        "4 players base; dice 6 1 1; floor building-3 chapel; seat 0 has 2 wood",
        "place:white:building-3",
    );
    assert_eq!(wood.change(0), "-2 wood, +1 military, +1 faith");
}

/// A tower is occupied by any member, also one's own; a card taken by a bonus action leaves none.
#[test]
fn r04_when_a_tower_is_occupied() {
    let why = "the tower is occupied, and you lack 3 coins for it";
    for member in [
        "seat 1 member white territory-1",
        "seat 1 member neutral territory-1",
        "seat 0 member neutral territory-4",
    ] {
        let text = format!("4 players base; dice 6 1 1; floor territory-2 forest; {member}");
        position(&text).refuses("place:white:territory-2", why);
    }
    let text = "4 players base; dice 6 6 6; floor character-1 abbess; floor venture-1 hosting-panhandlers; \
                floor venture-2 repairing-the-church; seat 0 has 3 coins, 3 wood; \
                seat 1 has 1 wood, 1 stone, 1 coins";
    let after_bonus = play(text, "place:white:character-1 take:venture-1 place:white:venture-2");
    assert_eq!(after_bonus.change(1), "-1 wood, -1 stone, -1 coins, +1 faith", "no surcharge");
}

/// One coloured member a player in each tower and each work area; the neutral one is free, market and council too.
#[test]
fn r05_one_coloured_member_a_tower_or_area() {
    let text = "4 players base; dice 6 6 6; seat 0 has 9 servants, 9 coins; floor territory-1 woods; \
                floor territory-2 village";
    let tower = position(&format!("{text}; seat 0 member white territory-3"));
    tower.refuses("place:black:territory-1", SAME_COLOUR);
    assert!(tower.may("place:neutral:territory-1"));
    let neutral_first = position(&format!("{text}; seat 0 member neutral territory-3"));
    assert!(neutral_first.may("place:black:territory-1"));
    for area in ["harvest", "production"] {
        let small = position(&format!("{text}; seat 0 member white {area}-small"));
        small.refuses(&format!("place:black:{area}-large"), SAME_COLOUR);
        assert!(small.may(&format!("place:neutral:{area}-large")));
        let large = position(&format!("{text}; seat 0 member white {area}-large"));
        large.refuses(&format!("place:black:{area}-small"), SAME_COLOUR);
        large.refuses(&format!("place:black:{area}-large"), SAME_COLOUR);
        assert!(large.may(&format!("place:neutral:{area}-large")));
        let others = position(&format!("{text}; seat 1 member white {area}-large"));
        assert!(others.may(&format!("place:white:{area}-large")), "other players' members do not matter");
    }
    let market =
        position(&format!("{text}; seat 0 member white market-coins; seat 0 member black council-palace"));
    assert!(market.may("place:orange:market-servants") && market.may("place:orange:council-palace"));
}

/// No member goes to a floor without a card, not even for its bonus.
#[test]
fn r06_no_floor_without_its_card() {
    let text = "4 players base; dice 6 6 6; seat 0 has 9 servants, 9 coins; floor territory-1 woods";
    for floor in 2..=4 {
        position(text).refuses(&format!("place:white:territory-{floor}"), "the card of this floor is gone");
    }
    let taken = play(
        &format!("{text}; floor character-1 abbess"),
        "place:white:character-1 servants:0 take:territory-1 servants:0",
    );
    taken.refuses("place:white:territory-1", "the card of this floor is gone");
}

/// A plain sum: die, what changes the member, the space, characters and tiles, servants; nothing is cut in between.
#[test]
fn r07_a_value_is_a_plain_sum() {
    let text = "4 players; round 5; dice 3 1 1; tiles 7 1 1; seat 0 excommunicated 1; \
                seat 0 leaders lucrezia-borgia; seat 0 cards farmer; seat 0 has 1 servants";
    let all = play(text, "place:white:harvest-large servants:1");
    assert_eq!(all.worked(), [4], "3 + 2 - 1 - 3 + 2 + 1");
    let low = "4 players; round 5; dice 1 1 1; tiles 7 1 1; seat 0 excommunicated 1; seat 0 cards peasant; \
               seat 0 has 1 servants";
    let low = play(low, "place:white:harvest-large");
    assert_eq!(low.worked(), [1], "1 - 1 - 3 + 3 + 1: under zero on the way, and no harm in it");
}

/// The work of a member must be worth at least 1, all told, in the large and in the small space.
#[test]
fn r08_least_value_of_work() {
    for area in ["harvest", "production"] {
        let large = format!("place:white:{area}-large");
        position("4 players base; dice 3 1 1").refuses(&large, SHORT_BY_ONE);
        assert_eq!(play("4 players base; dice 4 1 1", &large).worked(), [1]);
        let neutral = format!("place:neutral:{area}-small");
        position("4 players base").refuses(&neutral, SHORT_BY_ONE);
        assert_eq!(play("4 players base; seat 0 has 1 servants", &neutral).worked(), [1]);
    }
    let tile = "4 players base; round 3; tiles 5 1 1; seat 0 excommunicated 1";
    position(&format!("{tile}; dice 3 1 1")).refuses("place:white:harvest-small", SHORT_BY_ONE);
    assert_eq!(play(&format!("{tile}; dice 4 1 1"), "place:white:harvest-small").worked(), [1]);
}

/// With the tile that halves servants an odd one stays at home.
#[test]
fn r09_servants_in_pairs() {
    let text = "4 players base; round 5; tiles 1 6 1; seat 0 excommunicated 2; seat 0 has 3 servants";
    let asked = play(text, "place:white:harvest-small");
    assert_eq!(asked.legal(), ["servants:0", "servants:2"]);
    asked.refuses("servants:1", "your servants count in steps of 2");
    assert_eq!(asked.then("servants:2").worked(), [2]);
}

/// Two players: no large work spaces, no third and fourth market space. Three: only the market spaces are closed.
#[test]
fn r10_closed_spaces() {
    let market = ["place:white:market-military", "place:white:market-privileges"];
    let large = ["place:white:harvest-large", "place:white:production-large"];
    let with = |players: u8| position(&format!("{players} players base; dice 6 6 6"));
    for action in market {
        with(2).refuses(action, CLOSED);
        with(3).refuses(action, CLOSED);
        assert!(with(4).may(action), "{action}");
    }
    for action in large {
        with(2).refuses(action, CLOSED);
        assert!(with(3).may(action) && with(4).may(action), "{action}");
    }
}

/// Passing is always offered and gives up that placement only; a strict table asks to place while it can be done.
#[test]
fn r11_passing() {
    let passed = play("2 players base; turns 3", "pass pass");
    assert_eq!(passed.state.open.round, 2, "whoever passes places one member less");
    let again = play("2 players base; turns 2", "pass pass");
    assert!(again.may("place:white:council-palace"), "and goes on in the next turn");
    let strict = "2 players base strict-passing";
    position(strict).refuses("pass", "a family member can be placed, so it must be");
    let stuck = "seat 0 member white council-palace; seat 0 member black council-palace; \
                 seat 0 member orange council-palace";
    let stuck = position(&format!("{strict}; {stuck}"));
    assert_eq!(stuck.legal(), ["pass"], "the neutral one without servants can go nowhere");
}

/// Six cards of a type are the most, by member or by bonus action.
#[test]
fn r12_no_seventh_card() {
    let six = "4 players base; round 5; dice 6 6 6; seat 0 has 9 coins, 9 wood; \
               seat 0 cards hiring-recruits, repairing-the-church, building-the-walls, \
               raising-a-statue, military-campaign, hosting-panhandlers; \
               floor venture-1 hosting-foreigners; floor character-1 hero";
    position(six).refuses("place:white:venture-1", "you have 6 cards of this type, and no more fit");
    let bonus = play(six, "place:white:character-1 privilege:faith");
    assert_eq!(bonus.mover(), 1, "the hero finds no venture to take");
    let sixth = six.replace(", hosting-panhandlers;", ";");
    assert!(position(&sixth).may("place:white:venture-1"));
}
