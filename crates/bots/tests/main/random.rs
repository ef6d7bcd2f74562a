//! The bot that plays anything.

use crate::smallest::{Config, Smallest, Take};
use bots::{Bot, RandomBot};
use kernel::{Game, Observation, Seat, Seed, Silent};

fn choices(bot: &mut RandomBot, n: usize) -> Vec<usize> {
    let state = Smallest.setup(&Config { players: 2 }, Seed::from_number(1), &mut Silent).unwrap();
    let legal: Vec<Take> = (0..5).filter_map(Smallest::action_at).collect();
    (0..n).map(|_| bot.choose(&Observation::new(&Smallest, &state, Seat::default()), &legal)).collect()
}

#[test]
fn the_same_seed_gives_the_same_choices_whatever_was_played_before() {
    let first = choices(&mut RandomBot::new(9), 50);
    let mut used = RandomBot::new(4);
    choices(&mut used, 13);
    Bot::<Smallest>::prepare(&mut used, 9);
    assert_eq!(choices(&mut used, 50), first);
}

#[test]
fn every_answer_is_chosen_about_equally_often() {
    let mut seen = [0; 5];
    for choice in choices(&mut RandomBot::new(1), 5000) {
        seen[choice] += 1;
    }
    assert!(seen.iter().all(|&n| (900..1100).contains(&n)), "{seen:?}");
}
