//! Il Mercato: four spaces, one member each.

use crate::support::{play, position, seat};

const BOARD: &str = "4 players base; dice 1 1 1";

#[test]
fn the_four_spaces_give_what_they_show() {
    assert_eq!(play(BOARD, "place:white:market-coins").change(0), "+5 coins");
    assert_eq!(play(BOARD, "place:white:market-servants").change(0), "+5 servants");
    assert_eq!(play(BOARD, "place:white:market-military").change(0), "+2 coins, +3 military");
    let two = play(BOARD, "place:white:market-privileges privilege:faith privilege:wood-stone");
    assert_eq!(two.change(0), "+1 wood, +1 stone, +1 faith");
}

#[test]
fn the_two_privileges_of_the_market_differ() {
    let second = play(BOARD, "place:white:market-privileges privilege:coins");
    assert_eq!(second.refusal("privilege:coins").as_deref(), Some("these privileges must be different ones"));
    let left = ["privilege:wood-stone", "privilege:servants", "privilege:military", "privilege:faith"];
    assert_eq!(second.legal(), left);
}

#[test]
fn each_space_holds_one_member() {
    for space in ["market-coins", "market-servants", "market-military", "market-privileges"] {
        let text = format!("{BOARD}; turns 1; seat 1 member white {space}");
        let played = position(&text);
        assert_eq!(played.refusal(&format!("place:white:{space}")).as_deref(), Some("somebody stands there"));
        assert_eq!(played.legal_with("place:white:market-").len(), 3);
    }
}

#[test]
fn a_player_may_stand_in_several_spaces() {
    let mine = "place:white:market-coins pass place:black:market-servants pass place:orange:market-coins";
    let turns: Vec<&str> = mine.split_whitespace().collect();
    let played = play("2 players base; dice 1 1 1", &turns[..4].join(" "));
    assert_eq!(played.to_decide(), seat(0));
    assert_eq!(played.change(0), "+5 servants, +5 coins");
    assert!(!played.may("place:orange:market-coins"), "but not twice in one");
}

#[test]
fn a_value_of_one_is_asked() {
    for space in ["market-coins", "market-servants", "market-military", "market-privileges"] {
        assert!(position(BOARD).may(&format!("place:white:{space}")));
        assert!(!position(BOARD).may(&format!("place:neutral:{space}")));
    }
}

#[test]
fn the_two_right_spaces_are_for_four_players() {
    for players in [2, 3] {
        let played = position(&format!("{players} players base; dice 6 6 6"));
        let open = ["place:white:market-coins", "place:white:market-servants"];
        assert_eq!(played.legal_with("place:white:market-"), open);
    }
}
