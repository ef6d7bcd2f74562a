//! Culture and character cards: a symbol band on top, so that it stays visible in a column, and the mark below.

use super::scene::Scene;
use crate::texts::symbol_key;
use boards::icons::{icon, meaning};
use maud::{Markup, html};
use wiege::cards::CardId;
use wiege::data::Face;
use wiege::pieces::{Colour, Symbol, Symbols};

/// A symbol that carries its meaning.
pub(super) fn symbol(scene: &Scene<'_>, symbol: Symbol) -> Markup {
    let label = scene.say(symbol_key(symbol));
    html! { span class={ "s s-" (symbol.id()) } { (meaning(symbol.id(), &label)) } }
}

/// A symbol whose meaning stands beside it.
pub(super) fn glyph(symbol: Symbol) -> Markup {
    html! { span class={ "s s-" (symbol.id()) } { (icon(symbol.id())) } }
}

pub(super) fn symbols(scene: &Scene<'_>, all: Symbols) -> Markup {
    html! { @for it in all.iter() { (symbol(scene, it)) } }
}

/// The icon of a genius mark.
pub(super) const fn mark(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "g-blue",
        Colour::Red => "g-red",
    }
}

/// The card in words.
pub(super) fn label(scene: &Scene<'_>, card: CardId) -> String {
    let words = scene.tell(&scene.teller().card_words(card));
    if scene.open().turned.contains(card) {
        format!("{words}, {}", scene.say(key!("w-b-turned")))
    } else {
        words
    }
}

/// The classes of a card, in the colour of the first symbol it can still stand for.
pub(super) fn class(scene: &Scene<'_>, card: CardId, symbols: Symbols) -> String {
    let tables = scene.game.tables();
    let kind = match (tables.culture(card).map(|it| it.face), tables.character(card)) {
        (Some(Face::Joker), _) => "k-joker",
        (Some(Face::Genius(_)), _) => "k-genius",
        (Some(Face::Rotation), _) if scene.open().turned.contains(card) => "k-rotation turned",
        (Some(Face::Rotation), _) => "k-rotation",
        _ => "ch",
    };
    format!("cu {kind} c-{}", colour(scene, card, symbols))
}

/// The word of the symbol whose colour a card has.
fn colour(scene: &Scene<'_>, card: CardId, symbols: Symbols) -> &'static str {
    scene.game.tables().symbols_of(card).both(symbols).iter().next().map_or("none", Symbol::id)
}

/// The inside of a card; `symbols` are those it can still stand for in its column.
pub(super) fn face(scene: &Scene<'_>, card: CardId, symbols: Symbols) -> Markup {
    let tables = scene.game.tables();
    if let Some(character) = tables.character(card) {
        let name = crate::texts::character_name(scene.lang, tables, card);
        return html! {
            span.band {
                @match character.symbol { Some(it) => { (glyph(it)) } None => { i.none { (scene.say(key!("w-b-any"))) } } }
                (icon("character"))
            }
            span.body { b.v { (character.value) } }
            span.nm { (name) }
        };
    }
    let Some(culture) = tables.culture(card) else { return html! {} };
    let dim = |it: Symbol| if symbols.contains(it) { glyph(it) } else { dead(it) };
    let is_turned = scene.open().turned.contains(card);
    html! {
        span.band {
            @for it in culture.symbols.iter() { (dim(it)) @if is_turned { (dim(it)) } }
        }
        span.body {
            @match culture.face {
                Face::Joker => span.jk {
                    @for (i, it) in culture.symbols.iter().enumerate() {
                        @if i > 0 { small { (scene.say(key!("w-b-or"))) } }
                        (dim(it))
                    }
                },
                Face::Genius(colour) => { (icon(mark(colour))) }
                Face::Rotation => { (icon("rot")) @if is_turned { small { (scene.say(key!("w-b-turned"))) } } }
            }
        }
        @if culture.face == Face::Rotation {
            span.foot { @for it in culture.symbols.iter() { (glyph(it)) @if !is_turned { (glyph(it)) } } }
        }
    }
}

/// A symbol of a joker that does not count in its column.
fn dead(symbol: Symbol) -> Markup {
    html! { span class={ "s dead s-" (symbol.id()) } { (icon(symbol.id())) } }
}

/// A card as it lies somewhere, not to be used now.
pub(super) fn lying(scene: &Scene<'_>, card: CardId) -> Markup {
    let symbols = scene.game.tables().symbols_of(card);
    html! { span class=(class(scene, card, symbols)) role="img" aria-label=(label(scene, card)) { (face(scene, card, symbols)) } }
}

/// A card in short: its symbols and its mark, or a character's value.
pub(super) fn chip(scene: &Scene<'_>, card: CardId, symbols: Symbols) -> Markup {
    let tables = scene.game.tables();
    let words = label(scene, card);
    html! {
        span class={ "chip c-" (colour(scene, card, symbols)) } role="img" aria-label=(words) title=(words) {
            @if let Some(character) = tables.character(card) {
                b { (character.value) } @if let Some(it) = character.symbol { (glyph(it)) }
            } @else if let Some(culture) = tables.culture(card) {
                @let counted = culture.symbols.both(symbols);
                @for it in counted.iter() { (glyph(it)) @if scene.open().turned.contains(card) { (glyph(it)) } }
                @match culture.face {
                    Face::Genius(colour) => { (icon(mark(colour))) }
                    Face::Rotation => { (icon("rot")) }
                    Face::Joker => {}
                }
            }
        }
    }
}

/// The back of a card.
pub(super) fn back() -> Markup {
    html! { span.back { (icon("logo")) } }
}
