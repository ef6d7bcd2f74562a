//! Matches that were played beforehand, so that the client knows every action without asking.

use kernel::record::Sitter;
use kernel::table::Table;
use kernel::{Rng, Seed, Turn};
use lorenzo::{Config, Lorenzo};
use std::sync::Arc;

/// How many people sit at a table.
pub(crate) const SEATS: usize = 4;

/// Who does what, from the first decision to the last.
pub(crate) type Script = Vec<(usize, String)>;

/// A match from this seed, played at random.
pub(crate) fn write(game: &Arc<Lorenzo>, seed: u64) -> Script {
    let sitters = vec![Sitter { name: "one of us".into(), bot: None }; SEATS];
    let opened = Table::open(game.clone(), Config::new(SEATS as u8), sitters, Seed::from_number(seed));
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
