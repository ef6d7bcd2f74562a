//! Every event finds its words.

use super::*;
use kernel::record::Sitter;
use kernel::table::Table;
use kernel::{PerSeat, Rng, Seed, Turn, Viewer};
use lorenzo::items::Amounts;
use lorenzo::leader::LeaderId;
use lorenzo::pending::Source;
use lorenzo::pieces::{BonusTile, CardId, Member, TileId, Work};
use lorenzo::space::Space;
use std::collections::BTreeSet;
use std::sync::Arc;

fn sitters(n: usize) -> Vec<Sitter> {
    ["Ada", "Bea", "Cleo", "Dora", "Ella"][..n]
        .iter()
        .map(|name| Sitter { name: (*name).into(), bot: None })
        .collect()
}

#[track_caller]
fn check(event: &Event, expected: &str) {
    let words = Lorenzo::standard().words(event, &Names::new(&sitters(3)));
    assert_eq!(words.as_deref(), Some(expected));
}

fn seat() -> Seat {
    Seat::new(1).unwrap()
}

#[test]
fn turns_are_told() {
    let (seat, space) = (seat(), Space::floor(CardType::Building, 1));
    let placed = Event::Placed { seat, member: Member::White, space, value: 3 };
    check(&placed, "Bea places the white member on floor 2 of the building tower, value 3");
    let placed = Event::Placed { seat, member: Member::Neutral, space: Space::market(4), value: 0 };
    check(&placed, "Bea places the neutral member in the market space for wood and stone, value 0");
    check(&Event::ServantsSpent { seat, servants: 1, value: 4 }, "Bea spends 1 servant: value 4");
    check(&Event::SurchargePaid { seat, coins: 3 }, "Bea pays 3 coins to enter the occupied tower");
    check(&Event::Worked { seat, work: Work::Harvest, value: 5 }, "Bea harvests with value 5");
    check(&Event::Passed { seat }, "Bea passes");
}

#[test]
fn goods_are_told() {
    let (seat, card) = (seat(), CardId::new(4).unwrap());
    let name = Lorenzo::standard().tables().cards[3].names.en.clone();
    let gain = Amounts::of(Item::Wood, 2).with(Item::Servants, 1).with(Item::Vp, 3);
    let gained = Event::Gained { seat, source: Source::Card(card), gain };
    check(&gained, &format!("Bea gets 2 wood, 1 servant and 3 points from {name}"));
    let free = Event::CardTaken { seat, card, space: Space::COUNCIL, paid: Amounts::NONE };
    check(&free, &format!("Bea takes {name}"));
    let paid = Event::CardTaken { seat, card, space: Space::COUNCIL, paid: Amounts::of(Item::Coins, 1) };
    check(&paid, &format!("Bea takes {name} for 1 coin"));
}

#[test]
fn leaders_and_tiles_are_told() {
    let (seat, leader) = (seat(), LeaderId::from_id("santa-rita").unwrap());
    check(&Event::LeaderKept { seat, leader: Some(leader) }, "Bea keeps Santa Rita");
    check(&Event::LeaderKept { seat, leader: None }, "Bea keeps a leader");
    check(&Event::LeaderPlayed { seat, leader }, "Bea plays Santa Rita");
    let chosen = Event::TileChosen { seat, tile: BonusTile::Standard };
    let expected = "Bea chooses a bonus tile: production gives 2 coins and 1 military, \
                    harvest gives 1 wood, 1 stone and 1 servant";
    check(&chosen, expected);
}

#[test]
fn the_church_is_told() {
    let (seat, tile) = (seat(), TileId::new(2, 6).unwrap());
    check(&Event::VaticanReport { period: 2 }, "Vatican report of period 2");
    check(&Event::Supported { seat, faith: 4, vp: 5 }, "Bea supports the Church: 4 faith for 5 points");
    check(&Event::Excommunicated { seat, tile, vp: 0 }, "Bea is excommunicated: II-6 (Servants count half)");
    let order = PerSeat::from_fn(3, |seat| seat.left(3));
    check(&Event::TurnOrder { order }, "turn order: Bea, Cleo, Ada");
}

/// The kind of an event: its name in the serialised form.
fn kind(event: &Event) -> String {
    serde_json::to_value(event).unwrap()["event"].as_str().unwrap().to_string()
}

/// Plays a random match and hands over every event.
fn watch(config: Config, seed: u64, mut on_event: impl FnMut(&Lorenzo, &Event)) {
    let game = Arc::new(Lorenzo::standard());
    let players = config.players.into();
    let (mut table, events) =
        Table::open(game.clone(), config, sitters(players), Seed::from_number(seed)).unwrap();
    for event in &events {
        on_event(&game, event);
    }
    let mut rng = Rng::new(seed);
    while let Turn::Await(seats) = table.turn() {
        let seat = seats.lowest().unwrap();
        let action = *rng.pick(&table.legal(seat));
        for event in &table.act(table.version(), seat, action).unwrap() {
            on_event(&game, event);
        }
    }
}

#[test]
fn whatever_happens_is_told_in_plain_words() {
    const SILENT: [&str; 3] = ["round_began", "scored", "turn_ended"];
    let names = Names::new(&sitters(5));
    let mut told = BTreeSet::new();
    for seed in 0..120 {
        let config = Config::new(2 + (seed % 4) as u8);
        watch(config, seed, |game, event| {
            let kind = kind(event);
            match game.words(event, &names) {
                None => assert!(SILENT.contains(&kind.as_str()) || kind == "servants_spent", "{event:?}"),
                Some(words) => {
                    let odd = ["  ", "{", "_", "nobody", "none", "a card", "Some"];
                    assert!(!odd.iter().any(|odd| words.contains(odd)), "{words}");
                    told.insert(kind);
                }
            }
        });
    }
    assert!(told.len() >= 25, "{told:?}");
}

#[test]
fn the_public_never_reads_the_name_of_a_leader_in_hand() {
    let names = Names::new(&sitters(3));
    watch(Config::new(3), 5, |game, event| {
        let hidden = ["leaders_dealt", "leader_kept"].contains(&kind(event).as_str());
        if let (true, Some(seen)) = (hidden, game.redact(event, Viewer::Public)) {
            let words = game.words(&seen, &names).unwrap_or_default();
            let known = LeaderId::all().any(|leader| words.contains(Told(game).leader(leader)));
            assert!(!known, "{words}");
        }
    });
}
