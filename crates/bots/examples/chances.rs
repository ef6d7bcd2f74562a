//! Whether the chances that people are told come true:
//! `cargo run --release -p bots --example chances [matches] [iterations]`.
//!
//! Planners play whole matches. At every twelfth decision a search says everybody's chance to win; at the end it is known
//! who did. A told chance is good when it comes true as often as it says, and when it says more than an even guess
//! would (the Brier score: the mean square of chance less outcome, the smaller the better).
#![allow(clippy::print_stdout, reason = "an example prints")]

use bots::{Bot, Budget, Judged, MctsBot, PlannerBot};
use kernel::{PerSeat, Rng, Seat, Seed, Sight, Silent, Turn};

/// One decision of so many is searched.
const EVERY: usize = 12;
/// Told chances are grouped by tenths.
const GROUPS: usize = 10;

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|n| n.parse().ok());
    let matches: u32 = numbers.next().unwrap_or(100);
    let budget = Budget::Iterations(numbers.next().unwrap_or(400));
    println!("{matches} matches of planners each; told chance > how often it came true (how often told)");
    for players in [2, 4] {
        let lorenzo = lorenzo::Lorenzo::standard();
        told("lorenzo", &lorenzo, &lorenzo::Config::new(players), matches, budget);
        let florenza = florenza::Florenza::standard();
        told("florenza", &florenza, &florenza::Config::new(players), matches, budget);
        let wiege = wiege::Wiege::standard();
        told("wiege", &wiege, &wiege::Config::new(players), matches, budget);
    }
}

/// Plays matches of one game, and prints how well the told chances fit.
fn told<G: Judged>(name: &str, game: &G, config: &G::Config, matches: u32, budget: Budget) {
    let mut sums = [[0.0; 3]; GROUPS];
    let (mut error, mut even, mut n_seats) = (0.0, 0.0, 0);
    for number in 0..matches {
        let (tellings, won) = play(game, config, u64::from(number), budget);
        n_seats = won.len();
        let guess = 1.0 / n_seats as f32;
        for chances in &tellings {
            for (chance, won) in chances.as_slice().iter().zip(won.as_slice()) {
                error += (chance - won).powi(2);
                even += (guess - won).powi(2);
                let group = &mut sums[((chance * GROUPS as f32) as usize).min(GROUPS - 1)];
                for (sum, value) in group.iter_mut().zip([1.0, *chance, *won]) {
                    *sum += value;
                }
            }
        }
    }
    let all: f32 = sums.iter().map(|group| group[0]).sum();
    println!("{name}, {n_seats} players: Brier score {:.3}, of an even guess {:.3}", error / all, even / all);
    let group = |[n, told, won]: &[f32; 3]| {
        (*n > 0.0).then(|| format!("{:.0} > {:.0} % ({n})", 100.0 * told / n, 100.0 * won / n))
    };
    println!("   {}", sums.iter().filter_map(group).collect::<Vec<_>>().join(", "));
}

/// One match: what was told on the way, and each seat's share of the win.
fn play<G: Judged>(
    game: &G,
    config: &G::Config,
    number: u64,
    budget: Budget,
) -> (Vec<PerSeat<f32>>, PerSeat<f32>) {
    let mut state = game.setup(config, Seed::from_number(number), &mut Silent).expect("a good configuration");
    let mut planner = PlannerBot::<G>::new(number);
    let (mut rng, mut legal, mut tellings) = (Rng::new(number), Vec::new(), Vec::new());
    while let Turn::Await(seats) = game.turn(&state) {
        let seat = seats.lowest().expect("somebody is awaited");
        game.legal(&state, seat, &mut legal);
        let mut choice = 0;
        if legal.len() > 1 {
            let sight = Sight::new(game, &state, seat);
            if rng.below(EVERY) == 0 {
                let found = MctsBot::<G>::new(number, budget).search(&sight);
                tellings.extend(found.first().map(|best| best.chances));
            }
            choice = planner.choose(&sight, &legal);
        }
        game.play(&mut state, seat, legal[choice], &mut Silent);
    }
    let outcome = game.outcome(&state);
    let winners = outcome.winners();
    let share = 1.0 / winners.len() as f32;
    let of = |seat: Seat| if winners.contains(seat) { share } else { 0.0 };
    (tellings, PerSeat::from_fn(outcome.places.len(), of))
}
