//! Golden games: whole matches in notation with what came of every decision, scores and a state digest each round.
//!
//! The files in `golden/` are replayed from their own notation and compared line by line. `UPDATE_EXPECT=1` rewrites
//! them: the decisions stay where they are still legal; a missing or broken game is played anew from its seed.

mod game;
mod tell;

mod files;
