//! The table of Die Wiege der Renaissance over many positions: every action is there once, nothing hidden is, and every
//! icon and word exists.

use boards::{Board, Perspective, Sitting, assets};
use kernel::{Game, Rng, Seat, Seed, Silent, Turn, Viewer};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use wiege::config::{DuelPass, EmptyDeck};
use wiege::pieces::EventId;
use wiege::{Action, Config, State, Wiege};
use wiege_play::WiegeBundle;
use wiege_play::board::Scene;
use wiege_play::texts::{CATALOG, character_name, event_name};
use words::{Lang, laws};

const NAMES: [&str; 4] = ["Anna", "Bruno", "Carla", "Dante"];

fn sitting() -> Vec<Sitting> {
    NAMES.into_iter().map(|name| Sitting { name: name.into(), is_bot: name == "Dante" }).collect()
}

/// Everything of a page that belongs to the game.
fn drawn(scene: &Scene<'_>) -> String {
    let parts = WiegeBundle::parts(scene);
    let place = |id: &str| {
        let part = parts.iter().find(|(part, _)| *part == id);
        part.map_or_else(|| panic!("no part {id}"), |(_, markup)| markup.clone())
    };
    let table = WiegeBundle::arrange(scene, &place, maud::html! {});
    [WiegeBundle::bar(scene), table, WiegeBundle::decide(scene)].map(maud::PreEscaped::into_string).concat()
}

/// The values of an attribute, in their order.
fn values<'a>(markup: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    markup.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Plays matches of every kind at random and shows each position to `look`, with who is to decide and what they may.
fn positions(seeds: u64, mut look: impl FnMut(&Wiege, &State, Seat, &[Action], Lang)) {
    let game = Wiege::standard();
    let open = Config { culture_empty_deck: EmptyDeck::Top, joker_new_column: true, ..Config::new(4) };
    let again = Config { duel_pass: DuelPass::Consecutive, ..Config::new(2) };
    for seed in 0..seeds {
        for config in [Config::new(2), Config::new(3), Config::new(4), Config::teams(), open, again] {
            let mut rng = Rng::new(seed);
            let mut state =
                game.setup(&config, Seed::from_number(seed), &mut Silent).expect("a good configuration");
            let mut legal = Vec::new();
            while let Turn::Await(seats) = game.turn(&state) {
                let seat = seats.lowest().expect("somebody is awaited");
                game.legal(&state, seat, &mut legal);
                let lang = Lang::ALL[rng.below(4)];
                look(&game, &state, seat, &legal, lang);
                let action = *rng.pick(&legal);
                game.play(&mut state, seat, action, &mut Silent);
            }
            look(&game, &state, Seat::default(), &[], Lang::De);
        }
    }
}

#[test]
fn every_legal_action_is_a_control_exactly_once() {
    let sitting = sitting();
    let mut asked = BTreeMap::<String, u32>::new();
    positions(6, |game, state, seat, legal, lang| {
        let view = game.view(state, Viewer::Seat(seat));
        let scene = WiegeBundle::scene(
            game,
            &view,
            Perspective { lang, sitting: &sitting, is_asked: true, can_undo: true, rules: "" },
        );
        for markup in [drawn(&scene), WiegeBundle::text(&scene).into_string()] {
            let mut found: Vec<&str> = markup
                .split("form=\"act\" name=\"action\" value=\"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .collect();
            let mut wanted: Vec<String> = legal.iter().map(Action::to_string).collect();
            found.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(found, wanted, "{:?}", state.open.ask);
        }
        let verb = legal.first().map(|it| it.to_string().split(':').next().unwrap_or_default().to_owned());
        *asked.entry(verb.unwrap_or_default()).or_default() += 1;
    });
    let verbs: BTreeSet<&str> = asked.keys().map(String::as_str).collect();
    for verb in
        ["column", "draw", "give", "keep", "lift", "move", "name", "pass", "pay", "reveal", "stone", "take"]
    {
        assert!(verbs.contains(verb), "{verb} was never asked for: {verbs:?}");
    }
}

#[test]
fn an_exchange_is_a_button() {
    let game = Wiege::standard();
    let told = "2 players; c1 ev-red-3; c2 ev-blue-4; c3 ev-violet-5; seat 0 stone c1:0; seat 0 stone c1:1; \
        seat 1 holds 5 of 0; seat 0 holds 2 of 1";
    let state = game.position(told).expect("a position that can be");
    let view = game.view(&state, Viewer::Seat(Seat::default()));
    let sitting = sitting();
    let perspective =
        Perspective { lang: Lang::En, sitting: &sitting, is_asked: true, can_undo: false, rules: "" };
    let page = drawn(&WiegeBundle::scene(&game, &view, perspective));
    assert_eq!(page.matches("name=\"action\" value=\"exchange:1\"").count(), 1);
    assert!(page.contains("Exchange a stone with Bruno"));
}

#[test]
fn nobody_is_offered_what_is_not_theirs() {
    let sitting = sitting();
    positions(1, |game, state, seat, _, lang| {
        let other = seat.left(state.seats());
        for (viewer, is_asked) in
            [(Viewer::Seat(other), true), (Viewer::Public, true), (Viewer::Seat(seat), false)]
        {
            let view = game.view(state, viewer);
            let scene = WiegeBundle::scene(
                game,
                &view,
                Perspective { lang, sitting: &sitting, is_asked, can_undo: false, rules: "" },
            );
            assert!(!drawn(&scene).contains("form=\"act\""), "{viewer:?}");
        }
    });
}

#[test]
fn nothing_hidden_is_shown() {
    let sitting = sitting();
    positions(3, |game, state, seat, _, _| {
        for viewer in [Viewer::Seat(seat), Viewer::Seat(seat.left(state.seats())), Viewer::Public] {
            let view = game.view(state, viewer);
            let lang = Lang::En;
            let scene = WiegeBundle::scene(
                game,
                &view,
                Perspective { lang, sitting: &sitting, is_asked: true, can_undo: true, rules: "" },
            );
            let page = drawn(&scene) + &WiegeBundle::text(&scene).into_string();
            for card in view.unseen().iter() {
                let name = character_name(lang, game.tables(), card);
                let shown = maud::html! { (name) }.into_string();
                // Charles V has an event of his own: a card is told with its value, or stands alone.
                let is_shown = page.contains(&format!("{shown} (")) || page.contains(&format!(">{shown}<"));
                assert!(name.is_empty() || !is_shown, "{name}");
            }
            for event in EventId::all().filter(|it| !state.open.turned_up.contains(*it)) {
                let title = event_name(lang, game.tables(), event);
                assert!(!page.contains(&maud::html! { (title) }.into_string()), "{title}");
            }
        }
    });
}

#[test]
fn what_is_seen_decides_what_is_drawn() {
    let sitting = sitting();
    let mut rng = Rng::new(1);
    positions(1, |game, state, seat, _, lang| {
        let view = game.view(state, Viewer::Seat(seat));
        let other = game.view(&game.imagine(&view, &mut rng), Viewer::Seat(seat));
        let perspective = Perspective { lang, sitting: &sitting, is_asked: true, can_undo: true, rules: "" };
        assert_eq!(
            drawn(&WiegeBundle::scene(game, &view, perspective)),
            drawn(&WiegeBundle::scene(game, &other, perspective))
        );
    });
}

#[test]
fn ids_are_unique_and_every_icon_exists() {
    let sitting = sitting();
    let sheet = [assets::ICONS, WiegeBundle::ASSETS.symbols].concat();
    let symbols: Vec<&str> =
        sheet.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    positions(2, |game, state, seat, _, lang| {
        for viewer in [Viewer::Seat(seat), Viewer::Public] {
            let view = game.view(state, viewer);
            let scene = WiegeBundle::scene(
                game,
                &view,
                Perspective { lang, sitting: &sitting, is_asked: true, can_undo: true, rules: "" },
            );
            let page = drawn(&scene);
            let mut ids: BTreeSet<&str> = symbols.iter().copied().collect();
            assert_eq!(ids.len(), symbols.len(), "a symbol is there twice");
            for id in values(&page, "id") {
                assert!(ids.insert(id), "{id} is there twice");
            }
            for icon in page.split("<use href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(symbols.contains(&icon), "{icon}");
            }
            for label in values(&page, "aria-labelledby") {
                assert!(ids.contains(label), "{label}");
            }
            for tab in WiegeBundle::tabs(&scene) {
                assert!(symbols.contains(&tab.icon.as_str()), "{}", tab.icon);
                assert!(CATALOG.knows(lang, tab.key.id()), "{:?}", tab.key);
            }
        }
    });
}

/// A key that is said but has no words does not compile.
#[test]
fn no_word_is_there_for_nothing() {
    let mut code = String::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the sources are there") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                code += &fs::read_to_string(path).expect("a source is text");
            }
        }
    }
    let said: BTreeSet<&str> = code.split("key!(\"").skip(1).filter_map(|it| it.split('"').next()).collect();
    for key in laws::messages(&CATALOG, Lang::En).into_keys().filter(|key| !key.starts_with("stats-")) {
        assert!(said.contains(key.as_str()), "{key} is never said");
    }
}

#[test]
fn scores_add_up_to_the_outcome() {
    let sitting = sitting();
    positions(2, |game, state, _, legal, lang| {
        if !legal.is_empty() {
            return;
        }
        let view = game.view(state, Viewer::Public);
        let scene = WiegeBundle::scene(
            game,
            &view,
            Perspective { lang, sitting: &sitting, is_asked: false, can_undo: false, rules: "" },
        );
        let outcome = game.outcome(state);
        for seat in Seat::all(state.seats()) {
            let sum: i32 = WiegeBundle::score(&scene).iter().map(|row| row.points[seat]).sum();
            assert_eq!(sum, outcome.scores[seat]);
        }
    });
}

/// The colours of a token in the light and the dark theme, as relative luminances.
fn luminances(name: &str) -> [f64; 2] {
    let sheets = [assets::BASE_CSS, WiegeBundle::ASSETS.pieces, WiegeBundle::ASSETS.table].concat();
    let start = format!("--{name}:light-dark(");
    let rest = sheets.split(start.as_str()).nth(1).unwrap_or_else(|| panic!("no token {name}"));
    let mut colours = rest.split(')').next().unwrap_or_default().split(',').map(luminance);
    std::array::from_fn(|_| colours.next().expect("two colours"))
}

fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let value = u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour has six digits");
        let value = f64::from(value) / 255.0;
        if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

#[test]
fn everything_stands_out_from_its_ground_in_both_themes() {
    let symbols =
        ["y-science", "y-architecture", "y-finance", "y-exploration", "y-religion", "k-blue", "k-red"];
    let groups = ["g-red", "g-violet", "g-green", "g-blue", "g-grey", "g-black"];
    let inks = ["ink", "ink-2", "gold", "verdigris", "oxblood", "terracotta", "lapis"];
    for ground in ["leaf", "leaf-2"] {
        for token in symbols.into_iter().chain(groups).chain(inks) {
            for (a, b) in luminances(token).into_iter().zip(luminances(ground)) {
                let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
                assert!(contrast >= 4.5, "{token} on {ground}: {contrast:.2}");
            }
        }
    }
}

/// A place is given in hundredths of its map, by a class for the tens and one for the ones.
#[test]
fn every_place_of_a_space_has_its_classes() {
    for axis in ['x', 'y'] {
        let tens = (0..=10).map(|n| format!(".{axis}t{n}{{"));
        let ones = (0..=9).map(|n| format!(".{axis}o{n}{{"));
        for class in tens.chain(ones) {
            assert!(WiegeBundle::ASSETS.table.contains(&class), "{class}");
        }
    }
}
