//! What every game draws of its table: the pages know no game, only this.

use kernel::{Game, PerSeat, Rng, Seat, Silent, Viewer};
use maud::Markup;
use std::collections::BTreeMap;
use words::{Lang, Phrase};

/// Who sits in a seat, for the page.
#[derive(Clone, Debug, Default)]
pub struct Sitting {
    /// The name shown.
    pub name: String,
    /// A bot plays.
    pub is_bot: bool,
}

/// Who looks at a table, and how.
#[derive(Clone, Copy, Debug)]
pub struct Looking<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// Who sits where.
    pub sitting: &'a [Sitting],
    /// Whether the seat that looks may decide now: never in a replay, or while others may still take back.
    pub is_asked: bool,
    /// Whether it may take back its last decision.
    pub can_undo: bool,
    /// The address of the rules, so that each part can link to its own: `ADDRESS#anchor`.
    pub rules: &'a str,
}

/// One row of the score: the key of its word, and everybody's points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The key of its word.
    pub key: &'static str,
    /// Everybody's points.
    pub points: PerSeat<i32>,
}

/// What somebody who plays alone must reach: points of nobody at the table.
#[derive(Clone, Debug)]
pub struct Goal {
    /// Whose points they are.
    pub whose: Phrase,
    /// How many.
    pub points: i32,
    /// The key of the sentence said when they are reached, with `who`, their points `n` and these `goal`.
    pub reached: &'static str,
    /// The same when they are missed.
    pub missed: &'static str,
}

/// A part of the table on a small screen, where one is shown at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tab {
    /// Its id: `board`, `me`, `others`, `log`; style sheets show the part by `#tab-ID`.
    pub id: &'static str,
    /// The icon.
    pub icon: String,
    /// The key of its word.
    pub key: &'static str,
}

/// What a key does at a table, for the help and for the live module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// The key, as it is printed on a keyboard.
    pub key: &'static str,
    /// The key of the sentence that says what it does.
    pub what: &'static str,
    /// The part of the page it leads to, as a selector, where that is all it does.
    pub to: Option<&'static str>,
}

impl Key {
    /// A key that does something.
    pub const fn does(key: &'static str, what: &'static str) -> Key {
        Key { key, what, to: None }
    }

    /// A key that leads to a part of the page.
    pub const fn leads(key: &'static str, what: &'static str, to: &'static str) -> Key {
        Key { key, what, to: Some(to) }
    }
}

/// What is asked about before it is done: the words of a form that is not yet sent.
pub type Wish = BTreeMap<String, String>;

/// A game that can be drawn.
///
/// A page is made of parts. Each has an id of its own and changes by itself while the page stands; what a game draws here,
/// it draws from a view alone.
pub trait Board: Game {
    /// A view made ready to be drawn.
    type Scene<'a>;

    /// The class of the table on the page, which the game's style sheet speaks of.
    const CLASS: &'static str;
    /// The key of the game's name.
    const NAME: &'static str;
    /// The game's style sheet, beside the one that all pages have.
    const STYLE: &'static str;
    /// Symbols of this game alone, beside those that all pages have.
    const SYMBOLS: &'static str;
    /// The key of the sentence that says what broke a tie, with the winner as `who`.
    const TIE: &'static str = "score-tie-rules";
    /// The keys with which this game is played, beside those that every table has.
    const KEYS: &'static [Key];

    /// Makes a view ready.
    fn scene<'a>(&'a self, view: &'a Self::View, looking: Looking<'a>) -> Self::Scene<'a>;

    /// Whether the seat that looks is to decide.
    fn is_my_turn(scene: &Self::Scene<'_>) -> bool;

    /// The middle of the bar: the time of the match, dice, whose turn it is, and what is awaited, in words.
    fn bar(scene: &Self::Scene<'_>) -> Markup;

    /// The parts of the table, each with its id.
    fn parts(scene: &Self::Scene<'_>) -> Vec<(&'static str, Markup)>;

    /// The whole table: `place` puts a part in its place, `log` is what every game has (log and talk).
    fn arrange(scene: &Self::Scene<'_>, place: &dyn Fn(&str) -> Markup, log: Markup) -> Markup;

    /// The parts shown one at a time on a small screen, in their order.
    fn tabs(scene: &Self::Scene<'_>) -> Vec<Tab>;

    /// The panel of the decision that is asked for, if any.
    fn decide(scene: &Self::Scene<'_>) -> Markup;

    /// What something would do, as a small sheet; `None` where it is not possible or the game has no such sheet.
    fn peek(scene: &Self::Scene<'_>, wish: &Wish) -> Option<Markup>;

    /// The complete table in words, under headings of the second level and below: all that is drawn, and what may be done
    /// as buttons of the form `act`, each with its sentence.
    fn text(scene: &Self::Scene<'_>) -> Markup;

    /// The rows of the score as it stands, for the sheet and for charts.
    fn score(scene: &Self::Scene<'_>) -> Vec<Row>;

    /// What must be reached by who plays alone, where the game has such a goal.
    fn goal(_scene: &Self::Scene<'_>) -> Option<Goal> {
        None
    }

    /// The round (or turn) of the match, from 1; 0 before the first.
    fn round(view: &Self::View) -> u32;

    /// What one seat did in a row, or what happened to everybody, as one line of the log; `None` for what is not told.
    fn sentence(&self, lang: Lang, names: &[String], events: &[Self::Event]) -> Option<Markup>;

    /// An action in the reader's words, as what is seen explains it.
    fn deed(&self, lang: Lang, names: &[String], view: &Self::View, action: Self::Action) -> Markup;

    /// What to ask [`Board::peek`] about to have an action shown; nothing where it is an answer among others.
    fn wish(_action: Self::Action) -> Wish {
        Wish::new()
    }

    /// The name of a piece that statistics count, by its kind and its stable word.
    fn piece(&self, _lang: Lang, _kind: &str, _id: &str) -> Option<String> {
        None
    }

    /// Whether a turn ends with this event.
    fn ends_turn(event: &Self::Event) -> bool;

    /// Whether somebody else at the same screen must not see what this seat sees.
    fn has_secrets(view: &Self::View) -> bool;
}

/// Decisions of one seat in a row, each in the reader's words as what is seen then explains it.
pub fn line<G: Board>(
    game: &G,
    lang: Lang,
    names: &[String],
    (seat, view): (Seat, &G::View),
    actions: &[G::Action],
) -> Vec<Markup> {
    let mut state = game.imagine(view, &mut Rng::new(0));
    let told = actions.iter().map(|action| {
        let told = game.deed(lang, names, &game.view(&state, Viewer::Seat(seat)), *action);
        // What only another world allows is told as it stands before it.
        game.apply(&mut state, seat, *action, &mut Silent).ok();
        told
    });
    told.collect()
}
