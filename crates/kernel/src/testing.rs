//! What the tests and benches of all games have in common, beside the laws.
//!
//! Nothing here needs another crate: a counter of allocations is handed in by the test that has one.

use crate::chance::Seed;
use crate::game::{Game, Silent, Turn};
use crate::rng::Rng;
use crate::seat::Seat;
use crate::table::playout;
use std::collections::BTreeSet;
use std::hint::black_box;

/// Plays whole random matches from these seed numbers, one after the other; how many decisions they took.
pub fn matches<G: Game>(game: &G, config: &G::Config, seeds: std::ops::Range<u64>) -> u32 {
    let mut legal = Vec::with_capacity(512);
    let mut rng = Rng::new(seeds.start);
    let mut decisions = 0;
    for seed in seeds {
        let mut state = first_state(game, config, seed);
        decisions += playout(game, &mut state, &mut legal, |legal| rng.below(legal.len()));
        black_box(&state);
    }
    decisions
}

/// The first state of a match with this seed number.
pub fn first_state<G: Game>(game: &G, config: &G::Config, seed: u64) -> G::State {
    game.setup(config, Seed::from_number(seed), &mut Silent).expect("a good configuration")
}

/// What a counter of allocations saw of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allocations {
    /// While matches were set up and played.
    pub playing: u64,
    /// While a state was copied.
    pub copying: u64,
    /// While one allocation was made: a counter that does not see it proves nothing.
    pub one: u64,
}

impl Allocations {
    /// What is seen of a game that never touches the heap.
    pub const NONE: Allocations = Allocations { playing: 0, copying: 0, one: 1 };
}

/// Sets up and plays so many random matches with each number of seats: what that allocated, and how many decisions were
/// watched with each number of seats at least.
///
/// `count` runs what it is given and says how many allocations that made.
pub fn allocations<G: Game<State: Copy>>(
    game: &G,
    matches: u64,
    count: impl Fn(&mut dyn FnMut()) -> u64,
) -> (Allocations, u32) {
    let one = count(&mut || drop(black_box(vec![1u8; 100])));
    let (mut seen, mut fewest) = (Allocations { playing: 0, copying: 0, one }, u32::MAX);
    let (least, most) = G::META.seats;
    for seats in usize::from(least)..=most.into() {
        let (config, mut rng, mut decisions) = (G::config(seats), Rng::new(seats as u64), 0);
        let mut legal = Vec::with_capacity(512);
        for seed in 0..matches {
            seen.playing += count(&mut || {
                let mut state = first_state(game, &config, seed);
                decisions += playout(game, &mut state, &mut legal, |legal| rng.below(legal.len()));
            });
        }
        let state = first_state(game, &config, 1);
        seen.copying += count(&mut || {
            let copy = state;
            assert_eq!(*black_box(&copy), state);
        });
        fewest = fewest.min(decisions);
    }
    (seen, fewest)
}

/// Every action of the game has its own index and notation, and the empty text and these others, separated by white
/// space, are none; what is wrong, if anything.
pub fn check_actions<G: Game>(others: &str) -> Result<(), String> {
    for index in 0..G::META.actions {
        let action = G::action_at(index).ok_or_else(|| format!("no action has the index {index}"))?;
        if G::index(action) != Some(index) {
            return Err(format!("{action} has not its index {index}"));
        }
        if action.to_string().parse().ok() != Some(action) {
            return Err(format!("{action} is not read as it is written"));
        }
    }
    if let Some(action) = G::action_at(G::META.actions) {
        return Err(format!("{action} is beyond the last action"));
    }
    let mut others = others.split_whitespace().chain([""]);
    match others.find(|text| text.parse::<G::Action>().is_ok()) {
        Some(text) => Err(format!("{text:?} is taken for an action")),
        None => Ok(()),
    }
}

/// Each ruling of a game's page has a test whose name begins with its number, and each such test a ruling: the row `| R07 |`
/// or the heading `## R7 Title` goes with `fn r07_…`. How many rulings there are, or which of them has no partner.
pub fn check_rulings(page: &str, tests: &[&str]) -> Result<usize, String> {
    let ids = |lines: &str, begin: &[&str], end: char| -> BTreeSet<(char, u8)> {
        let id = |line: &str| {
            let rest = begin.iter().find_map(|begin| line.strip_prefix(begin))?;
            let mut letters = rest.split_once(end)?.0.chars();
            Some((letters.next()?.to_ascii_lowercase(), letters.as_str().parse().ok()?))
        };
        lines.lines().filter_map(id).collect()
    };
    let rulings = ids(page, &["| ", "## "], ' ');
    let tested = ids(&tests.concat(), &["fn "], '_');
    match rulings.symmetric_difference(&tested).next() {
        Some((letter, number)) => {
            let what = if rulings.contains(&(*letter, *number)) { "test" } else { "ruling" };
            Err(format!("{letter}{number:02} has no {what}"))
        }
        None => Ok(rulings.len()),
    }
}

/// The seat with this number.
pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a number of a seat")
}

/// The lowest seat that is to decide.
pub fn to_decide<G: Game>(game: &G, state: &G::State) -> Seat {
    match game.turn(state) {
        Turn::Await(seats) => seats.lowest().expect("somebody decides"),
        Turn::Over => panic!("the match is over"),
    }
}

/// The notation of everything that the seat may do.
pub fn notations<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    legal.iter().map(ToString::to_string).collect()
}

/// Plays an action by its notation and checks the state after it; panics with a reason where the game refuses it.
pub fn play<G: Game>(game: &G, state: &mut G::State, seat: Seat, text: &str, told: &mut Vec<G::Event>) {
    let action: G::Action = parse::<G>(text);
    if let Err(illegal) = game.apply(state, seat, action, told) {
        panic!("seat {seat}, {text}: {illegal}; legal are {:?}", notations(game, state, seat));
    }
    game.check(state).unwrap_or_else(|broken| panic!("after {text}: {broken}"));
}

/// Why the seat may not do this; `None` if it may, and then it is among what is legal.
pub fn refusal<G: Game>(game: &G, state: &G::State, seat: Seat, text: &str) -> Option<String> {
    let why = game.why_not(state, seat, parse::<G>(text));
    assert_eq!(why.is_none(), notations(game, state, seat).iter().any(|it| it == text), "{text}");
    why.map(|illegal| illegal.to_string())
}

fn parse<G: Game>(text: &str) -> G::Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::check_rulings;

    #[test]
    fn a_ruling_without_a_test_is_named_and_so_is_a_test_without_a_ruling() {
        let page = "# Rulings\n\n| No. | Decision |\n| --- | --- |\n| R1 | No. |\n\n## R2 Passing\nYes.\n";
        let tests = ["#[test]\nfn r01_no() {}\n", "fn r02_yes() {}\nfn read_it() {}\n"];
        assert_eq!(check_rulings(page, &tests), Ok(2));
        assert_eq!(check_rulings(page, &tests[..1]), Err("r02 has no test".into()));
        assert_eq!(check_rulings("## R2 Passing\n", &tests), Err("r01 has no ruling".into()));
    }
}
