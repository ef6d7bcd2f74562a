//! Lorenzo il Magnifico in words: events for the log, reasons, decisions, effects, names.

mod effects;
mod events;

pub use effects::{cost, effect, exchange, exchanging, paying, requirement};
pub use events::{Teller, action, event, reason};

use crate::fluent::Slot;
use crate::{Arg, Lang, Phrase, tell};
use lorenzo::Tables;
use lorenzo::items::{Amounts, Item};
use lorenzo::leader::LeaderId;
use lorenzo::pieces::{CardId, TileId};
use lorenzo::space::{Area, Space};

/// A text that is the same in every language, as a phrase.
pub(crate) fn verbatim(text: impl Into<String>) -> Phrase {
    Phrase::new("text").with("text", Arg::Text(text.into()))
}

/// So much of one item: `2 wood`.
pub fn amount(item: Item, n: i16) -> Phrase {
    let key = match item {
        Item::Wood => "item-wood",
        Item::Stone => "item-stone",
        Item::Servants => "item-servants",
        Item::Coins => "item-coins",
        Item::Military => "item-military",
        Item::Faith => "item-faith",
        Item::Vp => "item-vp",
        Item::Prestige => "item-prestige",
    };
    Phrase::new(key).number("n", n)
}

/// Amounts as an argument: icons on a page, words elsewhere.
pub fn amounts(amounts: &Amounts) -> Arg {
    let what: Vec<String> = amounts.iter().map(|(item, n)| format!("{}={n}", item.id())).collect();
    let plain = if amounts.is_none() {
        vec![Phrase::new("nothing")]
    } else {
        amounts.iter().map(|(item, n)| amount(item, n)).collect()
    };
    Arg::Slot(Slot { what: format!("amounts:{}", what.join(",")), plain })
}

/// One item without a number, as an argument.
pub(crate) fn item(item: Item) -> Arg {
    let plain = vec![Phrase::new("item-name").with("item", Arg::Word(format!("name-{}", item.id())))];
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
            let told = tell(lang, &Phrase::new("word").with("word", Arg::Word(key.clone())));
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
    let key = format!("tile-{}", tables.tiles[tile.index()].slug);
    tell(lang, &Phrase::new("word").with("word", Arg::Word(key)))
}

/// A space in words: `the third floor of the territories`, `the market`.
pub fn space(space: Space) -> Phrase {
    match space.area() {
        Area::Floor(tower, floor) => {
            let tower = Arg::Word(format!("tower-{}", tower.id()));
            Phrase::new("space-floor").with("tower", tower).number("floor", floor + 1)
        }
        Area::Work(..) | Area::Market(_) | Area::Council => {
            Phrase::new("word").with("word", Arg::Word(format!("space-{}", space.id())))
        }
    }
}

pub(crate) fn space_slot(at: Space) -> Arg {
    Arg::Slot(Slot { what: format!("space:{}", at.id()), plain: vec![space(at)] })
}
