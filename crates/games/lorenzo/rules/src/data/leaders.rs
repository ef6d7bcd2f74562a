//! The leaders and the excommunication tiles as tables.

use super::cards::{bonus, bounded, discounts, value_bonus};
use super::raw::{self, Names, Requirement, Timing};
use super::{At, DataError, Numbers, check_schema};
use crate::effect::{Effect, LossPer, Members};
use crate::leader::LeaderId;
use crate::pieces::TileId;

#[derive(Clone, Debug)]
pub struct Leader {
    pub id: LeaderId,
    pub names: Names,
    /// All of these must hold when it is played.
    pub requirement: Vec<Requirement>,
    /// Once per round, or always.
    pub timing: Timing,
    /// What it does.
    pub effect: Effect,
}

/// An excommunication tile.
#[derive(Clone, Debug)]
pub struct Tile {
    pub id: TileId,
    /// Its stable word.
    pub slug: String,
    /// What we call it; the printed tiles carry no name.
    pub label: Names,
    /// What it does.
    pub effect: Effect,
}

pub(super) fn parse(file: raw::LeadersFile) -> Result<Vec<Leader>, DataError> {
    let at = At::file("leaders.json");
    check_schema(&at, &file.schema)?;
    let draft = &file.draft;
    at.ensure(
        (draft.cards_per_player, draft.keep_per_pass) == (4, 1) && draft.pass_direction == "right",
        "the draft this program plays: 4 cards each, keep 1, pass right",
    )?;
    at.ensure(
        file.leader_actions.discard == Effect::CouncilPrivilege { count: 1, distinct: false },
        "discarding a leader gives one council privilege",
    )?;
    let n = file.leaders.len();
    at.ensure(n == LeaderId::COUNT, format!("{n} leaders; the game has {}", LeaderId::COUNT))?;
    LeaderId::all().zip(file.leaders).map(|(id, row)| leader(id, row)).collect()
}

fn leader(id: LeaderId, row: serde_json::Value) -> Result<Leader, DataError> {
    let at = At::row("leaders.json", "leader", id.index(), &row);
    let row: raw::Leader = at.read_value(row)?;
    let number = id.index() + 1;
    at.ensure(
        row.id == id.id() && usize::from(row.number) == number,
        format!("this place is for {:?}, number {number}", id.id()),
    )?;
    at.ensure(!row.requirement.is_empty(), "a leader needs a requirement")?;
    for requirement in &row.requirement {
        match *requirement {
            Requirement::Cards { count, .. } | Requirement::CardsSameType { count } => {
                at.ensure((1..=6).contains(&count), "a requirement of 1 to 6 cards")?;
            }
            Requirement::Stock { amount, .. } => drop(at.number("amount", amount)?),
        }
    }
    let effect = only(&at, row.effects)?;
    match row.timing {
        Timing::OncePerRound => once_per_round(&at, &effect)?,
        Timing::Permanent => permanent(&at, &effect)?,
    }
    Ok(Leader { id, names: row.names, requirement: row.requirement, timing: row.timing, effect })
}

fn only(at: &At, effects: Vec<Effect>) -> Result<Effect, DataError> {
    let mut effects = effects.into_iter();
    match (effects.next(), effects.next()) {
        (Some(effect), None) => Ok(effect),
        _ => Err(at.error("exactly one effect is needed")),
    }
}

fn once_per_round(at: &At, effect: &Effect) -> Result<(), DataError> {
    match effect {
        Effect::Gain { gain } => bounded(at, gain),
        Effect::CouncilPrivilege { count, .. } => at.ensure((1..=5).contains(count), "1 to 5 privileges"),
        Effect::BonusAction(action) => bonus(at, action).map(drop),
        Effect::FamilyValueSet { members: Members::OneColoured, value } => {
            at.number("value", *value).map(drop)
        }
        other => Err(at.error(format!("{other:?} cannot be used once per round"))),
    }
}

fn permanent(at: &At, effect: &Effect) -> Result<(), DataError> {
    match effect {
        Effect::PlaceInOccupiedSpace {}
        | Effect::NoTowerSurcharge {}
        | Effect::NoTerritoryMilitaryRequirement {}
        | Effect::NoTowerFloorBonus {}
        | Effect::CopyLeader { .. } => Ok(()),
        Effect::CostDiscount { options, .. } => discounts(at, options),
        Effect::VaticanSupportBonus { gain } => bounded(at, gain),
        Effect::ActionValueBonus { action, tower, amount } => {
            value_bonus(at, *action, tower.is_some(), *amount)
        }
        Effect::FamilyValueBonus { members, amount } => {
            at.ensure(*members != Members::OneColoured, "a bonus is for coloured or neutral members")?;
            at.ensure((-20..=20).contains(amount), "an amount is -20 to 20")
        }
        Effect::FamilyValueSet { members, value } => {
            at.ensure(*members == Members::Coloured, "a permanent value is for coloured members")?;
            at.number("value", *value).map(drop)
        }
        Effect::MultiplyImmediateCardGain { resources, factor } => {
            at.ensure(resources.iter().all(|item| item.is_good()), "only goods are multiplied")?;
            at.ensure((1..=9).contains(factor), "a factor is 1 to 9")
        }
        other => Err(at.error(format!("{other:?} cannot be a permanent ability"))),
    }
}

pub(super) fn parse_tiles(file: raw::TilesFile) -> Result<Vec<Tile>, DataError> {
    let at = At::file("excommunications.json");
    check_schema(&at, &file.schema)?;
    let n = file.tiles.len();
    at.ensure(n == 21, format!("{n} tiles; the game has 21"))?;
    file.tiles.into_iter().enumerate().map(|(index, row)| tile(index, row)).collect()
}

fn tile(index: usize, row: serde_json::Value) -> Result<Tile, DataError> {
    let at = At::row("excommunications.json", "tile", index, &row);
    let row: raw::Tile = at.read_value(row)?;
    let id = TileId::new(row.period, row.number).filter(|id| id.index() == index);
    let id = id.ok_or_else(|| {
        at.error(format!("this place is for period {}, number {}", index / 7 + 1, index % 7 + 1))
    })?;
    let effect = only(&at, row.effects)?;
    match &effect {
        Effect::GainMalus { amount, .. } => drop(at.number("amount", *amount)?),
        Effect::ActionValueBonus { action, tower, amount } => {
            value_bonus(&at, *action, tower.is_some(), *amount)?;
        }
        Effect::FamilyValueBonus { members, amount } => {
            at.ensure(*members != Members::OneColoured, "a penalty is for coloured or neutral members")?;
            at.ensure((-20..=20).contains(amount), "an amount is -20 to 20")?;
        }
        Effect::ServantRate { servants_per_point } => {
            at.ensure((1..=20).contains(servants_per_point), "1 to 20 servants a point")?;
        }
        Effect::ForbidArea { .. } | Effect::SkipFirstTurn { .. } | Effect::NoTowerFloorBonus {} => {}
        Effect::NoEndGameVp { .. } => at.ensure(row.period == 3, "end-game effects belong to period 3")?,
        Effect::EndGameVpLoss { vp, per, .. } => {
            at.ensure(row.period == 3, "end-game effects belong to period 3")?;
            at.number("vp", *vp)?;
            if let LossPer::Vp { vp: n } | LossPer::Military { military: n } = per {
                at.ensure(*n > 0, "points are lost for each of at least 1")?;
            }
        }
        other => return Err(at.error(format!("{other:?} cannot stand on a tile"))),
    }
    Ok(Tile { id, slug: row.id, label: row.label, effect })
}
