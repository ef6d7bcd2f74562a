//! Die Wiege der Renaissance in words: events for the log, reasons, decisions, names.

mod events;

pub use events::{action, event, reason, story};

use crate::fluent::Slot;
use crate::lorenzo::verbatim;
use crate::{Arg, Lang, Phrase};
use kernel::Seat;
use wiege::Tables;
use wiege::cards::CardId;
use wiege::data::{Face, Names};
use wiege::pieces::{Colour, EventId, Group, Kind, Symbol};
use wiege::place::Place;
use wiege::provenance::{Certainty, Fact};

/// What the phrases need to know of the table: its data, the reader's language, and who sits where.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// The reader's language, for names of cards.
    pub lang: Lang,
    /// The component data.
    pub tables: &'a Tables,
    /// The players' names in seat order.
    pub players: &'a [String],
}

impl Teller<'_> {
    /// A player, as an argument.
    pub fn seat(&self, seat: Seat) -> Arg {
        let name = self.players.get(seat.index()).cloned().unwrap_or_default();
        Arg::Slot(Slot { what: format!("seat:{seat}"), plain: vec![verbatim(name)] })
    }

    /// A culture or character card, as an argument.
    pub fn card(&self, card: CardId) -> Arg {
        Arg::Slot(Slot { what: format!("card:{card}"), plain: vec![self.card_words(card)] })
    }

    /// An event, as an argument: its year and its title.
    pub fn event(&self, event: EventId) -> Arg {
        let year = self.tables.events[event.index()].year;
        let title = event_name(self.lang, self.tables, event);
        Arg::Slot(Slot { what: format!("event:{event}"), plain: vec![verbatim(format!("{year} {title}"))] })
    }

    /// A card in words: what it shows, and the name of a character.
    pub fn card_words(&self, card: CardId) -> Phrase {
        let tables = self.tables;
        let mut symbols = tables.symbols_of(card).iter();
        let mut next = |phrase: Phrase, name| match symbols.next() {
            Some(symbol) => phrase.with(name, symbol_word(symbol)),
            None => phrase,
        };
        match (tables.culture(card).map(|it| it.face), tables.character(card)) {
            (Some(Face::Joker), _) => {
                let first = next(Phrase::new("w-card-joker"), "one");
                next(first, "two")
            }
            (Some(Face::Genius(Colour::Blue)), _) => next(Phrase::new("w-card-genius-blue"), "one"),
            (Some(Face::Genius(Colour::Red)), _) => next(Phrase::new("w-card-genius-red"), "one"),
            (Some(Face::Rotation), _) => next(Phrase::new("w-card-rotation"), "one"),
            (None, Some(character)) => {
                let key = if character.symbol.is_some() { "w-card-character" } else { "w-card-great" };
                let name = Arg::Text(character_name(self.lang, tables, card));
                next(Phrase::new(key).with("name", name).number("value", character.value), "one")
            }
            (None, None) => Phrase::new("nothing"),
        }
    }

    /// Where a stack of events lies: in the centre, or between two neighbours.
    pub fn place(&self, place: Place) -> Phrase {
        let n = self.players.len();
        match place.neighbours(n.max(1)) {
            Some((a, b)) => {
                Phrase::new("w-place-between").with("one", self.seat(a)).with("two", self.seat(b))
            }
            None if self.has_one_centre() => Phrase::new("w-place-centre"),
            None => Phrase::new("w-place-centre-n").number("n", place.index() as i64 + 1),
        }
    }

    pub(crate) fn place_arg(&self, place: Place) -> Arg {
        Arg::Slot(Slot { what: format!("place:{place}"), plain: vec![self.place(place)] })
    }

    fn has_one_centre(&self) -> bool {
        let n = self.players.len() as u8;
        (2..=4).contains(&n) && self.tables.setup.seating(n).centre == 1
    }
}

/// A symbol, as an argument.
pub fn symbol(symbol: Symbol) -> Arg {
    let plain = Phrase::new("word").with("word", symbol_word(symbol));
    Arg::Slot(Slot { what: format!("symbol:{}", symbol.id()), plain: vec![plain] })
}

/// So many stones, as an argument.
pub fn stones(n: u8) -> Arg {
    Arg::Slot(Slot { what: format!("stones:{n}"), plain: vec![Phrase::new("w-stones").number("n", n)] })
}

/// The key of a symbol's word.
pub const fn symbol_key(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Science => "w-science",
        Symbol::Architecture => "w-architecture",
        Symbol::Finance => "w-finance",
        Symbol::Exploration => "w-exploration",
        Symbol::Religion => "w-religion",
    }
}

fn symbol_word(symbol: Symbol) -> Arg {
    Arg::Word(symbol_key(symbol).into())
}

/// The key of the word for a group of events.
pub const fn group_key(group: Group) -> &'static str {
    match group {
        Group::Red => "w-group-red",
        Group::Violet => "w-group-violet",
        Group::Green => "w-group-green",
        Group::Blue => "w-group-blue",
        Group::Grey => "w-group-grey",
        Group::Black => "w-group-black",
    }
}

/// The key of the word for a space of a colour.
pub const fn space_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "w-space-culture",
        Colour::Red => "w-space-character",
    }
}

/// The key of the word for a kind of scoring.
pub const fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Culture => "w-culture-scoring",
        Kind::Character => "w-character-scoring",
    }
}

/// The key of the word for a fact on a card.
pub const fn fact_key(fact: Fact) -> &'static str {
    match fact {
        Fact::Group => "w-fact-group",
        Fact::Die => "w-fact-die",
        Fact::Year => "w-fact-year",
        Fact::Name => "w-fact-name",
        Fact::Symbols => "w-fact-symbols",
        Fact::Layout => "w-fact-layout",
        Fact::Face => "w-fact-face",
        Fact::Value => "w-fact-value",
    }
}

/// The key of the word for how sure a fact is.
pub const fn certainty_key(certainty: Certainty) -> &'static str {
    match certainty {
        Certainty::Known => "w-sure-known",
        Certainty::Inferred => "w-sure-inferred",
        Certainty::Reconstructed => "w-sure-made-up",
    }
}

/// The title of an event.
pub fn event_name(lang: Lang, tables: &Tables, event: EventId) -> String {
    of_names(lang, &tables.events[event.index()].names).to_owned()
}

/// The name of a character; empty for a culture card, which has none.
pub fn character_name(lang: Lang, tables: &Tables, card: CardId) -> String {
    tables.character(card).map(|it| of_names(lang, &it.names).to_owned()).unwrap_or_default()
}

fn of_names(lang: Lang, names: &Names) -> &str {
    match lang {
        Lang::En => &names.en,
        Lang::It => &names.it,
        Lang::Es => &names.es,
        Lang::De => &names.de,
    }
}

/// The options of a table: the field of the configuration, the key of its name, and the key of what it does.
pub const OPTIONS: [(&str, &str, &str); 5] = [
    ("teams", "w-opt-teams", "w-opt-teams-why"),
    ("culture_empty_deck", "w-opt-stack", "w-opt-stack-why"),
    ("duel_pass", "w-opt-pass", "w-opt-pass-why"),
    ("uppermost", "w-opt-oldest", "w-opt-oldest-why"),
    ("joker_new_column", "w-opt-joker", "w-opt-joker-why"),
];
