//! Opening, looking, acting.

use super::{At, Bearer, Body, Language, Params};
use crate::App;
use crate::http::clean::clean;
use crate::http::fault::Fault;
use crate::http::guard::Client;
use crate::http::keys::{Caller, Secret};
use crate::http::problem::Problem;
use crate::table::meta::{Chair, Continued, TableSettings, Unrated};
use crate::table::tables::{NewGame, chair_for};
use crate::table::update::TurnView;
use crate::table::{Command, Detail, Done, SeatView, TableView, UndoView};
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::response::Json;
use kernel::{MAX_SEATS, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::net::IpAddr;
use store::TableId;
use utoipa::ToSchema;

/// What a table is opened with.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// The game's id.
    pub game: String,
    /// The game's options; what is left out has its default.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub options: Value,
    /// One for each seat, clockwise.
    pub seats: Vec<SeatRequest>,
    /// A seed chosen by whoever opens the table: a number, or 64 hexadecimal digits. The table says that it was chosen.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub seed: Value,
    /// How the table is played.
    #[serde(default)]
    pub settings: TableSettings,
    /// What the table is called.
    #[serde(default)]
    pub name: Option<String>,
    /// Whether more tables shall be opened with this one's secret seed, to compare results: only whoever has the
    /// organiser's secret, which comes with the answer, can do so, and the table says it to all who sit there.
    #[serde(default)]
    pub duplicate_play: bool,
    /// Another table whose secret seed this one shares: it must have been opened for duplicate play and still be on, and
    /// the organiser's secret must be sent as `Authorization: Bearer …`. Its game, options and settings count.
    #[serde(default)]
    pub duplicate: Option<String>,
}

/// Who shall sit in a seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, tag = "kind", rename_all = "snake_case")]
pub enum SeatRequest {
    /// A person or a program: the answer has the seat's secret.
    Human {
        /// The name shown at the table.
        #[serde(default)]
        name: Option<String>,
        /// Not used: a person has no level.
        #[serde(default)]
        level: Option<String>,
    },
    /// A bot of the server.
    Bot {
        /// A level, a program that the server offers, or `random`, `greedy`, `planner`, `mcts:N` up to 2000 iterations, `mcts:Nms`
        /// up to 1900 milliseconds; `able` when left out.
        #[serde(default)]
        level: Option<String>,
        /// The name shown at the table.
        #[serde(default)]
        name: Option<String>,
    },
    /// Whoever comes with the table's address.
    Open {},
}

/// A table that was opened.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Opened {
    /// Its id; whoever knows it may watch, and sit down in an open seat.
    pub table: String,
    /// How many entries its record has: an action names the version it was chosen for.
    pub version: u64,
    /// The secrets of the seats for people.
    pub seats: Vec<OwnedSeat>,
    /// The organiser's secret, at a table that was opened for duplicate play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub organiser: Option<String>,
}

/// The secrets of a table that was opened.
pub struct Secrets {
    /// Of each seat for a person.
    pub seats: Vec<Option<Secret>>,
    /// Of whoever may open more with the same seed.
    pub organiser: Option<Secret>,
}

/// A seat and its secret.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OwnedSeat {
    /// The number of the seat, from 0.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What to send as `Authorization: Bearer …`; absent for bots and open seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// A table, as its asker may see it.
#[derive(Serialize, ToSchema)]
pub struct Table {
    /// How many entries its record has; sent along with every action.
    pub version: u64,
    /// Who is to decide.
    pub turn: TurnView,
    /// What is on the table; its shape is the game's.
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    /// What the asker may do now; empty for spectators and while others decide.
    pub legal: Vec<Legal>,
    /// The game's id.
    pub game: &'static str,
    /// What the table is called.
    pub name: String,
    /// The asker's seat; absent for spectators.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// Whether the match waits for people to sit down.
    pub waiting: bool,
    /// Who has not confirmed a turn yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    pub held_by: Option<Seat>,
    /// What may be taken back.
    pub undo: UndoView,
    /// How the table is played.
    pub settings: TableSettings,
    /// The SHA-256 digest of the seed.
    pub commitment: String,
    /// Whether whoever opened the table chose the seed.
    pub known_seed: bool,
    /// The moment of another match that this one goes on from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub continued: Option<Continued>,
    /// Why the match is no measure of those who play it; absent where nothing speaks against it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unrated: Vec<Unrated>,
    /// Scores and places, when the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub result: Option<kernel::Outcome>,
    /// Where the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The tables with the same seed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub duplicates: Vec<String>,
    /// Whether whoever opened the table may open others with the same seed, and could so foresee every die.
    pub duplicate_play: bool,
}

/// One thing that may be done.
#[derive(Serialize, ToSchema)]
pub struct Legal {
    /// Its notation, to be sent back.
    pub action: String,
    /// The action as a sentence, in the language that `lang` or `Accept-Language` asks for, else in English.
    pub text: String,
    /// What it would bring, as events; what chance or hidden cards decide is left out.
    #[schema(value_type = Vec<Object>)]
    pub preview: Box<RawValue>,
}

/// An action of the game.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The version it was chosen for.
    pub version: u64,
    /// Its notation, as in `legal`.
    pub action: String,
    /// The seat, where the secret owns several.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// What came of it.
#[derive(Serialize, ToSchema)]
pub struct Moved {
    /// The version now.
    pub version: u64,
    /// What happened, as the asker may see it.
    #[schema(value_type = Vec<Object>)]
    pub events: Box<RawValue>,
}

impl From<Done> for Moved {
    fn from(done: Done) -> Moved {
        Moved { version: done.version, events: done.events_json() }
    }
}

impl From<TableView> for Table {
    fn from(table: TableView) -> Table {
        let legal = |choice: crate::table::play::Choice| Legal {
            action: choice.action,
            text: choice.text,
            preview: choice.preview,
        };
        Table {
            version: table.version,
            turn: table.turn,
            view: table.view.json(),
            legal: table.choices.into_iter().map(legal).collect(),
            game: table.game.id(),
            name: table.name,
            seat: table.seat,
            seats: table.seats,
            waiting: table.waiting,
            held_by: table.held_by,
            undo: table.undo,
            settings: table.settings,
            commitment: table.commitment.to_string(),
            known_seed: table.known_seed,
            continued: table.continued,
            unrated: table.unrated,
            result: table.result,
            rematch: table.rematch,
            duplicates: table.duplicates,
            duplicate_play: table.duplicate_play,
        }
    }
}

/// Opens a table.
#[utoipa::path(post, path = "/api/v1/tables", request_body = OpenTable, security((), ("organiser" = [])), responses(
    (status = 201, body = Opened), (status = 400, body = Problem), (status = 422, body = Problem),
    (status = 429, body = Problem)))]
pub async fn open(
    State(app): State<App>,
    Extension(Client(client)): Extension<Client>,
    Bearer(caller): Bearer,
    Body(body): Body<OpenTable>,
) -> Result<(StatusCode, Json<Opened>), Fault> {
    let (id, secrets) = open_table(&app, client, &caller, body).await?;
    let reveal = |secret: Secret| secret.reveal().to_owned();
    let seats = Seat::all(MAX_SEATS).zip(secrets.seats);
    let opened = Opened {
        table: id.to_string(),
        version: 0,
        seats: seats.map(|(seat, secret)| OwnedSeat { seat, secret: secret.map(reveal) }).collect(),
        organiser: secrets.organiser.map(reveal),
    };
    Ok((StatusCode::CREATED, Json(opened)))
}

/// Opens a table as asked, and gives its id and its secrets.
pub async fn open_table(
    app: &App,
    client: IpAddr,
    caller: &Caller,
    body: OpenTable,
) -> Result<(TableId, Secrets), Fault> {
    let unknown = || Fault::Malformed(format!("no game is called {:?}", body.game));
    let game = app.games().get_offered(&body.game).ok_or_else(unknown)?;
    let (least, most) = game.meta().seats;
    if !(usize::from(least)..=usize::from(most)).contains(&body.seats.len()) {
        return Err(Fault::Malformed(format!(
            "this game has {least} to {most} seats, not {}",
            body.seats.len()
        )));
    }
    let limits = &app.settings.limits;
    let name =
        body.name.as_deref().map(|name| clean(name, limits.name_chars, "the table's name")).transpose()?;
    let known_seed = parse_seed(&body.seed)?;
    let mut chairs = Vec::new();
    let mut seats = Vec::new();
    for (seat, request) in Seat::all(MAX_SEATS).zip(body.seats) {
        let (chair, secret) = chair(app, seat, request)?;
        chairs.push(chair);
        seats.push(secret);
    }
    app.count_opening(client).await?;
    if let Some(of) = body.duplicate {
        let of = TableId::new(of).map_err(|_| Fault::Missing("table"))?;
        let id = app.tables.duplicate(&of, caller, chairs).await?;
        return Ok((id, Secrets { seats, organiser: None }));
    }
    let organiser = body.duplicate_play.then(Secret::draw).transpose()?;
    let new = NewGame {
        game: game.clone(),
        options: body.options,
        name: name.unwrap_or_else(|| game.meta().title.to_owned()),
        chairs,
        settings: body.settings,
        known_seed,
        organiser: organiser.as_ref().map(Secret::key),
        visitor: client.into(),
    };
    Ok((app.tables.open(new).await?, Secrets { seats, organiser }))
}

fn chair(app: &App, seat: Seat, request: SeatRequest) -> Result<(Chair, Option<Secret>), Fault> {
    let name_chars = app.settings.limits.name_chars;
    let named = |name: Option<String>, default: String| match name {
        Some(name) => clean(&name, name_chars, "a name"),
        None => Ok(default),
    };
    match request {
        SeatRequest::Human { name, .. } => {
            let (chair, secret) = chair_for(named(name, format!("Seat {}", seat.index() + 1))?)?;
            Ok((chair, Some(secret)))
        }
        SeatRequest::Bot { level, name } => {
            let word = app.opponents().word(level.as_deref())?;
            let name = named(name, format!("{word} bot"))?;
            Ok((Chair { name, key: None, bot: Some(word) }, None))
        }
        SeatRequest::Open {} => Ok((Chair::default(), None)),
    }
}

fn parse_seed(seed: &Value) -> Result<Option<Seed>, Fault> {
    let wrong = || Fault::Malformed("a seed is a whole number below 2^64 or 64 hexadecimal digits".into());
    match seed {
        Value::Null => Ok(None),
        Value::Number(number) => number.as_u64().map(|n| Some(Seed::from_number(n))).ok_or_else(wrong),
        Value::String(text) => text.parse().map(Some).map_err(|_| wrong()),
        _ => Err(wrong()),
    }
}

/// A table, as the asker may see it.
#[utoipa::path(get, path = "/api/v1/tables/{id}", security((), ("seat" = [])),
    params(("seat" = Option<u8>, Query, description = "The seat, where the secret owns several."),
        ("lang" = Option<String>, Query, description = "The language of `legal[].text`: `en`, `it`, `es` or `de`; by default what `Accept-Language` asks for, else English.")),
    responses((status = 200, body = Table), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub async fn look(
    State(app): State<App>,
    At(id): At,
    Bearer(mut caller): Bearer,
    Params(query): Params<SeatQuery>,
    Language(lang): Language,
) -> Result<Json<Table>, Fault> {
    caller.seat = query.seat;
    Ok(Json(app.tables.view_in(Detail::Choices(lang), &id, &caller).await?.into()))
}

/// Which of several own seats to look with.
#[derive(Debug, Default, Deserialize)]
pub struct SeatQuery {
    /// The number of the seat, from 0; else the one that is to decide.
    pub seat: Option<Seat>,
}

/// Does an action.
#[utoipa::path(post, path = "/api/v1/tables/{id}/actions", request_body = Act, security(("seat" = [])), responses(
    (status = 200, body = Moved), (status = 401, body = Problem), (status = 404, body = Problem),
    (status = 409, description = "The table moved on: `version` says where it is.", body = Problem),
    (status = 422, description = "The rules do not allow it: `error` says why.", body = Problem),
    (status = 429, body = Problem)))]
pub async fn act(
    State(app): State<App>,
    At(id): At,
    Bearer(mut caller): Bearer,
    Body(body): Body<Act>,
) -> Result<Json<Moved>, Fault> {
    caller.seat = body.seat;
    let command = Command::Act { version: body.version, action: body.action };
    Ok(Json(app.tables.perform(&id, &caller, command).await?.into()))
}
