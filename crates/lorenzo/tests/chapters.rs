//! Rule tests, one module for each chapter of the rulebook, in its order.

mod support;

use support::*;

/// The harvest of value 5 with Forest, Manor House, Marble Pit and Monastery.
#[test]
fn the_harvest_of_value_five() {
    let played = play(
        "4 players base; round 6; dice 3 1 1; seat 0 has 2 servants; \
         seat 0 cards forest, manor-house, marble-pit, monastery",
        "place:white:harvest-small servants:2",
    );
    // 1 wood, 1 stone, 1 servant from the tile; 3 wood; 2 military, 2 servants; 1 point, 2 stone; 2 servants spent.
    assert_eq!(played.change(0), "+4 wood, +3 stone, +1 servants, +2 military, +1 vp");
}
