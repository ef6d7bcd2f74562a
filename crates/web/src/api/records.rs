//! Records: downloaded while a match is on without its secrets, whole when it is over; uploaded to be replayed.

use super::{At, Bearer, read};
use crate::App;
use crate::games::{GameRef, Games, HostedGame};
use crate::http::clean::clean;
use crate::http::fair::Visitor;
use crate::http::fault::Fault;
use crate::http::guard::Client;
use crate::http::keys::{self, Caller};
use crate::http::problem::Problem;
use crate::table::TableView;
use crate::table::bounds::check_length;
use crate::table::meta::{Chair, Meta};
use crate::table::play::Past;
use axum::body::Body;
use axum::extract::{Extension, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Json, Response};
use bytes::Bytes;
use futures_util::stream::iter;
use kernel::Seed;
use kernel::record::{Entry, Record};
use serde::Serialize;
use std::convert::Infallible;
use std::net::IpAddr;
use store::{Append, Kind, NewTable, Snapshot, TableId};
use utoipa::ToSchema;

/// The record of a table.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", security((), ("seat" = [])), responses(
    (status = 200, content_type = "application/jsonl", body = String), (status = 404, body = Problem)))]
pub async fn download(State(app): State<App>, At(id): At, Bearer(caller): Bearer) -> Result<Response, Fault> {
    let table = app.tables.view(&id, &caller).await?;
    let mut response = Response::new(record_body(&app, &id, &table, caller.visitor).await?);
    response
        .headers_mut()
        .insert(header::CONTENT_TYPE, HeaderValue::from_static("application/jsonl; charset=utf-8"));
    if let Ok(name) =
        HeaderValue::from_str(&format!("attachment; filename=\"{}-{id}.jsonl\"", table.game.id()))
    {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

/// The record as somebody may have it now, written piece by piece as it is read.
pub async fn record_body(
    app: &App,
    id: &TableId,
    table: &TableView,
    visitor: Visitor,
) -> Result<Body, Fault> {
    let course = app.tables.services().course(id, visitor).await?;
    let is_open = table.result.is_some() && app.tables.are_all_over(id).await?;
    let sealed_for = (!is_open).then_some(table.viewer);
    let texts = course.texts(sealed_for).map(|text| Ok::<_, Infallible>(Bytes::from(text)));
    Ok(Body::from_stream(iter(texts)))
}

/// The whole record with its secrets, from the store: never for an answer as it is.
pub async fn whole_record(app: &App, id: &TableId) -> Result<(GameRef, Record), Fault> {
    let store = &app.tables.services().store;
    let loaded = store.load(id).await?;
    let game = app.games().get(&loaded.game).ok_or(Fault::Missing("game"))?;
    let lines = store.entries(id, 0).await?;
    let text =
        std::iter::once(loaded.header).chain(lines).chain(loaded.footer).collect::<Vec<_>>().join("\n");
    let record = Record::parse(&text).map_err(|error| {
        tracing::error!(table = %id, %error, "a record cannot be read");
        Fault::SetAside
    })?;
    Ok((game.clone(), record))
}

/// A record that was kept.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Kept {
    /// The table where it can be replayed.
    pub table: String,
}

/// Uploads the record of a finished match, which is checked from its seed to its result and can then be replayed.
#[utoipa::path(post, path = "/api/v1/records", request_body(content = String, content_type = "application/jsonl"),
    responses((status = 201, body = Kept), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn upload(
    State(app): State<App>,
    Extension(Client(client)): Extension<Client>,
    request: Request,
) -> Result<(StatusCode, Json<Kept>), Fault> {
    let _arriving = app.begin_record(client)?;
    let bytes = read(request, app.settings.limits.record_bytes).await?;
    let text = String::from_utf8(bytes.into());
    let text = text.map_err(|_| Fault::Malformed("a record is UTF-8 text".into()))?;
    let table = keep_record(&app, client, text).await?;
    Ok((StatusCode::CREATED, Json(Kept { table: table.to_string() })))
}

/// Checks a finished record and keeps it as a table that is over.
pub async fn keep_record(app: &App, client: IpAddr, text: String) -> Result<TableId, Fault> {
    let services = app.tables.services();
    let bytes = text.len();
    // Reading megabytes takes its time, too: beside the runtime, and shared by visitors.
    let place = services.place(client.into()).await?;
    let (games, name_chars) = (app.games().clone(), app.settings.limits.name_chars);
    let (game, record) = services.replay(place, move || read_record(&games, &text, name_chars)).await??;
    app.count_opening(client).await?;
    app.count_record(client, bytes).await?;
    let rules = game.clone();
    let place = services.place(client.into()).await?;
    let checked = services.replay(place, move || check(&*rules, &record)).await?.map_err(Fault::Untrue)?;
    store_record(app, &*game, checked).await
}

/// A record of a game that is offered here, no longer than one of a table.
fn read_record(games: &Games, text: &str, name_chars: usize) -> Result<(GameRef, Record), Fault> {
    let mut record = Record::parse(text).map_err(|error| Fault::Untrue(error.to_string()))?;
    let unknown = || Fault::Untrue(format!("no game is called {:?}", record.header.game));
    let game = games.get_offered(&record.header.game).ok_or_else(unknown)?;
    check_length(game.meta(), &record.entries).map_err(Fault::Untrue)?;
    clean_names(&mut record, name_chars)?;
    Ok((game.clone(), record))
}

/// A record that holds.
struct Checked {
    seed: Seed,
    /// Who sat where in the end.
    seats: Vec<Chair>,
    lines: Vec<String>,
    /// The match at its end: woken from that, it need not be played again.
    end: Snapshot,
}

fn check(rules: &dyn HostedGame, record: &Record) -> Result<Checked, String> {
    rules.verify(record)?;
    let seed = record.footer.ok_or("the record is not over")?.seed;
    let end = rules.wake(Past::of(record, seed), None)?.play;
    let end = Snapshot { version: record.entries.len() as u64, bytes: end.snapshot() };
    let mut seats: Vec<Chair> = record.header.seats.iter().map(chair).collect();
    for entry in &record.entries {
        if let Entry::Seat { seat, sitter } = entry
            && let Some(place) = seats.get_mut(seat.index())
        {
            *place = chair(sitter);
        }
    }
    let lines = record.to_text().lines().map(str::to_owned).collect();
    Ok(Checked { seed, seats, lines, end })
}

/// Names in a record are shown like names typed here, so they are cleaned like these.
fn clean_names(record: &mut Record, most: usize) -> Result<(), Fault> {
    let later = record.entries.iter_mut().filter_map(|entry| match entry {
        Entry::Seat { sitter, .. } => Some(sitter),
        _ => None,
    });
    for sitter in record.header.seats.iter_mut().chain(later) {
        if !sitter.name.is_empty() {
            sitter.name = clean(&sitter.name, most, "a name in the record")?;
        }
        if let Some(bot) = &mut sitter.bot {
            *bot = clean(bot, most, "a bot in the record")?;
        }
    }
    Ok(())
}

async fn store_record(app: &App, game: &dyn HostedGame, checked: Checked) -> Result<TableId, Fault> {
    let Checked { seed, seats, mut lines, end } = checked;
    let id = TableId::new(keys::draw_table_id()?).map_err(|_| Fault::Unavailable)?;
    let store = &app.tables.services().store;
    let now_ms = app.tables.services().now_ms();
    let meta = Meta::of_known_match(format!("{} (uploaded)", game.meta().title), seats);
    let bytes = lines.iter().map(|line| line.len() as u64).sum();
    let last = lines.pop();
    let header = lines.remove(0);
    let new = NewTable {
        id: id.clone(),
        game: game.id().to_owned(),
        header,
        seed,
        meta: meta.to_text(),
        created_ms: now_ms,
        kind: Kind { imported: Some(bytes), ..meta.kind() },
    };
    store.create(new).await?;
    let append = Append {
        entries: lines,
        snapshot: Some(end),
        updated_ms: now_ms,
        over: true,
        footer: last,
        ..Append::default()
    };
    store.append(&id, 0, append).await?;
    // Waking it once shows that it can be replayed here.
    app.tables.view(&id, &Caller::nobody()).await?;
    Ok(id)
}

fn chair(sitter: &kernel::record::Sitter) -> Chair {
    // A seat without a key stays empty for ever at a match that is over.
    Chair { name: sitter.name.clone(), key: None, bot: sitter.bot.clone() }
}
