//! Opening a table: who sits where, and how it is played.

use super::forms::{Fields, seated};
use super::frame::page as framed;
use super::lobby::{levels, levels_explained};
use super::reader::Reader;
use crate::App;
use crate::api::{OpenTable, Params, SeatRequest, open_table};
use crate::http::fault::Fault;
use crate::http::guard::Client;
use crate::http::keys::Caller;
use crate::table::meta::{AtEnd, Clock, TableSettings};
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use playable::check;
use serde::Deserialize;
use serde_json::Value;
use words::{Phrase, key};

#[derive(Debug, Deserialize)]
pub struct Which {
    game: Option<String>,
}

pub async fn page(
    State(app): State<App>,
    reader: Reader,
    Params(which): Params<Which>,
) -> Result<Markup, Fault> {
    let game = match which.game.as_deref() {
        Some(id) => app.games().get_offered(id),
        None => app.games().offered().first(),
    };
    let game = game.ok_or(Fault::Missing("game"))?;
    let meta = game.meta();
    let heading = reader.with(key!("open-title"), "game", meta.title);
    let body = html! {
        main #main.narrow {
            h1 { (heading) }
            form.leaf method="post" action=(app.path("/open")) {
                input type="hidden" name="game" value=(meta.id);
                p {
                    label for="name" { (reader.say(key!("open-name"))) }
                    input #name name="name" required maxlength="40" autocomplete="nickname" aria-describedby="name-why";
                    small.hint #name-why { (reader.say(key!("open-name-why"))) }
                }
                fieldset {
                    legend { (reader.say(key!("open-seats"))) }
                    @for number in 0..meta.seats.1 { (seat(&reader, number, meta.seats.0)) }
                    p { label { (reader.say(key!("front-level"))) " " (levels(&app, &reader, "level")) } }
                    (levels_explained(&reader, game.about().strengths))
                }
                @let rules = game.open_form(reader.lang);
                @if !rules.0.is_empty() { fieldset { legend { (reader.say(key!("open-rules"))) } (rules) } }
                (clocks(&reader))
                (hints(&reader))
                (check(reader.lang, "confirm", key!("open-confirm"), key!("open-confirm-why")))
                (check(reader.lang, "hidden", key!("open-hidden"), key!("open-hidden-why")))
                button.btn.gold { (reader.say(key!("open-submit"))) }
            }
        }
    };
    Ok(framed(&app, &reader, &heading, &body))
}

fn clocks(reader: &Reader) -> Markup {
    let live = Phrase::new(key!("clock-live")).number("minutes", 30).number("seconds", 15);
    html! {
        fieldset {
            legend { (reader.say(key!("open-clock"))) }
            select name="clock" aria-label=(reader.say(key!("open-clock"))) {
                option value="none" { (reader.say(key!("clock-none"))) }
                option value="live" { (reader.tell(&live)) }
                option value="days" { (reader.count(key!("clock-days"), "days", 3)) }
            }
            label { (reader.say(key!("clock-at-end"))) " "
                select name="at_end" {
                    option value="bot" { (reader.say(key!("clock-at-end-bot"))) }
                    option value="pass" { (reader.say(key!("clock-at-end-pass"))) }
                }
            }
        }
    }
}

fn hints(reader: &Reader) -> Markup {
    html! {
        p {
            label for="hints" { (reader.say(key!("open-hints"))) }
            select #hints name="hints" aria-describedby="hints-why" {
                option value="" { (reader.say(key!("open-hints-usual"))) }
                option value="always" { (reader.say(key!("open-hints-always"))) }
                option value="never" { (reader.say(key!("open-hints-never"))) }
            }
            small.hint #hints-why { (reader.say(key!("open-hints-why"))) }
        }
    }
}

fn seat(reader: &Reader, number: u8, least: u8) -> Markup {
    let name = format!("seat{number}");
    let choices = [
        ("me", key!("open-seat-me")),
        ("open", key!("open-seat-link")),
        ("bot", key!("open-seat-bot")),
        ("none", key!("open-seat-none")),
    ];
    let chosen = match number {
        0 => "me",
        n if n < least => "open",
        _ => "none",
    };
    html! {
        p {
            label for=(name) { (reader.count(key!("open-seat"), "n", number + 1)) }
            select #(name) name=(name) {
                @for (value, words) in choices { option value=(value) selected[value == chosen] { (reader.say(words)) } }
            }
        }
    }
}

/// Opens the table, gives this browser its seats, and goes there.
pub async fn submit(
    State(app): State<App>,
    Extension(Client(client)): Extension<Client>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Fault> {
    let seats = asked_seats(&fields)?;
    let game = fields.get("game").and_then(|id| app.games().get(id));
    let settings = TableSettings {
        confirm: fields.get("confirm").is_some(),
        listed: fields.get("hidden").is_none(),
        clock: match fields.get("clock") {
            Some("live") => Clock::Live { minutes: 30, increment: 15 },
            Some("days") => Clock::Days { days: 3 },
            _ => Clock::None,
        },
        hints: match fields.get("hints") {
            Some("always") => Some(true),
            Some("never") => Some(false),
            _ => None,
        },
        at_end: if fields.get("at_end") == Some("pass") { AtEnd::Pass } else { AtEnd::Bot },
    };
    let table = OpenTable {
        game: fields.need("game")?.to_owned(),
        options: game.map_or(Value::Null, |game| game.options_of(&fields.form())),
        seats,
        seed: Value::Null,
        settings,
        name: None,
        duplicate_play: false,
        duplicate: None,
    };
    let (id, secrets) = open_table(&app, client, &Caller::nobody(), table).await?;
    let secrets: Vec<_> = secrets.seats.into_iter().flatten().collect();
    seated(&app, &id, &headers, &secrets).await
}

/// Who shall sit where; with `bots`, one person against so many of them.
fn asked_seats(fields: &Fields) -> Result<Vec<SeatRequest>, Fault> {
    let name = fields.need("name")?.to_owned();
    let bots: Option<usize> = fields.get("bots").and_then(|n| n.parse().ok());
    let mut mine = 0;
    let mut seats = Vec::new();
    for number in 0..kernel::MAX_SEATS {
        let wish = match bots {
            Some(_) if number == 0 => Some("me"),
            Some(bots) => (number <= bots).then_some("bot"),
            None => fields.get(&format!("seat{number}")),
        };
        match wish {
            Some("me") => {
                mine += 1;
                let name = if mine == 1 { name.clone() } else { format!("{name} {mine}") };
                seats.push(SeatRequest::Human { name: Some(name), level: None });
            }
            Some("open") => seats.push(SeatRequest::Open {}),
            Some("bot") => {
                let family = FAMILIES.iter().find(|family| **family != name && !is_named(&seats, family));
                let level = fields.get("level").map(str::to_owned);
                seats.push(SeatRequest::Bot { level, name: family.map(|family| (*family).to_owned()) });
            }
            _ => {}
        }
    }
    Ok(seats)
}

/// Who sits down at a table of ours when nobody else does.
pub const FAMILIES: [&str; 6] = ["Strozzi", "Albizzi", "Pitti", "Pazzi", "Rucellai", "Tornabuoni"];

fn is_named(seats: &[SeatRequest], wanted: &str) -> bool {
    seats.iter().any(|seat| matches!(seat, SeatRequest::Bot { name: Some(name), .. } if name == wanted))
}

/// Whether the browser came over TLS, as a trusted proxy says; cookies are then never sent without.
pub fn is_secure(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}
