//! Every event finds its words: as the terminal prints them, one after the other.

use kernel::record::Sitter;
use kernel::table::Table;
use kernel::{Game, PerSeat, Rng, Seat, Seed, Turn, Viewer};
use lorenzo::items::{Amounts, Item};
use lorenzo::leader::LeaderId;
use lorenzo::pending::Source;
use lorenzo::pieces::{BonusTile, CardId, CardType, Member, TileId, Work};
use lorenzo::space::Space;
use lorenzo::{Config, Event, Lorenzo};
use lorenzo_play::LorenzoBundle;
use lorenzo_play::texts::leader_name;
use std::collections::BTreeSet;
use std::sync::Arc;
use words::{Lang, Worded, tell};

const NAMES: [&str; 5] = ["Ada", "Bea", "Cleo", "Dora", "Ella"];

/// What is told of an event, line by line.
fn told(game: &Lorenzo, lang: Lang, event: &Event) -> Vec<String> {
    let phrases = LorenzoBundle::events(game, lang, &NAMES.map(str::to_owned), std::slice::from_ref(event));
    phrases.iter().map(|phrase| tell(lang, phrase)).collect()
}

#[track_caller]
fn check(event: &Event, expected: &str) {
    assert_eq!(told(&Lorenzo::standard(), Lang::En, event), [expected]);
}

fn seat() -> Seat {
    Seat::new(1).expect("a second seat")
}

#[test]
fn turns_are_told() {
    let (seat, space) = (seat(), Space::floor(CardType::Building, 1));
    let placed = Event::Placed { seat, member: Member::White, space, value: 3 };
    check(&placed, "Bea sends the white member, value 3, to floor 2 of the building tower.");
    let placed = Event::Placed { seat, member: Member::Neutral, space: Space::market(4), value: 0 };
    check(&placed, "Bea sends the neutral member, value 0, to the market, wood and stone.");
    check(&Event::ServantsSpent { seat, servants: 1, value: 4 }, "Bea adds 1 servant: value 4.");
    check(&Event::SurchargePaid { seat, coins: 3 }, "Bea pays 3 coins, since the tower is occupied.");
    check(&Event::Worked { seat, work: Work::Harvest, value: 5 }, "Bea starts a harvest of value 5.");
    check(&Event::Passed { seat }, "Bea passes.");
}

#[test]
fn goods_are_told() {
    let (seat, card) = (seat(), CardId::new(4).expect("a card"));
    let name = Lorenzo::standard().tables().cards[3].names.en.clone();
    let gain = Amounts::of(Item::Wood, 2).with(Item::Servants, 1).with(Item::Vp, 3);
    let gained = Event::Gained { seat, source: Source::Card(card), gain };
    check(&gained, &format!("Bea receives 2 wood, 1 servant, 3 points from {name}."));
    let free = Event::CardTaken { seat, card, space: Space::COUNCIL, paid: Amounts::NONE };
    check(&free, &format!("Bea takes {name}."));
    let paid = Event::CardTaken { seat, card, space: Space::COUNCIL, paid: Amounts::of(Item::Coins, 1) };
    check(&paid, &format!("Bea takes {name} for 1 coin."));
}

#[test]
fn leaders_and_tiles_are_told() {
    let (seat, leader) = (seat(), LeaderId::from_id("santa-rita").expect("a leader"));
    check(&Event::LeaderKept { seat, leader: Some(leader) }, "Bea keeps Santa Rita.");
    check(&Event::LeaderKept { seat, leader: None }, "Bea keeps a leader.");
    check(&Event::LeaderPlayed { seat, leader }, "Bea plays Santa Rita.");
    let chosen = Event::TileChosen { seat, tile: BonusTile::AdvancedServantCoins };
    check(&chosen, "Bea chooses the bonus tile with a servant and two coins.");
}

#[test]
fn the_church_is_told() {
    let (seat, tile) = (seat(), TileId::new(2, 6).expect("a tile"));
    check(&Event::VaticanReport { period: 2 }, "Vatican report of period 2.");
    let supported = Event::Supported { seat, faith: 4, vp: 5 };
    check(&supported, "Bea supports the Church with 4 faith and receives 5 points.");
    let hit = Event::Excommunicated { seat, tile, vp: 0 };
    check(&hit, "Bea is excommunicated: servants that count half.");
    let order = PerSeat::from_fn(3, |seat| seat.left(3));
    check(&Event::TurnOrder { order }, "Turn order: Bea, Cleo, Ada.");
}

/// The kind of an event: its name in the serialised form.
fn kind(event: &Event) -> String {
    let value = serde_json::to_value(event).expect("an event is JSON");
    value["event"].as_str().expect("events have a name").to_owned()
}

/// Plays a random match and hands over every event.
fn watch(config: Config, seed: u64, mut on_event: impl FnMut(&Lorenzo, &Event)) {
    let game = Arc::new(Lorenzo::standard());
    let sitters =
        NAMES[..config.players.into()].iter().map(|name| Sitter { name: (*name).into(), bot: None });
    let (mut table, events) =
        Table::open(game.clone(), config, sitters.collect(), Seed::from_number(seed)).expect("a match");
    for event in &events {
        on_event(&game, event);
    }
    let mut rng = Rng::new(seed);
    while let Turn::Await(seats) = table.turn() {
        let seat = seats.lowest().expect("somebody is awaited");
        let action = *rng.pick(&table.legal(seat));
        for event in &table.act(table.version(), seat, action).expect("it is legal") {
            on_event(&game, event);
        }
    }
}

#[test]
fn whatever_happens_is_told_in_plain_words() {
    let mut seen = BTreeSet::new();
    for seed in 0..120 {
        let config = Config::new(2 + (seed % 4) as u8);
        watch(config, seed, |game, event| {
            let kind = kind(event);
            let lines = told(game, Lang::En, event);
            assert_eq!(lines.is_empty(), kind == "turn_ended", "{event:?}");
            for words in lines {
                let odd = ["  ", "{", "_", "nobody", "none", "a card", "Some"];
                assert!(!odd.iter().any(|odd| words.contains(odd)), "{words}");
                seen.insert(kind.clone());
            }
        });
    }
    assert!(seen.len() >= 25, "{seen:?}");
}

#[test]
fn the_public_never_reads_the_name_of_a_leader_in_hand() {
    watch(Config::new(3), 5, |game, event| {
        let hidden = ["leaders_dealt", "leader_kept"].contains(&kind(event).as_str());
        if let (true, Some(seen)) = (hidden, game.redact(event, Viewer::Public)) {
            let words = told(game, Lang::En, &seen).concat();
            let name = |leader| leader_name(Lang::En, game.tables(), leader);
            assert!(!LeaderId::all().any(|leader| words.contains(&name(leader))), "{words}");
        }
    });
}

/// The new cards and one's own leaders lie on the table; the terminal must say them.
#[test]
fn what_lies_on_the_table_is_told_on_the_terminal_and_not_in_the_log() {
    let mut seen = 0;
    watch(Config::new(2), 3, |game, event| {
        let lines = match event {
            Event::TowersFilled { .. } => 4,
            Event::LeadersDealt { leaders: Some(_), .. } => 1,
            _ => return,
        };
        let names = NAMES.map(str::to_owned);
        assert_eq!(told(game, Lang::En, event).len(), lines);
        let line =
            <LorenzoBundle as boards::Board>::log_line(game, Lang::En, &names, std::slice::from_ref(event));
        assert!(line.is_none());
        seen += 1;
    });
    assert!(seen > 6, "{seen}");
}

#[test]
fn a_whole_match_fits_on_a_page() {
    let game = Lorenzo::standard();
    let (seat, card) = (seat(), CardId::new(4).expect("a card"));
    let brief = |event: &Event, lang| {
        LorenzoBundle::brief(&game, lang, event).map(|(seat, phrase)| (seat, tell(lang, &phrase)))
    };
    let rolled = Event::DiceRolled { dice: [3, 5, 1] };
    assert_eq!(brief(&rolled, Lang::En), Some((None, "dice: white 3, black 5, orange 1".into())));
    let taken = Event::CardTaken { seat, card, space: Space::COUNCIL, paid: Amounts::NONE };
    assert_eq!(brief(&taken, Lang::En), Some((Some(seat), game.tables().cards[3].names.en.clone())));
    let placed = |space| Event::Placed { seat, member: Member::White, space, value: 3 };
    assert_eq!(brief(&placed(Space::floor(CardType::Building, 1)), Lang::En), None);
    assert_eq!(brief(&placed(Space::COUNCIL), Lang::De), Some((Some(seat), "Rat".into())));
    assert_eq!(brief(&placed(Space::market(0)), Lang::En), Some((Some(seat), "market".into())));
    let chapter = LorenzoBundle::chapter(&Event::RoundBegan { round: 2 }).expect("a round has a heading");
    assert_eq!(tell(Lang::En, &chapter), "Round 2");
}

#[test]
fn everybody_stands_in_the_table() {
    let game = Lorenzo::standard();
    let state =
        game.position("3 players; round 3; dice 3 4 5; seat 1 has 7 coins").expect("a position that can be");
    let columns = LorenzoBundle::standing(&game, Lang::En, &game.view(&state, Viewer::Public));
    let heads: Vec<&str> = columns.iter().map(|column| column.head.as_str()).collect();
    let expected =
        ["points", "military", "faith", "wood", "stone", "servants", "coins", "cards T/B/C/V", "leaders"];
    assert_eq!(heads, expected);
    assert_eq!(columns[6].cells[1], "7");
    assert!(columns.iter().all(|column| column.cells.len() == 3));
}

#[test]
fn options_are_told() {
    let told = |config: &Config| {
        let options = LorenzoBundle::options(config);
        options.iter().map(|phrase| tell(Lang::En, phrase)).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(told(&Config::new(4)), "advanced game");
    assert_eq!(told(&Config::base(4)), "base game");
    let all = Config { strict_passing: true, english_leaders: true, house_rules: true, ..Config::new(5) };
    assert_eq!(told(&all), "advanced game, strict passing, English leaders, house rules");
}
