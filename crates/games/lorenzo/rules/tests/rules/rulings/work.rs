//! Harvest and production: R25 to R27.

use crate::support::{play, position};

/// All payments come from what was there before, after the servants for the value; each exchange is optional.
#[test]
fn r25_production_is_simultaneous() {
    let text = "4 players base; round 3; dice 6 6 6; seat 0 cards carpenters-shop, treasury";
    // One wood, no coin: the shop's coins and the tile's cannot buy points in the treasury.
    let shop = play(&format!("{text}; seat 0 has 1 wood"), "place:white:production-small exchange:1");
    assert_eq!((shop.change(0).as_str(), shop.mover()), ("-1 wood, +5 coins, +1 military", 1));
    let rich = format!("{text}; seat 0 has 1 wood, 2 coins");
    let both = play(&rich, "place:white:production-small exchange:1 exchange:2");
    assert_eq!(both.change(0), "-1 wood, +3 coins, +1 military, +5 vp");
    let none = play(&rich, "place:white:production-small exchange:none exchange:none");
    assert_eq!(none.change(0), "+2 coins, +1 military");
    let one_coin = play(
        "4 players base; round 3; dice 6 6 6; seat 0 cards chapel, treasury; seat 0 has 1 coins",
        "place:white:production-small exchange:1",
    );
    assert_eq!(one_coin.change(0), "+1 coins, +1 military, +1 faith", "one coin buys one thing");
    let faith = play(
        "4 players base; round 3; dice 6 6 6; seat 0 cards chapel, baptistery; seat 0 has 1 coins",
        "place:white:production-small exchange:1",
    );
    assert_eq!(
        (faith.change(0).as_str(), faith.mover()),
        ("+1 coins, +1 military, +1 faith", 1),
        "nor new faith"
    );
    let barracks = "4 players base; round 3; dice 1 1 1; seat 0 cards barracks; seat 0 has 1 servants";
    let spent = play(barracks, "place:neutral:production-small");
    assert_eq!(spent.change(0), "-1 servants, +2 coins, +1 military", "the servant for the value is gone");
}

/// A bonus harvest or production under 1 is allowed and activates nothing, not even the bonus tile.
#[test]
fn r26_bonus_work_below_one() {
    let leonardo = "4 players; round 5; seat 0 leaders leonardo-da-vinci; seat 0 cards residence, garden; \
                    seat 0 has 1 coins, 1 servants";
    let zero = play(leonardo, "activate:leonardo-da-vinci servants:0");
    assert_eq!((zero.worked(), zero.change(0).as_str()), (vec![0], "nothing"));
    let one = play(leonardo, "activate:leonardo-da-vinci servants:1 exchange:none");
    assert_eq!((one.worked(), one.change(0).as_str()), (vec![1], "+1 servants, +1 coins, +3 vp"));
    let penalty = "4 players; round 5; tiles 5 1 1; seat 0 excommunicated 1; \
                   seat 0 leaders francesco-sforza; seat 0 cards commercial-hub; seat 0 has 2 servants";
    let minus = play(penalty, "activate:francesco-sforza servants:2");
    assert_eq!((minus.worked(), minus.change(0).as_str()), (vec![0], "-2 servants"));
    position(leonardo)
        .refuses("place:neutral:harvest-large", "the value is short by 4, and servants are too few");
}

/// Sforza and Leonardo are raised by one's characters; a table may play the English text, by which they are not.
#[test]
fn r27_leaders_that_work_and_characters() {
    let with = |option: &str| {
        let text = format!(
            "4 players {option}; round 5; tiles 5 1 1; seat 0 leaders francesco-sforza, leonardo-da-vinci; \
             seat 0 cards farmer, peasant, artisan, scholar"
        );
        (
            play(&text, "activate:francesco-sforza servants:0 activate:leonardo-da-vinci servants:0")
                .worked(),
            text,
        )
    };
    let (values, text) = with("");
    assert_eq!(values, [6, 5]);
    let (values, english) = with("english-leaders");
    assert_eq!(values, [1, 0]);
    for (text, value) in [(text, 3), (english, -2)] {
        let tile = format!("{text}; seat 0 excommunicated 1");
        assert_eq!(
            play(&tile, "activate:francesco-sforza servants:0").worked(),
            [value],
            "the tile's 3 less either way"
        );
    }
}
