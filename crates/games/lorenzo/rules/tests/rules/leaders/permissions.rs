//! The leaders that allow what is forbidden, or make something cheaper or better.

use super::{cards, requires, with_hand};
use crate::support::{play, position};

const OCCUPIED: &str = "somebody stands there";

/// Five characters; members may enter occupied spaces: the small work spaces at full value, and the market.
#[test]
fn ludovico_ariosto() {
    let less = [cards(0, 0, 4, 0), cards(5, 5, 4, 5)];
    requires("ludovico-ariosto", &cards(0, 0, 5, 0), &less.each_ref().map(String::as_str));
    let taken = "4 players; dice 4 4 4; seat 1 member white harvest-small; \
                 seat 1 member black production-small; seat 1 member orange market-coins; \
                 seat 2 member white market-privileges";
    let ariosto = format!("{taken}; seat 0 leaders ludovico-ariosto");
    for space in ["harvest-small", "production-small", "market-coins", "market-privileges"] {
        let action = format!("place:white:{space}");
        position(taken).refuses(&action, OCCUPIED);
        assert!(position(&ariosto).may(&action), "{space}");
    }
    assert_eq!(
        play(&ariosto, "place:white:harvest-small").worked(),
        [4],
        "without the 3 less of the large space"
    );
    assert_eq!(play(&ariosto, "place:white:production-small").worked(), [4]);
    assert_eq!(play(&ariosto, "place:white:market-coins").change(0), "+5 coins");
    let privileges = play(&ariosto, "place:white:market-privileges privilege:faith privilege:coins");
    assert_eq!(privileges.change(0), "+2 coins, +1 faith");
    let same_turn =
        with_hand("ludovico-ariosto", &format!("{}; seat 1 member white market-coins", cards(0, 0, 5, 0)))
            .then("play:ludovico-ariosto place:white:market-coins");
    assert_eq!(same_turn.change(0), "+5 coins");
}

/// What Ariosto does not change: colours, closed spaces, the market ban, the surcharge, and cards that are gone.
#[test]
fn ludovico_ariosto_lifts_no_other_rule() {
    let colour = "one of your coloured members is here already";
    let own = position(
        "4 players; dice 4 4 4; seat 0 leaders ludovico-ariosto; seat 0 member black harvest-small; \
         seat 0 has 1 servants",
    );
    own.refuses("place:white:harvest-small", colour);
    own.refuses("place:white:harvest-large", colour);
    assert!(own.may("place:neutral:harvest-small"), "the neutral one has no colour");

    let two = position("2 players; dice 4 4 4; seat 0 leaders ludovico-ariosto");
    for space in ["market-military", "market-privileges", "harvest-large", "production-large"] {
        two.refuses(&format!("place:white:{space}"), "this space is closed with so few players");
    }
    let banned = "4 players; round 5; tiles 1 5 1; seat 0 leaders ludovico-ariosto; seat 0 excommunicated 2";
    position(banned).refuses("place:white:market-coins", "your excommunication forbids the market");

    let tower = "4 players; round 5; dice 4 4 4; seat 0 leaders ludovico-ariosto; \
                 seat 1 member white character-1; floor character-2 knight; seat 0 has 4 coins";
    position(tower).refuses("place:white:character-1", "the card of this floor is gone");
    position(tower).refuses("place:white:character-2", "you lack 1 coins");
    let pays = play(&format!("{tower}; seat 0 has 1 coins"), "place:white:character-2 privilege:faith");
    assert_eq!(pays.change(0), "-5 coins, +1 faith", "3 for the tower and 2 for the knight");
}

/// Five buildings; an occupied tower costs nothing more.
#[test]
fn filippo_brunelleschi() {
    let less = [cards(0, 4, 0, 0), cards(5, 4, 5, 5)];
    requires("filippo-brunelleschi", &cards(0, 5, 0, 0), &less.each_ref().map(String::as_str));
    let occupied = "2 players; dice 4 4 4; seat 1 member white territory-1; floor territory-2 forest";
    position(occupied)
        .refuses("place:white:territory-2", "the tower is occupied, and you lack 3 coins for it");
    let free = format!("{occupied}; seat 0 leaders filippo-brunelleschi");
    assert_eq!(play(&free, "place:white:territory-2").change(0), "+1 wood");
    let rich = format!("{free}; seat 0 has 9 coins");
    assert_eq!(play(&rich, "place:white:territory-2").change(0), "+1 wood");
    let own = format!("{free}; seat 0 member black territory-3");
    position(&own).refuses("place:white:territory-2", "one of your coloured members is here already");
    let same_turn = with_hand(
        "filippo-brunelleschi",
        &format!(
            "{}; dice 4 4 4; seat 1 member white territory-1; floor territory-2 forest",
            cards(0, 5, 0, 0)
        ),
    )
    .then("play:filippo-brunelleschi place:white:territory-2");
    assert_eq!(same_turn.change(0), "+1 wood");
}

/// The waiver holds for bonus actions too: Abbess for 3 coins, then the Farmer for 3 from her own tower.
#[test]
fn filippo_brunelleschi_waives_it_for_bonus_actions() {
    let text = "2 players; seat 0 has 6 coins; floor character-1 abbess; floor character-2 farmer";
    let without = play(text, "place:white:character-1");
    assert_eq!(without.mover(), 1, "3 more coins are missing, so nothing could be taken");
    let with = play(
        &format!("{text}; seat 0 leaders filippo-brunelleschi"),
        "place:white:character-1 take:character-2",
    );
    assert_eq!(with.change(0), "-6 coins, +1 faith");
    assert_eq!(with.cards(0), ["abbess", "farmer"]);
}

/// Four ventures and two buildings; cards that cost coins cost up to 3 less.
#[test]
fn pico_della_mirandola() {
    let less = [cards(0, 2, 0, 3), cards(0, 1, 0, 4), cards(6, 0, 6, 0)];
    requires("pico-della-mirandola", &cards(0, 2, 0, 4), &less.each_ref().map(String::as_str));
    let take = |floor: &str, has: &str, actions: &str| {
        let text =
            format!("2 players; round 5; dice 6 6 6; seat 0 leaders pico-della-mirandola; {floor}; {has}");
        play(&text, actions).change(0)
    };
    let noble = take("floor character-1 noble", "seat 0 has 3 coins", "place:white:character-1");
    assert_eq!(noble, "-3 coins", "6 less 3");
    let knight = take("floor character-1 knight", "", "place:white:character-1 privilege:faith");
    assert_eq!(knight, "+1 faith", "2 less 3 is 0, and nothing is paid out");
    let arch = take("floor building-1 triumphal-arch", "seat 0 has 2 stone", "place:white:building-1");
    assert_eq!(arch, "-2 stone, +6 vp");
    let fair = take("floor building-1 fair", "seat 0 has 3 wood, 9 coins", "place:white:building-1");
    assert_eq!(fair, "-3 wood, -1 coins, +8 vp");
    let mercenaries =
        take("floor venture-1 hiring-mercenaries", "seat 0 has 5 coins", "place:white:venture-1");
    assert_eq!(mercenaries, "-5 coins, +7 military");
    let same_turn =
        with_hand("pico-della-mirandola", &format!("{}; floor character-1 farmer", cards(0, 2, 0, 4)))
            .then("play:pico-della-mirandola place:white:character-1");
    assert_eq!(same_turn.change(0), "nothing", "3 less 3");
}

/// Pico leaves alone: costs without coins, the military alternative, and the coins for an occupied tower.
#[test]
fn pico_della_mirandola_discounts_only_coins_of_cards() {
    let pico = "2 players; round 5; dice 6 6 6; seat 0 leaders pico-della-mirandola";
    let chapel = format!("{pico}; floor building-1 chapel; seat 0 has 1 wood");
    position(&chapel).refuses("place:white:building-1", "you lack 1 wood");
    let noble = format!("{pico}; floor character-1 noble; seat 0 has 2 coins");
    position(&noble).refuses("place:white:character-1", "you lack 1 coins");

    let bishop = format!("{pico}; floor venture-1 support-to-the-bishop");
    let both = format!("{bishop}; seat 0 has 1 wood, 1 stone, 4 military");
    assert_eq!(play(&both, "place:white:venture-1 pay:1").change(0), "-2 military, +3 faith");
    assert_eq!(play(&both, "place:white:venture-1 pay:2").change(0), "-1 wood, -1 stone, +3 faith");
    let weak = format!("{bishop}; seat 0 has 3 military, 5 coins");
    position(&weak).refuses("place:white:venture-1", "you lack 1 wood");

    let occupied = format!("{pico}; floor character-1 knight; seat 1 member white character-2");
    let two = format!("{occupied}; seat 0 has 2 coins");
    position(&two).refuses("place:white:character-1", "the tower is occupied, and you lack 1 coins for it");
    let three = format!("{occupied}; seat 0 has 3 coins");
    assert_eq!(play(&three, "place:white:character-1 privilege:faith").change(0), "-3 coins, +1 faith");
}

/// Pico, the Dame and the Patron add up: 7 less 3, 1 and 2.
#[test]
fn pico_della_mirandola_adds_to_other_discounts() {
    let text = "2 players; round 5; dice 6 6 6; seat 0 leaders pico-della-mirandola; seat 0 cards dame; \
                floor character-1 patron; floor character-2 paramour; floor character-3 farmer";
    let paramour = play(&format!("{text}; seat 0 has 3 coins"), "place:white:character-2");
    assert_eq!(paramour.change(0), "-3 coins, +4 vp", "7 less 1 and 3; two characters");
    // The patron costs 3 less 1 and 3: nothing. In his tower stands the member now: 3 coins. 7 less 6 is 1.
    let patron = play(&format!("{text}; seat 0 has 4 coins"), "place:white:character-1 take:character-2");
    assert_eq!(patron.change(0), "-4 coins, +6 vp", "three characters");
}

/// 6 of each resource; 5 more points for supporting the Church, in each report.
#[test]
fn sisto_iv() {
    let less = [
        "seat 0 has 5 wood, 6 stone, 6 coins, 6 servants",
        "seat 0 has 6 wood, 5 stone, 6 coins, 6 servants",
        "seat 0 has 6 wood, 6 stone, 5 coins, 6 servants",
        "seat 0 has 6 wood, 6 stone, 6 coins, 5 servants",
    ];
    requires("sisto-iv", "seat 0 has 6 wood, 6 stone, 6 coins, 6 servants", &less);
    for (round, faith, points) in [(2, 3, 8), (4, 4, 9), (6, 5, 10), (2, 7, 14)] {
        let text =
            format!("2 players; round {round}; vatican; seat 0 leaders sisto-iv; seat 0 has {faith} faith");
        assert_eq!(
            play(&text, "support").change(0),
            format!("-{faith} faith, +{points} vp"),
            "round {round}"
        );
        let without = text.replace("seat 0 leaders sisto-iv; ", "");
        let less = points - 5;
        assert_eq!(
            play(&without, "support").change(0),
            format!("-{faith} faith, +{less} vp"),
            "round {round}"
        );
    }
    // The others get nothing of it.
    let other = play("2 players; round 2; vatican; seat 1 leaders sisto-iv; seat 0 has 3 faith", "support");
    assert_eq!(other.change(0), "-3 faith, +3 vp");
}

/// Whoever refuses or fails gets no bonus, not even after the last round, when faith scores all the same.
#[test]
fn sisto_iv_is_for_supporters_only() {
    let refuses = play("2 players; round 2; vatican; seat 0 leaders sisto-iv; seat 0 has 3 faith", "refuse");
    assert_eq!(refuses.change(0), "nothing");
    let last = "2 players; round 6; turns 3; turn 1; seat 0 leaders sisto-iv; seat 0 has 4 faith";
    assert_eq!(play(last, "pass").change(0), "-4 faith, +4 vp", "4 are too few");
    let refused = play("2 players; round 6; vatican; seat 0 leaders sisto-iv; seat 0 has 5 faith", "refuse");
    assert_eq!(refused.change(0), "-5 faith, +5 vp");
}

/// 3 buildings, 12 coins and 2 faith points; no military points are asked for territories.
#[test]
fn cesare_borgia() {
    let less = [
        format!("{}; seat 0 has 12 coins, 2 faith", cards(0, 2, 0, 0)),
        format!("{}; seat 0 has 11 coins, 2 faith", cards(0, 3, 0, 0)),
        format!("{}; seat 0 has 12 coins, 1 faith", cards(0, 3, 0, 0)),
    ];
    let exactly = format!("{}; seat 0 has 12 coins, 2 faith", cards(0, 3, 0, 0));
    requires("cesare-borgia", &exactly, &less.each_ref().map(String::as_str));
    for (owned, needs) in [(2, 3), (3, 7), (4, 12), (5, 18)] {
        let text = format!("2 players; round 5; {}; floor territory-1 citadel", cards(owned, 0, 0, 0));
        let why = format!("your next territory needs {needs} military points: you have 0");
        position(&text).refuses("place:white:territory-1", &why);
        let taken = play(&format!("{text}; seat 0 leaders cesare-borgia"), "place:white:territory-1");
        assert_eq!((taken.cards(0).len(), taken.change(0).as_str()), (owned + 1, "nothing"));
    }
    let same_turn = with_hand(
        "cesare-borgia",
        &format!("{exactly}; seat 0 cards woods, village; floor territory-1 forest"),
    )
    .then("play:cesare-borgia place:white:territory-1");
    assert_eq!(same_turn.change(0), "+1 wood");
}

/// Cesare Borgia waives nothing else: six territories are the most, and ventures ask for their military points.
#[test]
fn cesare_borgia_is_for_territories_only() {
    let text = format!(
        "2 players; round 5; {}; seat 0 leaders cesare-borgia; floor territory-1 citadel",
        cards(6, 0, 0, 0)
    );
    position(&text).refuses("place:white:territory-1", "you have 6 cards of this type, and no more fit");
    let venture =
        "2 players; seat 0 leaders cesare-borgia; seat 0 has 2 military; floor venture-1 military-campaign";
    position(venture).refuses("place:white:venture-1", "this cost asks to own 3 military points: you have 2");
}
