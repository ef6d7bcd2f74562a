//! How long random matches are: `cargo run --release -p wiege --example lengths [matches]`.
//!
//! For each number of players, and for teams, the distribution of decisions and turns a player, and how many matches
//! the guard against endless moving ended.
#![allow(clippy::print_stdout, reason = "an example prints")]

use kernel::{Game, Rng, Seed, Turn};
use wiege::{Config, Event, Wiege};

fn main() {
    let matches: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let game = Wiege::standard();
    println!("{matches} random matches each: least, 1 %, median, 99 %, most");
    for (name, config) in [
        ("2 players", Config::new(2)),
        ("3 players", Config::new(3)),
        ("4 players", Config::new(4)),
        ("2 against 2", Config::teams()),
    ] {
        let mut decisions = Vec::new();
        let mut turns = Vec::new();
        let (mut guarded, mut skipped, mut shuffled, mut short) = (0, 0u64, 0u64, 0u64);
        for number in 0..matches {
            let mut counter = Counter::default();
            decisions.push(play(&game, &config, number, &mut counter));
            turns.push(counter.turns / u32::from(config.players));
            guarded += u64::from(
                counter.scorings + 2 != u32::from(game.tables().setup.seating(config.players).event_deck),
            );
            skipped += u64::from(counter.skipped);
            shuffled += u64::from(counter.reshuffled);
            short += u64::from(counter.stripped > 0);
        }
        println!("{name:12} decisions {}  turns a player {}", spread(&mut decisions), spread(&mut turns));
        println!(
            "{:12} ended by the guard {guarded}, turns lost {skipped}, reshuffles {shuffled}, short of cards {short}",
            ""
        );
    }
}

#[derive(Default)]
struct Counter {
    turns: u32,
    skipped: u32,
    scorings: u32,
    reshuffled: u32,
    stripped: u32,
}

impl kernel::Sink<Event> for Counter {
    fn tell(&mut self, event: Event) {
        match event {
            Event::TurnBegan { .. } => self.turns += 1,
            Event::Skipped { .. } => self.skipped += 1,
            Event::ScoringBegan { .. } => self.scorings += 1,
            Event::Reshuffled { .. } => self.reshuffled += 1,
            Event::Stripped { .. } => self.stripped += 1,
            _ => {}
        }
    }
}

fn play(game: &Wiege, config: &Config, number: u64, counter: &mut Counter) -> u32 {
    let mut state = game.setup(config, Seed::from_number(number), counter).expect("a good configuration");
    let mut rng = Rng::new(number);
    let mut legal = Vec::with_capacity(256);
    let mut decisions = 0;
    while let Turn::Await(seats) = game.turn(&state) {
        let seat = seats.lowest().expect("somebody is awaited");
        game.legal(&state, seat, &mut legal);
        let action = *rng.pick(&legal);
        game.play(&mut state, seat, action, counter);
        decisions += 1;
    }
    decisions
}

fn spread(numbers: &mut [u32]) -> String {
    numbers.sort_unstable();
    let last = numbers.len() - 1;
    let at = |percent: usize| numbers[last * percent / 100];
    format!("{:>4} {:>4} {:>4} {:>4} {:>4}", at(0), at(1), at(50), at(99), at(100))
}
