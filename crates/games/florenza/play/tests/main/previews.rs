//! What the table of Florenza tells before a decision, against what the decision really does.

use boards::{Board, Perspective, Sitting};
use florenza::state::Reserve;
use florenza::{Action, Config, Event, Florenza, ScoreSheet, State};
use florenza_play::FlorenzaBundle;
use florenza_play::board::Scene;
use florenza_play::texts::CATALOG;
use kernel::{Game, Rng, Seat, Silent, Turn, Viewer};
use maud::Markup;
use words::Lang;

const ANNA: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => panic!("there is a first seat"),
};

/// What a seat sees of a state, drawn by `draw`.
fn seen<T>(game: &Florenza, state: &State, seat: Seat, draw: impl FnOnce(&Scene<'_>) -> T) -> T {
    let sitting =
        ["Anna", "Bruno", "Carla", "Dante"].map(|name| Sitting { name: name.into(), is_bot: false });
    let view = game.view(state, Viewer::Seat(seat));
    let perspective =
        Perspective { lang: Lang::En, sitting: &sitting, is_asked: true, can_undo: true, rules: "" };
    draw(&FlorenzaBundle::scene(game, &view, perspective))
}

fn part(game: &Florenza, state: &State, id: &str) -> String {
    seen(game, state, ANNA, |scene| {
        let parts = FlorenzaBundle::parts(scene);
        parts.into_iter().find(|(own, _)| *own == id).map(|(_, part)| part.into_string()).expect("a part")
    })
}

/// The buttons of a page that decide something: their values and the rest of their tags.
fn buttons(page: &str) -> impl Iterator<Item = (&str, &str)> {
    page.split("<button").skip(1).filter_map(|button| {
        let tag = button.split('>').next()?;
        Some((tag.split("value=\"").nth(1)?.split('"').next()?, tag))
    })
}

/// What the table tells of an action before it is done.
fn preview(scene: &Scene<'_>, action: Action) -> Option<Markup> {
    FlorenzaBundle::preview(scene, &FlorenzaBundle::form_of(action))
}

/// The reserve that a preview promises.
fn promised(sheet: &str, mut reserve: Reserve) -> Reserve {
    for change in sheet.split("<span class=\"then\">").skip(1) {
        let to = change.split("→ <b>").nth(1).and_then(|rest| rest.split('<').next()).expect("a number");
        match change.split("href=\"#").nth(1).and_then(|rest| rest.split('"').next()) {
            Some("coins") => reserve.florins = to.parse().expect("florins"),
            Some("crate") => reserve.extra = to.parse().expect("extra resources"),
            Some("star") => reserve.stars = to.parse().expect("stars"),
            other => panic!("{other:?}"),
        }
    }
    reserve
}

/// The points that a preview promises.
fn points(sheet: &str) -> i32 {
    let told = sheet.split("<b>+").nth(1).and_then(|rest| rest.split('<').next());
    told.map_or(0, |n| n.parse().expect("points"))
}

/// The points of a sheet, the reserve aside.
fn lasting(it: &ScoreSheet) -> i32 {
    let works = it.palace + it.palace_artists + it.palace_bonus + it.church + it.church_artists;
    i32::from(works + it.buildings + it.spaces + it.tracks)
}

/// Compares the previews of all that a seat may do with the state after it; says how many could be compared. Where a round
/// begins with the move, its incomes are no part of the preview.
fn compare(game: &Florenza, state: &State, seat: Seat) -> usize {
    let mut compared = 0;
    seen(game, state, seat, |scene| {
        for action in &scene.legal {
            let (mut after, mut events) = (*state, Vec::new());
            game.play(&mut after, seat, *action, &mut events);
            if events.iter().any(|it| matches!(it, Event::RoundBegan { .. })) {
                continue;
            }
            let sheet = preview(scene, *action).expect("a legal action has a preview").into_string();
            let before = state.open.players[seat].reserve;
            assert_eq!(promised(&sheet, before), after.open.players[seat].reserve, "{action}: {sheet}");
            let won = lasting(&game.score(&after)[seat]) - lasting(&game.score(state)[seat]);
            assert_eq!(points(&sheet), won, "{action}: {sheet}");
            compared += 1;
        }
    });
    compared
}

#[test]
fn previews_of_incomes_leave_out_the_others() {
    let game = Florenza::standard();
    let incomes = "2 players; round 3; income; seat 0 done dome 2, bell-tower 2; seat 0 tracks 0 2 0
         seat 1 done church-facade 2";
    let die_box =
        "2 players; round 3; income; dice 4 4 4 4 4 4; seat 0 asked die-box; seat 1 done church-facade 2";
    for text in [incomes, die_box] {
        let state = game.position(text).expect("a position that can be");
        assert!(compare(&game, &state, ANNA) > 1, "{text}");
    }
}

#[test]
fn previews_tell_the_numbers_of_the_moves() {
    let game = Florenza::standard();
    let mut rng = Rng::new(1501);
    let mut compared = 0;
    for players in [1, 2, 3, 4].repeat(5) {
        let mut state =
            game.setup(&Config::new(players), rng.seed(), &mut Silent).expect("the options are right");
        let mut legal = Vec::new();
        while let Turn::Await(seats) = game.turn(&state) {
            let seat = seats.lowest().expect("somebody is awaited");
            compared += compare(&game, &state, seat);
            game.legal(&state, seat, &mut legal);
            let busy =
                legal.iter().find(|it| matches!(it, Action::Build(_) | Action::Hire(..) | Action::To(_)));
            let action = busy.filter(|_| rng.below(3) > 0).unwrap_or_else(|| rng.pick(&legal));
            game.play(&mut state, seat, *action, &mut Silent);
        }
    }
    assert!(compared > 5000, "{compared}");
}

#[test]
fn every_control_has_a_preview() {
    let game = Florenza::standard();
    let all =
        "2 players; round 3; dice 4 4 4 4 4 4; seat 0 start 2; seat 0 building 2 7; seat 0 building 3 17
         seat 0 ready dome; seat 0 reserve 2 500 1";
    let state = game.position(all).expect("a position that can be");
    for first in ["use:white:florins", "use:white:resources", "use:brown:resources"] {
        let mut after = state;
        game.apply(&mut after, ANNA, first.parse().expect("an action"), &mut Silent).expect("it is allowed");
        for id in ["turn", "mine", "drawer"] {
            for (value, tag) in buttons(&part(&game, &after, id)) {
                assert!(tag.contains("data-preview"), "{value}: {tag}");
            }
        }
    }
}

#[test]
fn crossing_tells_what_comes_into_reach_and_where_else_it_fits() {
    let game = Florenza::standard();
    let text = "2 players; round 3; dice 4 4 4 4 4 4; seat 0 start 2; seat 0 reserve 2 500 0
         seat 0 crossed space-2 1 wood; seat 0 crossed garden 1 marble";
    let mut state = game.position(text).expect("a position that can be");
    game.apply(&mut state, ANNA, "use:grey:resources".parse().expect("an action"), &mut Silent)
        .expect("allowed");
    let told = |action: &str| {
        seen(&game, &state, ANNA, |scene| {
            preview(scene, action.parse().expect("an action")).expect("a preview").0
        })
    };
    // Wood and metal are what the Taverna costs.
    let space = told("to:space-2");
    for words in ["In reach", "Tavern", "2 of 8", "Or in", "Bell tower", "spaces 3–\u{2060}8"] {
        assert!(space.contains(words), "{words}: {space}");
    }
    assert!(!space.contains("Or in</dt><dd class=\"tx\">space 2"), "{space}");
    let paid = told("pay:garden");
    assert!(paid.contains("2 of 4") && !paid.contains("In reach"), "{paid}");
}

#[test]
fn the_wage_is_told_as_it_is_paid() {
    let game = Florenza::standard();
    // Building 18 makes an artist cheaper by 100.
    let text = |buildings: &str| {
        let rest = "seat 0 ready garden, palace-facade, portrait; seat 0 reserve 0 600 0";
        format!("2 players; round 3; dice 4 4 4 4 4 4; {buildings}; {rest}")
    };
    for buildings in ["seat 0 start 2", "seat 0 start 2; seat 0 building 2 18"] {
        let state = game.position(&text(buildings)).expect("a position that can be");
        let page = part(&game, &state, "turn");
        let mut told = 0;
        for (value, _) in buttons(&page).filter(|(value, _)| value.ends_with(":character")) {
            let (mut after, mut events) = (state, Vec::new());
            let action = value.parse().expect("an action");
            game.apply(&mut after, ANNA, action, &mut events).expect("it is allowed");
            let Some(wage) = events.iter().find_map(|it| match it {
                Event::Hired { wage, .. } => Some(*wage),
                _ => None,
            }) else {
                continue;
            };
            let button = page.split(&format!("value=\"{value}\"")).nth(1).expect("its inside");
            assert!(
                button.split("</button>").next().is_some_and(|it| it.contains(&format!("<b>−{wage}</b>"))),
                "{value}: {wage}"
            );
            told += 1;
        }
        assert!(told > 0, "{buildings}");
    }
}

#[test]
fn the_die_in_hand_stays_chosen() {
    let game = Florenza::standard();
    let text = "2 players; round 3; dice 4 4 4 4 4 4; seat 0 start 6; seat 0 reserve 0 500 0
         seat 0 ready garden, portrait; seat 0 building 2 7";
    let state = game.position(text).expect("a position that can be");
    let uses = ["use:brown:resources", "use:yellow:resources", "use:brown:character", "use:white:resources"];
    for first in uses {
        let mut after = state;
        game.apply(&mut after, ANNA, first.parse().expect("an action"), &mut Silent).expect("it is allowed");
        let page = part(&game, &after, "turn");
        let die = first.split(':').nth(1).expect("a die");
        let is_asked = after.open.pending[ANNA].as_slice().len() > 1;
        let tag = page.split("<input").find(|tag| tag.contains(" checked")).expect("a chosen die");
        assert_eq!(tag.contains(&format!("pick-{die}")), is_asked, "{first}: {tag}");
    }
}

#[test]
fn spending_is_promised_only_where_it_is_possible() {
    let game = Florenza::standard();
    let value = "2 players; round 3; dice 4 4 4 4 4 4; seat 0 start 1; seat 0 reserve 1 500 0";
    let track =
        "2 players; round 3; dice 4 4 4 4 4 4; seat 0 start 2; seat 0 building 2 15; seat 0 reserve 1 500 0";
    let hint = CATALOG.say(Lang::En, "flo-b-hint-free");
    let uses = [(value, "use:white:resources", false), (track, "use:white:steps", true)];
    for (text, first, is_open) in uses {
        let mut state = game.position(text).expect("a position that can be");
        game.apply(&mut state, ANNA, first.parse().expect("an action"), &mut Silent).expect("it is allowed");
        let panel = seen(&game, &state, ANNA, |scene| FlorenzaBundle::decide(scene).into_string());
        assert!(panel.contains("choice"), "{first}");
        assert_eq!(panel.contains(&hint), is_open, "{first}");
    }
}

#[test]
fn a_die_box_is_none_of_the_dice_of_the_turn() {
    let game = Florenza::standard();
    let text = "2 players; round 3; dice 4 4 4 4 4 4; used white; seat 0 start 2; seat 0 asked die-box";
    let state = game.position(text).expect("a position that can be");
    let bar = seen(&game, &state, ANNA, |scene| FlorenzaBundle::bar(scene).into_string());
    assert!(!bar.contains(" of 3.") && bar.contains("Your turn."), "{bar}");
}
