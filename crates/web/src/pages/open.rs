//! Opening a table: who sits where, and how it is played.

use super::frame::page as framed;
use super::posts::{Fields, redirect};
use super::reader::Reader;
use crate::App;
use crate::api::{OpenTable, Params, SeatRequest, open_table};
use crate::fault::Fault;
use crate::guard::Client;
use crate::keys;
use crate::meta::{AtEnd, Clock, TableSettings};
use crate::title::Title;
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value;

/// Which game.
#[derive(Debug, Deserialize)]
pub struct Which {
    game: Option<String>,
}

/// The form.
pub async fn page(
    State(app): State<App>,
    reader: Reader,
    Params(which): Params<Which>,
) -> Result<Markup, Fault> {
    let games = &app.settings.games;
    let title = match which.game.as_deref() {
        Some(id) => Title::named(id).filter(|title| games.contains(title)),
        None => games.first().copied(),
    };
    let meta = title.ok_or(Fault::Missing("game"))?.rules().meta();
    let body = html! {
        main #main.narrow {
            h1 { "Open a table of " (meta.title) }
            form.leaf method="post" action=(app.path("/open")) {
                input type="hidden" name="game" value=(meta.id);
                p { label for="name" { "Your name" } input #name name="name" required maxlength="40" autocomplete="nickname"; }
                fieldset {
                    legend { "Seats, clockwise" }
                    @for number in 0..meta.seats.1 { (seat(number, meta.seats.0)) }
                }
                fieldset {
                    legend { "Time" }
                    select name="clock" aria-label="Time" {
                        option value="none" { "no clock" }
                        option value="live" { "30 minutes, and 15 seconds a turn" }
                        option value="days" { "3 days a turn" }
                    }
                    select name="at_end" aria-label="When time is up" {
                        option value="bot" { "then a bot moves" }
                        option value="pass" { "then the turn is passed" }
                    }
                }
                p { label { input type="checkbox" name="confirm" value="yes"; " Turns are confirmed, and can be taken back until then" } }
                p { label { input type="checkbox" name="hidden" value="yes"; " Not shown in the lobby: only for those with the link" } }
                button.btn.gold { "Open the table" }
            }
        }
    };
    Ok(framed(&app, &reader, "Open a table", &body))
}

fn seat(number: u8, least: u8) -> Markup {
    let name = format!("seat{number}");
    let choices = [
        ("me", "me (or somebody at my screen)"),
        ("open", "whoever has the link"),
        ("bot", "a bot"),
        ("none", "nobody"),
    ];
    let chosen = match number {
        0 => "me",
        n if n < least => "open",
        _ => "none",
    };
    html! {
        p {
            label for=(name) { "Seat " (number + 1) }
            select #(name) name=(name) {
                @for (value, words) in choices { option value=(value) selected[value == chosen] { (words) } }
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
    let name = fields.need("name")?.to_owned();
    let mut mine = 0;
    let mut seats = Vec::new();
    for number in 0..kernel::MAX_SEATS {
        match fields.get(&format!("seat{number}")) {
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
    let settings = TableSettings {
        confirm: fields.get("confirm").is_some(),
        listed: fields.get("hidden").is_none(),
        clock: match fields.get("clock") {
            Some("live") => Clock::Live { minutes: 30, increment: 15 },
            Some("days") => Clock::Days { days: 3 },
            _ => Clock::None,
        },
        at_end: if fields.get("at_end") == Some("pass") { AtEnd::Pass } else { AtEnd::Bot },
    };
    let table = OpenTable {
        game: fields.need("game")?.to_owned(),
        options: Value::Null,
        seats,
        seed: Value::Null,
        settings,
        name: None,
        duplicate: fields.get("duplicate").map(str::to_owned),
    };
    let (id, secrets) = open_table(&app, client, table).await?;
    let secrets: Vec<_> = secrets.into_iter().flatten().collect();
    let cookie = keys::set_cookie(&app.settings.base_path, id.as_str(), &secrets, is_secure(&headers));
    Ok(redirect(&app.path(&format!("/t/{id}")), Some(&cookie)))
}

/// Who sits down at a table of ours when nobody else does.
pub const FAMILIES: [&str; 6] = ["Strozzi", "Albizzi", "Pitti", "Pazzi", "Rucellai", "Tornabuoni"];

fn is_named(seats: &[SeatRequest], wanted: &str) -> bool {
    seats.iter().any(|seat| matches!(seat, SeatRequest::Bot { name: Some(name), .. } if name == wanted))
}

/// Whether the browser came over TLS, as a proxy says; the cookie is then never sent without.
pub fn is_secure(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}
