//! A table: what is on it, what one may do, what happened, and what is said.
//!
//! Regions have stable ids: the live module fetches the page again and swaps those that changed.

use super::frame::live_page;
use super::past;
use super::reader::Reader;
use super::room::{self, Drawn, Having, Room, gather};
use super::structure::{structure, words};
use crate::App;
use crate::api::{self, At, Params};
use crate::fault::Fault;
use crate::guard::Client;
use crate::keys::Who;
use crate::live::{Look, SeatView};
use crate::title::Title;
use crate::told::Told;
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value;
use store::{Chat, TableId};

/// Which of several own seats to look with, and from where to listen.
#[derive(Debug, Default, Deserialize)]
pub struct Wish {
    seat: Option<Seat>,
    from: Option<u64>,
}

/// The page of a table.
pub async fn page(
    State(app): State<App>,
    reader: Reader,
    At(id): At,
    headers: HeaderMap,
    Params(wish): Params<Wish>,
) -> Result<Markup, Fault> {
    let look = look(&app, &id, &headers, wish.seat).await?;
    if let Some(drawn) = Title::named(look.game).and_then(Title::drawn) {
        let look = go_on(drawn, &app, &id, &headers, look).await?;
        let having = headers.get("x-have").and_then(|value| value.to_str().ok()).map(Having);
        return room::page(drawn, &app, &reader, &id, &look, having).await;
    }
    let chat = app.tables.around().store.chat(&id, 50).await?;
    let at = |path: &str| app.path(&format!("/t/{id}{path}"));
    let body = html! {
        main #main.table data-events=(at("/events")) data-version=(look.version) data-told=(look.told) {
            header #head.region {
                h1 { (look.name) }
                (status(&look))
            }
            section #decide.region.leaf aria-live="polite" { (decide(&look, &at)) }
            section #view.region.leaf { h2 { "On the table" } (structure(&parse(look.view.get()))) }
            section #seats.region.leaf { h2 { "Seats" } (seats(&look, &at)) }
            section #log.region.leaf { h2 { "What happened" } (log(&look, &at)) }
            section.leaf { h2 { "Talk" } div #chat.region { (talk(&chat)) } (say(&look, &at)) }
            section #fair.region.leaf { (fairness(&look, &at)) }
        }
    };
    Ok(live_page(&app, &reader, &look.name, &body))
}

/// What something would do, as a small sheet.
pub async fn peek(
    State(app): State<App>,
    reader: Reader,
    At(id): At,
    headers: HeaderMap,
    Params(wish): Params<boards::Wish>,
) -> Result<Markup, Fault> {
    let seat = wish.get("seat").and_then(|seat| Seat::new(seat.parse().ok()?));
    let look = look(&app, &id, &headers, seat).await?;
    let drawn = Title::named(look.game).and_then(Title::drawn).ok_or(Fault::Missing("game"))?;
    drawn.peek(&Room { app: &app, reader: &reader, id: &id, look: &look, chat: &[], told: &[] }, &wish)
}

/// The table in words.
pub async fn text(
    State(app): State<App>,
    reader: Reader,
    At(id): At,
    headers: HeaderMap,
    Params(wish): Params<Wish>,
) -> Result<Markup, Fault> {
    let look = look(&app, &id, &headers, wish.seat).await?;
    let drawn = Title::named(look.game).and_then(Title::drawn).ok_or(Fault::Missing("game"))?;
    let look = go_on(drawn, &app, &id, &headers, look).await?;
    let told = past::latest(&app, &id, &look).await;
    let room = Room { app: &app, reader: &reader, id: &id, look: &look, chat: &[], told: &told };
    if look.waiting { Ok(room::gather::waiting(&room)) } else { drawn.text(&room) }
}

/// What a browser sees: a cookie whose seats were given up is as good as none.
async fn look(app: &App, id: &TableId, headers: &HeaderMap, seat: Option<Seat>) -> Result<Look, Fault> {
    let who = Who { seat, ..Who::from_cookie(headers, id.as_str()) };
    match app.tables.look(id, &who).await {
        Err(Fault::NoSeat) => app.tables.look(id, &Who::nobody()).await,
        look => look,
    }
}

/// The same with the eyes of whoever of this browser decides next, where the screen goes on to them by itself.
async fn go_on(
    drawn: &dyn Drawn,
    app: &App,
    id: &TableId,
    headers: &HeaderMap,
    seen: Look,
) -> Result<Look, Fault> {
    match gather::goes_on_to(&seen) {
        Some(next) if !drawn.has_secrets(&seen)? => look(app, id, headers, Some(next)).await,
        _ => Ok(seen),
    }
}

/// The stream of what happens, for the seats of this browser.
pub async fn events(
    State(app): State<App>,
    At(id): At,
    headers: HeaderMap,
    Extension(Client(client)): Extension<Client>,
    Params(wish): Params<Wish>,
) -> Result<Response, Fault> {
    let who = Who { seat: wish.seat, ..Who::from_cookie(&headers, id.as_str()) };
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse().ok());
    let from = last.or(wish.from);
    match api::stream(&app, &id, &who, from, client).await {
        Err(Fault::NoSeat) => api::stream(&app, &id, &Who::nobody(), from, client).await,
        stream => stream,
    }
}

fn parse(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or(Value::Null)
}

fn name(look: &Look, seat: Seat) -> String {
    let name = look.seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default();
    if name.is_empty() { format!("Seat {}", seat.index() + 1) } else { name }
}

fn status(look: &Look) -> Markup {
    let waited: Vec<String> = look.turn.seats.iter().map(|seat| name(look, seat)).collect();
    html! {
        p.status {
            @if look.turn.over { "The match is over." }
            @else if look.waiting { "Waiting for people to sit down." }
            @else if let Some(holder) = look.held_by { (name(look, holder)) " may confirm the turn or take it back." }
            @else { (waited.join(", ")) " to decide." }
        }
    }
}

fn decide(look: &Look, at: &impl Fn(&str) -> String) -> Markup {
    let own = look.seat;
    html! {
        @if let Some(result) = &look.result {
            h2 { "Result" }
            ol.places {
                @for (seat, score) in result.scores.iter() {
                    li { b { (name(look, seat)) } " " (score) " points, place " (result.places[seat]) }
                }
            }
            @if own.is_some() { form method="post" action=(at("/rematch")) { button.btn.gold { "Play again" } } }
            p { a.btn href=(at("/replay")) { "Replay" } }
        }
        @if look.waiting { (invitation(look, at)) }
        @if let Some(seat) = own {
            @if look.owned.len() > 1 {
                nav.hands aria-label="Your seats" {
                    @for mine in look.owned.iter() {
                        a.btn href=(at(&format!("?seat={mine}"))) aria-current=[(mine == seat).then_some("true")] { (name(look, mine)) }
                    }
                }
            }
            (own_buttons(look, seat, at))
        } @else if !look.waiting && !look.turn.over {
            p.hint { "You watch." }
        }
    }
}

fn own_buttons(look: &Look, seat: Seat, at: &impl Fn(&str) -> String) -> Markup {
    let post = |path: &str, label: &str, more: Markup| {
        html! {
            form.inline method="post" action=(at(path)) {
                input type="hidden" name="version" value=(look.version);
                input type="hidden" name="seat" value=(seat);
                (more)
                button.btn { (label) }
            }
        }
    };
    let is_bot = look.seats.get(seat.index()).is_some_and(|seat| seat.bot.is_some());
    html! {
        @if !look.choices.is_empty() {
            h2 { "You may" }
            form.choices method="post" action=(at("/act")) {
                input type="hidden" name="version" value=(look.version);
                input type="hidden" name="seat" value=(seat);
                @for choice in &look.choices {
                    button.btn name="action" value=(choice.action) { (choice.text) }
                }
            }
        }
        p.tools {
            @if look.held_by == Some(seat) { (post("/confirm", "Confirm my turn", html! {})) }
            @if look.undo.free { (post("/undo", "Take back", html! {})) }
            @if look.undo.by_consent && look.undo.asked_by.is_none() { (post("/undo", "Ask to take back", html! {})) }
            @if let Some(asker) = look.undo.asked_by.filter(|_| look.undo.answer) {
                span { (name(look, asker)) " asks to take back." }
                (post("/answer", "Agree", html! { input type="hidden" name="agree" value="yes"; }))
                (post("/answer", "Decline", html! { input type="hidden" name="agree" value="no"; }))
            }
            @if !look.turn.over && is_bot { (post("/return", "Take my seat back", html! {})) }
            @if !look.turn.over && !is_bot { (post("/leave", "Leave", html! {})) }
        }
    }
}

fn invitation(look: &Look, at: &impl Fn(&str) -> String) -> Markup {
    html! {
        h2 { "Sit down" }
        p { "Whoever has the address of this page can sit down: send it to your friends." }
        form method="post" action=(at("/sit")) {
            label for="name" { "Your name" }
            input #name name="name" required maxlength="40" autocomplete="nickname";
            button.btn.gold { "Sit down" }
        }
        @if !look.owned.is_empty() {
            @for seat in look.seats.iter().filter(|seat| seat.open) {
                form.inline method="post" action=(at("/bot")) {
                    input type="hidden" name="at" value=(seat.seat);
                    button.btn { "A bot for seat " (seat.seat.index() + 1) }
                }
            }
        }
    }
}

fn seats(look: &Look, at: &impl Fn(&str) -> String) -> Markup {
    let line = |seat: &SeatView| {
        html! {
            li {
                b { (if seat.open { "open".to_owned() } else { seat.name.clone() }) }
                @if seat.stand_in { " · a bot stands in" }
                @else if let Some(bot) = &seat.bot { " · " (words(bot)) " bot" }
                @if let Some(left) = seat.left_ms { " · " (left / 60_000) " min left" }
                @if look.owned.contains(seat.seat) { " · you" }
                @else if !look.owned.is_empty() && !look.turn.over && !seat.open && seat.bot.is_none() {
                    form.inline method="post" action=(at("/bot")) {
                        input type="hidden" name="at" value=(seat.seat);
                        button.btn.small { "Away? Let a bot stand in" }
                    }
                }
            }
        }
    };
    html! { ol.seats { @for seat in &look.seats { (line(seat)) } } }
}

fn log(look: &Look, at: &impl Fn(&str) -> String) -> Markup {
    html! {
        ol.log reversed { @for told in look.latest.iter().rev().filter(|told| told.is_entry) { (happening(look, told)) } }
        p { a href=(at("/log")) { "Everything from the start" } }
    }
}

/// One line of the log.
pub fn happening(look: &Look, told: &Told) -> Markup {
    let data = parse(&told.data(look.viewer));
    let seat = data["seat"].as_u64().and_then(|seat| Seat::new(u8::try_from(seat).ok()?));
    let what = match data["entry"].as_str() {
        None => "The table is set up".to_owned(),
        Some("act") => data["action"].as_str().unwrap_or("decides in secret").to_owned(),
        Some("undo") => format!("takes back {}", data["actions"]),
        Some("clock") => format!("has {} s left", data["left_ms"].as_u64().unwrap_or(0) / 1000),
        Some("confirm") => "confirms the turn".to_owned(),
        Some("seat") => format!("is now {}", data["sitter"]["name"].as_str().unwrap_or_default()),
        Some(other) => words(other),
    };
    let events = data["events"].as_array().filter(|events| !events.is_empty());
    html! {
        li value=(told.version) {
            @if let Some(seat) = seat { b { (name(look, seat)) } " " }
            (what)
            @if let Some(events) = events {
                details { summary { "details" } @for event in events { (structure(event)) } }
            }
        }
    }
}

fn talk(chat: &[Chat]) -> Markup {
    html! { ol.chat { @for line in chat { li { b { (line.from) } " " (line.text) } } } }
}

fn say(look: &Look, at: &impl Fn(&str) -> String) -> Markup {
    html! {
        @if !look.owned.is_empty() {
            form method="post" action=(at("/say")) {
                label.vh for="text" { "Say something" }
                input #text name="text" required maxlength="500" autocomplete="off";
                button.btn { "Say" }
            }
        }
    }
}

fn fairness(look: &Look, at: &impl Fn(&str) -> String) -> Markup {
    html! {
        h2 { "Fair dice" }
        p { "Before the first die the server committed to its seed: " code { (look.commitment) } }
        @if look.known_seed { p { b { "Whoever opened this table chose the seed, and could foresee every die." } } }
        @if look.duplicate_play {
            p { b { "Whoever opened this table may open others with the same seed; who plays there first could foresee every die here." } }
        }
        p { a href=(at("/record")) { "Download the record" } @if look.result.is_some() { ": it has the seed, and proves itself." } }
        @if !look.duplicates.is_empty() {
            p { "The same seed is played at:" }
            ul { @for other in &look.duplicates { li { (other) } } }
        }
    }
}
