//! Others go first while a search makes a pause, and it loses nothing by that.

use crate::smallest::{Bundle, Config, Smallest};
use bots::{Bot, Budget, MctsBot, Pauses};
use kernel::{Game, Observation, Seat, Seed, Silent};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Whoever searches at the beginning of a match.
fn searched(bot: &mut MctsBot<Bundle>) -> Vec<(String, f32)> {
    let state = Smallest.setup(&Config { players: 2 }, Seed::from_number(1), &mut Silent).unwrap();
    let found = bot.search(&Observation::new(&Smallest, &state, Seat::default()));
    found.iter().map(|it| (it.action.to_string(), it.visits)).collect()
}

#[test]
fn so_many_iterations_find_the_same_with_pauses() {
    let plain = searched(&mut MctsBot::<Bundle>::new(3, Budget::Iterations(1000)));
    let mut bot = MctsBot::<Bundle>::new(3, Budget::Iterations(1000));
    let made = Arc::new(AtomicU64::new(0));
    let count = made.clone();
    bot.pause_with(&Pauses::new(move || {
        count.fetch_add(1, Ordering::Relaxed);
        Duration::ZERO
    }));
    assert_eq!(searched(&mut bot), plain);
    assert_eq!(made.load(Ordering::Relaxed), bot.iterations() / 16, "now and then");
}

#[test]
fn a_pause_is_no_time_of_thinking() {
    let budget = Duration::from_millis(20);
    let mut bot = MctsBot::<Bundle>::new(3, Budget::Millis(budget.as_millis() as u32));
    // The others are done once they had as long as the whole budget, at the first pause.
    let is_first = std::sync::atomic::AtomicBool::new(true);
    bot.pause_with(&Pauses::new(move || {
        let since = Instant::now();
        while is_first.load(Ordering::Relaxed) && since.elapsed() < budget * 2 {
            std::hint::spin_loop();
        }
        is_first.store(false, Ordering::Relaxed);
        since.elapsed()
    }));
    let since = Instant::now();
    searched(&mut bot);
    assert!(bot.iterations() > 16, "it went on after its first pause");
    assert!(since.elapsed() >= bot.thought() + budget * 2, "{:?} of {:?}", bot.thought(), since.elapsed());
}
