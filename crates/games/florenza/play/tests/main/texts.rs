//! Everything Florenza can say, said in every language: no key without words, no gap without filling.

use florenza::building::{BoxEffect, BuildingId};
use florenza::event::{Elected, Office};
use florenza::goods::{Goods, Icon};
use florenza::pieces::{Die, Resource, Target, Track, Work};
use florenza::{Action, Config, Event, Florenza, Level, Reason};
use florenza_play::texts::{self, CATALOG, Teller};
use kernel::{Rng, Seat};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use words::laws::{check_catalog, events_of, messages, said, told_keys};
use words::{Lang, tell};

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
    "game-name",
];

fn keys(prefix: &str) -> BTreeSet<String> {
    messages(&CATALOG, Lang::En).into_keys().filter(|key| key.starts_with(prefix)).collect()
}

fn players() -> Vec<String> {
    ["Anna", "Bruno", "Carla", "Dante"].map(str::to_owned).into()
}

fn teller<'a>(lang: Lang, game: &'a Florenza, players: &'a [String]) -> Teller<'a> {
    Teller { lang, tables: game.tables(), players }
}

#[test]
fn each_language_has_the_same_keys_with_the_same_arguments_and_its_own_words() {
    check_catalog(&CATALOG, &["flo-called-"], SAME);
}

/// The events of a random match, in which works get finished.
fn events(game: &Florenza, config: &Config, rng: &mut Rng) -> Vec<Event> {
    events_of(game, config, rng, |legal, rng| {
        let busy = legal.iter().find(|it| matches!(it, Action::Build(_) | Action::Hire(..) | Action::To(_)));
        *busy.filter(|_| rng.below(4) > 0).unwrap_or_else(|| rng.pick(legal))
    })
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
    let told = texts::event(&teller(Lang::En, &game, &players), &scored).unwrap();
    assert_eq!(
        said(Lang::En, &told),
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
            if let Some(phrase) = texts::event(&teller, event) {
                said(lang, &phrase);
                seen.insert(phrase.key.id().to_owned());
            } else {
                assert!(matches!(event, Event::PartEnded { .. }), "{event:?}");
            }
        }
        for phrase in texts::told(&teller, &all) {
            said(lang, &phrase);
            seen.insert(phrase.key.id().to_owned());
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
    let told: Vec<String> = texts::told(&teller, &events).iter().map(|it| tell(Lang::En, it)).collect();
    assert_eq!(
        told,
        ["Anna crosses 2 wood: Dome, space 3.", "Anna takes 2 steps as captain, to box 2: 200 florins."]
    );
}

#[test]
fn every_action_is_told() {
    let game = Florenza::standard();
    let players = players();
    let told = |action| Lang::ALL.map(|lang| (lang, texts::action(&teller(lang, &game, &players), action)));
    let all = (0..Action::COUNT).filter_map(Action::action_at).flat_map(told);
    assert_eq!(told_keys(all), keys("flo-do-"));
}

#[test]
fn every_level_of_the_pope_has_its_word() {
    let wanted: BTreeSet<String> =
        Level::ALL.iter().map(|level| format!("flo-level-{}", level.id())).collect();
    assert_eq!(wanted, keys("flo-level-"));
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
            let phrase = texts::reason(game.tables(), &reason);
            let length = said(lang, &phrase).chars().count();
            assert!(length <= 60, "{lang}: {} has {length} characters", phrase.key.id());
            seen.insert(phrase.key.id().to_owned());
        }
    }
    assert_eq!(seen, keys("flo-no-"));
}

/// A refusal is told where it is read, long after it was made.
#[test]
fn a_reason_names_its_building_in_the_readers_language() {
    let game = Florenza::standard();
    for building in BuildingId::all() {
        let phrase = texts::reason(game.tables(), &Reason::UsedThisTurn { building });
        for lang in Lang::ALL {
            let name = texts::building_name(lang, game.tables(), building);
            assert!(said(lang, &phrase).contains(&name), "{lang}: {}", said(lang, &phrase));
        }
    }
    let mine = texts::reason(game.tables(), &Reason::UsedThisTurn { building: BuildingId::new(6).unwrap() });
    assert_eq!(said(Lang::De, &mine), "Bergwerk: in diesem Zug schon genutzt");
}

#[test]
fn every_effect_is_told_and_everything_has_a_name_of_its_own() {
    let game = Florenza::standard();
    let tables = game.tables();
    for lang in Lang::ALL {
        let effects = tables.buildings.iter().map(|row| texts::building_effect(tables, &row.effect));
        let seen: BTreeSet<String> = effects
            .map(|it| {
                said(lang, &it);
                it.key.id().to_owned()
            })
            .collect();
        assert_eq!(seen, keys("flo-fx-"));
        let boxes: Vec<&BoxEffect> = tables.tracks.iter().flat_map(|track| &track.boxes).collect();
        assert!(boxes.into_iter().all(|it| !said(lang, &texts::box_effect(it)).is_empty()));
        let names: BTreeSet<String> =
            BuildingId::all().map(|it| texts::building_name(lang, tables, it)).collect();
        assert_eq!(names.len(), BuildingId::COUNT, "{lang}");
        let targets: BTreeSet<String> =
            Target::all().map(|it| texts::target_name(lang, tables, it)).collect();
        assert_eq!(targets.len(), Target::COUNT, "{lang}");
    }
}

#[test]
fn every_name_of_the_data_is_translated_and_a_corrected_one_is_kept() {
    let game = Florenza::standard();
    let tables = game.tables();
    for lang in [Lang::Es, Lang::De] {
        let is_name = |key: &String| key.starts_with("flo-called-");
        let known: BTreeSet<String> = messages(&CATALOG, lang).into_keys().filter(is_name).collect();
        let mut used = BTreeSet::new();
        let names =
            tables.buildings.iter().map(|row| &row.name).chain(tables.works.iter().map(|row| &row.name));
        for name in names {
            let slug: String = name
                .chars()
                .map(|c| if c.is_alphanumeric() { c.to_ascii_lowercase() } else { '-' })
                .collect();
            let key = format!("flo-called-{slug}");
            assert!(known.contains(&key), "{lang}: {key}");
            used.insert(key);
        }
        assert_eq!(known, used, "{lang}");
    }
    let mut own = tables.clone();
    own.buildings[0].name = "Pescheria".into();
    let first = BuildingId::all().next().expect("there are buildings");
    assert_eq!(texts::building_name(Lang::De, &own, first), "Pescheria");
}

/// The sources of this crate, one after the other.
fn sources(folder: &Path) -> String {
    let mut code = String::new();
    for file in fs::read_dir(folder).expect("the folder is there") {
        let path = file.expect("a file").path();
        if path.is_dir() {
            code += &sources(&path);
        } else {
            code += &fs::read_to_string(path).expect("the source is there");
        }
    }
    code
}

#[test]
fn every_key_in_the_code_has_words_and_every_word_is_used() {
    let code = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let known = keys("flo-");
    let literals: BTreeSet<&str> = code.split('"').filter(|it| it.starts_with("flo-")).collect();
    let prefixes: Vec<&str> =
        literals.iter().filter_map(|it| it.split_once("{}")).map(|(start, _)| start).collect();
    for key in &known {
        let is_built = prefixes.iter().any(|prefix| key.starts_with(prefix));
        assert!(literals.contains(key.as_str()) || is_built, "{key} is never said");
    }
    for literal in literals.iter().filter(|it| !it.contains('{')) {
        assert!(known.contains(*literal), "{literal} has no words");
    }
}
