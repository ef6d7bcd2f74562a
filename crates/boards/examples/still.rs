//! Draws a position as a page that stands alone, to look at: `cargo run -p boards --example still -- SEED ROUND SEAT LANG`.
#![allow(clippy::print_stdout, reason = "an example prints its page")]

use boards::lorenzo::{Scene, arcade, bar, church, decide, mine, players, towers};
use boards::{Looking, Sitting, assets, icons};
use kernel::{Eye, Game, Rng, Seat, Seed, Silent, Turn};
use lorenzo::{Config, Lorenzo};
use maud::{DOCTYPE, PreEscaped, html};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, otherwise: u64| args.get(i).and_then(|it| it.parse().ok()).unwrap_or(otherwise);
    let game = Lorenzo::standard();
    let (seed, round) = (number(0, 1), number(1, 3));
    let seat = Seat::new(number(2, 0) as u8).unwrap_or_default();
    let lang = args.get(3).and_then(|code| code.parse().ok()).unwrap_or_default();
    let players_n = number(4, 4) as u8;
    let mut state = game
        .setup(&Config::new(players_n), Seed::from_number(seed), &mut Silent)
        .expect("a good configuration");
    let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
    let mut decisions = number(5, 0);
    while let Turn::Await(seats) = game.turn(&state) {
        let late = u64::from(state.open.round) > round
            || (u64::from(state.open.round) == round && state.open.step > 5);
        let asked = if decisions > 0 {
            !matches!(state.open.pending.top(), Some(lorenzo::pending::Pending::Turn { .. }) | None)
        } else {
            true
        };
        if late && seats.contains(seat) && asked {
            break;
        }
        decisions = decisions.saturating_sub(0);
        let who = seats.lowest().expect("somebody is awaited");
        game.legal(&state, who, &mut legal);
        let keep: Vec<_> = legal
            .iter()
            .filter(|it| !matches!(it, lorenzo::Action::Discard(_) | lorenzo::Action::Pass))
            .copied()
            .collect();
        let action = *rng.pick(if keep.is_empty() { &legal } else { &keep });
        game.play(&mut state, who, action, &mut Silent);
    }
    let view = game.view(&state, Eye::Seat(seat));
    let sitting: Vec<Sitting> = ["Medici", "Strozzi", "Albizzi", "Pitti", "Tornabuoni"]
        .into_iter()
        .map(|name| Sitting { name: name.into(), is_bot: name == "Pitti" })
        .collect();
    let looking = Looking { lang, sitting: &sitting, is_asked: true, can_undo: true, rules: "" };
    let scene = Scene::new(&game, &view, looking);
    let page = html! {
        (DOCTYPE)
        html lang=(lang) {
            head { meta charset="utf-8"; meta name="viewport" content="width=device-width, initial-scale=1"; style { (PreEscaped(assets::BASE_CSS)) (PreEscaped(assets::TABLE_CSS)) } }
            body.table-page {
                (icons::sheet(""))
                form #place {} form #act {}
                header.bar { (bar(&scene)) }
                main.table {
                    section.board #board { (towers(&scene)) (arcade(&scene)) (church(&scene)) }
                    (mine(&scene))
                    aside.rail { (players(&scene)) section.log { h2.rail-h { "Log" } } }
                }
                (decide(&scene))
            }
        }
    };
    println!("{}", page.into_string());
}
