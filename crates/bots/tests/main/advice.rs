//! What a search can tell people: how two actions compare, and how a turn would best go on.

use crate::smallest::{Bundle, Config, Smallest, Take};
use bots::{Budget, MctsBot};
use kernel::{Game, Observation, Seat, Seed, Silent, Turn};

const HEAPS: &str = r#"{"eye":"public","players":2,"heaps":[5,5,6],"turn":0}"#;

/// Of heaps of 1, 5 and 6 stones only two of the six win: search and comparison agree on it.
#[test]
fn the_better_of_two_actions_is_found_better() {
    let take = |text: &str| text.parse::<Take>().unwrap();
    let mut state = Smallest.setup(&Config { players: 2 }, Seed::from_number(1), &mut Silent).unwrap();
    assert_eq!(Smallest.view(&state, kernel::Viewer::Public), serde_json::from_str(HEAPS).unwrap());
    Smallest.play(&mut state, Seat::default(), take("take:0:4"), &mut Silent);
    let seat = Seat::default().left(2);
    let mut bot = MctsBot::<Bundle>::new(1, Budget::Iterations(2000));
    let observation = Observation::new(&Smallest, &state, seat);
    assert_eq!(bot.search(&observation)[0].action, take("take:2:2"));
    let weighed = bot.weigh(&observation, &[take("take:2:2"), take("take:2:6")], Budget::Iterations(400));
    let [better, worse] = weighed[..] else { panic!("two were asked for: {weighed:?}") };
    assert!(better.visits >= 200.0 && worse.visits >= 200.0, "{weighed:?}");
    assert!(better.worth > worse.worth && better.chances[seat] > worse.chances[seat], "{weighed:?}");
    assert_eq!(better.chances.len(), 2);
    assert_eq!(bot.line(&observation, better.action)[0], better.action);
}

/// Everybody's chances are those to win, whatever the points: together they are one, and whoever wins by force has all of it.
#[test]
fn told_chances_are_chances_to_win() {
    let mut state = Smallest.setup(&Config { players: 2 }, Seed::from_number(1), &mut Silent).unwrap();
    let mut bot = MctsBot::<Bundle>::new(1, Budget::Iterations(500));
    let mut searched = Vec::new();
    while let Turn::Await(seats) = Smallest.turn(&state) {
        let seat = seats.lowest().unwrap();
        let best = bot.search(&Observation::new(&Smallest, &state, seat))[0];
        let sum: f32 = best.chances.as_slice().iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "{best:?}");
        searched.push((seat, best.chances[seat]));
        Smallest.play(&mut state, seat, best.action, &mut Silent);
    }
    let winner = Smallest.outcome(&state).winners().lowest().unwrap();
    let (last, chance) = searched.pop().unwrap();
    let expected = if last == winner { 1.0 } else { 0.0 };
    assert!((chance - expected).abs() < 1e-6, "{chance} at the last decision");
}
