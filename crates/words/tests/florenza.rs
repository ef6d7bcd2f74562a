//! Everything Florenza can say, said in every language: no key without words, no gap without filling.

mod support;

use florenza::building::{BoxEffect, BuildingId};
use florenza::event::{Elected, Office};
use florenza::goods::{Goods, Icon};
use florenza::pieces::{Die, Resource, Target, Track, Work};
use florenza::{Action, Config, Event, Florenza, Reason};
use kernel::{Game, Rng, Seat, Turn};
use std::collections::BTreeSet;
use std::fs;
use support::{read, root};
use words::florenza as told;
use words::{Lang, Phrase, tell};

const FILE: &str = "florenza.ftl";
const FOREIGN: [Lang; 3] = [Lang::It, Lang::Es, Lang::De];

/// Frames without words, and words that a language shares with English.
const SAME: &[&str] = &[
    "flo-b-bot",
    "flo-b-of-built",
    "flo-b-rank",
    "flo-b-round-short",
    "flo-die-value",
    "flo-icons",
    "flo-level-normal",
    "flo-log-start-one",
    "flo-name-metal",
];

fn say(lang: Lang, phrase: &Phrase) -> String {
    let text = tell(lang, phrase);
    assert!(!text.contains("flo-") && !text.trim().is_empty(), "{lang}: {} says {text:?}", phrase.key);
    assert!(!text.contains(['{', '}', '$']), "{lang}: {} says {text:?}", phrase.key);
    let pieces: String = words::pieces(lang, phrase)
        .into_iter()
        .map(|piece| match piece {
            words::Piece::Text(text) => text,
            words::Piece::Slot(what, plain) => {
                assert!(what.contains(':'), "{what}");
                plain
            }
        })
        .collect();
    assert_eq!(pieces, text, "{lang}: {}", phrase.key);
    text
}

fn keys(prefix: &str) -> BTreeSet<String> {
    read(Lang::En, FILE).into_keys().filter(|key| key.starts_with(prefix)).collect()
}

fn players() -> Vec<String> {
    ["Anna", "Bruno", "Carla", "Dante"].map(str::to_owned).into()
}

fn teller<'a>(lang: Lang, game: &'a Florenza, players: &'a [String]) -> told::Teller<'a> {
    told::Teller { lang, tables: game.tables(), players }
}

#[test]
fn each_language_has_the_same_keys_with_the_same_arguments_and_its_own_words() {
    let english = read(Lang::En, FILE);
    let english_words = ["the", "you", "your", "with", "when", "and", "of", "is", "are"];
    for lang in FOREIGN {
        let other = read(lang, FILE);
        assert!(english.keys().eq(other.keys()), "{lang}");
        for (key, message) in &english {
            assert_eq!(message.args, other[key].args, "{lang}: {key}");
            let is_same = message.pattern == other[key].pattern;
            assert!(!is_same || SAME.contains(&key.as_str()), "{lang}: {key} is still English");
            let text = &other[key].text;
            let word = text.split(|c: char| !c.is_alphabetic()).find(|w| english_words.contains(w));
            assert!(word.is_none(), "{lang}: {word:?} in {key}");
            assert!(!text.contains("...") && !text.contains(" - "), "{lang}: {key}");
            assert!(lang != Lang::It || !text.contains('\''), "{lang}: {key} has a straight apostrophe");
        }
    }
    let same = |key: &str| FOREIGN.iter().any(|lang| read(*lang, FILE)[key].pattern == english[key].pattern);
    let needless: Vec<_> = SAME.iter().filter(|key| !same(key)).collect();
    assert!(needless.is_empty(), "{needless:?}");
}

/// The events of a random match, in which works get finished.
fn events(game: &Florenza, config: &Config, rng: &mut Rng) -> Vec<Event> {
    let mut events = Vec::new();
    let mut state = game.setup(config, rng.seed(), &mut events).expect("the options are right");
    let mut legal = Vec::new();
    while let Turn::Await(seats) = game.turn(&state) {
        let seat = seats.lowest().expect("somebody is awaited");
        game.legal(&state, seat, &mut legal);
        let busy = legal.iter().find(|it| matches!(it, Action::Build(_) | Action::Hire(..) | Action::To(_)));
        let action = *busy.filter(|_| rng.below(4) > 0).unwrap_or_else(|| rng.pick(&legal));
        game.play(&mut state, seat, action, &mut events);
    }
    events
}

/// What random matches hardly ever come to.
fn rare() -> Vec<Event> {
    let (seat, resource) = (Seat::default(), Resource::Gold);
    let building = BuildingId::new(17).expect("there is a building 17");
    let mut all = vec![
        Event::Swapped { seat, from: resource, to: Resource::Wood },
        Event::Sold { seat, resource, building },
        Event::Lost { seat, resource },
        Event::IncomeReceived { seat, work: Work::Dome },
        Event::PalaceCompleted { seat, points: 1 },
        Event::ChurchCompleted { seat },
        Event::Built { seat, building, space: 8, wasted: Goods::of(Icon::Florins, 2) },
        Event::Built { seat, building, space: 8, wasted: Goods::NONE },
    ];
    for usage in florenza::pending::Use::ALL {
        all.extend(Die::ALL.map(|die| Event::DieUsed { seat, die, usage, value: 3 }));
    }
    for office in [Office::Captain, Office::Bishop] {
        for who in [Elected::Seat(seat), Elected::Ghost, Elected::Nobody] {
            all.push(Event::Elected { office, who });
        }
    }
    for (artist, wage, stars) in [
        (None, 0, 1),
        (Some(florenza::pieces::Artist::Painter), 0, 0),
        (Some(florenza::pieces::Artist::Sculptor), 200, 2),
    ] {
        all.extend(Work::ALL.map(|work| Event::Hired { seat, work, artist, wage, stars, points: 4 }));
    }
    all
}

/// Equal to the Pope is a win: he is reached, not beaten (ruling R26).
#[test]
fn as_many_points_as_the_pope_reach_him() {
    let (game, players) = (Florenza::standard(), players());
    let sheet = florenza::ScoreSheet { total: 40, ..florenza::ScoreSheet::default() };
    let sheets = kernel::PerSeat::from_fn(1, |_| sheet);
    let scored = Event::Scored { sheets, places: kernel::PerSeat::from_fn(1, |_| 1), pope: Some(40) };
    let told = told::event(&teller(Lang::En, &game, &players), &scored).unwrap();
    assert_eq!(
        say(Lang::En, &told),
        "The match is over: Anna has 40 points, reaches the Pope’s 40 and wins."
    );
}

#[test]
fn every_event_is_told() {
    let game = Florenza::standard();
    let mut rng = Rng::new(1492);
    let mut all = rare();
    let easy = Config::solo(florenza::Level::Easy);
    for config in [1, 2, 3, 4, 4].map(Config::new).into_iter().chain([easy]) {
        all.extend(events(&game, &config, &mut rng));
    }
    for n in [1, 60] {
        let sheet = florenza::ScoreSheet { total: n, ..florenza::ScoreSheet::default() };
        for place in [1, 2] {
            let places = kernel::PerSeat::from_fn(1, |_| place);
            all.push(Event::Scored {
                sheets: kernel::PerSeat::from_fn(1, |_| sheet),
                places,
                pope: Some(50),
            });
        }
    }
    let players = players();
    let mut seen = BTreeSet::from(["flo-log-start-one".to_owned()]);
    for lang in Lang::ALL {
        let teller = teller(lang, &game, &players);
        for event in &all {
            if let Some(phrase) = told::event(&teller, event) {
                say(lang, &phrase);
                seen.insert(phrase.key.to_owned());
            } else {
                assert!(matches!(event, Event::PartEnded { .. }), "{event:?}");
            }
        }
        for phrase in told::told(&teller, &all) {
            say(lang, &phrase);
            seen.insert(phrase.key.to_owned());
        }
    }
    assert_eq!(seen, keys("flo-log-"));
}

#[test]
fn what_belongs_together_is_told_together() {
    let game = Florenza::standard();
    let players = players();
    let teller = teller(Lang::En, &game, &players);
    let seat = Seat::default();
    let dome = Target::from_id("dome").expect("there is a dome");
    let space = Target::space(3).expect("there is a space 3");
    let florins = florenza::state::Reserve { florins: 100, ..florenza::state::Reserve::default() };
    let events = [
        Event::Crossed { seat, resource: Resource::Wood, target: dome },
        Event::Crossed { seat, resource: Resource::Wood, target: space },
        Event::Stepped { seat, track: Track::Captain, place: 1 },
        Event::Gained { seat, source: florenza::event::Source::Box(Track::Captain, 1), gain: florins },
        Event::Stepped { seat, track: Track::Captain, place: 2 },
        Event::Gained { seat, source: florenza::event::Source::Box(Track::Captain, 2), gain: florins },
    ];
    let told: Vec<String> = told::told(&teller, &events).iter().map(|it| tell(Lang::En, it)).collect();
    assert_eq!(
        told,
        ["Anna crosses 2 wood: Dome, space 3.", "Anna takes 2 steps as captain, to box 2: 200 florins."]
    );
}

#[test]
fn every_action_is_told() {
    let game = Florenza::standard();
    let players = players();
    let mut seen = BTreeSet::new();
    for action in (0..Action::COUNT).filter_map(Action::at) {
        for lang in Lang::ALL {
            let phrase = told::action(&teller(lang, &game, &players), action);
            say(lang, &phrase);
            seen.insert(phrase.key.to_owned());
        }
    }
    assert_eq!(seen, keys("flo-do-"));
}

#[test]
fn every_reason_is_told_and_short() {
    let building = BuildingId::new(25).expect("there is a building 25");
    let icons =
        Icon::ALL.into_iter().flat_map(|icon| [Reason::NoIcon { icon }, Reason::NoIconAnywhere { icon }]);
    let missing = Goods::of(Icon::Florins, 2).plus(Icon::Resource(Resource::Spice));
    let dice = Die::ALL.into_iter().map(|die| Reason::DieUsed { die });
    let plain = [
        Reason::NotAsked,
        Reason::NoDiceLeft,
        Reason::DiceLeft { left: 1 },
        Reason::DiceLeft { left: 2 },
        Reason::NoBuilding,
        Reason::UsedThisTurn { building },
        Reason::NoWorkReady,
        Reason::Wage { short: 200 },
        Reason::SameAsLower { value: 4 },
        Reason::Complete,
        Reason::SameResource,
        Reason::MustPlace,
        Reason::NoExtra,
        Reason::NoFlorins { short: 100 },
        Reason::NoStar,
        Reason::TooManyStars { most: 1 },
        Reason::Owned,
        Reason::SpaceLacks { space: 3, missing },
        Reason::NoSpace,
        Reason::WorkLacks { missing },
        Reason::OtherArtist,
        Reason::NoIncome,
    ];
    let game = Florenza::standard();
    let mut seen = BTreeSet::new();
    for reason in plain.into_iter().chain(icons).chain(dice) {
        for lang in Lang::ALL {
            let phrase = told::reason(game.tables(), &reason);
            let length = say(lang, &phrase).chars().count();
            assert!(length <= 60, "{lang}: {} has {length} characters", phrase.key);
            seen.insert(phrase.key.to_owned());
        }
    }
    assert_eq!(seen, keys("flo-no-"));
}

/// A refusal is told where it is read, long after it was made.
#[test]
fn a_reason_names_its_building_in_the_readers_language() {
    let game = Florenza::standard();
    for building in BuildingId::all() {
        let phrase = told::reason(game.tables(), &Reason::UsedThisTurn { building });
        for lang in Lang::ALL {
            let name = told::building_name(lang, game.tables(), building);
            assert!(say(lang, &phrase).contains(&name), "{lang}: {}", say(lang, &phrase));
        }
    }
    let mine = told::reason(game.tables(), &Reason::UsedThisTurn { building: BuildingId::new(6).unwrap() });
    assert_eq!(say(Lang::De, &mine), "Bergwerk: in diesem Zug schon genutzt");
}

#[test]
fn every_effect_is_told_and_everything_has_a_name_of_its_own() {
    let game = Florenza::standard();
    let tables = game.tables();
    for lang in Lang::ALL {
        let effects = tables.buildings.iter().map(|row| told::building_effect(tables, &row.effect));
        let seen: BTreeSet<String> = effects
            .map(|it| {
                say(lang, &it);
                it.key.to_owned()
            })
            .collect();
        assert_eq!(seen, keys("flo-fx-"));
        let boxes: Vec<&BoxEffect> = tables.tracks.iter().flat_map(|track| &track.boxes).collect();
        assert!(boxes.into_iter().all(|it| !say(lang, &told::box_effect(it)).is_empty()));
        let names: BTreeSet<String> =
            BuildingId::all().map(|it| told::building_name(lang, tables, it)).collect();
        assert_eq!(names.len(), BuildingId::COUNT, "{lang}");
        let targets: BTreeSet<String> = Target::all().map(|it| told::target_name(lang, tables, it)).collect();
        assert_eq!(targets.len(), Target::COUNT, "{lang}");
    }
}

#[test]
fn every_name_of_the_data_is_translated_and_a_corrected_one_is_kept() {
    let game = Florenza::standard();
    let tables = game.tables();
    for lang in [Lang::Es, Lang::De] {
        let known = read(lang, "florenza-names.ftl");
        let mut used = BTreeSet::new();
        let names =
            tables.buildings.iter().map(|row| &row.name).chain(tables.works.iter().map(|row| &row.name));
        for name in names {
            let slug: String = name
                .chars()
                .map(|c| if c.is_alphanumeric() { c.to_ascii_lowercase() } else { '-' })
                .collect();
            let key = format!("flo-called-{slug}");
            assert!(known.contains_key(&key), "{lang}: {key}");
            used.insert(key);
        }
        assert!(known.keys().eq(used.iter()), "{lang}");
    }
    let mut own = tables.clone();
    own.buildings[0].name = "Pescheria".into();
    let first = BuildingId::all().next().expect("there are buildings");
    assert_eq!(told::building_name(Lang::De, &own, first), "Pescheria");
}

#[test]
fn every_key_in_the_code_has_words_and_every_word_is_used() {
    let mut code = String::new();
    let folders = ["src/florenza", "../boards/src/florenza"];
    let files =
        folders.iter().flat_map(|folder| fs::read_dir(root().join(folder)).expect("the folder is there"));
    let files = files.map(|file| file.expect("a file").path());
    let alone = ["src/florenza.rs", "src/rules/florenza.rs", "../web/src/pages/offer/florenza.rs"];
    for file in files.chain(alone.map(|file| root().join(file))) {
        code += &fs::read_to_string(file).expect("the source is there");
    }
    let known = read(Lang::En, FILE);
    let literals: BTreeSet<&str> = code.split('"').filter(|it| it.starts_with("flo-")).collect();
    let prefixes: Vec<&str> =
        literals.iter().filter_map(|it| it.split_once("{}")).map(|(start, _)| start).collect();
    for key in known.keys() {
        let is_built = prefixes.iter().any(|prefix| key.starts_with(prefix));
        assert!(literals.contains(key.as_str()) || is_built, "{key} is never said");
    }
    for literal in literals.iter().filter(|it| !it.contains('{')) {
        assert!(known.contains_key(*literal), "{literal} has no words");
    }
}
