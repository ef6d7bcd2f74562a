//! Lorenzo il Magnifico as it is offered.

use super::{Filter, Gallery, Offer, check, one_of};
use crate::pages::posts::Fields;
use crate::pages::reader::Reader;
use crate::pages::room::dress;
use crate::title;
use ::lorenzo::Lorenzo;
use ::lorenzo::leader::LeaderId;
use ::lorenzo::pieces::{CardId, CardType};
use boards::lorenzo::gallery;
use maud::{Markup, html};
use serde_json::{Value, json};
use words::lorenzo::{card_name, leader_name, tile_name};

pub(super) const OFFER: Offer = Offer {
    picture: include_str!("../../../assets/lorenzo.svg"),
    facts: &["game-base-advanced"],
    rules: words::rules::lorenzo,
    rulings: words::rules::lorenzo_rulings,
    gallery: Some(pieces),
    reconstructed: None,
    ask,
    options,
};

const KINDS: [(&str, &str); 6] = [
    ("territory", "region-territories"),
    ("building", "region-buildings"),
    ("character", "region-characters"),
    ("venture", "region-ventures"),
    ("leader", "gallery-leaders"),
    ("tile", "gallery-tiles"),
];

/// All cards, leaders and tiles that are wished for.
fn pieces(reader: &Reader, filter: &Filter) -> Gallery {
    let (lang, tables) = (reader.lang, title::lorenzo().tables());
    let mut found = Vec::new();
    for kind in CardType::ALL {
        let cards = (1..=96).filter_map(CardId::new).filter(|card| card.kind() == kind);
        let wanted = cards
            .filter(|card| filter.wants(kind.id(), Some(card.period()), &card_name(lang, tables, *card)));
        found.extend(wanted.map(|card| gallery::card(lang, tables, card)));
    }
    let leaders = LeaderId::all().filter(|it| filter.wants("leader", None, &leader_name(lang, tables, *it)));
    found.extend(leaders.map(|leader| gallery::leader(lang, tables, leader)));
    let tiles = tables.tiles.iter().map(|tile| tile.id);
    let tiles = tiles.filter(|it| filter.wants("tile", Some(it.period()), &tile_name(lang, tables, *it)));
    found.extend(tiles.map(|tile| gallery::tile(lang, tables, tile)));
    Gallery {
        found,
        kinds: &KINDS,
        periods: &[("1", "I"), ("2", "II"), ("3", "III")],
        dress: dress::<Lorenzo>(),
    }
}

fn ask(reader: &Reader) -> Markup {
    html! {
        (one_of(reader, "rules", "advanced", true, "open-advanced", "open-advanced-why"))
        (one_of(reader, "rules", "base", false, "open-base", "open-base-why"))
        (check(reader, "strict_passing", "open-passing-strict", "open-passing-strict-why"))
        (check(reader, "english_leaders", "open-english-leaders", "open-english-leaders-why"))
    }
}

fn options(fields: &Fields) -> Value {
    match fields.get("rules") {
        None => Value::Null,
        Some(rules) => json!({
            "advanced": rules != "base",
            "strict_passing": fields.get("strict_passing").is_some(),
            "english_leaders": fields.get("english_leaders").is_some(),
        }),
    }
}
