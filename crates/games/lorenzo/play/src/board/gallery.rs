//! Every card, leader and tile, drawn and told.

use super::mine::work_of;
use super::{cards, marks};
use crate::texts::{card_name, effect, leader_name, tile_name};
use boards::Exhibit;
use boards::icons::icon;
use lorenzo::Tables;
use lorenzo::data::Timing;
use lorenzo::effect::Effect;
use lorenzo::items::Item;
use lorenzo::leader::LeaderId;
use lorenzo::pieces::{CardId, CardType, TileId, Work};
use maud::{Markup, html};
use words::{Key, Lang, Phrase, tell};

/// The kinds, each with the key of its word.
pub(crate) const KINDS: [(&str, Key); 6] = [
    ("territory", key!("region-territories")),
    ("building", key!("region-buildings")),
    ("character", key!("region-characters")),
    ("venture", key!("region-ventures")),
    ("leader", key!("gallery-leaders")),
    ("tile", key!("gallery-tiles")),
];

/// What the periods are called, by its key, and how each is written.
pub(crate) const PERIODS: (Key, &[(&str, &str)]) =
    (key!("gallery-period"), &[("1", "I"), ("2", "II"), ("3", "III")]);

/// All of them: the cards tower by tower, then leaders and tiles.
pub(crate) fn pieces(tables: &Tables, lang: Lang) -> Vec<Exhibit> {
    let of_kind = |kind| (1..=96).filter_map(CardId::new).filter(move |card| card.kind() == kind);
    let cards = CardType::ALL.into_iter().flat_map(of_kind).map(|id| {
        let row = &tables.cards[id.index()];
        let told = told(lang, card_name(lang, tables, id), row.immediate.iter().chain(&row.permanent));
        exhibit(id.kind().id(), Some(id.period()), told, card(lang, tables, id))
    });
    let leaders = LeaderId::all().map(|id| {
        let told = told(lang, leader_name(lang, tables, id), [&tables.leaders[id.index()].effect]);
        exhibit("leader", None, told, leader(lang, tables, id))
    });
    let tiles = tables.tiles.iter().map(|row| {
        let told = told(lang, tile_name(lang, tables, row.id), [&row.effect]);
        exhibit("tile", Some(row.id.period()), told, tile(lang, tables, row.id))
    });
    cards.chain(leaders).chain(tiles).collect()
}

/// Everything on these pieces is as printed.
fn exhibit(kind: &'static str, period: Option<u8>, told: String, drawn: Markup) -> Exhibit {
    Exhibit { kind, period, told, drawn, ours: Vec::new() }
}

fn told<'a>(lang: Lang, name: String, effects: impl IntoIterator<Item = &'a Effect>) -> String {
    let sentences = effects.into_iter().flat_map(effect);
    sentences.fold(name, |told, it| format!("{told} {}", tell(lang, &it)))
}

/// A card as it lies on a tower, with its sentences.
fn card(lang: Lang, tables: &Tables, card: CardId) -> Markup {
    let row = &tables.cards[card.index()];
    let say = |key: Key| tell(lang, &Phrase::new(key));
    let lasting = match work_of(card.kind()) {
        Some(Work::Harvest) => tell(lang, &Phrase::new(key!("b-at-harvest")).number("n", row.activation)),
        Some(Work::Production) => {
            tell(lang, &Phrase::new(key!("b-at-production")).number("n", row.activation))
        }
        None => say(key!("b-always")),
    };
    html! {
        (cards::leaf(lang, tables, card))
        p.words {
            @for (when, effects) in [(say(key!("b-now")), &row.immediate), (lasting, &row.permanent)] {
                @if !effects.is_empty() { i { (when) ":" } @for effect in effects { " " (marks::sentence(lang, effect)) } " " }
            }
            @if row.end_vp > 0 { i { (say(key!("b-at-end"))) ":" } " " (tell(lang, &crate::texts::amount(Item::Vp, row.end_vp))) "." }
        }
    }
}

/// A leader with what it needs and does.
fn leader(lang: Lang, tables: &Tables, leader: LeaderId) -> Markup {
    let row = &tables.leaders[leader.index()];
    let badge = if row.timing == Timing::OncePerRound { "round" } else { "always" };
    html! {
        article.card.t-any {
            h4 { (leader_name(lang, tables, leader)) }
            div.now { (marks::requirement(lang, &row.requirement)) }
            div.later { span.badge { (icon(badge)) } span.efx { (marks::effects(lang, std::slice::from_ref(&row.effect))) } }
        }
        p.words {
            @for (i, part) in row.requirement.iter().enumerate() { @if i > 0 { ", " } (tell(lang, &crate::texts::requirement(part))) }
            ": " (marks::sentence(lang, &row.effect))
        }
    }
}

/// An excommunication tile.
fn tile(lang: Lang, tables: &Tables, tile: TileId) -> Markup {
    let row = &tables.tiles[tile.index()];
    html! {
        article.card.t-any {
            h4 { (["", "I", "II", "III"][usize::from(tile.period())]) " · " (tile_name(lang, tables, tile)) }
            div.now { (marks::effects(lang, std::slice::from_ref(&row.effect))) }
        }
        p.words { (marks::sentence(lang, &row.effect)) }
    }
}
