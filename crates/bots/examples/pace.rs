//! How long the levels think: `cargo run --release -p bots --example pace [matches]`, on a machine that does nothing else.
//!
//! In each match of four one seat is played by the level, the others by the friendliest; every answer that was not
//! forced is timed.
#![allow(clippy::print_stdout, reason = "an example prints")]

mod games;

use bots::{Bot, Evaluated, Level};
use games::Visitor;
use kernel::bundle::Config;
use kernel::{Game, Observation, Seat, Seed, Silent, Turn};
use std::time::{Duration, Instant};

fn main() {
    let matches: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(2);
    println!("{matches} matches of four each; milliseconds for an answer: median, 99 %, longest (answers)");
    for level in Level::ALL {
        games::each(4, &mut Pace { level, matches });
    }
}

/// The level to time, and in how many matches of each game.
struct Pace {
    level: Level,
    matches: u64,
}

impl Visitor for Pace {
    fn visit<B: Evaluated>(&mut self, game: &B::Game, config: &Config<B>) {
        print(self.level, B::Game::META.id, times::<B>(game, config, self.level, self.matches));
    }
}

fn print(level: Level, game: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |share: usize| times.get(times.len() * share / 100).or(times.last()).map_or(0.0, ms);
    println!("{:9} {game:9} {:8.1} {:8.1} {:8.1} ({})", level.id(), at(50), at(99), at(100), times.len());
}

fn ms(time: &Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// How long each answer of the level took.
fn times<B: Evaluated>(game: &B::Game, config: &Config<B>, level: Level, matches: u64) -> Vec<Duration> {
    let (mut times, mut legal) = (Vec::new(), Vec::new());
    for number in 0..matches {
        let mut state =
            game.setup(config, Seed::from_number(number), &mut Silent).expect("a good configuration");
        let mut bots: [Box<dyn Bot<B::Game>>; 2] =
            [level, Level::Friendly].map(|level| level.kind().bot::<B>(number));
        while let Turn::Await(seats) = game.turn(&state) {
            let seat = seats.lowest().expect("somebody is awaited");
            game.legal(&state, seat, &mut legal);
            let is_timed = seat == Seat::default();
            let start = Instant::now();
            let choice = bots[usize::from(!is_timed)].choose(&Observation::new(game, &state, seat), &legal);
            if is_timed && legal.len() > 1 {
                times.push(start.elapsed());
            }
            game.play(&mut state, seat, legal[choice], &mut Silent);
        }
    }
    times
}
