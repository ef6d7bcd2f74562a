//! What games draw: from a view to markup, without a server and without naming a game.
//!
//! A game draws its table as a [`Board`]: functions from what a seat sees to HTML. What may be done, why not, and what it would
//! bring is asked of the rules on a state imagined from the view, so nothing hidden can show. Pages, addresses and cookies
//! are the business of `web`; texts come from `words`; drawings are symbols in `assets/icons.svg` and, for one game alone,
//! in a sheet of its own.
#![warn(missing_docs)]

pub mod assets;
mod board;
pub mod chart;
mod gallery;
pub mod icons;
pub mod markup;
mod scene;
pub mod score;

pub use board::{Board, Form, Goal, Perspective, Row, Shortcut, Sitting, Tab, action_lines};
pub use gallery::Exhibit;
pub use scene::SceneBase;
