//! The table of Die Wiege der Renaissance.

mod bar;
mod board;
mod cards;
mod decide;
mod duel;
mod events;
pub mod gallery;
mod market;
mod mine;
mod panels;
mod peek;
mod players;
mod scene;
mod score;
mod talk;
mod text;

pub use bar::bar;
pub use decide::decide;
pub use events::stack;
pub use market::market;
pub use mine::mine;
pub use peek::peek;
pub use players::opponent;
pub use scene::Scene;
pub use score::rows;
pub use talk::sentence;
pub use text::text;
