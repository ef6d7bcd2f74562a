//! What happens, as a log on a terminal has it: plain sentences, with names and amounts in words.

use boards::Board;
use florenza::building::BuildingId;
use florenza::event::{Elected, Office, Source};
use florenza::goods::{Goods, Icon};
use florenza::pending::Use;
use florenza::pieces::{Artist, Dice, Die, Resource, Target, Track, Work};
use florenza::state::Reserve;
use florenza::{Config, Event, Florenza, Level, ScoreSheet, State};
use florenza_play::FlorenzaBundle;
use kernel::{Game, PerSeat, Rng, Seat, Seed, Turn, Viewer};
use std::collections::BTreeSet;
use words::{Lang, Worded, tell};

fn names() -> Vec<String> {
    ["Ada", "Bea", "Cleo", "Dora"].map(str::to_owned).into()
}

fn said(game: &Florenza, event: &Event) -> Option<String> {
    let phrases = FlorenzaBundle::events(game, Lang::En, &names(), std::slice::from_ref(event));
    assert!(phrases.len() <= 1, "{event:?}");
    phrases.first().map(|it| tell(Lang::En, it))
}

#[track_caller]
fn check(event: &Event, expected: &str) {
    assert_eq!(said(&Florenza::standard(), event).as_deref(), Some(expected));
}

fn seat() -> Seat {
    Seat::new(1).unwrap()
}

#[test]
fn dice_and_icons_are_told() {
    let seat = seat();
    let rolled = Event::DiceRolled { active: Some(seat), values: [1, 2, 3, 4, 5, 6] };
    check(&rolled, "Bea rolls white 1, brown 2, grey 3, green 4, red 5, yellow 6.");
    let used = Event::DieUsed { seat, die: Die::Grey, usage: Use::Character, value: 3 };
    check(&used, "Bea uses grey 3 for steps.");
    let target = Target::space(3).unwrap();
    check(&Event::Crossed { seat, resource: Resource::Gold, target }, "Bea crosses 1 gold: space 3.");
    let target = Work::Dome.target();
    check(&Event::FlorinsPaid { seat, target, florins: 100 }, "Bea pays 100 florins: Dome.");
    let gain = Reserve { florins: 100, extra: 2, stars: 1 };
    let gained = Event::Gained { seat, source: Source::Box(Track::Bishop, 4), gain };
    check(&gained, "Bea receives 100 florins, 2 extra resources, 1 star (bishop).");
    check(
        &Event::Swapped { seat, from: Resource::Wood, to: Resource::Gold },
        "Bea turns 1 wood into 1 gold.",
    );
}

#[test]
fn works_and_buildings_are_told() {
    let (seat, building) = (seat(), BuildingId::new(8).unwrap());
    let built = Event::Built { seat, building, space: 2, wasted: Goods::NONE };
    check(&built, "Bea builds Carpenter in space 2.");
    let wasted = Goods::of(Icon::Florins, 2).plus(Icon::Resource(Resource::Cloth));
    let built = Event::Built { seat, building, space: 2, wasted };
    check(&built, "Bea builds Carpenter in space 2; left over: 1 cloth, 200 florins.");
    let points = |work: Work| Florenza::standard().tables().works[work as usize].points;
    let artist = Some(Artist::Architect);
    let hired = Event::Hired { seat, work: Work::PalaceFacade, artist, wage: 200, stars: 1, points: 4 };
    let whole = points(Work::PalaceFacade) + 4;
    let expected =
        format!("Bea completes Facade (palace), {whole} points (architect for 200 florins), a masterpiece.");
    check(&hired, &expected);
    let hired = Event::Hired { seat, work: Work::Dome, artist: None, wage: 0, stars: 0, points: 1 };
    let whole = points(Work::Dome) + 1;
    check(&hired, &format!("Bea completes Dome, {whole} points (anonymous artist)."));
    check(&Event::PalaceCompleted { seat, points: 6 }, "Bea completes the palace: 6 points.");
}

#[test]
fn offices_and_the_ghost_are_told() {
    let who = Elected::Seat(seat());
    check(&Event::Elected { office: Office::Captain, who }, "Bea is captain of the people.");
    check(&Event::Elected { office: Office::Bishop, who: Elected::Nobody }, "A tie: nobody is bishop.");
    check(
        &Event::Elected { office: Office::Bishop, who: Elected::Ghost },
        "The ghost leads as bishop: the office stays empty.",
    );
    let dice: Dice = [Die::White, Die::Red].into_iter().collect();
    check(&Event::GhostTook { dice }, "The ghost takes white, red.");
    let stepped = Event::GhostStepped { track: Track::Captain, steps: 2, place: 5 };
    check(&stepped, "The ghost takes 2 steps as captain, to box 5.");
}

/// Plays a random match, hands over every event, and returns the last state.
fn watch(game: &Florenza, config: Config, seed: u64, mut on_event: impl FnMut(&Event)) -> State {
    let mut events = Vec::new();
    let mut state = game.setup(&config, Seed::from_number(seed), &mut events).expect("the options are right");
    let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
    while let Turn::Await(seats) = game.turn(&state) {
        let seat = seats.lowest().expect("somebody is awaited");
        game.legal(&state, seat, &mut legal);
        game.play(&mut state, seat, *rng.pick(&legal), &mut events);
    }
    events.iter().for_each(&mut on_event);
    state
}

#[test]
fn whatever_happens_is_told_in_plain_words() {
    let game = Florenza::standard();
    let mut told = BTreeSet::new();
    for seed in 0..120 {
        watch(&game, Config::new(1 + (seed % 4) as u8), seed, |event| {
            let kind = serde_json::to_value(event).unwrap()["event"].as_str().unwrap().to_string();
            match said(&game, event) {
                None => assert_eq!(kind, "part_ended", "{event:?}"),
                Some(words) => {
                    let odd = ["  ", "{", "_", "none", "a building", "Some"];
                    assert!(!odd.iter().any(|odd| words.contains(odd)), "{words}");
                    told.insert(kind);
                }
            }
        });
    }
    assert!(told.len() >= 18, "{told:?}");
}

#[test]
fn a_match_is_told_in_few_words() {
    let game = Florenza::standard();
    let told = |lang, event: &Event| {
        FlorenzaBundle::brief(&game, lang, event).map(|(seat, phrase)| (seat, tell(lang, &phrase)))
    };
    let (seat, artist) = (seat(), Some(Artist::Painter));
    let building = BuildingId::new(8).unwrap();
    let hired = |stars| Event::Hired { seat, work: Work::Dome, artist, wage: 0, stars, points: 4 };
    let all = [
        (Event::Built { seat, building, space: 2, wasted: Goods::NONE }, "Carpenter", "Zimmermann"),
        (hired(0), "Dome", "Kuppel"),
        (hired(1), "Dome, a masterpiece", "Kuppel, ein Meisterwerk"),
        (Event::PalaceCompleted { seat, points: 6 }, "the palace is complete", "der Palast ist vollendet"),
        (Event::ChurchCompleted { seat }, "the church is complete", "die Kirche ist vollendet"),
    ];
    for (event, english, german) in all {
        assert_eq!(told(Lang::En, &event), Some((Some(seat), english.into())));
        assert_eq!(told(Lang::De, &event), Some((Some(seat), german.into())));
        assert_eq!(FlorenzaBundle::chapter(&event), None);
    }
    let began = Event::RoundBegan { round: 3 };
    assert_eq!(told(Lang::En, &began), None);
    assert_eq!(FlorenzaBundle::chapter(&began).map(|it| tell(Lang::En, &it)).as_deref(), Some("Round 3"));
}

#[test]
fn alone_the_ghost_and_the_pope_are_at_the_table_too() {
    let game = Florenza::standard();
    let mut last = None;
    let state = watch(&game, Config::solo(Level::Hard), 3, |event| last = said(&game, event));
    let points = game.score(&state)[Seat::default()].total;
    assert_eq!(
        last.unwrap(),
        format!("The match is over: Ada has {points} points and misses the Pope’s 60.")
    );
    let sheet = ScoreSheet { total: 60, ..ScoreSheet::default() };
    let scored = Event::Scored {
        sheets: PerSeat::from_fn(1, |_| sheet),
        places: PerSeat::from_fn(1, |_| 1),
        pope: Some(60),
    };
    check(&scored, "The match is over: Ada has 60 points, reaches the Pope’s 60 and wins.");
    let view = game.view(&state, Viewer::Public);
    let perspective =
        boards::Perspective { lang: Lang::En, sitting: &[], is_asked: false, can_undo: false, rules: "" };
    let goal = FlorenzaBundle::goal(&FlorenzaBundle::scene(&game, &view, perspective)).expect("the Pope");
    assert_eq!((tell(Lang::En, &goal.whose).as_str(), goal.points), ("Pope Sixtus IV (hard)", 60));
    let options = |config| -> Vec<String> {
        FlorenzaBundle::options(&config).iter().map(|it| tell(Lang::En, it)).collect()
    };
    assert_eq!(options(Config::solo(Level::Hard)), ["hard Pope"]);
    assert!(options(Config::new(3)).is_empty());
}

#[test]
fn the_standing_has_a_line_for_each_seat_and_the_ghost_beside_it() {
    let game = Florenza::standard();
    let text = "2 players; round 3; dice 4 4 4 4 4 4; seat 0 start 2; seat 0 building 2 7
         seat 0 done dome 2; seat 0 tracks 4 1 2; seat 0 reserve 2 500 1";
    let state = game.position(text).expect("a position that can be");
    let table = FlorenzaBundle::standing(&game, Lang::En, &game.view(&state, Viewer::Public));
    let heads: Vec<&str> = table.iter().map(|it| it.head.as_str()).collect();
    let expected =
        ["palace", "church", "buildings", "captain", "bishop", "preacher", "florins", "extra", "stars"];
    assert_eq!(heads, expected);
    let first: Vec<&str> = table.iter().map(|it| it.cells[0].as_str()).collect();
    assert_eq!(first, ["0", "1", "2", "4", "1", "2", "500", "2", "1"]);
    assert!(table.iter().all(|it| it.cells.len() == 2));

    let alone = watch(&game, Config::solo(Level::Easy), 1, |_| ());
    let table = FlorenzaBundle::standing(&game, Lang::En, &game.view(&alone, Viewer::Public));
    let ghost: Vec<(&str, &str)> =
        table[9..].iter().map(|it| (it.head.as_str(), it.cells[0].as_str())).collect();
    let [captain, bishop] =
        [Track::Captain, Track::Bishop].map(|track| alone.open.ghost[track as usize].to_string());
    assert_eq!(ghost, [("ghost: captain", captain.as_str()), ("ghost: bishop", bishop.as_str())]);
    assert!(table.iter().all(|it| it.cells.len() == 1));
}
