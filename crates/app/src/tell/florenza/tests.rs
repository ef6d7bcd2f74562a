//! Every event finds its words.

use super::*;
use florenza::Level;
use florenza::building::BuildingId;
use florenza::event::{Elected, Office, Source};
use florenza::goods::{Goods, Icon};
use florenza::pending::Use;
use florenza::pieces::{Artist, Dice, Die, Resource, Target, Work};
use florenza::state::Reserve;
use kernel::record::Sitter;
use kernel::table::Table;
use kernel::{PerSeat, Rng, Seed, Turn, Viewer};
use std::collections::BTreeSet;
use std::sync::Arc;

fn sitters(n: usize) -> Vec<Sitter> {
    ["Ada", "Bea", "Cleo", "Dora"][..n]
        .iter()
        .map(|name| Sitter { name: (*name).into(), bot: None })
        .collect()
}

#[track_caller]
fn check(event: &Event, expected: &str) {
    let words = Florenza::standard().words(event, &Names::new(&sitters(3)));
    assert_eq!(words.as_deref(), Some(expected));
}

fn seat() -> Seat {
    Seat::new(1).unwrap()
}

#[test]
fn dice_and_icons_are_told() {
    let seat = seat();
    let rolled = Event::DiceRolled { active: Some(seat), values: [1, 2, 3, 4, 5, 6] };
    check(&rolled, "Bea is active; dice: white 1, brown 2, grey 3, green 4, red 5, yellow 6");
    let used = Event::DieUsed { seat, die: Die::Grey, usage: Use::Character, value: 3 };
    check(&used, "Bea uses the grey die as 3 for its character");
    let target = Target::space(3).unwrap();
    check(&Event::Crossed { seat, resource: Resource::Gold, target }, "Bea crosses gold in space 3");
    let target = Work::Dome.target();
    check(&Event::FlorinsPaid { seat, target, florins: 100 }, "Bea pays 100 florins in Dome");
    let gain = Reserve { florins: 100, extra: 2, stars: 1 };
    let gained = Event::Gained { seat, source: Source::Box(Track::Bishop, 4), gain };
    let expected = "Bea gets 100 florins, 2 extra resources and 1 star from box 4 of the bishop track";
    check(&gained, expected);
    check(&Event::Swapped { seat, from: Resource::Wood, to: Resource::Gold }, "Bea makes gold of wood");
}

#[test]
fn works_and_buildings_are_told() {
    let (seat, building) = (seat(), BuildingId::new(8).unwrap());
    let built = Event::Built { seat, building, space: 2, wasted: Goods::NONE };
    check(&built, "Bea builds Carpenter in space 2");
    let wasted = Goods::of(Icon::Florins, 2).plus(Icon::Resource(Resource::Cloth));
    let built = Event::Built { seat, building, space: 2, wasted };
    check(&built, "Bea builds Carpenter in space 2 and wastes 1 cloth and 200 florins");
    let artist = Some(Artist::Architect);
    let hired = Event::Hired { seat, work: Work::PalaceFacade, artist, wage: 200, stars: 1, points: 4 };
    let expected =
        "Bea hires an architect for 200 florins and completes Facade of the palace, a masterpiece (4 points)";
    check(&hired, expected);
    let hired = Event::Hired { seat, work: Work::Dome, artist: None, wage: 0, stars: 0, points: 1 };
    check(&hired, "Bea hires an anonymous artist and completes Dome (1 point)");
    check(&Event::PalaceCompleted { seat, points: 6 }, "Bea completes the palace: 6 points");
}

#[test]
fn offices_and_the_ghost_are_told() {
    let who = Elected::Seat(seat());
    check(&Event::Elected { office: Office::Captain, who }, "Bea is captain");
    check(&Event::Elected { office: Office::Bishop, who: Elected::Nobody }, "there is no bishop");
    check(&Event::Elected { office: Office::Bishop, who: Elected::Ghost }, "the ghost is bishop");
    let dice: Dice = [Die::White, Die::Red].into_iter().collect();
    check(&Event::GhostTook { dice }, "the ghost takes white and red");
    let stepped = Event::GhostStepped { track: Track::Captain, steps: 2, place: 5 };
    check(&stepped, "the ghost goes 2 steps on the captain track, to box 5");
}

/// Plays a random match, hands over every event, and returns the last state.
fn watch(config: Config, seed: u64, mut on_event: impl FnMut(&Florenza, &Event)) -> (Arc<Florenza>, State) {
    let game = Arc::new(Florenza::standard());
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
    let state = *table.state();
    (game, state)
}

#[test]
fn whatever_happens_is_told_in_plain_words() {
    const SILENT: [&str; 3] = ["round_began", "scored", "part_ended"];
    let names = Names::new(&sitters(4));
    let mut told = BTreeSet::new();
    for seed in 0..120 {
        watch(Config::new(1 + (seed % 4) as u8), seed, |game, event| {
            let kind = serde_json::to_value(event).unwrap()["event"].as_str().unwrap().to_string();
            match game.words(event, &names) {
                None => assert!(SILENT.contains(&kind.as_str()), "{event:?}"),
                Some(words) => {
                    let odd = ["  ", "{", "_", "nobody", "none", "a building", "Some"];
                    assert!(!odd.iter().any(|odd| words.contains(odd)), "{words}");
                    told.insert(kind);
                }
            }
        });
    }
    assert!(told.len() >= 16, "{told:?}");
}

#[test]
fn alone_the_ghost_and_the_pope_are_at_the_table_too() {
    let names = Names::new(&sitters(1));
    let mut last = None;
    let (game, state) = watch(Config::solo(Level::Hard), 3, |game, event| last = game.words(event, &names));
    let points = game.score(&state)[Seat::default()].total;
    assert_eq!(
        last.unwrap(),
        format!("{} has {points} points, misses the Pope's 60 and loses", names.of(Seat::default()))
    );
    let sheet = florenza::ScoreSheet { total: 60, ..florenza::ScoreSheet::default() };
    let scored = Event::Scored {
        sheets: PerSeat::from_fn(1, |_| sheet),
        places: PerSeat::from_fn(1, |_| 1),
        pope: Some(60),
    };
    check(&scored, "Ada has 60 points, reaches the Pope's 60 and wins");
    let result = game.result(&state, &names).to_string();
    assert!(result.contains("\n1. ") && result.contains("Papa Sisto IV"), "{result}");
    let pope = result.lines().nth(1).unwrap();
    assert!(pope.starts_with("1.  Papa Sisto IV") && pope.ends_with("60"), "{result}");
    let standing = game.standing(&game.view(&state, Viewer::Public), &names).to_string();
    assert_eq!(standing.lines().count(), 3, "{standing}");
    assert!(standing.contains("the ghost"), "{standing}");
    assert_eq!(Florenza::options(&Config::solo(Level::Hard)), "hard Pope");
    assert_eq!(Florenza::options(&Config::new(3)), "");
}
