//! One type on which everything hangs that a game brings beside its rules.
//!
//! A game's rules know no bots, no pages and no words, so what those need of a game is written outside of its rules. Rust
//! lets a crate implement somebody else's trait only for a type of its own: that type is the game's bundle, an empty struct
//! in the game's folder. The traits of the crates above (`words::Worded`, `boards::Board`, `bots::Evaluated` and so on)
//! are implemented for it, and code that is generic over games names it once.

use crate::game::Game;

/// Everything a game brings beside its rules.
pub trait Bundle: Send + Sync + 'static {
    /// The rules on which all of this stands.
    type Game: Game;
}

/// The options of the bundle's game.
pub type Config<B> = <<B as Bundle>::Game as Game>::Config;
/// A state of the bundle's game.
pub type State<B> = <<B as Bundle>::Game as Game>::State;
/// An action of the bundle's game.
pub type Action<B> = <<B as Bundle>::Game as Game>::Action;
/// An event of the bundle's game.
pub type Event<B> = <<B as Bundle>::Game as Game>::Event;
/// What a viewer sees of a state of the bundle's game.
pub type View<B> = <<B as Bundle>::Game as Game>::View;
/// Why an action of the bundle's game is refused.
pub type Reason<B> = <<B as Bundle>::Game as Game>::Reason;
