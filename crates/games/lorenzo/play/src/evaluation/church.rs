//! Faith against the coming reports, and what this match's excommunication tiles would cost.

use super::LorenzoEvaluator;
use super::tables::left;
use super::weights::W;
use kernel::Seat;
use lorenzo::Lorenzo;
use lorenzo::effect::{Category, Effect};
use lorenzo::items::Item;
use lorenzo::pieces::{CardType, Member};
use lorenzo::state::{Open, Player};

/// The last round: only then is it clear what a tile of the third period takes away.
const LAST: u8 = 6;

impl LorenzoEvaluator {
    /// What faith will be worth, less the tiles suffered and feared.
    pub(super) fn faith(&self, game: &Lorenzo, open: &Open, seat: Seat) -> f32 {
        let player = &open.players[seat];
        let board = &game.tables().board;
        let faith = player.stock[Item::Faith];
        let track = f32::from(board.faith_vp[faith.clamp(0, 15) as usize]);
        let mut points = track * self.weights.of(W::FaithShare);
        let at_home = Member::ALL.iter().filter(|m| player.members[**m as usize].is_none()).count() as f32;
        let mut owned = f32::from(faith);
        for period in open.period().max(1)..=3 {
            let i = usize::from(period) - 1;
            if player.is_excommunicated(period) {
                continue;
            }
            let rounds_until = f32::from((period * 2).saturating_sub(open.round.max(1)));
            let turns = at_home / 4.0 + rounds_until;
            let missing = f32::from(board.faith_required[i]) - owned;
            let fear = if missing <= 0.0 {
                0.0
            } else {
                let hope = self.weights.of(W::FaithHope) * turns;
                1.0 / (1.0 + (hope - self.weights.of(W::FaithNeed) * (missing - 1.5)).exp())
            };
            points -= fear * self.tile(game, open, player, period);
            owned = (owned - f32::from(board.faith_required[i])).max(0.0);
        }
        let suffered = (1..=3).filter(|period| player.is_excommunicated(*period));
        points - suffered.map(|period| self.tile(game, open, player, period)).sum::<f32>()
    }

    /// What the tile of a period costs from now on, or from when it is suffered.
    fn tile(&self, game: &Lorenzo, open: &Open, player: &Player, period: u8) -> f32 {
        let tile = open.tiles[usize::from(period) - 1];
        let rounds = left(usize::from(open.round.max(period * 2)));
        let each_round = self.worth.tile[tile.index()][usize::from(open.round)];
        match period {
            1 => each_round * rounds * self.weights.of(W::Tile1),
            2 => each_round * rounds * self.weights.of(W::Tile2),
            _ if open.round < LAST => self.weights.of(W::Tile3),
            _ => end_loss(game, player, &game.tables().tiles[tile.index()].effect),
        }
    }
}

/// What the player would lose to a tile of the third period with what it has now.
fn end_loss(game: &Lorenzo, player: &Player, effect: &Effect) -> f32 {
    let tables = game.tables();
    let row = |vp: &[i16; 7], kind| vp[player.count(kind).min(6)];
    let lost = match effect {
        Effect::NoEndGameVp { category: Category::Territories } => {
            row(&tables.board.territories_vp, CardType::Territory)
        }
        Effect::NoEndGameVp { category: Category::Characters } => {
            row(&tables.board.characters_vp, CardType::Character)
        }
        Effect::NoEndGameVp { category: Category::Ventures } => {
            player.cards_of(CardType::Venture).map(|card| tables.cards[card.index()].end_vp).sum()
        }
        Effect::EndGameVpLoss { vp, per, .. } => vp * game.loss_units(player, per),
        _ => 0,
    };
    lost.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LorenzoBundle;
    use bots::Evaluated;

    fn worth(position: &str) -> f32 {
        let game = Lorenzo::standard();
        let state = game.position(position).unwrap();
        LorenzoBundle::evaluator(&game).faith(&game, &state.open, Seat::default())
    }

    /// The first tile of the third period takes the points of characters, the third those of territories.
    #[test]
    fn in_the_last_round_the_tile_of_this_match_counts() {
        let cards = "seat 0 cards commercial-hub, woods, village, gravel-pit";
        let characters = worth(&format!("2 players base; round 6; tiles 1 1 1; {cards}"));
        let territories = worth(&format!("2 players base; round 6; tiles 1 1 3; {cards}"));
        assert!(characters > territories, "{characters} {territories}");
    }

    /// Less wood and stone hurts more than less of one thing; no longer once faith suffices.
    #[test]
    fn tiles_are_feared_by_what_they_take() {
        let feared = |tile: u8, faith: u8| {
            worth(&format!("2 players base; round 2; tiles {tile} 1 1; seat 0 has {faith} faith"))
        };
        assert!(feared(4, 0) < feared(3, 0), "{} {}", feared(4, 0), feared(3, 0));
        assert!((feared(4, 3) - feared(3, 3)).abs() < 1e-6, "three faith are enough for the first report");
    }
}
