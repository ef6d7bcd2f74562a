//! A short way to write rule tests: a position as text, actions as notation, and what came of it.

pub(crate) use kernel::testing::seat;
use kernel::{Game, Seat, Turn, testing};
use std::sync::LazyLock;
use wiege::cards::{CardId, Cards};
use wiege::pieces::Symbol;
use wiege::place::Place;
use wiege::{Event, State, Wiege};

pub(crate) static GAME: LazyLock<Wiege> = LazyLock::new(Wiege::standard);

/// What came of a position.
pub(crate) struct Played {
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

/// Sets up a position; see `wiege::position` for how it is written.
pub(crate) fn position(text: &str) -> Played {
    let state = GAME.position(text).unwrap_or_else(|error| panic!("{error}"));
    Played { state, events: Vec::new() }
}

/// Sets up a position and plays actions from it, each by the seat that is to decide.
pub(crate) fn play(text: &str, actions: &str) -> Played {
    position(text).then(actions)
}

pub(crate) fn card(id: &str) -> CardId {
    CardId::from_id(id).unwrap_or_else(|| panic!("no card {id}"))
}

/// Cards separated by white space.
pub(crate) fn cards(ids: &str) -> Cards {
    ids.split_whitespace().map(card).collect()
}

impl Played {
    /// Plays further actions, separated by white space; the state is checked after each.
    #[must_use]
    pub(crate) fn then(mut self, actions: &str) -> Played {
        for text in actions.split_whitespace() {
            let seat = self.to_decide();
            testing::play(&*GAME, &mut self.state, seat, text, &mut self.events);
        }
        self
    }

    /// Who is to decide.
    pub(crate) fn to_decide(&self) -> Seat {
        testing::to_decide(&*GAME, &self.state)
    }

    pub(crate) fn is_over(&self) -> bool {
        GAME.turn(&self.state) == Turn::Over
    }

    /// The notation of everything that may be done now by whoever is to decide.
    pub(crate) fn legal(&self) -> Vec<String> {
        testing::notations(&*GAME, &self.state, self.to_decide())
    }

    /// The legal actions that begin so, without that beginning.
    pub(crate) fn legal_with(&self, prefix: &str) -> Vec<String> {
        self.legal().iter().filter_map(|text| text.strip_prefix(prefix)).map(str::to_owned).collect()
    }

    /// Why an action may not be done now; `None` if it may.
    pub(crate) fn refusal(&self, action: &str) -> Option<String> {
        testing::refusal(&*GAME, &self.state, self.to_decide(), action)
    }

    pub(crate) fn may(&self, action: &str) -> bool {
        self.refusal(action).is_none()
    }

    /// Stones in the reserve of a seat, of any colour.
    pub(crate) fn reserve(&self, number: u8) -> u8 {
        self.state.open.players[seat(number)].reserve()
    }

    /// Stones of each colour in the reserve of a seat.
    pub(crate) fn stones(&self, number: u8) -> [u8; 4] {
        self.state.open.players[seat(number)].stones
    }

    pub(crate) fn hand(&self, number: u8) -> Cards {
        self.state.secrets[seat(number)].hand
    }

    /// The columns of a seat, as words.
    pub(crate) fn columns(&self, number: u8) -> Vec<String> {
        let columns = self.state.open.players[seat(number)].tableau;
        let words = |column: &[CardId]| column.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        columns.columns().map(words).collect()
    }

    /// How often the seat's tableau shows a symbol.
    pub(crate) fn count(&self, number: u8, symbol: &str) -> u8 {
        let symbol = Symbol::from_id(symbol).unwrap();
        GAME.symbol_count(&self.state.open, seat(number), symbol)
    }

    pub(crate) fn dice(&self, place: &str) -> u8 {
        self.state.open.at(Place::from_id(place).unwrap()).dice()
    }

    /// Who paid, stone by stone.
    pub(crate) fn payers(&self) -> Vec<usize> {
        let payers = self.events.iter().filter_map(|event| match event {
            Event::Paid { from, .. } => Some(from.index()),
            _ => None,
        });
        payers.collect()
    }

    /// The colours paid, stone by stone; with the spot where the stone stood on an event.
    pub(crate) fn paid(&self) -> Vec<String> {
        let paid = self.events.iter().filter_map(|event| match event {
            Event::Paid { colour, spot: None, .. } => Some(colour.to_string()),
            Event::Paid { colour, spot: Some(spot), .. } => Some(format!("{colour} from {spot}")),
            _ => None,
        });
        paid.collect()
    }

    /// The cards discarded, one after the other.
    pub(crate) fn discarded(&self) -> Vec<String> {
        let discarded = self.events.iter().filter_map(|event| match event {
            Event::Discarded { card, .. } => Some(card.to_string()),
            _ => None,
        });
        discarded.collect()
    }

    /// How many events there were of which this is true.
    pub(crate) fn told(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| is(event)).count()
    }
}
