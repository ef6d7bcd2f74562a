//! Every card, leader and tile, drawn and told.

use super::mine::work_of;
use super::{cards, marks, pictures};
use crate::texts::{card_name, effect, leader_name, tile_name};
use boards::icons::icon;
use boards::{Exhibit, Large, Pictures};
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
pub(crate) fn pieces(tables: &Tables, lang: Lang, pictures: Pictures<'_>) -> Vec<Exhibit> {
    let of_kind = |kind| (1..=96).filter_map(CardId::new).filter(move |card| card.kind() == kind);
    let cards = CardType::ALL.into_iter().flat_map(of_kind).map(|id| {
        let row = &tables.cards[id.index()];
        let sentences = told(lang, row.immediate.iter().chain(&row.permanent));
        let drawn = cards::leaf(lang, tables, pictures, id);
        let name = card_name(lang, tables, id);
        let it = Exhibit::new((id.kind().id(), row.slug.clone()), &name, drawn, &sentences);
        let large =
            Large { picture: pictures::card(pictures, tables, id), icons: cards::terms(lang, tables, id) };
        Exhibit { period: Some(id.period()), words: card_words(lang, tables, id), large: Some(large), ..it }
    });
    let leaders = LeaderId::all().map(|id| {
        let row = &tables.leaders[id.index()];
        let drawn = medal(lang, tables, pictures, id);
        let name = leader_name(lang, tables, id);
        let it = Exhibit::new(("leader", id.id()), &name, drawn, &told(lang, [&row.effect]));
        let icons = html! { (marks::requirement(lang, &row.requirement)) (marks::effects(lang, std::slice::from_ref(&row.effect))) };
        let large = Large { picture: pictures::leader(pictures, id), icons };
        Exhibit { words: leader_words(lang, tables, id), large: Some(large), ..it }
    });
    let tiles = tables.tiles.iter().map(|row| {
        let drawn = threat(lang, tables, pictures, row.id);
        let name = tile_name(lang, tables, row.id);
        let it = Exhibit::new(("tile", row.slug.clone()), &name, drawn, &told(lang, [&row.effect]));
        let icons = marks::effects(lang, std::slice::from_ref(&row.effect));
        let large = Large { picture: pictures::tile(pictures, tables, row.id), icons };
        let words = tile_words(lang, tables, row.id);
        Exhibit { period: Some(row.id.period()), words, large: Some(large), ..it }
    });
    cards.chain(leaders).chain(tiles).collect()
}

fn told<'a>(lang: Lang, effects: impl IntoIterator<Item = &'a Effect>) -> Vec<String> {
    effects.into_iter().flat_map(effect).map(|it| tell(lang, &it)).collect()
}

/// A card with its sentences below it.
pub(super) fn card(lang: Lang, tables: &Tables, pictures: Pictures<'_>, card: CardId) -> Markup {
    html! { (cards::leaf(lang, tables, pictures, card)) div.words { (card_words(lang, tables, card)) } }
}

/// A leader with its sentences below it.
pub(super) fn leader(lang: Lang, tables: &Tables, pictures: Pictures<'_>, leader: LeaderId) -> Markup {
    html! { (medal(lang, tables, pictures, leader)) div.words { (leader_words(lang, tables, leader)) } }
}

/// An excommunication tile with its sentence below it.
pub(super) fn tile(lang: Lang, tables: &Tables, pictures: Pictures<'_>, tile: TileId) -> Markup {
    html! { (threat(lang, tables, pictures, tile)) div.words { (tile_words(lang, tables, tile)) } }
}

fn tile_words(lang: Lang, tables: &Tables, tile: TileId) -> Markup {
    html! { p { (marks::sentence(lang, &tables.tiles[tile.index()].effect)) } }
}

/// The sentences of a card.
fn card_words(lang: Lang, tables: &Tables, card: CardId) -> Markup {
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
        p {
            @for (when, effects) in [(say(key!("b-now")), &row.immediate), (lasting, &row.permanent)] {
                @if !effects.is_empty() { i { (when) ":" } @for effect in effects { " " (marks::sentence(lang, effect)) } " " }
            }
            @if row.end_vp > 0 { i { (say(key!("b-at-end"))) ":" } " " (tell(lang, &crate::texts::amount(Item::Vp, row.end_vp))) "." }
        }
    }
}

/// A leader as a medal, with what it needs and does.
fn medal(lang: Lang, tables: &Tables, pictures: Pictures<'_>, leader: LeaderId) -> Markup {
    let row = &tables.leaders[leader.index()];
    let badge = if row.timing == Timing::OncePerRound { "round" } else { "always" };
    html! {
        article.card.t-any.of-leader {
            (pictures::leader(pictures, leader))
            h4 { (leader_name(lang, tables, leader)) }
            div.now { (marks::requirement(lang, &row.requirement)) }
            div.later { span.badge { (icon(badge)) } span.efx { (marks::effects(lang, std::slice::from_ref(&row.effect))) } }
        }
    }
}

/// What a leader needs and does, in words.
fn leader_words(lang: Lang, tables: &Tables, leader: LeaderId) -> Markup {
    let row = &tables.leaders[leader.index()];
    html! {
        p {
            @for (i, part) in row.requirement.iter().enumerate() { @if i > 0 { ", " } (tell(lang, &crate::texts::requirement(part))) }
            ": " (marks::sentence(lang, &row.effect))
        }
    }
}

/// An excommunication tile.
fn threat(lang: Lang, tables: &Tables, pictures: Pictures<'_>, tile: TileId) -> Markup {
    let row = &tables.tiles[tile.index()];
    html! {
        article.card.t-any.of-tile {
            (pictures::tile(pictures, tables, tile))
            h4 { (["", "I", "II", "III"][usize::from(tile.period())]) " · " (tile_name(lang, tables, tile)) }
            div.now { (marks::effects(lang, std::slice::from_ref(&row.effect))) }
        }
    }
}
