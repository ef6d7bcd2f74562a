//! What cards, leaders and tiles do, each in a sentence: the words behind every icon.

use super::{amounts, item, word};
use lorenzo::data::{Cost, Requirement};
use lorenzo::effect::{
    ActionKind, BonusAction, Category, Effect, Exchange, LossPer, Members, Per, TowerChoice,
};
use lorenzo::items::Item;
use words::{Arg, Key, Phrase};

/// An effect as sentences: one, or one for each option of an exchange.
pub fn effect(effect: &Effect) -> Vec<Phrase> {
    vec![match effect {
        Effect::Gain { gain } => Phrase::new(key!("fx-gain")).with("gain", amounts(gain)),
        Effect::CouncilPrivilege { count, distinct: false } => {
            Phrase::new(key!("fx-privilege")).number("n", *count)
        }
        Effect::CouncilPrivilege { count, distinct: true } => {
            Phrase::new(key!("fx-privileges")).number("n", *count)
        }
        Effect::GainPer { gain, per } => gain_per(*per).with("gain", amounts(gain)),
        Effect::Exchange { options } => return options.iter().map(exchange).collect(),
        Effect::BonusAction(action) => bonus(action),
        Effect::ActionValueBonus { action, tower, amount } => {
            let key = if *amount < 0 { key!("fx-value-malus") } else { key!("fx-value-bonus") };
            Phrase::new(key).with("action", action_word(*action, *tower)).number("n", amount.abs())
        }
        Effect::CostDiscount { tower, options } => discount(*tower, options),
        Effect::NoTowerFloorBonus {} => Phrase::new(key!("fx-no-floor-bonus")),
        Effect::FamilyValueBonus { members, amount } => {
            let key = if *amount < 0 { key!("fx-member-malus") } else { key!("fx-member-bonus") };
            Phrase::new(key).with("members", members_word(*members)).number("n", amount.abs())
        }
        Effect::FamilyValueSet { members, value } => {
            Phrase::new(key!("fx-member-value")).with("members", members_word(*members)).number("n", *value)
        }
        Effect::PlaceInOccupiedSpace {} => Phrase::new(key!("fx-occupied")),
        Effect::NoTowerSurcharge {} => Phrase::new(key!("fx-no-surcharge")),
        Effect::NoTerritoryMilitaryRequirement {} => Phrase::new(key!("fx-no-slot")),
        Effect::VaticanSupportBonus { gain } => Phrase::new(key!("fx-support")).with("gain", amounts(gain)),
        Effect::MultiplyImmediateCardGain { factor, .. } => {
            Phrase::new(key!("fx-multiply")).number("n", *factor)
        }
        Effect::CopyLeader { .. } => Phrase::new(key!("fx-copy")),
        Effect::GainMalus { items, amount, .. } => malus(items, *amount),
        Effect::ForbidArea { .. } => Phrase::new(key!("fx-no-market")),
        Effect::ServantRate { servants_per_point } => {
            Phrase::new(key!("fx-servant-rate")).number("n", *servants_per_point)
        }
        Effect::SkipFirstTurn { .. } => Phrase::new(key!("fx-skip")),
        Effect::NoEndGameVp { category } => Phrase::new(match category {
            Category::Territories => key!("fx-no-territory-vp"),
            Category::Characters => key!("fx-no-character-vp"),
            Category::Ventures => key!("fx-no-venture-vp"),
        }),
        Effect::EndGameVpLoss { vp, per, .. } => loss(per).number("vp", *vp),
    }]
}

/// What an exchange pays and gives.
pub fn exchange(option: &Exchange) -> Phrase {
    by_gain(option, [key!("fx-exchange-privilege"), key!("fx-exchange")])
}

/// To exchange in this way, as something one does.
pub fn exchanging(option: &Exchange) -> Phrase {
    by_gain(option, [key!("swap-privilege"), key!("swap")])
}

fn by_gain(option: &Exchange, [privilege, goods]: [Key; 2]) -> Phrase {
    Phrase::new(if option.council_privilege > 0 { privilege } else { goods })
        .with("pay", amounts(&option.pay))
        .with("gain", amounts(&option.gain))
        .number("n", option.council_privilege)
}

fn gain_per(per: Per) -> Phrase {
    match per {
        Per::Cards { cards, .. } => {
            Phrase::new(key!("fx-gain-per-card")).with("cards", word(format!("each-{}", cards.id())))
        }
        Per::Military { military } => Phrase::new(key!("fx-gain-per-military")).number("n", military),
    }
}

fn bonus(action: &BonusAction) -> Phrase {
    let key =
        if action.discount.is_none() { key!("fx-bonus-action") } else { key!("fx-bonus-action-discount") };
    Phrase::new(key)
        .with("action", action_word(action.action, action.tower))
        .number("n", action.value)
        .with("discount", amounts(&action.discount))
}

fn discount(tower: TowerChoice, options: &[lorenzo::items::Amounts]) -> Phrase {
    let tower = action_word(ActionKind::Tower, Some(tower));
    match options {
        [one] => Phrase::new(key!("fx-discount")).with("action", tower).with("gain", amounts(one)),
        _ => {
            let first = options.first().copied().unwrap_or_default();
            let second = options.get(1).copied().unwrap_or_default();
            Phrase::new(key!("fx-discount-or"))
                .with("action", tower)
                .with("one", amounts(&first))
                .with("two", amounts(&second))
        }
    }
}

fn malus(items: &[Item], amount: i16) -> Phrase {
    match items {
        [one] => Phrase::new(key!("fx-malus")).with("item", item(*one)).number("n", amount),
        _ => {
            let first = items.first().copied().unwrap_or(Item::Wood);
            let second = items.get(1).copied().unwrap_or(first);
            Phrase::new(key!("fx-malus-two"))
                .with("one", item(first))
                .with("two", item(second))
                .number("n", amount)
        }
    }
}

fn loss(per: &LossPer) -> Phrase {
    match per {
        LossPer::Vp { vp } => Phrase::new(key!("fx-loss-vp")).number("n", *vp),
        LossPer::Military { military } => Phrase::new(key!("fx-loss-military")).number("n", *military),
        LossPer::BuildingCost { .. } => Phrase::new(key!("fx-loss-buildings")),
        LossPer::EachOf { .. } => Phrase::new(key!("fx-loss-goods")),
    }
}

fn action_word(action: ActionKind, tower: Option<TowerChoice>) -> Arg {
    let key = match (action, tower) {
        (ActionKind::Harvest, _) => key!("action-harvest"),
        (ActionKind::Production, _) => key!("action-production"),
        (ActionKind::Tower, Some(TowerChoice::Territory)) => key!("action-territory"),
        (ActionKind::Tower, Some(TowerChoice::Building)) => key!("action-building"),
        (ActionKind::Tower, Some(TowerChoice::Character)) => key!("action-character"),
        (ActionKind::Tower, Some(TowerChoice::Venture)) => key!("action-venture"),
        (ActionKind::Tower, Some(TowerChoice::Any) | None) => key!("action-any"),
    };
    Arg::Word(key.into())
}

fn members_word(members: Members) -> Arg {
    let key = match members {
        Members::Coloured => key!("members-coloured"),
        Members::OneColoured => key!("members-one"),
        Members::Neutral => key!("members-neutral"),
    };
    Arg::Word(key.into())
}

/// One alternative of a cost.
pub fn cost(cost: &Cost) -> Phrase {
    by_kind(cost, [key!("cost-free"), key!("cost-military"), key!("cost-goods")])
}

/// To pay a cost, as something one does.
pub fn paying(cost: &Cost) -> Phrase {
    by_kind(cost, [key!("pay-nothing"), key!("pay-military"), key!("pay-goods")])
}

fn by_kind(cost: &Cost, [free, military, goods]: [Key; 3]) -> Phrase {
    if cost.pay.is_none() {
        Phrase::new(free)
    } else if cost.military_required > 0 {
        Phrase::new(military)
            .number("required", cost.military_required)
            .number("spent", cost.pay[Item::Military])
    } else {
        Phrase::new(goods).with("pay", amounts(&cost.pay))
    }
}

/// A part of a leader's requirement.
pub fn requirement(requirement: &Requirement) -> Phrase {
    match *requirement {
        Requirement::Cards { kind, count } => Phrase::new(key!("needs-cards"))
            .with("cards", word(format!("many-{}", kind.id())))
            .number("n", count),
        Requirement::Stock { item: it, amount: n } => super::amount(it, n),
        Requirement::CardsSameType { count } => Phrase::new(key!("needs-same")).number("n", count),
    }
}
