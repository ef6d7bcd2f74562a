//! The table of Lorenzo il Magnifico.

mod arcade;
mod bar;
mod board;
mod cards;
mod church;
mod decide;
pub mod gallery;
mod log;
mod marks;
mod mine;
mod peek;
mod players;
mod scene;
mod score;
mod text;
mod towers;

pub use arcade::{arcade, council, market, work};
pub use bar::bar;
pub use church::church;
pub use decide::decide;
pub use log::{line, phrase, sentence};
pub use marks::{amounts, effects};
pub use mine::mine;
pub use peek::{enough, peek};
pub use players::players;
pub use scene::Scene;
pub use score::rows;
pub use text::text;
pub use towers::{AS_THEY_STAND, tower, towers};
