//! The table in words is a table to play at: every legal action is a button there, once, whatever is played.

use boards::{Board, Looking, Sitting};
use florenza::Florenza;
use kernel::{Rng, Silent, Turn, Viewer};
use lorenzo::Lorenzo;
use wiege::Wiege;
use words::Lang;

/// Plays a match at random and compares the buttons of the text with what may be done.
fn is_played_in_words<G: Board>(game: &G, seats: usize) {
    let sitting =
        ["Anna", "Bruno", "Carla", "Dante"].map(|name| Sitting { name: name.into(), is_bot: false });
    let mut rng = Rng::new(1492);
    let mut state = game.setup(&G::config(seats), rng.seed(), &mut Silent).expect("the options are right");
    let (mut legal, mut seen) = (Vec::new(), 0);
    while let Turn::Await(awaited) = game.turn(&state) {
        let seat = awaited.lowest().expect("somebody is awaited");
        game.legal(&state, seat, &mut legal);
        let view = game.view(&state, Viewer::Seat(seat));
        let lang = Lang::ALL[seen % 4];
        let looking = Looking { lang, sitting: &sitting, is_asked: true, can_undo: false, rules: "" };
        let text = G::text(&game.scene(&view, looking)).into_string();
        let start = "form=\"act\" name=\"action\" value=\"";
        let mut found: Vec<&str> =
            text.split(start).skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let mut wanted: Vec<String> = legal.iter().map(ToString::to_string).collect();
        found.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "decision {seen}");
        seen += 1;
        game.play(&mut state, seat, *rng.pick(&legal), &mut Silent);
    }
    assert!(seen > 50, "{seen} decisions");
}

#[test]
fn lorenzo_is_played_in_words() {
    is_played_in_words(&Lorenzo::standard(), 2);
}

#[test]
fn florenza_is_played_in_words() {
    is_played_in_words(&Florenza::standard(), 3);
}

#[test]
fn wiege_is_played_in_words() {
    is_played_in_words(&Wiege::standard(), 2);
}
