//! Bonus actions: R13 to R18.

use crate::support::{play, position};

/// Value, surcharge, floor bonus, cost and tiles apply as if a member were placed, but none is.
#[test]
fn r13_all_rules_apply_to_bonus_actions() {
    let text = "4 players base; round 5; floor character-1 hero; floor venture-3 hosting-panhandlers; \
                floor venture-4 hosting-foreigners";
    let free = play(
        &format!("{text}; seat 0 has 4 coins, 3 wood"),
        "place:white:character-1 privilege:faith take:venture-3",
    );
    assert_eq!(
        free.change(0),
        "-3 wood, +4 servants, -3 coins, +1 faith",
        "the third floor's coin comes too"
    );
    assert!(!free.state.open.board.is_occupied(lorenzo::pieces::CardType::Venture), "nobody stands there");
    let fourth =
        play(&format!("{text}; seat 0 has 4 coins, 4 wood"), "place:white:character-1 privilege:faith");
    fourth.refuses("take:venture-4", super::SHORT_BY_ONE);
    let occupied = format!("{text}; seat 1 member white venture-1; seat 0 has 3 wood");
    let poor = play(&format!("{occupied}; seat 0 has 6 coins"), "place:white:character-1 privilege:faith");
    assert_eq!(poor.mover(), 1, "2 coins left do not pay the occupied tower");
    let rich = play(
        &format!("{occupied}; seat 0 has 7 coins"),
        "place:white:character-1 privilege:faith take:venture-3",
    );
    assert_eq!(rich.change(0), "-3 wood, +4 servants, -6 coins, +1 faith");
    let tile = format!("{text}; tiles 1 4 1; seat 0 excommunicated 2; seat 0 has 4 coins, 3 wood");
    assert_eq!(play(&tile, "place:white:character-1 privilege:faith").mover(), 1, "6 less 4 reaches no card");
}

/// Servants and one's characters raise a bonus action; with a free choice the chosen tower's bonus counts.
#[test]
fn r14_raising_bonus_actions() {
    let text = "4 players base; round 5; seat 0 has 3 coins, 9 wood; floor character-1 abbess; \
                floor territory-3 woods; floor territory-4 village; floor venture-3 hosting-panhandlers";
    assert_eq!(play(text, "place:white:character-1").mover(), 1, "4 reaches neither third floor");
    let warlord = play(&format!("{text}; seat 0 cards warlord"), "place:white:character-1");
    assert_eq!(warlord.legal_with("take:"), ["take:territory-3"], "4 and 2 in the green tower only");
    let servants = play(&format!("{text}; seat 0 has 1 servants"), "place:white:character-1 servants:0");
    assert_eq!(servants.legal_with("take:"), ["take:territory-3", "take:venture-3"]);
    let both = format!("{text}; seat 0 cards warlord; seat 0 has 1 servants");
    let both = play(&both, "place:white:character-1 servants:0");
    assert_eq!(both.legal_with("take:"), ["take:territory-3", "take:territory-4", "take:venture-3"]);
}

/// The discount of a bonus action adds to lasting ones; no cost falls under zero and nothing is paid out.
#[test]
fn r15_discounts_add_up() {
    let architect = "4 players base; round 5; floor character-1 architect; floor building-1 mint; \
                     floor building-2 barracks; seat 0 has 4 coins";
    // The mint costs 1 wood and 3 stone: 1 and 1 less leaves 2 stone; the stonemason's own stone leaves 1.
    let alone = play(&format!("{architect}; seat 0 has 2 stone"), "place:white:character-1 take:building-1");
    assert_eq!(alone.change(0), "-2 stone, -4 coins, +5 vp");
    let both = play(
        &format!("{architect}; seat 0 cards stonemason; seat 0 has 1 stone"),
        "place:white:character-1 take:building-1",
    );
    assert_eq!(both.change(0), "-1 stone, -4 coins, +5 vp");
    let nothing =
        play(&format!("{architect}; seat 0 cards stonemason"), "place:white:character-1 take:building-2");
    assert_eq!(nothing.change(0), "-4 coins, +3 vp", "1 wood and 1 stone are waived, and no more comes back");
    let patron = "4 players base; round 5; dice 6 6 6; floor character-1 patron; \
                  floor character-2 papal-messenger; seat 0 cards dame; seat 0 has 7 coins";
    let patron = play(patron, "place:white:character-1 take:character-2");
    assert_eq!(patron.change(0), "-7 coins, +3 faith", "3 less 1, then 3 for the tower and 5 less 1 and 2");
}

/// What a card gives besides its bonus action comes first and can be used in it.
#[test]
fn r16_gain_before_the_bonus_action() {
    let captain = "4 players base; round 5; floor character-1 captain; floor territory-1 citadel; \
                   seat 0 cards woods, village; seat 0 has 4 coins, 1 military";
    let third = play(captain, "place:white:character-1 take:territory-1");
    assert_eq!(third.change(0), "-4 coins, +2 military", "1 and 2 are the 3 asked for");
    let hero = "4 players base; round 5; floor character-1 hero; floor venture-1 military-campaign; \
                seat 0 has 4 coins, 1 military";
    let asked = play(hero, "place:white:character-1");
    assert_eq!(asked.legal_with("privilege:").len(), 5, "the privilege is asked first");
    let campaign = asked.then("privilege:military take:venture-1");
    assert_eq!(campaign.change(0), "-1 coins", "2 military gained and spent; 4 coins paid, 3 received");
}

/// A bonus action may be refused; a card it wins resolves in full, its own bonus action included.
#[test]
fn r17_refusing_and_chains() {
    let text = "4 players base; round 5; floor character-1 hero; floor venture-1 improving-the-canals; \
                seat 0 cards commercial-hub; seat 0 has 7 coins, 2 servants";
    let offered = play(text, "place:white:character-1 servants:0 privilege:faith");
    assert_eq!(offered.legal(), ["take:venture-1", "decline"]);
    assert_eq!(offered.told().iter().filter(|kind| *kind == "bonus_offered").count(), 1);
    let refused = play(text, "place:white:character-1 servants:0 privilege:faith decline");
    assert_eq!((refused.change(0).as_str(), refused.mover()), ("-4 coins, +1 faith", 1));
    let chain = offered.then("take:venture-1 servants:0");
    assert_eq!(chain.worked(), [4]);
    assert_eq!(chain.change(0), "+1 wood, +1 stone, -1 servants, -6 coins, +1 faith");
    let harvest_refused =
        play(text, "place:white:character-1 servants:0 privilege:faith take:venture-1 decline");
    assert_eq!(harvest_refused.change(0), "-2 servants, -7 coins, +1 faith");
}

/// A second card from a tower I stand in, by bonus action and for 3 coins more.
#[test]
fn r18_second_card_from_my_tower() {
    let text = "4 players base; floor character-1 abbess; floor character-2 farmer";
    let nine = play(&format!("{text}; seat 0 has 9 coins"), "place:white:character-1 take:character-2");
    assert_eq!(nine.change(0), "-9 coins, +1 faith");
    assert_eq!(nine.cards(0), ["abbess", "farmer"]);
    let eight = play(&format!("{text}; seat 0 has 8 coins"), "place:white:character-1");
    assert_eq!(eight.mover(), 1, "3 and 3 and 3 are 9");
    position(&format!("{text}; seat 0 has 9 coins; seat 0 member black character-4"))
        .refuses("place:white:character-1", super::SAME_COLOUR);
}
