//! The points a seat may expect at the end.

use super::FlorenzaEvaluator;
use super::plan::Outlook;
use super::tables::{Icons, ToCome, dice};
use super::weights::W;
use florenza::pending::Pending;
use florenza::pieces::{Track, Work};
use florenza::state::{Open, Phase, Player};
use florenza::{Florenza, ScoreSheet, State};
use kernel::{PerSeat, Seat};

impl FlorenzaEvaluator {
    pub(super) fn all_points(&self, game: &Florenza, state: &State) -> PerSeat<f32> {
        let open = &state.open;
        let sheets = game.score(state);
        if open.phase == Phase::Over {
            return PerSeat::from_fn(state.seats(), |seat| sheets[seat].total.into());
        }
        let palaces = PerSeat::from_fn(state.seats(), |seat| self.palace_dice(&open.players[seat]));
        PerSeat::from_fn(state.seats(), |seat| {
            let outlook = self.outlook(game, open, seat, self.palace_bonus(game, open, seat, &palaces));
            sure(&sheets[seat])
                + self.lasting(&outlook)
                + self.offices(game, open, seat)
                + self.plan(&outlook)
        })
    }

    /// What a seat's plan rests on, with the bonus that its palace may expect.
    pub(super) fn outlook<'a>(
        &self,
        game: &'a Florenza,
        open: &'a Open,
        seat: Seat,
        palace: f32,
    ) -> Outlook<'a> {
        let to_come = self.to_come(game, open, seat);
        let buildings = self.buildings(game, &to_come);
        Outlook { game, player: &open.players[seat], to_come, palace, buildings }
    }

    /// Dice, turns, rounds and works still to come.
    fn to_come(&self, game: &Florenza, open: &Open, seat: Seat) -> ToCome {
        let tables = game.tables();
        let (active, other) = (f32::from(tables.active_picks), f32::from(tables.other_picks));
        let turns = f32::from(open.turns());
        let rounds = self.worth.rounds_after(open);
        let mut dice = rounds * (active + (turns - 1.0) * other);
        let n = open.players.len();
        let own_turn = (seat.index() + n - open.first.index()) % n;
        let after = match open.phase {
            Phase::Income | Phase::Offices => open.turns(),
            _ => open.turns() - 1 - open.turn,
        };
        dice += f32::from(after) * other;
        if own_turn > usize::from(open.turn) || after == open.turns() {
            dice += active - other;
        }
        if open.phase == Phase::Active && open.active() != Some(seat) {
            dice += other;
        }
        dice += open.pending[seat].as_slice().iter().map(|it| self.waiting(it)).sum::<f32>();
        let missing = Work::ALL.into_iter().filter(|work| !open.players[seat].has_done(*work)).count();
        let works = (missing as f32).min(dice / 3.0);
        ToCome { dice, turns: rounds * turns + f32::from(after), rounds, works }
    }

    /// The dice that a decision under way amounts to.
    fn waiting(&self, pending: &Pending) -> f32 {
        match *pending {
            Pending::Turn { left } => left.into(),
            Pending::DieBox | Pending::Value { .. } => 1.0,
            Pending::Units { left, .. } | Pending::Choose { left } => {
                f32::from(left) * self.weights.of(W::ResourceEffort)
            }
            Pending::Track { steps } | Pending::Steps { left: steps, .. } => {
                f32::from(steps) * self.weights.of(W::StepEffort)
            }
            Pending::Hire { .. } => self.weights.of(W::HireEffort),
            Pending::Spend { .. } | Pending::Income(_) => 0.0,
        }
    }

    /// What buildings and works of the church that are there will still bring.
    fn lasting(&self, outlook: &Outlook<'_>) -> f32 {
        let buildings = outlook.player.buildings.iter();
        let effects: f32 = buildings.map(|it| self.worth.effect[it.index()].lasting(&outlook.to_come)).sum();
        let church = Work::CHURCH.into_iter().filter(|work| outlook.player.has_done(*work));
        let incomes: f32 = church.map(|work| self.income(outlook, work)).sum();
        effects + incomes * outlook.to_come.rounds * self.weights.of(W::Income)
    }

    /// What captain and bishop may bring in the rounds to come.
    fn offices(&self, game: &Florenza, open: &Open, seat: Seat) -> f32 {
        let mut rounds = self.worth.rounds_after(open);
        if matches!(open.phase, Phase::Income) && open.round >= game.tables().offices_from {
            rounds += 1.0;
        }
        let office = |track: Track, points: W| {
            let own = open.players[seat].at(track);
            let others = open.players.iter().filter(|(other, _)| *other != seat);
            let most = others.map(|(_, player)| player.at(track)).max();
            let most = most.unwrap_or(open.ghost[track as usize]);
            let ahead = (f32::from(own) - f32::from(most)) / self.weights.of(W::OfficeScale).max(0.1);
            self.weights.of(points) / (1.0 + (0.5 - ahead).exp())
        };
        rounds * (office(Track::Captain, W::Captain) + office(Track::Bishop, W::Bishop))
    }

    /// Dice that the palace still costs.
    fn palace_dice(&self, player: &Player) -> f32 {
        let missing = Work::PALACE.into_iter().filter(|work| !player.has_done(*work));
        let each = missing.map(|work| {
            let i = work as usize;
            let missing = self.worth.works[i].missing(&Icons::of(player.crossed[i]));
            dice(&missing, 0.0, &self.weights)
                + self.weights.of(W::HireEffort)
                + self.worth.wage[i] * self.weights.of(W::FlorinEffort)
        });
        each.sum()
    }

    /// The bonus that a complete palace may expect: alone by the round in which it will be complete, else by how many
    /// others will be faster.
    fn palace_bonus(&self, game: &Florenza, open: &Open, seat: Seat, dice: &PerSeat<f32>) -> f32 {
        let tables = game.tables();
        if open.players[seat].palace.is_some() {
            return 0.0;
        }
        if open.config.is_solo() {
            let each_round =
                f32::from(tables.active_picks) + f32::from(tables.other_picks) * f32::from(open.turns() - 1);
            let begun = f32::from(open.turn) / f32::from(open.turns());
            let round = f32::from(open.round.max(1)) - 1.0
                + begun
                + dice[seat] * self.weights.of(W::PalacePace) / each_round;
            return between(&tables.solo_palace_bonus, round - 0.5);
        }
        let others = open.players.iter().filter(|(it, player)| *it != seat && player.palace.is_none());
        let faster = others.map(|(it, _)| 1.0 / (1.0 + ((dice[it] - dice[seat]) / 2.0).exp()));
        between(&tables.palace_bonus, f32::from(open.finished) + faster.sum::<f32>())
    }
}

/// The points on the sheet that nothing can change any more.
fn sure(sheet: &ScoreSheet) -> f32 {
    f32::from(sheet.total - sheet.stars - sheet.extra - sheet.florins)
}

/// A value between two neighbours of a row; before and behind it what is at the ends.
fn between(row: &[u8], at: f32) -> f32 {
    let last = row.len().saturating_sub(1);
    let at = at.clamp(0.0, last as f32);
    let low = at as usize;
    let share = at - low as f32;
    let get = |i: usize| row.get(i.min(last)).map_or(0.0, |it| f32::from(*it));
    get(low) * (1.0 - share) + get(low + 1) * share
}
