//! Preparazione: decks, tiles, closed spaces, starting goods, turn order and coins.

use crate::support::{GAME, Played, play, position, seat};
use kernel::{Game, Seat, Seed};
use lorenzo::items::Item;
use lorenzo::pieces::{BonusTile, TileId};
use lorenzo::{Config, Event};
use std::collections::BTreeSet;

/// A match just set up.
pub(super) fn set_up(config: Config, seed: u64) -> Played {
    let mut events = Vec::new();
    let state = GAME.setup(&config, Seed::from_number(seed), &mut events).unwrap();
    GAME.check(&state).unwrap();
    Played { before: state, state, events }
}

/// The turn order of a match, as seat numbers.
pub(super) fn order(played: &Played) -> Vec<usize> {
    played.state.open.order.as_slice().iter().map(|seat| seat.index()).collect()
}

#[test]
fn each_deck_has_the_first_period_on_top_and_the_third_at_the_bottom() {
    for seed in 0..50 {
        for deck in set_up(Config::base(4), seed).state.decks {
            for (period, cards) in deck.chunks(8).enumerate() {
                let mut cards = cards.to_vec();
                cards.sort_unstable();
                let first = period as u8 * 8;
                assert_eq!(cards, (first..first + 8).collect::<Vec<_>>(), "period {}", period + 1);
            }
        }
    }
}

#[test]
fn the_eight_cards_of_a_period_are_shuffled() {
    let mut seen = [[[false; 8]; 24]; 4];
    for seed in 0..400 {
        for (kind, deck) in set_up(Config::base(3), seed).state.decks.into_iter().enumerate() {
            for (place, card) in deck.into_iter().enumerate() {
                seen[kind][usize::from(card)][place % 8] = true;
            }
        }
    }
    assert!(seen.iter().flatten().flatten().all(|it| *it), "every card comes to every place of its eight");
}

#[test]
fn each_type_is_shuffled_by_itself() {
    let alike = (0..50).filter(|seed| {
        let decks = set_up(Config::base(2), *seed).state.decks;
        decks[1..].iter().any(|deck| *deck == decks[0])
    });
    assert_eq!(alike.count(), 0);
}

#[test]
fn one_tile_of_each_period_is_drawn_and_lies_open() {
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let played = set_up(Config::base(4), seed);
        let tiles = played.state.open.tiles;
        assert_eq!(tiles.map(TileId::period), [1, 2, 3]);
        assert!(played.events.contains(&Event::TilesDrawn { tiles }));
        seen.extend(tiles.map(|tile| (tile.period(), tile.number())));
    }
    assert_eq!(seen.len(), 21, "each of the seven tiles of a period can come");
}

#[test]
fn resources_never_run_out() {
    let rich = play(
        "4 players base; dice 1 1 1; seat 0 has 200 coins, 200 wood, 200 stone, 99 servants",
        "place:white:market-coins servants:0",
    );
    assert_eq!(rich.change(0), "+5 coins");
    let helped = play("4 players base; dice 1 1 1; seat 0 has 300 servants", "place:white:market-servants");
    assert_eq!(helped.then("servants:0").change(0), "+5 servants");
}

/// The spaces that are closed with so many players.
fn closed(players: u8) -> Vec<&'static str> {
    let work = "production-small production-large harvest-small harvest-large";
    let market = "market-coins market-servants market-military market-privileges";
    let spaces = work.split(' ').chain(market.split(' ')).chain(["council-palace"]);
    let board = position(&format!("{players} players base; dice 6 6 6"));
    let why = "this space is closed with so few players";
    let is_closed = |space: &&str| board.refusal(&format!("place:white:{space}")).as_deref() == Some(why);
    spaces.filter(is_closed).collect()
}

#[test]
fn with_two_players_four_spaces_are_closed() {
    assert_eq!(closed(2), ["production-large", "harvest-large", "market-military", "market-privileges"]);
}

#[test]
fn with_three_players_two_market_spaces_are_closed() {
    assert_eq!(closed(3), ["market-military", "market-privileges"]);
}

#[test]
fn with_four_players_every_space_is_open() {
    assert!(closed(4).is_empty());
}

#[test]
fn everyone_begins_with_two_wood_two_stone_and_three_servants() {
    for players in 2..=4 {
        let played = set_up(Config::base(players), u64::from(players));
        for number in 0..players {
            let mut stock = played.stock_of(number);
            stock[Item::Coins] = 0;
            assert_eq!(stock.to_string(), "2 wood, 2 stone, 3 servants", "all tracks begin at 0");
        }
    }
}

#[test]
fn coins_are_five_six_seven_eight_in_turn_order() {
    for (players, seed) in (2..=4).flat_map(|players| (0..20).map(move |seed| (players, seed))) {
        let played = set_up(Config::base(players), seed);
        let coins: Vec<i16> =
            order(&played).into_iter().map(|number| played.stock_of(number as u8)[Item::Coins]).collect();
        assert_eq!(coins, [5, 6, 7, 8][..usize::from(players)]);
    }
}

#[test]
fn any_turn_order_may_be_drawn() {
    for (players, orders) in [(2, 2), (3, 6), (4, 24)] {
        let drawn: BTreeSet<_> = (0..500).map(|seed| order(&set_up(Config::base(players), seed))).collect();
        assert_eq!(drawn.len(), orders, "{players} players");
    }
}

#[test]
fn the_base_game_has_the_standard_tile_four_members_and_no_leader() {
    let played = set_up(Config::base(3), 1);
    for number in Seat::all(3) {
        let player = &played.state.open.players[number];
        assert_eq!(player.tile, Some(BonusTile::Standard));
        assert_eq!(player.members, [None; 4], "three coloured members and the neutral one");
        assert_eq!((player.in_hand, player.excommunicated), (0, 0));
        assert!(player.leaders.is_empty() && played.state.secrets[number].pack.is_empty());
    }
    let others = ["play:", "discard:", "activate:", "keep:", "tile:"];
    assert!(others.iter().all(|verb| played.legal_with(verb).is_empty()));
}

#[test]
fn the_same_seed_sets_up_the_same_match() {
    let again = |seed| set_up(Config::new(4), seed).state;
    assert_eq!(again(7), again(7));
    assert_ne!(again(7), again(8));
}

#[test]
fn one_player_and_more_than_four_are_refused() {
    let refused = |config| GAME.setup(&config, Seed::from_number(1), &mut Vec::new()).map(drop).unwrap_err();
    for players in [0, 1, 6, 200] {
        let why = refused(Config::base(players)).to_string();
        assert_eq!(why, format!("Lorenzo il Magnifico is for 2 to 4 players, not {players}"));
    }
    let five = refused(Config { house_rules: false, ..Config::base(5) }).to_string();
    assert!(five.contains("house rules"), "{five}");
    assert_eq!(seat(4).index(), 4, "a fifth seat exists for the house rules only");
}
