//! The panel of a decision: what caused it, numbered answers, and what each would make of the stock.

use super::scene::Scene;
use super::text::tile_words;
use super::{cards, marks};
use crate::texts::{card_name, leader_name};
use boards::icons::icon;
use lorenzo::Action;
use lorenzo::items::{Amounts, Item};
use lorenzo::pending::{Pending, Source};
use lorenzo::state::Phase;
use maud::{Markup, html};
use words::Key;

/// The panel, when something other than a placement is asked of the looking seat.
pub(super) fn decide(scene: &Scene<'_>) -> Markup {
    let asked = scene.is_my_turn() && (scene.question().is_some() || scene.open().phase != Phase::Actions);
    if !asked {
        return html! {};
    }
    html! {
        section.decide.open role="dialog" aria-labelledby="d-h" {
            header {
                (icon(panel_icon(scene)))
                div { h2 #d-h { (scene.rule(chapter(scene), title(scene))) } p { (cause(scene)) } }
            }
            ul class={ "choices " (shape(scene)) } {
                @for (i, action) in scene.legal.iter().enumerate() {
                    li {
                        button.choice form="act" name="action" value=(action) {
                            span.what { (face(scene, *action)) }
                            small { (effect_on_stock(scene, *action)) }
                            @if i < 9 { kbd { (i + 1) } }
                        }
                    }
                }
            }
            @if scene.can_undo {
                footer {
                    button.btn form="f-undo" { (icon("undo")) span { (scene.say(key!("turn-placement-back"))) } }
                    span.hint { (scene.say(key!("decide-hint"))) }
                }
            }
        }
    }
}

fn title(scene: &Scene<'_>) -> Key {
    asked(scene).unwrap_or(key!("b-ask-privilege"))
}

/// What the seat that looks has to decide, unless it is free to place.
pub(super) fn asked(scene: &Scene<'_>) -> Option<Key> {
    Some(match (scene.open().phase, scene.question()) {
        (Phase::Tiles, _) => key!("b-ask-tile"),
        (Phase::Draft, _) => key!("b-ask-leader"),
        (Phase::Vatican, _) => key!("b-ask-church"),
        (_, Some(Pending::Servants(_))) => key!("b-ask-servants"),
        (_, Some(Pending::BonusTower(_))) => key!("b-ask-bonus-tower"),
        (_, Some(Pending::BonusWork(_))) => key!("b-ask-bonus-work"),
        (_, Some(Pending::Pay(_))) => key!("b-ask-pay"),
        (_, Some(Pending::Privilege(_))) => key!("b-ask-privilege"),
        (_, Some(Pending::Exchange(_))) => key!("b-ask-exchange"),
        (_, Some(Pending::Raise(_))) => key!("b-ask-raise"),
        (_, Some(Pending::Copy(_))) => key!("b-ask-copy"),
        _ => return None,
    })
}

/// The chapter of the rules about what is asked.
fn chapter(scene: &Scene<'_>) -> &'static str {
    match (scene.open().phase, scene.question()) {
        (Phase::Tiles, _) => "bonus-tiles",
        (Phase::Draft, _) | (_, Some(Pending::Raise(_) | Pending::Copy(_))) => "leaders",
        (Phase::Vatican, _) => "vatican",
        (_, Some(Pending::Servants(_))) => "servants",
        (_, Some(Pending::BonusTower(_) | Pending::BonusWork(_))) => "bonus-actions",
        (_, Some(Pending::Pay(_))) => "towers",
        (_, Some(Pending::Exchange(_))) => "production",
        _ => "privileges",
    }
}

fn panel_icon(scene: &Scene<'_>) -> &'static str {
    match (scene.open().phase, scene.question()) {
        (Phase::Tiles, _) => "production",
        (Phase::Draft, _) | (_, Some(Pending::Copy(_))) => "leader",
        (Phase::Vatican, _) => "faith",
        (_, Some(Pending::Servants(_) | Pending::BonusWork(_))) => "servants",
        (_, Some(Pending::BonusTower(_))) => "anytower",
        (_, Some(Pending::Pay(_))) => "coins",
        (_, Some(Pending::Exchange(_))) => "production",
        (_, Some(Pending::Raise(_))) => "member",
        _ => "privilege",
    }
}

/// How answers are laid out: many small ones, or a few large ones.
fn shape(scene: &Scene<'_>) -> &'static str {
    match scene.question() {
        Some(Pending::Servants(_) | Pending::BonusWork(_)) => "many",
        Some(Pending::BonusTower(_)) => "names",
        _ if scene.open().phase == Phase::Draft => "leaders",
        _ => "few",
    }
}

fn cause(scene: &Scene<'_>) -> Markup {
    match scene.open().phase {
        Phase::Tiles => return html! { (scene.say(key!("b-why-tile"))) },
        Phase::Draft => return html! { (scene.say(key!("b-why-leader"))) },
        _ => {}
    }
    let source = match scene.question() {
        Some(Pending::Privilege(grant)) => Some(grant.source),
        Some(Pending::BonusTower(source) | Pending::BonusWork(source)) => Some(*source),
        Some(Pending::Servants(effort)) => Some(Source::Space(effort.space)),
        Some(Pending::Pay(payment)) => Some(Source::Space(payment.space)),
        Some(Pending::Exchange(_)) => scene.exchanging().map(Source::Card),
        _ => None,
    };
    match source {
        Some(Source::Card(card)) => html! { (card_name(scene.lang, scene.game.tables(), card)) },
        Some(Source::Leader(leader) | Source::Discard(leader)) => match scene.own() {
            Some(seat) => html! { (scene.leader(seat, leader)) },
            None => html! {},
        },
        Some(Source::Space(space)) => match scene.open().card_at(space) {
            Some(card) => html! { (card_name(scene.lang, scene.game.tables(), card)) },
            None => html! { (scene.tell(&crate::texts::space(space))) },
        },
        _ => html! {},
    }
}

/// What an answer looks like.
fn face(scene: &Scene<'_>, action: Action) -> Markup {
    let tables = scene.game.tables();
    match action {
        Action::Privilege(option) => marks::amounts(scene.lang, &tables.board.privileges[option as usize]),
        Action::Servants(n) => marks::counted(n, "servants"),
        Action::Pay(way) => match scene.way_to_pay(way) {
            Some(cost) => marks::costs(scene.lang, &[cost]),
            None => html! {},
        },
        Action::Exchange(0) => html! { (icon("cross")) },
        Action::Exchange(option) => {
            html! { @if let Some(option) = scene.exchange(option) { (marks::exchange(scene.lang, option)) } }
        }
        Action::Tile(tile) => {
            let [production, harvest] = tables.board.bonus_tiles[tile as usize];
            html! {
                span.tile-face { (icon("production")) (marks::amounts(scene.lang, &production)) }
                span.tile-face { (icon("harvest")) (marks::amounts(scene.lang, &harvest)) }
            }
        }
        Action::Keep(leader) | Action::Copy(leader) => {
            let row = &tables.leaders[leader.index()];
            html! {
                b.leader-name { (leader_name(scene.lang, tables, leader)) }
                span.leader-face {
                    (marks::requirement(scene.lang, &row.requirement)) (icon("arrow"))
                    (marks::effects(scene.lang, std::slice::from_ref(&row.effect)))
                }
            }
        }
        Action::Take(space) => match scene.open().card_at(space) {
            Some(card) => cards::leaf(scene.lang, tables, card),
            None => html! {},
        },
        Action::Raise(member) => match scene.own() {
            Some(seat) => scene.member(seat, member, "still"),
            None => html! {},
        },
        other => html! { span.words { (scene.tell(&scene.action(other))) } },
    }
}

/// What would change in the own stock: `3 → 4` of each item that does.
fn effect_on_stock(scene: &Scene<'_>, action: Action) -> Markup {
    let Some(seat) = scene.own() else { return html! {} };
    if let Action::Keep(leader) = action {
        return html! { (marks::sentence(scene.lang, &scene.game.tables().leaders[leader.index()].effect)) };
    }
    if let Action::Tile(tile) = action {
        return html! { (tile_words(scene, tile)) };
    }
    let before: Amounts = scene.player(seat).stock;
    let Some(after) = scene.after(action) else { return html! {} };
    html! {
        @for item in Item::ALL {
            @if before[item] != after.stock[item] {
                span.then { (icon(item.id())) (before[item]) " → " b { (after.stock[item]) } } " "
            }
        }
    }
}
