//! What leaders in play and in hand are worth.

use super::LorenzoEvaluator;
use super::tables::left;
use super::weights::W;
use kernel::Seat;
use lorenzo::data::Requirement;
use lorenzo::leader::LeaderId;
use lorenzo::pieces::CardType;
use lorenzo::state::Player;
use lorenzo::{Lorenzo, State};

/// A leader without hope is worth this share of the privilege it can be discarded for: it still has to be discarded.
const DISCARDED: f32 = 0.75;

/// Points that one more card of each type is worth because it brings leaders in hand nearer.
pub(super) type Drive = [f32; 4];

impl LorenzoEvaluator {
    pub(super) fn leaders(&self, game: &Lorenzo, state: &State, seat: Seat, round: usize) -> f32 {
        let player = &state.open.players[seat];
        let in_play: f32 = player
            .leaders
            .iter()
            .map(|leader| {
                let ability =
                    if leader.id() == "lorenzo-de-medici" { player.copied.unwrap_or(leader) } else { leader };
                let used = if player.used.contains(leader) { 0.0 } else { 0.3 };
                self.worth.leader[ability.index()][round] * (1.0 + used / left(round).max(1.0))
            })
            .sum();
        let in_hand: f32 =
            state.secrets[seat].hand.iter().map(|leader| self.hand_leader(game, player, leader, round)).sum();
        in_play + in_hand
    }

    /// A leader in hand: at least the privilege it can be discarded for, at best what it brings in the rounds that are left
    /// once its requirement is met.
    pub(super) fn hand_leader(&self, game: &Lorenzo, player: &Player, leader: LeaderId, round: usize) -> f32 {
        let left = left(round);
        let in_play = left - self.rounds_to(game, player, leader);
        // Smooth, since a requirement is met sooner or later than it seems: half a round at an even chance.
        let rounds = in_play.exp().ln_1p();
        let each_round = self.worth.leader[leader.index()][round] / left;
        let hope = each_round * rounds * self.weights.of(W::LeaderHope);
        hope.max(self.weights.of(W::Privilege) * DISCARDED)
    }

    /// What leaders in hand make cards worth, by their priors: whoever wants five characters takes them.
    pub(super) fn drive(&self, state: &State, seat: Seat) -> Drive {
        let mut drive = [0.0; 4];
        let player = &state.open.players[seat];
        let round = usize::from(state.open.round);
        let pace = self.weights.of(W::LeaderCards);
        for leader in state.secrets[seat].hand.iter() {
            let needs = self.worth.needs[leader.index()];
            let missing: [u8; 4] = std::array::from_fn(|kind| {
                needs[kind].saturating_sub(player.count(CardType::ALL[kind]) as u8)
            });
            let kinds = missing.iter().filter(|n| **n > 0).count() as f32;
            let most = f32::from(missing.into_iter().max().unwrap_or(0));
            if kinds == 0.0 || (most - 1.0) / pace > left(round) {
                continue;
            }
            let each_round = self.worth.leader[leader.index()][round] / left(round);
            let nearer = each_round * self.weights.of(W::LeaderDrive) / (pace * kinds);
            for (points, missing) in drive.iter_mut().zip(missing) {
                *points += if missing > 0 { nearer } else { 0.0 };
            }
        }
        drive
    }

    /// How many rounds it takes to meet a leader's requirement at the usual pace; its parts are met side by side.
    fn rounds_to(&self, game: &Lorenzo, player: &Player, leader: LeaderId) -> f32 {
        let cards = |count: u8, has: usize| (f32::from(count) - has as f32) / self.weights.of(W::LeaderCards);
        let parts = game.tables().leaders[leader.index()].requirement.iter().map(|part| match *part {
            Requirement::Cards { kind, count } => cards(count, player.count(kind)),
            Requirement::CardsSameType { count } => {
                let most = CardType::ALL.into_iter().map(|kind| player.count(kind)).max();
                cards(count, most.unwrap_or(0))
            }
            Requirement::Stock { item, amount } => {
                let has = f32::from(player.stock[item]) / f32::from(amount.max(1));
                (1.0 - has) / self.weights.of(W::LeaderStock)
            }
        });
        parts.fold(0.0, f32::max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LorenzoBundle;
    use crate::evaluation::weights;
    use bots::Evaluated;

    fn worth(leader: &str, position: &str) -> f32 {
        let game = Lorenzo::standard();
        let state = game.position(position).unwrap();
        let leader = LeaderId::all().find(|it| it.id() == leader).unwrap();
        let seat = Seat::default();
        LorenzoBundle::evaluator(&game).hand_leader(
            &game,
            &state.open.players[seat],
            leader,
            state.open.round.into(),
        )
    }

    /// Girolamo Savonarola asks for 18 coins.
    #[test]
    fn a_leader_within_reach_is_worth_keeping() {
        let privilege = weights::standard().of(W::Privilege);
        let near = worth("girolamo-savonarola", "2 players advanced; round 2; seat 0 has 15 coins");
        let far = worth("girolamo-savonarola", "2 players advanced; round 2; seat 0 has 2 coins");
        assert!(near > far && near > privilege, "{near} {far} {privilege}");
    }

    #[test]
    fn what_cannot_be_met_any_more_is_worth_its_discard() {
        let privilege = weights::standard().of(W::Privilege);
        let late = worth("girolamo-savonarola", "2 players advanced; round 6; seat 0 has 0 coins");
        assert!(late < privilege && late > 0.0, "{late} {privilege}");
    }

    /// Ludovico Ariosto asks for five characters.
    #[test]
    fn cards_that_leaders_in_hand_require_are_more_promising() {
        let game = Lorenzo::standard();
        let drive = |position: &str| {
            LorenzoBundle::evaluator(&game).drive(&game.position(position).unwrap(), Seat::default())
        };
        let own = "seat 0 hand ludovico-ariosto; seat 0 cards warlord, stonemason, dame";
        let points = drive(&format!("2 players advanced; round 2; {own}"));
        for kind in CardType::ALL {
            assert_eq!(points[kind as usize] > 0.0, kind == CardType::Character, "{points:?}");
        }
        let late = drive("2 players advanced; round 6; seat 0 hand ludovico-ariosto");
        assert!(late.iter().all(|points| *points <= 0.0), "{late:?}: out of reach");
    }
}
