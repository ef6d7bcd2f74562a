//! Florenza Dice Game in words: events for the log, reasons, decisions, effects, names.

mod effects;
mod events;
mod sentence;
mod worded;

pub(crate) use effects::income;
pub use effects::{box_effect, building_effect};
pub use events::{Teller, action, event, reason};
pub use sentence::told;

use florenza::Tables;
use florenza::building::BuildingId;
use florenza::data::Series;
use florenza::goods::{Goods, Icon};
use florenza::pieces::{Artist, Die, Resource, Target, Track, Work};
use florenza::state::Reserve;
use std::borrow::Cow;
use words::{Arg, Catalog, Lang, Phrase, Slot, tell};

/// The words of this game in all languages.
pub static CATALOG: Catalog = Catalog::new(include!(concat!(env!("OUT_DIR"), "/files.rs")));

/// So many icons of a kind: `2 marble`; a florin icon counts in florins.
pub(crate) fn icons(tables: &Tables, icon: Icon, n: u8) -> Phrase {
    match icon {
        Icon::Florins => florins(u16::from(n) * tables.unit),
        Icon::Resource(resource) => {
            let name = word(format!("flo-name-{}", resource.id()));
            Phrase::new(key!("flo-icons")).number("n", n).with("name", name)
        }
    }
}

/// So many florins.
pub(crate) fn florins(n: u16) -> Phrase {
    Phrase::new(key!("flo-florins")).number("n", n)
}

/// So many points.
pub(crate) fn points(n: u16) -> Phrase {
    Phrase::new(key!("flo-points")).number("n", n)
}

/// What a reserve holds, one phrase for each kind that is there.
pub(crate) fn reserve(reserve: &Reserve) -> Vec<Phrase> {
    let mut parts = Vec::new();
    if reserve.florins > 0 {
        parts.push(florins(reserve.florins));
    }
    if reserve.extra > 0 {
        parts.push(Phrase::new(key!("flo-extras")).number("n", reserve.extra));
    }
    if reserve.stars > 0 {
        parts.push(Phrase::new(key!("flo-stars")).number("n", reserve.stars));
    }
    if parts.is_empty() { vec![Phrase::new(key!("nothing"))] } else { parts }
}

/// Icons as an argument: drawn on a page, words elsewhere.
pub(crate) fn goods(tables: &Tables, goods: Goods) -> Arg {
    let number = |icon, n: u8| if icon == Icon::Florins { u16::from(n) * tables.unit } else { n.into() };
    let what: Vec<String> =
        goods.iter().map(|(icon, n)| format!("{}={}", icon.id(), number(icon, n))).collect();
    let plain = if goods.is_none() {
        vec![Phrase::new(key!("nothing"))]
    } else {
        goods.iter().map(|(icon, n)| icons(tables, icon, n)).collect()
    };
    Arg::Slot(Slot { what: format!("icons:{}", what.join(",")), plain })
}

/// A gain for the reserve as an argument.
pub(crate) fn gain(gain: &Reserve) -> Arg {
    let what = format!("reserve:{},{},{}", gain.florins, gain.extra, gain.stars);
    Arg::Slot(Slot { what, plain: reserve(gain) })
}

/// A resource's name, as a phrase.
pub(crate) fn resource_name(resource: Resource) -> Phrase {
    named(format!("flo-name-{}", resource.id()))
}

/// A die's colour, as a phrase.
pub(crate) fn die_name(die: Die) -> Phrase {
    named(format!("flo-die-{}", die.id()))
}

/// A track's name, as a phrase.
pub(crate) fn track_name(track: Track) -> Phrase {
    named(format!("flo-track-{}", track.id()))
}

/// An artist's kind, as a phrase.
pub(crate) fn artist_name(artist: Artist) -> Phrase {
    named(format!("flo-artist-{}", artist.id()))
}

/// The name of a group of buildings, as a phrase.
pub(crate) fn series_name(series: Series) -> Phrase {
    Phrase::new(match series {
        Series::Value => key!("flo-series-value"),
        Series::Exchange => key!("flo-series-exchange"),
        Series::Privilege => key!("flo-series-privilege"),
        Series::Prestige => key!("flo-series-prestige"),
    })
}

/// A building's name in a language: as the data have it, or our translation of that name.
pub fn building_name(lang: Lang, tables: &Tables, building: BuildingId) -> String {
    let row = &tables.buildings[building.index()];
    translated(lang, &row.name, &row.name_en)
}

/// The name of a work of art in a language.
pub fn work_name(lang: Lang, tables: &Tables, work: Work) -> String {
    let row = &tables.works[work as usize];
    translated(lang, &row.name, &row.name_en)
}

/// A work of art or a space: `Dome`, `space 3`; the two facades are told apart.
pub fn target_name(lang: Lang, tables: &Tables, target: Target) -> String {
    let same = |work: Work| {
        let twins = Work::ALL
            .into_iter()
            .filter(|it| tables.works[*it as usize].name == tables.works[work as usize].name);
        twins.count() > 1
    };
    match target.as_work() {
        None => tell(lang, &Phrase::new(key!("flo-space")).number("n", target.as_space().unwrap_or(0))),
        Some(work) => {
            let name = Arg::Text(work_name(lang, tables, work));
            let key = match (same(work), work.is_palace()) {
                (false, _) => return work_name(lang, tables, work),
                (true, true) => key!("flo-of-palace"),
                (true, false) => key!("flo-of-church"),
            };
            tell(lang, &Phrase::new(key).with("name", name))
        }
    }
}

/// A word by a key that is put together of a stem and the id of a piece, as an argument.
pub(crate) fn word(key: impl Into<Cow<'static, str>>) -> Arg {
    Arg::Word(CATALOG.word(key))
}

fn named(key: String) -> Phrase {
    Phrase::word(CATALOG.word(key))
}

/// Translations go by the printed name, so that a name an owner corrected is shown as it was corrected.
fn translated(lang: Lang, name: &str, name_en: &str) -> String {
    match lang {
        Lang::It => name.to_owned(),
        Lang::En => name_en.to_owned(),
        Lang::Es | Lang::De => {
            let slug: String = name
                .chars()
                .map(|c| if c.is_alphanumeric() { c.to_ascii_lowercase() } else { '-' })
                .collect();
            let key = format!("flo-called-{slug}");
            if CATALOG.knows(lang, &key) { CATALOG.say(lang, key) } else { name.to_owned() }
        }
    }
}
