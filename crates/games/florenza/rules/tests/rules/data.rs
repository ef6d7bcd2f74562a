//! The data files: what the rulebook fixes about them, what is marked as ours, and how mistakes are told.

use crate::support::GAME;
use florenza::building::{BoxEffect, BuildingEffect, BuildingId};
use florenza::data::{Character, Income, Origin, Series};
use florenza::goods::Icon;
use florenza::pieces::{Artist, Die, Resource, Track, Work};
use florenza::{DataError, Florenza, Sources};

/// What is said about the component file with one text replaced by another.
fn error(from: &str, to: &str) -> DataError {
    let data = Sources::STANDARD.data;
    assert!(data.contains(from), "{from}");
    let changed = data.replacen(from, to, 1);
    Florenza::from_sources(&Sources { data: &changed, ..Sources::STANDARD }).expect_err(to)
}

fn told(from: &str, to: &str) -> String {
    error(from, to).to_string()
}

#[test]
fn mistakes_are_told_with_file_place_and_reason() {
    let not_json = told("\"schema\"", "schema");
    assert!(not_json.starts_with("data.json: key must be a string at line 2"), "{not_json}");
    assert_eq!(
        told("florenza-dice-game/1", "florenza-dice-game/2"),
        "data.json: schema: \"florenza-dice-game/2\"; this program reads \"florenza-dice-game/1\""
    );
    assert_eq!(
        told("\"n\": 13,", "\"n\": 14,"),
        "data.json: buildings.14: buildings are listed from 1 to 25"
    );
    assert_eq!(
        told("{\"marble\": 2, \"wood\": 1}, \"florins\": 100", "{\"marble\": 8}, \"florins\": 100"),
        "data.json: palace.works.palace_facade.cost: marble is 8; it must be 1 to 7"
    );
    assert_eq!(
        told("{\"marble\": 2, \"wood\": 1}, \"florins\": 100", "{\"marble\": 2}, \"florins\": 150"),
        "data.json: palace.works.palace_facade.cost: florins are paid in icons of 100"
    );
    assert_eq!(
        told("\"tie\": \"nobody\"", "\"tie\": \"both\""),
        "data.json: leaders.tie: a tie elects \"nobody\""
    );
    assert_eq!(
        told("\"id\": \"garden\"", "\"id\": \"park\""),
        "data.json: palace.works.park: \"garden\" is expected here, not \"park\""
    );
    assert_eq!(
        told(
            "{\"effect\": \"step\", \"track\": \"bishop\"}",
            "{\"effect\": \"step\", \"track\": \"captain\"}"
        ),
        "data.json: tracks.captain.boxes.8: a step leads to another track"
    );
    assert_eq!(
        told("\"wage\": [100, 100", "\"wage\": [100, 50"),
        "data.json: dice.faces.green: wage: 50 florins are no multiple of 100"
    );
    assert_eq!(
        told("\"min\": 1, \"max\": 4", "\"min\": 2, \"max\": 4"),
        "data.json: players: 1 to 4 players"
    );
    assert_eq!(
        told("\"easy\": 40", "\"easy\": 90"),
        "data.json: solo: targets rise from easy to extreme, to 1000 at most"
    );
}

/// A field nobody knows is refused wherever it stands, also in the rows and in effects without fields.
#[test]
fn unknown_fields_are_refused() {
    let places = [
        ("\"players\": {", "\"players\": {\"surprise\": 1, "),
        ("\"id\": \"garden\",", "\"id\": \"garden\", \"surprise\": 1,"),
        ("{\"effect\": \"star\"}", "{\"effect\": \"star\", \"amount\": 2}"),
        ("{\"kind\": \"none\"}", "{\"kind\": \"none\", \"amount\": 2}"),
        ("\"income\": {\"florins\": 100}", "\"income\": {\"florins\": 100, \"step\": \"captain\"}"),
        ("\"on_complete\": {}", "\"on_complete\": {\"star\": 1}"),
        ("\"n\": 2,\n", "\"n\": 2, \"colour\": 1,\n"),
        ("\"ghost\": {", "\"ghost\": {\"name\": 1, "),
    ];
    for (from, to) in places {
        let said = error(from, to);
        assert_eq!(said.file, "data.json");
        let reason = &said.reason;
        assert!(reason.contains("unknown") || reason.contains("expected"), "{to}: {said}");
    }
}

#[test]
fn the_file_of_origins_is_checked_too() {
    let from = "\"path\": \"reserve.capacity.*\"";
    assert!(Sources::STANDARD.provenance.contains(from));
    let changed = Sources::STANDARD.provenance.replace(from, "\"path\": \"reserve.size.*\"");
    let said = Florenza::from_sources(&Sources { provenance: &changed, ..Sources::STANDARD }).unwrap_err();
    assert_eq!(said.to_string(), "provenance.json: reserve.size.*: no value of data.json has this path");
}

/// 704 values, 412 of them reconstructions; each of those with a reason.
#[test]
fn reconstructions_are_listed() {
    let tables = GAME.tables();
    assert_eq!((tables.values.len(), tables.reconstructed().count()), (704, 412));
    assert!(tables.reconstructed().all(|value| !value.reason.is_empty()));
    let origin = |path: &str| tables.values.iter().find(|it| it.path == path).map(|it| it.origin);
    let known = [
        "dice.active_picks",
        "palace.completion_bonus_by_rank.1",
        "palace.works.garden.artists.1",
        "church.works.church_facade.artists.2",
        "buildings.8.cost.resources.metal",
        "buildings.17.cost.florins",
        "buildings.13.effect.kind",
        "solo.targets.extreme",
        "district.spaces.4.bonus_points",
    ];
    let ours = [
        "dice.faces.white.resource_count.1",
        "tracks.captain.boxes.12.amount",
        "palace.works.garden.points",
        "church.works.church_facade.cost.resources.marble",
        "buildings.8.points",
        "buildings.17.cost.resources.wood",
        "buildings.1.effect.die",
        "district.spaces.5.bonus_points",
        "district.spaces.1.scores_building_points",
    ];
    for path in known {
        assert_eq!(origin(path), Some(Origin::Known), "{path}");
    }
    for path in ours {
        assert_eq!(origin(path), Some(Origin::Reconstructed), "{path}");
    }
}

/// Layout does not matter to the digest, a number does.
#[test]
fn the_digest_is_of_the_content() {
    let hash = |data: &str| {
        *Florenza::from_sources(&Sources { data, ..Sources::STANDARD })
            .unwrap()
            .tables()
            .hash
            .0
            .first_chunk::<8>()
            .unwrap()
    };
    let data = Sources::STANDARD.data;
    assert_eq!(hash(data), hash(&data.replace('\n', "\n  ")));
    assert_ne!(hash(data), hash(&data.replacen("\"points\": 5", "\"points\": 6", 1)));
}

/// What the rulebook says of dice, tracks and numbers, whatever the reconstruction.
#[test]
fn known_facts_of_dice_and_tracks() {
    let tables = GAME.tables();
    assert_eq!((tables.rounds, tables.active_picks, tables.other_picks), ([6, 6, 5, 4], 3, 1));
    assert_eq!((tables.start, tables.unit, tables.overflow), ((1, 200, 0), 100, 100));
    for die in Die::ALL {
        let face = &tables.faces[die as usize];
        assert_eq!((face.resource, face.florins), (Resource::ALL[die as usize], 200));
        assert!(
            face.count.contains(&1)
                && face.count.contains(&2)
                && face.count.iter().all(|n| (1..=2).contains(n))
        );
        match (die, face.character) {
            (Die::White | Die::Brown | Die::Grey, Character::Track(track, steps)) => {
                assert_eq!(track as usize, die as usize);
                assert!(
                    steps.contains(&1) && steps.contains(&2) && steps.iter().all(|n| (1..=2).contains(n))
                );
            }
            (Die::Green | Die::Red | Die::Yellow, Character::Artist(artist, wage)) => {
                assert_eq!(artist as usize, die as usize - 3);
                assert!(
                    wage.contains(&100) && wage.contains(&200) && wage.iter().all(|n| [100, 200].contains(n))
                );
            }
            other => panic!("{other:?}"),
        }
    }
    let points = |track: Track| -> u8 {
        let boxes = tables.tracks[track as usize].boxes.iter();
        boxes.map(|it| if let BoxEffect::Points { amount } = it { *amount } else { 0 }).sum()
    };
    assert_eq!(Track::ALL.map(points), [7, 0, 0]);
    let florins = tables.tracks.iter().flat_map(|row| &row.boxes);
    assert!(florins.clone().all(|it| !matches!(it, BoxEffect::Florins { amount } if *amount != 100)));
    assert!(
        florins.clone().any(|it| *it == BoxEffect::Die {})
            && florins.clone().any(|it| *it == BoxEffect::Star {})
    );
    assert_eq!((tables.offices_from, tables.captain_resources, tables.bishop_any_die), (2, 1, true));
    assert_eq!((tables.palace_bonus.as_slice(), tables.church_steps), ([6, 3, 1, 1].as_slice(), 4));
    assert_eq!(tables.solo_palace_bonus, [6, 6, 6, 3, 3, 1]);
    assert_eq!((tables.paid, tables.anonymous, tables.masterpiece), (2, 1, 2));
    assert_eq!((tables.per_star, tables.per_extra, tables.florins_per_point), (1, 1, 200));
}

/// What the rulebook says of works, spaces and buildings, whatever the reconstruction.
#[test]
fn known_facts_of_the_sheet() {
    let tables = GAME.tables();
    let icon = Icon::Resource;
    for work in Work::ALL {
        let row = &tables.works[work as usize];
        assert_eq!(row.artists.len(), if work.is_palace() { 1 } else { 2 }, "{}", row.name);
        let extra = matches!(work, Work::PalaceFacade | Work::BridalChamber);
        assert_eq!((row.extra == 1, row.income.is_some()), (extra, !work.is_palace()), "{}", row.name);
    }
    let work = |work: Work| &tables.works[work as usize];
    let facade = work(Work::ChurchFacade);
    assert_eq!(facade.income, Some(Income::Florins(100)));
    assert_eq!(work(Work::Dome).income, Some(Income::Step(Track::Captain)));
    assert!(facade.takes(Artist::Sculptor) && facade.takes(Artist::Painter));
    assert!(facade.cost.get(icon(Resource::Marble)) >= 2 && facade.cost.has(icon(Resource::Metal)));
    assert!(facade.cost.has(icon(Resource::Gold)));
    assert!(work(Work::Garden).takes(Artist::Sculptor) && work(Work::Garden).cost.has(icon(Resource::Gold)));
    assert!(
        work(Work::Portrait).takes(Artist::Painter) && work(Work::Portrait).cost.has(icon(Resource::Spice))
    );
    let extras: Vec<u8> = tables.spaces.iter().map(|space| space.extra).collect();
    assert_eq!(extras, [0, 0, 0, 1, 0, 0, 0, 0]);
    for (i, space) in tables.spaces.iter().enumerate() {
        assert_eq!(space.points > 0, i >= 4, "space {}", i + 1);
        let fits = tables.buildings.iter().all(|building| space.icons.covers(building.cost));
        assert_eq!(fits, i > 0, "every building fits every space but the first");
    }
    let series = |number: u8| tables.buildings[BuildingId::new(number).unwrap().index()].series;
    assert_eq!([1, 6, 7, 12].map(series), [Series::Value, Series::Value, Series::Exchange, Series::Exchange]);
    assert_eq!(
        [13, 21, 22, 25].map(series),
        [Series::Privilege, Series::Privilege, Series::Prestige, Series::Prestige]
    );
    let named = |name: &str| tables.buildings.iter().find(|row| row.name == name).unwrap();
    assert_eq!(named("Carpentiere").cost.to_string(), "1 metal, 1 spice, 1 gold, 1 florins");
    assert!(matches!(named("Casa").effect, BuildingEffect::AnonymousArtist { .. }));
    assert_eq!(named("Zecca").effect, BuildingEffect::MasterpieceValue { amount: 3 });
    let (changer, tavern) = (named("Cambiavalute").cost, named("Taverna").cost);
    assert_eq!(changer.get(Icon::Florins), 2);
    assert!(
        changer.has(icon(Resource::Wood))
            && changer.has(icon(Resource::Cloth))
            && !changer.has(icon(Resource::Metal))
    );
    assert!(
        tavern.has(icon(Resource::Wood))
            && tavern.has(icon(Resource::Metal))
            && !tavern.has(icon(Resource::Cloth))
    );
}
