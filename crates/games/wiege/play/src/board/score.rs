//! What decides the match, row by row.

use super::scene::Scene;
use boards::Row;
use kernel::{PerSeat, Seat};

/// The rows of the score as it stands. Hands are hidden while the match is on, so only stones count until its end.
pub(super) fn rows(scene: &Scene<'_>) -> Vec<Row> {
    let open = scene.open();
    let n = scene.seats();
    let stones = |of: &dyn Fn(Seat, Seat) -> bool| {
        PerSeat::from_fn(n, |seat| {
            let player = &open.players[seat];
            Seat::all(n)
                .filter(|colour| of(seat, *colour))
                .map(|it| i32::from(player.stones[it.index()]))
                .sum()
        })
    };
    let mut rows = vec![
        Row { key: key!("w-b-score-own"), points: stones(&|seat, colour| seat == colour) },
        Row { key: key!("w-b-score-won"), points: stones(&|seat, colour| seat != colour) },
    ];
    if open.config.teams {
        let partner = |seat: Seat| open.config.partner(seat);
        let points =
            PerSeat::from_fn(n, |seat| partner(seat).map_or(0, |it| i32::from(open.players[it].reserve())));
        rows.push(Row { key: key!("w-b-score-partner"), points });
    }
    rows
}
