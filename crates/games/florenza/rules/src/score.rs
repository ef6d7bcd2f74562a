//! The final scoring, line by line.

use crate::Florenza;
use crate::building::BoxEffect;
use crate::pieces::{Track, Work};
use crate::state::{Player, State};
use kernel::{Outcome, PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// The lines of one player's final score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// Works of the palace.
    pub palace: u16,
    pub palace_artists: u16,
    /// The bonus for the complete palace.
    pub palace_bonus: u16,
    /// Works of the church.
    pub church: u16,
    pub church_artists: u16,
    /// Buildings of the district.
    pub buildings: u16,
    /// Bonus points of the spaces they stand in.
    pub spaces: u16,
    /// Points boxes crossed on the tracks.
    pub tracks: u16,
    pub stars: u16,
    /// Extra resources left.
    pub extra: u16,
    pub florins: u16,
    pub total: u16,
    /// Works and buildings completed: breaks ties.
    pub completed: u16,
}

/// Scores and places. Alone, the place is 1 at the Pope's score or above and 2 below (ruling R26).
pub(crate) fn outcome(game: &Florenza, state: &State) -> Outcome {
    let sheets = game.score(state);
    let scores: PerSeat<i32> = PerSeat::from_fn(state.seats(), |seat| sheets[seat].total.into());
    let places = match state.open.config.level {
        Some(level) => PerSeat::from_fn(state.seats(), |seat| {
            if sheets[seat].total >= game.tables.solo.target(level) { 1 } else { 2 }
        }),
        None => places(&sheets),
    };
    Outcome { scores, places }
}

impl Florenza {
    /// The score sheets as they would be if the match ended now.
    pub fn score(&self, state: &State) -> PerSeat<ScoreSheet> {
        PerSeat::from_fn(state.seats(), |seat| self.sheet(&state.open.players[seat]))
    }

    fn sheet(&self, player: &Player) -> ScoreSheet {
        let tables = &self.tables;
        let reserve = &player.reserve;
        let mut sheet = ScoreSheet {
            palace_bonus: player.palace.unwrap_or(0).into(),
            tracks: Track::ALL.into_iter().map(|track| self.track_points(player, track)).sum(),
            stars: u16::from(reserve.stars) * u16::from(tables.per_star),
            extra: u16::from(reserve.extra) * u16::from(tables.per_extra),
            florins: reserve.florins / tables.florins_per_point,
            ..ScoreSheet::default()
        };
        for work in Work::ALL.into_iter().filter(|work| player.has_done(*work)) {
            let (points, artists) = if work.is_palace() {
                (&mut sheet.palace, &mut sheet.palace_artists)
            } else {
                (&mut sheet.church, &mut sheet.church_artists)
            };
            *points += u16::from(tables.works[work as usize].points);
            *artists += u16::from(player.artists[work as usize]);
            sheet.completed += 1;
        }
        for (row, building) in tables.spaces.iter().zip(player.spaces) {
            let Some(building) = building else { continue };
            sheet.spaces += u16::from(row.points);
            if row.scores_building {
                sheet.buildings += u16::from(tables.buildings[building.index()].points);
            }
            sheet.completed += 1;
        }
        sheet.total = sheet.lines().into_iter().fold(0, u16::saturating_add);
        sheet
    }

    fn track_points(&self, player: &Player, track: Track) -> u16 {
        let crossed = usize::from(player.at(track));
        let points = |effect: &BoxEffect| match effect {
            BoxEffect::Points { amount } => u16::from(*amount),
            _ => 0,
        };
        self.tables.tracks[track as usize].boxes.iter().take(crossed).map(points).sum()
    }
}

impl ScoreSheet {
    /// The lines that make up the total, in the order of the fields.
    pub const fn lines(&self) -> [u16; 11] {
        [
            self.palace,
            self.palace_artists,
            self.palace_bonus,
            self.church,
            self.church_artists,
            self.buildings,
            self.spaces,
            self.tracks,
            self.stars,
            self.extra,
            self.florins,
        ]
    }
}

/// Places by total, then by works and buildings completed; what is still equal shares its place.
pub(crate) fn places(sheets: &PerSeat<ScoreSheet>) -> PerSeat<u8> {
    let n = sheets.len();
    let standing = |seat: Seat| (sheets[seat].total, sheets[seat].completed);
    PerSeat::from_fn(n, |seat| {
        1 + Seat::all(n).filter(|other| standing(*other) > standing(seat)).count() as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 52 points each: 9 completed beat 8, 9 and 9 share; 52 beat 51 whatever was completed.
    #[test]
    fn ties_are_broken_by_what_was_completed() {
        let winners = |scores: [(u16, u16); 2]| {
            let sheets = PerSeat::from_fn(2, |seat| {
                let (total, completed) = scores[seat.index()];
                ScoreSheet { total, completed, ..ScoreSheet::default() }
            });
            places(&sheets).as_slice().to_vec()
        };
        assert_eq!(winners([(52, 9), (52, 8)]), [1, 2]);
        assert_eq!(winners([(52, 9), (52, 9)]), [1, 1]);
        assert_eq!(winners([(52, 3), (51, 9)]), [1, 2]);
    }
}
