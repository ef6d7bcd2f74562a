//! The front page: what this is, a match in one click, and the tables one can join, watch or replay.

use super::frame::page as framed;
use super::mine;
use super::reader::Reader;
use crate::App;
use crate::api::{TableLine, list_tables};
use crate::fault::Fault;
use crate::title::Title;
use axum::extract::State;
use axum::http::HeaderMap;
use boards::icons::emblem;
use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use words::{Arg, Phrase};

/// The front page.
pub async fn page(State(app): State<App>, reader: Reader, headers: HeaderMap) -> Result<Markup, Fault> {
    let on = list_tables(&app, Some(false)).await?;
    let over = list_tables(&app, Some(true)).await?;
    let (open, running): (Vec<_>, Vec<_>) = on.into_iter().partition(|line| line.open_seats > 0);
    let waiting = mine::waiting(&app, &headers).await;
    let games = &app.settings.games;
    let body = html! {
        main #main {
            section.hero { h1 { (reader.say("site-tagline")) } p { (reader.say("front-lead")) } }
            section class={ "games" @if games.len() == 1 { " wide-game" } } aria-label=(reader.say("front-games")) {
                @for title in games { (game(&app, &reader, *title)) }
            }
            section.tables #tables {
                @if !waiting.is_empty() { (list(&app, &reader, "tables-waiting", "tables-continue", &waiting)) }
                (list(&app, &reader, "tables-open", "tables-sit", &open))
                (list(&app, &reader, "tables-running", "tables-watch", &running))
                (list(&app, &reader, "tables-finished", "tables-replay", &over))
            }
            details.leaf {
                summary { (reader.say("replay-upload")) }
                form method="post" action=(app.path("/records")) {
                    label for="record" { (reader.say("replay-upload-why")) }
                    textarea #record name="record" rows="4" required {}
                    button.btn { (reader.say("replay-upload-go")) }
                }
            }
        }
    };
    Ok(framed(&app, &reader, &reader.say("site-title"), &body))
}

fn game(app: &App, reader: &Reader, title: Title) -> Markup {
    let meta = title.rules().meta();
    let (least, most) = meta.seats;
    let offer = title.offer();
    let players = Phrase::new("game-players").number("least", least).number("most", most);
    html! {
        article class={ "game g-" (&meta.id[..1]) } {
            @if let Some(offer) = offer { div.arch { (PreEscaped(offer.picture)) } }
            h2 { (meta.title) }
            @if offer.is_some() {
                p.by { (word(reader, &format!("game-{}-line", meta.id))) }
                p.line { (word(reader, &format!("game-{}-what", meta.id))) }
            }
            ul.facts { li { (reader.tell(&players)) } @for key in offer.iter().flat_map(|it| it.facts) { li { (word(reader, key)) } } }
            form method="post" action=(app.path("/open")) {
                input type="hidden" name="game" value=(meta.id);
                input type="hidden" name="name" value="Medici";
                input type="hidden" name="hidden" value="yes";
                div.start {
                    label { (reader.say("front-opponents"))
                        select name="bots" { @for n in least.saturating_sub(1)..most.min(4) { option value=(n) selected[n + 1 == most.min(4)] { (n) } } }
                    }
                    label.against { (reader.say("front-level")) (levels(app, reader, "level")) }
                    @if let Some(front) = offer.and_then(|it| it.front) { label.rules { (front(reader)) } }
                    @if let Some(alone) = offer.and_then(|it| it.alone) { label.alone { (alone(reader)) } }
                }
                div.go {
                    button.btn.gold.wide { (reader.say("front-play-now")) }
                    a.btn href=(app.path(&format!("/open?game={}", meta.id))) { (reader.say("front-open")) }
                }
            }
            (levels_told(reader, meta.id))
            @if let Some(offer) = offer {
                p.more {
                    a href=(app.path(&format!("/rules/{}", meta.id))) { (reader.say("front-learn")) }
                    a href=(app.path(&format!("/cards/{}", meta.id))) { (reader.say(offer.gallery.title)) }
                }
            }
        }
    }
}

/// The levels of bots to choose from.
pub fn levels(app: &App, reader: &Reader, name: &str) -> Markup {
    html! {
        select name=(name) aria-label=(reader.say("front-level")) {
            @for level in bots::Level::ALL {
                option value=(level.id()) selected[level == bots::Level::Able] { (word(reader, &format!("level-{}", level.id()))) }
            }
            @for name in app.opponents().names() { option value=(name) { (name) } }
        }
    }
}

/// What each level is like, in a few words, and what it was measured to be worth.
pub fn levels_told(reader: &Reader, game: &str) -> Markup {
    html! {
        details.levels {
            summary { (reader.say("level-title")) }
            dl {
                @for level in bots::Level::ALL {
                    dt { (word(reader, &format!("level-{}", level.id()))) }
                    dd {
                        (word(reader, &format!("level-{}-why", level.id())))
                        @if let Some(strength) = level.strength(game) { " " small.hint { (measured(reader, &strength)) } }
                    }
                }
            }
        }
    }
}

/// A measured strength as a sentence.
fn measured(reader: &Reader, strength: &bots::Strength) -> String {
    let percent = |share: f32| (share * 100.0).round() as i64;
    let against = match bots::Level::of(strength.against) {
        Some(level) => word(reader, &format!("level-{}", level.id())),
        None => reader.say("level-random"),
    };
    let [low, high] = strength.win_share_95;
    let told = Phrase::new("level-measured")
        .number("games", strength.games)
        .number("others", strength.players.saturating_sub(1))
        .number("share", percent(strength.win_share))
        .number("low", percent(low))
        .number("high", percent(high))
        .number("chance", percent(strength.chance()))
        .with("against", Arg::Text(against));
    reader.tell(&told)
}

/// A word by a key that is put together.
pub fn word(reader: &Reader, key: &str) -> String {
    reader.tell(&Phrase::new("word").with("word", Arg::Word(key.to_owned())))
}

fn list(
    app: &App,
    reader: &Reader,
    heading: &'static str,
    verb: &'static str,
    lines: &[TableLine],
) -> Markup {
    let is_mine = heading == "tables-waiting";
    html! {
        div.col {
            h3 { (reader.say(heading)) @if is_mine { span.count { (lines.len()) } } }
            @if lines.is_empty() { p.hint { (reader.say("tables-none")) } }
            ul {
                @for line in lines.iter().take(12) {
                    li class={ "tb" @if is_mine { " hot" } } {
                        span.seats {
                            @for (seat, name) in Seat::all(line.names.len()).zip(&line.names) {
                                @if name.is_empty() { i.free {} } @else { (emblem(seat, name, "")) }
                            }
                        }
                        div { b { (line.name) } small { (names(reader, line)) } }
                        a.btn href=(app.path(&format!("/t/{}", line.table))) { (reader.say(verb)) }
                    }
                }
            }
        }
    }
}

fn names(reader: &Reader, line: &TableLine) -> String {
    let names = line.names.iter().filter(|name| !name.is_empty()).map(String::as_str);
    let open = reader.count("tables-seats-free", "n", line.open_seats as i64);
    let open = (line.open_seats > 0).then_some(open.as_str());
    names.chain(open).collect::<Vec<_>>().join(", ")
}
