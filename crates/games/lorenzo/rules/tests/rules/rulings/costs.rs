//! Costs, requirements and immediate effects: R19 to R24.

use crate::support::{play, position};

/// Own the large number before, spend the small one; coin discounts and Cesare Borgia do not change it.
#[test]
fn r19_military_costs() {
    let text = "4 players; round 5; floor venture-1 support-to-the-bishop";
    let four = play(&format!("{text}; seat 0 has 4 military"), "place:white:venture-1");
    assert_eq!(four.change(0), "-2 military, +3 faith");
    assert!(!position(&format!("{text}; seat 0 has 3 military")).may("place:white:venture-1"));
    let war = "4 players; round 5; floor venture-1 sacred-war";
    let why = "this cost asks to own 15 military points: you have 14";
    for leaders in ["", "seat 0 leaders cesare-borgia, pico-della-mirandola"] {
        position(&format!("{war}; seat 0 has 14 military; {leaders}")).refuses("place:white:venture-1", why);
        let fifteen = play(&format!("{war}; seat 0 has 15 military; {leaders}"), "place:white:venture-1");
        assert_eq!(fifteen.change(0), "-8 military, +4 faith");
    }
    let choice =
        play(&format!("{text}; seat 0 has 4 military, 1 wood, 1 stone, 2 coins"), "place:white:venture-1");
    assert_eq!(choice.legal(), ["pay:1", "pay:2"]);
    assert_eq!(choice.then("pay:2").change(0), "-1 wood, -1 stone, -2 coins, +3 faith");
}

/// The Stonemason takes a wood or a stone off each building, as one likes, never both.
#[test]
fn r20_stonemason_wood_or_stone() {
    let mint = "4 players base; seat 0 cards stonemason; floor building-1 mint";
    let both = play(&format!("{mint}; seat 0 has 1 wood, 3 stone"), "place:white:building-1");
    assert_eq!(both.legal().len(), 2);
    let paid: Vec<String> = ["pay:1", "pay:2"]
        .iter()
        .map(|way| {
            play(&format!("{mint}; seat 0 has 1 wood, 3 stone"), &format!("place:white:building-1 {way}"))
                .change(0)
        })
        .collect();
    assert_eq!(paid, ["-3 stone, +5 vp", "-1 wood, -2 stone, +5 vp"]);
    position(&format!("{mint}; seat 0 has 2 stone")).refuses("place:white:building-1", "you lack 1 wood");
    let stone = play(
        "4 players base; seat 0 cards stonemason; floor building-1 residence; seat 0 has 1 stone",
        "place:white:building-1",
    );
    assert_eq!(stone.change(0), "-1 stone, +1 vp");
}

/// The military points for a territory slot must be there before; they stay, and the card's own don't count.
#[test]
fn r21_territory_slots() {
    let text = "4 players base; seat 0 cards woods, village; floor territory-1 monastery";
    let why = "your next territory needs 3 military points: you have 2";
    position(&format!("{text}; seat 0 has 2 military")).refuses("place:white:territory-1", why);
    let three = play(&format!("{text}; seat 0 has 3 military"), "place:white:territory-1");
    assert_eq!(three.change(0), "+1 servants, +2 military");
    for (owned, needs) in [
        ("woods", 0),
        ("woods, village", 3),
        ("woods, village, city", 7),
        ("woods, village, city, forest", 12),
        ("woods, village, city, forest, gravel-pit", 18),
    ] {
        let text = format!(
            "4 players base; round 3; seat 0 cards {owned}; floor territory-1 citadel; \
             seat 0 has {needs} military"
        );
        assert!(position(&text).may("place:white:territory-1"), "{needs} are enough");
        let less = text.replace(&format!("{needs} military"), &format!("{} military", needs - 1));
        assert!(needs == 0 || !position(&less).may("place:white:territory-1"), "{needs} are needed");
    }
}

/// After the Preacher no floor gives anything, by member or bonus action; on the way to him it still does.
#[test]
fn r22_preacher() {
    let own = play(
        "4 players base; dice 5 1 1; floor character-3 preacher; seat 0 has 2 coins",
        "place:white:character-3",
    );
    assert_eq!(own.change(0), "+1 stone, -2 coins, +4 faith");
    let after = "4 players base; dice 5 1 1; seat 0 cards preacher";
    let territory = play(&format!("{after}; floor territory-3 city"), "place:white:territory-3");
    assert_eq!(territory.change(0), "+3 coins");
    let recruits = position(&format!("{after}; floor venture-3 hiring-recruits; seat 0 has 3 coins"));
    recruits.refuses("place:white:venture-3", "you lack 1 coins");
    let bonus =
        format!("{after}; round 3; floor character-1 captain; floor territory-3 city; seat 0 has 4 coins");
    let bonus = play(&bonus, "place:white:character-1 take:territory-3");
    assert_eq!(bonus.change(0), "-1 coins, +2 military");
}

/// Privileges are chosen at once; "different" binds within one grant; in a production they feed no other building.
#[test]
fn r23_council_privileges() {
    let market = play("4 players base", "place:white:market-privileges privilege:coins");
    assert_eq!(market.legal().len(), 4);
    market.refuses("privilege:coins", "these privileges must be different ones");
    let later = market.then("privilege:faith pass pass pass place:black:council-palace privilege:coins");
    assert_eq!(later.change(0), "+5 coins, +1 faith", "another grant begins anew");
    let messenger = play(
        "4 players base; round 5; floor character-1 royal-messenger; seat 0 has 5 coins",
        "place:white:character-1 privilege:coins privilege:faith",
    );
    assert_eq!(messenger.legal(), ["privilege:wood-stone", "privilege:servants", "privilege:military"]);
    let statue = play(
        "4 players base; floor venture-1 raising-a-statue; seat 0 has 2 wood, 2 stone",
        "place:white:venture-1 privilege:wood-stone",
    );
    statue.refuses("privilege:wood-stone", "these privileges must be different ones");
    let production = play(
        "4 players base; round 3; dice 6 6 6; seat 0 cards residence, chapel; seat 0 has 1 coins",
        "place:white:production-small exchange:1 privilege:coins",
    );
    assert_eq!(production.change(0), "+3 coins, +1 military", "the chapel gets none of these coins");
    assert_eq!(production.mover(), 1);
}

/// "For each card" counts the new one; half of the military points, rounded down.
#[test]
fn r24_gains_per_card_and_military() {
    let take = |card: &str, has: &str| {
        let text = format!("4 players base; round 5; floor character-1 {card}; seat 0 has 7 coins; {has}");
        play(&text, "place:white:character-1").change(0)
    };
    assert_eq!(take("paramour", ""), "-7 coins, +2 vp");
    assert_eq!(take("paramour", "seat 0 cards farmer, artisan"), "-7 coins, +6 vp");
    assert_eq!(take("noble", "seat 0 cards woods, village, farmer"), "-6 coins, +4 vp");
    assert_eq!(take("governor", "seat 0 cards mint, chapel, residence"), "-6 coins, +6 vp");
    assert_eq!(take("herald", "seat 0 cards hiring-recruits"), "-6 coins, +2 vp");
    for (military, points) in [(7, 3), (8, 4)] {
        assert_eq!(
            take("general", &format!("seat 0 has {military} military")),
            format!("-5 coins, +{points} vp")
        );
    }
    assert_eq!(take("general", "seat 0 has 1 military"), "-5 coins");
}
