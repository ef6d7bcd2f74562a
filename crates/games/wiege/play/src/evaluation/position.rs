//! The stones each seat may expect at the end.

use super::survey::{Action, Might, best_count, free, odds};
use super::weights::W;
use super::{WiegeEvaluator, scorings_left};
use kernel::{PerSeat, Seat};
use wiege::cards::{CardId, Cards};
use wiege::pending::{Ask, Scoring};
use wiege::pieces::{Colour, Kind, Symbol, Symbols};
use wiege::place::Place;
use wiege::state::Open;
use wiege::{State, Wiege};

const COLOURS: [Colour; 2] = [Colour::Blue, Colour::Red];

impl WiegeEvaluator {
    pub(super) fn all_points(&self, game: &Wiege, state: &State) -> PerSeat<f32> {
        let open = &state.open;
        let n = state.seats();
        if open.ask == Ask::Over {
            let sheets = game.sheets(state);
            return PerSeat::from_fn(n, |seat| f32::from(sheets[seat].stones));
        }
        let mights = self.mights(game, state);
        let left = scorings_left(state);
        let horizon = left / (left + self.w(W::Horizon).max(0.1));
        let mut stones = PerSeat::from_fn(n, |seat| {
            mights[seat].stones + horizon * self.goods(game, state, seat, &mights[seat])
        });
        if let Some(scoring) = &open.scoring {
            self.under_way(game, state, scoring, &mights, &mut stones);
        }
        self.threats(game, open, &mights, &mut stones);
        self.prospects(game, open, &mights, &mut stones);
        if !open.config.teams {
            return stones;
        }
        PerSeat::from_fn(n, |seat| {
            stones[seat] + open.config.partner(seat).map_or(0.0, |partner| stones[partner])
        })
    }

    /// Columns, hand, pile, pawn and stones to place, by what they will still win.
    fn goods(&self, game: &Wiege, state: &State, seat: Seat, might: &Might) -> f32 {
        let open = &state.open;
        let player = &open.players[seat];
        let secret = &state.secrets[seat];
        let visible = visible(game, open, seat);
        let mut worth = 0.0;
        let hand = secret.hand.both(CardId::CULTURE_CARDS);
        for symbol in Symbol::ALL {
            let count = f32::from(might.counts[symbol as usize]);
            let shown = if visible.contains(symbol) { 1.0 + self.w(W::Visible) } else { 1.0 };
            let first = count.min(3.0) * self.w(W::Symbol);
            worth += (first + (count - 3.0).max(0.0) * self.w(W::SymbolMore)) * shown;
            if count > 0.0 {
                worth +=
                    hand.both(self.faces.cultures[symbol as usize]).len() as f32 * self.w(W::Fits) * shown;
            }
        }
        // More than a few cards in hand cannot be laid out in time.
        let cards = hand.len() as f32;
        worth += (cards.min(4.0) + (cards - 4.0).max(0.0) * 0.3) * self.w(W::Culture);
        let tops: Cards = player.tableau.tops().collect();
        worth += tops.both(self.faces.rotations).except(open.turned).len() as f32 * self.w(W::ToTurn);
        worth += self.faces.points(secret.hand.both(CardId::CHARACTER_CARDS)).min(8.0) * self.w(W::InHand);
        worth += self.faces.points(secret.pile).min(14.0) * self.w(W::OnPile);
        let marks = COLOURS.map(|colour| game.marks(open, seat, colour)).iter().sum::<u8>();
        worth += f32::from(marks) * self.w(W::Mark);
        if !player.pawn_placed {
            worth += self.w(W::Pawn);
        }
        worth + f32::from(player.stones[seat.index()].min(3)) * self.w(W::OwnStone)
    }

    /// The best scoring that each seat can bring about with one piece, the seats that move sooner counting more.
    fn threats(&self, game: &Wiege, open: &Open, mights: &PerSeat<Might>, stones: &mut PerSeat<f32>) {
        let n = open.seats();
        let mut seat = if matches!(open.ask, Ask::Place { .. }) { open.turn } else { open.turn.left(n) };
        for weight in [W::ThreatFirst, W::ThreatSecond, W::ThreatLater, W::ThreatLater].into_iter().take(n) {
            let player = &open.players[seat];
            if player.stones[seat.index()] > 0 || !player.pawn_placed {
                let mut best = (0.0, 0.0, None);
                for place in open.in_play() {
                    for colour in COLOURS {
                        let Some(found) = self.threat(game, open, mights, seat, place, colour) else {
                            continue;
                        };
                        if found.0 > best.0 {
                            best = (found.0, found.1, Some((place, found.2)));
                        }
                    }
                }
                if let Some((place, other)) = best.2 {
                    let share = self.w(weight);
                    transfer(open, place, seat, other, best.1 * share, stones);
                    stones[seat] -= (best.1 - best.0) * share;
                }
            }
            seat = seat.left(n);
        }
    }

    /// What a seat gains by covering the last space of a colour: the gain, the stones, and the other participant.
    fn threat(
        &self,
        game: &Wiege,
        open: &Open,
        mights: &PerSeat<Might>,
        seat: Seat,
        place: Place,
        colour: Colour,
    ) -> Option<(f32, f32, Option<Seat>)> {
        let event = game.event_at(open, place)?;
        let last = free(open, event, place, colour);
        if last.count_ones() != 1 || game.spaces_for(open, seat, place) & last == 0 {
            return None;
        }
        let position = open.at(place);
        let other = position.seats().without(seat).lowest();
        let payable = payable(open, mights, place, seat);
        let one = (&mights[seat], Action::Left);
        let other_might = other.map(|other| &mights[other]);
        let swing = self.swing(event, colour.scoring(), position.dice(), one, other_might, payable);
        Some((swing.gain, swing.stones, other))
    }

    /// A share of the scorings still to come on events with pieces.
    fn prospects(&self, game: &Wiege, open: &Open, mights: &PerSeat<Might>, stones: &mut PerSeat<f32>) {
        let scored = open.scoring.as_ref().map(|scoring| scoring.place);
        for place in open.in_play().filter(|place| Some(*place) != scored) {
            let Some(event) = game.event_at(open, place) else { continue };
            let position = open.at(place);
            let mut seats = position.seats().iter();
            let Some(one) = seats.next() else { continue };
            let other = seats.next();
            let payable = payable(open, mights, place, one);
            for colour in COLOURS {
                let left = free(open, event, place, colour).count_ones();
                let share = match (other, left) {
                    (Some(_), 1) => W::Near,
                    (Some(_), 2) => W::Far,
                    (Some(_), _) => W::Farther,
                    (None, 1) => W::Alone,
                    (None, _) => W::AloneFar,
                };
                let one_might = (&mights[one], Action::Done);
                let other_might = other.map(|other| &mights[other]);
                let swing =
                    self.swing(event, colour.scoring(), position.dice(), one_might, other_might, payable);
                transfer(open, place, one, other, swing.stones * self.w(share), stones);
            }
        }
    }

    /// The scoring that is pending or under way.
    fn under_way(
        &self,
        game: &Wiege,
        state: &State,
        scoring: &Scoring,
        mights: &PerSeat<Might>,
        stones: &mut PerSeat<f32>,
    ) {
        let open = &state.open;
        let Some(event) = game.event_at(open, scoring.place) else { return };
        let Scoring { place, trigger, other, debt, .. } = *scoring;
        if let Some(winner) = scoring.winner {
            let owed = f32::from(debt.left);
            let winner = scoring.participant(winner);
            let loser = if debt.in_turn { None } else { Some(debt.payer) };
            return transfer(open, place, winner, loser, owed, stones);
        }
        let is_pending = matches!(open.ask, Ask::Cards { .. } | Ask::Lay { .. } | Ask::Bonus { .. });
        let action = if is_pending { Action::Left } else { Action::Done };
        let payable = payable(open, mights, place, trigger);
        let won = match scoring.kind {
            Kind::Culture => {
                let count = |number: usize, seat: Seat, action: Action| match scoring.counted[number] {
                    Some(counted) => f32::from(counted.count),
                    None => best_count(&mights[seat], event.symbols, action),
                };
                let mine = count(0, trigger, action);
                other.map_or(mine.min(payable), |other| {
                    (mine - count(1, other, Action::Done))
                        .clamp(-mights[trigger].stones, mights[other].stones)
                })
            }
            Kind::Character => {
                let force = |number: usize, seat: Seat, action: Action| {
                    let revealed = scoring.revealed[number];
                    let out = scoring.passed & (1 << number) != 0;
                    let rest = if out { 0.0 } else { self.force(&mights[seat], event.symbols, action) };
                    self.faces.points(revealed) + rest
                };
                let dice = f32::from(open.at(place).dice());
                let mine = force(0, trigger, action);
                match other {
                    Some(other) => {
                        let odds = odds(mine, force(1, other, Action::Done), self.w(W::Force));
                        (odds * dice).clamp(-mights[trigger].stones, mights[other].stones)
                    }
                    None if mine > 0.0 => dice.min(payable),
                    None => 0.0,
                }
            }
        };
        transfer(open, place, trigger, other, won, stones);
    }
}

/// The symbols of the events that a seat can reach.
fn visible(game: &Wiege, open: &Open, seat: Seat) -> Symbols {
    let places = open.in_play().filter(|place| place.is_reached(seat, open.seats()));
    places.filter_map(|place| game.event_at(open, place)).fold(Symbols::NONE, |all, it| all.union(it.symbols))
}

/// The stones that a lone participant could be paid at a place.
fn payable(open: &Open, mights: &PerSeat<Might>, place: Place, seat: Seat) -> f32 {
    payers(open, place, seat, None).map(|payer| mights[payer].stones).sum()
}

/// Who pays: the other participant, the other neighbour, or all opponents.
fn payers(open: &Open, place: Place, seat: Seat, other: Option<Seat>) -> impl Iterator<Item = Seat> {
    let n = open.seats();
    let partner = open.config.partner(seat);
    Seat::all(n).filter(move |payer| {
        let pays = other.map_or_else(|| place.is_reached(*payer, n), |other| *payer == other);
        pays && *payer != seat && Some(*payer) != partner
    })
}

/// Moves stones that are expected to change hands.
fn transfer(
    open: &Open,
    place: Place,
    seat: Seat,
    other: Option<Seat>,
    amount: f32,
    stones: &mut PerSeat<f32>,
) {
    let n = payers(open, place, seat, other).count();
    if n == 0 {
        return;
    }
    stones[seat] += amount;
    for payer in payers(open, place, seat, other) {
        stones[payer] -= amount / n as f32;
    }
}
