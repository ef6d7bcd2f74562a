//! Leaders: R28 and R30 to R40.

use super::{SAME_COLOUR, SHORT_BY_ONE};
use crate::support::{GAME, play, position, seat};
use kernel::{Game, Seats, Seed, Silent, Turn};
use lorenzo::state::Phase;
use lorenzo::{Action, Config};

/// On one's own turn, before or after the placement, never inside it; any number; also in the turn they are played.
#[test]
fn r28_when_leaders_act() {
    let text = "2 players; round 5; seat 0 hand sandro-botticelli, michelangelo-buonarroti; \
                seat 0 has 10 wood, 10 stone";
    let before = play(text, "play:sandro-botticelli activate:sandro-botticelli");
    let inside = before.then("place:white:council-palace");
    inside.refuses("play:michelangelo-buonarroti", "something else is to be decided now");
    let after = inside.then("privilege:faith play:michelangelo-buonarroti activate:michelangelo-buonarroti");
    assert_eq!(after.change(0), "+4 coins, +2 military, +1 faith, +1 vp");
    assert_eq!(after.mover(), 1);
    let spent = "2 players; round 5; seat 0 leaders sandro-botticelli";
    let poor = play(spent, "activate:sandro-botticelli").change(0);
    assert_eq!(poor, "+2 military, +1 vp", "without the 10 wood");
}

/// Lorenzo copies a leader that an opponent has in play, for good; once a round, independent of the original.
#[test]
fn r30_lorenzo_de_medici() {
    let text = "2 players; round 5; turns 2; seat 0 hand lorenzo-de-medici; seat 0 has 35 vp";
    position(text).refuses("play:lorenzo-de-medici", "no opponent has a leader in play that you could copy");
    let target = format!("{text}; seat 1 leaders bartolomeo-colleoni, sisto-iv");
    let copied = play(&target, "play:lorenzo-de-medici copy:bartolomeo-colleoni activate:lorenzo-de-medici");
    assert_eq!(copied.change(0), "+4 vp", "nobody asks for Colleoni's cards");
    copied.refuses("activate:lorenzo-de-medici", "this leader was used this round");
    let original = copied.then("place:white:market-coins activate:bartolomeo-colleoni");
    assert_eq!(original.change(1), "+4 vp");
    let next_turn = original.then("place:white:market-servants");
    assert!(next_turn.legal_with("copy:").is_empty(), "the choice is made");
}

/// Ariosto enters occupied single spaces at their full value; every other rule holds.
#[test]
fn r31_ariosto() {
    let text = "4 players; dice 4 4 4; seat 0 leaders ludovico-ariosto; seat 1 member white harvest-small; \
                seat 1 member black market-coins; seat 1 member orange territory-1; floor territory-2 forest";
    assert_eq!(play(text, "place:white:harvest-small").worked(), [4]);
    assert_eq!(play(text, "place:white:market-coins").change(0), "+5 coins");
    position(text).refuses("place:white:territory-2", "the tower is occupied, and you lack 3 coins for it");
    position(text).refuses("place:white:territory-1", "the card of this floor is gone");
    position(&format!("{text}; seat 0 member black harvest-large"))
        .refuses("place:white:harvest-small", SAME_COLOUR);
    position(&text.replace("4 players", "3 players"))
        .refuses("place:white:market-military", "this space is closed with so few players");
}

/// Brunelleschi waives the coins for occupied towers in bonus actions too.
#[test]
fn r32_brunelleschi() {
    let text = "4 players; floor character-1 abbess; floor venture-2 hosting-panhandlers; \
                seat 0 has 3 coins, 3 wood; seat 1 member white venture-1";
    assert_eq!(play(text, "place:white:character-1").mover(), 1);
    let waived = play(
        &format!("{text}; seat 0 leaders filippo-brunelleschi"),
        "place:white:character-1 take:venture-2",
    );
    assert_eq!(waived.change(0), "-3 wood, +4 servants, -3 coins, +1 faith");
    let member = format!("{text}; dice 3 3 3; seat 0 leaders filippo-brunelleschi");
    assert_eq!(play(&member, "place:white:venture-2").change(0), "-3 wood, +4 servants");
}

/// Montefeltro names an unplaced coloured member, whose base is 6 until the round ends, over il Moro's 5.
#[test]
fn r33_montefeltro() {
    let value = |rest: &str, member: &str| {
        let text = format!("2 players; round 5; turns 1; dice 1 1 2; tiles 7 1 1; {rest}");
        let name_white = "activate:federico-da-montefeltro raise:white";
        play(
            &text,
            &format!(
                "{name_white} place:orange:council-palace privilege:faith pass place:{member}:harvest-small"
            ),
        )
        .worked()
    };
    assert_eq!(value("seat 0 leaders federico-da-montefeltro", "white"), [6], "a later turn of the round");
    assert_eq!(value("seat 0 leaders federico-da-montefeltro", "black"), [1]);
    assert_eq!(value("seat 0 leaders federico-da-montefeltro, lucrezia-borgia", "white"), [8]);
    assert_eq!(value("seat 0 leaders federico-da-montefeltro; seat 0 excommunicated 1", "white"), [5]);
    assert_eq!(value("seat 0 leaders federico-da-montefeltro, ludovico-il-moro", "white"), [6]);
    assert_eq!(value("seat 0 leaders federico-da-montefeltro, ludovico-il-moro", "black"), [5]);
}

/// Il Moro's 5 is a base and Lucrezia's 2 come on top; Malatesta's 3 are for the neutral member alone.
#[test]
fn r34_lasting_member_values() {
    let value = |leaders: &str, member: &str| {
        let text = format!("2 players; dice 6 2 1; seat 0 leaders {leaders}");
        play(&text, &format!("place:{member}:harvest-small")).worked()
    };
    assert_eq!(value("ludovico-il-moro", "white"), [5], "a 6 becomes 5");
    assert_eq!(value("ludovico-il-moro, lucrezia-borgia", "orange"), [7]);
    assert_eq!(value("lucrezia-borgia", "black"), [4]);
    let all = "ludovico-il-moro, lucrezia-borgia, sigismondo-malatesta";
    assert_eq!(value(all, "neutral"), [3]);
    assert_eq!(value("sigismondo-malatesta", "black"), [2]);
    position("2 players; seat 0 leaders ludovico-il-moro, lucrezia-borgia")
        .refuses("place:neutral:council-palace", SHORT_BY_ONE);
}

/// Santa Rita doubles the four goods of immediate effects: no points, privileges, floors or triggered work.
#[test]
fn r35_santa_rita() {
    let rita = "2 players; round 5; dice 6 6 6; seat 0 leaders santa-rita; seat 0 tile standard";
    let take = |rest: &str, actions: &str| play(&format!("{rita}; {rest}"), actions).change(0);
    let monastery = take("floor territory-3 monastery", "place:white:territory-3");
    assert_eq!(monastery, "+1 wood, +2 servants, +2 military");
    let province = take("floor territory-1 province", "place:white:territory-1 privilege:coins");
    assert_eq!(province, "+2 stone, +2 coins");
    let captain = "floor character-1 captain; floor territory-1 city; seat 0 has 4 coins";
    let city = take(captain, "place:white:character-1 take:territory-1");
    assert_eq!(city, "+2 coins, +2 military", "won by a bonus action");
    let cardinal = "floor character-1 cardinal; seat 0 cards commercial-hub; seat 0 has 4 coins";
    assert_eq!(
        take(cardinal, "place:white:character-1 servants:0"),
        "+1 wood, +1 stone, +1 servants, -3 coins, +2 faith",
        "the harvest is not doubled"
    );
}

/// With a "one less" tile the doubled gain loses one, not each half.
#[test]
fn r36_santa_rita_and_less() {
    let text = "2 players; round 5; tiles 2 1 1; seat 0 excommunicated 1; seat 0 leaders santa-rita; \
                floor territory-1 city";
    assert_eq!(play(text, "place:white:territory-1").change(0), "+5 coins", "twice 3, less 1");
    let wood = text.replace("tiles 2", "tiles 4").replace("city", "forest");
    assert_eq!(play(&wood, "place:white:territory-1").change(0), "+1 wood", "twice 1, less 1");
}

/// Pico takes 3 coins off any card that costs coins, never under zero.
#[test]
fn r37_pico() {
    let take = |rest: &str, actions: &str| {
        play(&format!("2 players; round 5; seat 0 leaders pico-della-mirandola; {rest}"), actions).change(0)
    };
    assert_eq!(
        take("floor character-1 paramour; seat 0 has 4 coins", "place:white:character-1"),
        "-4 coins, +2 vp"
    );
    assert_eq!(take("floor character-1 warlord", "place:white:character-1"), "+3 military");
    let abbey = take(
        "floor venture-1 repairing-the-abbey; seat 0 has 2 wood, 2 stone, 2 coins",
        "place:white:venture-1",
    );
    assert_eq!(abbey, "-2 wood, -2 stone, +2 faith");
    let cardinal = "floor venture-1 support-to-the-cardinal; seat 0 has 7 military, 2 wood, 2 stone";
    assert_eq!(take(cardinal, "place:white:venture-1 pay:1"), "-4 military, +3 faith");
    assert_eq!(take(cardinal, "place:white:venture-1 pay:2"), "-2 wood, -2 stone, +3 faith");
}

/// Sisto IV adds 5 points for each support, and nothing for the consolation after the last round.
#[test]
fn r38_sisto() {
    for (round, faith) in [(2, 3), (4, 4), (6, 5)] {
        let text =
            format!("2 players; round {round}; vatican; seat 0 leaders sisto-iv; seat 0 has {faith} faith");
        assert_eq!(play(&text, "support").change(0), format!("-{faith} faith, +{} vp", faith + 5));
    }
    let last = "2 players; round 6; turns 3; turn 1; seat 0 leaders sisto-iv; seat 0 has 3 faith";
    assert_eq!(play(last, "pass").change(0), "-3 faith, +3 vp");
}

/// One privilege for each leader discarded, as many as one likes in a turn.
#[test]
fn r39_discarding_leaders() {
    let text = "2 players; seat 0 hand sisto-iv, santa-rita, cesare-borgia, lucrezia-borgia";
    let all = play(
        text,
        "discard:sisto-iv privilege:faith discard:santa-rita privilege:faith discard:cesare-borgia \
         privilege:faith discard:lucrezia-borgia privilege:faith",
    );
    assert_eq!((all.change(0).as_str(), all.hand(0).len(), all.mover()), ("+4 faith", 0, 0));
}

/// Bonus tiles in reverse turn order; then everyone keeps a leader and passes the rest to the seat before.
#[test]
fn r40_tiles_and_draft() {
    let mut state = GAME.setup(&Config::new(3), Seed::from_number(40), &mut Silent).unwrap();
    let order = state.open.order.as_slice().to_vec();
    let mut legal = Vec::new();
    for chooser in order.into_iter().rev() {
        assert_eq!((state.open.phase, GAME.turn(&state)), (Phase::Tiles, Turn::Await(Seats::only(chooser))));
        GAME.legal(&state, chooser, &mut legal);
        GAME.apply(&mut state, chooser, legal[0], &mut Silent).unwrap();
    }
    assert_eq!((state.open.phase, GAME.turn(&state)), (Phase::Draft, Turn::Await(Seats::first(3))));
    let packs = state.secrets;
    let kept = [0, 1, 2].map(|number| packs[seat(number)].pack.iter().next().unwrap());
    for number in [1, 2, 0] {
        GAME.apply(&mut state, seat(number), Action::Keep(kept[usize::from(number)]), &mut Silent).unwrap();
    }
    for (from, to) in [(0, 2), (1, 0), (2, 1)] {
        let rest = packs[seat(from)].pack.without(kept[usize::from(from)]);
        assert_eq!(state.secrets[seat(to)].pack, rest, "from seat {from} to seat {to}");
    }
}
