//! The final scoring, line by line.

use crate::Lorenzo;
use crate::effect::{Category, Effect, LossPer, Moment};
use crate::items::{Amounts, Item};
use crate::modifiers::tile_effects;
use crate::pieces::CardType;
use crate::state::{Open, Player, State};
use kernel::{Outcome, PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// The lines of one player's final score. Losses are written as negative numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// Points on the track when the match ended.
    pub track: i16,
    /// Lost before the scoring (tile III-4).
    pub lost_before: i16,
    pub territories: i16,
    pub characters: i16,
    pub ventures: i16,
    /// For military strength.
    pub military: i16,
    /// For resources left.
    pub resources: i16,
    /// For prestige, in the house rules.
    pub prestige: i16,
    /// Lost from the total (tiles III-5, III-6, III-7).
    pub lost: i16,
    /// The sum, never under zero (ruling R48).
    pub total: i16,
}

pub(crate) fn outcome(game: &Lorenzo, state: &State) -> Outcome {
    let sheets = game.score(state);
    let totals: PerSeat<i32> = PerSeat::from_fn(state.seats(), |seat| sheets[seat].total.into());
    let standing = |seat: Seat| (-totals[seat], state.open.place_in_order(seat));
    let places = PerSeat::from_fn(state.seats(), |seat| {
        1 + Seat::all(state.seats()).filter(|other| standing(*other) < standing(seat)).count() as u8
    });
    Outcome { scores: totals, places }
}

impl Lorenzo {
    /// The score sheets as they would be if the match ended now.
    pub fn score(&self, state: &State) -> PerSeat<ScoreSheet> {
        let open = &state.open;
        PerSeat::from_fn(state.seats(), |seat| self.sheet(open, seat))
    }

    fn sheet(&self, open: &Open, seat: Seat) -> ScoreSheet {
        let board = &self.tables.board;
        let player = &open.players[seat];
        let tiles = || tile_effects(&self.tables, open, player);
        let scores = |category| !tiles().any(|it| *it == Effect::NoEndGameVp { category });
        let by_count = |category, vp: &[i16; 7], kind| {
            if scores(category) { vp[player.count(kind).min(6)] } else { 0 }
        };
        let ventures =
            player.cards_of(CardType::Venture).map(|card| self.tables.cards[card.index()].end_vp).sum();
        let (vp, each) = board.resources_vp;
        let mut sheet = ScoreSheet {
            track: player.stock[Item::Vp],
            lost_before: -self.losses(open, player, Moment::BeforeFinalScoring),
            territories: by_count(Category::Territories, &board.territories_vp, CardType::Territory),
            characters: by_count(Category::Characters, &board.characters_vp, CardType::Character),
            ventures: if scores(Category::Ventures) { ventures } else { 0 },
            military: ranking(open, seat, Item::Military, |tied_first, is_first| {
                if is_first {
                    board.military_vp.0
                } else if tied_first {
                    0
                } else {
                    board.military_vp.1
                }
            }),
            resources: player.stock.goods() / each * vp,
            prestige: 0,
            lost: -self.losses(open, player, Moment::FinalScoring),
            total: 0,
        };
        if open.config.house_rules {
            let rate = ranking(open, seat, Item::Prestige, |_, is_first| {
                if is_first { board.prestige_vp.0 } else { board.prestige_vp.1 }
            });
            sheet.prestige = rate * player.stock[Item::Prestige];
        }
        let sum = sheet.track
            + sheet.lost_before
            + sheet.territories
            + sheet.characters
            + sheet.ventures
            + sheet.military
            + sheet.resources
            + sheet.prestige
            + sheet.lost;
        sheet.total = sum.max(0);
        sheet
    }

    fn losses(&self, open: &Open, player: &Player, when: Moment) -> i16 {
        let lost = |effect: &Effect| match effect {
            Effect::EndGameVpLoss { vp, per, moment, .. } if *moment == when => {
                vp * self.loss_units(player, per)
            }
            _ => 0,
        };
        tile_effects(&self.tables, open, player).map(lost).sum()
    }

    /// How many times a tile that takes points for each of something would take them now.
    pub fn loss_units(&self, player: &Player, per: &LossPer) -> i16 {
        let of = |amounts: &Amounts, items: &[Item]| -> i16 { items.iter().map(|item| amounts[*item]).sum() };
        match per {
            LossPer::Vp { vp } => player.stock[Item::Vp] / vp,
            LossPer::Military { military } => player.stock[Item::Military] / military,
            LossPer::EachOf { each_of } => of(&player.stock, each_of),
            // Buildings have one printed cost; what was really paid does not matter (ruling R47).
            LossPer::BuildingCost { printed_building_cost } => player
                .cards_of(CardType::Building)
                .map(|card| of(&self.tables.cards[card.index()].costs()[0].pay, printed_building_cost))
                .sum(),
        }
    }
}

/// What a seat's rank by an item brings: `points(several share the first rank, this seat has the first rank)` for the
/// first and second rank, nothing below. Players with nothing take part too (ruling R52).
fn ranking(open: &Open, seat: Seat, item: Item, points: impl Fn(bool, bool) -> i16) -> i16 {
    let own = open.players[seat].stock[item];
    let strengths = || open.players.iter().map(|(_, player)| player.stock[item]);
    let first = strengths().max().unwrap_or(0);
    let tied_first = strengths().filter(|it| *it == first).count() > 1;
    let second = strengths().filter(|it| *it < first).max();
    if own == first {
        points(tied_first, true)
    } else if Some(own) == second {
        points(tied_first, false)
    } else {
        0
    }
}
