//! Development cards: on a tower as a leaf, in a row as a strip.

use super::marks;
use crate::texts::card_name;
use boards::icons::icon;
use lorenzo::Tables;
use lorenzo::pieces::{CardId, CardType};
use maud::{Markup, html};
use words::Lang;

/// A card as a leaf of paper: name, what it costs and brings, what lasts.
pub(super) fn leaf(lang: Lang, tables: &Tables, card: CardId) -> Markup {
    let row = &tables.cards[card.index()];
    let kind = card.kind().id();
    let dense = row.costs().len() > 1 || row.immediate.len() > 1;
    html! {
        article class={ "card t-" (kind) @if dense { " dense" } } data-piece=(row.slug) {
            h4 { (card_name(lang, tables, card)) }
            div.now {
                (marks::costs(lang, row.costs()))
                @if !row.immediate.is_empty() {
                    span.get {
                        svg.i.i-arrow.to aria-hidden="true" { use href="#arrow" {} }
                        (marks::effects(lang, &row.immediate))
                    }
                }
            }
            @if has_lasting(tables, card) { div.later { (badge(tables, card)) span.efx { (lasting(lang, tables, card)) } } }
        }
    }
}

/// A card as a strip in a player's row.
pub(super) fn strip(lang: Lang, tables: &Tables, card: CardId) -> Markup {
    let name = card_name(lang, tables, card);
    html! {
        li class={ "mini t-" (card.kind().id()) } tabindex="0" title=(name) data-piece=(tables.cards[card.index()].slug) {
            b { (name) }
            span { (badge(tables, card)) (lasting(lang, tables, card)) }
        }
    }
}

/// Whether the card has an effect that lasts.
pub(super) fn has_lasting(tables: &Tables, card: CardId) -> bool {
    let row = &tables.cards[card.index()];
    !row.permanent.is_empty() || row.end_vp > 0
}

/// The badge of the lasting effect: with which value, always, or at the end.
pub(super) fn badge(tables: &Tables, card: CardId) -> Markup {
    let row = &tables.cards[card.index()];
    let (name, value) = match card.kind() {
        CardType::Territory => ("harvest", Some(row.activation)),
        CardType::Building => ("production", Some(row.activation)),
        CardType::Character => ("always", None),
        CardType::Venture => ("end", None),
    };
    html! {
        @if has_lasting(tables, card) { span.badge { (icon(name)) @if let Some(value) = value { (value) } } }
    }
}

/// The lasting effect itself.
pub(super) fn lasting(lang: Lang, tables: &Tables, card: CardId) -> Markup {
    let row = &tables.cards[card.index()];
    html! {
        (marks::effects(lang, &row.permanent))
        @if row.end_vp > 0 { (marks::amount(lang, lorenzo::items::Item::Vp, row.end_vp)) }
    }
}
