//! Draws a position as a page that stands alone, to look at:
//! `cargo run -p games --example still -- GAME SEED ROUND SEAT LANG PLAYERS HAVING PREVIEW`.
//!
//! It plays at random until the round has come and the seat may do something whose notation begins with `HAVING`; `PREVIEW` is
//! an action whose preview is shown.
#![allow(clippy::print_stdout, reason = "an example prints its page")]

use boards::{Perspective, Sitting, assets, icons};
use games::Visitor;
use kernel::bundle::{Action, Event, View};
use kernel::{Game, Rng, Seat, Seed, Silent, Turn, Viewer};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use playable::Playable;
use words::{Lang, key, say};

/// What is to be seen.
struct Wanted {
    seed: u64,
    round: u32,
    seat: Seat,
    lang: Lang,
    players: usize,
    having: String,
    preview: Option<String>,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, otherwise: u64| args.get(i).and_then(|it| it.parse().ok()).unwrap_or(otherwise);
    let wanted = Wanted {
        seed: number(1, 1),
        round: number(2, 3) as u32,
        seat: Seat::new(number(3, 0) as u8).unwrap_or_default(),
        lang: args.get(4).and_then(|code| code.parse().ok()).unwrap_or_default(),
        players: number(5, 4) as usize,
        having: args.get(6).cloned().unwrap_or_default(),
        preview: args.get(7).cloned(),
    };
    let game = args.first().map_or(games::ALL[0].id, String::as_str);
    match games::visit(game, wanted) {
        Some(page) => println!("{}", page.into_string()),
        None => println!("there is no game {game}"),
    }
}

impl Visitor for Wanted {
    type Output = Markup;

    fn visit<P: Playable>(self) -> Markup {
        page::<P>(&P::standard(), &self)
    }
}

/// Actions that spoil a picture: what a player with sense hardly ever does.
const DULL: [&str; 5] = ["discard", "pass", "lose", "sell", "end"];
/// Actions that fill a table: done whenever they can be.
const KEEN: [&str; 5] = ["hire", "build", "use:green:character", "use:red:character", "use:yellow:character"];
/// Actions of which the first will do, so that something gets finished.
const FIRST: [&str; 2] = ["to:", "pay:"];

fn page<P: Playable>(game: &P::Game, wanted: &Wanted) -> Markup {
    let (mut rng, mut legal) = (Rng::new(wanted.seed), Vec::new());
    let config = P::Game::config(wanted.players);
    let mut state =
        game.setup(&config, Seed::from_number(wanted.seed), &mut Silent).expect("a good configuration");
    let mut told: Vec<(Seat, Vec<Event<P>>)> = Vec::new();
    while let Turn::Await(seats) = game.turn(&state) {
        let view = game.view(&state, Viewer::Public);
        game.legal(&state, wanted.seat, &mut legal);
        let has = legal.iter().any(|it| it.to_string().starts_with(&wanted.having));
        if P::round(&view) >= wanted.round && seats.contains(wanted.seat) && has {
            break;
        }
        let who = seats.lowest().expect("somebody is awaited");
        game.legal(&state, who, &mut legal);
        let action = choose::<P>(&legal, &mut rng);
        let mut events = Vec::new();
        game.play(&mut state, who, action, &mut events);
        match told.last_mut() {
            Some((seat, line)) if *seat == who && !line.iter().any(P::ends_turn) => line.extend(events),
            _ => told.push((who, events)),
        }
    }
    draw::<P>(game, &game.view(&state, Viewer::Seat(wanted.seat)), &told, wanted)
}

fn choose<P: Playable>(legal: &[Action<P>], rng: &mut Rng) -> Action<P> {
    let among = |words: &[&str]| -> Vec<Action<P>> {
        let begins = |it: &&Action<P>| words.iter().any(|word| it.to_string().starts_with(word));
        legal.iter().filter(begins).copied().collect()
    };
    let (keen, dull) = (among(&KEEN), among(&DULL));
    if !keen.is_empty() {
        return *rng.pick(&keen);
    }
    let sensible: Vec<Action<P>> = legal.iter().copied().filter(|it| !dull.contains(it)).collect();
    let action = *rng.pick(if sensible.is_empty() { legal } else { &sensible });
    match among(&FIRST).first() {
        Some(first) if FIRST.iter().any(|word| action.to_string().starts_with(word)) => *first,
        _ => action,
    }
}

fn draw<P: Playable>(
    game: &P::Game,
    view: &View<P>,
    told: &[(Seat, Vec<Event<P>>)],
    wanted: &Wanted,
) -> Markup {
    let lang = wanted.lang;
    let names = ["Medici", "Strozzi", "Albizzi", "Pitti", "Tornabuoni"];
    let sitting: Vec<Sitting> =
        names.into_iter().map(|name| Sitting { name: name.into(), is_bot: name == "Pitti" }).collect();
    let perspective = Perspective { lang, sitting: &sitting, is_asked: true, can_undo: true, rules: "" };
    let scene = P::scene(game, view, perspective);
    let parts = P::parts(&scene);
    let place = |id: &str| {
        let part = parts.iter().find(|(own, _)| *own == id).map(|(_, part)| part.clone());
        html! { div.region style="display:contents" { @if let Some(part) = part { (part) } } }
    };
    let wish = |action: &String| [("action".to_owned(), action.clone())].into();
    let preview = wanted.preview.as_ref().and_then(|action| P::preview(&scene, &wish(action)));
    let players = names.map(str::to_owned);
    let lines = told.iter().rev().take(20);
    let log = html! {
        section.log {
            h2.rail-h { (say(lang, key!("history-title"))) }
            ol {
                @for (seat, events) in lines {
                    li { (icons::emblem(*seat, "", "")) p { (P::log_line(game, lang, &players, events).unwrap_or_default()) } }
                }
            }
        }
    };
    html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8"; meta name="viewport" content="width=device-width, initial-scale=1";
                style { (PreEscaped(assets::BASE_CSS)) (PreEscaped(assets::FRAME_CSS)) (PreEscaped(P::ASSETS.table)) }
            }
            body.table-page {
                (icons::sheet(P::ASSETS.symbols))
                form #act {} form #place {}
                header.bar {
                    a.brand href="#" { svg.i.logo aria-hidden="true" { use href="#logo" {} } span { b { "Magnifico" } small { (say(lang, P::NAME)) } } }
                    (P::bar(&scene))
                    div.acts { @for key in [key!("turn-undo"), key!("turn-confirm")] { button.btn { span { (say(lang, key)) } } } }
                }
                main #main class=(P::CLASS) { (P::arrange(&scene, &place, log)) }
                (P::decide(&scene))
                div #preview { @if let Some(preview) = preview { (preview) } }
                nav.tabs {
                    @for (i, tab) in P::tabs(&scene).iter().enumerate() {
                        label { input type="radio" name="tab" id={ "tab-" (tab.id) } checked[i == 0]; (icons::icon(&tab.icon)) span { (say(lang, tab.key)) } }
                    }
                }
            }
        }
    }
}
