//! On what terms a space can be used: the one place where values, costs and prohibitions are weighed.
//!
//! `legal`, `why_not` and the moves themselves all ask here, so they cannot disagree.

use crate::Lorenzo;
use crate::action::{MOST_PAYMENTS, MOST_SERVANTS};
use crate::data::Cost;
use crate::effect::{BonusAction, Effect};
use crate::items::{Amounts, Item};
use crate::modifiers::own_effects;
use crate::pending::{Effort, Source};
use crate::pieces::{CardId, CardType, Member, Work};
use crate::reason::Reason;
use crate::space::{Area, Space, WorkSize};
use crate::state::{Open, Player, work_group};
use kernel::{List, Seat};

/// What using a space asks for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    /// The value the action must have.
    pub(crate) need: i16,
    /// Added to the member's value here, before servants.
    pub(crate) modifier: i16,
    /// Servants that can be spent on value and still leave enough for the card.
    pub(crate) spare: i16,
    /// Coins for the occupied tower are due.
    pub(crate) surcharge: bool,
    /// Only the neutral member may come: a coloured one of this player is here.
    pub(crate) colour_taken: bool,
}

/// How many servants an action may use: `least` to `most` in steps of `rate`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ServantRange {
    pub(crate) least: i16,
    pub(crate) most: i16,
    pub(crate) rate: i16,
}

impl ServantRange {
    /// The range for an action that is short by so much, with so many servants to spare.
    fn new(short: i16, spare: i16, rate: i16) -> Result<ServantRange, Reason> {
        let least = short.max(0).saturating_mul(rate);
        let spare = spare.min(MOST_SERVANTS.into());
        let most = if rate == 1 { spare } else { spare - spare.rem_euclid(rate) };
        if least > most { Err(Reason::Value { short }) } else { Ok(ServantRange { least, most, rate }) }
    }

    pub(crate) fn allows(self, n: i16) -> Result<(), Reason> {
        if n < self.least {
            Err(Reason::TooFewServants { least: self.least })
        } else if n > self.most {
            Err(Reason::TooManyServants { most: self.most })
        } else if n % self.rate != 0 {
            Err(Reason::ServantSteps { rate: self.rate })
        } else {
            Ok(())
        }
    }
}

/// The ways to pay a card, without repetition, in a stable order.
#[derive(Clone, Copy, Default)]
pub(crate) struct Payments(List<Cost, { MOST_PAYMENTS as usize }>);

impl Payments {
    pub(crate) fn as_slice(&self) -> &[Cost] {
        self.0.as_slice()
    }

    fn add(&mut self, cost: Cost) {
        if self.0.len() < usize::from(MOST_PAYMENTS) && !self.as_slice().contains(&cost) {
            self.0.push(cost);
        }
    }

    /// Drops ways that another way undercuts: a discount that meets nothing of its kind is no choice.
    fn drop_dearer(&mut self) {
        let all = std::mem::take(self);
        let undercuts = |other: &Cost, cost: &Cost| {
            other != cost && cost.pay.covers(&other.pay) && other.military_required <= cost.military_required
        };
        for cost in all.as_slice() {
            if !all.as_slice().iter().any(|other| undercuts(other, cost)) {
                self.add(*cost);
            }
        }
    }

    /// Replaces each way by what the options of one discount make of it.
    fn discount(&mut self, options: &[Amounts]) {
        let before = std::mem::take(self);
        for cost in before.as_slice() {
            for option in options {
                self.add(Cost { pay: cost.pay.less(option), ..*cost });
            }
        }
    }
}

impl Lorenzo {
    /// On what terms the seat can place a member in the space.
    #[inline]
    pub(crate) fn terms(&self, open: &Open, seat: Seat, space: Space) -> Result<Terms, Reason> {
        let player = &open.players[seat];
        let modifiers = &player.modifiers;
        let players = open.config.players;
        let board = &self.tables.board;
        let servants = player.stock[Item::Servants];
        let single = || {
            let free = !open.board.is_taken(space) || modifiers.enters_occupied;
            if free { Ok(()) } else { Err(Reason::Occupied) }
        };
        match space.area() {
            Area::Floor(tower, floor) => {
                let surcharge = open.board.is_occupied(tower) && !modifiers.no_surcharge;
                let spare = self.take_terms(open, seat, tower, floor, surcharge, None)?;
                Ok(Terms {
                    need: board.floors[tower as usize][usize::from(floor)].value,
                    modifier: modifiers.tower[tower as usize].into(),
                    spare,
                    surcharge,
                    colour_taken: open.board.coloured[tower as usize].contains(seat),
                })
            }
            Area::Work(work, size) => {
                let row = &board.work[work as usize][size as usize];
                if players < row.min_players {
                    return Err(Reason::Closed);
                }
                if size == WorkSize::Small {
                    single()?;
                }
                let sum =
                    i16::from(modifiers.work[work as usize]) + i16::from(modifiers.work_tile[work as usize]);
                Ok(Terms {
                    need: row.value,
                    modifier: row.modifier + sum,
                    spare: servants,
                    surcharge: false,
                    colour_taken: open.board.coloured[work_group(work)].contains(seat),
                })
            }
            Area::Market(number) => {
                let row = &board.market[usize::from(number)];
                if players < row.min_players {
                    return Err(Reason::Closed);
                }
                if modifiers.no_market {
                    return Err(Reason::NoMarket);
                }
                single()?;
                Ok(Terms {
                    need: row.value,
                    modifier: 0,
                    spare: servants,
                    surcharge: false,
                    colour_taken: false,
                })
            }
            Area::Council => {
                let need = board.council.value;
                Ok(Terms { need, modifier: 0, spare: servants, surcharge: false, colour_taken: false })
            }
        }
    }

    /// Whether the seat can take the card of a floor, value aside; how many servants it could spend on the value.
    ///
    /// The order is the rulebook's (ruling R1): surcharge from coins owned before, then the floor bonus, which may
    /// help to pay the card.
    pub(crate) fn take_terms(
        &self,
        open: &Open,
        seat: Seat,
        tower: CardType,
        floor: u8,
        surcharge: bool,
        bonus: Option<&BonusAction>,
    ) -> Result<i16, Reason> {
        let player = &open.players[seat];
        let card = open.card(tower, floor).ok_or(Reason::CardGone)?;
        let limit = self.tables.board.cards_per_type;
        if player.count(tower) >= usize::from(limit) {
            return Err(Reason::RowFull { limit });
        }
        let mut stock = player.stock;
        if surcharge {
            stock[Item::Coins] -= self.surcharge(open);
            if stock[Item::Coins] < 0 {
                return Err(Reason::Surcharge { short: -stock[Item::Coins] });
            }
        }
        if floor >= 2 || self.low_floor_bonus {
            stock = self.capped(stock + self.floor_bonus(player, tower, floor));
        }
        if tower == CardType::Territory && !player.modifiers.no_slot_requirement {
            let (needs, has) = (self.tables.board.slots[player.count(tower)], stock[Item::Military]);
            if has < needs {
                return Err(Reason::Slot { needs, has });
            }
        }
        self.spare_servants(player, &stock, card, tower, bonus)
    }

    /// The most servants that can go before the card is paid from this stock; why not, if it cannot be paid.
    fn spare_servants(
        &self,
        player: &Player,
        stock: &Amounts,
        card: CardId,
        tower: CardType,
        bonus: Option<&BonusAction>,
    ) -> Result<i16, Reason> {
        let owned = player.stock[Item::Servants];
        let row = &self.tables.cards[card.index()];
        let discounted = player.modifiers.discounts(tower) || bonus.is_some_and(|b| !b.discount.is_none());
        let payments;
        let ways = if discounted {
            payments = self.payments(player, card, bonus);
            payments.as_slice()
        } else {
            row.costs()
        };
        let spare = ways
            .iter()
            .filter(|cost| affords(stock, cost))
            .map(|cost| owned.min(stock[Item::Servants] - cost.pay[Item::Servants]))
            .max();
        spare.ok_or_else(|| cannot_pay(stock, &ways[ways.len() - 1]))
    }

    /// All the ways to pay a card, discounts considered; each may or may not be affordable.
    pub(crate) fn payments(&self, player: &Player, card: CardId, bonus: Option<&BonusAction>) -> Payments {
        let mut ways = Payments::default();
        for cost in self.tables.cards[card.index()].costs() {
            ways.add(*cost);
        }
        if let Some(bonus) = bonus {
            ways.discount(&[bonus.discount]);
        }
        if player.modifiers.discounts(card.kind()) {
            for effect in own_effects(&self.tables, player) {
                if let Effect::CostDiscount { tower, options } = effect
                    && tower.includes(card.kind())
                {
                    ways.discount(options);
                }
            }
        }
        ways.drop_dearer();
        ways
    }

    /// What entering a floor brings, penalties considered.
    pub(crate) fn floor_bonus(&self, player: &Player, tower: CardType, floor: u8) -> Amounts {
        if player.modifiers.no_floor_bonus {
            return Amounts::NONE;
        }
        let bonus = &self.tables.board.floors[tower as usize][usize::from(floor)].bonus;
        bonus.less(&player.modifiers.malus)
    }

    /// The coins an occupied tower costs.
    pub(crate) fn surcharge(&self, open: &Open) -> i16 {
        let board = &self.tables.board;
        if open.config.house_rules { board.house_surcharge } else { board.surcharge }
    }

    /// The stock with points cut at the ends of their tracks.
    pub(crate) fn capped(&self, mut stock: Amounts) -> Amounts {
        for item in [Item::Military, Item::Faith, Item::Prestige] {
            stock[item] = stock[item].min(self.tables.board.track_ends[item]);
        }
        stock
    }

    /// How many servants the action under way may use.
    pub(crate) fn effort_servants(
        &self,
        open: &Open,
        seat: Seat,
        effort: &Effort,
    ) -> Result<ServantRange, Reason> {
        let player = &open.players[seat];
        let board = &self.tables.board;
        let servants = player.stock[Item::Servants];
        let (need, spare) = match effort.space.area() {
            Area::Floor(tower, floor) => {
                let bonus = effort.bonus.and_then(|source| self.bonus_action(open, seat, source));
                let spare = self.take_terms(open, seat, tower, floor, effort.surcharge, bonus)?;
                (board.floors[tower as usize][usize::from(floor)].value, spare)
            }
            Area::Work(work, size) => (board.work[work as usize][size as usize].value, servants),
            Area::Market(number) => (board.market[usize::from(number)].value, servants),
            Area::Council => (board.council.value, servants),
        };
        ServantRange::new(need - effort.base, spare, player.modifiers.servant_rate.into())
    }

    /// The bonus action that a card or leader gives.
    pub(crate) fn bonus_action(&self, open: &Open, seat: Seat, source: Source) -> Option<&BonusAction> {
        match source {
            Source::Card(card) => self.tables.cards[card.index()].now.bonus.as_ref(),
            Source::Leader(leader) => match self.ability(&open.players[seat], leader) {
                Effect::BonusAction(action) => Some(action),
                _ => None,
            },
            Source::Space(_) | Source::Tile(_) | Source::Discard(_) | Source::Church => None,
        }
    }

    /// The value of a bonus harvest or production before servants.
    ///
    /// Own characters count, also for Sforza and Leonardo unless the table plays the English text (ruling R27).
    pub(crate) fn bonus_work_value(&self, open: &Open, seat: Seat, source: Source, work: Work) -> i16 {
        let modifiers = &open.players[seat].modifiers;
        let value = self.bonus_action(open, seat, source).map_or(0, |action| action.value);
        let english = open.config.english_leaders && matches!(source, Source::Leader(_));
        let characters = if english { 0 } else { i16::from(modifiers.work[work as usize]) };
        value + characters + i16::from(modifiers.work_tile[work as usize])
    }

    /// What a bonus harvest or production would be: which, and its value before servants.
    pub fn bonus_work(&self, open: &Open, seat: Seat, source: Source) -> (Work, i16) {
        let action = self.bonus_action(open, seat, source);
        let work = action.and_then(|action| action.action.work()).unwrap_or(Work::Harvest);
        (work, self.bonus_work_value(open, seat, source, work))
    }

    /// On what terms a bonus action can take the card of a floor: no member stands there, so there is no colour
    /// rule, but everything else applies (ruling R13).
    pub(crate) fn bonus_effort(
        &self,
        open: &Open,
        seat: Seat,
        source: Source,
        space: Space,
    ) -> Result<(Effort, ServantRange), Reason> {
        let Area::Floor(tower, floor) = space.area() else { return Err(Reason::NoSuchAnswer) };
        let action = self.bonus_action(open, seat, source).ok_or(Reason::NotAsked)?;
        if !action.tower.is_some_and(|choice| choice.includes(tower)) {
            return Err(Reason::OtherTower);
        }
        let modifiers = &open.players[seat].modifiers;
        let surcharge = open.board.is_occupied(tower) && !modifiers.no_surcharge;
        let base = action.value + i16::from(modifiers.tower[tower as usize]);
        let spare = self.take_terms(open, seat, tower, floor, surcharge, Some(action))?;
        let need = self.tables.board.floors[tower as usize][usize::from(floor)].value;
        let range = ServantRange::new(need - base, spare, modifiers.servant_rate.into())?;
        Ok((Effort { space, base, surcharge, bonus: Some(source) }, range))
    }
}

/// Whether a stock pays a cost: goods to spend, and military points to own.
#[inline]
pub(crate) fn affords(stock: &Amounts, cost: &Cost) -> bool {
    stock.covers(&cost.pay) && stock[Item::Military] >= cost.military_required
}

fn cannot_pay(stock: &Amounts, cost: &Cost) -> Reason {
    let (needs, has) = (cost.military_required, stock[Item::Military]);
    match stock.first_short(&cost.pay) {
        _ if has < needs => Reason::Military { needs, has },
        Some((item, short)) => Reason::Lacks { item, short },
        None => Reason::NotAsked,
    }
}

/// The value of a family member: its die, or what replaces it, and what is added to it (rulings R7, R33, R34).
pub(crate) fn member_value(open: &Open, seat: Seat, member: Member) -> i16 {
    let player = &open.players[seat];
    let modifiers = &player.modifiers;
    if member == Member::Neutral {
        return modifiers.neutral.into();
    }
    let base = match player.raised {
        Some((raised, value)) if raised == member => i16::from(value),
        _ if modifiers.coloured_base != 0 => modifiers.coloured_base.into(),
        _ => open.dice[member as usize].into(),
    };
    base + i16::from(modifiers.coloured)
}

/// How many servants a member can bring to a space with these terms.
#[inline]
pub(crate) fn servants_for(
    open: &Open,
    seat: Seat,
    terms: &Terms,
    value: i16,
) -> Result<ServantRange, Reason> {
    let rate = open.players[seat].modifiers.servant_rate.into();
    ServantRange::new(terms.need - value - terms.modifier, terms.spare, rate)
}

/// How many servants a bonus harvest or production may use; none are ever needed (ruling R26).
pub(crate) fn bonus_work_servants(open: &Open, seat: Seat) -> ServantRange {
    let player = &open.players[seat];
    let rate = player.modifiers.servant_rate.into();
    let all = ServantRange::new(0, player.stock[Item::Servants], rate);
    all.unwrap_or(ServantRange { least: 0, most: 0, rate })
}
