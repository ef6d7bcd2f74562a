//! What a game says: its events, actions, refusals and options, as phrases.

use crate::{Catalog, Key, Lang, Phrase};
use kernel::bundle::{Action, Config, Event, Reason, View};
use kernel::{Bundle, Seat};

/// A game that is told in words: in the log of its table, on the terminal, to programs that ask what they may do.
///
/// `names` are the players' names in seat order. Everything is told from views and redacted events, so nothing hidden can
/// be said.
pub trait Worded: Bundle {
    /// The game's own words.
    const CATALOG: &'static Catalog;
    /// What the game is called.
    const NAME: Key;
    /// What it is, in a few words below its name.
    const LINE: Key;
    /// What one does in it, in a sentence or two.
    const WHAT: Key;

    /// What happened, a phrase for each thing that is worth telling, in order.
    fn events(game: &Self::Game, lang: Lang, names: &[String], events: &[Event<Self>]) -> Vec<Phrase>;

    /// An action as a sentence, as what is seen before it explains it.
    fn action(
        game: &Self::Game,
        lang: Lang,
        names: &[String],
        view: &View<Self>,
        action: Action<Self>,
    ) -> String;

    /// Why the rules refuse something.
    fn reason(game: &Self::Game, reason: &Reason<Self>) -> Phrase;

    /// The options of a match, each in a few words, as they stand behind its name. Where a choice has no plain side, as
    /// between two forms of a game, the side that was taken is always named.
    fn options(config: &Config<Self>) -> Vec<Phrase>;

    /// The heading of the part of the match that begins with this event.
    fn chapter(event: &Event<Self>) -> Option<Phrase>;

    /// What is left of an event when a whole match must fit on a page: a few words, in the line of a seat or in the heading.
    fn brief(game: &Self::Game, lang: Lang, event: &Event<Self>) -> Option<(Option<Seat>, Phrase)>;

    /// How the seats stand, as far as this view shows it: a table with a line for each seat.
    fn standing(game: &Self::Game, lang: Lang, view: &View<Self>) -> Vec<Column>;

    /// The name of a piece that statistics count, by its kind and its stable word.
    fn piece(game: &Self::Game, lang: Lang, kind: &str, id: &str) -> Option<String>;
}

/// A column of a table with a line for each seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// What it shows.
    pub head: String,
    /// What each seat has of it, in seat order.
    pub cells: Vec<String>,
}
