//! How good an action looks before it is tried.

use super::LorenzoEvaluator;
use super::leaders::Drive;
use super::tables::left;
use super::weights::W;
use bots::evaluate::best_of;
use kernel::Seat;
use lorenzo::items::Item;
use lorenzo::pending::{Effort, Pending};
use lorenzo::pieces::{CardId, CardType, Member, Privilege, Work};
use lorenzo::space::{Area, Space};
use lorenzo::state::{Open, Player};
use lorenzo::{Action, Lorenzo, State};

impl LorenzoEvaluator {
    pub(super) fn prior_of(&self, game: &Lorenzo, state: &State, seat: Seat, action: Action) -> f32 {
        let open = &state.open;
        let player = &open.players[seat];
        let round = usize::from(open.round);
        match action {
            Action::Place(member, space) => {
                let gain = self.space(game, open, seat, space, self.drive(state, seat));
                self.place(game, state, seat, member, space, gain)
            }
            Action::Take(space) => self.floor(game, open, seat, space, self.drive(state, seat)),
            Action::Servants(n) => self.servants(game, open, seat, n.into()),
            Action::Pay(way) => -f32::from(way) * 0.1,
            Action::Privilege(option) => self.privilege(game, open, seat, option),
            Action::Exchange(option) => self.exchange(game, open, player, option),
            Action::Play(leader) => 3.0 + self.worth.leader[leader.index()][round],
            Action::Activate(_) => 20.0,
            Action::Copy(leader) | Action::Keep(leader) => self.worth.leader[leader.index()][round.max(2)],
            Action::Discard(leader) => {
                self.weights.of(W::Privilege) - self.hand_leader(game, player, leader, round) - 0.3
            }
            Action::Raise(member) => 6.0 - f32::from(open.dice[member as usize]),
            Action::Tile(tile) => f32::from(6 - tile as u8) * 0.1,
            Action::Support => 1.0,
            Action::Refuse | Action::Pass => -1.0,
            Action::Decline | Action::End => 0.0,
        }
    }

    /// The index of the action with the best prior. Placements are listed space by space, so what a space brings is worked out
    /// once for all the members that could go there.
    pub(super) fn best_prior_of(&self, game: &Lorenzo, state: &State, seat: Seat, legal: &[Action]) -> usize {
        let mut last: Option<(Space, f32)> = None;
        let drive = self.drive(state, seat);
        best_of(legal, |action| match action {
            Action::Place(member, space) => {
                let known = last.filter(|(it, _)| *it == space).map(|(_, gain)| gain);
                let gain = known.unwrap_or_else(|| self.space(game, &state.open, seat, space, drive));
                last = Some((space, gain));
                self.place(game, state, seat, member, space, gain)
            }
            other => self.prior_of(game, state, seat, other),
        })
    }

    /// Placing a member in a space that brings this gain whoever comes.
    fn place(
        &self,
        game: &Lorenzo,
        state: &State,
        seat: Seat,
        member: Member,
        space: Space,
        gain: f32,
    ) -> f32 {
        let open = &state.open;
        let player = &open.players[seat];
        let round = usize::from(open.round);
        let value = game.value_of(state, seat, member);
        let board = &game.tables().board;
        let servant = self.worth.item[round][Item::Servants as usize];
        let short = |need: i16, bonus: i8| f32::from((need - value - i16::from(bonus)).max(0));
        let result = match space.area() {
            Area::Floor(tower, floor) => {
                let need = board.floors[tower as usize][usize::from(floor)].value;
                gain - short(need, player.modifiers.tower[tower as usize]) * servant
            }
            Area::Work(work, size) => {
                let row = &board.work[work as usize][size as usize];
                let bonus = player.modifiers.work[work as usize] + player.modifiers.work_tile[work as usize];
                let sum = value + row.modifier + i16::from(bonus);
                self.work(game, player, work, sum, round) - short(1 - row.modifier, bonus) * servant
            }
            Area::Market(_) | Area::Council => gain - short(1, 0) * servant,
        };
        result - self.weights.of(W::MemberPip) * f32::from(value)
    }

    /// What a space brings, whichever member comes; nothing here for work, which depends on the value.
    fn space(&self, game: &Lorenzo, open: &Open, seat: Seat, space: Space, drive: Drive) -> f32 {
        let round = usize::from(open.round);
        match space.area() {
            Area::Floor(..) => self.floor(game, open, seat, space, drive),
            Area::Work(..) => 0.0,
            Area::Market(number) => self.worth.market[usize::from(number)][round],
            Area::Council => {
                self.worth.council[round] + self.weights.of(W::Order) * open.place_in_order(seat) as f32
            }
        }
    }

    /// Taking the card of a floor.
    fn floor(&self, game: &Lorenzo, open: &Open, seat: Seat, space: Space, drive: Drive) -> f32 {
        let Area::Floor(tower, floor) = space.area() else { return 0.0 };
        let Some(card) = open.card(tower, floor) else { return -5.0 };
        let player = &open.players[seat];
        let round = usize::from(open.round);
        let board = &game.tables().board;
        let mut points = self.card(game, player, card, round)
            + drive[card.kind() as usize]
            + self.worth.floor[tower as usize][usize::from(floor)][round];
        if open.board.is_occupied(tower) && !player.modifiers.no_surcharge {
            points -= f32::from(board.surcharge) * self.worth.item[round][Item::Coins as usize];
        }
        points
    }

    /// Having a card, less its cost.
    fn card(&self, game: &Lorenzo, player: &Player, card: CardId, round: usize) -> f32 {
        let i = card.index();
        let board = &game.tables().board;
        let n = player.count(card.kind());
        let step = |vp: &[i16; 7]| f32::from(vp[(n + 1).min(6)] - vp[n.min(6)]);
        let row = match card.kind() {
            CardType::Territory => 1.0 + step(&board.territories_vp) * 0.8,
            CardType::Character => step(&board.characters_vp),
            CardType::Venture => f32::from(game.tables().cards[i].end_vp),
            CardType::Building => 0.0,
        };
        let engine = match card.kind() {
            CardType::Territory => {
                self.weights.of(W::HarvestBase) + self.weights.of(W::HarvestEach) * n as f32
            }
            CardType::Building => {
                self.weights.of(W::ProductionBase) + self.weights.of(W::ProductionEach) * n as f32
            }
            CardType::Character | CardType::Venture => 0.0,
        };
        let active = self.worth.active(card, (round + 1).min(6)) * engine * left(round);
        self.worth.net[i][round] + row + active
    }

    /// A harvest or production of this value.
    fn work(&self, game: &Lorenzo, player: &Player, work: Work, value: i16, round: usize) -> f32 {
        let board = &game.tables().board;
        let own = player
            .tile
            .map_or(0.0, |tile| self.worth.points(&board.bonus_tiles[tile as usize][work as usize], round));
        let cards = player.cards_of(work.activates());
        let active = cards.filter(|card| game.tables().cards[card.index()].activation <= value);
        own + active.map(|card| self.worth.active(card, round)).sum::<f32>()
    }

    fn servants(&self, game: &Lorenzo, open: &Open, seat: Seat, n: i16) -> f32 {
        let player = &open.players[seat];
        let round = usize::from(open.round);
        let cost = f32::from(n) * self.worth.item[round][Item::Servants as usize];
        let value = |base: i16| base + n / i16::from(player.modifiers.servant_rate.max(1));
        match open.pending.last() {
            Some(Pending::Servants(Effort { space, base, .. })) => match space.area() {
                Area::Work(work, _) => self.work(game, player, work, value(*base), round) - cost,
                _ => -cost,
            },
            Some(Pending::BonusWork(source)) => {
                let (work, base) = game.bonus_work(open, seat, *source);
                self.work(game, player, work, value(base), round) - cost
            }
            _ => -cost,
        }
    }

    fn privilege(&self, game: &Lorenzo, open: &Open, seat: Seat, option: Privilege) -> f32 {
        let round = usize::from(open.round);
        let player = &open.players[seat];
        let mut points = self.worth.privilege[option as usize][round];
        if option == Privilege::Faith {
            let required = game.tables().board.faith_required[usize::from(open.period().max(1)) - 1];
            let near = required - player.stock[Item::Faith];
            if (1..=2).contains(&near) {
                points += 1.2;
            }
        }
        points
    }

    fn exchange(&self, game: &Lorenzo, open: &Open, player: &Player, option: u8) -> f32 {
        let (Some(Pending::Exchange(under_way)), 1..) = (open.pending.last(), option) else { return 0.0 };
        let round = usize::from(open.round);
        let Some(Some(card)) =
            player.cards[under_way.work.activates() as usize].get(usize::from(under_way.next))
        else {
            return 0.0;
        };
        let exchanges = &game.tables().cards[card.index()].active.exchanges;
        let Some(exchange) = exchanges.get(usize::from(option) - 1) else { return 0.0 };
        let privileges = f32::from(exchange.council_privilege) * self.weights.of(W::Privilege);
        self.worth.points(&exchange.gain, round) + privileges - self.worth.points(&exchange.pay, round)
    }
}
