//! The table of Florenza Dice Game.

mod bar;
mod board;
mod decide;
mod dice;
mod drawer;
pub mod gallery;
mod hand;
mod log;
mod marks;
mod others;
mod peek;
mod reach;
mod scene;
mod score;
mod sheet;
mod street;
mod text;
mod tracks;
mod uses;

pub use bar::bar;
pub use decide::decide;
pub use log::sentence;
pub use peek::peek;
pub use scene::Scene;
pub use score::{goal, rows};
pub use text::text;
