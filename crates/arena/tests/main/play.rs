//! One match between bots.

use crate::smallest::{Bundle, Config, Smallest, Take};
use arena::play::Room;
use bots::{Bot, Kind};
use kernel::record::Sitter;
use kernel::replay::replay;
use kernel::{Digest, Observation, Seat, Seed, Silent};
use std::sync::{Arc, Mutex};

#[test]
fn a_match_does_not_depend_on_those_before_it() {
    let (game, config) = (Arc::new(Smallest), Config { players: 3 });
    let mut used = Room::new(&game, &config, &|_| Kind::Random.bot::<Bundle>(0));
    for number in 0..20 {
        let seed = Seed::from_number(number);
        let mut fresh = Room::new(&game, &config, &|_| Kind::Random.bot::<Bundle>(99));
        assert_eq!(used.play(seed), fresh.play(seed));
    }
}

#[test]
fn the_record_is_of_the_same_match_and_proves_itself() {
    let (game, config) = (Arc::new(Smallest), Config { players: 2 });
    let sitters = vec![Sitter { name: "Ada".into(), bot: Some("random".into()) }; 2];
    let mut room = Room::new(&game, &config, &|_| Kind::Random.bot::<Bundle>(0));
    let seed = Seed::from_number(5);
    let played = room.play(seed).unwrap();
    let (recorded, record) = room.record(seed, &sitters, &mut Silent).unwrap();
    assert_eq!(recorded, played);
    let state = replay(&Smallest, &record, |_| ()).unwrap();
    assert_eq!(Digest::of_value(&state), played.digest);
}

/// Notes the seeds it is given, and plays the first action.
struct Noting(Arc<Mutex<Vec<u64>>>);

impl Bot<Smallest> for Noting {
    fn prepare(&mut self, seed: u64) {
        self.0.lock().unwrap().push(seed);
    }

    fn choose(&mut self, _: &Observation<'_, Smallest>, _: &[Take]) -> usize {
        0
    }
}

#[test]
fn bots_from_the_bench_play_as_if_they_had_come_first() {
    let (game, config) = (Arc::new(Smallest), Config { players: 2 });
    let bots = [Kind::Greedy, Kind::Random, Kind::Planner].map(|kind| kind.bot::<Bundle>(0)).into();
    let mut bench = Room::with_bench(&game, &config, bots);
    bench.seat([2, 1]);
    let lineup = |seat: Seat| {
        if seat.index() == 0 { Kind::Planner.bot::<Bundle>(0) } else { Kind::Random.bot::<Bundle>(0) }
    };
    let mut room = Room::new(&game, &config, &lineup);
    for number in 0..5 {
        assert_eq!(bench.play(Seed::from_number(number)), room.play(Seed::from_number(number)));
    }
}

#[test]
fn a_match_can_be_broken_off_and_is_told_until_then() {
    let (game, config) = (Arc::new(Smallest), Config { players: 2 });
    let mut room = Room::new(&game, &config, &|_| Kind::Random.bot::<Bundle>(0));
    let (mut all, mut some) = (Vec::new(), Vec::new());
    assert!(room.play_while(Seed::from_number(1), &mut all, || true).unwrap().is_some());
    assert_eq!(room.play_while(Seed::from_number(1), &mut some, || false), Ok(None));
    assert!(!some.is_empty() && some.len() < all.len() && all.starts_with(&some));
    let sitters = vec![Sitter { name: "Ada".into(), bot: None }; 2];
    let mut recorded = Vec::new();
    room.record(Seed::from_number(1), &sitters, &mut recorded).unwrap();
    assert_eq!(recorded, all);
}

#[test]
fn each_bot_gets_another_number_in_each_match() {
    let (game, config) = (Arc::new(Smallest), Config { players: 4 });
    let noted = Arc::new(Mutex::new(Vec::new()));
    let mut room = Room::new(&game, &config, &|_| Box::new(Noting(noted.clone())));
    room.play(Seed::from_number(1)).unwrap();
    room.play(Seed::from_number(2)).unwrap();
    let mut seeds = noted.lock().unwrap().clone();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 8);
}
