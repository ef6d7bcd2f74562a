//! People at a table: taking back, confirming, talking, sitting down, leaving, playing again.

use super::tables::Moved;
use super::{At, Bearer, Body};
use crate::App;
use crate::http::clean::clean;
use crate::http::fault::Fault;
use crate::http::guard::Client;
use crate::http::keys::{Caller, Secret};
use crate::http::problem::Problem;
use crate::table::Command;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::response::Json;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use store::TableId;
use utoipa::ToSchema;

/// At which version something is asked.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AtVersion {
    /// The table's version.
    pub version: u64,
}

/// An answer to somebody who asks to take back.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoAnswer {
    /// Whether they may.
    pub agree: bool,
}

/// A line of chat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// What is said.
    pub text: String,
}

/// Somebody who sits down.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The name shown at the table.
    pub name: String,
    /// Where; anywhere when left out.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// A seat and its secret.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Seated {
    /// The version now.
    pub version: u64,
    /// The number of the seat, from 0.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What to send as `Authorization: Bearer …`.
    pub secret: String,
}

/// A bot for a seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CallBot {
    /// The number of the seat, from 0.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Which bot; `able` when left out.
    #[serde(default)]
    pub level: Option<String>,
}

/// Where else the same people play.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Elsewhere {
    /// The id of that table, as in its address.
    pub table: String,
}

/// A line of chat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Line {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The name of whoever said it.
    pub from: String,
    /// What was said.
    pub text: String,
}

async fn perform(app: &App, at: At, caller: &Caller, command: Command) -> Result<Json<Moved>, Fault> {
    Ok(Json(app.tables.perform(&at.0, caller, command).await?.into()))
}

/// Takes back one's last decision; where that is not free, asks the others.
#[utoipa::path(post, path = "/api/v1/tables/{id}/undo", request_body = AtVersion, security(("seat" = [])),
    responses((status = 200, body = Moved), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn undo(
    State(app): State<App>,
    at: At,
    Bearer(caller): Bearer,
    Body(body): Body<AtVersion>,
) -> Result<Json<Moved>, Fault> {
    perform(&app, at, &caller, Command::Undo { version: body.version }).await
}

/// Answers somebody who asks to take back.
#[utoipa::path(post, path = "/api/v1/tables/{id}/undo/answer", request_body = UndoAnswer, security(("seat" = [])),
    responses((status = 200, body = Moved), (status = 422, body = Problem)))]
pub async fn answer_undo(
    State(app): State<App>,
    at: At,
    Bearer(caller): Bearer,
    Body(body): Body<UndoAnswer>,
) -> Result<Json<Moved>, Fault> {
    perform(&app, at, &caller, Command::AnswerUndo { agree: body.agree }).await
}

/// Ends one's turn at a table where turns are confirmed. The `version` is accepted and not used: the
/// turn that waits is confirmed as it is now.
#[utoipa::path(post, path = "/api/v1/tables/{id}/confirm", request_body = AtVersion, security(("seat" = [])),
    responses((status = 200, body = Moved), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn confirm(
    State(app): State<App>,
    at: At,
    Bearer(caller): Bearer,
    Body(_): Body<AtVersion>,
) -> Result<Json<Moved>, Fault> {
    perform(&app, at, &caller, Command::Confirm).await
}

/// Says something to the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/chat", request_body = Say, security(("seat" = [])),
    responses((status = 200, body = Moved), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub async fn say(
    State(app): State<App>,
    at: At,
    Bearer(caller): Bearer,
    Body(body): Body<Say>,
) -> Result<Json<Moved>, Fault> {
    let text = clean(&body.text, app.settings.limits.chat_chars, "what you say")?;
    perform(&app, at, &caller, Command::Say(text)).await
}

/// The last hundred lines of chat.
#[utoipa::path(get, path = "/api/v1/tables/{id}/chat", responses((status = 200, body = Vec<Line>)))]
pub async fn chat(State(app): State<App>, At(id): At) -> Result<Json<Vec<Line>>, Fault> {
    let lines = app.tables.services().store.chat(&id, 100).await?;
    let line = |line: store::Chat| Line { at_ms: line.at_ms, from: line.from, text: line.text };
    Ok(Json(lines.into_iter().map(line).collect()))
}

/// Sits down in an open seat.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats", request_body = Sit,
    responses((status = 201, body = Seated), (status = 422, body = Problem)))]
pub async fn sit(
    State(app): State<App>,
    At(id): At,
    Body(body): Body<Sit>,
) -> Result<(StatusCode, Json<Seated>), Fault> {
    let name = clean(&body.name, app.settings.limits.name_chars, "a name")?;
    let secret = Secret::draw()?;
    let command = Command::Sit { seat: body.seat, name, key: secret.key() };
    let done = app.tables.perform(&id, &Caller::nobody(), command).await?;
    let seat = done.seat.ok_or(Fault::Unavailable)?;
    let seated = Seated { version: done.version, seat, secret: secret.reveal().to_owned() };
    Ok((StatusCode::CREATED, Json(seated)))
}

/// Leaves one's seat: a bot plays on until one returns.
#[utoipa::path(post, path = "/api/v1/tables/{id}/leave", security(("seat" = [])),
    responses((status = 200, body = Moved), (status = 401, body = Problem)))]
pub async fn leave(State(app): State<App>, at: At, Bearer(caller): Bearer) -> Result<Json<Moved>, Fault> {
    perform(&app, at, &caller, Command::Leave).await
}

/// Takes one's seat back from the bot.
#[utoipa::path(post, path = "/api/v1/tables/{id}/return", security(("seat" = [])),
    responses((status = 200, body = Moved), (status = 401, body = Problem)))]
pub async fn come_back(State(app): State<App>, at: At, Bearer(caller): Bearer) -> Result<Json<Moved>, Fault> {
    perform(&app, at, &caller, Command::Return).await
}

/// Lets a bot play a seat that is open or whose owner is away.
#[utoipa::path(post, path = "/api/v1/tables/{id}/bot", request_body = CallBot, security(("seat" = [])),
    responses((status = 200, body = Moved), (status = 422, body = Problem)))]
pub async fn call_bot(
    State(app): State<App>,
    at: At,
    Bearer(caller): Bearer,
    Body(body): Body<CallBot>,
) -> Result<Json<Moved>, Fault> {
    let bot = app.opponents().word(body.level.as_deref())?;
    perform(&app, at, &caller, Command::CallBot { seat: body.seat, bot }).await
}

/// Opens a table for the same people; their secrets own the same seats there.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rematch", security(("seat" = [])),
    responses((status = 201, body = Elsewhere), (status = 401, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub async fn rematch(
    State(app): State<App>,
    At(id): At,
    Bearer(caller): Bearer,
    Extension(Client(client)): Extension<Client>,
) -> Result<(StatusCode, Json<Elsewhere>), Fault> {
    let table = play_again(&app, client, &id, &caller).await?;
    Ok((StatusCode::CREATED, Json(Elsewhere { table: table.to_string() })))
}

/// The one table where the same people play again, opened if nobody has yet.
pub async fn play_again(app: &App, client: IpAddr, id: &TableId, caller: &Caller) -> Result<TableId, Fault> {
    let next = app.tables.reserve_rematch(id, caller).await?;
    if !app.tables.has(&next).await? {
        app.count_opening(client).await?;
        app.tables.open_rematch(id, next.clone(), client.into()).await?;
    }
    Ok(next)
}
