//! The panel of a decision: a scoring with both sides facing, or the column a card goes to.

use super::scene::{Column, Scene};
use super::{bar, cards, duel, panels};
use crate::texts::{event_name, kind_key};
use boards::icons::icon;
use maud::{Markup, html};
use wiege::Action;
use wiege::cards::CardId;
use wiege::pending::Ask;
use wiege::pieces::{Kind, Symbols};
use words::{Arg, Phrase};

/// The panel: everybody sees a scoring, and whoever is asked answers in it.
pub(super) fn decide(scene: &Scene<'_>) -> Markup {
    if scene.scoring().is_some() {
        return scoring(scene);
    }
    match scene.open().ask {
        Ask::Lay { card, .. } if scene.is_my_turn() => {
            let heading = html! { h2 #d-h { (scene.rule("columns", key!("w-b-ask-lay"))) } p { (cards::label(scene, card)) } };
            let inside = html! { header { (icon("building")) div { (heading) } } (choices(scene, "columns", &|it| column_choice(scene, card, it))) };
            html! { section.decide.open.small role="dialog" aria-labelledby="d-h" { (inside) (back(scene)) } }
        }
        _ => html! {},
    }
}

fn scoring(scene: &Scene<'_>) -> Markup {
    let (Some(scoring), Some(event)) = (scene.scoring(), scene.scored_event()) else { return html! {} };
    let row = &scene.game.tables().events[event.index()];
    let role = if scene.is_my_turn() { "dialog" } else { "region" };
    let anchor = if scoring.kind == Kind::Culture { "culture" } else { "characters" };
    let title = event_name(scene.lang, scene.game.tables(), event);
    html! {
        section.decide.open role=(role) aria-labelledby="d-h" {
            header {
                div {
                    h2 #d-h { span class={ "yr g-" (event.group().id()) } { (row.year) } " " (scene.rule(anchor, kind_key(scoring.kind))) ": " (title) }
                    p { (cause(scene)) }
                }
                span.dsy { (cards::symbols(scene, row.symbols)) }
            }
            div.facing {
                (duel::side(scene, 0))
                (duel::stake(scene))
                (duel::side(scene, 1))
            }
            @if scene.is_my_turn() { (answers(scene)) } @else { (waiting(scene)) }
            (back(scene))
        }
    }
}

/// Why there is a scoring, and what is asked now.
fn cause(scene: &Scene<'_>) -> String {
    let Some(scoring) = scene.scoring() else { return String::new() };
    let key = match (scoring.kind, scene.own() == Some(scoring.trigger)) {
        (Kind::Culture, true) => key!("w-b-cause-culture-you"),
        (Kind::Culture, false) => key!("w-b-cause-culture"),
        (Kind::Character, true) => key!("w-b-cause-character-you"),
        (Kind::Character, false) => key!("w-b-cause-character"),
    };
    let cause = scene.about(key, scoring.trigger);
    if scene.is_my_turn() { format!("{cause} {}", bar::question(scene)) } else { cause }
}

fn waiting(scene: &Scene<'_>) -> Markup {
    let Some(asked) = scene.open().asked() else { return html! {} };
    let words = Phrase::new(key!("b-waiting-for")).with("who", Arg::Text(scene.name(asked).to_owned()));
    html! { p.waiting { (scene.emblem(asked)) (scene.tell(&words)) } }
}

fn answers(scene: &Scene<'_>) -> Markup {
    match scene.open().ask {
        Ask::Reveal => duel::choices(scene),
        Ask::Name => choices(scene, "", &|it| panels::name_choice(scene, it)),
        Ask::Count { .. } => choices(scene, "columns", &|it| count_choice(scene, it)),
        Ask::Keep => choices(scene, "", &|it| panels::keep_choice(scene, it)),
        Ask::Pay => {
            let on_board = scene.legal.iter().any(|it| matches!(it, Action::Give(_)));
            html! {
                @if on_board { p.hint.on-board { (icon("arrow")) (scene.say(key!("w-b-give-on-board"))) } }
                @else { (choices(scene, "", &|it| panels::pay_choice(scene, it))) }
            }
        }
        _ => html! {},
    }
}

fn choices(scene: &Scene<'_>, shape: &str, face: &dyn Fn(Action) -> Markup) -> Markup {
    html! {
        ul class={ "choices " (shape) } {
            @for (i, action) in scene.legal.iter().enumerate() { li { (choice(*action, i, &face(*action))) } }
        }
    }
}

pub(super) fn choice(action: Action, i: usize, face: &Markup) -> Markup {
    html! {
        button.choice.opt-c form="act" name="action" value=(action) data-ends[matches!(action, Action::Pass | Action::End)] { (face) @if i < 9 { kbd { (i + 1) } } }
    }
}

/// A column that a card can be laid on, or a new one.
fn column_choice(scene: &Scene<'_>, card: CardId, action: Action) -> Markup {
    let (Action::Column(number), Some(own)) = (action, scene.own()) else { return html! {} };
    let symbols = scene.game.tables().symbols_of(card);
    let columns = scene.columns(own);
    match columns.iter().flatten().find(|it| it.number == number) {
        Some(column) => html! {
            (heap(scene, column))
            span.then { (cards::symbols(scene, column.symbols.both(symbols))) (column.count) " → " b { (column.count + 1) } }
        },
        None => html! {
            span.passm { (icon("plus")) }
            span.ot { (scene.say(key!("w-b-new-column"))) }
        },
    }
}

/// A column that can be counted.
fn count_choice(scene: &Scene<'_>, action: Action) -> Markup {
    let (Action::Column(number), Some(own)) = (action, scene.own()) else { return html! {} };
    let columns = scene.columns(own);
    let Some(column) = columns.iter().flatten().find(|it| it.number == number) else { return html! {} };
    html! { (heap(scene, column)) span.then { b { (column.count) } } }
}

fn heap(scene: &Scene<'_>, column: &Column<'_>) -> Markup {
    html! { span.heap-s { @for card in column.cards { (cards::chip(scene, *card, Symbols::ALL)) } } }
}

fn back(scene: &Scene<'_>) -> Markup {
    html! {
        @if scene.can_undo && scene.is_my_turn() {
            footer { button.btn form="f-undo" { (icon("undo")) span { (scene.say(key!("turn-undo"))) } } span.hint { (scene.say(key!("w-b-undo-free"))) } }
        }
    }
}
