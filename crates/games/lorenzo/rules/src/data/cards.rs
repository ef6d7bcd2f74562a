//! The 96 development cards as a table.

use super::raw::{self, Names};
use super::{At, DataError, LARGEST, Numbers, check_schema};
use crate::effect::{ActionKind, BonusAction, Effect, Exchange, Per};
use crate::items::{Amounts, Item};
use crate::pieces::{CardId, CardType};
use kernel::List;

/// A development card.
#[derive(Clone, Debug)]
pub struct Card {
    /// The alternatives of the cost; exactly one is paid. Territories have one that is nothing.
    costs: List<Cost, 2>,
    /// Territories and buildings: least value of the action that activates it.
    pub activation: i16,
    /// Ventures: points at the end.
    pub end_vp: i16,
    /// What taking it brings.
    pub now: Yield,
    /// What activating it brings: territories and buildings.
    pub active: Yield,
    pub id: CardId,
    /// Its stable word.
    pub slug: String,
    pub names: Names,
    /// The immediate effects as printed.
    pub immediate: Vec<Effect>,
    /// The permanent effects as printed.
    pub permanent: Vec<Effect>,
}

impl Card {
    /// The alternatives of the cost.
    #[inline]
    pub fn costs(&self) -> &[Cost] {
        self.costs.as_slice()
    }
}

/// One alternative of a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Cost {
    /// What is paid.
    pub pay: Amounts,
    /// Military points that must be owned, not paid.
    pub military_required: i16,
}

/// What a card or space brings, worked out from its effects.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Yield {
    pub gain: Amounts,
    /// Received for each of something.
    pub per: Option<(Amounts, Per)>,
    pub privileges: u8,
    /// Whether the privileges must differ.
    pub distinct: bool,
    /// Exchanges, of which one may be used.
    pub exchanges: Vec<Exchange>,
    /// A bonus action, after everything else.
    pub bonus: Option<BonusAction>,
}

pub(super) fn parse(file: raw::CardsFile) -> Result<Vec<Card>, DataError> {
    let at = At::file("cards.json");
    check_schema(&at, &file.schema)?;
    let n = file.cards.len();
    at.ensure(n == CardId::COUNT, format!("{n} cards; the game has {}", CardId::COUNT))?;
    let rows = file.cards.into_iter().enumerate();
    let cards: Vec<Card> = rows.map(|(index, row)| card(CardId::at(index), row)).collect::<Result<_, _>>()?;
    for (i, card) in cards.iter().enumerate() {
        let at = At::new("cards.json", format!("card {:?}", card.slug));
        at.ensure(cards[..i].iter().all(|other| other.slug != card.slug), "another card has the same id")?;
    }
    Ok(cards)
}

fn card(id: CardId, row: serde_json::Value) -> Result<Card, DataError> {
    let at = At::row("cards.json", "card", id.index(), &row);
    let row: raw::Card = at.read_value(row)?;
    let expected = (id.number(), id.kind(), id.period());
    at.ensure(
        (row.number, row.kind, row.period) == expected,
        format!("this place is for number {}, {}, period {}", expected.0, expected.1.id(), expected.2),
    )?;
    let costs = costs(&at.sub("cost"), row.kind, &row.cost)?;
    let works = matches!(row.kind, CardType::Territory | CardType::Building);
    at.ensure(
        row.activation.is_some() == works,
        "territories and buildings, and only they, have an activation",
    )?;
    at.ensure(row.end_game_vp.is_none() || row.kind == CardType::Venture, "only ventures have end_game_vp")?;
    let now = yields(&at.sub("immediate"), &row.immediate)?;
    at.ensure(now.exchanges.is_empty(), "an exchange cannot be an immediate effect")?;
    let active = if works { yields(&at.sub("permanent"), &row.permanent)? } else { Yield::default() };
    at.ensure(active.bonus.is_none(), "a bonus action cannot be a permanent effect")?;
    at.ensure(active.privileges <= 1 || active.distinct, "several privileges of one card must differ")?;
    if !works {
        always(&at.sub("permanent"), row.kind, &row.permanent)?;
    }
    Ok(Card {
        costs,
        activation: at.number("activation", row.activation.unwrap_or(0))?,
        end_vp: at.number("end_game_vp", row.end_game_vp.unwrap_or(0))?,
        now,
        active,
        id,
        slug: row.id,
        names: row.names,
        immediate: row.immediate,
        permanent: row.permanent,
    })
}

fn costs(at: &At, kind: CardType, rows: &[raw::Cost]) -> Result<List<Cost, 2>, DataError> {
    if kind == CardType::Territory {
        at.ensure(rows.is_empty(), "territories have no cost")?;
        return Ok(std::iter::once(Cost::default()).collect());
    }
    at.ensure((1..=2).contains(&rows.len()), "one or two alternatives are needed")?;
    let mut costs = List::default();
    for row in rows {
        costs.push(match row {
            raw::Cost::Goods(pay) => {
                goods(at, pay)?;
                Cost { pay: *pay, military_required: 0 }
            }
            raw::Cost::Military { military } => {
                let (required, spent) = (at.number("required", military.required)?, military.spent);
                at.ensure((1..=required).contains(&spent), "spend at least 1, and no more than is required")?;
                Cost { pay: Amounts::of(Item::Military, spent), military_required: required }
            }
        });
    }
    Ok(costs)
}

/// Works out a yield; each kind of effect may stand once, a bonus action last.
pub(super) fn yields(at: &At, effects: &[Effect]) -> Result<Yield, DataError> {
    let mut all = Yield::default();
    for effect in effects {
        at.ensure(all.bonus.is_none(), "nothing may follow a bonus action")?;
        let new = match effect {
            Effect::Gain { gain } => {
                bounded(at, gain)?;
                std::mem::replace(&mut all.gain, *gain).is_none()
            }
            Effect::GainPer { gain, per } => {
                bounded(at, gain)?;
                let (Per::Cards { count: n, .. } | Per::Military { military: n }) = *per;
                at.ensure(n > 0, "gain_per counts by at least 1")?;
                all.per.replace((*gain, *per)).is_none()
            }
            Effect::CouncilPrivilege { count, distinct } => {
                at.ensure((1..=5).contains(count), "1 to 5 privileges")?;
                all.distinct = *distinct;
                std::mem::replace(&mut all.privileges, *count) == 0
            }
            Effect::Exchange { options } => {
                at.ensure((1..=4).contains(&options.len()), "1 to 4 exchanges")?;
                for option in options {
                    bounded(at, &option.pay)?;
                    bounded(at, &option.gain)?;
                    at.ensure(option.council_privilege <= 5, "at most 5 privileges")?;
                }
                std::mem::replace(&mut all.exchanges, options.clone()).is_empty()
            }
            Effect::BonusAction(action) => all.bonus.replace(bonus(at, action)?).is_none(),
            other => return Err(at.error(format!("{other:?} has no meaning here"))),
        };
        at.ensure(new, "each kind of effect may stand once")?;
    }
    Ok(all)
}

pub(super) fn bonus(at: &At, action: &BonusAction) -> Result<BonusAction, DataError> {
    at.number("value", action.value)?;
    goods(at, &action.discount)?;
    let tower = action.action == ActionKind::Tower;
    at.ensure(action.tower.is_some() == tower, "tower actions, and only they, name a tower")?;
    at.ensure(tower || action.discount.is_none(), "only tower actions have a discount")?;
    Ok(*action)
}

/// Checks the permanent effects of characters; ventures have none.
fn always(at: &At, kind: CardType, effects: &[Effect]) -> Result<(), DataError> {
    at.ensure(kind == CardType::Character || effects.is_empty(), "ventures have no permanent effect")?;
    for effect in effects {
        match effect {
            Effect::ActionValueBonus { action, tower, amount } => {
                value_bonus(at, *action, tower.is_some(), *amount)?;
            }
            Effect::CostDiscount { options, .. } => discounts(at, options)?,
            Effect::NoTowerFloorBonus {} => {}
            other => return Err(at.error(format!("{other:?} has no meaning here"))),
        }
    }
    Ok(())
}

pub(super) fn value_bonus(
    at: &At,
    action: ActionKind,
    names_tower: bool,
    amount: i16,
) -> Result<(), DataError> {
    at.ensure(names_tower == (action == ActionKind::Tower), "tower actions, and only they, name a tower")?;
    at.ensure((-20..=20).contains(&amount), format!("an amount of {amount}; it is -20 to 20"))
}

pub(super) fn discounts(at: &At, options: &[Amounts]) -> Result<(), DataError> {
    at.ensure((1..=2).contains(&options.len()), "a discount has one or two options")?;
    options.iter().try_for_each(|option| goods(at, option))
}

pub(super) fn bounded(at: &At, amounts: &Amounts) -> Result<(), DataError> {
    let largest = Amounts::NONE + *amounts;
    match largest.iter().find(|(_, n)| *n > LARGEST) {
        Some((item, n)) => Err(at.error(format!("{n} {}; numbers are at most {LARGEST}", item.id()))),
        None => at.ensure(amounts[Item::Prestige] == 0, "prestige exists only in the house rules"),
    }
}

fn goods(at: &At, amounts: &Amounts) -> Result<(), DataError> {
    bounded(at, amounts)?;
    let points = amounts.iter().find(|(item, _)| !item.is_good());
    at.ensure(points.is_none(), "only wood, stone, servants and coins can stand here")
}
