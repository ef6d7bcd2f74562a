//! What is worth counting in Florenza Dice Game: buildings, works of art, the complete palace and church, offices.

use crate::FlorenzaBundle;
use arena::pieces::{Count, PieceStats, PieceUse};
use florenza::building::BuildingId;
use florenza::event::{Elected, Office};
use florenza::pieces::Work;
use florenza::{Event, Florenza};

// The places of the uses: blocks, one after the other.
const STARTS: usize = BuildingId::COUNT;
const WORKS: usize = STARTS + BuildingId::COUNT;
const MASTERPIECES: usize = WORKS + Work::ALL.len();
const PALACE: usize = MASTERPIECES + Work::ALL.len();
const CHURCH: usize = PALACE + 1;
const CAPTAIN: usize = CHURCH + 1;
const BISHOP: usize = CAPTAIN + 1;

impl PieceStats for FlorenzaBundle {
    /// As many as the data may ask for.
    const ROUNDS: usize = 8;

    fn uses(game: &Florenza) -> Vec<PieceUse> {
        let tables = game.tables();
        let buildings = ["built", "rolled"].into_iter().flat_map(|verb| {
            let rows = BuildingId::all().zip(&tables.buildings);
            rows.map(move |(id, row)| PieceUse::new("building", verb, id.number().to_string(), &row.name_en))
        });
        let works = ["completed", "masterpiece"].into_iter().flat_map(|verb| {
            let rows = Work::ALL.into_iter().zip(&tables.works);
            rows.map(move |(work, row)| PieceUse::new("work", verb, work.id(), &row.name_en))
        });
        let others = [
            PieceUse::new("whole", "completed", "palace", "Palace"),
            PieceUse::new("whole", "completed", "church", "Church"),
            PieceUse::new("office", "held", "captain", "Captain"),
            PieceUse::new("office", "held", "bishop", "Bishop"),
        ];
        buildings.chain(works).chain(others).collect()
    }

    fn count(_: &Florenza, event: &Event, counts: &mut Vec<Count>) {
        match event {
            // Everything can be built and completed in every match; only the free buildings are a matter of luck.
            Event::Started { rolls, .. } => {
                counts.extend((0..STARTS).chain(WORKS..=BISHOP).map(Count::Offered));
                for (seat, roll) in rolls.iter() {
                    let free = STARTS + usize::from(*roll) - 1;
                    counts.extend([Count::Offered(free), Count::Used(seat, free)]);
                }
            }
            Event::RoundBegan { round } => counts.push(Count::Round((*round).into())),
            Event::Built { seat, building, .. } => counts.push(Count::Used(*seat, building.index())),
            Event::Hired { seat, work, stars, .. } => {
                counts.push(Count::Used(*seat, WORKS + *work as usize));
                if *stars > 0 {
                    counts.push(Count::Used(*seat, MASTERPIECES + *work as usize));
                }
            }
            Event::PalaceCompleted { seat, .. } => counts.push(Count::Used(*seat, PALACE)),
            Event::ChurchCompleted { seat } => counts.push(Count::Used(*seat, CHURCH)),
            Event::Elected { office, who: Elected::Seat(seat) } => {
                let at = if *office == Office::Captain { CAPTAIN } else { BISHOP };
                counts.push(Count::Used(*seat, at));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use florenza::goods::Goods;
    use kernel::Seat;

    #[test]
    fn every_use_is_found_where_its_event_points() {
        let game = Florenza::standard();
        let uses = FlorenzaBundle::uses(&game);
        assert_eq!(uses.len(), BISHOP + 1);
        let seat = Seat::default();
        let found = |event: Event| {
            let mut counts = Vec::new();
            FlorenzaBundle::count(&game, &event, &mut counts);
            let done = counts.iter().filter_map(|count| match count {
                Count::Used(_, at) => Some(&uses[*at]),
                _ => None,
            });
            done.map(|it| format!("{} {} {}", it.kind, it.id, it.verb)).collect::<Vec<_>>()
        };
        let building = BuildingId::new(25).unwrap();
        let built = Event::Built { seat, building, space: 2, wasted: Goods::NONE };
        assert_eq!(found(built), ["building 25 built"]);
        let hired = Event::Hired { seat, work: Work::Pulpit, artist: None, wage: 0, stars: 1, points: 3 };
        assert_eq!(found(hired), ["work pulpit completed", "work pulpit masterpiece"]);
        let bishop = Event::Elected { office: Office::Bishop, who: Elected::Seat(seat) };
        assert_eq!(found(bishop), ["office bishop held"]);
        let ghost = Event::Elected { office: Office::Captain, who: Elected::Ghost };
        assert!(found(ghost).is_empty());
        assert_eq!(found(Event::ChurchCompleted { seat }), ["whole church completed"]);
        assert_eq!(found(Event::PalaceCompleted { seat, points: 6 }), ["whole palace completed"]);
        let started = Event::Started { rolls: kernel::PerSeat::from_fn(1, |_| 6), first: seat };
        assert_eq!(found(started), ["building 6 rolled"]);
    }
}
