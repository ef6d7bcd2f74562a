//! Every card, leader and tile, drawn and told.

use super::{cards, marks};
use crate::icons::icon;
use ::lorenzo::Tables;
use ::lorenzo::data::Timing;
use ::lorenzo::leader::LeaderId;
use ::lorenzo::pieces::{CardId, TileId};
use maud::{Markup, html};
use words::lorenzo::{leader_name, tile_name};
use words::{Lang, tell};

/// A card as it lies on a tower, with its sentences.
pub fn card(lang: Lang, tables: &Tables, card: CardId) -> Markup {
    let row = &tables.cards[card.index()];
    html! {
        (cards::leaf(lang, tables, card))
        p.words {
            @for effect in row.immediate.iter().chain(&row.permanent) { (marks::sentence(lang, effect)) " " }
        }
    }
}

/// A leader with what it needs and does.
pub fn leader(lang: Lang, tables: &Tables, leader: LeaderId) -> Markup {
    let row = &tables.leaders[leader.index()];
    let badge = if row.timing == Timing::OncePerRound { "round" } else { "always" };
    html! {
        article.card.t-any {
            h4 { (leader_name(lang, tables, leader)) }
            div.now { (marks::requirement(lang, &row.requirement)) }
            div.later { span.badge { (icon(badge)) } span.efx { (marks::effects(lang, std::slice::from_ref(&row.effect))) } }
        }
        p.words {
            @for (i, part) in row.requirement.iter().enumerate() { @if i > 0 { ", " } (tell(lang, &words::lorenzo::requirement(part))) }
            ": " (marks::sentence(lang, &row.effect))
        }
    }
}

/// An excommunication tile.
pub fn tile(lang: Lang, tables: &Tables, tile: TileId) -> Markup {
    let row = &tables.tiles[tile.index()];
    html! {
        article.card.t-any {
            h4 { (["", "I", "II", "III"][usize::from(tile.period())]) " · " (tile_name(lang, tables, tile)) }
            div.now { (marks::effects(lang, std::slice::from_ref(&row.effect))) }
        }
        p.words { (marks::sentence(lang, &row.effect)) }
    }
}
