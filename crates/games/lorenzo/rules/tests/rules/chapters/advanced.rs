//! Regole avanzate: bonus tiles chosen in reverse turn order, and the draft of the leaders.

use super::preparation::{order, set_up};
use crate::support::{GAME, Played, play, position, seat};
use kernel::{Game, Seat, Seats, Turn};
use lorenzo::leader::Leaders;
use lorenzo::pieces::BonusTile;
use lorenzo::state::Phase;
use lorenzo::{Action, Config};

const TILES: [&str; 4] = [
    "advanced-servants-coin",
    "advanced-military-coin",
    "advanced-servant-coins",
    "advanced-servant-military",
];

/// An advanced match in which the first tiles of the list were chosen: the draft begins.
pub(super) fn at_the_draft(players: u8, seed: u64) -> Played {
    let choices: Vec<String> =
        TILES[..usize::from(players)].iter().map(|tile| format!("tile:{tile}")).collect();
    set_up(Config::new(players), seed).then(&choices.join(" "))
}

fn pack(played: &Played, seat: Seat) -> Leaders {
    played.state.secrets[seat].pack
}

/// The seat keeps the first leader of its pack.
fn keep_first(played: &mut Played, seat: Seat) {
    let first = pack(played, seat).iter().next().unwrap();
    GAME.apply(&mut played.state, seat, Action::Keep(first), &mut played.events).unwrap();
    GAME.check(&played.state).unwrap();
}

#[test]
fn bonus_tiles_are_chosen_in_reverse_turn_order() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        let mut played = set_up(Config::new(players), seed);
        let mut reverse = order(&played);
        reverse.reverse();
        for (number, tile) in reverse.into_iter().zip(TILES) {
            assert_eq!(played.to_decide().index(), number);
            played = played.then(&format!("tile:{tile}"));
            assert_eq!(played.state.open.players[seat(number as u8)].tile.map(BonusTile::id), Some(tile));
        }
        assert_eq!(played.state.open.phase, Phase::Draft);
    }
}

#[test]
fn each_tile_is_there_once() {
    let played = set_up(Config::new(4), 1);
    assert_eq!(played.legal(), TILES.map(|tile| format!("tile:{tile}")));
    assert!(!played.may("tile:standard"), "the other side is for the base game");
    let second = played.then("tile:advanced-military-coin");
    assert!(!second.may("tile:advanced-military-coin"));
    assert_eq!(second.legal().len(), 3);
}

#[test]
fn each_tile_gives_what_it_shows() {
    let with = |tile: &str, area: &str| {
        play(
            &format!("2 players advanced; dice 1 1 1; seat 0 tile {tile}"),
            &format!("place:white:{area}-small"),
        )
        .change(0)
    };
    let table = [
        ("advanced-servants-coin", "+2 servants, +1 coins", "+1 wood, +1 stone, +1 military"),
        ("advanced-military-coin", "+1 coins, +2 military", "+1 wood, +1 stone, +1 servants"),
        ("advanced-servant-coins", "+1 servants, +2 coins", "+1 wood, +1 stone, +1 military"),
        ("advanced-servant-military", "+1 servants, +2 military", "+1 wood, +1 stone, +1 coins"),
        ("standard", "+2 coins, +1 military", "+1 wood, +1 stone, +1 servants"),
    ];
    for (tile, production, harvest) in table {
        assert_eq!(with(tile, "production"), production, "{tile}");
        assert_eq!(with(tile, "harvest"), harvest, "{tile}");
    }
}

#[test]
fn everyone_is_dealt_four_leaders() {
    for players in 2..=4 {
        let played = at_the_draft(players, 4);
        let mut all = Leaders::NONE;
        for seat in Seat::all(players.into()) {
            assert_eq!(pack(&played, seat).len(), 4);
            all = all.union(pack(&played, seat));
        }
        assert_eq!(all.len(), usize::from(players) * 4, "no leader is dealt twice");
    }
}

#[test]
fn all_choose_at_the_same_time() {
    let mut played = at_the_draft(4, 5);
    assert_eq!(GAME.turn(&played.state), Turn::Await(Seats::first(4)));
    let before: Vec<Leaders> = Seat::all(4).map(|seat| pack(&played, seat)).collect();
    keep_first(&mut played, seat(2));
    assert_eq!(GAME.turn(&played.state), Turn::Await(Seats::first(4).without(seat(2))));
    let after: Vec<Leaders> = Seat::all(4).map(|seat| pack(&played, seat)).collect();
    assert_eq!(before, after, "nothing is passed until all have chosen");
}

#[test]
fn the_rest_is_passed_to_the_right() {
    for players in 2..=4u8 {
        let mut played = at_the_draft(players, 6);
        let n = usize::from(players);
        for left in (2..=4).rev() {
            let before: Vec<Leaders> = Seat::all(n).map(|seat| pack(&played, seat)).collect();
            assert!(before.iter().all(|pack| pack.len() == left));
            for seat in Seat::all(n) {
                keep_first(&mut played, seat);
            }
            if left > 2 {
                for number in Seat::all(n) {
                    // Seats are numbered clockwise: the neighbour on the left is the next one.
                    let from = before[(number.index() + 1) % n];
                    let first = from.iter().next().unwrap();
                    assert_eq!(pack(&played, number), from.without(first), "seat {number}");
                }
            }
        }
        assert_eq!(played.state.open.phase, Phase::Actions, "the last leader leaves no choice");
    }
}

#[test]
fn the_draft_ends_with_four_leaders_in_each_hand() {
    let mut played = at_the_draft(3, 7);
    let dealt = Seat::all(3).fold(Leaders::NONE, |all, seat| all.union(pack(&played, seat)));
    for _ in 0..3 {
        for seat in Seat::all(3) {
            keep_first(&mut played, seat);
        }
    }
    let hands: Vec<Leaders> = played.state.secrets.as_slice().iter().map(|secret| secret.hand).collect();
    assert!(hands.iter().all(|hand| hand.len() == 4));
    assert_eq!(hands.iter().fold(Leaders::NONE, |all, hand| all.union(*hand)), dealt);
    assert_eq!((played.state.open.round, played.to_decide().index()), (1, order(&played)[0]));
}

#[test]
fn the_order_of_sealed_picks_does_not_matter() {
    let end = |seats: [u8; 3]| {
        let mut played = at_the_draft(3, 8);
        for _ in 0..3 {
            for number in seats {
                keep_first(&mut played, seat(number));
            }
        }
        played.state
    };
    assert_eq!(end([0, 1, 2]), end([2, 0, 1]));
}

#[test]
fn a_leader_of_another_pack_cannot_be_kept() {
    let played = at_the_draft(2, 9);
    let other = pack(&played, seat(1)).iter().next().unwrap();
    assert!(!played.may(&format!("keep:{}", other.id())));
    let own: Vec<String> = pack(&played, seat(0)).iter().map(|it| format!("keep:{}", it.id())).collect();
    assert_eq!(played.legal(), own);
}

#[test]
fn the_base_game_knows_neither() {
    let played = position("2 players base; dice 1 1 1");
    assert_eq!(
        played.then("place:white:council-palace privilege:coins").to_decide(),
        seat(1),
        "no leader to wait for"
    );
}
