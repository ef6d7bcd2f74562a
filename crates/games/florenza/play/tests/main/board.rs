//! The table of Florenza over many random positions: every legal action is a control, once; nothing is drawn twice,
//! nothing that is not there.

use boards::{Board, Perspective, Sitting, assets};
use florenza::{Action, Config, Florenza, Level, State, View};
use florenza_play::FlorenzaBundle;
use florenza_play::texts::{CATALOG, building_name};
use kernel::{Game, Rng, Seat, Silent, Turn, Viewer};
use std::collections::{BTreeMap, BTreeSet};
use words::Lang;

fn sitting() -> Vec<Sitting> {
    ["Anna", "Bruno", "Carla", "Dante"]
        .map(|name| Sitting { name: name.into(), is_bot: name == "Dante" })
        .into()
}

/// Everything of a page that the game draws.
fn page(game: &Florenza, view: &View, lang: Lang) -> String {
    let sitting = sitting();
    let scene = FlorenzaBundle::scene(
        game,
        view,
        Perspective { lang, sitting: &sitting, is_asked: true, can_undo: true, rules: "" },
    );
    let mut page = FlorenzaBundle::bar(&scene).0;
    for (_, part) in FlorenzaBundle::parts(&scene) {
        page.push_str(&part.0);
    }
    page + &FlorenzaBundle::decide(&scene).0
}

/// Positions for what random matches hardly ever come to: swapping, selling, letting go, tracks and incomes of choice.
const WRITTEN: [&str; 3] = [
    "2 players; round 3; dice 4 4 4 4 4 4; seat 0 start 2; seat 0 building 2 7; seat 0 building 3 17
     seat 0 building 4 15; seat 0 building 5 13; seat 0 ready dome, garden; seat 0 reserve 2 500 1",
    "2 players; round 3; income; seat 0 done dome 2, bell-tower 2; seat 0 tracks 4 1 1",
    "2 players; round 3; dice 4 4 4 4 4 4; seat 0 start 2; seat 0 building 2 17
     seat 0 ready palace-facade, garden, church-facade, dome, bell-tower
     seat 0 crossed space-3 1 marble; seat 0 crossed space-4 1 marble; seat 0 crossed space-5 1 marble
     seat 0 crossed space-6 1 marble; seat 0 crossed space-7 1 marble; seat 0 crossed space-8 1 marble",
];

/// Visits the written positions and all that come of them by one decision or two.
fn written(game: &Florenza, visit: &mut impl FnMut(&Florenza, &State, Seat, usize)) {
    let seat = Seat::default();
    for text in WRITTEN {
        let state = game.position(text).expect("a position that can be");
        let mut states = vec![state];
        for depth in 0..2 {
            let mut next = Vec::new();
            for state in &states {
                let mut legal = Vec::new();
                game.legal(state, seat, &mut legal);
                visit(game, state, seat, depth + legal.len());
                for action in legal {
                    let mut after = *state;
                    game.play(&mut after, seat, action, &mut Silent);
                    next.push(after);
                }
            }
            states = next;
        }
    }
}

/// Visits positions of random matches: every so many decisions one, of each number of players.
fn positions(mut visit: impl FnMut(&Florenza, &State, Seat, usize)) {
    let game = Florenza::standard();
    written(&game, &mut visit);
    let mut rng = Rng::new(1492);
    let mut n = 0;
    let configs = [1, 2, 3, 4].map(Config::new).into_iter().chain([Config::solo(Level::Extreme)]);
    for config in configs.cycle().take(5) {
        let mut state = game.setup(&config, rng.seed(), &mut Silent).expect("the options are right");
        let mut legal = Vec::new();
        while let Turn::Await(seats) = game.turn(&state) {
            let seat = seats.lowest().expect("somebody is awaited");
            game.legal(&state, seat, &mut legal);
            n += 1;
            if n % 3 == 0 || legal.iter().any(|it| matches!(it, Action::Hire(..) | Action::Income(_))) {
                visit(&game, &state, seat, n);
            }
            // Two of three decisions are the first that fits, so that works and buildings get finished.
            let busy =
                legal.iter().find(|it| matches!(it, Action::Build(_) | Action::Hire(..) | Action::To(_)));
            let action = busy.filter(|_| rng.below(3) > 0).unwrap_or_else(|| rng.pick(&legal));
            game.play(&mut state, seat, *action, &mut Silent);
        }
        visit(&game, &state, Seat::default(), n);
    }
}

/// The values of all buttons that decide something.
fn controls(page: &str) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for button in page.split("<button").skip(1) {
        let tag = button.split('>').next().unwrap_or_default();
        if let Some(value) = tag.split("value=\"").nth(1).and_then(|rest| rest.split('"').next()) {
            assert!(tag.contains("form=\"act\"") && tag.contains("name=\"action\""), "{tag}");
            *found.entry(value.to_owned()).or_default() += 1;
        }
    }
    found
}

#[test]
fn every_legal_action_is_a_control_exactly_once() {
    let mut kinds = BTreeSet::new();
    positions(|game, state, seat, n| {
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let view = game.view(state, Viewer::Seat(seat));
        let found = controls(&page(game, &view, Lang::ALL[n % 4]));
        for action in &legal {
            assert_eq!(found.get(&action.to_string()), Some(&1), "{action} at decision {n}");
            kinds.insert(action.to_string().split(':').next().unwrap_or_default().to_owned());
        }
        assert_eq!(found.len(), legal.len(), "{found:?}");
    });
    // All kinds of decision came up.
    assert_eq!(kinds.len(), 14, "{kinds:?}");
}

#[test]
fn nobody_else_gets_a_control() {
    positions(|game, state, seat, n| {
        let view = game.view(state, Viewer::Public);
        assert!(controls(&page(game, &view, Lang::ALL[n % 4])).is_empty());
        if let Some(other) =
            Seat::all(state.seats()).find(|other| *other != seat && state.open.pending[*other].is_empty())
        {
            let view = game.view(state, Viewer::Seat(other));
            assert!(controls(&page(game, &view, Lang::De)).is_empty());
        }
    });
}

#[test]
fn ids_are_unique_and_no_symbol_has_them() {
    let symbols = symbols();
    positions(|game, state, seat, n| {
        let page = page(game, &game.view(state, Viewer::Seat(seat)), Lang::ALL[n % 4]);
        let mut seen = BTreeSet::new();
        for id in page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(seen.insert(id.to_owned()), "{id} twice");
            assert!(!symbols.contains(id), "{id} is a symbol");
        }
        for reference in page.split("aria-labelledby=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(seen.contains(reference), "{reference} is nowhere");
        }
    });
}

fn symbols() -> BTreeSet<String> {
    let sheets = [assets::ICONS, FlorenzaBundle::ASSETS.symbols].concat();
    sheets
        .split("<symbol id=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_symbol_that_is_used_exists_once() {
    let all = symbols();
    let sheets = [assets::ICONS, FlorenzaBundle::ASSETS.symbols].concat();
    assert_eq!(sheets.matches("<symbol id=\"").count(), all.len());
    positions(|game, state, seat, _| {
        let page = page(game, &game.view(state, Viewer::Seat(seat)), Lang::En);
        for used in page.split("<use href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(all.contains(used), "no symbol {used}");
        }
    });
}

/// The dice to come are the only secret: two states that differ in nothing else look alike.
#[test]
fn nothing_hidden_shows() {
    positions(|game, state, seat, n| {
        let view = game.view(state, Viewer::Seat(seat));
        let other = game.imagine(&view, &mut Rng::new(n as u64));
        assert_ne!(other.chance, state.chance);
        let lang = Lang::ALL[n % 4];
        assert_eq!(page(game, &view, lang), page(game, &game.view(&other, Viewer::Seat(seat)), lang));
    });
}

#[test]
fn no_key_is_left_untold() {
    positions(|game, state, seat, n| {
        let lang = Lang::ALL[n % 4];
        let view = game.view(state, Viewer::Seat(seat));
        let sitting = sitting();
        let scene = FlorenzaBundle::scene(
            game,
            &view,
            Perspective { lang, sitting: &sitting, is_asked: true, can_undo: true, rules: "" },
        );
        for markup in [page(game, &view, lang), FlorenzaBundle::text(&scene).0] {
            assert!(!markup.contains("flo-"), "{}", markup.split("flo-").nth(1).unwrap_or_default());
            assert!(!markup.contains("{ $"));
        }
        for row in FlorenzaBundle::score(&scene) {
            assert!(CATALOG.knows(lang, row.key.id()), "{:?}", row.key);
        }
        for tab in FlorenzaBundle::tabs(&scene) {
            assert!(CATALOG.knows(lang, tab.key.id()), "{:?}", tab.key);
            assert!(symbols().contains(&tab.icon), "{}", tab.icon);
        }
    });
}

#[test]
fn a_preview_tells_of_the_move_and_never_of_dice_to_come() {
    let mut seen = 0;
    positions(|game, state, seat, n| {
        let view = game.view(state, Viewer::Seat(seat));
        let sitting = sitting();
        let perspective = Perspective {
            lang: Lang::ALL[n % 4],
            sitting: &sitting,
            is_asked: true,
            can_undo: false,
            rules: "",
        };
        let scene = FlorenzaBundle::scene(game, &view, perspective);
        for action in &scene.legal {
            let sheet = FlorenzaBundle::preview(&scene, &FlorenzaBundle::form_of(*action))
                .expect("a legal action has a preview")
                .0;
            assert!(sheet.contains(&format!("value=\"{action}\"")));
            assert!(!sheet.contains("flo-"), "{sheet}");
            // Rolled dice are drawn as six small dice; the one that is used is drawn alone.
            assert!(sheet.matches("die wee").count() <= 2, "{action}: {sheet}");
            seen += 1;
        }
    });
    assert!(seen > 1000, "{seen}");
}

#[test]
fn the_table_in_words_names_everything() {
    positions(|game, state, seat, _| {
        let view = game.view(state, Viewer::Seat(seat));
        let sitting = sitting();
        let perspective =
            Perspective { lang: Lang::En, sitting: &sitting, is_asked: true, can_undo: false, rules: "" };
        let scene = FlorenzaBundle::scene(game, &view, perspective);
        let told = FlorenzaBundle::text(&scene).0;
        assert!(!told.contains("<svg"), "pictures say nothing to those who read");
        for (other, player) in state.open.players.iter() {
            assert!(told.contains(&sitting[other.index()].name));
            for building in player.buildings.iter() {
                let name = building_name(Lang::En, game.tables(), building);
                assert!(told.contains(&name), "{name}");
            }
        }
        assert!(told.matches("<li>").count() >= scene.legal.len() + 12 * state.seats());
    });
}

#[test]
fn whoever_acts_is_named_once_and_somebody_else_again() {
    let game = Florenza::standard();
    let names: Vec<String> = sitting().into_iter().map(|it| it.name).collect();
    let [anna, bruno] = [0, 1].map(|n| Seat::new(n).expect("a seat"));
    let lost = |seat| florenza::Event::Lost { seat, resource: florenza::pieces::Resource::Gold };
    let told =
        FlorenzaBundle::log_line(&game, Lang::En, &names, &[lost(anna), lost(anna), lost(bruno), lost(anna)]);
    let told = told.expect("something happened").0;
    assert_eq!((told.matches("Anna").count(), told.matches("Bruno").count()), (2, 1), "{told}");
    assert_eq!(told.matches("; ").count(), 3, "{told}");
}
