//! Draws a position of Die Wiege der Renaissance as a page that stands alone, to look at:
//! `cargo run -p boards --example cradle -- SEED PLAYERS ASK LANG THEME SCORINGS`, where ASK is what is to be decided:
//! place, lift, move, exchange, bonus, cards, lay, name, count, reveal, keep, pay, give, over, or watch for a spectator.
#![allow(clippy::print_stdout, reason = "an example prints its page")]

use boards::wiege::{decide, sentence, text};
use boards::{Board, Looking, Sitting, assets, icons};
use kernel::{Game, Rng, Seed, Turn, Viewer};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use wiege::pending::Ask;
use wiege::{Action, Config, Event, State, Wiege};
use words::Lang;

const NAMES: [&str; 4] = ["Medici", "Strozzi", "Albizzi", "Tornabuoni"];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |i: usize, otherwise: &str| args.get(i).cloned().unwrap_or_else(|| otherwise.to_owned());
    let number = |i: usize, otherwise: u64| word(i, "").parse().unwrap_or(otherwise);
    let game = Wiege::standard();
    let config = match word(1, "3").as_str() {
        "teams" => Config::teams(),
        n => Config::new(n.parse().unwrap_or(3)),
    };
    let (state, events) = find(&game, &config, number(0, 1), &word(2, "place"), number(5, 3) as u8);
    let viewer = match state.open.asked() {
        Some(seat) if word(2, "") != "watch" => Viewer::Seat(seat),
        _ => Viewer::Public,
    };
    let lang: Lang = word(3, "en").parse().unwrap_or_default();
    println!("{}", page(&game, &state, viewer, lang, &word(4, "light"), &events).into_string());
}

/// Plays at random from one seed after the other until the question comes up.
fn find(game: &Wiege, config: &Config, seed: u64, ask: &str, scorings: u8) -> (State, Vec<Event>) {
    for seed in seed..seed + 4000 {
        let mut events = Vec::new();
        let mut state =
            game.setup(config, Seed::from_number(seed), &mut events).expect("a good configuration");
        let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
        while let Turn::Await(seats) = game.turn(&state) {
            let who = seats.lowest().expect("somebody is awaited");
            game.legal(&state, who, &mut legal);
            if state.open.scorings >= scorings && is_asked(&state, &legal, ask) {
                return (state, events);
            }
            let action = *rng.pick(&legal);
            game.play(&mut state, who, action, &mut events);
        }
        if ask == "over" {
            return (state, events);
        }
    }
    panic!("never asked: {ask}");
}

fn is_asked(state: &State, legal: &[Action], ask: &str) -> bool {
    let any = |is: fn(&Action) -> bool| legal.iter().any(is);
    match ask {
        "place" | "watch" => any(|it| matches!(it, Action::Place(..))),
        "lift" => any(|it| matches!(it, Action::Lift(_))),
        "move" => any(|it| matches!(it, Action::Move(_))),
        "exchange" => any(|it| matches!(it, Action::Exchange(_))),
        "bonus" => matches!(state.open.ask, Ask::Bonus { .. }),
        "cards" => matches!(state.open.ask, Ask::Cards { .. }),
        "lay" => matches!(state.open.ask, Ask::Lay { .. }),
        "name" => matches!(state.open.ask, Ask::Name),
        "count" => matches!(state.open.ask, Ask::Count { .. }),
        "reveal" => {
            let shown = state.open.scoring.is_some_and(|it| it.revealed.iter().all(|cards| cards.len() > 1));
            matches!(state.open.ask, Ask::Reveal) && shown && legal.len() > 3
        }
        "keep" => matches!(state.open.ask, Ask::Keep),
        "pay" => any(|it| matches!(it, Action::Pay(_))),
        "give" => any(|it| matches!(it, Action::Give(_))),
        _ => false,
    }
}

fn page(game: &Wiege, state: &State, viewer: Viewer, lang: Lang, theme: &str, events: &[Event]) -> Markup {
    let view = game.view(state, viewer);
    let sitting: Vec<Sitting> =
        NAMES.into_iter().map(|name| Sitting { name: name.into(), is_bot: name == "Albizzi" }).collect();
    let looking = Looking { lang, sitting: &sitting, is_asked: true, can_undo: true, rules: "" };
    let scene = game.scene(&view, looking);
    let parts = Wiege::parts(&scene);
    let place = |id: &str| {
        let inside = parts.iter().find(|(part, _)| *part == id).map(|(_, inside)| inside);
        html! { div id={ "r-" (id) } class="region" { @if let Some(it) = inside { (it) } } }
    };
    let names: Vec<String> = NAMES.into_iter().map(str::to_owned).collect();
    let teller = words::wiege::Teller { lang, tables: game.tables(), players: &names[..state.seats()] };
    let lines: Vec<Markup> = events
        .chunk_by(|a, _| !matches!(a, Event::TurnEnded { .. }))
        .filter_map(|turn| sentence(&teller, turn))
        .collect();
    let log = html! {
        section.log { h2.rail-h { "Log" } ol { @for line in lines.iter().rev().take(30) { li { i {} p { (line) } } } } }
    };
    let peeked = scene.legal.iter().find_map(|action| {
        Wiege::peek(&scene, &std::iter::once(("action".to_owned(), action.to_string())).collect())
            .filter(|it| theme.contains("peek") && it.0.contains("sum"))
    });
    html! {
        (DOCTYPE)
        html lang=(lang) data-theme=(theme.trim_end_matches("-peek").trim_end_matches("-text")) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                style { (PreEscaped(assets::BASE_CSS)) (PreEscaped(Wiege::STYLE)) }
            }
            body.table-page {
                (icons::sheet(Wiege::SYMBOLS))
                form #act {}
                @if theme.contains("text") { main { (text(&scene)) } } @else {
                    header.bar {
                        a.brand { svg.i.logo { use href="#logo" {} } span { b { "Magnifico" } small { "Via Larga" } } }
                        (Wiege::bar(&scene))
                        div.acts { button.btn { (icons::icon("undo")) span { (words::say(lang, "turn-undo")) } } button.btn { (icons::icon("restart")) span { (words::say(lang, "turn-restart")) } } }
                        div.tools { button.tool { (icons::icon("moon")) } button.tool { (icons::icon("menu")) } }
                    }
                    main #main class=(Wiege::CLASS) { (Wiege::arrange(&scene, &place, log)) }
                    (decide(&scene))
                    nav.tabs {
                        @for (i, tab) in Wiege::tabs(&scene).iter().enumerate() {
                            label { input.vh type="radio" name="tab" id={ "tab-" (tab.id) } checked[i == 0]; (icons::icon(&tab.icon)) span { (words::say(lang, tab.key)) } }
                        }
                    }
                    div #peek { @if let Some(it) = &peeked { (it) } }
                }
            }
        }
    }
}
