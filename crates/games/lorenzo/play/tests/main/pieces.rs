//! The pieces that are shown for themselves: what the Church threatens with, what a moment is about, what is left at the end.

use boards::{Board, Perspective, Pictures, Sitting};
use kernel::{Game, Seat, Viewer};
use lorenzo::{Action, Event, Lorenzo, State};
use lorenzo_play::LorenzoBundle;
use lorenzo_play::board::Scene;
use lorenzo_play::texts::effect;
use std::sync::LazyLock;
use words::Lang;

static GAME: LazyLock<Lorenzo> = LazyLock::new(Lorenzo::standard);

/// A position, what seat 0 then plays, and what happened with the last of it.
fn played(text: &str, actions: &str) -> (State, Vec<Event>) {
    let mut state = GAME.position(text).expect("a position that can be");
    let mut events = Vec::new();
    for action in actions.split_whitespace() {
        let action: Action = action.parse().expect("an action");
        events.clear();
        GAME.apply(&mut state, Seat::default(), action, &mut events).expect("it is allowed");
    }
    (state, events)
}

/// What seat 0 sees of a state, drawn by `draw`.
fn seen<T>(state: &State, draw: impl FnOnce(&Scene<'_>) -> T) -> T {
    let sitting = ["Anna", "Bruno", "Carla"].map(|name| Sitting { name: name.into(), is_bot: false });
    let view = GAME.view(state, Viewer::Seat(Seat::default()));
    let perspective = Perspective {
        lang: Lang::En,
        sitting: &sitting,
        is_asked: true,
        can_undo: true,
        rules: "",
        pictures: Pictures("/assets/lorenzo-*.svg"),
    };
    draw(&LorenzoBundle::scene(&GAME, &view, perspective))
}

fn mine(state: &State) -> String {
    let parts = seen(state, LorenzoBundle::parts);
    parts.into_iter().find(|(id, _)| *id == "mine").map(|(_, part)| part.into_string()).expect("my board")
}

#[test]
fn a_leader_that_was_discarded_stays_in_the_list() {
    let before =
        "2 players; round 3; dice 3 4 5; seat 0 hand sisto-iv, santa-rita; seat 0 leaders cosimo-de-medici";
    let (state, _) = played(before, "discard:santa-rita");
    let drawn = mine(&state);
    let lines = |class: &str| -> Vec<String> {
        let head = format!("class=\"leader {class}");
        let lines = drawn.split(&head).skip(1);
        lines.map(|it| it.split("</li>").next().unwrap_or_default().to_owned()).collect()
    };
    assert!(
        lines("thrown").iter().any(|it| it.contains("Santa Rita") && it.contains("discarded")),
        "{drawn}"
    );
    assert!(lines("hand").iter().any(|it| it.contains("Sisto IV")), "{drawn}");
    assert!(lines("play").iter().any(|it| it.contains("Cosimo")), "{drawn}");
    // Everybody has four, whatever became of them.
    assert_eq!(lines("").len(), 4);
}

#[test]
fn without_leaders_the_rows_have_their_place() {
    let (base, _) = played("2 players base; round 3; dice 3 4 5", "");
    let drawn = mine(&base);
    assert!(drawn.contains("mine p-lily base") && !drawn.contains("m-leaders"), "{drawn}");
}

/// It once offered both answers in words alone.
#[test]
fn whoever_refuses_the_church_sees_by_which_tile_they_are_hit() {
    let (state, _) = played("2 players; round 2; tiles 2 1 1; vatican; seat 0 has 5 faith", "");
    let panel = seen(&state, |scene| LorenzoBundle::decide(scene).into_string());
    let refuse = panel.split("value=\"refuse\"").nth(1).expect("one may refuse");
    let tile = &GAME.tables().tiles[seen(&state, |scene| scene.view.open.tile(1).index())];
    assert!(refuse.contains(&format!("#tile-{}", tile.slug)), "{refuse}");
    assert!(refuse.contains(&words::tell(Lang::En, &effect(&tile.effect)[0])), "{refuse}");
}

#[test]
fn a_moment_shows_the_card_that_was_taken() {
    let (state, events) =
        played("2 players; round 3; dice 5 4 3; floor territory-1 forest", "place:white:territory-1");
    let shown = seen(&state, |scene| LorenzoBundle::showpiece(scene, &events)).expect("a card").into_string();
    assert!(shown.contains("Forest") && shown.contains("#forest"), "{shown}");
    let (state, events) = played("2 players; round 3; dice 5 4 3", "pass");
    assert!(
        seen(&state, |scene| LorenzoBundle::showpiece(scene, &events)).is_none(),
        "passing shows nothing"
    );
}

#[test]
fn the_end_shows_what_everybody_has() {
    let text = "2 players; round 6; tiles 1 2 3; over; seat 0 cards forest, knight; seat 0 leaders sisto-iv
         seat 1 cards mint; seat 1 excommunicated 2";
    let (state, _) = played(text, "");
    let drawn = seen(&state, LorenzoBundle::keepsakes).expect("there are pictures").into_string();
    for there in
        ["Forest", "Knight", "Sisto IV", "Mint", "#leader-sisto-iv", "#mint", "#tile-ex2-", "Anna", "Bruno"]
    {
        assert!(drawn.contains(there), "{there}: {drawn}");
    }
}
