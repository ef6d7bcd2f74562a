//! What is worth counting in Lorenzo il Magnifico: cards, leaders, bonus tiles, excommunications.

use super::{Deed, Note, Watched};
use lorenzo::leader::LeaderId;
use lorenzo::pieces::{BonusTile, CardId, TileId};
use lorenzo::{Event, Lorenzo};

/// What is done with a leader, in the order of reports.
const LEADER_VERBS: [&str; 5] = ["kept", "played", "activated", "copied", "discarded"];

// The places of the deeds: blocks, one after the other.
const LEADERS: usize = CardId::COUNT;
const TILES: usize = LEADERS + LEADER_VERBS.len() * LeaderId::COUNT;
const EXCOMMUNICATIONS: usize = TILES + BonusTile::ALL.len();

impl Watched for Lorenzo {
    const ROUNDS: usize = 6;

    fn deeds(&self) -> Vec<Deed> {
        let tables = self.tables();
        let deed = |kind, verb, id: &str, name: &str| Deed { kind, verb, id: id.into(), name: name.into() };
        let cards = tables.cards.iter().map(|card| deed("card", "taken", &card.slug, &card.names.en));
        let leaders = LEADER_VERBS.into_iter().flat_map(|verb| {
            tables.leaders.iter().map(move |leader| deed("leader", verb, leader.id.id(), &leader.names.en))
        });
        let tiles = BonusTile::ALL.iter().map(|tile| deed("bonus-tile", "chosen", tile.id(), tile.id()));
        let church = tables.tiles.iter().map(|tile| {
            let period = ["I", "II", "III"][usize::from(tile.id.period()) - 1];
            let name = format!("{period}-{} {}", tile.id.number(), tile.label.en);
            deed("excommunication", "suffered", &tile.slug, &name)
        });
        cards.chain(leaders).chain(tiles).chain(church).collect()
    }

    fn notice(&self, event: &Event, notes: &mut Vec<Note>) {
        match event {
            Event::RoundBegan { round } => notes.push(Note::Round((*round).into())),
            Event::TowersFilled { cards } => {
                notes.extend(cards.iter().flatten().map(|card| Note::Offered(card.index())));
            }
            Event::CardTaken { seat, card, .. } => notes.push(Note::Done(*seat, card.index())),
            Event::LeadersDealt { leaders, .. } => {
                let dealt = leaders.iter().flat_map(|leaders| leaders.iter());
                let verbs = 0..LEADER_VERBS.len();
                notes.extend(
                    dealt.flat_map(|it| verbs.clone().map(move |verb| Note::Offered(leader(verb, it)))),
                );
            }
            Event::LeaderKept { seat, leader: Some(it) } => notes.push(Note::Done(*seat, leader(0, *it))),
            Event::LeaderPlayed { seat, leader: it } => notes.push(Note::Done(*seat, leader(1, *it))),
            Event::LeaderActivated { seat, leader: it } => notes.push(Note::Done(*seat, leader(2, *it))),
            Event::LeaderCopied { seat, leader: it } => notes.push(Note::Done(*seat, leader(3, *it))),
            Event::LeaderDiscarded { seat, leader: it } => notes.push(Note::Done(*seat, leader(4, *it))),
            Event::TileChosen { seat, tile } => choose(*tile, notes, Note::Done(*seat, bonus(*tile))),
            Event::TilesDrawn { tiles } => notes.extend(tiles.map(|tile| Note::Offered(church(tile)))),
            Event::Excommunicated { seat, tile, .. } => notes.push(Note::Done(*seat, church(*tile))),
            _ => {}
        }
    }
}

/// Where one of the four advanced tiles is chosen, all four were on the table.
fn choose(tile: BonusTile, notes: &mut Vec<Note>, done: Note) {
    if tile != BonusTile::Standard {
        notes.extend(BonusTile::ALL[1..5].iter().map(|tile| Note::Offered(bonus(*tile))));
    }
    notes.extend([Note::Offered(bonus(tile)), done]);
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
    use kernel::Seat;

    #[test]
    fn every_deed_is_found_where_its_event_points() {
        let game = Lorenzo::standard();
        let deeds = game.deeds();
        assert_eq!(deeds.len(), EXCOMMUNICATIONS + 21);
        let seat = Seat::default();
        let found = |event: Event| {
            let mut notes = Vec::new();
            game.notice(&event, &mut notes);
            let done = notes.iter().find_map(|note| match note {
                Note::Done(_, deed) => Some(*deed),
                _ => None,
            });
            let deed = &deeds[done.unwrap()];
            format!("{} {} {}", deed.kind, deed.id, deed.verb)
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
}
