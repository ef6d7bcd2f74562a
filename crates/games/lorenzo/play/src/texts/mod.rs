//! Lorenzo il Magnifico in words: events for the log, reasons, decisions, effects, names.

mod effects;
mod events;
mod worded;

pub use effects::{cost, effect, exchange, exchanging, paying, requirement};
pub use events::{Teller, action, event, reason};
use events::{dealt, towers_filled};

use lorenzo::Tables;
use lorenzo::items::{Amounts, Item};
use lorenzo::leader::LeaderId;
use lorenzo::pieces::{CardId, TileId};
use lorenzo::space::{Area, Space};
use std::borrow::Cow;
use words::{Arg, Catalog, Lang, Phrase, Slot};

/// What the game says, in all languages.
pub static CATALOG: Catalog = Catalog::new(include!(concat!(env!("OUT_DIR"), "/files.rs")));

/// A word by a key that is put together.
fn word(key: impl Into<Cow<'static, str>>) -> Arg {
    Arg::Word(CATALOG.word(key))
}

/// So much of one item: `2 wood`.
pub fn amount(item: Item, n: i16) -> Phrase {
    let key = match item {
        Item::Wood => key!("item-wood"),
        Item::Stone => key!("item-stone"),
        Item::Servants => key!("item-servants"),
        Item::Coins => key!("item-coins"),
        Item::Military => key!("item-military"),
        Item::Faith => key!("item-faith"),
        Item::Vp => key!("item-vp"),
        Item::Prestige => key!("item-prestige"),
    };
    Phrase::new(key).number("n", n)
}

/// Amounts as an argument: icons on a page, words elsewhere.
pub fn amounts(amounts: &Amounts) -> Arg {
    let what: Vec<String> = amounts.iter().map(|(item, n)| format!("{}={n}", item.id())).collect();
    let plain = if amounts.is_none() {
        vec![Phrase::new(key!("nothing"))]
    } else {
        amounts.iter().map(|(item, n)| amount(item, n)).collect()
    };
    Arg::Slot(Slot { what: format!("amounts:{}", what.join(",")), plain })
}

/// One item without a number, as an argument.
pub(crate) fn item(item: Item) -> Arg {
    let plain = vec![Phrase::new(key!("item-name")).with("item", word(format!("name-{}", item.id())))];
    Arg::Slot(Slot { what: format!("item:{}", item.id()), plain })
}

/// A card's name in a language: as printed where we know it, else our own translation.
pub fn card_name(lang: Lang, tables: &Tables, card: CardId) -> String {
    let row = &tables.cards[card.index()];
    let printed = match lang {
        Lang::En => Some(&row.names.en),
        Lang::It => Some(&row.names.it),
        Lang::Es => row.names.es.as_ref(),
        Lang::De => row.names.de.as_ref(),
    };
    match printed {
        Some(name) => name.clone(),
        None => {
            let key = format!("card-{}", row.slug);
            let told = CATALOG.say(lang, key.clone());
            if told == key { row.names.en.clone() } else { told }
        }
    }
}

/// A leader's name, which is the same in all languages unless the data say otherwise.
pub fn leader_name(lang: Lang, tables: &Tables, leader: LeaderId) -> String {
    let names = &tables.leaders[leader.index()].names;
    let printed = match lang {
        Lang::En => Some(&names.en),
        Lang::It => Some(&names.it),
        Lang::Es => names.es.as_ref(),
        Lang::De => names.de.as_ref(),
    };
    printed.unwrap_or(&names.it).clone()
}

/// What we call an excommunication tile.
pub fn tile_name(lang: Lang, tables: &Tables, tile: TileId) -> String {
    CATALOG.say(lang, format!("tile-{}", tables.tiles[tile.index()].slug))
}

/// A space in words: `the third floor of the territories`, `the market`.
pub fn space(space: Space) -> Phrase {
    match space.area() {
        Area::Floor(tower, floor) => {
            let tower = word(format!("tower-{}", tower.id()));
            Phrase::new(key!("space-floor")).with("tower", tower).number("floor", floor + 1)
        }
        Area::Work(..) | Area::Market(_) | Area::Council => {
            Phrase::word(CATALOG.word(format!("space-{}", space.id())))
        }
    }
}

pub(crate) fn space_slot(at: Space) -> Arg {
    Arg::Slot(Slot { what: format!("space:{}", at.id()), plain: vec![space(at)] })
}
