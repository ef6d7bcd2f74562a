//! Matches that were played beforehand, so that the client knows every action without asking.

use games::Visitor;
use kernel::record::Sitter;
use kernel::table::Table;
use kernel::{Game, Rng, Seed, Turn};
use playable::{Chosen, Playable};
use std::sync::Arc;

/// How many people sit at a table, where the game allows it.
const SEATS: u8 = 4;

/// Who does what, from the first decision to the last.
pub(crate) type Script = Vec<(usize, String)>;

/// Matches of one game.
pub(crate) struct Matches {
    /// The game's id.
    pub(crate) game: &'static str,
    /// How many people sit at a table.
    pub(crate) seats: usize,
    /// The match with the seed number `i` at `i`.
    pub(crate) scripts: Vec<Arc<Script>>,
}

impl Matches {
    /// So many matches of the game with this id, played at random.
    pub(crate) fn of(id: &str, number: u64) -> Option<Matches> {
        games::visit(id, Play { number })
    }

    /// The match with this seed number; there are fewer matches than tables.
    pub(crate) fn script(&self, number: u64) -> (u64, Arc<Script>) {
        let seed = number % self.scripts.len() as u64;
        (seed, self.scripts[seed as usize].clone())
    }
}

struct Play {
    number: u64,
}

impl Visitor for Play {
    type Output = Matches;

    fn visit<P: Playable>(self) -> Matches {
        let game = Arc::new(P::standard());
        let (fewest, most) = P::Game::META.seats;
        let seats = SEATS.clamp(fewest, most);
        let scripts = (0..self.number).map(|seed| Arc::new(write::<P>(&game, seats, seed)));
        Matches { game: P::Game::META.id, seats: seats.into(), scripts: scripts.collect() }
    }
}

/// A match from this seed, played at random.
fn write<P: Playable>(game: &Arc<P::Game>, seats: u8, seed: u64) -> Script {
    let sitters = vec![Sitter { name: "one of us".into(), bot: None }; seats.into()];
    let config = P::configure(seats, &Chosen::default());
    let opened = Table::open(game.clone(), config, sitters, Seed::from_number(seed));
    let Ok((mut table, _)) = opened else { return Script::new() };
    let mut rng = Rng::new(seed);
    let mut script = Script::new();
    while let Turn::Await(seats) = table.turn() {
        let Some(seat) = seats.lowest() else { break };
        let action = *rng.pick(&table.legal(seat));
        script.push((seat.index(), action.to_string()));
        if table.act(table.version(), seat, action).is_err() {
            break;
        }
    }
    script
}
