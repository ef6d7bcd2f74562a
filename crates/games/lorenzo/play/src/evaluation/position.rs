//! The points a seat may expect at the end.

use super::LorenzoEvaluator;
use super::tables::left;
use super::weights::W;
use kernel::Seat;
use lorenzo::items::Item;
use lorenzo::pending::Pending;
use lorenzo::pieces::{CardType, Member, Work};
use lorenzo::state::{Open, Phase, Player};
use lorenzo::{Lorenzo, State};

impl LorenzoEvaluator {
    pub(super) fn seat_points(&self, game: &Lorenzo, state: &State, seat: Seat) -> f32 {
        let open = &state.open;
        if open.phase == Phase::Over {
            return f32::from(game.score(state)[seat].total);
        }
        let player = &open.players[seat];
        let round = usize::from(open.round);
        f32::from(player.stock[Item::Vp])
            + self.goods(player, round)
            + self.military(open, seat, round)
            + self.faith(game, open, seat)
            + self.rows(game, player, round)
            + self.engines(player, open)
            + self.members(game, state, seat)
            + self.leaders(game, state, seat, round)
            + self.waiting(open, seat)
            - self.weights.of(W::Order) * open.place_in_order(seat) as f32
    }

    fn goods(&self, player: &Player, round: usize) -> f32 {
        let hoard = self.weights.of(W::Hoard);
        let beyond = self.weights.of(W::HoardShare);
        let worth = |item: Item| {
            let n = f32::from(player.stock[item]);
            let counted = n.min(hoard) + (n - hoard).max(0.0) * beyond;
            counted * self.worth.item[round][item as usize]
        };
        let sum: f32 = Item::GOODS.into_iter().map(worth).sum();
        // At the very end five goods are a point, however many.
        sum.max(f32::from(player.stock.goods()) / 5.0) + f32::from(player.stock[Item::Prestige]) * 1.5
    }

    fn military(&self, open: &Open, seat: Seat, round: usize) -> f32 {
        let own = open.players[seat].stock[Item::Military];
        let worth = self.worth.item[round][Item::Military as usize];
        let points = f32::from(own.min(7)) * worth + f32::from((own - 7).clamp(0, 11)) * worth * 0.6;
        let ahead = open.players.iter().filter(|(_, other)| other.stock[Item::Military] > own).count();
        let rank = match ahead {
            0 => 5.0,
            1 => 2.0,
            _ => 0.0,
        };
        let late = (round.max(1) - 1) as f32 / 5.0;
        let share = self.weights.of(W::RankEarly) * (1.0 - late) + late;
        points + rank * share
    }

    /// Territories, characters and ventures as they would score, and a share of what the next card would add.
    fn rows(&self, game: &Lorenzo, player: &Player, round: usize) -> f32 {
        let board = &game.tables().board;
        let left = left(round);
        let row = |vp: &[i16; 7], kind: CardType, share: f32| {
            let n = player.count(kind);
            let now = f32::from(vp[n.min(6)]);
            let next = f32::from(vp[(n + 1).min(6)]) - now;
            let after = f32::from(vp[(n + 2).min(6)]) - f32::from(vp[(n + 1).min(6)]);
            now + (share * left).min(0.9) * next + (share * (left - 1.0)).clamp(0.0, 0.6) * after * 0.5
        };
        let cards = &game.tables().cards;
        let ventures: i16 = player.cards_of(CardType::Venture).map(|card| cards[card.index()].end_vp).sum();
        let characters: f32 =
            player.cards_of(CardType::Character).map(|card| self.worth.lasting[card.index()][round]).sum();
        row(&board.territories_vp, CardType::Territory, self.weights.of(W::NextTerritory))
            + row(&board.characters_vp, CardType::Character, self.weights.of(W::NextCharacter))
            + f32::from(ventures)
            + characters
    }

    /// What territories and buildings will still yield.
    fn engines(&self, player: &Player, open: &Open) -> f32 {
        let round = usize::from(open.round);
        let engine = |work: Work, base: W, each: W| {
            let kind = work.activates();
            let n = player.count(kind) as f32;
            let often = (self.weights.of(base) + self.weights.of(each) * n).min(1.3);
            let bonus =
                f32::from(player.modifiers.work[work as usize] + player.modifiers.work_tile[work as usize]);
            let cards: f32 = player
                .cards_of(kind)
                .map(|card| {
                    let value = self.activation(card.index()) - bonus * 0.6;
                    let reach = self.worth.reach[value.round().clamp(0.0, 7.0) as usize];
                    self.worth.active(card, (round + 1).min(6)) * reach
                })
                .sum();
            cards * often * (left(round) - 0.3 + 0.35 * Self::still_possible(player, work, open))
        };
        engine(Work::Harvest, W::HarvestBase, W::HarvestEach)
            + engine(Work::Production, W::ProductionBase, W::ProductionEach)
    }

    fn activation(&self, card: usize) -> f32 {
        self.worth.activation[card]
    }

    /// Whether this round's harvest or production is still to come: 1, else 0.
    fn still_possible(player: &Player, work: Work, open: &Open) -> f32 {
        let at_home = player.members.iter().any(Option::is_none);
        let small = lorenzo::space::Space::work(work, lorenzo::space::WorkSize::Small);
        let free = !open.board.is_taken(small) || open.config.players > 2;
        f32::from(u8::from(at_home && free))
    }

    /// Members at home are worth what they can still do this round.
    fn members(&self, game: &Lorenzo, state: &State, seat: Seat) -> f32 {
        let player = &state.open.players[seat];
        let mut sum = 0.0;
        for member in Member::ALL {
            if player.members[member as usize].is_none() {
                let value = game.value_of(state, seat, member);
                sum += self.weights.of(W::Member) + self.weights.of(W::MemberPip) * f32::from(value);
            }
        }
        sum
    }

    /// Decisions that wait are worth something too.
    fn waiting(&self, open: &Open, seat: Seat) -> f32 {
        if open.phase != Phase::Actions || open.actor() != seat {
            return 0.0;
        }
        let worth = |pending: &Pending| match pending {
            Pending::Privilege(grant) => f32::from(grant.left) * self.weights.of(W::Privilege),
            Pending::BonusTower(_) => self.weights.of(W::BonusAction) * 4.0,
            Pending::BonusWork(_) => self.weights.of(W::BonusAction) * 2.0,
            _ => 0.0,
        };
        open.pending.as_slice().iter().map(worth).sum()
    }
}
