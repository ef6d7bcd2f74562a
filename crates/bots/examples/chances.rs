//! Whether the chances that people are told come true:
//! `cargo run --release -p bots --example chances [matches] [iterations] [first seed]`.
//!
//! Planners play whole matches. At every twelfth decision a search says everybody's chance to win; at the end it is known
//! who did. A told chance is good when it comes true as often as it says, and when it says more than an even guess
//! would (the Brier score: the mean square of chance less outcome, the smaller the better).
#![allow(clippy::print_stdout, reason = "an example prints")]

mod games;

use bots::evaluate::tempered;
use bots::{Bot, Budget, Evaluated, MctsBot, PlannerBot};
use games::Visitor;
use kernel::bundle::Config;
use kernel::{Game, Observation, PerSeat, Rng, Seat, Seed, Silent, Turn};
use std::ops::Range;

/// One decision of so many is searched.
const EVERY: usize = 12;
/// Told chances are grouped by tenths.
const GROUPS: usize = 10;

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|n| n.parse().ok());
    let (matches, iterations) = (numbers.next().unwrap_or(100), numbers.next().unwrap_or(400));
    let first = u64::from(numbers.next().unwrap_or(0));
    let seeds = first..first + u64::from(matches);
    let budget = Budget::Iterations(iterations);
    println!("{matches} matches of planners each; told chance > how often it came true (how often told)");
    for players in [2, 4] {
        games::each(players, &mut Calibration { seeds: seeds.clone(), budget });
    }
}

/// The matches to play of each game.
struct Calibration {
    seeds: Range<u64>,
    budget: Budget,
}

impl Visitor for Calibration {
    fn visit<B: Evaluated>(&mut self, game: &B::Game, config: &Config<B>) {
        calibrate::<B>(game, config, self.seeds.clone(), self.budget);
    }
}

/// Plays matches of one game, and prints how well the told chances fit.
fn calibrate<B: Evaluated>(game: &B::Game, config: &Config<B>, seeds: Range<u64>, budget: Budget) {
    let mut all: Vec<(PerSeat<f32>, PerSeat<f32>)> = Vec::new();
    for number in seeds {
        let (tellings, won) = play::<B>(game, config, number, budget);
        all.extend(tellings.into_iter().map(|chances| (chances, won)));
    }
    let n_seats = all.first().map_or(0, |(_, won)| won.len());
    println!(
        "{}, {n_seats} players: Brier score {:.3}, of an even guess {:.3}",
        B::Game::META.id,
        brier(&all, |chances| *chances),
        brier(&all, |_| PerSeat::from_fn(n_seats, |_| 1.0 / n_seats as f32))
    );
    let mut groups = [[0.0; 3]; GROUPS];
    for (chances, won) in &all {
        for (chance, won) in chances.as_slice().iter().zip(won.as_slice()) {
            let group = &mut groups[((chance * GROUPS as f32) as usize).min(GROUPS - 1)];
            for (sum, value) in group.iter_mut().zip([1.0, *chance, *won]) {
                *sum += value;
            }
        }
    }
    let group = |[n, told, won]: &[f32; 3]| {
        (*n > 0.0).then(|| format!("{:.0} > {:.0} % ({n})", 100.0 * told / n, 100.0 * won / n))
    };
    println!("   {}", groups.iter().filter_map(group).collect::<Vec<_>>().join(", "));
    let scores = (6..=24)
        .map(|n| n as f32 / 20.0)
        .map(|power| (power, brier(&all, |chances| tempered(chances, power))));
    let (best, score) = scores.min_by(|a, b| a.1.total_cmp(&b.1)).expect("some");
    println!("   fits best when tempered once more by {best:.2}: Brier score {score:.3}");
}

/// The mean square of chance less outcome.
fn brier(all: &[(PerSeat<f32>, PerSeat<f32>)], chances_of: impl Fn(&PerSeat<f32>) -> PerSeat<f32>) -> f32 {
    let (mut sum, mut n) = (0.0, 0.0);
    for (chances, won) in all {
        for (chance, won) in chances_of(chances).as_slice().iter().zip(won.as_slice()) {
            sum += (chance - won).powi(2);
            n += 1.0;
        }
    }
    sum / n
}

/// One match: what was told on the way, and each seat's share of the win.
fn play<B: Evaluated>(
    game: &B::Game,
    config: &Config<B>,
    number: u64,
    budget: Budget,
) -> (Vec<PerSeat<f32>>, PerSeat<f32>) {
    let mut state = game.setup(config, Seed::from_number(number), &mut Silent).expect("a good configuration");
    let mut planner = PlannerBot::<B>::new(number);
    let (mut rng, mut legal, mut tellings) = (Rng::new(number), Vec::new(), Vec::new());
    while let Turn::Await(seats) = game.turn(&state) {
        let seat = seats.lowest().expect("somebody is awaited");
        game.legal(&state, seat, &mut legal);
        let mut choice = 0;
        if legal.len() > 1 {
            let observation = Observation::new(game, &state, seat);
            if rng.below(EVERY) == 0 {
                let found = MctsBot::<B>::new(number, budget).search(&observation);
                tellings.extend(found.first().map(|best| best.chances));
            }
            choice = planner.choose(&observation, &legal);
        }
        game.play(&mut state, seat, legal[choice], &mut Silent);
    }
    let outcome = game.outcome(&state);
    let winners = outcome.winners();
    let share = 1.0 / winners.len() as f32;
    let of = |seat: Seat| if winners.contains(seat) { share } else { 0.0 };
    (tellings, PerSeat::from_fn(outcome.places.len(), of))
}
