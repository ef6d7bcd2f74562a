//! What is to be drawn: a view, who looks, and what that seat may do.

use crate::board::{Looking, Sitting};
use crate::icons::{emblem, emblem_of, icon};
use ::wiege::cards::CardId;
use ::wiege::pending::Scoring;
use ::wiege::pieces::{EventId, Symbol, Symbols};
use ::wiege::place::{Place, Spot};
use ::wiege::state::{Open, Player};
use ::wiege::{Action, Event, Reason, State, Tables, View, Wiege};
use kernel::{Game, Illegal, Rng, Seat, Viewer};
use maud::{Markup, html};
use words::wiege::{Teller, reason};
use words::{Arg, Lang, Phrase, tell};

/// What is to be drawn.
pub struct Scene<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// The rules and data.
    pub game: &'a Wiege,
    /// What is seen.
    pub view: &'a View,
    /// Who sits where.
    pub sitting: &'a [Sitting],
    /// Everything the looking seat may do.
    pub legal: Vec<Action>,
    /// Whether it may take back its last decision.
    pub can_undo: bool,
    /// The address of the rules.
    pub rules: &'a str,
    names: Vec<String>,
    state: State,
}

/// A column of a tableau, at the symbol it is drawn under.
pub(super) struct Column<'a> {
    /// Its number among the columns, from 0.
    pub(super) number: u8,
    /// The symbols it can be.
    pub(super) symbols: Symbols,
    /// Its cards, the one laid last at the end.
    pub(super) cards: &'a [CardId],
    /// How often it shows its symbol.
    pub(super) count: u8,
}

impl<'a> Scene<'a> {
    /// The scene of a view. What may be done is worked out on a state imagined from it: the law says it is the same.
    pub fn new(game: &'a Wiege, view: &'a View, looking: Looking<'a>) -> Scene<'a> {
        let Looking { lang, sitting, is_asked, can_undo, rules } = looking;
        let state = game.imagine(view, &mut Rng::new(0));
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = view.viewer
            && is_asked
        {
            game.legal(&state, seat, &mut legal);
        }
        let seats = view.open.seats();
        let names = sitting.iter().take(seats).map(|it| it.name.clone()).collect();
        Scene { lang, game, view, sitting, legal, can_undo, rules, names, state }
    }

    /// The seat that looks, unless a spectator does.
    pub fn own(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// The seat at the lower edge of the table: the one that looks, or the first.
    pub(super) fn home(&self) -> Seat {
        self.own().unwrap_or_default()
    }

    /// The seat so many places to the left of the lower edge.
    pub(super) fn beside(&self, steps: usize) -> Seat {
        (0..steps).fold(self.home(), |seat, _| seat.left(self.seats()))
    }

    pub(super) fn seats(&self) -> usize {
        self.open().seats()
    }

    /// Whether the looking seat is to decide.
    pub fn is_my_turn(&self) -> bool {
        !self.legal.is_empty()
    }

    /// Whether a piece is to be put somewhere, lifted or given.
    pub(super) fn is_placing(&self) -> bool {
        self.legal.iter().any(|it| matches!(it, Action::Place(..) | Action::Lift(_) | Action::Move(_)))
    }

    pub(super) fn open(&self) -> &Open {
        &self.view.open
    }

    pub(super) fn tables(&self) -> &Tables {
        self.game.tables()
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.view.open.players[seat]
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    pub(super) fn teller(&self) -> Teller<'_> {
        Teller { lang: self.lang, tables: self.tables(), players: &self.names }
    }

    /// A heading's word as the way to its rule.
    pub(super) fn rule(&self, anchor: &str, key: &'static str) -> Markup {
        self.rule_of(anchor, &self.say(key))
    }

    /// The same for a word that is already told.
    pub(super) fn rule_of(&self, anchor: &str, word: &str) -> Markup {
        crate::told::rule(self.lang, self.rules, anchor, word)
    }

    /// A word of the page.
    pub(super) fn say(&self, key: &'static str) -> String {
        words::say(self.lang, key)
    }

    pub(super) fn tell(&self, phrase: &Phrase) -> String {
        tell(self.lang, phrase)
    }

    /// A phrase with a number in it.
    pub(super) fn count(&self, key: &'static str, n: impl Into<i64>) -> String {
        self.tell(&Phrase::new(key).number("n", n))
    }

    /// A phrase about somebody.
    pub(super) fn about(&self, key: &'static str, seat: Seat) -> String {
        self.tell(&Phrase::new(key).with("who", Arg::Text(self.name(seat).to_owned())))
    }

    pub(super) fn place_words(&self, place: Place) -> String {
        self.tell(&self.teller().place(place))
    }

    pub(super) fn may(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    pub(super) fn emblem(&self, seat: Seat) -> Markup {
        emblem(seat, self.name(seat), "")
    }

    /// A stone of a seat's colour.
    pub(super) fn stone(&self, seat: Seat) -> Markup {
        emblem(seat, &self.about("w-b-stone-of", seat), "st")
    }

    /// The pawn of a seat.
    pub(super) fn pawn(&self, seat: Seat) -> Markup {
        let sign = emblem_of(seat);
        html! {
            span class={ "pawn p-" (sign) } role="img" aria-label=(self.about("w-b-pawn-of", seat)) {
                (icon(&format!("e-{sign}"))) b { (icon("pawnstar")) }
            }
        }
    }

    /// Who has a piece on a spot.
    pub(super) fn holder(&self, spot: Spot) -> Option<Seat> {
        let covered = self.open().at(spot.place()).covered;
        Seat::all(self.seats()).find(|seat| covered[seat.index()] & spot.bit() != 0)
    }

    /// The scoring that is under way, all card actions being over.
    pub(super) fn scoring(&self) -> Option<&Scoring> {
        use ::wiege::pending::Ask;
        let is_on =
            matches!(self.open().ask, Ask::Name | Ask::Count { .. } | Ask::Keep | Ask::Reveal | Ask::Pay);
        self.open().scoring.as_ref().filter(|_| is_on)
    }

    /// The event being scored, or about to be.
    pub(super) fn scored_event(&self) -> Option<EventId> {
        self.open().scoring.as_ref().and_then(|it| self.open().at(it.place).top())
    }

    /// The columns of a seat by symbol; a column that can be either of two stands at a symbol no other has.
    pub(super) fn columns(&self, seat: Seat) -> [Option<Column<'_>>; 5] {
        let tableau = &self.player(seat).tableau;
        let possible = self.game.possible(self.open(), seat);
        let mut slots: [Option<Column<'_>>; 5] = [const { None }; 5];
        let mut order: Vec<usize> = (0..tableau.n_columns()).collect();
        order.sort_by_key(|number| possible[*number].len());
        for number in order {
            let symbols = possible[number];
            let free = |symbol: &Symbol| slots[*symbol as usize].is_none();
            let at = symbols.iter().find(free).or_else(|| Symbol::ALL.into_iter().find(free));
            let Some(at) = at else { continue };
            let number = number as u8;
            let (cards, count) =
                (tableau.column(usize::from(number)), Wiege::count(self.open(), seat, number));
            slots[at as usize] = Some(Column { number, symbols, cards, count });
        }
        slots
    }

    /// What an action lacks; `None` if it may be done, or is not asked now.
    pub(super) fn lacks(&self, action: Action) -> Option<Reason> {
        match self.game.why_not(&self.state, self.own()?, action)? {
            Illegal::NotAllowed(Reason::NotAsked) | Illegal::NotYourTurn | Illegal::GameOver => None,
            Illegal::NotAllowed(why) => Some(why),
        }
    }

    pub(super) fn why(&self, why: Reason) -> String {
        self.tell(&reason(&why))
    }

    /// What an action leads to, on a copy: the state and the events up to the first that shows something hidden.
    pub(super) fn after(&self, action: Action) -> Option<(State, Vec<Event>)> {
        self.after_on(&self.state, action)
    }

    pub(super) fn after_on(&self, state: &State, action: Action) -> Option<(State, Vec<Event>)> {
        let seat = self.own()?;
        let (mut copy, mut events) = (*state, Vec::new());
        self.game.apply(&mut copy, seat, action, &mut events).ok()?;
        let shown = events.iter().position(|event| self.game.reveals(event).contains(seat));
        events.truncate(shown.unwrap_or(events.len()));
        Some((copy, events))
    }
}
