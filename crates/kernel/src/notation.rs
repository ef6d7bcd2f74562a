//! What the notations of all games' actions have in common: a verb, and after a colon what it speaks of.

use crate::game::Game;
use thiserror::Error;

/// The text is no action; with some that are.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not an action: write for example {0}")]
pub struct NoAction(pub &'static str);

/// Reads a notation by its verb and the rest, which may be nothing. Only an action of the game is taken, and only the text
/// by which it shows itself, so that no action can be written in two ways.
pub fn read<G: Game>(
    text: &str,
    examples: &'static str,
    parse: impl FnOnce(&str, &str) -> Option<G::Action>,
) -> Result<G::Action, NoAction> {
    let (verb, rest) = text.split_once(':').unwrap_or((text, ""));
    let is_action = |it: &G::Action| G::index(*it).is_some() && it.to_string() == text;
    parse(verb, rest).filter(is_action).ok_or(NoAction(examples))
}
