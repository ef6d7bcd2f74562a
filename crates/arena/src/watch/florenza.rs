//! What is worth counting in Florenza Dice Game: buildings, works of art, the complete palace and church, offices.

use super::{Deed, Note, Watched};
use florenza::building::BuildingId;
use florenza::event::{Elected, Office};
use florenza::pieces::Work;
use florenza::{Event, Florenza};

// The places of the deeds: blocks, one after the other.
const STARTS: usize = BuildingId::COUNT;
const WORKS: usize = STARTS + BuildingId::COUNT;
const MASTERPIECES: usize = WORKS + Work::ALL.len();
const PALACE: usize = MASTERPIECES + Work::ALL.len();
const CHURCH: usize = PALACE + 1;
const CAPTAIN: usize = CHURCH + 1;
const BISHOP: usize = CAPTAIN + 1;

impl Watched for Florenza {
    /// As many as the data may ask for.
    const ROUNDS: usize = 8;

    fn deeds(&self) -> Vec<Deed> {
        let tables = self.tables();
        let deed = |kind, verb, id: &str, name: &str| Deed { kind, verb, id: id.into(), name: name.into() };
        let buildings = ["built", "rolled"].into_iter().flat_map(|verb| {
            let rows = BuildingId::all().zip(&tables.buildings);
            rows.map(move |(id, row)| deed("building", verb, &id.number().to_string(), &row.name_en))
        });
        let works = ["completed", "masterpiece"].into_iter().flat_map(|verb| {
            let rows = Work::ALL.into_iter().zip(&tables.works);
            rows.map(move |(work, row)| deed("work", verb, work.id(), &row.name_en))
        });
        let others = [
            deed("whole", "completed", "palace", "Palace"),
            deed("whole", "completed", "church", "Church"),
            deed("office", "held", "captain", "Captain"),
            deed("office", "held", "bishop", "Bishop"),
        ];
        buildings.chain(works).chain(others).collect()
    }

    fn notice(&self, event: &Event, notes: &mut Vec<Note>) {
        match event {
            // Everything can be built and completed in every match; only the free buildings are a matter of luck.
            Event::Started { rolls, .. } => {
                notes.extend((0..STARTS).chain(WORKS..=BISHOP).map(Note::Offered));
                for (seat, roll) in rolls.iter() {
                    let free = STARTS + usize::from(*roll) - 1;
                    notes.extend([Note::Offered(free), Note::Done(seat, free)]);
                }
            }
            Event::RoundBegan { round } => notes.push(Note::Round((*round).into())),
            Event::Built { seat, building, .. } => notes.push(Note::Done(*seat, building.index())),
            Event::Hired { seat, work, stars, .. } => {
                notes.push(Note::Done(*seat, WORKS + *work as usize));
                if *stars > 0 {
                    notes.push(Note::Done(*seat, MASTERPIECES + *work as usize));
                }
            }
            Event::PalaceCompleted { seat, .. } => notes.push(Note::Done(*seat, PALACE)),
            Event::ChurchCompleted { seat } => notes.push(Note::Done(*seat, CHURCH)),
            Event::Elected { office, who: Elected::Seat(seat) } => {
                let deed = if *office == Office::Captain { CAPTAIN } else { BISHOP };
                notes.push(Note::Done(*seat, deed));
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
    fn every_deed_is_found_where_its_event_points() {
        let game = Florenza::standard();
        let deeds = game.deeds();
        assert_eq!(deeds.len(), BISHOP + 1);
        let seat = Seat::default();
        let found = |event: Event| {
            let mut notes = Vec::new();
            game.notice(&event, &mut notes);
            let done = notes.iter().filter_map(|note| match note {
                Note::Done(_, deed) => Some(&deeds[*deed]),
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
