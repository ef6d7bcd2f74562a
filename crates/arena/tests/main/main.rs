//! Many matches of whole games.

mod bench;
mod contest;
mod play;
mod series;
mod smallest;
mod swarm;
