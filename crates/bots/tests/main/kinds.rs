//! Every bot answers to its name.

use crate::smallest::Bundle;
use bots::{Budget, By, Cut, Kind, Search, UnknownBot, named};

#[test]
fn every_bot_answers_to_its_name() {
    let cuts = [None, Some(Cut::Leaf), Some(Cut::Stage), Some(Cut::Match)];
    let searches = cuts.into_iter().flat_map(|cut| {
        [(Budget::Iterations(9), 2), (Budget::Millis(9), 64), (Budget::Millis(7), 1)].into_iter().flat_map(
            move |(budget, threads)| {
                [By::Network, By::Hand].map(|by| Kind::Mcts(Search { budget, cut, threads, by }))
            },
        )
    });
    for kind in Kind::ALL.into_iter().chain(searches) {
        assert_eq!(kind.to_string().parse(), Ok(kind));
        assert!(named::<Bundle>(&kind.to_string(), 1).is_ok());
    }
}

#[test]
fn an_unknown_name_is_answered_with_the_names_there_are() {
    let error = named::<Bundle>("oracle", 1).err().unwrap();
    assert!(error.to_string().starts_with("there is no bot called \"oracle\"; the bots are: random, greedy"));
    for wrong in [
        "mcts",
        "mcts:",
        "mcts:0",
        "classic:",
        "classic:0",
        "mcts:0ms",
        "mcts:-1",
        "mcts:5s",
        "mcts:5@",
        "mcts:5@0",
        "mcts:5@65",
        "mcts:5@300",
        "mcts:@2",
        "mcts:5/",
        "mcts:5/round",
        "mcts:5@2/leaf",
        "greedy@2",
    ] {
        assert_eq!(wrong.parse::<Kind>(), Err(UnknownBot(wrong.into())));
    }
    assert_eq!("mcts:5@1".parse(), Ok(Kind::mcts(Budget::Iterations(5))));
}
