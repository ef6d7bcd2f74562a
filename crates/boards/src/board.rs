//! What every game draws of its table: the pages know no game, only this.

use crate::assets::Assets;
use crate::{SceneBase, markup};
use kernel::bundle::{Action, Event, View};
use kernel::{Game, PerSeat, Rng, Seat, Silent, Viewer};
use maud::Markup;
use std::collections::BTreeMap;
use std::ops::Deref;
use words::{Key, Lang, Phrase, Worded, key};

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
pub struct Perspective<'a> {
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
    pub key: Key,
    /// Everybody's points.
    pub points: PerSeat<i32>,
}

/// What somebody who plays alone must reach: points of nobody at the table.
#[derive(Clone, Debug)]
pub struct Goal {
    /// Whose points they are.
    pub whose: Phrase,
    /// How many points must be reached.
    pub points: i32,
    /// The key of the sentence said when they are reached, with `who`, their points `n` and these `goal`.
    pub reached: Key,
    /// The same when they are missed.
    pub missed: Key,
}

/// A part of the table on a small screen, where one is shown at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tab {
    /// Its id: `board`, `me`, `others`, `log`; style sheets show the part by `#tab-ID`.
    pub id: &'static str,
    /// The id of its icon among the symbols of the page.
    pub icon: String,
    /// The key of its word.
    pub key: Key,
}

/// What a key of the keyboard does at a table, for the help and for the live module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortcut {
    /// The key, as it is printed on a keyboard.
    pub keys: &'static str,
    /// The sentence that says what it does.
    pub what: Key,
    /// The part of the page it leads to, as a selector, where that is all it does.
    pub to: Option<&'static str>,
}

impl Shortcut {
    /// A key that does something.
    pub const fn does(keys: &'static str, what: Key) -> Shortcut {
        Shortcut { keys, what, to: None }
    }

    /// A key that leads to a part of the page.
    pub const fn leads(keys: &'static str, what: Key, to: &'static str) -> Shortcut {
        Shortcut { keys, what, to: Some(to) }
    }
}

/// The fields of a form, sent or not yet sent.
pub type Form = BTreeMap<String, String>;

/// A game that can be drawn.
///
/// A page is made of parts. Each has an id of its own and changes by itself while the page stands; what a game draws here,
/// it draws from a view alone.
pub trait Board: Worded {
    /// A view made ready to be drawn.
    type Scene<'a>: Deref<Target = SceneBase<'a, Self::Game>>;

    /// The class of the table on the page, which the game's style sheet speaks of.
    const CLASS: &'static str;
    /// The files that its pages need: `assets!()` where they lie in the folder `assets`.
    const ASSETS: Assets;
    /// The sentence that says what broke a tie, with the winner as `who`.
    const TIE: Key = key!("score-tie-rules");
    /// The keys with which this game is played, beside those that every table has.
    const SHORTCUTS: &'static [Shortcut];

    /// Makes a view ready.
    fn scene<'a>(game: &'a Self::Game, view: &'a View<Self>, perspective: Perspective<'a>)
    -> Self::Scene<'a>;

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
    fn preview(scene: &Self::Scene<'_>, form: &Form) -> Option<Markup>;

    /// The complete table in words, under headings of the second level and below: all that is drawn, and what may be done
    /// as buttons of the form `act`, each with its sentence.
    fn text(scene: &Self::Scene<'_>) -> Markup;

    /// The rows of the score as it stands, for the sheet and for charts.
    fn score(scene: &Self::Scene<'_>) -> Vec<Row>;

    /// What must be reached by whoever plays alone, where the game has such a goal.
    fn goal(_scene: &Self::Scene<'_>) -> Option<Goal> {
        None
    }

    /// The round (or turn) of the match, from 1; 0 before the first.
    fn round(view: &View<Self>) -> u32;

    /// A slot of a phrase, drawn: `what` says what it is, `plain` is the same in words.
    fn slot(lang: Lang, what: &str, plain: &str) -> Markup;

    /// What one seat did in a row, or what happened to everybody, as one line of the log; `None` for what is not told.
    fn log_line(game: &Self::Game, lang: Lang, names: &[String], events: &[Event<Self>]) -> Option<Markup> {
        let phrases = Self::events(game, lang, names, events);
        markup::sentence(lang, &phrases, &|what, plain| Self::slot(lang, what, plain))
    }

    /// An action in the reader's words with its icons, as what is seen explains it.
    fn action_line(
        game: &Self::Game,
        lang: Lang,
        names: &[String],
        view: &View<Self>,
        action: Action<Self>,
    ) -> Markup;

    /// The form that asks [`Board::preview`] about an action; empty where it is an answer among others.
    fn form_of(_action: Action<Self>) -> Form {
        Form::new()
    }

    /// The action that a form asks for in a way of this game's own; every form may also name one by its notation.
    ///
    /// It is given in notation; what of the form cannot be read is the error.
    fn action_of(_form: &Form) -> Result<Option<String>, String> {
        Ok(None)
    }

    /// The answer that a form has given beforehand to the question that its action led to, if it is among those allowed.
    fn answer_of(_form: &Form, _legal: &[Action<Self>]) -> Option<Action<Self>> {
        None
    }

    /// The seat whose line of the log an event belongs to; none for what happens to everybody.
    fn seat_of(event: &Event<Self>) -> Option<Seat>;

    /// Whether a turn ends with this event.
    fn ends_turn(event: &Event<Self>) -> bool;

    /// Whether somebody else at the same screen must not see what this seat sees.
    fn has_secrets(view: &View<Self>) -> bool;
}

/// Decisions of one seat in a row, each in the reader's words as what is seen then explains it.
pub fn action_lines<B: Board>(
    game: &B::Game,
    lang: Lang,
    names: &[String],
    (seat, view): (Seat, &View<B>),
    actions: &[Action<B>],
) -> Vec<Markup> {
    let mut state = game.imagine(view, &mut Rng::new(0));
    let told = actions.iter().map(|action| {
        let told = B::action_line(game, lang, names, &game.view(&state, Viewer::Seat(seat)), *action);
        // What only another world allows is told as it stands before it.
        game.apply(&mut state, seat, *action, &mut Silent).ok();
        told
    });
    told.collect()
}
