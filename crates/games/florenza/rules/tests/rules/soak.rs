//! Purposeful random matches: the invariants that need two states to see, and a sweep that everything happens.

use crate::support::{GAME, Taste};
use florenza::building::Buildings;
use florenza::pending::{Pending, Use};
use florenza::pieces::{Target, Targets, Track};
use florenza::state::Player;
use florenza::{Action, Config, Event, Florenza, Sources, State};
use kernel::{Game, Rng, Seed, Turn};

/// Everything that can happen and must have been seen.
#[derive(Default)]
struct Seen {
    buildings: Buildings,
    works: Targets,
    uses: [u32; Use::ALL.len()],
    die_boxes: u32,
    church: u32,
    palace: u32,
    swapped: u32,
    sold: u32,
    lost: u32,
    stars: u32,
    deepest: usize,
    track_ends: [u32; 3],
}

impl Seen {
    fn events(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Built { building, .. } => self.buildings = self.buildings.with(*building),
                Event::Hired { work, stars, .. } => {
                    self.works = self.works.with(work.target());
                    self.stars += u32::from(*stars);
                }
                Event::DieUsed { usage, .. } => self.uses[*usage as usize] += 1,
                Event::ChurchCompleted { .. } => self.church += 1,
                Event::PalaceCompleted { .. } => self.palace += 1,
                Event::Swapped { .. } => self.swapped += 1,
                Event::Sold { .. } => self.sold += 1,
                Event::Lost { .. } => self.lost += 1,
                Event::Stepped { track, place: 12, .. } => self.track_ends[*track as usize] += 1,
                _ => {}
            }
        }
    }
}

/// What never goes back on a sheet.
fn only_grows(before: &Player, after: &Player) {
    for target in Target::all() {
        let (then, now) = (before.crossed[target.index()], after.crossed[target.index()]);
        assert!(now.covers(then), "a crossed icon never becomes free");
    }
    assert!(after.done.includes(before.done), "what is complete stays so");
    for track in Track::ALL {
        assert!(after.at(track) >= before.at(track), "nobody goes back on a track");
    }
    assert!(before.buildings.except(after.buildings).is_empty(), "no building is lost");
    assert!(before.palace.is_none() || after.palace == before.palace, "a bonus stays");
}

fn watch(config: &Config, number: u64, seen: &mut Seen) -> State {
    let mut events = Vec::new();
    let mut state = GAME.setup(config, Seed::from_number(number), &mut events).unwrap();
    let mut rng = Rng::new(number);
    let taste = Taste::new(&mut rng);
    let mut legal = Vec::new();
    while let Turn::Await(seats) = GAME.turn(&state) {
        let awaited: Vec<_> = seats.iter().collect();
        let seat = *rng.pick(&awaited);
        GAME.legal(&state, seat, &mut legal);
        for index in 0..Action::COUNT {
            let action = Action::action_at(index).unwrap();
            assert_eq!(GAME.is_legal(&state, seat, action), legal.contains(&action), "{action}");
        }
        let action = taste.choose(&state, seat, &legal, &mut rng);
        let before = state;
        seen.die_boxes += u32::from(state.open.pending[seat].last() == Some(&Pending::DieBox));
        events.clear();
        GAME.apply(&mut state, seat, action, &mut events).unwrap();
        GAME.check(&state).unwrap();
        seen.events(&events);
        for (seat, player) in state.open.players.iter() {
            only_grows(&before.open.players[seat], player);
            seen.deepest = seen.deepest.max(state.open.pending[seat].as_slice().len());
        }
    }
    state
}

#[test]
fn everything_happens_and_nothing_goes_back() {
    let mut seen = Seen::default();
    for players in 1..=4 {
        for number in 0..200 {
            let state = watch(&Config::new(players), number, &mut seen);
            for (_, sheet) in GAME.score(&state).iter() {
                assert_eq!(sheet.lines().iter().sum::<u16>(), sheet.total);
            }
        }
    }
    assert_eq!(seen.buildings.len(), 25, "every building was built");
    assert!(seen.works.includes(Target::WORKS), "every work was completed");
    assert!(seen.uses.iter().all(|n| *n > 0), "every use was made: {:?}", seen.uses);
    let rare = [seen.die_boxes, seen.church, seen.palace, seen.swapped, seen.sold, seen.stars];
    assert!(rare.iter().all(|n| *n > 0), "die boxes, church, palace, swaps, sales, stars: {rare:?}");
    assert!(seen.track_ends.iter().all(|n| *n > 0), "every track was walked to its end");
    assert!(seen.deepest >= 3, "decisions nest: {}", seen.deepest);
}

/// The most that the data may ask for at once: the stack of decisions holds it, and every match ends.
#[test]
fn extreme_data_plays_too() {
    let mut data: serde_json::Value = serde_json::from_str(Sources::STANDARD.data).unwrap();
    let die = serde_json::json!({"effect": "die"});
    for (track, place) in [("captain", 3), ("captain", 4), ("bishop", 1), ("preacher", 1)] {
        data["tracks"][track]["boxes"][place] = die.clone();
    }
    for place in [("bishop", 11), ("preacher", 9)] {
        data["tracks"][place.0]["boxes"][place.1] = serde_json::json!({"effect": "resource"});
    }
    for colour in ["white", "brown", "grey"] {
        data["dice"]["faces"][colour]["character"]["steps"] = serde_json::json!([5, 5, 5, 5, 5, 5]);
    }
    data["dice"]["active_picks"] = 5.into();
    data["dice"]["non_active_picks"] = 3.into();
    data["leaders"]["captain"]["resource_now"] = 3.into();
    data["artist_scoring"]["max_stars_per_work"] = 3.into();
    data["church"]["completion_steps"] = 20.into();
    data["players"]["rounds"] = serde_json::json!({"1": 6, "2": 8, "3": 8, "4": 8});
    let text = data.to_string();
    let game = Florenza::from_sources(&Sources { data: &text, ..Sources::STANDARD }).unwrap();
    let mut legal = Vec::new();
    for number in 0..150 {
        let config = Config::new((number % 4) as u8 + 1);
        let mut state = game.setup(&config, Seed::from_number(number), &mut Vec::new()).unwrap();
        let mut rng = Rng::new(number);
        let mut decisions = 0;
        while let Turn::Await(seats) = game.turn(&state) {
            let seat = seats.lowest().unwrap();
            game.legal(&state, seat, &mut legal);
            let uses = legal.iter().filter(|it| matches!(it, Action::Use(_, Use::Character | Use::Steps)));
            let uses: Vec<Action> = uses.copied().collect();
            let action = if uses.is_empty() { *rng.pick(&legal) } else { *rng.pick(&uses) };
            game.apply(&mut state, seat, action, &mut Vec::new()).unwrap();
            game.check(&state).unwrap();
            decisions += 1;
        }
        assert!(decisions <= Florenza::META.longest, "{decisions}");
    }
}
