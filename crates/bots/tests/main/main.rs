//! The bots at the smallest game; each game's own tests have what must hold in every game (`bots::laws`).

mod advice;
mod exec;
mod kinds;
mod pauses;
mod random;
mod smallest;
