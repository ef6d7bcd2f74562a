//! What is worth counting in Lorenzo il Magnifico: cards, leaders, bonus tiles, excommunications.

use crate::LorenzoBundle;
use arena::pieces::{Count, PieceStats, PieceUse};
use lorenzo::leader::LeaderId;
use lorenzo::pieces::{BonusTile, CardId, TileId};
use lorenzo::{Event, Lorenzo};

/// What is done with a leader, in the order of reports.
const LEADER_VERBS: [&str; 5] = ["kept", "played", "activated", "copied", "discarded"];

// The places of the uses: blocks, one after the other.
const LEADERS: usize = CardId::COUNT;
const TILES: usize = LEADERS + LEADER_VERBS.len() * LeaderId::COUNT;
const EXCOMMUNICATIONS: usize = TILES + BonusTile::ALL.len();

impl PieceStats for LorenzoBundle {
    const ROUNDS: usize = 6;

    fn uses(game: &Lorenzo) -> Vec<PieceUse> {
        let tables = game.tables();
        let cards =
            tables.cards.iter().map(|card| PieceUse::new("card", "taken", &card.slug, &card.names.en));
        let leaders = LEADER_VERBS.into_iter().flat_map(|verb| {
            tables
                .leaders
                .iter()
                .map(move |leader| PieceUse::new("leader", verb, leader.id.id(), &leader.names.en))
        });
        let tiles =
            BonusTile::ALL.iter().map(|tile| PieceUse::new("bonus-tile", "chosen", tile.id(), tile.id()));
        let church = tables.tiles.iter().map(|tile| {
            let period = ["I", "II", "III"][usize::from(tile.id.period()) - 1];
            let name = format!("{period}-{} {}", tile.id.number(), tile.label.en);
            PieceUse::new("excommunication", "suffered", &tile.slug, &name)
        });
        cards.chain(leaders).chain(tiles).chain(church).collect()
    }

    fn count(_: &Lorenzo, event: &Event, counts: &mut Vec<Count>) {
        match event {
            Event::RoundBegan { round } => counts.push(Count::Round((*round).into())),
            Event::TowersFilled { cards } => {
                counts.extend(cards.iter().flatten().map(|card| Count::Offered(card.index())));
            }
            Event::CardTaken { seat, card, .. } => counts.push(Count::Used(*seat, card.index())),
            Event::LeadersDealt { leaders, .. } => {
                let dealt = leaders.iter().flat_map(|leaders| leaders.iter());
                let verbs = 0..LEADER_VERBS.len();
                counts.extend(
                    dealt.flat_map(|it| verbs.clone().map(move |verb| Count::Offered(leader(verb, it)))),
                );
            }
            Event::LeaderKept { seat, leader: Some(it) } => counts.push(Count::Used(*seat, leader(0, *it))),
            Event::LeaderPlayed { seat, leader: it } => counts.push(Count::Used(*seat, leader(1, *it))),
            Event::LeaderActivated { seat, leader: it } => counts.push(Count::Used(*seat, leader(2, *it))),
            Event::LeaderCopied { seat, leader: it } => counts.push(Count::Used(*seat, leader(3, *it))),
            Event::LeaderDiscarded { seat, leader: it } => counts.push(Count::Used(*seat, leader(4, *it))),
            Event::TileChosen { seat, tile } => choose(*tile, counts, Count::Used(*seat, bonus(*tile))),
            Event::TilesDrawn { tiles } => counts.extend(tiles.map(|tile| Count::Offered(church(tile)))),
            Event::Excommunicated { seat, tile, .. } => counts.push(Count::Used(*seat, church(*tile))),
            _ => {}
        }
    }
}

/// Where one of the four advanced tiles is chosen, all four were on the table.
fn choose(tile: BonusTile, counts: &mut Vec<Count>, done: Count) {
    if tile != BonusTile::Standard {
        counts.extend(BonusTile::ALL[1..5].iter().map(|tile| Count::Offered(bonus(*tile))));
    }
    counts.extend([Count::Offered(bonus(tile)), done]);
}

fn leader(verb: usize, leader: LeaderId) -> usize {
    LEADERS + verb * LeaderId::COUNT + leader.index()
}

fn bonus(tile: BonusTile) -> usize {
    TILES + tile as usize
}

fn church(tile: TileId) -> usize {
    EXCOMMUNICATIONS + tile.index()
}

#[cfg(test)]
mod tests {
    use super::*;
    use arena::pieces::{PieceCounter, PieceReport};
    use kernel::{Outcome, PerSeat, Seat};
    use lorenzo::Config;
    use lorenzo::items::Amounts;
    use lorenzo::space::Space;

    #[test]
    fn every_use_is_found_where_its_event_points() {
        let game = Lorenzo::standard();
        let uses = LorenzoBundle::uses(&game);
        assert_eq!(uses.len(), EXCOMMUNICATIONS + 21);
        let seat = Seat::default();
        let found = |event: Event| {
            let mut counts = Vec::new();
            LorenzoBundle::count(&game, &event, &mut counts);
            let done = counts.iter().find_map(|count| match count {
                Count::Used(_, at) => Some(*at),
                _ => None,
            });
            let piece = &uses[done.unwrap()];
            format!("{} {} {}", piece.kind, piece.id, piece.verb)
        };
        let last = LeaderId::all().last().unwrap();
        assert_eq!(
            found(Event::LeaderKept { seat, leader: Some(last) }),
            format!("leader {} kept", last.id())
        );
        assert_eq!(
            found(Event::LeaderDiscarded { seat, leader: last }),
            format!("leader {} discarded", last.id())
        );
        let tile = BonusTile::VariantServantsMilitary;
        assert_eq!(found(Event::TileChosen { seat, tile }), format!("bonus-tile {} chosen", tile.id()));
        let tile = TileId::new(3, 7).unwrap();
        let slug = &game.tables().tiles[20].slug;
        let fell = Event::Excommunicated { seat, tile, vp: 0 };
        assert_eq!(found(fell), format!("excommunication {slug} suffered"));
    }

    fn outcome(scores: [i32; 3], places: [u8; 3]) -> Outcome {
        Outcome {
            scores: PerSeat::from_fn(3, |seat| scores[seat.index()]),
            places: PerSeat::from_fn(3, |seat| places[seat.index()]),
        }
    }

    fn taken(seat: u8, card: u8) -> Event {
        let (seat, card) = (Seat::new(seat).unwrap(), CardId::new(card).unwrap());
        Event::CardTaken { seat, card, space: Space::new(0).unwrap(), paid: Amounts::default() }
    }

    /// Two matches by hand. Card 1 is taken by seat 0, who wins 50 to 40 and 30, in round 1; then by seat 2, who shares
    /// the win 20 to 20 and 14, in round 2. Tile I-1 befalls seats 0 and 1 of the second match.
    #[test]
    fn the_counter_agrees_with_a_count_by_hand() {
        let game = Lorenzo::standard();
        let mut counter = PieceCounter::new::<LorenzoBundle>(&game, 3, 1);
        let tile = TileId::new(1, 1).unwrap();
        let tiles = [tile, TileId::new(2, 1).unwrap(), TileId::new(3, 1).unwrap()];
        let one = [Event::RoundBegan { round: 1 }, taken(0, 1)];
        counter.add::<LorenzoBundle>(&game, &one, &outcome([50, 40, 30], [1, 2, 3]));
        let fall = |seat| Event::Excommunicated { seat: Seat::new(seat).unwrap(), tile, vp: 0 };
        let two = [
            Event::TilesDrawn { tiles },
            Event::RoundBegan { round: 1 },
            Event::RoundBegan { round: 2 },
            taken(2, 1),
            fall(0),
            fall(1),
        ];
        counter.add::<LorenzoBundle>(&game, &two, &outcome([20, 14, 20], [1, 3, 1]));

        let report = counter.lines();
        let line = |kind: &str, id: &str| report.iter().find(|it| it.kind == kind && it.id == id).unwrap();
        let card = line("card", &game.tables().cards[0].slug);
        assert_eq!((&*card.verb, card.times, card.doers, card.offered), ("taken", 2, 2, 0));
        assert_eq!((&card.by_round[..], &card.by_seat[..]), (&[0, 1, 1, 0, 0, 0, 0][..], &[1, 0, 1][..]));
        assert_eq!(card.by_round_and_seat[2], [0, 0, 1]);
        assert!((card.win_share - 0.75).abs() < 1e-9);
        assert!((card.mean_points - 35.0).abs() < 1e-9);
        assert!((card.points_ahead - f64::midpoint(10.0, 2.0)).abs() < 1e-9);
        let tile = line("excommunication", &game.tables().tiles[tile.index()].slug);
        assert_eq!((&*tile.verb, tile.times, tile.offered, tile.by_round[2]), ("suffered", 2, 1, 2));
        assert!((tile.win_share - 0.25).abs() < 1e-9);
        assert_eq!(counter.games(), 2);
        assert_eq!(report.len(), 4, "one card, and three tiles of which two befell nobody");
    }

    /// What `sim --stats` writes: a server reads it back, and reads what a version with fewer fields wrote.
    #[test]
    fn a_report_reads_back() {
        let game = Lorenzo::standard();
        let mut counter = PieceCounter::new::<LorenzoBundle>(&game, 3, 1);
        counter.add::<LorenzoBundle>(&game, &[taken(0, 1)], &outcome([50, 40, 30], [1, 2, 3]));
        let report = counter.report::<LorenzoBundle>(&Config::new(3), vec!["random".into(); 3], 7);
        let mut json = serde_json::to_value(&report).unwrap();
        let keys: Vec<&String> = json.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["game", "players", "bots", "games", "seed", "rounds", "deeds"]);
        assert_eq!(
            (&json["game"], &json["players"], &json["rounds"]),
            (&"lorenzo".into(), &3.into(), &6.into())
        );
        assert_eq!(serde_json::from_value::<PieceReport>(json.clone()).unwrap(), report);
        json.as_object_mut().unwrap().remove("seed");
        json["deeds"][0].as_object_mut().unwrap().remove("by_seat");
        let fewer: PieceReport = serde_json::from_value(json).unwrap();
        assert!(fewer.lines[0].by_seat.is_empty() && fewer.lines[0].is_rare());
        assert_eq!(fewer.lines[0].taken(3), None, "it was never offered");
    }
}
