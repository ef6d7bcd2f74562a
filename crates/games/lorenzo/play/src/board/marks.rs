//! Amounts, costs and effects in icons, after the icon grammar: number before icon, always.

use boards::icons::{icon, meaning};
use lorenzo::data::{Cost, Requirement};
use lorenzo::effect::{
    ActionKind, BonusAction, Category, Effect, Exchange, LossPer, Members, Per, TowerChoice,
};
use lorenzo::items::{Amounts, Item};
use maud::{Markup, html};
use words::{Lang, tell};

/// So much of one item.
pub(super) fn amount(lang: Lang, item: Item, n: i16) -> Markup {
    let label = tell(lang, &crate::texts::amount(item, n));
    html! { span.amt title=(label) { b { (n) } (meaning(item.id(), &label)) } }
}

/// Amounts side by side.
pub(super) fn amounts(lang: Lang, amounts: &Amounts) -> Markup {
    html! { @for (item, n) in amounts.iter() { (amount(lang, item, n)) } }
}

/// A number before any icon.
pub(super) fn counted(n: impl std::fmt::Display, name: &str) -> Markup {
    html! { span.amt { b { (n) } (icon(name)) } }
}

/// Alternatives of a cost.
pub(super) fn costs(lang: Lang, costs: &[Cost]) -> Markup {
    if costs.iter().all(|cost| cost.pay.is_none()) {
        let free = tell(lang, &words::Phrase::new(key!("cost-free")));
        return html! { span.pay.free { (free) } };
    }
    html! {
        span.pay {
            @for (i, cost) in costs.iter().enumerate() {
                @if i > 0 { i.or { "/" } }
                span.alt title=(tell(lang, &crate::texts::cost(cost))) {
                    @if cost.military_required > 0 {
                        span.amt.need { b { (cost.military_required) } (icon("military")) }
                        (counted(format!("−{}", cost.pay[Item::Military]), "military"))
                    } @else { (amounts(lang, &cost.pay)) }
                }
            }
        }
    }
}

/// Effects in a row, each with its sentence.
pub(super) fn effects(lang: Lang, effects: &[Effect]) -> Markup {
    html! {
        @for effect in effects {
            @let sentence = sentence(lang, effect);
            span.fx title=(sentence) { (mark(lang, effect)) span.vh { (sentence) } }
        }
    }
}

/// An effect's sentence.
pub(super) fn sentence(lang: Lang, effect: &Effect) -> String {
    let parts = crate::texts::effect(effect);
    parts.iter().map(|part| tell(lang, part)).collect::<Vec<_>>().join(" ")
}

fn mark(lang: Lang, effect: &Effect) -> Markup {
    match effect {
        Effect::Gain { gain } => amounts(lang, gain),
        Effect::CouncilPrivilege { count, distinct } => privilege(*count, *distinct),
        Effect::GainPer { gain, per } => {
            html! { span.per { (amounts(lang, gain)) i { "/" } (per_mark(*per)) } }
        }
        Effect::Exchange { options } => {
            html! { span.xch { @for option in options { (exchange(lang, option)) } } }
        }
        Effect::BonusAction(action) => bonus(lang, action),
        Effect::ActionValueBonus { action, tower, amount } => html! {
            span class={ "val" @if *amount < 0 { " bad" } } { (action_icon(*action, *tower)) b { (signed(*amount)) } }
        },
        Effect::CostDiscount { tower, options } => html! {
            // Beside a better value for one tower its glyph already stands.
            @if *tower == TowerChoice::Any { (icon("anytower")) }
            span.cut {
                @for (i, option) in options.iter().enumerate() {
                    @if i > 0 { "/" }
                    @for (item, n) in option.iter() { (counted(format!("−{n}"), item.id())) }
                }
            }
        },
        Effect::NoTowerFloorBonus {} => struck("floor-bonus"),
        Effect::FamilyValueBonus { members, amount } => {
            html! { span class={ "val" @if *amount < 0 { " bad" } } { (member_icon(*members)) b { (signed(*amount)) } } }
        }
        Effect::FamilyValueSet { members, value } => {
            html! { span.val { (member_icon(*members)) b { "= " (value) } } }
        }
        Effect::PlaceInOccupiedSpace {} => html! { span.val { (icon("occupied")) } },
        Effect::NoTowerSurcharge {} => {
            html! { span.val { (icon("anytower")) span.struck { b { "+" } (icon("coins")) } } }
        }
        Effect::NoTerritoryMilitaryRequirement {} => {
            html! { span.val { (coloured("territory")) (struck("military")) } }
        }
        Effect::VaticanSupportBonus { gain } => {
            html! { span.val { (icon("faith")) (icon("arrow")) (amounts(lang, gain)) } }
        }
        Effect::MultiplyImmediateCardGain { factor, .. } => html! {
            span.val { (icon("now")) b { "×" (factor) } @for item in Item::GOODS { (icon(item.id())) } }
        },
        Effect::CopyLeader { .. } => html! { span.val { (icon("leader")) (icon("arrow")) (icon("leader")) } },
        Effect::GainMalus { items, amount, .. } => html! {
            span.val.bad { @for item in items { (icon(item.id())) } b { "−" (amount) } }
        },
        Effect::ForbidArea { .. } => struck("market"),
        Effect::ServantRate { servants_per_point } => html! {
            span.val.bad { b { (servants_per_point) } (icon("servants")) (icon("arrow")) b { "+1" } }
        },
        Effect::SkipFirstTurn { .. } => html! { span.val.bad { (icon("round")) b { s { "1" } } } },
        Effect::NoEndGameVp { category } => html! {
            span.val.bad { (icon("end")) (struck("vp")) (coloured(category_icon(*category))) }
        },
        Effect::EndGameVpLoss { vp, per, .. } => html! {
            span.val.bad { b { "−" (vp) } (icon("vp")) i { "/" } (loss_mark(per)) }
        },
    }
}

fn signed(n: i16) -> String {
    if n < 0 { format!("−{}", -n) } else { format!("+{n}") }
}

fn struck(name: &str) -> Markup {
    html! { span.struck { (icon(name)) } }
}

pub(super) fn privilege(count: u8, distinct: bool) -> Markup {
    html! { span.amt { b { (count) } (icon("privilege")) @if distinct { i.neq { "≠" } } } }
}

/// What is paid and what is had for it.
pub(super) fn exchange(lang: Lang, option: &Exchange) -> Markup {
    html! {
        span.opt {
            (amounts(lang, &option.pay))
            svg.i.i-arrow.sw aria-hidden="true" { use href="#arrow" {} }
            (amounts(lang, &option.gain))
            @if option.council_privilege > 0 { (privilege(option.council_privilege, false)) }
        }
    }
}

fn bonus(lang: Lang, action: &BonusAction) -> Markup {
    html! {
        span.act-bonus { (action_icon(action.action, action.tower)) b { (action.value) } }
        @if !action.discount.is_none() {
            span.cut { @for (item, n) in action.discount.iter() { (amount_less(lang, item, n)) } }
        }
    }
}

fn amount_less(_: Lang, item: Item, n: i16) -> Markup {
    counted(format!("−{n}"), item.id())
}

fn action_icon(action: ActionKind, tower: Option<TowerChoice>) -> Markup {
    let (name, class) = match (action, tower) {
        (ActionKind::Harvest, _) => ("harvest", ""),
        (ActionKind::Production, _) => ("production", ""),
        (ActionKind::Tower, Some(TowerChoice::Territory)) => ("territory", "t-territory"),
        (ActionKind::Tower, Some(TowerChoice::Building)) => ("building", "t-building"),
        (ActionKind::Tower, Some(TowerChoice::Character)) => ("character", "t-character"),
        (ActionKind::Tower, Some(TowerChoice::Venture)) => ("venture", "t-venture"),
        (ActionKind::Tower, Some(TowerChoice::Any) | None) => ("anytower", ""),
    };
    html! { svg class={ "i i-" (name) " " (class) } aria-hidden="true" { use href={ "#" (name) } {} } }
}

fn per_mark(per: Per) -> Markup {
    match per {
        Per::Cards { cards, .. } => coloured(cards.id()),
        Per::Military { military } => counted(military, "military"),
    }
}

/// The glyph of a card type in its colour.
fn coloured(kind: &str) -> Markup {
    html! { svg class={ "i t-" (kind) } aria-hidden="true" { use href={ "#" (kind) } {} } }
}

fn loss_mark(per: &LossPer) -> Markup {
    match per {
        LossPer::Vp { vp } => counted(vp, "vp"),
        LossPer::Military { .. } => icon("military"),
        LossPer::BuildingCost { .. } => html! { (coloured("building")) (icon("wood")) (icon("stone")) },
        LossPer::EachOf { .. } => html! { @for item in Item::GOODS { (icon(item.id())) } },
    }
}

fn member_icon(members: Members) -> Markup {
    match members {
        Members::Coloured => icon("member"),
        Members::OneColoured => html! { (icon("member")) sub { "1" } },
        Members::Neutral => html! { span.hatched { (icon("member")) } },
    }
}

const fn category_icon(category: Category) -> &'static str {
    match category {
        Category::Territories => "territory",
        Category::Characters => "character",
        Category::Ventures => "venture",
    }
}

/// A leader's requirement.
pub(super) fn requirement(lang: Lang, parts: &[Requirement]) -> Markup {
    html! {
        span.req {
            @for part in parts {
                @let label = tell(lang, &crate::texts::requirement(part));
                span title=(label) {
                    @match part {
                        Requirement::Cards { kind, count } => {
                            span class={ "amt t-" (kind.id()) } { b { (count) } (meaning(kind.id(), &label)) }
                        }
                        Requirement::Stock { item, amount } => { (counted(amount, item.id())) }
                        Requirement::CardsSameType { count } => { span.amt { b { (count) } (icon("card")) i.neq.eq { "=" } } }
                    }
                }
            }
        }
    }
}
