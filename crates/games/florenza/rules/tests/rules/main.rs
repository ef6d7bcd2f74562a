//! Rule tests: the rulebook's examples, each building, work and box, the rulings, the game for one, whole games.

mod buildings;
mod data;
mod dice;
mod examples;
mod golden;
mod hidden;
mod laws;
mod memory;
mod perft;
mod positions;
mod rulings;
mod rulings_more;
mod soak;
mod solo;
mod support;
mod tracks;
mod undo;
mod works;
