//! What moves and what is shown for a while when something happened, told by the games and shown by every page alike.

use kernel::Seats;
use maud::Markup;

/// Something that flies from one place of the table to another when an entry is first shown: goods, coins, stones that are paid.
/// What has an identity needs none of this: it names itself in the markup, and travels when it lies elsewhere.
#[derive(Clone, Debug)]
pub struct Travel {
    /// The place it comes from: an element with this `data-hold`.
    pub from: String,
    /// The place it goes to, named in the same way.
    pub to: String,
    /// What it looks like: a small drawing that needs nothing around it.
    pub what: Markup,
    /// How many fly, one after another.
    pub times: u8,
}

/// A result that stays until it is read.
#[derive(Clone, Debug)]
pub struct Moment {
    /// What happened, in a few words: the heading.
    pub title: String,
    /// What there is to read.
    pub inside: Markup,
    /// Those whom it concerns: to them it stays until they go on, to others for a few seconds.
    pub concerns: Seats,
}

/// What happened with an entry, as its reader may see it.
#[derive(Clone, Copy, Debug)]
pub struct Happened<'a, E> {
    /// What happened with it.
    pub events: &'a [E],
    /// What happened before it, entry by entry, the oldest first, as far back as the log reaches.
    pub before: &'a [&'a [E]],
}
