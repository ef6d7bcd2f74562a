//! The leaders that change the values of family members.

use super::{NO_VALUE, cards, requires, with_hand};
use crate::support::{GAME, play, position};
use kernel::{Game, Illegal, Seat, Silent};
use lorenzo::pieces::Member;
use lorenzo::{Action, Reason};

/// Six cards of one type, whichever; coloured members are worth 2 more.
#[test]
fn lucrezia_borgia() {
    let less =
        [cards(5, 0, 0, 0), cards(5, 5, 5, 5), cards(0, 5, 1, 0), cards(0, 0, 5, 0), cards(0, 0, 0, 5)];
    for six in [cards(6, 0, 0, 0), cards(0, 6, 0, 0), cards(0, 0, 6, 0), cards(0, 0, 0, 6)] {
        requires("lucrezia-borgia", &six, &less.each_ref().map(String::as_str));
    }
    let text = "2 players; dice 1 2 6; seat 0 leaders lucrezia-borgia; seat 0 tile standard; \
                floor territory-2 forest; floor territory-3 woods; floor territory-4 village";
    let white = play(text, "place:white:harvest-small");
    assert_eq!(white.worked(), [3]);
    assert!(position(text).may("place:white:territory-2"), "1 and 2 are 3");
    position(text).refuses("place:black:territory-3", &format!("{NO_VALUE} 1, and servants are too few"));
    assert!(position(text).may("place:orange:territory-4"), "6 and 2 are 8");
    position(text)
        .refuses("place:neutral:council-palace", &format!("{NO_VALUE} 1, and servants are too few"));
    let servant = position(&format!("{text}; seat 0 has 1 servants"));
    assert!(servant.may("place:black:territory-3"), "2, 2 and a servant are 5");
    let same_turn = with_hand("lucrezia-borgia", &format!("{}; seat 0 tile standard", cards(0, 0, 6, 0)))
        .then("play:lucrezia-borgia place:white:harvest-small");
    assert_eq!(same_turn.worked(), [3]);
}

/// 7 military and 3 faith points; the neutral member is worth 3 more.
#[test]
fn sigismondo_malatesta() {
    let less = ["seat 0 has 6 military, 3 faith", "seat 0 has 7 military, 2 faith"];
    requires("sigismondo-malatesta", "seat 0 has 7 military, 3 faith", &less);
    let text = "2 players; dice 1 1 1; seat 0 leaders sigismondo-malatesta; \
                floor territory-2 forest; floor territory-3 woods";
    assert_eq!(play(text, "place:neutral:harvest-small").worked(), [3]);
    assert_eq!(play(text, "place:white:harvest-small").worked(), [1], "coloured members are as before");
    assert!(position(text).may("place:neutral:territory-2"));
    position(text).refuses("place:neutral:territory-3", &format!("{NO_VALUE} 2, and servants are too few"));
    let servants = format!("{text}; seat 0 has 2 servants");
    assert!(position(&servants).may("place:neutral:territory-3"));
    let farmer = format!("{text}; seat 0 cards farmer");
    assert_eq!(play(&farmer, "place:neutral:harvest-small").worked(), [5]);
}

/// Two cards of each type; coloured members are worth 5, whatever the dice show.
#[test]
fn ludovico_il_moro() {
    let less = [cards(1, 2, 2, 2), cards(2, 1, 2, 2), cards(2, 2, 1, 2), cards(2, 2, 2, 1)];
    requires("ludovico-il-moro", &cards(2, 2, 2, 2), &less.each_ref().map(String::as_str));
    let text = "2 players; dice 1 6 3; seat 0 leaders ludovico-il-moro; floor territory-3 forest; \
                floor territory-4 woods";
    for member in ["white", "black", "orange"] {
        assert_eq!(play(text, &format!("place:{member}:harvest-small")).worked(), [5], "{member}");
        assert!(position(text).may(&format!("place:{member}:territory-3")), "{member}");
        let short = format!("{NO_VALUE} 2, and servants are too few");
        position(text).refuses(&format!("place:{member}:territory-4"), &short);
    }
    position(text)
        .refuses("place:neutral:council-palace", &format!("{NO_VALUE} 1, and servants are too few"));
    let servants = format!("{text}; seat 0 has 2 servants");
    assert!(position(&servants).may("place:white:territory-4"));
    let peasant = "2 players; round 3; dice 1 1 1; seat 0 leaders ludovico-il-moro; seat 0 cards peasant";
    assert_eq!(play(peasant, "place:white:harvest-small").worked(), [8]);
}

/// Five territories; once in a round one coloured member is worth 6.
#[test]
fn federico_da_montefeltro() {
    let less = [cards(4, 0, 0, 0), cards(4, 5, 5, 5)];
    requires("federico-da-montefeltro", &cards(5, 0, 0, 0), &less.each_ref().map(String::as_str));
    let text = "2 players; round 5; turns 2; dice 1 2 3; seat 0 leaders federico-da-montefeltro; \
                seat 0 tile standard";
    for member in ["white", "black", "orange"] {
        let raise = format!("activate:federico-da-montefeltro raise:{member} place:{member}:harvest-small");
        assert_eq!(play(text, &raise).worked(), [6], "{member}");
    }
    let raised = play(text, "activate:federico-da-montefeltro raise:white");
    raised.refuses("activate:federico-da-montefeltro", "this leader was used this round");
    let other = play(text, "activate:federico-da-montefeltro raise:white place:black:harvest-small");
    assert_eq!(other.worked(), [2], "the others keep their dice");
    let same_turn = with_hand("federico-da-montefeltro", &format!("{}; dice 1 1 1", cards(5, 0, 0, 0))).then(
        "play:federico-da-montefeltro activate:federico-da-montefeltro raise:orange \
         place:orange:production-small",
    );
    assert_eq!(same_turn.worked(), [6]);
}

/// The value lasts until the round is over; the leader may then name a member again.
#[test]
fn federico_da_montefeltro_lasts_for_the_round() {
    let text = "2 players; round 5; turns 2; dice 1 2 3; seat 0 leaders federico-da-montefeltro";
    let later = play(text, "activate:federico-da-montefeltro raise:white place:black:market-coins pass");
    assert_eq!(later.mover(), 0);
    let placed = later.then("place:white:harvest-small");
    assert_eq!(placed.worked(), [6], "one's next turn is in the same round");
    let next_round = placed.then("pass").onward();
    assert_eq!(next_round.state.open.round, 6);
    let white_die = i16::from(next_round.state.open.dice[0]);
    let again = next_round.then("place:white:harvest-small").worked();
    assert_eq!(again, [white_die], "white is worth its die again");

    let used = play(text, "activate:federico-da-montefeltro raise:white place:white:harvest-small pass");
    assert_eq!(used.worked(), [6]);
    let next_round = used.then("pass pass").onward();
    let again = next_round.then("activate:federico-da-montefeltro raise:black place:black:harvest-small");
    assert_eq!(again.worked(), [6]);
}

/// Only an unplaced coloured member can be named: not a placed one, not the neutral one.
#[test]
fn federico_da_montefeltro_needs_an_unplaced_coloured_member() {
    let text =
        "2 players; round 5; seat 0 leaders federico-da-montefeltro; seat 0 member white council-palace";
    let asked = play(text, "activate:federico-da-montefeltro");
    assert_eq!(asked.legal(), ["raise:black", "raise:orange"]);
    asked.refuses("raise:white", "this family member is placed already");
    let none = format!("{text}; seat 0 member black council-palace; seat 0 member orange council-palace");
    position(&none).refuses("activate:federico-da-montefeltro", "all your coloured members are placed");
}

/// Replaced values are bases: what is added to members, and servants and characters, still count.
#[test]
fn values_that_replace_dice_are_bases() {
    let value = |leaders: &str, has: &str, actions: &str| {
        let text = format!("2 players; round 5; dice 1 1 1; tiles 7 1 1; seat 0 leaders {leaders}; {has}");
        play(&text, actions).worked()
    };
    let raise = "activate:federico-da-montefeltro raise:white place:white:harvest-small";
    assert_eq!(value("federico-da-montefeltro, lucrezia-borgia", "", raise), [8]);
    assert_eq!(value("federico-da-montefeltro", "seat 0 excommunicated 1", raise), [5]);
    assert_eq!(value("federico-da-montefeltro, ludovico-il-moro", "", raise), [6], "6 wins over 5");
    let other = "activate:federico-da-montefeltro raise:white place:black:harvest-small";
    assert_eq!(value("federico-da-montefeltro, ludovico-il-moro", "", other), [5]);
    let plain = "place:white:harvest-small";
    assert_eq!(value("ludovico-il-moro, lucrezia-borgia", "", plain), [7]);
    assert_eq!(value("ludovico-il-moro", "seat 0 excommunicated 1", plain), [4]);
    let all = "ludovico-il-moro, lucrezia-borgia, federico-da-montefeltro";
    assert_eq!(value(all, "seat 0 excommunicated 1; seat 0 cards peasant", raise), [10]);
}

/// The leader's value is for a coloured member: the neutral one has no die that it could replace.
#[test]
fn the_neutral_member_gets_no_value_of_a_leader() {
    let asked = play(
        "2 players; dice 1 1 1; seat 0 leaders federico-da-montefeltro",
        "activate:federico-da-montefeltro",
    );
    let seat = Seat::default();
    let mut state = asked.state;
    for member in Member::COLOURED {
        assert_eq!(GAME.why_not(&state, seat, Action::Raise(member)), None, "{member:?}");
    }
    let refused = Some(Illegal::NotAllowed(Reason::NoSuchAnswer));
    assert_eq!(GAME.why_not(&state, seat, Action::Raise(Member::Neutral)), refused);
    assert!(GAME.apply(&mut state, seat, Action::Raise(Member::Neutral), &mut Silent).is_err());
    assert_eq!(state, asked.state);
}
