//! The games drawn: from a view to markup, without a server.
//!
//! Everything here is a function from what a seat sees to HTML. What may be done, why not, and what it would bring is
//! asked of the rules on a state imagined from the view, so nothing hidden can show. Pages, addresses and cookies are
//! the business of `web`; texts come from `words`; drawings are symbols in `assets/icons.svg`
//! and, for one game alone, in a sheet of its own.

pub mod assets;
mod board;
pub mod chart;
pub mod florenza;
mod gallery;
pub mod icons;
pub mod lorenzo;
pub mod score;
pub mod told;
pub mod wiege;

pub use board::{Board, Goal, Key, Looking, Row, Sitting, Tab, Wish, line};
pub use gallery::Exhibit;
