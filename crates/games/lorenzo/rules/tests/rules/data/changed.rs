//! Other numbers, other play.

use super::damage::Data;
use crate::support::seat;
use kernel::{Game, Seed, Silent, Turn};
use lorenzo::items::{Amounts, Item};
use lorenzo::{Action, Config, Lorenzo};
use serde_json::{Value, json};

/// The game with a change in one file.
fn changed(file: &str, change: fn(&mut Value)) -> Lorenzo {
    Data::standard().with(file, change).game().unwrap_or_else(|wrong| panic!("{wrong}"))
}

/// What seat 0 owns after these actions from a position that gives it what it says.
fn owned_after(game: &Lorenzo, text: &str, actions: &str) -> Amounts {
    let mut state = game.position(text).unwrap_or_else(|wrong| panic!("{wrong}"));
    for text in actions.split_whitespace() {
        let action: Action = text.parse().unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
        let Turn::Await(seats) = game.turn(&state) else { panic!("the match is over") };
        let actor = seats.lowest().unwrap();
        game.apply(&mut state, actor, action, &mut Silent)
            .unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
    }
    state.open.players[seat(0)].stock
}

#[test]
fn the_forest_gives_what_its_row_says() {
    let text = "2 players base; dice 5 1 1; seat 0 cards forest";
    let harvest = |game: &Lorenzo| owned_after(game, text, "place:white:harvest-small").to_string();
    assert_eq!(harvest(&Lorenzo::standard()), "4 wood, 1 stone, 1 servants");
    let richer = changed("cards.json", |it| it["cards"][4]["permanent"][0]["gain"]["wood"] = json!(7));
    assert_eq!(harvest(&richer), "8 wood, 1 stone, 1 servants");
    let later = changed("cards.json", |it| it["cards"][4]["activation"] = json!(6));
    assert_eq!(harvest(&later), "1 wood, 1 stone, 1 servants");
}

#[test]
fn a_card_costs_what_its_row_says() {
    let dearer = changed("cards.json", |it| it["cards"][24]["cost"] = json!([{"wood": 4}]));
    let text = "2 players base; dice 1 1 1; floor building-1 mint; seat 0 has 4 wood";
    assert_eq!(owned_after(&dearer, text, "place:white:building-1").to_string(), "5 vp");
    let standard = Lorenzo::standard();
    let state = standard.position(text).unwrap();
    assert!(
        !standard.is_legal(&state, seat(0), "place:white:building-1".parse().unwrap()),
        "1 wood and 3 stone"
    );
}

#[test]
fn the_board_says_what_floors_ask_and_spaces_give() {
    let text = "2 players base; dice 1 1 1; floor territory-2 village; seat 0 has 0 wood";
    let place: Action = "place:white:territory-2".parse().unwrap();
    let may = |game: &Lorenzo| game.is_legal(&game.position(text).unwrap(), seat(0), place);
    assert!(!may(&Lorenzo::standard()));
    assert!(may(&changed("board.json", |it| it["towers"][0]["floors"][1]["value"] = json!(1))));
    let generous =
        changed("board.json", |it| it["market"]["spaces"][0]["effects"][0]["gain"]["coins"] = json!(9));
    assert_eq!(owned_after(&generous, text, "place:white:market-coins").to_string(), "9 coins");
    let floor = changed("board.json", |it| {
        it["towers"][0]["floors"][1]["value"] = json!(1);
        it["towers"][0]["floors"][1]["bonus"] = json!({"stone": 3});
    });
    assert_eq!(
        owned_after(&floor, text, "place:white:territory-2").to_string(),
        "3 stone",
        "also a low floor"
    );
}

#[test]
fn the_board_says_what_an_occupied_tower_costs() {
    let text = "2 players base; turns 1; dice 3 1 1; floor territory-2 village; \
         seat 1 member white territory-1; seat 0 has 9 coins";
    let dear = changed("board.json", |it| it["tower_rules"]["occupied_surcharge"]["coins"] = json!(8));
    assert_eq!(owned_after(&dear, text, "place:white:territory-2")[Item::Coins], 1);
    assert_eq!(owned_after(&Lorenzo::standard(), text, "place:white:territory-2")[Item::Coins], 6);
}

#[test]
fn the_board_says_with_what_everyone_begins() {
    let other = changed("board.json", |it| {
        it["setup"]["start"] = json!({"wood": 1, "servants": 9});
        it["setup"]["start_coins_by_turn_order"] = json!([1, 2, 3, 4]);
    });
    let state = other.setup(&Config::base(4), Seed::from_number(1), &mut Silent).unwrap();
    for (place, number) in state.open.order.as_slice().iter().enumerate() {
        let expected = format!("1 wood, 9 servants, {} coins", place + 1);
        assert_eq!(state.open.players[*number].stock.to_string(), expected);
    }
}

#[test]
fn the_faith_track_says_what_the_church_asks_and_gives() {
    let other = changed("board.json", |it| {
        it["vatican_report"]["required_faith"]["1"] = json!(2);
        it["faith_track"]["vp"][2] = json!(11);
    });
    let text = "2 players base; round 2; vatican; seat 0 has 2 faith";
    assert_eq!(owned_after(&other, text, "support").to_string(), "11 vp");
}

#[test]
fn leaders_and_tiles_follow_their_rows() {
    let leader = changed("leaders.json", |it| {
        it["leaders"][6]["requirement"][0]["amount"] = json!(2);
        it["leaders"][6]["effects"][0]["gain"] = json!({"vp": 9});
    });
    let text = "2 players advanced; dice 1 1 1; seat 0 hand sandro-botticelli; seat 0 has 2 wood";
    let played = owned_after(&leader, text, "play:sandro-botticelli activate:sandro-botticelli");
    assert_eq!(played.to_string(), "2 wood, 9 vp");
    let tile = changed("excommunications.json", |it| it["tiles"][1]["effects"][0]["amount"] = json!(3));
    let text = "2 players base; round 3; tiles 2 1 1; dice 1 1 1; seat 0 excommunicated 1";
    assert_eq!(owned_after(&tile, text, "place:white:market-coins").to_string(), "2 coins");
}

#[test]
fn scoring_follows_the_board() {
    let other = changed("board.json", |it| {
        it["end_game"]["characters_vp"]["2"] = json!(50);
        it["end_game"]["military_ranking_vp"]["first"] = json!(7);
        it["end_game"]["resources_vp"]["per_total"] = json!(2);
    });
    let state = other
        .position("2 players base; round 6; over; seat 0 cards dame, knight; seat 0 has 5 coins, 1 military");
    let sheet = other.score(&state.unwrap())[seat(0)];
    assert_eq!((sheet.characters, sheet.military, sheet.resources, sheet.total), (50, 7, 2, 59));
}

#[test]
fn the_house_rules_follow_their_file() {
    let other =
        changed("variant-5p.json", |it| it["main"]["extra_market_spaces"][0]["gain"] = json!({"wood": 6}));
    let text = "5 players base; dice 1 1 1";
    assert_eq!(owned_after(&other, text, "place:white:market-wood-stone").to_string(), "6 wood");
}
