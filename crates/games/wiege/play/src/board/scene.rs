//! What is to be drawn: a view, who looks, and what that seat may do.

use crate::texts::{Teller, reason};
use boards::icons::{emblem, emblem_of, icon};
use boards::{Perspective, SceneBase};
use kernel::{Game, Illegal, Seat};
use maud::{Markup, html};
use std::ops::Deref;
use wiege::cards::CardId;
use wiege::pending::Scoring;
use wiege::pieces::{EventId, Symbol, Symbols};
use wiege::place::{Place, Spot};
use wiege::state::Open;
use wiege::{Action, Event, Reason, State, View, Wiege};

/// What is to be drawn.
pub struct Scene<'a> {
    base: SceneBase<'a, Wiege>,
}

impl<'a> Deref for Scene<'a> {
    type Target = SceneBase<'a, Wiege>;

    fn deref(&self) -> &SceneBase<'a, Wiege> {
        &self.base
    }
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
    /// The scene of a view.
    pub(super) fn new(game: &'a Wiege, view: &'a View, perspective: Perspective<'a>) -> Scene<'a> {
        let base = SceneBase::new(game, view, view.viewer, view.open.seats(), perspective);
        Scene { base }
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

    /// Whether a piece is to be put somewhere, lifted or given.
    pub(super) fn is_placing(&self) -> bool {
        self.legal.iter().any(|it| matches!(it, Action::Place(..) | Action::Lift(_) | Action::Move(_)))
    }

    pub(super) fn open(&self) -> &Open {
        &self.view.open
    }

    pub(super) fn teller(&self) -> Teller<'_> {
        Teller { lang: self.lang, tables: self.game.tables(), players: &self.names }
    }

    pub(super) fn place_words(&self, place: Place) -> String {
        self.tell(&self.teller().place(place))
    }

    /// A stone of a seat's colour.
    pub(super) fn stone(&self, seat: Seat) -> Markup {
        emblem(seat, &self.about(key!("w-b-stone-of"), seat), "st")
    }

    /// The pawn of a seat.
    pub(super) fn pawn(&self, seat: Seat) -> Markup {
        let sign = emblem_of(seat);
        html! {
            span class={ "pawn p-" (sign) } role="img" aria-label=(self.about(key!("w-b-pawn-of"), seat)) {
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
        use wiege::pending::Ask;
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
        let tableau = &self.open().players[seat].tableau;
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
        match self.game.why_not(self.state(), self.own()?, action)? {
            Illegal::NotAllowed(Reason::NotAsked) | Illegal::NotYourTurn | Illegal::GameOver => None,
            Illegal::NotAllowed(why) => Some(why),
        }
    }

    pub(super) fn why(&self, why: Reason) -> String {
        self.tell(&reason(&why))
    }

    /// What an action leads to, on a copy: the state and the events up to the first that shows something hidden.
    pub(super) fn after(&self, action: Action) -> Option<(State, Vec<Event>)> {
        self.after_on(self.state(), action)
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
