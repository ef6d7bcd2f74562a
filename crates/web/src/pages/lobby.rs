//! The front page: what this is, a match in one click, and the tables one can join, watch or replay.

use super::frame::page as framed;
use super::mine;
use super::reader::Reader;
use crate::App;
use crate::api::{TableLine, list_tables};
use crate::games::HostedGame;
use crate::http::fault::Fault;
use axum::extract::State;
use axum::http::HeaderMap;
use boards::icons::emblem;
use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use words::{Arg, Key, Phrase, key};

/// The front page.
pub async fn page(State(app): State<App>, reader: Reader, headers: HeaderMap) -> Result<Markup, Fault> {
    let on = list_tables(&app, Some(false)).await?;
    let over = list_tables(&app, Some(true)).await?;
    let (open, running): (Vec<_>, Vec<_>) = on.into_iter().partition(|line| line.open_seats > 0);
    let waiting = mine::waiting(&app, &headers).await;
    let games = app.games().offered();
    let body = html! {
        main #main {
            section.hero { h1 { (reader.say(key!("site-tagline"))) } p { (reader.say(key!("front-lead"))) } }
            section class={ "games" @if games.len() == 1 { " wide-game" } } aria-label=(reader.say(key!("front-games"))) {
                @for it in games { (game(&app, &reader, &**it)) }
            }
            section.tables #tables {
                @if !waiting.is_empty() { (list(&app, &reader, key!("tables-waiting"), key!("tables-continue"), &waiting)) }
                (list(&app, &reader, key!("tables-open"), key!("tables-sit"), &open))
                (list(&app, &reader, key!("tables-running"), key!("tables-watch"), &running))
                (list(&app, &reader, key!("tables-finished"), key!("tables-replay"), &over))
            }
            details.leaf {
                summary { (reader.say(key!("replay-upload"))) }
                form method="post" action=(app.path("/records")) {
                    label for="record" { (reader.say(key!("replay-upload-why"))) }
                    textarea #record name="record" rows="4" required {}
                    button.btn { (reader.say(key!("replay-upload-go"))) }
                }
            }
        }
    };
    Ok(framed(&app, &reader, &reader.say(key!("site-title")), &body))
}

fn game(app: &App, reader: &Reader, game: &dyn HostedGame) -> Markup {
    let meta = game.meta();
    let (least, most) = meta.seats;
    let about = game.about();
    let players = Phrase::new(key!("game-players")).number("least", least).number("most", most);
    html! {
        article class={ "game g-" (meta.id) } {
            div.arch { (PreEscaped(about.assets.picture)) }
            h2 { (meta.title) }
            p.by { (reader.say(about.line)) }
            p.line { (reader.say(about.what)) }
            ul.facts { li { (reader.tell(&players)) } @for key in about.facts { li { (reader.say(*key)) } } }
            form method="post" action=(app.path("/open")) {
                input type="hidden" name="game" value=(meta.id);
                input type="hidden" name="name" value="Medici";
                input type="hidden" name="hidden" value="yes";
                div.start {
                    label { (reader.say(key!("front-opponents")))
                        select name="bots" { @for n in least.saturating_sub(1)..most.min(4) { option value=(n) selected[n + 1 == most.min(4)] { (n) } } }
                    }
                    label.against { (reader.say(key!("front-level"))) (levels(app, reader, "level")) }
                    @if let Some(front) = game.front_form(reader.lang) { label.rules { (front) } }
                    @if let Some(alone) = game.solo_form(reader.lang) { label.alone { (alone) } }
                }
                div.go {
                    button.btn.gold.wide { (reader.say(key!("front-play-now"))) }
                    a.btn href=(app.path(&format!("/open?game={}", meta.id))) { (reader.say(key!("front-open"))) }
                }
            }
            (levels_explained(reader, about.strengths))
            p.more {
                a href=(app.path(&format!("/rules/{}", meta.id))) { (reader.say(key!("front-learn"))) }
                a href=(app.path(&format!("/cards/{}", meta.id))) { (reader.say(about.gallery.title)) }
            }
        }
    }
}

/// The levels of bots to choose from.
pub fn levels(app: &App, reader: &Reader, name: &str) -> Markup {
    html! {
        select name=(name) aria-label=(reader.say(key!("front-level"))) {
            @for level in bots::Level::ALL {
                option value=(level.id()) selected[level == bots::Level::Able] { (level_word(reader, level)) }
            }
            @for name in app.opponents().names() { option value=(name) { (name) } }
        }
    }
}

/// What each level is like, in a few words, and what it was measured to be worth.
pub fn levels_explained(reader: &Reader, measured: &[bots::Strength]) -> Markup {
    html! {
        details.levels {
            summary { (reader.say(key!("level-title"))) }
            dl {
                @for level in bots::Level::ALL {
                    dt { (level_word(reader, level)) }
                    dd {
                        (reader.say(level_keys(level).1))
                        @if let Some(strength) = level.strength_among(measured) { " " small.hint { (strength_words(reader, &strength)) } }
                    }
                }
            }
        }
    }
}

/// A measured strength as a sentence.
fn strength_words(reader: &Reader, strength: &bots::Strength) -> String {
    let percent = |share: f32| (share * 100.0).round() as i64;
    let against = match bots::Level::of(strength.against) {
        Some(level) => level_word(reader, level),
        None => reader.say(key!("level-random")),
    };
    let [low, high] = strength.win_share_95;
    let told = Phrase::new(key!("level-measured"))
        .number("games", strength.games)
        .number("others", strength.players.saturating_sub(1))
        .number("share", percent(strength.win_share))
        .number("low", percent(low))
        .number("high", percent(high))
        .number("chance", percent(strength.chance()))
        .with("against", Arg::Text(against));
    reader.tell(&told)
}

/// What a level of bots is called.
pub fn level_word(reader: &Reader, level: bots::Level) -> String {
    reader.say(level_keys(level).0)
}

/// The keys of what a level is called, and of what it is like.
fn level_keys(level: bots::Level) -> (Key, Key) {
    match level {
        bots::Level::Friendly => (key!("level-friendly"), key!("level-friendly-why")),
        bots::Level::Able => (key!("level-able"), key!("level-able-why")),
        bots::Level::Shrewd => (key!("level-shrewd"), key!("level-shrewd-why")),
        bots::Level::Fierce => (key!("level-fierce"), key!("level-fierce-why")),
    }
}

fn list(app: &App, reader: &Reader, heading: Key, verb: Key, lines: &[TableLine]) -> Markup {
    let is_mine = heading == key!("tables-waiting");
    html! {
        div.col {
            h3 { (reader.say(heading)) @if is_mine { span.count { (lines.len()) } } }
            @if lines.is_empty() { p.hint { (reader.say(key!("tables-none"))) } }
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
    let open = reader.count(key!("tables-seats-free"), "n", line.open_seats as i64);
    let open = (line.open_seats > 0).then_some(open.as_str());
    names.chain(open).collect::<Vec<_>>().join(", ")
}
