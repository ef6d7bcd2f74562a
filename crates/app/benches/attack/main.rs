//! One visitor does what they can to spoil the evening of another: each attack against the real server at its default
//! limits, with a victim who plays over a line of 80 ms, first alone and then under the attack.
//!
//! `cargo xtask attack --seconds 20` takes that long for each half. A long run holds the server to what an idle machine
//! keeps, a short one only to what even a busy machine does. Everybody has an address of their own in the loop-back
//! network, as strangers have. It ends with an error where the victim is spoilt.
#![allow(missing_docs, clippy::print_stdout, reason = "a program that prints what it measured")]
#![allow(clippy::disallowed_methods, reason = "it measures time and starts programs")]

mod attacks;
#[path = "../../tests/client/mod.rs"]
mod client;
mod scene;
mod spoilers;
mod victim;

use attacks::ATTACKS;
use scene::Scene;
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// How many seconds the victim plays alone, and then attacked, where nobody says.
const SECONDS: u64 = 20;
/// From so many seconds on, the figures are those that an idle machine must keep.
const LONG: u64 = 10;

#[tokio::main]
async fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let seconds = words.iter().find_map(|word| word.strip_prefix("--seconds="));
    let seconds = seconds.map_or(SECONDS, |seconds| seconds.parse().expect("--seconds is a number"));
    let mut names = words.iter().filter(|word| !word.starts_with('-')).peekable();
    let asked: Vec<&String> = names.by_ref().collect();
    let is_asked = |name: &str| asked.is_empty() || asked.iter().any(|asked| name.contains(asked.as_str()));
    let mut done = 0;
    for attack in ATTACKS.iter().filter(|attack| is_asked(attack.name)) {
        let started = Instant::now();
        let most = Duration::from_secs(120 + 6 * seconds);
        let scene = Scene { seconds: Duration::from_secs(seconds), is_long: seconds >= LONG };
        timeout(most, (attack.run)(scene)).await.expect("it ends in time");
        println!("test {} ... ok ({:.1?})", attack.name, started.elapsed());
        done += 1;
    }
    println!("{done} passed, 0 failed");
}
