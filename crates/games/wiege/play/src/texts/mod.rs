//! Die Wiege der Renaissance in words: events for the log, reasons, decisions, names.

mod events;
mod worded;

pub use events::{action, reason, story};

use kernel::Seat;
use wiege::Tables;
use wiege::cards::CardId;
use wiege::data::{Face, Names};
use wiege::pieces::{Colour, EventId, Group, Kind, Symbol};
use wiege::place::Place;
use wiege::provenance::{Certainty, Fact};
use words::{Arg, Catalog, Key, Lang, Phrase, Slot};

/// The game's words.
pub static CATALOG: Catalog = Catalog::new(include!(concat!(env!("OUT_DIR"), "/files.rs")));

/// What the phrases need to know of the table: its data, the reader's language, and who sits where.
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
    pub(crate) fn seat(&self, seat: Seat) -> Arg {
        Arg::seat(seat, self.players)
    }

    /// A culture or character card, as an argument.
    pub(crate) fn card(&self, card: CardId) -> Arg {
        Arg::Slot(Slot { what: format!("card:{}", self.look(card)), plain: vec![self.card_words(card)] })
    }

    /// What a card shows, in the order in which a line of the log draws it: a character's value, symbols, a mark.
    fn look(&self, card: CardId) -> String {
        let value = self.tables.character(card).map(|it| format!("character={}", it.value));
        let symbols = self.tables.symbols_of(card).iter().map(|symbol| symbol.id().to_owned());
        let mark = self.tables.culture(card).and_then(|it| match it.face {
            Face::Genius(Colour::Blue) => Some("genius-blue".to_owned()),
            Face::Genius(Colour::Red) => Some("genius-red".to_owned()),
            Face::Rotation => Some("rotation".to_owned()),
            Face::Joker => None,
        });
        value.into_iter().chain(symbols).chain(mark).collect::<Vec<_>>().join(",")
    }

    /// An event, as an argument: its year and its title.
    pub(crate) fn event(&self, event: EventId) -> Arg {
        let year = self.tables.events[event.index()].year;
        let title = event_name(self.lang, self.tables, event);
        Arg::named(format!("event:{event}"), format!("{year} {title}"))
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
                let first = next(Phrase::new(key!("w-card-joker")), "one");
                next(first, "two")
            }
            (Some(Face::Genius(Colour::Blue)), _) => next(Phrase::new(key!("w-card-genius-blue")), "one"),
            (Some(Face::Genius(Colour::Red)), _) => next(Phrase::new(key!("w-card-genius-red")), "one"),
            (Some(Face::Rotation), _) => next(Phrase::new(key!("w-card-rotation")), "one"),
            (None, Some(character)) => {
                let key =
                    if character.symbol.is_some() { key!("w-card-character") } else { key!("w-card-great") };
                let name = Arg::Text(character_name(self.lang, tables, card));
                next(Phrase::new(key).with("name", name).number("value", character.value), "one")
            }
            (None, None) => Phrase::new(key!("nothing")),
        }
    }

    /// Where a stack of events lies: in the centre, or between two neighbours.
    pub fn place(&self, place: Place) -> Phrase {
        let n = self.players.len();
        match place.neighbours(n.max(1)) {
            Some((a, b)) => {
                Phrase::new(key!("w-place-between")).with("one", self.seat(a)).with("two", self.seat(b))
            }
            None if self.has_one_centre() => Phrase::new(key!("w-place-centre")),
            None => Phrase::new(key!("w-place-centre-n")).number("n", place.index() as i64 + 1),
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
pub(crate) fn symbol(symbol: Symbol) -> Arg {
    let plain = Phrase::word(symbol_key(symbol));
    Arg::Slot(Slot { what: format!("symbol:{}", symbol.id()), plain: vec![plain] })
}

/// So many stones, as an argument.
pub(crate) fn stones(n: u8) -> Arg {
    Arg::Slot(Slot { what: format!("stones:{n}"), plain: vec![Phrase::new(key!("w-stones")).number("n", n)] })
}

/// The key of a symbol's word.
pub const fn symbol_key(symbol: Symbol) -> Key {
    match symbol {
        Symbol::Science => key!("w-science"),
        Symbol::Architecture => key!("w-architecture"),
        Symbol::Finance => key!("w-finance"),
        Symbol::Exploration => key!("w-exploration"),
        Symbol::Religion => key!("w-religion"),
    }
}

fn symbol_word(symbol: Symbol) -> Arg {
    Arg::Word(symbol_key(symbol).into())
}

/// The key of the word for a group of events.
pub const fn group_key(group: Group) -> Key {
    match group {
        Group::Red => key!("w-group-red"),
        Group::Violet => key!("w-group-violet"),
        Group::Green => key!("w-group-green"),
        Group::Blue => key!("w-group-blue"),
        Group::Grey => key!("w-group-grey"),
        Group::Black => key!("w-group-black"),
    }
}

/// The key of the word for a space of a colour.
pub const fn space_key(colour: Colour) -> Key {
    match colour {
        Colour::Blue => key!("w-space-culture"),
        Colour::Red => key!("w-space-character"),
    }
}

/// The key of the word for a kind of scoring.
pub const fn kind_key(kind: Kind) -> Key {
    match kind {
        Kind::Culture => key!("w-culture-scoring"),
        Kind::Character => key!("w-character-scoring"),
    }
}

/// The key of the word for a fact on a card.
pub const fn fact_key(fact: Fact) -> Key {
    match fact {
        Fact::Group => key!("w-fact-group"),
        Fact::Die => key!("w-fact-die"),
        Fact::Year => key!("w-fact-year"),
        Fact::Name => key!("w-fact-name"),
        Fact::Symbols => key!("w-fact-symbols"),
        Fact::Layout => key!("w-fact-layout"),
        Fact::Face => key!("w-fact-face"),
        Fact::Value => key!("w-fact-value"),
    }
}

/// The key of the word for how sure a fact is.
pub const fn certainty_key(certainty: Certainty) -> Key {
    match certainty {
        Certainty::Known => key!("w-sure-known"),
        Certainty::Inferred => key!("w-sure-inferred"),
        Certainty::Reconstructed => key!("w-sure-made-up"),
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
pub const OPTIONS: [(&str, Key, Key); 5] = [
    ("teams", key!("w-opt-teams"), key!("w-opt-teams-why")),
    ("culture_empty_deck", key!("w-opt-stack"), key!("w-opt-stack-why")),
    ("duel_pass", key!("w-opt-pass"), key!("w-opt-pass-why")),
    ("uppermost", key!("w-opt-oldest"), key!("w-opt-oldest-why")),
    ("joker_new_column", key!("w-opt-joker"), key!("w-opt-joker-why")),
];
